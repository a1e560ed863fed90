"""How the server is: `/health` for whoever would start it again, `/ready` for a proxy, `/metrics` for Prometheus."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from msgspec import json
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from hauntbox.server.errors import forbidden
from hauntbox.server.health.timings import BOUNDS
from hauntbox.server.http.request_guard import is_let_in
from hauntbox.server.http.routing import JSON, denied
from hauntbox.server.live.tables import Tables

if TYPE_CHECKING:
    from hauntbox.server.cluster.node import Node

PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"
PATIENCE: Final = 2.0  # seconds for the store to answer


async def health(request: Request) -> Response:
    """The process lives, and its loop turns."""
    return Response(b'{"health":"good"}', media_type=JSON)


async def ready(request: Request) -> Response:
    """The store answers, and there are processes to think and to read."""
    tables: Tables = request.app.state.tables
    found = {
        "store": await answers(tables),
        "thinkers": tables.thinkers.workers.is_up,
        "readers": tables.readers.workers.is_up,
    }
    return Response(json.encode(found), 200 if all(found.values()) else 503, media_type=JSON)


async def answers(tables: Tables) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await tables.store.find("")
    except Exception:  # whatever it is, the store does not answer
        return False
    return True


async def metrics(request: Request) -> Response:
    if not is_let_in(request.app.state.metrics, request):
        return denied(forbidden("the numbers of this server are not for everybody: metrics, in its config file"))
    registry = CollectorRegistry()
    registry.register(Numbers(request.app.state.tables, request.app.state.door))
    return Response(generate_latest(registry), media_type=PROMETHEUS)


class Numbers(Collector):
    """What the tables know anyway, in the words of Prometheus."""

    def __init__(self, tables: Tables, door: Any) -> None:
        self.tables = tables
        self.door = door

    def collect(self) -> Iterator[Any]:
        tables = self.tables
        yield gauge("tables", "Tables in memory.", len(tables.in_memory))
        yield gauge("sockets", "Sockets and streams.", tables.gate.sockets.of.total())
        yield gauge("connections", "Connections.", self.door.inside.total() if self.door else 0)
        yield gauge("thinkers_queue", "Decisions of bots that wait for a process.", tables.thinkers.workers.queue)
        yield gauge("readers_queue", "Content from outside that waits for a process.", tables.readers.workers.queue)
        yield gauge("experiments", "Experiments that are played or wait.", len(tables.experiments.unfinished))
        yield gauge(
            "loop_stall_seconds", "The longest wait for the event loop in the last minute.", tables.loop_delay.longest
        )
        yield from self.store()
        if tables.node is not None:
            yield from of_node(tables.node)
        yield from self.times()
        yield self.refusals()

    def store(self) -> Iterator[Any]:
        writer = self.tables.store.writer
        yield gauge("store_queue", "Jobs that wait for the store.", writer.waiting.qsize())
        yield counter("store_commits", "Transactions of the store.", writer.batches)
        yield counter("store_jobs", "Jobs done in them.", writer.jobs)
        yield counter("store_busy_seconds", "Time that transactions took.", writer.busy)

    def times(self) -> Iterator[Any]:
        timings = self.tables.timings
        for what, spread in timings.spread.items():
            name = f"hauntbox_{what.replace(' ', '_')}_seconds"
            sums = [sum(spread[: n + 1]) for n in range(len(spread))]
            buckets = [(str(bound), float(count)) for bound, count in zip([*BOUNDS, "+Inf"], sums, strict=True)]
            yield HistogramMetricFamily(name, f"Time for: {what}.", buckets, timings.seconds[what])

    def refusals(self) -> CounterMetricFamily:
        found = CounterMetricFamily("hauntbox_refused", "Requests and connections refused.", labels=["reason"])
        for reason, count in (self.tables.gate.refused + (self.door.refused if self.door else Counter())).items():
            found.add_metric([reason], count)
        return found


def of_node(node: Node) -> Iterator[Any]:
    """This node among others."""
    yield gauge("leases", "Tables that this node leads.", len(node.store.led))
    yield counter("tables_taken_up", "Tables taken up by this node.", node.store.taken_up)
    yield counter("writes_fenced", "Writes refused because another node leads the table.", node.store.fenced)
    yield gauge("nodes_heard", "Other nodes that say that they live.", node.others)
    yield gauge("nats_up", "1 when NATS is there.", float(node.is_linked))
    yield gauge("lines", "Connections handed on, from here or to here.", len(node.lines))
    yield gauge("frames_queue", "Frames that wait to go to NATS.", node.outbox.qsize())
    for what in ("lines cut", "frames in", "frames out", "bytes out"):
        yield counter(what.replace(" ", "_"), f"{what.capitalize()}.", node.counts[what])


def counter(name: str, help: str, value: float) -> CounterMetricFamily:
    return CounterMetricFamily(f"hauntbox_{name}", help, value)


def gauge(name: str, help: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"hauntbox_{name}", help, value)
