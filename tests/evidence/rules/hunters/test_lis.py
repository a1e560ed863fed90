"""Listening. LIS"""

from __future__ import annotations

import pytest

from evidence.kit import do, haunting, offers, told, where, why_not
from hauntbox.ledger import proves


@proves("EVI-LIS-01")
def test_a_hunter_in_the_house_may_listen_during_a_hunt() -> None:
    g = haunting(hunters="E8 van", hunt=4)
    assert "listen" in offers(g)
    do(g, "listen")
    assert (g.acted, "near" in told(g)) == (True, True)


@proves("EVI-LIS-01")
def test_nobody_listens_in_the_van() -> None:
    g = haunting(hunters="van van", hunt=4)
    assert (why_not(g, "listen"), "listen" in offers(g)) == ("EVI-LIS-01", False)


@proves("EVI-LIS-02")
@pytest.mark.parametrize(
    ("hunter", "answer"), [("H7", "near"), ("E8", "near"), ("G4", "near"), ("D8", "not near"), ("G3", "not near")]
)
def test_the_ghost_is_near_within_four_squares(hunter: str, answer: str) -> None:
    g = haunting(hunters=f"{hunter} van", hunt=4)
    do(g, "listen")
    assert told(g)[-1] == answer


@proves("EVI-LIS-03")
def test_walls_do_not_muffle_the_ghost() -> None:
    g = haunting(at="H2", hunters="G5 van", hunt=4)
    do(g, "listen")
    assert (g.house.distance(g.at[0], g.at[1]), told(g)[-1]) == (6, "near")


@proves("EVI-LIS-04")
@pytest.mark.parametrize(("hunter", "answer"), [("E8", "near"), ("B2", "not near")])
def test_all_hear_who_listened_and_the_answer_and_nothing_else(hunter: str, answer: str) -> None:
    g = haunting(hunters=f"{hunter} van", hunt=4)
    before = len(g.events or [])
    do(g, "listen")
    (event,) = (g.events or [])[before:]
    assert (event.what, event.facts, event.to) == (answer, (1,), None)


@proves("EVI-LIS-05")
def test_a_hidden_hunter_listens_and_stays_hidden() -> None:
    g = haunting(at="B3", hunters="A1 van", hunt=4)
    assert "listen" in offers(g)
    do(g, "listen")
    assert (told(g)[-1], where(g, 1)) == ("near", "A1")


@proves("EVI-LIS-06")
def test_nobody_listens_while_the_ghost_is_passive() -> None:
    g = haunting(hunters="E8 van")
    assert (why_not(g, "listen"), "listen" in offers(g)) == ("EVI-LIS-06", False)
