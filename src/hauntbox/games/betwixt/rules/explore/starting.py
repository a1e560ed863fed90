"""A mission begins: seats, who is active, cards, the start tile. SET, ROLE, MIS, DEC, INV"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import (
    ACTIVE,
    ACTIVE_OF,
    PICK,
    PLACE_OF,
    SPACE,
    STASH,
    WHO,
    WHO_OF,
    Pick,
)
from hauntbox.games.betwixt.cards.decks import KINDS, NONE
from hauntbox.games.betwixt.cards.fate import AMBUSH, token
from hauntbox.games.betwixt.rules.explore.bags import fill, new_path
from hauntbox.games.betwixt.rules.explore.doors import doorways
from hauntbox.games.betwixt.rules.explore.exploring import EXPLORE
from hauntbox.games.betwixt.rules.explore.vending import KIND_NAMED, copies_of, take_named
from hauntbox.games.betwixt.rules.fight.knockout import free_on
from hauntbox.games.betwixt.rules.fight.targets import put_in
from hauntbox.games.betwixt.rules.gear.dashboard import (
    bars_arrangement,
    free_extra,
    gear,
    laid_down,
    own_positions,
    put,
    put_extra,
)
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.seats import seat_active, seat_all
from hauntbox.games.betwixt.rules.setup import set_table
from hauntbox.games.betwixt.state import ACTIVE as ON_THE_MAP
from hauntbox.games.betwixt.state import EXPLORATION, FAMILY, FMS, LOOKOUT, Farm, active_fms, survey
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

BARN_LOFT: Final = 2  # Collection 2


def begin(g: Farm, mission: str) -> None:
    """TGB-SET-07, TGB-SET-08: set-up by the Mission Guide. TGB-SET-12: a later mission keeps what the Diary records."""
    g.mission, g.phase = mission, EXPLORATION
    if not g.at:
        set_table(g)
    seat_all(g)
    recover_all(g)
    lay_start(g)
    g.then(*questions(g))
    happen(g, "start")  # before the first decision


def recover_all(g: Farm) -> None:
    """TGB-SET-13: HP and FP are at their maximum, status tokens and bonus chips gone. TGB-SET-06: all in supply."""
    for fm in range(FMS):
        g.hp[fm], g.fp[fm] = gear(g, fm).hp, gear(g, fm).fp
        g.status[fm], g.chips[fm], g.post[fm], g.at[fm] = 0, (), LOOKOUT, NOWHERE


def lay_start(g: Farm) -> None:
    """TGB-SET-10: the start tile. TGB-MIS-02: its doorways hold doors unless walled up; the bag is split over them."""
    book = guide(g)
    g.laid, g.walled = ((book.start, 0, 0, 0),), book.walled << book.start * 4
    survey(g)
    doors = [way for way in doorways(g, book.start) if not g.walled >> way & 1]
    g.doors = sum([1 << way for way in doors])
    g.bags = []
    g.paths = tuple([(way, new_path(g)) for way in doors])
    if doors:
        more = (token(AMBUSH),) if g.collections >> BARN_LOFT & 1 else ()  # TGB-EQP-56: a challenge
        fill(g, tuple(sorted([*book.bag, *more])), [path for _, path in g.paths])  # TGB-SET-07
    survey(g)


def questions(g: Farm) -> list[Choice | Step]:
    book = guide(g)
    outfits = [Outfit(fm) for fm in range(FMS)]  # TGB-CAMP-27: only Mission 1 hands out equipment
    given = [GiveOut(KIND_NAMED[name]) for name in book.given]
    return [Muster(FAMILY), *outfits, *given, FamilyCard(FAMILY, 0), LINE_UP, EXPLORE]  # TGB-SET-11


@dataclass(frozen=True)
class Begin(Step):
    """The mission that the table has chosen."""

    def run(self, g: Farm) -> None:
        begin(g, g.mission)


@dataclass(frozen=True)
class Muster(Choice):
    """TGB-DEC-01: who is active, and who on lookout. TGB-SET-03, TGB-ROLE-10, TGB-PAR-01"""

    def waiting(self, g: Farm) -> Sequence[int]:
        return () if g.teams else (self.role,)

    def run(self, g: Farm) -> None:
        """TGB-MIS-28: with teams all four are active."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [act for fms, act in ACTIVE.items() if len(fms) == g.options.active_fms]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in ACTIVE_OF:
            return act.when
        return "" if act in self.candidates(g, role) else "TGB-ROLE-10"

    def answer(self, g: Farm, act: Action) -> None:
        for fm in range(FMS):
            g.pool[fm] = 0
        for fm in ACTIVE_OF[act]:
            g.post[fm] = ON_THE_MAP
            put_in(g, fm)  # TGB-SET-04: the lookout FM's tokens stay on the dashboard
        seat_active(g)
        g.tell("TGB-SET-03", "active", *ACTIVE_OF[act])


@dataclass(frozen=True)
class Outfit(Choice):
    """TGB-DEC-39: which of the offered cards one FM takes. TGB-SET-08"""

    def offered(self, g: Farm) -> list[str]:
        return [name for name in guide(g).picks[self.role] if copies_of(g, name)]

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if self.offered(g) else ()

    def run(self, g: Farm) -> None:
        """Nothing is left of it."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [PICK[KIND_NAMED[name]] for name in self.offered(g)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-SET-08"

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def answer(self, g: Farm, act: Pick) -> None:
        """TGB-INV-21: to its own position if it is free, TGB-SET-14: so that its dice count at once."""
        card = take_named(g, act.card)
        hand_out(g, self.role, card)
        g.tell("TGB-SET-08", "takes", self.role, card)


def hand_out(g: Farm, fm: int, card: int) -> bool:
    """TGB-INV-21: to its own position, otherwise to Extra Inventory."""
    if not put(g, fm, card) and not put_extra(g, fm, card):
        return False
    g.hp[fm], g.fp[fm] = gear(g, fm).hp, gear(g, fm).fp
    return True


def finds_place(g: Farm, fm: int, card: int) -> bool:
    """Would `hand_out` succeed?"""
    if free_extra(g, g.cards[fm]) != NONE:
        return True
    laid = [laid_down(g.cards[fm], card, position) for position in own_positions(card)]
    return any([cards and not bars_arrangement(g, fm, cards) for cards in laid])


@dataclass(frozen=True)
class GiveOut(Step):
    """A card for the family that the mission names."""

    kind: int

    def run(self, g: Farm) -> None:
        card = take_named(g, KINDS[self.kind].name)
        if card != NONE:
            g.then(Carry(FAMILY, card))


@dataclass(frozen=True)
class FamilyCard(Choice):
    """TGB-DEC-40: which of the offered family cards is taken next."""

    taken: int  # those taken before, bits

    def left(self, g: Farm) -> list[int]:
        offered = [n for n, name in enumerate(guide(g).offered) if copies_of(g, name) and not self.taken >> n & 1]
        return offered if self.taken.bit_count() < guide(g).taken else []

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if self.left(g) else ()

    def run(self, g: Farm) -> None:
        """Nothing is left of it."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [PICK[KIND_NAMED[guide(g).offered[n]]] for n in self.left(g)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-SET-08"

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def answer(self, g: Farm, act: Pick) -> None:
        taken = self.taken | 1 << guide(g).offered.index(act.card)
        g.then(Carry(FAMILY, take_named(g, act.card)), FamilyCard(FAMILY, taken))


@dataclass(frozen=True)
class Carry(Choice):
    """TGB-DEC-41: which FM carries a family card, or the Stash."""

    card: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*WHO, STASH)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == STASH:
            return "" if len(g.stash) < g.options.stash_limit else "TGB-CMP-26"
        if act not in WHO_OF:
            return act.when
        return "" if finds_place(g, WHO_OF[act], self.card) else "TGB-INV-21"

    def answer(self, g: Farm, act: Action) -> None:
        if act == STASH:
            g.stash = (*g.stash, self.card)
            g.tell("TGB-SET-08", "stashed", self.card)
        else:
            hand_out(g, WHO_OF[act], self.card)
            g.tell("TGB-SET-08", "takes", WHO_OF[act], self.card)


@dataclass(frozen=True)
class LineUp(Step):
    """TGB-SET-10: the active FMs are put on the start tile."""

    def run(self, g: Farm) -> None:
        g.then(*[StartSpace(fm) for fm in active_fms(g)])


@dataclass(frozen=True)
class StartSpace(Choice):
    """TGB-DEC-101: on which free space of the start tile the next FM is put. TGB-MIS-03"""

    def free(self, g: Farm) -> int:
        book, start = guide(g), self.start(g)
        free = free_on(g, start) >> start * 64
        return free & book.spaces if book.spaces else free  # TGB-FLOW-09: the mission goes before the rule

    def start(self, g: Farm) -> int:
        """TGB-MIS-29: each team has its own start tile."""
        return g.laid[g.teams[self.role]][0] if g.teams else guide(g).start

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [SPACE[place] for place in places(self.free(g))]

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in PLACE_OF:
            return act.when
        return "" if self.free(g) >> PLACE_OF[act] & 1 else "TGB-MIS-03"

    def answer(self, g: Farm, act: Action) -> None:
        g.at[self.role] = self.start(g) * 64 + PLACE_OF[act]
        g.tell("TGB-SET-10", "stands", self.role, g.at[self.role])


LINE_UP: Final = LineUp()
