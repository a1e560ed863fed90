"""The compiled build plays the same games, keeps Structs as they are, and lets interpreted games run on its kernel."""

from __future__ import annotations

import pytest

from compiled.conftest import Run
from hauntbox.games import names

GAMES = [pytest.param(20, id="short"), pytest.param(200, id="long", marks=pytest.mark.long)]
LONG = [pytest.param(name, marks=pytest.mark.long) for name in ("bots", "lab")]


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize("game", [*names(), "parlour"])
def test_both_builds_play_the_same_games(game: str, games: int, interpreted: Run, compiled: Run) -> None:
    ours, theirs = [run("compiled.play", game, str(games)).splitlines() for run in (interpreted, compiled)]
    assert len(ours) == games
    assert [pair for pair in zip(ours, theirs, strict=True) if pair[0] != pair[1]] == []


def test_structs_are_as_frozen_and_tagged_as_ever(interpreted: Run, compiled: Run) -> None:
    ours = interpreted("compiled.inside", "structs")
    assert "hauntbox.kernel.wire.Action" in ours
    assert compiled("compiled.inside", "structs") == ours


def test_rules_kernel_and_bots_are_compiled_and_modules_with_structs_are_not(compiled: Run) -> None:
    lines = compiled("compiled.inside", "modules").splitlines()
    for name in (
        "kernel.agenda",
        "kernel.codec",
        "kernel.bitsets.fastbits",
        "bots.playout",
        "games.evidence.rules.hunt",
    ):
        assert f"hauntbox.{name} compiled" in lines
    for name in ("kernel.wire", "kernel.options", "games.evidence.actions", "games.evidence.secrets.view"):
        assert f"hauntbox.{name} interpreted" in lines


def test_a_checkout_runs_its_sources(interpreted: Run) -> None:
    assert " compiled" not in interpreted("compiled.inside", "modules")


@pytest.mark.parametrize("tests", ["kernel", "parlour", *LONG])
def test_interpreted_games_run_on_the_compiled_kernel(tests: str, compiled: Run) -> None:
    """The tests of the kernel and of the sample game, whose frames and positions are plain Python."""
    told = compiled("pytest", f"tests/{tests}", "-rs", "-p", "no:cacheprovider", "-p", "no:xdist")
    assert "[100%]" in told
    assert "SKIPPED" not in told
