"""Cards and money that special rules and treasures give, and choices with their prices. MIS, CMB, DRAW"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import NOBODY, OPTION, OPTION_OF, PICK, PICK_OF, SELL, SELL_OF, SELL_STASHED
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, CARDS, ITEM_DECK, KIND, NONE
from hauntbox.games.betwixt.cards.equipment import ITEM
from hauntbox.games.betwixt.content.mission import NOTHING, Deed, Option
from hauntbox.games.betwixt.content.writing import BEST, ITEM_KIND
from hauntbox.games.betwixt.rules.gear.dashboard import put_extra, settle_points, without
from hauntbox.games.betwixt.rules.gear.found import Found, LeaveBehind, draw_card, find_book, return_card
from hauntbox.games.betwixt.rules.gear.trading import bars_parting, carried
from hauntbox.games.betwixt.rules.mission.conditions import holds
from hauntbox.games.betwixt.rules.mission.running import Script, Verb, mission, run_script
from hauntbox.games.betwixt.state import ACTIVE, FAMILY, FMS, Farm, active_fms
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

LATE: Final = ("4", "5")  # missions in which equipment is blue at best
STASH: Final = FMS  # in the place of an FM


def hand(g: Farm, card: int, who: int) -> None:
    """TGB-CMB-32: a treasure looted by action belongs to the looting FM; the players assign all else."""
    g.tell("TGB-CMB-21", "found", card)
    if not (0 <= who < FMS and g.post[who] == ACTIVE):
        g.then(Found(FAMILY, card))
    elif not put_extra(g, who, card):
        g.then(LeaveBehind(who, card))


def deck_of(card: int) -> int:
    return ITEM_DECK if CARDS[card].place == ITEM else CARDS[card].rarity


def give(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-DRAW-23: a fixed card; if no copy is left in its deck, what the mission says."""
    copies = [card for card, kind in enumerate(KIND) if kind == deed[1] and card in g.decks[deck_of(card)]]
    if copies:
        deck = deck_of(copies[0])
        g.decks[deck] = tuple([card for card in g.decks[deck] if card != copies[0]])
        hand(g, copies[0], script.who)
    else:
        run_script(g, deed[2], script.who)


def draw(g: Farm, deed: Deed, script: Script) -> None:
    _, deck, n, keep = deed
    if deck == BOOK_DECK:
        for _ in range(n):
            find_book(g)
        return
    drawn = [card for card in [draw_card(g, best(g) if deck == BEST else deck) for _ in range(n)] if card != NONE]
    g.purse += n - len(drawn)  # TGB-DROP-11
    if keep and len(drawn) > keep:
        g.tell("TGB-DEC-93", "offered", keep, *drawn)
        g.then(Keep(FAMILY, tuple(drawn), keep, script.who))
    else:
        for card in drawn:
            hand(g, card, script.who)


def best(g: Farm) -> int:
    """TGB-MIS-14: the best rarity that is filled, up to green, in the last missions up to blue."""
    return 2 if mission(g).number in LATE else 1


@dataclass(frozen=True)
class Keep(Choice):
    """TGB-DEC-93: which of the found cards is kept next; the others go back."""

    cards: tuple[int, ...]
    keep: int
    who: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [PICK[kind] for kind in dict.fromkeys([KIND[card] for card in self.cards])]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-DEC-93"

    def answer(self, g: Farm, act: Action) -> None:
        card = next(card for card in self.cards if KIND[card] == PICK_OF[act])
        left = tuple([each for each in self.cards if each != card])
        if self.keep > 1:
            g.then(Keep(self.role, left, self.keep - 1, self.who))
        else:
            for each in left:
                return_card(g, each)
        hand(g, card, self.who)


def bucks(g: Farm, deed: Deed, script: Script) -> None:
    g.purse += deed[1]
    g.tell("TGB-CMP-31", "bucks", deed[1])


def trophy(g: Farm, deed: Deed, script: Script) -> None:
    g.trophies += deed[1]


# Choices --------------------------------------------------------------------------------------------------------------


def choose(g: Farm, deed: Deed, script: Script) -> None:
    _, n, who, none = deed
    if who == "each":
        g.then(*[Choose(fm, n, fm, none) for fm in active_fms(g)])
    else:
        g.then(Choose(FAMILY, n, script.who, none))


@dataclass(frozen=True)
class Choose(Choice):
    """TGB-DEC-91: one of the listed effects, TGB-MIS-56: and taking none is one more."""

    n: int
    who: int
    none: bool

    def options(self, g: Farm) -> tuple[Option, ...]:
        return mission(g).choices[self.n]

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if any([can_take(g, option) for option in self.options(g)]) else ()

    def run(self, g: Farm) -> None:
        """Nothing can be chosen."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        listed = OPTION[: len(self.options(g))]
        return (*listed, NOBODY) if self.none else listed

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in self.candidates(g, role):
            return act.when
        return "" if act == NOBODY or can_take(g, self.options(g)[OPTION_OF[act]]) else "TGB-MIS-56"

    def answer(self, g: Farm, act: Action) -> None:
        if act != NOBODY:
            run_script(g, self.options(g)[OPTION_OF[act]].script, self.who)


def can_take(g: Farm, option: Option) -> bool:
    """Its test holds, and every price in it can be paid."""
    prices = [deed for deed in mission(g).scripts[option.script] if deed[0] == "pay"]
    return holds(g, option.test) and all([can_pay(g, deed) for deed in prices])


def can_pay(g: Farm, deed: Deed) -> bool:
    return g.purse >= deed[1] and (deed[2] == NOTHING or bool(parted(g, deed[2])))


def parted(g: Farm, kind: int) -> list[Action]:
    """Cards of the kind that active FMs or the Stash can give up."""
    held = [(fm, p) for fm in active_fms(g) for p in carried(g, fm) if is_kind(g.cards[fm][p], kind)]
    stashed = [SELL_STASHED[n] for n, card in enumerate(g.stash) if is_kind(card, kind)]
    return [*[SELL[fm][p] for fm, p in held if not bars_parting(g, fm, p)], *stashed]


def is_kind(card: int, kind: int) -> bool:
    return CARDS[card].place == ITEM if kind == ITEM_KIND else KIND[card] == kind


def pay(g: Farm, deed: Deed, script: Script) -> None:
    g.purse -= deed[1]
    if deed[2] != NOTHING:
        g.then(PayCard(FAMILY, deed[2]))


@dataclass(frozen=True)
class PayCard(Choice):
    """TGB-DEC-102: which card is given up."""

    kind: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return parted(g, self.kind)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-DEC-102"

    def answer(self, g: Farm, act: Action) -> None:
        """TGB-CARD-44: it goes back to its deck."""
        fm, place = SELL_OF[act]
        if fm == STASH:
            card = g.stash[place]
            g.stash = (*g.stash[:place], *g.stash[place + 1 :])
        else:
            card = g.cards[fm][place]
            g.cards[fm] = without(g.cards[fm], place)
            settle_points(g, fm)
        return_card(g, card)


CARD_VERBS: Final[dict[str, Verb]] = {
    "give": give,
    "draw": draw,
    "bucks": bucks,
    "trophy": trophy,
    "choose": choose,
    "pay": pay,
}
