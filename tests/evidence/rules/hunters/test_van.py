"""The van. VAN"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, logged, offers, pass_on, where, why_not
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, SPIRIT_BOX, WRITING
from hauntbox.games.evidence.cards.tokens import Entry
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.view import view
from hauntbox.ledger import proves


@proves("EVI-VAN-01")
def test_hunters_start_in_the_van() -> None:
    g = new(Options(players=5), "larkspur", "seed")
    assert view(g, ()).at == [g.house.van] * 4


@proves("EVI-VAN-01")
def test_the_van_is_the_place_to_return_to() -> None:
    g = haunting(hunters="E7 van")
    g.log = tuple([Entry(kind, 4, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    do(g, "step E8")
    assert g.outcome is None
    do(g, "step van")
    assert g.outcome is not None
    assert g.outcome.rule == "EVI-WIN-02"


@proves("EVI-VAN-02")
@pytest.mark.parametrize(("here", "there"), [("E8", "van"), ("van", "E8")])
def test_the_van_door_is_open_while_the_ghost_is_passive(here: str, there: str) -> None:
    g = haunting(hunters=f"{here} van")
    assert f"step {there}" in offers(g)
    do(g, f"step {there}")
    assert (where(g, 1), f"step {here}" in offers(g)) == (there, True)


@proves("EVI-VAN-03")
@pytest.mark.parametrize(("here", "there"), [("E8", "van"), ("van", "E8")])
def test_the_van_door_is_shut_while_the_ghost_hunts(here: str, there: str) -> None:
    g = haunting(hunters=f"{here} van", hunt=4)
    assert (why_not(g, f"step {there}"), f"step {there}" in offers(g)) == ("EVI-VAN-03", False)


@proves("EVI-VAN-02")
def test_the_van_door_costs_a_step_like_any_other() -> None:
    g = haunting(hunters="E4 van", hands="Thermometer")
    do(g, "step E5", "step E6", "step E7", "step E8")
    assert (why_not(g, "step van"), "step van" in offers(g)) == ("EVI-HTR-01", False)


@proves("EVI-VAN-04")
def test_nobody_is_killed_in_the_van() -> None:
    g = haunting(at="E7", hunters="van E7", turn="ghost", hunt=4)
    assert [where(g, role) for role in (1, 2)] == ["van", "dead"]


@proves("EVI-VAN-04")
def test_nobody_is_slowed_or_noticed_in_the_van() -> None:
    g = haunting(at="E8", hunters="van E7", turn="ghost")
    do(g, "stop", "manifest")
    assert (g.slowed, facts(g, "event")) == ([False, False, True], [(2,)])


@proves("EVI-VAN-05")
def test_a_hunter_in_the_van_has_its_turn_in_a_hunt_and_cannot_leave() -> None:
    g = haunting(hunters="van van", hunt=4)
    assert (g.waiting(), offers(g), why_not(g, "step E8")) == ((1,), ["exchange", "end"], "EVI-VAN-03")


@proves("EVI-VAN-05")
def test_a_hunter_in_the_van_has_its_turn_as_usual() -> None:
    g = haunting(hunters="van van")
    assert (g.waiting(), offers(g), why_not(g, "step E8")) == ((1,), ["step E8", "exchange", "end"], "")


@proves("EVI-VAN-06")
@pytest.mark.parametrize("ghost", ["Obake", "Goryo"])
@pytest.mark.parametrize(("room", "token"), [("Kitchen", "A3"), ("Bedroom", "H2"), ("Nursery", "G8")])
def test_the_van_sees_the_field_of_every_token(ghost: str, room: str, token: str) -> None:
    g = haunting(ghost=ghost, room=room, hunters="van A4")
    g.dots = (g.house.place[token],)
    pass_on(g)
    do(g, "stop")
    assert (logged(g), facts(g, "sighted")) == ([DOTS], [(g.dots[0], 1, 0)])


@proves("EVI-VAN-06")
@pytest.mark.parametrize(("ghost", "seen"), [("Obake", [DOTS]), ("Goryo", [])])
def test_with_nobody_in_the_van_a_goryos_field_stays_unseen(ghost: str, seen: list[int]) -> None:
    g = haunting(ghost=ghost, room="Kitchen", hunters="B4 E8")
    g.dots = (g.house.place["A3"],)
    pass_on(g)
    do(g, "stop")
    assert logged(g) == seen


@proves("EVI-VAN-06")
def test_without_a_hunter_in_the_van_a_far_field_is_seen_by_nobody() -> None:
    g = haunting(ghost="Obake", room="Kitchen", hunters="E8 E8")
    g.dots = (g.house.place["A3"],)
    pass_on(g)
    do(g, "stop")
    assert (logged(g), facts(g, "sighted")) == ([], [])


@proves("EVI-VAN-07")
@pytest.mark.parametrize("item", ["Thermometer", "EMF Reader"])
def test_the_van_is_no_room_to_read_an_instrument_in(item: str) -> None:
    g = haunting(hunters="van van", hands=item)
    assert (why_not(g, f"use {item}"), f"use {item}" in offers(g)) == ("EVI-HTR-10", False)
    do(g, "step E8")
    assert (why_not(g, f"use {item}"), f"use {item}" in offers(g)) == ("", True)
