"""Monsters that serve a Tribe: drawing and assigning them. GOT, MON"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.roles.goblins.actions import (
    MONSTER_NAMES,
    REDRAW_MONSTER,
    REFUSE,
    SWAP,
    TAME,
    TRIBE_NAMES,
    Redraw,
    Swap,
    Tame,
)
from hauntbox.games.vast.roles.goblins.board import BONES, SLOTS, TRIBE_NUMBERS
from hauntbox.games.vast.roles.goblins.cards.secrets import can_redraw
from hauntbox.games.vast.roles.goblins.rules.scatter import discard_monster
from hauntbox.games.vast.roles.goblins.rules.stats import piece_of
from hauntbox.games.vast.roles.knight.cards.monsters import MONSTER_DECK
from hauntbox.games.vast.roles.numbers import GOBLINS
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


def draw_monsters(g: Vast, cards: int) -> None:
    """VSB-GOT-10: so many are drawn, VSB-HID-15: before the eyes of all; then each is assigned or discarded."""
    g.then(AssignMonster(GOBLINS))
    for _ in range(cards):
        draw_monster(g)


def draw_monster(g: Vast) -> None:
    """VSB-GOT-21: the discard pile is shuffled when the deck is empty."""
    board = goblins_of(g)
    if not g.monster_deck:
        g.monster_deck, g.monster_out = g.shuffle(tuple(sorted(g.monster_out)), MONSTER_DECK), ()
    if g.monster_deck:
        g.learned = True
        card, g.monster_deck = g.monster_deck[0], g.monster_deck[1:]
        board.pending += (card,)
        g.tell("VSB-GOT-10", "draws monster", GOBLINS, card)


def bars_tame(g: Vast, tribe: int) -> str:
    """VSB-GOT-11: a free slot. VSB-GOT-14: no more Monsters in all than Bones have Population."""
    board = goblins_of(g)
    if len(board.monsters[tribe]) >= SLOTS[tribe]:
        return "VSB-GOT-11"
    total = sum([len(row) for row in board.monsters])
    return "" if total < board.population[BONES] else "VSB-GOT-14"


@dataclass(frozen=True)
class AssignMonster(Choice):
    """VSB-DEC-68: to which slot the Monster goes, or the discard pile; VSB-DEC-69: or which one it replaces."""

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if goblins_of(g).pending else ()

    def run(self, g: Vast) -> None:
        """All are assigned or gone."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        board = goblins_of(g)
        assigned = sorted([monster for row in board.monsters for monster in row])
        again = [REDRAW_MONSTER[board.pending[0]]] if can_redraw(g) else []
        return [*TAME, *[SWAP[monster] for monster in assigned], *again, REFUSE]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Tame):
            return bars_tame(g, TRIBE_NAMES.index(act.tribe))
        return "" if act in self.candidates(g, role) else act.when

    def answer(self, g: Vast, act: Action) -> None:
        board = goblins_of(g)
        g.then(self)
        card, board.pending = board.pending[0], board.pending[1:]
        if isinstance(act, Tame):
            assign(g, card, TRIBE_NAMES.index(act.tribe))
        elif isinstance(act, Swap):
            replace(g, card, MONSTER_NAMES.index(act.monster))
        else:
            self.let_go(g, card, isinstance(act, Redraw))

    def let_go(self, g: Vast, card: int, again: bool) -> None:
        """VSB-GOT-13: never kept in hand. VSB-SEC-07: the Goblin Ruby draws another."""
        g.monster_out += (card,)
        g.tell("VSB-GOT-13", "monster lost", card)
        if again:
            board = goblins_of(g)
            board.ruby, rest, board.pending = True, board.pending, ()
            draw_monster(g)
            board.pending += rest


def assign(g: Vast, card: int, tribe: int) -> None:
    board = goblins_of(g)
    board.monsters[tribe] = tuple(sorted((*board.monsters[tribe], card)))
    g.tell("VSB-GOT-11", "assigned", card, piece_of(tribe))


def replace(g: Vast, card: int, gone: int) -> None:
    """VSB-GOT-12: in the slot of the one that it replaces."""
    tribe = next(tribe for tribe in TRIBE_NUMBERS if gone in goblins_of(g).monsters[tribe])
    discard_monster(g, gone)
    assign(g, card, tribe)
