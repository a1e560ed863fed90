"""From a table to the scene of a seat: who looks, who sits where, what was heard."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from msgspec.structs import replace

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.wire import Event
from hauntbox.scene import PUBLIC, Coach, Line, Scene, SeatContext, SeatHolder, WalkOptions, caption, show
from hauntbox.table import ONLOOKER, Advice, Chair, Given, News, Table, advice, rule_text

SPECTATOR: Final = ONLOOKER
LINES: Final = 80  # of the log in a scene; the rest is a call away


def seat_id(viewer: int) -> str:
    return PUBLIC if viewer == SPECTATOR else f"s{viewer}"


def paint(table: Table, g: Game, viewer: int, people: Sequence[SeatHolder], log: Sequence[Line], number: int) -> Scene:
    """The scene of a position; `number` is the viewer's own."""
    scene = show(table.kind, g, seat_context(table, viewer, people, log, number))
    return replace(scene, chapter=table.chapter) if table.chapter else scene


def coached(scene: Scene, table: Table, viewer: int) -> Scene:
    """In a guided game the question comes with a word to the learner, and so does the end."""
    word = advice(table, viewer) if viewer != SPECTATOR else None
    if word is None:
        return scene
    if scene.outcome is not None:
        return replace(scene, outcome=replace(scene.outcome, coach=coach_of(word, "")))
    if scene.ask is None:
        return scene
    walks = [walk for walk in word.answers if len(walk) > 1]
    to = next((space_at(scene.ask.walks, walk) for walk in walks if scene.ask.walks), "")
    return replace(scene, ask=replace(scene.ask, coach=coach_of(word, to)))


def coach_of(word: Advice, to: str) -> Coach:
    return Coach(
        text=word.text,
        options=tuple([walk[0] for walk in word.answers]),
        to=to,
        rule=word.rule,
        said=word.said,
        part=word.part,
        turns=word.turns,
        look=word.look,
        end=word.is_end,
    )


def space_at(walks: WalkOptions, acts: Sequence[str]) -> str:
    """Where a walk of these actions ends; "" if it is not offered so."""
    return next((space for space in walks.to if acts_to(walks, space) == list(acts)), "")


def acts_to(walks: WalkOptions, space: str) -> list[str]:
    """The actions that lead to a space; where the piece stands may be within its own reach, by a longer way round."""
    found: list[str] = []
    at = walks.to.get(space)
    while at is not None:
        found = [*at.before, at.act, *found]
        before = walks.to.get(at.via)
        at = before if before is not None and before.cost < at.cost else None
    return found


def seat_context(
    table: Table, viewer: int, people: Sequence[SeatHolder] = (), log: Sequence[Line] = (), number: int = 0
) -> SeatContext:
    minds, you = table.eyes(viewer), seat_id(viewer)
    return SeatContext(minds, you, tuple(people), tuple(log[-LINES:]), number, rule_text)


def lines_of(table: Table, viewer: int, news: Sequence[News], first: int) -> list[Line]:
    """News that the viewer has heard as lines of its log, numbered from `first`."""
    if not news:
        return []
    side = seat_context(table, viewer, chairs_of(table))
    return [
        caption(table.kind, table.g, side, n, each) if isinstance(each, Event) else notice(n, each)
        for n, each in enumerate(news, first)
    ]


def notice(n: int, said: Given | str) -> Line:
    return Line(n, said.text, seat=seat_id(said.seat), given=True) if isinstance(said, Given) else Line(n, said)


def chairs_of(table: Table) -> list[SeatHolder]:
    """All seats of the table, each shown as present: a line of the log stays as it was written."""
    return seat_holders(table.chairs, range(len(table.chairs)))


def seat_holders(chairs: Sequence[Chair], here: Container[int]) -> list[SeatHolder]:
    """The seats as scenes know them; `here` holds the numbers of those whose people are present."""
    return [
        SeatHolder(seat_id(n), chair.name, chair.minds, chair.holder.partition(":")[0], n in here)
        for n, chair in enumerate(chairs)
    ]
