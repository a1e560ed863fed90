"""The passive ghost's evidence rolls and its walk. PAS"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, logged, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import TYPE_NAMES
from hauntbox.games.evidence.cards.tokens import Book, Salt
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def haunted(ghost: str = "Spirit", books: str = "", at: str = "", round: int = 4, hunt: int = 0) -> Haunting:
    """The ghost of the Nursery, books on these squares, one hunter in the van, and the ghost's turn is next."""
    g = haunting(ghost, at=at, hunters="van", round=round, hunt=hunt)
    g.books = tuple([Book(g.house.place[square], checked=round) for square in books.split()])
    return g


def prints(g: Haunting) -> list[str]:
    return [g.house.names[mark.square] for mark in g.prints]


def written(g: Haunting) -> list[bool]:
    return [book.written for book in g.books]


@proves("EVI-PAS-01")
def test_the_evidence_rolls_come_before_the_ghost_moves() -> None:
    g = haunted("Obake")
    pass_on(g, uv=6)
    assert (told(g)[-1], prints(g), where(g, 0), offers(g)[-1]) == ("rolled", ["H7"], "H7", "stop")
    do(g, "step H6", "stop")
    assert prints(g) == ["H7"]


@proves("EVI-PAS-02")
@pytest.mark.parametrize("ghost", TYPE_NAMES)
def test_every_type_makes_one_uv_roll_in_every_passive_turn(ghost: str) -> None:
    g = haunted(ghost, round=1)
    pass_on(g)
    do(g, "stop", "manifest", "end")
    assert view(g, ()).rolled == ["uv", "event", "uv"]


@proves("EVI-PAS-03")
@pytest.mark.parametrize("ghost", ["Spirit", "Wraith", "Obake"])
@pytest.mark.parametrize(("books", "rolled"), [("", ["uv"]), ("B2", ["uv", "book"]), ("G8", ["uv", "book"])])
def test_a_book_roll_is_made_if_a_book_lies_anywhere_in_the_house(ghost: str, books: str, rolled: list[str]) -> None:
    g = haunted(ghost, books)
    pass_on(g)
    assert view(g, ()).rolled == rolled


@proves("EVI-PAS-04")
@pytest.mark.parametrize(("uv", "book", "marks", "is_written"), [(4, 3, ["H7"], [False]), (3, 4, [], [True])])
def test_uv_and_book_are_separate_dice(uv: int, book: int, marks: list[str], is_written: list[bool]) -> None:
    g = haunted("Myling", "G8")
    pass_on(g, uv=uv, book=book)
    assert (prints(g), written(g)) == (marks, is_written)


@proves("EVI-PAS-05")
def test_all_hear_that_the_dice_were_rolled_and_the_ghost_alone_what_they_show() -> None:
    seen = []
    for face in (3, 4):
        g = haunted("Myling", "G8")
        pass_on(g, uv=face, book=face)
        assert facts(g, "shows") == [("uv", face), ("book", face)]
        assert told(g, 0).count("shows") == 2
        seen.append((told(g, 1), view(g, (1,))))
    assert (seen[0], seen[0][0][-2:]) == (seen[1], ["rolled", "rolled"])


@proves("EVI-PAS-06")
@pytest.mark.parametrize("ghost", TYPE_NAMES)
def test_only_a_type_with_uv_leaves_prints(ghost: str) -> None:
    g = haunted(ghost)
    pass_on(g, uv=4)
    assert prints(g) == (["H7"] if ghost in ("Poltergeist", "Demon", "Obake", "Myling", "Goryo") else [])


@proves("EVI-PAS-07")
@pytest.mark.parametrize(("die", "marks"), [(3, []), (4, ["H6"]), (5, ["H6"])])
def test_a_uv_roll_of_four_or_higher_leaves_one_print_where_the_ghost_stands(die: int, marks: list[str]) -> None:
    g = haunted("Obake", at="H6")
    pass_on(g, uv=die)
    assert (prints(g), told(g, 0).count("print"), "print" in told(g, 1)) == (marks, len(marks), False)


@proves("EVI-PAS-07")
def test_hunters_who_find_a_print_know_that_it_may_have_been_left_just_now() -> None:
    g = haunting("Obake", hunters="H6", hands="Flashlight", round=4)
    pass_on(g, uv=4, hunt=1)
    do(g, "stop", "manifest", "roll", "use Flashlight")
    assert [TYPE_NAMES[t] for t in view(g, (1,)).notebook.types] == ["Poltergeist", "Demon", "Obake", "Myling", "Goryo"]


@proves("EVI-PAS-08")
@pytest.mark.parametrize("square", ["H4", "B2", "E2"])
def test_a_print_is_left_in_any_room(square: str) -> None:
    g = haunted("Goryo", at=square)
    pass_on(g, uv=4)
    assert prints(g) == [square]


@proves("EVI-PAS-09")
@pytest.mark.parametrize("ghost", TYPE_NAMES)
def test_only_a_type_with_writing_writes(ghost: str) -> None:
    g = haunted(ghost, "G8")
    pass_on(g, book=4)
    assert written(g) == [ghost in ("Spirit", "Poltergeist", "Demon", "Myling", "Yokai")]


@proves("EVI-PAS-09", "EVI-PAS-14")
def test_a_book_outside_the_ghost_room_is_not_written_in() -> None:
    g = haunted("Spirit", "F6", at="F6")
    pass_on(g, book=6)
    assert (written(g), "written" in told(g, 0)) == ([False], False)


@proves("EVI-PAS-10")
@pytest.mark.parametrize(("die", "is_written"), [(3, False), (4, True), (6, True)])
def test_a_book_roll_of_four_or_higher_is_written_into_every_book_of_the_room(die: int, is_written: bool) -> None:
    g = haunted("Spirit", "G8 H6")
    pass_on(g, book=die)
    assert (written(g), "written" in told(g, 0), "written" in told(g, 1)) == ([is_written] * 2, is_written, False)


@proves("EVI-PAS-11")
def test_the_ghost_writes_from_wherever_it_is() -> None:
    g = haunted("Spirit", "G8", at="B2")
    pass_on(g, book=4)
    assert written(g) == [True]


@proves("EVI-PAS-12")
def test_several_books_do_not_give_several_rolls() -> None:
    g = haunted("Spirit", "G8 H6 B2")
    pass_on(g)
    assert view(g, ()).rolled == ["uv", "book"]


@proves("EVI-PAS-13")
def test_a_written_book_stays_written_whatever_is_rolled_later() -> None:
    g = haunted("Spirit", "G8", round=1)
    pass_on(g, book=4)
    do(g, "stop", "refrain")
    pass_on(g, book=1)
    assert (g.round, written(g)) == (3, [True])
    do(g, "stop", "refrain")
    pass_on(g, book=6)
    assert (g.round, written(g)) == (4, [True])


@proves("EVI-PAS-14")
def test_of_two_books_only_the_one_in_the_ghost_room_is_written_in() -> None:
    g = haunted("Spirit", "F6 G6")
    pass_on(g, book=6)
    assert written(g) == [False, True]


@proves("EVI-PAS-15")
def test_nothing_else_is_rolled_for_at_the_start_of_the_turn() -> None:
    g = haunted("Obake", "G8")
    g.dots, g.crucifixes, g.salt = (70,), (70,), (Salt(70, checked=4),)
    pass_on(g)
    assert view(g, ()).rolled == ["uv", "book"]


@proves("EVI-PAS-16")
@pytest.mark.parametrize(("hunt", "rolled"), [(0, ["uv", "book"]), (4, [])])
def test_no_evidence_rolls_are_made_in_a_hunting_turn(hunt: int, rolled: list[str]) -> None:
    g = haunted("Myling", "G8", hunt=hunt)
    pass_on(g, uv=6, book=6)
    do(g, "stop")
    assert view(g, ()).rolled[:2] == rolled
    assert (prints(g), written(g)) == (([], [False]) if hunt else (["H7"], [True]))


@proves("EVI-PAS-17")
@pytest.mark.parametrize(("ghost", "speed"), [("Demon", 3), ("Spirit", 4), ("Myling", 5)])
def test_the_ghost_moves_up_to_its_speed(ghost: str, speed: int) -> None:
    g = haunting(ghost, at="B4", hunters="van", turn="ghost")
    steps = [f"step {square}" for square in ("C4", "D4", "E4", "F4", "G4", "H4")]
    do(g, *steps[:speed])
    assert (why_not(g, steps[speed]), offers(g)) == ("EVI-MOVE-16", ["stop"])
    assert "steps" not in told(g, 1)


@proves("EVI-PAS-17")
def test_the_ghost_is_shown_every_way_and_may_stop_at_any_square() -> None:
    g = haunting(at="B4", hunters="van", turn="ghost")
    do(g, "step C4")
    shown = [str(act) for act in g.candidates(0)]
    assert shown == offers(g) == ["step B4", "step D4", "stop"]
    do(g, "stop")
    assert (where(g, 0), offers(g)) == ("C4", ["manifest", "refrain"])


@proves("EVI-PAS-18")
@pytest.mark.parametrize("hunt", [0, 4])
def test_hunters_are_told_that_the_ghost_has_moved_not_whether_or_where(hunt: int) -> None:
    seen = []
    for walk in ([], ["step H6", "step H5"]):
        g = haunting(hunters="van van", round=5, hunt=hunt, turn="ghost")
        do(g, *walk, "stop")
        seen.append((told(g, 1), view(g, (1,))))
    assert (seen[0], "moved" in seen[0][0]) == (seen[1], True)


@proves("EVI-PAS-19")
def test_after_the_walk_comes_the_event_and_then_the_hunt_roll() -> None:
    g = haunting(hunters="van", round=4, turn="ghost")
    do(g, "stop")
    asked = [offers(g)]
    do(g, "manifest")
    asked.append(offers(g))
    assert (asked, logged(g)) == ([["manifest", "refrain"], ["roll"]], [])
