"""What follows from the public facts: the truth is always inside."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from evidence.kit import do, drift, haunting, pass_on, told, where
from evidence.notes import ROOMS, rooms, squares
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.actions import Use
from hauntbox.games.evidence.cards.ghosts import TYPE_NAMES
from hauntbox.games.evidence.content import SHIPPED
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk, PassiveWalk
from hauntbox.games.evidence.rules.hunt import AtSpawn
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.secrets.worlds import Knowledge
from hauntbox.games.evidence.state import GHOST, UNKNOWN, Haunting


def play_step(g: Haunting, rng: Random) -> None:
    """Anything, but an item rather than a walk: random hunters seldom ask."""
    role = g.waiting()[0]
    legal = g.legal(role)
    uses = [act for act in legal if isinstance(act, Use)]
    g.play(role, rng.choice(uses if uses and rng.random() < 0.4 else legal))


def check_truth(g: Haunting) -> None:
    if g.room == UNKNOWN or g.outcome is not None:  # before the choice nothing is true, after the end all is told
        return
    known = knowledge(g)
    assert (g.type, g.room) in known.worlds
    assert (g.countdown, g.cut_used) in known.counts[g.type]
    if not isinstance(g.asking(), PassiveWalk | HuntWalk):  # where a walk has come to is told at its end
        assert known.worlds[g.type, g.room].squares >> g.at[GHOST] & 1
    past = dict(known.worlds[g.type, g.room].past)
    assert all([past[mark.left] >> mark.square & 1 for mark in g.prints])


def at_once(g: Haunting) -> Knowledge:
    h = g.clone()
    h.notebook = None
    return knowledge(h)


@pytest.mark.parametrize("house", SHIPPED)
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4), (5, 5), (5, 6)])
def test_the_truth_is_always_inside_and_folding_by_and_by_is_folding_at_once(
    house: str, players: int, seed: int
) -> None:
    g, rng = new(Options(players=players), house, f"truth {seed}"), Random(seed)
    while g.waiting():
        play_step(g, rng)
        check_truth(g)
        if rng.random() < 0.01:
            assert at_once(g) == knowledge(g)
    assert at_once(g) == knowledge(g)


@pytest.mark.parametrize("ghost", TYPE_NAMES)
def test_the_truth_is_inside_for_every_type_whatever_the_numbers_are(ghost: str) -> None:
    options = Options(
        dawn_round=20, obake_uv_life=9, uv_life=2, uv_roll=2, event_range=7, kill_reach=2, countdown_step=2
    )
    g, rng = new(options, "larkspur", ghost), Random(ghost)
    do(g, f"be {ghost}")
    while g.waiting():
        play_step(g, rng)
        check_truth(g)
    assert len(g.facts) > 50


RARE: dict[str, dict[str, Any]] = {
    "certain prints that last": {"uv_roll": 1, "uv_life": 30, "obake_uv_life": 30},
    "certain prints at home": {"uv_roll": 1, "prints_at_home": True},
    "certain answers": {"book_roll": 1, "emf_roll": 1, "uv_roll": 1},
    "no chance of a print": {"uv_roll": 7, "event_range": 0, "sight_range": 0},
    "one victim of far reach": {"one_victim": True, "kill_reach": 3, "hunt_rounds": 1, "countdown_step": 5},
    "long shadows": {"one_victim": True, "stay_after_hunt": True, "more_ghosts": True, "demon_extra_rounds": 3},
}


@pytest.mark.parametrize("name", RARE)
def test_the_truth_is_inside_at_the_ends_of_what_a_table_may_choose(name: str) -> None:
    for seed, house in enumerate(SHIPPED):
        options = Options(grace_rounds=1, dawn_round=14, **RARE[name])
        g, rng = new(options, house, f"{name} {seed}"), Random(seed)
        while g.waiting():
            play_step(g, rng)
            check_truth(g)
            check_dealing(g, rng)


def check_dealing(g: Haunting, rng: Random) -> None:
    """Of every world that is left a position can be made."""
    if g.waiting() and rng.random() < 0.1:
        for seat in ((GHOST,), (1,), ()):
            assert view(GAME.redeal(g, seat, rng), seat) == view(g, seat)


@pytest.mark.parametrize("at_home", [False, True])
def test_a_second_look_at_a_print_that_all_have_seen_rules_out_nobody(at_home: bool) -> None:
    g = haunting("Demon", hunters="H6 H6", hands="Flashlight / Flashlight", round=1, uv_roll=1, prints_at_home=at_home)
    pass_on(g)
    drift(g)
    do(g, "use Flashlight", "end")
    before = rooms(g, "Demon")
    do(g, "use Flashlight")
    assert before == rooms(g, "Demon") == {"Nursery"}


def test_where_prints_are_left_at_home_alone_a_dark_floor_elsewhere_rules_out_nobody() -> None:
    g = haunting(
        "Poltergeist", at="E8", hunters="E8 E8", hands="Spirit Box / Flashlight", round=1,
        uv_roll=1, prints_at_home=True, spirit_box_range=0,
    )  # fmt: skip
    g.facts += [("walked", tuple(g.at[1:]), (), ())] * 6  # it has come a long way
    do(g, "use Spirit Box", "end")
    pass_on(g)
    drift(g)
    do(g, "end", "use Flashlight")
    assert (told(g)[-1], "Nursery" in rooms(g, "Poltergeist")) == ("no prints", True)


@pytest.mark.parametrize("hunters", ["H7 H7 van", "H7 E8 van", "E8 E8 van"])
def test_while_it_picks_one_of_several_the_ghost_is_known_to_be_on_a_spawn_square(hunters: str) -> None:
    g = haunting("Spirit", at="H4", hunters=hunters, turn="ghost", one_victim=True)
    g.facts.append(("walked", tuple(g.at[1:]), (), ()))
    do(g, "stop", "refrain")
    g.rig("hunt", 6)
    do(g, "roll")
    assert isinstance(g.asking(), AtSpawn)
    assert (where(g, 0), squares(g, "Spirit", "Nursery")) == ("H7", {"H7"})


def test_at_first_every_type_may_be_in_every_room_with_a_spawn_square() -> None:
    g = haunting()
    assert all([rooms(g, ghost) == ROOMS for ghost in TYPE_NAMES])


def test_facts_that_contradict_each_other_leave_nothing_and_break_nothing() -> None:
    g = haunting("Spirit")  # bots imagine such positions: what they deal may not fit to the last detail
    g.facts += [("temperature", room, False) for room in g.house.haunts()]
    g.facts.append(("round", g.round + 1))
    assert (knowledge(g).worlds, knowledge(g).rooms) == ({}, {})
