"""The dice and every other source of chance, each with a purpose of its own. DICE, RND"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards.words import DAMAGE_DICE, DEFENSE_DICE, DICE, HIT_DICE
from hauntbox.games.betwixt.state import Farm

PENALTY: Final = "obstruction"  # TGB-RND-04
BLIND: Final = "blind"  # TGB-RND-05
TROUBLE: Final = "trouble"  # TGB-RND-06
LOSS: Final = "trouble loss"  # TGB-RND-06
WHO: Final = "trouble who"  # TGB-RND-07
AWAY: Final = "trouble away"  # TGB-RND-26
CART: Final = "cart"  # TGB-RND-25
AXIS: Final = "axis"  # TGB-RND-08
TIE: Final = "tie"  # TGB-RND-09
TARGETS: Final = "targets"  # TGB-RND-12
FATE: Final = "fate"  # TGB-RND-10
SPLIT: Final = "split"  # TGB-RND-11
SIDE: Final = "treasure side"  # TGB-RND-13
DOORWAY: Final = "doorway"  # TGB-RND-14
TRAP: Final = "trap"  # TGB-RND-19
WALL: Final = "wall"  # TGB-RND-24
STUMBLE: Final = "stumble"  # TGB-RND-15
LIGHTHEADED: Final = "lightheaded"  # TGB-RND-16
FRAILTY: Final = "frailty"  # TGB-RND-16
AMBUSH: Final = "ambush"  # TGB-RND-17
DECK: Final = "deck"  # TGB-RND-18
ARMS: Final = "monster weapons"  # TGB-RND-18
ANY: Final = "any"  # TGB-RND-21
NEAREST: Final = "nearest"  # TGB-RND-22
EVENT: Final = "event"  # TGB-RND-20
MISSION: Final = "mission"  # TGB-RND-23
CHANCES: Final = {
    **{DICE[die]: "TGB-RND-01" for die in HIT_DICE},
    **{DICE[die]: "TGB-RND-02" for die in DAMAGE_DICE},
    **{DICE[die]: "TGB-RND-03" for die in DEFENSE_DICE},
    PENALTY: "TGB-RND-04",
    BLIND: "TGB-RND-05",
    TROUBLE: "TGB-RND-06",
    LOSS: "TGB-RND-06",
    WHO: "TGB-RND-07",
    AWAY: "TGB-RND-26",
    CART: "TGB-RND-25",
    AXIS: "TGB-RND-08",
    TIE: "TGB-RND-09",
    FATE: "TGB-RND-10",
    SPLIT: "TGB-RND-11",
    TARGETS: "TGB-RND-12",
    SIDE: "TGB-RND-13",
    DOORWAY: "TGB-RND-14",
    STUMBLE: "TGB-RND-15",
    LIGHTHEADED: "TGB-RND-16",
    FRAILTY: "TGB-RND-16",
    AMBUSH: "TGB-RND-17",
    DECK: "TGB-RND-18",
    ARMS: "TGB-RND-18",
    TRAP: "TGB-RND-19",
    ANY: "TGB-RND-21",
    NEAREST: "TGB-RND-22",
    EVENT: "TGB-RND-20",
    MISSION: "TGB-RND-23",
    WALL: "TGB-RND-24",
}


class Face(NamedTuple):
    """What a side of a combat die shows."""

    hits: int = 0  # TGB-DICE-02: X symbols, and swords, which pay for weapon effects
    effects: int = 0
    damage: int = 0
    evades: int = 0  # TGB-DICE-03: slashed circles, shields, misses and skulls
    shields: int = 0
    skull: int = 0
    miss: int = 0


def hit_faces(*rows: tuple[int, int]) -> tuple[Face, ...]:
    return tuple([Face(hits=hits, effects=effects) for hits, effects in rows])


def damage_faces(*rows: int) -> tuple[Face, ...]:
    return tuple([Face(damage=damage) for damage in rows])


BLANK: Final = Face()
SHIELD: Final = Face(shields=1)
TWO_SHIELDS: Final = Face(shields=2)
EVADE: Final = Face(evades=1)
BOTH: Final = Face(evades=1, shields=1)
SKULL: Final = Face(skull=1)
MISS: Final = Face(miss=1)
FACES: Final = (
    hit_faces((0, 0), (0, 1), (1, 0), (1, 0), (1, 0), (1, 1)),  # TGB-DICE-25: LG
    hit_faces((0, 0), (1, 0), (1, 0), (1, 1), (1, 1), (2, 0)),  # TGB-DICE-26: G
    hit_faces((0, 1), (1, 0), (1, 1), (1, 1), (1, 2), (2, 0)),  # TGB-DICE-27: LB
    hit_faces((0, 2), (1, 1), (1, 1), (2, 0), (2, 1), (2, 1)),  # TGB-DICE-28: B
    hit_faces((0, 0), (0, 1), (1, 0), (1, 0), (1, 1), (1, 1)),  # TGB-DICE-29: TRQ
    damage_faces(0, 1, 1, 1, 1, 2),  # TGB-DICE-30: LY
    damage_faces(0, 1, 1, 2, 2, 3),  # TGB-DICE-31: DY
    damage_faces(1, 1, 2, 2, 3, 3),  # TGB-DICE-32: LO
    damage_faces(1, 2, 2, 3, 3, 4),  # TGB-DICE-33: DO
    (BLANK, BLANK, SHIELD, SHIELD, EVADE, SKULL),  # TGB-DICE-34: T
    (BLANK, SHIELD, SHIELD, EVADE, BOTH, SKULL),  # TGB-DICE-35: Br
    (SHIELD, TWO_SHIELDS, EVADE, BOTH, SKULL, MISS),  # TGB-DICE-36: W
)


NEITHER: Final = (BLANK, BLANK)  # a die has six faces; one not rolled yet shows nothing
SHOWN: Final = tuple([face for faces in FACES for face in (*faces, *NEITHER)])  # by die * 8 + face
KEPT: Final = 20_000
TALLIES: Final[dict[tuple[int, ...], Face]] = {}


def roll_die(g: Farm, die: int) -> int:
    """The die as it has fallen: die * 8 + face, faces from 0. TGB-CMP-38: each die by its own name."""
    return die * 8 + g.roll(6, DICE[die]) - 1


def roll_dice(g: Farm, dice: Sequence[int]) -> tuple[int, ...]:
    return tuple([roll_die(g, die) for die in dice])


def face(rolled: int) -> Face:
    return FACES[rolled >> 3][rolled & 7]


def tally(rolled: tuple[int, ...]) -> Face:
    """The sums of all kinds of symbols over the dice: the same dice have been added up before."""
    found = TALLIES.get(rolled)
    if found is None:
        if len(TALLIES) >= KEPT:
            TALLIES.clear()  # shortcut: what is needed is added up again
        found = TALLIES[rolled] = added_up(rolled)
    return found


def added_up(rolled: tuple[int, ...]) -> Face:
    return Face(*[sum(column) for column in zip(BLANK, *[SHOWN[each] for each in rolled], strict=True)])


def pick(g: Farm, some: Sequence[int], purpose: str) -> int:
    """TGB-AI-27: ties are broken by a die, uniformly; of one alone no die is rolled."""
    return some[0] if len(some) == 1 else some[g.roll(len(some), purpose) - 1]
