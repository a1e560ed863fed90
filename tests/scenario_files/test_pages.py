"""Scenario files of any game: types decide what fits, and the parser which line says what."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from hauntbox.kernel.contract import Problem
from hauntbox.scenario_files.pages import BadMap, Page, schema, text_in


class Guest(Struct, forbid_unknown_fields=True):
    name: str
    mood: Literal["calm", "cross"] = "calm"


class Party(Struct, forbid_unknown_fields=True):
    guests: list[Guest]
    seats: Annotated[int, Meta(ge=1, le=9, description="Chairs.")] = 4
    chairs: dict[str, float] = {}
    tea: bool = True
    cakes: Annotated[tuple[str, ...], Meta(min_length=1, max_length=2)] = ("plum",)


def problems(text: str) -> list[tuple[int, str, str]]:
    return [(one.line, one.field, one.message) for one in Page(text).check(Party)]


def test_a_good_file_has_no_problems() -> None:
    assert problems('seats = 3\n\n[[guests]]\nname = "Agnes"\n') == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[[guests]]\nname = "A"\n[[guests]]\nmood = "sad"\n', [
            (3, "guests.2.name", "missing: expected text"),
            (4, "guests.2.mood", 'expected "calm" or "cross", got "sad"'),
        ]),
        ("guests = [\n  {name = 3},\n]\nsets = 2\ntea = 1\n", [
            (4, "sets", "unknown field 'sets': did you mean seats?"),
            (1, "guests.1.name", "expected text, got 3"),
            (5, "tea", "expected true or false, got 1"),
        ]),
        ("seats = [1]\n", [
            (1, "guests", "missing: expected a list"),
            (1, "seats", "expected a whole number from 1 to 9, got a list"),
        ]),
        ("guests = 1\n[chairs]\nred = 1.5\nblue.dark = 2\n", [
            (1, "guests", "expected a list, got 1"),
            (4, "chairs.blue", "expected a number, got a table"),
        ]),
        ("guests = []\ncakes = []\n", [(2, "cakes", "a list of 0: expected 1 at least")]),
        ("guests = []\ncakes = ['a', 'b', 'c']\n", [(2, "cakes", "a list of 3: expected 2 at most")]),
        ("guests = []\nchairs.red = '''\nx\n'''\nseats = 0\n", [
            (5, "seats", "expected a whole number from 1 to 9, got 0"),
            (2, "chairs.red", 'expected a number, got "x "'),
        ]),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_with_its_line(text: str, told: list[tuple[int, str, str]]) -> None:
    assert problems(text) == told


@pytest.mark.parametrize(
    ("text", "line", "column"), [("seats = 3\nguests = \n", 2, 10), ("seats = 3\nguests = [\n\n", 2, 0)]
)
def test_a_slip_in_the_toml_is_told_with_its_line_and_hides_the_rest(text: str, line: int, column: int) -> None:
    (problem,) = Page(text).check(Party)
    assert (problem.line, problem.column) == (line, column)
    assert problem.message.startswith("not TOML: Invalid value")


def test_a_problem_inside_a_text_is_on_its_line_of_the_file() -> None:
    page = Page("a = '''\nx\ny'''\nb = \"x\\ny\"\n")
    assert page.problem_inside(("a",), 1, 0, "!") == Problem(3, "a", "!", 1)
    assert page.problem_inside(("b",), 1, 0, "!") == Problem(4, "b", "!", 1)


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (Problem(3, "rooms.K", "no name", 7), "line 3, column 7, rooms.K: no name"),
        (Problem(3, "dawn", "too late"), "line 3, dawn: too late"),
        (Problem(3, "", "not TOML"), "line 3: not TOML"),
    ],
)
def test_a_problem_speaks_in_one_line(problem: Problem, words: str) -> None:
    assert str(problem) == words


def test_a_schema_carries_title_and_descriptions() -> None:
    made = schema(Party, "A party")
    assert made["title"] == "A party"
    assert made["$defs"]["Party"]["properties"]["seats"]["description"] == "Chairs."


def test_a_problem_in_a_drawing_is_counted_from_its_first_line() -> None:
    page = Page('a = """\n\n\nxx\nyy\n"""\n')
    assert page.problem_drawn(("a",), "!", 1, 1) == Problem(5, "a", "!", 2)
    assert page.problem_drawn(("a",), "!") == Problem(1, "a", "!")


def test_a_scenario_is_shipped_or_ones_own() -> None:
    shipped = ("larkspur",)
    assert text_in("hauntbox.games.evidence.content.scenarios", shipped, "larkspur", "map").startswith("#")
    assert text_in("", shipped, "own = 1\n", "map") == "own = 1\n"
    with pytest.raises(BadMap, match="unknown map 'attic': there are larkspur"):
        text_in("", shipped, "attic", "map")


class Bark(Struct, tag_field="do", tag="bark", forbid_unknown_fields=True):
    times: Annotated[int, Meta(ge=1, le=9)]


class Sleep(Struct, tag_field="do", tag="sleep", forbid_unknown_fields=True):
    where: str = ""


class Day(Struct, forbid_unknown_fields=True):
    deeds: list[Bark | Sleep]
    last: Bark | Sleep | None = None


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ('deeds = [{ do = "bark", times = 3 }, { do = "sleep" }]', []),
        ('deeds = [{ do = "brak", times = 3 }]', ["line 1, deeds.1.do: unknown do 'brak': did you mean bark?"]),
        ("deeds = [{ times = 3 }]", ["line 1, deeds.1.do: missing: there are bark, sleep"]),
        ('deeds = [{ do = "bark", times = 30 }]', [
            "line 1, deeds.1.times: expected a whole number from 1 to 9, got 30",
        ]),
        ('deeds = []\nlast = "bark"', ['line 2, last: expected a table, got "bark"']),
        ('deeds = [\n  { do = "sleep" },\n]\nlast = { do = "sleep", were = "mat" }',
         ["line 4, last.were: unknown field 'were': did you mean where?"]),
    ],
)  # fmt: skip
def test_tables_of_several_kinds_are_told_apart_by_their_tag(text: str, problems: list[str]) -> None:
    assert [str(problem) for problem in Page(text).check(Day)] == problems
