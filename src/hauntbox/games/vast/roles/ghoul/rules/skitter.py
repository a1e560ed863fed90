"""Skittering: somebody names a Dark symbol, and the piece appears on such a tile. SKT, SKV

The Ghoul and the Vile Ghoul have one piece each, of their own number.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import SYMBOL, Symbol
from hauntbox.games.vast.cave.grid import MIDDLE, around
from hauntbox.games.vast.cave.ground import has_tokens, is_dark_at, occupied, spaces, symbol_at
from hauntbox.games.vast.cave.tiles import CANYON, SYMBOLS, TERRAIN, TILES
from hauntbox.games.vast.roles.numbers import NOBODY
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import Listed, WhichSpace
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

SKITTER: Final = "skitter"  # purpose of chance


def has_others(g: Vast, piece: int, space: int) -> bool:
    """VST-SKT-07: the piece itself is on its way."""
    return any([where == space for other, where in enumerate(g.at) if other != piece])


def is_refuge(g: Vast, piece: int, space: int) -> bool:
    """VST-SKT-06: an unoccupied Dark tile; VST-OPT-05: tokens may be agreed not to count. VST-TRN-09: no Terrain."""
    if not is_dark_at(g, space) or has_others(g, piece, space):
        return False
    return g.options.skitter_ignores_tokens or not has_tokens(g, space)


def refuges(g: Vast, piece: int) -> list[int]:
    """What `is_refuge` lets through, found at once. VST-OPT-05: by agreement only pieces count."""
    taken = {where for other, where in enumerate(g.at) if other != piece}
    if not g.options.skitter_ignores_tokens:
        taken = occupied(g, piece)
    return [space for space in spaces(g) if is_dark_at(g, space) and space not in taken]


def near_entrance(g: Vast, piece: int) -> list[int]:
    """VST-SKT-15: unoccupied spaces around the Entrance, VST-SKT-16: with a tile, VST-TRN-09: not with Terrain."""
    places = [space for space in sorted(around(MIDDLE)) if space in g.ground and not g.ground[space] & TERRAIN]
    return [space for space in places if not has_others(g, piece, space) and not has_tokens(g, space)]


def symbols_on(g: Vast, tiles: list[int]) -> list[int]:
    return sorted({symbol_at(g, space) for space in tiles})


@dataclass(frozen=True)
class Skitter(Step):
    """VST-SKT-01, VST-SKT-02: after an attack. `by` is the other player; NOBODY: there is none.

    VST-SKT-31: one who has left the game names nothing. VST-SKT-29: the turn under way goes on afterwards.
    VST-SKV-06: by the variant too, whichever of the two Ghouls it is.
    """

    piece: int
    by: int

    def run(self, g: Vast) -> None:
        piece = self.piece
        other = NOBODY if self.by == NOBODY or g.left >> self.by & 1 else self.by
        is_variant = g.options.skitter_variant and other != NOBODY  # VST-SKV-01, VST-SKV-05
        picker = other if is_variant else piece  # VST-SKT-05, VST-SKV-03
        tiles = refuges(g, piece)
        if not tiles:
            g.then(PickNear(picker, piece))  # VST-SKT-15, VST-SKV-04
        elif other == NOBODY:
            g.then(PickTile(piece, piece, symbol_by_chance(g, tiles)))  # VST-SKT-28
        else:
            g.then(NameSymbol(piece if is_variant else other, piece, picker))  # VST-SKT-03, VST-SKV-02


def symbol_by_chance(g: Vast, tiles: list[int]) -> int:
    """VST-SKT-14, VST-RND-08: one that is found on no such tile gives way to one of those that are."""
    found, symbol = symbols_on(g, tiles), symbol_of_cave(g)
    return symbol if symbol in found else found[g.roll(len(found), SKITTER) - 1]


def symbol_of_cave(g: Vast) -> int:
    """VST-SKT-08, VST-RND-05: that of the top tile of the stack; VST-SKT-12, VST-RND-06: of a collapsed tile;
    VST-SKT-13, VST-RND-08: if there is neither, one of the three."""
    if g.stack and not g.collapsing:
        return TILES[g.stack[0]].symbol
    gone = [tile for tile in g.gone if tile < CANYON]
    return TILES[gone[g.roll(len(gone), SKITTER) - 1]].symbol if gone else g.roll(len(SYMBOLS), SKITTER) - 1


@dataclass(frozen=True)
class NameSymbol(Listed):
    """VST-DEC-16: the other player, VST-DEC-56: or in the variant the Ghoul, names a Dark symbol. VST-SKT-22: for a
    possessed piece that attacks the Ghoul, whoever decides for it.

    VST-SKT-04, VST-SKV-02: one that an unoccupied Dark tile shows.
    """

    piece: int
    picker: int

    def found(self, g: Vast) -> list[int]:
        return symbols_on(g, refuges(g, self.piece))

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.found(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.name(g, self.found(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SYMBOL[symbol] for symbol in self.found(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Symbol):
            return act.when
        return "" if SYMBOLS.index(act.symbol) in self.found(g) else "VST-SKT-04"

    def answer(self, g: Vast, act: Symbol) -> None:
        self.name(g, SYMBOLS.index(act.symbol))

    def name(self, g: Vast, symbol: int) -> None:
        g.tell("VST-SKT-03", "names", self.role, symbol)
        g.then(PickTile(self.picker, self.piece, symbol))


@dataclass(frozen=True)
class PickTile(WhichSpace):
    """VST-DEC-17, VST-SKT-05: the Ghoul, VST-DEC-57, VST-SKV-03: or in the variant the other, picks the tile.
    VST-SKT-23: for a possessed Ghoul, whoever decides for it."""

    piece: int
    symbol: int

    def pool(self, g: Vast) -> list[int]:
        return [space for space in refuges(g, self.piece) if symbol_at(g, space) == self.symbol]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.pool(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.chosen(g, self.pool(g)[0])

    def bars_space(self, g: Vast, space: int) -> str:
        if not is_refuge(g, self.piece, space):
            return "VST-SKT-06"
        return "" if symbol_at(g, space) == self.symbol else "VST-SKT-05"

    def chosen(self, g: Vast, space: int) -> None:
        appear(g, self.piece, space)


@dataclass(frozen=True)
class PickNear(WhichSpace):
    """VST-DEC-18, VST-SKT-15: without a free Dark tile, a space around the Entrance; VST-DEC-58, VST-SKV-04."""

    piece: int

    def pool(self, g: Vast) -> list[int]:
        return near_entrance(g, self.piece)

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.pool(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        """VST-SKT-17: if none is free the piece stays where it is."""
        for space in self.pool(g):
            self.chosen(g, space)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in self.pool(g) else "VST-SKT-15"

    def chosen(self, g: Vast, space: int) -> None:
        appear(g, self.piece, space)


def appear(g: Vast, piece: int, space: int) -> None:
    """VST-SKT-19, VST-SKT-20: no movement and no entry: nothing is paid, revealed or met. VST-SKT-21: no escape.

    VST-SKT-29, VST-SKT-24: the agenda is left as it is, so the turn that was interrupted goes on, a possession too.
    VST-SKT-25: what it carries comes along, and is locked nowhere.
    """
    g.at[piece] = space
    g.tell("VST-SKT-05", "skitters", piece, space)
