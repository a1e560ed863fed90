"""The judge: whoever is nearer to the goal is likelier to win, and the Collapse is one more runner."""

from __future__ import annotations

from typing import Any

from hauntbox.games.vast.bots.judgement import collapse_in, judge
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, GHOUL, GOBLINS, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import ghoul_of, goblins_of, knight_of
from vast.scenes import put, scene, token


def race(**more: Any) -> Any:
    g = scene("ae EN O0 ae ae", stack="af af af ae ae", **more)
    put(g, KNIGHT, "center")
    put(g, GHOUL, "e1")
    return g


def test_a_crystal_brings_the_knight_nearer_and_throws_the_ghoul_back() -> None:
    g, h = race(), race()
    knight_of(h).crystals = 3
    assert ROLES[KNIGHT].progress(h) < ROLES[KNIGHT].progress(g)
    assert judge(h, KNIGHT) > judge(g, KNIGHT)
    assert judge(h, GHOUL) < judge(g, GHOUL)


def test_health_and_crystals_in_sight_count_for_her() -> None:
    g, hurt, seen = race(), race(), race()
    knight_of(hurt).health = 2
    token(seen, CRYSTALS, "e1")
    assert judge(hurt, KNIGHT) < judge(g, KNIGHT) < judge(seen, KNIGHT)


def test_fury_brings_the_ghoul_nearer_and_so_does_the_entrance_once_it_has_enough() -> None:
    g, more, far, near = race(), race(), race(), race()
    ghoul_of(more).fury = 5
    assert judge(more, GHOUL) > judge(g, GHOUL)
    for h, at in ((far, "e3"), (near, "e1")):
        ghoul_of(h).reached = True
        put(h, GHOUL, at)
    assert judge(near, GHOUL) > judge(far, GHOUL) > judge(more, GHOUL)


def test_the_collapse_takes_from_everybody() -> None:
    g, falling = race(), race(collapsing=True)
    falling.stack = ()
    assert collapse_in(falling) < collapse_in(g)
    assert judge(falling, KNIGHT) < judge(g, KNIGHT)


def test_who_has_left_has_no_chance() -> None:
    g = race()
    g.left = 1 << KNIGHT
    assert judge(g, KNIGHT) == 0.0


def test_goblins_are_nearer_with_a_wounded_knight_more_goblins_and_a_strong_tribe_beside_her() -> None:
    def hunt(health: int = 7, goblins: int = 3, bones: str = "") -> Any:
        g = race(roles=(KNIGHT, GOBLINS, GHOUL))
        knight_of(g).health = health
        goblins_of(g).population = [0, goblins, 0]
        if bones:
            put(g, BONES_TRIBE, bones)
        return ROLES[GOBLINS].progress(g)

    assert hunt(health=2) < hunt()
    assert hunt(goblins=4) < hunt()
    assert hunt(bones="e1") < hunt(bones="e3") < hunt()


def test_goblins_who_need_crystals_gather_round_one() -> None:
    def siege(bones: str, crystals: int = 0) -> Any:
        g = scene("ae EN O0 ae ae", stack="af af", roles=(GOBLINS,))
        goblins_of(g).population, goblins_of(g).crystals = [0, 4, 0], crystals
        token(g, CRYSTALS, "e3")
        put(g, BONES_TRIBE, bones)
        return ROLES[GOBLINS].progress(g)

    assert siege("e3") < siege("w1")
    assert siege("w1", crystals=2) < siege("e3")
