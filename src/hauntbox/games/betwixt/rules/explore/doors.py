"""Doors and walls of tiles: laid, opened, closed, hidden, put. DRAW, PLACE, HROOM, TILE, EXP"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.content.tiles import SIDES
from hauntbox.games.betwixt.rules.dice import DOORWAY, WALL, pick
from hauntbox.games.betwixt.rules.explore.bags import new_path
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.map.fitting import free_walls
from hauntbox.games.betwixt.rules.map.layout import COMPASS, Laid
from hauntbox.games.betwixt.state import NOBODY, Farm, survey
from hauntbox.kernel.geometry import places

FAR: Final = 1000  # where tiles lie that are laid apart from the map
PART: Final = 1_000_000  # where the second team's part of the map begins


def doorways(g: Farm, tile: int) -> list[int]:
    """N, E, S, W of the unturned tile. TGB-DRAW-60"""
    return [tile * 4 + side for side in range(len(SIDES)) if g.map.has_doorway(tile * 4 + side)]


def open_ways(g: Farm, tile: int) -> list[int]:
    """Doorways without a door that lead nowhere yet. TGB-PLACE-27: those that meet another one are no ways on."""
    return [way for way in doorways(g, tile) if way not in g.map.meets and not g.map.shut >> way & 1]


def lay(g: Farm, way: int, laid: Laid) -> None:
    """TGB-PLACE-02, TGB-CMP-36: a tile is added behind a doorway. TGB-EXP-07: the door is taken off the map."""
    g.laid = (*g.laid, laid)
    g.new_tiles |= 1 << laid[0]
    g.tell("TGB-PLACE-02", "tile placed", laid[0])
    open_up(g, way)
    survey(g)
    for each in doorways(g, laid[0]):
        meet(g, each)
    survey(g)


def open_up(g: Farm, way: int) -> None:
    """TGB-EXP-07: the doorway is open from then on."""
    g.doors &= ~(1 << way)
    g.paths = tuple([pair for pair in g.paths if pair[0] != way])


def meet(g: Farm, way: int) -> None:
    """TGB-PLACE-22: a new doorway against a tile connects with its doorway, and is a wall otherwise.

    TGB-PLACE-27: where two meet, a door is taken away without a drawing.
    """
    other = g.map.meets.get(way, NOBODY)
    if other == NOBODY:
        if is_against(g, way):
            g.walled |= 1 << way
    elif (g.walled | g.secret & g.doors) >> other & 1:
        g.walled |= 1 << way
    else:
        open_up(g, other)


def is_against(g: Farm, way: int) -> bool:
    """Does another tile lie before the doorway?"""
    dx, dy = COMPASS[g.map.side_on_map(way)]
    spots = [g.map.spot(space) for space in g.map.doorway(way)]
    return any([g.map.space_at(x + dx, y + dy) >= 0 for x, y in spots])


def lay_apart(g: Farm, way: int, tile: int) -> None:
    """TGB-DRAW-54, TGB-HROOM-09: apart from the map; the opened door leads to it as if joined."""
    gate = next(tile * 4 + side for side in (2, 0, 1, 3) if g.map.tiles[tile].doorways >> side & 1)
    g.apart = (*g.apart, (way, gate))
    lay(g, way, (tile, FAR * (len(g.apart) + 1), FAR + PART * part_of(g, way >> 2), 0))


def part_of(g: Farm, tile: int) -> int:
    """TGB-MIS-29: on whose part of the map a tile lies: 0, or 1 for the second team's."""
    return round(g.map.lies[tile][2] / PART)


def own_doors(g: Farm) -> int:
    """Closed doors that are no secret; TGB-MIS-47: with teams those of the team in play."""
    doors = g.doors & ~g.secret
    if not g.teams:
        return doors
    return sum([1 << way for way in places(doors) if part_of(g, way >> 2) == g.team])


def wall_up(g: Farm, way: int) -> None:
    """TGB-PLACE-03, TGB-DRAW-38: the doorway counts as a wall."""
    open_up(g, way)
    g.walled |= 1 << way
    survey(g)
    g.tell("TGB-PLACE-03", "wall", way)


def close(g: Farm, way: int) -> None:
    """TGB-CMP-32: a door is put into an open doorway."""
    g.doors |= 1 << way
    survey(g)
    g.tell("TGB-CMP-32", "door", way)


def close_one(g: Farm, tile: int) -> None:
    """TGB-DRAW-24: a Door Token closes one open doorway, TGB-RND-14: at random. TGB-DRAW-45: or a room is hidden."""
    some = open_ways(g, tile)
    if some:
        close(g, pick(g, some, DOORWAY))
    else:
        hide(g, tile)


def close_all(g: Farm, tile: int) -> None:
    """Doors without Door Tokens."""
    for way in open_ways(g, tile):
        close(g, way)


def hide(g: Farm, tile: int) -> None:
    """TGB-HROOM-01: a secret door on a wall that has neither door nor doorway.

    TGB-HROOM-08: a random free wall, if there is one. TGB-HROOM-07: no more than the mission has Secret Rooms.
    """
    walls = free_walls(g.map, tile)
    if g.secret.bit_count() < len(guide(g).secrets) and walls:
        way = breach(g, tile * 4 + pick(g, walls, DOORWAY))
        g.secret |= 1 << way
        g.tell("TGB-HROOM-01", "secret door", way)


def breach(g: Farm, way: int) -> int:
    """TGB-TILE-30: a door on a free wall is like a doorway with a door."""
    g.breached |= 1 << way
    g.doors |= 1 << way
    survey(g)
    return way


def put_door(g: Farm, tile: int) -> int:
    """TGB-TILE-30, TGB-RND-24: on a random free wall of the tile, or of the nearest tile that has one.

    It begins a path without a bag. Returned: the doorway, or NOBODY.
    """
    for each in by_distance(g, tile):
        walls = free_walls(g.map, each)
        if walls:
            way = breach(g, each * 4 + pick(g, walls, WALL))
            put_path(g, way)
            g.tell("TGB-TILE-30", "door", way)
            return way
    return NOBODY


def put_path(g: Farm, way: int) -> None:
    """A door that a rule has put begins a path of its own, without a bag. TGB-DRAW-51"""
    g.paths = (*g.paths, (way, new_path(g)))


def by_distance(g: Farm, tile: int) -> list[int]:
    """Tiles in play by the doorways between; at equal distance the lower number first."""
    seen, edge = [tile], [tile]
    while edge:
        edge = sorted({there for here in edge for there in beside(g, here) if there not in seen})
        seen += edge
    return seen


def beside(g: Farm, tile: int) -> list[int]:
    """TGB-EXP-05: the tiles beyond open doorways and opened doors."""
    ways = [way for way in doorways(g, tile) if way in g.map.meets]
    return [g.map.meets[way] >> 2 for way in ways if not g.map.shut & (1 << way | 1 << g.map.meets[way])]
