"""What only the Cave does. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import ClassVar, Final

from hauntbox.games.vast.cave.tiles import FEATURES, SHAPES, TILES
from hauntbox.games.vast.cave.tiles import SYMBOLS as DARK_SYMBOLS
from hauntbox.games.vast.roles.cave.board import SYMBOLS
from hauntbox.games.vast.roles.ghoul.actions import TREASURE_NAMES
from hauntbox.games.vast.roles.numbers import (
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    PIECE_NAMES,
    ROLE_NAMES,
    THIEF,
    TRIBES,
    UNICORN,
    VILE,
)
from hauntbox.kernel.wire import Action

OMEN_SYMBOLS: Final = ("chasm", "bat", "boulder", "quartz", "mushroom", "trail")
GIANT_BATS, ROCKSLIDE, PAST_PLUNDER, SPORES, HATRED, CRYSTAL_CURSE = OMENS = range(6)
OMEN_NAMES: Final = ("giant bats", "rockslide", "past plunder", "soporific spores", "hatred", "crystal curse")
EVENT_NAMES: Final = (
    "ambush", "rats", "deep and dark", "light", "vantage point", "fresh air", "fresh water", "cave bread",
)  # fmt: skip
# What Crystal Curse does.
ROTATE: Final = 0
MARK: Final = 1
BURY: Final = 2
CURSE_NAMES: Final = ("rotate", "mark", "bury")


class Lay(Action, frozen=True):
    """Which tile of the hand, by what it shows on both sides."""

    when: ClassVar[str] = "VSB-DEC-98"
    tile: str


class Omen(Action, frozen=True):
    """Use an Omen."""

    when: ClassVar[str] = "VSB-DEC-100"
    name: str


class Proceed(Action, frozen=True):
    """No Omen now: on with the turn."""

    when: ClassVar[str] = "VSB-DEC-100"


class Pay(Action, frozen=True):
    """Which Omen tokens go back to the bag."""

    when: ClassVar[str] = "VSB-DEC-101"
    words: ClassVar[str] = "pay omens"
    tokens: str


class Snatch(Action, frozen=True):
    """Giant Bats: which piece."""

    when: ClassVar[str] = "VSB-DEC-102"
    piece: str


class Clear(Action, frozen=True):
    """Which of the placed Rockslides is moved, counted in the order of their spaces."""

    when: ClassVar[str] = "VSB-DEC-104"
    words: ClassVar[str] = "clear rockslide"
    number: int


class Spore(Action, frozen=True):
    """Soporific Spores: which player."""

    when: ClassVar[str] = "VSB-DEC-105"
    role: str


class CrystalCurse(Action, frozen=True):
    """Which of its three effects."""

    when: ClassVar[str] = "VSB-DEC-106"
    words: ClassVar[str] = "curse"
    effect: str


class Play(Action, frozen=True):
    """Which Event card the Knight gets."""

    when: ClassVar[str] = "VSB-DEC-40"
    words: ClassVar[str] = "play event"
    card: str


class Give(Action, frozen=True):
    """Which Treasure card the Knight gets."""

    when: ClassVar[str] = "VSB-DEC-41"
    words: ClassVar[str] = "give treasure"
    card: str


SHAPE_OF: Final = {walls: name.lower() for name, walls in SHAPES.items()}


def kind_of(tile: int) -> str:
    """Feature, walls and symbol; tiles that agree in all three are alike."""
    feature, walls, symbol, ghostly = TILES[tile]
    kind = f"{FEATURES[feature].lower()} {SHAPE_OF[walls]} {DARK_SYMBOLS[symbol].lower()}"
    return f"ghost {kind}" if ghostly else kind


KINDS: Final = sorted({kind_of(tile) for tile in range(1, len(TILES))})
LAY: Final = {kind: Lay(kind) for kind in KINDS}
OMEN: Final = tuple([Omen(name) for name in OMEN_NAMES])
PROCEED: Final = Proceed()
PAYMENTS: Final = tuple([mix for cost in (1, 2, 3) for mix in combinations_with_replacement(SYMBOLS, cost)])
PAY: Final = {mix: Pay(" ".join([OMEN_SYMBOLS[symbol] for symbol in mix])) for mix in PAYMENTS}
PAYMENT_OF: Final = {act.tokens: mix for mix, act in PAY.items()}
CARRIED: Final = (KNIGHT, *TRIBES)  # pieces that Giant Bats move
SNATCH_ARTIFACT: Final = Snatch("artifact")
SNATCH: Final = {piece: Snatch(PIECE_NAMES[piece].lower()) for piece in CARRIED}
PIECE_OF: Final = {act.piece: piece for piece, act in SNATCH.items()}
CLEAR: Final = tuple([Clear(number) for number in (1, 2, 3)])
DROWSY: Final = (KNIGHT, GOBLINS, VILE, DRAGON, UNICORN, THIEF, GHOUL, GHOST)  # for whom a rule names what Spores do
SPORE: Final = {role: Spore(ROLE_NAMES[role].lower()) for role in DROWSY}
ROLE_OF: Final = {act.role: role for role, act in SPORE.items()}
CURSE: Final = tuple([CrystalCurse(name) for name in CURSE_NAMES])
PLAY: Final = tuple([Play(name) for name in EVENT_NAMES])
GIVE: Final = tuple([Give(name) for name in TREASURE_NAMES])

STRUCTS: Final = (Lay, Omen, Proceed, Pay, Snatch, Clear, Spore, CrystalCurse, Play, Give)
ACTIONS: Final[tuple[Action, ...]] = (
    *LAY.values(), *OMEN, PROCEED, *PAY.values(), *SNATCH.values(), SNATCH_ARTIFACT, *CLEAR,
    *SPORE.values(), *CURSE, *PLAY, *GIVE,
)  # fmt: skip
