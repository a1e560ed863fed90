"""Scenarios as small maps, so that one sees between what one chooses. Made of the scene that an onlooker gets."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from hauntbox import games
from hauntbox.kernel.contract import Declaration
from hauntbox.scene import Piece, Scene, Space, show, sit
from hauntbox.server.errors import unknown
from hauntbox.server.wire.rest_types import MapCard

FEWEST: Final = 12  # spaces: a street to be laid in the course of the game is no picture yet
STANDING: Final = ("figure", "beast", "ghost", "vehicle", "token")
EDGES: Final = {"n": (0, 0, 1, 0), "e": (1, 0, 1, 1), "s": (0, 1, 1, 1), "w": (0, 0, 0, 1)}


@cache
def maps(game: str) -> dict[str, MapCard]:
    """By scenario; those that are laid out only in play have none. In a reader."""
    if game not in games.names():
        raise unknown(f"no game is called {game[:40]!r}")
    kind = games.find(game)
    drawn = {name: map_of(scene_of(kind, name)) for name in kind.scenarios}
    return {name: card for name, card in drawn.items() if card.floors}


def scene_of(kind: Declaration, scenario: str) -> Scene:
    g = kind.new({}, scenario, "shelf")
    return show(kind, g, sit(kind, g, ()))


def map_of(scene: Scene) -> MapCard:
    spaces = {id: thing for id, thing in scene.things.items() if isinstance(thing, Space)}
    boards = Counter([space.in_ for space in spaces.values()]).most_common(1)
    if not boards or boards[0][1] < FEWEST:
        return MapCard((0.0, 0.0), [], [], [])
    shown = {id: space for id, space in spaces.items() if space.in_ == boards[0][0]}
    left, top = (min([space.at[n] for space in shown.values()]) for n in (0, 1))
    ends = [(x + w, y + h) for x, y, w, h in map(extent, shown.values())]
    return MapCard(
        (max([x for x, _ in ends]) - left, max([y for _, y in ends]) - top),
        [
            (x - left, y - top, w, h, tone_of(scene, space))
            for space in shown.values()
            for x, y, w, h in [extent(space)]
        ],
        [line for space in shown.values() for line in lines_of(scene, space, left, top)],
        [
            dot
            for thing in scene.things.values()
            if isinstance(thing, Piece)
            for dot in dots(scene, shown, thing, left, top)
        ],
    )


def extent(space: Space) -> tuple[float, float, float, float]:
    width, height = space.size or (1, 1)
    return space.at[0], space.at[1], width, height


def tone_of(scene: Scene, thing: Space | Piece) -> str:
    return thing.tone or scene.legend[thing.look].tone


def lines_of(scene: Scene, space: Space, left: float, top: float) -> list[tuple[float, float, float, float, str]]:
    x, y, w, h = extent(space)
    found = []
    for side, looks in space.sides.items():
        a, b, c, d = EDGES[side]
        look = looks if isinstance(looks, str) else looks[0]
        here = (x - left + a * w, y - top + b * h, x - left + c * w, y - top + d * h)
        found.append((*here, scene.legend[look].tone or scene.legend[look].draw))
    return found


def dots(
    scene: Scene, shown: dict[str, Space], piece: Piece, left: float, top: float
) -> list[tuple[float, float, str]]:
    space = shown.get(piece.in_)
    if space is None or scene.legend[piece.look].draw not in STANDING:
        return []
    x, y, _, _ = extent(space)
    w, h = piece.size or (1, 1)
    return [(x - left + w / 2, y - top + h / 2, tone_of(scene, piece))]
