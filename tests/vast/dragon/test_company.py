"""The Dragon and the Thief, Gems between them, and what is left of his own rules. DRS, DRT, DRP, DRW, THA, THU, FRC"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hauntbox.games.vast.cave.die import CENTRE, DIAMOND, DRAGON_DIE, FACE_NAMES, SALTIRE
from hauntbox.games.vast.cave.forced import bars_push, push
from hauntbox.games.vast.cave.grid import NOWHERE, E, N, S, W
from hauntbox.games.vast.cave.ground import feature_at
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.terrain.sites import Site, lay_terrain
from hauntbox.games.vast.cave.tiles import CANYON, CRYSTAL
from hauntbox.games.vast.cave.tokens import CLAW_GEM, FLAME_WALL, GEMS, TREASURES, VAULTS
from hauntbox.games.vast.roles.dragon.board import (
    CARDS,
    EVENT_PRIDE,
    GEM_PRIDE,
    GREED,
    HUNGER,
    PARTS,
    ROOM,
    STILL_PRIDE,
    SYMBOLS,
    TRACK,
    DragonBoard,
)
from hauntbox.games.vast.roles.dragon.rules.sloth import bars_feeding, bars_serving, rooms
from hauntbox.games.vast.roles.dragon.rules.surfacing import bars_step
from hauntbox.games.vast.roles.dragon.rules.wakefulness import awaken
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOST, GHOUL, THIEF, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.board import ACTION_CUBES, EVASION, TOKENS
from hauntbox.games.vast.roles.thief.rules.death import ACTION_DIE
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, knight_of, thief_of
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.ghoul.prowling import begun
from vast.scenes import do, offers, put, sp, token, told, why
from vast.thief.sneaking import sneak

BOTH = (DRAGON, THIEF)


def clawing(hand: str = "c", evasion: bool = False, level: int = 3, carried: int = 0, **more: Any) -> Vast:
    """The Dragon on e1, the Thief on e2."""
    g = lair("af EN O0 O0", hand=hand, roles=BOTH, treasures=12, **more)
    put(g, THIEF, "e2")
    board = thief_of(g)
    board.stats, board.level, board.carried = [4, 4, 4], level, carried
    g.out[TREASURES] += carried
    board.upgrades[EVASION] = int(evasion)
    return g


# Claw, Scratch and Flame Wall. --------------------------------------------------------------------------------------


@proves("VSB-DRP-04", "VSB-DRP-27", "VSB-DRP-25")
@pytest.mark.parametrize("level", [0, 2, 3])
def test_claw_kills_the_thief_whatever_his_stealth_and_draws_by_his_level(level: int) -> None:
    g = clawing(level=level)
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power claw")
    assert (g.at[THIEF], len(dragon_of(g).hand)) == (NOWHERE, level)


@proves("VSB-DRP-17", "VSB-DRP-27", "VSB-ATK-02")
def test_scratch_kills_the_thief_on_his_space() -> None:
    g = clawing("ccc")
    put(g, THIEF, "e1")
    do(g, "power scratch")
    assert (g.at[THIEF], len(dragon_of(g).hand), thief_of(g).level) == (NOWHERE, 3, 3)


@proves("VSB-THU-10", "VSB-DRP-04")
@pytest.mark.parametrize(("face", "alive"), [(3, False), (4, True)])
def test_he_may_evade_a_claw_and_then_slips_away(face: int, alive: bool) -> None:
    g = clawing(evasion=True)
    g.rig(DRAGON_DIE, DIAMOND)
    g.rig(ACTION_DIE, face)
    do(g, "power claw")
    assert (g.at[THIEF] != NOWHERE, g.waiting()) == (alive, (THIEF,) if alive else (DRAGON,))


@proves("VSB-THU-19", "VSB-THU-20", "VSB-DRP-19")
def test_the_flame_wall_kills_him_although_he_could_evade_and_gives_no_bonus() -> None:
    g = sneak(roles=BOTH, upgrades=(EVASION,))
    token(g, FLAME_WALL, "e2")
    g.rig(ACTION_DIE, 6)
    do(g, "way e")
    assert (g.at[THIEF], told(g, "action die"), dragon_of(g).hand) == (NOWHERE, [], ())


@proves("VSB-FRC-12", "VSB-THU-19")
def test_forced_onto_the_flame_wall_it_meets_him_too() -> None:
    g = clawing(evasion=True, carried=2)
    token(g, FLAME_WALL, "e1")
    put(g, DRAGON, "w1")
    push(g, THIEF, W)
    assert (g.at[THIEF], g.tokens[TREASURES]) == (NOWHERE, (sp("e1"), sp("e1")))


@proves("VSB-FRC-12")
def test_moved_by_wrath_onto_the_flame_wall_the_ghoul_skitters() -> None:
    g = lair("O0 O0 EN ae", here="w2", hand="cccc", roles=(DRAGON, GHOUL))
    put(g, GHOUL, "w1")
    token(g, FLAME_WALL, "center")
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power wrath", *["power card claw"] * 4)
    assert g.at[GHOUL] == sp("e1")


@proves("VSB-THU-20")
@pytest.mark.parametrize("role", [GHOUL, VILE])
def test_either_ghoul_draws_a_card_at_least(role: int) -> None:
    g = sneak(roles=(THIEF, role) if role == GHOUL else (role, THIEF))
    ghoul_of(g).deck = (0, 1, 2, 3)
    ROLES[role].rob_thief(g, 0)
    g.settle()
    assert sum(ghoul_of(g).held) == 1


@proves("VSB-THU-20")
def test_a_trapped_gem_gives_nobody_a_bonus() -> None:
    g = sneak(roles=BOTH)
    token(g, CLAW_GEM, "e1")
    g.rig(DRAGON_DIE, CENTRE)
    do(g, "loot claw gem 1")
    assert (g.at[THIEF], dragon_of(g).hand) == (NOWHERE, ())


@proves("VSB-EX-19")
def test_the_saltire_covers_the_centre_so_a_gem_is_a_trap() -> None:
    g = sneak(roles=BOTH)
    token(g, CLAW_GEM, "e1")
    g.rig(DRAGON_DIE, SALTIRE)
    do(g, "loot claw gem 1")
    assert (g.at[THIEF], FACE_NAMES[SALTIRE]) == (NOWHERE, "Saltire")


# Pickpocket and Backstab on him. ------------------------------------------------------------------------------------


def beside(wakefulness: int = 2, hand: int = 3, **more: Any) -> Vast:
    """The Thief's turn, on the Dragon's space."""
    g = sneak(roles=BOTH, **more)
    put(g, DRAGON, "e1")
    board = dragon_of(g)
    board.wakefulness, board.sloth[GREED] = wakefulness, 4 - wakefulness
    board.hand, board.deck, board.is_here = CARDS[:hand], CARDS[hand:], True
    return g


@proves("VSB-THA-10", "VSB-THA-07")
def test_a_pickpocket_sends_a_cube_back_to_greed_and_gains_a_treasure() -> None:
    g = do(beside(), "pickpocket dragon 3")
    assert (dragon_of(g).wakefulness, dragon_of(g).sloth[GREED], thief_of(g).carried) == (1, 3, 1)


@proves("VSB-THA-11")
def test_without_a_cube_or_without_room_for_it_he_cannot_be_robbed() -> None:
    assert why(beside(wakefulness=0), "pickpocket dragon 1") == "VSB-THA-11"
    g = beside()
    dragon_of(g).sloth[GREED] = 4
    assert why(g, "pickpocket dragon 1") == "VSB-THA-11"


@proves("VSB-THA-16")
@pytest.mark.parametrize(("cubes", "hand", "left"), [(1, 3, 2), (2, 3, 1), (3, 3, 0), (3, 2, 0), (1, 0, 0)])
def test_a_backstab_costs_him_as_many_power_cards(cubes: int, hand: int, left: int) -> None:
    g = do(beside(hand=hand), f"backstab dragon {cubes}")
    while g.waiting() == (DRAGON,):
        do(g, offers(g)[0])
    assert len(dragon_of(g).hand) == left


@proves("VSB-THA-19")
@pytest.mark.parametrize(("wakefulness", "rule"), [(8, ""), (12, "VSB-THA-19")])
def test_his_armor_must_be_below_the_thiefs_stealth(wakefulness: int, rule: str) -> None:
    g = beside()
    dragon_of(g).wakefulness = wakefulness
    assert why(g, "backstab dragon 1") == rule


@proves("VSB-THA-23")
@pytest.mark.parametrize("role", [GHOST, CAVE])
def test_neither_ghost_nor_cave_is_pickpocketed(role: int) -> None:
    g = sneak(roles=tuple(sorted((THIEF, role))))
    put(g, GHOST, "e1")
    assert ROLES[role].bars_pickpocket(g, role) == "VSB-THA-23"
    assert why(g, "pickpocket ghost 1") == ("VSB-THA-23")


@proves("VSB-EX-18")
@pytest.mark.parametrize(("face", "carried"), [(3, 0), (4, 1)])
def test_a_pickpocket_for_one_cube_fails_with_three_and_succeeds_with_four(face: int, carried: int) -> None:
    g = beside()
    g.rig(ACTION_DIE, face)
    do(g, "pickpocket dragon 1")
    assert thief_of(g).carried == carried


@proves("VSB-THU-01")
def test_what_he_carries_counts_as_on_the_map_and_lies_there_when_he_drops_it() -> None:
    g = clawing(carried=2)
    assert supply(g, TREASURES) == 10
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power claw")
    assert (supply(g, TREASURES), g.tokens[TREASURES]) == (10, (sp("e2"), sp("e2")))


# Vaults and chasms. -------------------------------------------------------------------------------------------------


@proves("VSB-TILE-14", "VSB-TILE-10")
def test_a_revealed_vault_gets_its_token() -> None:
    g = sneak("uf EN O0", here="w1", roles=(THIEF,))
    do(g, "peek", "yes")
    while type(g.asking()).__name__ != "Sneak":
        do(g, offers(g)[0])
    assert g.tokens[VAULTS] == (sp("w1"),)


@proves("VSB-THA-05", "VSB-TRN-20")
@pytest.mark.parametrize(("cubes", "rule"), [(2, "VSB-THS-05"), (3, "")])
def test_he_climbs_across_a_chasm_for_three_cubes_and_does_not_end_there(cubes: int, rule: str) -> None:
    g = sneak("O0 O0 ..\nEN O0 ..\nO0 O0 ..", here="n1e1", roles=(THIEF,))
    lay_terrain(g, Site(CANYON, sp("e2"), N))
    thief_of(g).cubes = cubes
    assert (why(g, "way e"), why(g, "climb e")) == ("VSB-THS-10", rule)
    if not rule:
        do(g, "climb e")
        assert (g.at[THIEF], thief_of(g).cubes, thief_of(g).moved) == (sp("e2"), 0, 2)


@proves("VSB-TRN-20")
def test_on_the_surface_a_wing_takes_him_across_a_chasm() -> None:
    g = lair("O0 O0 .. O0\nEN O0 .. O0\nO0 O0 .. O0", here="n1e1", hand="w", surfaced=True)
    lay_terrain(g, Site(CANYON, sp("e2"), N))
    assert why(g, "at n1e2") == "VSB-MAP-09"
    do(g, "power wing")
    assert ("at n1e3" in offers(g), "at n1e2" in offers(g)) == (True, False)
    do(g, "at n1e3")
    assert g.at[DRAGON] == sp("n1e3")


# His own. -----------------------------------------------------------------------------------------------------------


@proves("VSB-CMP-08")
def test_eighteen_power_cards_fourteen_cubes_and_a_token_of_each_kind() -> None:
    g = begun(ghoul=False, dragon=True)
    board = dragon_of(g)
    assert Counter(CARDS) == dict.fromkeys(SYMBOLS, 6)
    assert len(board.hand) + len(board.deck) == 18
    assert sum(board.sloth) + board.wakefulness == sum(ROOM) == 14
    assert [supply(g, kind) for kind in (*GEMS, FLAME_WALL)] == [1, 1, 1, 1]


@proves("VSB-CMP-11")
def test_the_thief_has_five_cubes_and_three_tokens() -> None:
    g = begun(ghoul=False, thief=True)
    assert (ACTION_CUBES, TOKENS[0], supply(g, VAULTS), thief_of(g).level) == (5, (2, 3, 4), 6, 3)


@proves("VSB-DRS-03")
def test_pride_has_three_parts_of_four_one_and_one() -> None:
    assert [ROOM[part] for part in (EVENT_PRIDE, GEM_PRIDE, STILL_PRIDE)] == [4, 1, 1]
    assert [part for part in PARTS if TRACK[part] == EVENT_PRIDE] == [EVENT_PRIDE, GEM_PRIDE, STILL_PRIDE]


@proves("VSB-DRS-08")
def test_he_begins_asleep_and_underground() -> None:
    board = dragon_of(begun(ghoul=False, dragon=True))
    assert (board.awake, board.surfaced) == (False, False)


@proves("VSB-DRT-03")
def test_a_move_goes_on_to_its_end_before_a_power_is_used() -> None:
    g = do(lair(here="center", hand="c"), "at e2")
    assert (told(g, "steps"), g.at[DRAGON]) == ([(DRAGON, sp("e1")), (DRAGON, sp("e2"))], sp("e2"))
    assert "power claw" in offers(g)


@proves("VSB-DRW-05")
def test_a_cube_serves_its_own_part_alone_and_only_slither_moves_it_elsewhere() -> None:
    g = lair(hand="cf")
    board = dragon_of(g)
    board.sloth[GEM_PRIDE] = 0
    assert bars_serving(g, GEM_PRIDE) == "VSB-DRW-05"
    do(g, "power slither")
    do(g, next(act for act in offers(g) if "hunger" in act))
    do(g, next(act for act in offers(g) if "gem" in act))
    assert (board.sloth[HUNGER], board.sloth[GEM_PRIDE], bars_serving(g, GEM_PRIDE)) == (3, 1, "")


@proves("VSB-DRW-22")
def test_without_goblins_a_ghoul_serves_hunger() -> None:
    g = lair("af EN O0 O0", hand="ccc", roles=(DRAGON, GHOUL))
    assert bars_feeding(g) == "VSB-DRW-02"
    put(g, GHOUL, "e1")
    do(g, "power scratch")
    assert (dragon_of(g).eaten, bars_feeding(g)) == (3, "")
    do(g, "feed")
    assert (dragon_of(g).eaten, dragon_of(g).sloth[HUNGER], dragon_of(g).wakefulness) == (1, 3, 1)


@proves("VSB-DRW-23")
def test_a_sloth_space_is_open_while_no_cube_lies_on_it() -> None:
    g = lair()
    assert rooms(g) == []
    dragon_of(g).sloth = [4, 3, 2, 1, 0]
    assert rooms(g) == [HUNGER, EVENT_PRIDE, STILL_PRIDE]


@proves("VSB-ATK-05")
@pytest.mark.parametrize(("surfaced", "defense", "rule"), [(False, 9, ""), (True, 3, "VST-OTH-17"), (True, 0, "")])
def test_underground_he_ignores_all_and_on_the_surface_a_ghoul_may_keep_him_out(
    surfaced: bool, defense: int, rule: str
) -> None:
    g = lair(roles=(DRAGON, THIEF, GHOUL), surfaced=surfaced)
    put(g, GHOUL, "e2")
    ghoul_of(g).discs = defense
    assert bars_step(g, sp("e1"), E) == rule
    put(g, GHOUL, "w1")
    put(g, THIEF, "e2")
    assert bars_step(g, sp("e1"), E) == ""


@proves("VSB-FRC-06")
@pytest.mark.parametrize(
    ("surfaced", "way", "rule"),
    [(False, W, ""), (False, E, ""), (False, N, "VSB-FRC-06"), (True, W, "VSB-FRC-06"), (True, E, "VSB-FRC-06"),
     (True, N, "VSB-FRC-06"), (True, S, "")],
)  # fmt: skip
def test_he_is_not_moved_onto_others_and_on_the_surface_not_through_walls_or_into_the_dark(
    surfaced: bool, way: int, rule: str
) -> None:
    g = lair(".. EN ..\nO0 O8 af\n.. O0 ..", here="s1", knight="center", surfaced=surfaced)
    assert bars_push(g, DRAGON, way) == rule


@proves("VSB-COLL-21")
@pytest.mark.parametrize(("tile", "gone", "stack"), [("C0", 1, 6), ("O0", 0, 7)])
def test_a_crystal_tile_that_wrath_removes_leaves_the_game_and_counts(tile: str, gone: int, stack: int) -> None:
    g = lair(f"O0 {tile} EN", here="w2", hand="cccc")
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power wrath", *["power card claw"] * 4)
    assert (len(g.gone), len(g.stack), told(g, "removes")[0][1]) == (gone, stack, sp("w1"))


@proves("VSB-COLL-21")
def test_the_fifth_crystal_tile_ends_the_game() -> None:
    g = lair("O0 C0 EN", here="w2", hand="cccc")
    assert feature_at(g, sp("w1")) == CRYSTAL
    g.gone = tuple([tile for tile in range(31, 40) if tile not in g.under][:4])
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power wrath", *["power card claw"] * 4)
    assert g.outcome is not None
    assert g.outcome.rule == "VSB-ORD-06"


@proves("VSB-DIF-03")
@pytest.mark.parametrize(
    ("level", "need"), [("hatchling", 7), ("whelp", 9), ("dragon", 11), ("elder", 13), ("ancient", 13)]
)
def test_a_level_says_how_much_wakefulness_he_needs(level: str, need: int) -> None:
    g = begun(ghoul=False, dragon=True, dragon_level=level)
    g.dragon = DragonBoard(wakefulness=need - 1, shrieks=3)
    awaken(g)
    assert not g.dragon.awake
    g.dragon.wakefulness = need
    awaken(g)
    assert g.dragon.awake


@proves("VSB-DIF-03")
def test_the_ancient_dragon_shrieks_in_three_turns_first() -> None:
    g = begun(ghoul=False, dragon=True, dragon_level="ancient")
    g.dragon = DragonBoard(wakefulness=13, shrieks=2)
    awaken(g)
    assert not g.dragon.awake


@proves("VSB-EX-06")
def test_a_scratch_without_a_shield_leaves_seven_grit_and_a_cube_less() -> None:
    g = lair(hand="ccc", knight="e1")
    board = knight_of(g)
    board.grit, board.track, board.free = 12, 0b11100, 4
    do(g, "power scratch")
    assert (board.grit, board.free) == (7, 3)
