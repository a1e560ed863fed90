"""An FM at 0 HP: who leaves, who comes in, and when. LOOK, END, ROLE"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import PLACE_OF, SPACE, TILE, TILE_OF, WHO, WHO_OF
from hauntbox.games.betwixt.rules.fight.targets import put_in, take_out
from hauntbox.games.betwixt.rules.gear.trading import Transfer
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.seats import take_over
from hauntbox.games.betwixt.state import (
    ACTIVE,
    AWAY,
    COMBAT,
    COMING,
    FAMILY,
    FMS,
    GUEST,
    KO,
    LOOKOUT,
    Farm,
    friends,
    ground,
    monsters,
    standing,
)
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action, Outcome


@dataclass(frozen=True)
class KnockOut(Step):
    """TGB-LOOK-03: the figure leaves the map. TGB-LOOK-15: for the rest of the mission.

    TGB-LOOK-32: statuses and bonus chips are lost. TGB-LOOK-31: the slot of this round goes too.
    """

    fm: int

    def run(self, g: Farm) -> None:
        fm = self.fm
        g.post[fm], g.at[fm], g.status[fm], g.chips[fm] = KO, NOWHERE, 0, ()
        g.ready &= ~(1 << fm)
        g.tell("TGB-STAT-01", "knocked out", fm)
        waiting = [other for other in range(FMS) if g.post[other] == LOOKOUT]
        if is_team_out(g, fm):
            g.then(Transfer(fm), TeamOut(fm))
        elif is_lost(g):
            g.then(Told(fm), LOST)  # TGB-END-05: the mission may have its own words for it
        elif len(waiting) > 1:
            g.then(ComingIn(FAMILY, fm), TokensChange(fm), Transfer(fm), Told(fm))
        else:
            if waiting:
                come_in(g, waiting[0], fm)
            g.then(TokensChange(fm), Transfer(fm), Told(fm))


@dataclass(frozen=True)
class ComingIn(Listed):
    """TGB-DEC-71: which lookout FM comes in, asked if there are several."""

    fallen: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [WHO[fm] for fm in range(FMS) if g.post[fm] == LOOKOUT]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-LOOK-02"

    def answer(self, g: Farm, act: Action) -> None:
        come_in(g, WHO_OF[act], self.fallen)


def come_in(g: Farm, fm: int, fallen: int) -> None:
    """TGB-LOOK-05, TGB-END-03: the tokens of the one who comes are in the bag from now on."""
    take_over(g, fallen, fm)
    g.post[fm] = COMING
    put_in(g, fm)
    g.tell("TGB-END-01", "comes in", fm)


@dataclass(frozen=True)
class TokensChange(Step):
    """TGB-LOOK-04: the tokens of the one who left, TGB-LOOK-06: and the monsters that held them."""

    fm: int

    def run(self, g: Farm) -> None:
        take_out(g, self.fm)


@dataclass(frozen=True)
class Told(Step):
    """TGB-LOOK-27: outside a Combat Phase the replacement is there at once."""

    fm: int

    def run(self, g: Farm) -> None:
        happen(g, "knocked-out", self.fm)
        if g.phase != COMBAT:
            enter_all(g)


def enter_all(g: Farm) -> None:
    """TGB-LOOK-10: those who are coming enter as the next round starts."""
    g.then(*[Enter(fm) for fm in range(FMS) if g.post[fm] == COMING])


@dataclass(frozen=True)
class Enter(Step):
    """TGB-LOOK-11: on a tile one step away from the nearest occupied tile; the player chooses."""

    fm: int

    def run(self, g: Farm) -> None:
        tiles = entry_tiles(g)
        if len(tiles) == 1:
            g.then(EntrySpace(self.fm, tiles[0]))
        else:
            g.then(EntryTile(self.fm))


@dataclass(frozen=True)
class EntryTile(Listed):
    """TGB-DEC-72: on which qualifying tile, asked if there are several."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in entry_tiles(g)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-LOOK-11"

    def answer(self, g: Farm, act: Action) -> None:
        g.then(EntrySpace(self.role, TILE_OF[act]))


@dataclass(frozen=True)
class EntrySpace(Choice):
    """TGB-DEC-73: on which free space of that tile."""

    tile: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [SPACE[space & 63] for space in places(entry_spaces(g, self.tile))]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in PLACE_OF:
            return act.when
        return "" if entry_spaces(g, self.tile) >> (self.tile * 64 + PLACE_OF[act]) & 1 else "TGB-LOOK-11"

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def answer(self, g: Farm, act: Action) -> None:
        g.at[self.role] = self.tile * 64 + PLACE_OF[act]
        g.post[self.role] = ACTIVE
        g.present |= 1 << self.role  # TGB-CMB-25
        g.tell("TGB-LOOK-10", "enters", self.role, g.at[self.role])


def entry_tiles(g: Farm) -> list[int]:
    """TGB-LOOK-12: already explored, free of monsters, next to an occupied tile; else the tiles of the family.

    TGB-LOOK-28: a tile is occupied when an FM or a monster is on it.
    """
    haunted = {g.at[m] >> 6 for m in monsters(g)}
    occupied = haunted | {g.at[fm] >> 6 for fm in friends(g)}
    around = {tile for each in occupied for tile in g.map.joined[each]}
    found = sorted([tile for tile in around if tile not in occupied and free_on(g, tile)])
    return found or family_tiles(g)


def family_tiles(g: Farm) -> list[int]:
    """The tiles on which FMs stand; without any those of the monsters."""
    some = [fm for fm in friends(g) if fm < GUEST] or friends(g) or monsters(g)
    with_room = sorted({g.at[who] >> 6 for who in some if free_on(g, g.at[who] >> 6)})
    return with_room or sorted([tile for tile in g.map.lies if free_on(g, tile)])


def entry_spaces(g: Farm, tile: int) -> int:
    """TGB-LOOK-12: on a tile with people not next to a monster, else on any free space of it."""
    free = free_on(g, tile)
    safe = free
    for m in monsters(g):
        safe &= ~g.map.near(g.at[m])
    return safe or free


def free_on(g: Farm, tile: int) -> int:
    return ground(g) & ~standing(g) & (2**64 - 1) << tile * 64


def is_team_out(g: Farm, fm: int) -> bool:
    """TGB-MIS-34: a team without a standing FM is out, and the mission goes on with the other; here the one in play."""
    if not g.teams or g.teams[fm] != g.team or is_lost(g):
        return False
    return not any([g.post[other] == ACTIVE for other in range(FMS)])


@dataclass(frozen=True)
class TeamOut(Step):
    """TGB-MIS-48: the last FM of a team is KO'd. The mission hears of it, and what the team was at is over."""

    fm: int

    def run(self, g: Farm) -> None:
        take_out(g, self.fm)
        happen(g, "knocked-out", self.fm)
        happen(g, "team-out")


@dataclass(frozen=True)
class GuestFalls(Step):
    """TGB-MIS-27: a guest that is brought to 0 HP leaves the map, TGB-MIS-22: and its Target Tokens with it."""

    guest: int

    def run(self, g: Farm) -> None:
        g.at[self.guest], g.hp[self.guest], g.status[self.guest] = NOWHERE, 0, 0
        take_out(g, self.guest)
        g.tell("TGB-MIS-27", "guest falls", self.guest)
        happen(g, "knocked-out", self.guest)


def is_lost(g: Farm) -> bool:
    """TGB-END-05: all FMs are KO'd; TGB-END-06: not while one can still come in."""
    return not any([g.post[fm] in (ACTIVE, LOOKOUT, COMING, AWAY) for fm in range(FMS)])


@dataclass(frozen=True)
class Lost(Step):
    def run(self, g: Farm) -> None:
        lose(g)


LOST: Final = Lost()


def lose(g: Farm) -> None:
    g.tell("TGB-END-05", "mission failed")
    g.end(Outcome("TGB-END-05", (0.0,) * (FMS + 1)))
