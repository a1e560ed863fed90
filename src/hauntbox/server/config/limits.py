"""How much one visitor may ask of a server that others use too. Every limit may be set in the server's config file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from itertools import islice
from time import monotonic
from typing import Annotated, Final
from unicodedata import category

from msgspec import Meta

from hauntbox.server.errors import too_many

MESSAGE: Final = 64 * 1024  # bytes of a message or a request
CAMPAIGN: Final = 4 * 1024 * 1024  # bytes of a campaign from elsewhere
HEAD: Final = 16 * 1024  # bytes of a request before its body
NAME: Final = 40
CHAT: Final = 500
JOINER: Final = "\u200d"  # holds emoji together
MOST_KNOWN: Final = 10_000  # addresses that are remembered


def rate(help: str) -> Meta:
    return Meta(ge=0.001, le=1_000_000, description=help)


def many(help: str) -> Meta:
    return Meta(ge=1, le=100_000_000, description=help)


def span(help: str) -> Meta:
    return Meta(ge=0.001, le=1_000_000, description=help)


def pause(help: str) -> Meta:
    return Meta(ge=0, le=60, description=help)


@dataclass(frozen=True)
class Limits:
    """What is plenty for people at home, a club behind one router, and bots that play fair."""

    messages: Annotated[float, rate("messages a second on a socket")] = 30.0
    burst: Annotated[int, many("messages at once on a socket")] = 90
    patience: Annotated[int, many("refused messages after which a socket is closed")] = 300
    tables: Annotated[
        float, rate("new tables a second from one address; forks, repairs, lessons and the like count")
    ] = 0.1
    table_burst: Annotated[int, many("new tables at once from one address")] = 30
    entries: Annotated[int, many("moves, repairs and answers in advance of one game")] = 20_000
    in_memory: Annotated[int, many("tables in memory; of more, those that nobody looks at wait on the disk")] = 500
    idle: Annotated[float, span("seconds after which a table that nobody looks at leaves the memory")] = 1800.0
    requests: Annotated[float, rate("requests to /api a second from one address")] = 60.0
    request_burst: Annotated[int, many("requests to /api at once from one address")] = 600
    in_flight: Annotated[int, many("requests of one address that are being answered")] = 100
    guesses: Annotated[float, rate("wrong codes and tokens a second from one address")] = 0.2
    guess_burst: Annotated[int, many("wrong codes and tokens at once from one address")] = 30
    connections: Annotated[int, many("connections in all")] = 900
    connections_each: Annotated[int, many("connections from one address; a proxy's own are not counted")] = 250
    sockets_each: Annotated[int, many("sockets and streams from one address")] = 120
    sockets_token: Annotated[int, many("sockets and streams by one link")] = 12
    sockets_link: Annotated[int, many("sockets and streams by the spectators' link of a table")] = 60
    head_time: Annotated[float, span("seconds in which a request must have been asked")] = 10.0
    rest_time: Annotated[float, span("seconds that a connection may wait for its next request")] = 60.0
    body_time: Annotated[float, span("seconds in which the body of a request must have come")] = 30.0
    stall_time: Annotated[float, span("seconds after which a connection that takes nothing is cut")] = 20.0
    backlog: Annotated[int, many("messages that wait for a slow socket")] = 400
    backlog_bytes: Annotated[int, many("bytes that wait for a slow socket")] = 1_000_000
    thinking: Annotated[float, span("seconds for a bot's decision")] = 20.0
    beat: Annotated[float, pause("seconds; bots' answers show at multiples of them, however long they thought")] = 0.25
    reading: Annotated[float, span("seconds of processor time for a scenario, a preview, a search")] = 2.0
    importing: Annotated[float, span("seconds of processor time for a campaign from a file")] = 30.0
    experiments: Annotated[int, many("experiments of the lab page, played one by one; with those that wait")] = 4
    experimenting: Annotated[float, span("seconds for one of them; what is played by then counts")] = 600.0


class Bucket:
    """Fills at a steady rate; every request takes one drop."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = float(burst)
        self.at = monotonic()

    def fill(self) -> float:
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level

    def takes(self) -> bool:
        if self.fill() < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One for everybody who asks; of too many, those who came first are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.of: dict[str, Bucket] = {}

    def bucket(self, who: str) -> Bucket:
        if len(self.of) > MOST_KNOWN:
            for name in list(islice(self.of, MOST_KNOWN // 4)):
                del self.of[name]
        return self.of.setdefault(who, Bucket(self.rate, self.burst))

    def takes(self, who: str) -> bool:
        return self.bucket(who).takes()

    def has(self, who: str) -> bool:
        """Would it take one more?"""
        return who not in self.of or self.of[who].fill() >= 1


class OpenCount:
    """How many of something everybody has at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.of: Counter[str] = Counter()

    @contextmanager
    def one(self, who: str, most: int = 0) -> Iterator[None]:
        if self.of[who] >= (most or self.most):
            raise too_many()
        self.of[who] += 1
        try:
            yield
        finally:
            self.of[who] -= 1
            if not self.of[who]:
                del self.of[who]


class Gate:
    """What visitors have asked and opened so far, by their addresses and links."""

    def __init__(self, limits: Limits) -> None:
        self.creations = Buckets(limits.tables, limits.table_burst)
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.guesses = Buckets(limits.guesses, limits.guess_burst)
        self.in_flight = OpenCount(limits.in_flight)
        self.sockets = OpenCount(limits.sockets_each)
        self.links = OpenCount(limits.sockets_token)
        self.limits = limits
        self.refused: Counter[str] = Counter()  # by reason

    @contextmanager
    def listening(self, address: str, token_hash: str, is_spectator: bool) -> Iterator[None]:
        """A socket or a stream; many may share the spectators' link."""
        most = self.limits.sockets_link if is_spectator else self.limits.sockets_token
        with self.sockets.one(address), self.links.one(token_hash, most):
            yield


def neighbourhood(host: str) -> str:
    """The address by which a visitor is counted: of the newer kind everybody has a whole street of them."""
    try:
        found = ip_address(host)
    except ValueError:
        return host[:80]
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return f"{found.exploded[:19]}::/64"
    return str(found.ipv4_mapped or found) if isinstance(found, IPv6Address) else host


def clean(text: str, most: int) -> str:
    """One line without control characters: none may turn the text round or hide a part of it."""
    spaced = " ".join(text[: 4 * most].split())
    return "".join(c for c in spaced if category(c)[0] != "C" or c == JOINER)[:most].strip()
