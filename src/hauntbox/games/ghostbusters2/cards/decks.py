"""The decks of cards: their entries stand in files of their own, and all else follows from the entries. EQP, EVT

Entries name effects, effects are made of rules, and rules ask for cards. So this file is read first, and the entries
fill it. A rule about a single card asks for its power: CARD_WITH[aids.STERN] is the card that makes its bearer stern.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from hauntbox.games.ghostbusters2.actions import Give, Take, Use, UseBetter
from hauntbox.games.ghostbusters2.cards.characters import TOP
from hauntbox.games.ghostbusters2.rules import aids

if TYPE_CHECKING:
    from hauntbox.games.ghostbusters2.state import Busters, Trouble

EQUIPMENT: Final = 0
CLASS_S: Final = 1
KEY: Final = 2
CLASS_S_LEVEL: Final = TOP  # GBT-EQP-15


class Gear(NamedTuple):
    """One card in hand. Its text may name its numbers: {n}, {more}, {far}, {better}, {uses}."""

    name: str
    rule: str
    category: int
    text: str
    deck: int = EQUIPMENT
    better: int = 0  # GBT-EQP-09: the Level of its higher ability; 0: it has none
    n: int = 0  # how much it does
    more: int = 0  # how much its higher ability does
    far: int = 0  # how near its target must be
    uses: int = 1  # GBT-EQP-07
    power: int = aids.NO_POWER  # by which rules ask for it, where it works by itself
    use: Callable[[Busters, int, bool], None] | None = None
    bars: Callable[[Busters, int, bool], bool] | None = None  # True: there is nothing to use it on
    spaces: Callable[[Busters, int, bool], list[int]] | None = None  # what it may be aimed at
    hits: Callable[[Busters, int, bool, int], None] | None = None
    people: Callable[[Busters, int, bool], list[int]] | None = None  # whom it may be used on
    helps: Callable[[Busters, int, bool, int], None] | None = None
    measures: Callable[[Busters, int, int, int], None] | None = None  # what so many do, where it says "up to"
    unit: str = ""  # of what it says "up to"

    @property
    def is_passive(self) -> bool:
        return self.power != aids.NO_POWER


class Event(NamedTuple):
    """One Event. Counted in turns, in rounds, or not at all; its text may name {n}, {turns} and {rounds}."""

    name: str
    rule: str
    text: str
    turns: int = 0
    rounds: int = 0
    n: int = 0
    power: int = aids.NO_POWER
    about: Callable[[Busters, int], tuple[int, ...]] | None = None  # whom it is about, when it is revealed
    fails: Callable[[Busters, Trouble], None] | None = None


GEAR: Final[list[Gear]] = []  # by card, in printed order
CARD_OF: Final[dict[str, int]] = {}
DECK_OF: Final[list[int]] = []
CATEGORY_OF: Final[list[int]] = []
USE: Final[list[Use]] = []
USE_BETTER: Final[list[UseBetter]] = []
GIVE_CARD: Final[list[Give]] = []
TAKE_CARD: Final[list[Take]] = []
EVENTS: Final[list[Event]] = []  # by card, in printed order
CARD_WITH: Final = [-1] * aids.POWERS  # by power
EVENT_WITH: Final = [-1] * aids.WEATHERS  # by power


def card(gear: Gear) -> int:
    """Enter a card in hand. Return its number."""
    number = len(GEAR)
    if GEAR and (gear.deck, gear.category) < (GEAR[-1].deck, GEAR[-1].category):
        raise ImportError(f"{gear.name} is printed before {GEAR[-1].name}: the decks were read in a wrong order")
    GEAR.append(gear._replace(text=gear.text.format(**gear._asdict())))
    CARD_OF[gear.name] = number
    DECK_OF.append(gear.deck)
    CATEGORY_OF.append(gear.category)
    USE.append(Use(gear.name))
    USE_BETTER.append(UseBetter(gear.name))
    GIVE_CARD.append(Give(gear.name))
    TAKE_CARD.append(Take(gear.name))
    if gear.is_passive:
        CARD_WITH[gear.power] = number
    return number


def event(entry: Event) -> int:
    """Enter an Event. Return its number."""
    EVENTS.append(entry._replace(text=entry.text.format(**entry._asdict())))
    if entry.power != aids.NO_POWER:
        EVENT_WITH[entry.power] = len(EVENTS) - 1
    return len(EVENTS) - 1


def cards_of(deck: int) -> list[int]:
    return [number for number, own in enumerate(DECK_OF) if own == deck]


def is_class_s(number: int) -> bool:
    return DECK_OF[number] == CLASS_S


def amount(number: int, better: bool) -> int:
    """How much a card does, by the ability that is used."""
    return GEAR[number].more if better else GEAR[number].n
