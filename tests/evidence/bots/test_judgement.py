"""What bots prefer: of two positions that differ in one thing, the one that a good player would choose."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from evidence.kit import do, game, haunting
from hauntbox.games.evidence.actions import moves_of
from hauntbox.games.evidence.bots.hunt_survivors import chase_of
from hauntbox.games.evidence.bots.judgement import judge
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, WRITING
from hauntbox.games.evidence.cards.tokens import Book, Entry, Print
from hauntbox.games.evidence.content import SHIPPED, house_of
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.state import GHOST, UNKNOWN, Haunting

KITS = "EMF Reader, Thermometer / Spirit Box, Book"


def seen(g: Haunting, room: str = "Nursery") -> Haunting:
    """The hunters know where it lives."""
    g.facts.append(("temperature", g.house.rooms.index(room), True))
    return g


def scene(hunters: str = "G6 G6", hands: str = KITS, **more: Any) -> Haunting:
    return seen(haunting("Spirit", hunters=hunters, hands=hands, **more))


def with_log(g: Haunting, *kinds: int) -> Haunting:
    g.log = tuple([Entry(kind, 1, 1) for kind in kinds])
    return g


def is_better(one: Haunting, other: Haunting, role: int = 1) -> bool:
    """For the hunter and, the other way round, for the ghost."""
    assert (judge(one, role) > judge(other, role)) == (judge(one, GHOST) < judge(other, GHOST))
    return judge(one, role) > judge(other, role)


@pytest.mark.parametrize("house", SHIPPED)
def test_it_is_always_a_chance(house: str) -> None:
    g, rng = new(Options(players=5), house, "judged"), Random(1)
    while g.waiting():
        role = g.waiting()[0]
        g.apply(role, rng.choice(g.legal(role)))
        if g.outcome is None:
            assert all([0.0 <= judge(g, role) <= 1.0 for role in range(len(g.at))])


def test_a_ghost_has_no_favourite_type_or_room_by_which_it_would_be_known() -> None:
    g = game()
    assert g.room == UNKNOWN
    assert judge(g, GHOST) == judge(g, 1) == 0.5
    do(g, "be Demon", "dwell Kitchen")
    assert judge(g, GHOST) == 0.5 != judge(g, 1)


# -- evidence ---------------------------------------------------------------------------------------------------------


def test_the_reader_belongs_into_the_ghost_room() -> None:
    assert is_better(scene("G6 E8"), scene("E6 E8"))
    assert is_better(scene("E6 E8"), scene("E8 E8"))


def test_an_item_in_hand_is_better_than_in_the_van() -> None:
    assert is_better(scene(), scene(hands="EMF Reader, Thermometer / Spirit Box"))


def test_what_is_found_counts() -> None:
    one, two = with_log(scene(), EMF), with_log(scene(), EMF, SPIRIT_BOX)
    assert is_better(one, scene())
    assert is_better(two, one)


def test_a_book_counts_in_the_ghost_room_only() -> None:
    home, elsewhere = scene(hands="/"), scene(hands="/")
    home.books = (Book(home.house.place["G7"], 5),)
    elsewhere.books = (Book(home.house.place["F6"], 5),)
    assert is_better(home, elsewhere)


def test_dots_belong_beside_the_spawn_square() -> None:
    near, far = seen(haunting("Wraith", at="E4", hunters="F6 van")), seen(haunting("Wraith", at="E4", hunters="F6 van"))
    near.dots, far.dots = (near.house.place["H6"],), (near.house.place["G5"],)
    assert near.house.distance(far.dots[0], near.house.place["H7"]) > 2
    assert is_better(near, far)


def test_a_print_that_will_last_draws_the_flashlight() -> None:
    def printed(left: int) -> Haunting:
        g = seen(haunting("Myling", at="B2", hunters="G6 van", hands="Flashlight"))
        g.prints = (Print(g.house.place["H7"], left),)
        return g

    assert is_better(printed(5), printed(0))


def test_a_named_room_is_better_than_a_guess_and_a_guess_of_two_than_one_of_five() -> None:
    def warm(*rooms: str) -> Haunting:
        g = haunting("Spirit", hunters="E6 E6", hands=KITS)
        g.facts += [("temperature", g.house.rooms.index(room), False) for room in rooms]
        return g

    assert is_better(warm("Kitchen", "Bedroom", "Living room"), warm())
    assert is_better(scene("E6 E6"), warm("Kitchen", "Bedroom", "Living room"))


def test_a_thermometer_goes_to_rooms_that_are_not_ruled_out() -> None:
    """Whatever the world: the search is planned on what all know."""

    def searching(square: str) -> Haunting:
        g = haunting("Spirit", hunters=f"{square} van", hands="Thermometer")
        g.facts += [("temperature", g.house.rooms.index(room), False) for room in ("Living room", "Kitchen")]
        return g

    assert judge(searching("G6"), 1) > judge(searching("D6"), 1)


def test_an_action_is_not_wasted_on_the_way() -> None:
    one, other = scene("E6 van"), scene("E6 van")
    do(one, "step F6")
    do(other, "use EMF Reader", "step F6")
    assert judge(one, 1) > judge(other, 1)


def test_a_crucifix_belongs_into_the_ghost_room() -> None:
    one, other = scene(), scene()
    one.crucifixes, other.crucifixes = (one.house.place["G7"],), (one.house.place["F6"],)
    assert is_better(one, other)


# -- lives ------------------------------------------------------------------------------------------------------------


def test_with_a_full_log_the_van_is_all_that_counts() -> None:
    full = [with_log(scene(at), EMF, SPIRIT_BOX, WRITING) for at in ("E8 van", "E6 van", "G6 van", "G6 G6")]
    assert is_better(full[0], full[1])
    assert is_better(full[1], full[2])
    assert is_better(full[2], full[3])


@pytest.mark.parametrize(("at", "deed"), [("E6 van", "use EMF Reader"), ("van E6", "exchange")])
def test_with_a_full_log_nobody_plays_with_items(at: str, deed: str) -> None:
    one, other = [with_log(scene(at), EMF, SPIRIT_BOX, WRITING) for _ in range(2)]
    do(other, deed)
    assert is_better(one, other)


def test_nobody_measures_again_what_all_know() -> None:
    one, other = [scene("E6 van", "Thermometer / EMF Reader") for _ in range(2)]
    do(other, "use Thermometer")
    assert is_better(one, other)


def test_a_dead_hunter_is_a_loss_to_all() -> None:
    assert is_better(scene(), scene("G6 dead"))


@pytest.mark.parametrize(("safe", "exposed"), [("I2", "F4"), ("van", "E8"), ("A4", "B4")])
def test_in_a_hunt_one_is_better_where_the_ghost_does_not_get(safe: str, exposed: str) -> None:
    def hunted(square: str) -> Haunting:
        g = scene(f"{square} {square}", at="E5", round=7, hunt=5)
        do(g, "end", "end")
        return g

    assert is_better(hunted(safe), hunted(exposed))


def test_a_hunting_ghost_goes_where_nobody_gets_away() -> None:
    def after(*walk: str) -> Haunting:
        g = seen(haunting("Spirit", hunters="I6 van", hunt=3, round=4, turn="ghost", at="F4"))
        do(g, *walk, "stop")
        return g

    closer, away = after("step G4"), after("step F5", "step E5")
    assert judge(closer, GHOST) > judge(away, GHOST)


def test_nobody_stays_on_the_spawn_square_when_a_hunt_may_begin() -> None:
    def waiting(square: str) -> Haunting:
        g = scene(f"{square} van", countdown=2)
        do(g, "end")
        return g

    assert is_better(waiting("G6"), waiting("H7"))


# -- who can be saved -------------------------------------------------------------------------------------------------


def lost(turns: int, ghost: str, speed: int = 4) -> set[str]:
    house = house_of("larkspur")
    mask = chase_of(house, speed, 1, 4).lost[turns][house.place[ghost]]
    return {house.names[place] for place in range(house.squares) if mask >> place & 1}


def test_in_the_last_hunting_turn_the_reach_of_a_walk_is_lost_and_no_more() -> None:
    house = house_of("larkspur")
    here = house.place["H7"]
    assert lost(1, "H7") == {
        name
        for name in house.names[:-1]
        if (house.floor >> house.place[name] & 1) and house.walks[here][house.place[name]] <= 5
    }


def test_with_more_turns_to_come_more_is_lost() -> None:
    assert lost(0, "H7") == set()
    assert lost(1, "H7") < lost(2, "H7") | {"-"}
    assert lost(2, "H7") <= lost(3, "H7")
    assert lost(3, "H7", speed=4) <= lost(3, "H7", speed=5)


def test_a_hunter_is_found_where_the_ghost_can_begin_a_turn() -> None:
    house = house_of("larkspur")
    chase, spot = chase_of(house, 4, 1, 4), house.place["I8"]  # its front square is H8
    assert not chase.found[1][house.place["H7"]] >> spot & 1
    assert chase.found[2][house.place["H7"]] >> spot & 1
    assert chase.found[1][house.place["H8"]] >> spot & 1


def test_hiding_late_saves_whom_running_does_not() -> None:
    house = house_of("larkspur")
    assert moves_of("larkspur").hide[house.place["I8"]]
    assert chase_of(house, 4, 1, 4).havens[1][house.place["H7"]] >> house.place["H8"] & 1
    assert "H8" in lost(1, "H7")
