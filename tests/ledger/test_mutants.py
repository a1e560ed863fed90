"""Breaking rules on purpose, and who notices."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hauntbox.ledger.mutants.check import Mutant, MutantResult, Target, mutants, spread
from hauntbox.ledger.mutants.field import MutantField, Site
from hauntbox.ledger.mutants.mutate import Edit
from hauntbox.ledger.mutants.runs import digest_of_sources, path_of
from hauntbox.ledger.mutants.survivors import show
from ledger.toy import Toy

MOVES = "src/hauntbox/games/toy/toymoves.py"
TEST = "tests/toy/test_toy.py"
CODE = '''\
"""Moves: MOV, PAR."""

SIZE = 5  # TOY-PAR-01
SQUARES = list(range(SIZE))


def step(at: int, lame: bool = False) -> int:
    """TOY-MOV-01: one square."""
    if lame:
        return at
    while at < 1:
        at += 1
    return at


def bars_step(at: int) -> str:
    if at == 7:
        return ""
    return "TOY-MOV-02"


def unknown() -> int:
    return 3  # TOY-MOV-03
'''
TESTS = """\
import pytest
from hauntbox.ledger import proves
from toymoves import SQUARES, bars_step, step


@proves("TOY-MOV-01")
def test_a_ghost_steps_one_square():
    assert step(0) == 1


def test_the_lame_stay():
    assert step(0, lame=True) == 0
    assert bars_step(1)


@proves("TOY-MOV-02")
def test_nobody_leaves_the_board():
    bars_step(7)
    bars_step(1)


@proves("TOY-PAR-01")
@pytest.mark.parametrize("at", [0, 4])
def test_the_numbers(at):
    assert SQUARES[at] == at and len(SQUARES) == 5
"""


@pytest.fixture
def game(toy: Toy) -> Toy:
    toy.write(toy.game / "toymoves.py", CODE)
    toy.write(toy.tests, TESTS)
    return toy


def tried(toy: Toy, capsys: pytest.CaptureFixture[str], seed: int = 0) -> dict[str, Any]:
    assert mutants("toy", 99, seed, as_json=True, processes=1, project=toy.project) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_each_mutant_has_two_verdicts(game: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    """The lame are tested by a test that claims nothing, nobody minds what 7 brings, the last rule is not claimed."""
    before = {path: path.read_bytes() for path in game.game.glob("*.py")}
    result = tried(game, capsys)
    claims = {row["line"]: row for row in result["survivors_of_claims"]}
    assert (result["tried"], result["noticed"], result["noticed_by_claims"]) == (8, 7, 4)
    assert [row["line"] for row in result["survivors"]] == [17]
    assert sorted(claims) == [9, 10, 17, 19]
    assert claims[10]["noticed_by"] == f"{TEST}::test_the_lame_stay"
    assert (claims[10]["claiming"], claims[10]["others"]) == ([], [f"{TEST}::test_the_lame_stay"])
    assert claims[17]["claiming"] == [f"{TEST}::test_nobody_leaves_the_board"]
    assert claims[19]["ids"] == ["TOY-MOV-02"]
    assert before == {path: path.read_bytes() for path in game.game.glob("*.py")}


def test_others_do_not_even_run_if_only_claims_are_asked_for(game: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    assert mutants("toy", 99, as_json=True, processes=1, claims=True, project=game.project) == 0
    result = json.loads(capsys.readouterr().out)
    assert f"{TEST}::test_the_lame_stay" not in json.loads(path_of("toy", game.project).read_bytes())["runs"]
    assert (result["tried"], result["noticed"], result["noticed_by_claims"]) == (8, 4, 4)
    assert sorted([row["line"] for row in result["survivors"]]) == [9, 10, 17, 19]
    assert [row["others"] for row in result["survivors"]] == [[]] * 4


def test_the_same_seed_breaks_the_same(game: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    once, again = tried(game, capsys, 2), tried(game, capsys, 2)
    assert once == again


def test_only_changed_test_files_run_again(game: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    tried(game, capsys)
    record = path_of("toy", game.project)
    first = json.loads(record.read_bytes())["runs"]
    first[f"{TEST}::test_the_lame_stay"]["claims"] = ["TOY-MOV-01"]
    record.write_text(json.dumps(json.loads(record.read_bytes()) | {"runs": first}))
    game.write(game.tests.with_name("test_more.py"), "def test_that_looks_away():\n    pass\n")
    assert 9 not in [row["line"] for row in tried(game, capsys)["survivors_of_claims"]]
    assert f"{TEST.replace('_toy', '_more')}::test_that_looks_away" in json.loads(record.read_bytes())["runs"]


def test_another_game_is_no_reason_to_run_again_but_the_common_room_is(game: Toy) -> None:
    def after(room: str) -> str:
        game.write(game.project.games / room / "rules.py", "HASTE = 1\n")
        return digest_of_sources("toy", game.project)

    before = digest_of_sources("toy", game.project)
    assert after("chess") == before
    assert len({before, after("common"), after("toy")}) == 3


def test_a_mutant_that_never_ends_is_noticed(
    game: Toy, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hauntbox.ledger.mutants.check.LEAST_SECONDS", 0.5)
    monkeypatch.setattr(
        MutantField, "edits_at", lambda field, line: [Edit(field.source.owner[line], "pass")] * (line == 12)
    )
    assert tried(game, capsys)["noticed_by_claims"] == 1


def test_tests_that_fail_anyway_judge_nothing(game: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    game.add(game.tests, "\n\ndef test_of_nothing():\n    assert False\n")
    assert mutants("toy", 9, processes=1, project=game.project) == 1
    assert f"fail without any mutant: {TEST}::test_of_nothing" in capsys.readouterr().err


def test_tests_that_cannot_be_read_judge_nothing(game: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    game.add(game.tests, "\n\nimport nothing_of_the_kind\n")
    assert mutants("toy", 9, processes=1, project=game.project) == 1
    assert "the game's tests cannot be run" in capsys.readouterr().err


def test_the_sample_is_spread_over_the_files() -> None:
    found = [Site(path, line, ()) for path, size in (("a", 40), ("b", 20)) for line in range(size)]
    sample = spread(found, Random(1))[:15]
    assert [sum(each.path == path for each in sample) for path in "ab"] == [10, 5]
    assert sample == spread(found, Random(1))[:15]


def test_survivors_are_shown_with_their_line_and_the_tests_that_were_asked(
    game: Toy, capsys: pytest.CaptureFixture[str]
) -> None:
    edit = Edit(MutantField(game.game / "toymoves.py").source.owner[10], "pass")
    mutant = Mutant(Target(Site(MOVES, 10, ("TOY-MOV-01",)), ("t::steps",), ("t::lame", "t::other"), True), (edit,))
    show([MutantResult(mutant, edit, who) for who in ("t::steps", "t::lame", "", "t::steps")], False, game.project)
    where = [f"{MOVES}:10  return at -> pass  (TOY-MOV-01)", "    return at"]
    assert capsys.readouterr().out.splitlines() == [
        *where,
        "    noticed by t::lame, not by those that claim the rule:",
        "        t::steps",
        *where,
        "    NOTICED BY NOBODY: by none of 2 others that run it, nor by those that claim the rule:",
        "        t::steps",
        "4 mutants: 2 (50%) noticed by tests that claim the rule, 3 (75%) by tests of the game",
    ]
    show([MutantResult(mutant, edit, who) for who in ("t::steps", "")], False, game.project, claims=True)
    assert capsys.readouterr().out.splitlines() == [
        *where,
        "    not noticed by those that claim the rule:",
        "        t::steps",
        "2 mutants: 1 (50%) noticed by tests that claim the rule",
    ]
