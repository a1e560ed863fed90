"""The scenarios: drawn maps in TOML, beside this file or a player's own. SCN, CSC"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from hauntbox.games.ghostbusters2.content.drawing import BadMap, Drawing, read_drawing
from hauntbox.games.ghostbusters2.content.sheet import Sheet
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.content.survey import Finding, Plan, survey, survey_map
from hauntbox.kernel.contract import Problem
from hauntbox.kernel.sheets import Page

SHIPPED: Final = (
    "court", "contempt", "retrial", "fury", "platform", "giant", "river", "uptown", "eve",
)  # fmt: skip  # GBT-CAM-03: the Scoleri Brothers, the Park Ghost, Vigo, three scenarios each

MOST: Final = 64  # streets kept ready: players write their own, and chance does


def text_of(scenario: str) -> str:
    """GBT-SCN-01: a shipped scenario goes by its name, a player's own is its whole text."""
    if "\n" in scenario:
        return scenario
    if scenario not in SHIPPED:
        raise BadMap(f"unknown scenario {scenario!r}: there are {', '.join(SHIPPED)}")
    return files(__name__).joinpath(f"{scenario}.toml").read_text()


def validate(text: str) -> list[Problem]:
    """All that is wrong with a scenario file, in the order of its lines."""
    page = Page(text)
    problems = page.check(Sheet)
    if page.is_read:
        unsound = {problem.field.split(".")[0] for problem in problems}
        problems = problems + [placed(page, finding) for finding in findings(page, unsound)]
    return sorted(problems, key=lambda problem: (problem.line, problem.column))


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


def placed(page: Page, finding: Finding) -> Problem:
    if finding.line < 0:
        return page.problem(finding.path, finding.message)
    drawing = str(page.data["drawing"])
    blank = len(drawing) - len(drawing.lstrip("\n"))
    return page.problem_inside(finding.path, blank + finding.line, finding.column, finding.message)


@lru_cache(MOST)
def sheet_of(scenario: str) -> Sheet:
    text = text_of(scenario)
    if problems := validate(text):
        raise BadMap(str(problems[0]))
    return msgspec.toml.decode(text, type=Sheet)


@lru_cache(MOST)
def street_of(scenario: str) -> Street:
    return Street(read_drawing(sheet_of(scenario).drawing))


def titles() -> dict[str, str]:
    """GBT-SCN-11: each with its Level."""
    sheets: dict[str, Any] = {name: sheet_of(name) for name in SHIPPED}
    return {name: f"{sheet.title} (Level {sheet.number})" for name, sheet in sheets.items()}
