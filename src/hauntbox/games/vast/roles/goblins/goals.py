"""How the Goblins win, and what their level changes. ORD, DIF, VTWO"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.numbers import GHOST, GHOUL, GOBLINS, KNIGHT, NOBODY
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.games.vast.table.ends import ESCAPED, KILLED, SMASHED, shared_crystals
from hauntbox.games.vast.table.terms import is_victim, listed

KNIGHT_HEALTH: Final = {"miscreant": 5, "boss": 6, "chief": 7, "master": 8, "warlord": 9}  # VSB-DIF-02
OTHER_HEALTH: Final = {"miscreant": 3, "boss": 4, "chief": 5, "master": 6, "warlord": 7}  # VSB-DIF-10
CRYSTALS: Final = {"miscreant": 4, "boss": 4, "chief": 5, "master": 6, "warlord": 6}


def prey(g: Vast) -> int:
    """VSB-ORD-09: the Knight; VSB-ORD-10: without her the Dragon. NOBODY: Crystals."""
    return KNIGHT if KNIGHT in g.terms.roles else is_victim(g.terms.roles)


def crystals_needed(g: Vast) -> int:
    """VSB-ORD-11, VSB-DIF-10, VST-DIF-10: 5 at the standard level; 0: they hunt somebody.

    VSB-PLR-20, VSB-PAR-04: against the Ghost alone what was agreed, VSB-DIF-11: at every level.
    """
    if g.terms.roles == (GOBLINS, GHOST):
        return g.options.agreed_artifacts - 1
    return 0 if prey(g) != NOBODY else CRYSTALS[g.options.goblin_level]


def must_escape(g: Vast) -> bool:
    """VST-VTWO-11: against the Ghoul alone; VST-OPT-06: unless it is agreed that they need not."""
    return listed(g.terms.roles) == (GOBLINS, GHOUL) and not g.options.goblins_no_escape


def crystals(g: Vast) -> int:
    """VST-EFF-19: those that the Ghoul has smashed count too."""
    return goblins_of(g).crystals + shared_crystals(g)


def goblins_win_by(g: Vast, event: int, facts: tuple[int, ...]) -> str:
    """VSB-ORD-09, VSB-ORD-10: their prey is dead, VST-WIN-13: whoever did it. VSB-ORD-11: or enough is smashed."""
    if event == KILLED and facts[0] == prey(g):
        return "VSB-ORD-09" if facts[0] == KNIGHT else "VSB-ORD-10"
    need = crystals_needed(g)
    if not need or crystals(g) < need:
        return ""
    if must_escape(g):
        return "VST-VTWO-11" if event == ESCAPED and facts[0] == GOBLINS else ""  # VST-VTWO-12
    return "VSB-ORD-11" if event == SMASHED else ""  # VST-OPT-06


def set_health(g: Vast) -> None:
    """VSB-DIF-02: their level sets the Knight's Health; VSB-DIF-10: without her the Dragon's. VSB-DIF-14"""
    level = g.options.goblin_level
    if g.knight is not None:
        g.knight.health = g.knight.full = KNIGHT_HEALTH[level]
    elif g.dragon is not None:
        g.dragon.health = OTHER_HEALTH[level]
    elif g.unicorn is not None and not g.terms.shadow:
        g.unicorn.health = OTHER_HEALTH[level]
