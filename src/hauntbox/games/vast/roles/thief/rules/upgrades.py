"""The upgrades of stashed Treasures: what is free, what one does at once, and losing one. THU, CVO"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.roles.numbers import THIEF
from hauntbox.games.vast.roles.thief.actions import STAT_NAMES, TURNED, UPGRADE, UPGRADE_NAMES, Turned, Upgrade
from hauntbox.games.vast.roles.thief.board import (
    ACTION_CUBES,
    FLIP,
    FLIPS,
    KINDS,
    MORE_THIEVERY,
    THIEVERY,
    TOKENS,
    ThiefBoard,
)
from hauntbox.games.vast.roles.thief.rules.stats import lent, thievery
from hauntbox.games.vast.state import Vast, thief_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action


def free_upgrades(board: ThiefBoard) -> list[int]:
    """VSB-THU-18: each space holds one token; the Flips are three."""
    return [kind for kind in range(KINDS) if board.upgrades[kind] < (FLIPS if kind == FLIP else 1)]


def gain_upgrade(g: Vast, kind: int) -> None:
    """VSB-THU-04: it works at once. VSB-THU-12: a Flip turns a Stat token over."""
    board, before = thief_of(g), thievery(g)
    board.upgrades[kind] += 1
    g.tell("VSB-THU-04", "upgrade", THIEF, kind)
    if kind == FLIP:
        flips = board.upgrades[FLIP]
        g.then(TurnToken(THIEF, *changed(TOKENS[flips - 1], TOKENS[flips])))
    elif kind == MORE_THIEVERY:
        more_cubes(g, before)


def changed(old: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, int]:
    """VSB-THU-21: the value of the token that is turned over, and what it shows then."""
    return next((a, b) for a, b in zip(old, new, strict=True) if a != b)


def more_cubes(g: Vast, before: int) -> None:
    """VSB-THU-04: in his own turn more Thievery is a cube more at once."""
    board = thief_of(g)
    if g.turn == THIEF:
        board.cubes = min(board.cubes + max(thievery(g) - before, 0), ACTION_CUBES - lent(g))


@dataclass(frozen=True)
class TurnToken(Listed):
    """VSB-THU-12, VSB-THU-21: which of his Stat tokens with this value is turned over, if several have it."""

    old: int
    new: int

    def found(self, g: Vast) -> list[int]:
        return [stat for stat, value in enumerate(thief_of(g).stats) if value == self.old]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,) if len(self.found(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [TURNED[stat] for stat in self.found(g)]

    def answer(self, g: Vast, act: Turned) -> None:
        self.turn(g, STAT_NAMES.index(act.stat))

    def turn(self, g: Vast, stat: int) -> None:
        before = thievery(g)
        thief_of(g).stats[stat] = self.new
        if stat == THIEVERY:
            more_cubes(g, before)


@dataclass(frozen=True)
class LoseUpgrade(Listed):
    """VSB-DEC-112, VSB-CVO-13: he loses one upgrade of his choice, and its Treasure still counts for his goal.

    VSB-THU-21: of the Flips the last one.
    """

    def owned(self, g: Vast) -> list[int]:
        return [kind for kind in range(KINDS) if thief_of(g).upgrades[kind]]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,) if len(self.owned(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [UPGRADE[kind] for kind in self.owned(g)]

    def answer(self, g: Vast, act: Upgrade) -> None:
        self.lose(g, UPGRADE_NAMES.index(act.name))

    def lose(self, g: Vast, kind: int) -> None:
        board = thief_of(g)
        board.upgrades[kind] -= 1
        g.tell("VSB-CVO-13", "loses upgrade", THIEF, kind)
        if kind == FLIP:
            flips = board.upgrades[FLIP]
            g.then(TurnToken(THIEF, *changed(TOKENS[flips + 1], TOKENS[flips])))
