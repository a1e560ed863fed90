"""What all bots share. The true position goes into `asks` and `known` and nowhere else, so no bot can peek."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from msgspec import json
from mypy_extensions import mypyc_attr

from hauntbox.kernel.contract import Declaration, Seat, asks
from hauntbox.kernel.wire import Action


class NotAsked(LookupError):
    """The seat has no such decision to make now: a mistake of the caller."""


class Estimate(NamedTuple):
    """What a bot thinks an action is worth, from 0 to 1, and how many simulations say so."""

    mean: float
    n: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """The same seed and the same view give the same action, whatever the truth behind the view."""

    def __init__(self, name: str, seed: int | str) -> None:
        self.name = name
        self.seed = seed
        self.patience = 0.0  # seconds for a decision, if it can hurry; 0: as long as it takes
        self.reason: dict[Action, Estimate] = {}  # why it chose so, best first; empty if nothing was weighed
        self.line: list[tuple[int, Action]] = []  # what it expects to be done by whom, its own choice first

    def choose(self, kind: Declaration, g: Any, role: int, seat: Seat) -> Action:
        options = asks(g, seat).get(role)
        if not options:
            raise NotAsked(f"role {role} is not asked of seat {seat}")
        self.reason, self.line = {}, []
        if len(options) == 1:
            return options[0]
        return self.prefer(kind, kind.known(g, seat), role, seat, options)

    def prefer(self, kind: Declaration, k: Any, role: int, seat: Seat, options: list[Action]) -> Action:
        """Choose one of two or more, by what the seat knows of the position."""
        raise NotImplementedError

    def sight(self, kind: Declaration, g: Any, role: int, seat: Seat) -> bytes:
        """The seed and what the seat sees, in 64 bytes."""
        view = json.encode(kind.view(g, seat))
        return blake2b(b"%s/%d/%s" % (str(self.seed).encode(), role, view)).digest()

    def dice(self, kind: Declaration, g: Any, role: int, seat: Seat) -> Random:
        """Made of the seed and the view, so that chance tells the bot nothing either."""
        return Random(int.from_bytes(self.sight(kind, g, role, seat), "big"))


class RandomBot(Bot):
    """Any action, one as likely as the other."""

    def prefer(self, kind: Declaration, k: Any, role: int, seat: Seat, options: list[Action]) -> Action:
        return self.dice(kind, k, role, seat).choice(options)
