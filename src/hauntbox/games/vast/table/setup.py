"""Setting up: minds, the map, the decks beside it, and each role's board. SET, VAR"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.cave.ground import survey
from hauntbox.games.vast.cave.setup import lay_map
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.numbers import KNIGHT, ROLE_COUNT, ROLE_NAMES
from hauntbox.games.vast.roles.role import ROLES, built
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.terms import NO_LINE, roles_in, terms_of
from hauntbox.games.vast.table.turns import BeginRound
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.options import BadOption
from hauntbox.kernel.wire import ABSENT

EVENT_CARDS: Final = 15
TREASURE_CARDS: Final = 7
MONSTER_CARDS: Final = 10
DECKS: Final = "decks"  # purpose of chance


def lay_out(options: Options, scenario: str, seed: str) -> Vast:
    """A game with its set-up on the agenda."""
    g = Vast(seed=seed, options=options)
    g.terms = terms_of(options)
    refuse_unbuilt(g.terms.roles)
    g.then(SetUp(), BeginRound())
    return g


def refuse_unbuilt(roles: tuple[int, ...]) -> None:
    """Some roles cannot be played yet."""
    missing = [ROLE_NAMES[role] for role in roles if role not in built()]
    if missing:
        raise BadOption(f"not in the box yet: {', '.join(missing)}")


def seats(options: Options, scenario: str) -> list[tuple[int, ...]]:
    return [(role,) for role in roles_in(options)]


def wake(g: Vast) -> None:
    """Find again what stands beside the position."""
    g.terms = terms_of(g.options)
    survey(g)


@dataclass(frozen=True)
class SetUp(Step):
    def run(self, g: Vast) -> None:
        roles = g.terms.roles
        g.minds = [role if role in roles else ABSENT for role in range(ROLE_COUNT)]
        g.sealed, g.standing = [None] * ROLE_COUNT, [{} for _ in range(ROLE_COUNT)]
        lay_map(g)
        lay_decks(g)
        for role in g.terms.boards:
            ROLES[role].set_up(g)
        for role in roles:
            ROLES[role].adjust(g)


def lay_decks(g: Vast) -> None:
    """VSB-SET-12, VST-SOLO-16: without a Knight, Treasure and Event cards stay in the box.

    VSB-SET-13: with her they are shuffled. VSB-VAR-33, VST-VTWO-01: Goblin Infestation brings the Monster
    deck. Goblins shuffle their own.
    """
    if KNIGHT in g.terms.roles:
        g.event_deck = g.shuffle(tuple(range(EVENT_CARDS)), DECKS)
        g.treasure_deck = g.shuffle(tuple(range(TREASURE_CARDS)), DECKS)
    if g.terms.infestation != NO_LINE:
        g.monster_deck = g.shuffle(tuple(range(MONSTER_CARDS)), DECKS)  # VSB-VAR-29
