"""What is foreseen counts as far as it stands out from the noise."""

from __future__ import annotations

import pytest

from hauntbox.bots.candidates import Candidate, weigh
from hauntbox.bots.tree import Branch
from parlour.actions import PASS


def candidate(now: float, *gains: float) -> Candidate:
    made = Candidate(Branch(0, PASS))
    made.learn(now)
    for gain in gains:
        made.foresee(gain)
    return made


def values(ahead: float, *candidates: Candidate) -> list[float]:
    weigh(list(candidates), 0.0, ahead)
    return [each.value for each in candidates]


def test_without_a_look_ahead_what_is_at_once_decides() -> None:
    assert values(0.5, candidate(0.6), candidate(0.4)) == [0.6, 0.4]


def test_a_gain_that_is_sure_counts_by_half() -> None:
    first, second = values(0.5, candidate(0.4, *[0.2] * 20), candidate(0.4, *[0.0] * 20))
    assert first - second == pytest.approx(0.1, rel=0.01)


def test_a_gain_that_may_be_noise_hardly_counts() -> None:
    lucky, plain = candidate(0.4, 0.5, -0.4, 0.5), candidate(0.41, 0.3, -0.5, 0.2)
    first, second = values(0.5, lucky, plain)
    assert second > first


def test_the_more_it_was_tried_the_more_a_gain_counts() -> None:
    gaps = []
    for tries in (2, 20):
        first, second = values(0.5, candidate(0.4, *[0.3, 0.1] * tries), candidate(0.4, *[0.1, -0.1] * tries))
        gaps.append(first - second)
    assert gaps[1] > gaps[0] > 0


def test_who_was_not_looked_at_is_given_the_usual_gain() -> None:
    known, unknown = candidate(0.4, 0.0, 0.0), candidate(0.4)
    weigh([known, unknown], 0.2, 0.5)
    assert known.value == unknown.value == 0.5
