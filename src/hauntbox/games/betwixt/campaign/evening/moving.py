"""Cards move freely among the family and the Stash: between missions, and before a single one. CAMP, DEC, INV"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import NOBODY, SHIFT, SHIFT_OF, SHIFT_STASHED, STASH, STOP, WHO, WHO_OF
from hauntbox.games.betwixt.rules.gear.dashboard import put, settle_points, without
from hauntbox.games.betwixt.rules.gear.trading import bars_parting, carried
from hauntbox.games.betwixt.state import FAMILY, FMS, Farm
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

MOVES: Final = 24
THE_STASH: Final = FMS  # in the place of an FM


@dataclass(frozen=True)
class MoveCard(Choice):
    """TGB-DEC-85: which card is moved next, or no more. TGB-CAMP-18: among all four FMs and the Stash."""

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if g.changes < MOVES else ()  # TGB-CAMP-28

    def run(self, g: Farm) -> None:
        """So many moves, and the time ends."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        own: list[Action] = [SHIFT[fm][p] for fm in range(FMS) for p in carried(g, fm)]
        return [*own, *SHIFT_STASHED[: len(g.stash)], STOP]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == STOP:
            return ""
        if act not in self.candidates(g, role):
            return act.when
        fm, position = SHIFT_OF[act]
        return (bars_parting(g, fm, position) if fm < FMS else "") or bars_all(g, fm, position)

    def answer(self, g: Farm, act: Action) -> None:
        if act != STOP:
            g.changes += 1
            g.then(MoveCardTo(FAMILY, *SHIFT_OF[act]), self)


def bars_all(g: Farm, fm: int, position: int) -> str:
    """A card that can go nowhere else stays."""
    return "" if any([not bars_goal(g, fm, position, to) for to in range(FMS + 1)]) else "TGB-CAMP-18"


def can_move_cards(g: Farm) -> bool:
    return g.changes < MOVES and len([act for act in MOVE_CARD.legal(g, FAMILY) if act != STOP]) > 0


def taken(g: Farm, fm: int, position: int) -> int:
    """The card leaves its place."""
    if fm == THE_STASH:
        card = g.stash[position]
        g.stash = (*g.stash[:position], *g.stash[position + 1 :])
    else:
        card = g.cards[fm][position]
        g.cards[fm] = without(g.cards[fm], position)
        settle_points(g, fm)
    return card


def bars_goal(g: Farm, fm: int, position: int, to: int) -> str:
    """TGB-CAMP-18: within the limits of each dashboard; TGB-CAMP-17: the Stash keeps its limit."""
    if to == THE_STASH:
        full = len(g.stash) >= g.options.stash_limit
        return "TGB-CMP-26" if full or fm == THE_STASH else ""
    h = g.clone()
    card = taken(h, fm, position)
    if not put(h, to, card):
        return "TGB-INV-21"
    return "TGB-ACT-35" if h.cards == g.cards else ""


@dataclass(frozen=True)
class MoveCardTo(Choice):
    """TGB-DEC-74: to whom the card goes: an FM, the Stash, or it stays."""

    fm: int
    position: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*WHO, STASH, NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == NOBODY:
            return ""
        if act not in self.candidates(g, role):
            return act.when
        return bars_goal(g, self.fm, self.position, THE_STASH if act == STASH else WHO_OF[act])

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-INV-21: to its own position if that is free, otherwise to Extra Inventory."""
        if act == NOBODY:
            return
        card = taken(g, self.fm, self.position)
        if act == STASH:
            g.stash = (*g.stash, card)
            g.tell("TGB-CAMP-18", "stashed", card)
        else:
            put(g, WHO_OF[act], card)
            g.tell("TGB-CAMP-18", "takes", WHO_OF[act], card)


MOVE_CARD: Final = MoveCard(FAMILY)
