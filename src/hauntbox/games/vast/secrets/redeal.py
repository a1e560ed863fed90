"""A position that a seat cannot tell from this one, made of what it knows and the dice alone. HID, RND"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final, NamedTuple

from hauntbox.games.vast.cave.ground import rename
from hauntbox.games.vast.cave.setup import GHOST_OUT, HELD, IN_THE_BOX, PILES, RETURNED, shares, tiles_out
from hauntbox.games.vast.cave.tiles import (
    AMBUSH,
    CRYSTAL,
    ENTRANCE,
    EVENT,
    GHOST_TILES,
    NO_SYMBOL,
    TILES,
    TREASURE,
    VAULT,
    tiles_with,
)
from hauntbox.games.vast.cave.tokens import MONSTER_CARDS
from hauntbox.games.vast.roles.knight.cards.monsters import BEETLES
from hauntbox.games.vast.roles.numbers import CAVE_GHOST, GHOST, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.secrets.known import CARD, UNSEEN
from hauntbox.games.vast.state import Vast, present
from hauntbox.games.vast.table.setup import EVENT_CARDS
from hauntbox.games.vast.table.setup import MONSTER_CARDS as MONSTER_COUNT
from hauntbox.kernel.contract import Seat

TRIES: Final = 200
UNSAID: Final = -1
STACK: Final = 1  # of the rows of `rows_of`


class Slot(NamedTuple):
    """A hidden tile: where it lies in its row (under, stack, boxed), its pile and its symbol, if that is seen."""

    row: int
    place: int
    pile: int
    symbol: int
    ghostly: int = UNSAID  # whether it is a Ghost tile, VSB-TILE-21: as its Dark side says

    def takes(self, tile: int) -> bool:
        if self.ghostly not in (UNSAID, TILES[tile].ghostly):
            return False
        return self.symbol in (NO_SYMBOL, TILES[tile].symbol)


def fill_in(k: Vast, seat: Seat, rng: Random) -> Vast:
    h = k.clone()
    h.seed = f"{rng.getrandbits(128):032x}"
    deal_tiles(h, rng)
    h.event_deck = completed(h.event_deck, [card for card in range(EVENT_CARDS) if card not in h.event_out], rng)
    h.monster_deck = shuffled(h.monster_deck, unseen_monsters(h), rng)
    for role in present(h):
        ROLES[role].deal(h, seat, rng)
    rename(h)
    return h


def shuffled(deck: tuple[int, ...], cards: list[int], rng: Random) -> tuple[int, ...]:
    """As many of the cards as the deck has, which are all, in another order."""
    rng.shuffle(cards)
    return tuple(cards[: len(deck)])


def completed(deck: tuple[int, ...], cards: list[int], rng: Random) -> tuple[int, ...]:
    """The deck with cards where none is seen. The Cave sees some."""
    unseen = [card for card in cards if card not in deck]
    rng.shuffle(unseen)
    return tuple([unseen.pop() if card == CARD else card for card in deck])


def unseen_monsters(k: Vast) -> list[int]:
    """Neither discarded nor beside the map."""
    from_map = [card for kind, card in MONSTER_CARDS.items() if k.tokens[kind]]
    by_deck = [BEETLES] if k.knight is not None and k.knight.beetles else []
    tamed = [card for row in k.goblins.monsters for card in (*row, *k.goblins.pending)] if k.goblins is not None else []
    seen = {*k.monster_out, *from_map, *by_deck, *tamed}
    return [card for card in range(MONSTER_COUNT) if card not in seen]


# Tiles. -------------------------------------------------------------------------------------------------------------


def rows_of(k: Vast) -> tuple[tuple[int, ...], ...]:
    """Where tiles may be hidden: on the map, in the stack, in the box, in the Cave's hand, beside the Cave Ghost."""
    hand = k.cave.hand if k.cave is not None else ()
    return k.under, k.stack, k.boxed, hand, k.cave_ghost.tiles if k.cave_ghost is not None else ()


def slots(k: Vast) -> list[Slot]:
    """All hidden tiles."""
    return [
        Slot(row, place, (tile - UNSEEN) // 8, (tile - UNSEEN) % 4, ghostliness(tiles, place))
        for row, tiles in enumerate(rows_of(k))
        for place, tile in enumerate(tiles)
        if tile >= UNSEEN
    ]


def ghostliness(tiles: tuple[int, ...], place: int) -> int:
    """What a seat can tell: VSB-TILE-21, by the Dark side; VSB-SET-10: and of the first tile of a pile."""
    tile = tiles[place] - UNSEEN
    if tile % 4 != NO_SYMBOL:
        return tile // 4 % 2
    is_first = place > 0 and tiles[place - 1] >= UNSEEN and (tiles[place - 1] - UNSEEN) // 8 != tile // 8
    return 0 if is_first else UNSAID


def deal_tiles(k: Vast, rng: Random) -> None:
    """Each pile holds its share of Crystal tiles, and a Dark tile keeps symbol and pile."""
    for _ in range(TRIES):
        deal = try_deal(k, rng)
        if deal is not None:
            break
    else:
        raise ValueError(f"no tiles fit the {len(slots(k))} hidden places: {slots(k)}")
    rows = [list(row) for row in rows_of(k)]
    origin = list(k.origin)
    for slot, tile in deal.items():
        rows[slot.row][slot.place] = tile
        if origin and slot.pile < RETURNED:
            origin[tile] = slot.pile
    k.under, k.stack, k.boxed = tuple(rows[0]), tuple(rows[1]), tuple(rows[2])
    k.origin = tuple(origin)
    if k.cave is not None:
        k.cave.hand = tuple(sorted(rows[3]))
    if k.cave_ghost is not None:
        k.cave_ghost.tiles = tuple(sorted(rows[4]))


def try_deal(k: Vast, rng: Random) -> dict[Slot, int] | None:
    """First what went back under the stack, then the kinds that have a share in each pile, then the others.

    None: the symbols do not come out even.
    """
    free, deal = slots(k), dict[Slot, int]()
    seen = {*k.gone, *[tile for row in rows_of(k) for tile in row]}
    for batch, tiles in enumerate(k.returned):
        own = [tile for tile in tiles if tile not in seen]
        if not place_batch(own, RETURNED + batch, free, deal, rng):
            return None
        seen.update(own)
    if not place_ghosts(k, seen, free, deal, rng):
        return None
    for kind in shared_kinds(k):
        if not place_kind(k, kind, seen, free, deal, rng):
            return None
    own = choose_boxed(k, seen, free, rng)
    if not place_some(own, {IN_THE_BOX: len(own)}, free, deal, rng):
        return None
    seen.update(own)
    common = [tile for tile in common_tiles(k) if tile not in seen]
    rng.shuffle(common)
    return deal if fill_all(common, free, deal) else None


def choose_boxed(k: Vast, seen: set[int], free: list[Slot], rng: Random) -> list[int]:
    """VSB-DIF-12, VSB-SET-10: so many tiles of each type for the box, if possible such that the others fit the map."""
    rows = [[tile for tile in tiles_with(feature) if tile not in seen] for feature in (AMBUSH, EVENT, TREASURE)]
    shown = Counter([slot.symbol for slot in free if slot.symbol != NO_SYMBOL])
    own: list[int] = []
    for _ in range(TRIES if unseen_of_type(k) else 1):
        own = [tile for row in rows for tile in rng.sample(row, unseen_of_type(k))]
        left = Counter([TILES[tile].symbol for row in rows for tile in row if tile not in own])
        if all([left[symbol] >= number for symbol, number in shown.items()]):
            break
    return own


def unseen_of_type(k: Vast) -> int:
    """VSB-DIF-12, VSB-SET-10: how many tiles of each type are in the box, by level and by the Ghost."""
    return tiles_out(k) + GHOST_OUT * (GHOST in k.terms.roles)


def place_ghosts(k: Vast, seen: set[int], free: list[Slot], deal: dict[Slot, int], rng: Random) -> bool:
    """Ghost tiles: first where a Dark side shows one, then two in each pile that is whole, the rest in the top one.

    VSB-CGH-19: those of the Cave Ghost that are missing are in the box.
    """
    is_hers = GHOST in k.terms.roles
    tiles = [tile for tile in GHOST_TILES if tile not in seen] if is_hers or CAVE_GHOST in k.terms.roles else []
    rng.shuffle(tiles)
    for slot in [slot for slot in free if slot.ghostly == 1]:
        tile = next((tile for tile in tiles if slot.takes(tile)), None)
        if tile is None:
            return False
        tiles.remove(tile)
        deal[slot] = tile
        free.remove(slot)
    seen.update(GHOST_TILES)
    piles = sorted({slot.pile for slot in free if is_hers and slot.row == STACK and slot.pile <= PILES})
    for pile in piles[:0:-1]:
        if not place_some(tiles[:GHOST_OUT], {pile: GHOST_OUT}, free, deal, rng):
            return False
        tiles = tiles[GHOST_OUT:]
    rest = piles[0] if piles else IN_THE_BOX
    return place_some(tiles, {rest: len(tiles)}, free, deal, rng)


def place_batch(own: list[int], pile: int, free: list[Slot], deal: dict[Slot, int], rng: Random) -> bool:
    """Tiles that went under the stack together: those that the Cave has drawn since lie anywhere."""
    left = rng.sample(own, len(own))
    for slot in [slot for slot in free if slot.pile == pile]:
        tile = next((tile for tile in left if slot.takes(tile)), None)
        if tile is None:
            return False
        left.remove(tile)
        deal[slot] = tile
        free.remove(slot)
    return place_some(left, {HELD: len(left)}, free, deal, rng)


def place_kind(
    k: Vast, kind: tuple[int, ...], seen: set[int], free: list[Slot], deal: dict[Slot, int], rng: Random
) -> bool:
    """Tiles of a kind, as many in each pile as it was dealt. Some of them are in the box."""
    out = tiles_out(k)
    share = dict(enumerate(shares(len(kind) - out), 1))
    tiles = [tile for tile in kind if tile not in seen]
    if is_held(k, free):
        return place_drawn(tiles, share, out, free, deal, rng)
    for tile in kind:
        if tile in seen and k.origin:
            share[k.origin[tile]] -= 1
    rng.shuffle(tiles)
    return place_some(tiles, {**share, IN_THE_BOX: out}, free, deal, rng)


def is_held(k: Vast, free: list[Slot]) -> bool:
    """Whether there are tiles of which the seat cannot tell the pile, since the Cave has had them in hand."""
    return HELD in k.origin or any([slot.pile == HELD for slot in free])


def place_drawn(
    tiles: list[int], share: dict[int, int], out: int, free: list[Slot], deal: dict[Slot, int], rng: Random
) -> bool:
    """The piles below the top one are whole; what the top one has left of its share is among the tiles drawn."""
    piles = sorted({slot.pile for slot in free if slot.pile in share})
    rng.shuffle(tiles)
    for pile, number in [(IN_THE_BOX, out), *[(pile, share[pile]) for pile in piles[1:]]]:
        if not place_some(tiles[:number], {pile: number}, free, deal, rng):
            return False
        tiles = tiles[number:]
    top = {pile: share[pile] for pile in piles[:1]}
    return place_some(tiles, {**top, HELD: len(tiles)}, free, deal, rng)


def place_some(tiles: list[int], room: dict[int, int], free: list[Slot], deal: dict[Slot, int], rng: Random) -> bool:
    """Put the tiles on places, while their piles have room; say whether that was possible."""
    for tile in tiles:
        fitting = [slot for slot in free if room.get(slot.pile, 0) and slot.takes(tile)]
        if not fitting:
            return False
        slot = rng.choice(fitting)
        deal[slot] = tile
        room[slot.pile] -= 1
        free.remove(slot)
    return True


def fill_all(tiles: list[int], free: list[Slot], deal: dict[Slot, int]) -> bool:
    """Places that show a symbol are harder to please, so common tiles go there first."""
    for slot in sorted(free, key=lambda slot: slot.symbol == NO_SYMBOL):
        tile = next((tile for tile in tiles if slot.takes(tile)), None)
        if tile is None:
            return False
        deal[slot] = tile
        tiles.remove(tile)
    return True


def shared_kinds(k: Vast) -> list[tuple[int, ...]]:
    """The tiles that are spread evenly over the piles."""
    kinds = [tiles_with(CRYSTAL)]
    if THIEF in k.terms.roles:
        kinds.append(tiles_with(VAULT))
    return kinds


def common_tiles(k: Vast) -> list[int]:
    """The tiles without a share in each pile, those in the box included that nobody has seen."""
    special = (ENTRANCE, CRYSTAL, VAULT)
    return [n for n, tile in enumerate(TILES) if tile.feature not in special and n not in GHOST_TILES]
