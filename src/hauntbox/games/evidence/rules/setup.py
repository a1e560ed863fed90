"""Before the first round: the ghost's secret choices, then the hunters' items. SET, COM"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.evidence.actions import BE, LEAD, Be, Dwell, Lead, Pick
from hauntbox.games.evidence.cards.deck import ITEMS, new_deck
from hauntbox.games.evidence.cards.ghosts import choosable
from hauntbox.games.evidence.cards.hands import put_in, without
from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.options import hunters as number_of_hunters
from hauntbox.games.evidence.options import is_automated, seats
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.state import GHOST, Haunting, hunters, own_countdown, spawn
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class SetUp(Step):
    """EVI-SET-15: all hunters start in the van; EVI-SET-16: nothing found, round 1, a passive ghost, an open door."""

    def run(self, g: Haunting) -> None:
        roles = 1 + number_of_hunters(g.options)  # EVI-SET-02
        g.minds = list(range(roles))
        g.sealed, g.standing = [None] * roles, [{} for _ in range(roles)]
        g.at = [NOWHERE] + [g.house.van] * (roles - 1)  # EVI-VAN-01, EVI-DRF-29
        g.slowed = [False] * roles
        g.hand, g.known = [() for _ in range(roles)], [() for _ in range(roles)]
        g.deck = new_deck(g.options)
        g.order = tuple(hunters(g))  # EVI-TURN-03: clockwise from the ghost
        if g.options.random_ghost or is_automated(g.options):  # EVI-OPT-24
            g.then(DrawGhost())
        else:
            g.then(ChooseType(GHOST), ChooseRoom(GHOST))
        if len(g.order) > 1 and seats(g.options)[-1][:2] == (1, 2):
            g.then(FixOrder(1, 0))


@dataclass(frozen=True)
class DrawGhost(Step):
    """EVI-OPT-24, EVI-AUT-02: type and room are drawn, each with equal chance."""

    def run(self, g: Haunting) -> None:
        haunts = g.house.haunts()
        take_type(g, dice.draw(g, len(choosable(g.options.more_ghosts)), dice.TYPE))
        take_room(g, haunts[dice.draw(g, len(haunts), dice.ROOM)])


def take_type(g: Haunting, t: int) -> None:
    g.type = t
    g.countdown = own_countdown(g)  # EVI-SET-17
    g.tell("EVI-SET-09", "chosen")


def take_room(g: Haunting, room: int) -> None:
    g.room = room
    g.at[GHOST] = spawn(g)  # EVI-SET-08
    g.facts.append(("home",))
    g.tell("EVI-SET-09", "settled")
    g.then(*[Picking(role) for role in g.order for _ in range(g.options.hunter_hand)])  # EVI-SET-11: clockwise


@dataclass(frozen=True)
class ChooseType(Choice):
    """EVI-SET-06: one of the eight types, in secret."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [BE[t] for t in choosable(g.options.more_ghosts)]

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if not isinstance(act, Be):
            return act.when
        return "" if BE.index(act) in choosable(g.options.more_ghosts) else "EVI-TYPE-01"

    def answer(self, g: Haunting, act: Be) -> None:
        take_type(g, BE.index(act))  # EVI-DEC-01


@dataclass(frozen=True)
class ChooseRoom(Choice):
    """EVI-SET-07: one room that has a spawn square, in secret; EVI-TERM-04: for the whole game."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return g.moves.dwell

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if not isinstance(act, Dwell):
            return act.when
        return "" if g.house.spawn[g.moves.dwell.index(act)] != NOWHERE else "EVI-TERM-03"

    def answer(self, g: Haunting, act: Dwell) -> None:
        take_room(g, g.moves.dwell.index(act))  # EVI-DEC-02


@dataclass(frozen=True)
class FixOrder(Choice):
    """EVI-SET-04: who runs several hunters says which of them plays first, and which next."""

    fixed: int  # places in the order that are taken

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [LEAD[one - 1] for one in sorted(g.order[self.fixed :])]

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if not isinstance(act, Lead):
            return act.when
        return "" if act in self.candidates(g, role) else "EVI-SET-03"

    def answer(self, g: Haunting, act: Lead) -> None:
        first = 1 + LEAD.index(act)
        g.order = (*g.order[: self.fixed], first, *[role for role in g.order[self.fixed :] if role != first])
        g.tell("EVI-SET-04", "leads", first)
        if len(g.order) - self.fixed > 2:
            g.then(FixOrder(1, self.fixed + 1))


@dataclass(frozen=True)
class Picking(Step):
    """EVI-SET-10: a hunter picks, as long as the deck lasts; how many cards it has is known to all."""

    role: int

    def run(self, g: Haunting) -> None:
        if g.deck:
            g.then(PickItem(self.role))


@dataclass(frozen=True)
class PickItem(Choice):
    """EVI-SET-10: an item of its choice; EVI-SET-12: a second copy too, EVI-SET-11: if one is left."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return g.moves.pick

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if not isinstance(act, Pick):
            return act.when
        return "" if ITEMS.number[act.item] in g.deck else "EVI-SET-11"

    def legal(self, g: Haunting, role: int) -> list[Action]:
        return [g.moves.pick[card] for card in sorted(set(g.deck))]

    def answer(self, g: Haunting, act: Pick) -> None:
        card = ITEMS.number[act.item]  # EVI-DEC-03
        g.deck = without(g.deck, card)  # EVI-SET-14: the rest stays in the van
        g.hand[self.role] = put_in(g.hand[self.role], card)
        # EVI-SET-13: not shown to the ghost, EVI-SET-18: but to the other hunters
        g.tell("EVI-SET-13", "picks", self.role, card, to=tuple(hunters(g)))
