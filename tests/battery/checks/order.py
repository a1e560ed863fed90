"""Checks of order: how hidden things lie, or the order in which they came about, is not to be told by anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import json

from battery.trial import Trial, differing, moves, news, play_on, shown
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.codec import position
from hauntbox.kernel.contract import Seat, heard
from hauntbox.kernel.wire import Event

PUBLIC: Final = {  # fields whose order follows from what all have seen, though no view shows it; and why
    "evidence": {"facts": "what happened before the eyes of all, one after the other"},
    "betwixt": {"cards": "the places of a dashboard: all see which card lies where"},
    "hunter13": {
        "item_known": "goes by the places of item_pile",
        "pile_known": "goes by the places of pile",
        "lots_left": "worked out from what has come of the lots openly",
        "lying": "items came onto a tile before the eyes of all",
    },
    "vast": {
        "laid": "by their spaces, ascending",
        "under": "goes by the spaces of laid",
        "origin": "goes by the numbers of tiles",
    },
}
ENOUGH: Final = 60  # positions in which a field lies the other way round
DEALT: Final = 6  # of so many positions in a row one is dealt anew
Told = list[tuple[str, str, list[str]]]


def check_order(trial: Trial) -> None:
    """Where a view does not show how things lie, neither does anything else, and redeal does not know it."""
    tried: Counter[str] = Counter()
    for n, g in enumerate(trial.positions):
        seat = Random(n).choice(trial.seats(g))
        mine = json.encode(trial.kind.view(g, seat))
        for name, h in reorderings(trial, g):
            if tried[name] < ENOUGH and json.encode(trial.kind.view(h, seat)) == mine:
                tried[name] += 1
                check_alike(trial, g, h, seat, name)


def check_alike(trial: Trial, g: Game, h: Game, seat: Seat, name: str) -> None:
    part = differing(trial.shown(g, seat), shown(trial.kind, h, seat))
    assert not part, f"by {part} seat {seat} can tell the order of {name} {trial.where(g)}"
    check_dealt(trial, g, h, seat, name)


def check_dealt(trial: Trial, g: Game, h: Game, seat: Seat, name: str) -> None:
    a, b = (trial.kind.codec.digest(trial.redeal(world, seat, Random(name))) for world in (g, h))
    assert a == b, f"redeal for {seat} goes by the order of {name} {trial.where(g)}"


def reorderings(trial: Trial, g: Game) -> Iterator[tuple[str, Game]]:
    """The position with one of its fields the other way round."""
    fixed = {"agenda", *PUBLIC.get(trial.kind.name, ())}
    for name in position(g):
        value = getattr(g, name)
        other = reversed_within(value)
        if name not in fixed and repr(other) != repr(value):
            h = g.clone()
            setattr(h, name, other)
            yield name, h


def reversed_within(value: Any) -> Any:
    """A row of like things from its end. A list goes by roles or rooms: it stays, and the rows in it are turned."""
    if isinstance(value, dict):
        return dict(reversed(value.items()))
    if isinstance(value, list):
        return [reversed_within(row) if isinstance(row, tuple | dict) else row for row in value]
    if isinstance(value, tuple) and type(value) is tuple and len({type(item) for item in value}) == 1:
        return value[::-1]
    return value


def check_telling(trial: Trial) -> None:
    """What is told of hidden things is told in an order that all know, not in that in which they came about."""
    ordered = {rule: secret.reorder for rule, secret in trial.kind.secrets.items() if secret.reorder is not None}
    for n in range(trial.games if ordered else 0):
        for k, g in enumerate(trial.play(n)):
            for rule, reorder in ordered.items():
                h = g.clone()
                reorder(h, ())
                if h != g:
                    check_news(trial, g, h, rule)
                if h != g and k % DEALT == 0:
                    check_dealt(trial, g, h, (), f"{rule}, {k}")


def check_news(trial: Trial, g: Game, h: Game, rule: str) -> None:
    """If an onlooker is told the same things after the same move, then in the same order."""
    for move in moves(g):
        if not h.why_not(*move):
            a, b = (heard(news(play_on(world, move)), ()) for world in (g, h))
            same = in_any_order(a) == in_any_order(b)
            assert a == b or not same, f"after {move} the order of {rule} is told {trial.where(g)}"


def in_any_order(events: list[Event]) -> Told:
    return sorted([(event.rule, event.what, sorted(map(str, event.facts))) for event in events])
