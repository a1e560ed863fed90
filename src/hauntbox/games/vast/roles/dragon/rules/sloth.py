"""Sloth cubes: Greed, Hunger, Pride, what moves them to Wakefulness and back. DRW, DRT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.holding import keep_token, return_token
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.dragon.actions import PART_NAMES, SLOTH, Sloth
from hauntbox.games.vast.roles.dragon.board import GREED, HUNGER, MOST_EATEN, PARTS, ROOM, STILL_PRIDE, TRACK
from hauntbox.games.vast.roles.dragon.rules.wakefulness import awaken
from hauntbox.games.vast.roles.numbers import DRAGON
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.table.asking import Listed, YesOrNo
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

MEAL: Final = 2  # Goblins for a Hunger cube


def bars_serving(g: Vast, part: int) -> str:
    """VSB-DRW-04: one cube of a track in a turn. VSB-DRW-03: from the matching part alone."""
    board = dragon_of(g)
    if board.served >> TRACK[part] & 1:
        return "VSB-DRW-04"
    return "" if board.sloth[part] else "VSB-DRW-05"


def serve(g: Vast, part: int) -> None:
    """A cube goes from its track to Wakefulness."""
    board = dragon_of(g)
    board.served |= 1 << TRACK[part]
    board.sloth[part] -= 1
    board.wakefulness += 1
    g.tell("VSB-DRW-04", "sloth", part, board.wakefulness)
    awaken(g)


# Pride. -------------------------------------------------------------------------------------------------------------


def meet_pride(g: Vast, part: int) -> None:
    """VSB-DRW-28: its condition is met in his own turn."""
    if g.turn == DRAGON and not bars_serving(g, part):
        g.then(MovePride(DRAGON, part))


@dataclass(frozen=True)
class MovePride(YesOrNo):
    """VSB-DEC-166, VSB-DRW-28: the cube moves at once, or he waits for another condition of this turn."""

    part: int

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            serve(g, self.part)  # VSB-DRW-03


@dataclass(frozen=True)
class RestCheck(Step):
    """VSB-DRW-28: not moving is met at the end of Move and Use Powers."""

    def run(self, g: Vast) -> None:
        if not dragon_of(g).moved:
            meet_pride(g, STILL_PRIDE)


# Hunger. ------------------------------------------------------------------------------------------------------------


def eat(g: Vast, goblins: int) -> None:
    """VSB-DRS-04: the track ends at 7."""
    board = dragon_of(g)
    board.eaten = min(board.eaten + goblins, MOST_EATEN)
    g.tell("VSB-DRS-04", "eats", DRAGON, goblins, board.eaten)


def bars_feeding(g: Vast) -> str:
    """VSB-DRW-02: 2 eaten Goblins for a cube. VSB-DRW-22: whatever they were."""
    return "VSB-DRW-02" if dragon_of(g).eaten < MEAL else bars_serving(g, HUNGER)


def feed(g: Vast) -> None:
    dragon_of(g).eaten -= MEAL  # VSB-DRW-02
    serve(g, HUNGER)


@dataclass(frozen=True)
class FeedHunger(YesOrNo):
    """VSB-DEC-97, VSB-DRW-29: once more before Replace Hand."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return () if bars_feeding(g) else (DRAGON,)

    def run(self, g: Vast) -> None:
        """There is nothing to serve."""

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            feed(g)


# Greed. -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TakeTreasures(Step):
    """VSB-DRT-04: phase 2, the tokens on his space; VSB-DRT-06: with Greed empty they return without effect."""

    def run(self, g: Vast) -> None:
        board, here = dragon_of(g), g.at[DRAGON]
        for _ in range(g.tokens[TREASURES].count(here) if here != NOWHERE else 0):
            keep_token(g, TREASURES, here)
            board.treasures += 1
            g.tell("VSB-DRT-04", "dragon takes", DRAGON, here)
        if not board.sloth[GREED]:
            while board.treasures:
                give_back(g)


def give_back(g: Vast) -> None:
    dragon_of(g).treasures -= 1
    return_token(g, TREASURES)


@dataclass(frozen=True)
class GiveTreasure(YesOrNo):
    """VSB-DEC-96, VSB-DRT-05: one token in a turn for Greed; he keeps the others."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if dragon_of(g).treasures and not bars_serving(g, GREED) else ()

    def run(self, g: Vast) -> None:
        """There is nothing to give."""

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            give_back(g)
            serve(g, GREED)  # VSB-DRW-01


# Slither, and cubes that come back. ---------------------------------------------------------------------------------


def rooms(g: Vast, but: int = -1) -> list[int]:
    """VSB-DRW-23: tracks with an open space, VSB-DRW-05: and parts of Pride."""
    sloth = dragon_of(g).sloth
    return [part for part in PARTS if sloth[part] < ROOM[part] and part != but]


def takeable(g: Vast) -> list[int]:
    """Tracks with a cube that has somewhere to go."""
    return [part for part in PARTS if dragon_of(g).sloth[part] and rooms(g, part)]


@dataclass(frozen=True)
class TakeCube(Listed):
    """VSB-DEC-171: Slither takes a cube from here."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SLOTH[part] for part in takeable(g)]

    def answer(self, g: Vast, act: Sloth) -> None:
        g.then(PutCube(DRAGON, PART_NAMES.index(act.part)))


@dataclass(frozen=True)
class PutCube(Listed):
    """VSB-DEC-172, VSB-DRP-08: and puts it on another track with an empty space."""

    source: int

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SLOTH[part] for part in rooms(g, self.source)]

    def answer(self, g: Vast, act: Sloth) -> None:
        board, part = dragon_of(g), PART_NAMES.index(act.part)
        board.sloth[self.source] -= 1
        board.sloth[part] += 1
        g.tell("VSB-DRP-08", "slithers", self.source, part)


def bars_return(g: Vast) -> str:
    """VST-EFF-15: a cube on Wakefulness and an open Sloth space."""
    return "" if dragon_of(g).wakefulness and rooms(g) else "VST-EFF-15"


def return_cube(g: Vast, part: int) -> None:
    """VST-EFF-34: he stays awake if he was; his Armor falls at once."""
    board = dragon_of(g)
    board.wakefulness -= 1
    board.sloth[part] += 1
    g.tell("VST-EFF-14", "falls drowsy", part, board.wakefulness)


@dataclass(frozen=True)
class ReturnSloth(Listed):
    """VST-DEC-53, VSB-DEC-111: to which open Sloth space a cube goes back."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SLOTH[part] for part in rooms(g)]

    def answer(self, g: Vast, act: Sloth) -> None:
        return_cube(g, PART_NAMES.index(act.part))
