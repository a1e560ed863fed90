"""A scenario by chance: four tiles, and everything on random spaces of them. COP, RND"""

from __future__ import annotations

import re
from typing import Final

from hauntbox.games.ghostbusters2.content import text_of
from hauntbox.games.ghostbusters2.content.drawing import Drawing, write_drawing
from hauntbox.games.ghostbusters2.content.sheet import TILE
from hauntbox.games.ghostbusters2.content.street import NOWHERE, WAYS, Street
from hauntbox.games.ghostbusters2.content.survey import survey_map, walkable
from hauntbox.games.ghostbusters2.content.tiles import join_tiles, tiles
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.geometry import places

RULES_OF: Final = "court"
PILES: Final = 6
FIGURES: Final = ("GW", "GW", "GW", "GW", "SM", "SM", "MG", "MG", "SP", "SP")
SOUTH_EAST: Final = WAYS.index("se")
GATES: Final = ("G1", "G2", "G3", "g4", "g5")  # three Open ones


def random_street(g: Busters) -> str:
    """GBT-COP-05: the text of a scenario with the rules of 1.1, as if somebody had written it."""
    names = sorted(tiles())
    while True:
        four = [names[n] for n in g.shuffle(tuple(range(len(names))), dice.TILES)[:4]]
        lot = Lot(g, [four[:2], four[2:]])
        if lot.is_sound():
            lot.lay_figures()
            return lot.text()


class Lot:
    """Four tiles on which things are put one after the other, each on a random space that is free."""

    def __init__(self, g: Busters, names: list[list[str]]) -> None:
        self.g, self.names = g, names
        self.columns, self.rows, self.lines = join_tiles(names)
        self.marks = ["."] * (self.columns * self.rows)
        street = self.street()
        self.free = [p for p in range(street.squares) if not street.pillars >> p & 1]
        self.inner = [p for p in self.free if street.ring[p].bit_count() == 8]
        self.lay_zone(street)
        self.lay_gates()
        for _ in range(PILES):
            self.put("P", self.free)

    def drawing(self) -> Drawing:
        return Drawing(self.columns, self.rows, tuple(self.marks), self.lines, ())

    def street(self) -> Street:
        return Street(self.drawing())

    def put(self, mark: str, where: list[int]) -> None:
        row = [p for p in where if self.marks[p] == "."]
        self.marks[row[self.g.roll(len(row), dice.TILES) - 1]] = mark

    def lay_zone(self, street: Street) -> None:
        """GBT-SET-20: 2x2 spaces that no line parts."""
        blocks = [street.block(p) for p in self.free if street.step[p][SOUTH_EAST] != NOWHERE]
        whole = [b for b in blocks if not any([street.line(a, c) for a in b for c in b if a < c])]
        for p in whole[self.g.roll(len(whole), dice.TILES) - 1]:
            self.marks[p] = "S"

    def lay_gates(self) -> None:
        """One on each tile, the fifth on the other half of one; GBT-CTL-03: Open ones not on the outer ring."""
        first = [2 * tile + self.g.roll(2, dice.TILES) - 1 for tile in range(4)]
        halves = [*first, first[self.g.roll(4, dice.TILES) - 1] ^ 1]
        for mark, n in zip(GATES, self.g.shuffle((0, 1, 2, 3, 4), dice.TILES), strict=True):
            row = self.inner if mark[0] == "G" else self.free
            self.put(mark, [p for p in row if self.half(p) == halves[n]])

    def lay_figures(self) -> None:
        """Where Ghostbusters get to."""
        ground = places(walkable(self.street()))
        for code in FIGURES:
            self.put(code, ground)

    def half(self, p: int) -> int:
        """Western and eastern halves of the tiles, two for each."""
        column, row = p % self.columns, p // self.columns
        return 4 * (row // TILE) + 2 * (column // TILE) + (column % TILE >= TILE // 2)

    def is_sound(self) -> bool:
        """GBT-CTL-04: piles and Gates can be got at, as in every scenario."""
        return not list(survey_map(self.drawing(), self.street()))

    def text(self) -> str:
        """The printed scenario with another title, other tiles and another drawing."""
        text = re.sub(r"(?m)^title = .*$", 'title = "A Street by Chance"', text_of(RULES_OF))
        text = re.sub(r"(?m)^campaign = .*$", "campaign = 0", text)
        text = re.sub(r"(?m)^tiles = .*$", f"tiles = {self.names}".replace("'", '"'), text)
        before, _, rest = text.partition('drawing = """\n')
        _, _, after = rest.partition('"""')
        return f'{before}drawing = """\n{write_drawing(self.drawing())}"""{after}'
