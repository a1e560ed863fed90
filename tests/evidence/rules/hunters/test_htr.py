"""A hunter's turn. HTR"""

from __future__ import annotations

import pytest

from evidence.kit import cards, do, haunting, offers, told, where, why_not
from hauntbox.games.evidence.cards.deck import ITEMS
from hauntbox.games.evidence.cards.tokens import Book
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def lay(g: Haunting, square: str) -> None:
    """One token of each kind that can be picked up."""
    place = g.house.place[square]
    g.dots, g.books, g.crucifixes = (place,), (Book(place, checked=g.round),), (place,)


@proves("EVI-HTR-01")
def test_a_hunter_walks_four_squares_and_takes_an_action() -> None:
    g = haunting(hunters="E8 van", hands="Thermometer")
    do(g, "step E7", "step E6", "step E5", "step E4")
    assert (why_not(g, "step D4"), "step D4" in offers(g)) == ("EVI-HTR-01", False)
    do(g, "use Thermometer")
    assert (where(g, 1), "warm" in told(g)) == ("E4", True)


@proves("EVI-HTR-02")
@pytest.mark.parametrize("acts", [("step E7", "use Thermometer"), ("use Thermometer", "step E7")])
def test_movement_and_action_come_in_either_order(acts: tuple[str, str]) -> None:
    g = haunting(hunters="E8 van", hands="Thermometer")
    for act in acts:
        assert act in offers(g)
        do(g, act)
    assert (where(g, 1), "warm" in told(g), g.waiting()) == ("E7", True, (1,))


@proves("EVI-HTR-03")
def test_the_movement_may_be_split_by_the_action() -> None:
    g = haunting(hunters="E8 van", hands="Thermometer")
    do(g, "step E7", "step E6", "use Thermometer", "step F6")
    assert "step G6" in offers(g)
    do(g, "step G6")
    assert (where(g, 1), g.waiting()) == ("G6", (2,))


@proves("EVI-HTR-04")
@pytest.mark.parametrize("before", [[], ["step E7"], ["use Thermometer"]])
def test_neither_movement_nor_action_has_to_be_used(before: list[str]) -> None:
    g = haunting(hunters="E8 van", hands="Thermometer")
    do(g, *before)
    assert "end" in offers(g)
    do(g, "end")
    assert g.waiting() == (2,)


@proves("EVI-HTR-05")
def test_the_action_while_the_ghost_is_passive_is_to_use_an_item_in_hand() -> None:
    g = haunting(hunters="A2 van", hands="Book, EMF Reader")
    assert set(offers(g)) == {"step A3", "step B2", "use Book", "use EMF Reader", "end"}
    assert why_not(g, "use Thermometer") == "EVI-HTR-05"


@proves("EVI-HTR-05", "EVI-HTR-09")
def test_what_fits_the_place_is_shown_even_if_it_cannot_be_done_now() -> None:
    g = haunting(hunters="A2 B2", hands="Book / Book")
    assert {"use Book", "listen", "hide A1"} <= {str(act) for act in g.candidates(1)}
    do(g, "end")
    assert "hide A1" not in {str(act) for act in g.candidates(2)}


@proves("EVI-HTR-06")
@pytest.mark.parametrize("item", ["DOTS", "Book", "Crucifix"])
def test_a_placed_item_can_be_picked_up_as_the_action(item: str) -> None:
    g = haunting(hunters="E8 van", hands="Thermometer")
    lay(g, "E8")
    do(g, f"pick up {item}")
    left = {"DOTS": g.dots, "Book": g.books, "Crucifix": g.crucifixes}
    assert (g.hand[1], left[item], told(g)[-1]) == (cards(f"Thermometer, {item}", g.options), (), "picks up")
    assert [len(tokens) for name, tokens in left.items() if name != item] == [1, 1]
    assert why_not(g, "use Thermometer") == "EVI-HTR-12"


@proves("EVI-HTR-06")
def test_one_token_of_several_is_picked_up() -> None:
    g = haunting(hunters="E8 van")
    g.books = tuple([Book(g.house.place[square], checked=5) for square in ("E8", "E8", "E7")])
    do(g, "pick up Book")
    assert sorted(g.house.names[book.square] for book in g.books) == ["E7", "E8"]


@proves("EVI-HTR-06")
@pytest.mark.parametrize("item", ["DOTS", "Book", "Crucifix"])
def test_an_item_on_another_square_cannot_be_picked_up(item: str) -> None:
    g = haunting(hunters="E8 van")
    lay(g, "E7")
    assert (why_not(g, f"pick up {item}"), f"pick up {item}" in offers(g)) == ("EVI-HTR-06", False)


@proves("EVI-HTR-06")
def test_with_two_items_in_hand_nothing_can_be_picked_up() -> None:
    g = haunting(hunters="E8 van", hands="Thermometer, EMF Reader")
    lay(g, "E8")
    assert (why_not(g, "pick up Book"), "pick up Book" in offers(g)) == ("EVI-PAR-02", False)


@proves("EVI-HTR-06", "EVI-HTR-09")
def test_nothing_can_be_picked_up_during_a_hunt() -> None:
    g = haunting(hunters="E8 van", hunt=4)
    lay(g, "E8")
    assert (why_not(g, "pick up Book"), "pick up Book" in offers(g)) == ("EVI-HTR-09", False)


@proves("EVI-HTR-07")
def test_a_hunter_in_the_van_exchanges_items_for_cards_of_the_deck() -> None:
    g = haunting(hunters="van van", hands="Book, DOTS / Thermometer, Thermometer")
    assert "exchange" in offers(g)
    do(g, "exchange")
    assert {"give Book", "give DOTS", "done"} == set(offers(g))
    do(g, "give Book", "give DOTS", "take EMF Reader", "take Crucifix", "done")
    assert g.hand[1] == cards("EMF Reader, Crucifix", g.options)
    names = [ITEMS.names[card] for card in g.deck]
    assert [names.count(item) for item in ("Book", "DOTS", "EMF Reader", "Crucifix")] == [2, 2, 1, 1]


@proves("EVI-HTR-07")
def test_an_exchange_stays_within_the_hand_and_the_deck() -> None:
    g = haunting(hunters="van van", hands="Book, DOTS / Thermometer, Thermometer")
    do(g, "exchange")
    assert [why_not(g, act) for act in ("take EMF Reader", "give Crucifix")] == ["EVI-PAR-02", "EVI-HTR-07"]
    do(g, "give Book")
    assert (why_not(g, "take Thermometer"), "take Thermometer" in offers(g)) == ("EVI-SET-14", False)
    do(g, "take EMF Reader")
    assert (why_not(g, "give DOTS"), offers(g)) == ("EVI-HTR-07", ["done"])


@proves("EVI-HTR-07")
def test_an_exchange_may_leave_fewer_items_in_hand_and_later_fill_it_again() -> None:
    g = haunting(hunters="van", hands="Book, DOTS")
    do(g, "exchange", "give Book", "done", "end", "stop", "refrain")
    g.rig("hunt", 1)
    do(g, "roll", "exchange", "take Spirit Box", "done")
    assert g.hand[1] == cards("DOTS, Spirit Box", g.options)


@proves("EVI-HTR-07")
def test_what_was_taken_in_one_exchange_can_be_given_back_in_the_next() -> None:
    g = haunting(hunters="van van", hands="Book / Book")
    do(g, "exchange", "take DOTS", "done", "end", "exchange", "give Book", "done")
    assert g.hand[1:] == [cards("Book, DOTS", g.options), ()]


@proves("EVI-HTR-07")
def test_items_are_exchanged_in_the_van_only_and_as_the_action() -> None:
    g = haunting(hunters="E8 van", hands="Book / DOTS")
    assert (why_not(g, "exchange"), "exchange" in offers(g)) == ("EVI-HTR-07", False)
    do(g, "end", "exchange", "done")
    assert (g.waiting(), why_not(g, "exchange")) == ((2,), "EVI-HTR-12")


@proves("EVI-HTR-07")
def test_the_other_hunters_see_what_is_given_and_taken() -> None:
    g = haunting(hunters="van van", hands="Book")
    do(g, "exchange", "give Book", "take DOTS", "done")
    assert told(g, 2)[-4:] == ["exchanges", "gives", "takes", "exchanged"]


@proves("EVI-HTR-08")
@pytest.mark.parametrize("hunt", [0, 4])
def test_the_van_is_open_for_an_exchange_in_both_ghost_states(hunt: int) -> None:
    g = haunting(hunters="van van", hands="Book", hunt=hunt)
    assert "exchange" in offers(g)
    do(g, "exchange", "give Book", "take DOTS", "done")
    assert g.hand[1] == cards("DOTS", g.options)


@proves("EVI-HTR-09")
def test_the_action_during_a_hunt_is_listen_or_hide() -> None:
    g = haunting(hunters="A2 van", hands="Thermometer", hunt=4)
    lay(g, "A2")
    assert [act for act in offers(g) if not act.startswith("step")] == ["hide A1", "listen", "end"]
    assert why_not(g, "pick up DOTS") == "EVI-HTR-09"


@proves("EVI-HTR-10")
@pytest.mark.parametrize("item", ["Book", "Flashlight"])
def test_items_cannot_be_used_in_the_van(item: str) -> None:
    g = haunting(hunters="van van", hands=item)
    assert (why_not(g, f"use {item}"), f"use {item}" in offers(g)) == ("EVI-HTR-10", False)
    do(g, "step E8")
    assert (why_not(g, f"use {item}"), f"use {item}" in offers(g)) == ("", True)


@proves("EVI-HTR-11")
def test_hunters_on_one_square_cannot_hand_items_to_each_other() -> None:
    g = haunting(hunters="E8 E8", hands="Book / DOTS")
    assert [why_not(g, act) for act in ("give Book", "take DOTS", "end")] == ["EVI-HTR-07", "EVI-HTR-07", ""]
    assert not {"give Book", "take DOTS"} & set(offers(g))


@proves("EVI-HTR-12")
@pytest.mark.parametrize(
    ("hunter", "hunt", "first", "second"),
    [
        ("E8", 0, "use Thermometer", "use Thermometer"),
        ("E8", 0, "use Thermometer", "use EMF Reader"),
        ("E8", 0, "use Book", "pick up Book"),
        ("A2", 4, "listen", "hide A1"),
        ("A2", 4, "listen", "listen"),
    ],
)
def test_a_second_action_in_a_turn_is_not_possible(hunter: str, hunt: int, first: str, second: str) -> None:
    g = haunting(hunters=f"{hunter} van", hands="Thermometer, EMF Reader, Book", hunt=hunt)
    do(g, first)
    assert (why_not(g, second), second in offers(g), g.waiting()) == ("EVI-HTR-12", False, (1,))


@proves("EVI-HTR-12")
def test_the_next_hunter_and_the_next_turn_have_an_action_again() -> None:
    g = haunting(hunters="E8 E8", hands="Thermometer / Thermometer", turn="ghost", round=1)
    do(g, "stop", "refrain", "use Thermometer", "end", "use Thermometer", "end")
    do(g, "stop", "refrain", "use Thermometer")
    assert told(g).count("warm") == 3


@proves("EVI-HTR-13")
def test_a_turn_goes_on_until_movement_and_action_are_used_up() -> None:
    g = haunting(hunters="E8 van", hands="Thermometer")
    do(g, "use Thermometer", "step E7", "step E6", "step E5")
    assert g.waiting() == (1,)
    do(g, "step E4")
    assert g.waiting() == (2,)


@proves("EVI-HTR-13")
def test_a_turn_without_an_action_goes_on_after_the_last_step() -> None:
    g = haunting(hunters="E8 van", hands="Thermometer")
    do(g, "step E7", "step E6", "step E5", "step E4")
    assert g.waiting() == (1,)
    do(g, "end")
    assert g.waiting() == (2,)


@proves("EVI-HTR-13")
def test_a_turn_ends_when_its_hunter_dies() -> None:
    g = haunting(at="E6", hunters="E7 van", hands="Thermometer", hunt=4)
    do(g, "step E6")
    assert (where(g, 1), g.waiting()) == ("dead", (2,))


@proves("EVI-HTR-13")
def test_a_turn_whose_last_action_is_an_exchange_ends_after_it() -> None:
    g = haunting(hunters="E5 van", hands="Book")
    do(g, "step E6", "step E7", "step E8", "step van", "exchange", "give Book")
    assert g.waiting() == (1,)
    do(g, "done")
    assert (g.waiting(), g.hand[1]) == ((2,), ())


@proves("EVI-HTR-14")
def test_who_hides_walks_no_farther_in_that_turn() -> None:
    g = haunting(hunters="A2 van", hunt=4)
    do(g, "hide A1")
    assert (where(g, 1), g.waiting()) == ("A1", (2,))
