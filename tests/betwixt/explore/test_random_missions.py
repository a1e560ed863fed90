"""Whole explorations at random: nothing breaks, every position has an answer. DRAW, EXP"""

from __future__ import annotations

import random

import pytest

from betwixt.outdoors import guide_1, t, tiles
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.explore.bags import add_tokens
from hauntbox.games.betwixt.rules.explore.starting import begin
from hauntbox.games.betwixt.rules.fight.defeat import leave_map
from hauntbox.games.betwixt.rules.guide import GUIDES
from hauntbox.games.betwixt.rules.hooks import ANSWERS
from hauntbox.games.betwixt.state import Farm, monsters

BOOTH, PORCH = tiles("8", "12")


def answer(g: Farm, trigger: str, facts: tuple[int, ...]) -> None:
    """A mission like the first one, with all fights won at once."""
    if trigger == "start":
        g.goal, g.visits = t("tile 8"), 1 << BOOTH
    elif trigger == "visited":
        g.goal, g.visits = t("tile 12"), 0
        add_tokens(g, [t(word) for word in ("tile 12", "monster 7", "ambush", "trap")])


def won(g: Farm) -> bool:
    return PORCH in g.map.lies


@pytest.mark.parametrize("seed", range(60))
def test_explorations_lead_to_both_objectives(seed: int) -> None:
    ANSWERS.append(answer)
    GUIDES["test"] = guide_1()
    g = Farm(options=Options())
    g.seed = str(seed)
    dice = random.Random(seed)
    try:
        begin(g, "test")
        g.settle()
        for _ in range(3_000):
            if won(g) or g.outcome:
                break
            for m in monsters(g):
                leave_map(g, m)
            (role,) = g.waiting()
            legal = g.legal(role)
            assert legal, g.agenda
            assert len(legal) <= 64
            for act in legal:
                assert not g.why_not(role, act)
            g.apply(role, dice.choice(legal))
        assert won(g)
    finally:
        ANSWERS.remove(answer)
