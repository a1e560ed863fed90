"""From a table to the scene of a seat. This is where the games' own scenes come in; a game without one is all words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration, asks, heard
from hauntbox.kernel.contract import Seat as Minds
from hauntbox.kernel.wire import Event
from hauntbox.scene import PUBLIC, VERSION, Ask, Line, Note, Option, Result, Scene, Seat, Verdict, When
from hauntbox.table import Table, Undo, rule_text

SPECTATOR: Final = -1
LINES: Final = 80  # of the log in a scene; the rest is a call away


def seat_id(seat: int) -> str:
    return PUBLIC if seat == SPECTATOR else f"s{seat}"


def minds_of(table: Table, viewer: int) -> Minds:
    return () if viewer == SPECTATOR else table.minds(viewer)


def paint(table: Table, g: Game, viewer: int, seats: Sequence[Seat], log: Sequence[Line], index: int) -> Scene:
    """The scene of a position. `index` is the viewer's own number."""
    scene = plain_scene(table.kind, g, minds_of(table, viewer), table)
    people = tuple(replace(seat, you=n == viewer) for n, seat in enumerate(seats))
    return replace(scene, index=index, seat=seat_id(viewer), seats=people, log=tuple(log[-LINES:]))


def lines_of(table: Table, viewer: int, events: Sequence[Event], first: int) -> list[Line]:
    """What the viewer hears of an entry of the journal, numbered from `first`."""
    found = heard(events, minds_of(table, viewer))
    return [Line(first + n, table.kind.say(table.g, each), rules=(each.rule,)) for n, each in enumerate(found)]


def notices(table: Table, viewer: int, entry: Undo) -> bool:
    """A secret move leaves silently too."""
    if viewer != SPECTATOR:
        return table.has_noticed(viewer, entry)
    return any(heard(table.events[index], ()) for index in entry.moves)


# A game without a scene of its own.


def plain_scene(kind: Declaration, g: Game, minds: Minds, table: Table) -> Scene:
    return Scene(
        scene=VERSION,
        game=kind.name,
        name=kind.title,
        chapter=kind.scenarios.get(table.setting.scenario, ""),
        index=0,
        seat=PUBLIC,
        state="over" if g.outcome else "play",
        when=When(""),
        seats=(),
        legend={},
        things={"board": Note(text=kind.draw(g, minds))},
        ask=plain_ask(kind, g, minds, table),
        log=(),
        outcome=plain_outcome(g, table),
    )


def plain_ask(kind: Declaration, g: Game, minds: Minds, table: Table) -> Ask | None:
    """Sealed answers do not show, so in a window all who were asked stay named."""
    ask = g.asking()
    if ask is None:
        return None
    roles = getattr(ask, "asked", None) or ask.waiting(g)
    deciding = [ask.mind(g, role) for role in roles]
    who = [seat_id(seat) for seat, chair in enumerate(table.chairs) if not set(deciding).isdisjoint(chair.minds)]
    options = {str(act): act for acts in asks(g, minds).values() for act in acts}
    return Ask(
        id=type(ask).__name__,
        who=tuple(who),
        text=rule_text(ask.when) or "What now?",
        rule=ask.when,
        options=tuple(Option(id, kind.describe(g, act), rule=act.when) for id, act in options.items()),
    )


def plain_outcome(g: Game, table: Table) -> Verdict | None:
    if g.outcome is None:
        return None
    scores = [max([g.outcome.scores[mind] for mind in chair.minds], default=0.0) for chair in table.chairs]
    words = ["lost" if score <= 0 else "won" if score >= 1 else "drawn" for score in scores]
    results = tuple(Result(seat_id(seat), word) for seat, word in enumerate(words))
    return Verdict(text="The game is over.", why=rule_text(g.outcome.rule), rule=g.outcome.rule, seats=results)
