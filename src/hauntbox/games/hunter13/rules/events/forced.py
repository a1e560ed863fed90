"""Cards that move hunters against their will: fog, sleepwalking, swapped places. ECARD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import TILE, WHO
from hauntbox.games.hunter13.rules import dice
from hauntbox.games.hunter13.rules.battle.agents import agent
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.events.favours import hunter_named
from hauntbox.games.hunter13.rules.mansion import pawns
from hauntbox.games.hunter13.rules.mansion.arriving import Enter
from hauntbox.games.hunter13.rules.mansion.house import BACK, FAR, beyond, distances, floor_of, near
from hauntbox.games.hunter13.rules.mansion.opening import Open
from hauntbox.games.hunter13.rules.mansion.walking import WalkIn, bars_beyond, bars_entry
from hauntbox.games.hunter13.state import HUNTER, NOWHERE, Mansion, hunters, is_haunted
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

WAYS: Final = 4  # Judge-cards 1 to 4 are north, east, south, west


# Unidentified Fog ---------------------------------------------------------------------------------------------------


def fog(g: Mansion, role: int, tile: int, tiles: int) -> None:
    """GHT-ECARD-11: in a random direction, GHT-ECARD-12: by a Judge-card among 1 to 4."""
    side = g.roll(WAYS, dice.FOG) - 1
    g.tell("GHT-ECARD-12", "fog", role, side)
    g.then(Drift(role, tile, side, tiles))


@dataclass(frozen=True)
class Drift(Step):
    """GHT-ECARD-56: no choice, but on and on in a straight line; GHT-ECARD-13: a wall stops it."""

    role: int
    tile: int  # where the last step led
    side: int
    left: int

    def run(self, g: Mansion) -> None:
        if self.left < 1 or g.at[self.role] != self.tile or g.status[self.role] != HUNTER:
            return
        if g.confined >> self.tile & 1 or bars_beyond(g, self.role, self.tile, self.side):
            return
        other = beyond(g, self.tile, self.side)
        if other == NOWHERE:
            if not g.options.fog_stops:  # GHT-ECARD-55
                g.moves -= 1  # Open gives it back where no tile fits; a new tile ends movement anyway
                g.then(Open(self.role, self.tile, self.side), WalkIn(self.role, self.tile, self.side))  # GHT-ECARD-14
            return
        stops = not g.explored >> other & 1 or is_haunted(g, other)
        rest = [] if stops else [Drift(self.role, other, self.side, self.left - 1)]
        g.then(Enter(self.role, other, "fog", BACK[self.side]), *rest)


# Sleepwalker --------------------------------------------------------------------------------------------------------


def strolls(g: Mansion, role: int) -> list[int]:
    """E-20: explored tiles through one door, without an Enemy-monster."""
    here = g.at[role]
    if g.confined >> here & 1:
        return []
    there = places(near(g, here) & g.explored)
    return [tile for tile in there if not is_haunted(g, tile) and not bars_entry(g, role, tile)]


def sleepwalk(g: Mansion, role: int, tile: int) -> None:
    """E-20: the agent decides; with no such tile nobody moves."""
    if strolls(g, role):
        g.then(Lead(agent(g), role))


@dataclass(frozen=True)
class Lead(Choice):
    """GHT-EVT-02: E-20, the agent (GHT-BAT-09) moves the sleeper; nothing is settled there."""

    sleeper: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in strolls(g, self.sleeper)]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-BAT-09"

    def answer(self, g: Mansion, act: Action) -> None:
        pawns.relocate(g, self.sleeper, TILE.index(act), "sleepwalk")


# Contorted Space-time -----------------------------------------------------------------------------------------------


def farthest(g: Mansion, role: int) -> list[int]:
    """GHT-ECARD-35: standing hunters, GHT-ECARD-32: by the shortest way through doors.

    GHT-ECARD-34: on another floor, or where no door leads, they count as farthest.
    """
    here = g.at[role]
    ways = distances(g, here, linked=False)
    others = [other for other in hunters(g) if other != role]
    far = [ways[g.at[other]] if floor_of(g, g.at[other]) == floor_of(g, here) else FAR for other in others]
    return [other for other, tiles in zip(others, far, strict=True) if tiles == max(far)]


def swap(g: Mansion, role: int, tile: int) -> None:
    """GHT-ECARD-31: with the farthest other player; GHT-ECARD-35: with nobody else it has no effect."""
    found = farthest(g, role)
    if len(found) == 1:
        change_places(g, role, found[0])
    elif found:
        g.then(SwapWith(role))  # GHT-ECARD-33


@dataclass(frozen=True)
class SwapWith(Choice):
    """GHT-DEC-33: which of the farthest."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [WHO[g.who[other]] for other in farthest(g, role)]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-ECARD-33"

    def answer(self, g: Mansion, act: Action) -> None:
        change_places(g, self.role, hunter_named(g, act))


def change_places(g: Mansion, role: int, other: int) -> None:
    """GHT-ECARD-36: nothing is explored by it; GHT-BAT-60: but a monster there begins a battle."""
    here, there = g.at[role], g.at[other]
    g.tell("GHT-ECARD-31", "swaps", role, other)
    pawns.relocate(g, role, there, "swap")
    pawns.relocate(g, other, here, "swap")
    if is_haunted(g, there):
        pawns.stop(g)
        g.then(Battle(there, role))


VERBS: Final = {"fog": fog, "sleepwalk": sleepwalk, "swap": swap}
