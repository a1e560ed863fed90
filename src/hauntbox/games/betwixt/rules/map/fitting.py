"""How a new tile is laid at a doorway. PLACE, TILE"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.content.tiles import TILES, Tile
from hauntbox.games.betwixt.rules.map.layout import Laid, Layout, layout_of

ORDER: Final = (2, 0, 1, 3)  # TGB-PLACE-03: first its S doorway, then N, E, W


def fits(layout: Layout, way: int, tile: int) -> Laid | None:
    """TGB-PLACE-03: the tile turned so that one of its doorways meets this one, overlapping nothing."""
    for side in ORDER:
        if layout.tiles[tile].doorways >> side & 1:
            laid = laid_at(layout, way, tile, side)
            if not overlaps(layout, laid):
                return laid
    return None


def laid_at(layout: Layout, way: int, tile: int, side: int) -> Laid:
    """With its doorway on this side against the given one, centered."""
    turn = (layout.side_on_map(way) + 2 - side) % 4
    moved = alone(layout.tiles, (tile, 0, 0, turn), 1 << tile * 4 + side)
    (x, y), (u, v) = layout.middle_of(way), moved.middle_of(tile * 4 + side)
    return tile, (x - u) // 2, (y - v) // 2, turn


def alone(tiles: tuple[Tile, ...], laid: Laid, breached: int) -> Layout:
    """One tile on an empty map; a printed one has been laid so before."""
    return layout_of((laid,), 0, 0, breached) if tiles is TILES else Layout((laid,), 0, 0, breached, (), tiles)


def overlaps(layout: Layout, laid: Laid) -> bool:
    left, low, right, top = box(layout.tiles[laid[0]], laid)
    for other in layout.laid:
        x, y, u, v = box(layout.tiles[other[0]], other)
        if left < u and x < right and low < v and y < top:
            return True
    return False


def box(tile: Tile, laid: Laid) -> tuple[int, int, int, int]:
    """Left, lower, right and upper edge on the map."""
    _, x, y, turn = laid
    wide, high = (tile.high, tile.wide) if turn & 1 else (tile.wide, tile.high)
    return x, y, x + wide, y + high


def free_walls(layout: Layout, tile: int) -> list[int]:
    """TGB-TILE-29: sides without doorway or door, no tile laid against the middle, floor on a middle space."""
    return [side for side in range(4) if is_free_wall(layout, tile * 4 + side)]


def is_free_wall(layout: Layout, way: int) -> bool:
    if layout.has_doorway(way):
        return False
    a, b = layout.doorway(way)
    if not layout.floor & (1 << a | 1 << b):
        return False
    dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[layout.side_on_map(way)]
    return all([layout.space_at(layout.spot(s)[0] + dx, layout.spot(s)[1] + dy) < 0 for s in (a, b)])
