"""What is kept beside the position, so as not to be worked out at every question, is what the position says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.story.story_acts import is_at
from hauntbox.games.hunter13.state import Mansion, hunters

KEPT = ("beside", "passages", "passable", "outward", "fresh", "adjacent", "ways")


def kept(g: Mansion) -> dict[str, object]:
    return {name: getattr(g, name) for name in KEPT}


def surveyed(g: Mansion) -> dict[str, object]:
    h = g.clone()
    survey(h)
    return kept(h)


def walk(scenario: str, options: Options) -> Iterator[Mansion]:
    """The positions of a random game."""
    g, rng = GAME.new(options, scenario, "house"), Random(3)
    assert isinstance(g, Mansion)
    while g.waiting():
        yield g
        role = rng.choice(g.waiting())
        g.apply(role, rng.choice(g.legal(role)))


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_after_every_decision_the_doors_are_as_a_survey_of_the_whole_house_finds_them(scenario: str) -> None:
    for g in walk(scenario, Options(many_doors=True, extra_hp=9)):
        assert kept(g) == surveyed(g)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_deed_is_looked_for_on_every_tile_on_which_it_may_have_its_place(scenario: str) -> None:
    for g in walk(scenario, Options()):
        for role in hunters(g):
            there = [n for n, act in enumerate(g.story.acts) if g.at[role] >= 0 and is_at(g, act, role)]
            assert set(there) <= set(g.story.acts_on[g.at[role]])
