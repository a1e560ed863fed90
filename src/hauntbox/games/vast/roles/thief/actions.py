"""What only the Thief does. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar, Final

from hauntbox.games.vast.cave.grid import WAY_NAMES
from hauntbox.games.vast.roles.ghoul.actions import CARD_NAMES as TERROR_NAMES
from hauntbox.games.vast.roles.ghoul.actions import GEM_NAMES, TREASURE_NAMES
from hauntbox.games.vast.roles.numbers import IN_TURN, PIECE_NAMES, THIEF
from hauntbox.games.vast.roles.thief.board import TOKENS
from hauntbox.kernel.wire import Action

STAT_NAMES: Final = ("movement", "stealth", "thievery")
UPGRADE_NAMES: Final = (
    "sticky fingers", "lock picking kit", "climbing gear", "hand crossbow", "unnatural evasion", "more movement",
    "more stealth", "more thievery", "flip",
)  # fmt: skip


class Assign(Action, frozen=True):
    """Put a Stat token on each stat."""

    when: ClassVar[str] = "VSB-DEC-43"
    movement: int
    stealth: int
    thievery: int


class Loot(Action, frozen=True):
    """Take a token on his space; a Gem for two cubes without the roll."""

    when: ClassVar[str] = "VSB-DEC-117"
    token: str
    cubes: int


class Climb(Action, frozen=True):
    """Through a wall, or across impassable terrain."""

    when: ClassVar[str] = "VSB-DEC-114"
    way: str


class Pickpocket(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-116"
    piece: str
    cubes: int


class PickLock(Action, frozen=True):
    """The try that is printed with so many cubes."""

    when: ClassVar[str] = "VSB-DEC-116"
    words: ClassVar[str] = "pick lock"
    cubes: int


class Backstab(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-116"
    piece: str
    cubes: int


class HideLoot(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-116"
    words: ClassVar[str] = "hide loot"
    cubes: int


class Peek(Action, frozen=True):
    """Stop on a Dark tile and look at its other side."""

    when: ClassVar[str] = "VSB-DEC-119"


class Finish(Action, frozen=True):
    """End his turn."""

    when: ClassVar[str] = "VSB-DEC-115"


class Steal(Action, frozen=True):
    """Pickpocket: which of the Knight's Treasure cards, or one that lies face down."""

    when: ClassVar[str] = "VSB-DEC-118"
    card: str


class Rob(Action, frozen=True):
    """Pickpocket on the Ghoul: its Treasure token, or a Terror card."""

    when: ClassVar[str] = "VST-DEC-59"
    what: str


class Tear(Action, frozen=True):
    """Pickpocket on the Ghoul: which Terror card."""

    when: ClassVar[str] = "VST-DEC-60"
    card: str


class Upgrade(Action, frozen=True):
    """Which upgrade space a stashed Treasure goes on, or which upgrade is lost."""

    when: ClassVar[str] = "VSB-DEC-48"
    name: str


class Turned(Action, frozen=True):
    """A Flip: the Stat token of which stat is turned over."""

    when: ClassVar[str] = "VSB-THU-12"
    words: ClassVar[str] = "turn token"
    stat: str


CUBES: Final = (1, 2, 3)
ORDERS: Final = sorted({order for tokens in TOKENS for order in permutations(tokens)})
ASSIGN: Final = {order: Assign(*order) for order in ORDERS}
LOOT: Final = (Loot("treasure", 1), *[Loot(name, cubes) for name in GEM_NAMES for cubes in (1, 2)])
CLIMB: Final = tuple([Climb(way) for way in WAY_NAMES])
VICTIMS: Final = tuple([piece for piece in IN_TURN if piece != THIEF])
PIECE_OF: Final = {PIECE_NAMES[piece].lower(): piece for piece in VICTIMS}
PICKPOCKET: Final = {(p, n): Pickpocket(PIECE_NAMES[p].lower(), n) for p in VICTIMS for n in CUBES}
PICK_LOCK: Final = tuple([PickLock(cubes) for cubes in CUBES])
BACKSTAB: Final = {(p, n): Backstab(PIECE_NAMES[p].lower(), n) for p in VICTIMS for n in CUBES}
HIDE_LOOT: Final = tuple([HideLoot(cubes) for cubes in CUBES])
PEEK, FINISH = Peek(), Finish()
STEAL: Final = tuple([Steal(name) for name in TREASURE_NAMES])
STEAL_HIDDEN: Final = Steal("face down")
ROB_TREASURE, ROB_CARD = Rob("treasure"), Rob("card")
TEAR: Final = tuple([Tear(name) for name in TERROR_NAMES])
UPGRADE: Final = tuple([Upgrade(name) for name in UPGRADE_NAMES])
TURNED: Final = tuple([Turned(name) for name in STAT_NAMES])

STRUCTS: Final = (
    Assign, Loot, Climb, Pickpocket, PickLock, Backstab, HideLoot, Peek, Finish, Steal, Rob, Tear, Upgrade, Turned,
)  # fmt: skip
ACTIONS: Final[tuple[Action, ...]] = (
    *ASSIGN.values(), *LOOT, *CLIMB, *PICKPOCKET.values(), *PICK_LOCK, *BACKSTAB.values(), *HIDE_LOOT, PEEK, FINISH,
    *STEAL, STEAL_HIDDEN, ROB_TREASURE, ROB_CARD, *TEAR, *UPGRADE, *TURNED,
)  # fmt: skip
