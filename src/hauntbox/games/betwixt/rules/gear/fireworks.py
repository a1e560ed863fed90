"""Maddox's fireworks: refilled, and laid as traps. TAL, INV"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import REFILL, STEPS, WAY, WAY_OF, Refill
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.decks import CARDS, CHERRY_BOMB, FIRST_FIREWORK, KIND, NONE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.talents import TALENTS
from hauntbox.games.betwixt.rules.attack.traps import trap_spaces
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.state import FIREWORK, Farm, ground, standing
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

MOST_FIREWORKS: Final = 2


def refillable(g: Farm, fm: int) -> list[int]:
    """TGB-TAL-40: any firework card Maddox owns, wherever it lies, TGB-TAL-25: that has room for a token."""
    owned = [card for card in dict.fromkeys(g.cards[fm]) if card != NONE and CARDS[card].value == 0]
    return [card for card in owned if g.tokens[TOKEN_PLACE[card]] < CARDS[card].tokens]


def refill_price(card: int) -> int:
    """TGB-TAL-39: a refill of the Cherry Bomb costs 2 FP."""
    return 2 if card == CHERRY_BOMB else TALENTS[talents.MAKE_A_BOTTLE_ROCKET].fp


def make_rocket(g: Farm, fm: int, who: int) -> None:
    """TGB-INV-08, TGB-TAL-25: one ammo token on a firework card, equipped or in the pouch."""
    some = [card for card in refillable(g, fm) if refill_price(card) <= g.fp[fm]]
    if len(some) == 1:
        refill(g, fm, some[0])
    else:
        g.then(WhichFirework(fm))


def refill(g: Farm, fm: int, card: int) -> None:
    g.fp[fm] -= refill_price(card)
    g.tokens[TOKEN_PLACE[card]] += 1


@dataclass(frozen=True)
class WhichFirework(Choice):
    """TGB-DEC-99: which firework card gets the token, asked if there are several."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [REFILL[KIND[card] - FIRST_FIREWORK] for card in refillable(g, role)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if not isinstance(act, Refill) or act not in self.candidates(g, role):
            return "TGB-TAL-40"
        return "" if refill_price(self.card(g, act)) <= g.fp[role] else "TGB-ACT-10"

    def card(self, g: Farm, act: Refill) -> int:
        return next(card for card in refillable(g, self.role) if CARDS[card].name == act.card)

    def answer(self, g: Farm, act: Refill) -> None:
        refill(g, self.role, self.card(g, act))


def firework_spaces(g: Farm, fm: int) -> int:
    """TGB-TAL-49: a free adjacent floor space without a trap."""
    return g.map.near(g.at[fm]) & ground(g) & ~standing(g) & ~trap_spaces(g)


def lay_firecrackers(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-26"""
    g.then(LayFirework(fm))


@dataclass(frozen=True)
class LayFirework(Listed):
    """TGB-DEC-58: on which space."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        x, y = g.map.spot(g.at[role])
        spots = [g.map.spot(space) for space in places(firework_spaces(g, role))]
        return [WAY[STEPS.index((u - x, v - y))] for u, v in spots]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-TAL-49"

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-TAL-26: at most two on the map, TGB-TAL-49: the third one laid replaces the oldest."""
        space = g.map.beside(g.at[self.role], *STEPS[WAY_OF[act]])
        laid = [trap for trap in g.traps if trap[1] == FIREWORK]
        gone = laid[:1] if len(laid) >= MOST_FIREWORKS else []
        g.traps = (*[trap for trap in g.traps if trap not in gone], (space, FIREWORK, self.role))
        g.tell("TGB-TAL-26", "firework", self.role, space)
