"""The Night Janitor: his cart, the Equipment Collections, and what he gives for trophies. CAMP, EQP, CMP, DEC, RND"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.betwixt.actions import BARGAIN, COLLECTION, DECKS, NOBODY, PICK, STOP, Pick
from hauntbox.games.betwixt.campaign.evening.state import Evening
from hauntbox.games.betwixt.campaign.singles import random_card
from hauntbox.games.betwixt.cards.decks import CARDS, KIND, NONE, equipment_deck
from hauntbox.games.betwixt.cards.words import BROWN, GREEN, PURPLE
from hauntbox.games.betwixt.rules.dice import DECK
from hauntbox.games.betwixt.rules.explore.vending import KIND_NAMED, SellCard, bars_good, price_of, take_named
from hauntbox.games.betwixt.rules.gear.found import Found, find, find_book, return_card
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.state import FAMILY
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

# The cart -------------------------------------------------------------------------------------------------------------


def go_to_cart(g: Evening) -> None:
    """TGB-CAMP-20: three cards of the brown deck, or of the green one once Collection 1 is open. TGB-PAR-24

    TGB-CARD-45: first the family sells, then it buys. TGB-CAMP-21: what is not bought is shuffled back.
    """
    deck = GREEN if g.collections >> 1 & 1 else BROWN
    drawn = [random_card(g, deck) for _ in range(g.options.cart_cards)]
    g.cart = tuple([card for card in drawn if card != NONE])
    g.tell("TGB-CAMP-20", "cart", *g.cart)
    g.then(SellCard(FAMILY), CART_BUY, PACK_UP)


@dataclass(frozen=True)
class CartBuy(Choice):
    """TGB-DEC-48: which good of the cart to buy next, or none."""

    def candidates(self, g: Evening, role: int) -> Sequence[Action]:
        goods = [KIND_NAMED[name] for name, _ in guide(g).goods]
        return [*[PICK[kind] for kind in dict.fromkeys([*goods, *[KIND[card] for card in g.cart]])], STOP]

    def bars(self, g: Evening, role: int, act: Action) -> str:
        if act == STOP:
            return ""
        return bars_cart(g, act.card) if isinstance(act, Pick) else act.when

    def answer(self, g: Evening, act: Action) -> None:
        if isinstance(act, Pick):
            on_cart = drawn_card(g, act.card)
            g.purse -= cart_price(g, act.card)
            card = on_cart if on_cart != NONE else take_named(g, act.card)
            g.cart = tuple([each for each in g.cart if each != card])
            g.then(Found(FAMILY, card), self)


def drawn_card(g: Evening, name: str) -> int:
    """A card of this name among the drawn ones, unless the vending list has it for less."""
    card = next((each for each in g.cart if CARDS[each].name == name), NONE)
    if card != NONE and not bars_good(g, name) and price_of(g, name) < CARDS[card].value:
        return NONE
    return card


def cart_price(g: Evening, name: str) -> int:
    """TGB-CAMP-20: each drawn card at its Value, the others by the list."""
    card = drawn_card(g, name)
    return CARDS[card].value if card != NONE else price_of(g, name)


def bars_cart(g: Evening, name: str) -> str:
    if drawn_card(g, name) == NONE:
        return bars_good(g, name)
    return "" if cart_price(g, name) <= g.purse else "TGB-CARD-30"


@dataclass(frozen=True)
class PackUp(Step):
    """TGB-CAMP-21: cards that are not bought are shuffled back."""

    def run(self, g: Evening) -> None:
        left, g.cart = g.cart, ()
        for card in left:
            return_card(g, card)


# Collections ----------------------------------------------------------------------------------------------------------


class Box(NamedTuple):
    """An Equipment Collection: its price, and what it gives besides its cards."""

    name: str
    price: int
    temporary: tuple[int, int, int]  # green, blue, purple
    books: int = 0


BOXES: Final = {
    1: Box("Garage Sale", 15, (2, 0, 0), 1),  # TGB-EQP-55
    2: Box("Barn Loft", 25, (0, 2, 0)),  # TGB-EQP-56
    3: Box("Prop Vault", 35, (1, 0, 1)),  # TGB-EQP-57
}
IN_THE_BOX: Final = (4, 3, 2)  # TGB-EQP-61: Temporary Drop Deck Cards


def bars_collection(g: Evening, n: int) -> str:
    """TGB-CMP-19: it can be bought once a reward offers it, TGB-CAMP-07: for money, and is open for good."""
    if f"Collection {n}" not in g.diary.unlocked or g.collections >> n & 1:
        return "TGB-CMP-19"
    return "" if g.purse >= BOXES[n].price else "TGB-CAMP-07"


@dataclass(frozen=True)
class BuyCollection(Choice):
    """TGB-DEC-82: which collection is bought, or none."""

    def waiting(self, g: Evening) -> Sequence[int]:
        return (self.role,) if any([not bars_collection(g, n) for n in BOXES]) else ()

    def run(self, g: Evening) -> None:
        """None is left that could be paid."""

    def candidates(self, g: Evening, role: int) -> Sequence[Action]:
        return (*COLLECTION, NOBODY)

    def bars(self, g: Evening, role: int, act: Action) -> str:
        if act not in self.candidates(g, role):
            return act.when
        return "" if act == NOBODY else bars_collection(g, COLLECTION.index(act) + 1)

    def answer(self, g: Evening, act: Action) -> None:
        if act != NOBODY:
            g.then(self)
            open_box(g, COLLECTION.index(act) + 1)


def open_box(g: Evening, n: int) -> None:
    """TGB-CMP-19, TGB-EQP-63: its cards are shuffled into the matching decks, and there are extra rewards.

    TGB-EQP-64: its challenge counts from the next mission on.
    """
    box = BOXES[n]
    g.purse -= box.price
    for rarity in range(PURPLE + 1):
        fresh = set(equipment_deck(rarity, 1 << n)) - set(equipment_deck(rarity))
        if fresh:
            g.decks[rarity] = g.shuffle((*g.decks[rarity], *sorted(fresh)), DECK)
    g.collections |= 1 << n
    owned = zip(g.temporary, box.temporary, IN_THE_BOX, strict=True)
    g.temporary = tuple([min(most, old + more) for old, more, most in owned])
    g.tell("TGB-CAMP-07", "collection", n)
    for _ in range(box.books):
        find_book(g)


# Trophies -------------------------------------------------------------------------------------------------------------

BUCKS, BOOK, CARD = range(3)
TROPHIES: Final = (1, 2, 3)  # TGB-EQP-60: what each bargain costs
PAID: Final = 4


@dataclass(frozen=True)
class Trade(Choice):
    """TGB-DEC-83: which trophy bargain is made, or none. TGB-CAMP-08, TGB-CMP-24: trophies can be traded in."""

    def waiting(self, g: Evening) -> Sequence[int]:
        return (self.role,) if g.trophies else ()

    def run(self, g: Evening) -> None:
        """There are no trophies left."""

    def candidates(self, g: Evening, role: int) -> Sequence[Action]:
        return (*BARGAIN, NOBODY)

    def bars(self, g: Evening, role: int, act: Action) -> str:
        if act not in self.candidates(g, role):
            return act.when
        if act == NOBODY:
            return ""
        if g.trophies < TROPHIES[BARGAIN.index(act)]:
            return "TGB-EQP-60"
        return "" if BARGAIN.index(act) != CARD or any(g.decks[: PURPLE + 1]) else "TGB-DEC-84"

    def answer(self, g: Evening, act: Action) -> None:
        """TGB-EQP-60: 1 for 4 Bennert Bucks, 2 for a book draw, 3 for a draw from any non-empty equipment deck."""
        if act == NOBODY:
            return
        bargain = BARGAIN.index(act)
        g.trophies -= TROPHIES[bargain]
        g.tell("TGB-EQP-60", "bargain", bargain)
        g.then(self)
        if bargain == BUCKS:
            g.purse += PAID
        elif bargain == BOOK:
            find_book(g)
        else:
            g.then(WhichDeck(FAMILY))


@dataclass(frozen=True)
class WhichDeck(Choice):
    """TGB-DEC-84: from which equipment deck the card is drawn."""

    def candidates(self, g: Evening, role: int) -> Sequence[Action]:
        return DECKS

    def bars(self, g: Evening, role: int, act: Action) -> str:
        if act not in DECKS:
            return act.when
        return "" if g.decks[DECKS.index(act)] else "TGB-EQP-60"

    def answer(self, g: Evening, act: Action) -> None:
        find(g, DECKS.index(act))


CART_BUY: Final = CartBuy(FAMILY)
PACK_UP: Final = PackUp()
BUY_COLLECTION: Final = BuyCollection(FAMILY)
TRADE: Final = Trade(FAMILY)
