"""Chance. RND"""

from __future__ import annotations

from random import Random

import pytest

from evidence.kit import do, haunting, pass_on, told
from hauntbox.games.evidence.cards.tokens import Book
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def rolled(g: Haunting) -> list[str]:
    return [purpose for purpose, _ in g.rolls]


@proves("EVI-RND-06")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_items_are_chosen_and_steps_are_taken_without_chance(seed: str) -> None:
    g = new(Options(players=3), "larkspur", seed)
    do(g, "be Wraith", "dwell Kitchen", "pick Book", "pick DOTS", "pick Thermometer", "pick EMF Reader")
    assert g.drawn == {"uv": 1}
    do(g, "step B3", "step B4", "stop", "refrain", "step E8", "step E7", "use Book", "end")
    assert g.drawn == {"uv": 1, "event": 1}


@proves("EVI-RND-06")
@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_rolls_these_five_dice_and_leaves_nothing_else_to_chance(seed: int) -> None:
    g, rng = new(Options(players=4), "larkspur", str(seed)), Random(seed)
    while role := [*g.waiting()]:
        g.apply(role[0], rng.choice(g.legal(role[0])))
    assert set(g.drawn) <= {"uv", "book", "event", "hunt", "emf"}
    assert sum(g.drawn.values()) == len(g.rolls) > 0
    assert {value for _, value in g.rolls} <= {1, 2, 3, 4, 5, 6}


@proves("EVI-RND-10")
def test_the_dice_of_a_passive_turn_are_rolled_in_a_fixed_order() -> None:
    g = haunting(hunters="van van")
    g.books = (Book(g.house.place["G6"], checked=5),)
    pass_on(g, uv=3, book=2, event=5, hunt=4)
    do(g, "stop", "refrain", "roll")
    assert g.rolls == [("uv", 3), ("book", 2), ("event", 5), ("hunt", 4)]


@proves("EVI-RND-11")
@pytest.mark.parametrize("die", [1, 6])
def test_dice_that_cannot_matter_are_rolled_all_the_same(die: int) -> None:
    g = haunting(ghost="Wraith", room="Kitchen", hunters="E8 van")
    g.books = (Book(g.house.place["G6"], checked=5),)
    pass_on(g, uv=die, book=die, event=die)
    assert (rolled(g), g.prints, g.books[0].written) == (["uv", "book"], (), False)
    do(g, "stop")
    assert (rolled(g), g.event_roll) == (["uv", "book", "event"], die)
    do(g, "refrain")
    assert told(g).count("rolled") == 3


@proves("EVI-RND-11")
def test_a_print_is_left_only_by_a_ghost_that_leaves_prints() -> None:
    g = haunting(ghost="Goryo", hunters="E8 van")
    pass_on(g, uv=4)
    assert (rolled(g), len(g.prints)) == (["uv"], 1)
