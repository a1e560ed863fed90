"""Where an FM may move in a fight, and the move itself. MOVE, ACT, TAL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import NOBODY, PLACE_OF, SPACE, STEPS, TILE, TILE_OF, WAY, WAY_OF
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.map.moving import costs, step
from hauntbox.games.betwixt.state import FIRST, FMS, Farm, climbable, foes_of, ground, solid, spaces_of, standing
from hauntbox.kernel.agenda import Choice, kept
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

WHOLE: Final = 2**64 - 1
KEPT: Final = 100


def cross(place: int) -> int:
    x, y = place % 8, place // 8
    around = [(x, y + 1), (x, y - 1), (x + 1, y), (x - 1, y)]
    return sum([1 << v * 8 + u for u, v in around if 0 <= u < 8 and 0 <= v < 8])


# By place: those beside it on the same tile, up and down, right and left.
ORTHOGONAL: Final = tuple([cross(place) for place in range(64)])
SPACES: Final[dict[int, int]] = {}  # by tiles, bits


def open_tiles(g: Farm) -> int:
    """TGB-MOVE-12: the tiles that FMs occupy at present and those of monsters; TGB-MOVE-13: and the tiles placed just
    before this fight; TGB-LOOK-13: the tile of a replacement counts as occupied."""
    tiles = g.new_tiles
    for space in g.at:
        if space != NOWHERE:
            tiles |= 1 << (space >> 6)
    found = SPACES.get(tiles)
    if found is None:
        found = SPACES[tiles] = sum([WHOLE << tile * 64 for tile in places(tiles)])
    return found


def destinations(g: Farm, fm: int, points: int, nimble: bool = False) -> int:
    """TGB-MOVE-19: the spaces whose cheapest path costs at most the points; staying is no move.

    TGB-MOVE-11: nobody ends on a space with another character or an obstacle. TGB-MOVE-18: the path does not matter.
    """
    key = (fm, points, nimble, g.options.climb_obstacles, g.machines, g.new_tiles, tuple(g.at))
    table = g.map.destinations
    found = table.get(key)
    if found is None:
        if len(table) >= KEPT:  # shortcut: memory has an end
            table.clear()  # shortcut: what is needed is worked out again
        found = table[key] = within(g, fm, points, nimble)
    return found


def within(g: Farm, fm: int, points: int, nimble: bool) -> int:
    found = 0
    for layer in reached(g, fm, points, nimble)[1:]:
        found |= layer
    return found & ground(g) & ~standing(g)


def reached(g: Farm, fm: int, points: int, nimble: bool) -> list[int]:
    """By cost: the spaces whose cheapest path costs so much, those of others too."""
    closed = ground(g) & ~open_tiles(g)
    foes = spaces_of(g, foes_of(g, fm))
    climb = climbable(g) & open_tiles(g)  # TGB-MOVE-07
    return costs(g.map, 1 << g.at[fm], points, solid(g) | closed, foes, False, nimble, climb)


def move_layers(g: Farm, fm: int, points: int, nimble: bool = False) -> list[int]:
    """The destinations, by what the way there costs."""
    seen, taken = 1 << g.at[fm], standing(g) | climbable(g)
    layers = [0]
    for layer in reached(g, fm, points, nimble)[1:]:
        layers.append(layer & ~seen & ~taken)
        seen |= layer
    return layers


def can_move(g: Farm, fm: int, points: int, nimble: bool = False) -> bool:
    """Is there a destination?"""
    taken = standing(g)
    free = ORTHOGONAL[g.at[fm] & 63] << (g.at[fm] & -64) & g.map.floor
    if points and free & ~(taken | g.machines):
        return True  # shortcut: it is mostly the next space
    blocked = solid(g) | ground(g) & ~open_tiles(g)
    corners = blocked | spaces_of(g, foes_of(g, fm))
    if points and step(g.map, 1 << g.at[fm], g.map.floor & ~(blocked | taken), corners):
        return True
    return destinations(g, fm, points, nimble) != 0


def tiles_of(some: int) -> list[int]:
    """On which tiles these spaces lie."""
    found = []
    while some:
        tile = (some & -some).bit_length() - 1 >> 6
        found.append(tile)
        some &= ~(WHOLE << tile * 64)
    return found


def move(g: Farm, fm: int, points: int, nimble: bool = False) -> None:
    """TGB-ACT-06: the points are spent at once; TGB-MOVE-03: in one go."""
    tiles = tiles_of(destinations(g, fm, points, nimble))
    if len(tiles) == 1:
        g.then(MOVE_TO(fm, tiles[0], points, nimble))
    else:
        g.then(MOVE_TILE(fm, points, nimble))


@dataclass(frozen=True)
class MoveTile(Listed):
    """TGB-DEC-52: on which tile, asked if spaces of more than one can be chosen."""

    points: int
    nimble: bool

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in tiles_of(destinations(g, role, self.points, self.nimble))]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-MOVE-12"

    def answer(self, g: Farm, act: Action) -> None:
        g.then(MOVE_TO(self.role, TILE_OF[act], self.points, self.nimble))


MOVE_TILE: Final = kept(MoveTile)


def guests_near(g: Farm, fm: int) -> list[int]:
    """TGB-MIS-23: those whom an FM who sets out from next to them may lead along."""
    near = g.map.near(g.at[fm])
    return [guest for guest in range(FMS, FIRST) if g.at[guest] != NOWHERE and near >> g.at[guest] & 1]


@dataclass(frozen=True)
class LeadAlong(Listed):
    """TGB-DEC-100: on which space next to the FM the guest is put, or none."""

    guest: int

    def free(self, g: Farm) -> int:
        return g.map.near(g.at[self.role]) & ground(g) & ~standing(g)

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if self.free(g) else ()

    def run(self, g: Farm) -> None:
        """There is no room next to the FM."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        x, y = g.map.spot(g.at[role])
        spots = [g.map.spot(space) for space in places(self.free(g))]
        return [*[WAY[STEPS.index((u - x, v - y))] for u, v in spots], NOBODY]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-MIS-23"

    def answer(self, g: Farm, act: Action) -> None:
        if act != NOBODY:
            g.at[self.guest] = g.map.beside(g.at[self.role], *STEPS[WAY_OF[act]])
            g.tell("TGB-MIS-23", "led along", self.role, self.guest)


@dataclass(frozen=True)
class MoveTo(Choice):
    """TGB-DEC-53: on which space of that tile to end. TGB-MOVE-02: points that are left are lost."""

    tile: int
    points: int
    nimble: bool

    def spaces(self, g: Farm, role: int) -> int:
        return destinations(g, role, self.points, self.nimble) & WHOLE << self.tile * 64

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [SPACE[space & 63] for space in places(self.spaces(g, role))]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in PLACE_OF:
            return act.when
        return "" if self.spaces(g, role) >> (self.tile * 64 + PLACE_OF[act]) & 1 else "TGB-MOVE-19"

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [SPACE[space & 63] for space in places(self.spaces(g, role))]

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-MOVE-16: voluntarily entering a trap space has no effect."""
        g.then(*[LeadAlong(self.role, guest) for guest in guests_near(g, self.role)])  # TGB-MIS-23: before the move
        g.at[self.role] = self.tile * 64 + PLACE_OF[act]
        g.tell("TGB-MOVE-01", "moves", self.role, g.at[self.role])


MOVE_TO: Final = kept(MoveTo)
