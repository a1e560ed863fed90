"""A bot that goes round in a circle is seen, so that it can be led out of it."""

from __future__ import annotations

from random import Random

from hauntbox import bots, games
from hauntbox.table import goes_round, open_table

VAST = games.find("vast")
CAVE = {**VAST.presets["Knight against Ghost"], "round_limit": 10}
MOVES = 3000


def test_careless_bots_that_are_led_out_of_circles_come_to_an_end() -> None:
    """A Ghost that takes something up and puts it back is where it was, and would do the same again."""
    table, rng, led = open_table(VAST, CAVE, seed="5"), Random(1), 0
    players = [bots.make("random", f"5/{seat}") for seat in range(len(table.chairs))]
    for _ in range(MOVES):
        if table.is_over:
            break
        seat, (role, *_) = next(iter(table.asked().items()))
        if goes_round(table, seat):
            led += 1
            table.play(seat, role, rng.choice(table.choices(seat, role)))
        else:
            table.play(seat, role, players[seat].choose(VAST, table.g, role, table.minds(seat)))
    assert table.is_over
    assert led


def test_who_comes_back_to_a_position_after_others_have_moved_goes_no_circle() -> None:
    table, rng = open_table(VAST, {"players": 2}, seed="1"), Random(1)
    for _ in range(60):
        seat, (role, *_) = next(iter(table.asked().items()))
        before = len(table.journal)
        table.play(seat, role, rng.choice(table.choices(seat, role)))
        first = before == 0 or getattr(table.journal[-2], "seat", None) != seat
        assert not (first and goes_round(table, seat))
