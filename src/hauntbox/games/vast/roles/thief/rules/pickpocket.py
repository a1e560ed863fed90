"""Pickpocket and Backstab: whom he may target, the roll, and what comes of it. THA, THU, OTH

What a victim suffers is asked of its role: `bars_pickpocket`, `pickpocketed`, `bars_backstab`, `backstabbed`, and
`wariness`, the number that his Stealth must exceed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.grid import NOWHERE, distance
from hauntbox.games.vast.cave.ground import is_visible
from hauntbox.games.vast.cave.terrain.lying import is_sheltered
from hauntbox.games.vast.roles.numbers import GHOUL, GOBLINS, OWNER, THIEF, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.actions import BACKSTAB, PICKPOCKET, VICTIMS
from hauntbox.games.vast.roles.thief.board import CROSSBOW, STICKY_FINGERS
from hauntbox.games.vast.roles.thief.rules.death import roll_action_die
from hauntbox.games.vast.roles.thief.rules.looting import SURE, bars_price, is_success, pay
from hauntbox.games.vast.roles.thief.rules.stats import stealth, works
from hauntbox.games.vast.state import Vast, thief_of
from hauntbox.games.vast.table.asking import YesOrNo
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

RANGE: Final = 3  # VSB-THA-25
FLEES: Final = (GHOUL, VILE, GOBLINS)  # VST-SKT-01: who skitters after an attack; VSB-SEC-17: a Trap is sprung
CUBES: Final = (1, 2, 3)


def bars_target(g: Vast, piece: int) -> str:
    """VSB-THA-18: each player once per turn; VSB-THA-19, VST-OTH-49: his Stealth must beat what it is compared with."""
    if thief_of(g).targeted >> OWNER[piece] & 1:
        return "VSB-THA-18"
    return "" if stealth(g) > ROLES[OWNER[piece]].wariness(g, piece) else "VSB-THA-19"


def bars_pickpocket(g: Vast, piece: int, cubes: int) -> str:
    """VSB-THA-07: a player on his space, VSB-THA-11: who can suffer the harm. VSB-THA-23: some cannot ever."""
    if g.at[piece] != g.at[THIEF]:
        return "VSB-THA-07"
    rule = ROLES[OWNER[piece]].bars_pickpocket(g, piece)
    return rule or bars_target(g, piece) or bars_price(g, cubes)


def bars_backstab(g: Vast, piece: int, cubes: int) -> str:
    """A player on his space, VSB-THU-09: or with the Hand Crossbow one in sight."""
    if is_sheltered(g, g.at[THIEF], g.at[piece]):
        return "VSB-TRN-26"
    if not is_in_reach(g, piece):
        return "VSB-THA-25" if works(g, CROSSBOW) else "VSB-THA-14"
    rule = ROLES[OWNER[piece]].bars_backstab(g, piece, cubes)
    return rule or bars_target(g, piece) or bars_price(g, cubes)


def is_in_reach(g: Vast, piece: int) -> bool:
    """VSB-THA-25: up to 3 spaces in a cardinal line. VST-OTH-48: or on his own space."""
    here, there = g.at[THIEF], g.at[piece]
    if here == there or there == NOWHERE:
        return here == there
    return bool(works(g, CROSSBOW)) and distance(here, there) <= RANGE and is_visible(g, here, there)


def targets(g: Vast) -> list[Action]:
    """What the two questions above let through."""
    found: list[Action] = []
    for piece in VICTIMS:
        if g.at[piece] != NOWHERE and is_in_reach(g, piece):
            found += [PICKPOCKET[piece, n] for n in CUBES if not bars_pickpocket(g, piece, n)]
            found += [BACKSTAB[piece, n] for n in CUBES if not bars_backstab(g, piece, n)]
    return found


def begin_attack(g: Vast, piece: int, cubes: int) -> None:
    """VSB-ATK-01: both are attacks: a Ghoul skitters afterwards, VST-OTH-65: even if the roll fails."""
    pay(g, cubes)
    thief_of(g).targeted |= 1 << OWNER[piece]
    if OWNER[piece] in FLEES:
        g.then(PutToFlight(piece))


@dataclass(frozen=True)
class PutToFlight(Step):
    piece: int

    def run(self, g: Vast) -> None:
        ROLES[OWNER[self.piece]].struck(g, self.piece, THIEF)


def pickpocket(g: Vast, piece: int, cubes: int) -> None:
    """VSB-THA-06, VST-OTH-51: 1 to 3 cubes. VST-OTH-34: the Ghoul too."""
    begin_attack(g, piece, cubes)
    g.tell("VSB-THA-07", "pickpockets", THIEF, piece)
    if cubes == SURE:
        ROLES[OWNER[piece]].pickpocketed(g, piece)
    else:
        try_pocket(g, piece, cubes)


def try_pocket(g: Vast, piece: int, cubes: int) -> None:
    board = thief_of(g)
    if is_success(cubes, roll_action_die(g)):
        ROLES[OWNER[piece]].pickpocketed(g, piece)
    elif works(g, STICKY_FINGERS) and not board.sticky:
        g.then(TryAgain(THIEF, piece, cubes))
    else:
        fail(g, piece)


def fail(g: Vast, piece: int) -> None:
    """VST-OTH-65: nothing is given and nothing taken."""
    g.tell("VSB-THA-06", "fumbles", THIEF, piece)


@dataclass(frozen=True)
class TryAgain(YesOrNo):
    """VSB-DEC-121, VSB-THU-06: Sticky Fingers give one Pickpocket reroll per turn."""

    piece: int
    cubes: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,)

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            thief_of(g).sticky = True
            try_pocket(g, self.piece, self.cubes)
        else:
            fail(g, self.piece)


def backstab(g: Vast, piece: int, cubes: int) -> None:
    """VSB-THA-14, VST-OTH-35: no roll is needed."""
    begin_attack(g, piece, cubes)
    g.tell("VSB-THA-14", "backstabs", THIEF, piece, cubes)
    ROLES[OWNER[piece]].backstabbed(g, piece, cubes)
