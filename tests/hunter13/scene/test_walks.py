"""Where a hunter can go through rooms that lie open."""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13.content.story import Heed, Story
from hauntbox.games.hunter13.scene.answers.walks import walks
from hauntbox.games.hunter13.state import Mansion
from hunter13.manor import beast, manor, turn


def ways(g: Mansion) -> dict[str, list[str]]:
    found = walks(g, 0)
    return {walk.to: [str(act) for act in walk.acts] for walk in found.ways} if found is not None else {}


def test_a_hunter_walks_through_explored_rooms() -> None:
    g = turn(manor(at="T-39 T-5"))
    assert ways(g) == {"T-6": ["go east"], "T-7": ["go east", "go east"]}


@pytest.mark.parametrize("place", ["T-6", "T-7"])
def test_an_unexplored_room_is_the_end_of_a_walk(place: str) -> None:
    g = turn(manor(at="T-39 T-5", new=place))
    assert list(ways(g))[-1] == place


def test_a_monster_is_the_end_of_a_walk() -> None:
    g = manor(at="T-39 T-5")
    beast(g, "E-31", "T-6")
    assert list(ways(turn(g))) == ["T-6"]


def test_a_room_with_cards_left_in_it_is_the_end_of_a_walk() -> None:
    g = manor(at="T-39 T-5")
    g.omens[5] = (3,)
    assert list(ways(turn(g))) == ["T-6"]


def test_what_the_scenario_waits_for_does_not_show() -> None:
    """A clue in the first room would end the movement; nobody knows that it is there."""
    g = manor(at="T-39 T-5")
    before = ways(turn(g))
    g.story = Story(heeds=(Heed("entered", tiles=1 << 5),), by_trigger={"entered": (0,)})
    assert ways(g) == before
