"""What only the Dragon does. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.vast.cave.grid import WAY_NAMES
from hauntbox.games.vast.roles.numbers import PIECE_NAMES
from hauntbox.kernel.wire import Action

POWER_NAMES: Final = (
    "claw", "flame", "wing", "hiss", "slither", "swat", "scorch", "burn", "slap", "shriek", "scratch", "flame wall",
    "smash", "wrath",
)  # fmt: skip
SYMBOL_NAMES: Final = ("claw", "flame", "wing")
PART_NAMES: Final = ("greed", "hunger", "pride events", "pride gems", "pride rest")
TOKEN_NAMES: Final = ("treasure", "claw gem", "flame gem", "wing gem")


class Power(Action, frozen=True):
    """Use a power."""

    when: ClassVar[str] = "VSB-DEC-86"
    power: str


class PayCard(Action, frozen=True):
    """Pay with a Power card, or discard one."""

    when: ClassVar[str] = "VSB-DEC-87"
    words: ClassVar[str] = "power card"
    symbol: str


class PayGem(Action, frozen=True):
    """Pay with the symbol of a Gem."""

    when: ClassVar[str] = "VSB-DEC-87"
    words: ClassVar[str] = "lend"
    gem: str


class Prey(Action, frozen=True):
    """Whom a power is for: a Tribe, or a player on his space."""

    when: ClassVar[str] = "VSB-DEC-95"
    piece: str


class SwatToken(Action, frozen=True):
    """Which token on which side of him."""

    when: ClassVar[str] = "VSB-DEC-91"
    words: ClassVar[str] = "swat"
    token: str
    way: str


class Sloth(Action, frozen=True):
    """A Sloth track, or a part of Pride."""

    when: ClassVar[str] = "VSB-DEC-171"
    part: str


class Feed(Action, frozen=True):
    """Serve Hunger with two eaten Goblins."""

    when: ClassVar[str] = "VSB-DEC-97"


class PlaceGem(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-34"
    words: ClassVar[str] = "place"
    gem: str


class Suffer(Action, frozen=True):
    """What he loses to the Ghoul."""

    when: ClassVar[str] = "VST-DEC-51"
    what: str


class Settle(Action, frozen=True):
    """No more moving and no more powers."""

    when: ClassVar[str] = "VSB-DEC-86"


POWER: Final = tuple([Power(name) for name in POWER_NAMES])
PAY_CARD: Final = tuple([PayCard(name) for name in SYMBOL_NAMES])
PAY_GEM: Final = tuple([PayGem(f"{name} gem") for name in SYMBOL_NAMES])
PREY: Final = tuple([Prey(name.lower()) for name in PIECE_NAMES])  # by piece; that of the Goblins is all Tribes
PREY_OF: Final = {act.piece: piece for piece, act in enumerate(PREY)}
SWAT: Final = {
    (token, way): SwatToken(name, WAY_NAMES[way]) for token, name in enumerate(TOKEN_NAMES) for way in range(4)
}
SLOTH: Final = tuple([Sloth(name) for name in PART_NAMES])
PLACE_GEM: Final = tuple([PlaceGem(f"{name} gem") for name in SYMBOL_NAMES])
LOSE_CARDS, LOSE_HEALTH, LOSE_SLOTH = Suffer("cards"), Suffer("health"), Suffer("sloth")
FEED, SETTLE = Feed(), Settle()

STRUCTS: Final = (Power, PayCard, PayGem, Prey, SwatToken, Sloth, Feed, PlaceGem, Suffer, Settle)
ACTIONS: Final[tuple[Action, ...]] = (
    *POWER, *PAY_CARD, *PAY_GEM, *PREY, *SWAT.values(), *SLOTH, FEED, *PLACE_GEM, LOSE_CARDS, LOSE_HEALTH, LOSE_SLOTH,
    SETTLE,
)  # fmt: skip
