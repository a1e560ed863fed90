"""Rounds, arrivals, Target Tokens and trouble: who acts, what is drawn and told. CMB, MIS, PLACE, LOOK, AI, DICE"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from betwixt.fight.yards import calm
from betwixt.outdoors import answered, outdoors
from betwixt.scenes import AVELYNN, BILL, DOG, JOAN, MADDOX, SECOND, THIRD, N, at, do, give, hold, rig, run, scene, told
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF
from hauntbox.games.betwixt.cards.words import BLEED, WEAKENED
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.altering import ACTIVATIONS
from hauntbox.games.betwixt.rules.attack.statuses import count, gain
from hauntbox.games.betwixt.rules.attack.uses import WALKIE
from hauntbox.games.betwixt.rules.fight.rounds import END_ROUND, GROUP_SLOT, mend
from hauntbox.games.betwixt.rules.fight.spawning import beyond, next_weapon, reinforce, scan, spawn
from hauntbox.games.betwixt.rules.fight.targets import aim_of, change, give_back, lot, take, take_out, turn_on
from hauntbox.games.betwixt.rules.fight.trouble import Trouble
from hauntbox.games.betwixt.rules.map.facing import facings
from hauntbox.games.betwixt.state import GUEST, Farm
from hauntbox.ledger import proves

EMPTY = "......\n" * 6


@proves("TGB-CMB-07", "TGB-CMB-34")
def test_in_a_slot_the_whole_first_group_acts() -> None:
    g = calm("B.....\n......\n......\n......\n......\nd.r.d.")
    run(g, GROUP_SLOT)
    assert told(g, "acts") == [(DOG,), (THIRD,)]


@proves("TGB-CMB-12", "TGB-MIS-55")
@pytest.mark.parametrize(("activations", "acts"), [(1, []), (2, [DOG])])
def test_a_round_ends_once_however_often_monsters_act(activations: int, acts: list[int]) -> None:
    g = calm("B.....\n......\n......\n......\n......\nd.r...")
    g.altered = ((ACTIVATIONS, 0, -1, activations),)  # of dogs
    g.round, g.hp[SECOND] = 3, 1
    rig(g, trouble=6)
    with answered(None) as heard:
        run(g, END_ROUND)
    assert ([facts[0] for facts in told(g, "acts")], heard) == (acts, [("round-ends", 3)])
    assert (told(g, "trouble"), g.hp[SECOND]) == ([(6,)], 1)  # nobody mends anybody here


@proves("TGB-CMB-12", "TGB-MIS-25", "TGB-MIS-55")
def test_only_guests_on_the_map_have_statuses_that_tick() -> None:
    g = scene("B.....\n......")
    g.hp[GUEST] = g.hp[GUEST + 1] = 3
    g.at[GUEST] = at(3, 5)
    for guest in (GUEST, GUEST + 1):
        gain(g, guest, WEAKENED)
        gain(g, guest, BLEED)
    rig(g, trouble=6)
    run(g, END_ROUND)
    assert [(count(g, who, WEAKENED), count(g, who, BLEED), g.hp[who]) for who in (GUEST, GUEST + 1)] == [
        (1, 0, 2), (2, 1, 3),
    ]  # fmt: skip


@proves("TGB-MON-19", "TGB-MON-27")
def test_aunt_dottie_mends_only_others_who_are_wounded() -> None:
    g = scene("yddB..")
    g.hp[DOG] = 3
    mend(g)
    assert told(g, "recovers") == []
    g.hp[THIRD] = 1
    mend(g)
    assert told(g, "recovers") == [(THIRD, 1)]


# Arrivals -------------------------------------------------------------------------------------------------------------


@proves("TGB-MWP-26", "TGB-PLACE-21")
def test_the_top_weapon_card_is_drawn() -> None:
    g = scene("B.....")
    first, *rest = g.arms[0]
    assert (next_weapon(g, 0), g.arms[0]) == (first, tuple(rest))


@proves("TGB-PLACE-12", "TGB-PLACE-11", "TGB-MIS-38", "TGB-CMB-39")
@pytest.mark.parametrize("comes", [spawn, reinforce])
def test_whoever_comes_has_a_weapon_a_target_and_looks_at_it(comes: Callable[[Farm, int, int], int]) -> None:
    g = scene("......\n......\nB.....\n......\n......\n......", beside={"E": EMPTY})
    top = g.arms[0][0]
    m = comes(g, MONSTER_OF["Guard Dog"], 0)
    assert (m, g.weapon[m], g.target[m], told(g, "spawns")) == (DOG, top, BILL, [(DOG, g.at[DOG])])
    assert g.face[m] in facings(g.map, g.at[m], g.at[BILL])
    assert g.face[m] != N or g.at[m] >> 3 < g.at[BILL] >> 3


@proves("TGB-PLACE-15")
@pytest.mark.parametrize("tile", [0, 1, 3])
def test_the_scan_stays_on_its_tile(tile: int) -> None:
    assert scan(6, 8, 2, 1, tile)[:5] == [tile * 64 + n for n in (10, 11, 12, 13, 16)]
    assert {space >> 6 for space in scan(6, 8, 2, 1, tile)} == {tile}


@proves("TGB-PLACE-25", "TGB-RND-22")
def test_beyond_a_full_tile_the_nearest_space_counts_from_the_nearer_half_of_the_doorway(
    dice: list[tuple[str, int]],
) -> None:
    g = scene("......\n" * 5 + "B.....", beside={"E": EMPTY})
    corner, ahead = at(1, 1, tile=1), at(2, 3, tile=1)
    g.machines = g.map.floor & ~(1 << corner | 1 << ahead)
    rig(g, nearest=(1, 2))
    dice.clear()
    assert [beyond(g, 0), beyond(g, 0), dice] == [corner, ahead, [("nearest", 2)] * 2]
    g.machines = g.map.floor & ~(1 << corner)
    assert beyond(g, 0) == corner
    g.machines = g.map.floor
    assert beyond(g, 0) == -1


@proves("TGB-MIS-38", "TGB-CMB-39")
def test_reinforcements_come_through_doorways_of_the_tile_itself(dice: list[tuple[str, int]]) -> None:
    g = outdoors(("1", 0, 0, 0), ("2", 50, 50, 0))
    dice.clear()
    m = reinforce(g, MONSTER_OF["Wisp"], TILE_OF["1"])
    assert (m, dice[0], g.at[m] >> 6) == (DOG, ("any", 2), TILE_OF["1"])
    g.machines = g.map.floor
    assert (reinforce(g, MONSTER_OF["Wisp"], TILE_OF["1"]), len(g.at)) == (-1, SECOND)


# Target Tokens --------------------------------------------------------------------------------------------------------


@proves("TGB-LOOK-04", "TGB-LOOK-06")
def test_from_an_empty_bag_nobody_draws() -> None:
    g = scene("BJ....\nd.....")
    hold(g, DOG, JOAN)
    g.pool[:] = [0] * 6
    take_out(g, JOAN)
    assert (g.target[DOG], g.pool) == (-1, [0] * 6)


@proves("TGB-AI-02")
def test_a_monster_with_a_new_target_counts_its_misses_anew() -> None:
    g = scene("BJ....\nd.....")
    g.misses[DOG] = 2
    take(g, DOG, JOAN)
    assert (g.target[DOG], g.pool[JOAN], g.misses[DOG], told(g, "target")) == (JOAN, 5, 0, [(DOG, JOAN)])


@proves("TGB-CMB-33")
def test_a_token_that_returned_is_held_no_longer() -> None:
    g = scene("BJ....\nd.....")
    hold(g, DOG, JOAN)
    for _ in range(2):
        give_back(g, DOG)
        assert (g.target[DOG], g.pool[JOAN]) == (-1, 6)


@proves("TGB-AI-18")
def test_a_monster_without_a_token_has_none_to_set_aside() -> None:
    g = scene("BJ....\nd.....")
    g.pool[:] = [0] * 6
    change(g, DOG)
    assert (g.target[DOG], g.pool) == (-1, [0] * 6)


@proves("TGB-DICE-20", "TGB-DICE-21")
@pytest.mark.parametrize(("held", "pool", "turns"), [(JOAN, 1, True), (BILL, 1, False), (JOAN, 0, False)])
def test_a_monster_turns_on_its_attacker_if_that_is_another_with_a_token(held: int, pool: int, turns: bool) -> None:
    g = scene("BJ....\nd.....")
    hold(g, DOG, held)
    g.pool[BILL] = pool
    before = len(told(g, "target"))
    turn_on(g, DOG, BILL)
    assert (g.target[DOG], len(told(g, "target")) - before) == (BILL if turns else held, int(turns))
    assert g.pool[BILL] == pool - turns


@proves("TGB-LOOK-07", "TGB-LOOK-14")
def test_of_those_equally_near_a_die_decides_and_the_others_are_none(dice: list[tuple[str, int]]) -> None:
    g = scene("........\n........\nB..d..J.\n........\n........\n........\n........\nA.......")
    dice.clear()
    rig(g, nearest=(1, 2))
    assert ([aim_of(g, DOG) for _ in range(2)], dice) == ([BILL, JOAN], [("nearest", 2)] * 2)


@proves("TGB-LOOK-25", "TGB-LOOK-21")
def test_a_lot_falls_on_an_fm_by_tokens_or_on_nobody(dice: list[tuple[str, int]]) -> None:
    g = scene("BJ....")
    g.pool[:] = [0, 2, 0, 1, 4, 0]
    dice.clear()
    rig(g, targets=(1, 2, 3))
    assert ([lot(g) for _ in range(3)], dice) == ([JOAN, JOAN, MADDOX], [("targets", 3)] * 3)
    g.pool[:] = [0, 0, 0, 0, 4, 0]
    assert (lot(g), len(dice)) == (-1, 3)


@proves("TGB-LOOK-18", "TGB-LOOK-19", "TGB-LOOK-22")
def test_the_dice_of_trouble_have_six_faces(dice: list[tuple[str, int]]) -> None:
    g = scene("BAM...\nd.....")
    rig(g, trouble=1, trouble_loss=6)
    dice.clear()
    run(g, Trouble())
    assert dice == [("trouble", 6), ("trouble loss", 6)]


@proves("TGB-DEC-86", "TGB-EQP-22")
def test_a_walkie_talkie_is_used_up_for_its_owner() -> None:
    g = scene("BAM...\nd.....")
    give(g, AVELYNN, "Walkie-Talkie")
    rig(g, trouble=1)
    run(g, Trouble())
    do(g, "yes")
    assert (g.used, g.hp[JOAN]) == (1 << WALKIE + AVELYNN, 8)
