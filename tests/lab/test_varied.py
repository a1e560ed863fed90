"""Games under random options: all of them are drawn, and a game that breaks is told with what it takes to see it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hauntbox.games import find
from hauntbox.kernel.options import kept, tunables
from hauntbox.lab import match
from hauntbox.lab.varied import play_varied, random_options


@pytest.mark.parametrize("name", ["betwixt", "evidence", "ghostbusters2", "hunter13"])
def test_every_option_is_drawn_from_one_end_of_its_range_to_the_other(name: str) -> None:
    kind = find(name)
    scenario = next(iter(kind.scenarios))
    drawn = [random_options(kind, scenario, Random(seed)) for seed in range(40)]
    for each in tunables(kind.options):
        values = {options[each.name] for options in drawn}
        assert len(values) > 1, each.name
    played = kind.settled(drawn[0], scenario)
    assert {name: getattr(played, name) for name in drawn[0]} == kept(played)


@pytest.mark.parametrize("name", ["betwixt", "evidence", "ghostbusters2", "hunter13"])
def test_random_games_under_random_options_end_without_an_error(name: str) -> None:
    assert play_varied(find(name), 3, "test") == []


def test_a_game_that_breaks_is_told_with_its_options() -> None:
    kind = find("evidence")

    def broken(options: Any, scenario: str, seed: str) -> Any:
        g: Any = kind.lay_out(options, scenario, seed)
        if seed:
            g.agenda = []
        return g

    (mishap,) = play_varied(replace(kind, lay_out=broken), 1, "7", "corvane")
    assert (mishap.scenario, mishap.failure.seed) == ("corvane", "7/0")
    assert mishap.failure.error.startswith("Stuck: nothing left to do")
    assert mishap.options.keys() == {each.name for each in tunables(kind.options)}


def test_a_game_without_an_end_is_told_apart_from_one_that_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LIMIT", 5)
    (mishap,) = play_varied(find("evidence"), 1, "7", "corvane")
    assert mishap.failure.is_endless
    assert (mishap.failure.error, mishap.failure.answers) == ("not over after 5 answers", 5)
    assert find("evidence").codec.load(mishap.failure.position.encode()).agenda
