"""Boost dice and Hunt for one attack of the Vile Ghoul. VGM, TCD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO
from hauntbox.games.vast.roles.ghoul.actions import USE_GAME, USE_TURN
from hauntbox.games.vast.roles.ghoul.against import CRYSTAL, CRYSTAL_PRICE, price_of
from hauntbox.games.vast.roles.ghoul.board import HUNT
from hauntbox.games.vast.roles.ghoul.rules.drawing import bars_once, can_use, spend, use
from hauntbox.games.vast.roles.ghoul.rules.paying import HUNT_GAME, HUNT_TURN, attack_now, boosts_left, most_attack
from hauntbox.games.vast.roles.ghoul.rules.prices import can_step
from hauntbox.games.vast.roles.numbers import NOBODY, VILE
from hauntbox.games.vast.roles.vile.actions import BOOST
from hauntbox.games.vast.state import Vast, ghoul_of, vile_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

NO_STEP: Final = -1
BOOSTS: Final[tuple[Action, ...]] = (BOOST, USE_TURN[HUNT], USE_GAME[HUNT])


def needed(g: Vast, target: int) -> int:
    """VST-VGM-14: one more than the defence statistic, VST-VGM-15: for a Crystal 3."""
    return CRYSTAL_PRICE if target == CRYSTAL else price_of(g, target)


@dataclass(frozen=True)
class Strengthen(Listed):
    """VST-DEC-62, VST-DEC-63, VST-VGM-26: Boost dice and Hunt effects are named with the attack, one by one.

    VST-VGM-11: also without a step. VST-VGM-08, VST-VGM-10: what they add lasts until the attack is made.
    """

    way: int
    target: int

    def offers(self, g: Vast) -> list[Action]:
        if self.target == NOBODY:
            return [NO]  # VST-VGM-29: only for an attack
        board, found = ghoul_of(g), []
        if boosts_left(g) and self.can_spare(g):
            found.append(BOOSTS[0])
        if can_use(board, HUNT) and self.can_hunt(g):
            found.append(BOOSTS[1])
        if not bars_once(board, HUNT):
            found.append(BOOSTS[2])
        return [*found, NO] if self.is_enough(g) else found

    def can_hunt(self, g: Vast) -> bool:
        """Whether the attack is still within reach if a Hunt is used for this turn, which uses its other effect up."""
        h = g.clone()
        use(ghoul_of(h), HUNT)
        vile_of(h).bonus += HUNT_TURN
        return self.is_within_reach(h)

    def is_within_reach(self, g: Vast) -> bool:
        if self.way == NO_STEP:
            return most_attack(g) >= needed(g, self.target)
        return can_step(g, self.way, self.target)

    def is_enough(self, g: Vast) -> bool:
        """Whether the attack can be made as it is, and the step to it be paid."""
        if attack_now(g) < needed(g, self.target):
            return False
        return self.way == NO_STEP or can_step(g, self.way, self.target)

    def can_spare(self, g: Vast) -> bool:
        """Whether the step can still be paid without one more die."""
        vile = vile_of(g)
        if self.way == NO_STEP:
            return True
        vile.spent, vile.bonus = vile.spent + 1, vile.bonus + g.options.boost_worth
        can = can_step(g, self.way, self.target)
        vile.spent, vile.bonus = vile.spent - 1, vile.bonus - g.options.boost_worth
        return can

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.offers(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.answer(g, self.offers(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return self.offers(g)

    def answer(self, g: Vast, act: Action) -> None:
        if act == NO:
            return
        g.then(self)
        if act == BOOST:
            vile_of(g).spent += 1
            vile_of(g).bonus += g.options.boost_worth  # VST-VGM-07
            g.tell("VST-VGM-07", "boosts attack", VILE, vile_of(g).bonus)
        elif act == USE_TURN[HUNT]:
            use(ghoul_of(g), HUNT)
            vile_of(g).bonus += HUNT_TURN  # VST-TCD-04
            g.tell("VST-TCD-04", "uses terror", VILE, HUNT)
        else:
            spend(g, HUNT)
            vile_of(g).bonus += HUNT_GAME  # VST-TCD-05
