"""The Exploration Phase: cards in order, then the family goes somewhere. EXP, INV, DEC, MIS, FLOW"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import (
    APPROACH,
    ARRANGE,
    ARRANGE_OF,
    ITEM,
    NOBODY,
    PLACE_OF,
    SPACE,
    TALENT,
    WHO,
    WHO_OF,
)
from hauntbox.games.betwixt.cards.fate import EVENT, NO_TOKEN
from hauntbox.games.betwixt.rules.explore.approach import (
    DEED,
    DOOR,
    MACHINE,
    bars_target,
    next_to,
    seen_targets,
    target_of,
    tile_of,
)
from hauntbox.games.betwixt.rules.explore.bags import goal_tile, is_dry, is_forced
from hauntbox.games.betwixt.rules.explore.doors import own_doors, put_door
from hauntbox.games.betwixt.rules.explore.opening import open_door, open_secret
from hauntbox.games.betwixt.rules.explore.parties import WHICH_TEAM
from hauntbox.games.betwixt.rules.explore.vending import visit
from hauntbox.games.betwixt.rules.fight.knockout import free_on
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.rules.fight.turn import can_do, do_special
from hauntbox.games.betwixt.rules.gear.items import bars_item, use_item
from hauntbox.games.betwixt.rules.gear.readying import PICK_UP, can_ready
from hauntbox.games.betwixt.rules.gear.talents import WHICH_TALENT, can_use
from hauntbox.games.betwixt.rules.gear.trading import PARTNER, PUT_IN, any_partner, can_stash, partners
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.state import EXPLORATION, FAMILY, FIRST, GUEST, Farm, active_fms, monsters
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

READYING, TRADING, STASHING = range(3)


@dataclass(frozen=True)
class Explore(Step):
    """TGB-EXP-01: after each fight and each Placement Phase without monsters.

    TGB-FLOW-08: monsters that a mission has put on the map are fought first.
    """

    def run(self, g: Farm) -> None:
        if monsters(g):
            g.then(EXPLORE)
            fight(g)
            return
        g.phase, g.new_tiles, g.changes = EXPLORATION, 0, 0
        if g.teams:
            g.then(WHICH_TEAM, SET_OUT)
        else:
            set_out(g)


def set_out(g: Farm) -> None:
    """TGB-DRAW-55: a mission without an objective tile says itself what happens when it is stuck.

    TGB-MIS-47: so does one with teams, of which one may have found the tile.
    """
    g.then(GO_ON)
    if is_dry(g) and (g.goal == NO_TOKEN or goal_tile(g) != NO_TOKEN or g.teams):
        happen(g, "stuck")


@dataclass(frozen=True)
class SetOut(Step):
    """The team in play is known."""

    def run(self, g: Farm) -> None:
        set_out(g)


@dataclass(frozen=True)
class GoOn(Step):
    """TGB-EXP-12: the Exploration Phase simply continues, unless there is a fight."""

    def run(self, g: Farm) -> None:
        g.then(EXPLORE if monsters(g) else HOUSEHOLD)
        if is_forced(g) and not own_doors(g):
            put_door(g, family_tile(g))  # TGB-DRAW-40: if no door is left, on a random free wall of the FMs' tile


def family_tile(g: Farm) -> int:
    """TGB-MIS-53: where most active FMs stand; if that is equal, the one that was placed last."""
    tiles = [g.at[fm] >> 6 for fm in active_fms(g) if g.at[fm] != NOWHERE]
    order = [laid[0] for laid in g.laid]
    return max(tiles, key=lambda tile: (tiles.count(tile), order.index(tile)), default=order[0])


# Cards ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Household(Choice):
    """TGB-DEC-47: approach, or ready, trade or use the Stash with one FM. TGB-EXP-13: no items, no talents."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        found = [APPROACH, *[row[fm] for row in ARRANGE for fm in active_fms(g)]]
        return [*found, ITEM] if g.options.free_items else found

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == APPROACH:
            return ""
        if act == ITEM and g.options.free_items:
            return bars_use(g)
        return bars_change(g, *ARRANGE_OF[act]) if act in ARRANGE_OF else act.when

    def legal(self, g: Farm, role: int) -> list[Action]:
        found: list[Action] = [APPROACH]
        if g.changes >= g.options.housekeeping:
            return found
        fms = active_fms(g)
        found += [ARRANGE[READYING][fm] for fm in fms if can_ready(g, fm)]
        found += [ARRANGE[TRADING][fm] for fm in fms if any_partner(g, fm)]
        found += [ARRANGE[STASHING][fm] for fm in fms if can_stash(g, fm)]
        return [*found, ITEM] if g.options.free_items and not bars_use(g) else found

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-INV-19: beginning a change and changing nothing counts as well."""
        if act == APPROACH:
            g.then(APPROACHING)
            return
        g.changes += 1
        if act == ITEM:
            g.then(USE_FREELY, HOUSEHOLD)
            return
        how, fm = ARRANGE_OF[act]
        g.then((PICK_UP(fm, 0), PARTNER(fm), PUT_IN(fm))[how], HOUSEHOLD)


def bars_change(g: Farm, how: int, fm: int) -> str:
    """TGB-INV-18: cards change among the active FMs and with the Stash. TGB-INV-17, TGB-PAR-23: so many times."""
    if fm not in active_fms(g):
        return "TGB-INV-18"
    if g.changes >= g.options.housekeeping:
        return "TGB-INV-17"
    if how == READYING:
        return "" if can_ready(g, fm) else "TGB-ACT-35"
    can = bool(partners(g, fm)) if how == TRADING else can_stash(g, fm)
    return "" if can else "TGB-ACT-35"


# Items and talents, if the table plays so -----------------------------------------------------------------------------


def uses(g: Farm, fm: int) -> list[Action]:
    """TGB-EXP-14: an equipped item, or a support talent for its FP."""
    return [*([] if bars_item(g, fm) else [ITEM]), *([TALENT] if can_use(g, fm, True) else [])]


def bars_use(g: Farm) -> str:
    """TGB-INV-17: it counts as a change, so that the phase ends."""
    if g.changes >= g.options.housekeeping:
        return "TGB-INV-17"
    return "" if any([uses(g, fm) for fm in active_fms(g)]) else "TGB-ACT-35"


@dataclass(frozen=True)
class UseFreely(Choice):
    """TGB-DEC-103: which FM uses an item or a support talent, or nobody."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[WHO[fm] for fm in active_fms(g)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in self.candidates(g, role):
            return act.when
        return "" if act == NOBODY or uses(g, WHO_OF[act]) else "TGB-ACT-35"

    def answer(self, g: Farm, act: Action) -> None:
        if act != NOBODY:
            g.acts, g.did, g.talented, g.free = 0, 0, 0, 0
            g.then(UseWhat(WHO_OF[act]))


@dataclass(frozen=True)
class UseWhat(Listed):
    """TGB-EXP-14: the item or a talent, asked if both can be used."""

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if len(uses(g, self.role)) > 1 else ()

    def run(self, g: Farm) -> None:
        self.answer(g, uses(g, self.role)[0])

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return uses(g, role)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in uses(g, role) else "TGB-EXP-14"

    def answer(self, g: Farm, act: Action) -> None:
        if act == ITEM:
            use_item(g, self.role)
        else:
            g.then(WHICH_TALENT(self.role, 1, True))


# Going somewhere ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Approaching(Choice):
    """TGB-DEC-04: what to approach. TGB-EXP-18: it settles the tile."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return seen_targets(g)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return bars_target(g, act)

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-EXP-02, TGB-MOVE-05: no movement points are used."""
        what, where = target_of(g, act)
        for who in [*active_fms(g), *guests(g)]:
            g.at[who] = NOWHERE
        g.tell("TGB-EXP-03", "approaches", where * 8 + what)
        g.then(Leader(FAMILY, what, where), Arrive(what, where))


@dataclass(frozen=True)
class Leader(Choice):
    """TGB-DEC-43: which FM is put next to it; TGB-EXP-21: nobody if one only gathers on the tile."""

    what: int
    where: int

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if next_to(g, self.what, self.where) and len(active_fms(g)) > 1 else ()

    def run(self, g: Farm) -> None:
        if next_to(g, self.what, self.where):
            self.lead(g, active_fms(g)[0])
        else:
            g.then(*followers(g, tile_of(self.what, self.where), active_fms(g)))

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [WHO[fm] for fm in active_fms(g)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-EXP-03"

    def answer(self, g: Farm, act: Action) -> None:
        self.lead(g, WHO_OF[act])

    def lead(self, g: Farm, fm: int) -> None:
        """TGB-EXP-18: one FM next to it, then the others. TGB-EXP-04: all on the same tile."""
        tile = tile_of(self.what, self.where)
        others = [each for each in active_fms(g) if each != fm]
        g.then(Lead(fm, self.what, self.where), *followers(g, tile, others))


def guests(g: Farm) -> list[int]:
    """Those who have joined the family and stand."""
    return [who for who in range(GUEST, FIRST) if g.hp[who]]


def followers(g: Farm, tile: int, fms: Sequence[int]) -> list[Choice]:
    """TGB-MIS-24: a guest is placed on the same tile like an active FM."""
    return [*[Follow(fm, tile) for fm in fms], *[FollowGuest(FAMILY, tile, who) for who in guests(g)]]


@dataclass(frozen=True)
class Lead(Choice):
    """TGB-DEC-44: on which space next to it. TGB-EXP-03"""

    what: int
    where: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [SPACE[space & 63] for space in places(next_to(g, self.what, self.where))]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in PLACE_OF:
            return act.when
        if act in self.candidates(g, role):
            return ""
        return "TGB-EXP-16" if self.what == DOOR else "TGB-EXP-17"

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def answer(self, g: Farm, act: Action) -> None:
        g.at[self.role] = tile_of(self.what, self.where) * 64 + PLACE_OF[act]
        g.tell("TGB-EXP-03", "stands", self.role, g.at[self.role])


@dataclass(frozen=True)
class Follow(Choice):
    """TGB-DEC-45: on which free space of the tile the next FM is put. TGB-EXP-11"""

    tile: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [SPACE[space & 63] for space in places(free_on(g, self.tile))]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in PLACE_OF:
            return act.when
        return "" if free_on(g, self.tile) >> (self.tile * 64 + PLACE_OF[act]) & 1 else "TGB-EXP-11"

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def answer(self, g: Farm, act: Action) -> None:
        g.at[self.role] = self.tile * 64 + PLACE_OF[act]
        g.tell("TGB-EXP-11", "stands", self.role, g.at[self.role])


@dataclass(frozen=True)
class FollowGuest(Follow):
    """TGB-DEC-45: the same for a guest, whom the family leads. TGB-MIS-24"""

    guest: int

    def answer(self, g: Farm, act: Action) -> None:
        g.at[self.guest] = self.tile * 64 + PLACE_OF[act]


@dataclass(frozen=True)
class Arrive(Step):
    """TGB-EXP-15: a Surprise Event of the tile comes first."""

    what: int
    where: int

    def run(self, g: Farm) -> None:
        tile = tile_of(self.what, self.where)
        g.then(*[Surprise(tile)] * g.surprises.count(tile), UseTarget(self.what, self.where))


@dataclass(frozen=True)
class Surprise(Step):
    """TGB-EXP-10: it is resolved, TGB-EXP-15: and its token removed."""

    tile: int

    def run(self, g: Farm) -> None:
        if not monsters(g):
            place = g.surprises.index(self.tile)
            g.surprises = g.surprises[:place] + g.surprises[place + 1 :]
            happen(g, "token-resolved", EVENT, 0)


@dataclass(frozen=True)
class UseTarget(Step):
    """What the family came for. TGB-EXP-20: dropped if a surprise has started a fight. TGB-EXP-12: else it goes on."""

    what: int
    where: int

    def run(self, g: Farm) -> None:
        g.then(EXPLORE if monsters(g) or self.what == DOOR else GO_ON)
        if monsters(g):
            return
        if self.what == DOOR:
            (open_secret if g.secret >> self.where & 1 else open_door)(g, self.where)
        elif self.what == MACHINE:
            visit(g, self.where)  # TGB-EXP-09
        elif self.what == DEED:
            n = self.where >> 6  # TGB-MIS-20: done by approaching it
            do_special(g, next(fm for fm in active_fms(g) if can_do(g, fm, n)), n)
        elif g.visits >> self.where & 1:
            happen(g, "visited", self.where)  # TGB-EXP-08, TGB-FLOW-06, TGB-FLOW-07


EXPLORE: Final = Explore()
SET_OUT: Final = SetOut()
USE_FREELY: Final = UseFreely(FAMILY)
GO_ON: Final = GoOn()
HOUSEHOLD: Final = Household(FAMILY)
APPROACHING: Final = Approaching(FAMILY)
