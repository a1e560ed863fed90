"""Bonus battle chips. CHIP, ACT"""

from __future__ import annotations

import pytest

from betwixt.scenes import BILL, DOG, MADDOX, SECOND, give, hold, rig, scene
from hauntbox.games.betwixt.cards.words import LB, TRQ, T
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.chips import age_chips, bonus_dice, die_of, gain_chip
from hauntbox.games.betwixt.rules.attack.means import UNARMED, blow_of, is_hindered, means
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves

NEITHER = (False, False)


def dice(g: Farm, fm: int = BILL) -> list[int]:
    return [die_of(chip) for chip in g.chips[fm]]


def strike(g: Farm, hitter: int = BILL, victim: int = DOG, how: int = means(0, UNARMED)) -> None:
    attack(g, hitter, victim, how)
    g.settle()


@proves("TGB-CHIP-08", "TGB-CHIP-10")
def test_all_bonus_hit_chips_go_into_the_next_attack_and_defense_chips_into_the_next_defense() -> None:
    g = scene("Bg....")
    gain_chip(g, BILL, TRQ, 4)
    gain_chip(g, BILL, T)
    strike(g)
    assert [die >> 3 for die in g.hits] == [0, TRQ, TRQ, TRQ]
    assert dice(g) == [T]  # the fourth TRQ is lost
    strike(g, DOG, BILL)
    assert sorted([die >> 3 for die in g.wards]) == [T, 10]
    assert dice(g) == []


@proves("TGB-CHIP-09")
def test_an_attack_talent_uses_bonus_hit_chips() -> None:
    g = scene("Bg....")
    gain_chip(g, BILL, TRQ)
    strike(g, how=means(0, UNARMED, 0))  # Dad Strength
    assert ([die >> 3 for die in g.hits], dice(g)) == ([0, 1, TRQ], [])


@proves("TGB-CHIP-11")
def test_a_chip_lasts_to_the_end_of_the_activation_after_the_one_in_which_it_was_gained() -> None:
    g = scene("Bd....")
    g.active = BILL
    gain_chip(g, BILL, TRQ)
    age_chips(g, BILL, NEITHER)
    assert dice(g) == [TRQ]
    age_chips(g, BILL, NEITHER)
    assert dice(g) == []


@proves("TGB-CHIP-12")
@pytest.mark.parametrize(("die", "again"), [(TRQ, (True, False)), (LB, (True, False)), (T, (False, True))])
def test_a_stance_taken_again_keeps_the_old_chip_for_one_more_activation(die: int, again: tuple[bool, bool]) -> None:
    g = scene("Bd....")
    g.active = BILL
    gain_chip(g, BILL, die, stance=True)
    gain_chip(g, BILL, TRQ)  # of a final blow: not renewed
    age_chips(g, BILL, NEITHER)
    gain_chip(g, BILL, die, stance=True)
    age_chips(g, BILL, again)
    assert dice(g) == [die, die]
    age_chips(g, BILL, (not again[0], not again[1]))  # the other stance does not count
    assert dice(g) == []


@proves("TGB-CHIP-16", "TGB-CHIP-18")
def test_a_chip_gained_between_activations_is_lost_at_the_end_of_the_next_one() -> None:
    g = scene("Bd....")
    g.active = DOG
    gain_chip(g, BILL, TRQ)
    g.active = BILL
    age_chips(g, BILL, NEITHER)
    assert dice(g) == []


@proves("TGB-CHIP-05", "TGB-CHIP-17", "TGB-ATK-17")
def test_a_final_blow_gives_a_trq_chip_after_the_attack() -> None:
    g = scene("Bd....\n.r....")
    g.hp[DOG] = 1
    rig(g, LG=3, LO=5, T=1)
    strike(g)
    assert len(g.hits) == 1
    assert (dice(g), g.slain[BILL]) == ([TRQ], (0,))


@proves("TGB-CHIP-17")
def test_the_chip_of_a_final_blow_never_joins_the_attack_that_earned_it() -> None:
    g = scene("Bd....\n.r....")
    g.hp[DOG] = 1
    gain_chip(g, BILL, TRQ)
    rig(g, LG=3, LO=5, T=1)
    strike(g)
    assert (len(g.hits), bonus_dice(g, BILL, (TRQ,))) == (2, [TRQ])


@proves("TGB-ATK-22", "TGB-EX-38", "TGB-RNG-06")
def test_a_penalty_die_that_spoils_the_shot_keeps_the_chips_of_both_sides() -> None:
    g = scene("d.....\nM..w..")
    give(g, MADDOX, "Slingshot")
    hold(g, DOG, MADDOX)
    gain_chip(g, MADDOX, TRQ)
    g.rig("obstruction", 2)
    strike(g, MADDOX, SECOND, means(0))
    assert (g.hits, g.wards, dice(g, MADDOX)) == ((), (), [TRQ])


@proves("TGB-EX-39", "TGB-RNG-07", "TGB-RNG-15")
def test_two_causes_of_obstruction_are_one_d6_and_on_3_the_attack_goes_on() -> None:
    g = scene("dTTTTT\nM.Bw..\nTTTTTT")
    give(g, MADDOX, "Slingshot")
    hold(g, DOG, MADDOX)
    g.rig("obstruction", 3, 1)
    strike(g, MADDOX, SECOND, means(0))
    assert len(g.hits) == 2
    assert g.drawn["obstruction"] == 1
    assert not is_hindered(g, blow_of(g, MADDOX, means(0, UNARMED)))  # melee never is
