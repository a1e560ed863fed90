"""A rule change shows here as a diff of play. If the diff is meant, `make golden` writes the files anew."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice

import pytest

from battery.trial import declared
from golden import write
from golden.plays import HERE, PLAYS, Play, text

SHOWN = 40  # lines of a difference


@pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.path.stem)
def test_play_goes_as_it_went(play: Play) -> None:
    difference = list(islice(changes(play), SHOWN))
    assert not difference, "\n".join([f"{play.path.name} goes another way; if that is meant: make golden", *difference])


def changes(play: Play) -> list[str]:
    before = play.path.read_text(encoding="utf-8").splitlines()
    return list(unified_diff(before, text(play).splitlines(), "golden", "now", lineterm="", n=2))


def test_every_game_has_a_play_through() -> None:
    assert {kind.name for kind in declared()} <= {play.game for play in PLAYS}


def test_no_play_through_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {play.path.name for play in PLAYS}


def test_a_play_through_is_not_written_in_ci(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CI", "true")
    assert write.main([]) == 1
    assert "never in CI" in capsys.readouterr().err


def test_a_change_is_shown_as_a_difference() -> None:
    play = Play("parlour", "plain", seed="another")
    assert any(line.startswith("+Agnes") for line in changes(play))
