"""The scenarios are drawn maps in TOML: those in the folder `scenarios`, and players' own. SCN, CSC"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import msgspec

from hauntbox.games.common.scenarios import MOST, Finding, Scenarios
from hauntbox.games.ghostbusters2.content.drawing import Drawing, read_drawing
from hauntbox.games.ghostbusters2.content.sheet import Sheet
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.content.survey import Plan, survey, survey_map
from hauntbox.kernel.contract import Problem, Title
from hauntbox.scenario_files.pages import Page

FOLDER: Final = "hauntbox.games.ghostbusters2.content.scenarios"
SHIPPED: Final = (
    "court", "contempt", "retrial", "fury", "platform", "giant", "river", "uptown", "eve",
)  # fmt: skip  # GBT-CAM-03: the Scoleri Brothers, the Park Ghost, Vigo, three scenarios each


def findings(page: Page, problems: list[Problem]) -> Iterator[Finding]:
    """What does not hang on fields that are unsound."""
    unsound = {problem.field.split(".")[0] for problem in problems}
    text = page.data.get("drawing", "")
    drawing = read_drawing(text if isinstance(text, str) else "")
    if drawing.faults:
        unsound = {*unsound, "drawing"}
        street = Street(NOTHING)
        yield from drawing.faults if text else ()
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


BOOK: Final = Scenarios(FOLDER, SHIPPED, Sheet, findings)
validate, sheet_of = BOOK.validate, BOOK.sheet_of


def text_of(scenario: str) -> str:
    """GBT-SCN-01: a shipped scenario goes by its name, a player's own is its whole text."""
    return BOOK.text_of(scenario)


@lru_cache(MOST)
def street_of(scenario: str) -> Street:
    return Street(read_drawing(sheet_of(scenario).drawing))


def titles() -> dict[str, Title]:
    """GBT-SCN-11: each with its Level."""
    return BOOK.titles(lambda sheet: Title(sheet.title, f"Level {sheet.number}"))
