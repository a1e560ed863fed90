"""Goo Piles and the Goo Timer. GOO"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, scene, told, why_not
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.names import GOO_EQUIPMENT, GOO_EVENT, GOO_KEY
from hauntbox.ledger import proves


@proves("GBT-GOO-01")
@pytest.mark.parametrize(("card", "equipment", "events"), [(GOO_EQUIPMENT, 1, 0), (GOO_EVENT, 0, 1), (GOO_KEY, 0, 0)])
def test_a_pile_hides_equipment_an_event_or_a_key_item(card: int, equipment: int, events: int) -> None:
    g = scene(at="B2", marks="P C3, G1 E5", scenario="fury", entities="FC E1")
    g.goo = (card,)
    do(g, "investigate C3")
    assert (24 - len(g.gear), 12 - len(g.omens)) == (equipment, events)
    assert (CARD_OF["Coat Ticket"] in g.cards[0]) == (card == GOO_KEY)


@proves("GBT-GOO-01")
def test_a_pile_that_is_flipped_hides_nothing_any_more() -> None:
    g = scene(at="B2", marks="P C3, P A1")
    do(g, "investigate C3")
    assert (why_not(g, "investigate C3"), why_not(g, "investigate A1")) == ("GBT-GOO-01", "")


@proves("GBT-GOO-02")
def test_at_the_end_of_every_round_the_timer_goes_down() -> None:
    g = scene(at="A1 A3 C1 C3", timer=5)
    g.rig("event", 5, 5)
    do(g, *["end"] * 8)
    assert (g.timer, told(g).count("timer"), g.round) == (3, 2, 3)


@proves("GBT-GOO-03")
def test_a_pile_gives_a_round_and_an_xp() -> None:
    g = scene(at="B2 D4", marks="P C3", timer=5)
    do(g, "investigate C3")
    assert (g.timer, g.xp, told(g).count("xp")) == (6, [1, 0, 0, 0], 1)


@proves("GBT-GOO-04")
@pytest.mark.parametrize(("timer", "after"), [(12, 13), (13, 13)])
def test_the_timer_never_goes_above_its_maximum(timer: int, after: int) -> None:
    g = scene(at="B2", marks="P C3", timer=timer)
    do(g, "investigate C3")
    assert (g.timer, g.xp[0]) == (after, 1)
