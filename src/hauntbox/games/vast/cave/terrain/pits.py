"""A trip through the Pits: into one, across to another, and out again. TRN

What a role can do there it answers itself: `pit_moves`, `bars_pit_exit`, `crossed_pits` and `leave_pit` of its Role.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import AT, WAY, At, Way
from hauntbox.games.vast.cave.grid import SPACE_OF, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.terrain.lying import spaces_of, terrain_at
from hauntbox.games.vast.cave.tiles import PITS
from hauntbox.games.vast.roles.numbers import OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action


def exits(g: Vast, piece: int, pit: int, left: int) -> list[int]:
    """The ways by which the piece could leave this Pit with so much movement left."""
    here, role = g.at[piece], ROLES[OWNER[piece]]
    g.at[piece] = pit
    ways = [way for way in WAYS if left > 0 and not role.bars_pit_exit(g, piece, way, left)]
    g.at[piece] = here
    return ways


def ends(g: Vast, piece: int, been: Sequence[int], left: int) -> list[int]:
    """VSB-TRN-23: the other Pits, as far as one can leave them with what is left after the way there."""
    return [pit for pit in spaces_of(g, PITS) if pit not in been and exits(g, piece, pit, left - 1)]


def bars_trip(g: Vast, piece: int, pit: int) -> str:
    """VSB-TRN-22: the rule by which the piece may not enter the Pit, or "": all of the trip must be possible now."""
    if len(spaces_of(g, PITS)) < 2:
        return "VSB-TRN-24"
    left = ROLES[OWNER[piece]].pit_moves(g, piece, 0)
    return "" if ends(g, piece, (pit,), left - 1) else "VSB-TRN-22"


def begin_trip(g: Vast, piece: int) -> bool:
    """If the piece has entered a Pit by its own step, put the rest of its trip on the agenda; say so."""
    if terrain_at(g, g.at[piece]) != PITS:
        return False
    g.then(InPits(OWNER[piece], piece, (g.at[piece],)))
    return True


@dataclass(frozen=True)
class InPits(Listed):
    """VSB-TRN-07, VSB-TRN-22: across to another Pit, from there out; or on to the third. Nobody stays, VST-TRN-04: the
    Ghoul neither."""

    piece: int
    been: tuple[int, ...]

    def is_owed(self) -> bool:
        return True  # VSB-TRN-07

    def acts(self, g: Vast) -> list[Action]:
        left = ROLES[self.role].pit_moves(g, self.piece, len(self.been))
        on = [AT[pit] for pit in ends(g, self.piece, self.been, left)]
        out = exits(g, self.piece, g.at[self.piece], left) if len(self.been) > 1 else []
        return [*on, *[WAY[way] for way in out]]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.acts(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return self.acts(g)

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if act in self.acts(g):
            return ""
        return "VSB-TRN-22" if isinstance(act, At | Way) else act.when

    def answer(self, g: Vast, act: Action) -> None:
        role = ROLES[self.role]
        if isinstance(act, Way):
            role.leave_pit(g, self.piece, WAY_NAMES.index(act.way))
        elif isinstance(act, At):
            pit = SPACE_OF[act.space]
            g.at[self.piece] = pit
            g.tell("VSB-TRN-23", "through pits", self.piece, pit)
            g.then(InPits(self.role, self.piece, (*self.been, pit)))
            role.crossed_pits(g, self.piece)
