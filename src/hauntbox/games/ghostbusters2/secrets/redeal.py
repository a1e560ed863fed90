"""A position that nobody can tell from this one: the decks in another order, other dice to come. HID"""

from __future__ import annotations

from random import Random

from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.contract import Seat


def fill_in(k: Busters, seat: Seat, rng: Random) -> Busters:
    """GBT-HID-05: a bot knows neither the order of decks nor the dice."""
    h = k.clone()
    h.seed = f"{rng.getrandbits(128):032x}"
    h.goo = shuffled(k.goo, k.goo_seen, rng)
    h.gear = shuffled(k.gear, 0, rng)
    h.omens = shuffled(k.omens, k.omens_seen, rng)
    return h


def shuffled(cards: tuple[int, ...], seen: int, rng: Random) -> tuple[int, ...]:
    hidden = list(cards[seen:])
    rng.shuffle(hidden)
    return cards[:seen] + tuple(hidden)
