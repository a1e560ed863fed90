"""Damage, whatever deals it, and elements. STAT, ELEM, ATK"""

from __future__ import annotations

from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.rules.fight.defeat import defeat
from hauntbox.games.betwixt.rules.fight.knockout import GuestFalls, KnockOut
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.guide import guest_card
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.state import NOBODY, Farm, is_fm, is_monster


def hurt(g: Farm, who: int, n: int, by: int = NOBODY, type: int = NONE) -> int:
    """TGB-STAT-01: at 0 HP an FM is KO'd and a monster defeated. Returned: the HP really lost.

    `by`: the FM to whom a final blow belongs, `type`: of the weapon.
    """
    lost = min(n, g.hp[who])
    g.hp[who] -= lost
    g.tell("TGB-ATK-12", "damage", who, n)
    if g.hp[who] == 0 and lost:
        fall(g, who, by, type)
    elif lost and is_monster(who):
        happen(g, "hurt-to", who)
    return lost


def fall(g: Farm, who: int, by: int, type: int) -> None:
    if is_monster(who):
        defeat(g, who, by, type)
    elif is_fm(who):
        g.then(KnockOut(who))
    else:
        g.then(GuestFalls(who))


def element_damage(g: Farm, who: int, element: int, n: int) -> int:
    """TGB-ELEM-03: weakness adds, resistance subtracts. TGB-ELEM-04: once, only if there is any, not below 0."""
    return max(0, n + value(g, who, element)) if n >= 1 else 0


def value(g: Farm, who: int, element: int) -> int:
    """TGB-ELEM-02: a positive value is a weakness, a negative one a resistance."""
    if is_monster(who):
        return MONSTERS[g.kind[who]].elements[element]
    return gear(g, who).elements[element] if is_fm(who) else guest_card(g, who).weak
