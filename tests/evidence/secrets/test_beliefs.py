"""Worlds are dealt as often as they are likely, and none that may be true is left out."""

from __future__ import annotations

from collections import Counter
from random import Random

from evidence.kit import do, drift, haunting, names, pass_on
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, TYPES, UV, WRITING
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.ledger import proves

HUNTERS = (1, 2)
DEALS = 400


def dealt(g: Haunting) -> list[Haunting]:
    rng = Random(1)
    return [GAME.redeal(g, HUNTERS, rng) for _ in range(DEALS)]


def share(g: Haunting, kind: int) -> float:
    """How often a type is dealt that gives this kind of evidence."""
    return sum([kind in TYPES[h.type].kinds for h in dealt(g)]) / DEALS


def squares(g: Haunting) -> Counter[str]:
    return Counter([g.house.names[h.at[GHOST]] for h in dealt(g)])


def test_at_first_types_and_rooms_are_alike() -> None:
    g = haunting("Spirit", turn="ghost", round=1)
    worlds = Counter([(h.type, h.room) for h in dealt(g)])
    assert len(worlds) == 8 * 5
    assert max(worlds.values()) < 5 * DEALS / 40


def test_a_reader_that_stays_silent_in_the_ghost_room_speaks_against_emf() -> None:
    g = haunting("Demon", hunters="G6 van", hands="EMF Reader, Thermometer", round=1)
    do(g, "use Thermometer")
    before = share(g, EMF)
    for _ in range(3):
        pass_on(g)
        drift(g)
        do(g, "use EMF Reader")
    assert 0 < share(g, EMF) < before / 2


def test_silence_where_the_ghost_must_be_near_speaks_against_the_spirit_box() -> None:
    g = haunting("Demon", hunters="G6 van", hands="Spirit Box, Thermometer", round=1)
    do(g, "use Thermometer")
    before = share(g, SPIRIT_BOX)
    pass_on(g)
    drift(g)
    do(g, "use Spirit Box")
    assert 0 < share(g, SPIRIT_BOX) < 0.9 * before


def test_an_empty_book_in_the_ghost_room_speaks_against_writing() -> None:
    g = haunting("Wraith", hunters="G6 van", hands="Book, Thermometer", round=1)
    do(g, "use Book")
    pass_on(g)
    drift(g)
    do(g, "use Thermometer")
    before = share(g, WRITING)
    for _ in range(2):
        pass_on(g)
        drift(g)
    assert 0 < share(g, WRITING) < before / 2


def test_a_dark_flashlight_where_the_ghost_has_been_speaks_against_prints() -> None:
    g = haunting("Spirit", hunters="H6 van", hands="Flashlight, Thermometer", round=1, turn="ghost")
    drift(g)
    do(g, "use Thermometer")
    before = share(g, UV)
    pass_on(g)
    drift(g)
    do(g, "use Flashlight")
    assert 0 < share(g, UV) < 0.8 * before


def test_a_passive_ghost_is_rather_at_home_but_may_be_anywhere_it_can_be() -> None:
    g = haunting("Spirit", hunters="van van", round=2, turn="ghost")
    drift(g)
    g.facts.append(("temperature", g.room, True))
    possible = names(g, knowledge(g).worlds[g.type, g.room].squares)
    found = squares(g)
    assert possible <= set(found)
    far = [square for square in possible if g.house.distance(g.house.place[square], g.house.place["H7"]) > 2]
    assert sum([found[square] for square in far]) / DEALS < 0.8 * len(far) / len(possible)


def test_a_hunting_ghost_is_rather_close_to_somebody() -> None:
    g = haunting("Spirit", hunters="E4 van", hunt=2, round=3, turn="ghost")
    do(g, "stop")
    g.facts.append(("temperature", g.room, True))
    possible = names(g, knowledge(g).worlds[g.type, g.room].squares)
    found = squares(g)
    assert set(found) >= possible
    near = [square for square in possible if g.house.distance(g.house.place[square], g.house.place["E4"]) < 5]
    assert sum([found[square] for square in near]) / DEALS > 1.2 * len(near) / len(possible)


def test_a_ghost_that_was_heard_near_is_dealt_near() -> None:
    g = haunting("Spirit", at="H6", hunters="F6 van", hunt=4)
    do(g, "listen")
    assert {g.house.grid.straight(h.at[GHOST], g.at[1]) <= 4 for h in dealt(g)} == {True}


def test_the_ghosts_truth_makes_no_difference() -> None:
    g = haunting("Spirit", "Nursery", hunters="F6 van", round=2)
    other = g.clone()
    other.type, other.room, other.at[GHOST], other.countdown = 3, 2, other.house.place["B2"], 2
    deals = [[(h.type, h.room, h.at, h.countdown) for h in dealt(one)] for one in (g, other)]
    assert deals[0] == deals[1]


@proves("EVI-HID-05")
def test_what_an_automated_ghost_draws_is_no_die() -> None:
    g = haunting("Spirit", hunters="F6 van", auto_ghost="restless")
    g.rolls = [("type", 8), ("target", 5), ("square", 12), ("uv", 6)]
    drawn = [{h.rolls[i][1] for h in dealt(g)} for i in range(4)]
    assert drawn[0] == set(range(1, 9))
    assert drawn[1] == set(range(1, 6))
    assert max(drawn[2]) > 8
    assert drawn[3] == set(range(1, 7))


def test_a_hunt_that_has_just_begun_finds_the_ghost_at_home() -> None:
    g = haunting("Spirit", hunters="F6 van", one_victim=True, turn="ghost", countdown=1)
    do(g, "step H6", "stop", "refrain", "roll")
    assert g.hunt
    assert all([h.at[GHOST] == h.house.spawn[h.room] for h in dealt(g)])
