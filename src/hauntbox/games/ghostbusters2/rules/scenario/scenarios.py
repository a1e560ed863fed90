"""What the scenarios say: effects of Gates, and the ends of a game. SCN, CSC, GTE"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.actions import SLIME_OF
from hauntbox.games.ghostbusters2.cards.kinds import (
    CAUSTIC,
    GHOSTS,
    GIANT,
    HORROR,
    HYPER,
    JUDGE,
    KINDS,
    PEDESTRIAN,
    SUPER,
    TALL,
    TRAIN,
    VIGO,
    WIDE,
)  # fmt: skip
from hauntbox.games.ghostbusters2.content.objectives import is_uptown
from hauntbox.games.ghostbusters2.content.street import WAY_OF as WAY_BY_DELTA
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.rules.combat.reactions import React
from hauntbox.games.ghostbusters2.rules.combat.targets import BROTHERS, lowest_trapped
from hauntbox.games.ghostbusters2.rules.entities.emerge import (
    SUPPLY,
    Chase,
    ChaseNearest,
    ChaseRandom,
    GhostEmerges,
    Scatter,
    emerge,
    lose_trapped,
    plazm_emerges,
    scatter,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.entities.headings import SPACE
from hauntbox.games.ghostbusters2.rules.entities.push import can_shove, shove
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed, SpaceSplatter
from hauntbox.games.ghostbusters2.rules.entities.travel import dwellers
from hauntbox.games.ghostbusters2.rules.figures import from_supply, place
from hauntbox.games.ghostbusters2.rules.street.sight import nearest_role
from hauntbox.games.ghostbusters2.state import (
    NOBODY,
    STATUE,
    Busters,
    apart,
    body,
    is_inside,
    of_kind,
    on_foot,
    slots,
    spaces_of,
)  # fmt: skip
from hauntbox.kernel.agenda import Step

Effect = Callable[[Busters, int, int], None]  # the Gate's space, the shooter


def nothing(g: Busters, space: int, role: int) -> None:
    """A scenario that says nothing."""


def ghost_emerges(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-02: and many others; GBT-EVD-03."""
    g.then(GhostEmerges(space))


def most_laden_loses(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-02: who has the most Trapped Ghosts loses its lowest; GBT-CEQ-09: not with a Holding Cartridge."""
    most = max([len(g.trapped[other]) for other in g.order])
    if not most or g.round <= g.cartridge:
        return
    loser = dice.roll_off(g, [other for other in g.order if len(g.trapped[other]) == most])
    kind = lowest_trapped(g, loser)
    lose_trapped(g, loser, kind)
    g.tell("GBT-CSC-02", "escapes", loser, kind)
    emerge(g, kind, spaces_of(g, loser)[0], loser)


def gate_splatters(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-05, GBT-CSC-23: with the printed Slime."""
    g.then(SpaceSplatter(space, SLIME_OF[g.sheet.gates.splatter]))  # GBT-KEY-29


def judges_wander(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-05"""
    g.then(*[Scatter(slot, 2) for slot in of_kind(g, JUDGE)])


def brother_comes(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-09: the nearest Brother."""
    row = sorted([(apart(g, role, slot), g.spot[slot], slot) for slot in of_kind(g, *BROTHERS)])
    if row:
        g.then(Chase(row[0][2], 2, role))


def brothers_react(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-09: as if missed by the nearest."""
    g.then(*[React(slot, False, nearest_role(g, slot)) for slot in of_kind(g, *BROTHERS)])


def shooter_recoils(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-13: one space away from the Gate, if that is a legal step; nobody falls out of Lady Liberty."""
    if g.at[role] != STATUE:
        street, here = g.street, g.at[role]
        dx, dy = street.column[here] - street.column[space], street.row[here] - street.row[space]
        way = WAY_BY_DELTA[(dx > 0) - (dx < 0), (dy > 0) - (dy < 0)]
        if can_shove(g, role, way):
            shove(g, role, way)


def plazms_stir(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-13: every Super-Plazm."""
    g.then(*[Stir(slot) for slot in of_kind(g, SUPER)])


@dataclass(frozen=True)
class Stir(Step):
    """GBT-CSC-13: one space, GBT-CSC-36: if it is still a Super-Plazm: none that has Attached moves again."""

    slot: int

    def run(self, g: Busters) -> None:
        if g.kind[self.slot] == SUPER:
            scatter(g, self.slot, 1)


def train_comes(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-17"""
    g.then(*[Chase(slot, 3, role) for slot in of_kind(g, TRAIN)])


def train_shunts(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-17"""
    g.then(*[Scatter(slot, 4) for slot in of_kind(g, TRAIN)])


def giant_lurches(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-20"""
    g.then(*[ChaseRandom(slot, 2) for slot in of_kind(g, GIANT)])


def super_emerges(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-23"""
    plazm_emerges(g, space)


def ghost_for_statue(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-27: the nearest Ghost goes for her nearest space."""
    far, block = g.street.apart, g.street.block(g.statue) if g.statue >= 0 else ()
    outside = [slot for slot in slots(g) if g.kind[slot] in GHOSTS and not is_inside(g, slot)]
    row = sorted([(far(a, b), g.spot[slot], b, slot) for slot in outside for a in body(g, slot) for b in block])
    if row:
        g.then(Chase(row[0][3], 3, SPACE + row[0][2]))


def plazm_comes(g: Busters, space: int, role: int) -> None:
    """GBT-CSC-31: the first Hyper-Plazm, else a Super-Plazm put on the Gate."""
    row = of_kind(g, HYPER)
    if row:
        g.then(ChaseNearest(row[0], 2))
    elif (kind := from_supply(g, SUPER)) != NOBODY:
        drop_plazm(g, kind, space)


def drop_plazm(g: Busters, kind: int, space: int) -> None:
    """GBT-CSC-35: it Slimes whom it falls on, and emerges from there if another figure stands in the space."""
    below = [role for role in g.order if g.at[role] != STATUE and space in spaces_of(g, role)]  # GBT-ECT-11
    if (g.bodies | on_foot(g)) >> space & 1:
        emerge(g, kind, space, SUPPLY)
    else:
        g.then(ChaseNearest(place(g, kind, space), 2))
    g.then(*[Slimed(role, KINDS[kind].slime) for role in below])


EFFECTS: Final[dict[str, Effect]] = {
    "": nothing,
    "a Ghost emerges": ghost_emerges,
    "the most laden loses a Ghost": most_laden_loses,
    "the Gate Splatters": gate_splatters,
    "the Judges wander": judges_wander,
    "a Brother comes": brother_comes,
    "the Brothers react": brothers_react,
    "the shooter recoils": shooter_recoils,
    "the Super-Plazms stir": plazms_stir,
    "the Train comes": train_comes,
    "the Train shunts": train_shunts,
    "the Giant lurches": giant_lurches,
    "a Super-Plazm emerges": super_emerges,
    "a Ghost goes for the statue": ghost_for_statue,
    "a Plazm comes": plazm_comes,
}


JUDGES: Final = 2  # what the ends of scenarios ask for
COURT_PLAZMS: Final = 3
RIVER_PLAZMS: Final = 6
RIVER_GATES: Final = 1
OVERRUN: Final = 4  # Entities inside Lady Liberty
EARLY: Final = 4  # rounds left

# Ends ----------------------------------------------------------------------------------------------------------------


def plazms_in_reach(g: Busters) -> int:
    """In the Tank so far, on cards, and on the map."""
    on_map = sum([KINDS[g.kind[slot]].plazms for slot in slots(g)])
    return g.poured + sum(g.plazms) + on_map


def has_come_uptown(g: Busters) -> bool:
    """GBT-CSC-29: at the end of a round, half of her in the south-eastern tile, and no Entity inside."""
    spaces = [p for p in g.street.block(g.statue) if is_uptown(g.street, p)]
    return g.active == NOBODY and len(spaces) >= 2 and not dwellers(g)


def four_inside(g: Busters) -> bool:
    """GBT-CSC-29: too many Entities inside her."""
    return len(dwellers(g)) >= OVERRUN


def no_gate(g: Busters) -> bool:
    """GBT-CSC-03"""
    return not g.gates


def judges_in(g: Busters) -> bool:
    """GBT-CSC-06: the Judges, and some Plazms."""
    return g.stored.count(JUDGE) >= JUDGES and g.poured >= COURT_PLAZMS


def brothers_in(g: Busters) -> bool:
    """GBT-CSC-10: both of them."""
    return TALL in g.stored and WIDE in g.stored


def no_horror(g: Busters) -> bool:
    """GBT-CSC-15"""
    return not g.gates and not of_kind(g, HORROR)


def train_caught(g: Busters) -> bool:
    """GBT-CSC-18"""
    return bool(g.caught >> TRAIN & 1)


def giant_caught(g: Busters) -> bool:
    """GBT-CSC-21"""
    return bool(g.caught >> GIANT & 1)


def river_dry(g: Busters) -> bool:
    """GBT-CSC-25: enough Plazms, few Gates."""
    return g.poured >= RIVER_PLAZMS and g.gates.bit_count() <= RIVER_GATES


def vigo_caught(g: Busters) -> bool:
    """GBT-CSC-32"""
    return bool(g.caught >> VIGO & 1)


SUCCESSES: Final[dict[str, tuple[str, Callable[[Busters], bool]]]] = {
    "no Gate is open": ("GBT-CSC-03", no_gate),
    "the Judges are deposited": ("GBT-CSC-06", judges_in),
    "the Brothers are deposited": ("GBT-CSC-10", brothers_in),
    "no Horror and no Gate is left": ("GBT-CSC-15", no_horror),
    "the Train is Trapped": ("GBT-CSC-18", train_caught),
    "the Giant is Trapped": ("GBT-CSC-21", giant_caught),
    "six Plazms and one Gate": ("GBT-CSC-25", river_dry),
    "she is uptown": ("GBT-CSC-29", has_come_uptown),
    "Vigo is Trapped": ("GBT-CSC-32", vigo_caught),
}
FAILURES: Final[dict[str, tuple[str, Callable[[Busters], bool]]]] = {
    "the Plazms run out": ("GBT-CSC-06", lambda g: plazms_in_reach(g) < COURT_PLAZMS),
    "the Giant is home": ("GBT-CSC-21", lambda g: g.home),
    "she is overrun": ("GBT-CSC-29", four_inside),
}
GOALS: Final[dict[str, Callable[[Busters], bool]]] = {
    "": lambda g: True,
    "four rounds are left": lambda g: g.timer >= EARLY,  # GBT-CSC-03
    "no Pedestrian is left": lambda g: not of_kind(g, PEDESTRIAN),  # GBT-CSC-15
}


def failure(g: Busters) -> str:
    """The rule by which all is lost, or ""."""
    if g.timer <= 0:
        return "GBT-SCN-08"
    if g.drained:
        return "GBT-SCN-09"
    if max(g.slime) >> 4 * CAUSTIC >= g.options.caustic:
        return "GBT-SCN-10"  # GBT-SLM-13
    if g.sheet.failure:
        rule, is_lost = FAILURES[g.sheet.failure]
        return rule if is_lost(g) else ""
    return ""
