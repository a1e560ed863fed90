"""Power cards and Gems: the hand, paying with it, losing it. DRT, DRS, DEC"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.cave.tokens import CLAW_GEM
from hauntbox.games.vast.roles.dragon.actions import PAY_CARD, PAY_GEM, SYMBOL_NAMES, PayCard, PayGem
from hauntbox.games.vast.roles.dragon.board import CARDS, CLAW, FLAME, SYMBOLS, WING
from hauntbox.games.vast.roles.dragon.rules.wakefulness import spirit
from hauntbox.games.vast.roles.numbers import DRAGON
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

POWER_DECK: Final = "power cards"  # purpose of chance
ANY: Final = 3  # any symbol
# What pays.
CARD: Final = 0
GEM: Final = 1
Paid = tuple[int, int]  # a symbol, and what paid for it
COSTS: Final[tuple[tuple[int, ...], ...]] = (  # by power, as actions.py names them
    (CLAW,), (FLAME,), (WING,), (CLAW, CLAW), (CLAW, FLAME), (CLAW, WING), (FLAME, FLAME), (FLAME, WING), (WING, WING),
    (ANY,) * 2, (CLAW,) * 3, (FLAME,) * 3, (ANY,) * 3, (ANY,) * 4,
)  # fmt: skip


def shuffle_and_draw(g: Vast, cards: int) -> None:
    """VSB-DRS-05, VSB-DRT-08: all Power cards are shuffled and a new hand is drawn."""
    board = dragon_of(g)
    board.hand, board.spent, board.unused = (), (), ()
    board.deck = g.shuffle(CARDS, POWER_DECK)
    draw(g, cards)


def draw(g: Vast, cards: int) -> None:
    """VSB-DRP-27: also for a killed Thief."""
    board = dragon_of(g)
    g.learned = True
    board.hand = tuple(sorted(board.hand + board.deck[:cards]))
    board.deck = board.deck[cards:]
    g.tell("VSB-DRT-08", "draws power", DRAGON, len(board.hand))


@dataclass(frozen=True)
class ReplaceHand(Step):
    """VSB-DRT-08: phase 4. VSB-DRW-26: Spirit follows Wakefulness now."""

    def run(self, g: Vast) -> None:
        board = dragon_of(g)
        board.spirit = spirit(board)
        shuffle_and_draw(g, board.spirit)


def play_card(g: Vast, symbol: int) -> None:
    board = dragon_of(g)
    place = board.hand.index(symbol)
    board.hand = board.hand[:place] + board.hand[place + 1 :]
    board.spent += (symbol,)
    g.learned = True


# Gems. --------------------------------------------------------------------------------------------------------------


def gems_to_lend(g: Vast) -> list[int]:
    """VSB-DRT-09: Gems on the map lend their symbol once per turn; VSB-DRT-10: one that the Thief carries does too."""
    if g.possessed == DRAGON:
        return []  # VSB-POS-03
    lent = dragon_of(g).lent
    return [symbol for symbol in SYMBOLS if is_out(g, symbol) and not lent >> symbol & 1]


def is_out(g: Vast, symbol: int) -> bool:
    kind = CLAW_GEM + symbol
    return bool(g.tokens[kind]) or g.out[kind] > 0


# Paying. ------------------------------------------------------------------------------------------------------------


def can_pay(g: Vast, cost: tuple[int, ...]) -> bool:
    have = Counter(dragon_of(g).hand) + Counter(gems_to_lend(g))
    need = Counter([symbol for symbol in cost if symbol != ANY])
    return all([have[symbol] >= number for symbol, number in need.items()]) and have.total() >= len(cost)


def pay(g: Vast, cost: tuple[int, ...]) -> None:
    g.then(*[PaySymbol(DRAGON, symbol) for symbol in cost])


@dataclass(frozen=True)
class PaySymbol(Listed):
    """VSB-DEC-87: a card or a Gem for one symbol of the cost.

    Without a Gem for it only a card can pay; whether it is asked follows from what all see.
    """

    symbol: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if self.symbol == ANY or self.symbol in gems_to_lend(g) else ()

    def run(self, g: Vast) -> None:
        self.answer(g, PAY_CARD[self.symbol])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        fits = [symbol for symbol in SYMBOLS if self.symbol in (ANY, symbol)]
        hand, gems = dragon_of(g).hand, gems_to_lend(g)
        cards: list[Action] = [PAY_CARD[symbol] for symbol in fits if symbol in hand]
        return [*cards, *[PAY_GEM[symbol] for symbol in fits if symbol in gems]]

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, PayGem):
            symbol = SYMBOL_NAMES.index(act.gem.removesuffix(" gem"))
            dragon_of(g).lent |= 1 << symbol  # VSB-DRT-09
            g.tell("VSB-DRT-09", "gem lends", symbol)
        elif isinstance(act, PayCard):
            symbol = SYMBOL_NAMES.index(act.symbol)
            play_card(g, symbol)
            g.tell("VSB-DRT-02", "power card", DRAGON, symbol)


def cards_promised(g: Vast) -> list[int]:
    """VSB-DRT-02: what he still owes for a power he has announced, and no Gem can pay: all know that he holds it."""
    gems = gems_to_lend(g)
    owed = Counter([frame.symbol for frame in g.agenda if isinstance(frame, PaySymbol) and frame.symbol != ANY])
    return [symbol for symbol, number in owed.items() for _ in range(number - (symbol in gems))]


# Losing cards. ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiscardPower(Listed):
    """VSB-DEC-161, VST-DEC-52: which Power cards he discards, `count` of them; without so many, all."""

    count: int

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if 0 < self.count < len(dragon_of(g).hand) else ()

    def run(self, g: Vast) -> None:
        for symbol in dragon_of(g).hand if self.count else ():
            self.discard(g, symbol)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PAY_CARD[symbol] for symbol in sorted(set(dragon_of(g).hand))]

    def answer(self, g: Vast, act: PayCard) -> None:
        self.discard(g, SYMBOL_NAMES.index(act.symbol))
        g.then(DiscardPower(DRAGON, self.count - 1))

    def discard(self, g: Vast, symbol: int) -> None:
        play_card(g, symbol)
        g.tell("VSB-DEC-161", "discards power", DRAGON, symbol)
