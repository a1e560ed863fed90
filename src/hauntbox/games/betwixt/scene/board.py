"""The joined map: tiles with their squares, walls, doors, obstacles, and the tokens that lie on it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hauntbox.games.betwixt.actions import SPACE_NAMES
from hauntbox.games.betwixt.content.tiles import ROW, TILES, Tile
from hauntbox.games.betwixt.rules.explore.approach import goals_on
from hauntbox.games.betwixt.rules.map.layout import NOWHERE, Layout
from hauntbox.games.betwixt.scene.legend import GROUND, PLAIN_GROUND, TRAP_LOOKS
from hauntbox.games.betwixt.scene.stage import BOARD, COMPASS, Stage, shifts, spaces_of, tile_id
from hauntbox.games.betwixt.state import Farm
from hauntbox.games.betwixt.words.names import space_id, tile_name
from hauntbox.kernel.geometry import places
from hauntbox.scene import Badge, Board, Link, Piece, Space, Thing, Zone

Sides = dict[str, str | tuple[str, ...]]
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))  # N, E, S, W
WAGON_TILE, WAGON = "1", (2, 3, 10, 11)  # where the station wagon is drawn


def board(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    marked = goal_spaces(g) | sum([spaces for _, spaces in g.marked])
    return {
        BOARD: Board(name="The Bennert farm", look="farm", lay="plan"),
        **cardboard(g.map, g.doors, g.secret, marked),
        **tokens(stage),
    }


def goal_spaces(g: Farm) -> int:
    """Where the mission waits for somebody."""
    found = 0
    for tile in places(g.visits):
        if tile in g.map.lies:
            found |= goals_on(g, tile)
    return found


# Cardboard ------------------------------------------------------------------------------------------------------------


@lru_cache(64)
def cardboard(layout: Layout, doors: int, secret: int, marked: int) -> dict[str, Thing]:
    """All spaces and tiles. They change with doors and marks only, so one picture serves many positions."""
    things: dict[str, Thing] = {}
    moved = shifts(layout)
    for tile in layout.lies:
        things |= spaces(layout, tile, moved[tile], doors, secret, marked)
        things |= wagon(layout, tile)
    for n, (a, b) in enumerate(layout.apart):
        here, there = layout.doorway(a)[0], layout.doorway(b)[0]
        things[f"way:{n + 1}"] = Link(from_=space_id(here), to=space_id(there), look="way")
    return things


def spaces(layout: Layout, tile: int, moved: tuple[int, int], doors: int, secret: int, marked: int) -> dict[str, Thing]:
    shape = layout.tiles[tile]
    floor, low, tall, edge = GROUND.get(shape.number, PLAIN_GROUND)
    edges = sides_of(layout, tile, doors, secret, edge)
    things: dict[str, Thing] = {}
    for place in all_places(shape):
        space = tile * 64 + place
        x, y = layout.spot(space)
        block = low if shape.low >> place & 1 else tall if shape.tall >> place & 1 else ""
        if block and is_wagon(shape, place):
            block = "under"
        badges = [Badge(block)] if block else [Badge("goal")] if marked >> space & 1 else []
        things[space_id(space)] = Space(
            in_=BOARD,
            name=SPACE_NAMES[place],
            at=(x + moved[0], -(y + moved[1])),
            look=floor,
            sides=edges.get(space, {}),
            badges=tuple(badges),
        )
    things[tile_id(tile)] = Zone(in_=BOARD, name=tile_name(tile), look="tile", spaces=tuple(things))
    return things


def is_wagon(shape: Tile, place: int) -> bool:
    return shape.number == WAGON_TILE and place in WAGON


def wagon(layout: Layout, tile: int) -> dict[str, Thing]:
    """The family's station wagon, over the four low obstacles that it is."""
    if layout.tiles[tile].number != WAGON_TILE:
        return {}
    west = min(
        [tile * 64 + place for place in WAGON], key=lambda space: (layout.spot(space)[0], -layout.spot(space)[1])
    )
    way = COMPASS[layout.side_on_map(tile * 4)]
    return {"wagon": Piece(in_=space_id(west), look="wagon", size=(2, 2), way=way)}


def all_places(shape: Tile) -> list[int]:
    return [y * ROW + x for y in range(shape.high) for x in range(shape.wide)]


def sides_of(layout: Layout, tile: int, doors: int, secret: int, edge: str) -> dict[int, Sides]:
    """The edge of a tile, by space: walls, and doorways as they are."""
    found: dict[int, Sides] = {}
    for place in all_places(layout.tiles[tile]):
        space = tile * 64 + place
        x, y = layout.spot(space)
        outside = [side for side, (dx, dy) in enumerate(STEPS) if layout.space_at(x + dx, y + dy) >> 6 != tile]
        if outside:
            found[space] = {COMPASS[side]: side_look(layout, space, side, doors, secret, edge) for side in outside}
    return found


def side_look(layout: Layout, space: int, side: int, doors: int, secret: int, edge: str) -> str:
    way = doorway_at(layout, space, side)
    if way == NOWHERE:
        return edge
    both = 1 << way | 1 << layout.meets.get(way, way)
    if not layout.shut & both:
        return "open"
    return "secret" if secret & doors & both else "shut" if doors & both else edge


def doorway_at(layout: Layout, space: int, side: int) -> int:
    """The doorway on this side of a space, or NOWHERE."""
    tile = space >> 6
    way = tile * 4 + (side - layout.lies[tile][3]) % 4
    return way if layout.has_doorway(way) and space in layout.doorway(way) else NOWHERE


# Tokens ---------------------------------------------------------------------------------------------------------------


def tokens(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    things: dict[str, Thing] = {}
    for space, kind, _ in g.traps:
        things[f"trap:{space_id(space)}"] = Piece(in_=space_id(space), look=TRAP_LOOKS[kind])
    for space, token in g.treasures:
        things[treasure_id(token // 2)] = Piece(in_=space_id(space), look="treasure", tag=str(token // 2))
    for space in places(g.machines):
        things[machine_id(space)] = Piece(in_=space_id(space), look="machine", dim=used(g, space))
    for tile in sorted(set(g.surprises)):
        count = g.surprises.count(tile)
        things[f"surprise:{TILES[tile].number}"] = Piece(
            in_=space_id(middle(g, tile)), look="surprise", count=count if count > 1 else 0
        )
    return things


def treasure_id(number: int) -> str:
    return f"loot:{number}"


def machine_id(space: int) -> str:
    return f"machine:{space_id(space)}"


def used(g: Farm, space: int) -> str:
    return "visited since the last door" if g.visited >> space & 1 else ""


def middle(g: Farm, tile: int) -> int:
    """A free space in the middle of a tile, where a token for the whole tile lies."""
    shape = g.map.tiles[tile]
    x, y = shape.wide / 2 - 0.5, shape.high / 2 - 0.5
    free = [place for place in places(shape.floor) if tile * 64 + place not in g.at] or places(shape.floor)
    return tile * 64 + min(free, key=lambda place: (place % ROW - x) ** 2 + (place // ROW - y) ** 2)


def zone(name: str, look: str, some: int) -> Zone:
    """Spaces that light up."""
    return Zone(in_=BOARD, name=name, look=look, spaces=spaces_of(some))
