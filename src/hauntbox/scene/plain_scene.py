"""A scene for a game that has none of its own: its view as notes, its question as a list. Enough to play by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import to_builtins

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration, asked_roles
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene.plain_question import put
from hauntbox.scene.seat_context import SeatContext, asked, seats
from hauntbox.scene.structs.picture import VERSION, Line, Option, Question, Result, Scene, Verdict, When
from hauntbox.scene.structs.scene_things import Note, Thing
from hauntbox.scene.walks import with_walks

TOLD_ELSEWHERE = ("agenda", "asks", "outcome", "scenario")


def show(kind: Declaration, g: Game, context: SeatContext) -> Scene:
    """How a position looks to a seat."""
    scene: Scene = kind.scene(g, context) if kind.scene is not None else plain(kind, g, context)
    return scene if kind.walks is None else with_walks(kind, g, context.minds, scene)


def caption(kind: Declaration, g: Game, context: SeatContext, i: int, event: Event) -> Line:
    """A line of the seat's log for something it has heard."""
    if kind.line is None:
        return Line(i, kind.say(g, event), rules=(event.rule,))
    line: Line = kind.line(g, context, i, event)
    return line


def plain(kind: Declaration, g: Game, context: SeatContext) -> Scene:
    ask = question(kind, g, context)
    return Scene(
        scene=VERSION,
        game=kind.package,
        name=kind.title,
        chapter=str(next(iter(kind.scenarios.values()), "")),
        index=context.index,
        seat=context.you,
        state="over" if g.outcome else "play",
        when=When(ask.text if ask else "The game is over"),
        seats=seats(context),
        legend={},
        things=notes(to_builtins(kind.view(g, context.minds), str_keys=True)),
        ask=ask,
        log=context.log,
        outcome=verdict(kind, g, context),
    )


def notes(view: Any) -> dict[str, Thing]:
    if not isinstance(view, Mapping):
        return {"note:view": Note(name="On the table", text=spoken(view))}
    return {
        f"note:{field}": Note(name=field.replace("_", " ").capitalize(), text=spoken(value))
        for field, value in view.items()
        if field not in TOLD_ELSEWHERE
    }


def spoken(value: Any) -> str:
    if isinstance(value, Mapping):
        return "; ".join([f"{key}: {spoken(one)}" for key, one in value.items()]) or "none"
    if isinstance(value, list | tuple):
        return ", ".join(map(spoken, value)) or "none"
    return {"None": "not known", "True": "yes", "False": "no"}.get(str(value), str(value))


def question(kind: Declaration, g: Game, context: SeatContext) -> Question | None:
    role = next(iter(asked_roles(g, context.minds)), None)
    names = " and ".join([kind.role_name(g, mind) for mind in asked(g)])
    text = f"{names} to choose" if role is None else f"{kind.role_name(g, role)}: what now?"
    return put(g, context, text, "", "", lambda act, rule: option(kind, g, context, act, rule))


def option(kind: Declaration, g: Game, context: SeatContext, act: Action, rule: str) -> Option:
    return Option(str(act), kind.describe(g, act), off=context.reason(rule) if rule else "", rule=rule or act.when)


def verdict(kind: Declaration, g: Game, context: SeatContext) -> Verdict | None:
    if g.outcome is None:
        return None
    scores = g.outcome.scores
    together = len({kind.side(g, role) for role in range(len(scores))}) == 1
    seats = results(scores, context, together)
    return Verdict(text="The game is over", why=context.why(g.outcome.rule), rule=g.outcome.rule, seats=seats)


def results(scores: tuple[float, ...], context: SeatContext, together: bool = False) -> tuple[Result, ...]:
    """A seat has won if one of its roles has; where nobody has, a team has lost together, and rivals have drawn."""
    best = max(scores)
    nobody = "lost" if together else "drawn"
    found = []
    for chair in context.chairs:
        mine = max([scores[mind] for mind in chair.minds], default=0.0)
        found.append(Result(chair.id, nobody if best <= 0 else "won" if mine == best else "lost"))
    return tuple(found)
