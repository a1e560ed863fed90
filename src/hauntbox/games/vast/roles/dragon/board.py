"""The Dragon's board: Sloth cubes, Power cards, what he has done in this turn. DRS, DRW"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

CLAW, FLAME, WING = SYMBOLS = range(3)
GREED, HUNGER, EVENT_PRIDE, GEM_PRIDE, STILL_PRIDE = PARTS = range(5)  # the Sloth tracks; Pride has three parts
ROOM: Final = (4, 4, 4, 1, 1)  # VSB-DRS-02, VSB-DRS-03: spaces of each
TRACK: Final = (GREED, HUNGER, EVENT_PRIDE, EVENT_PRIDE, EVENT_PRIDE)  # VSB-DRW-04: Pride counts as one track
COPIES: Final = 6  # VSB-CMP-08: Power cards of each symbol
CARDS: Final = tuple([symbol for symbol in SYMBOLS for _ in range(COPIES)])
MOST_EATEN: Final = 7  # VSB-DRS-04
START_HAND: Final = 3


@dataclass
class DragonBoard:
    """Public, but for the Power cards in hand and in the deck."""

    health: int = 5
    sloth: list[int] = field(default_factory=lambda: [*ROOM])  # cubes, by part
    wakefulness: int = 0  # cubes there
    locked: int = 0  # those of them that the Cave cannot return
    awake: bool = False
    surfaced: bool = False
    eaten: int = 0  # Goblins
    spirit: int = START_HAND  # as at the last Replace Hand
    treasures: int = 0  # tokens kept for Greed
    shriek: bool = False  # the token is placed
    shrieks: int = 0  # turns in which he used Shriek
    is_here: bool = False  # he has had his first turn
    hand: tuple[int, ...] = ()  # symbols of Power cards, ascending; seen by him
    deck: tuple[int, ...] = ()  # the next card first; seen by nobody
    spent: tuple[int, ...] = ()  # cards played or discarded since the last Replace Hand
    unused: tuple[int, ...] = ()  # cards that a possession has left, discarded face down; seen by nobody
    # The turn.
    lent: int = 0  # Gems that have lent their symbol, bits
    flown: bool = False  # the free move is used
    moved: bool = False  # he has moved
    served: int = 0  # tracks whose cube has moved, bits of TRACK
    shrieked: bool = False
    # The Flame Wall.
    burnt: int = 0  # roles that it has met in the turn named beside, bits
    burnt_in: int = -1  # round and turn

    def clone(self) -> DragonBoard:
        part = DragonBoard.__new__(DragonBoard)
        part.health, part.sloth, part.wakefulness = self.health, self.sloth[:], self.wakefulness
        part.locked, part.awake, part.surfaced, part.eaten = self.locked, self.awake, self.surfaced, self.eaten
        part.spirit, part.treasures, part.shriek, part.shrieks = self.spirit, self.treasures, self.shriek, self.shrieks
        part.is_here, part.hand, part.deck, part.spent = self.is_here, self.hand, self.deck, self.spent
        part.unused, part.lent, part.flown, part.moved = self.unused, self.lent, self.flown, self.moved
        part.served, part.shrieked, part.burnt, part.burnt_in = self.served, self.shrieked, self.burnt, self.burnt_in
        return part
