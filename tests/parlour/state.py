"""The pieces in the parlour, and the questions one asks of them. A question that forbids answers with its rule."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from hauntbox.kernel.agenda import Game
from parlour.actions import CHARMS, ROLES, WAYS
from parlour.options import ParlourOptions

SIDE: Final = 6
WALL: Final = -1


@dataclass
class Parlour(Game):
    options: ParlourOptions = field(default_factory=ParlourOptions)
    hp: list[int] = field(default_factory=list)  # 0 or less: fallen
    at: list[int] = field(default_factory=list)  # square of each guest, row by row
    hand: list[tuple[int, ...]] = field(default_factory=list)  # seen by its owner
    deck: tuple[int, ...] = ()  # next card first; seen by nobody
    spent: tuple[int, ...] = ()  # seen by all

    def clone(self) -> Parlour:
        return Parlour(
            self.seed, self.agenda[:], self.minds[:], self.sealed[:], self.standing[:], self.drawn.copy(), self.outcome,
            self.rigged, None, False, None, None,
            self.options, self.hp[:], self.at[:], self.hand[:], self.deck, self.spent,
        )  # fmt: skip


def beside(square: int, way: str) -> int:
    x, y = square % SIDE, square // SIDE
    x, y = {"n": (x, y - 1), "e": (x + 1, y), "s": (x, y + 1), "w": (x - 1, y)}[way]
    return y * SIDE + x if 0 <= x < SIDE and 0 <= y < SIDE else WALL


BESIDE: Final = {way: tuple([beside(square, way) for square in range(SIDE * SIDE)]) for way in WAYS}


def is_standing(g: Parlour, role: int) -> bool:
    return g.hp[role] > 0


def is_in_line(a: int, b: int) -> bool:
    return a % SIDE == b % SIDE or a // SIDE == b // SIDE


def is_charm(card: int) -> bool:
    return card <= CHARMS


def has_charm(g: Parlour, role: int) -> bool:
    return any(is_charm(card) for card in g.hand[role])


def bars_strike(g: Parlour, striker: int, victim: int) -> str:
    if victim == striker:
        return "PAR-BLW-02"
    if victim not in g.roles():
        return "PAR-SET-03"
    return "" if is_standing(g, victim) else "PAR-BLW-03"


def bars_relief(g: Parlour, role: int, card: int) -> str:
    if card not in g.hand[role]:
        return "PAR-REL-02"
    return "" if is_charm(card) else "PAR-REL-03"


def bars_push(g: Parlour, victim: int, way: str) -> str:
    square = BESIDE[way][g.at[victim]]
    if square == WALL:
        return "PAR-PSH-02"
    return "PAR-PSH-03" if square in g.at else ""


def clockwise(g: Parlour, first: int) -> list[int]:
    return [role for k in range(ROLES) if is_standing(g, role := (first + k) % ROLES)]


def helpers(g: Parlour, victim: int) -> tuple[int, ...]:
    """PAR-REL-01: by what all can see, never by the cards themselves."""
    return tuple([role for role in clockwise(g, victim) if g.hand[role] and is_in_line(g.at[role], g.at[victim])])


def components(g: Parlour) -> Counter[str]:
    """PAR-SET-02: every card lies somewhere."""
    return Counter(f"card {card}" for pile in (*g.hand, g.deck, g.spent) for card in pile)
