"""Print what random games come to: `python -m compiled.play evidence 200`. Both builds must print the same."""

from __future__ import annotations

import sys
from hashlib import blake2b
from random import Random
from typing import Any

from msgspec import json

import parlour
from battery.trial import Trial
from hauntbox import bots
from hauntbox.games import find, names
from hauntbox.kernel.contract import Declaration

LOOK = 60  # decisions from one look at the views and redeals to the next
CAP = 20_000


def main(game: str, games: int) -> None:
    trial = Trial(find(game) if game in names() else parlour.GAME)  # its games take scenarios and options by turns
    for n in range(games):
        print(n, *play(trial.kind, trial.start(n), Random(n)), flush=True)


def play(kind: Declaration, g: Any, rng: Random) -> list[str]:
    """Digests of the last position, its save, all events, and what seats saw and were dealt on the way."""
    g.events, seen = [], blake2b()
    for n in range(CAP):
        if not g.waiting():
            break
        role = rng.choice(g.waiting())
        if n % LOOK == LOOK - 1:
            seen.update(look(kind, g, role, rng))
        g.play(role, rng.choice(g.legal(role)))
    digests = [mark(kind.codec.save(g)), mark(json.encode(g.events)), mark(seen.digest())]
    return [kind.codec.digest(g), *digests, str(g.outcome.scores)]


def look(kind: Declaration, g: Any, role: int, rng: Random) -> bytes:
    seat = (g.asking().mind(g, role),)
    dealt = kind.redeal(g, seat, rng)
    act = bots.make("flat:8", "twin").choose(kind, g, role, seat)
    return json.encode([kind.view(g, seat), kind.codec.digest(dealt), kind.draw(g, seat), str(act)])


def mark(data: bytes) -> str:
    return blake2b(data, digest_size=8).hexdigest()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
