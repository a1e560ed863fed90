"""A position that nobody can tell from this one: the decks in another order, other dice to come. HID"""

from __future__ import annotations

from random import Random

from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.contract import Seat


def redeal(g: Busters, seat: Seat, rng: Random) -> Busters:
    """GBT-HID-05: a bot knows neither the order of decks nor the dice."""
    h = g.clone()
    h.seed, h.rigged = f"{rng.getrandbits(128):032x}", {}
    h.goo = shuffled(g.goo, g.goo_seen, rng)
    h.gear = shuffled(g.gear, 0, rng)
    h.omens = shuffled(g.omens, g.omens_seen, rng)
    return h


def shuffled(cards: tuple[int, ...], seen: int, rng: Random) -> tuple[int, ...]:
    hidden = sorted(cards[seen:])
    rng.shuffle(hidden)
    return cards[:seen] + tuple(hidden)
