"""A text from outside is looked through before it is read: what nobody writes by hand is refused by its bound."""

from __future__ import annotations

import tomllib
from pathlib import Path
from time import thread_time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from hauntbox import games
from hauntbox.scenario_files import bounds
from hauntbox.scenario_files.bounds import excess, statements
from hauntbox.scenario_files.pages import Page, by_line, spans


class Anything(Struct, forbid_unknown_fields=True):
    title: str


HOSTILE = {
    "a key of 1,500 dots": (f"{'.'.join('a' * 1500)} = 1\n", "a key may have 20 dots"),
    "a key of 30,000 dots": (f"{'.'.join('a' * 30_000)} = 1\n", "a key may have 20 dots"),
    "dots with spaces and quotes": ("a . 'b.c' . " * 15 + "d = 1\n", "a key may have 20 dots"),
    "a table's name of many dots": (f"[{'.'.join('a' * 1500)}]\n", "a key may have 20 dots"),
    "lists in lists": (f"x = {'[' * 5000}{']' * 5000}\n", "a scenario may nest 20 levels deep"),
    "tables in tables": (f"x = {'{a=' * 500}1{'}' * 500}\n", "a scenario may nest 20 levels deep"),
    "a number of 5,000 digits": (f"x = {'9' * 5000}\n", "a number may have 100 digits"),
    "a negative number": (f"x = -{'9' * 5000}\n", "a number may have 100 digits"),
    "a bare key of 5,000 letters": (f"{'k' * 5000} = 1\n", "a name may have 100 letters"),
    "keys beyond number": (f"x = [{'{a=1},' * 6000}]\n", "a scenario may have 5000 keys"),
    "lines beyond number": ("\n" * 6000, "a scenario may have 5000 lines"),
    "too long a text": ("#" * 200_001, "200001 characters: expected 200000 at most"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_what_nobody_writes_by_hand_is_refused_by_its_bound(name: str) -> None:
    text, bound = HOSTILE[name]
    started = thread_time()
    (problem,) = Page(text).check(Anything)
    assert problem.message == bound
    assert thread_time() - started < 0.5


def test_a_list_of_4000_lines_with_comments_that_look_like_its_end_is_read_once() -> None:
    text = "z = [\n" + "1,#]\n" * 4000 + "]\n"
    started = thread_time()
    (unknown, missing) = Page(text).check(Anything)
    assert thread_time() - started < 1.0
    assert (unknown.line, missing.field) == (1, "title")


@pytest.mark.parametrize("text", ["x = 1979-13-99\n", "x = 99:99:99\n", "x = 1e99999\n", "x = 0x" + "f" * 90 + "\n"])
def test_a_value_that_python_cannot_hold_is_a_problem_and_no_error(text: str) -> None:
    assert Page(text).check(Anything)


def test_quoted_names_and_texts_may_be_long_but_messages_are_not() -> None:
    problems = Page(f'"{"k" * 60_000}" = 1\n').check(Anything)
    assert all(len(str(problem)) < 300 for problem in problems)


def test_no_more_than_a_hundred_problems_are_told() -> None:
    started = thread_time()
    problems = Page("".join(f"k{n} = 1\n" for n in range(4000))).check(Anything)
    assert len(by_line(problems)) == 100
    assert thread_time() - started < 2.0


def scenario_files() -> list[Path]:
    home = Path(games.__file__).parent
    return sorted(path for path in home.glob("*/content/**/*.toml"))


@pytest.mark.parametrize("path", scenario_files(), ids=lambda path: path.stem)
def test_shipped_scenarios_keep_far_below_the_bounds(path: Path) -> None:
    text = path.read_text()
    assert excess(text) is None
    assert excess(text * 3) is None
    assert all(
        tomllib.loads("\n".join(text.split("\n")[first : last + 1])) is not None for first, last in statements(text)
    )


PIECES = st.sampled_from(
    [
        "a",
        "b.c",
        "=",
        "[",
        "]",
        "{",
        "}",
        ",",
        "\n",
        '"',
        "'",
        '"""',
        "'''",
        "\\",
        "#",
        "1",
        "1.5",
        " ",
        "true",
        "x = 1\n",
        "[t]\n",
        "é",
    ]
)


@given(st.lists(PIECES, max_size=60).map("".join))
def test_whatever_is_toml_falls_into_statements_that_are_toml_too(text: str) -> None:
    """And whatever is none is a problem, never an error."""
    page = Page(text)
    if page.is_read:
        assert sum(last - first + 1 for first, last in statements(page.text)) == page.text.count("\n") + 1
        spans(page.text)
    page.check(Anything)


@given(st.text(max_size=300))
def test_no_text_breaks_the_walk(text: str) -> None:
    Page(text).check(Anything)


@pytest.mark.parametrize(
    "piece", ['"\\', "'''", '"""', "'", '"', "[", "a.", "\\", "#", "= ", 'x = "\\""\n', "b = [ '''x"]
)
def test_the_walk_takes_linear_time(piece: str) -> None:
    text = (piece * bounds.CHARACTERS)[: bounds.CHARACTERS]
    started = thread_time()
    bounds.excess(text)
    list(bounds.statements(text))
    assert thread_time() - started < 2.0
