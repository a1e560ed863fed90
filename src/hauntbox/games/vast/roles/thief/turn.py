"""The Thief's turn: he returns if he must, assigns his Stat tokens, then moves and takes actions. THS, THU"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from hauntbox.games.vast.actions import FLARE, WAY, Flare, Way
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES
from hauntbox.games.vast.roles.ghost.actions import EXTRAS
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra, do_extra, extras
from hauntbox.games.vast.roles.ghoul.actions import GEM_NAMES
from hauntbox.games.vast.roles.numbers import THIEF
from hauntbox.games.vast.roles.thief.actions import (
    ASSIGN,
    BACKSTAB,
    CLIMB,
    FINISH,
    HIDE_LOOT,
    LOOT,
    PEEK,
    PICK_LOCK,
    PICKPOCKET,
    PIECE_OF,
    Assign,
    Backstab,
    Climb,
    Finish,
    HideLoot,
    Loot,
    Peek,
    PickLock,
    Pickpocket,
)
from hauntbox.games.vast.roles.thief.rules.looting import (
    bars_flare,
    bars_hide,
    bars_lock,
    bars_loot,
    hide_loot,
    loot,
    pick_lock,
    use_flare,
)
from hauntbox.games.vast.roles.thief.rules.moving import bars_climb, bars_peek, bars_step, climb, peek, step
from hauntbox.games.vast.roles.thief.rules.pickpocket import (
    backstab,
    bars_backstab,
    bars_pickpocket,
    pickpocket,
    targets,
)
from hauntbox.games.vast.roles.thief.rules.stats import cubes_for_turn, tokens
from hauntbox.games.vast.state import Vast, thief_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

TOKEN_OF: Final = {"treasure": TREASURES, **dict(zip(GEM_NAMES, GEMS, strict=True))}
CANDIDATES: Final[tuple[Action, ...]] = (
    *WAY, *CLIMB, *LOOT, *PICKPOCKET.values(), *PICK_LOCK, *BACKSTAB.values(), *HIDE_LOOT, FLARE, PEEK, FINISH, *EXTRAS,
)  # fmt: skip


@dataclass(frozen=True)
class ThiefAppears(Step):
    """VSB-THS-01: on the Entrance before his first turn, VSB-THU-14: and at the start of the turn after his death.

    VSB-THU-17, VST-OTH-69: neither a Flame Wall nor anybody there minds. What he did in the last turn is forgotten.
    """

    def run(self, g: Vast) -> None:
        board = thief_of(g)
        board.targeted, board.tried, board.peeked, board.sticky = 0, (), (), False
        if g.at[THIEF] == NOWHERE:
            g.at[THIEF] = MIDDLE
            g.tell("VSB-THS-01", "appears", THIEF, MIDDLE)


@dataclass(frozen=True)
class AssignTokens(Listed):
    """VSB-DEC-43, VSB-THS-04: phase 1, one Stat token each on Movement, Stealth and Thievery."""

    def orders(self, g: Vast) -> list[tuple[int, ...]]:
        return sorted(set(permutations(tokens(thief_of(g)))))

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,) if len(self.orders(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        assign(g, self.orders(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [ASSIGN[order] for order in self.orders(g)]

    def answer(self, g: Vast, act: Assign) -> None:
        assign(g, (act.movement, act.stealth, act.thievery))


def assign(g: Vast, order: tuple[int, ...]) -> None:
    """VSB-THS-06: they stay there until his next turn. VSB-THS-05: cubes for the turn, VSB-THS-08: no old ones."""
    board = thief_of(g)
    board.stats = [*order]
    board.moved, board.halted = 0, False
    board.cubes = cubes_for_turn(g)
    movement, hidden, thievery = order
    g.tell("VSB-THS-04", "assigns", THIEF, movement, hidden, thievery)


@dataclass(frozen=True)
class TakeCubes(Step):
    """VSB-POS-05, VSB-POS-14: cubes for a possession, of those that he has."""

    def run(self, g: Vast) -> None:
        board = thief_of(g)
        board.moved, board.halted, board.cubes = 0, False, cubes_for_turn(g)


@dataclass(frozen=True)
class Sneak(Choice):
    """VSB-THS-07: phase 2, moving and actions in any order and mixed; VSB-DEC-115: or the end of the turn."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return CANDIDATES

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            return bars_step(g, WAY_NAMES.index(act.way))
        if isinstance(act, Climb):
            return bars_climb(g, WAY_NAMES.index(act.way))
        if isinstance(act, Pickpocket):
            return bars_pickpocket(g, PIECE_OF[act.piece], act.cubes)
        if isinstance(act, Backstab):
            return bars_backstab(g, PIECE_OF[act.piece], act.cubes)
        if act in EXTRAS:
            return bars_extra(g, THIEF, act)
        return "" if isinstance(act, Finish) else bars_other(g, act)

    def legal(self, g: Vast, role: int) -> list[Action]:
        found: list[Action] = [WAY[way] for way in WAYS if not bars_step(g, way)]
        found += [CLIMB[way] for way in WAYS if not bars_climb(g, way)]
        found += targets(g)
        found += [act for act in (*LOOT, *PICK_LOCK, *HIDE_LOOT, FLARE, PEEK) if not bars_other(g, act)]
        found += extras(g, THIEF)
        return [*found, FINISH]

    def is_public(self, g: Vast, role: int) -> bool:
        return True

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Finish):
            return
        g.then(Sneak(THIEF))
        if isinstance(act, Way):
            step(g, WAY_NAMES.index(act.way))
        elif isinstance(act, Climb):
            climb(g, WAY_NAMES.index(act.way))
        elif isinstance(act, Pickpocket):
            pickpocket(g, PIECE_OF[act.piece], act.cubes)
        elif isinstance(act, Backstab):
            backstab(g, PIECE_OF[act.piece], act.cubes)
        elif act in EXTRAS:
            do_extra(g, THIEF, act)
        else:
            do_other(g, act)


def bars_other(g: Vast, act: Action) -> str:
    """The rule by which he may not do that now, or "": what needs neither a way nor a victim."""
    if isinstance(act, Loot):
        return bars_loot(g, TOKEN_OF[act.token], act.cubes)
    if isinstance(act, PickLock):
        return bars_lock(g, act.cubes)
    if isinstance(act, HideLoot):
        return bars_hide(g, act.cubes)
    if isinstance(act, Flare):
        return bars_flare(g)
    return bars_peek(g) if isinstance(act, Peek) else act.when


def do_other(g: Vast, act: Action) -> None:
    if isinstance(act, Loot):
        loot(g, TOKEN_OF[act.token], act.cubes)
    elif isinstance(act, PickLock):
        pick_lock(g, act.cubes)
    elif isinstance(act, HideLoot):
        hide_loot(g, act.cubes)
    elif isinstance(act, Flare):
        use_flare(g)
    else:
        peek(g)


@dataclass(frozen=True)
class LoseCubes(Step):
    """VSB-THS-08: unused Action cubes are lost at the end of the turn."""

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        thief_of(g).cubes = 0
