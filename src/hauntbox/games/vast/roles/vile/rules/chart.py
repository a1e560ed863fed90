"""The dice chart: rows, the die that is placed, Boost dice. VGP, VGX, VGM, PAR"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.roles.ghoul.board import KINDS
from hauntbox.games.vast.roles.ghoul.rules.dice import RollDice, set_movement
from hauntbox.games.vast.roles.numbers import VILE
from hauntbox.games.vast.roles.vile.actions import PLACE, Place
from hauntbox.games.vast.roles.vile.board import NO_DIE
from hauntbox.games.vast.state import Vast, ghoul_of, vile_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

SIX_ROWS: Final = ((7, 1), (6, 2), (5, 3), (4, 4), (3, 5), (2, 6))  # VST-OPT-07


def row_of(g: Vast, face: int) -> int:
    """VST-VGX-08, VST-VGX-09, VST-VGX-10: two faces have a row, VST-OPT-07: or by agreement each its own."""
    return face - 1 if g.options.six_row_chart else (face - 1) // 2


def row_values(g: Vast, row: int) -> tuple[int, int]:
    """VST-PAR-05: Movement and Attack of a row."""
    o = g.options
    if o.six_row_chart:
        return SIX_ROWS[row]
    rows = (
        (o.lurk_movement, o.lurk_attack),  # VST-VGX-08
        (o.stalk_movement, o.stalk_attack),  # VST-VGX-09
        (o.rend_movement, o.rend_attack),  # VST-VGX-10
    )
    return rows[row]


def in_row(g: Vast, row: int) -> int:
    """How many dice lie on the right side of a row."""
    return len([face for face in vile_of(g).right if row_of(g, face) == row])


@dataclass(frozen=True)
class PrepareBoard(Step):
    """VST-VGP-05: the discs go back. VST-VGP-01, VST-VGP-02: without dice in the supply all are rolled.

    VST-VGP-06: which is every third turn, or every second with two dice.
    """

    def run(self, g: Vast) -> None:
        board, vile = ghoul_of(g), vile_of(g)
        board.discs, board.movement = 0, 0
        board.used, board.spent, board.attacked = [0] * KINDS, 0, 0
        vile.boosts, vile.spent, vile.bonus = 0, 0, 0
        if vile.supply:
            slide_die(g)
            return
        vile.left, vile.right = NO_DIE, ()
        g.then(RollDice(VILE), FillSupply())  # VST-VGP-07: and no more comes of it


def slide_die(g: Vast) -> None:
    """VST-VGP-03: the die on the left goes to the right side of its row, VST-VGP-04: the others stay."""
    vile = vile_of(g)
    g.tell("VST-VGP-03", "die slides", VILE, vile.left)
    vile.right, vile.left = tuple(sorted([*vile.right, vile.left], reverse=True)), NO_DIE


@dataclass(frozen=True)
class FillSupply(Step):
    """VST-VGP-01: the rolled dice go into the supply."""

    def run(self, g: Vast) -> None:
        board = ghoul_of(g)
        vile_of(g).supply, board.dice = board.dice, ()


@dataclass(frozen=True)
class SelectDie(Listed):
    """VST-DEC-29, VST-VGX-01: a die of the supply goes onto the left side of the chart, on the row of its face."""

    def faces(self, g: Vast) -> list[int]:
        return sorted(set(vile_of(g).supply))

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.faces(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        place_die(g, self.faces(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PLACE[face] for face in self.faces(g)]

    def answer(self, g: Vast, act: Place) -> None:
        place_die(g, act.face)


def place_die(g: Vast, face: int) -> None:
    """VST-VGX-02, VST-VGX-06: the row gives Movement and discs. VST-VGX-03, VST-VGX-05: all dice on its right side are
    Boost dice, VST-VGX-04: others are none; VST-VGM-28: with two dice there is one at most.

    VST-VGX-07, VST-OTH-68: a Backstab is subtracted, but not below 0.
    """
    board, vile, row = ghoul_of(g), vile_of(g), row_of(g, face)
    place = vile.supply.index(face)
    vile.supply, vile.left = vile.supply[:place] + vile.supply[place + 1 :], face
    vile.row_movement, board.discs = row_values(g, row)
    set_movement(g, vile.row_movement)
    vile.boosts, vile.spent = in_row(g, row), 0
    g.tell("VST-VGX-02", "places", VILE, face, board.movement, board.discs)
