"""Scenario files: those that are shipped with a game and players' own, read, checked and kept ready."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from msgspec import Struct

from hauntbox.kernel.contract import Problem, Title
from hauntbox.scenario_files.pages import Page, by_line, decoded, text_in

Sheet = TypeVar("Sheet", bound=Struct)
MOST: Final = 64  # are kept ready: players write their own
DRAWING: Final = ("drawing",)  # the field of a drawn map


class Finding(NamedTuple):
    """Something wrong with a scenario, by its field; in a drawing by line and column of its text, both from 0."""

    path: tuple[str, ...]
    message: str
    line: int = -1
    column: int = 0


class Scenarios(Generic[Sheet]):
    """The scenarios of a game: TOML in a package, and the Struct that they are read through.

    `survey` yields what is wrong beside the types of the fields; it gets the file, and the problems that they have.
    """

    def __init__(
        self,
        package: str,
        shipped: Sequence[str],
        sheet: type[Sheet],
        survey: Callable[[Page, list[Problem]], Iterable[Finding]],
        noun: str = "scenario",
    ) -> None:
        self.package = package
        self.shipped = shipped
        self.sheet = sheet
        self.survey = survey
        self.noun = noun
        self.kept: Callable[[str], Any] = lru_cache(MOST)(self.read)

    def text_of(self, scenario: str) -> str:
        """A shipped scenario goes by its name, a player's own is its whole text."""
        return text_in(self.package, self.shipped, scenario, self.noun)

    def validate(self, text: str) -> list[Problem]:
        """All that is wrong with a scenario file, in the order of its lines."""
        page = Page(text)
        problems = page.check(self.sheet)
        found = self.survey(page, problems) if page.is_read else ()
        return by_line([*problems, *[page.problem_drawn(*finding) for finding in found]])

    def sheet_of(self, scenario: str) -> Sheet:
        sheet: Sheet = self.kept(scenario)
        return sheet

    def read(self, scenario: str) -> Sheet:
        """Shipped ones are sound: the tests look at them."""
        text = self.text_of(scenario)
        return decoded(text, self.sheet, [] if scenario in self.shipped else self.validate(text))

    def titles(self, title: Callable[[Sheet], Title]) -> dict[str, Title]:
        return {name: title(self.sheet_of(name)) for name in self.shipped}
