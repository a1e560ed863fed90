"""Cards: one entry holds all that a card is, and a deck numbers its entries in printed order.

Names, looks, words of options, lines of reference cards and the actions of a game are made of the deck. A text names
the options that it speaks of: `{uv_range}` is the number that is played, `{uv_range:square}` says "2 squares".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from hauntbox.games.common.asking import counted
from hauntbox.scene import Look

Effect = Callable[..., None]
Words = Mapping[str, Callable[[Any], str]]  # fields of texts that are no option: name -> words, by the options


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Card:
    """An entry of a deck. A game adds fields of its own, each with a default."""

    name: str
    text: str  # printed on it, with option fields
    rule: str
    effect: Effect  # what it does, by the rules of its game
    icon: str
    tone: str
    verb: str = ""  # how its option reads: "Shake salt"
    note: str = ""  # what a reference card says of it, with option fields; "": nothing
    note_rule: str = ""  # where that stands, if not in `rule`
    copies: int = 1
    uses: int = 1  # at most; it is another card for every number of uses that it has left

    def look(self) -> Look:
        """How it is drawn. Its text is filled where it lies, by the options of the table."""
        return Look(self.name, "card", self.icon, self.tone)

    def names(self) -> list[str]:
        """What it is called with one use left, with two, and so on."""
        return [self.name] if self.uses == 1 else [f"{self.name} ({left} left)" for left in range(1, self.uses + 1)]


Kind = TypeVar("Kind", bound=Card)


class Deck(Generic[Kind]):
    """The entries in printed order. A card is a number; one with several uses has a number for each that is left."""

    def __init__(self) -> None:
        self.entries: Final[list[Kind]] = []
        self.of: Final[list[Kind]] = []  # by card
        self.left: Final[list[int]] = []  # uses left, by card
        self.names: Final[list[str]] = []  # by card
        self.number: Final[dict[str, int]] = {}  # card by name

    def add(self, entry: Kind) -> int:
        """Enter a card at the end. Return its number: that of its last use, if it has several."""
        first = len(self.of)
        self.entries.append(entry)
        for left, name in enumerate(entry.names(), 1):
            self.number[name] = len(self.of)
            self.of.append(entry)
            self.left.append(left)
            self.names.append(name)
        return first

    def notes(self, options: Any, words: Words | None = None) -> tuple[tuple[str, str], ...]:
        """The lines of a reference card."""
        told = [card for card in self.entries if card.note]
        lines = [f"{card.name}: {filled(card.note, options, words)}" for card in told]
        return tuple(zip(lines, [card.note_rule or card.rule for card in told], strict=True))


class Field:
    """An option in a text: its number, or with a noun behind a colon so many of them."""

    def __init__(self, value: Any) -> None:
        self.value: Final = value

    def __format__(self, noun: str) -> str:
        return counted(self.value, noun) if noun else f"{self.value}"


class Fields:
    """The fields of a text, looked up as they are met."""

    def __init__(self, options: Any, words: Words) -> None:
        self.options: Final = options
        self.words: Final = words

    def __getitem__(self, name: str) -> Any:
        return self.words[name](self.options) if name in self.words else Field(getattr(self.options, name))


def filled(text: str, options: Any, words: Words | None = None) -> str:
    """Return a text with the numbers that are played."""
    return text.format_map(Fields(options, words or {})) if "{" in text else text
