"""Rockslides: tokens that close an edge. CVO, MAP"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import WAY, Way
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.ground import is_dark_at, is_shut, lay, spaces, tile_at
from hauntbox.games.vast.cave.reveal import edges_of
from hauntbox.games.vast.cave.terrain.lying import whole
from hauntbox.games.vast.cave.tiles import FACE
from hauntbox.games.vast.roles.cave.actions import CLEAR, Clear
from hauntbox.games.vast.roles.cave.rules.nearness import near_her
from hauntbox.games.vast.state import Vast, shaper
from hauntbox.games.vast.table.asking import Listed, OneSpaceOf
from hauntbox.kernel.wire import Action

ROCKSLIDES: Final = 3  # VSB-CMP-09


def sides(g: Vast, space: int, but: int = NOWHERE) -> list[int]:
    """VSB-CVO-05: edges without walls to another tile, if not both are Dark; one edge may be left out."""
    return [way for way in WAYS if can_block(g, space, way) and but not in edges_of(space, way)]


def can_block(g: Vast, space: int, way: int) -> bool:
    """VSB-CVO-05. VSB-MAP-15: a Bomb does not prevent it. VSB-TRN-27: of Terrain, an edge to another tile."""
    beside = NEAR[space][way]
    if beside not in g.ground or is_shut(g, space, way) or beside in whole(g, space):
        return False
    return not (is_dark_at(g, space) and is_dark_at(g, beside))


def blockable(g: Vast, but: int = NOWHERE) -> list[int]:
    return [space for space in near_her(g, spaces(g), own=True) if sides(g, space, but)]


def bars_rocks(g: Vast) -> str:
    """VSB-CVO-05. VSB-CVO-06: a token that is moved must find another edge."""
    if len(g.slides) < ROCKSLIDES:
        return "" if blockable(g) else "VSB-CVO-05"
    return "" if clearable(g) else "VSB-CVO-05"


def clearable(g: Vast) -> list[int]:
    """VSB-CVO-06: the placed tokens, by their numbers, that can be moved to another edge."""
    return [n for n, edge in enumerate(g.slides) if blockable(g, edge)]


def throw_rocks(g: Vast) -> None:
    """VSB-CVO-05: a token of the supply; VSB-CVO-06: with all three placed, one of them."""
    g.then(RockOn(shaper(g)) if len(g.slides) < ROCKSLIDES else ClearRock(shaper(g)))


def take_rocks(g: Vast, edges: Sequence[int]) -> None:
    """Take Rockslides off the map, and open what they closed."""
    g.slides = tuple([edge for edge in g.slides if edge not in edges])
    for edge in edges:
        relay(g, edge // 4)


def relay(g: Vast, space: int) -> None:
    """Work the edges of a tile out anew."""
    lay(g, space, tile_at(g, space), g.ground[space] & FACE)


@dataclass(frozen=True)
class ClearRock(Listed):
    """VSB-DEC-104, VSB-CVO-06: which of the three is moved."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [CLEAR[n] for n in clearable(g)]

    def answer(self, g: Vast, act: Clear) -> None:
        edge = g.slides[act.number - 1]
        take_rocks(g, (edge,))
        g.then(RockOn(self.role, edge))


@dataclass(frozen=True)
class RockOn(OneSpaceOf):
    """VSB-DEC-103: which edge, first its tile; `but` is the edge from which the token comes."""

    but: int = NOWHERE

    def pool(self, g: Vast) -> list[int]:
        return blockable(g, self.but)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in blockable(g, self.but) else "VSB-CVO-05"

    def chosen(self, g: Vast, space: int) -> None:
        g.then(RockSide(self.role, space, self.but))


@dataclass(frozen=True)
class RockSide(Listed):
    """VSB-DEC-103: then which of its sides."""

    space: int
    but: int = NOWHERE

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(sides(g, self.space, self.but)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.block(g, sides(g, self.space, self.but)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [WAY[way] for way in sides(g, self.space, self.but)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Way):
            return act.when
        return "" if WAY_NAMES.index(act.way) in sides(g, self.space, self.but) else "VSB-CVO-05"

    def answer(self, g: Vast, act: Way) -> None:
        self.block(g, WAY_NAMES.index(act.way))

    def block(self, g: Vast, way: int) -> None:
        g.slides = tuple(sorted((*g.slides, self.space * 4 + way)))
        relay(g, self.space)
        g.tell("VSB-CVO-05", "rockslide", self.role, self.space, way)
