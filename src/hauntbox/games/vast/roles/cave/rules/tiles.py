"""The hand of tiles: drawing, laying one of them, growing in the own turn. CVS, REV, COLL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import AT
from hauntbox.games.vast.cave.collapse.removal import DUE, RemoveTile
from hauntbox.games.vast.cave.fill import set_dark
from hauntbox.games.vast.cave.ground import frontier, is_open_space, touching
from hauntbox.games.vast.cave.tiles import CRYSTAL, DARK, TILES
from hauntbox.games.vast.roles.cave.actions import LAY, Lay, kind_of
from hauntbox.games.vast.roles.cave.board import HAND
from hauntbox.games.vast.roles.numbers import CAVE
from hauntbox.games.vast.state import Vast, cave_of, shaper
from hauntbox.games.vast.table.asking import WhichSpace
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


def draw_tiles(g: Vast) -> None:
    """VSB-CVS-03, VSB-CVS-10: back to three; VSB-CVS-16: once the stack is empty no more. All have seen the symbol."""
    board = cave_of(g)
    while g.stack and len(board.hand) < HAND and g.guest != CAVE:  # VSB-POS-04
        g.learned = True
        tile, g.stack = g.stack[0], g.stack[1:]
        board.hand = tuple(sorted((*board.hand, tile)))
        g.tell("VSB-CVS-10", "draws tile", shaper(g), DARK[tile])


def tiles_like(g: Vast, kind: str) -> list[int]:
    return [tile for tile in cave_of(g).hand if kind_of(tile) == kind]


def has_ghost_tile(g: Vast) -> bool:
    return any([TILES[tile].ghostly for tile in cave_of(g).hand])


def has_crystal(g: Vast) -> bool:
    return any([TILES[tile].feature == CRYSTAL for tile in cave_of(g).hand])


@dataclass(frozen=True)
class LayTile(Choice):
    """VSB-DEC-98: which tile of the hand goes there; VSB-DEC-04, VSB-REV-05: also on an open edge, VSB-DEC-160: and
    where others ask for a tile. It is asked whatever the hand holds: a hand that leaves no choice would tell of itself.
    """

    space: int

    def is_owed(self) -> bool:
        return True  # VSB-KNG-08

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(cave_of(g).hand) > 1 else ()

    def run(self, g: Vast) -> None:
        """VSB-CVS-16: the last tile of the hand."""
        for tile in cave_of(g).hand:
            self.lay(g, tile)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [LAY[kind] for kind in sorted({kind_of(tile) for tile in cave_of(g).hand})]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        """VSB-CVS-09: in its own turn Crystal tiles go first; VSB-CVS-14: in others' turns they need not.

        VSB-CVS-15: a Ghost tile goes before any other, in any turn.
        """
        if not isinstance(act, Lay) or not tiles_like(g, act.tile):
            return act.when
        tile = TILES[tiles_like(g, act.tile)[0]]
        if has_ghost_tile(g) and not tile.ghostly:
            return "VSB-CVS-15"
        is_crystal = tile.feature == CRYSTAL or tile.ghostly
        return "VSB-CVS-09" if g.turn == self.role and has_crystal(g) and not is_crystal else ""

    def answer(self, g: Vast, act: Lay) -> None:
        self.lay(g, tiles_like(g, act.tile)[0])

    def lay(self, g: Vast, tile: int) -> None:
        """VSB-CVS-08: Dark side up; VSB-REV-05, VST-SET-11: and the hand is filled up."""
        board = cave_of(g)
        board.hand = tuple([each for each in board.hand if each != tile])
        set_dark(g, self.space, tile)
        draw_tiles(g)


@dataclass(frozen=True)
class Grow(WhichSpace):
    """VSB-DEC-99, VSB-CVS-08: where a tile is placed, adjacent to any tile."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if cave_of(g).hand else ()

    def run(self, g: Vast) -> None:
        """The last tile lies on the map already."""

    def pool(self, g: Vast) -> list[int]:
        return frontier(g)

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [AT[space] for space in self.pool(g)]

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if is_open_space(g, space) and touching(g, space) else "VSB-CVS-08"

    def chosen(self, g: Vast, space: int) -> None:
        g.then(LayTile(self.role, space))


@dataclass(frozen=True)
class ShapeCave(Step):
    """VSB-CVS-08: phase 2 places a tile; VSB-CVS-11, VSB-COLL-04: in the Collapse it removes three."""

    def run(self, g: Vast) -> None:
        shape(g, g.terms.removals)


def shape(g: Vast, removals: int) -> None:
    """Place a tile, or in the Collapse remove so many."""
    if not g.collapsing:
        g.then(Grow(shaper(g)))
        return
    g.fruitless |= DUE
    g.then(RemoveTile(shaper(g), removals))
