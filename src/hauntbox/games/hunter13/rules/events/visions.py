"""Cards that look at the room-tile pile: Vision, Intuition, the plans of the Archive. ECARD, HID"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import BOTTOM, TILE, TOP
from hauntbox.games.hunter13.rules.mansion.tile_pile import see, shuffle_pile
from hauntbox.games.hunter13.state import Mansion
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


def look(g: Mansion, role: int, n: int) -> int:
    """GHT-HID-07: the top tiles become known to one player. How many there are."""
    seen = min(n, len(g.pile))
    see(g, role, seen)
    g.tell("GHT-HID-07", "looks", role, seen)
    g.tell("GHT-HID-07", "sees tiles", role, *g.pile[:seen], to=(role,))
    return seen


def shift(g: Mansion, place: int, to: int) -> None:
    """One tile of the pile to another place of it, with what is known of it."""
    pile, known = list(g.pile), list(g.pile_known)
    pile.insert(to, pile.pop(place))
    known.insert(to, known.pop(place))
    g.pile, g.pile_known = tuple(pile), tuple(known)


def vision(g: Mansion, role: int, tile: int, n: int) -> None:
    """E-1: each on the top or the bottom of the pile."""
    foresee(g, role, look(g, role, n))


def foresee(g: Mansion, role: int, left: int) -> None:
    if left:
        g.then(Foresee(role, left) if left > 1 else TopOrBottom(role, left))


@dataclass(frozen=True)
class Foresee(Choice):
    """GHT-HID-07: which of the tiles looked at is put back next; they lie on top of the pile until then."""

    left: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in g.pile[: self.left]]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-HID-07"

    def answer(self, g: Mansion, act: Action) -> None:
        shift(g, g.pile.index(TILE.index(act)), 0)
        g.then(TopOrBottom(self.role, self.left))


@dataclass(frozen=True)
class TopOrBottom(Choice):
    """E-1: the first tile of the pile goes to its top, on those put back before, or to the bottom."""

    left: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (TOP, BOTTOM)

    def answer(self, g: Mansion, act: Action) -> None:
        shift(g, 0, self.left - 1 if act == TOP else len(g.pile) - 1)
        g.tell("GHT-HID-07", "puts on top" if act == TOP else "puts under", self.role)
        foresee(g, self.role, self.left - 1)


def plans(g: Mansion, role: int, tile: int, n: int) -> None:
    """T-30: back in any order."""
    seen = look(g, role, n)
    if seen > 1:
        g.then(Arrange(role, seen))


@dataclass(frozen=True)
class Arrange(Choice):
    """T-30: which of the tiles looked at comes next on the pile; the last one named lies on top."""

    left: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in g.pile[: self.left]]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-HID-07"

    def answer(self, g: Mansion, act: Action) -> None:
        shift(g, g.pile.index(TILE.index(act)), self.left - 1)
        if self.left > 2:
            g.then(Arrange(self.role, self.left - 1))


def intuition(g: Mansion, role: int, tile: int, n: int) -> None:
    """E-5: one on top, the others shuffled into the pile."""
    seen = look(g, role, n)
    if seen:
        g.then(Intuit(role, seen))


@dataclass(frozen=True)
class Intuit(Choice):
    """E-5: which of the tiles looked at is put on top; the others are shuffled into the pile."""

    seen: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in g.pile[: self.seen]]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-HID-07"

    def answer(self, g: Mansion, act: Action) -> None:
        chosen = TILE.index(act)
        rest = tuple(sorted([tile for tile in g.pile if tile != chosen]))
        shuffle_pile(g, rest)
        g.pile, g.pile_known = (chosen, *g.pile), (1 << self.role, *g.pile_known)
        g.tell("GHT-HID-07", "puts on top", self.role)


VERBS: Final = {"vision": vision, "plans": plans, "intuition": intuition}
