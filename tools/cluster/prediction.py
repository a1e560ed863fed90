"""The simulation beside what was measured: the costs of one node and of two go in, the rows of all come out.

A move's cost is that of one node; what the way over another node costs is what two nodes took more. How many processors
there were for the parts, and how long the disk took for a commit, are the row's own. So the rows of one and two nodes
check the model of waiting, and the row of three is predicted whole.
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


def way_over(one: Row, two: Row) -> tuple[float, float]:
    """Seconds that a move by way of another node takes more, of nodes and of NATS."""
    a_move = [[spent / row.moves for spent in row.spent] for row in (one, two)]
    far = 1 - 1 / two.nodes
    return max(0.0, a_move[1][0] - a_move[0][0]) / far, a_move[1][2] / far


def predict(one: Row, two: Row, row: Row, rate: float, tables: int) -> Told:
    """What the nodes of a row do with the processors that they had, by what a move costs one node and two."""
    processors = max(1, ceil(share(row)))
    slower = processors / share(row)
    leader, postgres, _, players = [slower * spent / one.moves for spent in one.spent[:4]]
    hop, nats = [slower * each for each in way_over(one, two)]
    batch = row.moves / max(1.0, row.spent.commits)
    commit = max(0.0, row.spent.committing / max(1.0, row.spent.commits) - postgres * batch)
    costs = Costs(leader, hop, postgres, nats, commit, players)
    return simulate(House(row.nodes, costs, processors, processors, processors), rate, SECONDS, tables)


def lines(rows: Sequence[Row], rate: float, tables: int) -> list[str]:
    """One for each row, measured and predicted side by side. The first is of one node, the second of more."""
    one, two = rows[:2]
    found = [HEAD]
    for row in rows:
        told = predict(one, two, row, rate, tables)
        took = one.spent.nodes / one.moves + way_over(one, two)[0] * (1 - 1 / row.nodes)
        cells = [
            (f"{row.rate:.0f}", f"{told.rate:.0f}"),
            (f"{1e3 * row.p50:.0f}", f"{1e3 * told.p50:.0f}"),
            (f"{1e3 * row.p99:.0f}", f"{1e3 * told.p99:.0f}"),
            (f"{1e3 * row.spent.nodes / row.moves:.2f}", f"{1e3 * took:.2f}"),
        ]
        real = " | ".join([f"{measured} | {said}" for measured, said in cells])
        found.append(f"| {row.nodes} | {share(row):.2f} | {real} |")
    return found
