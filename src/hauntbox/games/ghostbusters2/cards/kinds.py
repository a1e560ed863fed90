"""The Entity cards, one entry each, in the order of the table. ENT, CEN, CSU; cards/entities.py says what habits do"""

from __future__ import annotations

from typing import Final, NamedTuple

HIT: Final = 0  # Slime Types
SIGHT: Final = 1
MOVEMENT: Final = 2
MANEUVER: Final = 3
ACTION: Final = 4
CAUSTIC: Final = 5
GHOST: Final = 0  # GBT-ENT-01
HUMAN: Final = 1
PLAZM: Final = 2
HIVE: Final = 0  # Bases
CAUSTIC_BASE: Final = 1
AMPLIFY: Final = 2
SHADOW: Final = 3
MARKED: Final = 4
MINI: Final = 1
BOSS: Final = 2
AMPLIFIES: Final = 1  # GBT-BAS-10
BROTHERLY: Final = 1  # GBT-CEN-16: so much higher is the Tall Brother's To Hit
BROTHERS_APART: Final = 3  # while the other one is so near


class Token(NamedTuple):
    """What is put on somebody: a Slime, or a Base under an Entity."""

    name: str
    look: str
    icon: str
    tone: str
    text: str
    rule: str


LESS: Final = 1  # GBT-SLM-05: what a Slime takes
SLIME_TOKENS: Final = (
    Token(f"-{LESS} Hit", "s-hit", "eye-target", "danger", f"Combat rolls {LESS} lower.", "GBT-SLM-06"),
    Token(f"-{LESS} Line of Sight", "s-sight", "blindfold", "danger", f"Sees {LESS} space less.", "GBT-SLM-07"),
    Token(f"-{LESS} Movement", "s-move", "snail", "danger", f"Moves {LESS} space less.", "GBT-SLM-08"),
    Token(f"-{LESS} Maneuver", "s-maneuver", "leg", "danger", f"{LESS} Maneuver fewer.", "GBT-SLM-09"),
    Token(f"-{LESS} Action", "s-action", "hand", "danger", f"{LESS} Action fewer.", "GBT-SLM-10"),
    Token("Caustic", "s-caustic", "acid", "yellow", "Too many on one Ghostbuster, and the team loses.", "GBT-SLM-13"),
)
BASE_TOKENS: Final = (
    Token("Hive", "b-hive", "beehive", "yellow", "When it reacts, all of its name react.", "GBT-BAS-06"),
    Token("Caustic", "b-caustic", "acid", "yellow", "It gives Caustic Slime.", "GBT-BAS-09"),
    Token("Amplify", "b-amplify", "amplitude", "coral", f"Harder to hit and to hold by {AMPLIFIES}.", "GBT-BAS-10"),
    Token("Shadow", "b-shadow", "shadow-follower", "violet", "It follows the nearest Ghostbuster.", "GBT-BAS-12"),
    Token("Marked", "b-marked", "targeted", "sky", "A card or an Event is aimed at it.", "GBT-BAS-14"),
)
SLIMES: Final = tuple([token.name for token in SLIME_TOKENS])
BASES: Final = tuple([token.name for token in BASE_TOKENS])
Habit = tuple[str, int]  # what an Entity does, by the names in cards/entities.py, and how far or how often
NONE: Final[Habit] = ("", 0)


class Kind(NamedTuple):
    """One Entity card. A target needs `streams` and `moods`, or `either` of any kind."""

    code: str
    name: str
    rule: str
    icon: str
    sort: int
    grade: int  # GBT-ENT-08: its Class
    to_hit: int
    slime: int
    copies: int  # GBT-CSU-01
    streams: int = 0
    moods: int = 0
    either: int = 0
    plazms: int = 0
    bound: bool = False
    push: bool = False
    resist: int = 0
    rank: int = 0
    big: bool = False  # 2x2 and Gigantic
    hit: Habit = NONE  # GBT-ENT-13
    missed: Habit = NONE  # GBT-ENT-14
    each_turn: Habit = NONE  # GBT-ENT-15: its Special, when a turn ends
    each_round: Habit = NONE  # and when a round ends
    special: str = ""  # a Special that other rules carry out

    @property
    def is_plazm(self) -> bool:
        return self.sort == PLAZM


DECK: Final[list[Kind]] = []


def entity(kind: Kind) -> int:
    """Enter a card. Return its number, by which the rules know the kind."""
    DECK.append(kind)
    return len(DECK) - 1


WISP: Final = entity(Kind(
    "GW", "Gutter Wisp", "GBT-CEN-01", "ghost", GHOST, grade=1, to_hit=3, slime=MOVEMENT, copies=10, streams=1,
    missed=("strays", 2),
))  # fmt: skip
MOANER: Final = entity(Kind(
    "SM", "Subway Moaner", "GBT-CEN-02", "screaming", GHOST, grade=1, to_hit=2, slime=SIGHT, copies=8, streams=1,
    missed=("nears", 1), each_round=("stirs", 1),
))  # fmt: skip
GHOUL: Final = entity(Kind(
    "MG", "Marathon Ghoul", "GBT-CEN-03", "run", GHOST, grade=2, to_hit=4, slime=MOVEMENT, copies=8, streams=2,
    hit=("strays", 2), missed=("nears twice", 2),
))  # fmt: skip
SHRIEKER: Final = entity(Kind(
    "BS", "Balcony Shrieker", "GBT-CEN-04", "terror", GHOST, grade=2, to_hit=3, slime=MANEUVER, copies=6, streams=2,
    bound=True, hit=("splatters", 1), missed=("strays", 2), each_turn=("shrieks", 1),
))  # fmt: skip
CONDUCTOR: Final = entity(Kind(
    "TC", "Tunnel Conductor", "GBT-CEN-05", "lantern", GHOST, grade=3, to_hit=4, slime=ACTION, copies=4, streams=3,
    push=True, hit=("strays", 3), missed=("nears", 2), each_round=("hunts", 1),
))  # fmt: skip
STEWARD: Final = entity(Kind(
    "DS", "Drowned Steward", "GBT-CEN-06", "drowning", GHOST, grade=3, to_hit=4, slime=HIT, copies=4, streams=3,
    hit=("nears", 1), missed=("splatters and strays", 1), special="Goo Piles beside it cannot be investigated.",
))  # fmt: skip
HORROR: Final = entity(Kind(
    "FC", "Fur-Coat Horror", "GBT-CEN-07", "fur-shirt", GHOST, grade=4, to_hit=4, slime=ACTION, copies=3, streams=4,
    bound=True, push=True, hit=("splatters", 1), missed=("nears", 3), each_round=("covets", 2),
))  # fmt: skip
PEDESTRIAN: Final = entity(Kind(
    "HP", "Haunted Pedestrian", "GBT-CEN-08", "walk", HUMAN, grade=1, to_hit=3, slime=MANEUVER, copies=4, either=2,
    plazms=1, bound=True, hit=("strays", 1), missed=("nears", 1),
))  # fmt: skip
JUDGE: Final = entity(Kind(
    "HJ", "Haunted Judge", "GBT-CEN-09", "gavel", HUMAN, grade=2, to_hit=4, slime=HIT, copies=3, streams=2, moods=1,
    plazms=1, bound=True, hit=("gavels", 1), missed=("summons", 1),
))  # fmt: skip
CURATOR: Final = entity(Kind(
    "HC", "Haunted Curator", "GBT-CEN-10", "mona-lisa", HUMAN, grade=3, to_hit=4, slime=ACTION, copies=2, streams=2,
    moods=1, plazms=2, bound=True, hit=("strays", 2), missed=("slimes", 1), each_round=("frames", 3),
))  # fmt: skip
SUPER: Final = entity(Kind(
    "SP", "Super-Plazm", "GBT-CEN-11", "slime", PLAZM, grade=1, to_hit=3, slime=MOVEMENT, copies=8, moods=2, plazms=1,
    hit=("strays", 1), missed=("splatters", 1), special="With another Super-Plazm it becomes a Hyper-Plazm.",
))  # fmt: skip
HYPER: Final = entity(Kind(
    "HY", "Hyper-Plazm", "GBT-CEN-12", "vile-fluid", PLAZM, grade=2, to_hit=3, slime=HIT, copies=4, moods=3, plazms=2,
    hit=("splits or splatters", 5), missed=("splatters and strays", 1),
    special="With a Super-Plazm it becomes a Grand-Plazm.",
))  # fmt: skip
GRAND: Final = entity(Kind(
    "GP", "Grand-Plazm", "GBT-CEN-13", "gooey-daemon", PLAZM, grade=3, to_hit=4, slime=ACTION, copies=2, moods=4,
    plazms=3, hit=("splits", 1), missed=("splatters twice", 2), each_round=("splatters", 1),
))  # fmt: skip
TRAIN: Final = entity(Kind(
    "GT", "Ghost Train", "GBT-CEN-14", "steam-locomotive", GHOST, grade=5, to_hit=4, slime=ACTION, copies=1, streams=2,
    bound=True, push=True, resist=2, rank=MINI, hit=("strays", 2), missed=("strays", 4), each_round=("runs", 6),
))  # fmt: skip
CAPTAIN: Final = entity(Kind(
    "MC", "Midnight Captain", "GBT-CEN-15", "pirate-captain", GHOST, grade=5, to_hit=4, slime=HIT, copies=1, streams=4,
    bound=True, resist=3, rank=MINI, hit=("nears", 1), missed=("summons", 2), each_round=("calls the crew", 1),
))  # fmt: skip
TALL: Final = entity(Kind(
    "SB1", "Scoleri Brother, Tall", "GBT-CEN-16", "lightning-helix", GHOST, grade=6, to_hit=4, slime=HIT, copies=1,
    streams=5, bound=True, resist=3, rank=BOSS, hit=("strays", 2), missed=("lunges", 2),
    special=f"To Hit is {BROTHERLY} higher while his Brother is within {BROTHERS_APART} spaces.",
))  # fmt: skip
WIDE: Final = entity(Kind(
    "SB2", "Scoleri Brother, Wide", "GBT-CEN-17", "imprisoned", GHOST, grade=6, to_hit=4, slime=MOVEMENT, copies=1,
    streams=5, bound=True, push=True, resist=3, rank=BOSS,
    hit=("nears", 1), missed=("nears", 3), each_round=("joins his Brother", 2),
))  # fmt: skip
GIANT: Final = entity(Kind(
    "WS", "Washington Square Park Ghost", "GBT-CEN-18", "giant", GHOST, grade=7, to_hit=4, slime=MOVEMENT, copies=1,
    streams=6, bound=True, push=True, resist=4, rank=BOSS, big=True,
    hit=("nears", 1), missed=("nears", 2), each_round=("stomps", 1),
))  # fmt: skip
VIGO: Final = entity(Kind(
    "VG", "Vigo", "GBT-CEN-19", "crowned-skull", GHOST, grade=8, to_hit=4, slime=CAUSTIC, copies=1, streams=2, moods=2,
    plazms=3, bound=True, resist=3, rank=BOSS,
    hit=("rages", 1), missed=("changes places", 2), each_round=("stares", 1),
))  # fmt: skip

KINDS: Final[tuple[Kind, ...]] = tuple(DECK)
CODES: Final = {kind.code: n for n, kind in enumerate(KINDS)}
GRADES: Final = tuple([kind.grade for kind in KINDS])
BIG: Final = tuple([kind.big for kind in KINDS])
SORTS: Final = tuple([kind.sort for kind in KINDS])
RESISTING: Final = tuple([kind.resist > 0 for kind in KINDS])
GHOSTS: Final = tuple([n for n, kind in enumerate(KINDS) if kind.sort != PLAZM])  # GBT-ENT-04: humans count as Ghosts
RESTLESS: Final = frozenset([n for n, kind in enumerate(KINDS) if kind.each_round[0]])
