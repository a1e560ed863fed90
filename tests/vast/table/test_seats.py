"""Who plays: roles follow from the number of players where they are not named, and the other way round."""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.declaration import DECLARED as KIND
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves


@pytest.mark.parametrize(
    ("chosen", "seats"),
    [
        ({}, [(KNIGHT,), (GHOUL,)]),
        ({"players": 2}, [(KNIGHT,), (GHOUL,)]),
        ({"players": 1}, [(GHOUL,)]),
        ({"knight": False}, [(GHOUL,)]),
        ({"ghoul": False}, [(KNIGHT,)]),
        ({"players": 1, "knight": True}, [(KNIGHT,)]),
        ({"players": 1, "ghoul": False}, [(KNIGHT,)]),
    ],
)
def test_roles_and_players_agree(chosen: dict[str, Any], seats: list[tuple[int, ...]]) -> None:
    options = KIND.settled(chosen, "cave")
    assert KIND.seats(options, "cave") == seats
    assert options.players == len(seats)  # type: ignore[attr-defined]


@proves("VSB-ORD-18")
@pytest.mark.parametrize(
    "chosen",
    [
        {"players": 3, "knight": False, "dragon": False, "goblins": False, "thief": False, "cave": False},
        {"players": 1, "knight": True, "ghoul": True},
    ],
    ids=["few", "many"],
)
def test_as_many_roles_as_players_or_the_rule_is_named(chosen: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="VSB-ORD-18"):
        KIND.settled(chosen, "cave")


@proves("VSB-ORD-18")
def test_a_table_without_roles_is_refused_before_it_is_laid() -> None:
    with pytest.raises(BadOption, match="VSB-ORD-18"):
        KIND.settled({"knight": False, "ghoul": False}, "cave")


def test_three_players_are_the_knight_the_dragon_and_the_ghoul() -> None:
    assert KIND.seats(KIND.settled({"players": 3}, "cave"), "cave") == [(KNIGHT,), (DRAGON,), (GHOUL,)]


@pytest.mark.parametrize("preset", KIND.presets)
def test_every_preset_can_be_played(preset: str) -> None:
    assert KIND.new(KIND.presets[preset], "cave", "preset").waiting()


@pytest.mark.parametrize("preset", KIND.presets)
def test_a_preset_says_how_many_play_so_that_a_form_has_as_many_seats(preset: str) -> None:
    chosen = KIND.presets[preset]
    assert chosen["players"] == len(KIND.seats(KIND.settled(dict(chosen), "cave"), "cave"))
