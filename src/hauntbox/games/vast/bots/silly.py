"""Silly moves in Vast, for the lab to count, and what bots take care not to go back to."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.vast.cave.ground import others_at
from hauntbox.games.vast.cave.tokens import ARTIFACTS, GEMS, TREASURES
from hauntbox.games.vast.roles.cave.actions import Proceed
from hauntbox.games.vast.roles.dragon.actions import Settle
from hauntbox.games.vast.roles.ghost.actions import Fade
from hauntbox.games.vast.roles.ghoul.actions import Stop, Use
from hauntbox.games.vast.roles.ghoul.against import bars_strike
from hauntbox.games.vast.roles.goblins.actions import Halt, Idle
from hauntbox.games.vast.roles.knight.actions import Cube, Enough, Rest
from hauntbox.games.vast.roles.knight.rules.stats import open_places
from hauntbox.games.vast.roles.numbers import GOBLINS, KNIGHT, ROLE_COUNT, TRIBES
from hauntbox.games.vast.roles.thief.actions import Finish
from hauntbox.games.vast.roles.unicorn.actions import Stand
from hauntbox.games.vast.state import Vast, ghoul_of, prowler
from hauntbox.kernel.contract import Silly
from hauntbox.kernel.wire import Action

CUBES: Final = "ends her turn with Hero cubes in hand"
PREY: Final = "ends its turn beside somebody it could attack"


def folly(g: Vast, role: int, act: Action, after: Vast) -> str:
    if isinstance(act, Rest) and role == KNIGHT and open_places(g):
        return CUBES
    return PREY if isinstance(act, Stop) and leaves_prey(g) else ""


def leaves_prey(g: Vast) -> bool:
    """An attack that is paid for brings Fury, or blood; it is kept from it only by a goal that is reached."""
    pieces = others_at(g, prowler(g), g.at[prowler(g)])
    return not ghoul_of(g).reached and any([not bars_strike(g, piece) for piece in pieces])


def places(g: Vast) -> list[Any]:
    """By role; of the Goblins, where all their Tribes are."""
    found: list[Any] = g.at[:ROLE_COUNT]
    found[GOBLINS] = tuple([g.at[tribe] for tribe in TRIBES])
    return found


def things(g: Vast) -> Any:
    """What can be carried."""
    return tuple([g.tokens[kind] for kind in (TREASURES, ARTIFACTS, *GEMS)])


SILLY: Final = Silly(
    places,
    {"moves things and moves them back": things},
    (Rest, Cube, Enough, Stop, Use, Proceed, Settle, Fade, Halt, Idle, Finish, Stand),
    folly,
    (CUBES, PREY),
)
