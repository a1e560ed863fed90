"""Item: Thermometer. THM"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, logged, told
from hauntbox.ledger import proves


@proves("EVI-THM-01")
def test_the_thermometer_is_kept_and_works_on_a_hiding_square_too() -> None:
    g = haunting(room="Kitchen", hunters="A1 van", hands="Thermometer")
    do(g, "use Thermometer")
    assert (told(g)[-1], len(g.hand[1])) == ("freezing", 1)


@proves("EVI-THM-02")
@pytest.mark.parametrize(("square", "answer"), [("B3", "freezing"), ("B4", "warm"), ("D2", "warm"), ("C1", "freezing")])
def test_it_tells_whether_this_is_the_ghost_room(square: str, answer: str) -> None:
    g = haunting(room="Kitchen", hunters=f"{square} van", hands="Thermometer")
    do(g, "use Thermometer")
    room = g.house.room_of[g.house.place[square]]
    assert (told(g)[-1], facts(g, answer)) == (answer, [(1, room)])


@proves("EVI-THM-03")
@pytest.mark.parametrize("ghost", ["Spirit", "Wraith", "Poltergeist", "Demon", "Obake", "Myling", "Yokai", "Goryo"])
def test_no_type_and_no_die_changes_the_answer(ghost: str) -> None:
    g = haunting(ghost, "Kitchen", hunters="B3 D3", hands="Thermometer / Thermometer")
    do(g, "use Thermometer", "end", "use Thermometer")
    assert [word for word in told(g) if word in ("freezing", "warm", "rolled")] == ["freezing", "warm"]


@proves("EVI-THM-04")
@pytest.mark.parametrize("at", ["B2", "D3", "H7"])
def test_it_does_not_matter_where_the_ghost_is(at: str) -> None:
    g = haunting(room="Kitchen", at=at, hunters="B3 D3", hands="Thermometer / Thermometer")
    do(g, "use Thermometer", "end", "use Thermometer")
    assert [word for word in told(g) if word in ("freezing", "warm")] == ["freezing", "warm"]


@proves("EVI-THM-05")
def test_all_players_hear_the_answer() -> None:
    g = haunting(room="Kitchen", hunters="B3 van", hands="Thermometer")
    do(g, "use Thermometer")
    assert [told(g, *seat)[-1] for seat in ((), (0,), (2,))] == ["freezing"] * 3


@proves("EVI-THM-06")
def test_the_right_room_is_no_evidence() -> None:
    g = haunting(room="Kitchen", hunters="B3 van", hands="Thermometer")
    do(g, "use Thermometer")
    assert (told(g)[-1], logged(g)) == ("freezing", [])
