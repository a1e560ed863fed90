"""Outcomes of chance: a seed hashed with one counter per named purpose, so that a new die never shifts the others."""

from __future__ import annotations

from hashlib import blake2b
from math import factorial


def outcome(seed: str, purpose: str, n: int) -> int:
    """512 bits that tell nothing of their neighbours or the seed."""
    return int.from_bytes(blake2b(f"{seed}/{purpose}/{n}".encode()).digest(), "big")


def orders(cards: int) -> int:
    """In how many orders so many cards can lie: the faces of the die that shuffles them."""
    if cards > 90:
        raise ValueError(f"{cards} cards: one outcome of chance shuffles 90 at most fairly")
    return factorial(cards)


def order(cards: tuple[int, ...], n: int) -> tuple[int, ...]:
    """The n-th order of the cards, from 0."""
    left, out = list(cards), []
    while left:
        n, i = divmod(n, len(left))
        out.append(left.pop(i))
    return tuple(out)
