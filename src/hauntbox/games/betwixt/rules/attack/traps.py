"""Traps that are stumbled into. TRAP, TAL, MON"""

from __future__ import annotations

from hauntbox.games.betwixt.cards.monsters import MONSTERS, OLD_IRONSIDE
from hauntbox.games.betwixt.cards.words import BLEED, BLIND, CRIPPLED, FIRE, STUNNED
from hauntbox.games.betwixt.rules.attack.statuses import gain
from hauntbox.games.betwixt.rules.attack.wounds import element_damage, hurt
from hauntbox.games.betwixt.state import BEAR, RAT, TASER, Farm, Trap, is_monster, is_on_map

FIREWORK_DAMAGE = 2


def trap_at(g: Farm, space: int) -> Trap | None:
    return next((trap for trap in g.traps if trap[0] == space), None)


def trap_spaces(g: Farm) -> int:
    return sum([1 << trap[0] for trap in g.traps])


def flies(g: Farm, who: int) -> bool:
    """TGB-CARD-11: a card with the Flight symbol gives the group Flight."""
    return is_monster(who) and MONSTERS[g.kind[who]].flies


def spring(g: Farm, who: int, by: int) -> bool:
    """TGB-TRAP-06: a trap triggers when a character stumbles into its space, TGB-TRAP-07: unless it flies.

    TGB-TRAP-09: it is removed. `by`: the FM who caused it (TGB-ATK-18). Returned: has one been sprung?
    """
    trap = trap_at(g, g.at[who])
    if trap is None or flies(g, who):
        return False
    if not g.options.lasting_traps:  # TGB-TRAP-10
        g.traps = tuple([each for each in g.traps if each != trap])
    g.tell("TGB-TRAP-06", "trap", who, trap[1])
    harm(g, who, trap[1], by)
    return True


def harm(g: Farm, who: int, kind: int, by: int) -> None:
    """TGB-TRAP-08: neither defense dice nor armor help."""
    if kind == RAT:
        gain(g, who, BLEED, g.options.rat_trap, by)  # TGB-TRAP-01, TGB-PAR-16
    elif kind == BEAR:
        snap(g, who, g.options.bear_trap, CRIPPLED, by)  # TGB-TRAP-02, TGB-PAR-17
    elif kind == TASER:
        snap(g, who, g.options.taser_trap, STUNNED, by)  # TGB-TRAP-03, TGB-PAR-18
    else:  # TGB-TAL-26, TGB-TRAP-04: Fire Damage 2 and Blind
        strike(g, who, element_damage(g, who, FIRE, FIREWORK_DAMAGE), BLIND, by)


def snap(g: Farm, who: int, n: int, status: int, by: int) -> None:
    """TGB-TRAP-05, TGB-TRAP-23: a mission may raise the damage; TGB-MON-29: then it is doubled for Old Ironside."""
    raised = n + g.trap_more
    doubled = raised * 2 if g.kind[who] == OLD_IRONSIDE else raised
    strike(g, who, doubled, status, by)


def strike(g: Farm, who: int, n: int, status: int, by: int) -> None:
    hurt(g, who, n, by)
    if is_on_map(g, who) and g.hp[who] > 0:
        gain(g, who, status, 1, by)
