"""Games played quickly, for tests."""

from __future__ import annotations

from random import Random

from hauntbox.table import Chair, Table, open_table
from parlour import GAME as PARLOUR
from table.corridor import GAME as CORRIDOR


def corridor(*moves: str, luck: int = 6, **more: object) -> Table:
    """The moves are the texts of actions; whoever is asked makes them."""
    table = open_table(CORRIDOR, {"luck": luck}, seed="1", **more)  # type: ignore[arg-type]
    for text in moves:
        make(table, text)
    return table


def make(table: Table, text: str) -> None:
    seat, roles = next(iter(table.asked().items()))
    table.play(seat, roles[0], table.parse(text))


def parlour(seed: str = "1", moves: int = 10_000) -> Table:
    """Four people who play at random."""
    table = open_table(PARLOUR, seed=seed)
    rush(table, moves)
    return table


def rush(table: Table, moves: int = 10_000, luck: str = "") -> None:
    """By dice of its own for every position, so that a resumed game goes on as it would have."""
    for _ in range(moves):
        if table.is_over:
            return
        rng = Random(f"{table.kind.codec.digest(table.g)}{luck}")
        seat, roles = rng.choice(list(table.asked().items()))
        table.play(seat, roles[0], rng.choice(table.choices(seat, roles[0])))


def chairs(*holders: str) -> list[Chair]:
    """The two seats of the corridor."""
    return [Chair("Seeker", (0,), holders[0]), Chair("Ghost", (1,), holders[1])]
