"""`lab compare` in words: what each change does to each side, and whether the games show it."""

from __future__ import annotations

from msgspec import Struct

from hauntbox.lab.experiments.differences import Difference, told
from hauntbox.lab.experiments.experiment import AS_IT_IS, Cell
from hauntbox.lab.experiments.rows import Games
from hauntbox.lab.experiments.run_folder import RunFolder
from hauntbox.lab.experiments.shares import cell_games, differences, finished


class Comparison(Struct, frozen=True):
    """A cell with a change, beside the same cell without it."""

    base: str  # the cell as it is, in words
    change: str
    differences: list[Difference]
    length_before: float  # decisions in a game
    length_after: float
    endings: dict[str, tuple[int, int]]  # by rule: games that ended by it before and after

    @property
    def sentence(self) -> str:
        return f"{self.base}, with {self.change}: {told(self.differences)}"


def compare(folder: RunFolder, games: Games) -> list[Comparison]:
    """Every cell with a change, in the order of the experiment."""
    by_cell = {cell.number: cell_games(games, cell.number) for cell in folder.cells}
    cells = {cell.number: cell for cell in folder.cells}
    return [
        comparison(cells[cell.pair], cell, by_cell[cell.pair], by_cell[cell.number])
        for cell in folder.cells
        if cell.change != AS_IT_IS
    ]


def comparison(base: Cell, changed: Cell, before: Games, after: Games) -> Comparison:
    return Comparison(
        base.name, changed.change, differences(before, after), length(before), length(after), endings(before, after)
    )


def length(games: Games) -> float:
    mean = finished(games)["decisions"].mean()
    return float(mean) if isinstance(mean, (int, float)) else 0.0


def endings(before: Games, after: Games) -> dict[str, tuple[int, int]]:
    counts = [dict(finished(games)["ending"].value_counts().iter_rows()) for games in (before, after)]
    rules = sorted({*counts[0], *counts[1]}, key=lambda rule: -counts[0].get(rule, 0))
    return {str(rule): (counts[0].get(rule, 0), counts[1].get(rule, 0)) for rule in rules}
