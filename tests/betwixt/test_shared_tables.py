"""What is worked out once and shared by all positions is what this position would work out by itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hauntbox.games import find
from hauntbox.games.betwixt.bots.arms import Arms, arms_of
from hauntbox.games.betwixt.bots.prospects import added_up, cost_ahead
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.rules.attack.means import all_means, means_at_hand
from hauntbox.games.betwixt.rules.fight.moves import destinations, within
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.gear.trading import any_swap, bars_room, can_part, offer_of
from hauntbox.games.betwixt.state import FMS, NOBODY, Farm, is_on_map

FACTS = ("gear", "shots", "rows", "better", "target", "strike", "wound", "value", "items")


def positions(mission: str) -> Iterator[Farm]:
    """Every third position of a random game."""
    g, rng = find("betwixt").new({}, mission, "tables"), Random(4)
    assert isinstance(g, Farm)
    for n in range(600):
        if not g.agenda:
            return
        if n % 3 == 0 and g.post:
            yield g
        role = g.waiting()[0]
        g.apply(role, rng.choice(g.legal(role)))


@pytest.mark.parametrize("mission", ["long_driveway", "below_the_boiler"])
def test_tables_by_cards_and_tokens_hold_what_this_position_says(mission: str) -> None:
    seen = 0
    for g in positions(mission):
        for fm in range(FMS):
            kept, fresh = arms_of(g, fm), Arms(g, fm)
            assert [getattr(kept, name) for name in FACTS] == [getattr(fresh, name) for name in FACTS]
            assert all_means(g, fm) == means_at_hand(g, fm)
            offer = offer_of(g, fm)
            assert offer == (can_part(g, fm), not bars_room(g, fm, NONE), any_swap(g, fm))
            seen += 1
        if g.laid:
            assert cost_ahead(g) == added_up(g)
    assert seen > 100


@pytest.mark.parametrize("mission", ["long_driveway", "below_the_boiler"])
def test_tables_by_who_stands_where_hold_what_this_position_says(mission: str) -> None:
    seen = 0
    for g in positions(mission):
        for fm in [each for each in range(FMS) if is_on_map(g, each) and g.active in (each, NOBODY)]:
            points = gear(g, fm).spd
            seen += destinations(g, fm, points) != 0
            assert destinations(g, fm, points) == within(g, fm, points, False)
            assert destinations(g, fm, 3, True) == within(g, fm, 3, True)
    assert seen > 30
