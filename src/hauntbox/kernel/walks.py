"""Walks: several actions that people think of as one. Where a role can go, as far as nothing is asked or learned on
the way, and by which actions.

They are for people; no bot looks at them. A walk is worked out on the position as the seat knows it, so it tells
nothing. At the table its steps are ordinary moves, and the first news ends it (decision 016).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from hauntbox.kernel.agenda import Ask, Game
from hauntbox.kernel.wire import Action, Event

Edge = tuple[int, int, Any, Any, tuple[Action, ...]]  # cost, number, position before it, step, steps before it


class Walk(NamedTuple):
    """A place that a role can reach, and the way there."""

    to: str  # as players name it: E7
    on: str  # the id of the place in scenes
    acts: tuple[Action, ...]  # the steps, in order
    cost: int  # in the game's own unit
    off: str = ""  # why the role can pass here but not stop, in words
    along: tuple[str, ...] = ()  # ids of places on the way that are no steps of their own


class Walks(NamedTuple):
    """Everywhere a role can go from here, the nearest first."""

    of: str  # the id of what walks, in scenes
    unit: tuple[str, str]  # of cost, one and many: step, steps
    have: int  # so much is left to spend
    most: int  # of so much
    ways: tuple[Walk, ...]
    asks: tuple[type[Ask], ...]  # the questions that ask for the next step
    tells: tuple[str, ...]  # the events that tell of a step and of nothing else

    def find(self, acts: Sequence[Action]) -> Walk | None:
        """The walk that these steps are; None: they are none that the role may stop after."""
        wanted = tuple(acts)
        return next((walk for walk in self.ways if walk.acts == wanted and not walk.off), None)


def costs_one(g: Any, role: int, act: Any) -> int:
    return 1


def is_harmless(g: Any, role: int, act: Any) -> bool:
    return False


def may_stop(g: Any, role: int) -> str:
    return ""


def take_step(g: Any, role: int, act: Any) -> None:
    """By the rules, up to the next frame of the agenda: what lies there is news, whatever it does."""
    g.agenda[-1].take(g, role, act)


class Steps(NamedTuple):
    """What a game says of one kind of steps. Everything is asked of a position as the seat knows it."""

    kinds: tuple[type[Action], ...]  # the actions that are steps
    asks: tuple[type[Ask], ...]  # the questions that ask for the next step
    tells: tuple[str, ...]  # the events that tell of a step and of nothing else
    here: Callable[[Any, int], str]  # where the role is, as players name it
    to: Callable[[Any, int, Any], str]  # where a step leads
    on: Callable[[Any, str], str]  # the id of a place in scenes
    cost: Callable[[Any, int, Any], int] = costs_one
    is_risky: Callable[[Any, int, Any], bool] = is_harmless  # may this step kill or reveal something? It ends a walk,
    # and is not tried out: what would come of it may not be known
    bars_stop: Callable[[Any, int], str] = may_stop  # why the role cannot stay where it is, in words, or ""
    take: Callable[[Any, int, Any], None] = take_step


def search(g: Game, role: int, steps: Steps) -> tuple[Walk, ...]:
    """The cheapest walk to each place; of equals, the one whose steps are offered first."""
    reached = {steps.here(g, role)}
    walks: list[Walk] = []
    edges: list[Edge] = []
    numbers = count()
    follow(g, role, steps, edges, numbers, 0, ())
    while edges:
        cost, _, before, act, acts = heappop(edges)
        to = steps.to(before, role, act)
        if to not in reached:
            reached.add(to)
            after = stepped(before, role, steps, act)
            off = steps.bars_stop(after, role) if after is not None else ""
            walks.append(Walk(to, steps.on(g, to), (*acts, act), cost, off))
            if after is not None:
                follow(after, role, steps, edges, numbers, cost, (*acts, act))
    return tuple(walks)


def follow(
    g: Any, role: int, steps: Steps, edges: list[Edge], numbers: Iterator[int], cost: int, acts: tuple[Action, ...]
) -> None:
    """Put every step from here on the list, cheap ones before dear ones, and otherwise in their order."""
    for act in g.agenda[-1].legal(g, role):
        if isinstance(act, steps.kinds):
            heappush(edges, (cost + steps.cost(g, role, act), next(numbers), g, act, acts))


def stepped(g: Any, role: int, steps: Steps, act: Any) -> Any:
    """The position after a step, if the walk may go on from there; else None."""
    if steps.is_risky(g, role, act):
        return None
    h = g.clone()
    h.events = []
    steps.take(h, role, act)
    return h if goes_on(steps.asks, steps.tells, h, role, h.events) else None


def goes_on(asks: tuple[type[Ask], ...], tells: tuple[str, ...], g: Game, role: int, events: Sequence[Event]) -> bool:
    """Has a step led to nothing but the question for the next one?"""
    ask = g.asking()
    if g.learned or g.outcome is not None or not isinstance(ask, asks):
        return False
    return list(ask.waiting(g)) == [role] and all([event.what in tells for event in events])
