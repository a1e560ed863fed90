"""What is kept and put back in a drawing, and what follows a tile that is laid. DRAW, PLACE, TILE, MIS"""

from __future__ import annotations

import pytest

from betwixt.outdoors import drawn, guide_1, outdoors, rig_draws, t, tiles, way
from betwixt.scenes import rig, told
from hauntbox.games.betwixt.cards.fate import NO_TOKEN
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.explore.doors import PART, beside, breach, close, open_ways, own_doors, wall_up
from hauntbox.games.betwixt.rules.explore.drawing import Hand, bars_keeping, keep, next_tile
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves


def hand_of(g: Farm, *kept: str, tile: str = "", monsters: int = 0) -> Hand:
    hand = Hand(way("1N"), 0, monsters)
    hand.kept = [(t(word), 0) for word in kept]
    hand.tile = t(tile) if tile else NO_TOKEN
    return hand


@proves("TGB-DRAW-31", "TGB-DRAW-12")
def test_each_tile_begins_with_an_empty_hand() -> None:
    hand = Hand(way("1N"), 3, 2)
    assert (hand.way, hand.path, hand.monsters, hand.tile, hand.kept) == (way("1N"), 3, 2, NO_TOKEN, [])
    assert (hand.row, hand.lurks) == (0, False)


@proves("TGB-DRAW-03", "TGB-DRAW-47", "TGB-DRAW-12")
def test_every_token_is_told_as_drawn_or_put_back_and_a_row_ends_the_drawing() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "trap", "back tile 4", "back tile 5", "back tile 7", rest=("story",) * 4)
    drawn(g, "1N")
    assert told(g, "drawn") == [(t("tile 3"),), (t("trap"),)]
    assert told(g, "put back") == [(t(f"tile {n}"),) for n in (4, 5, 7)]
    assert g.drawn["fate"] == 5


@proves("TGB-DRAW-13", "TGB-PAR-04", "TGB-DRAW-31")
@pytest.mark.parametrize(
    ("before", "kept", "rule"), [(0, 2, ""), (0, 3, "TGB-DRAW-13"), (2, 1, "TGB-DRAW-13"), (2, 0, "")]
)
def test_monster_tokens_of_all_tiles_count(before: int, kept: int, rule: str) -> None:
    g = outdoors(doors="1N")
    hand = hand_of(g, "trap", *["monster 1"] * kept, monsters=before)
    assert bars_keeping(g, hand, t("monster 2")) == rule
    assert bars_keeping(g, hand, t("trap")) == ""


@proves("TGB-DRAW-14", "TGB-DRAW-53", "TGB-DRAW-17")
def test_which_map_tiles_are_put_back() -> None:
    g = outdoors(("1", 0, 0, 0), ("7", 50, 0, 0), ("2", -8, 8, 0), ("10", 6, 8, 0), doors="1N")
    g.goal = t("tile 8")
    words = ("tile 7", "tile 3", "tile 8", "tile 9", "door")
    empty, full = hand_of(g), hand_of(g, tile="tile 3")
    assert [bars_keeping(g, empty, t(word)) for word in words] == ["", "", "", "TGB-DRAW-53", ""]
    assert [bars_keeping(g, full, t(word)) for word in words] == ["", "TGB-DRAW-14", "", "TGB-DRAW-14", ""]


@proves("TGB-DRAW-10", "TGB-DRAW-11", "TGB-DRAW-22")
def test_what_is_kept_and_what_does_not_count(dice: list[tuple[str, int]]) -> None:
    g = outdoors(doors="1N")
    hand = hand_of(g)
    keep(g, hand, t("tile 3"), False)
    assert (hand.tile, hand.kept, hand.lurks) == (t("tile 3"), [], False)
    keep(g, hand, t("ambush"), False)
    assert (hand.kept, hand.lurks) == ([], True)
    keep(g, hand, t("monster 1"), True)
    keep(g, hand, t("trap"), True)
    dice.clear()
    rig(g, treasure_side=2)
    keep(g, hand, t("treasure 2"), True)
    assert hand.kept == [(t("monster 1"), 1), (t("trap"), 0), (t("treasure 2"), 1)]
    assert dice == [("treasure side", 2)]


@proves("TGB-DRAW-06", "TGB-DRAW-07")
def test_the_next_tile_is_counted_from_the_tile_of_the_doorway() -> None:
    g = outdoors(("10", 0, 0, 0), doors="10N", mission=guide_1(tiles=tiles("6", "7", "10", "11"), goals=()))
    found = next_tile(g, way("10N"))
    assert found is not None
    assert found[0] == TILE_OF["11"]


@proves("TGB-DRAW-02", "TGB-DRAW-58")
def test_the_first_tile_may_have_all_three_monster_tokens() -> None:
    g = outdoors(doors="1N")
    rig_draws(g, "1N", "tile 3", "monster 1", "monster 2", "monster 3", rest=("story",) * 9)
    assert [each for each, _ in drawn(g, "1N")[0].drawn] == [t(f"monster {n}") for n in (1, 2, 3)]


@proves("TGB-DRAW-19", "TGB-DRAW-61", "TGB-DRAW-20")
def test_what_was_drawn_for_an_objective_tile_goes_back_once() -> None:
    g = outdoors(doors="1N")
    g.goal = t("tile 8")
    rig_draws(g, "1N", "trap", "tile 3", "door", "tile 8", rest=("event",))
    drawn(g, "1N")
    assert g.bags[0] == tuple(sorted([t(word) for word in ("trap", "tile 3", "door", "event")]))
    assert told(g, "ignored") == [(2,)]


# Doors ----------------------------------------------------------------------------------------------------------------


@proves("TGB-MIS-47", "TGB-MIS-29")
def test_own_doors_are_those_of_the_team_in_play_and_no_secret_ones() -> None:
    g = outdoors(("1", 0, 0, 0), ("3", 0, PART, 0), doors="1N 1E 3N")
    g.secret = 1 << way("1E")
    assert own_doors(g) == 1 << way("1N") | 1 << way("3N")
    g.teams = (0, 0, 1, 1)
    found = []
    for g.team in (0, 1):
        found.append(own_doors(g))
    assert found == [1 << way("1N"), 1 << way("3N")]


@proves("TGB-PLACE-03", "TGB-DRAW-38")
def test_a_doorway_that_is_walled_up_has_no_door_and_no_path() -> None:
    g = outdoors(doors="1N 1E")
    wall_up(g, way("1N"))
    assert (g.doors, g.paths, g.walled) == (1 << way("1E"), ((way("1E"), 1),), 1 << way("1N"))
    assert (open_ways(g, TILE_OF["1"]), told(g, "wall")) == ([], [(way("1N"),)])


@proves("TGB-TILE-30")
def test_a_door_that_a_rule_puts_is_a_doorway_on_the_map() -> None:
    g = outdoors(doors="1N")
    found = breach(g, way("1W"))
    assert (found, g.breached, g.doors) == (way("1W"), 1 << way("1W"), 1 << way("1N") | 1 << way("1W"))
    assert (g.map.has_doorway(way("1W")), g.map.shut >> way("1W") & 1) == (True, 1)


@proves("TGB-EXP-05")
@pytest.mark.parametrize(("shut", "found"), [("", True), ("1N", False), ("3S", False), ("1E", True)])
def test_a_door_on_either_side_closes_a_doorway(shut: str, found: bool) -> None:
    g = outdoors(("1", 0, 0, 0), ("3", 0, 8, 0))
    if shut:
        close(g, way(shut))
    assert (TILE_OF["3"] in beside(g, TILE_OF["1"])) == found == (TILE_OF["1"] in beside(g, TILE_OF["3"]))
