"""The Knight's board: what she has, what she has done in this turn. KNS, KNG"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

# Places for Hero cubes.
MOVEMENT: Final = 0
PERCEPTION: Final = 1
STRENGTH: Final = 2
BOMB: Final = 3
BOW: Final = 4
MAP: Final = 5
SHIELD: Final = 6
# Treasure cards, as numbered in their deck.
SWORD: Final = 7
AXE: Final = 8
ENCHANTED_BOW: Final = 9
BOOTS: Final = 10
LANTERN: Final = 11
POTIONS: Final = 12
JAVELIN: Final = 13
PLACES: Final = 14
FLARE: Final = 14  # of what is used once in a turn, beside Bomb and Bow
# Sidequests, as numbered in their deck.
STALWART: Final = 0
INTREPID: Final = 1
DARING: Final = 2
FEARLESS: Final = 3
CUNNING: Final = 4
BEDECKED: Final = 5
ADVENTUROUS: Final = 6
SWIFT: Final = 7
EAGLE_EYED: Final = 8
PERSISTENT: Final = 9
START_CUBES: Final = 2  # VSB-KNS-05
GRIT_CUBES: Final = (5, 11, 18, 26, 35)


@dataclass
class KnightBoard:
    """Public, but for the Sidequests and what lies face down."""

    health: int = 7
    full: int = 7  # the Health that she began with
    grit: int = 0
    cubes: list[int] = field(default_factory=lambda: [0] * PLACES)  # by place
    free: int = START_CUBES  # unplaced Hero cubes
    aside: int = 0  # cubes that come back at her next Pick Up
    lost: int = 0  # discarded cubes
    track: int = (1 << len(GRIT_CUBES)) - 1  # spaces of GRIT_CUBES that still hold a cube, bits
    bombs: int = 3  # Bomb tokens beside the board
    crystals: int = 0  # that she has smashed
    hand: tuple[int, ...] = ()  # Sidequests, seen by her, the last drawn last
    shown: int = 0  # those of them that she has shown to all, bits
    quests: tuple[int, ...] = ()  # the Sidequest deck, next card first; seen by nobody
    done: tuple[int, ...] = ()  # Sidequests that are out of the game; seen by all
    treasures: tuple[int, ...] = ()  # Treasure cards she keeps
    face_up: int = 0  # those of them that lie face up, bits
    sunk: int = 0  # how many cards that were hers lie under the Treasure deck; seen by her
    sunk_open: int = 0  # those that lay face up before, seen by all, bits
    sunk_unseen: int = 0  # those that the Cave put there, bits by place from the bottom; seen by it alone
    golem: bool = False  # the Golem has hit her: each wall takes two cubes of the Ancient Map
    beetles: bool = False  # Bright Beetles lie by the Monster deck
    # The turn.
    moved: int = 0  # Movement spent
    met: int = 0  # Encounters used
    walls: int = 0  # cubes of the Ancient Map spent on walls
    used: int = 0  # what was used once in this turn, bits: BOMB, BOW, FLARE
    came: int = -1  # the space she came from in this Encounter
    unveiled: int = -1  # the space whose tile she has revealed in this Encounter
    trod: tuple[int, ...] = ()  # spaces entered in this turn, each once
    scenes: tuple[int, ...] = ()  # spaces on which she used an Encounter in this turn
    feats: int = 0  # Sidequests whose event has happened since her last action, bits
    late: int = 0  # Sidequests drawn since then: the last ones of the hand
    ambushes: int = 0  # Ambushes resolved in this turn
    finds: int = 0  # Treasure tokens collected in this turn
    worm: bool = False  # the Underworm has hit her and will carry her off

    def clone(self) -> KnightBoard:
        part = KnightBoard.__new__(KnightBoard)
        part.health, part.full, part.grit, part.cubes = self.health, self.full, self.grit, self.cubes[:]
        part.free, part.aside, part.lost, part.track = self.free, self.aside, self.lost, self.track
        part.bombs, part.crystals, part.hand, part.shown = self.bombs, self.crystals, self.hand, self.shown
        part.quests, part.done, part.treasures, part.face_up = self.quests, self.done, self.treasures, self.face_up
        part.sunk, part.sunk_open, part.sunk_unseen = self.sunk, self.sunk_open, self.sunk_unseen
        part.golem, part.beetles, part.moved, part.met = self.golem, self.beetles, self.moved, self.met
        part.walls, part.used, part.came, part.unveiled = self.walls, self.used, self.came, self.unveiled
        part.trod, part.scenes, part.feats, part.late = self.trod, self.scenes, self.feats, self.late
        part.ambushes, part.finds, part.worm = self.ambushes, self.finds, self.worm
        return part
