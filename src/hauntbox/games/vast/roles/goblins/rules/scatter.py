"""Population lost, Tribes that scatter, Monsters and face-up Secrets that go with it. GOR, MON, SEC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.goblins.actions import MONSTER_NAMES, SWAP, Swap
from hauntbox.games.vast.roles.goblins.board import NO_TRIBE
from hauntbox.games.vast.roles.goblins.rules.stats import BEETLES, RUBY, TRAP, is_revealed, piece_of
from hauntbox.games.vast.roles.numbers import GOBLINS
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of, present
from hauntbox.games.vast.table.asking import Listed, YesOrNo
from hauntbox.kernel.wire import Action

SCATTERED: Final = 2


def go_home(g: Vast, tribe: int) -> None:
    """VSB-GOR-05: the piece returns to the board; an activation is over, and an attack on a Crystal is forgotten."""
    board = goblins_of(g)
    for role in present(g):
        ROLES[role].left_behind(g, piece_of(tribe))  # VSB-GHS-32
    g.at[piece_of(tribe)] = NOWHERE
    board.marks[tribe] = NOWHERE
    if board.active == tribe:
        board.active = NO_TRIBE


def scatter(g: Vast, tribe: int) -> int:
    """VSB-GOR-05: the piece goes home and Population falls by 2; VSB-MON-13: by 1 with Bright Beetles.

    VST-EFF-33: whoever scattered it. Returns what was lost.
    """
    board = goblins_of(g)
    loss = min(SCATTERED - (BEETLES in board.monsters[tribe]), board.population[tribe])
    go_home(g, tribe)
    board.population[tribe] -= loss
    g.tell("VSB-GOR-05", "scatters", piece_of(tribe), board.population[tribe])
    if loss and not board.population[tribe]:
        lose_ruby(g)
    if len(board.monsters[tribe]) > 1:
        g.then(LoseMonster(GOBLINS, tribe))
    elif board.monsters[tribe]:
        discard_monster(g, board.monsters[tribe][0])  # VSB-GOR-06
    return loss


@dataclass(frozen=True)
class LoseMonster(Listed):
    """VSB-DEC-69, VSB-GOR-06: Bones with two Monsters lose one of their choice."""

    tribe: int

    def is_owed(self) -> bool:
        return True

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SWAP[monster] for monster in sorted(goblins_of(g).monsters[self.tribe])]

    def answer(self, g: Vast, act: Swap) -> None:
        discard_monster(g, MONSTER_NAMES.index(act.monster))


def discard_monster(g: Vast, monster: int) -> None:
    """An assigned Monster goes to the discard pile."""
    board = goblins_of(g)
    board.monsters[:] = [tuple([each for each in row if each != monster]) for row in board.monsters]
    g.monster_out += (monster,)
    g.tell("VSB-GOR-06", "monster lost", monster)


# Population. --------------------------------------------------------------------------------------------------------


def lose_population(g: Vast, tribe: int, number: int) -> None:
    """By anything but a scatter. VSB-MON-13: Bright Beetles may be discarded to lose 1 less."""
    board = goblins_of(g)
    if BEETLES in board.monsters[tribe] and number and board.population[tribe]:
        g.then(SpareOne(GOBLINS, tribe, number))
    else:
        shrink(g, tribe, number)


@dataclass(frozen=True)
class SpareOne(YesOrNo):
    """VSB-DEC-85: whether Bright Beetles are discarded."""

    tribe: int
    number: int

    def is_owed(self) -> bool:
        return True

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            discard_monster(g, BEETLES)
        shrink(g, self.tribe, self.number - (act == YES))


def shrink(g: Vast, tribe: int, number: int) -> None:
    """VSB-GOR-07: a Tribe whose Population drops to 0 scatters. VSB-GOR-14: and only then."""
    board = goblins_of(g)
    loss = min(number, board.population[tribe])
    if not loss:
        return
    board.population[tribe] -= loss
    g.tell("VSB-GOS-06", "shrinks", piece_of(tribe), board.population[tribe])
    if not board.population[tribe]:
        lose_ruby(g)
        scatter(g, tribe)


def wipe_out(g: Vast, tribe: int) -> int:
    """Population becomes 0; what was lost is returned. VSB-GOR-07: a Tribe on the map scatters."""
    board = goblins_of(g)
    loss, board.population[tribe] = board.population[tribe], 0
    if loss:
        g.tell("VSB-GOS-06", "shrinks", piece_of(tribe), 0)
        lose_ruby(g)
    if is_revealed(g, tribe):
        scatter(g, tribe)
    return loss


# Face-up Secrets. ---------------------------------------------------------------------------------------------------


def lose_ruby(g: Vast) -> None:
    """VSB-SEC-08: the Goblin Ruby goes when a Tribe's Population falls to 0."""
    discard_shown(g, RUBY)


def spring_trap(g: Vast) -> None:
    """VSB-SEC-17: the attack is resolved, and the Trap is discarded."""
    discard_shown(g, TRAP)


def discard_shown(g: Vast, card: int) -> None:
    board = goblins_of(g)
    if card in board.shown:
        board.shown = tuple([each for each in board.shown if each != card])
        board.secrets_out += (card,)
        g.tell("VSB-GOT-17", "secret gone", GOBLINS, card)
