"""The scenarios: TOML in the folder beside this file, or a player's own. SCN, FMT"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from hauntbox.games.hunter13.content.sheet import Sheet
from hauntbox.games.hunter13.content.story import Story
from hauntbox.games.hunter13.content.walking import Plan
from hauntbox.games.hunter13.content.writing import Scribe
from hauntbox.kernel.contract import Problem
from hauntbox.kernel.sheets import Page, by_line, decoded, text_in

SHIPPED: Final = (
    "places", "heir", "bride", "lamp", "tithe", "divided", "doubles", "fever", "bells", "judge", "remembers", "candle",
    "thirteenth",
)  # fmt: skip  # GHT-CMP-18: in the order in which they are numbered
FOLDER: Final = "hauntbox.games.hunter13.content.scenarios"
MOST: Final = 64  # stories kept ready: players write their own


def text_of(scenario: str) -> str:
    """GHT-MODE-13: a shipped scenario goes by its name, a player's own is its whole text."""
    return text_in(FOLDER, SHIPPED, scenario, "scenario")


def validate(text: str) -> list[Problem]:
    """GHT-FMT-22: all that is wrong with a scenario file, in the order of its lines."""
    page = Page(text)
    problems = page.check(Sheet)  # GHT-SCN-01: no part is missing
    if not problems:
        from hauntbox.games.hunter13.content.survey import survey  # the cards it looks at stand on this package

        plan = Plan(msgspec.convert(page.data, Sheet))
        problems = [page.problem(path, message) for path, message in survey(plan)]
    return by_line(problems)


@lru_cache(MOST)
def sheet_of(scenario: str) -> Sheet:
    """Shipped ones are sound: the tests look at them."""
    text = text_of(scenario)
    return decoded(text, Sheet, [] if scenario in SHIPPED else validate(text))


@lru_cache(MOST)
def story_of(scenario: str, hunters: int = 4) -> Story:
    """For so many hunters: every number of a scenario may depend on that. GHT-FMT-21"""
    return Scribe(sheet_of(scenario), hunters).story()


def titles() -> dict[str, str]:
    """GHT-MODE-10: the first is the one to begin with, GHT-MODE-11: and they become harder by their numbers."""
    sheets = {name: sheet_of(name) for name in SHIPPED}
    return {name: f"{sheet.number}. {sheet.title} (level {sheet.level})" for name, sheet in sheets.items()}
