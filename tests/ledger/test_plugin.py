"""Proofs as pytest makes them."""

from __future__ import annotations

import pytest

from hauntbox.ledger import witness
from hauntbox.ledger.project import Project
from hauntbox.ledger.proofs.claims import listening
from hauntbox.ledger.proofs.record import load
from hauntbox.ledger.rules import UnknownRule
from ledger.toy import Toy

PROVED = {"TOY-MOV-01", "TOY-MOV-02", "TOY-PAR-01", "TOY-MAP-01", "TOY-EX-01", "TOY-DEC-01"}


@pytest.fixture
def box(pytester: pytest.Pytester) -> Toy:
    return Toy(pytester.path)


def proved(project: Project) -> set[str] | None:
    proofs = load(project.proofs)
    return set(proofs.proved) if proofs else None


def test_a_claim_counts_when_a_line_that_cites_the_rule_ran(pytester: pytest.Pytester, box: Toy) -> None:
    pytester.runpytest("--ledger").assert_outcomes(passed=6)
    assert proved(box.project) == PROVED


def test_workers_bring_the_same_proofs(pytester: pytest.Pytester, box: Toy) -> None:
    pytester.runpytest_subprocess("--ledger", "-n", "2", "-m", "proves").assert_outcomes(passed=6)
    assert proved(box.project) == PROVED
    proofs = load(box.project.proofs)
    assert proofs
    assert proofs.tests["tests/toy/test_toy.py::test_a_ghost_steps_one_square"].ran == {
        "src/hauntbox/games/toy/toymoves.py": [16]
    }
    assert proofs.fingerprint == box.project.fingerprint()


@pytest.mark.parametrize(
    "addition",
    [
        "    assert False",
        "    pytest.skip()",
        "\n@pytest.fixture(autouse=True)\ndef broken():\n    yield\n    assert False\n",
    ],
    ids=["failed", "skipped", "failed afterwards"],
)
def test_a_test_that_does_not_pass_proves_nothing(pytester: pytest.Pytester, box: Toy, addition: str) -> None:
    box.write(box.tests, "import pytest\nfrom hauntbox.ledger import proves\n")
    box.add(box.tests, f'\n@proves("TOY-EX-01")\ndef test_it():\n    pass\n{addition}\n')
    pytester.runpytest("--ledger")
    assert proved(box.project) == set()


@pytest.mark.parametrize("args", [["-k", "steps"], ["tests/toy/test_toy.py"], ["--ignore", "tests/none.py"]])
def test_part_of_the_tests_leaves_the_record_alone(pytester: pytest.Pytester, box: Toy, args: list[str]) -> None:
    pytester.runpytest("--ledger", *args)
    assert proved(box.project) is None


def test_a_test_file_that_cannot_be_read_leaves_the_record_alone(pytester: pytest.Pytester, box: Toy) -> None:
    box.write(box.project.tests / "test_broken.py", "raise ValueError\n")
    pytester.runpytest("--ledger", "--continue-on-collection-errors")
    assert proved(box.project) is None


UNKNOWN = '@proves("TOY-MOV-77")\ndef test_it():\n    pass\n'
FOUR = '@proves("TOY-MOV-01", "TOY-MOV-02", "TOY-PAR-01", "TOY-MAP-01")\ndef test_it():\n    pass\n'


@pytest.mark.parametrize(
    ("test", "message"),
    [
        (UNKNOWN, "*test_toy.py::test_it proves TOY-MOV-77 is in no ledger; did you mean*"),
        (FOUR, "*test_toy.py::test_it proves 4 rules at once; 3 at most*"),
    ],
    ids=["unknown", "four"],
)
def test_a_wrong_claim_stops_the_run(pytester: pytest.Pytester, box: Toy, test: str, message: str) -> None:
    box.add(box.tests, "\n\n" + test)
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([message])


def test_a_wrong_claim_stops_workers_too(pytester: pytest.Pytester, box: Toy) -> None:
    box.add(box.tests, "\n\n" + UNKNOWN)
    result = pytester.runpytest_subprocess("-n", "1")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*TOY-MOV-77 is in no ledger*"])


def test_a_parametrised_test_may_claim_many(pytester: pytest.Pytester, box: Toy) -> None:
    box.add(box.tests, "\n\n" + FOUR.replace("def test_it()", '@pytest.mark.parametrize("n", [1])\ndef test_it(n)'))
    assert pytester.runpytest_subprocess().ret == pytest.ExitCode.OK


def test_a_witness_without_the_mark_would_go_unheard(pytester: pytest.Pytester, box: Toy) -> None:
    box.add(box.tests, '\n\ndef test_it():\n    witness("TOY-DEC-01")\n')
    result = pytester.runpytest("--ledger")
    result.assert_outcomes(passed=6, failed=1)
    result.stdout.fnmatch_lines(["*a test that calls witness() needs the mark @proves()*"])


def test_nobody_can_witness_an_unknown_rule() -> None:
    with listening() as heard:
        witness("EVI-DEC-01")
        with pytest.raises(UnknownRule):
            witness("EVI-DEC-99")
    assert heard == {"EVI-DEC-01"}
