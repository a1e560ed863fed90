"""The tables of set-ups: which cards and changes a combination of roles gets. PLR, SOLO, VTWO, VTHREE, VFOUR, VGV

`setups.toml` holds a row for each combination that the ledgers' tables list, by the letters of its roles. What the
tables say in words ("two roles and the Ghost") is worked out here from the rows. Never compiled, see kernel/wire.py.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from msgspec import Struct, convert
from msgspec.structs import replace

LETTERS: Final = "KGVDUCXTLZ"  # by role number; X the Cave Ghost, L the Ghoul, Z the Ghost


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Roles are letters; "" is none."""

    rules: str  # the ids that decide
    flare: str = ""  # who may use Flare
    plunder: str = ""  # who holds Past Plunder
    infestation: str = ""  # the line of Goblin Infestation: A, B, C, or "?" for that of the solo level
    ash: bool = False  # Ash Dragon
    armor: bool = False  # the Unicorn begins with Armor 2
    hunger: int = 0  # Hunger cubes that move to Wakefulness
    locked: bool = False  # the Cave cannot return them
    alone: int = 0  # Alone in the Dark, I or II
    fewer_quests: bool = False  # no Daring and no Eagle-Eyed
    optional_treasure: bool = False  # the Cave need not place one
    ambush: str = ""  # who wins if an Ambush kills the Knight
    prey: str = ""  # "LK": the Ghoul wins by the Knight's death, whatever its cause


ROWS: Final = {
    seats: convert(row, Row)
    for seats, row in tomllib.loads(files(__package__).joinpath("setups.toml").read_text(encoding="utf-8")).items()
}


def row_of(seats: str) -> Row | None:
    """The row of these roles, letters in the order of turns; None: the tables have no such set-up."""
    if seats in ROWS:
        return ROWS[seats]
    if "X" in seats:
        row = row_of(seats.replace("X", "C"))  # VSB-PLR-30, VST-VTHREE-26, VST-VFOUR-24
        return None if row is None else replace(row, ambush=row.ambush.replace("C", "X"))
    if "Z" in seats:
        return with_ghost(seats.replace("Z", ""))
    if "D" in seats and "U" in seats:
        return beside_dragon(seats.replace("U", ""))  # VSB-PLR-28
    if "U" in seats:
        return instead_of_dragon(seats.replace("U", "D"))
    return with_thief(seats.replace("T", "")) if "T" in seats else None  # VSB-PLR-31


def with_thief(others: str) -> Row | None:
    """Without the Ghoul, whose rows with the Thief are all listed."""
    row = ROWS.get(others)
    if row is None or len(others) < 2 or "L" in others:
        return None
    if len(others) > 2 or "V" in others:
        return row  # VSB-PLR-24, VST-VGV-28
    flare = "".join([letter for letter in LETTERS if letter in row.flare + "T"])
    optional = "C" in others
    return replace(row, plunder="", fewer_quests=False, optional_treasure=optional, flare=flare)  # VSB-PLR-31


def with_ghost(others: str) -> Row | None:
    """VST-VORD-01: the row of the others first. VST-VGV-30: of each of them."""
    row = row_of(others)
    if row is None or others == "C":
        return None
    if len(others) == 1:
        return replace(row, alone=0)  # VSB-PLR-20, VSB-PLR-33, VST-VORD-03, VST-VORD-04, VST-VGV-20
    if len(others) == 2:
        return replace(row, plunder="Z" if row.plunder else "")  # VSB-PLR-23, VST-VORD-05, VST-VORD-06, VST-VTHREE-09
    # VSB-PLR-19, VST-VORD-07, VST-VORD-08, VST-VFOUR-09
    return row if "C" in others else replace(row, plunder="Z")


def beside_dragon(others: str) -> Row | None:
    row = row_of(others)
    return None if row is None else replace(row, hunger=0, locked=False)  # VSB-PLR-28


def instead_of_dragon(others: str) -> Row | None:
    """VSB-PLR-25, VSB-PLR-21, VSB-PLR-22, VSB-PLR-26: what the Dragon's row makes of a Unicorn in his place."""
    row = row_of(others)
    if row is None:
        return None
    return replace(
        row,
        hunger=0,
        locked=False,
        ash=False,
        armor=row.ash,
        plunder=row.plunder.replace("D", "U"),
        ambush=row.ambush.replace("D", ""),
        prey=row.prey.replace("D", "U"),
    )
