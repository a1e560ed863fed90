"""Giant Bats: a Treasure token, the Knight or a Tribe is carried off, step by step. CVO, FRC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, NO, WAY, At, Way
from hauntbox.games.vast.cave.forced import bars_push, push
from hauntbox.games.vast.cave.grid import NEAR, SPACE_OF, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.terrain.lying import is_in_forest
from hauntbox.games.vast.cave.tokens import ARTIFACTS, TREASURES
from hauntbox.games.vast.roles.cave.actions import CARRIED, PIECE_OF, SNATCH, SNATCH_ARTIFACT, Snatch
from hauntbox.games.vast.roles.dragon.rules.swat import can_end
from hauntbox.games.vast.roles.ghost.rules.locks import lock_free
from hauntbox.games.vast.roles.numbers import CAVE, OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import Listed, OneSpaceOf
from hauntbox.kernel.wire import Action

BATS_STEPS: Final = 3  # VSB-CVO-04


def can_carry(g: Vast, piece: int) -> bool:
    """VSB-CVO-21: the Knight and Tribes alone, VST-OTH-32: not the Ghoul. VSB-FRC-01: if they can be moved.

    VSB-TRN-26: nobody in the Mushroom Forest.
    """
    if is_in_forest(g, piece):
        return False
    return g.at[piece] in g.ground and any([not bars_push(g, piece, way) for way in WAYS])


def prey(g: Vast) -> list[Action]:
    """VSB-CVO-04, VSB-CVO-21: Treasure tokens, by their spaces, and pieces."""
    lie = sorted(set(g.tokens[TREASURES]))
    tokens = [AT[space] for space in lie if any([can_end(g, space, way, BATS_STEPS) for way in WAYS])]
    relics = [SNATCH_ARTIFACT] if artifacts(g) else []
    return [*tokens, *[SNATCH[piece] for piece in CARRIED if can_carry(g, piece)], *relics]


def artifacts(g: Vast) -> list[int]:
    """VSB-POS-04: possessed, it may move an Artifact; VSB-FRC-09: which the Ghost does not share a space with."""
    if g.possessed != CAVE:
        return []
    lie = sorted(set(g.tokens[ARTIFACTS]))
    return [space for space in lie if any([can_end(g, space, way, BATS_STEPS) for way in WAYS])]


def bars_bats(g: Vast) -> str:
    return "" if prey(g) else "VSB-CVO-04"


@dataclass(frozen=True)
class BatsWhich(Listed):
    """VSB-DEC-102: which Treasure token or piece."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(prey(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return prey(g)

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if act in prey(g):
            return ""
        return "VSB-CVO-21" if isinstance(act, At | Snatch) else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if act == SNATCH_ARTIFACT:
            g.then(BatsArtifact(self.role))
        elif isinstance(act, Snatch):
            piece = PIECE_OF[act.piece]
            g.then(CarryPiece(self.role, piece, g.at[piece], BATS_STEPS))
        elif isinstance(act, At):
            g.then(CarryToken(self.role, SPACE_OF[act.space], BATS_STEPS))


@dataclass(frozen=True)
class BatsArtifact(OneSpaceOf):
    """VSB-POS-04: which Artifact."""

    def pool(self, g: Vast) -> list[int]:
        return artifacts(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in artifacts(g) else "VSB-POS-04"

    def chosen(self, g: Vast, space: int) -> None:
        g.then(CarryToken(self.role, space, BATS_STEPS, ARTIFACTS))


@dataclass(frozen=True)
class CarryToken(Listed):
    """VSB-CVO-04: up to three spaces, one after the other; VSB-FRC-10: not through walls, nor to end on a piece."""

    space: int
    steps: int
    kind: int = TREASURES

    def ways(self, g: Vast) -> list[int]:
        return [way for way in WAYS if self.steps and can_end(g, self.space, way, self.steps)]

    def may_stay(self, g: Vast) -> bool:
        return self.steps == BATS_STEPS or self.space not in g.at

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if self.ways(g) else ()

    def run(self, g: Vast) -> None:
        """It has come to its end."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        ways: list[Action] = [WAY[way] for way in self.ways(g)]
        return [*ways, NO] if self.may_stay(g) else ways

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
        g.tell("VSB-CVO-04", "carried", self.kind, to)
        if self.kind != ARTIFACTS or not lock_free(g, to):  # VSB-GHS-53
            g.then(CarryToken(self.role, to, self.steps - 1, self.kind))


@dataclass(frozen=True)
class CarryPiece(Listed):
    """VSB-CVO-04: up to three spaces under Forced Movement. VSB-FRC-04: the Knight stops on an Event token.

    VSB-ATK-02: no attack.
    """

    piece: int
    space: int  # where it should be now: whoever was driven away is not carried on
    steps: int

    def ways(self, g: Vast) -> list[int]:
        piece = self.piece
        if g.at[piece] != self.space or not self.steps:
            return []
        if self.steps < BATS_STEPS and ROLES[OWNER[piece]].stops(g, piece):
            return []
        return [way for way in WAYS if not bars_push(g, piece, way)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if self.ways(g) else ()

    def run(self, g: Vast) -> None:
        """The bats let go."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[WAY[way] for way in self.ways(g)], NO]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            return bars_push(g, self.piece, WAY_NAMES.index(act.way))
        return "" if act == NO else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Way):
            way = WAY_NAMES.index(act.way)
            g.then(CarryPiece(self.role, self.piece, NEAR[self.space][way], self.steps - 1))
            push(g, self.piece, way)
