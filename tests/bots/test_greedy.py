"""The greedy bot looks at what an action leads to, and no farther."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hauntbox.bots import make
from hauntbox.bots.greedy import WORLDS
from hauntbox.kernel.contract import Seat
from hauntbox.lab import simulate
from parlour import GAME
from parlour.actions import PASS, Relieve, Strike
from parlour.rules import Draw, EndTurn, Land, Push, Relief, Turn
from parlour.scenes import scene
from parlour.state import Parlour

ROOM = "0 1 / 2 . 3"
CROWD = "2 . 0 / . 1 . / . . 3"


def lead(g: Parlour, role: int) -> float:
    """The role's share of what is left of everybody."""
    return max(0, g.hp[role]) / max(1, sum(max(0, hp) for hp in g.hp))


JUDGED = replace(GAME, judge=lead)


def test_it_takes_what_looks_best_at_once() -> None:
    g = scene(ROOM, Relief((1, 0)), Land(0, 1, 4), Draw(1), EndTurn(0), hp="3 5 0 0", hands="/4//", deck=(20, 21))
    bot = make("greedy", 1)
    assert bot.choose(JUDGED, g, 1, (1,)) == Relieve(4)
    assert bot.reason[Relieve(4)].mean > bot.reason[PASS].mean


def test_its_reason_weighs_every_option_best_first() -> None:
    g = scene(CROWD, Push(0, 1), EndTurn(0))
    bot = make("greedy", 5)
    chosen = bot.choose(JUDGED, g, 0, (0,))
    means = [estimate.mean for estimate in bot.reason.values()]
    assert (next(iter(bot.reason)), set(bot.reason)) == (chosen, set(g.legal(0)))
    assert means == sorted(means, reverse=True)
    assert {estimate.n for estimate in bot.reason.values()} == {WORLDS}


def test_it_thinks_in_redealt_worlds_only() -> None:
    dealt: list[Any] = []

    def kept(g: Any, seat: Seat, rng: Random) -> Any:
        dealt.append(GAME.fill_in(g, seat, rng))
        return dealt[-1]

    seen: list[Any] = []

    def watched(g: Any, role: int) -> float:
        seen.append(g.seed)
        return lead(g, role)

    g = scene(ROOM, Turn(0))
    make("greedy", 1).choose(replace(GAME, fill_in=kept, judge=watched), g, 0, (0,))
    assert len(dealt) == WORLDS
    assert set(seen) <= {world.seed for world in dealt}


def test_equals_fall_to_the_seed() -> None:
    g = scene(ROOM, Turn(0), hp="9 9 9 9")
    alike = replace(GAME, judge=lambda g, role: 0.5)
    assert len({make("greedy", seed).choose(alike, g, 0, (0,)) for seed in range(20)}) == 3
    assert len({make("greedy", 7).choose(alike, g, 0, (0,)) for _ in range(5)}) == 1


def test_who_possesses_another_plays_for_himself() -> None:
    g = scene(ROOM, Turn(1), hp="1 9 1 0")
    g.minds[1] = 0
    assert make("greedy", 1).choose(JUDGED, g, 1, (0,)) == Strike(2)


def test_greedy_beats_random() -> None:
    report = simulate("parlour", 60, 1, ["greedy", "random", "random", "random"], {"hit_points": 8}, kind=JUDGED)
    assert report.roles["Agnes"].low > 0.25
