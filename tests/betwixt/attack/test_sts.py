"""Status tokens and their timing. STS"""

from __future__ import annotations

import pytest

from betwixt.scenes import BILL, DOG, JOAN, MADDOX, do, give, rig, scene, told
from hauntbox.games.betwixt.cards.words import (
    ALL,
    BLEED,
    BLIND,
    CHARGED,
    CONCENTRATED,
    CRIPPLED,
    DISARM,
    FRAILTY,
    HARMFUL,
    HELPFUL,
    LG,
    LIGHTHEADED,
    LY,
    PIERCE,
    REFRESHED,
    SHARPENED,
    STATUSES,
    STUNNED,
    WEAKENED,
    T,
)
from hauntbox.games.betwixt.rules.attack import results
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.gather import attack_dice
from hauntbox.games.betwixt.rules.attack.means import UNARMED, all_means, blow_of, harm_dice, is_ranged, means
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, harmful, has, lose, tick
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves

BOTH = (BILL, DOG)


def strike(g: Farm, hitter: int = BILL, victim: int = DOG, how: int = means(0, UNARMED)) -> None:
    attack(g, hitter, victim, how)
    g.settle()


@proves("TGB-STS-01", "TGB-STS-44")
@pytest.mark.parametrize("who", BOTH)
@pytest.mark.parametrize("status", [s for s in range(12) if s not in (BLEED, STUNNED)])
def test_a_status_is_gained_by_fms_and_monsters_and_shows_two_then_one(who: int, status: int) -> None:
    g = scene("Bd....")
    gain(g, who, status)
    assert (count(g, who, status), told(g, "status")[-1]) == (2, (who, status, 2))
    assert [s for s in range(12) if has(g, who, s)] == [status]
    lose(g, who, status)
    assert g.status[who] == 0


@proves("TGB-STS-02", "TGB-STS-29", "TGB-STS-01")
def test_bleed_n_gives_n_tokens_which_add_up() -> None:
    g = scene("Bd....")
    gain(g, DOG, BLEED, 2, BILL)
    gain(g, DOG, BLEED, 1, BILL)
    assert count(g, DOG, BLEED) == 3


@proves("TGB-STS-29")
def test_a_status_one_already_has_turns_back_to_the_fresh_side() -> None:
    g = scene("Bd....")
    gain(g, BILL, CRIPPLED)
    tick(g, BILL)
    assert count(g, BILL, CRIPPLED) == 1
    gain(g, BILL, CRIPPLED)
    assert count(g, BILL, CRIPPLED) == 2
    goggles = scene("Bd....")
    give(goggles, BILL, "Night-Vision Goggles")
    gain(goggles, BILL, CRIPPLED)
    gain(goggles, BILL, BLIND)
    assert (has(goggles, BILL, CRIPPLED), has(goggles, BILL, BLIND)) == (True, False)


@proves("TGB-STS-26")
@pytest.mark.parametrize("status", [s for s in range(2, 12) if s != FRAILTY])
def test_a_token_is_flipped_after_the_first_activation_and_removed_after_the_second(status: int) -> None:
    g = scene("Bd....")
    gain(g, DOG, status)
    tick(g, DOG)
    assert count(g, DOG, status) == 1
    tick(g, DOG)
    assert count(g, DOG, status) == 0


@proves("TGB-STS-28")
def test_only_concentrated_sharpened_and_charged_count_the_activation_in_which_they_are_gained() -> None:
    g = scene("Bd....")
    g.active = BILL
    for status in (CONCENTRATED, SHARPENED, CHARGED, CRIPPLED, BLIND, DISARM):
        gain(g, BILL, status)
    tick(g, BILL)
    assert [count(g, BILL, s) for s in (CONCENTRATED, SHARPENED, CHARGED)] == [1, 1, 1]
    assert [count(g, BILL, s) for s in (CRIPPLED, BLIND, DISARM)] == [2, 2, 2]


@proves("TGB-STS-08", "TGB-STS-27", "TGB-RND-16")
def test_frailty_takes_a_random_die_in_each_of_the_next_two_defense_rolls() -> None:
    g = scene("Bf....")
    gain(g, DOG, FRAILTY)
    tick(g, DOG)
    assert count(g, DOG, FRAILTY) == 2
    strike(g)
    assert (g.wards, count(g, DOG, FRAILTY)) == ((), 1)
    strike(g)
    assert (g.wards, count(g, DOG, FRAILTY)) == ((), 0)
    g.hp[DOG] = 5
    strike(g)
    assert len(g.wards) == 1


@proves("TGB-STS-09")
def test_the_die_of_frailty_is_one_of_those_that_would_be_rolled() -> None:
    g = scene("dB....")
    give(g, BILL, "Hockey Pads")  # Br and T
    gain(g, BILL, FRAILTY)
    g.rig("frailty", 1)
    attack(g, DOG, BILL)
    g.settle()
    assert [die >> 3 for die in g.wards] == [T]


@proves("TGB-STS-07", "TGB-RND-05")
@pytest.mark.parametrize(("shown", "rolled"), [(4, False), (5, True)])
def test_a_blind_attack_needs_5_or_6(shown: int, rolled: bool) -> None:
    g = scene("Bd....")
    gain(g, BILL, BLIND)
    g.rig("blind", shown)
    strike(g)
    assert bool(g.hits) == rolled


@proves("TGB-STS-42")
@pytest.mark.parametrize(("blind", "penalty", "rolled"), [(6, 3, True), (6, 2, False), (4, 6, False)])
def test_blind_and_the_obstruction_penalty_are_two_rolls(blind: int, penalty: int, rolled: bool) -> None:
    g = scene("Md....")
    give(g, MADDOX, "Slingshot")
    gain(g, MADDOX, BLIND)
    g.rig("blind", blind)
    g.rig("obstruction", penalty)
    strike(g, MADDOX, how=means(0))
    assert bool(g.hits) == rolled


@proves("TGB-STS-10", "TGB-EX-16")
def test_a_weakened_attackers_damage_is_halved_after_defense_rounded_up() -> None:
    g = scene("Bf....")
    gain(g, BILL, WEAKENED)
    rig(g, LG=3, LO=5, Br=1)  # 3 damage
    strike(g)
    assert g.hp[DOG] == 5 - 2


@proves("TGB-STS-11")
@pytest.mark.parametrize("pair", [(SHARPENED, WEAKENED), (WEAKENED, SHARPENED)])
def test_sharpened_and_weakened_cancel_each_other(pair: tuple[int, int]) -> None:
    g = scene("Bd....")
    gain(g, BILL, pair[0])
    gain(g, BILL, pair[1])
    assert g.status[BILL] == 0


@proves("TGB-STS-13")
@pytest.mark.parametrize("pair", [(CONCENTRATED, LIGHTHEADED), (LIGHTHEADED, CONCENTRATED)])
def test_concentrated_and_lightheaded_cancel_each_other(pair: tuple[int, int]) -> None:
    g = scene("Bd....")
    gain(g, DOG, pair[0])
    gain(g, DOG, pair[1])
    assert g.status[DOG] == 0


@proves("TGB-STS-12", "TGB-DICE-40")
def test_lightheaded_takes_a_random_hit_die_after_the_limit_of_a_color() -> None:
    g = scene("dB....", weapon="Spiked Collar", hit_color_limit=2)  # LG and G
    gain(g, DOG, LIGHTHEADED)
    g.hitter, g.victim = DOG, BILL
    g.rig("lightheaded", 1)
    assert attack_dice(g, blow_of(g, DOG, 0)._replace(hit=(LG, LG, LG, 1))) == [LG, 1]


@proves("TGB-STS-14", "TGB-ATK-09")
def test_a_disarmed_monster_has_neither_the_die_nor_the_effects_of_its_weapon() -> None:
    g = scene("dB....", weapon="Alpha Fangs")
    armed = blow_of(g, DOG, 0)
    assert (len(armed.hit), armed.damage, len(armed.effects)) == (2, 1, 2)
    gain(g, DOG, DISARM)
    bare = blow_of(g, DOG, 0)
    assert (bare.hit, bare.damage, bare.effects) == ((LG,), 0, ())


@proves("TGB-STS-15", "TGB-AI-31", "TGB-CARD-04")
def test_a_disarmed_monster_of_the_draw_kind_fights_in_melee_until_the_token_goes() -> None:
    g = scene("d.B...", weapon="Corrosive Spit")
    assert is_ranged(g, DOG)
    gain(g, DOG, DISARM)
    assert not is_ranged(g, DOG)
    tick(g, DOG)
    tick(g, DOG)
    assert is_ranged(g, DOG)
    spider = scene("p.B...")
    gain(spider, DOG, DISARM)
    assert is_ranged(spider, DOG)  # its card says ranged for all


@proves("TGB-STS-16")
def test_a_disarmed_fm_cannot_use_the_weapon_last_attacked_with_or_the_one_in_the_right_hand() -> None:
    g = scene("Bd....")
    give(g, BILL, "Rolling Pin", "Kitchen Knife")
    assert all_means(g, BILL) == [means(0), means(1)]
    gain(g, BILL, DISARM)
    assert all_means(g, BILL) == [means(0)]
    g.last_weapon[BILL] = g.cards[BILL][0]
    assert all_means(g, BILL) == [means(1)]
    shielded = scene("Bd....")
    give(shielded, BILL, "Rolling Pin", "Trash Can Lid")
    assert all_means(shielded, BILL) == [means(0)]
    two = scene("Bd....")
    give(two, BILL, "Golf Club")
    gain(two, BILL, DISARM)
    assert all_means(two, BILL) == [means(0, UNARMED)]


@proves("TGB-STS-17")
def test_refreshed_recovers_1_hp_at_once_and_after_each_of_two_activations() -> None:
    g = scene("Bd....")
    g.hp[BILL] = 5
    gain(g, BILL, REFRESHED)
    seen = [g.hp[BILL]]
    for _ in range(3):
        tick(g, BILL)
        seen.append(g.hp[BILL])
    assert seen == [6, 7, 8, 8]


@proves("TGB-STS-17", "TGB-STS-28")
def test_refreshed_gained_in_the_own_activation_heals_after_the_next_two() -> None:
    g = scene("Bd....")
    g.hp[BILL], g.active = 5, BILL
    gain(g, BILL, REFRESHED)
    seen = []
    for _ in range(4):
        tick(g, BILL)
        seen.append(g.hp[BILL])
    assert seen == [6, 7, 8, 8]


@proves("TGB-STS-04")
def test_bleed_and_refreshed_go_when_a_refreshed_character_gains_bleed() -> None:
    g = scene("Bd....")
    gain(g, BILL, REFRESHED)
    gain(g, BILL, BLEED, 3)
    assert g.status[BILL] == 0


@proves("TGB-STS-18", "TGB-STS-19")
def test_a_bleeding_character_who_gains_refreshed_recovers_1_hp_and_loses_both() -> None:
    g = scene("Bd....")
    g.hp[BILL] = 5
    gain(g, BILL, BLEED, 3)
    gain(g, BILL, REFRESHED)
    assert (g.status[BILL], g.hp[BILL]) == (0, 6)


@proves("TGB-STS-20", "TGB-TAL-47")
def test_concentrated_adds_an_lg_die_to_attack_actions_and_not_to_talents() -> None:
    g = scene("Bd....")
    gain(g, BILL, CONCENTRATED)
    g.hitter, g.victim = BILL, DOG
    for talent, dice in ((-1, [LG, LG]), (0, [LG, 1])):
        g.means = means(0, UNARMED, talent)
        assert attack_dice(g, blow_of(g, BILL, g.means)) == dice


@proves("TGB-STS-21", "TGB-TAL-47")
def test_sharpened_adds_an_ly_die_to_attack_actions_and_not_to_talents() -> None:
    g = scene("Bd....")
    gain(g, BILL, SHARPENED)
    g.hitter, g.victim = BILL, DOG
    for talent, dice in ((-1, (7, LY)), (0, (7,))):
        g.means = means(0, UNARMED, talent)
        assert harm_dice(g, blow_of(g, BILL, g.means)) == dice


@proves("TGB-STS-35")
def test_drain_recovers_what_the_attack_dealt() -> None:
    g = scene("sB....")  # Betwixt Shade: G, LG, LO; WE 1: Drain
    g.hp[DOG] = 1
    rig(g, G=5, LG=3, LO=3, Br=1)
    strike(g, DOG, BILL)
    assert (g.hp[BILL], g.hp[DOG]) == (10 - 2, 3)
    g = scene("sB....")
    g.hp[DOG] = 1
    rig(g, G=1, LG=1, LO=3, Br=4)
    strike(g, DOG, BILL)
    assert (g.landed, g.hp[BILL], g.hp[DOG]) == (False, 10, 1)
    g = scene("sB....")
    g.hp[DOG] = 1
    rig(g, G=3, LG=3, LO=3, Br=1)  # a hit without a symbol
    strike(g, DOG, BILL)
    assert (g.hp[BILL], g.hp[DOG]) == (10 - 2, 1)


@proves("TGB-STS-41", "TGB-EX-59")
def test_damage_beyond_the_last_hp_does_not_count_for_drain() -> None:
    g = scene("sJ....\nB.....")
    g.hp[DOG], g.hp[JOAN] = 1, 1
    rig(g, G=5, LG=3, LO=5, T=1)  # 3 damage
    strike(g, DOG, JOAN)
    do(g, "who Maddox")  # who comes in for her
    assert (g.hp[JOAN], g.hp[DOG]) == (0, 2)


@proves("TGB-STS-32", "TGB-STS-33")
@pytest.mark.parametrize(("pierce", "lost"), [(0, 1), (1, 2), (2, 3), (3, 3), (ALL, 3)])
def test_pierce_n_ignores_n_points_of_shields_and_armor_and_without_a_number_all(
    monkeypatch: pytest.MonkeyPatch, pierce: int, lost: int
) -> None:
    g = scene("Mk....")  # Walking Scarecrow: armor 1
    g.hitter, g.victim, g.means = MADDOX, DOG, means(0, UNARMED)
    g.harms, g.wards = (7 * 8 + 4,), (10 * 8 + 1,)  # 3 damage, 1 shield
    found = blow_of(g, MADDOX, g.means)._replace(surely=((PIERCE, pierce),))
    monkeypatch.setattr(results, "blow_of", lambda g, who, how: found)
    assert results.damage(g) == lost


@proves("TGB-STS-38", "TGB-STS-39")
def test_eight_statuses_are_harmful_and_four_helpful() -> None:
    g = scene("Bd....")
    for status in (*HARMFUL, CHARGED):
        g.status[BILL] |= 1 << (24 if status == BLEED else 2 * status)
    assert harmful(g, BILL) == list(HARMFUL)
    names = {STATUSES[s] for s in HARMFUL}
    assert names == {"Bleed", "Stunned", "Crippled", "Blind", "Frailty", "Weakened", "Lightheaded", "Disarm"}
    assert [STATUSES[s] for s in HELPFUL] == ["Refreshed", "Concentrated", "Sharpened", "Charged"]


@proves("TGB-STS-43")
def test_a_flying_shooter_still_has_the_obstruction_penalty() -> None:
    from hauntbox.games.betwixt.rules.attack.means import is_hindered

    g = scene("TTTTT\nw.o.B\nTTTTT")
    g.hitter, g.victim = DOG, BILL
    assert is_hindered(g, blow_of(g, DOG, 0))
