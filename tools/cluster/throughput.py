"""`make bench-cluster`: the same forty tables on one, two and three nodes, what a move costs each part, and what the
simulation makes of it.

Every second seat comes by a node that does not lead its table, if there is one. All parts and the players share this
machine: processor time for a move is what can be compared, moves a second only as far as the machine has room.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import tempfile
import urllib.request
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Final, NamedTuple

import msgspec

from cluster.local_cluster import LocalCluster
from cluster.parts import LOOPBACK, Postgres
from cluster.prediction import lines
from hauntbox.server.bench.measure import shares
from hauntbox.server.bench.players import BenchTally, Duel
from hauntbox.server.wire.rest_types import NewTokens

TICK: Final = os.sysconf("SC_CLK_TCK")
MANY: Final = 100_000
BOUNDS: Final = ("messages", "burst", "table_burst", "requests", "request_burst", "in_flight", "sockets_each")
LIMITS: Final = dict.fromkeys((*BOUNDS, "connections_each", "connections"), MANY)
SPARE: Final = 2.0  # tables for every table that is played at a time


class Spent(NamedTuple):
    """Processor seconds up to now, and transactions of the stores."""

    nodes: float
    postgres: float
    nats: float
    players: float
    commits: float
    committing: float
    machine: float  # processor seconds of everything that runs here

    def since(self, before: Spent) -> Spent:
        return Spent(*[now - then for now, then in zip(self, before, strict=True)])


class Row(NamedTuple):
    nodes: int
    moves: int
    seconds: float
    took: list[float]
    spent: Spent

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def p50(self) -> float:
        return shares(self.took)[0]

    @property
    def p99(self) -> float:
        return shares(self.took)[2]

    def line(self) -> str:
        a_move = [1e3 * spent / self.moves for spent in self.spent[:4]]
        commit = 1e3 * self.spent.committing / max(1.0, self.spent.commits)
        cells = [f"{self.rate:.0f}", f"{1e3 * self.p50:.0f}", f"{1e3 * self.p99:.0f}", f"{commit:.1f}"]
        return " | ".join(["", str(self.nodes), *cells, *[f"{each:.2f}" for each in a_move], ""]).strip()


HEAD: Final = """\
| nodes | moves a second | p50 ms | p99 ms | a commit ms | nodes' ms | PostgreSQL's ms | NATS's ms | players' ms |
|---|---|---|---|---|---|---|---|---|"""


class FarDuel(Duel):
    """The second seat comes by another node."""

    def __init__(
        self, ports: list[int], n: int, links: list[NewTokens], spare: list[NewTokens], tally: BenchTally, pause: float
    ) -> None:
        super().__init__(ports[n % len(ports)], links[n], spare, tally, pause, Random(n))
        self.ports = ports
        self.n = n

    def port_of(self, seat: int) -> int:
        return self.ports[(self.n + seat) % len(self.ports)]


def lay(ports: list[int], number: int) -> list[NewTokens]:
    """Tables of two people that have begun, at one node after the other."""
    seats = [{"holder": "human", "here": True}] * 2
    found = []
    for n in range(number):
        port = ports[n % len(ports)]
        made = ask(port, "/api/tables", {"game": "evidence", "options": {"players": 2}, "seats": seats})
        links = msgspec.json.decode(made, type=NewTokens)
        ask(port, f"/api/tables/{links.code}/start", {}, links.host)
        found.append(links)
    return found


def ask(port: int, path: str, body: object, token: str = "") -> bytes:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = msgspec.json.encode(body)
    request = urllib.request.Request(f"http://{LOOPBACK}:{port}{path}", data, headers, method="POST")
    with urllib.request.urlopen(request, timeout=60) as answer:
        return bytes(answer.read())


def spent(cluster: LocalCluster) -> Spent:
    commits, committing = 0.0, 0.0
    for node in cluster.nodes:
        with urllib.request.urlopen(f"http://{LOOPBACK}:{node.port}/metrics", timeout=10) as answer:
            told = answer.read().decode()
        commits += number("hauntbox_store_commits_total", told)
        committing += number("hauntbox_store_busy_seconds_total", told)
    nodes = sum([cpu(node.process.pid) for node in cluster.nodes if node.process is not None])
    assert cluster.nats.process is not None
    postgres = postgres_cpu(cluster.postgres)
    return Spent(nodes, postgres, cpu(cluster.nats.process.pid), process_time(), commits, committing, busy())


def postgres_cpu(postgres: Postgres) -> float:
    """Of the postmaster and all that it has started."""
    assert postgres.process is not None
    postmaster = postgres.process.pid
    mine = subprocess.run(["pgrep", "-P", str(postmaster)], capture_output=True, text=True, check=False).stdout.split()
    return sum([cpu(pid) for pid in [postmaster, *map(int, mine)]])


def number(name: str, told: str) -> float:
    found = re.search(rf"^{name} (\S+)$", told, re.MULTILINE)
    return float(found[1]) if found else 0.0


def cpu(pid: int) -> float:
    """Of the process itself, in seconds."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICK


def busy() -> float:
    """Seconds that the processors of this machine have worked, for whomever."""
    told = [int(word) for word in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    user, nice, system, _, _, irq, softirq, *_ = told
    return (user + nice + system + irq + softirq) / TICK


async def play(cluster: LocalCluster, tables: int, rate: float, seconds: float) -> Row:
    ports = [node.port for node in cluster.nodes]
    links = lay(ports, int(tables * SPARE))
    tally, pause = BenchTally(), tables / rate
    spare = links[tables:]
    duels = [FarDuel(ports, n, links, spare, tally, pause) for n in range(tables)]
    await asyncio.gather(*[duel.connect() for duel in duels])
    warm = perf_counter() + 2
    end = warm + seconds
    runs = [asyncio.create_task(duel.play(warm + n * pause / tables, end)) for n, duel in enumerate(duels)]
    await asyncio.sleep(max(0.0, warm - perf_counter()))
    before, began = spent(cluster), perf_counter()
    await asyncio.gather(*runs)
    took = perf_counter() - began
    return Row(len(ports), len(tally.took), took, tally.took, spent(cluster).since(before))


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 3])
    words.add_argument("--tables", type=int, default=40)
    words.add_argument("--rate", type=float, default=1_000.0, help="moves a second, if the machine can")
    words.add_argument("--seconds", type=float, default=15.0)
    asked = words.parse_args()
    print(HEAD, flush=True)
    rows = []
    for number in asked.nodes:
        with (
            tempfile.TemporaryDirectory(prefix="hauntbox-bench-") as folder,
            LocalCluster(Path(folder), number, limits=LIMITS) as cluster,
        ):
            rows.append(asyncio.run(play(cluster, asked.tables, asked.rate, asked.seconds)))
            print(rows[-1].line(), flush=True)
    if len(rows) > 1 and rows[0].nodes == 1:
        print("\nBeside the simulation, by the costs of the first two:")
        print("\n".join(lines(rows, asked.rate, asked.tables)))


if __name__ == "__main__":
    main()
