"""Door-markers, shut and locked doors, and the sealed mansion. ECARD, PLACE, TILE"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import BREACH, MARK, SIDE_OF, Breach, Mark
from hauntbox.games.hunter13.cards.events import CONFINED, EVENT_CARDS, OTHER_DOORS
from hauntbox.games.hunter13.cards.rooms import GARDEN, SEALING, TOWERS
from hauntbox.games.hunter13.content.book import NOTHING, Book
from hauntbox.games.hunter13.rules.hunters.checks import Check
from hauntbox.games.hunter13.rules.items.owning import opens_locks
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.mansion.house import (
    BACK,
    QUARTERS,
    beyond,
    is_passage,
    is_tower_unused,
    joined_sides,
    leads_out,
    neutral,
    open_sides,
    tower_side,
    ways,
)
from hauntbox.games.hunter13.rules.mansion.pawns import SHUT_DOORS
from hauntbox.games.hunter13.rules.play import PLAY
from hauntbox.games.hunter13.state import NOWHERE, ST, Mansion
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

# Door-markers -------------------------------------------------------------------------------------------------------


def markers_left(g: Mansion) -> int:
    """GHT-CMP-17: three in the box; GHT-CMP-19: with the option no end of them."""
    on_board = sum([sides.bit_count() for sides in g.marks]) - g.free_marks
    return 1 if g.options.many_doors else g.options.doors - on_board


def fitting_walls(g: Mansion, tile: int, free: bool = False) -> int:
    """Sides of a tile that may get a door-marker, as bits."""
    if not free and markers_left(g) < 1:
        return 0
    return sum([1 << side for side in QUARTERS if not bars_marker(g, tile, side)])


def bars_marker(g: Mansion, tile: int, side: int) -> str:
    """GHT-ECARD-04: walls, such as those of a Corridor (GHT-TILE-42), GHT-ECARD-05: and sides where door and wall meet.

    GHT-ECARD-06: Also towards nothing.
    """
    if tile in TOWERS:
        return "GHT-TILE-43"
    if tile == GARDEN:
        return "GHT-TILE-41"
    if neutral(g, tile) >> side & 1:
        return "GHT-TILE-40"  # the Balcony's rails
    if joined_sides(g, tile) >> side & 1 or is_passage(g, tile, side) or leads_out(g, tile) >> side & 1:
        return "GHT-ECARD-04"  # a door already
    return bars_marker_beyond(g, beyond(g, tile, side), BACK[side])


def bars_marker_beyond(g: Mansion, other: int, back: int) -> str:
    """GHT-ECARD-07: what lies on the other side may forbid it too."""
    if other == NOWHERE:
        return ""
    if other == SEALING:
        return "GHT-TILE-44"
    return "GHT-ECARD-07" if other == GARDEN or (neutral(g, other) | joined_sides(g, other)) >> back & 1 else ""


def put_marker(g: Mansion, tile: int, side: int) -> None:
    """GHT-ECARD-04: a door from then on, for everybody."""
    g.marks[tile] |= 1 << side
    survey(g)
    g.tell("GHT-ECARD-04", "marker", tile, side)


@dataclass(frozen=True)
class MarkDoor(Choice):
    """GHT-DEC-28: which wall gets the door-marker."""

    tile: int
    step: bool  # E-22: one may go through it after settling the tile

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return MARK

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return bars_marker(g, self.tile, SIDE_OF[act.side]) if isinstance(act, Mark) else act.when

    def is_public(self, g: Mansion, role: int) -> bool:
        return True

    def answer(self, g: Mansion, act: Mark) -> None:
        side = SIDE_OF[act.side]
        put_marker(g, self.tile, side)
        if self.step:
            g.extra = side  # GHT-ECARD-28


def marker_door(g: Mansion, role: int, tile: int, step: int) -> None:
    """GHT-ECARD-27: E-22 by the same rules as E-7. The marker of E-7 goes on the hunter's own tile."""
    if fitting_walls(g, tile):
        g.then(MarkDoor(role, tile, bool(step)))


def where_a_door_fits(g: Mansion, role: int, tile: int, script: int) -> None:
    """GHT-ECARD-08: with no place for a door-marker the card has no effect at all."""
    if fitting_walls(g, tile):
        g.then(PLAY(script, 0, role, tile))
    else:
        g.tell("GHT-ECARD-08", "no place", tile)


# The sealed mansion -------------------------------------------------------------------------------------------------


def is_sealed(g: Mansion, role: int) -> bool:
    """GHT-PLACE-14: tiles remain, and no door that the hunter can reach leads to an empty cell."""
    if not g.pile:
        return False
    front = seen = 1 << g.at[role]
    while front:
        found = 0
        for tile in places(front):
            if leads_out(g, tile) or is_tower_unused(g, tile):
                return False
            found |= ways(g, tile)
        front = found & ~seen
        seen |= found
    return True


def breaches(g: Mansion, role: int) -> list[Action]:
    """GHT-PLACE-14: a whole turn for a free door-marker. (option: sealed mansion relief)"""
    if not g.options.sealed_relief or not is_sealed(g, role):
        return []
    return [BREACH[side] for side in places(fitting_walls(g, g.at[role], free=True))]


def breach(g: Mansion, role: int, act: Breach) -> None:
    put_marker(g, g.at[role], SIDE_OF[act.side])
    g.free_marks += 1
    g.moves, g.moved, g.points = 0, True, 0


# Shut and locked doors ----------------------------------------------------------------------------------------------

_book = Book(5_000)
LET_OUT: Final = _book.add([("unconfine",)])
SHUT_IN: Final = _book.add(EVENT_CARDS[CONFINED].later)  # GHT-ECARD-17, GHT-ECARD-20
THROWN_OPEN: Final = _book.add([("unlock",)])


def confine(g: Mansion, role: int, tile: int) -> None:
    """GHT-ECARD-16: all doors of the tile are shut."""
    g.confined |= 1 << tile
    g.tell("GHT-ECARD-16", "confined", tile)


def lock(g: Mansion, role: int, tile: int) -> None:
    """GHT-ECARD-21: all doors of the tile but the one by which it was entered."""
    sides = open_sides(g, tile) | sum([1 << side for side in QUARTERS if is_passage(g, tile, side)])
    if tile in TOWERS:
        sides |= 1 << tower_side(g, tile)
    g.locks[tile] = sides & ~(1 << g.entered if g.entered != NOWHERE else 0)
    survey(g)
    g.tell("GHT-ECARD-21", "locked", tile)


def unconfine(g: Mansion, role: int, tile: int) -> None:
    """GHT-ECARD-20: from then on open for everybody."""
    g.confined &= ~(1 << tile)
    g.tell("GHT-ECARD-20", "doors open", tile)
    take_off(g, tile, CONFINED)


def unlock(g: Mansion, role: int, tile: int) -> None:
    """GHT-ECARD-24: all locked doors of the tile at the same time."""
    g.locks[tile] = 0
    survey(g)
    g.tell("GHT-ECARD-24", "doors open", tile)
    take_off(g, tile, OTHER_DOORS)


def take_off(g: Mansion, tile: int, card: int) -> None:
    """GHT-ECARD-26: the card stays until then, and is discarded now."""
    if card in g.posted[tile]:
        g.posted[tile] = tuple([other for other in g.posted[tile] if other != card])
        g.events_out = (*g.events_out, card)


@dataclass(frozen=True)
class OpenShut(Step):
    """GHT-ECARD-16: ST 5 or more to leave; GHT-ECARD-18: only for whoever wants to; GHT-ECARD-19: not with a key."""

    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        if opens_locks(g, self.role):
            unconfine(g, self.role, self.tile)
        else:
            g.then(Check(self.role, ST, g.options.shut_doors, LET_OUT, SHUT_IN, "door", self.tile))


def bars_force(g: Mansion, role: int) -> str:
    """GHT-DEC-30: the locked doors of the own tile, GHT-ECARD-22: once in the game, GHT-ECARD-23: but for a key."""
    tile = g.at[role]
    if not g.locks[tile]:
        return "GHT-ECARD-25"
    return "" if opens_locks(g, role) or not g.tried[role] >> tile & 1 else "GHT-ECARD-22"


def force(g: Mansion, role: int) -> None:
    """GHT-ECARD-25: ST 6 or more."""
    tile = g.at[role]
    if opens_locks(g, role):
        unlock(g, role, tile)  # GHT-ECARD-23
        return
    g.tried[role] |= 1 << tile
    g.then(Check(role, ST, g.options.locked_doors, THROWN_OPEN, NOTHING, "door", tile))


SHUT_DOORS.append(OpenShut)
VERBS: Final = {
    "marker-door": marker_door,
    "where-a-door-fits": where_a_door_fits,
    "confine": confine,
    "lock": lock,
    "unconfine": unconfine,
    "unlock": unlock,
}
