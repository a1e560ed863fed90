"""What the tracer sees."""

from __future__ import annotations

import sys
from types import CodeType
from typing import Any

from hauntbox.ledger.proofs.trace import Tracer

TEXT = """\
def answer(yes):
    if yes:
        return max(
            1,
            2,
        )
    return 0

double = lambda n: (
    n * 2
)
"""
WATCHED = {"sample.py": {3: 3, 4: 3, 5: 3, 6: 3, 7: 7, 9: 9, 10: 9, 11: 9}}


def sample() -> dict[str, Any]:
    names: dict[str, Any] = {}
    code: CodeType = compile(TEXT, "sample.py", "exec")
    exec(code, names)
    return names


def test_a_statement_of_many_lines_is_known_by_its_first() -> None:
    names = sample()
    with Tracer(WATCHED).running() as ran:
        names["answer"](True)
        names["double"](2)
    assert ran == {"sample.py": {3, 9}}


def test_each_run_starts_afresh() -> None:
    names, tracer = sample(), Tracer(WATCHED)
    for _ in range(2):
        with tracer.running() as ran:
            names["answer"](False)
            names["answer"](False)
        assert ran == {"sample.py": {7}}


def test_what_goes_on_for_long_counts_as_having_run_everything() -> None:
    names = sample()
    with Tracer(WATCHED, most=3).running() as ran:
        for _ in range(2):
            names["answer"](False)
        assert ran == {"sample.py": {7}}
        names["answer"](False)
    assert ran == {"sample.py": {3, 7, 9}}


def test_the_tracer_of_others_comes_back() -> None:
    before = sys.gettrace()
    with Tracer({}).running():
        assert sys.gettrace() != before
    assert sys.gettrace() == before
