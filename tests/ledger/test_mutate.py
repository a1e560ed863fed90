"""The changes that break a statement, and those that are not made because nothing would be broken."""

from __future__ import annotations

import ast

import pytest

from hauntbox.ledger.mutants.mutate import edits


def changed(text: str) -> set[str]:
    return {edit.apply(text) for edit in edits(ast.parse(text).body[0])}


def changed_in_function(line: str, returns: str = "None") -> set[str]:
    text = f"def f() -> {returns}:\n  {line}"
    function = ast.parse(text).body[0]
    assert isinstance(function, ast.FunctionDef)
    return {edit.apply(text).split("\n  ")[1] for edit in edits(function.body[0], function.returns)}


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("if a: pass", {"if (not a): pass"}),
        ("x = 3", {"x = (4)"}),
        ("x: Final[int] = 3", {"x: Final[int] = (4)"}),
        ("x += y", {"pass", "x -= y"}),
        ("x = min(a, b) + c", {"x = (min(a, b) - c)", "x = (max(a, b)) + c"}),
        ("x = [a] + b", set()),
        ("x = f'é{1}' if not a else b", {"x = (b if not a else f'é{1}')", "x = f'é{1}' if (a) else b"}),
        ("x = a == b", {"x = (a != b)"}),
        ("x = a < b < c", {"x = (a <= b < c)", "x = (a < b <= c)"}),
    ],
)
def test_a_statement_is_changed_in_every_way(text: str, others: set[str]) -> None:
    assert {other.replace("not (a)", "not a") for other in changed(text)} == others


def test_each_operand_of_a_condition_is_dropped() -> None:
    assert changed("x = a and b and c") == {"x = (a or b or c)", "x = (b and c)", "x = (a and c)", "x = (a and b)"}
    assert changed("x = a or b") == {"x = (a and b)", "x = (a)", "x = (b)"}


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("x = a < 3", {"x = (a <= 3)", "x = a < (2)"}),
        ("x = a <= 3", {"x = (a < 3)", "x = a <= (4)"}),
        ("x = a > 3", {"x = (a >= 3)", "x = a > (4)"}),
        ("x = a >= 3", {"x = (a > 3)", "x = a >= (2)"}),
        ("x = 3 < a", {"x = (3 <= a)", "x = (4) < a"}),
        ("x = a == 3", {"x = (a != 3)", "x = a == (4)"}),
    ],
)
def test_a_bound_is_moved_by_one_both_ways_and_once_each(text: str, others: set[str]) -> None:
    assert changed(text) == others


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("g.hp[i] = y", {"pass"}),
        ("g.a, g.b = x, y", {"g.a = x", "g.b = y"}),
        ("a, g.b = x, y", {"a = x"}),
        ("del g.hp[i]", {"pass"}),
        ("fade(g)", {"pass"}),
        ("g.then(Push())", {"pass"}),
        ("g.then(A, B, *C)", {"pass", "g.then(B, *C)", "g.then(A, *C)", "g.then(A, B)"}),
        ("g.tell('EVI-MOVE-01', role, 2)", {"pass"}),
    ],
)
def test_an_effect_is_skipped(text: str, others: set[str]) -> None:
    assert changed(text) == others


def test_arguments_of_an_effect_change_places_where_each_fits() -> None:
    assert changed("move(g, here, g.at[1])") >= {"pass", "move(g, g.at[1], here)"}
    assert changed("move(g, here)") == {"pass"}
    assert changed("self.put(here, there)") == {"pass", "self.put(there, here)"}
    assert changed("put(here, [a])") == {"pass"}


@pytest.mark.parametrize(
    ("line", "others"),
    [
        ("if a: return", {"if (not (a)): return", "if (False): return"}),
        ("if a: return\n  else: b()", {"if (not (a)): return"}),
        ("return", {"pass"}),
    ],
)
def test_an_early_return_is_forgotten(line: str, others: set[str]) -> None:
    assert changed_in_function(line) == others


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("x = a in (B, C)", {"x = (a not in (B, C))", "x = (a in (C,))", "x = (a in (B,))"}),
        ("x = a not in {B, C}", {"x = (a in {B, C})", "x = (a not in {C})", "x = (a not in {B})"}),
        ("x = isinstance(a, B | C)", {"x = (isinstance(a, B))", "x = (isinstance(a, C))"}),
        ("SPARED = (B, C)", {"SPARED = (C,)", "SPARED = (B,)"}),
        ("SPARED: Final = frozenset({B, C})", {"SPARED = frozenset({C})", "SPARED = frozenset({B})"}),
    ],
)
def test_one_of_several_exceptions_is_forgotten(text: str, others: set[str]) -> None:
    assert changed(text) == others


def test_the_condition_of_a_comprehension_is_dropped() -> None:
    assert changed("x = [a for a in b if c(a)]") == {"x = [a for a in b if (True)]"}
    assert changed("x = any(a for a in b if c(a))") == {
        "x = any(a for a in b if (True))",
        "x = (all((a for a in b if c(a))))",
    }


@pytest.mark.parametrize(
    ("result", "returns", "others"),
    [
        ("'EVI-MOVE-02'", "str", {'return ""'}),
        ("''", "str", set()),
        ("[a]", "list[int]", {"return []"}),
        ("move(g)", "str", {'return ""'}),
        ("move(g)", "bool", {"return not (move(g))"}),
        ("move(g)", "int", {"return (move(g)) + 1"}),
        ("move(g)", "list[Frame]", {"return []"}),
        ("move(g)", "Frame", {"return None"}),
        ("a > 1", "bool", {"return (a >= 1)", "return a > (2)"}),
        ("True", "bool", {"return (False)"}),
    ],
)
def test_a_function_gives_something_else_of_its_type_back(result: str, returns: str, others: set[str]) -> None:
    assert changed_in_function(f"return {result}", returns) == others


@pytest.mark.parametrize(
    "text",
    [
        "'''Words.'''",
        "...",
        "assert a and b < 3",
        "__all__ = ['a', 'b']",
        "g.learned = True",
        "if key not in self.views: self.views[key] = look(key)",
        "if found is None: found = self.runs[key] = run(key)",
    ],
)
def test_what_cannot_matter_is_left_alone(text: str) -> None:
    assert changed(text) == set()


def test_that_two_rows_are_as_long_as_one_another_is_an_assertion() -> None:
    assert changed("pairs = list(zip(a, b, strict=True))") == set()
    assert changed("pairs = sorted(a, reverse=True)") == {"pairs = sorted(a, reverse=(False))"}


def test_the_words_of_an_error_are_left_alone() -> None:
    assert changed("raise ValueError('no', 3)") == {"pass"}


def test_a_remembered_answer_of_another_key_is_a_mistake_like_any_other() -> None:
    assert changed("if key not in self.views: self.views[other] = 3")
