"""What weights are learned for: every number has a name, and looking changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hauntbox.bots.playout import wander
from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.bots.features import GENERAL, names_of
from hauntbox.games.hunter13.bots.judgement import judge, judge_by
from hauntbox.games.hunter13.bots.learning import LEARNING, weights
from lab.learning.weights import sheet_text


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_number_has_a_name(scenario: str) -> None:
    for hunters in (1, 2, 4):
        g: Any = GAME.new({"players": hunters}, scenario, "1")
        wander(g, Random("way"), 150)
        measured = LEARNING.measure(g)
        names = names_of(scenario, g.options.hunters)
        assert len({*names}) == len(names)
        if g.agenda:
            assert measured is not None
            assert len(measured[0]) == len(names)


def test_looking_changes_nothing() -> None:
    g: Any = GAME.new({"players": 2}, "places", "1")
    wander(g, Random("way"), 100)
    before = GAME.codec.save(g)
    first = LEARNING.measure(g)
    assert (GAME.codec.save(g), LEARNING.measure(g)) == (before, first)


def test_weights_are_mixed_in_and_a_scenario_without_any_goes_by_hand() -> None:
    g: Any = GAME.new({"players": 2}, "places", "1")
    wander(g, Random("way"), 100)
    plain = judge_by(g, 0, None)
    hopeful = weights(sheet_text("hunter13", 0.5, own={"places": {"standing": 5.0}}))
    assert judge_by(g, 0, hopeful) > plain
    assert judge_by(g, 0, weights(sheet_text("hunter13", 0.0, general={"standing": 5.0}))) == pytest.approx(plain)
    assert judge_by(g, 0, weights(sheet_text("hunter13", 0.5, own={"lamp": {"standing": 5.0}}))) == pytest.approx(plain)
    assert judge_by(g, 0, weights(sheet_text("hunter13", 1.0, general={}, by_hand=1.0))) == pytest.approx(plain)
    general = weights(sheet_text("hunter13", 0.5, general={"standing": 5.0}))
    assert judge_by(g, 0, general) == pytest.approx(judge_by(g, 0, hopeful))


def test_bots_judge_by_what_is_in_the_box() -> None:
    from hauntbox.games.hunter13.bots.judgement import LEARNED

    g: Any = GAME.new({"players": 2}, "places", "1")
    wander(g, Random("way"), 60)
    assert judge(g, 0) == judge_by(g, 0, LEARNED)
    if LEARNED is not None:
        for scenario in GAME.scenarios:
            LEARNED.row(scenario, 2)  # every weight has a number
        assert {*LEARNED.sheet.general.weights} <= {*GENERAL}


def test_a_number_is_a_float_also_where_it_is_nothing() -> None:
    """The compiled build adds them up without asking."""
    g: Any = GAME.new({"players": 2}, "places", "1")
    wander(g, Random("way"), 100)
    measured = LEARNING.measure(g)
    assert measured is not None
    assert {type(number) for number in measured[0]} == {float}
