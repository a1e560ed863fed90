"""The simulation beside what was measured: one node's costs go in, and its rows for one, two and three nodes come out.

The way over another node is taken from elsewhere (`cluster.costs`): a single node cannot show it. How many processors
there were for the parts, and how long the disk took for a commit, are the row's own. The row of one node checks the
model of waiting, those of two and three nodes are predicted.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

from cluster.simulation import Costs, House, Told, simulate

if TYPE_CHECKING:
    from cluster.throughput import Row

SECONDS: Final = 60.0  # that are simulated
HEAD: Final = """\
| nodes | processors | moves a second | predicted | p50 ms | predicted | p99 ms | predicted | nodes' ms | predicted |
|---|---|---|---|---|---|---|---|---|---|"""


def share(row: Row) -> float:
    """How many processors there were for the parts and the players together: what others had is gone."""
    own = sum(row.spent[:4])
    return (os.cpu_count() or 1) - max(0.0, row.spent.machine - own) / row.seconds


def predict(one: Row, row: Row, hop: float, nats: float, rate: float, tables: int) -> Told:
    """What the nodes of a row do with the processors that they had, by what a move cost on one node."""
    processors = max(1, ceil(share(row)))
    slower = processors / share(row)
    leader, postgres, _, players = [slower * spent / one.moves for spent in one.spent[:4]]
    batch = row.moves / max(1.0, row.spent.commits)
    commit = max(0.0, row.spent.committing / max(1.0, row.spent.commits) - postgres * batch)
    told = Costs(leader, slower * hop, postgres, slower * nats, commit, players)
    return simulate(House(row.nodes, told, processors, processors, processors), rate, SECONDS, tables)


def lines(rows: Sequence[Row], hop: float, nats: float, rate: float, tables: int) -> list[str]:
    """One for each number of nodes, measured and predicted side by side. The first row is of one node."""
    found = [HEAD]
    for row in rows:
        told = predict(rows[0], row, hop, nats, rate, tables)
        leader = rows[0].spent.nodes / rows[0].moves
        had = f"{share(row):.2f}"
        cells = [
            (f"{row.rate:.0f}", f"{told.rate:.0f}"),
            (f"{1e3 * row.p50:.0f}", f"{1e3 * told.p50:.0f}"),
            (f"{1e3 * row.p99:.0f}", f"{1e3 * told.p99:.0f}"),
            (f"{1e3 * row.spent.nodes / row.moves:.1f}", f"{1e3 * (leader + hop * (1 - 1 / row.nodes)):.1f}"),
        ]
        found.append(f"| {row.nodes} | {had} | {' | '.join([f'{real} | {said}' for real, said in cells])} |")
    return found
