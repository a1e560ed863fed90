"""The cave as it lies: tiles with their walls and signs, tokens, pieces, and open spaces that a question is about."""

from __future__ import annotations

from typing import Final

from msgspec import to_builtins
from msgspec.structs import replace

from hauntbox.games.vast.cave.collapse.removal import eligible
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, WAY_NAMES, offset
from hauntbox.games.vast.cave.reveal import Orient
from hauntbox.games.vast.cave.tiles import (
    BARRED,
    CURRENT,
    ENTRANCE,
    FACE,
    FEATURES,
    GHOSTLY,
    LIT,
    LIT_FACES,
    PIT,
    PLAIN,
    RIVER,
    TERRAIN,
    TILES,
    feature_of,
    symbol_of,
)
from hauntbox.games.vast.roles.ghost.rules.locks import carries
from hauntbox.games.vast.roles.numbers import CAVE_GHOST, GHOST, IN_TURN, OWNER, TRIBES, UNICORN
from hauntbox.games.vast.roles.unicorn.scene import cube_id, way_of
from hauntbox.games.vast.scene.legend import FEATURE_LOOKS, SYMBOL_LOOKS, TOKEN_LOOKS
from hauntbox.games.vast.scene.stage import (
    BOARD,
    PAIRS,
    Stage,
    look_of,
    offered,
    piece_id,
    side_id,
    slug,
    space_id,
    token_id,
)
from hauntbox.games.vast.secrets.known import UNSEEN
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.names import feature_name, space_name, terrain_name, terrain_space_name, the_name
from hauntbox.scene import Badge, Beat, Board, Piece, Space, Thing

EMBLEMS: Final = {"magma": "lava", "mushroom-forest": "mushrooms", "pit": "hole", "lake": "water"}
FLOATING: Final = (*TRIBES, GHOST, CAVE_GHOST)  # pieces that may be on an open space
Sides = dict[str, str | tuple[str, ...]]


def board(stage: Stage) -> dict[str, Thing]:
    return {
        BOARD: Board(name="The cave", look="rock", lay="tiles"),
        **tiles(stage),
        **open_spaces(stage),
        **tokens(stage.g),
        **cubes(stage.g),
        **pieces(stage),
    }


# Tiles. ---------------------------------------------------------------------------------------------------------------


def tiles(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    things: dict[str, Thing] = {
        space_id(entry >> 16): laid(stage, entry >> 16, entry & FACE, tile)
        for entry, tile in zip(g.laid, g.under, strict=True)
    }
    turning = turned_tile(g)
    if turning is not None:
        things[space_id(turning.space)] = lying(turning.space, LIT_FACES[turning.tile][turning.turns(g)[0]])
    return things


def turned_tile(g: Vast) -> Orient | None:
    """A tile that has been revealed, and of which somebody has to say how it lies: all see it."""
    frame = g.asking()
    return frame if isinstance(frame, Orient) else None


def laid(stage: Stage, space: int, face: int, tile: int) -> Space:
    """A tile, with what this seat knows of it."""
    shown = of_terrain(space, face, tile) if face & TERRAIN else lying(space, face)
    if is_locked(stage.g, space):
        shown = replace(shown, badges=(*shown.badges, Badge("lock")))  # VSB-GHS-12
    if face & (LIT | TERRAIN):
        return shown
    looked = dict(stage.g.peeked).get(space, 0)
    marks = [
        *shown.badges,
        *[Badge("looked", owner=stage.owner(role)) for role in stage.g.terms.roles if looked >> role & 1],
    ]
    if tile >= UNSEEN:
        return make_space(space, "dark", "Dark tile", SYMBOL_LOOKS[symbol_of(face)], badges=tuple(marks), is_down=True)
    name = feature_name(TILES[tile].feature)
    seen = (Badge(FEATURE_LOOKS[TILES[tile].feature]), *marks)
    return make_space(
        space,
        "dark",
        "Dark tile",
        SYMBOL_LOOKS[symbol_of(face)],
        text=f"You have looked: {name}",
        badges=seen,
        is_down=True,
    )


def lying(space: int, face: int) -> Space:
    """What all see of a tile that lies so."""
    walls: Sides = {WAY_NAMES[way]: "wall" for way in range(4) if face >> way & 1}
    feature = feature_of(face)
    marks = (Badge("ghost-tile"),) if face & GHOSTLY else ()  # VSB-TILE-21
    if not face & LIT:
        return make_space(space, "dark", "Dark tile", SYMBOL_LOOKS[symbol_of(face)], badges=marks, is_down=True)
    look = "gate" if feature == ENTRANCE else "lit"
    emblem = FEATURE_LOOKS[feature] if feature != PLAIN else ""
    return make_space(space, look, FEATURES[feature], emblem, sides=walls, badges=marks)


def is_locked(g: Vast, space: int) -> bool:
    return g.ghost is not None and space in g.ghost.locked


def of_terrain(space: int, face: int, tile: int) -> Space:
    """VSB-TRN-02: a space of Terrain; the River shows where it flows."""
    name = terrain_space_name(tile, face)
    look = "chasm" if face & BARRED else "bridge" if face & LIT else "pit" if face & PIT else slug(terrain_name(tile))
    flows = (Badge("current", way=WAY_NAMES[face >> CURRENT & 3]),) if tile == RIVER else ()
    return make_space(space, look, name[:1].upper() + name[1:], EMBLEMS.get(look, ""), badges=flows)


def make_space(
    space: int,
    look: str,
    name: str,
    emblem: str = "",
    *,
    sides: Sides | None = None,
    text: str = "",
    badges: tuple[Badge, ...] = (),
    is_down: bool = False,
) -> Space:
    return Space(
        in_=BOARD,
        name=name if space == MIDDLE else f"{name}, {space_name(space)}",
        at=offset(space),
        look=look,
        emblem=emblem,
        sides=sides or {},
        text=text,
        badges=badges,
        face="down" if is_down else "",
        seen="you" if text else "",
    )


def laid_so(frame: Orient, quarters: int) -> Beat:
    """How a tile would lie, painted while one points at it."""
    there = lying(frame.space, LIT_FACES[frame.tile][quarters])
    return Beat(set={space_id(frame.space): {"sides": to_builtins(there).get("sides", {})}})


def open_spaces(stage: Stage) -> dict[str, Thing]:
    """Spaces without a tile, as far as the question offers them or a Tribe lurks there."""
    shown = sorted({*offered(stage), *lurking(stage.g)})
    return {space_id(space): make_space(space, "open", "Open space") for space in shown}


def lurking(g: Vast) -> list[int]:
    """The open spaces with a Tribe, or with a Ghost on her way."""
    return [g.at[piece] for piece in FLOATING if g.at[piece] != NOWHERE and g.at[piece] not in g.ground]


# What lies and stands there. ------------------------------------------------------------------------------------------


def tokens(g: Vast) -> dict[str, Thing]:
    things: dict[str, Thing] = {}
    for kind, look in TOKEN_LOOKS.items():
        for space in sorted(set(g.tokens[kind])):
            many = g.tokens[kind].count(space)
            things[token_id(kind, space)] = Piece(in_=space_id(space), look=look, count=many if many > 1 else 0)
    for edge in g.bombs:
        things[f"bomb:{side_id(edge // 4, edge % 4)}"] = Piece(in_=side_id(edge // 4, edge % 4), look="bomb")
    for edge in g.slides:
        things[f"slide:{side_id(edge // 4, edge % 4)}"] = Piece(in_=side_id(edge // 4, edge % 4), look="slide")
    return things


def cubes(g: Vast) -> dict[str, Thing]:
    """The tiles that a Unicorn has marked."""
    marks = g.unicorn.marks if g.unicorn is not None else ()
    return {cube_id(space): Piece(in_=space_id(space), look="unicorn-cube") for space in marks}


def pieces(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    things: dict[str, Thing] = {}
    for piece in IN_TURN:
        if g.at[piece] in g.ground or (piece in FLOATING and g.at[piece] != NOWHERE):
            role = OWNER[piece]
            things[piece_id(piece)] = Piece(
                in_=space_id(g.at[piece]),
                look=look_of(piece),
                name=the_name(g, piece),
                owner=stage.owner(role) if role in g.terms.roles else "",
                way=way_of(g) if piece == UNICORN else "",
                tone=PAIRS[role][0],
                shape=PAIRS[role][1],
                active=role == g.turn,
                badges=(Badge("laden"),) if carries(g, piece) else (),
            )
    return things


def going(g: Vast) -> tuple[str, ...]:
    """The tiles that may go next."""
    return tuple([space_id(space) for space in eligible(g)]) if g.collapsing and g.outcome is None else ()
