"""Figures come and go: on the map, in the Spirit World, on cards, outside the scenario. FIG, BAS, CSU, XP"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import AMPLIFIES, AMPLIFY, BOSS, GRADES, KINDS, MARKED, PLAZM
from hauntbox.games.ghostbusters2.state import GONE, NO_NET, NOBODY, ROLES, Busters, count_bodies, has_base
from hauntbox.kernel.agenda import Step

VANISHED: Final = 0  # how it left the map; FINISHED: Trapped or Extracted
DEFEATED: Final = 1
FINISHED: Final = 2
Fall = tuple[int, int, tuple[int, ...], int, int]  # slot, kind, tokens by role, how, the slot it has become part of
WATCHERS: Final[list[Callable[[Busters, Fall], None]]] = []  # Events that wait for somebody's end


def place(g: Busters, kind: int, space: int) -> int:
    """A figure on the map, in a free slot; where it comes from is the caller's business."""
    if GONE in g.spot:
        slot = g.spot.index(GONE)
        g.kind[slot], g.spot[slot], g.bases[slot] = kind, space, 0
    else:
        slot = len(g.spot)
        g.kind.append(kind)
        g.spot.append(space)
        g.bases.append(0)
    g.subdued &= ~(1 << slot)
    count_bodies(g)
    return slot


def from_supply(g: Busters, kind: int) -> int:
    """GBT-CSU-03: the kind, or the next higher Class of its sort that is left; NOBODY if there is none."""
    sort, grade = KINDS[kind].sort, GRADES[kind]
    higher = [n for n, k in enumerate(KINDS) if k.sort == sort and not k.rank and k.grade > grade]
    row = [kind, *sorted(higher, key=lambda n: GRADES[n])]
    found = next((n for n in row if g.supply[n]), NOBODY)
    if found != NOBODY:
        g.supply[found] -= 1
    return found


@dataclass(frozen=True)
class Fallen(Step):
    """An Entity is no longer on the map; Events that are about it hear of it."""

    fall: Fall

    def run(self, g: Busters) -> None:
        for watch in WATCHERS:
            watch(g, self.fall)


def take_off(g: Busters, slot: int, how: int = DEFEATED, heir: int = NOBODY) -> None:
    """GBT-BAS-15: Bases come off; GBT-XP-12, GBT-CMB-09: tokens go back to their owners."""
    tokens = tuple([tokens_of(g, role, slot) for role in ROLES])
    if any(tokens):
        for role in ROLES:
            drop_tokens(g, role, slot)
    fall = (slot, g.kind[slot], tokens, how, heir)
    g.spot[slot], g.bases[slot] = GONE, 0
    g.subdued &= ~(1 << slot)
    g.indexed = tuple([other for other in g.indexed if other != slot])
    if g.codex == slot:
        g.codex = NOBODY  # GBT-CCS-07
    if g.net[0] == slot:
        g.net = NO_NET  # GBT-CEQ-11: it was for this Ghost
    count_bodies(g)
    if g.troubles:
        g.then(Fallen(fall))  # GBT-EVT-07


def lose(g: Busters, slot: int) -> None:
    """GBT-EMV-05: off the map is out of the scenario, GBT-EMV-06: and not in the Spirit World."""
    g.lost[g.kind[slot]] += 1
    g.tell("GBT-EMV-05", "gone", g.kind[slot], slot)
    take_off(g, slot)


def add_base(g: Busters, slot: int, base: int) -> None:
    """GBT-BAS-03: another Base; GBT-CEN-22: not for a Boss, unless a Mark, GBT-BAS-14: which does nothing by itself."""
    if KINDS[g.kind[slot]].rank != BOSS or base == MARKED:
        g.bases[slot] += 1 << 4 * base
        g.tell("GBT-BAS-02", "base", g.kind[slot], g.spot[slot], base, slot)


def drop_base(g: Busters, slot: int, base: int) -> None:
    if g.bases[slot] >> 4 * base & 15:
        g.bases[slot] -= 1 << 4 * base


# Tokens --------------------------------------------------------------------------------------------------------------


def tokens_of(g: Busters, role: int, target: int) -> int:
    return sum([streams + moods for at, streams, moods in g.held[role] if at == target])


def tokens_on(g: Busters, target: int) -> tuple[int, int]:
    """GBT-CMB-12: Streams and Mood Slimes of all together."""
    streams = moods = 0
    for held in g.held:
        for at, s, m in held:
            if at == target:
                streams, moods = streams + s, moods + m
    return streams, moods


def free_tokens(g: Busters, role: int) -> int:
    """GBT-STR-01: of five."""
    return g.options.tokens - sum([streams + moods for _, streams, moods in g.held[role]])


def add_tokens(g: Busters, role: int, target: int, streams: int, moods: int) -> None:
    for i, (at, s, m) in enumerate(g.held[role]):
        if at == target:
            row = list(g.held[role])
            row[i] = (at, s + streams, m + moods)
            g.held[role] = tuple(row)
            return
    g.held[role] = (*g.held[role], (target, streams, moods))


def drop_tokens(g: Busters, role: int, target: int) -> None:
    if g.held[role]:
        g.held[role] = tuple([row for row in g.held[role] if row[0] != target])


def drop_all(g: Busters, role: int) -> None:
    g.held[role] = ()


# What it takes -------------------------------------------------------------------------------------------------------


def gain_xp(g: Busters, role: int, n: int) -> None:
    """GBT-XP-06: never above the end of the track; GBT-XP-10: never lost."""
    if n > 0:
        g.raised = True
        g.xp[role] = min(g.options.most_xp, g.xp[role] + n)
        g.tell("GBT-XP-01", "xp", role, n)


def amplified(g: Busters, slot: int) -> int:
    """GBT-BAS-10: one for each copy, To Hit as well as To Trap or To Extract."""
    return AMPLIFIES * has_base(g, slot, AMPLIFY)


def is_plazm(g: Busters, slot: int) -> bool:
    return KINDS[g.kind[slot]].sort == PLAZM
