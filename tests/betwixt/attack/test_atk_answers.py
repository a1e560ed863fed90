"""Cards that answer an attack, and talents in it. ATK, CARD, TAL"""

from __future__ import annotations

import pytest

from betwixt.attack.strikes import BARE_HANDS, strike
from betwixt.outdoors import outdoors, way
from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    S,
    asked,
    at,
    do,
    give,
    hold,
    learn,
    offers,
    rig,
    scene,
    told,
)
from hauntbox.games.betwixt.cards.decks import FIRST, TOKEN_PLACE
from hauntbox.games.betwixt.cards.talents import FASTPITCH, FINISHING_MOVE, GRILL_MASTER, LOW_TACKLE
from hauntbox.games.betwixt.cards.words import BLEED, BLIND, CRIPPLED, DAMAGE, STATUS, STUNNED, TRQ
from hauntbox.games.betwixt.rules.attack.attack import bars_kids
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.means import FIRST_SYRINGE, OWN_DICE, UNARMED, blow_of, means, targets_of
from hauntbox.games.betwixt.rules.attack.results import damage
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, has
from hauntbox.games.betwixt.rules.fight.reactions import bars_cartwheel, one_step
from hauntbox.games.betwixt.rules.gear.striking import spend_ammo
from hauntbox.games.betwixt.rules.map import moving
from hauntbox.games.betwixt.state import survey
from hauntbox.ledger import proves

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
