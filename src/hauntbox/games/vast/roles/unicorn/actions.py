"""What only the Nightmare Unicorn does. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.vast.roles.numbers import PIECE_NAMES, UNICORN
from hauntbox.kernel.wire import Action

CARD_NAMES: Final = (  # by card: the field that it marks, so many forward or back, left or right
    "f2l2", "b2l2", "f2r2", "b2r2", "f2", "l2", "r2", "b2", "f2l1", "f1l2", "b1l2", "b2l1",
    "f2r1", "f1r2", "b1r2", "b2r1", "f1l1", "f1", "l1", "b1l1", "f1r1", "r1", "b1", "b1r1",
)  # fmt: skip
TURNING: Final = (*range(4), *range(8, 24))  # cards that show a Turn
MOVING: Final = tuple(range(4, 24))  # cards that show a Move
UPGRADE_NAMES: Final = ("spirit", "pace", "armor", "clarity", "unbridled", "displacement blast")
TOKEN_NAMES: Final = ("treasure", "claw gem", "flame gem", "wing gem")
DEGREES: Final = (90, 180)


class Gallop(Action, frozen=True):
    """Play a card for its Move."""

    when: ClassVar[str] = "VSB-DEC-123"
    card: str


class Wheel(Action, frozen=True):
    """Play a card for its Turn."""

    when: ClassVar[str] = "VSB-DEC-124"
    card: str


class Swing(Action, frozen=True):
    """How far he turns."""

    when: ClassVar[str] = "VSB-DEC-125"
    degrees: int


class Vanish(Action, frozen=True):
    """Teleport: a card with a destination that he can use; a second one follows."""

    when: ClassVar[str] = "VSB-DEC-126"
    card: str


class Shed(Action, frozen=True):
    """A card that he plays or discards beside another."""

    when: ClassVar[str] = "VSB-DEC-163"
    card: str


class Displace(Action, frozen=True):
    """Displacement Blast: play a card, and the tile that it marks goes."""

    when: ClassVar[str] = "VSB-DEC-132"
    card: str


class Gore(Action, frozen=True):
    """Whom he attacks on his space."""

    when: ClassVar[str] = "VSB-DEC-128"
    piece: str


class Gather(Action, frozen=True):
    """Collect a token."""

    when: ClassVar[str] = "VSB-DEC-130"
    token: str


class Imbue(Action, frozen=True):
    """On which upgrade space a Radiance cube goes, or from which one is lost."""

    when: ClassVar[str] = "VSB-DEC-131"
    upgrade: str


class Bleed(Action, frozen=True):
    """What he loses to the Ghoul."""

    when: ClassVar[str] = "VST-DEC-54"
    what: str


class Stand(Action, frozen=True):
    """No more actions."""

    when: ClassVar[str] = "VSB-DEC-123"


GALLOP: Final = {card: Gallop(CARD_NAMES[card]) for card in MOVING}
WHEEL: Final = {card: Wheel(CARD_NAMES[card]) for card in TURNING}
SWING: Final = tuple([Swing(degrees) for degrees in DEGREES])
VANISH: Final = tuple([Vanish(name) for name in CARD_NAMES])
SHED: Final = tuple([Shed(name) for name in CARD_NAMES])
DISPLACE: Final = tuple([Displace(name) for name in CARD_NAMES])
GORE: Final = tuple([Gore(name.lower()) for name in PIECE_NAMES])  # by piece
PIECE_OF: Final = {act.piece: piece for piece, act in enumerate(GORE)}
GATHER: Final = tuple([Gather(name) for name in TOKEN_NAMES])
IMBUE: Final = tuple([Imbue(name) for name in UPGRADE_NAMES])
BLEED_HEALTH, BLEED_CARDS = Bleed("health"), Bleed("cards")
STAND: Final = Stand()

STRUCTS: Final = (Gallop, Wheel, Swing, Vanish, Shed, Displace, Gore, Gather, Imbue, Bleed, Stand)
ACTIONS: Final[tuple[Action, ...]] = (
    *GALLOP.values(), *WHEEL.values(), *SWING, *VANISH, *SHED, *DISPLACE,
    *[act for piece, act in enumerate(GORE) if piece != UNICORN], *GATHER, *IMBUE, BLEED_HEALTH, BLEED_CARDS, STAND,
)  # fmt: skip
