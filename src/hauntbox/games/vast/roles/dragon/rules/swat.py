"""Swat: a token beside him is moved, step by step. DRP, FRC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO, WAY, Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.ground import bars_way
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES
from hauntbox.games.vast.roles.dragon.actions import SWAT, TOKEN_NAMES, SwatToken
from hauntbox.games.vast.roles.numbers import DRAGON
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

SWAT_STEPS: Final = 5
KINDS: Final = (TREASURES, *GEMS)


def in_reach(g: Vast) -> list[tuple[int, int]]:
    """VSB-DRP-09: Gems and Treasure tokens on spaces beside him, VSB-DRP-30: whatever lies between."""
    near = NEAR[g.at[DRAGON]]
    return [(n, way) for n, kind in enumerate(KINDS) for way in WAYS if can_swat(g, kind, near[way])]


def can_swat(g: Vast, kind: int, space: int) -> bool:
    return space in g.tokens[kind] and any([can_end(g, space, way, SWAT_STEPS) for way in WAYS])


def can_end(g: Vast, space: int, way: int, steps: int) -> bool:
    """VSB-FRC-10: whether a token that goes this way finds a space to end on: one without pieces."""
    if bars_way(g, space, way):
        return False
    to = NEAR[space][way]
    return to not in g.at or (steps > 1 and any([can_end(g, to, each, steps - 1) for each in WAYS]))


@dataclass(frozen=True)
class SwatWhich(Listed):
    """VSB-DEC-91: which token."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SWAT[each] for each in in_reach(g)]

    def answer(self, g: Vast, act: SwatToken) -> None:
        space = NEAR[g.at[DRAGON]][WAY_NAMES.index(act.way)]
        g.then(SwatOn(DRAGON, KINDS[TOKEN_NAMES.index(act.token)], space, SWAT_STEPS))


@dataclass(frozen=True)
class SwatOn(Listed):
    """VSB-DEC-92, VSB-DRP-34: its next space, or that it stays; VSB-FRC-10: not through walls, not with a piece."""

    kind: int
    space: int
    steps: int

    def ways(self, g: Vast) -> list[int]:
        return [way for way in WAYS if self.steps and can_end(g, self.space, way, self.steps)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if self.ways(g) else ()

    def run(self, g: Vast) -> None:
        """It has come to its end."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        ways: list[Action] = [WAY[way] for way in self.ways(g)]
        return [*ways, NO] if self.may_stay(g) else ways

    def may_stay(self, g: Vast) -> bool:
        return self.space not in g.at

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            return "" if WAY_NAMES.index(act.way) in self.ways(g) else "VSB-FRC-10"
        return ("" if self.may_stay(g) else "VSB-FRC-10") if act == NO else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if not isinstance(act, Way):
            return
        to = NEAR[self.space][WAY_NAMES.index(act.way)]
        lie = [*g.tokens[self.kind]]
        lie[lie.index(self.space)] = to
        g.tokens[self.kind] = tuple(sorted(lie))
        g.tell("VSB-DRP-09", "swatted", self.kind, to)
        g.then(SwatOn(DRAGON, self.kind, to, self.steps - 1))
