"""A fragment of Vast: the Ghost plays the Knight's piece for a turn of its own (VSB-GHS-10 to -13, VSB-POS-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.kernel.agenda import Choice, Frame, Game, Step
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import asks
from hauntbox.kernel.wire import Action

KNIGHT: Final = 0
GHOST: Final = 1
GHOST_TILE: Final = 5
POSSESSED_MOVEMENT: Final = 5  # VSB-POS-01


class Go(Action, frozen=True):
    when = "VSB-KNS-06"
    by: int


class Stay(Action, frozen=True):
    pass


class Reveal(Action, frozen=True):
    when = "VSB-GHS-10"


@dataclass
class Cave(Game):
    at: int = 0  # the Knight, in a long passage
    movement: int = 1  # VSB-KNS-06: without a cube
    card: str = "knight"  # face down on the Possession space
    artifact: bool = True  # the Knight carries one
    locked: bool = False


@dataclass(frozen=True)
class KnightsTurn(Step):
    def run(self, g: Cave) -> None:
        g.then(Walk(KNIGHT, g.movement), Haunt(GHOST), KnightsTurn())


@dataclass(frozen=True)
class Walk(Choice):
    """One step at a time, whoever's mind it is."""

    left: int

    def candidates(self, g: Cave, role: int) -> list[Action]:
        return [Go(-1), Go(1), Stay()]

    def bars(self, g: Cave, role: int, act: Action) -> str:
        return "" if isinstance(act, Go | Stay) else act.when

    def answer(self, g: Cave, act: Action) -> None:
        if isinstance(act, Go):
            g.at += act.by
            g.then(Arrive(), *[Walk(KNIGHT, self.left - 1)] * (self.left > 1))


@dataclass(frozen=True)
class Arrive(Step):
    """VSB-GHS-12: an Artifact that a possessed piece carries to a Ghost tile is locked there."""

    def run(self, g: Cave) -> None:
        if g.at == GHOST_TILE and g.artifact and g.minds[KNIGHT] == GHOST:
            g.artifact, g.locked = False, True
            g.cut(Release)  # VSB-GHS-13: locking ends a possession turn at once


@dataclass(frozen=True)
class Haunt(Choice):
    """VSB-GHS-10: at the end of another's turn she may reveal the matching card."""

    def candidates(self, g: Cave, role: int) -> list[Action]:
        return [Reveal(), Stay()]

    def bars(self, g: Cave, role: int, act: Action) -> str:
        if isinstance(act, Reveal):
            return "" if g.card == "knight" else "VSB-GHS-10"
        return "" if isinstance(act, Stay) else act.when

    def answer(self, g: Cave, act: Action) -> None:
        if isinstance(act, Reveal):
            g.card = ""
            g.minds[KNIGHT] = GHOST
            g.then(Walk(KNIGHT, POSSESSED_MOVEMENT), Release())


@dataclass(frozen=True)
class Release(Step):
    def run(self, g: Cave) -> None:
        g.minds[KNIGHT] = KNIGHT


CODEC: Final = Codec("cave", 1, Cave, (KnightsTurn, Walk, Arrive, Haunt, Release), (Go, Stay, Reveal))


def cave(*frames: Frame, at: int = 0, card: str = "knight") -> Cave:
    g = Cave(minds=[KNIGHT, GHOST], at=at, card=card)
    g.then(*frames)
    g.settle()
    return g


def possessed(at: int) -> Cave:
    g = cave(Haunt(GHOST), KnightsTurn(), at=at)
    g.play(GHOST, Reveal())
    return g


def test_the_knights_own_turn_is_the_knights() -> None:
    g = cave(KnightsTurn())
    assert (list(asks(g, (KNIGHT,))), list(asks(g, (GHOST,)))) == ([KNIGHT], [])


def test_in_a_possession_turn_the_ghosts_mind_moves_the_knight() -> None:
    g = possessed(at=0)
    assert (list(asks(g, (KNIGHT,))), list(asks(g, (GHOST,)))) == ([], [KNIGHT])
    g.play(KNIGHT, Go(1))
    assert g.at == 1


def test_the_cards_numbers_count_and_not_the_knights() -> None:
    assert cave(KnightsTurn()).agenda[-1] == Walk(KNIGHT, 1)
    assert possessed(at=0).agenda[-1] == Walk(KNIGHT, 5)


def test_after_the_last_step_the_knight_is_free() -> None:
    g = possessed(at=8)
    for by in (-1, 1, -1, 1, -1):
        assert g.minds == [GHOST, GHOST]
        g.play(KNIGHT, Go(by))
    assert (g.minds, g.agenda[-1]) == ([KNIGHT, GHOST], Walk(KNIGHT, 1))


def test_locking_an_artifact_ends_the_possession_at_once() -> None:
    g = possessed(at=4)
    g.play(KNIGHT, Go(1))
    assert g.locked
    assert (g.minds, g.agenda) == ([KNIGHT, GHOST], [KnightsTurn(), Haunt(GHOST), Walk(KNIGHT, 1)])


def test_a_free_knight_locks_nothing() -> None:
    g = cave(KnightsTurn(), at=4)
    g.play(KNIGHT, Go(1))
    assert g.artifact
    assert not g.locked


def test_a_card_that_does_not_match_is_not_revealed_but_she_is_asked_all_the_same() -> None:
    g = cave(Haunt(GHOST), card="dragon")
    assert (g.waiting(), g.legal(GHOST), g.why_not(GHOST, Reveal())) == ((GHOST,), [Stay()], "VSB-GHS-10")


def test_a_possession_can_be_saved_half_way() -> None:
    g = possessed(at=3)
    g.play(KNIGHT, Go(1))
    h = CODEC.load(CODEC.save(g))
    h.play(KNIGHT, Go(1))
    assert (h.minds, h.agenda[-1]) == ([KNIGHT, GHOST], Walk(KNIGHT, 1))
