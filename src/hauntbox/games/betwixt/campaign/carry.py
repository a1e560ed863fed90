"""What a campaign hands from one mission to the next: the Family Diary. Never compiled, see kernel/wire.py. CAMP"""

from __future__ import annotations

from msgspec import Struct

Row = tuple[int, ...]


class Diary(Struct, frozen=True, tag=True):
    """TGB-CAMP-03: what is kept between missions; lists are by FM. Without levels nothing has been written yet."""

    level: Row = ()
    xp: Row = ()
    points: Row = ()  # Talent Points
    talents: Row = ()
    cards: tuple[Row, ...] = ()
    skill: tuple[Row, ...] = ()
    practice: tuple[Row, ...] = ()
    arm: bool = True  # Avelynn's third level: STR, else ACC
    syringes: Row = ()
    tokens: Row = ()  # ammo
    stash: Row = ()
    purse: int = 0
    trophies: int = 0
    temporary: Row = (0, 0, 0)  # TGB-CMP-23: none at campaign start
    books: Row = ()  # kept to be read later, by kind
    read: Row = ()  # and those that were read
    collections: int = 0  # open ones, bits
    unlocked: tuple[str, ...] = ()  # by rewards: collections, missions, the epilogue
    won: tuple[str, ...] = ()  # missions by number, in the order played
    flags: tuple[str, ...] = ()  # TGB-CAMP-22
    knocked_out: int = 0  # KO's in missions that were won
    failed: int = 0  # missions
    row: int = 0  # failures in a row of one mission:
    failing: str = ""  # which


class Carry(Struct, frozen=True):
    """What one part of a campaign hands over to the next."""

    story: str = ""
    diary: Diary = Diary()
    won: bool = True  # the mission before, if there was one
