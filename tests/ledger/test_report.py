"""What `hauntbox check ledger` says, and when it fails."""

from __future__ import annotations

import json

import pytest

from hauntbox.ledger.lookup import mentioned, rulings_on, show_rule
from hauntbox.ledger.proofs.record import Proofs, TestRun, judge, save
from hauntbox.ledger.report import check_ledger, fresh_proofs
from hauntbox.ledger.rules import Rule, UnknownRule, ledger
from hauntbox.ledger.status import Status, status
from ledger.toy import Toy

MOVES = "src/hauntbox/games/toy/toymoves.py"
RUNS = {
    "t::steps": TestRun("passed", claims=["TOY-MOV-01"], ran={MOVES: [16]}),
    "t::edge": TestRun("failed", claims=["TOY-MOV-02"], ran={MOVES: [8]}),
    "t::haste": TestRun("passed", claims=["TOY-OPT-01"], ran={MOVES: [9]}),
    "t::play": TestRun("passed", witnessed=["TOY-DEC-01"]),
}


def record(toy: Toy, runs: dict[str, TestRun] = RUNS) -> Proofs:
    proofs = judge(toy.project.fingerprint(), runs, toy.project)
    save(proofs, toy.project.proofs)
    return proofs


def state(toy: Toy, runs: dict[str, TestRun] = RUNS) -> Status:
    return status("toy", record(toy, runs), toy.project)


def test_each_missing_rule_has_its_reason(toy: Toy) -> None:
    toy.add(toy.game / "RULES.md", "- TOY-MOV-04: A ghost may wait.\n")
    assert state(toy).missing == {
        "TOY-MOV-02": "its tests failed",
        "TOY-PAR-01": "no test claims it",
        "TOY-MAP-01": "no test claims it",
        "TOY-OPT-01": f"cited at {MOVES}:10, which did not run in t::haste",
        "TOY-EX-01": "no test claims it",
        "TOY-MOV-04": "not cited in code",
    }


def test_options_can_be_left_out(toy: Toy) -> None:
    assert "TOY-OPT-01" not in status("toy", record(toy), toy.project, default_only=True).missing


def test_a_rule_with_live_code_is_not_proved_by_its_declaration(toy: Toy) -> None:
    toy.add(toy.game / "toymoves.py", "\n\nSTEP = 1  # TOY-OPT-01\n")
    assert "TOY-OPT-01" in state(toy).missing


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('"TOY-PAR-01" = " "', "TOY-PAR-01 has no reason"),
        ('"TOY-PAR-99" = "no"', "TOY-PAR-99 is not a rule that needs proof"),
        ('"TOY-RUL-01" = "no"', "TOY-RUL-01 is not a rule that needs proof"),
        ('"TOY-MOV-01" = "hard"', "TOY-MOV-01 is proved by t::steps"),
    ],
)
def test_an_exemption_needs_a_rule_a_reason_and_no_proof(toy: Toy, line: str, fault: str) -> None:
    toy.write(toy.game / "exempt.toml", line)
    assert state(toy).faults == [f"toy/exempt.toml: {fault}"]


def test_a_slip_of_the_pen_in_code_is_a_fault(toy: Toy) -> None:
    toy.add(toy.game / "toymoves.py", "STEP = 1  # TOY-MVO-01, not UTF-X-8\n")
    assert state(toy).faults == [f"{MOVES}:17: TOY-MVO-01 is in no ledger"]


def test_the_numbers_as_json(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    toy.write(toy.game / "exempt.toml", '"TOY-MAP-01" = "a picture"')
    toy.write(toy.project.ratchet, "[toy]\nproved = 2\nexempt = 1\n")
    record(toy, {name: run for name, run in RUNS.items() if run.passed})
    assert check_ledger(as_json=True, project=toy.project) == 0
    assert json.loads(capsys.readouterr().out) == {
        "games": {
            "toy": {
                "rules": 7,
                "proved": 2,
                "exempt": ["TOY-MAP-01"],
                "missing": ["TOY-MOV-02", "TOY-PAR-01", "TOY-OPT-01", "TOY-EX-01"],
                "default": {"rules": 6, "proved": 2, "missing": ["TOY-MOV-02", "TOY-PAR-01", "TOY-EX-01"]},
            }
        }
    }


def test_lost_proofs_and_new_exemptions_fail(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    toy.write(toy.project.ratchet, "[toy]\nproved = 3\nexempt = 0\n")
    toy.write(toy.game / "exempt.toml", '"TOY-MAP-01" = "a picture"')
    record(toy)
    assert check_ledger(project=toy.project) == 1
    assert capsys.readouterr().err.splitlines() == [
        "t::edge failed",
        "toy: 2 rules proved, but ledger.toml has 3",
        "toy: 1 rules exempt, but ledger.toml allows 0",
    ]


def test_the_ratchet_only_rises(toy: Toy) -> None:
    toy.write(toy.project.ratchet, "[toy]\nproved = 1\nexempt = 1\n")
    record(toy, {"t::steps": RUNS["t::steps"], "t::play": RUNS["t::play"]})
    assert check_ledger(project=toy.project, raise_ratchet=True) == 0
    assert toy.project.ratchet.read_text().endswith("\n[toy]\nproved = 2\nexempt = 0\n")


def test_a_game_is_complete_when_nothing_is_missing(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    default = ["TOY-MOV-01", "TOY-MOV-02", "TOY-PAR-01", "TOY-MAP-01", "TOY-EX-01"]
    record(toy, {"t::all": TestRun("passed", default, ["TOY-DEC-01"], {MOVES: [8, 16]})})
    assert check_ledger(complete="toy", default_only=True, project=toy.project) == 0
    assert check_ledger(complete="toy", reasons=True, project=toy.project) == 1
    said = capsys.readouterr()
    assert said.err == "toy is not complete: 1 rules missing\n"
    assert "TOY-OPT-01: no test claims it" in said.out


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("So says TOY-MOV-01.", "01"),
        ("Steps (MOV-01, MOV-03). Why: PAR-01.", "01 03"),
        ("See MOV-01 to MOV-03.", "01 02 03"),
        ("See MOV-01 to 03, and TOY-MOV-05.", "01 02 03 05"),
        ("Moves (MOV-01, 03-05 and 07).", "01 03 04 05 07"),
        ("A board of 02 squares, REMOV-01, MOV-1.", ""),
    ],
)
def test_a_ruling_names_rules_in_full_or_without_the_letters_of_the_game(text: str, found: str) -> None:
    ruling = Rule("TOY-RUL-02", text, "", (), "")
    assert {id for id in mentioned(ruling) if "-MOV-" in id} == {f"TOY-MOV-{n}" for n in found.split()}


def test_rulings_are_found_by_the_rules_that_they_name_and_by_those_that_name_them(toy: Toy) -> None:
    new = ("TOY-MOV-04: Walls stop [TOY-RUL-02] (ruling).", "TOY-RUL-02: Walls.", "TOY-RUL-03: On MOV-02.")
    toy.add(toy.game / "RULES.md", "".join([f"- {line}\n" for line in new]))
    assert rulings_on("TOY-MOV-04", toy.project) == ["TOY-RUL-02: Walls."]
    assert [line[:10] for line in rulings_on("TOY-MOV-02", toy.project)] == ["TOY-RUL-01", "TOY-RUL-03"]
    assert rulings_on("TOY-MOV-01", toy.project) == []


def test_every_ruling_of_ghost_hunter_13_is_found_from_a_rule_and_back() -> None:
    book = ledger("hunter13")
    assert [line[:10] for line in rulings_on("GHT-BAT-53")] == ["GHT-RUL-28", "GHT-RUL-66"]
    assert [each.id for each in book.values() if "(ruling)" in each.text and not rulings_on(each.id)] == []
    assert [each.id for each in book.values() if each.code == "RUL" and not mentioned(each) & book.keys()] == []


def test_a_stale_record_is_made_anew(toy: Toy) -> None:
    record(toy)
    toy.add(toy.tests, "\n")
    proofs = fresh_proofs(toy.project, workers=0)
    assert proofs
    assert "TOY-PAR-01" in proofs.proved


def test_a_rule_is_shown_with_code_tests_and_rulings(toy: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    record(
        toy,
        {"tests/toy/test_toy.py::test_nobody_leaves_the_board": TestRun("passed", ["TOY-MOV-02"], [], {MOVES: [8]})},
    )
    show_rule("TOY-MOV-02", toy.project)
    assert capsys.readouterr().out.splitlines() == [
        "TOY-MOV-02  Moves",
        "Nobody leaves the board of `size` squares.",
        "code",
        f'  {MOVES}:8  return "TOY-MOV-02"',
        "tests",
        "  tests/toy/test_toy.py::test_nobody_leaves_the_board  (proves it)",
        "rulings",
        "  TOY-RUL-01: A board has edges, says TOY-MOV-02.",
    ]
    with pytest.raises(UnknownRule):
        show_rule("TOY-MOV-20", toy.project)
