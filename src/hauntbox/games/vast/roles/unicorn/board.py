"""The board of a Unicorn: cards, cubes, facing, what he has done in this turn. The Shadow has one too. UNS, SHU"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hauntbox.games.vast.cave.grid import N

SPIRIT, PACE, ARMOR, CLARITY, UNBRIDLED, BLAST = UPGRADES = range(6)  # VSB-UNS-09: what upgrade spaces give
CUBES: Final = 21  # VSB-CMP-17
TRACK: Final = 12  # VSB-UNS-02: cubes on the Radiance track
LEAST_ANGER: Final = 1
MOST_ANGER: Final = 3
SHADOW_HEALTH: Final = 7  # VSB-SHU-01


@dataclass
class UnicornBoard:
    """Public, but for the cards in hand and in the deck."""

    health: int = 5
    anger: int = LEAST_ANGER
    radiance: int = 0  # cubes that have left the Radiance track
    upgrades: list[int] = field(default_factory=lambda: [0] * len(UPGRADES))  # cubes on upgrade spaces, by kind
    locked: int = 0  # cubes on Armor that the Cave cannot remove
    cubes: int = CUBES - TRACK  # in the supply
    marks: tuple[int, ...] = ()  # tiles with one of his cubes, by their spaces, ascending
    facing: int = N
    is_here: bool = False  # he has had his first turn
    hand: tuple[int, ...] = ()  # cards, ascending; seen by him. The Shadow's Spirit pile, the next first: by nobody
    deck: tuple[int, ...] = ()  # the next card first; seen by nobody
    shown: tuple[int, ...] = ()  # cards revealed for a Teleport that is under way
    spent: tuple[int, ...] = ()  # discards
    # The turn.
    acted: int = 0  # actions used
    blasted: bool = False  # Displacement Blast is used
    moving: bool = False  # a Move is under way; a Teleport ends it
    scored: int = 0  # roles whose attack has given Radiance, bits

    def clone(self) -> UnicornBoard:
        part = UnicornBoard.__new__(UnicornBoard)
        part.health, part.anger, part.radiance, part.upgrades = self.health, self.anger, self.radiance, self.upgrades[:]
        part.locked, part.cubes, part.marks, part.facing = self.locked, self.cubes, self.marks, self.facing
        part.is_here, part.hand, part.deck, part.shown = self.is_here, self.hand, self.deck, self.shown
        part.spent, part.acted, part.blasted, part.moving = self.spent, self.acted, self.blasted, self.moving
        part.scored = self.scored
        return part
