"""Past Plunder: its holder puts a Treasure token on the map at the end of the own turn. VAR"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT
from hauntbox.games.vast.cave.fill import lay_dark
from hauntbox.games.vast.cave.grid import NEAR
from hauntbox.games.vast.cave.ground import (
    dark_spaces,
    free_dark,
    frontier,
    is_dark_at,
    is_lit_at,
    is_open_space,
    is_unoccupied,
    spaces,
    touching,
)
from hauntbox.games.vast.cave.holding import put_token, supply
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import WhichSpace
from hauntbox.kernel.agenda import Step, kept
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Plunder(Step):
    """VSB-VAR-08, VSB-VAR-09, VST-TURN-05: after the end-of-turn tile. VSB-VAR-31: not optional.

    VSB-VAR-12: if there is a token. VST-VTWO-03: against the Knight alone the Ghoul holds the card.
    """

    role: int

    def run(self, g: Vast) -> None:
        if g.terms.plunder != self.role or not supply(g, TREASURES):
            return
        if free_dark(g):
            g.then(PLACE_TREASURE(self.role))
        elif g.collapsing or not g.stack:  # VSB-VAR-30: no tile is drawn then
            if not dark_spaces(g) and [space for space in spaces(g) if is_bare_lit(g, space)]:
                g.then(PLACE_TREASURE(self.role))  # VSB-VAR-11
        else:
            g.then(PlacePlundered(self.role))  # VSB-VAR-10


def is_bare_lit(g: Vast, space: int) -> bool:
    return is_lit_at(g, space) and is_unoccupied(g, space)


@dataclass(frozen=True)
class PlaceTreasure(WhichSpace):
    """VSB-DEC-56: on a Dark tile without any component; VSB-VAR-11: on a Lit one when no Dark tile is left."""

    def pool(self, g: Vast) -> list[int]:
        return dark_spaces(g) or spaces(g)

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [AT[space] for space in free_dark(g)] or super().legal(g, role)

    def bars_space(self, g: Vast, space: int) -> str:
        if is_open_space(g, space) or not is_unoccupied(g, space):
            return "VSB-VAR-08"
        if is_dark_at(g, space):
            return ""
        return "VSB-VAR-08" if dark_spaces(g) else "" if is_lit_at(g, space) else "VSB-VAR-11"

    def chosen(self, g: Vast, space: int) -> None:
        put_token(g, TREASURES, space)
        g.tell("VSB-VAR-08", "plunder", self.role, space)


@dataclass(frozen=True)
class PlacePlundered(WhichSpace):
    """VSB-DEC-165, VSB-VAR-10: a tile is drawn, laid next to a Dark tile, and the token put on it.

    VSB-VAR-30: on a map without Dark tiles it goes on any space next to it.
    """

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,)

    def pool(self, g: Vast) -> list[int]:
        return frontier(g)

    def bars_space(self, g: Vast, space: int) -> str:
        if not is_open_space(g, space) or not touching(g, space):
            return "VSB-VAR-10"
        beside = any([is_dark_at(g, near) for near in NEAR[space]])
        return "" if beside or not dark_spaces(g) else "VSB-VAR-10"

    def chosen(self, g: Vast, space: int) -> None:
        lay_dark(g, space)
        put_token(g, TREASURES, space)


PLACE_TREASURE: Final = kept(PlaceTreasure)
