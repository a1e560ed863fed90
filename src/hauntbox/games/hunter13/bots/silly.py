"""Silly moves of hunters, for the lab to count."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.bots.enemy_cost import points_left
from hauntbox.games.hunter13.bots.moods import is_untrue
from hauntbox.games.hunter13.state import HUNTER, Mansion
from hauntbox.kernel.contract import Silly
from hauntbox.kernel.wire import Action

UNHURT: Final = "fights what cannot be hurt so"
MOOD: Final = "a mood that is not so"


def folly(g: Mansion, role: int, act: Action, after: Mansion) -> str:
    if role >= len(g.status) or g.status[role] != HUNTER:
        return ""
    if isinstance(act, a.Mood):
        return MOOD if is_untrue(g, role, a.MOODS.index(act.hint) + 1) else ""
    if isinstance(act, a.Kind) and g.fighting >> role & 1 and g.types[role] < 0:
        kind = a.KINDS.index(act.kind)
        can = [any([points_left(g, foe, each) > 0 for foe in g.foes]) for each in (0, 1)]
        return UNHURT if can[1 - kind] and not can[kind] else ""
    return ""


def places(g: Mansion) -> list[int]:
    return g.at


def items(g: Mansion) -> Any:
    return tuple([tuple(sorted(row)) for row in g.items])


def things(g: Mansion) -> Any:
    """What is carried; where it goes while it is carried is no change."""
    return tuple(g.things)


SILLY: Final = Silly(
    places,
    {"gives, takes or drops items and back": items, "picks a thing up and puts it back": things},
    (a.End, a.Pass),
    folly,
    (UNHURT, MOOD),
)
