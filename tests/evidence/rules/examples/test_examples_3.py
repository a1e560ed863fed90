"""Worked examples of the original draft. EX"""

from __future__ import annotations

import pytest

from evidence.kit import do, game, haunting, logged, offers, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, WRITING
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


@proves("EVI-EX-22")
def test_four_squares_are_too_far_to_hear() -> None:
    g = haunting(room="Bedroom", hunters="G5 van", hunt=5, original_draft=True)
    do(g, "listen")
    assert told(g)[-1] == "not near"


def first_round() -> Haunting:
    """The full game of the ledger by the draft: a Spirit in the Nursery that never moves and makes no event."""
    g = game(players=3, original_draft=True)
    g.rig("event", 1, 1, 1)
    g.rig("book", 4)
    g.rig("emf", 4)
    g.rig("hunt", 5)
    do(g, "be Spirit", "dwell Nursery", "pick Thermometer", "pick EMF Reader", "pick Spirit Box", "pick Book", "stop")
    return g


@proves("EVI-EX-47")
def test_in_round_1_each_hunter_may_walk_one_square_farther() -> None:
    g = first_round()
    do(g, *["step E8", "step E7", "step E6", "step F6", "step G6", "end"] * 2)
    assert [where(g, role) for role in (1, 2)] == ["G6", "G6"]


@proves("EVI-EX-47")
@pytest.mark.parametrize(("die", "answer"), [(3, "silence"), (4, "it answers")])
def test_in_round_2_the_spirit_box_needs_a_four(die: int, answer: str) -> None:
    g = first_round()
    g.rig("box", die)
    do(g, *["step E8", "step E7", "step E6", "step F6", "end"] * 2)
    do(g, "stop", "step G6", "use Thermometer", "end", "step G6", "step G7", "use Spirit Box")
    assert (g.round, answer in told(g), logged(g)) == (2, True, [SPIRIT_BOX] if die == 4 else [])


@proves("EVI-EX-47")
def test_in_round_4_the_written_book_has_to_be_checked_with_an_action() -> None:
    g = first_round()
    g.rig("box", 4)
    do(g, *["step E8", "step E7", "step E6", "step F6", "end"] * 2)
    do(g, "stop", "step G6", "use Thermometer", "end", "step G6", "step G7", "use Spirit Box", "end")
    do(g, "stop", "use EMF Reader", "end", "use Book", "put H7", "end")
    do(g, "stop", "roll")
    assert (g.round, g.books[0].written, logged(g)) == (4, True, [SPIRIT_BOX, EMF])
    do(g, "check")
    assert (logged(g), why_not(g, "use EMF Reader"), "step F6" in offers(g)) == (
        [SPIRIT_BOX, EMF, WRITING],
        "EVI-HTR-12",
        True,
    )
