"""Random games in which a Ghost possesses whenever she can, and moments of them while she does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Final, NamedTuple

from battery.trial import Pile, Setting, Trial, any_move, by_turns
from hauntbox.games.vast import GAME
from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.cave_ghost.turn import Brood
from hauntbox.games.vast.roles.ghost.actions import Card
from hauntbox.games.vast.roles.ghost.turn import RevealCard
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    ROLE_NAMES,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.state import Vast, trance_of
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.wire import Action
from vast.ghost.haunting import options_of

HAUNTED: Final = (
    options_of(KNIGHT, GOBLINS, DRAGON, CAVE, GHOST),
    options_of(KNIGHT, UNICORN, THIEF, GHOUL, GHOST),
    options_of(KNIGHT, VILE, GHOST),
    options_of(KNIGHT, GOBLINS, DRAGON, CAVE_GHOST, THIEF),
    options_of(UNICORN, CAVE_GHOST, GHOUL),
    options_of(VILE, CAVE_GHOST),
    options_of(KNIGHT, GHOST),
    options_of(DRAGON, GHOST),
    options_of(GHOUL, GHOST),
    options_of(GHOST, solo_level="easy"),
)
GAMES: Final = 3  # of each


class Hold(NamedTuple):
    """Who is possessed, by whom, and whether it was summoned for that."""

    role: int
    by: int
    is_guest: bool

    def __str__(self) -> str:
        return f"{ROLE_NAMES[self.by]} {'summons' if self.is_guest else 'possesses'} {ROLE_NAMES[self.role]}"


HOLDS: Final = (
    *[Hold(role, GHOST, False) for role in (KNIGHT, GOBLINS, VILE, DRAGON, UNICORN, CAVE, THIEF, GHOUL)],
    *[Hold(role, GHOST, True) for role in (KNIGHT, GOBLINS, VILE, DRAGON, UNICORN, CAVE, THIEF, GHOUL)],
    *[Hold(role, CAVE_GHOST, False) for role in (KNIGHT, GOBLINS, VILE, DRAGON, UNICORN, THIEF, GHOUL)],
)


class Possessions(Trial):
    """Its positions are moments of possessions, each role and each question alike."""

    def __init__(self, *settings: Options, games: int = GAMES, positions: int = 10_000) -> None:
        super().__init__(GAME, games * len(settings), positions)
        self.plain = self.varied = [Setting("cave", options) for options in settings]

    def setting(self, n: int) -> Setting:
        return self.plain[n % len(self.plain)]

    def play(self, n: int, g: Game | None = None) -> Iterator[Game]:
        g, rng = g or self.start(n), Random(n)
        while g.waiting():
            yield g
            g.apply(*eager_move(g, rng))
        assert g.outcome is not None

    @cached_property
    def piles(self) -> dict[tuple[Hold, str], Pile]:
        found: dict[tuple[Hold, str], Pile] = defaultdict(Pile)
        rng = Random(0)
        for n in range(self.games):
            for g in self.play(n):
                assert isinstance(g, Vast)
                if g.possessed != NOBODY:
                    found[hold_of(g), type(g.asking()).__name__].add(g, rng)
        return found

    @cached_property
    def positions(self) -> list[Game]:
        chosen = by_turns([self.piles[key] for key in sorted(self.piles, key=str)], self.most)
        for g in chosen:
            self.kind.view(g, ())
        return chosen

    def moments(self, hold: Hold) -> list[Vast]:
        return [g for g in self.positions if isinstance(g, Vast) and hold_of(g) == hold]


def hold_of(g: Vast) -> Hold:
    return Hold(g.possessed, trance_of(g).by, g.guest != NOBODY)


def eager_move(g: Game, rng: Random) -> tuple[int, Action]:
    """Any move, but the Ghost reveals whenever she may, and the Cave Ghost possesses whom she can."""
    ask, (role, act) = g.asking(), any_move(g, rng)
    if isinstance(ask, RevealCard) and YES in g.legal(role):
        return role, YES
    cards = [each for each in g.legal(role) if isinstance(each, Card)] if isinstance(ask, Brood) else []
    return (role, rng.choice(cards)) if cards else (role, act)
