"""Ambushes without Goblins: the lines of Goblin Infestation, and Monsters that stand on the map. VAR, KNE, MON"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO, YES
from hauntbox.games.vast.cave.die import hits_centre, roll_dragon_die
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.tokens import MONSTER_CARDS, MONSTERS
from hauntbox.games.vast.roles.goblins.rules.ambush import Pounce, strongest
from hauntbox.games.vast.roles.knight.actions import CUBE, ENOUGH
from hauntbox.games.vast.roles.knight.board import FEARLESS, STALWART, STRENGTH
from hauntbox.games.vast.roles.knight.cards.monsters import (
    FLAME_GIANT,
    MONSTER_LIST,
    NO_MONSTER,
    WISP,
    draw_monster,
    drive_off,
)
from hauntbox.games.vast.roles.knight.cards.quests import AMBUSHES, achieve
from hauntbox.games.vast.roles.knight.rules.grit import hurt
from hauntbox.games.vast.roles.knight.rules.stats import bars_cube, place_cube, strength
from hauntbox.games.vast.roles.numbers import GOBLINS, KNIGHT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.asking import YesOrNo
from hauntbox.games.vast.table.ends import BY_AMBUSH
from hauntbox.games.vast.table.terms import LINE_A, LINE_B, LINE_C, NO_LINE
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

STRENGTHS: Final = {LINE_A: 2, LINE_B: 3}  # VSB-VAR-13, VSB-VAR-26, VSB-VAR-27
GIANT_NEEDS: Final = 3  # VSB-MON-20


def ambush(g: Vast) -> None:
    """VSB-KNE-12: resolved by Goblin Infestation; VSB-KNE-13: without the card and without Goblins nothing happens.

    VSB-MON-21: Monsters ambush only in games without Goblins. VSB-VAR-27: line C draws one. VST-VTWO-02
    """
    if GOBLINS in g.terms.roles:
        lie_in_wait(g)
        return
    if g.terms.infestation == NO_LINE:
        return
    if g.terms.infestation == LINE_C:
        meet_monster(g)
    else:
        g.then(SeekMonster(KNIGHT))


def lie_in_wait(g: Vast) -> None:
    """VSB-KNE-11, VSB-GOR-01: she may add Hero cubes, then a hidden Tribe that is stronger may attack her."""
    foe = strongest(g)
    if foe:
        g.tell("VSB-KNE-11", "lie in wait", foe)
        g.then(Brace(KNIGHT, foe, NO_MONSTER), Pounce(GOBLINS))


def meet_monster(g: Vast) -> None:
    """VSB-VAR-14: it is seen before cubes are added."""
    card, foe = draw_monster(g)
    meet(g, foe, card)


def meet(g: Vast, foe: int, card: int = NO_MONSTER, came: int = NOWHERE) -> None:
    g.tell("VSB-VAR-13", "ambush", foe, card)
    g.then(Brace(KNIGHT, foe, card), Fight(foe, card, came))


def meet_token(g: Vast, kind: int, came: int) -> None:
    """VSB-MON-23: entering the space of a Monster token is an Ambush with its Strength."""
    assert kind in MONSTERS
    card = MONSTER_CARDS[kind]
    meet(g, MONSTER_LIST[card].strength, card, came)


@dataclass(frozen=True)
class SeekMonster(YesOrNo):
    """VSB-DEC-157: whether to meet a Monster instead of the line. VSB-HID-16: asked whether or not she holds Fearless.

    VSB-KNX-20: only with the card, which all see then. VSB-GEN-02: her card goes before the variant's line.
    """

    def mind(self, g: Vast, role: int) -> int:
        return KNIGHT  # VSB-GHS-28: nobody else knows her hand

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if act not in (YES, NO):
            return act.when
        return "VSB-KNX-20" if act == YES and FEARLESS not in knight_of(g).hand else ""

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [YES, NO] if FEARLESS in knight_of(g).hand else [NO]

    def answer(self, g: Vast, act: Action) -> None:
        if act == NO:
            meet(g, STRENGTHS[g.terms.infestation])
            return
        g.learned = True
        knight_of(g).shown |= 1 << FEARLESS
        g.tell("VSB-KNX-20", "shows", FEARLESS)
        meet_monster(g)


@dataclass(frozen=True)
class Brace(Choice):
    """VSB-DEC-14, VSB-VAR-14: she may add Hero cubes to Strength before the comparison. VSB-KNQ-08: no Shield now."""

    foe: int
    card: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (KNIGHT,) if not bars_cube(g, STRENGTH) else ()

    def run(self, g: Vast) -> None:
        """No cube to add."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (CUBE[STRENGTH], ENOUGH)

    def answer(self, g: Vast, act: Action) -> None:
        if act != ENOUGH:
            g.then(self)
            place_cube(g, STRENGTH)


@dataclass(frozen=True)
class Fight(Step):
    """VSB-VAR-15: stronger, no loss and no text; VSB-VAR-17: weaker, 1 Health and the Monster's text."""

    foe: int
    card: int
    came: int  # where she stepped from onto a token's space; NOWHERE: no token

    def run(self, g: Vast) -> None:
        board = knight_of(g)
        board.ambushes += 1
        if board.ambushes >= AMBUSHES:  # VST-VGV-31
            achieve(g, STALWART)  # VSB-KNX-03
        if self.is_hit(g):
            self.lose(g)
        elif self.card != NO_MONSTER:
            achieve(g, FEARLESS)  # VSB-KNX-06, VSB-MON-30
            self.defeat(g)

    def is_hit(self, g: Vast) -> bool:
        """VSB-VAR-16: of equal Strengths the Dragon die decides; VSB-MON-12: against the Wisp always."""
        own = strength(g)
        if self.card == WISP or own == self.foe:
            return hits_centre(roll_dragon_die(g))
        return own < self.foe

    def lose(self, g: Vast) -> None:
        """VSB-MON-20: the Flame Giant takes one more Health from a Knight with Strength 3 or less."""
        more = self.card == FLAME_GIANT and strength(g) <= GIANT_NEEDS
        hurt(g, 1 + more, BY_AMBUSH)
        if self.card != NO_MONSTER and knight_of(g).health:
            MONSTER_LIST[self.card].text(g, self.came)  # VSB-VAR-16, VSB-VAR-17

    def defeat(self, g: Vast) -> None:
        """VSB-MON-24: a Monster on the map is gone, and she stands on its space."""
        for kind in MONSTERS:
            if self.came != NOWHERE and g.at[KNIGHT] in g.tokens[kind]:
                drive_off(g, kind)
