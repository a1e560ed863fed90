"""The line of play: the moves that stand, with the position before each. Clones share what does not change."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.wire import Action, Event
from hauntbox.table.record import Chance

OUTCOME: Final = "chance"


@dataclass(frozen=True)
class Attempted:
    """What an action led to."""

    g: Game
    events: tuple[Event, ...]
    chance: Chance
    learned: bool


@dataclass(frozen=True)
class Ply:
    """A move or a standing answer that has not been taken back."""

    index: int  # in the journal
    seat: int
    role: int
    before: Game
    act: Action | None
    window: str = ""  # of a standing answer
    learned: bool = False
    walks_on: bool = False  # see Move
    given: bool = False  # see Move

    @property
    def is_move(self) -> bool:
        return not self.window


class LineOfPlay:
    """The position, and the way that led to it."""

    def __init__(self, start: Game) -> None:
        self.g = start
        self.plies: list[Ply] = []

    def push(self, ply: Ply, after: Game) -> None:
        self.plies.append(ply)
        self.g = after

    def moves(self) -> list[Ply]:
        return [ply for ply in self.plies if ply.is_move]

    def positions(self) -> list[Game]:
        """The position at the start and after each move that stands."""
        moves = self.moves()
        return [*[ply.before for ply in moves], self.g]

    def take_back(self, indices: Collection[int]) -> None:
        """Restore the position before them. Sealed and standing answers given since do not depend on them and stay."""
        first = next(i for i, ply in enumerate(self.plies) if ply.index in indices)
        g, rest = self.plies[first].before, self.plies[first + 1 :]
        kept = self.plies[:first]
        for ply in rest:
            if ply.index not in indices:
                kept.append(replace(ply, before=g))
                g = again(g, ply)
        self.plies, self.g = kept, g


def again(g: Game, ply: Ply) -> Game:
    h = g.clone()
    if not ply.is_move:
        h.stand(ply.role, ply.window, ply.act)
    elif ply.act is not None:
        h.play(ply.role, ply.act)
    return h


def set_up(g: Game, recorded: Chance | None = None) -> Attempted:
    """Let all happen that comes before the first question; with a record, as it says."""
    rig(g, recorded)
    g.events = []
    g.settle()
    return result_of(g)


def attempt(g: Game, role: int, act: Action, recorded: Chance | None = None) -> Attempted:
    """Apply an action to a clone: if the rules fail half way, the table has not moved."""
    h = g.clone()
    rig(h, recorded)
    h.events = []
    h.apply(role, act)
    return result_of(h)


def result_of(g: Game) -> Attempted:
    """What a position that has listened to itself has heard. It is muted again."""
    events, g.events = tuple(g.events or ()), None
    learned = g.learned or g.outcome is not None  # the end opens the record to all
    return Attempted(g, events, outcomes(events), learned)


def rig(g: Game, recorded: Chance | None) -> None:
    """Let chance fall as it was written down, and what was not, as it will."""
    if recorded is None:
        return
    g.rigged = {}
    for purpose in dict.fromkeys(purpose for purpose, _ in recorded):
        g.rig(purpose, *[int(value) for label, value in recorded if label == purpose])


def outcomes(events: Iterable[Event]) -> Chance:
    return tuple((event.rule, event.facts[0]) for event in events if event.what == OUTCOME)
