"""The Cave Ghost's answers to cave and table: as the Cave's, but for her piece, her turn and her tiles. CGH, PLR

VSB-PLR-30: what is not said here is as the Cave's.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.setup import BOX, HELD, IN_THE_BOX, deal_to
from hauntbox.games.vast.cave.tiles import BARRED, GHOST_TILES
from hauntbox.games.vast.roles.cave.role import Cave
from hauntbox.games.vast.roles.cave.rules.tiles import ShapeCave
from hauntbox.games.vast.roles.cave.rules.treasure import PlaceTreasurePhase
from hauntbox.games.vast.roles.cave_ghost.board import CaveGhostBoard
from hauntbox.games.vast.roles.cave_ghost.judgement import progress
from hauntbox.games.vast.roles.cave_ghost.rules.powers import TradeSpent
from hauntbox.games.vast.roles.cave_ghost.turn import Brood, CaveGhostStirs, CollectHers
from hauntbox.games.vast.roles.ghost.rules.locks import lose_hold
from hauntbox.games.vast.roles.numbers import CAVE_GHOST
from hauntbox.games.vast.secrets.known import face_down
from hauntbox.games.vast.state import Vast, cave_ghost_of

INFLUENCE: Final = 2  # VSB-CGH-10
TILES_OUT: Final = {"spirit": 2, "specter": 1}  # VSB-CGH-19


class CaveGhost(Cave):
    """What is not said here is as the Cave's."""

    number = CAVE_GHOST

    def set_up(self, g: Vast) -> None:
        """VSB-CGH-01: she replaces the Cave. VSB-CGH-02: the Ghost tiles beside her; no Artifacts.

        VSB-CGH-19: but for some tiles at the easier levels.
        """
        out = TILES_OUT.get(g.options.ghost_level, 0)
        boxed = g.shuffle(GHOST_TILES, BOX)[:out] if out else ()  # VSB-RND-08
        g.boxed += boxed
        deal_to(g, GHOST_TILES, HELD)
        deal_to(g, boxed, IN_THE_BOX)
        g.cave_ghost = CaveGhostBoard(tiles=tuple([tile for tile in GHOST_TILES if tile not in boxed]))
        super().set_up(g)

    def begin(self, g: Vast) -> None:
        """VSB-CGH-07: five phases."""
        g.then(CaveGhostStirs(), CollectHers(), ShapeCave(), Brood(CAVE_GHOST), PlaceTreasurePhase(), TradeSpent())

    def offers_event(self, g: Vast) -> None:
        """VSB-CGH-03: she sees the cards now, not before."""
        g.learned = True
        super().offers_event(g)

    def influence(self, g: Vast) -> int:
        return INFLUENCE

    def is_in_way(self, g: Vast, piece: int) -> bool:
        return False  # VSB-ATK-07, VST-FRC-08, VST-MOVE-17

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        return "VSB-MAP-09" if g.ground[to] & BARRED else ""

    def entered(self, g: Vast, piece: int) -> bool:
        return lose_hold(g, piece) or super().entered(g, piece)  # VSB-TRN-31

    def end_on_space(self, g: Vast) -> None:
        """VSB-TRN-30: Magma does nothing to her."""

    def slid(self, g: Vast, to: dict[int, int]) -> None:
        board = cave_ghost_of(g)
        board.hauled = tuple([(what, to.get(space, space), steps) for what, space, steps in board.hauled])

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """The Ghost tiles beside her show their Dark sides."""
        super().know(g, k, seat)
        k.cave_ghost = board = cave_ghost_of(g).clone()
        if CAVE_GHOST not in seat:
            board.tiles = tuple(sorted([face_down(g, tile) for tile in board.tiles]))

    def progress(self, g: Vast) -> float:
        return progress(g)
