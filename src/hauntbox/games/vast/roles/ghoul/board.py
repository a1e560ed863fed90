"""The Ghoul's board: points, Fury, Terror cards, what it has done in this turn. SET, TER, HID"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

# Terror cards; identical ones have one number.
CHASE: Final = 0
HUNT: Final = 1
SNEAK: Final = 2
CHEAT: Final = 3
BLINK: Final = 4
ADAPT: Final = 5
SEIZE: Final = 6
SCOUR: Final = 7
KINDS: Final = 8
COPIES: Final = (3, 3, 2, 1, 1, 1, 1, 1)  # VST-TCD-01
TERROR_CARDS: Final = tuple([kind for kind in range(KINDS) for _ in range(COPIES[kind])])  # VST-CMP-03
DISCS: Final = 9  # VST-CMP-04
MOST_FURY: Final = 14  # VST-SET-04


@dataclass
class GhoulBoard:
    """Public, but for the deck and the cards that are looked at."""

    dice: tuple[int, ...] = ()  # as they lie, the highest first
    attack_die: int = 0  # the value that was chosen for attack points
    movement: int = 0  # movement points
    discs: int = 0  # on the Attack space: attack points in its turn, Defense until the next
    backstab: int = 0  # movement points that the next turn begins without
    fury: int = 0
    reached: bool = False  # its Fury or Crystal goal: only the escape is missing
    treasure: int = 0  # tokens on the Treasure space
    crystals: int = 0  # smashed
    deck: tuple[int, ...] = ()  # Terror cards, the next one first; seen by nobody
    bottom: int = 0  # cards at the bottom of the deck that the Ghoul has seen
    looked: tuple[int, ...] = ()  # drawn, and not yet kept or put back; seen by the Ghoul
    held: list[int] = field(default_factory=lambda: [0] * KINDS)  # Terror cards in front of it, by kind
    pile: tuple[int, ...] = ()  # discarded Terror cards
    out: tuple[int, ...] = ()  # Terror cards that have left the game
    # The turn.
    used: list[int] = field(default_factory=lambda: [0] * KINDS)  # by kind: cards whose first effect was used
    spent: int = 0  # kinds whose once-per-game effect was used, bits
    lasting: int = 0  # those of them that last for the turn, bits
    seizing: bool = False  # the next Treasure or Gem is free
    attacked: int = 0  # pieces, bits
    pinned: bool = False  # a Backstab has left it no movement: by agreement it stays where it is

    def clone(self) -> GhoulBoard:
        part = GhoulBoard.__new__(GhoulBoard)
        part.dice, part.attack_die, part.movement, part.discs = self.dice, self.attack_die, self.movement, self.discs
        part.backstab, part.fury, part.reached, part.treasure = self.backstab, self.fury, self.reached, self.treasure
        part.crystals, part.deck, part.bottom, part.looked = self.crystals, self.deck, self.bottom, self.looked
        part.held, part.pile, part.out, part.used = self.held[:], self.pile, self.out, self.used[:]
        part.spent, part.lasting, part.seizing, part.attacked = self.spent, self.lasting, self.seizing, self.attacked
        part.pinned = self.pinned
        return part
