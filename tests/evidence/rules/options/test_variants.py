"""Every option and preset alone, and many together: whole games in which the truth stays inside what all may know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from evidence.kit import haunting, settled
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.ghosts import TYPE_NAMES
from hauntbox.games.evidence.content import SHIPPED
from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.options import LEVELS, Options, check
from hauntbox.games.evidence.rules.ghost_turn import HuntWalk, PassiveWalk
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.kernel.options import BadOption, tunables

SWITCHES = [t.name for t in tunables(Options) if isinstance(t.default, bool)]
NUMBERS = {"solo_hunters": 3, "players": 1}  # for who plays alone
COMBINATIONS = 60


def alone(switch: str) -> dict[str, Any]:
    return {switch: True, "players": 2 if switch in ("lone_hunter", "field_bag") else 4}


def combination(n: int) -> dict[str, Any]:
    """The n-th random mixture of options that go together."""
    rng = Random(n)
    mixture: dict[str, Any] = {name: True for name in SWITCHES if rng.random() < 0.25}
    mixture |= {"auto_ghost": rng.choice(LEVELS), "players": rng.randint(1, 5)}
    try:
        check(settled(**mixture))
    except BadOption:
        return combination(n + 1000)
    return mixture


def check_truth(g: Haunting) -> None:
    """While the ghost walks, where it is has not been told yet."""
    known = knowledge(g)
    assert (g.type, g.room) in known.worlds
    assert (g.countdown, g.cut_used) in known.counts[g.type]
    if not isinstance(g.asking(), PassiveWalk | HuntWalk):
        assert known.worlds[g.type, g.room].squares >> g.at[GHOST] & 1


def check_offers(g: Haunting, role: int) -> None:
    assert set(g.legal(role)) == {act for act in GAME.universe(g) if not g.why_not(role, act)}


def check_redeal(g: Haunting, rng: Random) -> None:
    """Each side's redeal looks the same to it and can be played on."""
    for seat in ((GHOST,), (1,), ()):
        h = GAME.redeal(g, seat, rng)
        assert GAME.view(h, seat) == GAME.view(g, seat)
        for _ in range(12):
            step(h, rng)


def step(g: Haunting, rng: Random) -> None:
    for role in g.waiting()[:1]:
        g.apply(role, rng.choice(g.legal(role)))


def play(options: Mapping[str, Any], house: str, seed: int) -> None:
    g, rng = GAME.new(options, house, f"variant {seed}"), Random(seed)
    assert isinstance(g, Haunting)
    g.events = []
    while g.waiting():
        if rng.random() < 0.02:
            check_offers(g, g.waiting()[0])
        if g.room >= 0 and rng.random() < 0.08:
            check_truth(g)
        if g.room >= 0 and rng.random() < 0.01:
            check_redeal(g, rng)
        step(g, rng)
    assert g.outcome
    assert all([GAME.say(g, event) for event in g.events])


def by_turns() -> Iterator[str]:
    while True:
        yield from SHIPPED


HOUSES = by_turns()


@pytest.mark.parametrize(("switch", "house"), [*zip(SWITCHES, HOUSES, strict=False)])
def test_a_game_with_one_option(switch: str, house: str) -> None:
    play(alone(switch), house, SWITCHES.index(switch))


@pytest.mark.parametrize("house", SHIPPED)
@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_game_against_the_automated_ghost(level: str, house: str) -> None:
    play({"auto_ghost": level, **NUMBERS}, house, LEVELS.index(level))


@pytest.mark.parametrize("house", SHIPPED)
@pytest.mark.parametrize("preset", GAME.presets)
def test_a_game_with_a_preset(preset: str, house: str) -> None:
    play(GAME.presets[preset], house, SHIPPED.index(house))


@pytest.mark.parametrize(("n", "house"), [*zip(range(COMBINATIONS), HOUSES, strict=False)])
def test_a_game_with_many_options(n: int, house: str) -> None:
    play(combination(n), house, n)


def test_beliefs_stay_sound_in_a_game_without_end() -> None:
    g = haunting(hunters="van van", no_dawn=True)
    for number in range(6, 1000):
        g.facts += [("round", number), ("omen", "hunt", NOWHERE, ()), ("home",)]
    assert min([world.weight for world in knowledge(g).worlds.values()]) > 0
    assert {GAME.redeal(g, (1,), Random(n)).type for n in range(4000)} == set(range(len(TYPE_NAMES)))
