"""What bots think of a position: of two that differ in one thing, the better one is worth more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hauntbox.bots.playout import wander
from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.bots.judgement import judge
from hauntbox.games.hunter13.bots.work_left import NEVER, Prospect
from hauntbox.games.hunter13.content import story_of
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.state import ENEMY, NOWHERE, Mansion
from hauntbox.lab import simulate
from hunter13.arena import arena, battle
from hunter13.manor import beast, manor


def positions(scenario: str, seed: str) -> Iterator[Mansion]:
    """Of a random game, now and then."""
    g, rng = GAME.new(Options(players=3), scenario, seed), Random(seed)
    while g.agenda:
        assert isinstance(g, Mansion)
        yield g
        wander(g, rng, 23)


def table(scenario: str = "places", **more: str) -> Mansion:
    """A position with a whole scenario behind it."""
    return behind(manor(**more), scenario)  # type: ignore[arg-type]


def behind(g: Mansion, scenario: str = "places") -> Mansion:
    g.scenario, g.story = scenario, story_of(scenario, len(g.who))
    g.counts = [counter.start for counter in g.story.counters]
    g.marker, g.things = [NOWHERE] * len(g.story.markers), [NOWHERE] * len(g.story.things)
    return g


def better(one: Mansion, other: Mansion) -> bool:
    return judge(one, 0) > judge(other, 0)


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_it_is_a_share_the_same_for_all_hunters_and_changes_nothing(scenario: str) -> None:
    for g in positions(scenario, "share"):
        before = GAME.codec.save(g)
        standing = {judge(g, role) for role in range(3) if not g.status or g.status[role] != ENEMY}
        assert len(standing) <= 1
        assert all(0.0 <= judge(g, role) <= 1.0 for role in range(3))
        assert GAME.codec.save(g) == before


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_every_mission_has_a_plan_at_its_start(scenario: str) -> None:
    g = next(iter([g for g in positions(scenario, "plan") if g.round]))
    assert Prospect(g).work() < NEVER


def test_health_of_body_and_mind_relief_and_items_are_worth_having() -> None:
    well = table(hands="J; 3")
    assert better(well, table(hands="J; 3", hurt="8"))
    assert better(well, table(hands="J; 3", shaken="8"))
    assert better(well, table(hands="J 9; 3"))
    assert better(well, table(hands="; 3"))
    assert better(table(items="I-23"), table())


def test_a_clue_that_was_read_brings_the_end_nearer() -> None:
    g, h = table(lay="T-39 T-6", at="T-6"), table(lay="T-39 T-6", at="T-6")
    h.clues = 1
    assert Prospect(h).work() < Prospect(g).work()
    assert better(h, g)


def test_whoever_has_the_diary_should_stand_in_the_library() -> None:
    far, near = (table(lay="T-34 T-39 T-6 T-35", at=at, items="I-9") for at in ("T-34 T-39", "T-35 T-39"))
    assert better(near, far)


def test_what_nobody_has_yet_is_fetched_first() -> None:
    """To take the Diary up is no step back, though its owner is farther from the Library than the others."""
    lying, taken = (table(lay="T-34 T-39 T-6 T-35", at="T-34 T-35", items=items) for items in ("", "I-9"))
    lying.lying[TILE_OF["T-34"]] = (8,)
    assert better(taken, lying)


def test_a_monster_in_the_way_is_a_long_way() -> None:
    free, guarded = (
        table(at="T-39", items="I-9", lay="T-39 T-6 T-35"),
        table(at="T-39", items="I-9", lay="T-39 T-6 T-35"),
    )
    beast(guarded, "E-38", "T-6")
    assert Prospect(guarded).way(TILE_OF["T-35"], [0]) > Prospect(free).way(TILE_OF["T-35"], [0])


def test_one_does_not_stay_with_an_enemy_that_one_cannot_hurt() -> None:
    """The Wraith has no HP, and Wren no MP attack."""
    wraith, hand = (behind(battle(arena(foes=foe), 5, black=5)) for foe in ("E-32", "E-34"))
    assert better(hand, wraith)


def test_a_companion_in_the_battle_is_welcome() -> None:
    alone, two = (behind(battle(arena(at="here here far far", foes="E-38"), 5, black=5)) for _ in range(2))
    two.fighting |= 2
    two.types[1] = 0
    assert better(two, alone)


def test_the_fallen_want_the_opposite_and_go_where_the_prey_is() -> None:
    near, far = table(at="T-6 T-7"), table(at="T-6 T-5")
    for g in (near, far):
        g.status[1] = ENEMY
        g.at[2] = g.at[3] = g.at[0]
    assert judge(near, 1) > judge(far, 1)
    assert judge(near, 0) < judge(far, 0)


def test_talk_is_cheap() -> None:
    quiet, loud = table(), table()
    loud.hinted = True
    assert better(quiet, loud)


def test_greedy_bots_solve_what_random_ones_do_not() -> None:
    """In longer trials greedy bots win about half of the games of the first scenario, and random ones none."""
    reports = [simulate("hunter13", 4, "mansion", [bot], {"players": 3}, "places") for bot in ("random", "greedy")]
    careless, sensible = [report.sides["Hunters"].wins for report in reports]
    assert careless == 0 < sensible
