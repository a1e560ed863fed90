"""The Vile Ghoul's dice chart. VGS, VGP, VGX. What it shares with the Ghoul is a GhoulBoard."""

from __future__ import annotations

from dataclasses import dataclass

NO_DIE = 0


@dataclass
class VileBoard:
    """VST-VGS-01: all of it is public. VST-VGS-06: chart and supply begin empty."""

    supply: tuple[int, ...] = ()  # rolled dice, the highest first
    left: int = NO_DIE  # VST-VGX-11: the one die on the left side of the chart
    right: tuple[int, ...] = ()  # dice on the right side, each on the row of its face, the highest first
    # The turn.
    row_movement: int = 0  # of the selected row, as it is printed
    boosts: int = 0  # dice on the right side of the selected row
    spent: int = 0  # of these
    bonus: int = 0  # temporary Attack of the attack that is announced

    def clone(self) -> VileBoard:
        part = VileBoard.__new__(VileBoard)
        part.supply, part.left, part.right, part.row_movement = self.supply, self.left, self.right, self.row_movement
        part.boosts, part.spent, part.bonus = self.boosts, self.spent, self.bonus
        return part
