"""Treasure tokens that the Cave puts on the map. CVS, CVO"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import AT, NO
from hauntbox.games.vast.cave.ground import is_dark_at, spaces
from hauntbox.games.vast.cave.holding import put_token, supply
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.state import Vast, shaper
from hauntbox.games.vast.table.asking import WhichSpace
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action


def bars_hiding(g: Vast, space: int) -> str:
    """VSB-CVS-12: a Dark tile without a player's piece and without a Treasure token."""
    return "" if is_dark_at(g, space) and space not in g.at and space not in g.tokens[TREASURES] else "VSB-CVS-12"


def hiding_places(g: Vast) -> list[int]:
    """VSB-CVS-02: none when all 10 or 12 tokens are in use."""
    if not supply(g, TREASURES):
        return []
    return [space for space in spaces(g) if not bars_hiding(g, space)]


def bars_treasure(g: Vast) -> str:
    """VSB-CVO-08: by the rule of Place Treasure."""
    return "" if hiding_places(g) else "VSB-CVS-12"


@dataclass(frozen=True)
class HideTreasure(WhichSpace):
    """VSB-DEC-39: where the Treasure token goes; VSB-DEC-174: in some set-ups none has to."""

    may_skip: bool

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if hiding_places(g) else ()

    def run(self, g: Vast) -> None:
        """VSB-CVS-12: there is no such tile, or no token."""

    def pool(self, g: Vast) -> list[int]:
        return hiding_places(g)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[AT[space] for space in self.pool(g)], *[NO for _ in range(self.may_skip)]]

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if act == NO:
            return "" if self.may_skip else "VSB-CVS-12"
        return super().bars(g, role, act)

    def bars_space(self, g: Vast, space: int) -> str:
        return bars_hiding(g, space)

    def answer(self, g: Vast, act: Action) -> None:
        if act != NO:
            super().answer(g, act)  # type: ignore[arg-type]  # a space, by `bars`

    def chosen(self, g: Vast, space: int) -> None:
        put_token(g, TREASURES, space)
        g.tell("VSB-CVS-12", "hides treasure", self.role, space)


@dataclass(frozen=True)
class PlaceTreasurePhase(Step):
    """VSB-CVS-12: phase 3. VSB-PLR-17, VSB-PLR-31: optional where the set-up says so."""

    def run(self, g: Vast) -> None:
        g.then(HideTreasure(shaper(g), g.terms.optional_treasure))
