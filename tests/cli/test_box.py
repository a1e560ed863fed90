"""The commands that list, count and check."""

from __future__ import annotations

import json

import pytest

from cli.shell import Shell


def test_the_games_are_listed_with_their_seats_and_scenarios(shell: Shell) -> None:
    lines = [line.split() for line in shell("games").out.splitlines()]
    assert lines[1] == ["corridor", "Corridor", "2", "Seeker,", "Ghost", "hall"]


def test_programs_may_read_the_list_too(shell: Shell) -> None:
    corridor, parlour = json.loads(shell("games --json").out)
    assert corridor["seats"] == ["Seeker", "Ghost"]
    assert parlour["options"][0]["name"] == "hit_points"


def test_a_simulation_is_summed_up(shell: Shell) -> None:
    ended = shell("simulate parlour --games 20 --seed 1 --option hit_points=3")
    assert ended.code == 0
    assert "95% interval" in ended.out
    assert "PAR-WIN-01     20  As soon as only one guest stands" in ended.out
    assert "errors: 0" in ended.out


def test_programs_may_read_a_simulation_too(shell: Shell) -> None:
    report = json.loads(shell("simulate parlour --games 5 --seed 1 --json").out)
    assert (report["games"], report["errors"], sum(one["wins"] for one in report["roles"].values())) == (5, 0, 5)


def test_a_simulation_with_a_broken_game_fails(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("table.corridor.look", lambda g: 1 / 0)
    ended = shell("simulate corridor --games 2")
    assert ended.code == 1
    assert "ZeroDivisionError" in ended.out


def test_a_failed_check_of_imports_exits_with_1(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hauntbox.ledger.imports.check_imports", lambda: ["kernel may not import games"])
    assert shell("check imports")[:2] == (1, "kernel may not import games\n")


class CallContext:
    """Stands in for a long check, and remembers how it was called."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.calls: list[tuple[tuple[object, ...], dict[str, object]]] = []

    def __call__(self, *what: object, **how: object) -> int:
        self.calls.append((what, how))
        return self.code


def test_the_ledger_is_checked_as_asked(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = CallContext(1)
    monkeypatch.setattr("hauntbox.ledger.report.check_ledger", asked)
    assert shell("check ledger evidence --json --default --raise").code == 1
    how = {"as_json": True, "complete": None, "part": 0, "default_only": True, "reasons": False, "raise_ratchet": True}
    assert asked.calls == [((["evidence"],), how)]


def test_mutants_are_tried_as_asked(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = CallContext(0)
    monkeypatch.setattr("hauntbox.ledger.mutants.check.mutants", asked)
    assert shell("check mutants evidence --count 3 --seed 4 --processes 1 --claims --json").code == 0
    assert asked.calls == [(("evidence", 3, 4), {"as_json": True, "processes": 1, "claims": True})]
