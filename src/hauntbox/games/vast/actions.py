"""What all roles do at the table and with the cave: ready-made, so that no decision builds any. Never compiled.

What only one role does stands in its `roles/<role>/actions.py`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.vast.cave.grid import HALF, NAMES, WAY_NAMES
from hauntbox.games.vast.cave.tiles import SYMBOLS, TERRAIN_NAMES
from hauntbox.kernel.wire import Action


class At(Action, frozen=True):
    """Which space."""

    when: ClassVar[str] = "VSB-DEC-05"
    space: str


class Way(Action, frozen=True):
    """Which side of a space, or where to step."""

    when: ClassVar[str] = "VSB-DEC-159"
    way: str


class Turn(Action, frozen=True):
    """How a tile lies: quarter turns clockwise from how it is drawn."""

    when: ClassVar[str] = "VSB-DEC-02"
    quarters: int


class Slide(Action, frozen=True):
    """Where a section slides until it touches: one way, or so many spaces one way and then another, "n2e"."""

    when: ClassVar[str] = "VSB-DEC-08"
    way: str


class Symbol(Action, frozen=True):
    """Which Dark symbol."""

    when: ClassVar[str] = "VST-DEC-16"
    symbol: str


class Raise(Action, frozen=True):
    """Which Terrain is placed."""

    when: ClassVar[str] = "VSB-DEC-154"
    terrain: str


class Yes(Action, frozen=True):
    when: ClassVar[str] = "VSB-GEN-03"


class No(Action, frozen=True):
    when: ClassVar[str] = "VSB-GEN-03"


class Flare(Action, frozen=True):
    """Use the Flare card."""

    when: ClassVar[str] = "VSB-DEC-152"


AT: Final = tuple([At(name) for name in NAMES])
WAY: Final = tuple([Way(way) for way in WAY_NAMES])
TURN: Final = tuple([Turn(quarters) for quarters in range(4)])
SYMBOL: Final = tuple([Symbol(symbol) for symbol in SYMBOLS])
RAISE: Final = tuple([Raise(name.lower()) for name in TERRAIN_NAMES])
YES, NO, FLARE = Yes(), No(), Flare()
BENT: Final = tuple(  # of two ways, at right angles
    [f"{a}{n}{b}" for a in WAY_NAMES for n in range(1, HALF) for b in WAY_NAMES if (a in "ns") != (b in "ns")]
)
SLIDE: Final = {way: Slide(way) for way in (*WAY_NAMES, *BENT)}

STRUCTS: Final = (At, Way, Turn, Slide, Symbol, Raise, Yes, No, Flare)
COMMON: Final[tuple[Action, ...]] = (*AT, *WAY, *TURN, *SLIDE.values(), *SYMBOL, *RAISE, YES, NO, FLARE)
