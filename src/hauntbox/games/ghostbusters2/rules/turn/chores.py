"""Deposit, cleaning, Packs, transfers and Goo Piles. DEP, RSL, SWP, MAN, INV, NOA, GOO"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.ghostbusters2.actions import (
    DONE,
    DROP,
    GIVE,
    PLAZM_THING,
    TAKE,
    THING_OF,
    Done,
    Drop,
    Give,
    Take,
)  # fmt: skip
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF, GIVE_CARD, TAKE_CARD, is_class_s
from hauntbox.games.ghostbusters2.cards.kinds import STEWARD
from hauntbox.games.ghostbusters2.cards.names import GOO_EQUIPMENT, GOO_EVENT
from hauntbox.games.ghostbusters2.rules.combat.targets import pour, store
from hauntbox.games.ghostbusters2.rules.entities.emerge import lose_trapped
from hauntbox.games.ghostbusters2.rules.entities.slime_counts import wipeable
from hauntbox.games.ghostbusters2.rules.equip import draw_top, take_card
from hauntbox.games.ghostbusters2.rules.figures import drop_all, gain_xp
from hauntbox.games.ghostbusters2.rules.street.driving import is_haunted
from hauntbox.games.ghostbusters2.rules.street.sight import (
    is_beside,
    is_beside_space,
    sees_car,
    sees_role,
    sees_space,
)  # fmt: skip
from hauntbox.games.ghostbusters2.state import CAR, STATUE, Busters, of_kind
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

# Deposit -------------------------------------------------------------------------------------------------------------


def bars_deposit(g: Busters, role: int) -> str:
    """GBT-DEP-03: inside the car, or beside it with sight of it; GBT-LIB-22: not from the statue."""
    if g.at[role] == STATUE:
        return "GBT-LIB-22"
    if is_haunted(g):
        return "GBT-DEP-04"
    if not g.trapped[role] and not g.plazms[role]:
        return "GBT-DEP-01"
    if g.at[role] == CAR:
        return ""
    beside = is_beside_space(g, role, g.front) or is_beside_space(g, role, g.back)
    return "" if beside and sees_car(g, role) else "GBT-DEP-03"


@dataclass(frozen=True)
class Depositing(Choice):
    """GBT-DEC-09: which Ghosts and how many Plazms; GBT-DEP-05: it gives no XP."""

    begun: bool = False

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        plazms = [DROP[PLAZM_THING]] if g.plazms[role] else []
        return (*[DROP[kind] for kind in sorted(set(g.trapped[role]))], *plazms, DONE)

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if isinstance(act, Done):
            return "" if self.begun else "GBT-DEP-01"
        if not isinstance(act, Drop):
            return act.when
        thing = THING_OF[act.what]
        if thing == PLAZM_THING:
            return "" if g.plazms[role] else "GBT-DEP-02"
        return "" if thing in g.trapped[role] else "GBT-DEP-01"

    def is_public(self, g: Busters, role: int) -> bool:
        return True

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, Drop):
            deposit(g, self.role, THING_OF[act.what])
            if g.trapped[self.role] or g.plazms[self.role]:
                g.then(Depositing(self.role, True))


def deposit(g: Busters, role: int, thing: int) -> None:
    """GBT-DEP-01: a Ghost into the Spirit World, GBT-DEP-02: a Plazm into the Tank; GBT-CMB-16: humans like Ghosts."""
    if thing == PLAZM_THING:
        g.plazms[role] -= 1
        pour(g, 1)
    else:
        lose_trapped(g, role, thing)
        store(g, thing)
    g.tell("GBT-DEP-01", "deposits", role, thing)


# Slime and Packs -----------------------------------------------------------------------------------------------------


def bars_clean(g: Busters, role: int, other: int) -> str:
    """GBT-RSL-01: an adjacent Ghostbuster in sight, GBT-RSL-03: not inside the car; GBT-RSL-04: the cleaner may be."""
    if g.at[other] == CAR:
        return "GBT-RSL-03"
    if not wipeable(g, other):
        return "GBT-RSL-02"
    return bars_reach(g, role, other, "GBT-RSL-01")


def bars_reach(g: Busters, role: int, other: int, rule: str) -> str:
    """An adjacent Ghostbuster in sight; GBT-LIB-21: from inside the statue one reaches those inside only."""
    if is_beside(g, role, other):
        return "" if sees_role(g, role, other) else rule
    if g.at[role] == STATUE:
        return "GBT-LIB-21"
    return "GBT-LIB-34" if g.at[other] == STATUE else rule


def bars_clean_self(g: Busters, role: int) -> str:
    """GBT-NOA-01: no Action taken; GBT-NOA-09: not Caustic; GBT-ECT-13: not in the car; GBT-LIB-36: in the statue."""
    return bars_idle(g) or ("GBT-ECT-13" if g.at[role] == CAR else "" if wipeable(g, role) else "GBT-NOA-09")


def bars_idle(g: Busters) -> str:
    """GBT-NOA-05: one of the two in a turn; GBT-NOA-07: converted is taken; GBT-NOA-08: having 0 is no hindrance."""
    if g.idle:
        return "GBT-NOA-05"
    return "GBT-NOA-01" if g.spent else ""


def give_up_actions(g: Busters) -> None:
    """GBT-NOA-02, GBT-NOA-04: the Actions of this turn are lost, GBT-NOA-10: for good; GBT-NOA-06: nothing else is."""
    g.idle, g.spent, g.extra = True, 0, 0


def bars_swap(g: Busters, role: int, other: int) -> str:
    """GBT-SWP-01: an adjacent Ghostbuster in sight, GBT-SWP-02: neither inside the car."""
    if CAR in (g.at[role], g.at[other]):
        return "GBT-SWP-02"
    return bars_reach(g, role, other, "GBT-SWP-01")


def bars_swap_self(g: Busters, role: int) -> str:
    """GBT-NOA-03: no Action taken; GBT-ECT-14: not inside the car; GBT-LIB-36: in the statue."""
    return bars_idle(g) or ("GBT-ECT-14" if g.at[role] == CAR else "")


def swap_pack(g: Busters, role: int) -> None:
    """GBT-CHR-06: the other Pack; GBT-STR-09, GBT-SWP-03: and all its tokens come off."""
    g.pack[role] ^= 1
    drop_all(g, role)
    g.tell("GBT-SWP-01", "pack", role, g.pack[role])


# Transfers -----------------------------------------------------------------------------------------------------------


def bars_hand(g: Busters, role: int, other: int) -> str:
    """GBT-MAN-01: adjacent and in sight, GBT-MAN-02: with somebody inside the car adjacent is enough."""
    goods = g.trapped[role] or g.trapped[other] or g.plazms[role] or g.plazms[other]
    return bars_transfer(g, role, other, "GBT-MAN-01") if goods else "GBT-MAN-01"


def bars_transfer(g: Busters, role: int, other: int, rule: str) -> str:
    """GBT-MAN-02, GBT-MAN-04: to and from the car whatever one sees."""
    by_car = CAR in (g.at[role], g.at[other])
    return "" if by_car and is_beside(g, role, other) else bars_reach(g, role, other, rule)


def movable(g: Busters, role: int) -> list[int]:
    """GBT-MAN-05, GBT-EQP-18: no Class-S card; GBT-INV-09: Key Items like Equipment."""
    hand = g.cards[role]
    return [card for card in hand if not is_class_s(card)] if hand else []


def bars_trade(g: Busters, role: int, other: int) -> str:
    """GBT-MAN-03: as with Ghosts, GBT-MAN-04: the car included."""
    return bars_transfer(g, role, other, "GBT-MAN-03") if movable(g, role) or movable(g, other) else "GBT-MAN-03"


@dataclass(frozen=True)
class Handing(Choice):
    """GBT-MAN-01: Ghosts and Plazms both ways, GBT-MAN-06: with one partner; GBT-MAN-09: who does not have to agree."""

    other: int
    gave: tuple[int, ...] = ()
    took: tuple[int, ...] = ()

    def goods(self, g: Busters, role: int, moved: tuple[int, ...]) -> list[int]:
        """What has come over in this exchange does not go back."""
        plazms = [PLAZM_THING] if g.plazms[role] else []
        return [thing for thing in [*sorted(set(g.trapped[role])), *plazms] if thing not in moved]

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        gives = [GIVE[thing] for thing in self.goods(g, role, self.took)]
        return (*gives, *[TAKE[thing] for thing in self.goods(g, self.other, self.gave)], DONE)

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if isinstance(act, Done):
            return "" if self.gave or self.took else "GBT-MAN-01"
        if isinstance(act, Give | Take):
            return "" if act in self.candidates(g, role) else "GBT-MAN-07"
        return act.when

    def is_public(self, g: Busters, role: int) -> bool:
        return True

    def answer(self, g: Busters, act: Action) -> None:
        gave, took = self.gave, self.took
        if isinstance(act, Give):
            move_goods(g, self.role, self.other, THING_OF[act.what])
            gave = (*gave, THING_OF[act.what])
        elif isinstance(act, Take):
            move_goods(g, self.other, self.role, THING_OF[act.what])
            took = (*took, THING_OF[act.what])
        if not isinstance(act, Done) and (self.goods(g, self.role, took) or self.goods(g, self.other, gave)):
            g.then(Handing(self.role, self.other, gave, took))


def move_goods(g: Busters, giver: int, taker: int, thing: int) -> None:
    if thing == PLAZM_THING:
        g.plazms[giver] -= 1
        g.plazms[taker] += 1
    else:
        lose_trapped(g, giver, thing)
        g.trapped[taker] = tuple(sorted([*g.trapped[taker], thing]))
    g.tell("GBT-MAN-01", "hands", giver, taker, thing)


@dataclass(frozen=True)
class Trading(Choice):
    """GBT-MAN-03: Equipment both ways, used cards stay face-down; GBT-EQP-14: so that a higher Level can use it."""

    other: int
    moved: tuple[int, ...] = ()

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        gives = [GIVE_CARD[card] for card in movable(g, role) if card not in self.moved]
        return (*gives, *[TAKE_CARD[card] for card in movable(g, self.other) if card not in self.moved], DONE)

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if isinstance(act, Done):
            return "" if self.moved else "GBT-MAN-03"
        if isinstance(act, Give | Take):
            is_s = act.what in CARD_OF and is_class_s(CARD_OF[act.what])
            return "" if act in self.candidates(g, role) else "GBT-MAN-05" if is_s else "GBT-MAN-07"
        return act.when

    def is_public(self, g: Busters, role: int) -> bool:
        return True

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, Give | Take):
            giver, taker = (self.role, self.other) if isinstance(act, Give) else (self.other, self.role)
            card = CARD_OF[act.what]
            g.cards[giver] = tuple([other for other in g.cards[giver] if other != card])
            g.cards[taker] = tuple(sorted([*g.cards[taker], card]))  # GBT-EQP-19
            g.tell("GBT-MAN-03", "passes", giver, taker, card)
            moved = (*self.moved, card)
            if any([card not in moved for card in [*movable(g, self.role), *movable(g, self.other)]]):
                g.then(Trading(self.role, self.other, moved))


# Goo Piles -----------------------------------------------------------------------------------------------------------


def bars_investigate(g: Busters, role: int, pile: int) -> str:
    """GBT-INV-01: adjacent, with sight of it; GBT-INV-07, GBT-LIB-23: on foot; GBT-INV-06: nothing on it."""
    if not g.piles >> pile & 1:
        return "GBT-GOO-01"
    if g.at[role] < 0:
        return "GBT-INV-07" if g.at[role] == CAR else "GBT-LIB-23"  # GBT-ECT-15
    if g.bodies >> pile & 1:
        return "GBT-INV-06"
    if not g.street.near[g.at[role]] >> pile & 1 or not sees_space(g, role, pile):  # GBT-TER-08
        return "GBT-INV-01"
    guards = [slot for slot in of_kind(g, STEWARD) if slot != g.codex and g.street.ring[g.spot[slot]] >> pile & 1]
    return "GBT-CEN-06" if guards else ""  # GBT-ENT-16: whatever lines there are


def investigate(g: Busters, role: int, pile: int) -> int:
    """GBT-INV-02: flip it, XP, the Goo Timer up, then a card; which of the three kinds it hid (GBT-GOO-01)."""
    g.piles &= ~(1 << pile)
    gain_xp(g, role, g.options.goo_xp)  # GBT-XP-03, GBT-GOO-03
    g.timer = max(g.timer, min(g.longest, g.timer + g.options.goo_timer))  # GBT-GOO-03, GBT-GOO-04
    g.learned = True
    card, g.goo = g.goo[0], g.goo[1:]  # GBT-INV-08
    g.goo_seen = max(g.goo_seen - 1, 0)
    g.tell("GBT-INV-02", "investigates", role, pile, card)
    if card == GOO_EQUIPMENT:
        draw_top(g, role)  # GBT-INV-03
    elif card != GOO_EVENT:
        take_card(g, role, CARD_OF[g.sheet.key])  # GBT-INV-05
    return card
