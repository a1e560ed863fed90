"""The scenarios: TOML in the folder beside this file, or a player's own. SCN, FMT"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from hauntbox.games.common.scenarios import MOST, Finding, Scenarios
from hauntbox.games.hunter13.content.sheet import Sheet
from hauntbox.games.hunter13.content.sheet_parts import Plan
from hauntbox.games.hunter13.content.story import Story
from hauntbox.games.hunter13.content.writing.writing import Scribe
from hauntbox.kernel.contract import Problem, Title
from hauntbox.scenario_files.pages import Page

SHIPPED: Final = (
    "places", "heir", "bride", "lamp", "tithe", "divided", "doubles", "fever", "bells", "judge", "remembers", "candle",
    "thirteenth",
)  # fmt: skip  # GHT-CMP-18: in the order in which they are numbered
FOLDER: Final = "hauntbox.games.hunter13.content.scenarios"


def findings(page: Page, problems: list[Problem]) -> Iterator[Finding]:
    if problems:  # GHT-SCN-01: a part is missing
        return
    from hauntbox.games.hunter13.content.survey.survey import survey  # the cards it looks at stand on this package

    for path, message in survey(Plan(msgspec.convert(page.data, Sheet))):
        yield Finding(path, message)  # GHT-FMT-22


BOOK: Final = Scenarios(FOLDER, SHIPPED, Sheet, findings)
sheet_of = BOOK.sheet_of


def text_of(scenario: str) -> str:
    """GHT-MODE-13: a shipped scenario goes by its name, a player's own is its whole text."""
    return BOOK.text_of(scenario)


def validate(text: str) -> list[Problem]:
    """GHT-FMT-22: all that is wrong with a scenario file, in the order of its lines."""
    return BOOK.validate(text)


@lru_cache(MOST)
def story_of(scenario: str, hunters: int = 4) -> Story:
    """For so many hunters: every number of a scenario may depend on that. GHT-FMT-21"""
    return Scribe(sheet_of(scenario), hunters).story()


def titles() -> dict[str, Title]:
    """GHT-MODE-10: the first is the one to begin with, GHT-MODE-11: and they become harder by their numbers."""
    return BOOK.titles(lambda sheet: Title(f"{sheet.number}. {sheet.title}", f"level {sheet.level}"))
