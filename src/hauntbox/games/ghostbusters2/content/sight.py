"""Lines of sight through a street, worked out once for each pair of spaces. LOS"""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.content.drawing import RED, YELLOW

UNIT: Final = 64  # of a space: corners lie one of them inside
INSET: Final = (1, UNIT - 1)
Segment = tuple[int, tuple[int, ...]]  # spaces that must be free; pairs of flanks of which one must be free
Look = tuple[int, tuple[Segment, ...]]  # all the spaces that can matter; the segments


class Sight:
    """Which spaces see which, by what stands between. `opaque` are the colours that stop sight."""

    def __init__(
        self,
        columns: int,
        rows: int,
        lines: dict[tuple[int, int], int],
        opaque: int = RED | YELLOW,
        fences: frozenset[tuple[int, int]] = frozenset(),
    ) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        walls = {pair for pair, colour in lines.items() if colour & opaque}
        self.walls: Final = fences | walls  # GBT-LOS-04, GBT-LOS-15
        self.looks: Final[list[dict[int, Look]]] = [{} for _ in range(columns * rows)]  # by viewer, then target

    def sees(self, viewer: int, target: int, blockers: int) -> bool:
        """GBT-LOS-03: one of 16 segments is not blocked; GBT-LOS-16: one's own space is always seen."""
        found = self.looks[viewer].get(target)
        if found is None:
            found = self.look(viewer, target)
        between, segments = found
        blockers &= between  # viewer and target do not block
        if not blockers:
            return bool(segments)
        for through, corners in segments:
            if not through & blockers:  # GBT-LOS-05
                for pair in corners:
                    if pair & blockers == pair:
                        break
                else:
                    return True
        return False

    def look(self, viewer: int, target: int) -> Look:
        """The same both ways."""
        segments, between = self.segments(viewer, target), 0
        for through, corners in segments:
            between |= through
            for pair in corners:
                between |= pair
        found = between, segments
        self.looks[viewer][target] = self.looks[target][viewer] = found
        return found

    def segments(self, viewer: int, target: int) -> tuple[Segment, ...]:
        """GBT-LOS-11: from corners just inside; what no line stops, without what asks for more than another."""
        ends = [(x, y) for x in INSET for y in INSET]
        found = {self.segment(viewer, target, a, b) for a in ends for b in ends}
        found.discard(None)
        ranked = sorted([s for s in found if s], key=lambda s: (s[0].bit_count() + len(s[1]), s))
        best: list[Segment] = []
        for one in ranked:
            if not any([not other[0] & ~one[0] and set(other[1]) <= set(one[1]) for other in best]):
                best.append(one)
        return tuple(best)

    def segment(self, viewer: int, target: int, a: tuple[int, int], b: tuple[int, int]) -> Segment | None:
        """GBT-LOS-12: grid lines in the order in which they are met."""
        columns = self.columns
        c, r = viewer % columns, viewer // columns
        x, y = UNIT * c + a[0], UNIT * r + a[1]
        dx, dy = UNIT * (target % columns) + b[0] - x, UNIT * (target // columns) + b[1] - y
        right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
        tall, wide = abs(dx) or 1, abs(dy) or 1
        through, corners = 0, set()
        here = viewer
        while here != target:
            beside = c + right if c != target % columns else -1
            below = r + down if r != target // columns else -1
            to_side = (abs((c + (right > 0)) * UNIT - x) * wide) if beside >= 0 else -1
            to_level = (abs((r + (down > 0)) * UNIT - y) * tall) if below >= 0 else -1
            if to_side == to_level:  # GBT-LOS-13: a lattice point
                flanks = self.open_flanks(here, right, down)
                if not flanks:
                    return None
                if len(flanks) == 1:
                    through |= 1 << flanks[0]
                else:
                    corners.add(1 << flanks[0] | 1 << flanks[1])
                c, r = c + right, r + down
            else:
                sideways = to_level < 0 or 0 <= to_side < to_level
                c, r = (c + right, r) if sideways else (c, r + down)
                there = r * columns + c
                if self.is_wall(here, there):  # GBT-LOS-04: a line is crossed
                    return None
            here = r * columns + c
            through |= 1 << here
        through &= ~(1 << target)
        return through, tuple(sorted(pair for pair in corners if not pair & through))

    def open_flanks(self, here: int, right: int, down: int) -> list[int]:
        """GBT-LOS-14: the flanks that neither a line nor a missing space closes."""
        there = here + right + down * self.columns
        flanks = (here + right, here + down * self.columns)
        return [f for f in flanks if not self.is_wall(here, f) and not self.is_wall(f, there)]

    def is_wall(self, a: int, b: int) -> bool:
        return ((a, b) if a < b else (b, a)) in self.walls
