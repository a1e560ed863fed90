"""Collecting: Treasure tokens, which make Fury in pairs, and Dragon Gems; Flare. COL, ACT, TCD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.cave.die import hits_centre
from hauntbox.games.vast.cave.holding import keep_token, return_token, supply, take_token
from hauntbox.games.vast.cave.tokens import GEMS, TREASURES
from hauntbox.games.vast.roles.ghoul.board import SEIZE
from hauntbox.games.vast.roles.ghoul.goals import gain_fury
from hauntbox.games.vast.roles.ghoul.rules.dice import RollDragonDie, RollDragonDieAgain
from hauntbox.games.vast.roles.ghoul.rules.drawing import can_use, draw_terror, use
from hauntbox.games.vast.roles.ghoul.rules.paying import pay, purse
from hauntbox.games.vast.roles.ghoul.rules.skitter import Skitter
from hauntbox.games.vast.roles.numbers import DRAGON
from hauntbox.games.vast.state import Vast, ghoul_of, prowler
from hauntbox.games.vast.table.asking import WhichSpace
from hauntbox.games.vast.table.flare import may_flare, shine

PRICE: Final = 2  # VST-COL-01, VST-COL-02
SEIZED_PRICE: Final = 1  # VST-TCD-14
FLARE_PRICE: Final = 1
SEIZED_CARDS: Final = 2  # VST-TCD-15
PAIR_OF_TREASURES: Final = 2


def price_to_take(g: Vast, safely: bool) -> int:
    """VST-COL-01: 2 movement points, VST-COL-03: for each; VST-TCD-14: with Seize 1, or 2 for a Gem without the roll.

    VST-TCD-15: the next one is free.
    """
    board = ghoul_of(g)
    if board.seizing:
        return 0
    return SEIZED_PRICE if can_use(board, SEIZE) and not safely else PRICE


def bars_taking(g: Vast, token: int, safely: bool = False) -> str:
    """VST-DEC-42: what lies on its space, VST-ACT-01: for movement points."""
    board = ghoul_of(g)
    if g.at[prowler(g)] not in g.tokens[token]:
        return "VST-COL-01"
    if safely and (token == TREASURES or board.seizing or not can_use(board, SEIZE)):
        return "VST-TCD-14"
    return "VST-COL-01" if purse(g) < price_to_take(g, safely) else ""


def collect(g: Vast, token: int, safely: bool = False) -> None:
    """VST-COL-15: no attack, so no skitter."""
    board = ghoul_of(g)
    is_free = board.seizing
    price = price_to_take(g, safely)
    if is_free:
        board.seizing = False  # VST-TCD-15
        draw_seized(g)  # VST-TCD-24
    elif can_use(board, SEIZE):
        use(board, SEIZE)  # VST-TER-16
    gain_taken(g, token, is_free or safely)
    pay(g, price)


def gain_taken(g: Vast, token: int, safely: bool) -> None:
    g.tell("VST-COL-01", "takes", prowler(g), token, g.at[prowler(g)])
    if token == TREASURES:
        keep_token(g, TREASURES, g.at[prowler(g)])
        add_treasure(g)
        return
    take_token(g, token, g.at[prowler(g)])  # VST-COL-17
    if safely:
        take_reward(g)  # VST-TCD-14
    else:
        g.then(RollForGem(prowler(g)))  # VST-COL-04


def draw_seized(g: Vast) -> None:
    """VST-TCD-15, VST-TCD-24: two cards, one after the other."""
    for _ in range(SEIZED_CARDS):
        draw_terror(g)


def add_treasure(g: Vast) -> None:
    """VST-COL-10: onto the Treasure space, VST-COL-14, VST-COL-18: missing from the supply.

    VST-COL-12, VST-FURY-02: the second one makes 1 Fury, and both go back; VST-COL-13: so at most one lies there.
    """
    board = ghoul_of(g)
    board.treasure += 1
    if board.treasure == PAIR_OF_TREASURES:
        board.treasure = 0
        for _ in range(PAIR_OF_TREASURES):
            return_token(g, TREASURES)
        gain_fury(g)


@dataclass(frozen=True)
class RollForGem(RollDragonDie):
    """VST-COL-04: the Dragon die says whether the Gem was a trap."""

    def again(self, g: Vast, face: int) -> None:
        g.then(RollForGemAgain(prowler(g), face))

    def land(self, g: Vast, face: int) -> None:
        open_gem(g, face)


@dataclass(frozen=True)
class RollForGemAgain(RollDragonDieAgain):
    def land(self, g: Vast, face: int) -> None:
        open_gem(g, face)


def open_gem(g: Vast, face: int) -> None:
    """VST-COL-05: a trap makes it skitter, VST-SKT-18: where the Dragon says; VST-COL-06: else it is a Treasure."""
    if hits_centre(face):
        g.then(Skitter(prowler(g), DRAGON))
    else:
        take_reward(g)


def take_reward(g: Vast) -> None:
    """VST-COL-06, VST-COL-16: a Treasure token from the supply, VST-COL-07: or from the map; VST-COL-09: or none."""
    if supply(g, TREASURES):
        g.out[TREASURES] += 1
        add_treasure(g)
    elif g.tokens[TREASURES]:
        g.then(TakeFromMap(prowler(g)))


@dataclass(frozen=True)
class TakeFromMap(WhichSpace):
    """VST-DEC-11, VST-COL-08, VST-COL-19: which Treasure token on the map."""

    def pool(self, g: Vast) -> list[int]:
        return sorted(set(g.tokens[TREASURES]))

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.pool(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.chosen(g, self.pool(g)[0])

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in g.tokens[TREASURES] else "VST-COL-08"

    def chosen(self, g: Vast, space: int) -> None:
        keep_token(g, TREASURES, space)
        add_treasure(g)


assert len(GEMS) == 3


# Flare. -------------------------------------------------------------------------------------------------------------


def bars_flare(g: Vast) -> str:
    """VST-ACT-07, VST-SOLO-02, VST-VGSOLO-01: with the card, for 1 movement point, VSB-VAR-05: any number.

    VST-VTHREE-06, VST-VTWO-08, VST-VTWO-26: others may have a share in it.
    """
    if not may_flare(g, prowler(g)):
        return "VST-ACT-07"
    return "VST-ACT-07" if ghoul_of(g).movement < FLARE_PRICE else ""


def flare(g: Vast) -> None:
    """VST-ACT-07, VSB-VAR-05, VST-VGM-24: centred on its space, for 1 movement point.

    VST-VTHREE-07, VST-VTWO-09, VST-VTWO-23, VST-VTWO-27: whoever it plays against.
    """
    ghoul_of(g).movement -= FLARE_PRICE
    g.then(RollForFlare(prowler(g)))


@dataclass(frozen=True)
class RollForFlare(RollDragonDie):
    def again(self, g: Vast, face: int) -> None:
        g.then(RollForFlareAgain(prowler(g), face))

    def land(self, g: Vast, face: int) -> None:
        shine(g, prowler(g), g.at[prowler(g)], face)


@dataclass(frozen=True)
class RollForFlareAgain(RollDragonDieAgain):
    def land(self, g: Vast, face: int) -> None:
        shine(g, prowler(g), g.at[prowler(g)], face)
