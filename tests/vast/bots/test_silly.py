"""Silly moves: what the lab counts, and what bots therefore do not do."""

from __future__ import annotations

from typing import Any

from hauntbox.games.vast.actions import WAY
from hauntbox.games.vast.bots.silly import CUBES, PREY, SILLY
from hauntbox.games.vast.cave.grid import E, W
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.ghoul.actions import STOP
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.knight.actions import REST
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import EYE_TRIBE, GHOUL, GOBLINS, KNIGHT
from hauntbox.games.vast.state import ghoul_of, knight_of
from hauntbox.lab.follies.counting import FRO, Watcher
from vast.scenes import put, run, scene, sp, token


def beside(discs: int, **more: Any) -> Any:
    g = scene("ae EN O0 O0 ae")
    g.turn = GHOUL
    put(g, GHOUL, "center")
    put(g, KNIGHT, "center")
    ghoul_of(g).discs, ghoul_of(g).movement = discs, 3
    for name, value in more.items():
        setattr(ghoul_of(g), name, value)
    return run(g, Prowl(GHOUL))


def silly(g: Any, role: int, act: Any) -> str:
    after = g.clone()
    after.apply(role, act)
    return SILLY.folly(g, role, act, after)


def test_to_stop_beside_somebody_one_could_attack_is_silly_unless_the_goal_is_reached() -> None:
    assert silly(beside(2), GHOUL, STOP) == PREY
    assert silly(beside(1), GHOUL, STOP) == ""  # her Strength is 1: two discs
    assert silly(beside(2, attacked=1 << KNIGHT), GHOUL, STOP) == ""
    assert silly(beside(2, reached=True), GHOUL, STOP) == ""


def test_to_end_a_turn_with_cubes_in_hand_is_silly() -> None:
    g = scene("ae EN O0", stack="a.")
    put(g, KNIGHT, "center")
    run(g, MoveAndAct(KNIGHT))
    assert silly(g, KNIGHT, REST) == CUBES
    knight_of(g).free = 0
    assert silly(g, KNIGHT, REST) == ""


def test_a_step_back_for_nothing_is_counted_and_one_after_a_deed_is_not() -> None:
    def walk(cube: bool) -> list[str]:
        g = scene("ae EN O0 O0 ae", stack="a.")
        put(g, KNIGHT, "e1")
        knight_of(g).cubes[0] = 3
        run(g, MoveAndAct(KNIGHT))
        watcher, found = Watcher(SILLY, g), list[str]()
        for act in (WAY[E], WAY[W]):
            before = g.clone()
            g.apply(KNIGHT, act)
            found += watcher.saw(before, KNIGHT, act, g)
            g.learned = False
        return found

    assert walk(cube=False) == [FRO]


def test_goblins_are_where_their_tribes_are_and_things_are_what_is_carried() -> None:
    g = scene("ae EN O0", roles=(KNIGHT, GOBLINS))
    put(g, KNIGHT, "center")
    put(g, EYE_TRIBE, "e1")
    places = SILLY.places(g)
    assert (places[KNIGHT], places[GOBLINS][2]) == (sp("center"), sp("e1"))
    (things,) = SILLY.goods.values()
    before = things(g)
    token(g, TREASURES, "e1")
    assert things(g) != before
