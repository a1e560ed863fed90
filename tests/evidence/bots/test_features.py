"""What weights are learned for: every number has a name, and looking changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hauntbox.bots.playout import wander
from hauntbox.games.common.learned.sheet import BadWeights
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.bots.features import GENERAL
from hauntbox.games.evidence.bots.judgement import LEARNED, judge, judge_by
from hauntbox.games.evidence.bots.learning import LEARNING, weights
from lab.learning.weights import sheet_text


def position(answers: int = 120, scenario: str = "larkspur") -> Any:
    g = GAME.new({}, scenario, "1")
    wander(g, Random("way"), answers)
    return g


@pytest.mark.parametrize("scenario", GAME.scenarios)
@pytest.mark.parametrize("answers", [40, 120, 300])
def test_every_number_has_a_name(scenario: str, answers: int) -> None:
    measured = LEARNING.measure(position(answers, scenario))
    assert measured is not None
    assert (len(measured[0]), len({*GENERAL})) == (len(GENERAL), len(GENERAL))
    assert {type(number) for number in measured[0]} == {float}  # the compiled build adds them up without asking
    assert 30 <= len(GENERAL) <= 80


def test_looking_changes_nothing() -> None:
    g = position()
    before = GAME.codec.save(g)
    first = LEARNING.measure(g)
    assert (GAME.codec.save(g), LEARNING.measure(g)) == (before, first)


def test_weights_speak_for_the_hunters_and_so_against_the_ghost() -> None:
    g = position()
    hopeful = weights(sheet_text("evidence", 0.5, general={"living": 3.0}))
    assert judge_by(g, 1, hopeful) > judge_by(g, 1, None)
    assert judge_by(g, 0, hopeful) < judge_by(g, 0, None)
    same = weights(sheet_text("evidence", 0.0, general={"living": 3.0}))
    assert judge_by(g, 1, same) == pytest.approx(judge_by(g, 1, None))


def test_weights_of_what_nobody_measures_are_named() -> None:
    with pytest.raises(BadWeights, match="the weather"):
        weights(sheet_text("evidence", 0.5, general={"the weather": 1.0}))


def test_bots_judge_by_what_is_in_the_box() -> None:
    g = position()
    assert judge(g, 1) == judge_by(g, 1, LEARNED)
