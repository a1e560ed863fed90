"""Monsters that ambush. AMB"""

from __future__ import annotations

from hauntbox.games.betwixt.rules import dice
from hauntbox.games.betwixt.rules.attack.means import is_ranged
from hauntbox.games.betwixt.rules.attack.reach import acc_of, reach
from hauntbox.games.betwixt.rules.dice import NEAREST, pick
from hauntbox.games.betwixt.rules.fight.spawning import appear, arm, face_family, has_room, is_available
from hauntbox.games.betwixt.rules.fight.targets import aim_of, draw
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.map.sight import CLEAR
from hauntbox.games.betwixt.state import FIRST, NOBODY, Farm, ground
from hauntbox.kernel.geometry import places


def ambush(g: Farm, kind: int) -> int:
    """TGB-AMB-01: placed within attack range of its target. TGB-AMB-02: the token is drawn before.

    TGB-AMB-03: it activates before everybody else in the first round. Returned: the monster, or NOBODY.
    """
    if not has_room(g, kind):
        return NOBODY
    m = appear(g, kind)
    arm(g, m)
    draw(g, m)
    space = hiding_place(g, m, aim_of(g, m))
    if space == NOWHERE:
        return NOBODY
    g.at[m] = space
    face_family(g, m)
    g.ambush |= 1 << m - FIRST
    g.tell("TGB-AMB-01", "ambushes", m, space)
    return m


def hiding_place(g: Farm, m: int, target: int) -> int:
    """TGB-AMB-04: a random free space from which it can attack without a penalty, else the nearest free space."""
    free = [space for space in places(ground(g)) if is_available(g, space)]
    if not free or target == NOBODY:
        return NOWHERE
    ranged = is_ranged(g, m)
    some = [space for space in free if reach(g, m, ranged, acc_of(g, m), target, space) == CLEAR]
    if some:
        return pick(g, some, dice.AMBUSH)
    paces = [g.map.distance(space, g.at[target]) for space in free]
    return pick(g, [space for space, far in zip(free, paces, strict=True) if far == min(paces)], NEAREST)
