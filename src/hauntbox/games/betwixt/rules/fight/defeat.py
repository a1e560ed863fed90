"""A monster at 0 HP, and what its end brings. ATK, CMB, CHIP, FAM"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.cards.monster_weapons import BARE, COPIES
from hauntbox.games.betwixt.cards.words import TRQ
from hauntbox.games.betwixt.rules.attack.chips import gain_chip
from hauntbox.games.betwixt.rules.fight.targets import give_back
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.state import NOBODY, Farm

BLOWS: Final = 8
MOST_TOKENS: Final = 3


def defeat(g: Farm, m: int, by: int, type: int = NONE) -> None:
    """TGB-CMB-11: it goes to the dashboard of the FM with the final blow, who gains a TRQ chip (TGB-CHIP-05).

    `by`: TGB-ATK-17, TGB-ATK-18: the FM who dealt or caused it; `type`: of the weapon, TGB-FAM-19: or NONE.
    """
    leave_map(g, m)
    g.lost = (*g.lost, (g.kind[m], g.weapon[m]))
    g.tell("TGB-STAT-01", "defeated", m, by)
    if by != NOBODY:
        g.slain[by] = (*g.slain[by], g.kind[m])
        gain_chip(g, by, TRQ)  # TGB-CHIP-17: the dice of this attack are rolled already
        practise(g, by, type)
    happen(g, "defeated", m)


def leave_map(g: Farm, m: int) -> None:
    """TGB-CMB-33: its Target Token goes back; TGB-PLACE-21: its weapon card is discarded.

    TGB-CMB-43: by itself this is no defeat, and nobody gains anything.
    """
    g.at[m], g.hp[m], g.status[m] = NOWHERE, 0, 0
    give_back(g, m)
    if g.weapon[m] != BARE:
        deck = COPIES[g.weapon[m]].deck
        g.arms_out[deck] = (*g.arms_out[deck], g.weapon[m])


def practise(g: Farm, fm: int, type: int) -> None:
    """TGB-FAM-16: one proficiency token for every eight final blows with a type."""
    if type == NONE:
        return
    g.practice[fm] = more_of(g.practice[fm], type)
    if g.practice[fm][type] % BLOWS == 0:
        learn(g, fm, type)


def learn(g: Farm, fm: int, type: int) -> None:
    """TGB-CMP-33, TGB-FAM-17: at most three tokens of one type; one beyond that is lost."""
    if g.skill[fm][type] < MOST_TOKENS:
        g.skill[fm] = more_of(g.skill[fm], type)


def more_of(row: tuple[int, ...], place: int) -> tuple[int, ...]:
    return tuple([n + (each == place) for each, n in enumerate(row)])
