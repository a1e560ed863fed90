"""A mission as the rules read it: names have become numbers, effects scripts, texts stand in one list. MIS

Tiles, cards, monsters, flags, counters and texts go by number from 0; Fate Tokens as in cards/fate.py.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

NOTHING: Final = -1  # in the place of a script: nothing happens
UNSAID: Final = -1  # in the place of a number: the mission does not say
FAMILY_TILE: Final = -2  # in the place of a tile: where most of the family is
LAST, LAST_OF_TEAM = -2, -3  # who is knocked out, in the place of a character
A_MONSTER: Final = 100  # a monster as somebody to whom things happen: + its kind

Deed = tuple[Any, ...]  # (verb, *arguments); a script among them stands there by its number
Script = tuple[Deed, ...]
Term = tuple[Any, ...]  # (word, *arguments): one thing that must hold
Terms = tuple[Term, ...]
Band = tuple[tuple[int, int, int], ...]  # monsters: kind, how many, the number of a name of its own


@dataclass(frozen=True)
class Heed:
    """A special rule: what sets it off, what must hold, what it does."""

    on: str
    script: int
    test: Terms = ()
    once: bool = False
    tile: int = UNSAID
    kind: int = UNSAID  # of a token
    numbers: tuple[int, ...] = ()
    fight: int = UNSAID  # the tile after which it is called
    fight_name: int = UNSAID  # or the name
    round: int = UNSAID
    least: int = UNSAID  # this round and all later ones
    monster: int = UNSAID
    type: int = UNSAID
    hp: int = UNSAID
    who: int = UNSAID
    counter: int = UNSAID
    number: int = UNSAID
    action: int = UNSAID
    opens: int = UNSAID  # the objective that it opens


@dataclass(frozen=True)
class Goal:
    """An objective."""

    label: str
    tile: int = UNSAID
    treasures: tuple[int, ...] = ()
    stories: bool = False
    needs: int = 0


@dataclass(frozen=True)
class Guest:
    """A friendly figure. TGB-MIS-21"""

    name: str
    hp: int
    agi: int
    defense: tuple[int, ...]  # dice, best first
    weak: int  # against each element
    tokens: int


@dataclass(frozen=True)
class Act:
    """A mission action."""

    name: str
    text: str
    tile: int = UNSAID
    mark: int = UNSAID  # without it: the objective spaces of the tile
    limit: int = 0
    pay: int = UNSAID  # a kind of item that is used up


@dataclass(frozen=True)
class Option:
    text: str
    script: int
    test: Terms = ()


@dataclass(frozen=True)
class Mission:
    title: str = ""
    number: str = ""
    level: int = 1
    task: str = ""
    tiles: tuple[int, ...] = ()
    secret_rooms: tuple[int, ...] = ()
    start: int = 0  # tile
    spaces: int = 0  # of the start tile, where the family begins, a set
    walls: int = 0  # sides of it that are walls, bits
    picks: tuple[tuple[int, tuple[int, ...]], ...] = ()  # who, among which kinds of card
    family: tuple[int, ...] = ()
    choose: int = 0
    among: tuple[int, ...] = ()
    money: int = 0
    bag: tuple[int, ...] = ()  # Fate Tokens
    goals: tuple[Goal, ...] = ()
    spawns: dict[int, Band] = field(default_factory=dict)  # by Monster Token
    treasures: dict[int, tuple[int, int]] = field(default_factory=dict)  # by Treasure Token: scripts of both sides
    events: dict[int, tuple[str, int]] = field(default_factory=dict)  # by number: label and script
    vending: tuple[tuple[int, int], ...] = ()  # kind of card, price
    flags: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()  # label, highest
    marks: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # of monsters with a name of their own
    guests: tuple[Guest, ...] = ()
    acts: tuple[Act, ...] = ()
    heeds: tuple[Heed, ...] = ()
    by_trigger: dict[str, tuple[int, ...]] = field(default_factory=dict)  # heeds, in the order of the file
    scripts: tuple[Script, ...] = ()
    choices: tuple[tuple[Option, ...], ...] = ()
    texts: tuple[str, ...] = ()
    text_names: tuple[str, ...] = ()
