"""The dice and the shuffles. RND, PKE"""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.state import Busters

COMBAT: Final = "combat"  # GBT-RND-01
MOVEMENT: Final = "movement"  # GBT-RND-02
EVENT: Final = "event"  # GBT-RND-03
RESIST: Final = "resist"  # GBT-RND-04
FIRST: Final = "first"  # GBT-RND-05
CLASS_S: Final = "class-s"  # GBT-RND-06
GOO: Final = "goo"  # GBT-RND-07
GEAR: Final = "gear"
OMENS: Final = "omens"
ROLL_OFF: Final = "roll-off"  # GBT-RND-08
TYPE: Final = "type"  # GBT-RND-09
TARGET: Final = "target"  # GBT-RND-10
CARD: Final = "card"  # GBT-RND-11
ABILITY: Final = "ability"  # GBT-RND-12
PLACES: Final = "places"  # GBT-RND-13
RESHUFFLE: Final = "reshuffle"  # GBT-RND-14
TILES: Final = "tiles"


def combat_die(g: Busters, purpose: str = COMBAT) -> int:
    """GBT-CMB-02: six faces; the logo is the 6."""
    return lay_down(g, purpose, g.roll(6, purpose))


def movement_die(g: Busters, purpose: str = MOVEMENT) -> int:
    """GBT-PKE-01: a direction, from 0; GBT-SET-08: which is which never changes."""
    return lay_down(g, purpose, g.roll(8, purpose)) - 1


def event_die(g: Busters) -> int:
    """GBT-EVD-01: five Gate symbols and, as 0, Chaos."""
    return lay_down(g, EVENT, g.roll(6, EVENT)) % 6


def lay_down(g: Busters, purpose: str, face: int) -> int:
    """GBT-HID-03: dice lie open on the table, here the last few."""
    g.rolls = (*g.rolls[-5:], (purpose, face))
    return face


def direction(g: Busters) -> int:
    """GBT-EMV-30: each rolls its own; GBT-EVD-06: in a Chaos one roll serves for all random movement."""
    return g.chaos - 1 if g.chaos else movement_die(g)


def roll_off(g: Busters, roles: list[int]) -> int:
    """GBT-EMV-16: the highest Combat Die, ties rolled again; GBT-EVD-07: Slime does not matter."""
    if len(roles) == 1:
        return roles[0]
    while len(roles) > 1:
        faces = [combat_die(g, ROLL_OFF) for _ in roles]
        roles = [role for role, face in zip(roles, faces, strict=True) if face == max(faces)]
    g.tell("GBT-EMV-16", "rolled off", roles[0])
    return roles[0]
