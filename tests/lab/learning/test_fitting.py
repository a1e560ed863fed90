"""The fit finds what decides, says how sure it is, and is told from what it has not seen."""

from __future__ import annotations

from random import Random

import numpy
import polars
import pytest

from hauntbox.games.common.learned.sheet import BadWeights, Fitted, HeldOut, LearnedSheet, Paired, Source, read_sheet
from hauntbox.lab.learning.calibration_page import page
from hauntbox.lab.learning.fitting import (
    Examples,
    by_chance,
    by_round,
    fit,
    halves,
    held_out,
    log_odds,
    mixtures,
    score,
)
from hauntbox.lab.learning.learning import Lessons
from hauntbox.lab.learning.lesson import BadLesson
from hauntbox.lab.learning.self_play import SCHEMA
from hauntbox.lab.learning.weights_file import text_of

NAMES = ["helps", "hurts", "noise", "always"]


def positions(games: int = 400, hand: float = 0.2) -> polars.DataFrame:
    """A game is won by whoever has more help than harm, as a rule. The hand sees it, but is never sure."""
    rng, rows = Random("positions"), []
    for index in range(games):
        numbers = [rng.gauss(0, 1), 10 * rng.gauss(0, 1), rng.gauss(0, 1), 1.0]
        odds = 2 * numbers[0] - 0.1 * numbers[1]
        rows.append((index, "house", index % 5, float(rng.random() < 1 / (1 + 2.718**-odds)), hand * odds, numbers))
    return polars.DataFrame(rows, schema=SCHEMA, orient="row")


def test_a_number_that_helps_gets_a_weight_of_its_own_size() -> None:
    fitted = fit(Examples(positions(4000, hand=0.0), 4), NAMES)
    assert fitted.by_hand == 0.0  # it says nothing
    assert fitted.weights["helps"] == pytest.approx(2.0, abs=0.3)
    assert fitted.weights["hurts"] == pytest.approx(-0.1, abs=0.02)
    assert abs(fitted.weights["noise"]) < 0.15
    assert "always" not in fitted.weights  # it says nothing


def test_what_the_hand_sees_is_left_to_the_hand() -> None:
    """It is taken more seriously; and what it does not see at all is added."""
    fitted = fit(Examples(positions(4000), 4), NAMES)
    assert fitted.by_hand == pytest.approx(5.0, abs=0.5)
    assert max([abs(weight) for weight in fitted.weights.values()]) < 0.2
    blind = positions(4000).with_columns(by_hand=0.2 * 2.0 * polars.col("numbers").list.get(0))
    fitted = fit(Examples(blind, 4), NAMES)
    assert fitted.by_hand == pytest.approx(5.0, abs=0.5)
    assert abs(fitted.weights["helps"]) < 0.2
    assert fitted.weights["hurts"] == pytest.approx(-0.1, abs=0.02)


def test_positions_of_one_game_do_not_count_as_many_games() -> None:
    """Each of forty games seen thirty times teaches what the forty games teach."""
    few = positions(40, hand=0.0)
    many = polars.concat([few] * 30)
    once, often = fit(Examples(few, 4), NAMES), fit(Examples(many, 4), NAMES)
    assert often.weights == pytest.approx(once.weights, rel=0.01)


def test_held_out_games_are_not_fitted() -> None:
    seen, held = halves(positions())
    assert not {*seen["index"]} & {*held["index"]}
    assert (seen.height, held.height) == (300, 100)


def test_the_fit_foretells_better_than_the_hand_that_is_too_timid() -> None:
    seen, held = halves(positions(2000))
    examples = Examples(held, 4)
    odds = log_odds(fit(Examples(seen, 4), NAMES), examples, NAMES)
    found = mixtures(odds, examples.by_hand, examples.won, [0.0, 0.5, 1.0])
    assert found[1.0].log_loss < found[0.5].log_loss < found[0.0].log_loss
    assert found[0.0] == score(examples.by_hand, examples.won)


def test_games_that_all_ended_alike_teach_nothing() -> None:
    lost = positions().with_columns(won=polars.lit(0.0))
    with pytest.raises(BadLesson, match="ended alike"):
        fit(Examples(lost, 4), NAMES)


def test_calibration_counts_every_position_once() -> None:
    examples = Examples(positions(), 4)
    spans = by_round(examples, numpy.zeros(400), parts=3)
    assert sum([span.positions for span in spans]) == 400
    assert [span.learned for span in spans] == [0.5] * len(spans)
    assert (spans[0].first, spans[-1].last) == (0, 4)
    lone = Examples(positions().with_columns(round=polars.lit(3, polars.Int32)), 4)
    assert [(span.first, span.last) for span in by_round(lone, numpy.zeros(400))] == [(3, 3)]


def test_a_chance_that_is_meant_as_it_is_said_lies_on_the_line() -> None:
    examples = Examples(positions(4000), 4)
    meant = by_chance(5 * examples.by_hand, examples.won, 4)
    assert [each.foretold for each in meant] == pytest.approx([each.won for each in meant], abs=0.05)
    timid = by_chance(examples.by_hand, examples.won, 4)
    assert timid[0].foretold > timid[0].won + 0.1
    assert timid[-1].foretold < timid[-1].won - 0.1
    assert sum([each.positions for each in timid]) == 4000


def test_the_plots_need_no_network() -> None:
    examples = Examples(positions(), 4)
    odds = examples.by_hand
    lessons = Lessons(
        Fitted(0.0, {}), {}, 400, 400, held_out(odds, odds, examples.won), {}, by_round(examples, odds),
        {"learned": by_chance(odds, examples.won), "by hand": by_chance(odds, examples.won)},
    )  # fmt: skip
    text = page("What the house <has> learned", lessons)
    assert "What the house &lt;has&gt; learned" in text
    assert "AUC" in text
    assert "<script src=" not in text


def test_a_file_of_weights_is_read_as_it_was_written() -> None:
    sheet = LearnedSheet(
        "evidence",
        4,
        0.5,
        Source(["larkspur"], {"players": 4, "even_chances": True}, "lesson", 100, 5000, [0.0, 0.05]),
        HeldOut(0.8, 0.7, 0.5, 0.6),
        Fitted(-0.5, {"work": -0.00001234, 'a "quoted" number': 2.0}),
        {"larkspur": Fitted(0.1, {"work": 1e10})},
        [Paired("larkspur", "Hunters", "normal", 120, 0.6, 0.4, 30, 6)],
    )
    assert read_sheet(text_of(sheet)) == sheet


@pytest.mark.parametrize("text", ["", "share = 2", "not toml ["])
def test_a_file_that_is_none_is_named(text: str) -> None:
    with pytest.raises(BadWeights, match="cannot be read"):
        read_sheet(text)
