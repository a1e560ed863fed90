"""What weights are learned for: every number has a name, looking changes nothing, and weights are mixed in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hauntbox.bots.playout import wander
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.bots.features import GENERAL
from hauntbox.games.ghostbusters2.bots.judgement import judge, judge_by
from hauntbox.games.ghostbusters2.bots.learning import LEARNING, weights
from lab.learning.weights import sheet_text


def position(scenario: str = "court", answers: int = 60) -> Any:
    g: Any = GAME.new({}, scenario, "1")
    wander(g, Random("way"), answers)
    return g


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_number_has_a_name_and_is_a_float(scenario: str) -> None:
    for answers in (5, 60, 120):
        g = position(scenario, answers)
        measured = LEARNING.measure(g)
        assert len({*GENERAL}) == len(GENERAL)
        if g.agenda:
            assert measured is not None
            assert len(measured[0]) == len(GENERAL)
            assert {type(number) for number in measured[0]} == {float}


def test_looking_changes_nothing() -> None:
    g = position()
    before = GAME.codec.save(g)
    first = LEARNING.measure(g)
    assert (GAME.codec.save(g), LEARNING.measure(g)) == (before, first)


def test_the_hand_counts_as_it_did() -> None:
    """The parts are those of the balance: so much of 200 Actions above or below even chances."""
    for answers in (20, 60, 120):
        g = position(answers=answers)
        measured = LEARNING.measure(g)
        assert measured is not None
        balance = sum(measured[0][:8])
        assert judge_by(g, 0, None) == pytest.approx(max(0.01, min(0.99, 0.5 + balance / 200)))


def test_weights_are_mixed_in_and_a_scenario_without_any_goes_by_hand() -> None:
    g = position()
    plain = judge_by(g, 0, None)
    hopeful = weights(sheet_text("ghostbusters2", 0.5, own={"court": {"timer": 5.0}}))
    assert judge_by(g, 0, hopeful) > plain
    assert judge_by(g, 0, weights(sheet_text("ghostbusters2", 0.0, {"timer": 5.0}))) == pytest.approx(plain)
    assert judge_by(g, 0, weights(sheet_text("ghostbusters2", 1.0, {}, by_hand=1.0))) == pytest.approx(plain)
    elsewhere = weights(sheet_text("ghostbusters2", 0.5, own={"river": {"timer": 5.0}}))
    assert judge_by(g, 0, elsewhere) == pytest.approx(plain)


def test_what_is_told_apart_is_what_happens() -> None:
    g = position(answers=90)
    before = LEARNING.measure(g)
    g.timer -= 1
    g.gates ^= 1 << 5
    after = LEARNING.measure(g)
    assert before is not None
    assert after is not None
    changed = {name for name, one, two in zip(GENERAL, before[0], after[0], strict=True) if one != two}
    assert {"timer", "turns left", "share of the timer", "Open Gates"} <= changed
    assert not {"Slimes", "XP", "Plazms carried", "tank"} & changed


def test_bots_judge_by_what_is_in_the_box() -> None:
    from hauntbox.games.ghostbusters2.bots.judgement import LEARNED

    g = position()
    assert judge(g, 0) == judge_by(g, 0, LEARNED)
