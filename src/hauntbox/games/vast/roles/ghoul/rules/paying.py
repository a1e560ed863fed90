"""What a step, a collected token and an attack are paid with: points, and the Vile Ghoul's Boost dice and Hunt. VGM

The Ghoul has no Boost dice: it pays with its points alone, and nobody is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.roles.ghoul.board import HUNT
from hauntbox.games.vast.roles.ghoul.rules.drawing import bars_once, idle
from hauntbox.games.vast.roles.vile.actions import SPEND, Spend
from hauntbox.games.vast.state import Vast, ghoul_of, prowler, vile_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

HUNT_TURN, HUNT_GAME = 1, 3  # VST-TCD-04, VST-TCD-05


def boosts_left(g: Vast) -> int:
    """VST-VGM-04: Boost dice that were not spent in this turn."""
    return 0 if g.vile is None else g.vile.boosts - g.vile.spent


def purse(g: Vast, dice: int = 0) -> int:
    """Movement points for moving and collecting, VST-VGM-05, VST-VGM-06: Boost dice but for some included."""
    if g.vile is None:
        return ghoul_of(g).movement  # shortcut: the Ghoul has no Boost dice
    return ghoul_of(g).movement + max(boosts_left(g) - dice, 0) * g.options.boost_worth  # VST-PAR-06


def pay(g: Vast, price: int) -> None:
    """Pay for moving or collecting, VST-TCD-23: with Boost dice for nothing else."""
    if boosts_left(g):
        g.then(PayPrice(prowler(g), price))
    else:
        ghoul_of(g).movement -= price


@dataclass(frozen=True)
class PayPrice(Listed):
    """VST-DEC-61, VST-VGM-27: how many Boost dice pay a part of a price, whatever their faces."""

    price: int

    def numbers(self, g: Vast) -> list[int]:
        worth, movement = g.options.boost_worth, ghoul_of(g).movement
        dice = range(min(boosts_left(g), len(SPEND) - 1) + 1)
        return [n for n in dice if (n - 1) * worth < self.price <= movement + n * worth and (n == 0 or self.price)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.numbers(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.settle(g, self.numbers(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SPEND[n] for n in self.numbers(g)]

    def answer(self, g: Vast, act: Spend) -> None:
        self.settle(g, act.dice)

    def settle(self, g: Vast, dice: int) -> None:
        vile_of(g).spent += dice
        ghoul_of(g).movement -= max(self.price - dice * g.options.boost_worth, 0)
        if dice:
            g.tell("VST-VGM-05", "boosts", prowler(g), dice)


# Attack. ------------------------------------------------------------------------------------------------------------


def attack_now(g: Vast) -> int:
    """Discs, VST-VGM-03: and the Vile Ghoul's temporary bonus, VST-VGM-09: for which no discs are laid."""
    return ghoul_of(g).discs + (0 if g.vile is None else g.vile.bonus)


def hunt_sums(g: Vast) -> list[int]:
    """VST-VGM-29: what Hunt cards can add to one attack of the Vile Ghoul."""
    board = ghoul_of(g)
    if g.vile is None:
        return [0]
    ready = max(idle(board, HUNT), 0)
    sums = list(range(0, ready * HUNT_TURN + 1, HUNT_TURN))
    if not bars_once(board, HUNT):
        sums += [HUNT_GAME + n * HUNT_TURN for n in range(ready)]
    return sums


def attacks_within_reach(g: Vast) -> list[tuple[int, int]]:
    """VST-VGM-07, VST-VGM-26: Attack with each number of Boost dice and each use of Hunt, and those dice."""
    dice = range(boosts_left(g) + 1)
    return [(attack_now(g) + n * g.options.boost_worth + hunt, n) for n in dice for hunt in hunt_sums(g)]


def most_attack(g: Vast) -> int:
    return max([attack for attack, _ in attacks_within_reach(g)])
