"""Vending machines: first the family sells, then it buys. EXP, CARD, MIS, DEC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import PICK, SELL, SELL_OF, SELL_STASHED, STOP, Pick
from hauntbox.games.betwixt.cards.decks import CARDS, DROP_DECK, KIND, KINDS, NONE
from hauntbox.games.betwixt.rules.gear.dashboard import settle_points, without
from hauntbox.games.betwixt.rules.gear.found import Found, return_card
from hauntbox.games.betwixt.rules.gear.trading import bars_parting, carried
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.state import FAMILY, FMS, Farm, active_fms
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

KIND_NAMED: Final = {card.name: kind for kind, card in reversed(list(enumerate(KINDS)))}


COPIES: Final = {
    name: frozenset([card for card, kind in enumerate(KIND) if KINDS[kind].name == name]) for name in KIND_NAMED
}


def visit(g: Farm, space: int) -> None:
    """TGB-EXP-09: it can be visited again during the mission. TGB-CARD-45: first sell, then buy, each until a stop."""
    g.visited |= 1 << space
    g.then(SellCard(FAMILY), BuyCard(FAMILY))


@dataclass(frozen=True)
class SellCard(Choice):
    """TGB-DEC-49: which card to sell next, or none. TGB-CARD-31: only at vending machines and between missions."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        own: list[Action] = [SELL[fm][p] for fm in active_fms(g) for p in carried(g, fm)]
        return [*own, *SELL_STASHED[: len(g.stash)], STOP]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == STOP:
            return ""
        if act not in self.candidates(g, role):
            return act.when
        fm, position = SELL_OF[act]
        return bars_parting(g, fm, position) if fm < FMS else ""

    def answer(self, g: Farm, act: Action) -> None:
        if act == STOP:
            return
        fm, position = SELL_OF[act]
        card = g.stash[position] if fm == FMS else g.cards[fm][position]
        if fm == FMS:
            g.stash = tuple([each for each in g.stash if each != card])
        else:
            g.cards[fm] = without(g.cards[fm], position)
            settle_points(g, fm)
        g.purse += CARDS[card].value // 2  # TGB-CARD-30, TGB-CARD-31: half, rounded down
        g.tell("TGB-CARD-30", "sold", card)
        return_card(g, card)
        g.then(SellCard(FAMILY))


@dataclass(frozen=True)
class BuyCard(Choice):
    """TGB-DEC-48: which good to buy next, or none."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [*[PICK[KIND_NAMED[name]] for name, _ in guide(g).goods], STOP]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == STOP:
            return ""
        return bars_good(g, act.card) if isinstance(act, Pick) else act.when

    def answer(self, g: Farm, act: Action) -> None:
        if isinstance(act, Pick):
            g.purse -= price_of(g, act.card)
            g.then(Found(FAMILY, take_named(g, act.card)), BuyCard(FAMILY))


def price_of(g: Farm, name: str) -> int:
    return dict(guide(g).goods).get(name, NONE)


def bars_good(g: Farm, name: str) -> str:
    """TGB-MIS-11: any number of times while its deck has the card. TGB-CARD-30: for its price."""
    if price_of(g, name) == NONE:
        return "TGB-EXP-09"
    if not copies_of(g, name):
        return "TGB-MIS-11"
    return "" if price_of(g, name) <= g.purse else "TGB-CARD-30"


def copies_of(g: Farm, name: str) -> list[tuple[int, int]]:
    """Deck and card of the copies still in a deck, by number: how they lie there is hidden."""
    decks = enumerate(g.decks[: DROP_DECK - 1])
    return sorted([(deck, card) for deck, cards in decks for card in COPIES[name] if card in cards])


def take_named(g: Farm, name: str) -> int:
    """A copy of the card from its deck, or NONE."""
    for deck, card in copies_of(g, name)[:1]:
        g.decks[deck] = tuple([each for each in g.decks[deck] if each != card])
        return card
    return NONE
