"""Bots know what their seat knows, and the same view moves them alike. Tried on the parlour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hauntbox.bots import Bot, NotAsked, UnknownBot, make
from hauntbox.bots.flat import worth
from hauntbox.bots.levels import LEVELS
from hauntbox.bots.playout import wander
from hauntbox.kernel.contract import Declaration, Seat, asks
from hauntbox.kernel.wire import Action
from hauntbox.lab import simulate
from parlour import GAME
from parlour.actions import PASS, SHOVES, Relieve, Strike
from parlour.options import ParlourOptions
from parlour.rules import Draw, EndTurn, Land, Push, Relief, Turn
from parlour.scenes import scene
from parlour.state import Parlour

SEATS: list[Seat] = [(0,), (1,), (2,), (3,)]
ROOM = "0 1 / 2 . 3"
CROWD = "2 . 0 / . 1 . / . . 3"


def decisions(seed: str, every: int) -> Iterator[tuple[Parlour, int, Seat]]:
    """Positions of a random game, each with a role that has two or more options, and its seat."""
    g, rng = GAME.new(ParlourOptions(hit_points=8), "parlour", seed), Random(seed)
    while g.waiting():
        for seat in SEATS:
            for role, options in asks(g, seat).items():
                if len(options) > 1:
                    yield g, role, seat  # type: ignore[misc]
        wander(g, rng, every)


def scrambled(g: Parlour, seat: Seat) -> Iterator[Parlour]:
    for secret in GAME.secrets.values():
        other = g.clone()
        secret.scramble(other, seat)
        yield other


def is_swayed(bot: Bot) -> bool:
    """Does the bot act otherwise in another truth in which it has seen the same?"""
    return any(
        bot.choose(GAME, other, role, seat) != bot.choose(GAME, g, role, seat)
        for g, role, seat in decisions("truth", every=5)
        for other in scrambled(g, seat)
    )


class Peeper(Bot):
    def choose(self, kind: Declaration, g: Any, role: int, seat: Seat) -> Action:
        options = asks(g, seat)[role]
        return options[int(sum(g.deck[:1])) % len(options)]


@pytest.mark.parametrize("bot", [make("random", 3), make("greedy", 3), make("flat:12", 3), make("search:24", 3)])
def test_a_bot_acts_the_same_whatever_the_truth_behind_its_view(bot: Bot) -> None:
    assert not is_swayed(bot)


def test_a_bot_that_peeps_is_found_out() -> None:
    assert is_swayed(Peeper("peeper", 3))


def test_a_bot_that_is_asked_twice_says_the_same() -> None:
    g = scene(ROOM, Turn(0))
    bot = make("flat:30", "candle")
    first, why = bot.choose(GAME, g, 0, (0,)), bot.reason
    assert (bot.choose(GAME, g, 0, (0,)), bot.reason) == (first, why)


def test_seeds_make_bots_differ() -> None:
    g = scene(ROOM, Turn(0))
    assert len({make("random", seed).choose(GAME, g, 0, (0,)) for seed in range(20)}) == 3


def test_what_a_bot_sees_changes_its_luck() -> None:
    bot = make("random", 1)
    turns = [scene(ROOM, Turn(0), hp=f"{hp} 9 9 9") for hp in range(1, 10)]
    assert len({bot.choose(GAME, g, 0, (0,)) for g in turns}) == 3


@pytest.mark.parametrize("name", ["random", "greedy", "flat:8"])
def test_a_bot_leaves_the_position_as_it_was(name: str) -> None:
    for g, role, seat in decisions("still", every=9):
        before = GAME.codec.save(g)
        assert make(name, 1).choose(GAME, g, role, seat) in g.legal(role)
        assert GAME.codec.save(g) == before


def test_one_option_needs_no_search() -> None:
    def no_redeal(g: Any, seat: Seat, rng: Random) -> Any:
        raise AssertionError("searched")

    g = scene(ROOM, Turn(0), hp="9 9 0 0")
    bot = make("flat", 1)
    assert bot.choose(replace(GAME, fill_in=no_redeal), g, 0, (0,)) == Strike(1)
    assert bot.reason == {}


def test_who_is_not_asked_is_told_so() -> None:
    with pytest.raises(NotAsked, match=r"role 2 is not asked of seat \(2,\)"):
        make("random", 1).choose(GAME, scene(ROOM, Turn(0)), 2, (2,))


def test_flat_saves_its_own_life() -> None:
    g = scene(ROOM, Relief((1, 0)), Land(0, 1, 6), Draw(1), EndTurn(0), hp="3 5 0 0", hands="/4//", deck=(20, 21))
    bot = make("flat:60", 1)
    assert bot.choose(GAME, g, 1, (1,)) == Relieve(4)
    assert bot.reason[PASS].mean == 0.0


def test_who_possesses_another_plays_for_himself() -> None:
    g = scene(ROOM, Turn(1), hp="2 4 1 0")
    assert make("flat:200", 1).choose(GAME, g, 1, (1,)) == Strike(0)
    g.minds[1] = 0
    assert make("flat:200", 1).choose(GAME, g, 1, (0,)) == Strike(2)


def test_a_reason_weighs_every_option_and_starts_with_the_chosen() -> None:
    g = scene(CROWD, Push(0, 1), EndTurn(0))
    bot = make("flat:40", 5)
    chosen = bot.choose(GAME, g, 0, (0,))
    assert (next(iter(bot.reason)), set(bot.reason)) == (chosen, set(SHOVES))
    assert sorted(estimate.n for estimate in bot.reason.values()) == [5, 5, 15, 15]
    assert bot.reason[chosen].n == 15


def test_all_options_are_tried_in_the_same_worlds() -> None:
    worlds: list[int] = []

    def counted(g: Any, seat: Seat, rng: Random) -> Any:
        worlds.append(rng.getrandbits(8))
        return GAME.fill_in(g, seat, rng)

    bot = make("flat:40", 5)
    bot.choose(replace(GAME, fill_in=counted), scene(CROWD, Push(0, 1), EndTurn(0)), 0, (0,))
    assert len(worlds) == 15  # 5 for all four, 10 more for the better two


@pytest.mark.parametrize("budget", [1, 2, 40])
def test_a_small_budget_still_tries_everything_once(budget: int) -> None:
    bot = make(f"flat:{budget}", 5)
    bot.choose(GAME, scene(CROWD, Push(0, 1), EndTurn(0)), 0, (0,))
    assert min(estimate.n for estimate in bot.reason.values()) >= 1


def test_a_playout_that_is_cut_off_is_judged() -> None:
    g = scene(ROOM, Turn(0))
    judged: Declaration = replace(GAME, judge=lambda g, role: g.hp[role] / 12)
    assert (worth(judged, g, 1), worth(GAME, g, 1)) == (0.75, 0.5)


def test_random_play_counts_only_decisions_between_two_or_more() -> None:
    g = scene(ROOM, Turn(0), hp="9 9 0 0")
    assert wander(g, Random(1), 1) == 0
    assert wander(GAME.new(ParlourOptions(), "parlour", "1"), Random(1), 10) <= 10


def test_random_play_comes_to_an_end() -> None:
    g = GAME.new(ParlourOptions(), "parlour", "end")
    assert wander(g, Random(1), 10_000) > 20
    assert g.outcome is not None


@pytest.mark.long
def test_flat_beats_random() -> None:
    report = simulate("parlour", 60, 1, ["flat:16", "random", "random", "random"], {"hit_points": 8}, kind=GAME)
    assert report.roles["Agnes"].low > 0.25


@pytest.mark.parametrize("name", ["clever", "flat:", "flat:0", "flat:many", "random:3", "greedy:3", ""])
def test_an_unknown_bot_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match="there are easy, normal, hard, expert, greedy, random"):
        make(name, 1)


def test_every_action_in_a_reason_is_one_the_seat_may_take() -> None:
    for g, role, seat in decisions("legal", every=7):
        bot = make("flat:8", 2)
        bot.choose(GAME, g, role, seat)
        options: list[Action] = asks(g, seat)[role]
        assert set(bot.reason) == set(options)


def test_a_harder_level_tries_more_and_as_much_however_long_it_takes() -> None:
    recipes = [LEVELS[name] for name in ("easy", "normal", "hard", "expert")]
    assert list(LEVELS.values()) == recipes
    for options in (2, 5, 40):
        tried = [recipe.budget(options) for recipe in recipes]
        assert tried == sorted(set(tried))
    assert make("expert", 1).patience == 0.0  # simulations and not seconds, unless somebody hurries it
