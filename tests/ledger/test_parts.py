"""A game of two ledgers whose rules are due in three parts."""

from __future__ import annotations

from functools import partial

import pytest

from hauntbox.ledger import rules
from hauntbox.ledger.citations import citations
from hauntbox.ledger.lookup import rulings_on, show_rule
from hauntbox.ledger.mutants.field import all_sites
from hauntbox.ledger.parts import parts
from hauntbox.ledger.proofs.record import Proofs, TestRun, judge, save
from hauntbox.ledger.report import check_ledger, fresh_proofs
from hauntbox.ledger.rules import ledger
from hauntbox.ledger.status import status
from hauntbox.server.catalogue import game_cards
from ledger.toy import Toy

BASE = """\
# Toy - the board

## Numbers

- BAS-MAP-01: The board has a cellar. (sourced)
- BAS-MAP-02: The board has a roof. (superseded: it leaked)
- BAS-MAP-03: The board has a lake. (option: lake) (original)
- BAS-MAP-04: The board has a garden.
- BAS-RUL-01: The cellar is wet, says TOY-MAP-01; see MAP-03.
"""
PARTS = """\
[default]
part1_TOY = ["MAP"]
part3_BAS = ["MAP"]

[part1]
codes = ["MOV"]  # and no TOY-DEC-01
ids = ["BAS-MAP-01..02"]
count = 4

[part2]
codes = ["EX", "DEC", "OPT",
    "PAR"]
"""
MOVES = "src/hauntbox/games/toy/toymoves.py"


@pytest.fixture
def two(toy: Toy) -> Toy:
    toy.write(toy.game / "RULES-base.md", BASE)
    toy.write(toy.game / "parts.toml", PARTS)
    return toy


def faults(toy: Toy) -> list[str]:
    return status("toy", Proofs("", {}, {}), toy.project).faults


def test_a_rule_is_due_by_its_id_or_else_by_its_code(two: Toy) -> None:
    found = parts("toy", two.project)
    assert found.by_id == {
        "TOY-MOV-01": 1,
        "TOY-MOV-02": 1,
        "TOY-MAP-01": 1,  # by the code of this ledger
        "BAS-MAP-01": 1,  # by id
        "BAS-MAP-03": 3,
        "BAS-MAP-04": 3,
        "TOY-PAR-01": 2,
        "TOY-OPT-01": 2,
        "TOY-EX-01": 2,
        "TOY-DEC-01": 2,
    }
    assert found.faults == faults(two) == []


def test_a_rule_of_an_option_waits_for_the_options(two: Toy) -> None:
    two.add(two.game / "RULES.md", "- TOY-MOV-04: Ghosts swim. (option: lake)\n")
    assert parts("toy", two.project).by_id["TOY-MOV-04"] == 2


def test_a_game_without_the_file_has_no_parts(toy: Toy) -> None:
    assert parts("toy", toy.project).by_id == {}
    assert faults(toy) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('["MAP"]\npart3', "[]\npart3", "RULES.md:12: TOY-MAP-01 is in no part of parts.toml"),
        ('part3_BAS = ["MAP"]', "", "RULES-base.md:8: BAS-MAP-04 is in no part of parts.toml"),
        ('"PAR"]', '"PAR"]\nids = ["BAS-MAP-01"]', "parts.toml:13: BAS-MAP-01 stands in part 1 already"),
        ('"PAR"]', '"PAR",\n "MOV"]', "parts.toml:13: MOV stands in part 1 already"),
        ("01..02", "01..03", "parts.toml:8: part 1 has 5 rules, not 4"),
        ("01..02", "04..05", "parts.toml:7: BAS-MAP-05 is in no ledger of the game"),
        ("01..02", "02..01", "parts.toml:7: BAS-MAP-02..01 is in no ledger of the game"),
        ("count = 4", "count = 'all'", "parts.toml:8: part 1 has 4 rules, not all"),
        ('"PAR"', '"PRA"', "parts.toml:12: no rule has the code PRA"),
        ('"PAR"', '"PAR"\n"', "parts.toml: Unclosed array (at line 13, column 1)"),
        (
            "[part2]",
            "[prat2]",
            "parts.toml:11: EX: expected ids, codes or count of [part1], [part2] ..., or part1_XYZ of [default]",
        ),
        (
            'codes = ["EX',
            'code = ["EX',
            "parts.toml:11: EX: expected ids, codes or count of [part1], [part2] ..., or part1_XYZ of [default]",
        ),
    ],
)
def test_a_fault_names_file_and_line(two: Toy, old: str, new: str, fault: str) -> None:
    two.write(two.game / "parts.toml", PARTS.replace(old, new))
    assert f"toy/{fault}" in faults(two)


def test_a_list_of_parts_implements_nothing(two: Toy) -> None:
    assert "BAS-MAP-01" not in citations("toy", two.project)


def prove(toy: Toy, *more: str) -> None:
    toy.add(toy.game / "toymoves.py", "WET = True  # BAS-MAP-01\n")
    claims = ["TOY-MOV-01", "TOY-MOV-02", "TOY-MAP-01", "BAS-MAP-01", *more]
    runs = {"t::all": TestRun("passed", claims, [], {MOVES: [8, 16]})}
    save(judge(toy.project.fingerprint(), runs, toy.project), toy.project.proofs)


def test_a_part_is_complete_with_the_parts_before_it(two: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    prove(two)
    assert check_ledger(complete="toy", part=1, project=two.project) == 0
    assert check_ledger(complete="toy", part=2, project=two.project) == 1
    assert capsys.readouterr().err == "toy up to part 2 is not complete: 4 rules missing\n"


def test_a_later_part_is_not_complete_without_the_earlier(two: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    save(judge(two.project.fingerprint(), {}, two.project), two.project.proofs)
    assert check_ledger(complete="toy", part=3, as_json=True, project=two.project) == 1
    said = capsys.readouterr()
    assert '"last_part": 3' in said.out
    assert said.err == "toy up to part 3 is not complete: 10 rules missing\n"


def test_what_a_part_lacks_may_be_exempt(two: Toy) -> None:
    two.write(two.game / "exempt.toml", '"TOY-MAP-01" = "a picture"')
    two.write(two.project.ratchet, "[toy]\nexempt = 1\n")
    prove(two)
    runs = {"t::rest": TestRun("passed", ["TOY-MOV-01", "TOY-MOV-02", "BAS-MAP-01"], [], {MOVES: [8, 16]})}
    save(judge(two.project.fingerprint(), runs, two.project), two.project.proofs)
    assert check_ledger(complete="toy", part=1, project=two.project) == 0


def test_few_rules_may_be_exempt(two: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    two.write(two.game / "exempt.toml", '"TOY-MAP-01" = "a picture"\n"TOY-MOV-02" = "hard"')
    two.write(two.project.ratchet, "[toy]\nexempt = 2\n")
    save(judge(two.project.fingerprint(), {}, two.project), two.project.proofs)
    assert check_ledger(complete="toy", part=1, project=two.project) == 1
    assert capsys.readouterr().err.splitlines() == [
        "ledger.toml: toy: 2 of 10 rules exempt, at most 1 may be",
        "toy up to part 1 is not complete: 2 rules missing",
        "toy up to part 1: 2 of 4 rules exempt, at most 1 may be",
    ]


def test_three_in_a_hundred_rules_may_be_exempt(toy: Toy) -> None:
    toy.add(toy.game / "RULES.md", "".join([f"- TOY-DEC-{n}: A ghost waits.\n" for n in range(100, 193)]))
    toy.write(toy.project.ratchet, "[toy]\nexempt = 3\n")
    save(judge(toy.project.fingerprint(), {}, toy.project), toy.project.proofs)
    assert check_ledger(project=toy.project) == 0
    toy.write(toy.project.ratchet, "[toy]\nexempt = 4\n")
    assert check_ledger(project=toy.project) == 1


def test_sections_of_two_ledgers_keep_apart(two: Toy) -> None:
    book = ledger("toy", two.project)
    assert list(book)[-1] == "BAS-RUL-01"
    assert (book["TOY-MAP-01"].section, book["BAS-MAP-01"].section) == ("Numbers", "Base: Numbers")


def test_players_read_both_ledgers_without_the_authors_marks(two: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "ledger", partial(ledger, project=two.project))
    shown = {card.id: (card.text, card.section) for card in game_cards.rules("toy")}
    assert shown["TOY-MOV-01"] == ("A ghost steps one square.", "Moves")
    assert shown["BAS-MAP-03"] == ("The board has a lake.", "Base: Numbers")
    assert "BAS-MAP-02" not in shown


def test_a_ruling_of_one_ledger_speaks_of_rules_of_the_other(two: Toy, capsys: pytest.CaptureFixture[str]) -> None:
    assert [line[:10] for line in rulings_on("TOY-MAP-01", two.project)] == ["BAS-RUL-01"]
    assert [line[:10] for line in rulings_on("BAS-MAP-03", two.project)] == ["BAS-RUL-01"]
    assert rulings_on("BAS-MAP-01", two.project) == []
    show_rule("BAS-MAP-01", two.project)
    assert "Base: Numbers" in capsys.readouterr().out


def test_a_rule_of_the_second_ledger_is_claimed_proved_and_broken_like_any(two: Toy) -> None:
    two.add(two.game / "toymoves.py", "\n\ndef swim(at: int) -> int:\n    return at + 2  # BAS-MAP-03\n")
    two.add(two.tests, '\n\n@proves("BAS-MAP-03")\ndef test_a_ghost_swims():\n    from toymoves import swim\n')
    two.add(two.tests, "\n    assert swim(0) == 2\n")
    proofs = fresh_proofs(two.project, workers=0)
    assert proofs
    assert proofs.proved["BAS-MAP-03"] == ["tests/toy/test_toy.py::test_a_ghost_swims"]
    assert ("BAS-MAP-03",) in [site.ids for site in all_sites("toy", two.project)]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        (
            "- TOY-MOV-04 A ghost may wait.",
            "'- TOY-MOV-04 A ghost may wait.' is no rule: it ought to start like `- EVI-MOVE-02: `",
        ),
        ("* TOY-MOV-04: Wait.", "'* TOY-MOV-04: Wait.' is no rule: it ought to start like `- EVI-MOVE-02: `"),
        ("- TOY-MOV-04: As BAS-MAP-09 says.", "BAS-MAP-09 is in no ledger"),
    ],
)
def test_a_line_of_a_ledger_that_would_be_lost_is_a_fault(two: Toy, line: str, fault: str) -> None:
    two.add(two.game / "RULES-base.md", f"{line}\n")
    assert f"toy/RULES-base.md:10: {fault}" in faults(two)
