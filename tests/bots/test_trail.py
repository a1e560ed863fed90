"""Nobody goes back for nothing: a bot remembers where it was until something happens that it did not foresee."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from hauntbox.bots.levels import LEVELS
from hauntbox.bots.search import SearchBot
from hauntbox.bots.trail import Trail
from hauntbox.games import find
from hauntbox.games.evidence.actions import END, LISTEN, Step
from hauntbox.kernel.wire import Action
from hauntbox.lab.follies.counting import FRO, count_silly

EVIDENCE = find("evidence")


def outdoors() -> tuple[Any, int]:
    """A hunter on her turn, inside the house, with steps to go."""
    g: Any = EVIDENCE.new({"grace_rounds": 20}, "larkspur", "trail")
    while True:
        role = g.waiting()[0]
        options = g.legal(role)
        steps = [act for act in options if isinstance(act, Step)]
        if role and g.at[role] != g.house.van and g.steps > 2 and len(steps) > 1:
            return g, role
        g.play(role, steps[-1] if steps else END if END in options else options[0])


def gone(trail: Trail, g: Any, role: int, act: Action, sight: bytes = b"as foreseen") -> list[Action]:
    """What is sensible to do when this has been done and the seat sees `sight`, having foreseen something."""
    after = g.clone()
    after.apply(role, act)
    trail.go_on(EVIDENCE, g, after, role, act, b"as foreseen")
    trail.begin(EVIDENCE, after, role, sight)
    return trail.sensible(EVIDENCE, after, role, after.legal(role))


def step_and_back() -> tuple[Any, int, Trail, Step, Step]:
    g, role = outdoors()
    trail = Trail()
    trail.begin(EVIDENCE, g, role, b"")
    here = g.at[role]
    for act in [act for act in g.legal(role) if isinstance(act, Step)]:
        after = g.clone()
        after.apply(role, act)
        for back in [each for each in after.legal(role) if isinstance(each, Step)]:
            again = after.clone()
            again.apply(role, back)
            if again.at[role] == here and not after.learned and not again.learned:
                return g, role, trail, act, back
    raise AssertionError("no way there and back")


def test_the_step_back_is_not_thought_of() -> None:
    g, role, trail, there, back = step_and_back()
    assert there in trail.sensible(EVIDENCE, g, role, g.legal(role))
    after = g.clone()
    after.apply(role, there)
    assert back in after.legal(role)
    assert back not in gone(trail, g, role, there)


def test_what_was_not_foreseen_is_a_reason_to_go_back() -> None:
    g, role, trail, there, back = step_and_back()
    assert back in gone(trail, g, role, there, sight=b"something else")


def test_what_was_learned_there_is_a_reason_to_go_back() -> None:
    g, role, trail, there, back = step_and_back()
    gone(trail, g, role, there)
    after = g.clone()
    after.apply(role, there)
    if LISTEN in after.legal(role):
        assert back in gone(trail, after, role, LISTEN)
    told = g.clone()
    told.apply(role, there)
    told.learned = True
    trail.go_on(EVIDENCE, g, told, role, there, b"as foreseen")
    trail.begin(EVIDENCE, told, role, b"as foreseen")
    assert back in trail.sensible(EVIDENCE, told, role, told.legal(role))


def test_if_nothing_else_is_left_everything_is_thought_of() -> None:
    g, role, trail, there, back = step_and_back()
    gone(trail, g, role, there)
    after = g.clone()
    after.apply(role, there)
    assert trail.sensible(EVIDENCE, after, role, [back, END]) == [back, END]


@pytest.mark.parametrize("game", ["evidence", "ghostbusters2"])
def test_easy_bots_walk_to_and_fro_no_more(game: str) -> None:
    moves = Counter(count_silly(game, "easy", 2).moves)
    assert sum([number for name, number in moves.items() if name.endswith(FRO)]) <= 1


def test_a_game_that_names_nothing_silly_is_thought_of_as_before() -> None:
    plain = replace(EVIDENCE, silly=None)
    g, role = outdoors()
    bot = SearchBot("easy", 1, LEVELS["easy"])
    bot.choose(plain, g, role, (role,))
    assert (bot.trail.been, {*bot.reason}) == ({}, {*g.legal(role)})
