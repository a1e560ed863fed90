"""Bounds and exceptions of penalties, rerolls, effects, damage and what follows it. ATK, RNG, FAM, EQP, CARD, STS"""

from __future__ import annotations

import pytest

from betwixt.attack.strikes import BARE_HANDS, strike
from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    SECOND,
    asked,
    at,
    do,
    give,
    hold,
    offers,
    rig,
    scene,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.decks import CARDS, FIRST, NONE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.talents import LOW_TACKLE
from hauntbox.games.betwixt.cards.words import (
    ALL,
    BLEED,
    BLIND,
    CHARGED,
    CONCENTRATED,
    CRIPPLED,
    DISARM,
    LG,
    PIERCE,
    REFRESHED,
    STATUS,
    STUNNED,
    TRQ,
    WEAKENED,
    T,
    W,
)
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.means import (
    FIRE_IT,
    UNARMED,
    all_means,
    ammo_card,
    bars_ammo,
    blow_of,
    hit_dice,
    is_hindered,
    locket,
    means,
    targets_of,
)
from hauntbox.games.betwixt.rules.attack.reach import reach
from hauntbox.games.betwixt.rules.attack.results import affordable, cover, damage
from hauntbox.games.betwixt.rules.attack.statuses import count, gain, harmful, has, is_immune, lose, tick
from hauntbox.games.betwixt.rules.attack.stumbling import Shove, stumble
from hauntbox.games.betwixt.rules.map.sight import UNSEEN
from hauntbox.games.betwixt.state import BEAR, Farm, monsters
from hauntbox.ledger import proves


@proves("TGB-STS-20")
def test_only_concentrated_adds_a_die() -> None:
    g = scene("Bd....")
    g.hitter, g.means = BILL, BARE_HANDS
    plain = blow_of(g, BILL, BARE_HANDS)
    assert hit_dice(g, plain) == plain.hit
    gain(g, BILL, CONCENTRATED)
    assert hit_dice(g, plain) == (*plain.hit, LG)


@proves("TGB-RNG-07")
@pytest.mark.parametrize(
    ("drawing", "holds", "hindered"),
    [("J..d....", False, False), ("J.od....", False, True), ("Jr.d....", False, True), ("Jo.d....", True, True)],
)
def test_one_cause_is_enough_for_the_penalty(drawing: str, holds: bool, hindered: bool) -> None:
    g = scene(
        f"........\n{drawing.replace('r', '.')}\n{'r.......' if 'r' in drawing else '........'}\n" + "........\n" * 5
    )
    give(g, JOAN, "Slingshot")
    target = g.at.index(at(4, 7))
    for m in monsters(g):
        if m != target or holds:
            hold(g, m, JOAN)
    g.hitter, g.victim, g.means = JOAN, target, means(0)
    assert is_hindered(g, blow_of(g, JOAN, g.means)) == hindered


@proves("TGB-ACT-07", "TGB-ACT-08", "TGB-DEC-54")
@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ((), [means(0, UNARMED)]),
        (("Golf Club",), [means(0)]),
        (("Golf Club", "Golf Balls"), [means(0), means(0, FIRE_IT)]),
        (("Rolling Pin", "Kitchen Knife"), [means(0), means(1)]),
        (("BB Pistol",), [means(0, UNARMED)]),
        (("BB Pistol", "BBs"), [means(0)]),
        (("Rolling Pin", "Trash Can Lid"), [means(0)]),
    ],
)
def test_with_what_one_can_attack(cards: tuple[str, ...], found: list[int]) -> None:
    g = scene("B..d..")
    give(g, BILL, *cards)
    assert all_means(g, BILL) == found


@proves("TGB-RNG-14", "TGB-RNG-17", "TGB-RNG-09")
def test_ammo_is_a_card_of_its_name_with_a_token_left() -> None:
    g = scene("B..d..")
    give(g, BILL, "BB Pistol", "Golf Balls", "BBs")
    assert (ammo_card(g, BILL, "BBs"), ammo_card(g, BILL, "Pucks")) == (FIRST["BBs"], NONE)
    g.tokens[TOKEN_PLACE[FIRST["BBs"]]] = 0
    assert (ammo_card(g, BILL, "BBs"), bars_ammo(g, BILL, 0)) == (NONE, "TGB-RNG-17")
    melee = scene("B..d..")
    give(melee, BILL, "Golf Club")
    assert bars_ammo(melee, BILL, 0) == ""


@proves("TGB-ATK-03", "TGB-ATK-04")
@pytest.mark.parametrize(("drawing", "seen"), [("d.B.....", True), (".drB....", False), ("dr.B....", False)])
def test_another_monster_before_the_target_blocks_the_shot(drawing: str, seen: bool) -> None:
    g = scene(drawing + "\nTTTTTTTT" * 7)
    give(g, BILL, "Slingshot")
    reached = [m for m in targets_of(g, BILL, means(0)) if g.kind[m] == 0]
    assert (reached == [DOG], reach(g, BILL, True, 1, DOG) != UNSEEN) == (seen, seen)


@proves("TGB-EQP-65")
def test_the_locket_does_nothing_against_the_family() -> None:
    g = scene("BJs...")
    give(g, BILL, "Silver Locket")
    g.hitter = BILL
    found = []
    for g.victim in (DOG, JOAN):
        found.append(locket(g))
    assert found == [1, 0]


# Rerolls --------------------------------------------------------------------------------------------------------------


@proves("TGB-FAM-18", "TGB-FAM-14")
@pytest.mark.parametrize("tokens", [0, 1])
def test_only_a_practised_fm_rerolls_and_no_monster(tokens: int) -> None:
    g = scene("Bd....\n.f....")
    give(g, BILL, "Rolling Pin")
    type = CARDS[FIRST["Rolling Pin"]].type
    g.skill[BILL] = tuple([tokens * (n == type) for n in range(7)])
    strike(g, SECOND, BILL)
    assert asked(g) == ""
    rig(g, LG=1)
    strike(g, BILL, DOG, means(0))
    assert asked(g) == ("Practised Bill" if tokens else "")


@proves("TGB-FAM-18", "TGB-DEC-61")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_one_hit_die_is_rolled_again_and_the_others_stay(die: int) -> None:
    g = scene("Bf....")
    give(g, BILL, "Rolling Pin")
    type = CARDS[FIRST["Rolling Pin"]].type
    g.skill[BILL] = tuple([int(n == type) for n in range(7)])
    gain_chip(g, BILL, LG)
    rig(g, LG=(1, 1, 3), LB=1, Br=1)
    strike(g, BILL, DOG, means(0))
    before = g.hits
    do(g, "yes", f"die {die}")
    changed = [n for n, (old, new) in enumerate(zip(before, g.hits, strict=True), 1) if old >> 3 != new >> 3]
    assert (len(before), changed, told(g, "again")[0][0]) == (3, [], before[die - 1])
    assert [n for n in range(3) if n != die - 1 and g.hits[n] != before[n]] == []


@proves("TGB-DEC-88", "TGB-DEC-61")
def test_the_foot_is_joans_own_and_rolls_the_die_she_names() -> None:
    g = scene("dJ....")
    give(g, JOAN, "Rabbit's Foot")
    gain_chip(g, JOAN, W)
    rig(g, LG=1, W=(1, 6), T=1)
    strike(g, DOG, JOAN)
    wards = g.wards
    do(g, "yes")
    assert (g.used, offers(g)) == (1 << JOAN, ["die 1", "die 2"])
    place = next(n for n, ward in enumerate(wards) if ward >> 3 == W)
    do(g, f"die {place + 1}")
    assert (g.wards[place], g.wards[1 - place]) == (W * 8 + 5, wards[1 - place])


# Effects --------------------------------------------------------------------------------------------------------------


def bought(g: Farm, *some: int) -> list[int]:
    g.bought = some
    return affordable(g)


@proves("TGB-CARD-27", "TGB-CARD-28", "TGB-CARD-29")
@pytest.mark.parametrize(("option", "left"), [(False, [1]), (True, [0, 1])])
def test_what_has_been_bought_is_not_for_sale_again_unless_the_table_plays_so(option: bool, left: list[int]) -> None:
    g = scene("Bf....", repeat_effects=option)
    give(g, BILL, "Rolling Pin")  # WE 1: Damage 1; WE 2: Stunned
    g.hitter, g.victim, g.means, g.hits = BILL, DOG, means(0), (LG * 8 + 5,) * 3
    assert (bought(g), bought(g, 0)) == ([0, 1], left)


@proves("TGB-CARD-28", "TGB-DEC-59", "TGB-CARD-29")
@pytest.mark.parametrize("option", [False, True])
def test_an_effect_is_refused_by_its_own_rule(option: bool) -> None:
    g = scene("Bf....", repeat_effects=option)
    give(g, BILL, "Rolling Pin")
    gain_chip(g, BILL, TRQ, 2)
    rig(g, LG=(3, 6), TRQ=(5, 5), LO=1, Br=1)
    strike(g, how=means(0))
    do(g, "buy 1")
    assert why_not(g, "buy 1") == ("" if option else "TGB-CARD-28")
    assert (why_not(g, "buy 3"), why_not(g, "end")) == ("TGB-DEC-59", "TGB-ACT-33")


@proves("TGB-CARD-26")
def test_every_effect_that_is_paid_is_told() -> None:
    g = scene("Bf....")
    give(g, BILL, "Kitchen Knife")  # WE 1: Bleed 1
    rig(g, LG=3, LB=3, LO=1, Br=1)
    strike(g, how=means(0))
    do(g, "buy 1")
    assert told(g, "effect") == [(BILL, (STATUS + BLEED) * 100 + 1)]


# Damage ---------------------------------------------------------------------------------------------------------------


@proves("TGB-AI-19", "TGB-ATK-12")
@pytest.mark.parametrize(("hp", "target", "draws"), [(3, AVELYNN, 0), (2, AVELYNN, 1), (1, AVELYNN, 1), (2, JOAN, 0)])
def test_a_monster_draws_anew_only_for_an_fm_whom_it_brings_down(hp: int, target: int, draws: int) -> None:
    g = scene("dJ....\nAB....")
    hold(g, DOG, target)
    g.hp[JOAN] = hp
    rig(g, LG=3, DY=4, T=1)  # 2 damage
    attack(g, DOG, JOAN)
    while g.hp[JOAN] == hp:
        g.agenda.pop().run(g)
    names = [type(frame).__name__ for frame in g.agenda]
    assert names.count("Satisfied") == draws


@proves("TGB-ATK-12", "TGB-ATK-17", "TGB-ATK-20")
def test_a_final_blow_is_the_fms_who_dealt_it_and_makes_nobody_draw() -> None:
    g = scene("Bd....\n.r....")
    g.hp[DOG] = 1
    rig(g, LG=3, LO=5, T=1)
    strike(g)
    assert (g.slain[BILL], g.target[BILL], g.pool[BILL]) == ((0,), -1, 6)
    assert (told(g, "defeated"), told(g, "deals")) == ([(DOG, BILL)], [(BILL, DOG, 3)])


@proves("TGB-ATK-20", "TGB-STS-10")
@pytest.mark.parametrize(("face", "lost"), [(1, 1), (2, 1), (3, 1), (5, 2), (6, 2)])  # DO: 1 2 2 3 3 4
def test_a_weakened_attacker_halves_even_and_odd_sums_rounded_up(face: int, lost: int) -> None:
    g = scene("Bd....")
    gain(g, BILL, WEAKENED)
    g.hitter, g.victim, g.means, g.harms = BILL, DOG, BARE_HANDS, (8 * 8 + face - 1,)
    assert damage(g) == lost


@proves("TGB-STS-32", "TGB-STS-33")
@pytest.mark.parametrize(("n", "stops"), [(0, 3), (1, 2), (3, 0), (4, 0), (ALL, 0)])
def test_pierce_takes_no_more_than_there_is(n: int, stops: int) -> None:
    g = scene("Bk....")  # armor 1
    g.victim, g.wards = DOG, (T * 8 + 2, T * 8 + 3)
    assert cover(g, [(PIERCE, n)] if n else []) == stops


@proves("TGB-ATK-16", "TGB-ATK-15")
@pytest.mark.parametrize(("hp", "crippled"), [(1, False), (2, True)])
def test_a_target_with_one_hp_left_suffers_and_one_without_does_not(hp: int, crippled: bool) -> None:
    g = scene("Ad....\n.r....")
    g.hp[DOG] = hp
    rig(g, LG=3, DY=2, T=1)  # 1 damage
    strike(g, AVELYNN, how=means(0, UNARMED, LOW_TACKLE))
    assert (has(g, DOG, CRIPPLED), asked(g)) == (crippled, "")  # and nobody is asked where to shove it


# Statuses -------------------------------------------------------------------------------------------------------------


@proves("TGB-EQP-66", "TGB-STS-01")
def test_only_the_goggles_keep_blind_away_and_then_nothing_is_told() -> None:
    g = scene("BJA...")
    give(g, BILL, "Night-Vision Goggles")
    give(g, JOAN, "Rabbit's Foot")
    for who in (BILL, JOAN, AVELYNN):
        gain(g, who, BLIND)
    assert [has(g, who, BLIND) for who in (BILL, JOAN, AVELYNN)] == [False, True, True]
    assert told(g, "status") == [(JOAN, BLIND, 2), (AVELYNN, BLIND, 2)]
    assert [is_immune(g, who) for who in (BILL, JOAN, 4, 5)] == [True, False, False, False]  # 4 and 5: guests


@proves("TGB-STS-01", "TGB-STS-29")
def test_stunned_is_one_token_and_every_loss_is_told() -> None:
    g = scene("Bd....")
    gain(g, DOG, STUNNED)
    gain(g, DOG, STUNNED)
    assert (count(g, DOG, STUNNED), told(g, "status")) == (1, [(DOG, STUNNED, 1)] * 2)
    lose(g, DOG, BLIND, STUNNED)
    assert told(g, "rid") == [(DOG, STUNNED)]


@proves("TGB-STS-28")
def test_what_is_gained_in_anothers_activation_begins_with_the_own_next_one() -> None:
    g = scene("BJ...d")
    g.active = BILL
    for who in (BILL, JOAN, DOG):
        gain(g, who, WEAKENED)
    assert [count(g, who, WEAKENED) for who in (BILL, JOAN, DOG)] == [3, 2, 2]


@proves("TGB-STS-17", "TGB-STS-18", "TGB-STS-19")
def test_refreshed_takes_joans_bleed_away() -> None:
    g = scene("BJ...d")
    gain(g, JOAN, BLEED, 2)
    g.hp[JOAN] = 3
    gain(g, JOAN, REFRESHED)
    assert (g.status[JOAN], g.hp[JOAN], g.status[BILL]) == (0, 4, 0)


@proves("TGB-STS-38")
def test_the_harmful_ones_are_those_that_are_there() -> None:
    g = scene("Bd....")
    assert harmful(g, BILL) == []
    for status in (BLEED, DISARM, CHARGED):
        gain(g, BILL, status)
    assert set(harmful(g, BILL)) == {BLEED, DISARM}


@proves("TGB-STS-26", "TGB-STS-17")
def test_nobody_recovers_without_refreshed() -> None:
    g = scene("Bd....")
    gain(g, BILL, WEAKENED)
    g.hp[BILL] = 5
    tick(g, BILL)
    assert (g.hp[BILL], count(g, BILL, WEAKENED)) == (5, 1)


# Stumble --------------------------------------------------------------------------------------------------------------


@proves("TGB-STS-34", "TGB-DEC-62", "TGB-TRAP-11")
def test_a_stumble_is_asked_step_by_step_and_told() -> None:
    g = scene("Bf......\nTTTTTTTT")
    run_stumble(g, 3)
    assert g.asking() == Shove(BILL, DOG, 3, 0)
    assert (why_not(g, "way n"), why_not(g, "end"), why_not(g, "stop")) == ("TGB-TRAP-12", "TGB-ACT-33", "")
    do(g, "way e")
    assert g.asking() == Shove(BILL, DOG, 2, 1)
    do(g, "way e")
    assert (g.asking(), why_not(g, "stop")) == (Shove(BILL, DOG, 1, 2), "")  # it is no boss
    assert told(g, "stumbles") == [(DOG, at(3, 2)), (DOG, at(4, 2))]


def run_stumble(g: Farm, n: int) -> None:
    stumble(g, BILL, DOG, n)
    g.settle()


@proves("TGB-STS-34", "TGB-TRAP-06")
def test_a_monster_shoved_into_a_trap_to_its_death_is_the_fms_blow() -> None:
    g = scene("Bd2...\n.r....")
    run_stumble(g, 1)
    do(g, "way e")
    assert (g.slain[BILL], told(g, "trap")) == ((0,), [(DOG, BEAR)])


@proves("TGB-MON-24", "TGB-TRAP-25")
@pytest.mark.parametrize(("x", "goes_on"), [(4, True), (5, False)])
def test_a_boss_goes_on_only_to_a_trap_that_it_can_still_reach(x: int, goes_on: bool) -> None:
    g = scene("Bg......\nTTTTTTTT")
    g.traps = ((at(x, 2), BEAR, -1),)
    run_stumble(g, 2)
    do(g, "way e")
    assert asked(g) == ("Shove Bill" if goes_on else "")


@proves("TGB-TRAP-14", "TGB-RND-15")
def test_the_first_step_of_a_monsters_stumble_is_random(dice: list[tuple[str, int]]) -> None:
    g = scene("........\n........\n........\n..dB....\n........\n........\n........\n........")
    dice.clear()
    rig(g, stumble=3)
    stumble(g, DOG, BILL, 2)
    assert [each for each in dice if each[0] == "stumble"] == [("stumble", 3)]
    assert len(told(g, "stumbles")) == 2
