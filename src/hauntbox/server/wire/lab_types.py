"""What goes in and out of the calls of the lab page. Never compiled."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from hauntbox.lab.experiments.small import BOTS, CHANGES, FEWEST, MOST
from hauntbox.scene.structs.word_types import one_of

ExperimentState = Annotated[
    str, one_of(("waiting", "playing", "done", "cancelled", "late", "broken"), "ExperimentState")
]


class LabCard(Struct):
    """Whether small experiments are played here, and within which bounds."""

    closed: str  # why not; "": they are
    bots: tuple[str, ...] = BOTS
    fewest: int = FEWEST  # pairs of games
    most: int = MOST
    changes: int = CHANGES  # numbers that are changed at once


class SideOutcome(Struct):
    """What a side won as it is and with the change, and what lies between; shares from 0 to 1."""

    side: str
    games: int
    before: float
    before_span: tuple[float, float]  # the true share lies there, 95 times in 100
    after: float
    after_span: tuple[float, float]
    change_span: tuple[float, float]
    is_clear: bool  # the change shows


class EndingOutcome(Struct):
    """A rule, and how many games ended by it."""

    rule: str
    text: str
    before: int
    after: int


class ExperimentOutcome(Struct):
    """What the pairs say that were played so far."""

    words: str  # as `hauntbox lab compare` says it
    sides: list[SideOutcome]
    length_before: float  # decisions in a game
    length_after: float
    endings: list[EndingOutcome]
    broken: int  # pairs that do not count, because a game broke
    error: str  # of the first of them


class ExperimentCard(Struct):
    """An experiment: how far it is, and what came out of it."""

    id: str
    title: str
    game: str
    state: ExperimentState
    ahead: int  # experiments that are played before it
    done: int
    games: int  # pairs
    text: str  # the file, for `hauntbox lab run`
    outcome: ExperimentOutcome | None  # None: nothing was played yet
