"""The simulation against what can be worked out by hand."""

from __future__ import annotations

import pytest

from cluster.prediction import predict, share, way_over
from cluster.simulation import Costs, House, simulate
from cluster.throughput import Row, Spent

COSTS = Costs(leader=0.002, hop=0.001, postgres=0.0005, nats=0.0001, commit=0.004)


def test_a_move_that_waits_for_nobody_takes_the_sum_of_its_parts() -> None:
    told = simulate(House(1, COSTS), rate=1, seconds=400)
    assert told.p50 == pytest.approx(0.002 + 0.0005 + 0.004, rel=0.01)
    assert told.rate == pytest.approx(1, rel=0.2)


def test_a_node_does_no_more_than_its_processor() -> None:
    told = simulate(House(1, COSTS), rate=5000, seconds=6, tables=40)
    assert told.rate == pytest.approx(1 / COSTS.leader, rel=0.05)
    assert told.busy["nodes"] == pytest.approx(1, rel=0.02)


def test_moves_that_come_together_share_a_commit() -> None:
    """One by one they would be 200 a second at the most."""
    slow = Costs(leader=0.0002, hop=0, postgres=0, nats=0, commit=0.005)
    assert simulate(House(1, slow), rate=1000, seconds=6).rate == pytest.approx(1000, rel=0.05)


def test_on_one_machine_the_parts_share_its_processors() -> None:
    told = simulate(House(3, COSTS, shared=2), rate=9000, seconds=4, tables=60)
    far = 2 / 3
    a_move = COSTS.leader + COSTS.postgres + far * (COSTS.hop + COSTS.nats)
    assert told.rate == pytest.approx(2 / a_move, rel=0.1)


def test_tables_wait_for_their_last_move() -> None:
    told = simulate(House(1, COSTS), rate=1000, seconds=10, tables=2)
    assert told.rate < 2 / (COSTS.leader + COSTS.postgres + COSTS.commit)


def test_the_prediction_gives_back_the_node_whose_costs_it_was_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Two processors with nothing else to do: a node that is busy for all of its time, its players and its database."""
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    moves, a_move, seconds = 1000, 0.008, 8.0
    own = Spent(a_move * moves, 0.001 * moves, 0, 0.002 * moves, 500, 500 * 0.006, (a_move + 0.003) * moves)
    row = Row(1, moves, seconds, [0.3] * moves, own)
    two = row._replace(nodes=2, spent=own._replace(nodes=own.nodes + 0.001 * moves, nats=0.0005 * moves))
    assert way_over(row, two) == pytest.approx((0.002, 0.001))
    told = predict(row, two, row, rate=1000, tables=40)
    assert told.rate == pytest.approx(moves / seconds, rel=0.05)
    assert predict(row, two, row._replace(nodes=3), rate=1000, tables=40).rate > 1.1 * told.rate
    half = row._replace(spent=own._replace(machine=own.machine + seconds))  # others had one of two processors
    assert share(row) - share(half) == pytest.approx(1.0)
