"""Ammo, firing weapons, proficiency. ATK, EQP, CARD"""

from __future__ import annotations

import pytest

from betwixt.attack.strikes import BARE_HANDS, strike
from betwixt.scenes import BILL, DOG, MADDOX, SECOND, asked, at, do, give, offers, rig, scene, told
from hauntbox.games.betwixt.cards.decks import FIRST, TOKEN_PLACE
from hauntbox.games.betwixt.cards.words import TRQ
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.gather import defense_dice
from hauntbox.games.betwixt.rules.attack.means import FIRE_IT, all_means, bars_ammo, blow_of, harm_dice, means
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.fight.defeat import practise
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves

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
    assert (found.hit, harm_dice(g, found), defense_dice(g, BILL)) == ((0, 1), (7,), (10,))


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
