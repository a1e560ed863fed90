"""Items in general. ITM"""

from __future__ import annotations

import pytest

from evidence.kit import do, drift, haunting, logged, news, pass_on, told, why_not
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.actions import Pick
from hauntbox.games.evidence.cards.ghosts import WRITING
from hauntbox.games.evidence.cards.tokens import Book, Salt
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.view import view
from hauntbox.ledger import proves

EIGHT = ("DOTS", "Book", "Crucifix", "Flashlight", "Thermometer", "EMF Reader", "Spirit Box", "Saltshaker (3 left)")


@proves("EVI-ITM-01")
def test_a_new_deck_offers_eight_kinds_of_items() -> None:
    g = new(Options(), "larkspur", "items")
    do(g, "be Spirit", "dwell Nursery")
    assert g.legal(1) == [Pick(name) for name in EIGHT]


@proves("EVI-ITM-01")
@pytest.mark.parametrize("item", EIGHT)
def test_each_kind_can_be_used(item: str) -> None:
    g = haunting(hunters="B3 van", hands=item)
    do(g, f"use {item}")
    event = next(event for event in g.events or [] if event.what == "uses")
    assert GAME.say(g, event) == f"Lantern uses the {item.removesuffix(' (3 left)')}."


@proves("EVI-ITM-02")
def test_a_hand_is_full_with_as_many_items_as_the_option_says() -> None:
    g = haunting(hunters="B3 van", hands="Book, Book", hunter_hand=3)
    g.dots = (g.house.place["B3"],)
    do(g, "pick up DOTS")
    assert [len(hand) for hand in g.hand] == [0, 3, 0]


@proves("EVI-ITM-02")
@pytest.mark.parametrize(("hand", "size", "rule"), [("Book", 1, "EVI-PAR-02"), ("Book, Book", 2, "EVI-PAR-02")])
def test_nothing_is_picked_up_with_a_full_hand(hand: str, size: int, rule: str) -> None:
    g = haunting(hunters="B3 van", hands=hand, hunter_hand=size)
    g.dots = (g.house.place["B3"],)
    assert why_not(g, "pick up DOTS") == rule


@proves("EVI-ITM-02")
def test_in_the_van_a_hunter_takes_as_many_items_as_the_option_says() -> None:
    g = haunting(hunters="van E8", hands="Book, Book", hunter_hand=3)
    do(g, "exchange", "take DOTS")
    assert why_not(g, "take DOTS") == "EVI-PAR-02"


@proves("EVI-ITM-03")
def test_using_an_item_is_the_action_of_the_turn_and_all_hear_its_name() -> None:
    g = haunting(hunters="B3 van", hands="Thermometer, Flashlight")
    do(g, "use Thermometer")
    assert why_not(g, "use Flashlight") == "EVI-HTR-12"
    assert [told(g, *seat)[-2:] for seat in ((), (0,), (2,))] == [["uses", "warm"]] * 3


@proves("EVI-ITM-04")
@pytest.mark.parametrize("item", ["Flashlight", "Thermometer", "EMF Reader", "Spirit Box"])
def test_what_is_not_placeable_stays_in_hand_and_is_used_again_and_again(item: str) -> None:
    g = haunting(hunters="B3 van", hands=item, round=1)
    for _ in range(5):
        do(g, f"use {item}")
        pass_on(g)
        drift(g)
    assert (told(g).count("uses"), len(g.hand[1])) == (5, 1)


@proves("EVI-ITM-05", "EVI-ITM-06")
@pytest.mark.parametrize(("item", "kept"), [("DOTS", 0), ("Book", 0), ("Crucifix", 0), ("Saltshaker (3 left)", 1)])
def test_a_placed_item_lies_on_the_square_of_its_user_and_leaves_the_hand(item: str, kept: int) -> None:
    g = haunting(hunters="B3 van", hands=item)
    do(g, f"use {item}")
    placed = [*g.dots, *g.crucifixes, *[book.square for book in g.books], *[tile.square for tile in g.salt]]
    assert (placed, len(g.hand[1])) == ([g.house.place["B3"]], kept)


@proves("EVI-ITM-06")
def test_of_two_copies_one_stays_in_hand() -> None:
    g = haunting(hunters="B3 van", hands="Book, Book")
    do(g, "use Book")
    assert (len(g.books), len(g.hand[1])) == (1, 1)


@proves("EVI-ITM-07")
@pytest.mark.parametrize("item", ["DOTS", "Book", "Crucifix", "Saltshaker (3 left)"])
def test_everybody_sees_placed_tokens(item: str) -> None:
    g = haunting(hunters="B3 van", hands=item)
    do(g, f"use {item}")
    for seat in ((), (0,), (2,)):
        v = view(g, seat)
        placed = [*v.dots, *v.crucifixes, *[book.square for book in v.books], *[tile.square for tile in v.salt]]
        assert (placed, told(g, *seat)[-1]) == ([g.house.place["B3"]], "placed")


@proves("EVI-ITM-08")
def test_tokens_share_a_square() -> None:
    g = haunting(hunters="B3 B3", hands="DOTS, Book / DOTS, Crucifix", round=1)
    do(g, "use DOTS", "end", "use DOTS", "end")
    drift(g)
    do(g, "use Book", "end", "use Crucifix")
    here = g.house.place["B3"]
    assert (g.dots, [book.square for book in g.books], g.crucifixes) == ((here, here), [here], (here,))


@proves("EVI-ITM-08")
@pytest.mark.parametrize(("tiles", "rule"), [("B3 C3", "EVI-ITM-08"), ("B3", "EVI-ITM-08"), ("B2 C3", "")])
def test_one_salt_tile_is_all_that_a_square_holds(tiles: str, rule: str) -> None:
    g = haunting(hunters="B3 van", hands="Saltshaker, Book")
    g.salt = tuple([Salt(g.house.place[name], checked=5) for name in tiles.split()])
    assert (why_not(g, "use Saltshaker (3 left)"), why_not(g, "use Book")) == (rule, "")


@proves("EVI-ITM-09")
@pytest.mark.parametrize(("square", "rule"), [("A1", "EVI-ITM-09"), ("A2", ""), ("B2", ""), ("B4", "")])
@pytest.mark.parametrize("item", ["DOTS", "Book", "Crucifix", "Saltshaker (3 left)"])
def test_nothing_is_placed_on_a_hiding_square(item: str, square: str, rule: str) -> None:
    assert why_not(haunting(hunters=f"{square} van", hands=item), f"use {item}") == rule


@proves("EVI-ITM-10")
@pytest.mark.parametrize(("square", "hunt"), [("B3", 0), ("B4", 5)])
def test_a_token_belongs_to_the_room_of_its_square_however_near_the_next_room_is(square: str, hunt: int) -> None:
    g = haunting(room="Kitchen", turn="ghost")
    g.crucifixes = (g.house.place[square],)
    g.rig("hunt", 6)
    do(g, "stop", "refrain", "roll")
    assert g.hunt == hunt


@proves("EVI-ITM-11")
@pytest.mark.parametrize(("square", "seen"), [("F4", True), ("G4", False)])
def test_books_and_salt_four_squares_away_are_checked_for_no_action(square: str, seen: bool) -> None:
    g = haunting(hunters="B3 van")
    g.books = (Book(g.house.place[square], checked=4, written=True),)
    g.salt = (Salt(g.house.place[square], checked=4, stepped=True),)
    do(g, "step B4")
    assert (g.books[0].shown, g.salt[0].shown, g.acted) == (seen, seen, False)


@proves("EVI-ITM-12")
def test_a_hunter_looks_after_each_step() -> None:
    g = haunting(hunters="B8 van")
    g.books = (Book(g.house.place["B2"], checked=4, written=True),)
    do(g, "step B7")
    assert logged(g) == []
    do(g, "step B6")
    assert logged(g) == [WRITING]


@proves("EVI-ITM-12")
def test_a_hunter_looks_right_after_it_has_placed_an_item() -> None:
    g = haunting(hunters="B3 van", hands="DOTS, Thermometer")
    g.books = (Book(g.house.place["B2"], checked=4, written=True),)
    do(g, "use DOTS")
    assert logged(g) == [WRITING]


@proves("EVI-ITM-12")
def test_all_hunters_look_at_the_end_of_each_ghost_turn() -> None:
    g = haunting(hunters="B3 E6 van", round=1)
    g.books = tuple([Book(g.house.place[name], checked=1) for name in ("B2", "E8", "I1")])
    pass_on(g)
    assert told(g)[-1] == "rolled"
    drift(g)
    assert [fact for fact in news(g) if fact[0] == "book empty"] == [
        ("book empty", (1, g.house.place["B2"])),
        ("book empty", (2, g.house.place["E8"])),
    ]


@proves("EVI-ITM-14")
@pytest.mark.parametrize(("hunter", "square"), [("van", "E8"), ("A1", "A2")])
def test_from_the_van_and_from_a_hiding_square_nothing_is_checked(hunter: str, square: str) -> None:
    g = haunting(hunters=f"{hunter} {hunter}", round=1)
    g.books = (Book(g.house.place[square], checked=1, written=True),)
    g.salt = (Salt(g.house.place[square], checked=1, stepped=True),)
    pass_on(g)
    drift(g)
    assert (g.books[0].shown, g.salt[0].shown, logged(g)) == (False, False, [])


@proves("EVI-ITM-15")
@pytest.mark.parametrize(
    ("near", "far", "answer"),
    [("written", "empty", "logged"), ("empty", "written", "book empty"), ("empty", "empty", "book empty")],
)
def test_the_answer_to_a_look_is_the_truth_about_that_book(near: str, far: str, answer: str) -> None:
    g = haunting(hunters="E8 van")
    g.books = (Book(g.house.place["E6"], 4, near == "written"), Book(g.house.place["B2"], 4, far == "written"))
    do(g, "step E7")
    assert (told(g)[-1], g.books[1].checked) == (answer, 4)


@proves("EVI-ITM-15")
@pytest.mark.parametrize(("second", "answer"), [(False, "book empty"), (True, "book written")])
def test_a_book_that_was_seen_to_be_written_does_not_answer_for_another_beside_it(second: bool, answer: str) -> None:
    g = haunting(hunters="E8 van")
    square = g.house.place["E6"]
    g.books = (Book(square, 4, written=True, shown=True), Book(square, 4, written=second))
    do(g, "step E7")
    assert answer in told(g)


@proves("EVI-ITM-16")
def test_no_reading_sounds_alike_for_the_wrong_room_the_wrong_type_and_a_low_die() -> None:
    def answers(ghost: str, room: str, die: int) -> list[tuple[str, tuple[int | str, ...]]]:
        g = haunting(ghost, room, hunters="B3 van", hands="EMF Reader")
        g.rig("emf", die)
        do(g, "use EMF Reader")
        return news(g)

    wrong_room, wrong_type, low = (
        answers("Spirit", "Nursery", 6),
        answers("Demon", "Kitchen", 6),
        answers("Spirit", "Kitchen", 3),
    )
    assert wrong_room == wrong_type == low


@proves("EVI-ITM-16")
def test_silence_sounds_alike_for_a_ghost_far_away_and_one_that_never_answers() -> None:
    def answers(ghost: str, at: str) -> list[tuple[str, tuple[int | str, ...]]]:
        g = haunting(ghost, at=at, hunters="B3 van", hands="Spirit Box")
        do(g, "use Spirit Box")
        return news(g)

    assert answers("Spirit", "H7") == answers("Demon", "B3")
