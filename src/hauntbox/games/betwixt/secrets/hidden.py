"""Every hidden fact, and a way to change it that nobody can notice. HID"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.state import Farm
from hauntbox.kernel.contract import SEED, Seat, Secret


def turned(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards go round by one place."""
    return cards[1:] + cards[:1]


def scramble_bags(g: Farm, seat: Seat) -> None:
    """Two tokens of different bags change places, where all that was seen allows both."""
    for a in range(len(g.bags)):
        for b in range(a + 1, len(g.bags)):
            pair = next(((x, y) for x in g.bags[a] for y in g.bags[b] if can_swap(g, a, x, b, y)), None)
            if pair is not None:
                g.bags[a] = exchanged(g.bags[a], *pair)
                g.bags[b] = exchanged(g.bags[b], *pair[::-1])
                return


def can_swap(g: Farm, a: int, x: int, b: int, y: int) -> bool:
    """Of every two like tokens in doubt, those that may lie anywhere are meant."""
    return x != y and may_all(g, a, x, b) and may_all(g, b, y, a)


def may_all(g: Farm, here: int, token: int, there: int) -> bool:
    """May each token of this name that is possible here lie there as well?"""
    some = [may for each, may in g.inside if each == token and may >> here & 1]
    return bool(some) and all([may >> there & 1 for may in some])


def exchanged(bag: tuple[int, ...], out: int, into: int) -> tuple[int, ...]:
    row = list(bag)
    row.remove(out)
    return tuple(sorted([*row, into]))


def scramble_decks(g: Farm, seat: Seat) -> None:
    g.decks = [turned(deck) for deck in g.decks]
    g.arms = [turned(deck) for deck in g.arms]


def in_bags(g: Farm, seat: Seat) -> list[tuple[int, ...]]:
    """Of one bag alone all know what is in it."""
    return g.bags if len([bag for bag in g.bags if bag]) > 1 else []


SECRETS: Final = {
    "TGB-HID-02": Secret(in_bags, scramble_bags),
    "TGB-HID-03": Secret(in_bags, scramble_bags),
    "TGB-HID-04": Secret(lambda g, seat: (g.decks, g.arms), scramble_decks),
    "TGB-HID-09": SEED,
}
