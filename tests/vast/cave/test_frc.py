"""Forced movement, the Dragon die. FRC, DIE"""

from __future__ import annotations

from collections import Counter

import pytest

from hauntbox.games.vast.cave.die import (
    AROUND,
    CENTRE,
    CORNERS,
    CROSS,
    DIAMOND,
    DRAGON_DIE,
    SALTIRE,
    covered,
    hits_centre,
    pattern,
    roll_dragon_die,
)
from hauntbox.games.vast.cave.forced import ClearTile, bars_push, is_taken, leaving, push
from hauntbox.games.vast.cave.grid import DIAGONAL, MIDDLE, NEAR, E, N, S, W
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.tiles import BARRED, TERRAIN
from hauntbox.games.vast.cave.tokens import (
    ARTIFACTS,
    CRYSTALS,
    EVENTS,
    FLAME_WALL,
    GEMS,
    MONSTERS,
    MOVABLE,
    TREASURES,
    VAULTS,
)
from hauntbox.games.vast.roles.knight.board import SHIELD
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, FANGS_TRIBE, GHOST, GHOUL, KNIGHT, THIEF, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.ledger import proves
from vast.scenes import StandIn, do, put, run, scene, sp, token, told


@proves("VSB-FRC-01", "VSB-FRC-02")
def test_nothing_is_moved_onto_an_open_or_impassable_space() -> None:
    g = scene("EN O0 O0")
    put(g, GHOUL, "center")
    assert [bars_push(g, GHOUL, way) for way in (N, E, S, W)] == ["VSB-FRC-02", "", "VSB-FRC-02", "VSB-FRC-02"]
    push(g, GHOUL, E)
    assert (g.at[GHOUL], told(g, "pushed")) == (sp("e1"), [(GHOUL, sp("e1"))])
    put(g, GHOUL, "center")
    lay(g, sp("e1"), 1, TERRAIN | BARRED)
    assert bars_push(g, GHOUL, E) == "VSB-MAP-09"
    h = scene("EN O8")
    put(h, GHOUL, "center")
    assert bars_push(h, GHOUL, E) == "VST-FRC-01"  # and what its own role says


@proves("VSB-FRC-03")
def test_the_knight_is_not_moved_through_walls_onto_dark_tiles_or_onto_players() -> None:
    g = scene("..  O4  ..\nO0  EN  a.\n..  O0  ..")
    put(g, KNIGHT, "center")
    assert [bars_push(g, KNIGHT, way) for way in (N, E, S, W)] == ["VSB-FRC-03", "VSB-FRC-03", "", ""]
    put(g, GHOUL, "s1")
    assert bars_push(g, KNIGHT, S) == "VSB-FRC-03"


@proves("VSB-KNQ-07")
def test_others_cannot_move_a_knight_with_her_shield() -> None:
    g = scene("EN O0")
    put(g, KNIGHT, "center")
    knight_of(g).cubes[SHIELD] = 1
    assert bars_push(g, KNIGHT, E) == "VSB-KNQ-07"


@proves("VSB-FRC-14", "VSB-MON-27")
@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_token_counts_as_a_player_and_cannot_be_moved(monster: int) -> None:
    g = scene("EN O0")
    put(g, KNIGHT, "center")
    assert not is_taken(g, KNIGHT, sp("e1"))
    token(g, monster, "e1")
    assert (is_taken(g, KNIGHT, sp("e1")), bars_push(g, KNIGHT, E)) == (True, "VSB-FRC-03")
    assert monster not in MOVABLE


@proves("VSB-FRC-14")
def test_a_space_with_ones_own_pieces_or_with_ghosts_is_not_taken() -> None:
    g = scene("EN O0")
    put(g, FANGS_TRIBE, "e1")
    assert not is_taken(g, BONES_TRIBE, sp("e1"))
    assert is_taken(g, KNIGHT, sp("e1"))
    g.at[FANGS_TRIBE] = -1
    put(g, GHOST, "e1")
    assert not is_taken(g, KNIGHT, sp("e1"))  # VSB-ATK-07
    put(g, UNICORN, "e1")

    class Shade(StandIn):
        def is_in_way(self, g: Vast, piece: int) -> bool:
            return False

    assert is_taken(g, KNIGHT, sp("e1"))
    ROLES[UNICORN] = Shade(UNICORN)
    assert not is_taken(g, KNIGHT, sp("e1"))


@proves("VSB-FRC-11")
def test_only_treasures_gems_and_artifacts_can_be_moved() -> None:
    assert set(MOVABLE) == {TREASURES, *GEMS, ARTIFACTS}
    assert not {CRYSTALS, EVENTS, VAULTS, FLAME_WALL} & set(MOVABLE)


@proves("VSB-FRC-04")
def test_a_knight_moved_onto_an_event_token_stops_and_resolves_it_before_she_moves() -> None:
    from hauntbox.games.vast.roles.knight.rules.moving import bars_step

    g = scene("EN O0 O0")
    put(g, KNIGHT, "center")
    token(g, EVENTS, "e1")
    g.event_deck = (4,)
    assert ROLES[KNIGHT].stops(g, KNIGHT) is False
    push(g, KNIGHT, E)
    assert (g.at[KNIGHT], ROLES[KNIGHT].stops(g, KNIGHT)) == (sp("e1"), True)
    assert bars_step(g, E) == "VSB-KNE-08"
    assert told(g, "pushed") == [(KNIGHT, sp("e1"))]


@proves("VSB-FRC-12", "VSB-FRC-01")
def test_whoever_is_pushed_hears_of_it_and_so_does_the_table() -> None:
    heard: list[tuple[str, int, int]] = []

    class Listener(StandIn):
        def forced(self, g: Vast, piece: int) -> None:
            heard.append(("forced", piece, g.at[piece]))

        def entered(self, g: Vast, piece: int) -> bool:
            heard.append(("entered", piece, g.at[piece]))
            return False

    g = scene("EN O0")
    put(g, GHOUL, "center")
    ROLES[GHOUL] = Listener(GHOUL)
    push(g, GHOUL, E)
    assert heard == [("forced", GHOUL, sp("e1")), ("entered", GHOUL, sp("e1"))]


@proves("VSB-FRC-13")
def test_who_gets_off_by_a_rule_of_its_own_is_moved_by_nobody() -> None:
    class Climber(StandIn):
        def leaves_by_itself(self, g: Vast, piece: int) -> bool:
            return True

    g = scene("EN O0")
    put(g, KNIGHT, "center")
    put(g, GHOUL, "center")
    assert leaving(g, MIDDLE) == [KNIGHT, GHOUL]
    ROLES[GHOUL] = Climber(GHOUL)
    assert leaving(g, MIDDLE) == [KNIGHT]


@proves("VSB-FRC-13")
def test_several_pieces_are_moved_in_the_order_of_turns() -> None:
    g = scene("O0 EN O0\n.. O0 ..")
    for piece in (GHOUL, THIEF, KNIGHT):
        put(g, piece, "center")
    run(g, ClearTile(GHOUL, MIDDLE))
    do(g, "way e", "way s")
    assert (g.at[KNIGHT], g.at[THIEF], g.at[GHOUL]) == (sp("e1"), sp("s1"), sp("w1"))  # one way was left


FACES = {
    AROUND: {*NEAR[MIDDLE], *DIAGONAL[MIDDLE]},
    CENTRE: {MIDDLE},
    DIAMOND: {*NEAR[MIDDLE]},
    CROSS: {MIDDLE, *NEAR[MIDDLE]},
    CORNERS: {*DIAGONAL[MIDDLE]},
    SALTIRE: {MIDDLE, *DIAGONAL[MIDDLE]},
}


@proves("VSB-DIE-01", "VSB-DIE-03", "VSB-DIE-05")
@pytest.mark.parametrize("face", FACES)
def test_each_face_covers_its_pattern_and_three_of_them_the_centre(face: int) -> None:
    spaces = pattern(face, MIDDLE)
    assert set(spaces) == FACES[face]
    assert len(spaces) == len(FACES[face])
    assert hits_centre(face) == (MIDDLE in FACES[face]) == (face in (CENTRE, CROSS, SALTIRE))


@proves("VSB-DIE-02")
def test_the_pattern_lies_around_the_space_that_is_meant() -> None:
    assert set(pattern(DIAMOND, sp("e2"))) == {sp("e1"), sp("e3"), sp("n1e2"), sp("s1e2")}


@proves("VSB-DIE-04")
def test_only_spaces_with_a_tile_count() -> None:
    g = scene("O0 EN a.")
    assert covered(g, CROSS, MIDDLE) == [sp("w1"), MIDDLE, sp("e1")]
    assert covered(g, CORNERS, MIDDLE) == []


@proves("VSB-CMP-04")
def test_the_die_has_six_faces_that_all_turn_up() -> None:
    g = scene()
    found = Counter([roll_dragon_die(g) for _ in range(300)])
    assert sorted(found) == [1, 2, 3, 4, 5, 6]
    assert min(found.values()) > 25
    g.rig(DRAGON_DIE, SALTIRE)
    assert (roll_dragon_die(g), told(g, "dragon die")[-1]) == (SALTIRE, (SALTIRE,))
