"""The tiles of the box, read from the ledger. CMP, TILE"""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from hauntbox.games.vast.cave.holding import limit, put_token, supply
from hauntbox.games.vast.cave.reveal import ENTERED, SHOWN, Feature
from hauntbox.games.vast.cave.tiles import (
    AMBUSH,
    CORNER,
    CRYSTAL,
    DARK,
    DEAD_END,
    ENTRANCE,
    EVENT,
    FEATURES,
    LIT_FACES,
    NO_SYMBOL,
    OPEN,
    SHAPES,
    SIDE,
    SYMBOLS,
    TILES,
    TREASURE,
    TUNNEL,
    TURNS,
    VAULT,
    feature_of,
    is_lit,
    symbol_of,
    tiles_with,
    turned,
)
from hauntbox.games.vast.cave.tokens import CRYSTALS, EVENTS, LIMITS, TREASURES
from hauntbox.games.vast.declaration import components
from hauntbox.games.vast.roles.knight.rules.encounter import smash
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.state import Vast
from hauntbox.ledger import proves
from vast.ghoul.prowling import begun
from vast.scenes import put, run, scene, sp, token

LEDGER = files("hauntbox.games.vast").joinpath("RULES-base.md").read_text(encoding="utf-8")


def listed(id: str) -> list[tuple[str, str]]:
    """The shapes and symbols that a rule lists."""
    line = next(line for line in LEDGER.splitlines() if line.startswith(f"- {id}:"))
    return re.findall(r"(Open|Side|Corner|Tunnel|Dead end) (Fangs|Bones|Eye)", line)


@proves("VSB-CMP-01", "VSB-TILE-05")
@pytest.mark.parametrize(
    ("feature", "count"), [(ENTRANCE, 1), (AMBUSH, 15), (EVENT, 15), (CRYSTAL, 9), (TREASURE, 6), (VAULT, 6)]
)
def test_the_box_has_52_cave_tiles_spread_evenly_over_the_symbols(feature: int, count: int) -> None:
    tiles = tiles_with(feature)
    assert len(tiles) == count
    if feature != ENTRANCE:
        assert Counter([TILES[tile].symbol for tile in tiles]) == {0: count // 3, 1: count // 3, 2: count // 3}
    assert len([tile for tile in TILES if not tile.ghostly]) == 52


@proves("VSB-CMP-01")
def test_all_52_tiles_are_somewhere_as_long_as_the_game_lasts() -> None:
    assert components(begun())["tiles"] == 46  # VSB-SET-02: Vaults are there with the Thief
    g = begun(thief=True, collapse_variant=True)
    assert components(g)["tiles"] == 52
    g.gone, g.stack = (*g.gone, *g.stack[:3]), g.stack[3:]
    assert (len(g.boxed), components(g)["tiles"]) == (3, 52)
    g.stack = g.stack[1:]
    assert components(g)["tiles"] == 51


@proves("VSB-TILE-06", "VSB-TILE-07", "VSB-TILE-08", "VSB-TILE-09")
@pytest.mark.parametrize(
    ("id", "feature"),
    [("VSB-TILE-06", AMBUSH), ("VSB-TILE-07", EVENT), ("VSB-TILE-08", TREASURE), ("VSB-TILE-09", CRYSTAL)],
)
def test_each_tile_has_the_shape_and_symbol_that_the_ledger_lists(id: str, feature: int) -> None:
    tiles = [TILES[tile] for tile in tiles_with(feature)]
    assert [(tile.walls, SYMBOLS[tile.symbol]) for tile in tiles] == [(SHAPES[s], symbol) for s, symbol in listed(id)]


@proves("VSB-TILE-01")
def test_a_tile_has_a_symbol_on_its_dark_side_and_walls_and_a_feature_on_its_lit_side() -> None:
    for n, tile in enumerate(TILES):
        assert (symbol_of(DARK[n]), is_lit(DARK[n]), feature_of(DARK[n]), DARK[n] & 15) == (tile.symbol, False, 0, 0)
        assert [LIT_FACES[n][turn] & 15 for turn in range(4)] == [turned(tile.walls, turn) for turn in range(4)]
        assert all([is_lit(face) and feature_of(face) == tile.feature for face in LIT_FACES[n]])
    assert FEATURES[feature_of(LIT_FACES[31][0])] == "Crystal"


@proves("VSB-TILE-02")
@pytest.mark.parametrize(
    ("shape", "walls", "turns"), [(OPEN, 0, 1), (SIDE, 1, 4), (CORNER, 2, 4), (TUNNEL, 2, 2), (DEAD_END, 3, 4)]
)
def test_shapes_by_their_walls(shape: int, walls: int, turns: int) -> None:
    assert shape.bit_count() == walls
    tile = next(n for n, tile in enumerate(TILES) if tile.walls == shape)
    assert len(TURNS[tile]) == turns
    assert (turned(shape, 2) == shape) == (shape in (OPEN, TUNNEL))  # opposite or none
    assert turned(SIDE, 1) == 0b0010  # clockwise: from north to east
    assert turned(CORNER, 3) == 0b1001


@proves("VSB-TILE-03", "VSB-TILE-04")
def test_the_entrance_is_lit_without_walls_and_without_a_dark_side() -> None:
    g = scene()
    assert g.ground[sp("center")] & 0xFFFF == LIT_FACES[0][0]
    assert (TILES[0].walls, TILES[0].symbol, is_lit(LIT_FACES[0][0])) == (OPEN, NO_SYMBOL, True)


def revealed(cell: str, how: int = SHOWN, roles: tuple[int, ...] = (KNIGHT, GHOUL)) -> Vast:
    g = scene(f"EN {cell}", roles=roles)
    return run(g, Feature(GHOUL, sp("e1"), how))


@proves("VSB-TILE-12", "VSB-KNE-14")
def test_a_treasure_room_gets_a_token_while_there_are_any() -> None:
    assert revealed("T0").tokens[TREASURES] == (sp("e1"),)
    assert revealed("T0", ENTERED).tokens[TREASURES] == (sp("e1"),)
    g = scene("EN T0")
    g.out[TREASURES] = 10
    assert run(g, Feature(GHOUL, sp("e1"), SHOWN)).tokens[TREASURES] == ()


@proves("VSB-TILE-13", "VSB-KNE-15")
def test_a_crystal_tile_gets_a_crystal() -> None:
    assert revealed("C0").tokens[CRYSTALS] == (sp("e1"),)
    assert revealed("C0", ENTERED).tokens[CRYSTALS] == (sp("e1"),)


@proves("VSB-TILE-18")
def test_a_crystal_tile_stays_one_after_its_crystal_was_smashed() -> None:
    g = scene("EN C0")
    put(g, KNIGHT, "e1")
    token(g, CRYSTALS, "e1")
    smash(g)
    assert (g.tokens[CRYSTALS], feature_of(g.ground[sp("e1")])) == ((), CRYSTAL)


@proves("VSB-TILE-15", "VSB-TILE-16")
def test_an_event_tile_gets_a_token_unless_the_knight_enters_and_none_without_a_knight() -> None:
    assert revealed("V0").tokens[EVENTS] == (sp("e1"),)
    assert revealed("V0", ENTERED).tokens[EVENTS] == ()
    assert revealed("V0", roles=(GHOUL,)).tokens[EVENTS] == ()


@proves("VSB-TILE-20", "VSB-CMP-16", "VSB-CMP-15")
def test_there_are_ten_event_tokens_and_no_more_are_placed() -> None:
    g = scene("EN V0")
    token(g, EVENTS, *["n1"] * 9)
    assert supply(g, EVENTS) == 1
    run(g, Feature(GHOUL, sp("e1"), SHOWN))
    assert g.tokens[EVENTS].count(sp("e1")) == 1
    assert (put_token(g, EVENTS, sp("e1")), len(g.tokens[EVENTS]), LIMITS[EVENTS]) == (False, 10, 10)
    g.tokens[EVENTS], g.out[EVENTS] = (), 10
    assert not put_token(g, EVENTS, sp("e1"))  # what is kept is not in the supply either


@proves("VSB-TILE-19")
def test_an_ambush_tile_gets_no_token() -> None:
    g = revealed("A0")
    assert all([lie == () for lie in g.tokens])
    assert feature_of(g.ground[sp("e1")]) == AMBUSH


@proves("VSB-GEN-04")
def test_treasure_tokens_are_ten_or_twelve_with_the_thief() -> None:
    from hauntbox.games.vast.options import Options
    from hauntbox.games.vast.table.terms import terms_of

    g = scene()
    for options, count in ((Options(), 10), (Options(thief=True), 12)):
        g.terms = terms_of(options)
        assert limit(g, TREASURES) == supply(g, TREASURES) == count
    assert THIEF in g.terms.roles
