"""A fragment of Vast: an ambush ends the Knight's turn, and the Tribe still pays for it; also while she is possessed.

VSB-KNG-06, VSB-GOR-03, VSB-MON-17, VSB-GHS-10 to -13
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

import pytest

from hauntbox.kernel.agenda import Choice, Frame, Game, Step, Window
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import asks, heard
from hauntbox.kernel.wire import Action, Event, Stuck
from hauntbox.scene.seat_context import asked

KNIGHT, GOBLINS, GHOST = range(3)


class Say(Action, frozen=True):
    what: str


GO, STAY, AMBUSH, REVEAL = Say("go"), Say("stay"), Say("ambush"), Say("reveal")


@dataclass
class Cave(Game):
    grit: int = 6
    population: int = 3
    rage: int = 2
    card: str = "knight"  # face down on the Possession space


class Yes(Choice):
    """One of two words."""

    words: ClassVar[tuple[Say, ...]] = ()

    def candidates(self, g: Cave, role: int) -> tuple[Say, ...]:
        return self.words

    def bars(self, g: Cave, role: int, act: Action) -> str:
        return "" if act in self.words else "VSB-DEC-01"


@dataclass(frozen=True)
class KnightActs(Yes):
    words = (GO, STAY)

    def answer(self, g: Cave, act: Say) -> None:
        if act == GO:
            g.then(MayAmbush(GOBLINS), Gain(), KnightActs(KNIGHT))


@dataclass(frozen=True)
class MayAmbush(Yes):
    words = (AMBUSH, STAY)

    def answer(self, g: Cave, act: Say) -> None:
        if act == AMBUSH:
            g.then(Blob(), Scatter(), Calm())


@dataclass(frozen=True)
class Blob(Step):
    """VSB-KNG-06: a placed cube comes back, so her turn ends at once."""

    def run(self, g: Cave) -> None:
        g.grit -= 5
        g.tell("VSB-MON-17", "peeks", g.grit, to=(KNIGHT,))
        g.cut(EndTurn(KNIGHT), Release(KNIGHT))


@dataclass(frozen=True)
class Gain(Step):
    def run(self, g: Cave) -> None:
        g.grit += 1


@dataclass(frozen=True)
class Scatter(Step):
    """VSB-GOR-03: whoever's turn has ended, the Tribe is scattered."""

    def is_owed(self) -> bool:
        return True

    def run(self, g: Cave) -> None:
        g.population -= 2


@dataclass(frozen=True)
class Calm(Step):
    def is_owed(self) -> bool:
        return True

    def run(self, g: Cave) -> None:
        g.rage -= 1


@dataclass(frozen=True)
class Turn(Yes):
    words = (STAY,)

    def answer(self, g: Cave, act: Say) -> None:
        pass


@dataclass(frozen=True)
class EndTurn(Step):
    role: int

    def run(self, g: Cave) -> None:
        pass


@dataclass(frozen=True)
class Haunt(Window):
    """VSB-GHS-10: she is asked whatever card she holds, for the asking would name it."""

    def candidates(self, g: Cave, role: int) -> tuple[Say, ...]:
        return (REVEAL, STAY)

    def bars(self, g: Cave, role: int, act: Action) -> str:
        if act == REVEAL:
            return "" if g.card == "knight" else "VSB-GHS-10"
        return "" if act == STAY else "VSB-DEC-01"

    def open(self, g: Cave, answers: list[tuple[int, Action]]) -> None:
        if answers == [(GHOST, REVEAL)]:
            g.minds[KNIGHT] = GHOST
            g.then(KnightActs(KNIGHT), Release(KNIGHT))


@dataclass(frozen=True)
class Release(Step):
    role: int

    def is_owed(self) -> bool:
        return True

    def run(self, g: Cave) -> None:
        g.minds[self.role] = self.role


FRAMES: Final = (KnightActs, MayAmbush, Blob, Gain, Scatter, Calm, Turn, EndTurn, Haunt, Release)
CODEC: Final = Codec("cave", 1, Cave, FRAMES, (Say,))


def cave(*frames: Frame, card: str = "knight") -> Cave:
    g = Cave(minds=[KNIGHT, GOBLINS, GHOST], sealed=[None] * 3, events=[], card=card)
    g.then(*frames)
    g.settle()
    return g


def ambushed(*frames: Frame) -> Cave:
    """The Knight goes, and the Goblins fall upon her."""
    g = cave(*frames)
    if g.waiting() == [GHOST]:
        g.play(GHOST, REVEAL)
    g.play(KNIGHT, GO)
    g.play(GOBLINS, AMBUSH)
    return g


OWN_TURN: Final = (KnightActs(KNIGHT), EndTurn(KNIGHT), Turn(GOBLINS), EndTurn(GOBLINS))
POSSESSED: Final = (Haunt((GHOST,)), Turn(GOBLINS), EndTurn(GOBLINS), Turn(KNIGHT))


def test_a_turn_that_is_cut_leaves_what_others_are_owed() -> None:
    g = ambushed(*OWN_TURN)
    assert (g.grit, g.population, g.rage) == (1, 1, 1)
    assert g.agenda == [EndTurn(GOBLINS), Turn(GOBLINS)]


def test_a_cut_inside_a_possession_ends_the_possession_and_nobody_elses_turn() -> None:
    g = ambushed(*POSSESSED)
    assert (g.minds, g.population, g.rage) == ([KNIGHT, GOBLINS, GHOST], 1, 1)
    assert g.agenda == [Turn(KNIGHT), EndTurn(GOBLINS), Turn(GOBLINS)]


def test_a_cut_beyond_a_possession_still_ends_it() -> None:
    g = cave(*POSSESSED)
    g.play(GHOST, REVEAL)
    g.cut(EndTurn(GOBLINS))
    assert g.agenda == [Turn(KNIGHT), EndTurn(GOBLINS), Release(KNIGHT)]


def test_the_nearest_of_several_ends_is_cut_to() -> None:
    g = cave(Turn(KNIGHT), Calm(), EndTurn(GOBLINS), Gain(), EndTurn(KNIGHT))
    g.cut(EndTurn(KNIGHT), EndTurn(GOBLINS))
    assert g.agenda == [EndTurn(KNIGHT), Gain(), EndTurn(GOBLINS), Calm()]


def test_a_cut_to_the_end_of_a_turn_that_nobody_takes_is_a_bug() -> None:
    g = cave(Turn(GOBLINS), EndTurn(GOBLINS))
    with pytest.raises(Stuck, match=r"no EndTurn\(role=0\) or Release\(role=0\)"):
        g.cut(EndTurn(KNIGHT), Release(KNIGHT))
    assert g.agenda == [EndTurn(GOBLINS), Turn(GOBLINS)]


def test_news_to_a_possessed_role_goes_to_the_mind_that_decides() -> None:
    peek = Event("VSB-MON-17", "peeks", (1,), (GHOST,))
    g = ambushed(*POSSESSED)
    assert (heard(g.events or [], (GHOST,)), heard(g.events or [], (KNIGHT,))) == ([peek], [])


def test_news_to_a_free_role_is_its_own() -> None:
    g = ambushed(*OWN_TURN)
    assert [len(heard(g.events or [], (mind,))) for mind in (KNIGHT, GHOST)] == [1, 0]


@pytest.mark.parametrize("card", ["knight", "dragon"])
def test_whether_a_window_is_open_does_not_name_the_card(card: str) -> None:
    g = cave(*POSSESSED, card=card)
    assert (asked(g), list(asks(g, (GHOST,)))) == ([GHOST], [GHOST])


def test_a_possession_that_is_cut_can_be_saved_before_and_after() -> None:
    g = cave(*POSSESSED)
    g.play(GHOST, REVEAL)
    h = CODEC.load(CODEC.save(g))
    for each in (g, h):
        each.play(KNIGHT, GO)
        each.play(GOBLINS, AMBUSH)
    assert CODEC.digest(g) == CODEC.digest(h) == CODEC.digest(CODEC.load(CODEC.save(h)))
