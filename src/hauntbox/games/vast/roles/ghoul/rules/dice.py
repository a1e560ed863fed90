"""The Ghoul's dice, the Dragon die in its hand, and Cheat, which turns both. ROLL, TCD, RND"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final

from hauntbox.games.vast.actions import NO
from hauntbox.games.vast.cave.die import roll_dragon_die
from hauntbox.games.vast.roles.ghoul.actions import PAIR, REROLL, SET_DIE, Pair, Reroll, SetDie
from hauntbox.games.vast.roles.ghoul.board import CHEAT, DISCS
from hauntbox.games.vast.roles.ghoul.goals import dice_number
from hauntbox.games.vast.roles.ghoul.rules.drawing import bars_once, can_use, draw_terror, spend, use
from hauntbox.games.vast.state import Vast, ghoul_of, prowler
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

GHOUL_DIE: Final = "ghoul die"  # purpose of chance
TERROR_SUM: Final = {3: 7, 2: 4}  # VST-PAR-08: by the number of dice
LEAVE_IT: Final = 0  # no face


def pairs_of(dice: tuple[int, ...]) -> list[tuple[int, int]]:
    return sorted({(high, low) for n, high in enumerate(dice) for low in dice[n + 1 :]})


PAIRS: Final = {  # by the dice as they lie, the highest first
    dice: pairs_of(dice) for count in TERROR_SUM for dice in combinations_with_replacement((6, 5, 4, 3, 2, 1), count)
}


@dataclass(frozen=True)
class CheatBefore(Listed):
    """VST-DEC-37, VST-TCD-09: before a roll one die may be set to a face, once per game."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return () if bars_once(ghoul_of(g), CHEAT) else (prowler(g),)

    def run(self, g: Vast) -> None:
        self.cast(g, LEAVE_IT)  # VST-ROLL-03: without the card nobody is asked

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*SET_DIE.values(), NO]

    def answer(self, g: Vast, act: Action) -> None:
        face = act.face if isinstance(act, SetDie) else LEAVE_IT
        if face:
            spend(g, CHEAT)
        self.cast(g, face)

    def cast(self, g: Vast, face: int) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class CheatAfter(Listed):
    """VST-DEC-36, VST-TCD-08: after a roll one of the dice may be rolled again, once per roll."""

    def faces(self, g: Vast) -> tuple[int, ...]:
        raise NotImplementedError

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if can_use(ghoul_of(g), CHEAT) else ()

    def run(self, g: Vast) -> None:
        self.settle(g, LEAVE_IT)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[REROLL[face] for face in sorted(set(self.faces(g)))], NO]

    def answer(self, g: Vast, act: Action) -> None:
        face = act.face if isinstance(act, Reroll) else LEAVE_IT
        if face:
            use(ghoul_of(g), CHEAT)
            g.tell("VST-TCD-08", "rolls again", prowler(g), face)
        self.settle(g, face)

    def settle(self, g: Vast, face: int) -> None:
        """Roll the die with this face again, if it is one."""
        raise NotImplementedError


# The Ghoul's own dice. ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RollDice(CheatBefore):
    """VST-ROLL-03, VST-RND-01: all dice are rolled."""

    def cast(self, g: Vast, face: int) -> None:
        board, fixed = ghoul_of(g), [face] if face else []
        rolled = [g.roll(6, GHOUL_DIE) for _ in range(dice_number(g) - len(fixed))]  # VST-CMP-02, VST-CMP-11
        lay_dice(g, [*fixed, *rolled])
        assert len(board.dice) == dice_number(g)
        if can_use(board, CHEAT):
            g.then(RollAgain(prowler(g)))


def lay_dice(g: Vast, faces: list[int]) -> None:
    ghoul_of(g).dice = tuple(sorted(faces, reverse=True))
    g.tell("VST-ROLL-03", "ghoul dice", prowler(g), *ghoul_of(g).dice)


@dataclass(frozen=True)
class RollAgain(CheatAfter):
    def faces(self, g: Vast) -> tuple[int, ...]:
        return ghoul_of(g).dice

    def settle(self, g: Vast, face: int) -> None:
        if face:
            faces = [*ghoul_of(g).dice]
            faces.remove(face)
            lay_dice(g, [*faces, g.roll(6, GHOUL_DIE)])


@dataclass(frozen=True)
class TerrorCheck(Step):
    """VST-ROLL-04: a sum of 7 or less draws a Terror card, VST-ROLL-06: with two dice 4 or less; VST-ROLL-05: no more.

    VST-ROLL-16: of the dice as they lie now.
    """

    def run(self, g: Vast) -> None:
        dice = ghoul_of(g).dice
        if sum(dice) <= TERROR_SUM[len(dice)]:
            draw_terror(g)


@dataclass(frozen=True)
class KeepDice(Listed):
    """VST-ROLL-07, VST-DEC-02: two of the dice are kept, the third has no effect. VST-ROLL-11: both of two."""

    def pairs(self, g: Vast) -> list[tuple[int, int]]:
        dice = ghoul_of(g).dice
        return PAIRS.get(dice) or pairs_of(dice)  # VSB-GHS-30: possessed, more than three

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.pairs(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        set_statistics(g, *self.pairs(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PAIR[pair] for pair in self.pairs(g)]

    def answer(self, g: Vast, act: Pair) -> None:
        set_statistics(g, act.high, act.low)


def set_statistics(g: Vast, high: int, low: int) -> None:
    """VST-ROLL-08: the higher die is movement, VST-ROLL-09, VST-ROLL-13: the lower one discs; VST-ROLL-10: or both.

    VST-ROLL-17: less what a Backstab took.
    """
    board = ghoul_of(g)
    board.discs, board.attack_die = low, low
    set_movement(g, high)
    g.tell("VST-ROLL-08", "points", prowler(g), board.movement, low)


def set_movement(g: Vast, points: int) -> None:
    """VST-ROLL-17, VST-VGX-07: less what a Backstab took, VST-ROLL-18: but not below 0.

    VST-OTH-43: with none it cannot move, VST-OTH-44: until it gains some; VST-OPT-08: or by agreement not at all.
    """
    board = ghoul_of(g)
    board.movement = max(points - board.backstab, 0)
    if g.possessed == prowler(g):
        return  # VSB-GHS-23: what kept it where it was still does
    board.pinned = g.options.backstab_pins and board.backstab > 0 and not board.movement
    board.backstab = 0


def gain_movement(g: Vast, points: int) -> None:
    """VST-ROLL-15, VST-ROLL-12: beyond 6 too."""
    ghoul_of(g).movement += points
    g.tell("VST-ROLL-15", "gains movement", prowler(g), points)


def gain_discs(g: Vast, points: int) -> None:
    """VST-ROLL-14; VST-CMP-10: at most 9."""
    board = ghoul_of(g)
    board.discs = min(board.discs + points, DISCS)
    g.tell("VST-ROLL-14", "gains attack", prowler(g), points)


# The Dragon die. ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RollDragonDie(CheatBefore):
    """VST-TCD-21, VST-RND-03: the Ghoul rolls it for Flare and for Gems."""

    def cast(self, g: Vast, face: int) -> None:
        if face:
            g.tell("VST-TCD-09", "dragon die", face)
            self.land(g, face)
        else:
            self.again(g, roll_dragon_die(g))

    def again(self, g: Vast, face: int) -> None:
        """Put the question that follows a roll on the agenda."""
        raise NotImplementedError

    def land(self, g: Vast, face: int) -> None:
        """What the die does."""
        raise NotImplementedError


@dataclass(frozen=True)
class RollDragonDieAgain(CheatAfter):
    """VST-TCD-21: the same, after the roll."""

    face: int

    def faces(self, g: Vast) -> tuple[int, ...]:
        return (self.face,)

    def settle(self, g: Vast, face: int) -> None:
        self.land(g, roll_dragon_die(g) if face else self.face)

    def land(self, g: Vast, face: int) -> None:
        raise NotImplementedError
