"""Scenario files of any game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct

from hauntbox.games.common.scenarios import DRAWING, Finding, Scenarios
from hauntbox.kernel.contract import Problem, Title
from hauntbox.scenario_files.pages import BadMap, Page


class Sheet(Struct, forbid_unknown_fields=True):
    title: str
    drawing: str = ""


def survey(page: Page, problems: list[Problem]) -> Iterator[Finding]:
    for n, row in enumerate(str(page.data.get("drawing", "")).strip("\n").split("\n")):
        if "?" in row:
            yield Finding(DRAWING, "what is this?", n, row.index("?"))
    if page.data.get("title") == "":
        yield Finding(("title",), "it has no name")


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scenarios[Sheet]:
    (tmp_path / "toys").mkdir()
    (tmp_path / "toys" / "__init__.py").touch()
    (tmp_path / "toys" / "attic.toml").write_text('title = "The Attic"\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    return Scenarios("toys", ["attic"], Sheet, survey, "toy")


def test_a_shipped_one_goes_by_its_name_a_players_own_is_its_text(shelf: Scenarios[Sheet]) -> None:
    assert shelf.sheet_of("attic") == Sheet("The Attic")
    assert shelf.sheet_of('title = "Mine"\n') == Sheet("Mine")
    with pytest.raises(BadMap, match="unknown toy 'cellar': there are attic"):
        shelf.sheet_of("cellar")


def test_titles_are_made_of_the_sheets(shelf: Scenarios[Sheet]) -> None:
    assert shelf.titles(lambda sheet: Title(sheet.title, "small")) == {"attic": Title("The Attic", "small")}


def test_all_that_is_wrong_is_told_by_line(shelf: Scenarios[Sheet]) -> None:
    problems = shelf.validate('drawing = """\n..\n.?"""\ntitle = ""\ncolour = 3\n')
    assert [(each.line, each.column, each.field, each.message.split(":")[0]) for each in problems] == [
        (3, 2, "drawing", "what is this?"),
        (4, 0, "title", "it has no name"),
        (5, 0, "colour", "unknown field 'colour'"),
    ]


def test_a_file_that_is_no_toml_is_not_surveyed(shelf: Scenarios[Sheet]) -> None:
    assert len(shelf.validate("title = ?\n")) == 1


def test_the_first_problem_refuses_a_players_own(shelf: Scenarios[Sheet]) -> None:
    with pytest.raises(BadMap, match="line 1, title: it has no name"):
        shelf.sheet_of('title = ""\n')
