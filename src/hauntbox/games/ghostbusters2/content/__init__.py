"""The scenarios: drawn maps in TOML, beside this file or a player's own. SCN, CSC"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from hauntbox.games.ghostbusters2.content.drawing import Drawing, read_drawing
from hauntbox.games.ghostbusters2.content.sheet import Sheet
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.content.survey import Finding, Plan, survey, survey_map
from hauntbox.kernel.contract import Problem
from hauntbox.kernel.sheets import Page, by_line, decoded, text_in

SHIPPED: Final = (
    "court", "contempt", "retrial", "fury", "platform", "giant", "river", "uptown", "eve",
)  # fmt: skip  # GBT-CAM-03: the Scoleri Brothers, the Park Ghost, Vigo, three scenarios each

MOST: Final = 64  # streets kept ready: players write their own, and chance does


def text_of(scenario: str) -> str:
    """GBT-SCN-01: a shipped scenario goes by its name, a player's own is its whole text."""
    return text_in(__name__, SHIPPED, scenario, "scenario")


def validate(text: str) -> list[Problem]:
    """All that is wrong with a scenario file, in the order of its lines."""
    page = Page(text)
    problems = page.check(Sheet)
    if page.is_read:
        unsound = {problem.field.split(".")[0] for problem in problems}
        problems = problems + [page.problem_drawn(*finding) for finding in findings(page, unsound)]
    return by_line(problems)


def findings(page: Page, unsound: set[str]) -> Iterator[Finding]:
    """What is wrong beside the types of the fields; what does not hang on the unsound ones."""
    text = page.data.get("drawing", "")
    drawing = read_drawing(text if isinstance(text, str) else "")
    if drawing.faults:
        unsound = {*unsound, "drawing"}
        street = Street(NOTHING)
        yield from [Finding(("drawing",), fault.message, fault.line, fault.column) for fault in drawing.faults if text]
    else:
        street = Street(drawing)
        yield from survey_map(drawing, street)
    sound = {name: value for name, value in page.data.items() if name not in unsound}
    yield from survey(Plan(msgspec.convert({**BLANK, **sound}, Sheet), drawing, street), unsound)


NOTHING: Final = Drawing(2, 2, ("S",) * 4, {}, ())
BLANK: Final[dict[str, Any]] = {
    "game": "ghostbusters2", "title": "?", "campaign": 0, "number": 1, "timer": 1, "longest": 1, "spirit": {},
    "success": "no Gate is open", "drawing": "", "gates": {"to_hit": 1, "to_close": 1}, "goo": {},
}  # fmt: skip  # in the place of what is not sound


@lru_cache(MOST)
def sheet_of(scenario: str) -> Sheet:
    text = text_of(scenario)
    return decoded(text, Sheet, validate(text))


@lru_cache(MOST)
def street_of(scenario: str) -> Street:
    return Street(read_drawing(sheet_of(scenario).drawing))


def titles() -> dict[str, str]:
    """GBT-SCN-11: each with its Level."""
    sheets: dict[str, Any] = {name: sheet_of(name) for name in SHIPPED}
    return {name: f"{sheet.title} (Level {sheet.number})" for name, sheet in sheets.items()}
