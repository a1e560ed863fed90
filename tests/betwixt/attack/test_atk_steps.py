"""What each step of an attack rolls, tells and changes. ATK, DICE, STS, RNG, TAL, EQP, CHIP"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from betwixt.attack.strikes import BARE_HANDS, strike
from betwixt.scenes import BILL, DOG, JOAN, MADDOX, SECOND, N, asked, do, give, hold, learn, rig, scene, told
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.talents import (
    BIG_SWING,
    DAD_STRENGTH,
    FINISHING_MOVE,
    GRAND_FINALE,
    GRILL_MASTER,
    LOW_TACKLE,
)
from hauntbox.games.betwixt.cards.words import (
    BLEED,
    BLIND,
    CRIPPLED,
    LB,
    LG,
    LIGHTHEADED,
    STATUS,
    STUMBLE,
    STUNNED,
    TRQ,
    B,
    G,
    T,
    W,
)
from hauntbox.games.betwixt.rules.attack import gather
from hauntbox.games.betwixt.rules.attack.chips import die_of, gain_chip
from hauntbox.games.betwixt.rules.attack.gather import defense_dice, defenses, is_runt
from hauntbox.games.betwixt.rules.attack.means import (
    FIRST_SYRINGE,
    OWN_DICE,
    UNARMED,
    Blow,
    blow_of,
    harm_dice,
    is_blindside,
    means,
)
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.state import GUEST, NOBODY
from hauntbox.ledger import proves


@proves("TGB-ATK-07", "TGB-ATK-21")
def test_the_naming_is_told_with_attacker_target_and_weapon() -> None:
    g = scene("B.....\nd.....")
    give(g, BILL, "Kitchen Knife", "Rolling Pin")
    strike(g, how=means(1))
    assert told(g, "attacks") == [(BILL, DOG, means(1))]


@proves("TGB-ATK-23", "TGB-TAL-34")
def test_after_the_rope_bill_may_still_take_the_attack_over() -> None:
    g = scene("dJB...")
    give(g, JOAN, "Rope of Sausages")
    learn(g, BILL, "Not My Kids")
    hold(g, DOG, JOAN)
    strike(g, DOG, JOAN)
    do(g, "no")
    assert asked(g) == "NotMyKids Bill"


@proves("TGB-TAL-35", "TGB-TAL-06")
def test_whoever_takes_over_once_cannot_do_it_again_in_the_round() -> None:
    g = scene("dJB...")
    learn(g, BILL, "Not My Kids")
    g.reacted = 0b10  # Avelynn's reaction is another
    strike(g, DOG, JOAN)
    do(g, "yes")
    assert (g.reacted, g.fp[BILL]) == (0b11, 4)
    strike(g, DOG, JOAN)
    assert asked(g) == ""


@proves("TGB-EQP-67", "TGB-DEC-87")
def test_a_beast_that_the_rope_has_turned_faces_its_new_target() -> None:
    g = scene("J.....\ndB....")
    give(g, BILL, "Rope of Sausages")
    hold(g, DOG, BILL)
    g.pool[:] = [0, 1, 0, 0, 0, 0]
    g.rig("targets", 2)
    strike(g, DOG, BILL)
    do(g, "yes")
    assert (g.victim, g.face[DOG]) == (JOAN, N)


@proves("TGB-DICE-15", "TGB-DICE-16")
def test_a_redirected_monster_turns_and_the_new_target_rolls(dice: list[tuple[str, int]]) -> None:
    g = scene("J.....\ndB....")
    hold(g, DOG, BILL)
    g.pool[:] = [0, 1, 0, 0, 0, 0]
    rig(g, LG=3, Br=6, DY=4, T=3, targets=2)
    strike(g, DOG, BILL)
    assert (g.victim, g.first, g.face[DOG]) == (JOAN, BILL, N)
    assert (told(g, "redirected"), told(g, "second roll")) == ([(DOG, JOAN)], [(T * 8 + 2,)])
    assert ("T", 6) in dice


@proves("TGB-DICE-18", "TGB-DICE-15")
@pytest.mark.parametrize("pool", [[0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]])
def test_a_skull_that_names_nobody_or_the_same_fm_redirects_nothing(pool: list[int]) -> None:
    g = scene("B.....\nd.....\nd.....")  # another dog is near
    g.pool[:] = pool
    rig(g, LG=3, Br=6, DY=4)
    strike(g, DOG, BILL)
    assert (g.target[DOG], g.victim) == (BILL if any(pool) else -1, BILL)
    assert (told(g, "redirected"), told(g, "second roll")) == ([], [])


@proves("TGB-STS-07", "TGB-ATK-22")
def test_a_blind_miss_is_told_and_its_die_has_six_faces(dice: list[tuple[str, int]]) -> None:
    g = scene("Bd....")
    gain(g, BILL, BLIND)
    rig(g, blind=4)
    dice.clear()
    strike(g)
    assert (told(g, "blind miss"), dice) == ([(BILL,)], [("blind", 6)])


@proves("TGB-RNG-06", "TGB-RNG-15", "TGB-PAR-12")
def test_the_obstruction_die_has_six_faces_and_is_told(dice: list[tuple[str, int]]) -> None:
    g = scene("J.od..")
    give(g, JOAN, "Slingshot")
    rig(g, obstruction=2)
    dice.clear()
    strike(g, JOAN, how=means(0))
    assert (told(g, "obstruction"), dice) == ([(JOAN, 2)], [("obstruction", 6)])


@proves("TGB-ATK-22", "TGB-ATK-24")
def test_an_attack_without_a_cause_rolls_no_penalty_die() -> None:
    for drawing, how in (("Bd....", BARE_HANDS), ("B..d..", means(0))):
        g = scene(drawing)
        give(g, BILL, *["Slingshot"][: int(how != BARE_HANDS)])
        strike(g, how=how)
        assert ("obstruction" in g.drawn, "blind" in g.drawn, bool(g.hits)) == (False, False, True)


@proves("TGB-ATK-08", "TGB-ATK-09", "TGB-DICE-01")
def test_the_roll_uses_the_bonus_chips_of_both_sides() -> None:
    g = scene("BJ....\n.d....")
    for fm in (BILL, JOAN):
        gain_chip(g, fm, TRQ)
        gain_chip(g, fm, T)
    rig(g, LG=1, TRQ=1)
    strike(g, BILL, DOG)
    assert [[die_of(chip) for chip in g.chips[fm]] for fm in (BILL, JOAN)] == [[T], [TRQ, T]]
    assert told(g, "rolled") == [(*g.hits, *g.harms, *g.wards)]
    strike(g, DOG, JOAN)
    assert [[die_of(chip) for chip in g.chips[fm]] for fm in (BILL, JOAN)] == [[T], [TRQ]]


@proves("TGB-ATK-10", "TGB-STAT-05")
@pytest.mark.parametrize(("face", "what", "net"), [(1, "miss", 0), (3, "hit", 1)])
def test_hit_or_miss_is_told_with_the_net_hits(face: int, what: str, net: int) -> None:
    g = scene("Jd....")
    rig(g, LG=face, T=1)
    strike(g, JOAN)
    assert told(g, what) == [(JOAN, DOG, net)]
    assert told(g, {"hit": "miss", "miss": "hit"}[what]) == []


# Chips ----------------------------------------------------------------------------------------------------------------


@proves("TGB-CHIP-07", "TGB-CHIP-16")
@pytest.mark.parametrize(
    ("active", "stance", "more"), [(JOAN, False, 16), (BILL, False, 0), (JOAN, True, 16 + 32), (-1, True, 32)]
)
def test_a_chip_knows_whether_it_is_fresh_and_of_a_stance(active: int, stance: bool, more: int) -> None:
    g = scene("BJ....")
    g.active = active
    gain_chip(g, JOAN, TRQ, 2, stance)
    assert (g.chips[JOAN], told(g, "chip")) == ((TRQ + more,) * 2, [(JOAN, TRQ, 2)])


# Dice -----------------------------------------------------------------------------------------------------------------


@proves("TGB-STS-12", "TGB-DICE-40")
def test_lightheaded_takes_the_only_die() -> None:
    g = scene("Bd....")
    gain(g, BILL, LIGHTHEADED)
    strike(g)
    assert (g.hits, g.landed) == ((), False)


@proves("TGB-DICE-10", "TGB-MIS-21")
def test_defense_dice_are_listed_best_first() -> None:
    g = scene("BM....\ng.....")
    give(g, BILL, "Bike Helmet", "Work Boots", "Hockey Pads")
    gain_chip(g, BILL, W)
    held = list(defense_dice(g, BILL))
    assert held == sorted(held, reverse=True) != sorted(held)
    mixed = [n for n, each in enumerate(MONSTERS) if len(set(each.defense)) > 1]
    for kind in mixed:
        g.kind[DOG] = kind
        assert list(defense_dice(g, DOG)) == sorted(MONSTERS[kind].defense, reverse=True)
    assert mixed
    g.hitter = BILL
    learn(g, MADDOX, "Runt of the Litter")
    assert list(defense_dice(g, MADDOX)) == [T]


@proves("TGB-DICE-10", "TGB-MIS-21")
def test_a_guests_defense_dice_are_listed_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    g = scene("B.....")
    monkeypatch.setattr(gather, "guest_card", lambda g, who: SimpleNamespace(defense=(T, W)))
    assert list(defense_dice(g, GUEST)) == [W, T]


@proves("TGB-TAL-30")
def test_the_runt_of_the_litter_counts_against_monsters_only() -> None:
    g = scene("BM....\ng.....")
    learn(g, MADDOX, "Runt of the Litter")
    found = []
    for hitter in (DOG, BILL, NOBODY):
        g.hitter = hitter
        found.append(is_runt(g, MADDOX))
    assert found == [True, False, False]


@proves("TGB-DICE-23", "TGB-PAR-11")
@pytest.mark.parametrize(("chips", "ways"), [(0, 1), (1, 1), (2, 1), (3, 1)])
def test_three_dice_or_fewer_leave_no_choice(chips: int, ways: int) -> None:
    g = scene("M.....")
    base = len(defense_dice(g, MADDOX))
    gain_chip(g, MADDOX, T, chips)
    (found,) = defenses(g, MADDOX)
    assert len(found) == min(3, base + chips)


# What talents and syringes roll ---------------------------------------------------------------------------------------


NONE_OF_FOUR = (0, 0, 0, 0)


@proves("TGB-ACT-08", "TGB-STAT-07", "TGB-ATK-09")
def test_unarmed_there_is_nothing_but_the_base_die_and_str() -> None:
    g = scene("Bd....")
    assert blow_of(g, BILL, BARE_HANDS) == Blow(False, (LG,), 3, 0, NONE_OF_FOUR, (), NONE, ())


@proves("TGB-TAL-46", "TGB-TAL-01", "TGB-TAL-05", "TGB-TAL-22", "TGB-TAL-24", "TGB-ATK-09")
@pytest.mark.parametrize(
    ("talent", "changes"),
    [
        (DAD_STRENGTH, {"hit": (LG, G), "surely": ((STUMBLE, 2),)}),
        (GRILL_MASTER, {"elements": (1, 0, 0, 0)}),
        (LOW_TACKLE, {"surely": ((STATUS + CRIPPLED, 1),)}),
        (FINISHING_MOVE, {"damage": 3}),
        (BIG_SWING, {}),
    ],
)
def test_a_talent_adds_to_the_attack_just_what_it_says(talent: int, changes: dict[str, Any]) -> None:
    g = scene("Bd....")
    g.victim, g.hp[DOG] = DOG, 1
    plain = blow_of(g, BILL, BARE_HANDS)
    assert blow_of(g, BILL, means(0, UNARMED, talent)) == plain._replace(**changes)


@proves("TGB-TAL-46", "TGB-TAL-18", "TGB-TAL-32", "TGB-TAL-43", "TGB-TAL-44")
@pytest.mark.parametrize(
    ("talent", "found"),
    [
        (GRAND_FINALE, Blow(True, (LG, LB, B), 2, 0, NONE_OF_FOUR, (), NONE, ())),
        (FIRST_SYRINGE + 4, Blow(False, (LG, LB), 0, 0, NONE_OF_FOUR, (), NONE, ((STATUS + STUNNED, 1),))),
        (FIRST_SYRINGE + 5, Blow(False, (LG, LB), 0, 0, (0, 0, 2, 0), (), NONE, ((STATUS + BLEED, 1),))),
    ],
)
def test_what_has_dice_of_its_own_has_nothing_else(talent: int, found: Blow) -> None:
    g = scene("Bd....")
    g.victim, g.hp[DOG] = DOG, 1
    assert blow_of(g, BILL, means(0, OWN_DICE, talent))._replace(stat=found.stat) == found
    assert blow_of(g, BILL, means(0, OWN_DICE, talent)).stat == (gear(g, BILL).acc if found.stat else 0)


@proves("TGB-BLIND-03", "TGB-TAL-47")
def test_from_behind_an_attack_without_a_damage_die_gets_none() -> None:
    g = scene("d.....\nJ.....")
    g.face[DOG] = N
    g.hitter, g.victim, g.means = JOAN, DOG, means(0, OWN_DICE, FIRST_SYRINGE + 4)
    assert (is_blindside(g, False), harm_dice(g, blow_of(g, JOAN, g.means))) == (True, ())


@proves("TGB-BLIND-07")
def test_nobody_has_the_bonus_against_the_family() -> None:
    for drawing, hitter, victim in (("JB....", BILL, JOAN), ("Jd....", DOG, JOAN), ("dr....", SECOND, DOG)):
        g = scene(drawing)
        g.hitter, g.victim = hitter, victim
        g.face[victim] = 3  # west: the other stands behind
        assert not is_blindside(g, False)
    g.hitter, g.at[BILL], g.face[DOG] = BILL, g.at[SECOND], 3
    assert is_blindside(g, False)
