"""`python -m cluster.simulation`: how many nodes carry how many moves, by the costs that docs/capacity.md measures.

A node is one event loop with a thread that commits: what comes while it waits for the database shares the next commit.
PostgreSQL has so many processors, and so has NATS. Players come by any node, so most come by one that does not lead.
"""

from __future__ import annotations

import argparse
from collections.abc import Generator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

import simpy

WARM: Final = 0.25  # of the time, before anything is counted
SHORTEST: Final = 0.4  # seconds that are simulated


@dataclass(frozen=True)
class Costs:
    """Seconds of processor time for a move, but for `commit`."""

    leader: float  # rules, scenes, sockets and the thread that commits, at the node that leads
    hop: float  # a player's move and its updates by way of another node, at both nodes together
    postgres: float
    nats: float  # for a player who came by another node
    commit: float  # seconds by the clock that the database takes for a transaction, its processor time left out
    players: float = 0.0  # of those who play, where they share the machine


@dataclass(frozen=True)
class House:
    """What there is to work with."""

    nodes: int
    costs: Costs
    postgres: int = 16  # processors
    nats: int = 4
    shared: int = 0  # processors, if all parts stand on one machine

    @property
    def far(self) -> float:
        """How many of the seats come by a node that does not lead."""
        return 1 - 1 / self.nodes


@dataclass
class Told:
    rate: float  # moves a second
    p50: float  # seconds
    p99: float
    busy: dict[str, float]  # how much of each part's processors


class World:
    """Moves that come at random, and what they wait for."""

    def __init__(self, house: House, seed: int = 1) -> None:
        self.house = house
        self.env = simpy.Environment()
        self.rng = Random(seed)
        self.loops = [simpy.Resource(self.env) for _ in range(house.nodes)]
        self.postgres = simpy.Resource(self.env, house.shared or house.postgres)
        self.nats = simpy.Resource(self.env, house.shared or house.nats)
        self.machine = simpy.Resource(self.env, house.shared) if house.shared else None
        self.inboxes: list[simpy.Store] = [simpy.Store(self.env) for _ in range(house.nodes)]
        self.took: list[float] = []
        self.work = {"nodes": 0.0, "postgres": 0.0, "nats": 0.0}
        self.counts_from = 0.0
        for n in range(house.nodes):
            self.env.process(self.commit(n))

    def spend(self, who: simpy.Resource, what: str, seconds: float) -> Generator[Any, Any, None]:
        """Work of one part; on one machine it takes a processor from all others too."""
        with who.request() as turn:
            yield turn
            if self.machine is None:
                yield self.env.timeout(seconds)
            else:
                with self.machine.request() as processor:
                    yield processor
                    yield self.env.timeout(seconds)
        if self.env.now > self.counts_from and what in self.work:
            self.work[what] += seconds

    def move(self, n: int) -> Generator[Any, Any, None]:
        began, costs, leader = self.env.now, self.house.costs, self.loops[n]
        is_far = self.rng.random() < self.house.far
        if self.machine is not None:
            yield from self.spend(self.machine_free(), "players", costs.players)
        if is_far:
            front = self.loops[self.rng.randrange(self.house.nodes)]
            yield from self.spend(front, "nodes", costs.hop / 4)
            yield from self.spend(self.nats, "nats", costs.nats / 2)
            yield from self.spend(leader, "nodes", costs.hop / 4)
        yield from self.spend(leader, "nodes", costs.leader)
        kept = self.env.event()
        yield self.inboxes[n].put(kept)
        yield kept
        if is_far:
            yield from self.spend(leader, "nodes", costs.hop / 4)
            yield from self.spend(self.nats, "nats", costs.nats / 2)
            yield from self.spend(front, "nodes", costs.hop / 4)
        if self.env.now > self.counts_from:
            self.took.append(self.env.now - began)

    def machine_free(self) -> simpy.Resource:
        """Players wait for nothing but a processor."""
        return simpy.Resource(self.env)

    def commit(self, n: int) -> Generator[Any, Any, None]:
        inbox = self.inboxes[n]
        while True:
            batch = [(yield inbox.get())]
            while inbox.items:
                batch.append((yield inbox.get()))
            yield from self.spend(self.postgres, "postgres", self.house.costs.postgres * len(batch))
            yield self.env.timeout(self.house.costs.commit)
            for kept in batch:
                kept.succeed()

    def players(self, rate: float) -> Generator[Any, Any, None]:
        while True:
            yield self.env.timeout(self.rng.expovariate(rate))
            self.env.process(self.move(self.rng.randrange(self.house.nodes)))

    def table(self, n: int, pause: float) -> Generator[Any, Any, None]:
        """The next move waits for the last one, as at the tables of the measurement."""
        yield self.env.timeout(self.rng.random() * pause)
        while True:
            began = self.env.now
            yield self.env.process(self.move(n % self.house.nodes))
            yield self.env.timeout(max(0.0, began + pause - self.env.now))


def simulate(house: House, rate: float, seconds: float, tables: int = 0) -> Told:
    """Moves that come whether the last are done or not; or so many tables that wait for each."""
    world = World(house)
    world.counts_from = seconds * WARM
    if tables:
        for n in range(tables):
            world.env.process(world.table(n, tables / rate))
    else:
        world.env.process(world.players(rate))
    world.env.run(seconds)
    counted = seconds - world.counts_from
    took = sorted(world.took) or [0.0]
    room = {"nodes": house.nodes, "postgres": house.postgres, "nats": house.nats}
    busy = {part: spent / counted / room[part] for part, spent in world.work.items()}
    return Told(len(world.took) / counted, took[len(took) // 2], took[int(len(took) * 0.99)], busy)


def line(house: House, told: Told) -> str:
    busy = " | ".join([f"{told.busy[part]:.0%}" for part in ("nodes", "postgres", "nats")])
    return f"| {house.nodes} | {told.rate:,.0f} | {1e3 * told.p50:.1f} | {1e3 * told.p99:.1f} | {busy} |"


HEAD: Final = """\
| nodes | moves a second | p50 ms | p99 ms | nodes busy | PostgreSQL busy | NATS busy |
|---|---|---|---|---|---|---|"""


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("leader", "hop", "postgres", "nats", "commit"):
        words.add_argument(f"--{name}", type=float, required=True, help="milliseconds")
    words.add_argument("--players", type=float, default=0.0, help="milliseconds, with --here")
    words.add_argument("--here", type=int, default=0, help="processors of one machine; 0: a machine for each part")
    words.add_argument("--nodes", type=int, nargs="+", default=[10, 30, 100, 300, 1000])
    words.add_argument("--each", type=float, default=100.0, help="moves a second for every node")
    words.add_argument("--rate", type=float, default=0.0, help="moves a second in all, instead")
    words.add_argument("--tables", type=int, default=0, help="that wait for their last move, with --rate")
    words.add_argument("--postgres-processors", type=int, default=16)
    words.add_argument("--nats-processors", type=int, default=4)
    words.add_argument("--moves", type=int, default=60_000, help="how many are simulated")
    asked = words.parse_args()
    parts = {name: getattr(asked, name) / 1e3 for name in ("leader", "hop", "postgres", "nats", "commit", "players")}
    costs = Costs(**parts)
    print(HEAD)
    for nodes in asked.nodes:
        house = House(nodes, costs, asked.postgres_processors, asked.nats_processors, asked.here)
        house = replace(house, postgres=asked.here, nats=asked.here) if asked.here else house
        rate = asked.rate or asked.each * nodes
        print(line(house, simulate(house, rate, max(SHORTEST, asked.moves / rate), asked.tables)), flush=True)


if __name__ == "__main__":
    main()
