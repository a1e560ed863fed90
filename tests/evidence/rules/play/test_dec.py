"""Decisions. DEC"""

from __future__ import annotations

import pytest

from evidence.kit import build, cards, do, haunting, logged, offers, pass_on, told, where, why_not
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.ghosts import WRITING
from hauntbox.games.evidence.cards.tokens import Book
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.view import view
from hauntbox.ledger import proves
from hauntbox.table import Chair, open_table


@proves("EVI-DEC-04")
@pytest.mark.parametrize(
    ("scenario", "room"), [("larkspur", "Washroom"), ("penhallow", "Study"), ("corvane", "Archive")]
)
def test_the_table_chooses_the_map_and_the_options(scenario: str, room: str) -> None:
    g = new(Options(players=3, hunter_hand=1), scenario, "seed")
    assert (view(g, ()).scenario, g.house.title) == (scenario, build(scenario).title)
    do(g, "be Spirit", f"dwell {room}", "pick Book", "pick Book")
    assert (view(g, ()).cards, g.waiting()) == ([1, 1], (0,))


@proves("EVI-DEC-04")
def test_the_table_chooses_who_plays_the_ghost() -> None:
    chairs = [Chair("Ann", (1,)), Chair("Ben", (2,)), Chair("Cleo", (0,))]
    table = open_table(GAME, {"players": 3}, "larkspur", chairs=chairs)
    assert table.asked() == {2: [0]}


@proves("EVI-DEC-16")
@pytest.mark.parametrize("item", ["DOTS", "Book", "Crucifix"])
def test_a_placed_item_goes_onto_the_hunters_square_without_another_question(item: str) -> None:
    g = haunting(hunters="E8 van", hands=f"{item}, Thermometer")
    do(g, f"use {item}")
    squares = {"DOTS": g.dots, "Book": tuple([book.square for book in g.books]), "Crucifix": g.crucifixes}
    assert (squares[item], g.hand[1]) == ((g.house.place["E8"],), cards("Thermometer", g.options))
    assert (g.waiting(), "step E7" in offers(g)) == ((1,), True)


@proves("EVI-DEC-21")
@pytest.mark.parametrize(("hunter", "fate"), [("B4", "dead"), ("D4", "D4")])
def test_a_kill_is_no_decision(hunter: str, fate: str) -> None:
    g = haunting(at="B2", hunters=f"{hunter} van", turn="ghost", hunt=4)
    do(g, "step B3")
    assert (where(g, 1), g.waiting()) == (fate, (2,) if fate == "dead" else (0,))


@proves("EVI-DEC-21")
def test_with_a_full_hand_there_is_no_swap() -> None:
    g = haunting(hunters="E8 van", hands="Thermometer, EMF Reader")
    g.dots = (g.house.place["E8"],)
    assert (why_not(g, "pick up DOTS"), "pick up DOTS" in offers(g)) == ("EVI-PAR-02", False)
    g.hand[1] = g.hand[1][:1]
    assert (why_not(g, "pick up DOTS"), "pick up DOTS" in offers(g)) == ("", True)


@proves("EVI-DEC-21")
@pytest.mark.parametrize(("ghost", "choice"), [("Spirit", ["relent"]), ("Demon", ["relent", "prolong"])])
def test_the_end_of_a_hunt_is_a_decision_for_a_demon_alone(ghost: str, choice: list[str]) -> None:
    g = haunting(ghost=ghost, hunters="van van", round=7, hunt=4)
    pass_on(g)
    assert (offers(g), why_not(g, "prolong") == "EVI-TYPE-14") == (choice, ghost == "Spirit")


@proves("EVI-DEC-21")
def test_writing_and_a_look_at_it_happen_by_themselves() -> None:
    g = haunting(hunters="G6 van")
    g.books = (Book(g.house.place["G6"], checked=5),)
    pass_on(g, uv=1, book=4, hunt=1)
    assert g.books[0].written
    do(g, "stop", "refrain", "roll")
    assert (logged(g), g.waiting(), "book written" in told(g)) == ([WRITING], (1,), True)
