"""What an Item-Acquirement Point buys: give, receive, barter, pick up, drop; and items that lie facedown. ITM, TURN"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.hunter13.actions import (
    BARTER,
    DROP,
    GIVE,
    ITEM,
    ITEM_OF,
    NO,
    PICK_UP,
    RECEIVE,
    TAKE_ITEM,
    WHO,
    YES,
    Barter,
    Drop,
    Give,
    PickUp,
    Receive,
    TakeItem,
)
from hauntbox.games.hunter13.rules.items.owning import OBTAIN, lose
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import HUNTER, NOBODY, Mansion, owner
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

Trade = Give | Receive | Barter | PickUp | Drop | TakeItem


def partners(g: Mansion, role: int) -> list[int]:
    """GHT-ITM-14: others on the same tile; GHT-ITM-27: hunters, since the fallen own nothing."""
    here = g.at[role]
    return [other for other in g.order if g.at[other] == here and g.status[other] == HUNTER and other != role]


def offers(g: Mansion, role: int) -> list[Action]:
    """GHT-DEC-11, GHT-DEC-14: what may be done now: as `bars_trade` would answer about each."""
    here = g.at[role]
    if g.field_ == here:
        return []  # GHT-ITM-20
    out: list[Action] = []
    if g.points > 0:  # GHT-ITM-13
        if not g.rebuffed:  # GHT-ITM-15
            out += deals(g, role)
        out += [DROP[item] for item in g.items[role]]
        out += [PICK_UP[item] for item in g.lying[here]]
    if g.veiled[here] and not g.took:
        out.append(TAKE_ITEM)
    return out


def deals(g: Mansion, role: int) -> list[Action]:
    """GHT-ITM-13: give, receive or barter, GHT-ITM-14: with others on the same tile."""
    here = g.at[role]
    if g.at.count(here) == 1:
        return []
    others = partners(g, role)
    theirs = [item for other in others for item in g.items[other]]
    out: list[Action] = [GIVE[item] for item in g.items[role]] if others else []
    out += [RECEIVE[item] for item in theirs]
    if theirs:
        out += [BARTER[item] for item in g.items[role]]
    return out


def trades(g: Mansion, role: int) -> list[Action]:
    """What the point, or the tile's facedown items, might be used for."""
    here = g.at[role]
    out = deals(g, role)
    out += [DROP[item] for item in g.items[role]]
    out += [PICK_UP[item] for item in g.lying[here]]
    if g.veiled[here]:
        out.append(TAKE_ITEM)
    return out


def bars_trade(g: Mansion, role: int, act: Trade) -> str:
    """Why the turn player may not do this now, or ""."""
    if g.field_ == g.at[role]:
        return "GHT-ITM-20"
    if isinstance(act, TakeItem):
        return bars_taking(g, role)
    if g.points < 1:
        return "GHT-ITM-13"
    item = ITEM_OF[act.item]
    if isinstance(act, PickUp):
        return "" if item in g.lying[g.at[role]] else "GHT-ITM-17"
    if isinstance(act, Drop):
        return "" if item in g.items[role] else "GHT-ITM-01"
    return bars_deal(g, role, item, act)


def bars_taking(g: Mansion, role: int) -> str:
    """GHT-DEC-14: a facedown item of the tile costs no point (GHT-ITM-06), but there is one in a turn (GHT-ITM-04)."""
    if not g.veiled[g.at[role]]:
        return "GHT-ITM-05"
    return "GHT-ITM-04" if g.took else ""


def bars_deal(g: Mansion, role: int, item: int, act: Give | Receive | Barter) -> str:
    others = partners(g, role)
    if not others:
        return "GHT-ITM-14"
    if g.rebuffed:
        return "GHT-ITM-15"
    if isinstance(act, Receive):
        return "" if owner(g, item) in others else "GHT-ITM-14"
    if item not in g.items[role]:
        return "GHT-ITM-01"
    if isinstance(act, Barter) and not any([g.items[other] for other in others]):
        return "GHT-ITM-13"
    return ""


def take(g: Mansion, role: int, act: Action) -> None:
    """GHT-ITM-13: one of the five; GHT-ITM-16: also in the middle of movement, which goes on afterwards."""
    assert isinstance(act, Trade)
    if isinstance(act, TakeItem):
        take_facedown(g, role)
        return
    item = ITEM_OF[act.item]
    if isinstance(act, PickUp):
        pick_up(g, role, item)
    elif isinstance(act, Drop):
        g.points -= 1
        drop(g, role, item)
    elif isinstance(act, Receive):
        g.then(Consent(owner(g, item), role, NOBODY, item))
    elif isinstance(act, Barter):
        g.then(InReturn(role, item))
    else:
        offer(g, role, item)


def take_facedown(g: Mansion, role: int) -> None:
    """GHT-ITM-05: an item that appeared earlier; nobody knows which until it is taken."""
    here = g.at[role]
    item = g.veiled[here][0]
    g.veiled[here] = g.veiled[here][1:]
    g.took = g.learned = True
    g.then(OBTAIN(role, item))


def pick_up(g: Mansion, role: int, item: int) -> None:
    """GHT-ITM-19: one point for one item, whoever dropped it; GHT-ITM-22: also what fell in a battle."""
    here = g.at[role]
    g.points -= 1
    g.lying[here] = tuple([other for other in g.lying[here] if other != item])
    g.then(OBTAIN(role, item))


def drop(g: Mansion, role: int, item: int) -> None:
    """GHT-ITM-17: it lies face up for any hunter."""
    here = g.at[role]
    g.lying[here] = tuple(sorted([*g.lying[here], item]))
    g.tell("GHT-ITM-17", "drops", role, item, here)
    lose(g, role, item)


def offer(g: Mansion, role: int, item: int) -> None:
    others = partners(g, role)
    if len(others) == 1:
        g.then(Consent(others[0], role, item, NOBODY))
    else:
        g.then(ToWhom(role, item))


@dataclass(frozen=True)
class ToWhom(Choice):
    """GHT-DEC-11: which companion is offered the item."""

    item: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [WHO[g.who[other]] for other in partners(g, role)]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-ITM-14"

    def answer(self, g: Mansion, act: Action) -> None:
        other = next(other for other in partners(g, self.role) if WHO[g.who[other]] == act)
        g.then(Consent(other, self.role, self.item, NOBODY))


@dataclass(frozen=True)
class InReturn(Choice):
    """GHT-DEC-11, GHT-ITM-13: which item of a companion's is asked for in a barter."""

    item: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [ITEM[item] for other in partners(g, role) for item in g.items[other]]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-ITM-13"

    def is_public(self, g: Mansion, role: int) -> bool:
        return True

    def answer(self, g: Mansion, act: Action) -> None:
        back = ITEM.index(act)
        g.then(Consent(owner(g, back), self.role, self.item, back))


@dataclass(frozen=True)
class Consent(Choice):
    """GHT-DEC-12, GHT-ITM-15: the other player must agree; a refusal costs nothing and ends offers for this turn."""

    by: int  # the turn player
    item: int  # what the turn player gives; NOBODY: nothing
    back: int  # what the other gives

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (YES, NO)

    def answer(self, g: Mansion, act: Action) -> None:
        g.tell("GHT-ITM-15", "agrees" if act == YES else "refuses", self.role, self.by, self.item, self.back)
        if act == NO:
            g.rebuffed = True
            return
        g.points -= 1  # GHT-ITM-13
        if self.item != NOBODY:
            g.then(HandOver(self.by, self.role, self.item))
        if self.back != NOBODY:
            g.then(HandOver(self.role, self.by, self.back))


@dataclass(frozen=True)
class HandOver(Step):
    """From one hunter to another; GHT-ICARD-25: what the item gives its owner goes with it at once."""

    giver: int
    taker: int
    item: int

    def run(self, g: Mansion) -> None:
        lose(g, self.giver, self.item)
        story.happen(g, "given", self.taker, g.at[self.taker], self.item)  # GHT-FMT-09
        g.then(OBTAIN(self.taker, self.item, received=True))  # GHT-ICARD-21
