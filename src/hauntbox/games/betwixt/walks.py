"""Where an FM can move in a fight, as one walk: the action, the tile if it is asked, and the space. MOVE, DEC"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.actions import MOVE, SPACE, SPACE_NAMES, TILE
from hauntbox.games.betwixt.content.tiles import TILE_NAMES
from hauntbox.games.betwixt.rules.fight.moves import MoveTile, MoveTo, move_layers, reached, tiles_of
from hauntbox.games.betwixt.rules.fight.turn import Activation, bars_act
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.state import Farm
from hauntbox.games.betwixt.words.names import figure_id, space_id
from hauntbox.kernel.geometry import places
from hauntbox.kernel.walks import Walk, Walks
from hauntbox.kernel.wire import Action

UNIT: Final = ("movement point", "movement points")
ASKS: Final = (MoveTile, MoveTo)
TELLS: Final = ("moves",)
ANY: Final = -1  # in the place of a tile


def walks(g: Farm, role: int) -> Walks | None:
    """TGB-DEC-52, TGB-DEC-53: every space where the move can end. Nothing depends on the path (TGB-MOVE-18)."""
    ask = g.asking()
    first: tuple[Action, ...] = ()
    if isinstance(ask, Activation) and not bars_act(g, role, MOVE):
        points, nimble, only, first = gear(g, role).spd, False, ANY, (MOVE,)
    elif isinstance(ask, MoveTile):
        points, nimble, only = ask.points, ask.nimble, ANY
    elif isinstance(ask, MoveTo):
        points, nimble, only = ask.points, ask.nimble, ask.tile
    else:
        return None
    ways = found(g, role, points, nimble, only, first)
    return Walks(figure_id(g, role), UNIT, points, points, ways, ASKS, TELLS)


def found(g: Farm, role: int, points: int, nimble: bool, only: int, first: tuple[Action, ...]) -> tuple[Walk, ...]:
    """By cost; `only`: on this tile, which has been chosen already."""
    layers, seen = move_layers(g, role, points, nimble), reached(g, role, points, nimble)
    union = 0
    for layer in layers:
        union |= layer
    is_asked = only == ANY and len(tiles_of(union)) > 1
    ways = []
    for cost, layer in enumerate(layers):
        for space in places(layer):
            if only in (ANY, space >> 6):
                acts = (*first, *([TILE[space >> 6]] if is_asked else []), SPACE[space & 63])
                name = f"{TILE_NAMES[space >> 6]} {SPACE_NAMES[space & 63]}"
                ways.append(Walk(name, space_id(space), acts, cost, along=along(g, seen, space, cost)))
    return tuple(ways)


def along(g: Farm, layers: list[int], space: int, cost: int) -> tuple[str, ...]:
    """The spaces of a cheapest way: each step back leads to a neighbour that is reached for less."""
    path: list[str] = []
    while cost > 1:
        before = [(n, s) for n in range(1, cost) for s in places(layers[n] & g.map.near(space))]
        if not before:
            break
        cost, space = max(before)
        path.insert(0, space_id(space))
    return tuple(path)
