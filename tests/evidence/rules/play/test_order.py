"""In which order things are told, dealt and shown: never by when they came about unseen. HID-26"""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from evidence.kit import do, drift, facts, haunting, pass_on
from evidence.notes import squares
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.ghosts import DOTS
from hauntbox.games.evidence.cards.tokens import Print
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves

HUNTER = (1,)


def printed(*ages: int, found: int = 0) -> Haunting:
    """Prints on G7 and H7 that were left in these rounds; a hunter with a flashlight stands beside them."""
    g = haunting("Demon", hunters="H6 van", hands="Flashlight", round=5)
    marks = [Print(g.house.place[name], left, found) for name, left in zip(("G7", "H7"), ages, strict=True)]
    g.prints = tuple(sorted(marks, key=lambda mark: mark.left))
    return g


@proves("EVI-HID-26")
@pytest.mark.parametrize("ages", [(3, 4), (4, 3)])
def test_found_prints_are_named_by_their_place_and_not_by_their_age(ages: tuple[int, int]) -> None:
    g = printed(*ages)
    do(g, "use Flashlight")
    squares = sorted([g.house.place["G7"], g.house.place["H7"]])
    assert facts(g, "prints") == [(1, *squares)]
    assert [fact for fact in g.facts if fact[0] == "shone"] == [("shone", 5, g.house.place["H6"], tuple(squares))]


@proves("EVI-HID-26")
def test_prints_that_fade_together_are_named_by_their_place() -> None:
    squares = []
    for ages in ((1, 2), (2, 1)):
        g = printed(*ages, found=4)
        g.facts.append(("shone", 4, g.house.place["H6"], tuple([mark.square for mark in g.prints])))
        g.round = 7
        pass_on(g)
        squares.append(facts(g, "faded"))
    assert squares[0] == squares[1] == sorted(squares[0])


@proves("EVI-HID-26")
@pytest.mark.parametrize("walk", ["H6 H7", "I7 H7 H6"])
def test_sightings_are_announced_as_the_tokens_were_placed_and_not_as_they_were_crossed(walk: str) -> None:
    g = haunting("Goryo", "Nursery", at="I6", hunters="van van", round=1)
    g.dots = (g.house.place["G8"], g.house.place["G5"])
    pass_on(g)
    do(g, *[f"step {square}" for square in walk.split()], "stop")
    assert [token for token, *_ in facts(g, "sighted")] == list(g.dots)
    assert [entry.kind for entry in g.log] == [DOTS]


@proves("EVI-HID-26")
def test_a_redeal_does_not_depend_on_the_ages_of_the_prints() -> None:
    g = haunting("Demon", hunters="H6 van", hands="Flashlight", round=1, grace_rounds=9)
    for walk in (["G7", "H7"], ["G7"], []):
        pass_on(g, uv=6)
        drift(g, *walk)
    do(g, "use Flashlight")
    h = g.clone()
    h.prints = aged_otherwise(g.prints)
    assert (g.prints != h.prints, GAME.view(g, HUNTER) == GAME.view(h, HUNTER)) == (True, True)
    assert all([reported(g, n) == reported(h, n) for n in range(40)])


def reported(g: Haunting, n: int) -> bytes:
    """What a bug report of the hunter holds, by these dice."""
    return GAME.codec.save(GAME.redeal(g, HUNTER, Random(n)))


def aged_otherwise(prints: tuple[Print, ...]) -> tuple[Print, ...]:
    """The same prints, and the one that was left first was left last."""
    return tuple([replace(mark, left=age.left) for mark, age in zip(prints[::-1], prints, strict=True)])


@proves("EVI-HID-26")
def test_whether_a_hunting_ghost_has_several_to_pick_from_is_not_told_before_it_has_picked() -> None:
    """The notebook is the same, whether somebody is in reach or not."""
    seen = []
    for at in ("B2", "H7"):
        g = haunting("Spirit", "Kitchen", at=at, hunters="B3 B1 van", hunt=4, one_victim=True)
        pass_on(g)
        seen.append((bool(g.prey), GAME.view(g, HUNTER)))
        assert "B2" in squares(g, "Spirit", "Kitchen")  # where it is about to pick, or may be
    assert [prey for prey, _ in seen] == [True, False]
    assert seen[0][1] == seen[1][1]


def test_a_ghost_that_may_be_beside_several_at_the_start_of_its_turn_can_be_dealt_there() -> None:
    g = haunting("Spirit", "Kitchen", at="B2", hunters="B3 B1 van", hunt=4, one_victim=True, kill_reach=6)
    pass_on(g)
    worlds = [GAME.redeal(g, HUNTER, Random(n)) for n in range(60)]
    assert {len(world.prey) for world in worlds} == {0, 2}
    assert all([GAME.view(world, HUNTER) == GAME.view(g, HUNTER) for world in worlds])
