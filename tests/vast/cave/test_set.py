"""The map at the beginning. SET, EX, RND"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hauntbox.games.vast.cave.grid import MIDDLE, NEAR
from hauntbox.games.vast.cave.ground import is_dark_at, lift, spaces, tile_at
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.setup import lay_map
from hauntbox.games.vast.cave.tiles import AMBUSH, CRYSTAL, ENTRANCE, EVENT, GHOST_TILES, TILES, TREASURE, VAULT
from hauntbox.games.vast.cave.tokens import CRYSTALS, EVENTS, TREASURES
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.numbers import GHOST, KNIGHT, THIEF
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.ledger import proves
from vast.scenes import scene


def begun(seed: str = "one", **chosen: Any) -> Vast:
    g = lay_out(Options(**chosen), "cave", seed)
    g.settle()
    return g


def features(tiles: tuple[int, ...]) -> Counter[int]:
    return Counter([TILES[tile].feature for tile in tiles])


@proves("VSB-SET-01", "VSB-SET-04")
def test_the_entrance_lies_in_the_middle_with_four_dark_tiles_beside_it() -> None:
    g = begun()
    assert spaces(g) == sorted([MIDDLE, *NEAR[MIDDLE]])
    assert TILES[tile_at(g, MIDDLE)].feature == ENTRANCE
    assert all([is_dark_at(g, space) for space in NEAR[MIDDLE]])
    found = [features(tuple([tile_at(begun(str(n)), space) for space in NEAR[MIDDLE]])) for n in range(20)]
    assert not any([each[CRYSTAL] or each[VAULT] for each in found])
    symbols = [[TILES[tile_at(begun(str(n)), space)].symbol for space in NEAR[MIDDLE]] for n in range(5)]
    assert all([len(set(each)) < 4 for each in symbols])  # equal symbols are allowed, there being three


@proves("VSB-SET-03")
def test_the_other_tiles_are_shuffled() -> None:
    first = begun("a")
    assert first.under != begun("b").under
    assert sorted([*first.under, *first.stack]) == list(range(46))  # without Vault tiles


@proves("VSB-SET-02", "VSB-SET-08", "VSB-EX-02")
@pytest.mark.parametrize(("thief", "tiles"), [(False, 41), (True, 47)])
def test_the_stack_has_41_tiles_and_with_the_thief_47(thief: bool, tiles: int) -> None:
    g = begun(thief=thief)
    assert len(g.stack) == tiles
    common = features((*g.under, *g.stack))
    assert common == {ENTRANCE: 1, AMBUSH: 15, EVENT: 15, TREASURE: 6, CRYSTAL: 9, **({VAULT: 6} if thief else {})}


@proves("VSB-SET-05", "VSB-SET-06", "VSB-SET-15")
def test_three_piles_of_11_11_and_10_with_three_crystal_tiles_each_from_the_top() -> None:
    for seed in "abc":
        stack = begun(seed).stack
        piles = [features(stack[:14]), features(stack[14:28]), features(stack[28:])]
        assert [pile[CRYSTAL] for pile in piles] == [3, 3, 3]
        assert [sum(pile.values()) - pile[CRYSTAL] for pile in piles] == [11, 11, 10]


@proves("VSB-SET-11", "VSB-PAR-05")
@pytest.mark.parametrize("tiles", [2, 3, 4])
def test_the_collapse_variant_takes_tiles_out_before_the_crystal_tiles_are_added(tiles: int) -> None:
    g = begun(collapse_variant=True, collapse_variant_tiles=tiles)
    assert (len(g.boxed), len(g.stack)) == (tiles, 41 - tiles)
    assert not {*g.boxed} & {*g.stack}
    assert features(g.boxed)[CRYSTAL] == 0
    assert features(g.stack)[CRYSTAL] == 9
    assert Options().collapse_variant_tiles == 3
    assert (begun().boxed, begun("x", collapse_variant=True).boxed != g.boxed) == ((), True)


@proves("VSB-SET-12", "VSB-SET-13")
def test_treasure_and_event_cards_are_shuffled_for_the_knight_and_stay_in_the_box_without_her() -> None:
    g = begun()
    assert (sorted(g.treasure_deck), sorted(g.event_deck)) == (list(range(7)), list(range(15)))
    assert (g.treasure_deck, g.event_deck) != (begun("b").treasure_deck, begun("b").event_deck)
    h = begun(knight=False)
    assert (h.treasure_deck, h.event_deck) == ((), ())


@proves("VSB-SET-14")
def test_tokens_lie_within_reach_without_a_cave_player() -> None:
    g = begun()
    assert [supply(g, kind) for kind in (CRYSTALS, TREASURES, EVENTS)] == [9, 10, 10]


@proves("VSB-SET-09")
def test_the_game_begins_growing() -> None:
    from hauntbox.games.vast.table.turns import start_collapse

    g = begun()
    start_collapse(g)
    assert not g.collapsing
    g.stack = ()
    start_collapse(g)
    assert g.collapsing


@proves("VSB-SET-10", "VSB-SET-02", "VSB-SET-15")
@pytest.mark.parametrize("thief", [False, True])
def test_with_the_ghost_two_of_each_kind_stay_in_the_box_and_her_tiles_come_into_the_piles(thief: bool) -> None:
    g = scene(roles=(KNIGHT, THIEF, GHOST) if thief else (KNIGHT, GHOST))
    lift(g, MIDDLE)
    lay_map(g)
    boxed = Counter([TILES[tile].feature for tile in g.boxed])
    assert (boxed, len(g.stack)) == ({AMBUSH: 2, EVENT: 2, TREASURE: 2}, 47 if thief else 41)
    piles = [[tile for tile in g.stack if g.origin[tile] == pile] for pile in (1, 2, 3)]
    assert [len([tile for tile in pile if tile in GHOST_TILES]) for pile in piles] == [2, 2, 2]
    assert not {pile[0] for pile in piles} & {*GHOST_TILES}
    assert [*piles[0], *piles[1], *piles[2]] == [*g.stack]
