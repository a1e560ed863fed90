"""Tiles, Terrain and tokens to their bounds, and what is told of them. COLL, SET, TRN, REV, CMP, FRC, MAP, TILE"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.actions import AT, WAY
from hauntbox.games.vast.cave.collapse.relics import SaveRelics
from hauntbox.games.vast.cave.collapse.removal import DONE, LeaveBySelf, RemoveTile, TakeAway, bars_removal, lift_all
from hauntbox.games.vast.cave.collapse.slide import carry
from hauntbox.games.vast.cave.fill import put_under
from hauntbox.games.vast.cave.forced import exits
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, E
from hauntbox.games.vast.cave.ground import lay, tile_at, touching
from hauntbox.games.vast.cave.holding import put_token
from hauntbox.games.vast.cave.reveal import Orient
from hauntbox.games.vast.cave.setup import IN_THE_BOX, STARTING, lay_map
from hauntbox.games.vast.cave.terrain.canyon import may_open
from hauntbox.games.vast.cave.terrain.leaving import can_step_off
from hauntbox.games.vast.cave.terrain.lying import is_drift
from hauntbox.games.vast.cave.terrain.pits import InPits
from hauntbox.games.vast.cave.terrain.placing import DigPits, TurnTerrain
from hauntbox.games.vast.cave.terrain.sites import Site, lay_terrain, sites
from hauntbox.games.vast.cave.tiles import (
    BARRED,
    CANYON,
    DARK,
    GHOSTLY,
    LIT_FACES,
    PIT,
    PITS,
    RIVER,
    TERRAIN,
    TILES,
    dark_face,
)
from hauntbox.games.vast.cave.tokens import ARTIFACTS, CRYSTALS, EVENTS, LIMITS, TREASURES, VAULTS
from hauntbox.games.vast.roles.knight.actions import REST
from hauntbox.games.vast.roles.numbers import CAVE, GHOST, GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast
from hauntbox.ledger import proves
from vast.cave.test_set import begun
from vast.cave_role.brooding import cavern
from vast.scenes import StandIn, put, scene, sp, token, told

# Tiles that go. -----------------------------------------------------------------------------------------------------


@proves("VSB-GHS-35", "VSB-DEC-143", "VSB-GHS-55")
def test_an_artifact_is_moved_once_told_and_only_from_where_it_lies() -> None:
    g = scene("EN O0 O0", roles=(KNIGHT, GHOST))
    put(g, GHOST, "center")
    relics = SaveRelics(KNIGHT, sp("e1"), (sp("e1"),))
    assert (relics.ways(g), relics.waiting(g)) == ([], ())
    token(g, ARTIFACTS, "e1", "e1")
    assert relics.ways(g) == [E]
    relics.run(g)
    assert (g.tokens[ARTIFACTS], g.agenda) == ((sp("e1"), sp("e2")), [relics])
    g.settle()
    assert (g.tokens[ARTIFACTS], told(g, "token")) == ((sp("e2"),) * 2, [(ARTIFACTS, sp("e2"))] * 2)


@proves("VSB-COLL-13")
def test_the_entrance_stays_and_terrain_as_long_as_somebody_cannot_get_off() -> None:
    g = scene("EN O0", collapsing=True)
    assert (bars_removal(g, MIDDLE), bars_removal(g, sp("e1"))) == ("VSB-COLL-13", "")


@proves("VSB-DEC-06", "VSB-COLL-13")
def test_which_tile_goes_is_asked_of_all_on_the_map_for_all_to_see() -> None:
    g = scene("O0 EN O0", collapsing=True)
    frame = RemoveTile(KNIGHT, 1)
    assert (frame.pool(g), frame.is_public(g, KNIGHT)) == ([sp("w1"), MIDDLE, sp("e1")], True)
    assert [str(act) for act in frame.candidates(g, KNIGHT)] == ["at w1", "at center", "at e1"]


@proves("VSB-FRC-08")
def test_roles_hear_of_a_tile_that_goes_and_its_piece_leaves() -> None:
    heard: list[tuple[str, int]] = []

    class Leaver(StandIn):
        def leave(self, g: Vast, piece: int) -> None:
            heard.append(("leaves", piece))

        def tile_goes(self, g: Vast, space: int) -> None:
            heard.append(("goes", space))

    ROLES[GHOUL] = Leaver(GHOUL)
    g = scene("EN O0", roles=(KNIGHT, GHOUL))
    put(g, GHOUL, "e1")
    LeaveBySelf(sp("e1")).run(g)
    assert heard == [("leaves", GHOUL), ("goes", sp("e1"))]


@proves("VSB-COLL-20", "VSB-COLL-12", "VSB-COLL-17")
def test_a_tile_without_pieces_leaves_the_game_and_the_round_was_not_fruitless() -> None:
    g = scene("EN O0 O0", collapsing=True)
    tile = tile_at(g, sp("e2"))
    g.fruitless = 0
    put(g, KNIGHT, "e2")
    TakeAway(GHOUL, sp("e2")).run(g)
    assert (sp("e2") in g.ground, g.fruitless & DONE) == (True, 0)
    put(g, KNIGHT, "center")
    TakeAway(GHOUL, sp("e2")).run(g)
    assert (g.gone, g.fruitless & DONE, told(g, "removes")) == ((tile,), DONE, [(GHOUL, sp("e2"), tile)])
    lake = scene("O0 O0 EN LK LK\n.. .. .. LK LK", collapsing=True)
    put(lake, KNIGHT, "s1e2")
    TakeAway(GHOUL, sp("e1")).run(lake)
    assert sp("e1") in lake.ground
    put(lake, KNIGHT, "w2")
    TakeAway(GHOUL, sp("e1")).run(lake)
    assert ([sp(name) in lake.ground for name in ("e1", "s1e2")], lake.gone) == ([False, False], ())


@proves("VSB-TRN-17")
def test_what_is_lifted_is_the_tile_that_lay_there() -> None:
    g = scene("EN O0 O0")
    tile = tile_at(g, sp("e1"))
    assert lift_all(g, [sp("e1")]) == tile
    assert sp("e1") not in g.ground


@proves("VSB-TRN-17", "VSB-COLL-16")
def test_a_piece_may_go_only_where_the_others_still_get_off() -> None:
    g = scene("EN O0 O0\n.. O0 ..", roles=(KNIGHT, GHOUL, THIEF))
    put(g, KNIGHT, "e1")
    assert exits(g, [KNIGHT]) == [1, 2, 3]
    put(g, GHOUL, "e1")
    put(g, THIEF, "e2")
    assert exits(g, [KNIGHT, GHOUL]) == [2, 3]
    assert g.at[KNIGHT] == sp("e1")


@proves("VSB-COLL-32", "VSB-COLL-34")
def test_with_a_section_its_tiles_go_under_their_new_numbers() -> None:
    g = scene("EN .. O0 O0")
    before = {space: tile_at(g, space) for space in (sp("e2"), sp("e3"))}
    carry(g, {sp("e2"): sp("e1"), sp("e3"): sp("e2")})
    assert [g.under[[entry >> 16 for entry in g.laid].index(space)] for space in (sp("e1"), sp("e2"))] == [
        before[sp("e2")],
        before[sp("e3")],
    ]


@proves("VSB-RND-13", "VSB-HID-14")
@pytest.mark.parametrize("shaper", [CAVE, -1])
def test_tiles_under_the_stack_fill_the_caves_short_hand(shaper: int) -> None:
    g = cavern("EN O0", stack="c. a.")
    g.terms = type(g.terms)(roles=g.terms.roles, seats=3, shaper=shaper)
    put_under(g, (40, 41), "test")
    assert len(g.stack) == (1 if shaper == CAVE else 2)


# The set-up. --------------------------------------------------------------------------------------------------------


@proves("VSB-SET-01", "VSB-SET-04", "VSB-SET-11")
def test_where_each_tile_was_dealt_is_kept() -> None:
    g = begun(collapse_variant=True)
    assert {g.origin[tile_at(g, space)] for space in NEAR[MIDDLE]} == {STARTING}
    assert {g.origin[tile] for tile in g.boxed} == {IN_THE_BOX}
    assert g.ground[MIDDLE] & 0xFFFF == LIT_FACES[tile_at(g, MIDDLE)][0] & 0xFFFF
    assert not {*g.boxed} & {*g.stack, *g.under}


@proves("VSB-SET-03", "VSB-SET-04")
def test_tiles_that_stay_in_the_box_are_laid_nowhere() -> None:
    g = begun(cave=True, cave_level="lava_tube")
    assert len(g.boxed) == 8
    assert not {*g.boxed} & {*g.stack, *g.under}
    h = scene("EN")
    h.ground, h.laid, h.under = {}, (), ()
    lay_map(h)
    assert len(h.laid) == 5


# Tokens and faces. --------------------------------------------------------------------------------------------------


@proves("VSB-CMP-15", "VSB-CMP-16")
def test_how_many_tokens_there_are() -> None:
    assert [LIMITS[kind] for kind in (TREASURES, CRYSTALS, EVENTS, VAULTS, ARTIFACTS)] == [12, 9, 10, 6, 6]
    assert {LIMITS[kind] for kind in range(4, 10)} == {1}


@proves("VSB-CMP-15")
def test_a_token_is_placed_and_told_while_there_are_any() -> None:
    g = scene("EN O0")
    assert (put_token(g, EVENTS, sp("e1")), told(g, "token")) == (True, [(EVENTS, sp("e1"))])
    g.out[EVENTS] = LIMITS[EVENTS] - 1
    assert (put_token(g, EVENTS, sp("e1")), len(told(g, "token"))) == (False, 1)


@proves("VSB-TILE-21", "VSB-MAP-14", "VSB-TILE-01")
def test_a_dark_side_shows_the_symbol_and_that_it_is_ghostly() -> None:
    for n, tile in enumerate(TILES):
        assert n == 0 or dark_face(n) == DARK[n]
        assert bool(dark_face(n) & GHOSTLY) == tile.ghostly
    assert sum([tile.ghostly for tile in TILES]) == 6


@proves("VSB-COLL-09")
def test_how_many_tiles_a_space_touches() -> None:
    g = scene("O0 EN O0\n.. O0 ..")
    assert [touching(g, sp(name)) for name in ("center", "e1", "s1e1", "n2")] == [3, 1, 2, 0]


@proves("VSB-REV-14", "VSB-REV-01")
def test_a_rockslide_on_a_revealed_tile_goes_where_its_own_wall_comes_to_lie() -> None:
    g = scene("EN a. O0")
    lay(g, sp("e1"), 5, DARK[5])
    g.slides = (sp("e1") * 4 + 1, MIDDLE * 4 + 1)
    Orient(KNIGHT, sp("e1"), 5).show(g, 0)
    assert len(g.slides) == 2 - (LIT_FACES[5][0] >> 1 & 1) - (LIT_FACES[5][0] >> 3 & 1)


# Terrain. -----------------------------------------------------------------------------------------------------------


@proves("VSB-MON-29")
def test_the_canyon_opens_if_there_is_none_and_a_place_for_it() -> None:
    g = scene("EN O0")
    assert may_open(g, MIDDLE)
    g.collapsing = True
    assert not may_open(g, MIDDLE)
    g.collapsing = False
    lay_terrain(g, sites(g, CANYON, MIDDLE)[0])
    assert not may_open(g, MIDDLE)


@proves("VSB-TRN-16")
def test_off_terrain_one_steps_while_tiles_are_laid_and_not_from_a_chasm() -> None:
    g = scene("EN LK ..", stack="a.")
    assert (can_step_off(g, sp("e1"), 1), can_step_off(g, MIDDLE, 0)) == (True, False)
    g.collapsing = True
    assert not can_step_off(g, sp("e1"), 1)
    g.collapsing = False
    lay(g, sp("e1"), CANYON, TERRAIN | BARRED)
    assert not can_step_off(g, sp("e1"), 1)


@proves("VSB-TRN-08")
def test_only_the_river_carries_and_only_down() -> None:
    g = scene("EN Re Re LK")
    assert [is_drift(g, sp(name), E) for name in ("center", "e1", "e2", "e3")] == [False, True, False, False]
    assert not is_drift(g, sp("e2"), 3)


@proves("VSB-TRN-22", "VSB-TRN-07", "VSB-TRN-23")
def test_one_way_out_of_the_pits_is_taken_and_told() -> None:
    g = scene("O0 PT EN .. .. PT O0", roles=(THIEF, GHOUL))
    put(g, THIEF, "w1")
    assert g.thief
    g.thief.stats, g.thief.moved = [4, 4, 4], 1
    trip = InPits(THIEF, THIEF, (sp("w1"),))
    assert [trip.bars(g, THIEF, act) for act in (AT[MIDDLE], WAY[0], REST)] == ["VSB-TRN-22", "VSB-TRN-22", REST.when]
    assert trip.waiting(g) == ()
    trip.answer(g, AT[sp("e3")])
    assert told(g, "through pits") == [(THIEF, sp("e3"))]


@proves("VSB-TRN-10")
def test_terrain_is_told_with_its_place() -> None:
    g = scene("EN O0")
    lay_terrain(g, Site(RIVER, sp("n1"), 0))
    assert told(g, "terrain") == [(RIVER, sp("n1"))]


@proves("VSB-DEC-155", "VSB-TRN-21")
def test_three_pits_are_dug_and_no_more() -> None:
    g = scene("EN O0 O0")
    assert DigPits(KNIGHT, MIDDLE).places(g) != []
    for name in ("n1", "s1e1", "e3"):
        lay(g, sp(name), PITS, TERRAIN | PIT)
    assert DigPits(KNIGHT, MIDDLE).places(g) == []
    two = scene("EN O0")
    frame = TurnTerrain(KNIGHT, MIDDLE, RIVER, sp("n1"))
    assert (frame.waiting(two) == (KNIGHT,)) == (len(frame.turns(two)) > 1)


@proves("VSB-TRN-13")
def test_terrain_lies_at_a_cave_tile_and_not_at_other_terrain_alone() -> None:
    g = scene("EN LK LK\n.. LK LK")
    found = sites(g, PITS, MIDDLE)
    assert found
    for site in found:
        shore = [near for space in site.spaces() for near in NEAR[space]]
        assert any([near in g.ground and not g.ground[near] & TERRAIN for near in shore])
