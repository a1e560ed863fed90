"""A street map as numbers: spaces are integers row by row, sets of them bit masks. FIG, TER, PKE"""

from __future__ import annotations

from functools import cache
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import BIG, CODES
from hauntbox.games.ghostbusters2.content.drawing import MISSING, ORANGE, RED, YELLOW, Drawing
from hauntbox.games.ghostbusters2.content.sight import Sight
from hauntbox.kernel.geometry import mask_of, square_name

WAYS: Final = ("nw", "n", "ne", "w", "e", "sw", "s", "se")  # GBT-PKE-03: the numbers 1 to 8 in reading order
DELTAS: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))
WAY_OF: Final = {delta: way for way, delta in enumerate(DELTAS)}
STRAIGHT: Final = (1, 3, 4, 6)
NOWHERE: Final = -1
ON_FOOT: Final = 0  # which lines a walk minds
OVER_ORANGE: Final = 1
OVER_ALL: Final = 2
STOPS: Final = (RED | ORANGE, RED, 0)
PLAIN: Final = 0  # which lines a look minds
NO_YELLOW: Final = 1
NO_LINES: Final = 2
OPAQUE: Final = (RED | YELLOW, RED, 0)


@cache
def distances(columns: int, rows: int) -> tuple[bytes, ...]:
    """Between any two spaces of a rectangle."""
    spaces = [(c, r) for r in range(rows) for c in range(columns)]
    return tuple([bytes([max(abs(a - c), abs(b - r)) for c, r in spaces]) for a, b in spaces])


class Street:
    """What never changes on a map."""

    def __init__(self, d: Drawing) -> None:
        self.columns: Final = d.columns
        self.rows: Final = d.rows
        self.squares: Final = d.columns * d.rows
        self.missing: Final = mask_of(p for p, mark in enumerate(d.marks) if mark == MISSING)
        self.lines: Final = d.lines | self.fences()
        self.everywhere: Final = (1 << self.squares) - 1
        self.names: Final = tuple([square_name(p, d.columns) for p in range(self.squares)])
        self.place: Final = {name: p for p, name in enumerate(self.names)}
        self.column: Final = tuple([p % d.columns for p in range(self.squares)])
        self.row: Final = tuple([p // d.columns for p in range(self.squares)])
        self.step: Final = tuple([tuple([self.neighbour(p, way) for way in range(8)]) for p in range(self.squares)])
        self.ring: Final = tuple([mask_of(q for q in steps if q >= 0) for steps in self.step])
        self.away: Final = distances(d.columns, d.rows)
        self.ball: Final = [self.balls(n) for n in range(max(d.columns, d.rows))]  # by distance, then space
        self.near: Final = tuple([mask_of(q for q in steps if q >= 0 and self.is_near(p, q))
                                  for p, steps in enumerate(self.step)])  # fmt: skip
        self.orthogonal: Final = [[self.open_beside(p, stops) for p in range(self.squares)] for stops in STOPS]
        self.diagonal: Final = [[self.open_corners(p, stops) for p in range(self.squares)] for stops in STOPS]
        fences = frozenset(self.fences())
        self.sights: Final = [Sight(d.columns, d.rows, self.lines, opaque, fences) for opaque in OPAQUE]
        self.side_spaces: Final[list[dict[int, int]]] = [{} for _ in range(self.squares)]
        self.walks: Final[list[list[dict[int, int]]]] = [[{} for _ in range(self.squares)] for _ in STOPS]
        self.pillars: Final = mask_of(p for p in range(self.squares) if self.is_pillar(p))  # GBT-CTL-05
        self.start: Final = tuple([p for p, mark in enumerate(d.marks) if mark == "S"])
        self.statue: Final = d.marks.index("L") if "L" in d.marks else NOWHERE
        named = [(p, mark) for p, mark in enumerate(d.marks) if mark[0] in "Gg" and mark[1:].isdigit()]
        doors = [(int(mark[1]), p, mark[0] == "G") for p, mark in named]
        self.gates: Final = tuple([p for _, p, _ in sorted(doors)])
        self.symbols: Final = {symbol: p for symbol, p, _ in doors}  # GBT-SET-06, GBT-SET-07: as the scenario has them
        self.open_gates: Final = mask_of(p for _, p, is_open in doors if is_open)  # GBT-SET-05
        self.piles: Final = tuple([p for p, mark in enumerate(d.marks) if mark == "P"])
        self.figures: Final = tuple(self.read_figures(d.marks))

    def read_figures(self, marks: tuple[str, ...]) -> list[tuple[int, int]]:
        """Kinds and spaces; one of 2x2 goes by its north-western space."""
        found: list[tuple[int, int]] = []
        covered: set[int] = set()
        for p, mark in enumerate(marks):
            if mark in CODES and p not in covered:
                found.append((CODES[mark], p))
                if BIG[CODES[mark]]:
                    covered |= {p + 1, p + self.columns, p + self.columns + 1}
        return found

    def neighbour(self, p: int, way: int) -> int:
        c, r = p % self.columns + DELTAS[way][0], p // self.columns + DELTAS[way][1]
        there = r * self.columns + c if 0 <= c < self.columns and 0 <= r < self.rows else NOWHERE
        return NOWHERE if there >= 0 and self.missing >> there & 1 else there  # GBT-EMV-07

    def fences(self) -> dict[tuple[int, int], int]:
        """A space that is missing is fenced off: GBT-LOS-15, GBT-MOV-03."""
        gaps = [p for p in range(self.squares) if self.missing >> p & 1]
        pairs = [(min(p, p + off), max(p, p + off)) for p in gaps for off in (-self.columns, -1, 1, self.columns)]
        return {pair: RED for pair in pairs if pair[0] >= 0 and pair[1] < self.squares}

    def line(self, a: int, b: int) -> int:
        """GBT-FIG-05: the colour of the edge that two neighbours share, GBT-FIG-09: whatever token lies there."""
        return self.lines.get((min(a, b), max(a, b)), 0)

    def flanks(self, a: int, b: int) -> tuple[int, int]:
        """The two spaces beside a diagonal step."""
        return self.row[a] * self.columns + self.column[b], self.row[b] * self.columns + self.column[a]

    def is_straight(self, a: int, b: int) -> bool:
        return self.row[a] == self.row[b] or self.column[a] == self.column[b]

    def is_near(self, a: int, b: int) -> bool:
        """GBT-TER-11: no solid line between neighbours; GBT-TER-12: or round one corner of diagonal ones.

        GBT-TER-13: neither dashed lines nor figures matter.
        """
        if self.is_straight(a, b):
            return not self.line(a, b)  # GBT-TER-06, GBT-TER-10
        return any([not self.line(a, f) and not self.line(f, b) for f in self.flanks(a, b)])

    def open_beside(self, p: int, stops: int) -> int:
        """GBT-MOV-02: straight steps; GBT-TER-01, GBT-TER-05: Red and Orange do, GBT-TER-09: Yellow not.

        GBT-MOV-03: none leaves the map; GBT-DRV-07, GBT-DRV-10: and so for the car.
        """
        return mask_of(q for q in (self.step[p][way] for way in STRAIGHT) if q >= 0 and not self.line(p, q) & stops)

    def open_corners(self, p: int, stops: int) -> tuple[tuple[int, int], ...]:
        """GBT-MOV-07: diagonal steps, each with the flanks that no line closes; GBT-MOV-08: Yellow ones do not."""
        out = []
        for way in (0, 2, 5, 7):
            q = self.step[p][way]
            if q >= 0:
                there = [f for f in self.flanks(p, q) if not self.missing >> f & 1]
                free = [f for f in there if not (self.line(p, f) | self.line(f, q)) & stops]
                if free:
                    out.append((q, mask_of(free)))
        return tuple(out)

    def walk(self, p: int, closed: int, mode: int = ON_FOOT) -> int:
        """GBT-MOV-01: where one step leads, diagonally if one flank at least is open."""
        known, around = self.walks[mode][p], closed & self.ring[p]
        found = known.get(around)
        if found is None:
            found = self.orthogonal[mode][p]
            for q, free in self.diagonal[mode][p]:
                if free & ~closed:  # GBT-MOV-06
                    found |= 1 << q
            found &= ~closed  # GBT-MOV-04, GBT-MOV-05
            known[around] = found
        return found

    def sides(self, space: int, other: int) -> int:
        """GBT-ECT-05: what touches a long side of the car at one of its spaces, GBT-ECT-06: and is open to it."""
        found = self.side_spaces[space].get(other)
        if found is None:
            ways = (1, 6) if self.row[space] == self.row[other] else (3, 4)
            beside = [self.step[space][way] for way in ways]
            found = mask_of(p for p in beside if p >= 0 and not self.line(space, p) & (RED | ORANGE))
            self.side_spaces[space][other] = found
        return found

    def is_pillar(self, p: int) -> bool:
        around = [self.step[p][way] for way in STRAIGHT]
        return all([q < 0 or self.line(p, q) & RED for q in around])

    def balls(self, n: int) -> tuple[int, ...]:
        """GBT-FIG-10: for each space those not farther away than that."""
        found = []
        for p in range(self.squares):
            left, right = max(self.column[p] - n, 0), min(self.column[p] + n, self.columns - 1)
            band = (1 << right - left + 1) - 1 << left
            rows = range(max(self.row[p] - n, 0), min(self.row[p] + n, self.rows - 1) + 1)
            found.append(sum([band << row * self.columns for row in rows]))
        return tuple(found)

    def apart(self, a: int, b: int) -> int:
        """GBT-FIG-10: the distance, whatever lines there are."""
        return self.away[a][b]

    def within(self, p: int, n: int) -> int:
        return self.ball[min(n, len(self.ball) - 1)][p]

    def sees(self, viewer: int, target: int, blockers: int, look: int = PLAIN) -> bool:
        return self.sights[look].sees(viewer, target, blockers)

    def block(self, p: int) -> tuple[int, int, int, int]:
        """The four spaces of a 2x2 figure."""
        return p, p + 1, p + self.columns, p + self.columns + 1

    def blot(self, p: int) -> int:
        """The same, as a mask."""
        return 3 << p | 3 << p + self.columns
