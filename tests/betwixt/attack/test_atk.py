"""The attack from naming to its aftermath. ATK, CARD, ELEM, RNG, FAM, EQP, TAL"""

from __future__ import annotations

import pytest

from betwixt.outdoors import outdoors, way
from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    S,
    asked,
    at,
    do,
    give,
    hold,
    learn,
    monster,
    offers,
    rig,
    scene,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.decks import FIRST, TOKEN_PLACE
from hauntbox.games.betwixt.cards.talents import FASTPITCH, FINISHING_MOVE, GRILL_MASTER, LOW_TACKLE
from hauntbox.games.betwixt.cards.words import BLEED, BLIND, CRIPPLED, DAMAGE, STATUS, STUNNED, TRQ, WEAKENED
from hauntbox.games.betwixt.rules.attack.attack import attack, bars_kids
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.gather import defense_dice
from hauntbox.games.betwixt.rules.attack.means import (
    FIRE_IT,
    FIRST_SYRINGE,
    OWN_DICE,
    UNARMED,
    all_means,
    bars_ammo,
    blow_of,
    harm_dice,
    means,
    targets_of,
)
from hauntbox.games.betwixt.rules.attack.results import damage
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, has
from hauntbox.games.betwixt.rules.attack.wounds import element_damage, hurt, value
from hauntbox.games.betwixt.rules.fight.defeat import practise
from hauntbox.games.betwixt.rules.fight.reactions import bars_cartwheel, one_step
from hauntbox.games.betwixt.rules.gear.striking import spend_ammo
from hauntbox.games.betwixt.rules.map import moving
from hauntbox.games.betwixt.state import Farm, survey
from hauntbox.ledger import proves

BARE_HANDS = means(0, UNARMED)


def strike(g: Farm, hitter: int = BILL, victim: int = DOG, how: int = BARE_HANDS) -> None:
    attack(g, hitter, victim, how)
    g.settle()


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
    assert (g.hp[DOG], asked(g)) == (26 - lost, "")


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


# Ammo, firing weapons ------------------------------------------------------------------------------------------------


@proves("TGB-RNG-09", "TGB-RNG-14", "TGB-EX-30")
def test_a_firing_weapon_needs_its_own_ammo_anywhere_on_the_dashboard() -> None:
    g = scene("B..d..")
    give(g, BILL, "Golf Club", "Baseballs")
    assert all_means(g, BILL) == [means(0)]
    give(g, BILL, "Golf Balls")
    assert all_means(g, BILL) == [means(0), means(0, FIRE_IT)]


@proves("TGB-RNG-10", "TGB-RNG-11", "TGB-RNG-12")
def test_a_firing_attack_uses_acc_keeps_die_and_damage_and_has_no_effects() -> None:
    g = scene("B..d..")
    give(g, BILL, "Baseball Bat", "Baseballs")
    swing, fired = blow_of(g, BILL, means(0)), blow_of(g, BILL, means(0, FIRE_IT))
    assert (swing.ranged, swing.stat, len(swing.effects)) == (False, 3, 1)
    assert (fired.ranged, fired.stat, fired.effects) == (True, 1, ())
    assert (fired.hit, fired.damage) == (swing.hit, swing.damage)


@proves("TGB-EX-17")
def test_a_shot_gets_the_passive_damage_and_nothing_from_the_effect() -> None:
    g = scene("B..d..")
    give(g, BILL, "Nail-Studded Bat", "Baseballs")
    rig(g, LG=6, G=4, LY=2, T=1)
    strike(g, how=means(0, FIRE_IT))
    assert (asked(g), g.hp[DOG]) == ("", 3 - 2)


@proves("TGB-EX-31")
def test_a_shot_keeps_passive_fire_and_the_effect_adds_nothing() -> None:
    g = scene("B..d..")
    give(g, BILL, "Baseball Bat", "Baseballs")
    found = blow_of(g, BILL, means(0, FIRE_IT))
    assert (found.elements, found.effects) == ((0, 0, 0, 0), ())
    assert blow_of(g, BILL, means(0)).effects


@proves("TGB-RNG-17", "TGB-INV-09", "TGB-EQP-62")
def test_a_ranged_weapon_needs_a_token_of_its_ammo_or_its_own_but_a_slingshot_none() -> None:
    g = scene("M..d..")
    give(g, MADDOX, "BB Pistol")
    assert (bars_ammo(g, MADDOX, 0), all_means(g, MADDOX)) == ("TGB-RNG-17", [BARE_HANDS])
    give(g, MADDOX, "BBs")
    assert all_means(g, MADDOX) == [means(0)]
    g = scene("M..d..")
    give(g, MADDOX, "Lawn Darts")
    assert all_means(g, MADDOX) == [means(0)]
    g.tokens[TOKEN_PLACE[FIRST["Lawn Darts"]]] = 0
    assert bars_ammo(g, MADDOX, 0) == "TGB-EQP-62"
    g = scene("M..d..")
    give(g, MADDOX, "Slingshot")
    assert all_means(g, MADDOX) == [means(0)]
    give(g, BILL, "Rolling Pin")
    assert bars_ammo(g, BILL, 0) == ""


@proves("TGB-ACT-07", "TGB-CARD-25")
def test_an_attack_uses_one_weapon_of_two() -> None:
    g = scene("Bd....")
    give(g, BILL, "Rolling Pin", "Kitchen Knife")
    assert all_means(g, BILL) == [means(0), means(1)]
    assert (blow_of(g, BILL, means(0)).hit, blow_of(g, BILL, means(1)).hit) == ((0, 0), (0, 2))
    shielded = scene("Bd....")
    give(shielded, BILL, "Rolling Pin", "Trash Can Lid")
    assert all_means(shielded, BILL) == [means(0)]  # a shield is no weapon


@proves("TGB-ACT-08")
def test_without_a_usable_weapon_one_fights_unarmed() -> None:
    g = scene("Bd....")
    assert all_means(g, BILL) == [BARE_HANDS]
    found = blow_of(g, BILL, BARE_HANDS)
    assert (found.ranged, found.hit, found.stat, found.damage, found.effects) == (False, (0,), 3, 0, ())


@proves("TGB-CHIP-03", "TGB-EX-18", "TGB-DICE-10")
def test_bill_with_a_golf_club_has_lg_g_lo_and_br() -> None:
    g = scene("Bd....")
    give(g, BILL, "Golf Club")
    g.hitter, g.victim, g.means = BILL, DOG, means(0)
    found = blow_of(g, BILL, g.means)
    assert (found.hit, harm_dice(g, found), defense_dice(g, BILL)) == ((0, 1), (7,), [10])


# Proficiency ---------------------------------------------------------------------------------------------------------


def practised(tokens: int) -> Farm:
    g = scene("Bf....")
    give(g, BILL, "Rolling Pin")
    g.skill[BILL] = (tokens, 0, 0, 0, 0, 0, 0)
    return g


@proves("TGB-FAM-14", "TGB-DEC-60", "TGB-DEC-61")
def test_one_token_rerolls_one_hit_die_once_per_combat_phase() -> None:
    g = practised(1)
    rig(g, LG=(1, 1, 3), LO=3, Br=1)
    strike(g, how=means(0))
    assert (asked(g), offers(g)) == ("Practised Bill", ["yes", "no"])
    do(g, "yes")
    assert offers(g) == ["die 1", "die 2"]
    do(g, "die 2")
    assert (g.landed, g.hp[DOG]) == (True, 3)
    g.free = 0
    strike(g, how=means(0))
    assert asked(g) != "Practised Bill"
    other = practised(0)
    strike(other, how=means(0))
    bare = practised(1)
    strike(bare)
    assert "Practised Bill" not in (asked(other), asked(bare))  # no token, or no weapon of the type
    kept = practised(1)
    strike(kept, how=means(0))
    do(kept, "no")
    assert (kept.used, asked(kept)) == (0, "")


@proves("TGB-FAM-14", "TGB-DEC-60")
def test_two_tokens_reroll_once_per_activation() -> None:
    g = practised(2)
    strike(g, how=means(0))
    do(g, "yes", "die 1")
    while asked(g):
        do(g, "stop")
    strike(g, how=means(0))
    assert asked(g) != "Practised Bill"
    g.agenda.clear()
    g.free, g.hp[DOG], g.at[DOG] = 0, 5, at(2, 1)  # the next activation
    strike(g, how=means(0))
    assert asked(g) == "Practised Bill"


@proves("TGB-FAM-18", "TGB-DEC-61")
def test_the_second_face_stands_and_effects_are_bought_after_it() -> None:
    g = practised(1)
    rig(g, LG=(3, 6, 1), LO=3, Br=1)
    strike(g, how=means(0))
    do(g, "yes", "die 2")
    assert asked(g) == ""  # the symbol is gone
    assert (g.hits, told(g, "again")) == ((2, 0), [(5, 0)])


@proves("TGB-FAM-15", "TGB-EX-60", "TGB-ATK-11")
@pytest.mark.parametrize(("tokens", "face", "lost"), [(3, 3, 4), (3, 1, 2), (2, 3, 2)])
def test_three_tokens_make_net_hits_of_agi_plus_2_critical(tokens: int, face: int, lost: int) -> None:
    g = practised(tokens)
    g.used = g.free = -1  # no rerolls
    gain_chip(g, BILL, TRQ)
    rig(g, LG=(3, 3), TRQ=face, LO=3, Br=1)
    strike(g, how=means(0))
    assert g.hp[DOG] == 5 - lost


@proves("TGB-FAM-16", "TGB-FAM-17", "TGB-FAM-19")
def test_every_eighth_final_blow_with_a_type_gives_a_token_up_to_three() -> None:
    g = scene("Bd....")
    seen = []
    for _ in range(40):
        practise(g, BILL, 0)
        seen.append(g.skill[BILL][0])
    assert [seen.index(n) + 1 for n in (1, 2, 3)] == [8, 16, 24]
    assert (max(seen), g.practice[BILL][0]) == (3, 40)
    practise(g, BILL, -1)
    assert sum(g.practice[BILL]) == 40


@proves("TGB-FAM-19")
def test_a_final_blow_counts_for_the_type_of_the_weapon_and_a_talents_own_dice_for_none() -> None:
    g = scene("Bd....\n.r....")
    give(g, BILL, "Golf Club", "Golf Balls")
    g.hp[DOG] = 1
    rig(g, LG=3, G=2, LY=6, T=1)
    g.rig("obstruction", 6)
    strike(g, how=means(0, FIRE_IT))
    assert g.practice[BILL] == (1, 0, 0, 0, 0, 0, 0)


@proves("TGB-ATK-18", "TGB-ATK-17")
def test_damage_that_somebody_caused_is_that_ones_final_blow() -> None:
    g = scene("Bd....\n.r....")
    hurt(g, DOG, 5, BILL)
    assert (g.slain[BILL], g.lost) == ((0,), ((0, -1),))
    hurt(g, SECOND, 5)
    assert g.slain[BILL] == (0,)


@proves("TGB-STAT-01")
def test_at_0_hp_a_monster_is_defeated_and_an_fm_knocked_out() -> None:
    g = scene("BJAd..")
    assert hurt(g, DOG, 2) == 2
    assert g.at[DOG] != -1
    assert hurt(g, DOG, 5) == 1
    assert (g.at[DOG], told(g, "defeated")) == (-1, [(DOG, -1)])
    assert told(g, "damage") == [(DOG, 2), (DOG, 5)]
    hurt(g, BILL, 10)
    g.settle()
    assert (g.at[BILL], g.post[BILL]) == (-1, 2)


# Cards that answer ---------------------------------------------------------------------------------------------------


@proves("TGB-EQP-23", "TGB-DEC-88", "TGB-DEC-61")
def test_the_rabbits_foot_rerolls_one_own_defense_die_once_per_combat_phase() -> None:
    g = scene("dB....")
    give(g, BILL, "Rabbit's Foot")
    rig(g, LG=3, Br=(1, 5), DY=4)
    strike(g, DOG, BILL)
    assert asked(g) == "LuckyFoot Bill"
    do(g, "yes")
    assert offers(g) == ["die 1"]
    do(g, "die 1")
    assert (g.landed, g.hp[BILL]) == (False, 10)
    strike(g, DOG, BILL)
    assert asked(g) == ""


@proves("TGB-FAM-18")
def test_the_foot_is_asked_for_after_all_dice_are_seen_and_the_second_face_stands() -> None:
    g = scene("dB....")
    give(g, BILL, "Rabbit's Foot")
    rig(g, LG=3, Br=(5, 1), DY=4)
    strike(g, DOG, BILL)
    assert (asked(g), len(g.hits), len(g.wards), g.hp[BILL]) == ("LuckyFoot Bill", 1, 1, 10)
    do(g, "yes", "die 1")
    assert (g.wards[0] & 7, g.landed) == (0, True)


@proves("TGB-EQP-40", "TGB-EQP-67", "TGB-DEC-87", "TGB-ATK-23")
@pytest.mark.parametrize(("who", "hit"), [("J", True), (".", False)])
def test_the_rope_of_sausages_makes_a_beast_redraw(who: str, hit: bool) -> None:
    g = scene(f"dB....\n{who}.....\n......\n......\n......\n.....{'.' if hit else 'J'}")
    give(g, BILL, "Rope of Sausages")
    hold(g, DOG, BILL)
    g.pool[:] = [0, 1, 0, 0, 0, 0]
    g.rig("targets", 2)
    strike(g, DOG, BILL)
    assert asked(g) == "Sausages Bill"
    do(g, "yes")
    assert (g.target[DOG], bool(g.hits)) == (JOAN, hit)
    assert g.victim == (JOAN if hit else BILL)
    assert (g.first, g.face[DOG]) == ((JOAN, S) if hit else (BILL, g.face[DOG]))
    strike(g, DOG, BILL)
    assert asked(g) == ""


@proves("TGB-EQP-40", "TGB-DEC-87", "TGB-EQP-67")
def test_the_rope_of_sausages_tempts_beasts_only_and_may_be_kept() -> None:
    g = scene("hB....")
    give(g, BILL, "Rope of Sausages")
    strike(g, DOG, BILL)
    assert asked(g) == ""
    g = scene("dB....\nJ.....")
    give(g, BILL, "Rope of Sausages")
    hold(g, DOG, BILL)
    strike(g, DOG, BILL)
    do(g, "no")
    assert (g.target[DOG], g.victim, bool(g.hits), "targets" in g.drawn) == (BILL, BILL, True, False)
    strike(g, DOG, BILL)
    assert asked(g) == "Sausages Bill"  # it has not been used


@proves("TGB-EQP-65", "TGB-MON-26", "TGB-ELEM-10")
def test_the_silver_locket_adds_spirit_damage_1_against_spirits() -> None:
    for drawing, lost in (("Bs....", 1 + 2), ("Bd....", 0)):
        g = scene(drawing)
        give(g, BILL, "Silver Locket")
        g.hitter, g.victim, g.means = BILL, DOG, BARE_HANDS
        assert damage(g) == lost
    plain = scene("Bs....")
    plain.hitter, plain.victim, plain.means = BILL, DOG, BARE_HANDS
    assert damage(plain) == 0
    g = scene("Bs....")
    give(g, BILL, "Silver Locket", "Ghost-Glass Blade")  # Spirit Damage 1 as well
    g.hitter, g.victim, g.means = BILL, DOG, means(0)
    assert damage(g) == 1 + (2 + 2)  # the value once


@proves("TGB-EQP-66")
def test_night_vision_goggles_raise_acc_and_keep_blind_away() -> None:
    g = scene("B..d..")
    give(g, BILL, "Night-Vision Goggles", "Slingshot")
    gain(g, BILL, BLIND)
    assert not has(g, BILL, BLIND)
    assert blow_of(g, BILL, means(0)).stat == 2


# Talents in an attack ------------------------------------------------------------------------------------------------


@proves("TGB-TAL-06", "TGB-DEC-34", "TGB-TAL-36")
def test_bill_takes_an_attack_on_an_adjacent_fm_over() -> None:
    g = scene("dJB...")
    learn(g, BILL, "Not My Kids")
    hold(g, DOG, JOAN)
    rig(g, LG=3, DY=4, Br=1)
    strike(g, DOG, JOAN)
    assert asked(g) == "NotMyKids Bill"
    do(g, "yes")
    assert (g.hp[JOAN], g.hp[BILL], g.fp[BILL], g.target[DOG]) == (8, 10 - 2, 4, JOAN)
    assert (told(g, "takes over"), g.first, bars_kids(g)) == ([(BILL,)], BILL, "TGB-TAL-06")  # his own attack
    g = scene("dJB...")
    hold(g, DOG, JOAN)
    strike(g, DOG, JOAN)
    assert (asked(g), bars_kids(g)) == ("", "TGB-TAL-06")  # without the talent
    learn(g, BILL, "Not My Kids")
    strike(g, DOG, JOAN)
    do(g, "no")
    assert (g.victim, g.fp[BILL], told(g, "takes over")) == (JOAN, 5, [])
    g.hitter, g.victim = JOAN, DOG
    assert bars_kids(g) == "TGB-TAL-06"  # a monster is named


@proves("TGB-TAL-33", "TGB-ACT-10")
def test_not_my_kids_is_once_a_round_not_while_stunned_and_not_without_fp() -> None:
    g = scene("dJB...")
    learn(g, BILL, "Not My Kids")
    g.hitter, g.victim = DOG, JOAN
    assert bars_kids(g) == ""
    g.reacted = 1
    assert bars_kids(g) == "TGB-TAL-33"
    g.reacted = 0
    gain(g, BILL, STUNNED)
    assert bars_kids(g) == "TGB-TAL-33"
    g.status[BILL], g.fp[BILL] = 0, 0
    assert bars_kids(g) == "TGB-ACT-10"
    g.fp[BILL], g.at[BILL] = 1, at(5, 1)
    assert bars_kids(g) == "TGB-TAL-06"


@proves("TGB-EX-44", "TGB-TAL-34", "TGB-TAL-35")
def test_a_skull_takes_an_attack_back_from_bill_to_joan_and_he_cannot_answer_again() -> None:
    g = scene("dJ....\nB.....")
    learn(g, BILL, "Not My Kids")
    hold(g, DOG, JOAN)
    g.pool[:] = [0] * 6
    rig(g, LG=3, DY=4, Br=6, T=1)
    strike(g, DOG, JOAN)
    do(g, "yes")
    assert (g.victim, g.hp[JOAN], g.hp[BILL], asked(g)) == (JOAN, 8 - 2, 10, "")


@proves("TGB-ATK-23")
def test_a_skull_is_no_naming() -> None:
    g = scene("dB....\nJ.....")
    learn(g, BILL, "Not My Kids")
    hold(g, DOG, BILL)
    g.pool[:] = [0, 1, 0, 0, 0, 0]
    g.rig("targets", 2)
    rig(g, LG=3, DY=4, Br=6, T=1)
    strike(g, DOG, BILL)
    assert (g.victim, asked(g)) == (JOAN, "")


@proves("TGB-TAL-01")
def test_dad_strength_adds_a_g_die_and_stumble_2_on_a_hit() -> None:
    g = scene("Bd....")
    found = blow_of(g, BILL, means(0, UNARMED, 0))
    assert found.hit == (0, 1)
    rig(g, LG=3, G=1, LO=1, T=3)
    strike(g, how=means(0, UNARMED, 0))
    assert (asked(g), offers(g)[0]) == ("Shove Bill", "way e")
    do(g, "way e", "way e")
    assert g.at[DOG] == at(4, 1)


@proves("TGB-TAL-05")
def test_grill_master_adds_fire_damage_1() -> None:
    g = scene("Bd....")
    rig(g, LG=3, LO=1, T=3)
    strike(g, how=means(0, UNARMED, GRILL_MASTER))
    assert g.hp[DOG] == 3 - 2


@proves("TGB-TAL-22")
def test_low_tackle_cripples_on_a_hit() -> None:
    for face, crippled in ((3, True), (1, False)):
        g = scene("Ad....")
        rig(g, LG=face, DY=1, T=1)
        strike(g, AVELYNN, how=means(0, UNARMED, LOW_TACKLE))
        assert has(g, DOG, CRIPPLED) == crippled


@proves("TGB-TAL-24")
@pytest.mark.parametrize(("hp", "lost"), [(3, 3), (4, 0)])
def test_finishing_move_adds_3_against_a_target_at_half_of_its_hp_or_less(hp: int, lost: int) -> None:
    g = scene("Ak....\n.r....")  # HP 6, armor 1
    g.hp[DOG] = hp
    rig(g, LG=3, DY=2, Br=1)
    strike(g, AVELYNN, how=means(0, UNARMED, FINISHING_MOVE))
    assert hp - g.hp[DOG] == lost


@proves("TGB-TAL-18", "TGB-TAL-46", "TGB-ATK-09")
def test_fastpitch_has_dice_and_effects_of_its_own() -> None:
    g = scene("A..d..")
    give(g, AVELYNN, "Slingshot")
    found = blow_of(g, AVELYNN, means(0, OWN_DICE, FASTPITCH))
    assert (found.ranged, found.hit, found.stat, found.damage) == (True, (0, 2), 2, 0)
    assert found.effects == ((1, DAMAGE, 1), (2, STATUS + STUNNED, 1))
    rig(g, LG=3, LB=5, DY=1, T=1)
    strike(g, AVELYNN, how=means(0, OWN_DICE, FASTPITCH))
    do(g, "buy 2")
    assert (has(g, DOG, STUNNED), g.hp[DOG]) == (True, 3)


@proves("TGB-TAL-43", "TGB-TAL-44", "TGB-STAT-09")
@pytest.mark.parametrize(("syringe", "lost", "stunned", "bleeds"), [(4, 0, True, 0), (5, 2, False, 1)])
def test_sedative_and_venom_have_no_damage_die(syringe: int, lost: int, stunned: bool, bleeds: int) -> None:
    g = scene("Jd....")
    gain_chip(g, JOAN, TRQ)
    rig(g, LG=3, LB=3, TRQ=1, T=1)
    strike(g, JOAN, how=means(0, OWN_DICE, FIRST_SYRINGE + syringe))
    assert ([die >> 3 for die in g.hits], g.harms) == ([0, 2, TRQ], ())
    assert (3 - g.hp[DOG], has(g, DOG, STUNNED), count(g, DOG, BLEED)) == (lost, stunned, bleeds)


@proves("TGB-TAL-30")
def test_the_runt_of_the_litter_rolls_one_more_t_against_the_strong() -> None:
    for drawing, talent, dice in (("gM....", True, 2), ("dM....", True, 1), ("gM....", False, 1)):
        g = scene(drawing)
        learn(g, MADDOX, *["Runt of the Litter"][: int(talent)])
        strike(g, DOG, MADDOX)
        assert len(g.wards) == dice


@proves("TGB-TAL-23", "TGB-DEC-34", "TGB-DEC-58")
def test_avelynn_cartwheels_one_space_after_an_attack_hit_or_not() -> None:
    g = scene("B.....\ndA....")
    learn(g, AVELYNN, "Cartwheel")
    strike(g, DOG, BILL)
    assert asked(g) == ""  # it is not she who was attacked
    rig(g, LG=1)
    strike(g, DOG, AVELYNN)
    assert asked(g) == "Cartwheel Avelynn"
    do(g, "yes")
    assert set(offers(g)) == {"way n", "way ne", "way e"}
    do(g, "way e")
    assert (g.at[AVELYNN], g.fp[AVELYNN]) == (at(3, 1), 5)
    strike(g, DOG, AVELYNN)
    assert asked(g) == ""  # once a round
    g.reacted, g.fp[AVELYNN] = 0, 0
    assert bars_cartwheel(g) == "TGB-ACT-10"
    g.fp[AVELYNN] = 5
    assert bars_cartwheel(g) == ""
    gain(g, AVELYNN, STUNNED)
    assert bars_cartwheel(g) == "TGB-TAL-33"
    g.status[AVELYNN], g.hp[AVELYNN] = 0, 0
    assert bars_cartwheel(g) == "TGB-TAL-33"
    assert told(g, "moves") == [(AVELYNN, at(3, 1))]
    plain = scene("B.....\ndA....")
    assert bars_cartwheel(plain) == "TGB-TAL-23"
    shut = scene("TTTTTT\ndATTTT")
    learn(shut, AVELYNN, "Cartwheel")
    assert bars_cartwheel(shut) == "TGB-ACT-35"


@proves("TGB-DRAW-62", "TGB-TAL-23")
def test_no_cartwheel_leads_into_a_room_that_lies_apart() -> None:
    g = outdoors(("1", 0, 0, 0), ("S1", 2000, 1000, 0))
    gate = g.map.doorway(way("S1S"))[0]
    g.apart = ((way("1N"), way("S1S")),)
    survey(g)
    g.at[AVELYNN] = gate
    assert moving.step(g.map, 1 << gate, g.map.floor, 0) & (1 << 64) - 1  # one can walk there
    assert one_step(g, AVELYNN) == one_step(g, AVELYNN) & g.map.near(gate) != 0


@proves("TGB-ATK-01", "TGB-ATK-03")
@pytest.mark.parametrize(
    ("x", "bare", "shot"), [(2, True, True), (3, False, True), (5, False, True), (6, False, False)]
)
def test_only_monsters_in_reach_can_be_attacked(x: int, bare: bool, shot: bool) -> None:
    g = scene("Ad......\nTTTTTTTT")
    give(g, AVELYNN, "Lawn Darts")  # ACC 2: range 4
    g.at[DOG] = at(x, 2)
    assert targets_of(g, AVELYNN, means(0, UNARMED)) == ([DOG] if bare else [])
    assert targets_of(g, AVELYNN, means(0)) == ([DOG] if shot else [])


@proves("TGB-INV-09", "TGB-RNG-13")
def test_a_weapon_with_tokens_of_its_own_spends_one_of_them() -> None:
    g = scene("A.d.....\nTTTTTTTT")
    give(g, AVELYNN, "Lawn Darts")
    spend_ammo(g, AVELYNN, means(0))
    assert (g.tokens[TOKEN_PLACE[FIRST["Lawn Darts"]]], g.last_weapon[AVELYNN]) == (2, FIRST["Lawn Darts"])
