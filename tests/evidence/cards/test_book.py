"""Item: Ghost Writing Book. BOOK"""

from __future__ import annotations

import pytest

from evidence.kit import do, drift, facts, haunting, logged, pass_on, told, why_not
from hauntbox.games.evidence.cards.ghosts import WRITING
from hauntbox.games.evidence.cards.tokens import Book
from hauntbox.games.evidence.secrets.view import view
from hauntbox.ledger import proves


@proves("EVI-BOOK-01")
def test_a_book_goes_from_the_hand_onto_the_floor_though_not_in_a_hiding_place() -> None:
    g = haunting(hunters="A1 van", hands="Book, Book")
    assert why_not(g, "use Book") == "EVI-ITM-09"
    do(g, "step A2", "use Book")
    assert ([book.square for book in g.books], len(g.hand[1])) == ([g.house.place["A2"]], 1)


@proves("EVI-BOOK-02", "EVI-BOOK-03")
@pytest.mark.parametrize(
    ("square", "written"), [("B2", True), ("A2", True), ("C3", True), ("B4", False), ("D2", False), ("H7", False)]
)
def test_it_is_written_in_anywhere_in_the_ghost_room_and_nowhere_else(square: str, written: bool) -> None:
    g = haunting(room="Kitchen")
    g.books = (Book(g.house.place[square], checked=5),)
    pass_on(g, book=4)
    assert g.books[0].written is written


@proves("EVI-BOOK-03")
@pytest.mark.parametrize(("die", "written"), [(3, False), (4, True)])
def test_writing_comes_by_the_book_roll(die: int, written: bool) -> None:
    g = haunting(hunters="G6 van", hands="Book", round=1)
    do(g, "use Book")
    g.books += (Book(g.house.place["B2"], checked=1),)
    pass_on(g, book=die)
    drift(g, "H6", "G6", "H6", "G6")
    assert ([book.written for book in g.books], logged(g)) == ([written, False], [WRITING] if written else [])


@proves("EVI-BOOK-03")
def test_a_ghost_that_never_writes_does_not_write() -> None:
    g = haunting("Obake", hunters="G6 van", hands="Book", round=1)
    do(g, "use Book")
    pass_on(g, book=6)
    assert not g.books[0].written


@proves("EVI-BOOK-03")
def test_a_hunting_ghost_does_not_write() -> None:
    g = haunting(hunt=4)
    g.books = (Book(g.house.place["H7"], checked=5),)
    g.rig("book", 6)
    pass_on(g)
    assert (g.books[0].written, "book" in g.drawn) == (False, False)


@proves("EVI-BOOK-04")
def test_writing_is_evidence_only_when_somebody_looks_again() -> None:
    g = haunting(hunters="G7 van", hands="Book", round=1)
    do(g, "use Book", "step G6", "step F6", "step E6", "step E5")
    pass_on(g, book=3)
    drift(g)
    do(g, "step E4")
    pass_on(g, book=4)
    drift(g)
    assert (g.books[0].written, logged(g)) == (True, [])
    do(g, "step E5")
    assert logged(g) == [WRITING]


@proves("EVI-BOOK-05")
def test_the_first_look_at_a_written_book_is_evidence_and_all_hear_it_once() -> None:
    g = haunting(hunters="G6 H6", round=1)
    g.books = (Book(g.house.place["G7"], checked=1),)
    pass_on(g, book=4)
    drift(g)
    do(g, "step G7", "step G8")
    assert [told(g, *seat).count("book written") for seat in ((), (0,), (2,))] == [1, 1, 1]
    assert [(entry.kind, entry.finder) for entry in g.log] == [(WRITING, 1)]


@proves("EVI-BOOK-06")
@pytest.mark.parametrize(("square", "log"), [("B4", [WRITING]), ("C4", [])])
def test_a_look_takes_four_squares_of_walking_and_no_action(square: str, log: list[int]) -> None:
    g = haunting(hunters=f"{'B5' if square == 'B4' else 'D4'} van", hands="Thermometer")
    g.books = (Book(g.house.place["C1"], checked=4, written=True),)
    do(g, f"step {square}")
    assert (logged(g), why_not(g, "use Thermometer")) == (log, "")


@proves("EVI-BOOK-07")
def test_a_book_without_writing_is_said_to_be_empty() -> None:
    g = haunting(hunters="G6 van", round=1)
    g.books = (Book(g.house.place["G7"], checked=1),)
    pass_on(g, book=3)
    drift(g)
    assert (facts(g, "book empty"), logged(g)) == ([(1, g.house.place["G7"])], [])
    assert "book empty" in told(g)


@proves("EVI-BOOK-08")
def test_who_picks_a_book_up_has_looked_at_it_before() -> None:
    g = haunting(hunters="A8 van", round=5)
    g.books = (Book(g.house.place["A7"], checked=4, written=True),)
    do(g, "step A7", "pick up Book")
    assert (logged(g), len(g.books), len(g.hand[1])) == ([WRITING], 0, 1)


@proves("EVI-BOOK-09")
def test_a_book_that_is_put_down_again_is_empty() -> None:
    g = haunting(hunters="G7 van", hands="Thermometer", round=1)
    g.books = (Book(g.house.place["G7"], checked=1),)
    pass_on(g, book=4)
    drift(g)
    do(g, "pick up Book")
    pass_on(g)
    drift(g)
    do(g, "use Book")
    assert [(book.written, book.shown) for book in view(g, (0,)).books] == [(False, False)]
