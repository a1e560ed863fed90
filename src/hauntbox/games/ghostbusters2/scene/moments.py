"""What a line of the log shows of its moment: dice and numbers as they were when it was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import to_builtins

from hauntbox.games.common.log import Shown
from hauntbox.games.ghostbusters2.scene.board import PACK_LOOKS, slime_badges
from hauntbox.games.ghostbusters2.scene.stage import figure_id
from hauntbox.games.ghostbusters2.scene.table import rolled
from hauntbox.games.ghostbusters2.state import ROLLED, Busters
from hauntbox.kernel.wire import Event
from hauntbox.scene import Badge

MOST_DICE: Final = 6
TRACKS: Final = {"boost": "t:tank", "deposits": "t:tank", "closed": "t:gates"}  # which show the event's number


def shown_then(g: Busters, event: Event) -> Shown:
    what, now = event.what, event.now
    if what == "timer":
        return {"t:goo": {"value": event.facts[0]}}
    if not now:
        return {}  # written down before events carried their moment
    if what in ROLLED:
        return dice_then(event)
    if what in TRACKS:
        return {TRACKS[what]: {"value": now[0]}}
    figure = figure_id(g, int(event.facts[0]))
    return {f"xp:{figure}": {"value": now[0]}} if what == "xp" else {figure: {"badges": slimed(g, event)}}


def dice_then(event: Event) -> Shown:
    """All that lay on the table, and nothing in the places of other dice."""
    there = rolled(list(pairs(event.now)))
    places = [f"die:{n}" for n in range(1, MOST_DICE + 1)]
    return {id: to_builtins(there[id]) if id in there else None for id in ("dice", *places)}


def pairs(now: tuple[int | str, ...]) -> Iterator[tuple[str, int]]:
    for purpose, face in zip(now[::2], now[1::2], strict=True):
        yield str(purpose), int(face)


def slimed(g: Busters, event: Event) -> Any:
    role = int(event.facts[0])
    return to_builtins([Badge(PACK_LOOKS[g.pack[role]]), *slime_badges(int(event.now[0]))])
