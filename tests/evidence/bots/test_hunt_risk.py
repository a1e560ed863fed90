"""Where hunters run who do not know where the ghost is: by what all know, and by nothing else."""

from __future__ import annotations

from random import Random

import pytest

from evidence.kit import do, haunting
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.bots.hunt_risk import Fear, fear_of
from hauntbox.games.evidence.bots.judgement import risk
from hauntbox.games.evidence.secrets.redeal import fill_in
from hauntbox.games.evidence.state import GHOST, Haunting


def hunted(hunters: str = "E6 van", ghost: str = "Spirit", turn: int = 1) -> Haunting:
    """A hunt from the Bedroom, which is known, after so many of its turns; the ghost has stayed at home."""
    g = haunting(ghost, "Bedroom", hunters=hunters, round=4 + turn, hunt=4, turn="ghost" if turn else "hunters")
    g.facts[:0] = [("temperature", g.room, True)]
    if turn:
        do(g, "stop")
    return g


def thought(g: Haunting) -> Haunting:
    """A world in the mind of the first hunter."""
    return fill_in(GAME.known(g, (1,)), (1,), Random(1))


def fear(g: Haunting) -> Fear:
    found = fear_of(thought(g))
    assert found is not None
    return found


def test_a_square_is_as_dangerous_as_it_is_in_all_places_where_the_ghost_may_be() -> None:
    g = hunted()
    place, fears = g.house.place, fear(g)
    assert fears.stand(place["A6"]) < 0.5 * fears.stand(place["F5"])
    assert fears.stand(place["F5"]) < fears.stand(place["G4"])


def test_it_is_the_same_in_every_world() -> None:
    g, rng = hunted(), Random(1)
    worlds = [GAME.redeal(g, (1,), rng) for _ in range(20)]
    assert len({world.at[GHOST] for world in worlds}) > 3
    assert len({risk(world, 1) for world in worlds}) == 1


def test_the_truth_makes_no_difference() -> None:
    g, other = hunted(), hunted()
    other.at[GHOST], other.type = other.house.place["E1"], 6
    assert risk(thought(g), 1) == risk(thought(other), 1)


def test_who_thought_before_makes_no_difference() -> None:
    g, fresh = hunted("E6 E5"), hunted("E6 E5")
    world = thought(g)
    do(world, "step D6", "step D5")
    risk(world, 1)
    assert risk(thought(g), 1) == risk(thought(fresh), 1)


@pytest.mark.parametrize("near", [True, False])
def test_who_has_listened_knows_better_where_to_run(near: bool) -> None:
    g = hunted("E6 van")
    g.at[GHOST] = g.house.place["F4" if near else "I3"]
    before = risk(thought(g), 1)
    do(g, "listen")
    after = risk(thought(g), 1)
    assert after > before if near else after < before


@pytest.mark.parametrize("near", [True, False])
def test_to_listen_in_thought_tells_as_much(near: bool) -> None:
    g = hunted("E6 van")
    g.at[GHOST] = g.house.place["F4" if near else "I3"]
    world = thought(g)
    world.at[GHOST] = g.at[GHOST]
    do(world, "listen")
    do(g, "listen")
    assert risk(world, 1) == pytest.approx(risk(thought(g), 1), abs=0.05)


def test_one_who_has_acted_cannot_hide_any_more() -> None:
    g = hunted("H8 van", turn=2)
    listened = g.clone()
    do(listened, "listen")
    assert risk(thought(g), 1) < risk(thought(listened), 1)


def test_a_hiding_square_is_for_one() -> None:
    free, taken = hunted("H8 van", turn=2), hunted("H8 I8", turn=2)
    assert risk(thought(free), 1) < risk(thought(taken), 1)


def test_a_demon_may_come_once_more() -> None:
    """When one hunting turn is left, all but a Demon have that one."""
    g = hunted("A8 van", turn=2)
    demon = [turns for chase, turns, _ in fear(g).lairs if chase.speed == 3]
    others = [turns for chase, turns, _ in fear(g).lairs if chase.speed != 3]
    assert demon == [2]
    assert set(others) == {1}


def test_when_the_ghost_has_moved_on_in_thought_the_fear_is_stale() -> None:
    world = thought(hunted("E6 van"))
    assert fear_of(world) is not None
    do(world, "end", "end", "stop")
    assert fear_of(world) is None


def test_a_passive_ghost_is_not_feared_in_this_way() -> None:
    assert fear_of(thought(haunting(hunters="E6 van"))) is None
