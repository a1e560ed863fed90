"""The tiles on the table: laying and lifting them, edges, what lies where, who sees whom. MAP, TILE

`g.ground` holds for each space with a tile its face, its shut edges and the tile itself in one number, so that a rule
looks up once. It is worked out from `laid` and `under`, never changed and only replaced: clones share it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, SIZE, STEPS, WAYS, moved
from hauntbox.games.vast.cave.tiles import BARRED, FACE, FEATURE, LIT, PIT, SYMBOL, TERRAIN, WALLS
from hauntbox.games.vast.cave.tokens import MONSTERS
from hauntbox.games.vast.roles.numbers import CAVE_GHOST, GHOST, IN_TURN, NOBODY, OWNER
from hauntbox.games.vast.state import Vast

SHUT: Final = 16  # four bits: edges that a wall or a Rockslide closes, from whichever side
TILE: Final = 20
EDGED_FACE: Final = (1 << TILE) - 1


def survey(g: Vast) -> None:
    """Work `ground` out from what lies on the table: after loading, after a slide."""
    ground = {entry >> 16: entry & FACE | tile << TILE for entry, tile in zip(g.laid, g.under, strict=True)}
    g.ground = ground
    for space in ground:
        join(g, space)


def rename(g: Vast) -> None:
    """Bring `ground` up to other tiles under the same faces, whose edges are as they were."""
    ground = g.ground
    pairs = zip(g.laid, g.under, strict=True)
    g.ground = {entry >> 16: ground[entry >> 16] & EDGED_FACE | tile << TILE for entry, tile in pairs}


def join(g: Vast, space: int) -> None:
    """Work out which edges of a tile are shut, for it and for the tiles beside it."""
    ground, here = g.ground, g.ground[space]
    shut = 0
    for way in WAYS:
        beside = NEAR[space][way]
        there = ground.get(beside)
        if is_edge_shut(g, space, way, here, there or 0):
            shut |= 1 << way
        if there is not None:
            bit = 1 << SHUT + (way ^ 2)
            ground[beside] = there | bit if shut >> way & 1 else there & ~bit
    ground[space] = here & ~(WALLS << SHUT) | shut << SHUT


def is_edge_shut(g: Vast, space: int, way: int, here: int, there: int) -> bool:
    """VSB-MAP-13: a wall on either side shuts an edge, VSB-MAP-14: of which Dark tiles have none.

    VSB-MAP-15: a Bomb opens it, a Rockslide shuts it even so.
    """
    wall = (here >> way | there >> (way ^ 2)) & 1
    if not g.bombs and not g.slides:  # shortcut: the usual case
        return wall == 1  # shortcut: it is the last line without tokens
    if has_token_on(g.slides, space, way):
        return True
    return wall == 1 and not has_token_on(g.bombs, space, way)


def has_token_on(edges: tuple[int, ...], space: int, way: int) -> bool:
    """Whichever of the two tiles the token belongs to."""
    return space * 4 + way in edges or NEAR[space][way] * 4 + (way ^ 2) in edges


def lay(g: Vast, space: int, tile: int, face: int) -> None:
    """Put a tile on a space, or show another face of the tile that lies there."""
    place = bisect_left(g.laid, space << 16)
    end = place + 1 if space in g.ground else place
    g.laid = (*g.laid[:place], space << 16 | face, *g.laid[end:])
    g.under = (*g.under[:place], tile, *g.under[end:])
    g.ground = {**g.ground, space: face | tile << TILE}
    join(g, space)


def lift(g: Vast, space: int) -> int:
    """Take the tile away, and return it; what lay on its edges is the caller's business."""
    place = bisect_left(g.laid, space << 16)
    tile = g.under[place]
    g.laid = g.laid[:place] + g.laid[place + 1 :]
    g.under = g.under[:place] + g.under[place + 1 :]
    g.ground = g.ground.copy()
    del g.ground[space]
    for way in WAYS:
        part(g, NEAR[space][way], way ^ 2)
    return tile


def part(g: Vast, space: int, way: int) -> None:
    """Work out whether the edge of a tile is shut, if one lies there, now that there is none beside it."""
    here = g.ground.get(space)
    if here is not None:
        bit = 1 << SHUT + way
        g.ground[space] = here | bit if is_edge_shut(g, space, way, here, 0) else here & ~bit


def tile_at(g: Vast, space: int) -> int:
    return g.ground[space] >> TILE


# Questions one asks of a space. -------------------------------------------------------------------------------------


def spaces(g: Vast) -> list[int]:
    """VSB-MAP-07: the spaces of the map, in the order of their numbers: any other order would tell of hidden tiles."""
    return [entry >> 16 for entry in g.laid]


def is_open_space(g: Vast, space: int) -> bool:
    """VSB-MAP-06: without a tile."""
    return space not in g.ground


def is_lit_at(g: Vast, space: int) -> bool:
    return g.ground.get(space, 0) & LIT != 0


def is_dark_at(g: Vast, space: int) -> bool:
    """VSB-TRN-02: Terrain is neither Lit nor Dark."""
    return g.ground.get(space, LIT) & (LIT | TERRAIN) == 0


def symbol_at(g: Vast, space: int) -> int:
    return g.ground[space] >> SYMBOL & 3


def feature_at(g: Vast, space: int) -> int:
    """PLAIN where the tile is Dark, whatever it hides."""
    return g.ground.get(space, 0) >> FEATURE & 7


def is_shut(g: Vast, space: int, way: int) -> bool:
    """VSB-MAP-13: whether a wall or a Rockslide blocks the way."""
    return g.ground[space] >> SHUT + way & 1 == 1


def is_open_edge(g: Vast, space: int, way: int) -> bool:
    """VSB-MAP-05: an edge of a Lit tile that no wall closes."""
    return is_lit_at(g, space) and not is_shut(g, space, way)


def bars_way(g: Vast, space: int, way: int) -> str:
    """The rule that keeps a walker on foot from the space beside, or ""; walkers add rules of their own.

    VSB-TRN-15: onto Terrain and off it, too. VSB-TRN-22: a Pit is entered for a whole trip only, cave/terrain/pits.py.
    VSB-MON-27: Monsters are in nobody's way but the Knight's.
    """
    here = g.ground[space]
    there = g.ground.get(NEAR[space][way])
    if there is None:
        return "VSB-MAP-06"
    if there & BARRED:
        return "VSB-MAP-09"
    if here >> SHUT + way & 1:
        return "VSB-MAP-13"
    return "VSB-TRN-22" if there & PIT else ""


def plain_ways(g: Vast, space: int) -> int:
    """The ways, as bits, onto tiles with nobody on them where `bars_way` bars nothing: asked of all four at once."""
    ground, at, near = g.ground, g.at, NEAR[space]
    shut, found = ground[space] >> SHUT, 0
    for way in WAYS:
        there = ground.get(near[way], BARRED)
        if not there & (BARRED | PIT) and not shut >> way & 1 and near[way] not in at:
            found |= 1 << way
    return found


def touching(g: Vast, space: int) -> int:
    """VSB-COLL-09: how many tiles share an edge with this space."""
    return sum([beside in g.ground for beside in NEAR[space]])


def frontier(g: Vast) -> list[int]:
    """The open spaces beside the map, in the order of their numbers."""
    found: set[int] = set()
    found.update(*[NEAR[space] for space in g.ground])
    return sorted(found.difference(g.ground))


# Pieces and tokens. -------------------------------------------------------------------------------------------------


def pieces_at(g: Vast, space: int) -> list[int]:
    """The player pieces on a space, in the order of turns."""
    if space not in g.at:
        return []  # shortcut: the usual case
    return [piece for piece in IN_TURN if g.at[piece] == space]


def others_at(g: Vast, piece: int, space: int) -> list[int]:
    """The pieces of other players on a space. VSB-ATK-07: but for the Ghosts, whom everyone ignores."""
    if g.at.count(space) == (g.at[piece] == space):
        return []  # shortcut: nobody else is there
    owner = OWNER[piece]
    return [other for other in pieces_at(g, space) if OWNER[other] not in (owner, GHOST, CAVE_GHOST)]


def has_tokens(g: Vast, space: int) -> bool:
    return any([space in lie for lie in g.tokens])


def has_monster(g: Vast, space: int) -> bool:
    return any([space in g.tokens[kind] for kind in MONSTERS])


def occupied(g: Vast, but: int = NOBODY) -> set[int]:
    """VSB-MAP-08: the spaces with player pieces or tokens; one piece may be left out."""
    taken = {where for piece, where in enumerate(g.at) if piece != but}
    for lie in g.tokens:
        taken.update(lie)
    return taken


def is_unoccupied(g: Vast, space: int) -> bool:
    """VSB-MAP-08: without player pieces and without tokens."""
    return space not in g.at and not has_tokens(g, space)


def free_dark(g: Vast) -> list[int]:
    """The unoccupied Dark tiles, by their spaces."""
    taken = occupied(g)
    return [space for space in dark_spaces(g) if space not in taken]


def dark_spaces(g: Vast) -> list[int]:
    """What `is_dark_at` holds of: `laid` tells it of all at once."""
    return [entry >> 16 for entry in g.laid if not entry & (LIT | TERRAIN)]


# Sight. -------------------------------------------------------------------------------------------------------------


def is_visible(g: Vast, a: int, b: int) -> bool:
    """VSB-MAP-10: on one straight line that no wall, Dark tile or open space cuts. VSB-MAP-12: one's own space is."""
    if a == b:
        return True
    if a % SIZE != b % SIZE and a // SIZE != b // SIZE:
        return False  # shortcut: on no line
    return b in [seen for way in WAYS for seen in line_of_sight(g, a, way)]


def line_of_sight(g: Vast, space: int, way: int) -> list[int]:
    """What one sees in a direction. VSB-MAP-11: a Dark tile is seen itself, and hides what lies beyond.

    VSB-TRN-23: so does a Pit.
    """
    seen = []
    while not is_shut(g, space, way) and NEAR[space][way] in g.ground:
        space = NEAR[space][way]
        seen.append(space)
        if is_dark_at(g, space) or g.ground[space] & PIT:
            break
    return seen


def straight(space: int, way: int, steps: int) -> int:
    """The space so many steps away."""
    x, y = STEPS[way]
    return moved(space, x * steps, y * steps)


def connected(g: Vast) -> set[int]:
    """The Lit spaces that hang together with the Entrance through open edges."""
    found, edge = {MIDDLE}, [MIDDLE]
    ground = g.ground
    while edge:
        space = edge.pop()
        shut = ground[space] >> SHUT
        for way in WAYS:
            beside = NEAR[space][way]
            if not shut >> way & 1 and beside not in found and ground.get(beside, 0) & LIT:
                found.add(beside)
                edge.append(beside)
    return found


def sections(g: Vast) -> list[list[int]]:
    """The parts of the map that hang together, whatever their walls; the one with the Entrance first."""
    return [*sections_on(tuple(spaces(g)))]


@lru_cache(32)  # asked before a question, for it, and after it
def sections_on(row: tuple[int, ...]) -> list[list[int]]:
    return sections_of(row)


def sections_of(row: Sequence[int]) -> list[list[int]]:
    """The same of spaces in the order of their numbers."""
    rest, found = set(row), []
    for start in [MIDDLE, *row]:
        if start in rest:
            rest.remove(start)
            part, edge = [start], [start]
            while edge:
                for beside in NEAR[edge.pop()]:
                    if beside in rest:
                        rest.remove(beside)
                        part.append(beside)
                        edge.append(beside)
            found.append(sorted(part))
    return found
