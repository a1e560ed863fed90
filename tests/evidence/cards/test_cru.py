"""Item: Crucifix. CRU"""

from __future__ import annotations

import pytest

from evidence.kit import do, facts, haunting, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.items import CRUCIFIX
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def threatened(crosses: str, die: int = 6) -> Haunting:
    """A ghost of the Kitchen has rolled for a hunt, with Crucifixes on the floor, first placed first."""
    g = haunting(room="Kitchen", turn="ghost")
    g.crucifixes = tuple([g.house.place[name] for name in crosses.split()])
    g.rig("hunt", die)
    do(g, "stop", "refrain", "roll")
    return g


@proves("EVI-CRU-01")
def test_a_crucifix_goes_from_the_hand_onto_the_floor_though_not_in_a_hiding_place() -> None:
    g = haunting(hunters="A1 van", hands="Crucifix, Crucifix")
    assert why_not(g, "use Crucifix") == "EVI-ITM-09"
    do(g, "step A2", "use Crucifix")
    assert (g.crucifixes, len(g.hand[1])) == ((g.house.place["A2"],), 1)


@proves("EVI-CRU-02")
@pytest.mark.parametrize(("die", "crosses"), [(6, 0), (5, 1)])
def test_it_stops_the_next_hunt_that_would_start(die: int, crosses: int) -> None:
    g = threatened("B2", die)
    assert (g.hunt, len(g.crucifixes)) == (0, crosses)


@proves("EVI-CRU-02", "EVI-CRU-05")
def test_it_stops_one_hunt_and_not_the_one_after() -> None:
    g = threatened("B2")
    pass_on(g)
    g.rig("hunt", 6)
    do(g, "stop", "refrain", "roll")
    assert g.hunt == 6


@proves("EVI-CRU-03")
@pytest.mark.parametrize("square", ["A2", "B1", "B3", "C2", "C3"])
def test_it_works_anywhere_in_the_ghost_room(square: str) -> None:
    assert threatened(square).hunt == 0


@proves("EVI-CRU-04")
@pytest.mark.parametrize("square", ["B4", "D2", "H7"])
def test_in_another_room_it_does_nothing(square: str) -> None:
    g = threatened(square)
    assert (g.hunt, len(g.crucifixes), "burnt" in told(g)) == (5, 1, False)


@proves("EVI-CRU-05")
def test_a_spent_one_is_gone_from_the_game() -> None:
    g = haunting(room="Kitchen", hunters="B3 van", hands="Crucifix", round=4)
    do(g, "use Crucifix")
    pass_on(g, hunt=6)
    do(g, "stop", "refrain", "roll")
    assert (len(g.crucifixes), g.hand[1], g.deck.count(CRUCIFIX)) == (0, (), 1)


@proves("EVI-CRU-05")
def test_the_one_that_lies_elsewhere_stays() -> None:
    g = threatened("H7 B2")
    assert g.crucifixes == (g.house.place["H7"],)


@proves("EVI-CRU-06")
def test_all_learn_which_one_burned_and_so_the_ghost_room() -> None:
    g = threatened("H7 B2")
    assert (facts(g, "burnt"), told(g)[-2]) == ([(g.house.place["B2"],)], "burnt")
    assert [view(g, seat).notebook.rooms for seat in ((), (1,))] == [[g.house.rooms.index("Kitchen")]] * 2


@proves("EVI-CRU-05", "EVI-CRU-07")
@pytest.mark.parametrize(("crosses", "left"), [("B3 A2", "A2"), ("A2 B3", "B3")])
def test_of_two_in_the_ghost_room_the_one_placed_first_is_spent(crosses: str, left: str) -> None:
    assert threatened(crosses).crucifixes == (haunting().house.place[left],)


@proves("EVI-CRU-08")
def test_a_hunt_that_has_started_goes_on_and_kills() -> None:
    g = haunting(room="Kitchen", hunters="B3 van", hunt=4)
    g.crucifixes = (g.house.place["B2"],)
    pass_on(g)
    assert (where(g, 1), len(g.crucifixes), "burnt" in told(g)) == ("dead", 1, False)
