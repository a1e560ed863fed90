"""A position that no seat can tell from this one: other tokens in the bags, decks in another order, other dice. HID"""

from __future__ import annotations

from random import Random
from typing import Final

from hauntbox.games.betwixt.state import Farm
from hauntbox.kernel.contract import Seat

Room = dict[int, int]  # by path: how many tokens its bag still takes
NONE: Final = -1


def fill_in(k: Farm, seat: Seat, rng: Random) -> Farm:
    """TGB-HID-09: made of what the seat knows and of dice alone."""
    h = k.clone()
    # TGB-HID-05: what the Target Bag will give; TGB-HID-08: what lies behind a door
    h.seed = f"{rng.getrandbits(128):032x}"
    deal_bags(h, rng)
    h.decks = [shuffled(deck, rng) for deck in k.decks]
    h.arms = [shuffled(deck, rng) for deck in k.arms]
    return h


def shuffled(cards: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    row = list(cards)
    rng.shuffle(row)
    return tuple(row)


def deal_bags(g: Farm, rng: Random) -> None:
    """TGB-HID-03: every token into a bag that may hold it, as many into each as all know it has."""
    order = list(range(len(g.inside)))
    rng.shuffle(order)
    order.sort(key=lambda n: g.inside[n][1].bit_count())
    room = [len(bag) for bag in g.bags]
    lies = [NONE] * len(order)
    for n in order:
        lay(g, n, lies, room, rng, set())
    for path in range(len(g.bags)):
        g.bags[path] = tuple([token for n, (token, _) in enumerate(g.inside) if lies[n] == path])


def lay(g: Farm, n: int, lies: list[int], room: list[int], rng: Random, tried: set[int]) -> bool:
    """Put token `n` into a bag with room; where there is none, another token makes room and goes elsewhere."""
    paths = [path for path in range(len(room)) if g.inside[n][1] >> path & 1 and path not in tried]
    free = [path for path in paths if room[path]]
    if free:
        lies[n] = rng.choices(free, [room[path] for path in free])[0]
        room[lies[n]] -= 1
        return True
    for path in shuffled(tuple(paths), rng):
        tried.add(path)
        for other in [each for each, there in enumerate(lies) if there == path]:
            if lay(g, other, lies, room, rng, tried):
                lies[n] = path
                return True
    return False
