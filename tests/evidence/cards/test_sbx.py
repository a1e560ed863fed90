"""Item: Spirit Box. SBX"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, logged, told
from hauntbox.games.evidence.cards.ghosts import SPIRIT_BOX
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def asking(at: str, square: str, ghost: str = "Wraith") -> Haunting:
    g = haunting(ghost, at=at, hunters=f"{square} van", hands="Spirit Box")
    do(g, "use Spirit Box")
    return g


@proves("EVI-SBX-01")
def test_the_spirit_box_is_kept_and_works_on_a_hiding_square_too() -> None:
    g = asking("A3", "A1")
    assert (logged(g), len(g.hand[1])) == ([SPIRIT_BOX], 1)


@proves("EVI-SBX-02")
@pytest.mark.parametrize(
    ("at", "square", "ghost", "log"),
    [
        ("B3", "B3", "Wraith", [SPIRIT_BOX]),
        ("B1", "B3", "Wraith", [SPIRIT_BOX]),
        ("C1", "B3", "Wraith", []),  # three steps
        ("C1", "D1", "Wraith", []),  # next door, behind a wall
        ("B3", "B3", "Goryo", []),
    ],
)
def test_it_answers_within_two_steps_if_the_type_does(at: str, square: str, ghost: str, log: list[int]) -> None:
    assert logged(asking(at, square, ghost)) == log


@proves("EVI-SBX-03")
def test_the_answer_takes_no_die() -> None:
    g = asking("B2", "B3")
    assert (told(g)[-2:], "rolled" in told(g)) == (["it answers", "logged"], False)


@proves("EVI-SBX-04")
@pytest.mark.parametrize(("at", "square"), [("B3", "B4"), ("B4", "B5"), ("B3", "B5"), ("E8", "E8")])
def test_ghost_and_hunter_may_be_in_any_rooms(at: str, square: str) -> None:
    assert logged(asking(at, square)) == [SPIRIT_BOX]


@proves("EVI-SBX-05")
def test_it_answers_for_all_to_hear_and_is_evidence() -> None:
    g = asking("B2", "B3")
    assert [told(g, *seat)[-2:] for seat in ((), (0,), (2,))] == [["it answers", "logged"]] * 3
    assert [(entry.kind, entry.finder) for entry in g.log] == [(SPIRIT_BOX, 1)]


@proves("EVI-SBX-06")
@pytest.mark.parametrize(("at", "ghost"), [("H7", "Wraith"), ("B2", "Goryo")])
def test_anything_else_is_silence(at: str, ghost: str) -> None:
    g = asking(at, "B3", ghost)
    assert (told(g)[-1], facts(g, "silence"), logged(g)) == ("silence", [(1,)], [])
