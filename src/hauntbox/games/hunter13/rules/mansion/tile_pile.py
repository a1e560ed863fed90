"""The pile of room-tiles. PLACE, TILE, RND"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.rooms import ROOMS, THEMATIC
from hauntbox.games.hunter13.rules import dice
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import Mansion

ALL_FLOORS: Final = 7


def may_lie(g: Mansion, tile: int, floor: int) -> bool:
    """GHT-TILE-01, GHT-TILE-02, GHT-TILE-03, GHT-TILE-21, GHT-TILE-24: not every tile lies on every floor.

    GHT-TILE-26: the chute's tiles are returned too.
    """
    floors = ROOMS[tile].floors & g.story.deal.floors[tile]  # GHT-FMT-03
    if g.options.thematic_floors:
        floors &= THEMATIC.get(tile, ALL_FLOORS)  # GHT-PLACE-15
    return floors >> floor & 1 != 0


def shuffle_pile(g: Mansion, pile: tuple[int, ...]) -> None:
    """GHT-RND-02, GHT-HID-07: nobody knows anything of its order from then on."""
    g.pile = g.shuffle(tuple(sorted(pile)), dice.TILES)
    g.pile_known = (0,) * len(g.pile)


def draw_tile(g: Mansion, n: int = 0) -> int:
    """Off the pile, the top one or another that was looked at."""
    tile = g.pile[n]
    g.pile = g.pile[:n] + g.pile[n + 1 :]
    g.pile_known = g.pile_known[:n] + g.pile_known[n + 1 :]
    g.opened += (tile,)
    g.learned = True
    if not g.pile:
        story.happen(g, "empty")  # GHT-FMT-09
    return tile


def seek_top(g: Mansion, floor: int) -> bool:
    """GHT-PLACE-11: a tile that may not lie there goes back, and the pile is shuffled until another comes up."""
    g.learned = True
    if g.pile and may_lie(g, g.pile[0], floor):
        return True
    if not any([may_lie(g, tile, floor) for tile in g.pile]):
        return False
    while not may_lie(g, g.pile[0], floor):
        g.tell("GHT-PLACE-11", "returned", g.pile[0], floor)
        shuffle_pile(g, g.pile)
    return True


def see(g: Mansion, role: int, n: int) -> None:
    """The role knows the top n tiles of the pile."""
    g.pile_known = tuple([bits | 1 << role if k < n else bits for k, bits in enumerate(g.pile_known)])
    g.learned = True


def seek_second(g: Mansion, floor: int) -> bool:
    """GHT-DEC-07: a second tile that may lie there comes to lie under the top one, as by GHT-PLACE-11."""
    rest = g.pile[1:]
    if not any([may_lie(g, tile, floor) for tile in rest]):
        return False
    while not may_lie(g, rest[0], floor):
        rest = g.shuffle(tuple(sorted(rest)), dice.TILES)
        g.pile_known = (0,) * len(g.pile)
    g.pile = g.pile[:1] + rest
    return True


def fetch(g: Mansion, tile: int) -> bool:
    """GHT-TILE-12: found among the tiles set aside, or searched out of the pile, which is then shuffled."""
    if g.aside >> tile & 1:
        g.aside &= ~(1 << tile)
        g.opened += (tile,)
        return True
    if tile in g.opened:
        return True  # beside it on the Map
    g.learned = True
    if tile in g.pile:
        g.opened += (tile,)
        shuffle_pile(g, tuple([other for other in g.pile if other != tile]))
        return True
    return False
