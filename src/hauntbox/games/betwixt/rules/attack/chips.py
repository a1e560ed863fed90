"""Bonus battle chips: gained, used in the next roll of their kind, lost. CHIP, ACT

A chip is its die, with FRESH while the activation in which it was gained lasts, and STANCE if a stance gave it.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards.words import DEFENSE_DICE, HIT_DICE
from hauntbox.games.betwixt.state import Farm

FRESH: Final = 16
STANCE: Final = 32
OFFENSIVE, DEFENSIVE = range(2)


def die_of(chip: int) -> int:
    return chip & 15


def is_for(chip: int, kind: tuple[int, ...]) -> bool:
    return chip & 15 in kind


def gain_chip(g: Farm, fm: int, die: int, n: int = 1, stance: bool = False) -> None:
    """TGB-CHIP-07: whatever gives it. TGB-CHIP-16, TGB-CHIP-18: gained between activations, it counts as gained before
    the next one."""
    chip = die | (FRESH if g.active == fm else 0) | (STANCE if stance else 0)
    g.chips[fm] = tuple(sorted([*g.chips[fm], *[chip] * n]))
    g.tell("TGB-CHIP-07", "chip", fm, die, n)


def bonus_dice(g: Farm, fm: int, kind: tuple[int, ...]) -> list[int]:
    """TGB-CMP-12, TGB-CHIP-01: the bonus row. TGB-CHIP-08: hit dice for the next attack, others for the next defense.

    TGB-CHIP-10: all of them together.
    """
    return [die_of(chip) for chip in g.chips[fm] if is_for(chip, kind)]


def spend_chips(g: Farm, fm: int, kind: tuple[int, ...]) -> None:
    """TGB-CHIP-10: chips over the limits are lost too."""
    if not g.chips[fm]:
        return  # shortcut: there are none
    g.chips[fm] = tuple([chip for chip in g.chips[fm] if not is_for(chip, kind)])


def age_chips(g: Farm, fm: int, again: tuple[bool, bool]) -> None:
    """TGB-CHIP-11: chips not used by the end of the activation after the one in which they were gained are removed.

    TGB-CHIP-12: a stance taken again in this activation keeps its old chip for one more. `again`: the Offensive and
    the Defensive Stance have been taken.
    """
    if not g.chips[fm]:
        return  # shortcut: there is nothing to grow old
    renews = not g.options.no_renew  # TGB-CHIP-13
    kept = [chip & ~FRESH for chip in g.chips[fm] if chip & FRESH or (renews and is_renewed(chip, again))]
    g.chips[fm] = tuple(sorted(kept))


def is_renewed(chip: int, again: tuple[bool, bool]) -> bool:
    if not chip & STANCE:
        return False
    return again[OFFENSIVE] if is_for(chip, HIT_DICE) else is_for(chip, DEFENSE_DICE) and again[DEFENSIVE]
