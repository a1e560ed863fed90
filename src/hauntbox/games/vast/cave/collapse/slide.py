"""A map that has split is joined again: sections slide until they touch. COLL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from hauntbox.games.vast.actions import AT, SLIDE, At, Slide
from hauntbox.games.vast.cave.fill import FILL
from hauntbox.games.vast.cave.grid import HALF, NEAR, SPACE_OF, STEPS, WAY_NAMES, WAYS, moved
from hauntbox.games.vast.cave.ground import sections, sections_of, spaces, survey
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, present
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import kept
from hauntbox.kernel.wire import Action


class Path(NamedTuple):
    """So many steps one way, then so many another."""

    way: int
    steps: int
    then: int = 0
    more: int = 0

    @property
    def name(self) -> str:
        first = WAY_NAMES[self.way]
        return f"{first}{self.steps}{WAY_NAMES[self.then]}" if self.more else first

    @property
    def offset(self) -> tuple[int, int]:
        (x, y), (u, v) = STEPS[self.way], STEPS[self.then]
        return x * self.steps + u * self.more, y * self.steps + v * self.more


def loose(g: Vast) -> list[list[int]]:
    """VSB-COLL-25: the sections without the Entrance. VSB-COLL-24: holes in a map that hangs together do not matter."""
    return sections(g)[1:]


def paths(ground: set[int], section: list[int]) -> list[Path]:
    """VSB-COLL-23: straight until it touches; VSB-COLL-30: if no way leads there, by two ways, the shortest such."""
    rest = ground - set(section)
    beside = {near for space in rest for near in NEAR[space]}
    found = [Path(way, steps) for way in WAYS if (steps := contact(section, beside, way))]
    return found or bent_paths(section, beside)


@lru_cache(32)  # the same map is asked again and again
def paths_on(row: tuple[int, ...], first: int) -> tuple[Path, ...]:
    """Where the section with this first space can slide, on a map of these spaces."""
    section = next(part for part in sections_of(row) if part[0] == first)
    return tuple(paths(set(row), section))


def contact(section: list[int], beside: set[int], way: int) -> int:
    """VSB-COLL-32: after how many steps the section first touches a tile outside of it along an edge; 0: never."""
    x, y = STEPS[way]
    for steps in range(1, HALF):
        if any([moved(space, x * steps, y * steps) in beside for space in section]):
            return steps
    return 0


def bent_paths(section: list[int], beside: set[int]) -> list[Path]:
    found = []
    for way in WAYS:
        x, y = STEPS[way]
        for steps in range(1, HALF):
            there = [moved(space, x * steps, y * steps) for space in section]
            for then in (way ^ 1, way ^ 3):
                more = contact(there, beside, then)
                if more:
                    found.append(Path(way, steps, then, more))
    least = min([path.steps + path.more for path in found])
    return [path for path in found if path.steps + path.more == least]


@dataclass(frozen=True)
class Rejoin(Listed):
    """VSB-COLL-31: the map is connected again. VSB-DEC-156: with several sections, which of them slides next."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(loose(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        for section in loose(g):
            g.then(SlideSection(self.role, section[0]), REJOIN(self.role))
            return
        g.then(FILL(self.role))  # VSB-COLL-23: then open edges are filled

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [AT[section[0]] for section in loose(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, At):
            return act.when
        return "" if SPACE_OF[act.space] in [section[0] for section in loose(g)] else "VSB-COLL-25"

    def answer(self, g: Vast, act: At) -> None:
        """VSB-COLL-33: until all tiles hang together with the Entrance."""
        g.then(SlideSection(self.role, SPACE_OF[act.space]), REJOIN(self.role))


@dataclass(frozen=True)
class SlideSection(Listed):
    """VSB-DEC-08: the direction in which a section slides; it is named by its first space."""

    first: int

    def paths(self, g: Vast) -> list[Path]:
        return [*paths_on(tuple(spaces(g)), self.first)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.paths(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.slide(g, self.paths(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SLIDE[path.name] for path in self.paths(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Slide):
            return act.when
        return "" if act in self.candidates(g, role) else "VSB-COLL-23"

    def answer(self, g: Vast, act: Slide) -> None:
        self.slide(g, next(path for path in self.paths(g) if path.name == act.way))

    def slide(self, g: Vast, path: Path) -> None:
        section = next(section for section in loose(g) if section[0] == self.first)
        x, y = path.offset
        carry(g, {space: moved(space, x, y) for space in section})
        g.tell("VSB-COLL-23", "slides", self.role, self.first, moved(self.first, x, y))


def carry(g: Vast, to: dict[int, int]) -> None:
    """VSB-COLL-32, VSB-COLL-34: tiles go with all that is on them and on their edges. VST-FRC-09: no movement."""
    rows = sorted(
        [
            (to.get(entry >> 16, entry >> 16) << 16 | entry & 0xFFFF, tile)
            for entry, tile in zip(g.laid, g.under, strict=True)
        ]
    )
    g.slides = tuple([edge for edge in g.slides if is_in_one_part(edge, to)])
    g.laid, g.under = tuple([entry for entry, _ in rows]), tuple([tile for _, tile in rows])
    g.bombs = tuple(sorted([to.get(edge // 4, edge // 4) * 4 + edge % 4 for edge in g.bombs]))
    g.slides = tuple(sorted([to.get(edge // 4, edge // 4) * 4 + edge % 4 for edge in g.slides]))
    g.tokens[:] = [tuple(sorted([to.get(space, space) for space in lie])) for lie in g.tokens]
    g.at[:] = [to.get(space, space) for space in g.at]
    g.peeked = tuple(sorted([(to.get(space, space), roles) for space, roles in g.peeked]))
    survey(g)
    for role in present(g):
        ROLES[role].slid(g, to)


def is_in_one_part(edge: int, to: dict[int, int]) -> bool:
    """VSB-COLL-34: a Rockslide whose two tiles are parted returns to the supply."""
    return (edge // 4 in to) == (NEAR[edge // 4][edge % 4] in to)


REJOIN: Final = kept(Rejoin)
