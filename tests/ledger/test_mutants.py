"""Breaking rules on purpose."""

from __future__ import annotations

import ast
import json
from random import Random

import pytest

from hauntbox.ledger.citations import source_of
from hauntbox.ledger.mutants import Mutant, Site, mutants, show, spread, try_all
from hauntbox.ledger.mutate import Edit, edits
from hauntbox.ledger.proofs import TestRun, judge, save
from ledger.toy import Toy

MOVES = "src/hauntbox/games/toy/toymoves.py"
RUNS = {
    "tests/test_toy.py::test_that_looks_away": TestRun("passed", ["TOY-MOV-01"], [], {MOVES: [16]}),
    "tests/test_toy.py::test_nobody_leaves_the_board": TestRun("passed", ["TOY-MOV-02"], [], {MOVES: [8]}),
    "tests/test_toy.py::test_the_numbers[5_0]": TestRun("passed", ["TOY-PAR-01"]),
}


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("if a < b: pass", {"if (not (a < b)): pass", "if (a <= b): pass"}),
        ("x = a == b and c in d", {"x = (a == b or c in d)", "x = (a != b) and c in d", "x = a == b and (c not in d)"}),
        ("x = 3", {"x = (4)"}),
        ("x: Final[int] = 3", {"x: Final[int] = (4)"}),
        ("x += y", {"pass", "x -= y"}),
        ("g.hp[i] = y", {"pass"}),
        ("x = min(a, b) + c", {"x = (min(a, b) - c)", "x = (max(a, b)) + c"}),
        ("x = [a] + b", set()),
        ("g.tell('EVI-MOVE-01', 2)", {"pass"}),
        ("g.then(Push())", {"pass"}),
        ("x = f'é{1}' if not a else b", {"x = (b if not a else f'é{1}')", "x = f'é{1}' if (a) else b"}),
        ("'''Words.'''", set()),
        ("...", set()),
    ],
)
def test_a_statement_is_changed_in_every_way(text: str, changed: set[str]) -> None:
    assert {edit.apply(text) for edit in edits(ast.parse(text).body[0])} == changed


@pytest.mark.parametrize(
    ("result", "changed"),
    [
        ("'EVI-MOVE-02'", {'return ""'}),
        ("''", set()),
        ("[a]", {"return []"}),
        ("move(g)", {"return None"}),
        ("a > 1", {"return (a >= 1)", "return a > (2)"}),
        ("True", {"return (False)"}),
    ],
)
def test_a_function_gives_something_else_back(result: str, changed: set[str]) -> None:
    function = ast.parse(f"def f():\n  return {result}").body[0]
    assert isinstance(function, ast.FunctionDef)
    made = {edit.apply(f"def f():\n  return {result}").split("\n  ")[1] for edit in edits(function.body[0])}
    assert made == changed


def test_the_sample_is_spread_over_the_files() -> None:
    found = [Site(path, line, (), ()) for path, size in (("a", 40), ("b", 20)) for line in range(size)]
    sample = spread(found, Random(1))[:15]
    assert [sum(site.path == path for site in sample) for path in "ab"] == [10, 5]
    assert sample == spread(found, Random(1))[:15]


def test_a_weak_test_lets_a_mutant_live(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    toy.add(toy.tests, "\n\ndef test_that_looks_away():\n    step(3)\n")
    toy.add(toy.game / "toymoves.py", '\n\ndef leap(at: int) -> int:\n    """TOY-OPT-01"""\n    return at + 2\n')
    save(judge(toy.project.fingerprint(), RUNS, toy.project), toy.project.proofs)
    before = {path: path.read_bytes() for path in toy.game.glob("*.py")}
    assert mutants("toy", 9, as_json=True, project=toy.project) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["tried"], result["noticed"]) == (3, 2)
    assert [(each["path"], each["line"], each["ids"]) for each in result["survivors"]] == [(MOVES, 16, ["TOY-MOV-01"])]
    assert before == {path: path.read_bytes() for path in toy.game.glob("*.py")}


def test_a_mutant_that_never_ends_is_noticed(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.write(
        toy.game / "toymoves.py", "def step(at: int) -> int:\n    while at < 1:\n        at += 1\n    return at\n"
    )
    toy.write(toy.tests, "from toymoves import step\n\n\ndef test_it():\n    assert step(0) == 1\n")
    monkeypatch.setattr("hauntbox.ledger.mutants.SECONDS", 1.0)
    stuck = Mutant(Site(MOVES, 3, (), ("tests/test_toy.py::test_it",)), drop(toy, 3))
    assert try_all([stuck], processes=1, project=toy.project) == [True]


def test_tests_that_fail_anyway_judge_nothing(toy: Toy) -> None:
    broken = Mutant(Site(MOVES, 16, (), ("tests/test_toy.py::test_of_nothing",)), drop(toy, 16))
    assert try_all([broken], processes=1, project=toy.project) is None


def test_a_survivor_is_shown_with_its_line_and_its_tests(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    show([Mutant(Site(MOVES, 16, ("TOY-MOV-01",), ("t::steps",)), drop(toy, 16))], 4, False, toy.project)
    assert capsys.readouterr().out.splitlines() == [
        f"{MOVES}:16  return at + 1 -> pass  (TOY-MOV-01)",
        "    return at + 1",
        "    ran t::steps",
        "3 of 4 mutants noticed (75%)",
    ]


def drop(toy: Toy, line: int) -> Edit:
    return Edit(source_of(toy.game / "toymoves.py").owner[line], "pass")
