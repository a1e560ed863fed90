"""What cards, items and trading let players do: ready-made, so no decision builds any. Never compiled, see wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.hunter13.cards.items import ITEM_LABELS
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import ROOM_LABELS
from hauntbox.kernel.wire import Action

KINDS: Final = ("HP", "MP")
SIDES: Final = ("north", "east", "south", "west")
CARDS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King", "Ace")  # Insanity-cards from 2


class Use(Action, frozen=True):
    """A Disposable item; whom it is for comes next."""

    when: ClassVar[str] = "GHT-TURN-05"
    item: str


class On(Action, frozen=True):
    """Whom an item, an event or a feat is for."""

    when: ClassVar[str] = "GHT-ITM-11"
    who: str


class Give(Action, frozen=True):
    """An item to another; to whom comes next."""

    when: ClassVar[str] = "GHT-ITM-13"
    item: str


class AskFor(Action, frozen=True):
    """To receive an item of somebody on the tile."""

    when: ClassVar[str] = "GHT-ITM-13"
    words: ClassVar[str] = "ask for"
    item: str


class Barter(Action, frozen=True):
    """An item of one's own; for which one comes next."""

    when: ClassVar[str] = "GHT-ITM-13"
    item: str


class For(Action, frozen=True):
    """The other's item in a barter."""

    when: ClassVar[str] = "GHT-ITM-13"
    item: str


class PickUp(Action, frozen=True):
    when: ClassVar[str] = "GHT-ITM-17"
    words: ClassVar[str] = "pick up"
    item: str


class Drop(Action, frozen=True):
    when: ClassVar[str] = "GHT-ITM-17"
    item: str


class TakeFacedown(Action, frozen=True):
    """One of the items that lie facedown on the tile."""

    when: ClassVar[str] = "GHT-ITM-05"
    words: ClassVar[str] = "take facedown"


class Agree(Action, frozen=True):
    when: ClassVar[str] = "GHT-ITM-15"


class Refuse(Action, frozen=True):
    """A trade, a temptation, a check that may be declined."""

    when: ClassVar[str] = "GHT-ITM-15"


class Enough(Action, frozen=True):
    """No more of it, or none at all."""

    when: ClassVar[str] = "GHT-ITM-13"


class Attempt(Action, frozen=True):
    """A check that may be declined."""

    when: ClassVar[str] = "GHT-ICARD-31"


class Keep(Action, frozen=True):
    """One of two items, by the Connoisseur."""

    when: ClassVar[str] = "GHT-DEC-37"
    item: str


class Lose(Action, frozen=True):
    """An item, to a Poltergeist or a Weapon Destruction."""

    when: ClassVar[str] = "GHT-ECARD-30"
    item: str


class Shed(Action, frozen=True):
    """An Insanity-card of the own hand."""

    when: ClassVar[str] = "GHT-INS-19"
    card: str


class Wall(Action, frozen=True):
    """The side that gets a door-marker."""

    when: ClassVar[str] = "GHT-ECARD-04"
    side: str


class Breach(Action, frozen=True):
    """A whole turn for a door-marker where the mansion is sealed."""

    when: ClassVar[str] = "GHT-PLACE-14"
    side: str


class Unlock(Action, frozen=True):
    """With a key or the Pistol."""

    when: ClassVar[str] = "GHT-ECARD-19"


class Force(Action, frozen=True):
    """The check of The Other Doors Are Locked!"""

    when: ClassVar[str] = "GHT-ECARD-25"


class OnTop(Action, frozen=True):
    """A room-tile that was looked at."""

    when: ClassVar[str] = "GHT-HID-07"
    words: ClassVar[str] = "on top"
    tile: str


class Beneath(Action, frozen=True):
    when: ClassVar[str] = "GHT-HID-07"
    tile: str


class Ease(Action, frozen=True):
    """One point of damage healed, by a Helping Hand."""

    when: ClassVar[str] = "GHT-ROOM-13"
    kind: str
    who: str


class Treat(Action, frozen=True):
    """House Call."""

    when: ClassVar[str] = "GHT-DEC-37"
    kind: str
    who: str


class SwapWith(Action, frozen=True):
    when: ClassVar[str] = "GHT-ECARD-31"
    words: ClassVar[str] = "swap with"
    who: str


class LeadTo(Action, frozen=True):
    """Where a sleepwalker goes."""

    when: ClassVar[str] = "GHT-BAT-09"
    words: ClassVar[str] = "lead to"
    tile: str


NAMES: Final = tuple([person.name for person in PEOPLE])
USE: Final = tuple([Use(item) for item in ITEM_LABELS])
ON: Final = tuple([On(name) for name in NAMES])  # by character, as all that name one
GIVE: Final = tuple([Give(item) for item in ITEM_LABELS])
ASK_FOR: Final = tuple([AskFor(item) for item in ITEM_LABELS])
BARTER: Final = tuple([Barter(item) for item in ITEM_LABELS])
FOR: Final = tuple([For(item) for item in ITEM_LABELS])
PICK_UP: Final = tuple([PickUp(item) for item in ITEM_LABELS])
DROP: Final = tuple([Drop(item) for item in ITEM_LABELS])
KEEP: Final = tuple([Keep(item) for item in ITEM_LABELS])
LOSE: Final = tuple([Lose(item) for item in ITEM_LABELS])
SHED: Final = tuple([Shed(card) for card in CARDS])  # by value less 2
WALL: Final = tuple([Wall(side) for side in SIDES])
BREACH: Final = tuple([Breach(side) for side in SIDES])
ON_TOP: Final = tuple([OnTop(tile) for tile in ROOM_LABELS])
BENEATH: Final = tuple([Beneath(tile) for tile in ROOM_LABELS])
LEAD_TO: Final = tuple([LeadTo(tile) for tile in ROOM_LABELS])
EASE: Final = tuple([tuple([Ease(kind, name) for name in NAMES]) for kind in KINDS])  # by kind, then character
TREAT: Final = tuple([tuple([Treat(kind, name) for name in NAMES]) for kind in KINDS])
SWAP_WITH: Final = tuple([SwapWith(name) for name in NAMES])
TAKE_FACEDOWN, AGREE, REFUSE, ENOUGH, ATTEMPT = TakeFacedown(), Agree(), Refuse(), Enough(), Attempt()
UNLOCK, FORCE = Unlock(), Force()
ITEM_NO: Final = {label: item for item, label in enumerate(ITEM_LABELS)}
TILE_NO: Final = {label: tile for tile, label in enumerate(ROOM_LABELS)}
NAME_NO: Final = {name: n for n, name in enumerate(NAMES)}
CARD_NO: Final = {name: n + 2 for n, name in enumerate(CARDS)}
SIDE_NO: Final = {name: n for n, name in enumerate(SIDES)}
KIND_NO: Final = {name: n for n, name in enumerate(KINDS)}
CARD_ACTIONS: Final[tuple[type[Action], ...]] = (
    Use, On, Give, AskFor, Barter, For, PickUp, Drop, TakeFacedown, Agree, Refuse, Enough, Attempt, Keep, Lose, Shed,
    Wall, Breach, Unlock, Force, OnTop, Beneath, Ease, Treat, SwapWith, LeadTo,
)  # fmt: skip
CARD_UNIVERSE: Final[tuple[Action, ...]] = (
    *USE, *ON, *GIVE, *ASK_FOR, *BARTER, *FOR, *PICK_UP, *DROP, TAKE_FACEDOWN, AGREE, REFUSE, ENOUGH, ATTEMPT, *KEEP,
    *LOSE, *SHED, *WALL, *BREACH, UNLOCK, FORCE, *ON_TOP, *BENEATH, *EASE[0], *EASE[1], *TREAT[0], *TREAT[1],
    *SWAP_WITH, *LEAD_TO,
)  # fmt: skip
