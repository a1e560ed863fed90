"""Pieces that others move, or that must leave a removed tile. FRC, COLL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import WAY, Way
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.ground import has_monster, others_at, pieces_at
from hauntbox.games.vast.cave.terrain.lying import whole
from hauntbox.games.vast.cave.tiles import BARRED, PIT, TERRAIN
from hauntbox.games.vast.roles.numbers import OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, present
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import kept
from hauntbox.kernel.wire import Action


def bars_push(g: Vast, piece: int, way: int) -> str:
    """VSB-FRC-01: what holds when others move a piece. VSB-FRC-02, VST-FRC-04: nothing goes onto an open space.

    VSB-TRN-22: nor into a Pit, where it would have no movement to get out.
    """
    to = NEAR[g.at[piece]][way]
    there = g.ground.get(to)
    if there is None:
        return "VSB-FRC-02"
    if there & BARRED:
        return "VSB-MAP-09"
    if there & PIT:
        return "VSB-TRN-22"
    return ROLES[OWNER[piece]].bars_forced(g, piece, way, to)


def is_taken(g: Vast, piece: int, space: int) -> bool:
    """Whether a space has other players on it; VSB-FRC-14, VSB-MON-27: a Monster token counts as one."""
    others = [other for other in others_at(g, piece, space) if ROLES[OWNER[other]].is_in_way(g, other)]
    return bool(others) or has_monster(g, space)


def push(g: Vast, piece: int, way: int) -> None:
    """Move a piece one space by force."""
    came = g.at[piece]
    g.at[piece] = NEAR[came][way]
    g.tell("VSB-FRC-01", "pushed", piece, g.at[piece])
    ROLES[OWNER[piece]].forced(g, piece)
    announce_entry(g, piece, came)  # VSB-FRC-12


def announce_entry(g: Vast, piece: int, came: int = NOWHERE) -> bool:
    """A piece has entered a space: what lies there may act, and drive it away again, which is returned.

    `came` is the space beside from which it came, if it came from one.
    """
    if g.ground.get(g.at[piece], 0) & TERRAIN:
        ROLES[OWNER[piece]].entered_terrain(g, piece, came)
    return any([ROLES[role].entered(g, piece) for role in present(g)])


def can_clear(g: Vast, space: int) -> bool:
    """VSB-COLL-17: whether all pieces can legally leave a space, one after the other.

    VSB-FRC-15: off a removed tile a piece goes to an adjacent space or cannot leave.
    """
    return space not in g.at or can_all_leave(g, leaving(g, space))


def leaving(g: Vast, space: int) -> list[int]:
    """VSB-FRC-13: the pieces that others must move off, in the order of turns."""
    return [piece for piece in pieces_at(g, space) if not ROLES[OWNER[piece]].leaves_by_itself(g, piece)]


def can_all_leave(g: Vast, pieces: list[int]) -> bool:
    return not pieces or bool(exits(g, pieces))


def exits(g: Vast, pieces: list[int]) -> list[int]:
    """The ways by which the first of the pieces can leave so that the others still can. VSB-TRN-17: off all of it."""
    first, here = pieces[0], g.at[pieces[0]]
    going = whole(g, here)
    ways = [way for way in WAYS if NEAR[here][way] not in going and not bars_push(g, first, way)]
    if len(pieces) == 1:
        return ways  # shortcut: nobody else has to leave
    found = []
    for way in ways:
        g.at[first] = NEAR[here][way]
        if can_all_leave(g, pieces[1:]):
            found.append(way)
        g.at[first] = here
    return found


@dataclass(frozen=True)
class ClearTile(Listed):
    """VSB-COLL-16, VSB-DEC-07: the remover moves pieces off a tile, one at a time, each to a space beside it."""

    space: int

    def ways(self, g: Vast) -> list[int]:
        pieces = leaving(g, self.space)
        return exits(g, pieces) if pieces else []

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.ways(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        for way in self.ways(g):
            self.move(g, way)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [WAY[way] for way in self.ways(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Way):
            return act.when
        way = WAY_NAMES.index(act.way)
        if way in self.ways(g):
            return ""
        return bars_push(g, leaving(g, self.space)[0], way) or "VSB-COLL-17"

    def answer(self, g: Vast, act: Way) -> None:
        self.move(g, WAY_NAMES.index(act.way))

    def move(self, g: Vast, way: int) -> None:
        g.then(CLEAR_TILE(self.role, self.space))
        push(g, leaving(g, self.space)[0], way)


CLEAR_TILE: Final = kept(ClearTile)
