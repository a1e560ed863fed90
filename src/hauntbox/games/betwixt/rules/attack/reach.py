"""Whom one can attack from where: adjacency, range, line of sight, obstruction. ATK, RNG, STAT"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.map.sight import CLEAR, HINDERED, UNSEEN, look
from hauntbox.games.betwixt.state import FIRST, NOBODY, Farm, foes_of, is_fm

RANGES: Final = (3, 3, 4, 4, 5, 5, 6, 6, 7)  # by ACC


def reach(g: Farm, who: int, ranged: bool, acc: int, target: int, at: int = NOBODY) -> int:
    """TGB-ATK-19: UNSEEN, or in range: CLEAR, or HINDERED by the obstruction penalty. `at`: if it stood there.

    TGB-ATK-01: a melee attack needs an adjacent space, TGB-ATK-03: a ranged one line of sight and range.
    """
    here = g.at[who] if at == NOBODY else at
    there = g.at[target]
    if not ranged:
        return CLEAR if g.map.is_near(here, there) else UNSEEN
    if g.map.distance(here, there) > range_of(acc):
        return UNSEEN
    return sight(g, who, here, target)


def sight(g: Farm, who: int, here: int, target: int) -> int:
    """TGB-ATK-04: non-friendly characters other than the target block, TGB-RNG-03, TGB-RNG-04: friendly ones and
    obstacles hinder, TGB-STS-43: also in Flight; TGB-RNG-05: so does it if the target is adjacent."""
    there = g.at[target]
    foes, mates = in_the_way(g, who)
    seen = look(g.map, here, there, foes & ~(1 << there), mates)
    return HINDERED if g.map.is_near(here, there) else seen


def in_the_way(g: Farm, who: int) -> tuple[int, int]:
    """What blocks a shot of this character, and what only hinders it."""
    family = others = 0
    for other, space in enumerate(g.at):
        if space >= 0 and other != who:
            if other < FIRST:
                family |= 1 << space
            else:
                others |= 1 << space
    return (others, family | g.machines) if who < FIRST else (family, others | g.machines)


def range_of(acc: int) -> int:
    """TGB-STAT-12, TGB-STAT-13: 3 plus half of ACC rounded down, at most 7. TGB-STAT-15: for monsters as well.

    TGB-BLIND-05: the blindside bonus does not change it.
    """
    return RANGES[min(acc, 8)]


def is_harried(g: Farm, fm: int) -> bool:
    """TGB-RNG-01, TGB-RNG-16: the shooter is the target of an adjacent enemy, TGB-RNG-02: which only an FM can be."""
    near = g.map.near(g.at[fm])
    return is_fm(fm) and any([near >> g.at[m] & 1 and g.target[m] == fm for m in foes_of(g, fm)])


def acc_of(g: Farm, who: int) -> int:
    return MONSTERS[g.kind[who]].acc if who >= FIRST else gear(g, who).acc
