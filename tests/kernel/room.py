"""A room with a diary: the smallest game that shows what the kernel does, and in which order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from hauntbox.kernel.agenda import Choice, Frame, Game, Step, TeamChoice, Window
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.wire import Action, Outcome

PEOPLE = 3


class Say(Action, frozen=True):
    when: ClassVar[str] = "ROM-SAY-01"
    what: str


YES, NO, MAYBE = Say("yes"), Say("no"), Say("maybe")


@dataclass
class Room(Game):
    diary: list[str] = field(default_factory=list)
    silent: tuple[int, ...] = ()  # who can only say no; known to themselves

    def clone(self) -> Room:
        return Room(
            self.seed, self.agenda[:], self.minds[:], self.sealed[:], self.standing[:], self.drawn.copy(), self.outcome,
            self.rigged, None, False, None, None, self.diary[:], self.silent,
        )  # fmt: skip


def room(*frames: Frame, silent: tuple[int, ...] = ()) -> Room:
    g = Room(seed="room", minds=list(range(PEOPLE)), sealed=[None] * PEOPLE, standing=[{}] * PEOPLE, silent=silent)
    g.then(*frames)
    g.settle()
    return g


@dataclass(frozen=True)
class Note(Step):
    text: str

    def run(self, g: Room) -> None:
        g.diary.append(self.text)


def speech(g: Room, role: int) -> list[Action]:
    return [YES, NO, MAYBE]


def bars_speech(g: Room, role: int, act: Action) -> str:
    if not isinstance(act, Say):
        return act.when
    return "ROM-SAY-02" if act == MAYBE or (act == YES and role in g.silent) else ""


@dataclass(frozen=True)
class Question(Choice):
    """ROM-SAY-01: one person says yes or no, never maybe (ROM-SAY-02)."""

    def candidates(self, g: Room, role: int) -> list[Action]:
        return speech(g, role)

    def bars(self, g: Room, role: int, act: Action) -> str:
        return bars_speech(g, role, act)

    def answer(self, g: Room, act: Say) -> None:
        g.diary.append(f"{self.role} {act.what}")


@dataclass(frozen=True)
class Poll(Window):
    """ROM-SAY-01: several say yes or no at once."""

    def candidates(self, g: Room, role: int) -> list[Action]:
        return speech(g, role)

    def bars(self, g: Room, role: int, act: Action) -> str:
        return bars_speech(g, role, act)

    def open(self, g: Room, answers: list[tuple[int, Any]]) -> None:
        g.diary.append(", ".join(f"{role} {act.what}" for role, act in answers))


@dataclass(frozen=True)
class Ballot(Poll):
    """ROM-SAY-01: the same, where no is a way to pass."""

    def passing(self) -> Action | None:
        return NO


@dataclass(frozen=True)
class Motion(TeamChoice):
    """ROM-SAY-01: anybody may answer for the team."""

    def candidates(self, g: Room, role: int) -> list[Action]:
        return speech(g, role)

    def bars(self, g: Room, role: int, act: Action) -> str:
        return bars_speech(g, role, act)

    def answer(self, g: Room, role: int, act: Say) -> None:
        g.diary.append(f"{role} {act.what} for all")


@dataclass(frozen=True)
class Vote(Motion):
    """ROM-SAY-03: asked again until all have said the same in a row."""

    last: str = ""
    said: tuple[int, ...] = ()

    def answer(self, g: Room, role: int, act: Say) -> None:
        said = (*self.said, role) if act.what == self.last else (role,)
        if set(said) == set(self.team):
            g.diary.append(f"agreed: {act.what}")
        else:
            g.then(Vote(self.team, act.what, said))


@dataclass(frozen=True)
class Midnight(Step):
    def run(self, g: Room) -> None:
        g.end(Outcome("ROM-END-01", (1.0, 0.5, 0.0)))


@dataclass(frozen=True)
class Alarm(Step):
    """All that was to come before the curtain is dropped."""

    def run(self, g: Room) -> None:
        g.cut(Curtain)


@dataclass(frozen=True)
class Curtain(Step):
    def run(self, g: Room) -> None:
        g.diary.append("curtain")


FRAMES = (Note, Question, Poll, Ballot, Motion, Vote, Midnight, Alarm, Curtain)
CODEC = Codec("room", 1, Room, FRAMES, (Say, Outcome))
