"""Item: EMF Reader. EMF"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, logged, told
from hauntbox.games.evidence.cards.ghosts import EMF
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def reading(die: int, ghost: str = "Goryo", at: str = "", hunters: str = "B3 van") -> Haunting:
    """A use of the EMF Reader while the Kitchen is haunted."""
    g = haunting(ghost, "Kitchen", at=at, hunters=hunters, hands="EMF Reader")
    g.rig("emf", die)
    do(g, "use EMF Reader")
    return g


@proves("EVI-EMF-01", "EVI-ITM-12")
def test_the_emf_reader_is_kept_and_works_on_a_hiding_square_too() -> None:
    g = reading(4, hunters="A1 van")
    assert (logged(g), len(g.hand[1])) == ([EMF], 1)


@proves("EVI-EMF-02")
@pytest.mark.parametrize(("ghost", "square"), [("Goryo", "B3"), ("Goryo", "B4"), ("Demon", "B3"), ("Demon", "B4")])
def test_a_die_is_rolled_at_every_use_and_only_the_ghost_sees_it(ghost: str, square: str) -> None:
    g = reading(6, ghost, hunters=f"{square} van")
    assert [word for word in told(g) if word in ("rolled", "shows")] == ["rolled"]
    assert (facts(g, "shows"), "shows" in told(g, 0)) == ([("emf", 6)], True)


@proves("EVI-EMF-03")
@pytest.mark.parametrize(
    ("ghost", "square", "die", "log"),
    [
        ("Goryo", "B3", 4, [EMF]),
        ("Goryo", "B3", 6, [EMF]),
        ("Goryo", "B3", 3, []),
        ("Goryo", "B4", 6, []),
        ("Demon", "B3", 6, []),
        ("Demon", "B4", 6, []),
    ],
)
def test_it_takes_the_ghost_room_a_type_that_has_emf_and_a_four(
    ghost: str, square: str, die: int, log: list[int]
) -> None:
    assert logged(reading(die, ghost, hunters=f"{square} van")) == log


@proves("EVI-EMF-04")
def test_success_is_level_five_for_all_to_hear_and_evidence() -> None:
    g = reading(4)
    assert [told(g, *seat)[-2:] for seat in ((), (2,))] == [["level 5", "logged"]] * 2
    assert [(entry.kind, entry.finder) for entry in g.log] == [(EMF, 1)]


@proves("EVI-EMF-05")
@pytest.mark.parametrize(("ghost", "square", "die"), [("Goryo", "B3", 3), ("Goryo", "B4", 4), ("Demon", "B3", 4)])
def test_anything_else_is_no_reading(ghost: str, square: str, die: int) -> None:
    g = reading(die, ghost, hunters=f"{square} van")
    assert (told(g)[-1], facts(g, "no reading")) == ("no reading", [(1,)])


@proves("EVI-EMF-06")
@pytest.mark.parametrize(("at", "square", "log"), [("H7", "B3", [EMF]), ("B2", "B3", [EMF]), ("B4", "B4", [])])
def test_it_does_not_matter_where_the_ghost_is(at: str, square: str, log: list[int]) -> None:
    assert logged(reading(4, at=at, hunters=f"{square} van")) == log
