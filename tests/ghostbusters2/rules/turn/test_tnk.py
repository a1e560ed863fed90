"""The Ecto-Tank and what it gives. TNK"""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.kit import do, offers, run, scene, slot, told, where, why_not
from hauntbox.games.ghostbusters2.rules.street.sight import reach
from hauntbox.games.ghostbusters2.rules.turn.allowance import maneuvers_left
from hauntbox.games.ghostbusters2.rules.turn.rounds import END_ROUND, ROUND
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves


def tanked(plazms: int, **given: Any) -> Busters:
    """At the start of a round, with so many Plazms in the Tank."""
    g = scene(**given)
    g.tank = plazms
    g.agenda.clear()
    run(g, ROUND)
    return g


@proves("GBT-TNK-01")
def test_the_tank_counts_what_has_been_deposited() -> None:
    g = scene(at="car D3", car="C2 B2", scenario="platform")
    g.plazms[:2] = [2, 1]
    do(g, "deposit", "drop Plazm", "drop Plazm", "end", "deposit", "drop Plazm")
    assert (g.tank, g.plazms) == (3, [0, 0, 0, 0])


@proves("GBT-TNK-02")
@pytest.mark.parametrize(
    ("plazms", "boosts"),
    [(1, []), (2, ["Frontman", "Theorist", "Regular"]), (3, ["Frontman", "Gearhead", "Theorist", "Regular"])],
)
def test_the_abilities_of_the_characters_in_play_that_the_tank_can_pay(plazms: int, boosts: list[str]) -> None:
    g = tanked(plazms)
    assert [text for text in offers(g) if text.startswith("boost")] == [f"boost {name}" for name in boosts]


@proves("GBT-TNK-02")
def test_each_takes_its_cost_out_and_only_before_the_first_turn() -> None:
    g = tanked(5)
    do(g, "boost Theorist")
    assert (g.tank, told(g)[-1], why_not(g, "boost Bookkeeper")) == (3, "boost", "GBT-TNK-02")
    do(g, "boost Gearhead")
    assert (g.tank, type(g.asking()).__name__) == (0, "Turn")
    g.tank = 5
    assert why_not(g, "boost Theorist") == "GBT-TNK-02"


@proves("GBT-TNK-02")
def test_nothing_has_to_be_used() -> None:
    g = tanked(4)
    do(g, "ready")
    assert (g.tank, g.boosts, type(g.asking()).__name__) == (4, (0, 0, 0, 0, 0), "Turn")


@proves("GBT-TNK-03")
def test_all_have_the_effect_those_in_vehicles_too() -> None:
    g = tanked(2, at="A5 car statue E5", car="C1 B1", statue="D2")
    do(g, "boost Theorist")
    assert [reach(g, role) for role in range(4)] == [4, 4, 4, 4]
    g = tanked(2, at="A5 car statue E5", car="C1 B1", statue="D2")
    do(g, "boost Frontman")
    assert [maneuvers_left(g, role) for role in range(4)] == [3, 3, 3, 3]


@proves("GBT-TNK-03", "GBT-TNK-07")
def test_until_the_end_of_the_round() -> None:
    g = tanked(2, at="A1 A3 C1 C3")
    do(g, "boost Theorist", "end", "end", "end")
    assert reach(g, 3) == 4
    g.rig("event", 5)
    do(g, "end")
    assert reach(g, 0) == 3


@proves("GBT-TNK-04")
def test_the_same_ability_twice_adds_up() -> None:
    g = tanked(5)
    do(g, "boost Theorist", "boost Theorist")
    assert (reach(g, 0), g.tank) == (5, 1)


@proves("GBT-TNK-05")
def test_the_first_seat_of_the_round_has_the_last_word() -> None:
    g = scene(at="A1 A3 C1 C3")
    g.order, g.tank = (2, 3, 0, 1), 4
    g.agenda.clear()
    run(g, ROUND)
    assert (g.waiting(), g.legal(3)) == ((2,), [])
    do(g, "boost Theorist")
    assert g.waiting() == (2,)


@proves("GBT-TNK-06")
def test_from_level_1_on() -> None:
    g = tanked(2)
    assert (g.level, why_not(g, "boost Theorist")) == ([1, 1, 1, 1], "")


@proves("GBT-TNK-07", "GBT-EVD-05")
@pytest.mark.parametrize(("sensors", "end"), [(0, "E5"), (1, "D4")])
def test_the_effect_still_counts_when_the_event_die_is_rolled(sensors: int, end: str) -> None:
    """Somebody haunted, four spaces away, is seen and reacts by Calibrated Sensors alone."""
    g = scene(at="A1", entities="HP E5")
    g.boosts = (0, 0, sensors, 0, 0)
    one = slot(g, "E5")
    g.rig("event", 6)
    run(g, END_ROUND)
    assert where(g, one) == end
