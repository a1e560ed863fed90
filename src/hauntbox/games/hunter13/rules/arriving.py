"""Somebody comes to a tile, and what is there happens. MOVE, ROOM, TILE"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.hunter13.actions import SLIDE, STAY
from hauntbox.games.hunter13.cards.items import LADDERS
from hauntbox.games.hunter13.cards.rooms import CHUTE, CHUTE_LANDING, INCIDENTS, ROOMS
from hauntbox.games.hunter13.rules import story
from hauntbox.games.hunter13.rules.battle import Battle
from hauntbox.games.hunter13.rules.checks import falling_check
from hauntbox.games.hunter13.rules.exploring import Explore, icons, is_unsettled, settle
from hauntbox.games.hunter13.rules.insanity import Draw
from hauntbox.games.hunter13.rules.pawns import FOOTING, relocate, stop
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.state import HUNTER, NOWHERE, Mansion, monsters_at
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Enter(Step):
    """A hunter comes to a tile: by "walk", "stairs", "climb", "slide", "fall" or "fog"."""

    role: int
    tile: int
    how: str = "walk"
    side: int = NOWHERE  # of the tile, by which it is entered

    def run(self, g: Mansion) -> None:
        if g.status[self.role] != HUNTER:
            return
        relocate(g, self.role, self.tile, self.how)
        if self.role == g.active:
            g.entered, g.extra = self.side, NOWHERE
        g.then(Arrive(self.role, self.tile, self.how))
        story.happen(g, "stepped", self.role, self.tile)
        story.happen(g, "entered", self.role, self.tile)


@dataclass(frozen=True)
class Arrive(Step):
    """GHT-MOVE-10: a monster stops and fights; GHT-MOVE-07: an unexplored tile stops and is explored.

    GHT-MOVE-08: an explored one lets pass, GHT-TILE-48: T-21 too, and so do ENEMY-players (GHT-MOVE-11).
    """

    role: int
    tile: int
    how: str

    def run(self, g: Mansion) -> None:
        if g.at[self.role] != self.tile or g.status[self.role] != HUNTER:
            return
        new = not g.explored >> self.tile & 1
        if new:
            stop(g)  # GHT-TILE-11, GHT-TILE-34: also on a pair tile, however one comes
        follow = self.frames(g, new)
        if monsters_at(g, self.tile):
            stop(g)
            follow = [Battle(self.tile, self.role), *follow]  # GHT-BAT-48
        g.then(*follow)

    def frames(self, g: Mansion, new: bool) -> list[Step]:
        if self.tile == CHUTE:
            return [ReachChute(self.role, new, self.how)]
        return [Explore(self.role, self.tile)] if new else [Revisit(self.role, self.tile)]


@dataclass(frozen=True)
class Revisit(Step):
    """GHT-ROOM-12: an incident of every entry; GHT-ROOM-09: cards that were left unsettled, in the same order."""

    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        if g.at[self.role] != self.tile or g.status[self.role] != HUNTER or monsters_at(g, self.tile):
            return
        if is_unsettled(g, self.tile):
            settle(g, self.role, self.tile)  # GHT-MOVE-18
        if ROOMS[self.tile].every:
            play(g, INCIDENTS[self.tile], self.role, self.tile)  # GHT-TILE-38


# The chute -----------------------------------------------------------------------------------------------------------


def can_use_ladder(g: Mansion, role: int) -> bool:
    """GHT-TILE-36, GHT-ICARD-03: owned, or dropped on T-21; GHT-ICARD-04: on T-20 it has no effect."""
    return any([item in g.items[role] or item in g.lying[CHUTE_LANDING] for item in LADDERS])


@dataclass(frozen=True)
class ReachChute(Step):
    """GHT-TILE-27: the first one makes a Falling check; GHT-TILE-37: not with a Ladder."""

    role: int
    new: bool
    how: str

    def run(self, g: Mansion) -> None:
        if g.at[self.role] != CHUTE or g.status[self.role] != HUNTER or monsters_at(g, CHUTE):
            return
        safe = g.cell[CHUTE_LANDING] < 0 or can_use_ladder(g, self.role)
        if self.new:
            slip = [] if safe else [falling_check(self.role, CHUTE), Slip(self.role, True)]
            g.then(Explore(self.role, CHUTE), *slip)
            return
        if not safe and self.how != "climb":
            g.then(HoldOn(self.role))
        if is_unsettled(g, CHUTE):
            settle(g, self.role, CHUTE)


@dataclass(frozen=True)
class HoldOn(Choice):
    """GHT-DEC-10: an explored chute: try to stay (GHT-TILE-32), or slide down (GHT-TILE-33)."""

    def waiting(self, g: Mansion) -> Sequence[int]:
        return (self.role,) if g.at[self.role] == CHUTE and g.status[self.role] == HUNTER else ()

    def run(self, g: Mansion) -> None:
        """What lay there has carried the hunter off."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (STAY, SLIDE)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in (STAY, SLIDE) else act.when

    def answer(self, g: Mansion, act: Action) -> None:
        if act == STAY:
            g.then(falling_check(self.role, CHUTE), Slip(self.role, False))
        else:
            g.then(Enter(self.role, CHUTE_LANDING, "slide"))


@dataclass(frozen=True)
class Slip(Step):
    """GHT-TILE-28: who failed falls to T-21, the first one with the Insanity-cards of T-20; GHT-TILE-31: later none.

    GHT-TILE-29: who passed stays, and draws none for it.
    """

    role: int
    first: bool

    def run(self, g: Mansion) -> None:
        if g.passed or g.status[self.role] != HUNTER or g.at[self.role] != CHUTE:
            return
        fall = Enter(self.role, CHUTE_LANDING, "fall")
        g.then(*[Draw(self.role, icons(g, CHUTE)[0])] if self.first else [], fall)


def footing(g: Mansion, role: int, tile: int) -> None:
    """GHT-TILE-38, GHT-TILE-32: a battle's moves are entries too, but for a tile that a monster holds."""
    if monsters_at(g, tile):
        return
    if ROOMS[tile].every:
        play(g, INCIDENTS[tile], role, tile)
    elif tile == CHUTE and g.cell[CHUTE_LANDING] >= 0 and not can_use_ladder(g, role):
        g.then(HoldOn(role))


FOOTING.append(footing)
