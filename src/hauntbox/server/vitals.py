"""How the server is: `/health` for whoever would start it again, `/ready` for a proxy, `/metrics` for Prometheus."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from msgspec import json
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response

from hauntbox.server.calls import JSON, denied
from hauntbox.server.errors import forbidden
from hauntbox.server.guard import LOOPBACK
from hauntbox.server.hall import Hall
from hauntbox.server.meter import BOUNDS

PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"
PATIENCE: Final = 2.0  # seconds for the store to answer


async def health(request: Request) -> Response:
    """The process lives, and its loop turns."""
    return Response(b'{"health":"good"}', media_type=JSON)


async def ready(request: Request) -> Response:
    """The store answers, and there are processes to think and to read."""
    hall: Hall = request.app.state.hall
    found = {
        "store": await answers(hall),
        "thinkers": hall.thinkers.workers.is_up,
        "readers": hall.readers.workers.is_up,
    }
    return Response(json.encode(found), 200 if all(found.values()) else 503, media_type=JSON)


async def answers(hall: Hall) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await hall.store.find("")
    except Exception:  # whatever it is, the store does not answer
        return False
    return True


async def metrics(request: Request) -> Response:
    who, client = request.app.state.metrics, request.client
    is_near = client is not None and client.host in LOOPBACK and "x-forwarded-for" not in request.headers
    if who == "nobody" or (who == "loopback" and not is_near):
        return denied(forbidden("the numbers of this server are not for everybody: metrics, in its config file"))
    registry = CollectorRegistry()
    registry.register(Numbers(request.app.state.hall, request.app.state.door))
    return Response(generate_latest(registry), media_type=PROMETHEUS)


class Numbers(Collector):
    """What the hall knows anyway, in the words of Prometheus."""

    def __init__(self, hall: Hall, door: Any) -> None:
        self.hall = hall
        self.door = door

    def collect(self) -> Iterator[Any]:
        hall = self.hall
        yield gauge("tables", "Tables in memory.", len(hall.tables))
        yield gauge("sockets", "Sockets and streams.", hall.gate.sockets.of.total())
        yield gauge("connections", "Connections.", self.door.inside.total() if self.door else 0)
        yield gauge("thinkers_queue", "Decisions of bots that wait for a process.", hall.thinkers.workers.queue)
        yield gauge("readers_queue", "Content from outside that waits for a process.", hall.readers.workers.queue)
        yield gauge("loop_stall_seconds", "The longest wait for the event loop in the last minute.", hall.stall.longest)
        yield from self.times()
        yield self.refusals()

    def times(self) -> Iterator[Any]:
        meter = self.hall.meter
        for what, spread in meter.spread.items():
            name = f"hauntbox_{what.replace(' ', '_')}_seconds"
            sums = [sum(spread[: n + 1]) for n in range(len(spread))]
            buckets = [(str(bound), float(count)) for bound, count in zip([*BOUNDS, "+Inf"], sums, strict=True)]
            yield HistogramMetricFamily(name, f"Time for: {what}.", buckets, meter.seconds[what])

    def refusals(self) -> CounterMetricFamily:
        found = CounterMetricFamily("hauntbox_refused", "Requests and connections refused.", labels=["reason"])
        for reason, count in (self.hall.gate.refused + (self.door.refused if self.door else Counter())).items():
            found.add_metric([reason], count)
        return found


def gauge(name: str, help: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"hauntbox_{name}", help, value)
