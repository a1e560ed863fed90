"""The Cave's turn: Omens, a tile, a Treasure; between them it uses Omens as it likes. CVS"""

from __future__ import annotations

from dataclasses import dataclass

from hauntbox.games.vast.roles.cave.rules.omens import CollectOmens, UseOmens, draw_omens
from hauntbox.games.vast.roles.cave.rules.tiles import ShapeCave
from hauntbox.games.vast.roles.cave.rules.treasure import PlaceTreasurePhase
from hauntbox.games.vast.roles.numbers import CAVE
from hauntbox.games.vast.state import Vast, cave_of, trance_of
from hauntbox.kernel.agenda import Frame, Step


@dataclass(frozen=True)
class CaveStirs(Step):
    """VSB-CVO-08, VSB-CVO-15: prices begin anew in every turn."""

    def run(self, g: Vast) -> None:
        board = cave_of(g)
        board.plundered = board.hated = 0


@dataclass(frozen=True)
class DrawPossessed(Step):
    """VSB-POS-04: possessed, it draws Influence + 1 Omens; VSB-RND-12"""

    def run(self, g: Vast) -> None:
        draw_omens(g, trance_of(g).influence + 1)


def phases_possessed() -> tuple[Frame, ...]:
    """VSB-GHS-46: Shape the Cave and Place Treasure are done anew."""
    return DrawPossessed(), UseOmens(CAVE, 1), ShapeCave(), UseOmens(CAVE, 2), PlaceTreasurePhase(), UseOmens(CAVE, 3)


def phases() -> tuple[Frame, ...]:
    """VSB-CVS-05, VSB-CVS-08, VSB-CVS-12: three phases; VSB-CVO-02: Omens at any time of the turn."""
    return (
        UseOmens(CAVE, 0), CollectOmens(), UseOmens(CAVE, 1), ShapeCave(), UseOmens(CAVE, 2), PlaceTreasurePhase(),
        UseOmens(CAVE, 3),
    )  # fmt: skip
