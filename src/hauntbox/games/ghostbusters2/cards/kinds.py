"""The Entity cards' numbers, in the order of the table. ENT, CSU; what they do stands in entities.py"""

from __future__ import annotations

from typing import Final, NamedTuple

HIT: Final = 0  # Slime Types
SIGHT: Final = 1
MOVEMENT: Final = 2
MANEUVER: Final = 3
ACTION: Final = 4
CAUSTIC: Final = 5
SLIMES: Final = ("-1 Hit", "-1 Line of Sight", "-1 Movement", "-1 Maneuver", "-1 Action", "Caustic")
GHOST: Final = 0  # GBT-ENT-01
HUMAN: Final = 1
PLAZM: Final = 2
HIVE: Final = 0  # Bases
CAUSTIC_BASE: Final = 1
AMPLIFY: Final = 2
SHADOW: Final = 3
MARKED: Final = 4
BASES: Final = ("Hive", "Caustic", "Amplify", "Shadow", "Marked")
MINI: Final = 1
BOSS: Final = 2


class Kind(NamedTuple):
    """One Entity card. A target needs `streams` and `moods`, or `either` of any kind."""

    code: str
    name: str
    sort: int
    grade: int  # GBT-ENT-08: its Class
    to_hit: int
    streams: int
    moods: int
    either: int
    slime: int
    plazms: int
    copies: int  # GBT-CSU-01
    bound: bool = False
    push: bool = False
    resist: int = 0
    rank: int = 0
    big: bool = False  # 2x2 and Gigantic

    @property
    def is_plazm(self) -> bool:
        return self.sort == PLAZM


KINDS: Final = (
    Kind("GW", "Gutter Wisp", GHOST, 1, 3, 1, 0, 0, MOVEMENT, 0, 10),
    Kind("SM", "Subway Moaner", GHOST, 1, 2, 1, 0, 0, SIGHT, 0, 8),
    Kind("MG", "Marathon Ghoul", GHOST, 2, 4, 2, 0, 0, MOVEMENT, 0, 8),
    Kind("BS", "Balcony Shrieker", GHOST, 2, 3, 2, 0, 0, MANEUVER, 0, 6, bound=True),
    Kind("TC", "Tunnel Conductor", GHOST, 3, 4, 3, 0, 0, ACTION, 0, 4, push=True),
    Kind("DS", "Drowned Steward", GHOST, 3, 4, 3, 0, 0, HIT, 0, 4),
    Kind("FC", "Fur-Coat Horror", GHOST, 4, 4, 4, 0, 0, ACTION, 0, 3, bound=True, push=True),
    Kind("HP", "Haunted Pedestrian", HUMAN, 1, 3, 0, 0, 2, MANEUVER, 1, 4, bound=True),
    Kind("HJ", "Haunted Judge", HUMAN, 2, 4, 2, 1, 0, HIT, 1, 3, bound=True),
    Kind("HC", "Haunted Curator", HUMAN, 3, 4, 2, 1, 0, ACTION, 2, 2, bound=True),
    Kind("SP", "Super-Plazm", PLAZM, 1, 3, 0, 2, 0, MOVEMENT, 1, 8),
    Kind("HY", "Hyper-Plazm", PLAZM, 2, 3, 0, 3, 0, HIT, 2, 4),
    Kind("GP", "Grand-Plazm", PLAZM, 3, 4, 0, 4, 0, ACTION, 3, 2),
    Kind("GT", "Ghost Train", GHOST, 5, 4, 2, 0, 0, ACTION, 0, 1, bound=True, push=True, resist=2, rank=MINI),
    Kind("MC", "Midnight Captain", GHOST, 5, 4, 4, 0, 0, HIT, 0, 1, bound=True, resist=3, rank=MINI),
    Kind("SB1", "Scoleri Brother, Tall", GHOST, 6, 4, 5, 0, 0, HIT, 0, 1, bound=True, resist=3, rank=BOSS),
    Kind("SB2", "Scoleri Brother, Wide", GHOST, 6, 4, 5, 0, 0, MOVEMENT, 0, 1,
         bound=True, push=True, resist=3, rank=BOSS),
    Kind("WS", "Washington Square Park Ghost", GHOST, 7, 4, 6, 0, 0, MOVEMENT, 0, 1,
         bound=True, push=True, resist=4, rank=BOSS, big=True),
    Kind("VG", "Vigo", GHOST, 8, 4, 2, 2, 0, CAUSTIC, 3, 1, bound=True, resist=3, rank=BOSS),
)  # fmt: skip
CODES: Final = {kind.code: n for n, kind in enumerate(KINDS)}
WISP: Final = 0
MOANER: Final = 1
GHOUL: Final = 2
SHRIEKER: Final = 3
CONDUCTOR: Final = 4
STEWARD: Final = 5
HORROR: Final = 6
PEDESTRIAN: Final = 7
JUDGE: Final = 8
CURATOR: Final = 9
SUPER: Final = 10
HYPER: Final = 11
GRAND: Final = 12
TRAIN: Final = 13
CAPTAIN: Final = 14
TALL: Final = 15
WIDE: Final = 16
GIANT: Final = 17
VIGO: Final = 18
GRADES: Final = tuple([kind.grade for kind in KINDS])
BIG: Final = tuple([kind.big for kind in KINDS])
SORTS: Final = tuple([kind.sort for kind in KINDS])
RESISTING: Final = tuple([kind.resist > 0 for kind in KINDS])
GHOSTS: Final = tuple([n for n, kind in enumerate(KINDS) if kind.sort != PLAZM])  # GBT-ENT-04: humans count as Ghosts
