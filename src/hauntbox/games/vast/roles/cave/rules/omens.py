"""Omen tokens: drawn from the bag, returned to it for an Omen; what each Omen costs and does. CVO, CVS"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.cave.actions import OMEN, OMEN_NAMES, PAY, PAYMENT_OF, PAYMENTS, PROCEED, Omen, Pay
from hauntbox.games.vast.roles.cave.board import (
    BAT,
    BOULDER,
    CHASM,
    COPIES,
    MUSHROOM,
    QUARTZ,
    SYMBOLS,
    TRAIL,
)
from hauntbox.games.vast.roles.cave.rules.bats import BatsWhich, bars_bats
from hauntbox.games.vast.roles.cave.rules.curse import CurseHow, bars_curse
from hauntbox.games.vast.roles.cave.rules.hatred import bars_hatred, hate
from hauntbox.games.vast.roles.cave.rules.rocks import bars_rocks, throw_rocks
from hauntbox.games.vast.roles.cave.rules.spores import SporeWhom, bars_spores
from hauntbox.games.vast.roles.cave.rules.treasure import HideTreasure, bars_treasure
from hauntbox.games.vast.roles.numbers import CAVE
from hauntbox.games.vast.state import Vast, cave_of, shaper, trance_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

OMENS: Final = "omens"  # purpose of chance
CROWD: Final = 6  # VSB-VAR-24
STEPS: Final = (0, 1, 3, 6, 10)  # VSB-CVS-06: the highest counts for 1, 2, 3, 4 and 5 Omens
RISING: Final = (1, 2, 3)  # by uses in this turn


# Drawing. -----------------------------------------------------------------------------------------------------------


def lures(g: Vast) -> int:
    """VSB-CVS-05: Treasure and Crystal tokens on the map; VSB-CVS-07: what the Thief carries counts too.

    VSB-VAR-24: one more with Crowded House and six or more players.
    """
    carried = g.thief.carried if g.thief is not None else 0
    crowd = 1 if g.options.crowded_house and g.terms.seats >= CROWD else 0
    return len(g.tokens[TREASURES]) + len(g.tokens[CRYSTALS]) + carried + crowd


def omens_due(count: int) -> int:
    """VSB-CVS-06: 1 to 6 for 0, 1, 2-3, 4-6, 7-10, 11 or more."""
    return 1 + sum([count > most for most in STEPS])


def set_aside(g: Vast, symbol: int) -> int:
    """Tokens that are not in the bag: the Cave's own while it is possessed, and what the Cave Ghost has spent."""
    spent = g.cave_ghost.spent[symbol] if g.cave_ghost is not None else 0
    return spent + (trance_of(g).kept[0][symbol] if g.possessed == CAVE else 0)


def draw_omens(g: Vast, number: int) -> None:
    """VSB-RND-05: from the bag, VSB-CMP-09: which holds six of each symbol less what it has. VSB-CMP-15: if any."""
    board = cave_of(g)
    for _ in range(number):
        bag = [symbol for symbol in SYMBOLS for _ in range(COPIES - board.omens[symbol] - set_aside(g, symbol))]
        if not bag:
            return
        symbol = bag[g.roll(len(bag), OMENS) - 1]
        board.omens[symbol] += 1
        g.tell("VSB-RND-05", "draws omen", shaper(g), symbol)


@dataclass(frozen=True)
class CollectOmens(Step):
    """VSB-CVS-05: phase 1."""

    def run(self, g: Vast) -> None:
        draw_omens(g, omens_due(lures(g)))


@dataclass(frozen=True)
class DropOmens(Listed):
    """VSB-DEC-162, VSB-SEC-13: a Hex of the Goblins: which tokens go back to the bag, one after the other."""

    number: int

    def held(self, g: Vast) -> list[int]:
        return [symbol for symbol in SYMBOLS if cave_of(g).omens[symbol]] if self.number else []

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.held(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PAY[(symbol,)] for symbol in self.held(g)]

    def answer(self, g: Vast, act: Pay) -> None:
        self.drop(g, PAYMENT_OF[act.tokens][0])

    def drop(self, g: Vast, symbol: int) -> None:
        cave_of(g).omens[symbol] -= 1
        g.tell("VSB-SEC-13", "drops omen", self.role, symbol)
        g.then(DropOmens(self.role, self.number - 1))


# The six. -----------------------------------------------------------------------------------------------------------


class OmenCard(NamedTuple):
    """One row of the board."""

    name: str
    rule: str
    symbols: tuple[int, int, int]  # that pay for it
    price: Callable[[Vast], int]
    bars: Callable[[Vast], str]  # why it would do nothing now, or ""
    use: Callable[[Vast], None]


def bats(g: Vast) -> None:
    g.then(BatsWhich(shaper(g)))


def plunder_price(g: Vast) -> int:
    """VSB-CVO-08: 1, 2 and then 3 in a turn."""
    return RISING[min(cave_of(g).plundered, 2)]


def plunder(g: Vast) -> None:
    cave_of(g).plundered += 1
    g.then(HideTreasure(shaper(g), False))


def hatred_price(g: Vast) -> int:
    """VSB-CVO-15: 1, 2 and then 3 in a turn."""
    return RISING[min(cave_of(g).hated, 2)]


def spores(g: Vast) -> None:
    g.then(SporeWhom(shaper(g)))


def curse(g: Vast) -> None:
    g.then(CurseHow(shaper(g)))


CARDS: Final = (  # each accepts three symbols, each symbol pays for three
    OmenCard("Giant Bats", "VSB-CVO-04", (CHASM, BAT, BOULDER), lambda g: 1, bars_bats, bats),
    OmenCard("Rockslide", "VSB-CVO-05", (BAT, BOULDER, QUARTZ), lambda g: 2, bars_rocks, throw_rocks),
    OmenCard("Past Plunder", "VSB-CVO-08", (BOULDER, QUARTZ, MUSHROOM), plunder_price, bars_treasure, plunder),
    OmenCard("Soporific Spores", "VSB-CVO-09", (QUARTZ, MUSHROOM, TRAIL), lambda g: 3, bars_spores, spores),
    OmenCard("Hatred", "VSB-CVO-15", (MUSHROOM, TRAIL, CHASM), hatred_price, bars_hatred, hate),
    OmenCard("Crystal Curse", "VSB-CVO-16", (TRAIL, CHASM, BAT), lambda g: 1, bars_curse, curse),
)


def payments(g: Vast, omen: int) -> list[tuple[int, ...]]:
    """VSB-CVO-01: any mix of the three symbols, repeats allowed; VSB-CVO-22: and no other symbol."""
    card, held = CARDS[omen], cave_of(g).omens
    price = card.price(g)
    return [
        mix
        for mix in PAYMENTS
        if len(mix) == price and all([symbol in card.symbols and mix.count(symbol) <= held[symbol] for symbol in mix])
    ]


def can_pay(g: Vast, omen: int) -> bool:
    card = CARDS[omen]
    return sum([cave_of(g).omens[symbol] for symbol in card.symbols]) >= card.price(g)


def bars_omen(g: Vast, omen: int) -> str:
    """The rule by which an Omen cannot be used now, or ""."""
    return CARDS[omen].bars(g) if can_pay(g, omen) else "VSB-CVO-01"


@dataclass(frozen=True)
class UseOmens(Choice):
    """VSB-DEC-100, VSB-CVO-02: any number of Omens in its own turn, before and after each of its three phases."""

    phase: int  # how many of them are done

    def usable(self, g: Vast) -> list[int]:
        return [omen for omen in range(len(CARDS)) if not bars_omen(g, omen)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if self.usable(g) else ()

    def run(self, g: Vast) -> None:
        """No Omen can be used now."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (*OMEN, PROCEED)

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Omen):
            return bars_omen(g, OMEN_NAMES.index(act.name))
        return "" if act == PROCEED else act.when

    def answer(self, g: Vast, act: Action) -> None:
        """VSB-CVO-02: unused tokens are kept."""
        if isinstance(act, Omen):
            g.then(PayOmen(self.role, OMEN_NAMES.index(act.name)), self)


@dataclass(frozen=True)
class PayOmen(Listed):
    """VSB-DEC-101, VSB-CVO-01: which tokens return to the bag; then the Omen happens."""

    omen: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(payments(g, self.omen)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.pay(g, payments(g, self.omen)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PAY[mix] for mix in payments(g, self.omen)]

    def answer(self, g: Vast, act: Pay) -> None:
        self.pay(g, PAYMENT_OF[act.tokens])

    def pay(self, g: Vast, mix: tuple[int, ...]) -> None:
        card = CARDS[self.omen]
        for symbol in mix:
            cave_of(g).omens[symbol] -= 1
        g.tell(card.rule, "omen", self.role, self.omen)
        card.use(g)
