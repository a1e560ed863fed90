"""The shape of a view. Never compiled, see kernel/wire.py. HID"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from hauntbox.kernel.wire import Action, Outcome

Part = dict[str, Any]  # fields of the state, by name
Rows = tuple[int, ...]


class Figure(Struct, frozen=True, kw_only=True):
    """Somebody on the map, by the numbers of state.py."""

    at: int
    hp: int
    status: int
    kind: int
    spot: int
    weapon: int
    target: int
    face: int
    misses: int
    blame: int


class MonsterView(Figure, frozen=True, kw_only=True):
    number: int


class Member(Figure, frozen=True, kw_only=True):
    """TGB-HID-01: a dashboard is open to everybody."""

    post: int
    fp: int
    level: int
    xp: int
    points: int
    talents: int
    cards: Rows
    chips: Rows
    skill: Rows
    practice: Rows
    slain: Rows
    last_weapon: int


class Deck(Struct, frozen=True):
    """What lies in it, sorted."""

    left: Rows


class View(Struct, frozen=True, kw_only=True):
    map: Part
    story: Part
    family: list[Member]
    monsters: list[MonsterView]
    guests: list[int]
    goods: Part
    bags: list[int]  # how many tokens are in each
    inside: tuple[tuple[int, int], ...]  # every token, and the bags that may hold it
    decks: list[Deck]
    discards: list[Deck]
    fight: Part
    attack: Part
    drawn: dict[str, int]
    minds: list[int]
    agenda: str
    asks: dict[int, list[Action]]
    outcome: Outcome | None
