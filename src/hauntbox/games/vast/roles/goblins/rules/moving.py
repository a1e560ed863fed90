"""How a Tribe moves: steps, Lit tiles, the Underworm, the Wisp, Secret Tunnels. GOA, MON, SEC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO, WAY, Way
from hauntbox.games.vast.cave.forced import announce_entry, bars_push, push
from hauntbox.games.vast.cave.grid import CORNERS, MIDDLE, NEAR, NOWHERE, WAY_NAMES, WAYS, moved
from hauntbox.games.vast.cave.ground import (
    bars_way,
    free_dark,
    is_dark_at,
    is_lit_at,
    is_open_space,
    is_visible,
    others_at,
)
from hauntbox.games.vast.cave.terrain.leaving import can_step_off, lay_for
from hauntbox.games.vast.cave.terrain.lying import is_sheltered, is_upstream, terrain_at
from hauntbox.games.vast.cave.terrain.pits import bars_trip, begin_trip
from hauntbox.games.vast.cave.tiles import BARRED, LAKE, MAGMA, PIT
from hauntbox.games.vast.roles.goblins.rules.raiding import MET, MustRaid, bars_beating
from hauntbox.games.vast.roles.goblins.rules.scatter import lose_population
from hauntbox.games.vast.roles.goblins.rules.stats import GOLEM, UNDERWORM, WISP, is_revealed, piece_of, where
from hauntbox.games.vast.roles.numbers import GOBLINS, KNIGHT, OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.games.vast.table.asking import Listed, WhichSpace
from hauntbox.games.vast.table.ends import ESCAPED, happen
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

LIT_PACE: Final = 2  # VSB-GOA-02
WISP_STEPS: Final = 3  # VSB-MON-11
DIG_FAR: Final = 2  # VSB-MON-15


def bars_company(g: Vast, tribe: int, space: int) -> str:
    """VSB-ATK-04: the rule by which it may not enter because of who stands there, or ""."""
    for piece in others_at(g, piece_of(tribe), space):
        rule = bars_beating(g, tribe, OWNER[piece])
        if rule:
            return rule
    return ""


def bars_entry(g: Vast, tribe: int, space: int) -> str:
    """VSB-GOA-40: no space twice in one movement. VSB-SEC-01: nor any once it went through the tunnels."""
    board = goblins_of(g)
    if board.buried >> tribe & 1:
        return "VSB-SEC-01"
    return "VSB-GOA-40" if space in board.path else bars_company(g, tribe, space)


def bars_step(g: Vast, tribe: int, way: int) -> str:
    """VSB-DEC-78, VSB-GOA-01: over Lit and Dark tiles, never through walls; VSB-MON-07: but with the Golem."""
    here = where(g, tribe)
    rule = bars_way(g, here, way)
    if rule == "VSB-TRN-22":
        rule = bars_trip(g, piece_of(tribe), NEAR[here][way])
    if rule == "VSB-MAP-06" and can_step_off(g, here, way) and not goblins_of(g).off:
        rule = ""  # VSB-TRN-16: one time in its movement
    if rule and not (rule == "VSB-MAP-13" and GOLEM in goblins_of(g).monsters[tribe]):
        return rule
    return bars_entry(g, tribe, NEAR[here][way])


def advance(g: Vast, tribe: int, to: int) -> None:
    """Onto a space. VSB-GOA-42: a Tribe that falls to 0 on the way does not arrive."""
    goblins_of(g).path += (to,)
    g.then(Arrive(tribe, to))
    if is_open_space(g, to):
        goblins_of(g).off = True
        lay_for(g, GOBLINS, to)  # VSB-TRN-16
    leave_lit(g, tribe)
    leave_terrain(g, tribe, to)


def leave_terrain(g: Vast, tribe: int, to: int) -> None:
    """VSB-TRN-05: each space of Magma that it leaves costs 1 Population, VSB-TRN-08: and each up the River."""
    here = where(g, tribe)
    if here in g.ground and (terrain_at(g, here) == MAGMA or is_upstream(g, here, to)):
        lose_population(g, tribe, 1)


def leave_lit(g: Vast, tribe: int) -> None:
    """VSB-GOA-02: every second Lit tile that it leaves costs 1 Population; VSB-GOA-03: that where it started too.

    VSB-GOA-04: Dark ones between do not matter. VSB-GOA-38: each counts once in a turn. VSB-SEC-09: not in Blind Fury.
    VSB-TRN-04: the Lake is as Lit tiles are.
    """
    board, here = goblins_of(g), where(g, tribe)
    if not (is_lit_at(g, here) or terrain_at(g, here) == LAKE) or here in board.lit[tribe]:
        return
    board.lit[tribe] += (here,)
    if len(board.lit[tribe]) % LIT_PACE == 0 and not board.furious >> tribe & 1:
        lose_population(g, tribe, 1)


@dataclass(frozen=True)
class Arrive(Step):
    """The Tribe comes to a space. VST-VTWO-12: on the Entrance it may escape."""

    tribe: int
    space: int

    def run(self, g: Vast) -> None:
        piece = piece_of(self.tribe)
        if g.at[piece] == NOWHERE:
            return
        came, g.at[piece] = g.at[piece], self.space
        g.tell("VSB-DEC-78", "steps", piece, self.space)
        if self.space == MIDDLE and happen(g, ESCAPED, GOBLINS):
            return
        if any([g.at[role] == self.space for role in MET]):
            goblins_of(g).active = -1  # VSB-GOA-42: it ends its movement here
            g.then(MustRaid(GOBLINS, self.tribe))
        begin_trip(g, piece)
        announce_entry(g, piece, came)  # VSB-GHS-13: what locks an Artifact ends a possession, and drops that


# The Underworm. -----------------------------------------------------------------------------------------------------


def holes(g: Vast, tribe: int) -> list[int]:
    """VSB-MON-15, VSB-MON-31: 1 or 2 spaces in one diagonal direction, whatever lies between."""
    here = where(g, tribe)
    found = [moved(here, x * far, y * far) for x, y in CORNERS for far in range(1, DIG_FAR + 1)]
    return sorted([space for space in found if not bars_hole(g, tribe, space)])


def bars_hole(g: Vast, tribe: int, space: int) -> str:
    here = where(g, tribe)
    if space not in [moved(here, x * far, y * far) for x, y in CORNERS for far in range(1, DIG_FAR + 1)]:
        return "VSB-MON-15"
    there = g.ground.get(space)
    if there is None:
        return "VSB-MAP-06"
    if there & PIT:
        return "VSB-TRN-22"
    return "VSB-MAP-09" if there & BARRED else bars_entry(g, tribe, space)


def bars_dig(g: Vast, tribe: int) -> str:
    """VSB-MON-15: once in its movement."""
    board = goblins_of(g)
    if UNDERWORM not in board.monsters[tribe] or board.dug:
        return "VSB-MON-15"
    return "" if holes(g, tribe) else "VSB-MON-15"


@dataclass(frozen=True)
class DigTo(WhichSpace):
    """VSB-DEC-84: which diagonal space."""

    tribe: int

    def pool(self, g: Vast) -> list[int]:
        return holes(g, self.tribe)

    def bars_space(self, g: Vast, space: int) -> str:
        return bars_hole(g, self.tribe, space)

    def chosen(self, g: Vast, space: int) -> None:
        board = goblins_of(g)
        board.dug, board.path = True, ()  # VSB-GOA-40
        advance(g, self.tribe, space)


# The Wisp. ----------------------------------------------------------------------------------------------------------


def bars_lure(g: Vast, tribe: int) -> str:
    """VSB-DEC-167, VSB-MON-11: once per turn, before its action, if it sees the Knight. VSB-MON-31: asked once."""
    board = goblins_of(g)
    if WISP not in board.monsters[tribe] or board.lured or g.at[KNIGHT] not in g.ground:
        return "VSB-MON-11"
    if not is_visible(g, where(g, tribe), g.at[KNIGHT]):
        return "VSB-MON-11"
    if is_sheltered(g, where(g, tribe), g.at[KNIGHT]):
        return "VSB-TRN-06"
    return "" if any([not bars_push(g, KNIGHT, way) for way in WAYS]) else "VSB-MON-11"


def lure(g: Vast) -> None:
    board = goblins_of(g)
    board.lured, board.path = True, ()  # VSB-GOA-40
    g.then(Lured(GOBLINS, WISP_STEPS))


@dataclass(frozen=True)
class Lured(Listed):
    """VSB-MON-11: up to 3 spaces, by Forced Movement."""

    steps: int

    def ways(self, g: Vast) -> list[int]:
        return [way for way in WAYS if not bars_push(g, KNIGHT, way)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if self.steps and g.at[KNIGHT] in g.ground and self.ways(g) else ()

    def run(self, g: Vast) -> None:
        """She goes no farther."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[WAY[way] for way in self.ways(g)], NO]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            return bars_push(g, KNIGHT, WAY_NAMES.index(act.way))
        return "" if act == NO else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Way):
            g.then(LuredOn(self.steps - 1))
            push(g, KNIGHT, WAY_NAMES.index(act.way))


@dataclass(frozen=True)
class LuredOn(Step):
    """VSB-FRC-04: a forced move may end where she stands now."""

    steps: int

    def run(self, g: Vast) -> None:
        if not ROLES[KNIGHT].stops(g, KNIGHT):
            g.then(Lured(GOBLINS, self.steps))


# Secret Tunnels. ----------------------------------------------------------------------------------------------------


def bars_tunnel(g: Vast, tribe: int) -> str:
    """VSB-SEC-01: a revealed Tribe, once, while there is an unoccupied Dark tile."""
    board = goblins_of(g)
    if not board.tunnels or board.buried >> tribe & 1 or not is_revealed(g, tribe):
        return "VSB-SEC-01"
    return "" if free_dark(g) else "VSB-SEC-01"


@dataclass(frozen=True)
class TunnelTo(WhichSpace):
    """VSB-DEC-82, VSB-SEC-01: on any unoccupied Dark tile. It is put there, so nothing is left or entered."""

    tribe: int

    def pool(self, g: Vast) -> list[int]:
        return free_dark(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if is_dark_at(g, space) and space in free_dark(g) else "VSB-SEC-01"

    def chosen(self, g: Vast, space: int) -> None:
        goblins_of(g).buried |= 1 << self.tribe
        g.at[piece_of(self.tribe)] = space
        g.tell("VSB-SEC-01", "tunnels", piece_of(self.tribe), space)
