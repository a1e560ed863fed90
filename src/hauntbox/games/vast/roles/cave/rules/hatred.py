"""Hatred: a tile more is placed or removed, or at the harder levels a Hatred token taken away. CVO, CVS, DIF"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import AT, YES
from hauntbox.games.vast.cave.collapse.removal import DUE, RemoveTile, crystals_gone, crystals_to_go, eligible
from hauntbox.games.vast.cave.ground import frontier
from hauntbox.games.vast.roles.cave.rules.nearness import near_her
from hauntbox.games.vast.roles.cave.rules.tiles import Grow, shape
from hauntbox.games.vast.roles.numbers import CAVE_GHOST
from hauntbox.games.vast.state import Vast, cave_of, shaper
from hauntbox.games.vast.table.asking import YesOrNo
from hauntbox.games.vast.table.ends import collapse
from hauntbox.kernel.wire import Action


def can_shape(g: Vast) -> bool:
    """Whether there is a tile to be placed, or in the Collapse one that can go."""
    if g.collapsing:
        return bool(near_her(g, eligible(g)))  # VSB-CGH-20
    return bool(cave_of(g).hand and near_her(g, frontier(g)))


def bars_hatred(g: Vast) -> str:
    return "" if cave_of(g).hatred or can_shape(g) else "VSB-CVO-15"


def hate(g: Vast) -> None:
    """VSB-CVO-15: place a tile, or in the Collapse remove one."""
    cave_of(g).hated += 1
    g.then(TakeHatred(shaper(g)))


@dataclass(frozen=True)
class TakeHatred(YesOrNo):
    """VSB-DEC-158, VSB-CVS-17: whether a Hatred token is taken away instead."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if cave_of(g).hatred and can_shape(g) else ()

    def run(self, g: Vast) -> None:
        if cave_of(g).hatred:
            take_hatred(g)
        else:
            shape_one(g)

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            take_hatred(g)
        else:
            shape_one(g)


def shape_one(g: Vast) -> None:
    """VSB-CVO-15: one tile; VSB-CGH-08: of the Cave Ghost on a space around her."""
    if g.cave_ghost is None:
        shape(g, 1)
    elif g.collapsing:
        g.fruitless |= DUE
        g.then(RemoveNear(CAVE_GHOST, 1))
    else:
        g.then(GrowNear(CAVE_GHOST))


@dataclass(frozen=True)
class GrowNear(Grow):
    """VSB-CGH-08: on an open space around her."""

    def pool(self, g: Vast) -> list[int]:
        return near_her(g, frontier(g))

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in self.pool(g) else "VSB-CGH-08"


@dataclass(frozen=True)
class RemoveNear(RemoveTile):
    """VSB-CGH-20: a tile around her, of those whose turn it is."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if near_her(g, eligible(g)) else ()

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [AT[space] for space in near_her(g, eligible(g))]

    def bars_space(self, g: Vast, space: int) -> str:
        return super().bars_space(g, space) or ("" if near_her(g, [space]) else "VSB-CGH-20")


def take_hatred(g: Vast) -> None:
    """VSB-DIF-13, VSB-CVS-17: with the last one a Collapse that is complete is won."""
    board = cave_of(g)
    board.hatred -= 1
    g.tell("VSB-CVS-17", "takes hatred", shaper(g), board.hatred)
    if crystals_gone(g) >= crystals_to_go(g):
        collapse(g, "VSB-COLL-19")
