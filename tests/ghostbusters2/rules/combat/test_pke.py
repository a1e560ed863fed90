"""The PKE Meter: from a die to a direction. PKE"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, run, scene, slot, where
from hauntbox.games.ghostbusters2.rules.entities.emerge import GhostEmerges, Scatter
from hauntbox.games.ghostbusters2.state import slots
from hauntbox.ledger import proves

AROUND = list(enumerate(["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"], start=1))  # of C3, in reading order


@proves("GBT-PKE-01", "GBT-PKE-03")
@pytest.mark.parametrize(("face", "end"), AROUND)
def test_the_numbers_of_the_die_are_directions_in_reading_order(face: int, end: str) -> None:
    g = scene(at="A1", entities="GW C3")
    one = slot(g, "C3")
    g.rig("movement", face)
    run(g, Scatter(one, 1))
    assert where(g, one) == end


@proves("GBT-PKE-02")
def test_random_movement_goes_by_it_from_any_space() -> None:
    g = scene(at="E5", entities="GW A1, GW E1")
    g.rig("movement", 8, 6)
    run(g, Scatter(0, 1), Scatter(1, 1))
    assert (where(g, 0), where(g, 1)) == ("B2", "D2")


@proves("GBT-PKE-02")
@pytest.mark.parametrize(("face", "end"), AROUND)
def test_it_also_says_where_around_a_gate_a_ghost_emerges(face: int, end: str) -> None:
    g = scene(at="A1", marks="G1 C3")
    g.rig("movement", face)
    run(g, GhostEmerges(g.street.place["C3"]))
    assert [where(g, one) for one in slots(g)] == [end]


@proves("GBT-SET-08")
def test_it_is_never_turned() -> None:
    """A 7 is south before and after a round in which the car has turned."""
    g = scene(at="car A1 A2 A3", car="C5 B5", entities="GW E1")
    g.rig("movement", 7, 7)
    g.rig("event", 5)
    run(g, Scatter(0, 1))
    do(g, "drive front D5", "drive front D4", "stop", "end", "end", "end", "end")
    run(g, Scatter(0, 1))
    assert (where(g, 0), g.round) == ("E3", 2)
