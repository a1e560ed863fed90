"""The scenarios: drawn maps in TOML, beside this file or a player's own. SCN, CSC"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from hauntbox.games.ghostbusters2.content.drawing import BadMap, read_drawing
from hauntbox.games.ghostbusters2.content.sheet import Sheet
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.content.survey import survey
from hauntbox.kernel.contract import Problem
from hauntbox.kernel.sheets import Page

SHIPPED: Final = (
    "court", "contempt", "retrial", "fury", "platform", "giant", "river", "uptown", "eve",
)  # fmt: skip  # GBT-CAM-03: the Scoleri Brothers, the Park Ghost, Vigo, three scenarios each


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
    drawing = page.data.get("drawing")
    if isinstance(drawing, str):
        problems = problems + in_drawing(page, drawing)
    if not problems and page.is_read:
        sheet = msgspec.toml.decode(page.text, type=Sheet)
        problems = [page.problem((name,), message) for name, message in survey(sheet)]
    return sorted(problems, key=lambda problem: (problem.line, problem.column))


def in_drawing(page: Page, drawing: str) -> list[Problem]:
    blank = len(drawing) - len(drawing.lstrip("\n"))
    return [
        page.problem_inside(("drawing",), blank + fault.line, fault.column, fault.message)
        for fault in read_drawing(drawing).faults
    ]


@cache
def sheet_of(scenario: str) -> Sheet:
    text = text_of(scenario)
    if problems := validate(text):
        raise BadMap(str(problems[0]))
    return msgspec.toml.decode(text, type=Sheet)


@cache
def street_of(scenario: str) -> Street:
    return Street(read_drawing(sheet_of(scenario).drawing))


def titles() -> dict[str, str]:
    """GBT-SCN-11: each with its Level."""
    sheets: dict[str, Any] = {name: sheet_of(name) for name in SHIPPED}
    return {name: f"{sheet.title} (Level {sheet.number})" for name, sheet in sheets.items()}
