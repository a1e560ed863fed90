"""Silly moves of hunters and ghosts, for the lab to count."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.evidence import actions as a
from hauntbox.games.evidence.bots.work_left import is_useless
from hauntbox.games.evidence.cards.deck import ITEMS
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.contract import Silly
from hauntbox.kernel.wire import Action

USELESS: Final = "uses an item that can show nothing"
FETCHES: Final = "fetches an item that can show nothing"


def folly(g: Haunting, role: int, act: Action, after: Haunting) -> str:
    if isinstance(act, a.Use) and is_useless(g, ITEMS.number[act.item]):
        return USELESS
    return FETCHES if isinstance(act, a.Take) and is_useless(g, ITEMS.number[act.item]) else ""


def places(g: Haunting) -> list[int]:
    return g.at


def hands(g: Haunting) -> Any:
    return tuple([tuple(sorted(hand)) for hand in g.hand])


SILLY: Final = Silly(
    places,
    {"changes items and changes them back": hands},
    (a.Stop, a.End, a.Done, a.Refrain, a.Roll, a.Exchange),
    folly,
    (USELESS, FETCHES),
)
