"""The turns of hunters, in every kind of action and every corner. HTR, MOVE, HIDE, KILL"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from evidence.kit import do, facts, haunting, news, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.deck import ITEMS
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, WRITING
from hauntbox.games.evidence.cards.tokens import Book, Entry
from hauntbox.games.evidence.rules.hunter_turn import TURNS
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves

DRAFT: dict[str, Any] = {"original_draft": True}
KINDS: dict[
    str, tuple[dict[str, Any], dict[str, Any], str]
] = {  # an action; a position where it can be done; where it cannot, and why
    "use Thermometer": ({"hands": "Thermometer"}, {"hands": "Book"}, "EVI-HTR-05"),
    "pick up DOTS": ({"hands": "Thermometer"}, {"hunters": "E7 van"}, "EVI-HTR-06"),
    "exchange": ({"hunters": "van E8"}, {}, "EVI-HTR-07"),
    "listen": ({"hunt": 4, "hunters": "A3 van"}, {"hunters": "A3 van"}, "EVI-LIS-06"),
    "hide A1": ({"hunt": 4, "hunters": "A2 van"}, {"hunt": 4, "hunters": "A3 van"}, "EVI-HIDE-02"),
    "taunt": ({"taunt": True}, {"taunt": True, "hunters": "van E8"}, "EVI-OPT-01"),
    "check": ({**DRAFT, "hunters": "B5 van"}, {**DRAFT, "hunters": "E8 van"}, "EVI-DRF-24"),
}
DONE = {
    "use Thermometer": "warm",
    "pick up DOTS": "picks up",
    "exchange": "exchanges",
    "listen": "not near",
    "hide A1": "hides",
    "taunt": "taunts",
    "check": "book empty",
}


def position(**given: Any) -> Haunting:
    g = haunting(**{"hunters": "E8 van", **given})
    g.dots = (g.house.place["E8"],)
    g.books = (Book(g.house.place["B5"], checked=g.round - 1),)
    return g


def shown(g: Haunting) -> list[str]:
    """What stands before the first hunter, allowed or greyed."""
    return [str(act) for act in TURNS[1].candidates(g, 1)]


@proves("EVI-HTR-02", "EVI-HTR-05", "EVI-HTR-12")
@pytest.mark.parametrize("act", KINDS)
def test_every_kind_of_action_comes_before_or_after_the_steps_and_once(act: str) -> None:
    can, cannot, reason = KINDS[act]
    g = position(**can)
    assert (act in offers(g), why_not(g, act)) == (True, "")
    assert act in shown(g)
    g.acted = True
    assert (act in offers(g), why_not(g, act)) == (False, "EVI-HTR-12")
    g = position(**cannot)
    assert (act in offers(g), why_not(g, act)) == (False, reason)


@proves("EVI-HTR-02", "EVI-DEC-11", "EVI-DEC-18")
@pytest.mark.parametrize("act", KINDS)
def test_every_kind_of_action_does_what_it_says_and_is_the_only_one(act: str) -> None:
    g = position(**KINDS[act][0])
    do(g, act)
    assert [what for what in told(g) if what in DONE.values()] == [DONE[act]]
    assert g.acted or g.waiting() == (2,)


@proves("EVI-HTR-02")
@pytest.mark.parametrize(("option", "act"), [("taunt", "taunt"), ("original_draft", "check")])
def test_without_its_option_an_action_is_not_even_shown(option: str, act: str) -> None:
    assert [act in shown(g) for g in (position(), position(**{option: True}))] == [False, True]


@proves("EVI-HTR-02", "EVI-HTR-13", "EVI-OPT-07")
@pytest.mark.parametrize(("option", "names"), [({}, 8), ({"more_ghosts": True}, 11)])
def test_who_waited_may_name_the_ghost_in_the_turn_after_the_action_too(option: dict[str, Any], names: int) -> None:
    g = haunting(hunters="E8 van", name_the_ghost=True, **option)
    g.log = tuple([Entry(kind, 3, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    assert "name Spirit" not in shown(g)
    assert why_not(g, "name Spirit") == "EVI-OPT-06"
    do(g, "step van", "wait")
    g.acted = True
    assert [act.startswith("name ") for act in offers(g)].count(True) == names
    assert [act.startswith("name ") for act in shown(g)].count(True) == names
    do(g, "name Spirit")
    assert g.outcome is not None


@proves("EVI-HTR-04", "EVI-HUNT-24")
@pytest.mark.parametrize(
    ("given", "offered"),
    [
        ({"hunters": "van E8"}, ["step E8", "exchange", "end"]),
        ({"hunters": "van E8", "fixed_loadout": True}, ["step E8", "end"]),
        ({"hunters": "van E8", "hunt": 4}, ["exchange", "end"]),
        ({"hunters": "A2 van", "hunt": 4, "hands": "Book"}, ["step A3", "step B2", "hide A1", "listen", "end"]),
        ({"hunters": "A2 A1", "hunt": 4, "hands": "Book"}, ["step A3", "step B2", "listen", "end"]),
        ({"hunters": "A2 van", "hands": "Book"}, ["step A3", "step B2", "use Book", "end"]),
        (
            {"hunters": "A2 van", "hunt": 4, "hands": "Thermometer", **DRAFT},
            ["step A3", "step B2", "hide A1", "listen", "use Thermometer", "end"],
        ),
    ],
)
def test_what_is_offered_is_all_that_is_allowed(given: dict[str, Any], offered: list[str]) -> None:
    g = haunting(**given)
    assert sorted(offers(g)) == sorted(offered)


@proves("EVI-HTR-13")
@pytest.mark.parametrize(
    ("acts", "left"),
    [(["end"], False), (["use Thermometer", "end"], False), (["step E7", "end"], False), (["use Thermometer"], True)],
)
def test_a_turn_is_over_when_the_hunter_says_so(acts: list[str], left: bool) -> None:
    g = haunting(hunters="E8 van", hands="Thermometer")
    do(g, *acts)
    assert g.waiting() == ((1,) if left else (2,))


@proves("EVI-MOVE-11", "EVI-MOVE-12")
@pytest.mark.parametrize(
    ("hunter", "step", "reason"),
    [
        ("A2", "A1", "EVI-MOVE-11"),
        ("A1", "B1", "EVI-MOVE-12"),
        ("A1", "A2", ""),
        ("A1", "van", "EVI-MOVE-14"),
        ("A2", "A3", ""),
        ("van", "E8", ""),
        ("van", "E7", "EVI-MOVE-13"),
    ],
)
def test_hiding_squares_and_the_van_have_one_way_each(hunter: str, step: str, reason: str) -> None:
    assert why_not(haunting(hunters=f"{hunter} E8"), f"step {step}") == reason


@proves("EVI-KILL-13", "EVI-DRF-12")
@pytest.mark.parametrize(("began", "fate"), [(5, "B4"), (4, "dead")])
def test_in_the_draft_the_first_round_of_a_hunt_spares_who_steps_onto_it(began: int, fate: str) -> None:
    g = haunting(at="B4", hunters="C4 E8", round=5, hunt=began, original_draft=True)
    do(g, "step B4")
    assert where(g, 1) == fate


@proves("EVI-HIDE-02")
@pytest.mark.parametrize(("at", "far"), [("H7", (1,)), ("B2", ())])
def test_an_automated_ghost_marks_who_hides_far_from_it(at: str, far: tuple[int, ...]) -> None:
    g = haunting(at=at, hunters="A2 van", hunt=4, auto_ghost="shy")
    do(g, "hide A1")
    assert (where(g, 1), g.hid_far, g.waiting()) == ("A1", far, (2,))


@proves("EVI-HTR-05", "EVI-HTR-09")
@pytest.mark.parametrize("hunt", [0, 4])
def test_only_what_lies_on_the_own_square_is_shown_to_be_picked_up(hunt: int) -> None:
    g = position(hunt=hunt)
    assert [act for act in shown(g) if act.startswith("pick up")] == ["pick up DOTS"]


@proves("EVI-HTR-06")
def test_the_book_on_the_own_square_is_picked_up_and_no_other() -> None:
    g = haunting(hunters="B5 van")
    g.books = tuple([Book(g.house.place[name], checked=g.round) for name in ("E8", "B5", "B5")])
    do(g, "pick up Book")
    assert [g.house.names[book.square] for book in g.books] == ["E8", "B5"]


@proves("EVI-OPT-07")
@pytest.mark.parametrize(("name", "stars"), [("Spirit", [(4,)]), ("Demon", [])])
def test_who_names_the_ghost_rightly_has_a_star_more(name: str, stars: list[tuple[int, ...]]) -> None:
    g = haunting(hunters="E8 van", name_the_ghost=True, auto_ghost="shy")
    g.log = tuple([Entry(kind, 3, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    do(g, "step van", f"name {name}")
    assert (facts(g, "rated"), g.outcome is not None) == (stars, True)


@proves("EVI-OPT-02", "EVI-OPT-03")
def test_a_taunt_is_in_the_notebook_once_a_round() -> None:
    g = haunting(hunters="E8 E7", taunt=True)
    do(g, "taunt", "end", "taunt", "end")
    assert [fact for fact in g.facts if fact == ("taunted",)] == [("taunted",)]
    pass_on(g)
    assert "taunts" in told(g)


@proves("EVI-HTR-06")
@pytest.mark.parametrize(
    ("item", "lay"),
    [
        ("DOTS", lambda g, here: setattr(g, "dots", (here,))),
        ("Book", lambda g, here: setattr(g, "books", (Book(here, checked=5),))),
        ("Crucifix", lambda g, here: setattr(g, "crucifixes", (here,))),
    ],
)
def test_each_of_the_three_is_offered_for_picking_up_where_nothing_else_lies(
    item: str, lay: Callable[[Haunting, int], None]
) -> None:
    g = haunting(hunters="E8 van")
    assert not [text for text in offers(g) if text.startswith("pick up")]
    lay(g, g.at[1])
    assert [text for text in offers(g) if text.startswith("pick up")] == [f"pick up {item}"]
    assert why_not(g, f"pick up {item}") == ""


@proves("EVI-HTR-07", "EVI-HID-11")
def test_hunters_hear_who_gives_and_takes_which_card() -> None:
    g = haunting(hunters="van E8", hands="Book, DOTS / Book")
    do(g, "exchange", "give DOTS", "take Crucifix", "done")
    dots, crucifix = ITEMS.number["DOTS"], ITEMS.number["Crucifix"]
    swaps = [(what, said) for what, said in news(g, 2) if what in ("gives", "takes", "exchanged")]
    assert swaps == [("gives", (1, dots)), ("takes", (1, crucifix)), ("exchanged", (1, 2))]
    assert [what for what, _ in news(g, 0) if what in ("gives", "takes", "exchanged")] == ["exchanged"]


@proves("EVI-HTR-07")
def test_cards_taken_in_an_exchange_are_counted_until_it_is_over() -> None:
    g = haunting(hunters="van E8", hands="Book, DOTS / Book")
    counted = []
    for text in ("exchange", "give DOTS", "give Book", "take Crucifix", "take DOTS", "done"):
        do(g, text)
        counted.append(g.taken)
    assert counted == [0, 0, 0, 1, 2, 0]
