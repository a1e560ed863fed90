"""Bots judge every mission from its first position on, before anything has been counted or flagged."""

from __future__ import annotations

from random import Random

import pytest

from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.bots.judgement import judge
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.state import Farm

MOVES = 12


@pytest.mark.parametrize("mission", list(GAME.scenarios))
def test_a_mission_is_judged_at_its_start_and_after_a_few_moves(mission: str) -> None:
    g = GAME.lay_out(Options(), mission, "fresh")
    assert isinstance(g, Farm)
    g.settle()
    rng = Random(mission)
    for _ in range(MOVES):
        assert all(0.0 < judge(g, role) < 1.0 for role in range(4))
        if not g.waiting():
            return
        role = g.waiting()[0]
        g.apply(role, rng.choice(g.legal(role)))
