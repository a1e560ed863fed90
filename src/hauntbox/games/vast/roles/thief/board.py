"""The Thief's board: Stat tokens, cubes, what he carries and has stashed, what he has done in this turn. THS, THU"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

# Stats.
MOVEMENT: Final = 0
STEALTH: Final = 1
THIEVERY: Final = 2
# VSB-THU-18: upgrade spaces; the Flips are three spaces of one kind.
STICKY_FINGERS: Final = 0
LOCK_KIT: Final = 1
CLIMBING_GEAR: Final = 2
CROSSBOW: Final = 3
EVASION: Final = 4
MORE_MOVEMENT: Final = 5
MORE_STEALTH: Final = 6
MORE_THIEVERY: Final = 7
FLIP: Final = 8
FLIPS: Final = 3
KINDS: Final = 9
TOKENS: Final = ((2, 3, 4), (3, 3, 4), (3, 4, 4), (4, 4, 4))  # VSB-THS-03, VSB-THU-21: by Flips
ACTION_CUBES: Final = 5  # VSB-THS-03, VSB-CMP-11
LOOT_DROP: Final = 3  # VSB-THS-02


@dataclass
class ThiefBoard:
    """All of it is public."""

    stats: list[int] = field(default_factory=lambda: [0, 0, 0])  # by stat: the Stat token on it; 0: none yet
    cubes: int = 0  # Action cubes left in this turn
    carried: int = 0  # Treasure tokens
    gems: tuple[int, ...] = ()  # kinds of Gems that he carries, ascending
    level: int = LOOT_DROP  # the Loot Drop Level
    stash: int = 0  # Treasure tokens stashed
    upgrades: list[int] = field(default_factory=lambda: [0] * KINDS)  # by kind: tokens on its spaces that work
    hexed: int = 0  # Stealth that a Hex has taken
    # The turn.
    moved: int = 0  # Movement spent
    targeted: int = 0  # roles that he has targeted, bits
    tried: tuple[int, ...] = ()  # spaces of Vaults that he has tried
    peeked: tuple[int, ...] = ()  # spaces of Dark tiles that he has peeked at
    halted: bool = False  # he has peeked: no step before he takes an action here
    sticky: bool = False  # Sticky Fingers were used
    dodged: int = -1  # the turn in which he was last attacked: round * 16 + role
    evading: bool = False  # he has evaded the Ghoul and will move once it has skittered

    def clone(self) -> ThiefBoard:
        part = ThiefBoard.__new__(ThiefBoard)
        part.stats, part.cubes, part.carried, part.gems = self.stats[:], self.cubes, self.carried, self.gems
        part.level, part.stash, part.upgrades, part.hexed = self.level, self.stash, self.upgrades[:], self.hexed
        part.moved, part.targeted, part.tried, part.peeked = self.moved, self.targeted, self.tried, self.peeked
        part.halted, part.sticky, part.dodged, part.evading = self.halted, self.sticky, self.dodged, self.evading
        return part
