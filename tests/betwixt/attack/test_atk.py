"""The attack from naming to its aftermath. ATK, CARD, ELEM, RNG, FAM"""

from __future__ import annotations

import pytest

from betwixt.attack.strikes import BARE_HANDS, strike
from betwixt.scenes import (
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    asked,
    at,
    do,
    give,
    learn,
    monster,
    offers,
    rig,
    scene,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.words import BLEED, BLIND, STUNNED, TRQ, WEAKENED
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.means import UNARMED, blow_of, means
from hauntbox.games.betwixt.rules.attack.results import damage
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, has
from hauntbox.games.betwixt.rules.attack.wounds import element_damage, value
from hauntbox.ledger import proves


@proves("TGB-ATK-10", "TGB-STAT-05", "TGB-STAT-04")
@pytest.mark.parametrize(("hits", "landed"), [(1, False), (3, True)])
def test_an_attack_hits_when_net_hits_reach_agi(hits: int, landed: bool) -> None:
    g = scene("Bc....")  # AGI 2
    gain_chip(g, BILL, TRQ)
    rig(g, LG=3, TRQ=hits, T=1)
    strike(g)
    assert g.landed == landed


@proves("TGB-EX-12", "TGB-ATK-11", "TGB-ATK-12")
def test_the_attack_example() -> None:
    g = scene("Bk....")  # Walking Scarecrow: AGI 1, Br, armor 1, HP 6
    give(g, BILL, "Fireplace Poker")
    rig(g, LG=3, LB=3, LO=5, Br=5)
    strike(g, how=means(0))
    do(g, "buy 1")
    assert (g.landed, g.hp[DOG], told(g, "deals")) == (True, 6 - 3, [(BILL, DOG, 3)])
    g = scene("Bk....")
    give(g, BILL, "Fireplace Poker")
    rig(g, LG=1, LB=1, LO=5, Br=1)
    strike(g, how=means(0))
    assert (g.landed, g.hp[DOG], told(g, "deals"), g.dealt) == (False, 6, [], 0)


@proves("TGB-EX-13")
@pytest.mark.parametrize(("ward", "landed"), [(1, True), (5, False)])
def test_the_same_roll_against_agi_2(ward: int, landed: bool) -> None:
    g = scene("Bc....")
    give(g, BILL, "Fireplace Poker")
    rig(g, LG=3, LB=3, LO=5, T=ward)
    strike(g, how=means(0))
    assert g.landed == landed


@proves("TGB-ATK-13", "TGB-ATK-15")
def test_damage_is_not_below_0_and_a_hit_for_0_is_still_a_hit() -> None:
    g = scene("Bk....")
    give(g, BILL, "Kitchen Knife")  # WE 1: Bleed 1
    rig(g, LG=3, LB=3, LO=1, Br=2)  # 1 damage, 1 shield, armor 1
    strike(g, how=means(0))
    do(g, "buy 1")
    assert (g.hp[DOG], count(g, DOG, BLEED), g.blame[DOG]) == (6, 1, BILL)


@proves("TGB-ATK-14", "TGB-DEC-59", "TGB-CARD-28")
def test_effects_are_chosen_after_the_roll_one_at_a_time_and_each_once() -> None:
    g = scene("Bf....")
    give(g, BILL, "Rolling Pin")  # WE 1: Damage 1; WE 2: Stunned
    gain_chip(g, BILL, TRQ, 2)
    rig(g, LG=(3, 6), TRQ=(5, 5), LO=1, Br=1)  # three symbols
    strike(g, how=means(0))
    assert (asked(g), offers(g)) == ("BuyEffect Bill", ["buy 1", "buy 2", "stop"])
    do(g, "buy 1")
    assert (offers(g), why_not(g, "buy 1")) == (["buy 2", "stop"], "TGB-CARD-28")
    do(g, "stop")
    assert (g.hp[DOG], has(g, DOG, STUNNED)) == (5 - 2, False)


@proves("TGB-EX-10", "TGB-CARD-27", "TGB-CARD-26")
def test_three_symbols_pay_an_effect_of_1_and_one_of_2() -> None:
    g = scene("Bf....")
    give(g, BILL, "Rolling Pin")
    gain_chip(g, BILL, TRQ, 2)
    rig(g, LG=(3, 6), TRQ=(5, 5), LO=1, Br=1)
    strike(g, how=means(0))
    do(g, "buy 2", "buy 1")
    assert (g.hp[DOG], has(g, DOG, STUNNED), asked(g)) == (5 - 2, True, "")


@proves("TGB-DICE-04")
def test_an_effect_needs_as_many_symbols_as_it_costs() -> None:
    g = scene("Bf....")
    give(g, BILL, "Rolling Pin")
    rig(g, LG=(3, 6), LO=1, Br=1)
    strike(g, how=means(0))
    assert (offers(g), why_not(g, "buy 2")) == (["buy 1", "stop"], "TGB-DICE-04")
    g = scene("Bf....")
    give(g, BILL, "Rolling Pin")
    gain_chip(g, BILL, TRQ)
    rig(g, LG=(3, 6), TRQ=5, LO=1, Br=1)  # two symbols
    strike(g, how=means(0))
    do(g, "buy 2")
    assert asked(g) == ""  # none is left for the other one


@proves("TGB-CARD-08")
def test_a_miss_buys_no_effects() -> None:
    g = scene("Bf....")
    give(g, BILL, "Kitchen Knife")
    rig(g, LG=1, LB=3, Br=4)
    strike(g, how=means(0))
    assert (g.landed, asked(g), g.status[DOG]) == (False, "", 0)
    assert (g.hp[DOG], told(g, "deals"), g.dealt) == (5, [], 0)
    g = scene("fB....")
    rig(g, LG=6, LB=1, Br=4)
    strike(g, DOG, BILL)
    assert (g.landed, g.bought, g.hp[BILL]) == (False, (), 10)


@proves("TGB-CARD-16", "TGB-DICE-05", "TGB-CARD-15")
def test_a_monster_buys_the_dearest_effect_first_and_then_what_remains() -> None:
    g = scene("kB....")  # LG, G; WE 1: Damage 1; WE 2: Lightheaded
    rig(g, LG=6, G=4, DY=2, Br=1)
    strike(g, DOG, BILL)
    assert (g.bought, g.hp[BILL]) == ((1,), 10 - 1)
    g = scene("dB....", weapon="Alpha Fangs")  # LG and LB, damage 1; WE 1: Damage 1; WE 2: Bleed 2
    rig(g, LG=6, LB=5, DY=2, Br=1)
    strike(g, DOG, BILL)
    assert (g.bought, g.hp[BILL], count(g, BILL, BLEED)) == ((1, 0), 10 - 3, 2)


@proves("TGB-CARD-17", "TGB-ATK-14")
@pytest.mark.parametrize(("shown", "bought"), [(1, 0), (2, 1)])
def test_of_a_monsters_equal_effects_a_die_decides(shown: int, bought: int) -> None:
    g = scene("B.....")
    m = monster(g, "Rabid Raccoon", at(2, 1), "Rabid Froth")  # both cards: WE 2
    rig(g, LG=3, LB=5, LY=1, Br=1)
    g.rig("tie", shown)
    attack(g, m, BILL)
    g.settle()
    assert g.bought == ((0, 2)[bought],)


@proves("TGB-CARD-41")
def test_the_damage_of_a_monster_weapon_is_added() -> None:
    g = scene("dB....", weapon="Grave-Dug Claws")
    assert blow_of(g, DOG, 0).damage == 1


@proves("TGB-ATK-16")
def test_a_defeated_target_gets_no_status_and_no_stumble() -> None:
    g = scene("Bd....\n.r....")
    give(g, BILL, "Kitchen Knife")
    g.hp[DOG] = 1
    rig(g, LG=3, LB=3, LO=5, T=1)
    strike(g, how=means(0))
    do(g, "buy 1")
    assert (g.status[DOG], g.at[DOG]) == (0, -1)
    g = scene("......\n.Bf...\n......\n......\n......\n......")
    learn(g, BILL, "Dad Strength")
    rig(g, LG=3, G=1, LO=5, Br=1)
    strike(g, how=means(0, UNARMED, 0))
    assert asked(g) == "Shove Bill"  # one that stands does stumble
    g = scene("......\n.Bf...\n......\n......\n......\n......")
    g.hp[DOG] = 1
    rig(g, LG=3, G=1, LO=5, Br=1)
    strike(g, how=means(0, UNARMED, 0))
    assert (asked(g), g.at[DOG]) == ("", -1)
    g = scene("......\n.Bf...\n......\n......\n......\n......")
    rig(g, LG=1, G=1, LO=5, Br=4)
    strike(g, how=means(0, UNARMED, 0))
    assert (asked(g), g.landed) == ("", False)  # nor does one that is missed


@proves("TGB-ATK-07")
def test_the_target_is_named_before_anything_is_rolled() -> None:
    g = scene("Bd....")
    strike(g)
    assert g.events is not None
    assert [event.what for event in g.events if event.what in ("attacks", "rolled")] == ["attacks", "rolled"]


@proves("TGB-ATK-21")
def test_the_steps_of_an_attack_come_in_their_order() -> None:
    g = scene("Bd....")
    g.landed, g.dealt, g.hits, g.harms, g.wards, g.bought = True, 3, (1,), (2,), (3,), (0,)  # the attack before
    attack(g, BILL, DOG, BARE_HANDS)
    assert (g.landed, g.dealt, g.hits, g.harms, g.wards, g.bought) == (False, 0, (), (), (), ())  # type: ignore[comparison-overlap]  # it has changed since
    assert (g.hitter, g.victim, g.first, g.means) == (BILL, DOG, DOG, BARE_HANDS)
    names = [type(frame).__name__ for frame in reversed(g.agenda)]
    assert names == [
        "Named", "Penalty", "Guard", "Roll", "Rerolls", "Skulls", "Judged", "Buying", "Deal", "Suffer", "Over",
    ]  # fmt: skip


@proves("TGB-ATK-24")
def test_an_attack_whose_target_has_left_the_map_is_lost() -> None:
    g = scene("Bd....\n.r....")
    gain(g, BILL, BLIND)
    rig(g, blind=1)
    attack(g, BILL, DOG, BARE_HANDS)
    g.at[DOG] = -1
    g.settle()
    assert (g.hits, told(g, "blind miss")) == ((), [])
    attack(g, SECOND, BILL)
    g.at[SECOND] = -1  # so is one whose attacker has left
    g.settle()
    assert g.hits == ()


# The formula ---------------------------------------------------------------------------------------------------------


@proves("TGB-ATK-20", "TGB-ELEM-05", "TGB-ELEM-06")
@pytest.mark.parametrize(("weakened", "lost"), [(False, 5), (True, 3)])
def test_shields_and_armor_stop_normal_damage_alone_and_a_weakened_attacker_halves_the_sum(
    weakened: bool, lost: int
) -> None:
    g = scene("M.k...")
    give(g, MADDOX, "Flare Gun")  # Fire Damage 1; the Scarecrow has Fire +2 and armor 1
    if weakened:
        gain(g, MADDOX, WEAKENED)
    g.hitter, g.victim, g.means = MADDOX, DOG, means(0)
    g.harms, g.wards = (8 * 8 + 5,), (9 * 8 + 2,)  # damage 4, one shield
    assert damage(g) == lost  # 4 - 2, and 1 + 2


@proves("TGB-EX-35")
@pytest.mark.parametrize(("weakened", "lost"), [(False, 2), (True, 1)])
def test_normal_2_fire_1_against_weakness_1_armor_1_and_two_shields(weakened: bool, lost: int) -> None:
    g = scene("sB....\nM.....")
    give(g, BILL, "Leather Jacket")  # armor 1; FMs have weakness 1
    if weakened:
        gain(g, MADDOX, WEAKENED)
    give(g, MADDOX, "Flare Gun")
    g.hitter, g.victim, g.means = MADDOX, BILL, means(0)
    g.harms, g.wards = (6 * 8 + 3,), (9 * 8 + 2, 9 * 8 + 3)
    assert damage(g) == lost


@proves("TGB-EX-09", "TGB-ELEM-03", "TGB-ELEM-02")
def test_a_dog_with_fire_weakness_1_takes_fire_damage_1_as_2() -> None:
    g = scene("Bd....")
    assert element_damage(g, DOG, 0, 1) == 2
    rat = scene("Br....")
    assert element_damage(rat, DOG, 2, 1) == 0  # Sickly resistance 1
    assert element_damage(rat, DOG, 2, 3) == 2


@proves("TGB-ELEM-04")
def test_the_value_counts_only_if_there_is_such_damage_and_not_below_0() -> None:
    g = scene("Bk....")  # Fire +2, Cold -1
    assert [element_damage(g, DOG, 0, n) for n in (0, 1, 2)] == [0, 3, 4]
    assert [element_damage(g, DOG, 1, n) for n in (0, 1, 2)] == [0, 0, 1]


@proves("TGB-ELEM-01", "TGB-ELEM-08", "TGB-ELEM-02")
def test_every_fm_has_weakness_1_against_all_four_elements() -> None:
    g = scene("BJAM..")
    assert [[value(g, fm, e) for e in range(4)] for fm in range(4)] == [[1, 1, 1, 1]] * 4


@proves("TGB-ELEM-09", "TGB-EQP-58")
def test_clothing_raises_resistance() -> None:
    g = scene("B.....")
    give(g, BILL, "Oven Mitts", "Raincoat")
    assert [value(g, BILL, e) for e in range(4)] == [0, 0, 0, 1]
    g = scene("B.....")
    give(g, BILL, "Welding Gloves")
    assert value(g, BILL, 0) == -1


@proves("TGB-EX-20", "TGB-ELEM-10")
def test_a_weapon_effect_of_fire_damage_2_and_a_die_of_1_against_weakness_1_are_4() -> None:
    g = scene("iJ....")  # Old Ironside: WE 2: Fire Damage 2; Joan has weakness 1
    g.hitter, g.victim, g.bought = DOG, JOAN, (1,)
    g.harms = (8 * 8,)  # DO shows 1
    assert damage(g) == 2 + 1 + 1


@proves("TGB-EX-40")
def test_a_flare_gun_against_a_scarecrow() -> None:
    g = scene("M..k..")
    g.level[MADDOX] = 3  # ACC 3
    give(g, MADDOX, "Flare Gun")
    rig(g, LG=3, LB=5, LO=3, Br=2)
    strike(g, MADDOX, how=means(0))
    do(g, "buy 1")
    assert g.hp[DOG] == 2


@proves("TGB-EX-41")
@pytest.mark.parametrize(("choice", "lost"), [("buy 1", 2), ("buy 2", 3)])
def test_pierce_or_damage_against_old_ironside(choice: str, lost: int) -> None:
    g = scene("M..i..")
    g.level[MADDOX] = 3
    give(g, MADDOX, "Pellet Rifle", "BBs")
    rig(g, LG=3, LB=5, LO=5, Br=2)
    strike(g, MADDOX, how=means(0))
    do(g, choice)
    assert (g.hp[DOG], asked(g)) == (20 - lost, "")


@proves("TGB-EX-37")
def test_a_full_attack_by_bill_at_level_3() -> None:
    g = scene("B.....\nf.r...")
    g.level[BILL] = 3
    give(g, BILL, "Nail-Studded Bat")
    gain_chip(g, BILL, TRQ, 4)
    rig(g, LG=3, G=4, TRQ=(5, 2, 3), DO=4, LY=2, Br=5)
    strike(g, how=means(0))
    assert [die >> 3 for die in g.harms] == [8, 5]
    do(g, "buy 1", "buy 2")
    assert (g.at[DOG], g.status[DOG], len(g.chips[BILL])) == (-1, 0, 1)
    assert told(g, "damage")[-1] == (DOG, 6)
