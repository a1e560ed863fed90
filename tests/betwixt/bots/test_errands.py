"""Where a mission wants somebody to do something, bots see the way there."""

from __future__ import annotations

import pytest

from betwixt.missions import on
from betwixt.scenes import BILL, JOAN, scene
from hauntbox.games.betwixt.bots.errands import errands, is_wanted, steps
from hauntbox.games.betwixt.bots.features import FEATURES
from hauntbox.games.betwixt.bots.forecast import FARTHEST, Forecast
from hauntbox.games.betwixt.state import COMBAT, EXPLORATION, Farm


def way(g: Farm) -> float:
    return errands(Forecast(g))


def boiler(left: int = 2) -> Farm:
    """Bill five spaces from a place where something can be done, Joan three more away."""
    g = scene("J..B....\n........")
    g.mission, g.phase = "below_the_boiler", COMBAT
    g.counters = g.peaks = (5, 2)
    g.deeds = ((0, left, 1 << g.at[BILL] + 4),)
    return g


def test_the_nearest_of_the_family_counts() -> None:
    g = boiler()
    before = way(g)
    g.at[JOAN] += 1
    assert way(g) == before
    g.at[BILL] += 1
    assert 0 < way(g) < before
    g.at[BILL] += 3
    assert way(g) == 0.0


def test_walls_of_obstacles_are_walked_around() -> None:
    straight, around = scene("B....\n.....\n....."), scene("B.T..\n..T..\n.....")
    assert steps(straight, 1 << straight.at[BILL] + 4, [BILL]) == 4
    assert steps(around, 1 << around.at[BILL] + 4, [BILL]) > 4
    shut = scene("B.T..\n..T..\n..T..")
    assert steps(shut, 1 << shut.at[BILL] + 4, [BILL]) == FARTHEST


def test_nothing_is_left_to_do_where_it_has_been_done_as_often_as_may_be() -> None:
    assert way(boiler(0)) == 0.0
    g = boiler()
    g.phase = EXPLORATION
    assert way(g) == 0.0


@pytest.mark.parametrize(("screams", "wanted"), [(0, False), (1, True)])
def test_children_who_are_quiet_need_no_calming(screams: int, wanted: bool) -> None:
    g = on("last_hayride", "9")
    g.counters = g.peaks = (screams,)
    assert is_wanted(g, -1) is wanted


def test_it_is_a_part_of_the_judgement() -> None:
    g = boiler()
    assert FEATURES["errands"](Forecast(g)) == way(g) > 0
