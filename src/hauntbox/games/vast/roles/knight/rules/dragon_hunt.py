"""The Knight against the Dragon: when she may attack him, and what a hit does. KNA, KNQ, TRE"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.die import hits_centre, roll_dragon_die
from hauntbox.games.vast.roles.dragon.cards import DiscardPower
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor, hurt_dragon
from hauntbox.games.vast.roles.knight.board import AXE, BOMB, DARING
from hauntbox.games.vast.roles.knight.rules.stats import (
    attack_strength,
    can_lose_cube,
    has_item,
    has_javelin,
    is_used,
    note_use,
    strength,
)
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT
from hauntbox.games.vast.state import Vast, dragon_of, knight_of
from hauntbox.games.vast.table.asking import YesOrNo
from hauntbox.games.vast.table.ends import BY_OTHERS
from hauntbox.kernel.wire import Action

MOST_SHOT: Final = 3  # Power cards
HUNTED: Final = 15  # of what is used once in a turn: the attack underground


def bars_hunt(g: Vast) -> str:
    """VSB-KNA-04: lower Strength cannot attack. VSB-KNA-03: on the surface each Encounter may."""
    if attack_strength(g) < armor(g):
        return "VSB-KNA-03" if dragon_of(g).surfaced else "VSB-KNA-04"
    return "" if dragon_of(g).surfaced else bars_dig(g)


def bars_dig(g: Vast) -> str:
    """VSB-KNA-01: underground once per turn, with a cube on the Bomb or the Javelin; VSB-KNA-02: not in the Collapse.

    VSB-TRE-10: the Javelin not in a turn with a Bomb attack.
    """
    board = knight_of(g)
    if board.used >> HUNTED & 1:
        return "VSB-KNA-02" if g.collapsing else "VSB-KNA-01"
    if g.collapsing or has_javelin(g):
        return ""
    return "" if has_bomb(g) else "VSB-KNA-01"


def has_bomb(g: Vast) -> bool:
    """VSB-KNQ-02: a Bomb that has not opened a wall in this turn."""
    return has_item(g, BOMB) and not is_used(g, BOMB)


def strike_dragon(g: Vast) -> None:
    """VSB-KNA-04: greater Strength hits; equal Strength hits if the Dragon die affects the centre.

    VSB-KNQ-09: the Bomb only permits it, and no token is used.
    """
    board, by_bomb = knight_of(g), False
    if not dragon_of(g).surfaced:
        by_bomb = not g.collapsing and not has_javelin(g)
        board.used |= 1 << HUNTED
        if by_bomb:
            note_use(g, BOMB)  # VSB-KNQ-02
    force = attack_strength(g) - armor(g)
    if force > 0 or (force == 0 and hits_centre(roll_dragon_die(g))):
        board.feats |= 1 << DARING  # VSB-KNX-05
        hurt_dragon(g, 1, BY_OTHERS)
        if not by_bomb and g.outcome is None:
            g.then(SwingAxe(KNIGHT))
    else:
        g.tell("VSB-KNA-04", "misses", KNIGHT, DRAGON)


def bars_shot_at_dragon(g: Vast) -> str:
    """VSB-TRE-06: the Enchanted Bow makes him discard a card less than her Strength, if he has any."""
    return "" if strength(g) > 1 and dragon_of(g).hand else "VSB-TRE-06"


def shoot_dragon(g: Vast) -> None:
    """VSB-TRE-06: at most 3 cards."""
    g.then(DiscardPower(DRAGON, min(strength(g) - 1, MOST_SHOT)))


@dataclass(frozen=True)
class SwingAxe(YesOrNo):
    """VSB-DEC-66, VSB-TRE-05: the Mighty Axe's cube for 1 more Health; VSB-TRE-16: of three or more cubes.

    VSB-TRE-14: another cube may serve another Encounter.
    """

    def waiting(self, g: Vast) -> Sequence[int]:
        board = knight_of(g)
        is_able = (
            g.turn == KNIGHT != g.possessed
            and board.cubes[AXE] > 0
            and can_lose_cube(board)
            and g.at[DRAGON] in g.ground
        )
        return (KNIGHT,) if is_able else ()

    def run(self, g: Vast) -> None:
        """There is no Axe to swing."""

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            board = knight_of(g)
            board.cubes[AXE] -= 1
            board.lost += 1
            hurt_dragon(g, 1, BY_OTHERS)
