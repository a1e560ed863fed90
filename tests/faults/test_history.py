"""The checker itself: it finds every kind of fault that it is there for."""

from __future__ import annotations

import pytest

from faults.history import Deed, Journal, faults
from hauntbox.store import Kept
from hauntbox.table import Move


def entry(n: int, act: str, seat: int = 0, action: str = "look", epoch: int = 1) -> tuple[Kept, int]:
    return Kept(Move(n, seat, seat, action), act=act), epoch


def deed(id: str, sent: float, told: float, answer: str = "done", seat: int = 0) -> Deed:
    return Deed("T", seat, id, "look", sent, told, answer)


GOOD = [entry(0, "a"), entry(1, "b", 1), entry(2, "c", epoch=2), entry(3, "", 1, epoch=2)]
DEEDS = [deed("a", 1, 2), deed("b", 3, 4, seat=1), deed("c", 5, 6), deed("d", 7, 8, "refused"), deed("e", 9, 0, "")]


def test_a_good_history_has_no_faults() -> None:
    assert list(faults(DEEDS, GOOD)) == []


@pytest.mark.parametrize(
    ("journal", "words"),
    [
        ([GOOD[0], GOOD[2]], "is numbered"),
        ([GOOD[0], entry(1, "c")], "acknowledged and is lost"),
        ([*GOOD, entry(4, "a", epoch=2)], "was played 2 times"),
        ([*GOOD, entry(4, "d", epoch=2)], "was refused and was played"),
        ([*GOOD, entry(4, "x", epoch=2)], "nobody has asked"),
        ([entry(0, "c"), entry(1, "b", 1), entry(2, "a")], "stands behind it"),
        ([entry(0, "a", action="run"), *GOOD[1:]], "the journal has run"),
        ([entry(0, "a", epoch=3), *GOOD[1:]], "a lease came after a later one"),
    ],
)
def test_every_kind_of_fault_is_found(journal: Journal, words: str) -> None:
    assert any(words in line for line in faults(DEEDS, journal))
