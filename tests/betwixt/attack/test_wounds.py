"""Damage by whatever deals it, dice by their names, ties. STAT, ATK, TRAP, MON, CMP, AI"""

from __future__ import annotations

import pytest

from betwixt.outdoors import answered
from betwixt.scenes import BILL, DOG, JOAN, at, rig, scene, told
from hauntbox.games.betwixt.cards.words import BLEED, DAMAGE_DICE, DEFENSE_DICE, DICE, HIT_DICE
from hauntbox.games.betwixt.rules.attack.statuses import count
from hauntbox.games.betwixt.rules.attack.traps import spring
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.dice import CHANCES, pick, roll_die
from hauntbox.games.betwixt.state import BEAR, RAT
from hauntbox.ledger import proves


@proves("TGB-STAT-01", "TGB-ATK-12")
def test_damage_is_told_and_the_last_of_it_is_a_blow_with_a_weapon() -> None:
    g = scene("BJd...\n.r....")
    assert hurt(g, DOG, 5, JOAN, 3) == 3
    assert (told(g, "damage"), told(g, "defeated")) == ([(DOG, 5)], [(DOG, JOAN)])
    assert (g.slain[JOAN], g.practice[JOAN][3], sum(g.practice[JOAN])) == ((0,), 1, 1)


@proves("TGB-STAT-01", "TGB-ATK-12")
def test_the_mission_hears_of_every_monster_that_is_hurt_and_of_nothing_else() -> None:
    g = scene("Bd....")
    with answered(None) as heard:
        hurt(g, BILL, 1)
        hurt(g, DOG, 0)
        hurt(g, DOG, 1)
    assert heard == [("hurt-to", DOG)]


@proves("TGB-TRAP-06", "TGB-TRAP-01", "TGB-ATK-18")
def test_a_rat_trap_makes_joan_bleed_and_is_told() -> None:
    g = scene("BJ1...")
    g.at[JOAN] = at(3, 1)
    spring(g, JOAN, BILL)
    assert (count(g, JOAN, BLEED), g.status[BILL], g.blame[JOAN]) == (2, 0, BILL)
    assert told(g, "trap") == [(JOAN, RAT)]


@proves("TGB-MON-29", "TGB-TRAP-23")
@pytest.mark.parametrize(("drawing", "damage"), [("Bi....", 6), ("Bg....", 3), ("BJ....", 3)])
def test_only_old_ironside_is_hurt_twice_as_much_by_a_trap(drawing: str, damage: int) -> None:
    g = scene(drawing)
    who = g.at.index(at(2, 1))
    g.traps, before = ((g.at[who], BEAR, -1),), g.hp[who]
    spring(g, who, -1)
    assert before - g.hp[who] == damage


@proves("TGB-CMP-38", "TGB-RND-01", "TGB-RND-02", "TGB-RND-03")
@pytest.mark.parametrize("die", range(len(DICE)))
def test_a_combat_die_has_six_faces_and_a_kind(die: int, dice: list[tuple[str, int]]) -> None:
    g = scene("B.....")
    rig(g, **{DICE[die]: 4})
    dice.clear()
    assert (roll_die(g, die), dice) == (die * 8 + 3, [(DICE[die], 6)])
    kind = [n for n, some in enumerate((HIT_DICE, DAMAGE_DICE, DEFENSE_DICE), 1) if die in some]
    assert [CHANCES[DICE[die]]] == [f"TGB-RND-0{n}" for n in kind]


@proves("TGB-AI-27")
def test_of_one_alone_no_die_is_rolled(dice: list[tuple[str, int]]) -> None:
    g = scene("B.....")
    dice.clear()
    assert (pick(g, [7], "tie"), dice) == (7, [])
    rig(g, tie=(1, 2, 3))
    assert ([pick(g, [7, 8, 9], "tie") for _ in range(3)], dice) == ([7, 8, 9], [("tie", 3)] * 3)
