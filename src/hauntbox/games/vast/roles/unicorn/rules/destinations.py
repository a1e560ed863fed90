"""Where a Teleport may lead: valid destinations, revealed cards, tiles that connect an open space. UNT, UNC, SHU"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from hauntbox.games.vast.cave.fill import lay_dark, tiles_left
from hauntbox.games.vast.cave.grid import NEAR, distance
from hauntbox.games.vast.cave.tiles import BARRED
from hauntbox.games.vast.roles.numbers import NOBODY, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.unicorn.cards import ALL, take_top, where_to
from hauntbox.games.vast.roles.unicorn.rules.strides import is_hidden
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.asking import OneSpaceOf
from hauntbox.kernel.agenda import Step


def is_valid(g: Vast, space: int, may_add: bool) -> bool:
    """VSB-UNT-19: whether he can Teleport there: onto a tile, VSB-MAP-09: not into the chasm.

    VSB-UNT-18, VSB-SHU-13: `may_add` allows an open space too, before the Collapse and while there are tiles enough.
    """
    there = g.ground.get(space)
    if there is not None:
        return not there & BARRED and not is_hidden(g, space)  # VSB-TRN-29
    return may_add and not g.collapsing and gap(g, space) <= tiles_left(g)


def gap(g: Vast, space: int) -> int:
    """How many tiles connect an open space with the map, that on the space itself included."""
    return gap_on(g.laid, space)


@lru_cache(4096)  # every space is asked for again and again
def gap_on(laid: tuple[int, ...], space: int) -> int:
    return min([distance(space, entry >> 16) for entry in laid])


def can_bolt(g: Vast) -> bool:
    """VSB-UNT-38, VSB-SHU-29: whether any of the 24 cards shows a valid destination, whoever holds it."""
    return any([is_valid(g, where_to(g, card), g.terms.shadow) for card in ALL])


def reveal_cards(g: Vast, number: int, more: bool) -> None:
    """VSB-UNT-19: so many cards, and `more` while none fits; VSB-UNT-38, VSB-SHU-29: to the end of the deck."""
    board = unicorn_of(g)
    while len(board.shown) < number or (more and not valid_shown(g)):
        card = take_top(g)
        if card < 0:
            return
        board.shown += (card,)
        g.tell("VSB-UNT-19", "reveals unicorn", UNICORN, card)


def valid_shown(g: Vast) -> list[int]:
    """The destinations of the revealed cards that he can use, in the order of their numbers."""
    found = [where_to(g, card) for card in unicorn_of(g).shown]
    return sorted([space for space in found if is_valid(g, space, g.terms.shadow)])


@dataclass(frozen=True)
class Connect(OneSpaceOf):
    """VSB-DEC-151: by which shortest row of spaces the destination is connected, one space after the other."""

    row: tuple[int, ...]

    def is_owed(self) -> bool:
        return True

    def pool(self, g: Vast) -> list[int]:
        last = self.row[-1]
        return sorted([near for near in NEAR[last] if near not in g.ground and gap(g, near) < gap(g, last)])

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.pool(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        if self.pool(g):
            self.chosen(g, self.pool(g)[0])
        else:
            g.then(LayRow(self.role, self.row))

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in self.pool(g) else "VSB-UNT-18"

    def chosen(self, g: Vast, space: int) -> None:
        g.then(Connect(self.role, (*self.row, space)))


@dataclass(frozen=True)
class LayRow(Step):
    """VSB-UNT-18, VSB-SHU-13: Dark tiles are added, from the map on; VSB-REV-05: by the Cave, if it plays."""

    role: int
    row: tuple[int, ...]

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        if self.row[:-1]:
            g.then(LayRow(self.role, self.row[:-1]))
        if g.terms.shaper == NOBODY:
            lay_dark(g, self.row[-1])
        else:
            ROLES[g.terms.shaper].offers_tile(g, self.role, self.row[-1])
