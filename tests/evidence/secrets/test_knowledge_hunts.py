"""What walks, events, kills and hunts tell about the ghost."""

from __future__ import annotations

import pytest

from evidence.kit import do, drift, haunting, pass_on, where
from evidence.notes import ROOMS, rooms, squares, types, weight
from hauntbox.games.evidence.cards.ghosts import TYPE_NAMES
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.ledger import proves


@proves("EVI-KILL-13")
def test_a_hunter_who_lives_on_a_square_shows_that_the_hunting_ghost_is_not_there() -> None:
    g = haunting(room="Kitchen", hunters="H6 van", hunt=5)
    do(g, "step H7")
    assert rooms(g) == ROOMS - {"Nursery"}


@proves("EVI-KILL-13")
def test_a_hunter_who_runs_into_the_ghost_shows_where_it_was() -> None:
    g = haunting(room="Nursery", hunters="H6 van", hunt=5)
    do(g, "step H7")
    assert (where(g, 1), rooms(g)) == ("dead", {"Nursery"})


@proves("EVI-EVT-06", "EVI-HID-17")
@pytest.mark.parametrize(
    ("hunter", "left"), [("B4", {"Kitchen", "Living room", "Washroom"}), ("H6", ROOMS - {"Nursery"})]
)
def test_an_event_tells_who_was_in_range_and_who_was_not(hunter: str, left: set[str]) -> None:
    g = haunting("Demon", "Kitchen", hunters=f"{hunter} van", turn="ghost", round=1)
    do(g, "stop", "manifest")
    assert rooms(g, "Demon") == left


@proves("EVI-EVT-05")
def test_silence_of_the_event_step_tells_nothing() -> None:
    g = haunting("Demon", "Kitchen", turn="ghost", round=1)
    do(g, "stop")
    before = knowledge(g).worlds
    do(g, "refrain")
    assert knowledge(g).worlds == before


def test_a_walk_spreads_the_squares_by_the_speed_of_the_type() -> None:
    g = haunting("Demon", "Nursery", turn="ghost", round=1)
    do(g, "stop")
    assert ("H4" in squares(g, "Demon", "Nursery"), "H4" in squares(g, "Spirit", "Nursery")) == (True, True)
    assert ("G4" in squares(g, "Demon", "Nursery"), "G4" in squares(g, "Spirit", "Nursery")) == (False, True)


@proves("EVI-HID-03")
def test_a_kill_by_the_teleport_tells_the_room() -> None:
    g = haunting(room="Kitchen", hunters="B2 van", turn="ghost")
    g.rig("hunt", 6)
    do(g, "step B3", "stop", "refrain", "roll")
    assert (where(g, 1), rooms(g)) == ("dead", {"Kitchen"})


@proves("EVI-HID-03")
def test_who_survives_on_a_spawn_square_tells_that_it_is_another_room() -> None:
    g = haunting(room="Kitchen", hunters="H7 E2", turn="ghost")
    g.rig("hunt", 6)
    do(g, "stop", "refrain", "roll")
    assert rooms(g) == ROOMS - {"Nursery", "Washroom"}


@proves("EVI-KILL-06")
def test_a_kill_tells_from_where_the_ghost_can_have_come() -> None:
    g = haunting("Demon", "Kitchen", hunters="B4 van", hunt=5)
    pass_on(g)
    do(g, "step B3")
    assert rooms(g, "Demon") == {"Kitchen", "Living room"}
    assert rooms(g, "Spirit") == {"Kitchen", "Living room", "Washroom"}


@proves("EVI-TURN-12")
def test_who_is_spared_at_the_start_of_a_turn_tells_that_the_ghost_was_not_beside() -> None:
    g = haunting("Demon", "Kitchen", hunters="H6 van", hunt=5)
    pass_on(g)
    assert rooms(g) == ROOMS - {"Nursery"}


@proves("EVI-KILL-08")
def test_a_hidden_hunter_is_found_from_the_front_square_alone() -> None:
    g = haunting("Demon", "Kitchen", hunters="A1 van", hunt=5)
    pass_on(g)
    do(g, "step A2", "stop")
    assert rooms(g, "Demon") == ROOMS
    pass_on(g)
    assert (where(g, 1), rooms(g, "Demon"), rooms(g, "Spirit")) == ("dead", {"Kitchen"}, {"Kitchen", "Washroom"})


@proves("EVI-HUNT-19")
def test_a_hunting_walk_without_a_kill_keeps_away_from_the_hunters() -> None:
    g = haunting("Demon", "Kitchen", hunters="B4 van", hunt=5)
    pass_on(g)
    do(g, "stop")
    assert squares(g, "Demon", "Kitchen") == {"A2", "A3", "B1", "B2", "C1", "C2", "C3", "D2", "D1", "D3", "E2"}


@proves("EVI-CNT-09")
def test_four_rolls_without_a_hunt_exclude_a_demon() -> None:
    g = haunting("Spirit", round=3)
    demons = []
    for _ in range(4):
        pass_on(g)
        drift(g)
        demons.append("Demon" in types(g))
    assert (g.countdown, demons) == (2, [True, True, True, False])


@proves("EVI-CNT-09")
def test_a_hunt_is_likelier_with_a_low_countdown_and_resets_it() -> None:
    g = haunting("Demon", turn="ghost")
    g.rig("hunt", 6)
    do(g, "stop", "refrain", "roll")
    assert weight(g, "Demon", "Nursery") == pytest.approx(3 * weight(g, "Spirit", "Nursery"))
    assert weight(g, "Yokai", "Nursery") == weight(g, "Demon", "Nursery")
    counts = knowledge(g).counts
    assert [counts[TYPE_NAMES.index(name)] for name in ("Demon", "Yokai")] == [{(4, False)}, {(6, False)}]


def test_a_yokai_may_have_cut_its_countdown_or_not() -> None:
    g = haunting("Spirit", turn="ghost")
    g.rig("hunt", 1)
    do(g, "stop", "refrain", "roll")
    counts = knowledge(g).counts
    assert counts[TYPE_NAMES.index("Yokai")] == {(5, False), (3, True)}
    assert counts[TYPE_NAMES.index("Spirit")] == {(5, False)}


@proves("EVI-TYPE-14", "EVI-EVD-10")
def test_a_prolonged_hunt_is_a_demons() -> None:
    g = haunting("Demon", hunt=2)
    do(g, "end", "end", "prolong")
    assert types(g) == {"Demon"}


@proves("EVI-HUNT-13")
def test_the_end_of_a_hunt_puts_the_ghost_on_its_spawn_square() -> None:
    g = haunting("Spirit", hunt=2)
    do(g, "end", "end", "relent")
    assert squares(g, "Spirit", "Nursery") == {"H7"}
