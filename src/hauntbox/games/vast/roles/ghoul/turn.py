"""The Ghoul's turn: it comes onto the map, rolls, moves and acts, and sets its Defense. SET, TURN, ROLL, ACT, DEF"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import FLARE, WAY, Flare, Way
from hauntbox.games.vast.cave.fill import tiles_left
from hauntbox.games.vast.cave.grid import NOWHERE, WAY_NAMES
from hauntbox.games.vast.cave.ground import (
    free_dark,
    frontier,
    has_tokens,
    is_dark_at,
    is_open_space,
    is_unoccupied,
    others_at,
    touching,
)
from hauntbox.games.vast.cave.terrain.leaving import lay_for
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES
from hauntbox.games.vast.roles.ghost.actions import EXTRAS
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra, do_extra, extras
from hauntbox.games.vast.roles.ghoul.actions import (
    ATTACK,
    CARD_NAMES,
    GEM_NAMES,
    PER_TURN,
    PIECE_OF,
    SMASH_CRYSTAL,
    STOP,
    TAKE,
    TAKE_SAFELY,
    USE_GAME,
    USE_TURN,
    Attack,
    SmashCrystal,
    Stop,
    Take,
    TakeSafely,
    Use,
)
from hauntbox.games.vast.roles.ghoul.against import CRYSTAL, bars_smash, bars_strike
from hauntbox.games.vast.roles.ghoul.board import KINDS
from hauntbox.games.vast.roles.ghoul.cards import bars_first, bars_second, use_first, use_second
from hauntbox.games.vast.roles.ghoul.rules.collecting import bars_flare, bars_taking, collect, flare
from hauntbox.games.vast.roles.ghoul.rules.dice import KeepDice, RollDice, TerrorCheck
from hauntbox.games.vast.roles.ghoul.rules.moving import bars_step, begin_attack, open_ways, step
from hauntbox.games.vast.roles.ghoul.rules.skitter import PickNear
from hauntbox.games.vast.roles.numbers import GHOUL, VILE
from hauntbox.games.vast.state import Vast, ghoul_of, prowler
from hauntbox.games.vast.table.asking import WhichSpace
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

TOKEN_OF: Final = {"treasure": TREASURES, **dict(zip(GEM_NAMES, GEMS, strict=True))}
CANDIDATES: Final[tuple[Action, ...]] = (
    *WAY, *ATTACK.values(), SMASH_CRYSTAL, *TAKE, *TAKE_SAFELY, FLARE, *USE_TURN, *USE_GAME, STOP, *EXTRAS,
)  # fmt: skip


# Coming onto the map. -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GhoulAppears(Step):
    """VST-SET-05: at the start of its first turn the piece is put on the map; VST-SET-06, VST-SET-12: if it can be."""

    def run(self, g: Vast) -> None:
        if g.at[prowler(g)] != NOWHERE:
            return
        if free_dark(g):
            g.then(StartOn(prowler(g)))
        elif tiles_left(g) and not g.collapsing:
            g.then(StartOnAdded(prowler(g)))
        else:
            g.then(PickNear(prowler(g), prowler(g)))  # VST-SET-12


@dataclass(frozen=True)
class StartOn(WhichSpace):
    """VST-DEC-34: on any unoccupied Dark tile; VST-SET-09: for nothing."""

    def pool(self, g: Vast) -> list[int]:
        return free_dark(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if is_dark_at(g, space) and is_unoccupied(g, space) else "VST-SET-05"

    def chosen(self, g: Vast, space: int) -> None:
        start(g, space)


@dataclass(frozen=True)
class StartOnAdded(WhichSpace):
    """VST-DEC-35, VST-SET-06: on a Dark tile that is added to the map, VST-SET-08: next to it, where it likes."""

    def pool(self, g: Vast) -> list[int]:
        return frontier(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if is_open_space(g, space) and touching(g, space) else "VST-SET-08"

    def chosen(self, g: Vast, space: int) -> None:
        start(g, space)
        lay_for(g, prowler(g), space)


def start(g: Vast, space: int) -> None:
    g.at[prowler(g)] = space
    g.tell("VST-SET-05", "appears", prowler(g), space)


# Phases. ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GhoulTurn(Step):
    """VST-TURN-01: three phases, and the turn is over. VST-SET-12: off the map it skips its turn."""

    def run(self, g: Vast) -> None:
        if g.at[prowler(g)] != NOWHERE:
            g.then(*PHASES[prowler(g)])


@dataclass(frozen=True)
class ReturnDiscs(Step):
    """VST-ROLL-01, VST-ROLL-02: the discs go back; VST-TURN-03: nothing is left of the last turn."""

    def run(self, g: Vast) -> None:
        board = ghoul_of(g)
        board.discs, board.movement, board.attack_die, board.dice = 0, 0, 0, ()
        board.used, board.spent, board.attacked = [0] * KINDS, 0, 0


@dataclass(frozen=True)
class Prowl(Choice):
    """VST-ACT-04: moving, collecting, attacking and Terror cards in any order, VST-ACT-06: until it stops.

    VST-ACT-05: after a skitter it goes on from there.
    """

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return CANDIDATES

    def bars(self, g: Vast, role: int, act: Action) -> str:
        """VST-ACT-01, VST-ACT-02, VST-ACT-03: what each is paid with stands with its rules."""
        if isinstance(act, Way):
            return bars_step(g, WAY_NAMES.index(act.way))
        if isinstance(act, Attack):
            return bars_strike(g, PIECE_OF[act.piece])
        if isinstance(act, Use):
            kind = CARD_NAMES.index(act.card)
            return bars_first(g, kind) if act.once == PER_TURN else bars_second(g, kind)
        if isinstance(act, Take | TakeSafely):  # VST-DEC-43, VST-DEC-44
            return bars_taking(g, TOKEN_OF[act.token], isinstance(act, TakeSafely))
        if isinstance(act, SmashCrystal):
            return bars_smash(g)
        if isinstance(act, Flare):
            return bars_flare(g)
        if act in EXTRAS:
            return bars_extra(g, prowler(g), act)
        return "" if isinstance(act, Stop) else act.when

    def legal(self, g: Vast, role: int) -> list[Action]:
        here = g.at[role]
        found: list[Action] = [WAY[way] for way in open_ways(g)]
        found += [ATTACK[piece] for piece in others_at(g, role, here) if not bars_strike(g, piece)]
        if not bars_smash(g):
            found.append(SMASH_CRYSTAL)
        if has_tokens(g, here):
            found += [act for act in TAKE if not bars_taking(g, TOKEN_OF[act.token])]
            found += [act for act in TAKE_SAFELY if not bars_taking(g, TOKEN_OF[act.token], True)]
        if not bars_flare(g):
            found.append(FLARE)
        cards = ghoul_of(g).held
        held = [kind for kind in range(KINDS) if cards[kind]]
        if held:
            found += [USE_TURN[kind] for kind in held if not bars_first(g, kind)]
            found += [USE_GAME[kind] for kind in held if not bars_second(g, kind)]
        found += extras(g, prowler(g))
        return [*found, STOP]

    def is_public(self, g: Vast, role: int) -> bool:
        return True

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Stop):
            return  # VST-DEC-10
        g.then(self)
        if g.vile is not None:
            g.vile.bonus = 0  # VST-VGM-08: a bonus that found no attack is gone
        if isinstance(act, Way):
            step(g, WAY_NAMES.index(act.way))
        elif isinstance(act, Attack):
            begin_attack(g, PIECE_OF[act.piece])
        elif isinstance(act, Use):
            kind = CARD_NAMES.index(act.card)
            if act.once == PER_TURN:
                use_first(g, kind)
            else:
                use_second(g, kind)
        elif isinstance(act, Take | TakeSafely):
            collect(g, TOKEN_OF[act.token], isinstance(act, TakeSafely))
        elif isinstance(act, SmashCrystal):
            begin_attack(g, CRYSTAL)
        elif act in EXTRAS:
            do_extra(g, prowler(g), act)
        else:
            flare(g)


@dataclass(frozen=True)
class SetDefense(Step):
    """VST-DEF-01, VST-DEF-02: the discs that are left are its Defense; VST-ROLL-19: movement points are lost."""

    def run(self, g: Vast) -> None:
        board = ghoul_of(g)
        board.movement = 0
        g.tell("VST-DEF-01", "defense", prowler(g), board.discs)


COMING: Final = (GhoulAppears(), GhoulTurn())
PHASES: Final = {  # by role: frames never change, so these serve every turn
    role: (ReturnDiscs(), RollDice(role), TerrorCheck(), KeepDice(role), Prowl(role), SetDefense())
    for role in (GHOUL, VILE)
}
