"""A door is opened: the usual one, a forced one, a secret one. FLOW, EXP, DRAW, HROOM"""

from __future__ import annotations

from dataclasses import dataclass

from hauntbox.games.betwixt.rules.explore.bags import goal_tile, is_forced, path_of
from hauntbox.games.betwixt.rules.explore.doors import (
    breach,
    close_all,
    doorways,
    lay,
    lay_apart,
    own_doors,
    part_of,
    put_path,
    wall_up,
)
from hauntbox.games.betwixt.rules.explore.drawing import Find, draw_all, split_paths
from hauntbox.games.betwixt.rules.explore.placing import place
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.map.fitting import fits, free_walls
from hauntbox.games.betwixt.state import DRAWING, NOBODY, PLACEMENT, Farm
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.geometry import places


def open_door(g: Farm, way: int) -> None:
    """TGB-FLOW-02, TGB-EXP-06: it ends the Exploration Phase and starts the Drawing Phase."""
    g.visited = 0  # TGB-MIS-12
    g.phase, g.new_tiles = DRAWING, 0
    g.tell("TGB-EXP-06", "opens", way)
    g.then(Draw(way))
    happen(g, "door-opened")


@dataclass(frozen=True)
class Draw(Step):
    """TGB-FLOW-03: the Drawing Phase, followed by the Placement Phase. TGB-DRAW-01: no monster is on the map."""

    way: int

    def run(self, g: Farm) -> None:
        way = forced_way(g, self.way) if is_forced(g) else self.way
        path = path_of(g, way)
        finds = [force(g, way)] if is_forced(g) else draw_all(g, way, path)
        split_paths(g, path, finds)
        g.phase = PLACEMENT  # TGB-PLACE-01: no open doorway needs drawing any more
        place(g, finds)


# Forced ---------------------------------------------------------------------------------------------------------------


def force(g: Farm, way: int) -> Find:
    """TGB-DRAW-40: the door leads straight to the objective tile. TGB-DRAW-61: nothing is drawn for it."""
    tile = goal_tile(g)
    lay_or_part(g, way, tile)
    close_all(g, tile)  # TGB-DRAW-58
    return Find(way, tile, ())


def lay_or_part(g: Farm, way: int, tile: int) -> None:
    """TGB-DRAW-54, TGB-HROOM-09: behind the door, or apart from the map if it does not fit."""
    laid = fits(g.map, way, tile)
    if laid is None:
        lay_apart(g, way, tile)
    else:
        lay(g, way, laid)


def forced_way(g: Farm, way: int) -> int:
    """TGB-DRAW-54: where the objective tile fits first; nowhere: the door of the players' choice."""
    found = next((each for each in forced_ways(g, way) if fits(g.map, each, goal_tile(g))), way)
    if not g.map.has_doorway(found):
        put_path(g, breach(g, found))
    return found


def forced_ways(g: Farm, way: int) -> list[int]:
    """TGB-DRAW-54: the door of the players' choice, the other closed doors by their tiles, then free walls."""
    doors = places(own_doors(g))
    tiles = [tile for tile in sorted(g.map.lies) if not g.teams or part_of(g, tile) == g.team]
    walls = [tile * 4 + side for tile in tiles for side in free_walls(g.map, tile)]
    return [way, *[door for door in doors if door != way], *walls]


# Secret ---------------------------------------------------------------------------------------------------------------


def open_secret(g: Farm, way: int) -> None:
    """TGB-HROOM-03: the mission's Secret Room is added. TGB-HROOM-04: without a Drawing Phase.

    TGB-HROOM-06: then the Exploration Phase begins.
    """
    tile = next(each for each in guide(g).secrets if each not in g.map.lies)
    g.new_tiles = 0
    lay_or_part(g, way, tile)
    for each in doorways(g, tile):
        if g.map.meets.get(each, NOBODY) != way:
            wall_up(g, each)  # TGB-HROOM-05
    g.tell("TGB-HROOM-03", "secret room", tile)
    happen(g, "secret-opened", tile)
