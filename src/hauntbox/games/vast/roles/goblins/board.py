"""The Goblins' board: Rage, the three Tribes, their Monsters, War and Secrets cards, and the turn. GOS, GOT"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

FANGS, BONES, EYE = TRIBE_NUMBERS = range(3)  # as the Dark symbols are numbered
MOST: Final = 4  # VSB-GOS-06: Goblin discs of a Tribe
MOST_RAGE: Final = 3  # VSB-GOR-08
SLOTS: Final = (1, 2, 1)  # VSB-GOT-11: Monsters, by Tribe
CARDS: Final = 10  # of each of the three decks
NO_CARD: Final = -1
NO_TRIBE: Final = -1


@dataclass
class GoblinsBoard:
    """Public, but for the Secrets in hand, War cards that were drawn, and the decks."""

    rage: int = 1
    population: list[int] = field(default_factory=lambda: [0, 0, 0])  # by Tribe
    monsters: list[tuple[int, ...]] = field(default_factory=lambda: [(), (), ()])  # assigned, by Tribe
    crystals: int = 0  # that they have smashed and kept
    poisoned: int = 0  # the Knight's cubes that lie on the Entrance
    hand: tuple[int, ...] = ()  # Secrets, ascending; seen by the Goblins
    fresh: tuple[int, ...] = ()  # Secrets just drawn, ascending; seen by the Goblins
    shown: tuple[int, ...] = ()  # Secrets that lie face up
    secrets: tuple[int, ...] = ()  # the Secrets deck, next card first; seen by nobody
    secrets_out: tuple[int, ...] = ()  # Secrets that were discarded
    war_deck: tuple[int, ...] = ()  # next card first; seen by nobody
    drawn: tuple[int, ...] = ()  # War cards to choose from, ascending; seen by the Goblins
    war_out: tuple[int, ...] = ()  # War cards that were not chosen, ascending; seen by the Goblins
    war_card: int = NO_CARD  # the one that was chosen
    pending: tuple[int, ...] = ()  # Monsters drawn and not assigned yet
    # The turn.
    blocked: int = 0  # Tribes whose discs are blocked, bits
    led: int = 0  # Tribes that a Leader keeps together, bits
    activated: int = 0  # Tribes, bits
    active: int = NO_TRIBE  # the Tribe that is being activated
    off: bool = False  # it has stepped off Terrain where no tile lay
    lit: list[tuple[int, ...]] = field(default_factory=lambda: [(), (), ()])  # Lit spaces that it has left, by Tribe
    path: tuple[int, ...] = ()  # spaces entered in this movement
    marks: list[int] = field(default_factory=lambda: [-1, -1, -1])  # the space of a Crystal that it attacks, by Tribe
    furious: int = 0  # Tribes with Blind Fury, bits
    bombers: int = 0  # Tribes with a Fire Bomber, bits
    flared: int = 0  # Tribes that have used Flare, bits
    tunnels: bool = False  # Secret Tunnels are open
    buried: int = 0  # Tribes that went through them, bits
    lured: bool = False  # the Wisp was used
    dug: bool = False  # the Underworm was used
    ruby: bool = False  # the Goblin Ruby was used

    def clone(self) -> GoblinsBoard:
        part = GoblinsBoard.__new__(GoblinsBoard)
        part.rage, part.population, part.monsters = self.rage, self.population[:], self.monsters[:]
        part.crystals, part.poisoned, part.hand, part.fresh = self.crystals, self.poisoned, self.hand, self.fresh
        part.shown, part.secrets, part.secrets_out = self.shown, self.secrets, self.secrets_out
        part.war_deck, part.drawn, part.war_out, part.war_card = self.war_deck, self.drawn, self.war_out, self.war_card
        part.pending, part.blocked, part.led, part.activated = self.pending, self.blocked, self.led, self.activated
        part.active, part.off, part.lit, part.path = self.active, self.off, self.lit[:], self.path
        part.marks, part.furious, part.bombers, part.flared = self.marks[:], self.furious, self.bombers, self.flared
        part.tunnels, part.buried, part.lured, part.dug = self.tunnels, self.buried, self.lured, self.dug
        part.ruby = self.ruby
        return part
