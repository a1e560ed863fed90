"""The houses: drawn maps in TOML, beside this file or a player's own. MAP"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from hauntbox.games.evidence.content.drawing import Drawing, Fault, read_drawing
from hauntbox.games.evidence.content.house import House
from hauntbox.games.evidence.content.sheet import Sheet
from hauntbox.games.evidence.content.survey import survey
from hauntbox.kernel.contract import Problem
from hauntbox.kernel.sheets import Page, by_line, decoded, text_in

SHIPPED: Final = ("larkspur", "penhallow", "corvane")  # EVI-SET-01: the table chooses; small, medium, large

MOST: Final = 64  # houses kept ready: players draw their own


def text_of(scenario: str) -> str:
    """A shipped map goes by its name, a player's own is its whole text."""
    return text_in(__name__, SHIPPED, scenario, "map")


def validate(text: str) -> list[Problem]:
    """All that is wrong with a map file, in the order of its lines."""
    page = Page(text)
    problems = page.check(Sheet)
    drawing = page.data.get("drawing")
    if isinstance(drawing, str):
        d = read_drawing(drawing)
        problems = problems + [placed(page, fault) for fault in survey(d, names_in(page.data, d))]
    return by_line(problems)


def names_in(data: dict[str, Any], d: Drawing) -> dict[str, str]:
    """Of the rooms, as far as they can be read; if nothing can, that is told once and not for each room."""
    rooms = data.get("rooms")
    if not isinstance(rooms, dict):
        return {letter: letter for letter in d.rooms.values()}
    return {letter: name if isinstance(name, str) else letter for letter, name in rooms.items()}


def placed(page: Page, fault: Fault) -> Problem:
    """A fault with its line in the file."""
    if fault.letter:
        return page.problem(("rooms", fault.letter), fault.message)
    return page.problem_drawn(("drawing",), fault.message, fault.line, fault.column)


def sheet_of(scenario: str) -> Sheet:
    text = text_of(scenario)
    return decoded(text, Sheet, validate(text))


@lru_cache(MOST)
def house_of(scenario: str) -> House:
    sheet = sheet_of(scenario)
    return House(sheet.title, sheet.dawn, sheet.rooms, read_drawing(sheet.drawing))


def titles() -> dict[str, str]:
    """EVI-MAP-13: each with the number of hunters it suits."""
    sheets = {name: sheet_of(name) for name in SHIPPED}
    return {name: f"{sheet.title} ({sheet.size}, for {sheet.advice})" for name, sheet in sheets.items()}
