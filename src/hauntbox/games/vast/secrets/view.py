"""What a seat may know, as data: made of `known` alone. HID. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from msgspec import Struct

from hauntbox.games.vast.cave.grid import NAMES, NOWHERE, WAY_NAMES
from hauntbox.games.vast.cave.tiles import CURRENT, FACE, FEATURES, LIT, RIVER, SYMBOLS, TERRAIN, feature_of, symbol_of
from hauntbox.games.vast.cave.tokens import TOKEN_NAMES
from hauntbox.games.vast.roles.numbers import NOBODY, PIECE_NAMES, ROLE_NAMES
from hauntbox.games.vast.secrets.known import UNSEEN, known
from hauntbox.games.vast.state import PARTS, Vast
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.wire import Outcome


class Tile(Struct, frozen=True):
    """A tile as it lies; `tile` is its number, or None where the seat does not know its Lit side."""

    space: str
    kind: str  # dark, lit, terrain
    symbol: str
    feature: str  # of a Lit one
    walls: str  # as they lie, of "nesw"
    tile: int | None
    current: str = ""  # where the River flows


class View(Struct, frozen=True):
    """Spaces and ways by name. Decks: how many cards are left."""

    round: int
    turn: str
    possessed: str
    collapsing: bool
    shaken: int  # the last round that brought Terrain, or could have
    tiles: list[Tile]
    stack: int
    piles: tuple[int, ...]  # of each tile of the stack: from which of the piles it comes, as all can tell
    top: str  # the symbol of the top tile
    returned: tuple[tuple[int, ...], ...]  # each time tiles went under the stack: which they were
    gone: tuple[int, ...]
    boxed: int
    bombs: list[str]
    slides: list[str]
    tokens: dict[str, list[str]]
    out: dict[str, int]  # tokens that roles keep, or that have left the game
    looked: list[tuple[str, list[str]]]  # Dark tiles that roles have looked under
    pieces: dict[str, str]
    smashed: int
    decks: dict[str, int]
    events: tuple[int, ...]  # that have been played
    event_deck: tuple[int, ...]  # as far as the seat knows it; -1: face down
    treasures: tuple[int, ...]  # that have left the game
    treasure_deck: tuple[int, ...]  # as far as the seat knows it; -1: face down
    monsters: tuple[int, ...]  # discarded
    boards: dict[str, dict[str, Any]]
    outcome: Outcome | None


def view(g: Vast, seat: Seat) -> View:
    k = known(g, seat)
    return View(
        round=k.round,
        turn=role_name(k.turn),
        possessed=role_name(k.possessed),
        collapsing=k.collapsing,
        shaken=k.shaken,
        tiles=[tile_view(entry, tile) for entry, tile in zip(k.laid, k.under, strict=True)],
        stack=len(k.stack),
        piles=tuple([(tile - UNSEEN) // 8 for tile in k.stack]),
        top=SYMBOLS[(k.stack[0] - UNSEEN) % 4] if k.stack else "",
        returned=k.returned,
        gone=k.gone,
        boxed=len(k.boxed),
        bombs=[edge_name(edge) for edge in k.bombs],
        slides=[edge_name(edge) for edge in k.slides],
        tokens={TOKEN_NAMES[kind]: [NAMES[space] for space in lie] for kind, lie in enumerate(k.tokens) if lie},
        out={TOKEN_NAMES[kind]: many for kind, many in enumerate(k.out) if many},
        looked=[(NAMES[space], [role_name(r) for r in k.terms.roles if roles >> r & 1]) for space, roles in k.peeked],
        pieces={PIECE_NAMES[piece]: NAMES[space] for piece, space in enumerate(k.at) if space != NOWHERE},
        smashed=k.smashed,
        decks={"events": len(k.event_deck), "treasures": len(k.treasure_deck), "monsters": len(k.monster_deck)},
        events=k.event_out,
        event_deck=k.event_deck,
        treasures=k.treasure_out,
        treasure_deck=k.treasure_deck,
        monsters=k.monster_out,
        boards={name: board_view(getattr(k, name)) for name in PARTS if getattr(k, name) is not None},
        outcome=k.outcome,
    )


def role_name(role: int) -> str:
    return "" if role == NOBODY else ROLE_NAMES[role]


def edge_name(edge: int) -> str:
    return f"{NAMES[edge // 4]} {WAY_NAMES[edge % 4]}"


def tile_view(entry: int, tile: int) -> Tile:
    face = entry & FACE
    kind = "terrain" if face & TERRAIN else "lit" if face & LIT else "dark"
    symbol = symbol_of(face)
    return Tile(
        space=NAMES[entry >> 16],
        kind=kind,
        symbol=SYMBOLS[symbol] if symbol < len(SYMBOLS) else "",
        feature=FEATURES[feature_of(face)],
        walls="".join([name for way, name in enumerate(WAY_NAMES) if face >> way & 1]),
        tile=tile if tile < UNSEEN else None,
        current=WAY_NAMES[face >> CURRENT & 3] if tile == RIVER else "",
    )


def board_view(board: Any) -> dict[str, Any]:
    """All of a board as the seat knows it, by the names of its fields."""
    return {each.name: getattr(board, each.name) for each in fields(board)}
