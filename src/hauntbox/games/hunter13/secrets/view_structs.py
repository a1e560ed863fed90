"""The shape of a view. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hauntbox.games.hunter13.state import Foe
from hauntbox.kernel.wire import Action, Outcome


class Character(Struct, frozen=True):
    """GHT-HID-03: the sheet and all that lies beside it; GHT-HID-01: of the Insanity-cards only the number."""

    who: int
    at: int
    came: int
    grown: tuple[int, ...]
    steps_left: int
    status: int
    hurt: int
    shaken: int
    cards: int
    hand: tuple[int, ...] | None  # None: not for this seat
    items: tuple[int, ...]
    kept: tuple[int, ...]
    conditions: tuple[int, ...]
    mood: int


class Room(Struct, frozen=True):
    """A tile as it lies; GHT-HID-11: of facedown cards only the kind and the number."""

    tile: int
    cell: int
    turned: int
    explored: bool
    marks: int
    locks: int
    confined: bool
    posted: tuple[int, ...]
    lying: tuple[int, ...]
    dread: int
    omens: int
    veiled: int


class Monster(Struct, frozen=True):
    monster: int
    at: int
    wounds: int
    frights: int


class View(Struct, frozen=True):
    title: str
    round: int
    order: tuple[int, ...]
    active: int
    team: list[Character]
    rooms: list[Room]
    joint: list[int]
    pile: tuple[int, ...]  # top first; HIDDEN where the seat does not know the tile
    unseen: tuple[int, ...]  # tiles that the pile may hold
    opened: tuple[int, ...]
    shown: tuple[int, ...]
    aside: int
    unused: int
    blocked: int
    insanity: int
    insanity_out: tuple[int, ...]
    events: int
    events_out: tuple[int, ...]
    events_aside: tuple[int, ...]
    item_pile: tuple[int, ...]
    items_out: tuple[int, ...]
    items_aside: tuple[int, ...]
    judges: list[tuple[int, ...]]
    monsters: list[Monster]
    bosses: tuple[tuple[int, Foe], ...]
    turn: tuple[int, ...]
    battle: tuple[Any, ...]
    story: tuple[Any, ...]
    clues: dict[int, int]  # the seat's roles -> what was read to them, bits
    lots: tuple[int, ...]
    standing: dict[int, dict[str, Action]]
    rolls: tuple[tuple[int, int], ...]
    agenda: str
    asks: dict[int, list[Action]]
    outcome: Outcome | None
