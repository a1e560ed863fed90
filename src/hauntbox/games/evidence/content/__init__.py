"""The houses are drawn maps in TOML: those in the folder `scenarios`, and players' own. MAP"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from hauntbox.games.common.scenarios import MOST, Finding, Scenarios
from hauntbox.games.evidence.content.drawing import Drawing, read_drawing
from hauntbox.games.evidence.content.house import House
from hauntbox.games.evidence.content.sheet import Sheet
from hauntbox.games.evidence.content.survey import survey
from hauntbox.kernel.contract import Problem, Title
from hauntbox.scenario_files.pages import Page

LED_ALONE: Final = 2  # EVI-SET-03: hunters of an only hunter player
FOLDER: Final = "hauntbox.games.evidence.content.scenarios"
SHIPPED: Final = ("larkspur", "penhallow", "corvane")  # EVI-SET-01: the table chooses; small, medium, large


def findings(page: Page, problems: list[Problem]) -> Iterator[Finding]:
    drawing = page.data.get("drawing")
    if isinstance(drawing, str):
        d = read_drawing(drawing)
        yield from survey(d, names_in(page.data, d))


def names_in(data: dict[str, Any], d: Drawing) -> dict[str, str]:
    """Of the rooms, as far as they can be read; if nothing can, that is told once and not for each room."""
    rooms = data.get("rooms")
    if not isinstance(rooms, dict):
        return {letter: letter for letter in d.rooms.values()}
    return {letter: name if isinstance(name, str) else letter for letter, name in rooms.items()}


MAPS: Final = Scenarios(FOLDER, SHIPPED, Sheet, findings, "map")
text_of, validate, sheet_of = MAPS.text_of, MAPS.validate, MAPS.sheet_of


@lru_cache(MOST)
def house_of(scenario: str) -> House:
    sheet = sheet_of(scenario)
    return House(sheet.title, sheet.dawn, sheet.rooms, read_drawing(sheet.drawing))


def titles() -> dict[str, Title]:
    """EVI-MAP-13: each with the number of hunters it suits."""
    return MAPS.titles(lambda sheet: Title(sheet.title, f"{sheet.size}, for {sheet.advice}", players_for(sheet.advice)))


def players_for(advice: str) -> tuple[int, int] | None:
    """EVI-MAP-13: of "3 or 4 hunters" the players, one of them the ghost; two players lead two hunters (EVI-SET-03)."""
    hunters = [int(number) for number in re.findall(r"\d+", advice)]
    low = hunters[0] + 1 if hunters and hunters[0] > LED_ALONE else LED_ALONE
    return (low, hunters[-1] + 1) if hunters else None
