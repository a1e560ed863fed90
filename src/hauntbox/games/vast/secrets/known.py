"""What a seat knows of a position: the cave's part here, each board's part in its role's `know`. HID, GEN

It begins empty; PUBLIC names what all may see, the lines below what some may. A new field is hidden until it is named.
A hidden tile is known by a number of its own, UNSEEN and above: from which pile it came, and its symbol where the Dark
side is seen. All can tell the pile: they see how many tiles of the stack are left. Tiles that go back under the
stack are seen by all, and make a pile of their own.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.ground import rename
from hauntbox.games.vast.cave.setup import HELD, NOT_DEALT, RETURNED, STARTING
from hauntbox.games.vast.cave.tiles import LIT, NO_SYMBOL, PITS, TERRAIN, TILES
from hauntbox.games.vast.roles.numbers import NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, present, shaper
from hauntbox.games.vast.table.trance import Trance
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.known import public_part

EMPTY: Final = Vast()
PUBLIC: Final = (  # VSB-HID-13, VSB-GEN-06; VSB-HID-14: the tiles that are gone lie open
    "options", "terms", "laid", "returned", "gone", "bombs", "slides", "tokens", "out", "peeked", "at", "collapsing",
    "revealed", "round", "turn", "left", "possessed", "guest", "shaken", "lit_now", "fruitless", "smashed", "event_out",
    "treasure_out", "monster_out",
)  # fmt: skip
UNSEEN: Final = 64  # + 8 * pile + 4 for a Ghost tile + symbol, NO_SYMBOL where the Dark side is not seen either
CARD: Final = -1  # a card face down
assert PITS < UNSEEN


def known(g: Vast, seat: Seat) -> Vast:
    """The position as the seat knows it. VSB-GEN-06: all but hands, Lit sides of Dark tiles and what lies face down."""
    k: Vast = public_part(g, seat, EMPTY, PUBLIC)
    k.under = tuple([known_tile(g, entry, tile, seat) for entry, tile in zip(g.laid, g.under, strict=True)])
    k.stack = tuple([face_down(g, tile) if not n else hidden(g, tile) for n, tile in enumerate(g.stack)])  # VSB-HID-04
    k.boxed = tuple([hidden(g, tile) for tile in g.boxed])  # VSB-HID-17
    k.origin = known_origin(g, k, seat)
    k.event_deck = (CARD,) * len(g.event_deck)
    k.treasure_deck = (CARD,) * len(g.treasure_deck)
    k.monster_deck = (CARD,) * len(g.monster_deck)
    k.ground = g.ground
    rename(k)
    k.trance = known_trance(g, seat)  # VSB-GHS-28
    for role in present(g):
        ROLES[role].know(g, k, seat)
    return k


def known_trance(g: Vast, seat: Seat) -> Trance | None:
    """The possession under way. VSB-GHS-28: the own cards of Dragon or Unicorn are seen by him alone."""
    if g.trance is None:
        return None
    trance = g.trance.clone()
    if g.possessed not in seat:
        trance.hand = (CARD,) * len(trance.hand)
    return trance


def known_tile(g: Vast, entry: int, tile: int, seat: Seat) -> int:
    """VSB-HID-01, VST-HID-05: of a Dark tile only the symbol, but for the Cave and for those who have looked."""
    if entry & (LIT | TERRAIN) or g.terms.shaper in seat:
        return tile
    looked = sum([roles for space, roles in g.peeked if space == entry >> 16])  # VST-HID-08, VSB-HID-08
    return tile if any([looked >> mind & 1 for mind in seat]) else face_down(g, tile)


def pile_of(g: Vast, tile: int) -> int:
    """Among which tiles it was shuffled last, as all can tell. What went through the Cave's hand is one pile."""
    if g.terms.shaper != NOBODY and tile not in g.stack and tile not in g.boxed:
        is_first = not g.origin or g.origin[tile] == STARTING
        return STARTING if is_first and not any([tile in tiles for tiles in g.returned]) else HELD
    for batch, tiles in enumerate(g.returned):
        if tile in tiles:
            return RETURNED + batch
    return g.origin[tile] if g.origin else STARTING


def hidden(g: Vast, tile: int) -> int:
    """A tile of which neither side is seen."""
    return tile if tile >= UNSEEN else UNSEEN + 8 * pile_of(g, tile) + NO_SYMBOL


def face_down(g: Vast, tile: int) -> int:
    """VST-HID-07, VSB-TILE-21: a tile of which the Dark side is seen, as all may."""
    return tile if tile >= UNSEEN else UNSEEN + 8 * pile_of(g, tile) + 4 * TILES[tile].ghostly + TILES[tile].symbol


def known_origin(g: Vast, k: Vast, seat: Seat) -> tuple[int, ...]:
    """Where the tiles came from that the seat can name. Only the Cave can tell that of tiles it has had in hand."""
    if g.terms.shaper != NOBODY and g.terms.shaper not in seat:
        seen = {*k.under, *k.gone}
        return tuple([pile_of(g, tile) if tile in seen else NOT_DEALT for tile in range(len(g.origin))])
    is_seen = shaper(g) in seat or g.minds[shaper(g)] in seat
    hand = g.cave.hand if g.cave is not None and is_seen else ()
    beside = g.cave_ghost.tiles if g.cave_ghost is not None else ()
    seen = {*k.under, *k.gone, *hand, *beside, *[tile for tiles in g.returned for tile in tiles]}
    return tuple([pile if tile in seen else NOT_DEALT for tile, pile in enumerate(g.origin)])
