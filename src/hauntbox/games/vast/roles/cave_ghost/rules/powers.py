"""The Cave Ghost's powers near her, what they cost, and where spent Omens go. CGH"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.cave.fill import set_dark
from hauntbox.games.vast.cave.grid import around
from hauntbox.games.vast.cave.ground import frontier, is_open_space
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.cave.actions import LAY, PAY, PAYMENT_OF, Lay, Pay, kind_of
from hauntbox.games.vast.roles.cave.board import SYMBOLS
from hauntbox.games.vast.roles.cave.rules.curse import CurseHow, bars_curse
from hauntbox.games.vast.roles.cave.rules.hatred import bars_hatred, hate
from hauntbox.games.vast.roles.cave.rules.omens import hatred_price
from hauntbox.games.vast.roles.cave.rules.rocks import bars_rocks, throw_rocks
from hauntbox.games.vast.roles.cave.rules.treasure import HideTreasure, hiding_places
from hauntbox.games.vast.roles.cave_ghost.actions import CURSE, HATRED, PLOT_TWIST, ROCKSLIDE
from hauntbox.games.vast.roles.numbers import CAVE_GHOST
from hauntbox.games.vast.state import Vast, cave_ghost_of, cave_of
from hauntbox.games.vast.table.asking import Listed, WhichSpace
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

TOKENS_FOR_TREASURE: Final = 6  # VSB-CGH-13


def price_of(g: Vast, power: int) -> int:
    """VSB-CGH-09, VSB-PAR-07: Hatred 1, then 2, then 3."""
    if power == HATRED:
        return hatred_price(g)
    o = g.options
    return {ROCKSLIDE: o.rockslide_price, CURSE: o.curse_price, PLOT_TWIST: o.plot_twist_price}[power]


def bars_power(g: Vast, power: int) -> str:
    """VSB-DEC-144: the rule by which she cannot use it now, or "". VSB-CGH-16: any Omens pay."""
    if sum(cave_of(g).omens) < price_of(g, power):
        return "VSB-CGH-09"
    if power == PLOT_TWIST:
        return bars_twist(g)
    return {ROCKSLIDE: bars_rocks, HATRED: bars_hatred, CURSE: bars_curse}[power](g)


def use_power(g: Vast, power: int) -> None:
    g.then(PayAny(CAVE_GHOST, price_of(g, power)), Wielded(power))


@dataclass(frozen=True)
class Wielded(Step):
    """VSB-CGH-08: it is paid, and happens."""

    power: int

    def run(self, g: Vast) -> None:
        g.tell("VSB-CGH-08", "wields", CAVE_GHOST, self.power)
        if self.power == ROCKSLIDE:
            throw_rocks(g)
        elif self.power == HATRED:
            hate(g)
        elif self.power == CURSE:
            g.then(CurseHow(CAVE_GHOST))
        else:
            g.then(TwistWhere(CAVE_GHOST))


@dataclass(frozen=True)
class PayAny(Listed):
    """VSB-DEC-101, VSB-CGH-16: which Omen is spent next; VSB-CGH-13: it lies on her Past Plunder space."""

    number: int

    def held(self, g: Vast) -> list[int]:
        return [symbol for symbol in SYMBOLS if cave_of(g).omens[symbol]] if self.number else []

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.held(g)) > 1 and sum(cave_of(g).omens) > self.number else ()

    def run(self, g: Vast) -> None:
        if self.number:
            self.spend(g, self.held(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PAY[(symbol,)] for symbol in self.held(g)]

    def answer(self, g: Vast, act: Pay) -> None:
        self.spend(g, PAYMENT_OF[act.tokens][0])

    def spend(self, g: Vast, symbol: int) -> None:
        cave_of(g).omens[symbol] -= 1
        cave_ghost_of(g).spent[symbol] += 1
        g.then(PayAny(self.role, self.number - 1))


# Plot Twist. --------------------------------------------------------------------------------------------------------


def twist_spaces(g: Vast) -> list[int]:
    """VSB-CGH-08: open surrounding spaces beside the map."""
    near = around(g.at[CAVE_GHOST])
    return [space for space in frontier(g) if space in near]


def bars_twist(g: Vast) -> str:
    """VSB-COLL-03: not in the Collapse."""
    return "" if cave_ghost_of(g).tiles and twist_spaces(g) and not g.collapsing else "VSB-CGH-08"


@dataclass(frozen=True)
class TwistWhere(WhichSpace):
    """VSB-DEC-146: on which surrounding space."""

    def pool(self, g: Vast) -> list[int]:
        return twist_spaces(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if is_open_space(g, space) and space in twist_spaces(g) else "VSB-CGH-08"

    def chosen(self, g: Vast, space: int) -> None:
        g.then(TwistWhich(self.role, space))


@dataclass(frozen=True)
class TwistWhich(Listed):
    """VSB-DEC-145: which Ghost tile. It is asked if there are several: others see how many."""

    space: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(cave_ghost_of(g).tiles) > 1 else ()

    def run(self, g: Vast) -> None:
        self.place(g, cave_ghost_of(g).tiles[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [LAY[kind_of(tile)] for tile in cave_ghost_of(g).tiles]

    def answer(self, g: Vast, act: Lay) -> None:
        self.place(g, next(tile for tile in cave_ghost_of(g).tiles if kind_of(tile) == act.tile))

    def place(self, g: Vast, tile: int) -> None:
        board = cave_ghost_of(g)
        board.tiles = tuple([each for each in board.tiles if each != tile])
        set_dark(g, self.space, tile)


# Spent Omens. -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TradeSpent(Step):
    """VSB-CGH-07, VSB-CGH-13: in the last phase six spent Omens give a Treasure token, as often as there are six."""

    def run(self, g: Vast) -> None:
        if sum(cave_ghost_of(g).spent) >= TOKENS_FOR_TREASURE:
            treasure = (HideTreasure(CAVE_GHOST, False),) if supply(g, TREASURES) and hiding_places(g) else ()
            g.then(ReturnSpent(CAVE_GHOST, TOKENS_FOR_TREASURE), *treasure, TradeSpent())


@dataclass(frozen=True)
class ReturnSpent(Listed):
    """VSB-CGH-13: which of more than six spent tokens return to the bag."""

    number: int

    def lying(self, g: Vast) -> list[int]:
        return [symbol for symbol in SYMBOLS if cave_ghost_of(g).spent[symbol]] if self.number else []

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.lying(g)) > 1 and sum(cave_ghost_of(g).spent) > self.number else ()

    def run(self, g: Vast) -> None:
        lying = self.lying(g)
        if lying:
            self.give_back(g, lying[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PAY[(symbol,)] for symbol in self.lying(g)]

    def answer(self, g: Vast, act: Pay) -> None:
        self.give_back(g, PAYMENT_OF[act.tokens][0])

    def give_back(self, g: Vast, symbol: int) -> None:
        cave_ghost_of(g).spent[symbol] -= 1
        g.then(ReturnSpent(self.role, self.number - 1))
