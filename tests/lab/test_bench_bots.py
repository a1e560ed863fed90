"""The bench of bots counts simulations and shares of time. No figures are checked here: machines differ."""

from __future__ import annotations

from dataclasses import replace

from hauntbox.bench_bots import Rate, cells, heads, measure, searched
from parlour import GAME
from parlour.actions import Strike
from parlour.rules import Turn
from parlour.scenes import scene

JUDGED = replace(GAME, judge=lambda g, role: 0.5)


def test_a_game_is_measured() -> None:
    rate = measure(JUDGED, 40)
    assert rate.simulations > 0
    assert abs(rate.judging + rate.dealing + rate.rest - 1) < 1e-9
    assert list(rate.times) == ["easy", "normal", "hard"]
    assert rate.times["hard"][0] > rate.times["easy"][0]


def test_simulations_are_counted() -> None:
    g = scene("0 1 / 2 . 3", Turn(0))
    assert Strike(1) in g.legal(0)
    _, done = searched(GAME, [(g, 0, 0), (g, 0, 0)])
    assert 300 <= done <= 400


def test_a_row_has_a_cell_for_every_head() -> None:
    rate = Rate("parlour", 12_345.6, 0.5, 0.2, 0.3, {"easy": (1.04, 2.0), "normal": (5.0, 9.0), "hard": (20.0, 41.2)})
    assert len(cells(rate)) == len(heads())
    assert cells(rate)[1:] == ("12,346", "50%", "20%", "30%", "1.0 (2)", "5.0 (9)", "20.0 (41)")
