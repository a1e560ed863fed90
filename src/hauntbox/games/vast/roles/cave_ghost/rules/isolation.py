"""Isolation: how far the Cave Ghost is from others, and what follows from it. CGH"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.tiles import GHOSTLY
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.cave_ghost.rules.pulling import TOO_FAR, rings
from hauntbox.games.vast.roles.ghost.rules.stats import VALUES
from hauntbox.games.vast.roles.goblins.board import TRIBE_NUMBERS
from hauntbox.games.vast.roles.goblins.rules.hiding import lairs
from hauntbox.games.vast.roles.numbers import CAVE_GHOST, GOBLINS, OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast

OMEN_STEPS: Final = (1, 2, 4, 7, 11)  # VSB-CGH-06: the highest sums for 1, 2, 3, 4 and 5 Omens
EXTRA: Final = (0, 0, 1, 2, 3, 4)  # VSB-CGH-10: by Isolation from the role


def isolation(g: Vast) -> int:
    """VSB-CGH-06: from the closest player piece; VSB-CGH-17: without one it plays no part."""
    here = g.at[CAVE_GHOST]
    others = [where for piece, where in enumerate(g.at) if piece != CAVE_GHOST and where in g.ground]
    return min([rings(here, where) for where in others]) if others and here != NOWHERE else 0


def lures(g: Vast) -> int:
    """VSB-CGH-06, VSB-CGH-18: Isolation, Crystal tokens and Ghost tiles on the map."""
    tiles = len([face for face in g.ground.values() if face & GHOSTLY])
    return isolation(g) + len(g.tokens[CRYSTALS]) + tiles


def omens_due(count: int) -> int:
    """VSB-CGH-06: 1 for 0 or 1, 2 for 2, 3 for 3-4, 4 for 5-7, 5 for 8-11, 6 for more."""
    return 1 + sum([count > most for most in OMEN_STEPS])


def distance_to(g: Vast, role: int) -> int:
    """VSB-CGH-10: Isolation from the role's nearest piece; VSB-CGH-17: from where a Tribe could appear, if all hide."""
    here = g.at[CAVE_GHOST]
    spaces = [where for piece, where in enumerate(g.at) if OWNER[piece] == role and where in g.ground]
    if role == GOBLINS and not spaces:
        spaces = [space for tribe in TRIBE_NUMBERS for space in lairs(g, tribe)]
    return min([rings(here, space) for space in spaces]) if spaces else 0


def bars_possessing(g: Vast, role: int) -> str:
    """VSB-CGH-11: a role in play; VSB-CGH-10: not from 6 or more away; VSB-GHS-47: if it is there."""
    if role not in VALUES or role not in g.terms.roles or g.left >> role & 1:
        return "VSB-CGH-11"
    if ROLES[role].bars_possessed(g):
        return ROLES[role].bars_possessed(g)
    return "VSB-CGH-10" if distance_to(g, role) >= TOO_FAR else ""


def possession_price(g: Vast, role: int) -> int:
    """VSB-CGH-10: the value of the card and what Isolation adds."""
    return VALUES[role] + EXTRA[distance_to(g, role)]
