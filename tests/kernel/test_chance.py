"""What chance promises: a stream for every purpose, outcomes that can be fixed, and fair shuffles."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from hauntbox.kernel.chance import order, orders, outcome
from kernel.room import Room


def rolls(seed: str, purpose: str, n: int, faces: int = 6) -> list[int]:
    g = Room(seed=seed)
    return [g.roll(faces, purpose) for _ in range(n)]


def test_each_purpose_has_its_own_dice() -> None:
    g = Room(seed="3")
    both = [(g.roll(6, "weather"), g.roll(6, "blow")) for _ in range(40)]
    assert rolls("3", "blow", 40) == [blow for _, blow in both] != [weather for weather, _ in both]


def test_the_same_seed_gives_the_same_dice_and_neighbouring_seeds_do_not() -> None:
    assert rolls("3", "blow", 40) == rolls("3", "blow", 40) != rolls("4", "blow", 40)


def test_the_dice_are_the_same_for_ever() -> None:
    """Old tables and replays depend on these."""
    assert rolls("hauntbox", "blow", 12) == [3, 4, 2, 2, 4, 5, 1, 2, 6, 3, 1, 1]


def test_all_faces_come_up_about_equally_often() -> None:
    counts = Counter(rolls("fair", "blow", 6_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert all(880 < n < 1120 for n in counts.values())  # four standard deviations


def test_rigged_outcomes_come_next_and_then_chance_goes_on() -> None:
    g, free = Room(seed="3"), rolls("3", "blow", 4)
    g.roll(6, "blow")
    g.rig("blow", 2, 5)
    assert [g.roll(6, "blow") for _ in range(3)] == [2, 5, free[3]]


def test_a_rigged_zero_leaves_one_outcome_to_chance() -> None:
    g, free = Room(seed="3"), rolls("3", "blow", 3)
    g.rig("blow", 0, 9, 0)
    assert [g.roll(6, "blow") for _ in range(3)] == [free[0], 9, free[2]]


def test_rigging_one_purpose_leaves_the_others_alone() -> None:
    g = Room(seed="3")
    g.rig("blow", 6)
    assert [g.roll(6, "weather") for _ in range(5)] == rolls("3", "weather", 5)


def test_a_roll_is_told_to_nobody_but_the_journal_and_marks_the_action() -> None:
    g = Room(seed="3", events=[])
    value = g.roll(6, "blow")
    assert [(event.rule, event.what, event.facts, event.to) for event in g.events or []] == [
        ("blow", "chance", (value,), ())
    ]
    assert g.learned


def test_a_shuffle_is_one_outcome_that_can_be_fixed() -> None:
    g = Room(seed="3", events=[])
    first = g.shuffle(tuple(range(40)), "deal")
    (event,) = g.events or []
    h = Room(seed="another")
    h.rig("deal", int(event.facts[0]))
    assert h.shuffle(tuple(range(40)), "deal") == first
    assert (g.drawn, sorted(first)) == ({"deal": 1}, list(range(40)))


def test_the_deals_are_the_same_for_ever() -> None:
    """Old tables and replays depend on these."""
    assert Room(seed="hauntbox").shuffle((1, 2, 3, 4, 5, 6, 7), "deal") == (2, 7, 6, 4, 5, 3, 1)


def test_an_outcome_that_no_browser_can_hold_as_a_number_is_told_as_text() -> None:
    g = Room(seed="3", events=[])
    g.shuffle(tuple(range(18)), "small")  # 18! < 2**53 < 19!
    g.shuffle(tuple(range(40)), "big")
    assert [type(event.facts[0]) for event in g.events or []] == [int, str]


def test_every_order_comes_up_and_about_equally_often() -> None:
    g = Room(seed="fair")
    counts = Counter(g.shuffle((1, 2, 3, 4), "deal") for _ in range(6_000))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert all(180 < n < 330 for n in counts.values())  # 250 and five standard deviations


def test_each_number_is_another_order() -> None:
    assert sorted(order((1, 2, 3, 4), n) for n in range(orders(4))) == sorted(permutations((1, 2, 3, 4)))


def test_a_deck_too_big_for_one_fair_outcome_is_refused() -> None:
    assert orders(90) < 2**512
    with pytest.raises(ValueError, match="91 cards"):
        orders(91)


def test_outcomes_tell_nothing_of_their_neighbours() -> None:
    bits = [outcome("3", "blow", n) for n in range(200)]
    flips = [(a ^ b).bit_count() for a, b in pairwise(bits)]
    assert min(flips) > 190
    assert max(flips) < 322  # 256 of 512, give or take
