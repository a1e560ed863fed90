"""Whether an objective can be met on a map at all. CSC; how it is met stands in rules/scenario/scenarios.py"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import GIANT, HORROR, JUDGE, KINDS, TALL, TRAIN, VIGO, WIDE
from hauntbox.games.ghostbusters2.content.sheet import TILE, Sheet
from hauntbox.games.ghostbusters2.content.street import Street

Reason = Callable[[Sheet, Street], str]  # why it cannot come true, or ""
ENDLESS: Final = ("a Super-Plazm emerges", "a Plazm comes")  # effects that bring Plazms
UPTOWN: Final = (2 * TILE, TILE)  # GBT-CSC-29: from this column and row on


def is_uptown(street: Street, space: int) -> bool:
    """GBT-CSC-29: a space of the south-eastern tile."""
    column, row = UPTOWN
    return street.column[space] >= column and street.row[space] >= row


def on_map(street: Street, kind: int) -> int:
    return len([k for k, _ in street.figures if k == kind])


def lacks(street: Street, *kinds: int) -> str:
    missing = [KINDS[kind].name for kind in kinds if not on_map(street, kind)]
    return f"the map has no {' and no '.join(missing)}" if missing else ""


def lacks_plazms(sheet: Sheet, street: Street, wanted: int) -> str:
    there = sum([KINDS[kind].plazms for kind, _ in street.figures])
    if there >= wanted or any([name in ENDLESS for name in (sheet.gates.open, sheet.gates.closed, sheet.gates.missed)]):
        return ""
    return f"it takes {wanted} Plazms, and the map gives {there}"


def judges(sheet: Sheet, street: Street) -> str:
    n = on_map(street, JUDGE)
    return f"it takes 2 Haunted Judges, and the map has {n}" if n < 2 else lacks_plazms(sheet, street, 3)


def uptown(sheet: Sheet, street: Street) -> str:
    if street.statue < 0:
        return "the map has no Lady Liberty"
    column, row = UPTOWN
    is_large = street.columns > column + 1 and street.rows > row + 1
    return "" if is_large else f"uptown begins at column {column + 1} and row {row + 1}, and the map ends before it"


HOPELESS: Final[dict[str, Reason]] = {
    "no Gate is open": lambda sheet, street: "",
    "the Judges are deposited": judges,
    "the Brothers are deposited": lambda sheet, street: lacks(street, TALL, WIDE),
    "no Horror and no Gate is left": lambda sheet, street: "",
    "the Train is Trapped": lambda sheet, street: lacks(street, TRAIN),
    "the Giant is Trapped": lambda sheet, street: lacks(street, GIANT),
    "six Plazms and one Gate": lambda sheet, street: lacks_plazms(sheet, street, 6),
    "she is uptown": uptown,
    "Vigo is Trapped": lambda sheet, street: lacks(street, VIGO),
}


def hopeless(sheet: Sheet, street: Street) -> str:
    reason = HOPELESS.get(sheet.success)
    return reason(sheet, street) if reason is not None else ""


def is_over_at_once(sheet: Sheet, street: Street) -> bool:
    if sheet.success == "no Gate is open":
        return not street.open_gates
    if sheet.success == "no Horror and no Gate is left":
        return not street.open_gates and not on_map(street, HORROR)
    return sheet.success == "she is uptown" and is_uptown(street, street.statue)
