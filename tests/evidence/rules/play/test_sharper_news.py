"""What is said and noted, with who and where, and reaches to the square. ITM, HTR, BOOK, EVD, KILL, TURN, PAS, TERM"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from evidence.kit import action, build, do, drift, facts, haunting, names, pass_on, switched, why_not
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, TYPE_NAMES, WRITING
from hauntbox.games.evidence.cards.items import DOTS, THERMOMETER
from hauntbox.games.evidence.cards.tokens import Book
from hauntbox.games.evidence.rules.hunter_turn import menace
from hauntbox.games.evidence.rules.winning import enter, finish
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def played(g: Haunting, *texts: str) -> Haunting:
    do(g, *texts)
    return g


def second(hands: str = "", at: str = "B3", **more: object) -> Haunting:
    """The turn of the second hunter."""
    g = haunting(hunters=f"van {at}", hands=f"/ {hands}", **more)  # type: ignore[arg-type]
    do(g, "end")
    return g


def booked(written: bool) -> Haunting:
    g = second("Thermometer", at="E6", room="Nursery")
    g.books = (Book(g.house.place["G6"], checked=1, written=written),)
    return played(g, "step F6")


def at(g: Haunting, name: str) -> int:
    return g.house.place[name]


# The rule, what is played, what is said, and of whom, of what and where.
TOLD: list[tuple[str, Callable[[], Haunting], str, Callable[[Haunting], tuple[int, ...]]]] = [
    ("EVI-ITM-07", lambda: played(second("DOTS"), "use DOTS"), "placed", lambda g: (2, DOTS, at(g, "B3"))),
    ("EVI-ITM-03", lambda: played(second("Thermometer"), "use Thermometer"), "uses", lambda _: (2, THERMOMETER)),
    ("EVI-HTR-06", lambda: lifted(), "picks up", lambda g: (2, DOTS, at(g, "B3"))),
    ("EVI-HTR-07", lambda: played(second("DOTS", "van"), "exchange", "give DOTS", "take Thermometer"), "takes",
     lambda _: (2, THERMOMETER)),
    ("EVI-HID-08", lambda: played(second(), "step B2"), "steps", lambda g: (2, at(g, "B2"))),
    ("EVI-EVD-02", lambda: boxed(), "logged", lambda _: (SPIRIT_BOX, 2)),
    ("EVI-SBX-02", lambda: boxed(), "logged", lambda _: (SPIRIT_BOX, 2)),
    ("EVI-BOOK-05", lambda: booked(True), "book written", lambda g: (2, at(g, "G6"))),
    ("EVI-BOOK-04", lambda: booked(True), "logged", lambda _: (WRITING, 2)),
    ("EVI-BOOK-07", lambda: booked(False), "book empty", lambda g: (2, at(g, "G6"))),
    ("EVI-KILL-15", lambda: killed(), "killed", lambda g: (2, at(g, "B2"))),
    ("EVI-WIN-12", lambda: ended(), "revealed",
     lambda g: (TYPE_NAMES.index("Wraith"), g.house.rooms.index("Kitchen"), at(g, "B4"))),
]  # fmt: skip


def lifted() -> Haunting:
    g = second("Thermometer")
    g.dots = (at(g, "B3"),)
    return played(g, "pick up DOTS")


def boxed() -> Haunting:
    return played(second("Spirit Box", ghost="Poltergeist", room="Kitchen"), "use Spirit Box")


def killed() -> Haunting:
    g = second(at="B3", hunt=4)
    g.at[0] = at(g, "B2")
    return played(g, "step B2")


def ended() -> Haunting:
    g = haunting("Wraith", room="Kitchen", at="B4")
    finish(g, "EVI-WIN-01", ghost=1.0, alive=0.0)
    return g


@pytest.mark.parametrize(
    ("play", "what", "about"),
    [pytest.param(play, what, about, marks=proves(rule), id=f"{rule} {what}") for rule, play, what, about in TOLD],
)
def test_it_is_said_of_whom_of_what_and_where(
    play: Callable[[], Haunting], what: str, about: Callable[[Haunting], tuple[int, ...]]
) -> None:
    g = play()
    assert facts(g, what)[-1] == about(g)


# Facts are what all may conclude from: each is noted when its rule is played.
NOTED: list[tuple[str, Callable[[], Haunting], Callable[[Haunting], tuple[object, ...]]]] = [
    ("EVI-TURN-02", lambda: turned(), lambda _: ("round", 6)),
    ("EVI-PAS-01", lambda: turned(), lambda g: ("rolls", 6, True, (at(g, "G6"),))),
    ("EVI-BOOK-01", lambda: played(second("Book"), "use Book"), lambda g: ("laid", at(g, "B3"))),
    ("EVI-THM-02", lambda: played(second("Thermometer"), "use Thermometer"),
     lambda g: ("temperature", g.house.rooms.index("Kitchen"), False)),
    ("EVI-SBX-02", lambda: boxed(), lambda g: ("box", at(g, "B3"), True)),
    ("EVI-BOOK-04", lambda: booked(True), lambda g: ("book", at(g, "G6"), True)),
    ("EVI-KILL-13", lambda: killed(), lambda g: ("met", at(g, "B2"), 1)),
    ("EVI-CNT-09", lambda: turned(), lambda _: ("omen", "none", -1, ())),
]  # fmt: skip


def turned() -> Haunting:
    """The ghost's next turn, with a book in the house."""
    g = haunting(hunters="van van")
    g.books = (Book(at(g, "G6"), checked=5),)
    pass_on(g)
    drift(g)
    return g


@pytest.mark.parametrize(
    ("play", "about"), [pytest.param(play, about, marks=proves(rule), id=rule) for rule, play, about in NOTED]
)
def test_what_all_may_conclude_from_is_noted(
    play: Callable[[], Haunting], about: Callable[[Haunting], tuple[object, ...]]
) -> None:
    g = play()
    assert about(g) in g.facts


@proves("EVI-TERM-11")
def test_a_reach_is_these_squares_and_no_others() -> None:
    g = haunting()
    house = build("larkspur")
    within = {square for square in range(house.squares) if house.walks[at(g, "G6")][square] <= 2}
    mask = house.reach(at(g, "G6"), 2, diagonal=False)
    assert {square for square in range(house.squares) if mask >> square & 1} == within
    assert house.reach(house.van, 2, diagonal=True) == house.reach(house.van, 2, diagonal=False)


@proves("EVI-KILL-13", "EVI-OPT-26")
@pytest.mark.parametrize(
    ("option", "rounds", "wide"), [(False, 0, False), (False, 1, False), (True, 0, False), (True, 1, True)]
)
def test_where_a_hunting_ghost_would_catch_who_steps_there(option: bool, rounds: int, wide: bool) -> None:
    g = haunting(hunt=5 - rounds, hunters="G6 van", **switched("constant_menace", option))
    mask = menace(g, at(g, "G6"))
    assert "G6" in names(g, mask)
    assert (len(names(g, mask)) > 1) == wide
    assert "A1" not in names(g, mask)


@proves("EVI-KILL-16", "EVI-KILL-17")
def test_with_the_dead_goes_what_was_said_of_their_sight_and_steps() -> None:
    g = haunting(hunters="E8 B3", hunt=4, more_ghosts=True)
    do(g, "end")
    g.dimmed, g.slowed[2], g.at[0] = (1, 2), True, at(g, "B2")
    do(g, "step B2")
    assert (list(g.dimmed), g.slowed[2]) == ([1], False)
    assert (g.hand[2], g.known[2]) == ((), ())


@proves("EVI-OPT-06", "EVI-OPT-09")
def test_only_types_that_can_be_played_are_named() -> None:
    g = haunting(hunters="E8 van", name_the_ghost=True)
    for kind in (EMF, SPIRIT_BOX, WRITING):
        enter(g, kind, 1)
    do(g, "step van")
    assert [why_not(g, f"name {name}") for name in ("Spirit", "Lamplighter")] == ["", "EVI-GAP-17"]
    assert why_not(g, "end") == action(g, "end").when


@proves("EVI-OPT-18")
def test_what_is_seen_is_near_and_behind_no_wall() -> None:
    house = build("larkspur")
    here = house.place["G6"]
    seen = {p for p in range(house.squares) if house.visible(here, 2) >> p & 1}
    near = {p for p in range(house.squares) if house.near(here, 2) >> p & 1}
    assert seen == {p for p in near if not house.is_behind_wall(here, p)}
    assert here in seen


@proves("EVI-OPT-05", "EVI-EVT-05")
@pytest.mark.parametrize(("die", "fact"), [(1, "silence"), (6, "event")])
def test_by_a_rolled_event_all_learn_that_it_was_or_was_not(die: int, fact: str) -> None:
    g = haunting(turn="ghost", hunters="G6 van", event_roll=True)
    g.rig("event", die)
    do(g, "stop")
    assert [noted[0] for noted in g.facts if noted[0] in ("silence", "event")] == [fact]


@proves("EVI-TURN-12")
@pytest.mark.parametrize(("hunters", "spared"), [("B3 E8", False), ("D3 E8", True)])
def test_who_was_not_killed_as_its_turn_began_was_spared(hunters: str, spared: bool) -> None:
    g = haunting(at="B2", turn="ghost", hunt=3, hunters=hunters)
    assert (("spared", tuple(g.at[1:])) in g.facts) == spared
