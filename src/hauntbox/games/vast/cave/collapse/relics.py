"""Artifacts on a tile that goes: the remover puts them on a space beside it. GHS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import WAY, Way
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.ground import bars_way
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.numbers import GHOST
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action


def save_relics(g: Vast, role: int, tiles: tuple[int, ...]) -> tuple[SaveRelics, ...]:
    """The questions for all Artifacts on tiles that are about to go."""
    return tuple([SaveRelics(role, space, tiles) for space in tiles if space in g.tokens[ARTIFACTS]])


@dataclass(frozen=True)
class SaveRelics(Listed):
    """VSB-DEC-143, VSB-GHS-35: where an unlocked Artifact goes; not across a wall and not to the Ghost.

    VSB-GHS-55: if there is no such space, to the Entrance.
    """

    space: int
    going: tuple[int, ...]

    def ways(self, g: Vast) -> list[int]:
        if self.space not in g.tokens[ARTIFACTS] or self.space not in g.ground:
            return []
        return [way for way in WAYS if not bars_way(g, self.space, way) and self.is_safe(g, NEAR[self.space][way])]

    def is_safe(self, g: Vast, to: int) -> bool:
        return to != g.at[GHOST] and to not in self.going

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.ways(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        if self.space in g.tokens[ARTIFACTS]:
            row = self.ways(g)
            self.move(g, NEAR[self.space][row[0]] if row else MIDDLE)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [WAY[way] for way in self.ways(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Way):
            return act.when
        return "" if WAY_NAMES.index(act.way) in self.ways(g) else "VSB-GHS-35"

    def answer(self, g: Vast, act: Way) -> None:
        self.move(g, NEAR[self.space][WAY_NAMES.index(act.way)])

    def move(self, g: Vast, to: int) -> None:
        g.then(self)
        lie = [*g.tokens[ARTIFACTS]]
        lie[lie.index(self.space)] = to
        g.tokens[ARTIFACTS] = tuple(sorted(lie))
        g.tell("VSB-GHS-35", "token", ARTIFACTS, to)
