"""Steps round walls, Lit tiles on the way, how long a search takes, and what has begun but is not done yet."""

from __future__ import annotations

from hauntbox.games.vast.bots.half_done import done
from hauntbox.games.vast.bots.judgement import judge
from hauntbox.games.vast.bots.ways import FAR, KEPT, finding, lit_on_way, steps, steps_to_dark
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE
from hauntbox.games.vast.cave.ground import is_dark_at, lay
from hauntbox.games.vast.cave.reveal import RevealAll
from hauntbox.games.vast.cave.tiles import BARRED, CRYSTAL, TERRAIN
from hauntbox.games.vast.roles.goblins.turn import ActivateTribes
from hauntbox.games.vast.roles.knight.board import SHIELD
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import FANGS_TRIBE, GOBLINS, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import goblins_of, knight_of
from vast.scenes import put, run, scene, sp


def test_a_wall_is_gone_round_and_what_cannot_be_reached_is_far() -> None:
    g = scene("EN O8 O0\nO0 O0 O0")
    assert (steps(g, MIDDLE, sp("e1")), steps(g, sp("e1"), MIDDLE), steps(g, MIDDLE, MIDDLE)) == (3, 3, 0)
    assert (steps(g, MIDDLE, sp("n4")), steps(g, NOWHERE, MIDDLE), steps(g, MIDDLE, NOWHERE)) == (FAR, FAR, FAR)
    lay(g, sp("s1"), 1, TERRAIN | BARRED)
    assert steps(g, MIDDLE, sp("e1")) == FAR  # the map has changed, and so have the ways


def test_lit_tiles_that_are_left_are_counted_the_last_one_is_not() -> None:
    g = scene("EN O0 a. O0 a.")
    assert [lit_on_way(g, MIDDLE, sp(name)) for name in ("center", "e1", "e2", "e3", "e4")] == [0, 1, 2, 2, 3]
    assert (steps_to_dark(g, MIDDLE), steps_to_dark(g, sp("e2")), steps_to_dark(g, NOWHERE)) == (2, 0, FAR)


def test_ways_of_many_maps_are_forgotten_and_found_again() -> None:
    maps = [scene("EN " + "O0 " * (n % 5 + 1)) for n in range(KEPT + 3)]
    for _ in range(2):
        assert [steps(g, MIDDLE, sp("e1")) for g in maps] == [1] * len(maps)


def test_a_search_is_shorter_the_fewer_tiles_are_dark_and_the_more_hide_what_is_looked_for() -> None:
    def turns(drawing: str, stack: str) -> float:
        return finding(scene(drawing, stack=stack), CRYSTAL, 2.0)

    assert turns("EN c. a. a.", "a.") == 2.0
    assert turns("EN c. a. O0", "a.") == 1.5
    assert turns("EN c. a. a.", "c.") == 1.0
    assert turns("EN C0 a. a.", "a.") == turns("EN", "") > 2.0  # nothing to find


def test_tiles_that_are_being_lit_count_as_lit() -> None:
    g = scene("a. EN a.", stack="a. a. a. a. a. a.")
    run(g, RevealAll(KNIGHT, (sp("w1"), sp("e1"))))
    after = done(g)
    assert [is_dark_at(each, sp("e1")) for each in (g, after)] == [True, False]
    assert judge(g, KNIGHT) == judge(after, KNIGHT)


def test_a_cube_that_can_still_carry_her_is_worth_more_than_one_on_the_shield_until_her_turn_is_over() -> None:
    def nearness(free: int, shield: int, acting: bool) -> float:
        g = scene("EN O0 O0 O0 O0 O0 a.", stack="c. c. a. a. a.")
        put(g, KNIGHT, "center")
        knight_of(g).free, knight_of(g).cubes[SHIELD] = free, shield
        if acting:
            run(g, MoveAndAct(KNIGHT))
        return ROLES[KNIGHT].progress(g)

    assert nearness(1, 0, True) < nearness(0, 1, True)
    assert nearness(1, 0, False) > nearness(0, 1, False)


def test_a_tribe_that_can_still_act_is_nearer_than_one_that_must_wait() -> None:
    def nearness(activated: int, over: bool = False) -> float:
        g = scene("EN O0 O0", stack="a. a.", roles=(KNIGHT, GOBLINS))
        g.turn = GOBLINS
        put(g, KNIGHT, "e2")
        put(g, FANGS_TRIBE, "center")
        goblins_of(g).population, goblins_of(g).activated = [4, 0, 0], activated
        if not over:
            run(g, ActivateTribes(GOBLINS))
        return ROLES[GOBLINS].progress(g)

    assert nearness(0) < nearness(1) == nearness(0, over=True)
