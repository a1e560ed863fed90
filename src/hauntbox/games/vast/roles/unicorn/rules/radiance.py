"""Radiance: what is gained, marked and collected, and the upgrades that its cubes bring. UNT, UNS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.roles.numbers import UNICORN
from hauntbox.games.vast.roles.unicorn.actions import IMBUE, UPGRADE_NAMES, Imbue
from hauntbox.games.vast.roles.unicorn.board import ARMOR, TRACK, UNBRIDLED, UPGRADES
from hauntbox.games.vast.roles.unicorn.rules.stats import rage, rooms
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action


def gain_radiance(g: Vast) -> None:
    """VSB-UNT-20: a cube goes from the Radiance track to an upgrade space; VSB-CMP-15: while there is one."""
    board = unicorn_of(g)
    if board.radiance < TRACK:
        board.radiance += 1
        g.tell("VSB-UNT-20", "radiance", UNICORN, board.radiance)
        g.then(ImbueWhich(UNICORN))


@dataclass(frozen=True)
class Glory(Step):
    """VSB-UNT-16: 1 Radiance for an attack at 3 Anger, once for each attacked player in a turn."""

    role: int

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        board = unicorn_of(g)
        if not board.scored >> self.role & 1:
            board.scored |= 1 << self.role
            gain_radiance(g)


@dataclass(frozen=True)
class ImbueWhich(Listed):
    """VSB-DEC-131, VSB-UNS-09: on which upgrade space the cube goes; each holds one."""

    def is_owed(self) -> bool:
        return True

    def free(self, g: Vast) -> list[int]:
        taken, room = unicorn_of(g).upgrades, rooms(g)
        return [kind for kind in UPGRADES if taken[kind] < room[kind]]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (UNICORN,) if len(self.free(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [IMBUE[kind] for kind in self.free(g)]

    def answer(self, g: Vast, act: Imbue) -> None:
        imbue(g, UPGRADE_NAMES.index(act.upgrade))


def imbue(g: Vast, kind: int) -> None:
    """VSB-UNT-34: it counts at once; Unbridled also gives 1 Anger when it is taken."""
    unicorn_of(g).upgrades[kind] += 1
    g.tell("VSB-UNT-34", "imbues", UNICORN, kind)
    if kind == UNBRIDLED:
        rage(g)


@dataclass(frozen=True)
class LoseImbued(Listed):
    """VSB-DEC-112, VSB-UNT-26: Soporific Spores remove one of his upgrades, which he chooses; Radiance stays.

    VSB-PLR-21: the cube that the set-up put on Armor cannot be removed. The cube goes to the supply.
    """

    def owned(self, g: Vast) -> list[int]:
        board = unicorn_of(g)
        return [kind for kind in UPGRADES if board.upgrades[kind] > (board.locked if kind == ARMOR else 0)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (UNICORN,) if len(self.owned(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [IMBUE[kind] for kind in self.owned(g)]

    def answer(self, g: Vast, act: Imbue) -> None:
        self.lose(g, UPGRADE_NAMES.index(act.upgrade))

    def lose(self, g: Vast, kind: int) -> None:
        board = unicorn_of(g)
        board.upgrades[kind] -= 1
        board.cubes += 1
        g.tell("VSB-UNT-26", "dims", UNICORN, kind)
