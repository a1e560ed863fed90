"""Push: a Ghostbuster is shoved aside, and sometimes chooses where. KEY"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.ghostbusters2.actions import WAY, WAY_OF, Way
from hauntbox.games.ghostbusters2.state import Busters, car_spaces, closed, on_foot, statue_spaces
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


def turned(way: int, eighths: int) -> int:
    """A direction so many eighths of a circle farther, clockwise."""
    clock = (1, 2, 4, 7, 6, 5, 3, 0)
    return clock[(clock.index(way) + eighths) % 8]


def can_shove(g: Busters, role: int, way: int) -> bool:
    """GBT-KEY-19: a legal step to a space without figures, vehicles or Traps."""
    here = g.at[role]
    there = g.street.step[here][way]
    if there < 0 or not g.street.walk(here, closed(g)) >> there & 1:
        return False
    taken = on_foot(g) | car_spaces(g) | statue_spaces(g)
    return not taken >> there & 1 and there not in g.traps


def ways_aside(g: Busters, role: int, way: int) -> list[int]:
    """GBT-KEY-17: straight on, else a side 45 degrees off, else one 90 degrees off; GBT-KEY-18: else none."""
    if can_shove(g, role, way):
        return [way]
    for off in (1, 2):
        ways = [w for w in sorted([turned(way, -off), turned(way, off)]) if can_shove(g, role, w)]
        if ways:
            return ways
    return []


def shove(g: Busters, role: int, way: int) -> None:
    g.at[role] = g.street.step[g.at[role]][way]
    g.tell("GBT-KEY-16", "pushed", role, g.at[role])


@dataclass(frozen=True)
class Pushed(Step):
    """GBT-KEY-16: moved one space the way the Entity goes, GBT-KEY-18: if there is a free one to go to."""

    role: int
    way: int

    def run(self, g: Busters) -> None:
        ways = ways_aside(g, self.role, self.way)
        if len(ways) == 1:
            shove(g, self.role, ways[0])
        elif ways:
            g.then(PushAside(self.role, self.way))


@dataclass(frozen=True)
class PushAside(Choice):
    """GBT-KEY-17: the pushed Ghostbuster chooses a side."""

    way: int

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [WAY[way] for way in ways_aside(g, role, self.way)]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Way):
            return act.when
        return "" if WAY_OF[act.way] in ways_aside(g, role, self.way) else "GBT-KEY-17"

    def answer(self, g: Busters, act: Way) -> None:
        shove(g, self.role, WAY_OF[act.way])
