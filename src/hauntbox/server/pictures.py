"""From a table to the scene of a seat: who looks, who sits where, what was heard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Seat, heard
from hauntbox.kernel.wire import Event
from hauntbox.scene import PUBLIC, Chair, Coach, Line, Scene, Sitting, caption, show
from hauntbox.table import Table, Undo, advice, rule_text

SPECTATOR: Final = -1
LINES: Final = 80  # of the log in a scene; the rest is a call away


def seat_id(viewer: int) -> str:
    return PUBLIC if viewer == SPECTATOR else f"s{viewer}"


def minds_of(table: Table, viewer: int) -> Seat:
    return () if viewer == SPECTATOR else table.minds(viewer)


def paint(table: Table, g: Game, viewer: int, people: Sequence[Chair], log: Sequence[Line], number: int) -> Scene:
    """The scene of a position; `number` is the viewer's own."""
    scene = show(table.kind, g, sitting(table, viewer, people, log, number))
    return replace(scene, chapter=table.chapter) if table.chapter else scene


def coached(scene: Scene, table: Table, viewer: int) -> Scene:
    """In a guided game the question comes with a word to the learner."""
    word = advice(table, viewer) if viewer != SPECTATOR and scene.ask else None
    if word is None or scene.ask is None:
        return scene
    return replace(scene, ask=replace(scene.ask, coach=Coach(word.text, word.action, word.rule)))


def sitting(
    table: Table, viewer: int, people: Sequence[Chair] = (), log: Sequence[Line] = (), number: int = 0
) -> Sitting:
    minds, you = minds_of(table, viewer), seat_id(viewer)
    return Sitting(minds, you, tuple(people), tuple(log[-LINES:]), number, rule_text)


def lines_of(table: Table, viewer: int, events: Sequence[Event], first: int) -> list[Line]:
    """What the viewer hears of it, numbered from `first`."""
    found = heard(events, minds_of(table, viewer))
    if not found:
        return []
    side = sitting(table, viewer, chairs_of(table))
    return [caption(table.kind, table.g, side, first + n, each) for n, each in enumerate(found)]


def chairs_of(table: Table) -> list[Chair]:
    """Without saying who is here: a line of the log stays as it was written."""
    return [
        Chair(seat_id(n), chair.name, chair.minds, chair.holder.partition(":")[0])
        for n, chair in enumerate(table.chairs)
    ]


def notices(table: Table, viewer: int, entry: Undo) -> bool:
    """A secret move leaves silently too."""
    if viewer != SPECTATOR:
        return table.has_noticed(viewer, entry)
    return any(heard(table.events[index], ()) for index in entry.moves)
