"""Open edges are filled with Dark tiles, from the stack or from the Cave's hand. REV, GROW"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, At
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, SPACE_OF, WAYS
from hauntbox.games.vast.cave.ground import frontier, is_open_edge, is_open_space, lay, spaces, touching
from hauntbox.games.vast.cave.tiles import DARK
from hauntbox.games.vast.roles.numbers import NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import Listed, WhichSpace
from hauntbox.kernel.agenda import kept
from hauntbox.kernel.wire import Action


def tiles_left(g: Vast) -> int:
    """Tiles that can still be placed: of the stack and of the Cave's hand."""
    hand = ROLES[g.terms.shaper].tiles_in_hand(g) if g.terms.shaper != NOBODY else 0
    return len(g.stack) + hand


def lay_dark(g: Vast, space: int) -> int:
    """Draw the top tile of the stack and lay it Dark side up. Nobody sees the other side."""
    g.learned = True  # the symbol of the next tile is seen
    tile, g.stack = g.stack[0], g.stack[1:]
    set_dark(g, space, tile)
    return tile


def set_dark(g: Vast, space: int, tile: int) -> None:
    """Lay a tile Dark side up, whether it comes from the stack or from the Cave's hand."""
    lay(g, space, tile, DARK[tile])
    g.tell("VSB-REV-06", "lays", space, DARK[tile])


def put_under(g: Vast, tiles: tuple[int, ...], purpose: str) -> None:
    """VSB-RND-13: shuffle the tiles and put them under the stack. VSB-HID-14: all see which they are."""
    earlier = [tuple([tile for tile in batch if tile not in tiles]) for batch in g.returned]
    g.returned = (*earlier, tuple(sorted(tiles)))
    g.stack += g.shuffle(g.returned[-1], purpose)
    if g.terms.shaper != NOBODY:
        ROLES[g.terms.shaper].stack_grows(g)


def gaps(g: Vast, at: int) -> list[int]:
    """Open spaces that an open edge of a Lit tile faces: of the tile `at`, or of the whole map for NOWHERE."""
    places = spaces(g) if at == NOWHERE else [at]
    return sorted({NEAR[space][way] for space in places for way in WAYS if is_gap(g, space, way)})


def is_gap(g: Vast, space: int, way: int) -> bool:
    return is_open_edge(g, space, way) and is_open_space(g, NEAR[space][way])


@dataclass(frozen=True)
class Fill(Listed):
    """VSB-REV-04, VSB-REV-07: open edges are filled at once, whoever made them; others are owed that.

    VSB-DEC-159: the order is chosen by the Cave, or without it by the player who fills.
    """

    at: int = NOWHERE

    def is_owed(self) -> bool:
        return True  # VSB-KNG-08

    def filler(self, g: Vast) -> int:
        """VSB-REV-05, VSB-REV-06, VST-SOLO-15: the Cave, or without it who revealed the tile."""
        return g.terms.shaper if g.terms.shaper != NOBODY else self.role

    def open(self, g: Vast) -> list[int]:
        """VSB-REV-08, VSB-COLL-03: none in the Collapse; VSB-REV-09: none when there are no tiles left."""
        return gaps(g, self.at) if not g.collapsing and tiles_left(g) else []

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.filler(g),) if len(self.open(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        for space in self.open(g):
            self.fill(g, space)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [AT[space] for space in self.open(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, At):
            return act.when
        return "" if SPACE_OF[act.space] in self.open(g) else "VSB-REV-04"

    def answer(self, g: Vast, act: At) -> None:
        g.then(FILL(self.role, self.at))
        self.fill(g, SPACE_OF[act.space])

    def fill(self, g: Vast, space: int) -> None:
        if g.terms.shaper == NOBODY:
            lay_dark(g, space)  # VSB-REV-06
        else:
            ROLES[g.terms.shaper].offers_tile(g, self.role, space)  # VSB-REV-05


@dataclass(frozen=True)
class PlaceTile(WhichSpace):
    """VSB-DEC-05, VSB-GROW-01, VST-SOLO-12: a Dark tile from the top of the stack, adjacent to any tile of the map."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if g.stack else ()

    def run(self, g: Vast) -> None:
        """VSB-CMP-15: the stack is empty, so nothing is placed."""

    def pool(self, g: Vast) -> list[int]:
        return frontier(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if is_open_space(g, space) and touching(g, space) else "VSB-GROW-01"

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [AT[space] for space in self.pool(g)]

    def chosen(self, g: Vast, space: int) -> None:
        lay_dark(g, space)


FILL: Final = kept(Fill)
PLACE_TILE: Final = kept(PlaceTile)
