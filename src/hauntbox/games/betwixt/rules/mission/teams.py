"""Two teams on two parts of the map: divided, sent out one at a time, and together again. MIS, DEC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import PLACE_OF, SPACE, WHO, WHO_OF
from hauntbox.games.betwixt.cards.family import BILL
from hauntbox.games.betwixt.content.mission import Deed
from hauntbox.games.betwixt.rules.explore.bags import bits_of, deal, new_path
from hauntbox.games.betwixt.rules.explore.doors import PART, doorways
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE, family_tile
from hauntbox.games.betwixt.rules.explore.opening import Draw
from hauntbox.games.betwixt.rules.fight.defeat import leave_map
from hauntbox.games.betwixt.rules.fight.knockout import free_on
from hauntbox.games.betwixt.rules.fight.targets import put_in
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.mission.running import Script, Verb, waits
from hauntbox.games.betwixt.rules.seats import seat_active
from hauntbox.games.betwixt.state import (
    ACTIVE,
    EXPLORATION,
    FAMILY,
    FIRST,
    FMS,
    KO,
    NOBODY,
    Farm,
    monsters,
    survey,
)
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def divide(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-29: each team has its own start tile, its own part of the map and its own bags."""
    second = deed[1][1]
    g.laid = (*g.laid, (second, 0, PART, 0))
    doors = [way for way in doorways(g, second) if not g.walled >> way & 1]
    g.doors |= sum([1 << way for way in doors])
    survey(g)
    tokens = tuple(sorted([token for bag in g.bags for token in bag]))
    first = [path for _, path in g.paths]
    g.bags = [()] * len(g.bags)
    g.shares = (0,) * len(g.bags)
    more = [new_path(g) for _ in doors]
    g.shares = (*g.shares[: len(g.bags) - len(doors)], *[1] * len(doors))
    g.paths = (*g.paths, *zip(doors, more, strict=True))
    deal_halves(g, tokens, first, more)
    g.then(TeamUp(FAMILY))


def deal_halves(g: Farm, tokens: tuple[int, ...], first: list[int], second: list[int]) -> None:
    """TGB-M3-02: half of the bag for each team, evenly over its doors; with an odd number Bill's has one more."""
    deal(g, tokens, [first[0], second[0]])
    for paths in (first, second):
        deal(g, g.bags[paths[0]], paths)
    g.inside = tuple([(token, bits_of([*first, *second])) for token in sorted(tokens)])  # TGB-HID-03


@dataclass(frozen=True)
class TeamUp(Choice):
    """TGB-DEC-42: which FM joins Bill in the first team."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [WHO[fm] for fm in range(FMS) if fm != BILL]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-MIS-28"

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-MIS-28: two teams of two FMs; all four are active and nobody is on lookout."""
        g.teams = tuple([0 if fm in (BILL, WHO_OF[act]) else 1 for fm in range(FMS)])
        g.camps = (NOWHERE,) * FMS
        for fm in range(FMS):
            g.post[fm] = ACTIVE
        seat_active(g)
        g.tell("TGB-MIS-28", "teams", *g.teams)


def wait(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-M3-07: the team in play cannot be chosen until the teams meet."""
    if g.teams:
        g.idle = g.team
        g.tell("TGB-M3-07", "team waits", g.team)


# Together again -------------------------------------------------------------------------------------------------------


def merge(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-36: all standing FMs are put on free spaces of the named tile, and are active together from then on.

    TGB-M3-08: a door that was just opened leads there, without a drawing. TGB-MIS-51: in a fight it waits.
    """
    if not g.teams or waits(g, script):
        return
    g.agenda[:] = [frame for frame in g.agenda if not isinstance(frame, Draw)]
    tile = deed[1] if deed[1] in g.map.lies else family_tile(g)
    standing = [fm for fm in range(FMS) if g.post[fm] != KO]
    g.teams, g.camps, g.shares, g.team, g.idle = (), (), (), NOBODY, NOBODY
    g.phase = EXPLORATION
    for fm in standing:
        g.post[fm], g.at[fm] = ACTIVE, NOWHERE
        put_in(g, fm)
    g.tell("TGB-MIS-36", "merged", tile)
    g.then(*[MergeSpace(fm, tile) for fm in standing], MERGED)


@dataclass(frozen=True)
class MergeSpace(Choice):
    """TGB-DEC-101: on which free space of the tile the next FM is put."""

    tile: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [SPACE[space & 63] for space in places(free_on(g, self.tile))]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in PLACE_OF:
            return act.when
        return "" if free_on(g, self.tile) >> (self.tile * 64 + PLACE_OF[act]) & 1 else "TGB-MIS-36"

    def answer(self, g: Farm, act: Action) -> None:
        g.at[self.role] = self.tile * 64 + PLACE_OF[act]


@dataclass(frozen=True)
class Merged(Step):
    """The mission hears of it."""

    def is_owed(self) -> bool:
        return True

    def run(self, g: Farm) -> None:
        happen(g, "merged")


# Out ------------------------------------------------------------------------------------------------------------------


def leave_field(g: Farm) -> None:
    """TGB-MIS-48: the fight is over without being won; its monsters leave and count for nothing.

    What lies there is nobody's, and only rules of the mission that have been set off are still to come.
    """
    for m in monsters(g):
        leave_map(g, m)
    for column in (g.at, g.hp, g.status, g.kind, g.spot, g.weapon, g.target, g.face, g.misses, g.blame):
        del column[FIRST:]
    g.phase, g.groups, g.round, g.held, g.ready, g.active = EXPLORATION, (), 0, NOBODY, 0, NOBODY
    g.lost, g.late, g.treasures, g.fights, g.fight_names, g.ambush = (), (), (), 0, 0, 0
    g.slain = [()] * FMS
    g.agenda[:] = [EXPLORE, *[frame for frame in g.agenda if frame.is_owed()]]
    g.tell("TGB-MIS-34", "team out", g.team)


MERGED: Final = Merged()
TEAM_VERBS: Final[dict[str, Verb]] = {"teams": divide, "wait": wait, "merge-teams": merge}
