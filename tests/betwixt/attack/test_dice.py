"""Dice, their faces and limits, skulls. DICE, STAT, CHIP"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from betwixt.scenes import (
    AVELYNN,
    BILL,
    DOG,
    JOAN,
    MADDOX,
    SECOND,
    asked,
    do,
    give,
    hold,
    offers,
    rig,
    scene,
    told,
    why_not,
)
from hauntbox.games.betwixt.cards.words import BR, DICE, DO, DY, LG, LO, LY, TRQ, G, T, W
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.attack.gather import attack_dice, defenses, limited
from hauntbox.games.betwixt.rules.attack.means import UNARMED, blow_of, damage_dice, means
from hauntbox.games.betwixt.rules.dice import CHANCES, FACES, roll_die
from hauntbox.games.betwixt.state import Farm
from hauntbox.ledger import proves

LEDGER = files("hauntbox.games.betwixt").joinpath("RULES.md").read_text()
TABLE = re.findall(r"^\| (\w+)(?: \([^|]*\))? " + r"\| ([^|]+) " * 6 + r"\| [\d.][^|]*\|$", LEDGER, re.MULTILINE)


@proves(*[f"TGB-DICE-{n}" for n in range(25, 37)])
@pytest.mark.parametrize("row", TABLE, ids=[row[0] for row in TABLE])
def test_the_faces_of_every_die_are_those_of_the_table(row: tuple[str, ...]) -> None:
    assert [shown(row[0], face) for face in row[1:]] == [tuple(face) for face in FACES[DICE.index(row[0])]]


def shown(die: str, face: str) -> tuple[int, ...]:
    """Hits, effects, damage, evades, shields, skull, miss."""
    if "/" in face:
        hits, effects = face.split("/")
        return (int(hits), int(effects), 0, 0, 0, 0, 0)
    if face.strip().isdigit():
        return (0, 0, int(face), 0, 0, 0, 0)
    words = face.strip()
    shields = 2 if words == "2 shields" else int("shield" in words)
    return (0, 0, 0, int("evade" in words), shields, int(words == "skull"), int(words == "miss"))


def test_all_twelve_dice_are_in_the_table() -> None:
    assert tuple([row[0] for row in TABLE]) == DICE


@proves("TGB-DICE-02", "TGB-DICE-03")
def test_hit_dice_show_hits_and_effects_and_defense_dice_the_other_symbols() -> None:
    assert all(not any(face[2:]) for die in range(5) for face in FACES[die])
    assert all(not any(face[:3]) for die in (T, BR, W) for face in FACES[die])


@proves("TGB-DICE-06", "TGB-DICE-22")
def test_a_die_is_rolled_under_its_color() -> None:
    g = scene("B.....")
    for die, name in enumerate(DICE):
        g.rig(name, 4)
        assert roll_die(g, die) == die * 8 + 3


@proves("TGB-STAT-09", "TGB-STAT-10")
def test_the_damage_die_of_every_stat() -> None:
    assert [damage_dice(stat) for stat in range(1, 5)] == [(LY,), (DY,), (LO,), (DO,)]
    assert [damage_dice(stat) for stat in range(5, 10)] == [(DO, LY), (DO, DY), (DO, LO), (DO, DO), (DO, DO)]


@proves("TGB-DICE-07", "TGB-DICE-41", "TGB-DICE-08")
def test_three_dice_of_a_color_are_rolled_base_dice_first_and_any_number_of_colors() -> None:
    assert limited([TRQ, LG, TRQ, TRQ, TRQ], 3) == [TRQ, LG, TRQ, TRQ]
    assert limited([LG, LG, LG, G, G, G, TRQ, TRQ, TRQ], 3) == [LG, LG, LG, G, G, G, TRQ, TRQ, TRQ]


@proves("TGB-DICE-42")
def test_a_monster_is_bound_by_the_same_limits() -> None:
    g = scene("dB....", weapon="Yellow Teeth", hit_color_limit=2)
    g.hitter, g.victim = DOG, BILL
    assert attack_dice(g, blow_of(g, DOG, 0)) == [LG, LG]
    g.status[DOG] = 2 << 2 * 9  # Concentrated: one LG more
    assert attack_dice(g, blow_of(g, DOG, 0)) == [LG, LG]


@proves("TGB-EX-11")
def test_of_four_trq_dice_three_are_rolled() -> None:
    g = scene("Bd....")
    gain_chip(g, BILL, TRQ, 3)
    g.hitter, g.victim, g.means = BILL, DOG, means(0, UNARMED)
    found = blow_of(g, BILL, g.means)._replace(hit=(LG, TRQ))
    assert attack_dice(g, found) == [LG, TRQ, TRQ, TRQ]


# Defense dice --------------------------------------------------------------------------------------------------------


@proves("TGB-DICE-23", "TGB-DEC-17")
def test_with_more_than_three_defense_dice_the_defender_chooses_three() -> None:
    g = scene("dB....")
    give(g, BILL, "Hockey Pads")
    gain_chip(g, BILL, T, 2)
    attack(g, DOG, BILL)
    g.settle()
    assert (asked(g), offers(g)) == ("ChooseDefense Bill", ["defend Br T T", "defend T T T"])
    assert (len(defenses(g, DOG)), defenses(scene("B....."), BILL)) == (1, [(BR,)])  # nobody else is asked
    assert why_not(g, "defend Br Br T") == "TGB-DICE-23"
    do(g, "defend T T T")
    assert [die >> 3 for die in g.wards] == [T, T, T]


@proves("TGB-EX-58")
def test_a_defense_of_four_dice_spends_both_chips() -> None:
    g = scene("dB....")
    give(g, BILL, "Hockey Pads")
    gain_chip(g, BILL, T, 2)
    attack(g, DOG, BILL)
    g.settle()
    do(g, "defend Br T T")
    assert g.chips[BILL] == ()


@proves("TGB-DICE-24")
def test_a_monster_rolls_its_best_three() -> None:
    g = scene("yB....", defense_limit=1)  # Aunt Dottie: Br, T
    assert defenses(g, DOG) == [(BR,)]


@proves("TGB-DICE-10")
def test_monsters_roll_defense_dice_too() -> None:
    g = scene("Bf....")
    rig(g, LG=3, Br=2, LO=5)
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert g.wards == (BR * 8 + 1,)
    assert g.hp[DOG] == 5 - (3 - 1)


# Symbols -------------------------------------------------------------------------------------------------------------


@proves("TGB-DICE-11")
@pytest.mark.parametrize(("face", "landed"), [(5, False), (1, True)])
def test_an_evade_cancels_one_hit(face: int, landed: bool) -> None:
    g = scene("Bd....")
    rig(g, LG=3, T=face)
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert g.landed == landed


@proves("TGB-DICE-12")
def test_a_shield_takes_one_damage() -> None:
    g = scene("Bd....")
    rig(g, LG=3, T=3, LO=3)
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert g.hp[DOG] == 3 - (2 - 1)


@proves("TGB-DICE-13")
def test_a_miss_symbol_makes_the_whole_attack_fail() -> None:
    g = scene("Bm....")  # Mirror Double: W, AGI 2
    gain_chip(g, BILL, TRQ, 3)
    rig(g, LG=3, TRQ=(3, 3, 3), W=6, LO=6)
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert (g.landed, g.hp[DOG]) == (False, 16)


# Skulls --------------------------------------------------------------------------------------------------------------

PEN = """
......
..AB..
..d...
......
......
J.....
"""


def skull(g: Farm, token: int, second: int = 1) -> None:
    """The dog attacks Bill, who rolls a skull; `token`: the one that is drawn."""
    hold(g, DOG, BILL)
    g.pool[:] = [0] * 6
    g.pool[token] = 1
    if token != BILL:
        g.target[DOG] = BILL
        g.pool[BILL] = 0
    rig(g, LG=(3, 6), DY=4, Br=6, T=second)
    g.rig("targets", 1 if token == BILL else (2 if token > BILL else 1))
    attack(g, DOG, BILL)
    g.settle()


@proves("TGB-DICE-14", "TGB-DICE-15", "TGB-DICE-16")
def test_a_skull_redraws_the_token_and_the_attack_goes_to_the_new_fm_who_rolls() -> None:
    g = scene(PEN, weapon="Yellow Teeth")
    skull(g, AVELYNN, second=6)  # her own skull is ignored
    assert (g.target[DOG], g.victim, g.hp[BILL]) == (AVELYNN, AVELYNN, 10)
    assert g.hp[AVELYNN] == 8 - 3
    assert g.pool[BILL] == 1


@proves("TGB-DICE-16", "TGB-DICE-38")
def test_the_new_target_may_roll_again_with_its_own_foot() -> None:
    g = scene(PEN, weapon="Yellow Teeth")
    give(g, AVELYNN, "Rabbit's Foot")
    skull(g, AVELYNN, second=1)
    assert (asked(g), g.victim, told(g, "second roll")) == ("LuckyFoot Avelynn", AVELYNN, [g.wards])


@proves("TGB-EX-42", "TGB-DICE-17", "TGB-DICE-37")
def test_a_skull_redirects_a_dogs_attack_from_bill_to_avelynn() -> None:
    g = scene(PEN, weapon="Yellow Teeth")
    gain_chip(g, BILL, T)
    hold(g, DOG, BILL)
    g.pool[:] = [0, 0, 1, 0, 0, 0]
    rig(g, LG=(3, 6), DY=4, Br=6, T=(5, 1))  # Bill's evade does not count for her
    g.rig("targets", 2)
    attack(g, DOG, BILL)
    g.settle()
    assert (g.hp[AVELYNN], g.hp[BILL], g.chips[BILL]) == (8 - 3, 10, ())
    assert told(g, "redirected") == [(DOG, AVELYNN)]


@proves("TGB-EX-43", "TGB-DICE-18")
def test_a_skull_that_names_somebody_out_of_range_leaves_the_attack_on_bill() -> None:
    g = scene(PEN, weapon="Yellow Teeth")
    skull(g, JOAN)
    assert (g.hp[BILL], g.hp[JOAN], g.target[DOG]) == (10 - 3, 8, JOAN)


@proves("TGB-DICE-18")
def test_a_shot_is_not_redirected_where_it_would_be_hindered() -> None:
    g = scene("......\nt.B...\nA.....\n......\n......\n......")
    hold(g, DOG, BILL)
    g.pool[:] = [0, 0, 1, 0, 0, 0]
    rig(g, G=2, LO=1, Br=6)
    g.rig("targets", 2)
    attack(g, DOG, BILL)
    g.settle()
    assert (g.victim, g.target[DOG]) == (BILL, AVELYNN)  # she stands next to it


@proves("TGB-DICE-19")
def test_several_skulls_are_one_redraw_and_the_same_fm_can_come_up_again() -> None:
    g = scene(PEN, weapon="Yellow Teeth")
    give(g, BILL, "Hockey Pads")
    hold(g, DOG, BILL)
    g.pool[:] = [0] * 6
    rig(g, LG=(3, 6), DY=4, Br=6, T=6)
    attack(g, DOG, BILL)
    g.settle()
    assert (g.target[DOG], g.victim) == (BILL, BILL)
    assert len(told(g, "target")) == 2  # when it was given, and once by the skulls


@proves("TGB-DICE-20", "TGB-DICE-21")
def test_a_defending_monsters_skull_turns_it_on_the_attacker_if_a_token_is_in_the_bag() -> None:
    g = scene("Bd....\nJ.....")
    hold(g, DOG, JOAN)
    rig(g, LG=1, T=6)
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert (g.target[DOG], g.pool[JOAN], g.pool[BILL]) == (BILL, 6, 5)
    g = scene("Bd....\nJ.....")
    hold(g, DOG, JOAN)
    g.pool[BILL] = 0
    rig(g, LG=1, T=6)
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert (g.target[DOG], g.pool[JOAN]) == (JOAN, 5)


@proves("TGB-DICE-38")
def test_a_miss_symbol_of_the_first_roll_is_disregarded_when_the_attack_is_redirected() -> None:
    for token, landed in ((AVELYNN, True), (JOAN, False)):
        g = scene(PEN, weapon="Yellow Teeth")
        g.level[BILL] = 6  # base W
        give(g, BILL, "Hockey Pads")
        hold(g, DOG, BILL)
        g.pool[:] = [0] * 6
        g.pool[token] = 1
        rig(g, LG=(3, 6), DY=4, W=6, T=(6, 1))
        g.rig("targets", 2)
        attack(g, DOG, BILL)
        g.settle()
        assert (g.target[DOG], g.landed) == (token, landed)


@proves("TGB-DICE-39")
def test_a_skull_counts_though_the_attack_misses() -> None:
    g = scene("Bd....\nJ.....")
    hold(g, DOG, JOAN)
    rig(g, LG=1, T=6)
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert (g.landed, g.target[DOG]) == (False, BILL)
    g = scene("Bd....\nJ.....")
    hold(g, DOG, JOAN)
    rig(g, LG=3, LO=1, T=1)
    attack(g, BILL, DOG, means(0, UNARMED))
    g.settle()
    assert g.target[DOG] == JOAN  # without a skull it keeps its token


@proves("TGB-DICE-01", "TGB-ATK-08", "TGB-ATK-09")
def test_hit_damage_and_defense_dice_are_rolled_together() -> None:
    g = scene("Md....")
    give(g, MADDOX, "Tennis Racket")
    attack(g, MADDOX, DOG, means(0))
    g.settle()
    assert [die >> 3 for die in (*g.hits, *g.harms, *g.wards)] == [LG, LG, LY, T]
    assert max([die & 7 for die in (*g.hits, *g.harms, *g.wards)]) < 6  # each shows a face
    assert len(told(g, "rolled")) == 1


@proves("TGB-RND-01", "TGB-RND-02", "TGB-RND-03")
@pytest.mark.parametrize("die", range(12))
def test_each_side_of_each_combat_die_comes_up(die: int) -> None:
    g = scene("B.....")
    assert {roll_die(g, die) for _ in range(120)} == {die * 8 + side for side in range(6)}
    assert CHANCES[DICE[die]] == f"TGB-RND-0{1 if die < 5 else 2 if die < 9 else 3}"


@proves("TGB-RND-04")
@pytest.mark.parametrize(("shown", "misses"), [(1, True), (2, True), (3, False)])
def test_the_die_of_an_obstruction_misses_on_1_and_2(shown: int, misses: bool) -> None:
    g = scene("d.....\nM..w..")
    give(g, MADDOX, "Slingshot")
    hold(g, DOG, MADDOX)
    g.rig("obstruction", shown)
    attack(g, MADDOX, SECOND, 0)
    g.settle()
    assert ("LG" not in g.drawn) is misses
