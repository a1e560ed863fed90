"""In its own turn a role sees what it has left to spend, and why a step is not possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hauntbox.games.vast.declaration import DECLARED as KIND
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    ROLE_NAMES,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.kernel.contract import Seat
from hauntbox.scene import Question, show, sit
from vast.thief.sneaking import sneak

MANY = 400  # decisions: every role has had several turns by then
SIX: dict[str, bool] = {"goblins": True, "dragon": True, "cave": True, "thief": True}
OTHERS: dict[str, bool] = {"ghoul": False, "vile_ghoul": True, "unicorn": True, "cave_ghost": True}


def asked(g: Any, seat: Seat) -> Question:
    ask = show(KIND, g, sit(KIND, g, seat)).ask
    assert ask is not None
    return ask


def roles_with_counters(chosen: dict[str, bool]) -> set[int]:
    """The roles that some question of a random game has shown what they have left."""
    g: Any = KIND.new(chosen, "cave", "counters")
    rng, found = Random(5), set[int]()
    for _ in range(MANY):
        if not g.waiting():
            break
        role = g.waiting()[0]
        if g.turn == role and asked(g, (role,)).have:
            found.add(role)
        g.apply(role, rng.choice(g.legal(role)))
    return found


@pytest.mark.parametrize(
    ("chosen", "roles"),
    [
        (SIX, {KNIGHT, GOBLINS, DRAGON, CAVE, THIEF, GHOUL}),
        (OTHERS, {KNIGHT, VILE, UNICORN, CAVE_GHOST}),
        ({"ghost": True}, {KNIGHT, GHOUL, GHOST}),
    ],
)
def test_every_role_sees_in_its_turn_what_it_has_left(chosen: dict[str, bool], roles: set[int]) -> None:
    assert [ROLE_NAMES[role] for role in roles - roles_with_counters(chosen)] == []


def test_the_thief_sees_his_movement_his_cubes_and_why_a_step_is_not_possible() -> None:
    g = sneak("O0 EN O0 O0", here="e1", stats=(0, 4, 3))
    ask = asked(g, (THIEF,))
    assert [(sign.look, sign.n) for sign in ask.have] == [("thief-steps", 0), ("action-cube", 3)]
    refused = {option.id: option.off for option in ask.options if option.off}
    assert refused["way e"] == "You have no Movement left."
