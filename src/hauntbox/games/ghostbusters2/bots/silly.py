"""Silly moves of Ghostbusters, for the lab to count."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.state import GONE, Busters
from hauntbox.kernel.contract import Silly
from hauntbox.kernel.wire import Action

LETS_GO: Final = "lets go of a target"
WAYS: Final = (a.Step, a.Drive, a.Walk, a.Swap, a.Cut, a.Enter, a.Leave)  # by which one lets go


def folly(g: Busters, role: int, act: Action, after: Busters) -> str:
    """Streams and Mood Slimes that lay on somebody who is still there."""
    if not isinstance(act, WAYS) or role >= len(g.held):
        return ""
    left = {target: streams + slimes for target, streams, slimes in after.held[role]}
    lost = [target for target, streams, slimes in g.held[role] if left.get(target, 0) < streams + slimes]
    return LETS_GO if any([target < 0 or after.spot[target] != GONE for target in lost]) else ""


def places(g: Busters) -> list[int]:
    return g.at


def packs(g: Busters) -> Any:
    return tuple(g.pack)


def cards(g: Busters) -> Any:
    return tuple(g.cards)


def load(g: Busters) -> Any:
    return tuple(g.trapped), tuple(g.plazms)


SILLY: Final = Silly(
    places,
    {
        "changes packs and changes them back": packs,
        "trades cards and trades them back": cards,
        "hands Ghosts or Plazms over and back": load,
    },
    (a.Stop, a.End, a.Done, a.Ready),
    folly,
    (LETS_GO,),
)
