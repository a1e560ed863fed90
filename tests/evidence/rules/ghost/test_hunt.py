"""Hunts. HUNT"""

from __future__ import annotations

import pytest

from evidence.kit import action, do, haunting, logged, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import DOTS, WRITING
from hauntbox.games.evidence.cards.tokens import Book, Print, Salt
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def hunt_rolls(g: Haunting, die: int) -> None:
    """The ghost stays where it is and rolls for a hunt."""
    g.rig("hunt", die)
    do(g, "stop", "refrain", "roll")


def hunting_turns(g: Haunting, last: str = "relent") -> list[int]:
    """The rounds in which the ghost has hunting turns, until the hunt is over; nobody does anything in them."""
    rounds = []
    while g.hunt:
        wish = next(word for word in (last, "relent", "stop", "end") if word in offers(g))
        rounds += [g.round] if wish == "stop" else []
        do(g, wish)
    return rounds


@proves("EVI-HUNT-01")
@pytest.mark.parametrize(("die", "said"), [(5, 0), (6, 1)])
def test_all_are_told_that_a_hunt_begins(die: int, said: int) -> None:
    g = haunting(hunters="E8 van", turn="ghost")
    hunt_rolls(g, die)
    assert told(g).count("hunt") == said


@proves("EVI-HUNT-02")
@pytest.mark.parametrize(("die", "square"), [(5, "E8"), (6, "H7")])
def test_a_hunt_puts_the_ghost_on_its_spawn_square(die: int, square: str) -> None:
    g = haunting(at="E8", hunters="E6 van", turn="ghost")
    hunt_rolls(g, die)
    assert where(g, 0) == square


@proves("EVI-HUNT-03", "EVI-HUNT-04")
def test_the_beginning_of_a_hunt_kills_on_the_spawn_square_and_not_beside_it() -> None:
    g = haunting(at="E8", hunters="H7 H6 H7 E8", turn="ghost")
    hunt_rolls(g, 6)
    assert [where(g, role) for role in (1, 2, 3, 4)] == ["dead", "H6", "dead", "E8"]


@proves("EVI-HUNT-05")
def test_the_ghost_does_no_more_in_the_turn_in_which_its_hunt_begins() -> None:
    g = haunting(at="E8", hunters="H6 van", turn="ghost")
    hunt_rolls(g, 6)
    assert (g.hunt, g.waiting(), where(g, 1)) == (5, (1,), "H6")


@proves("EVI-HUNT-06", "EVI-HUNT-07")
def test_a_hunt_that_begins_in_round_5_has_turns_in_rounds_6_7_and_8() -> None:
    g = haunting(hunters="van van", turn="ghost")
    hunt_rolls(g, 6)
    assert (hunting_turns(g), g.round) == ([6, 7, 8], 9)


@proves("EVI-HUNT-08")
def test_a_hunt_ends_after_the_last_hunters_turn_of_its_last_round() -> None:
    g = haunting(hunters="van van", round=7, hunt=4)
    do(g, "end")
    assert (g.hunt, why_not(g, "relent")) == (4, "EVI-HUNT-08")
    do(g, "end")
    assert offers(g) == ["relent"]
    do(g, "relent")
    assert (g.hunt, g.round) == (0, 8)


@proves("EVI-HUNT-08")
def test_a_hunt_does_not_end_a_round_before_its_last() -> None:
    g = haunting(hunters="van van", round=6, hunt=4)
    pass_on(g)
    assert (g.hunt, g.round, why_not(g, "relent")) == (4, 7, "EVI-HUNT-08")


@proves("EVI-HUNT-09")
@pytest.mark.parametrize(
    ("last", "extra", "turns"), [("relent", 1, [6, 7]), ("prolong", 1, [6, 7, 8]), ("prolong", 2, [6, 7, 8, 9])]
)
def test_a_demon_that_prolongs_its_hunt_has_one_turn_more_or_as_many_as_the_table_says(
    last: str, extra: int, turns: list[int]
) -> None:
    g = haunting(ghost="Demon", hunters="van van", round=5, hunt=4, demon_extra_rounds=extra)
    assert (hunting_turns(g, last), g.round) == (turns, turns[-1] + 1)


@proves("EVI-HUNT-10")
@pytest.mark.parametrize(("victim", "hunt"), [("B4", 0), ("C4", 4)])
def test_a_kill_ends_the_hunt_at_once(victim: str, hunt: int) -> None:
    g = haunting(at="B2", hunters=f"{victim} van", turn="ghost", hunt=4)
    do(g, "step B3")
    assert (g.hunt, "hunt over" in told(g)) == (hunt, not hunt)


@proves("EVI-HUNT-11")
@pytest.mark.parametrize(("victim", "hunt"), [("H7", 0), ("H6", 5)])
def test_a_kill_as_the_hunt_begins_ends_it_at_once(victim: str, hunt: int) -> None:
    g = haunting(at="E8", hunters=f"{victim} van", turn="ghost")
    hunt_rolls(g, 6)
    assert (g.hunt, "hunt over" in told(g)) == (hunt, not hunt)


@proves("EVI-HUNT-12")
def test_a_kill_takes_the_rest_of_the_movement() -> None:
    g = haunting(at="B2", hunters="B4 van", turn="ghost", hunt=4)
    do(g, "step B3")
    assert (g.stride, g.waiting()) == (0, (2,))


@proves("EVI-HUNT-12")
def test_a_step_without_a_kill_takes_one_square_of_the_movement() -> None:
    g = haunting(at="A2", hunters="B4 van", turn="ghost", hunt=4)
    do(g, "step B2")
    assert (g.stride, g.waiting()) == (3, (0,))


@proves("EVI-HUNT-13")
@pytest.mark.parametrize(
    ("round", "turn", "acts"),
    [
        pytest.param(5, "ghost", ["step B3"], id="by a kill"),
        pytest.param(5, "hunters", ["step B3", "step B2"], id="by a hunter's own step"),
        pytest.param(7, "hunters", ["end", "end", "relent"], id="by its length"),
    ],
)
def test_however_a_hunt_ends_the_ghost_is_passive_and_on_its_spawn_square(
    round: int, turn: str, acts: list[str]
) -> None:
    g = haunting(at="B2", hunters="B4 van", round=round, turn=turn, hunt=4)
    do(g, *acts)
    pass_on(g)
    assert (g.hunt, where(g, 0), "uv" in g.drawn) == (0, "H7", True)


@proves("EVI-HUNT-14")
def test_all_hear_that_the_hunt_is_over_and_the_van_door_opens_at_once() -> None:
    g = haunting(at="B2", hunters="B4 E8", turn="ghost", hunt=4)
    do(g, "step B3")
    assert "hunt over" in told(g)
    do(g, "step van")
    assert where(g, 2) == "van"


@proves("EVI-HUNT-15")
@pytest.mark.parametrize(("here", "there"), [("E8", "van"), ("van", "E8")])
def test_nobody_enters_or_leaves_the_van_during_a_hunt(here: str, there: str) -> None:
    g = haunting(hunters=f"{here} van", hunt=4)
    assert (why_not(g, f"step {there}"), f"step {there}" in offers(g)) == ("EVI-VAN-03", False)


@proves("EVI-HUNT-16")
def test_the_van_keeps_safe_from_a_ghost_at_its_door() -> None:
    g = haunting(at="E7", hunters="van F8", turn="ghost", hunt=4)
    do(g, "step E8")
    assert [where(g, role) for role in (1, 2)] == ["van", "dead"]


@proves("EVI-HUNT-17")
@pytest.mark.parametrize(
    ("hunt", "rolls", "log"), [(5, [], []), (0, ["uv", "book", "event"], [DOTS])], ids=["hunting", "passive"]
)
def test_a_hunting_ghost_rolls_for_no_evidence_and_crosses_dots_unseen(
    hunt: int, rolls: list[str], log: list[int]
) -> None:
    g = haunting(ghost="Goryo", hunters="F6 van", hunt=hunt)
    g.dots, g.books = (g.house.place["H7"],), (Book(g.house.place["G6"], checked=5),)
    pass_on(g, uv=4)
    do(g, "step H6", "stop")
    assert (view(g, ()).rolled, logged(g), len(g.prints)) == (rolls, log, len(log))


@proves("EVI-HUNT-17", "EVI-HUNT-23")
@pytest.mark.parametrize("item", ["EMF Reader", "Spirit Box"])
def test_nothing_that_asks_the_ghost_for_evidence_can_be_used_during_a_hunt(item: str) -> None:
    g = haunting(at="G7", hunters="H5 van", hands=item, turn="ghost", hunt=4)
    do(g, "step G6", "stop")
    assert (why_not(g, f"use {item}"), f"use {item}" in offers(g)) == ("EVI-HUNT-23", False)


@proves("EVI-HUNT-18")
def test_a_hunting_turn_has_no_event_and_no_hunt_roll() -> None:
    g = haunting(turn="ghost", hunt=4)
    do(g, "stop")
    assert (g.waiting(), view(g, ()).rolled, g.countdown) == ((1,), [], 6)
    pass_on(g)
    assert [why_not(g, act) for act in ("manifest", "roll")] == ["EVI-EVT-01", "EVI-CNT-01"]


@proves("EVI-HUNT-19")
def test_hunters_cannot_tell_whether_and_where_a_hunting_ghost_moved() -> None:
    stays, walks = (haunting(hunters="E8 van", turn="ghost", hunt=4) for _ in range(2))
    do(stays, "stop")
    do(walks, "step G7", "step G6", "stop")
    assert (where(stays, 0), where(walks, 0)) == ("H7", "G6")
    assert told(stays, 1, 2) == told(walks, 1, 2)
    assert view(stays, (1, 2)) == view(walks, (1, 2))


@proves("EVI-HUNT-19")
def test_a_hunting_ghost_walks_step_by_step_and_none_of_them_is_told() -> None:
    g = haunting(hunters="E8 van", turn="ghost", hunt=4)
    before = told(g, 0, 1, 2), view(g, (1, 2))
    do(g, "step G7")
    assert (told(g, 0, 1, 2), view(g, (1, 2))) == before
    assert set(offers(g)) == {"step G6", "step G8", "step H7", "stop"} == {str(act) for act in g.candidates(0)}


@proves("EVI-HUNT-20")
def test_prints_age_during_a_hunt() -> None:
    g = haunting(ghost="Myling", hunters="van van", round=5, hunt=4)
    g.prints = tuple([Print(g.house.place["B3"], left) for left in (1, 2)])
    pass_on(g)
    assert (g.round, [mark.left for mark in g.prints]) == (6, [2])


@proves("EVI-HUNT-21")
@pytest.mark.parametrize(("ghost", "stepped"), [("Spirit", [True, False]), ("Wraith", [False, False])])
def test_a_hunting_ghost_steps_in_salt_unless_it_is_a_wraith(ghost: str, stepped: list[bool]) -> None:
    g = haunting(ghost=ghost, at="B2", hunters="van van", turn="ghost", hunt=4)
    g.salt = tuple([Salt(g.house.place[square], checked=4) for square in ("B3", "C3")])
    do(g, "step B3", "step A3", "stop")
    assert [tile.stepped for tile in g.salt] == stepped


@proves("EVI-HUNT-22")
@pytest.mark.parametrize(("hunter", "log"), [("B4", [WRITING]), ("A4", []), ("F4", [])])
def test_writing_and_footprints_are_noticed_by_sight_during_a_hunt(hunter: str, log: list[int]) -> None:
    g = haunting(hunters=f"{hunter} van", turn="ghost", hunt=4)
    g.books = (Book(g.house.place["B3"], checked=4, written=True),)
    g.salt = (Salt(g.house.place["B3"], checked=4, stepped=True),)
    do(g, "stop")
    assert (logged(g), g.salt[0].shown) == (log, bool(log))


@proves("EVI-HUNT-23")
@pytest.mark.parametrize("item", ["Book", "Thermometer", "Saltshaker (3 left)"])
def test_no_item_can_be_used_during_a_hunt(item: str) -> None:
    g = haunting(hunters="E8 van", hands=item.removesuffix(" (3 left)"), hunt=4)
    assert (why_not(g, f"use {item}"), f"use {item}" in offers(g)) == ("EVI-HUNT-23", False)
    g.hunt = 0
    assert (why_not(g, f"use {item}"), f"use {item}" in offers(g)) == ("", True)


@proves("EVI-HUNT-24")
def test_during_a_hunt_a_hunter_may_walk_listen_or_hide() -> None:
    g = haunting(hunters="A2 van", hands="Book", hunt=4)
    assert set(offers(g)) == {"step A3", "step B2", "hide A1", "listen", "end"}
    do(g, "step A3", "step B3", "step B4", "step C4")
    assert (why_not(g, "step D4"), offers(g)) == ("EVI-HTR-01", ["listen", "end"])


@proves("EVI-HUNT-25")
def test_who_was_slowed_before_the_hunt_is_slow_in_its_first_round() -> None:
    g = haunting(hunters="G6 E8", turn="ghost")
    g.rig("hunt", 6)
    do(g, "stop", "manifest", "roll", "step F6", "step E6")
    assert (g.hunt, why_not(g, "step E7")) == (5, "EVI-HTR-01")
    do(g, "end", "step E7", "step E6")
    assert action(g, "step E5") in g.legal(2)
