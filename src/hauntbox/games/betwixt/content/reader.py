"""The missions: TOML in the folder beside this file, or a player's own. MIS"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from hauntbox.games.betwixt.content.mission import Mission
from hauntbox.games.betwixt.content.sheet import Sheet
from hauntbox.games.betwixt.content.survey import survey
from hauntbox.games.betwixt.content.writing import Scribe
from hauntbox.games.common.scenarios import MOST, Finding, Scenarios
from hauntbox.kernel.contract import Problem, Title
from hauntbox.scenario_files.pages import Page

SHIPPED: Final = (
    "long_driveway", "house_of_many_doors", "mirror_maze", "below_the_boiler", "ghosts_betwixt", "vermin_patrol",
    "last_hayride",
)  # fmt: skip
FOLDER: Final = "hauntbox.games.betwixt.content.missions"


def findings(page: Page, problems: list[Problem]) -> Iterator[Finding]:
    if not problems:
        yield from survey(msgspec.convert(page.data, Sheet))


BOOK: Final = Scenarios(FOLDER, SHIPPED, Sheet, findings, noun="mission")


def text_of(mission: str) -> str:
    """A shipped mission goes by its name, a player's own is its whole text."""
    return BOOK.text_of(mission)


def validate(text: str) -> list[Problem]:
    """All that is wrong with a mission file, in the order of its lines."""
    return BOOK.validate(text)


@lru_cache(MOST)
def mission_of(mission: str) -> Mission:
    return Scribe(BOOK.sheet_of(mission)).mission()


def titles() -> dict[str, Title]:
    return BOOK.titles(lambda sheet: Title(f"{sheet.number}. {sheet.title}", f"level {sheet.level}"))
