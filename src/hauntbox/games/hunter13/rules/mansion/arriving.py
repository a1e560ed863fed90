"""Somebody comes to a tile, and what is there happens. MOVE, ROOM, TILE"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.hunter13.actions import SLIDE, STAY
from hauntbox.games.hunter13.cards.items import LADDERS
from hauntbox.games.hunter13.cards.rooms import CHUTE, CHUTE_LANDING, INCIDENTS, ROOMS
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.hunters.checks import falling_check
from hauntbox.games.hunter13.rules.hunters.insanity import Draw
from hauntbox.games.hunter13.rules.mansion.exploring import EXPLORE, icons, is_unsettled, settle
from hauntbox.games.hunter13.rules.mansion.pawns import FOOTING, relocate, stop
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import HUNTER, NOWHERE, Mansion, is_haunted
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
        enter(g, self.role, self.tile, self.how, self.side)


def enter(g: Mansion, role: int, tile: int, how: str, side: int) -> None:
    if g.status[role] != HUNTER:
        return
    relocate(g, role, tile, how)
    if role == g.active:
        g.entered, g.extra = side, NOWHERE
    depth = len(g.agenda)
    story.happen(g, "stepped", role, tile)  # GHT-FMT-09
    story.happen(g, "entered", role, tile)  # GHT-FMT-09
    if len(g.agenda) > depth:  # shortcut: if nothing comes between, one arrives at once
        g.after(depth, Arrive(role, tile, how))
    else:
        arrive(g, role, tile, how)


@dataclass(frozen=True)
class Arrive(Step):
    role: int
    tile: int
    how: str

    def run(self, g: Mansion) -> None:
        arrive(g, self.role, self.tile, self.how)


def arrive(g: Mansion, role: int, tile: int, how: str) -> None:
    """GHT-MOVE-10: a monster stops and fights; GHT-MOVE-07: an unexplored tile stops and is explored.

    GHT-MOVE-08: an explored one lets pass, GHT-TILE-48: T-21 too, and so do ENEMY-players (GHT-MOVE-11).
    """
    if g.at[role] != tile or g.status[role] != HUNTER:
        return
    new = not g.explored >> tile & 1
    if new:
        stop(g)  # GHT-TILE-11, GHT-TILE-34: also on a pair tile, however one comes
    battle = is_haunted(g, tile)
    if tile == CHUTE:
        g.then(ReachChute(role, new, how))
    elif new:
        g.then(EXPLORE(role, tile))
    elif battle:
        g.then(Revisit(role, tile))  # GHT-ROOM-09
    else:
        revisit(g, role, tile)  # GHT-ROOM-09, GHT-ROOM-12
    if battle:
        stop(g)
        g.then(Battle(tile, role))  # GHT-BAT-48


@dataclass(frozen=True)
class Revisit(Step):
    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        if g.at[self.role] == self.tile and g.status[self.role] == HUNTER and not is_haunted(g, self.tile):
            revisit(g, self.role, self.tile)


def revisit(g: Mansion, role: int, tile: int) -> None:
    """GHT-ROOM-12: an incident of every entry; GHT-ROOM-09: cards that were left unsettled, in the same order."""
    if is_unsettled(g, tile):
        settle(g, role, tile)  # GHT-MOVE-18
    if ROOMS[tile].every:
        play(g, INCIDENTS[tile], role, tile)  # GHT-TILE-38


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
        if g.at[self.role] != CHUTE or is_haunted(g, CHUTE):
            return
        safe = g.cell[CHUTE_LANDING] < 0 or can_use_ladder(g, self.role)
        if self.new:
            slip = [] if safe else [falling_check(self.role, CHUTE), Slip(self.role, True)]
            g.then(EXPLORE(self.role, CHUTE), *slip)
            return
        if not safe and self.how != "climb":
            g.then(HoldOn(self.role))
        if is_unsettled(g, CHUTE):
            settle(g, self.role, CHUTE)  # GHT-ROOM-09


@dataclass(frozen=True)
class HoldOn(Choice):
    """GHT-DEC-10: an explored chute: try to stay (GHT-TILE-32), or slide down (GHT-TILE-33)."""

    def waiting(self, g: Mansion) -> Sequence[int]:
        return (self.role,) if g.at[self.role] == CHUTE and g.status[self.role] == HUNTER else ()

    def run(self, g: Mansion) -> None:
        """What lay there has carried the hunter off."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (STAY, SLIDE)

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
    if is_haunted(g, tile):
        return
    if ROOMS[tile].every:
        play(g, INCIDENTS[tile], role, tile)
    elif tile == CHUTE and g.cell[CHUTE_LANDING] >= 0 and not can_use_ladder(g, role):
        g.then(HoldOn(role))


FOOTING.append(footing)
