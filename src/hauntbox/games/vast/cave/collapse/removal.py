"""The Collapse: which tiles go, what becomes of what is on them, and when the cave has collapsed. COLL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT
from hauntbox.games.vast.cave.collapse.relics import save_relics
from hauntbox.games.vast.cave.collapse.slide import REJOIN
from hauntbox.games.vast.cave.forced import CLEAR_TILE, can_clear
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR
from hauntbox.games.vast.cave.ground import feature_at, is_dark_at, is_lit_at, lift, pieces_at, spaces, touching
from hauntbox.games.vast.cave.holding import clear_tokens
from hauntbox.games.vast.cave.setup import cave_level
from hauntbox.games.vast.cave.terrain.lying import bars_crumbling, named_by, terrains, whole
from hauntbox.games.vast.cave.tiles import CRYSTAL, TERRAIN, TILES
from hauntbox.games.vast.roles.numbers import NOBODY, OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, present
from hauntbox.games.vast.table.asking import WhichSpace
from hauntbox.games.vast.table.ends import collapse
from hauntbox.kernel.agenda import Frame, Step, kept
from hauntbox.kernel.wire import Action

ALONE_II: Final = 2
CRYSTALS_TO_GO: Final = 5  # VSB-COLL-19
BY_LEVEL: Final = {"lava_tube": 3, "spillway": 4}  # of the Cave
WHOLE, DUE, DONE = 1, 2, 4  # bits of `fruitless`: a whole round of the Collapse; a removal was due; one was made


def bars_removal(g: Vast, space: int) -> str:
    """The rule by which a tile stays whatever its class, or ""; of Terrain all that goes with it is asked for."""
    if space == MIDDLE:
        return "VSB-COLL-13"
    if not g.ground[space] & TERRAIN:
        return bars_lifting(g, space)  # shortcut: it goes alone
    for part in whole(g, space):
        rule = bars_lifting(g, part)
        if rule:
            return rule
    return ""


def bars_lifting(g: Vast, space: int) -> str:
    """The rule by which this space stays, whatever goes with it, or ""."""
    for role in present(g):
        rule = ROLES[role].bars_removal(g, space)
        if rule:
            return rule  # VSB-COLL-26: protected by a rule
    return "" if can_clear(g, space) else "VSB-COLL-17"


def eligible(g: Vast) -> list[int]:
    """VSB-COLL-07, VSB-COLL-08: the tiles that touch fewest others; VSB-COLL-26: a class that is barred is passed over.

    VSB-COLL-10: asked anew for every tile. VSB-TRN-17: and Terrain, as soon as VSB-TRN-09 allows.
    """
    terrain = [space for space in terrains(g) if not bars_crumbling(g, space) and not bars_removal(g, space)]
    for tiles in classes(g):
        free = [space for space in tiles if not bars_removal(g, space)]
        if free:
            return sorted(first_to_go(g, free) + terrain)
    return terrain  # VSB-COLL-27


def is_any_eligible(g: Vast) -> bool:
    """Whether `eligible` finds any: the first tile that nothing bars will do."""
    for entry in g.laid:
        space = entry >> 16
        if space == MIDDLE or (g.ground[space] & TERRAIN and not is_crumbling(g, space)):
            continue
        if not bars_removal(g, space):
            return True
    return False


def is_crumbling(g: Vast, space: int) -> bool:
    """Terrain that may go, asked of the space that names it."""
    return named_by(g, space) == space and not bars_crumbling(g, space)


def classes(g: Vast) -> tuple[list[int], ...]:
    """The spaces with tiles by how many others they touch, VSB-COLL-09: at an edge; VSB-COLL-08: from one to four."""
    found: tuple[list[int], ...] = ([], [], [], [])
    ground = g.ground
    for space in spaces(g):
        if space != MIDDLE and not ground[space] & TERRAIN:
            n, e, s, w = NEAR[space]
            found[(n in ground) + (e in ground) + (s in ground) + (w in ground) - 1].append(space)
    return found


def first_to_go(g: Vast, free: list[int]) -> list[int]:
    """VSB-COLL-11: revealed Crystal tiles before others; VSB-VAR-23: alone, then Dark tiles, then Lit ones.

    VST-SOLO-10
    """
    crystals = [space for space in free if feature_at(g, space) == CRYSTAL]
    if crystals:
        return crystals
    if g.terms.alone == ALONE_II and g.ghost is not None:
        locked = [space for space in free if space in g.ghost.locked]
        if locked:
            return locked  # VSB-VAR-23
    dark = [space for space in free if is_dark_at(g, space)] if g.terms.alone else []
    return dark or free


@dataclass(frozen=True)
class RemoveTile(WhichSpace):
    """VSB-DEC-06: one tile goes, of those that may; then the next, `times` in all."""

    times: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if is_any_eligible(g) else ()

    def run(self, g: Vast) -> None:
        """VSB-COLL-27: nothing can be removed, so this and the other removals of the turn lapse."""
        g.fruitless |= DUE
        g.tell("VSB-COLL-27", "lapses", self.role)

    def pool(self, g: Vast) -> list[int]:
        return spaces(g)

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [AT[space] for space in eligible(g)]

    def bars_space(self, g: Vast, space: int) -> str:
        if space not in g.ground:
            return "VSB-MAP-06"
        rule = bars_removal(g, space)
        if rule:
            return rule  # VSB-COLL-13, VSB-COLL-17, VSB-COLL-26
        free = eligible(g)
        if space in free:
            return ""
        if g.ground[space] & TERRAIN:
            return bars_crumbling(g, space) or "VSB-TRN-17"
        others = [touching(g, each) for each in free if not g.ground[each] & TERRAIN]
        return "VSB-COLL-11" if touching(g, space) in others else "VSB-COLL-07"

    def chosen(self, g: Vast, space: int) -> None:
        g.fruitless |= DUE | DONE  # VSB-COLL-28
        more = MORE_TO_REMOVE(self.role, self.times - 1)  # VSB-COLL-05
        if touching(g, space) == 1:
            g.then(*remove(g, self.role, space), more)  # shortcut: without such a tile the map still hangs together
        else:
            g.then(*remove(g, self.role, space), REJOIN(self.role), more)  # VSB-COLL-31

    def is_public(self, g: Vast, role: int) -> bool:
        return True


def remove(g: Vast, role: int, space: int) -> tuple[Frame, ...]:
    """The frames by which a tile is taken away: first its pieces leave, then it goes with its tokens."""
    parts = whole(g, space)
    clear, leave = [CLEAR_TILE(role, part) for part in parts], [LEAVE_BY_SELF(part) for part in parts]
    return *clear, *save_relics(g, role, tuple(parts)), *leave, TAKE_AWAY(role, space)  # VSB-GHS-35


@dataclass(frozen=True)
class LeaveBySelf(Step):
    """VSB-FRC-08: pieces that get off a removed tile by a rule of their own."""

    space: int

    def run(self, g: Vast) -> None:
        for piece in pieces_at(g, self.space):
            ROLES[OWNER[piece]].leave(g, piece)
        for role in present(g):
            ROLES[role].tile_goes(g, self.space)


@dataclass(frozen=True)
class TakeAway(Step):
    """VSB-COLL-20: the tile leaves the game. VSB-COLL-12: a Dark one is turned over for all."""

    role: int
    space: int

    def run(self, g: Vast) -> None:
        parts = whole(g, self.space)
        if any([pieces_at(g, part) for part in parts]):
            return  # VSB-COLL-17: a piece could not leave after all
        g.learned = True
        g.fruitless |= DONE
        g.peeked = tuple([each for each in g.peeked if each[0] != self.space])
        tile = lift_all(g, parts)
        if tile < len(TILES):
            g.gone += (tile,)  # VSB-HID-14
        g.tell("VSB-COLL-12", "removes", self.role, self.space, tile)
        if crystals_gone(g) >= crystals_to_go(g):
            collapse(g, "VSB-COLL-19")
        elif not can_ever_go(g):
            collapse(g, "VSB-COLL-29")


def lift_all(g: Vast, parts: list[int]) -> int:
    """Take a tile with its tokens off the map, VSB-TRN-17: or all of a Terrain as one; return which it was."""
    tile = -1
    for part in parts:
        clear_tokens(g, part)
        tile = lift(g, part)
    return tile


def can_ever_go(g: Vast) -> bool:
    """VSB-COLL-29: whether any tile is left but the Entrance and what the things of roles protect.

    A piece on a tile does not count: it may still walk away.
    """
    for space in g.ground:
        if space != MIDDLE and not any([ROLES[role].bars_removal(g, space) for role in present(g)]):
            return True
    return False


def crystals_gone(g: Vast) -> int:
    """VSB-COLL-12: Crystal tiles that have been removed, Lit or Dark."""
    return sum([TILES[tile].feature == CRYSTAL for tile in g.gone])


def crystals_to_go(g: Vast) -> int:
    """VSB-COLL-19, VSB-ORD-13: 5 Crystal tiles; VSB-DIF-04: 3 or 4 at the easier levels of the Cave."""
    return CRYSTALS_TO_GO if g.terms.shaper == NOBODY else BY_LEVEL.get(cave_level(g), CRYSTALS_TO_GO)


def crystals_shown(g: Vast) -> int:
    """VSB-VAR-21, VSB-VAR-32: revealed Crystal tiles, those that have been removed included."""
    lit = [space for space in spaces(g) if is_lit_at(g, space) and feature_at(g, space) == CRYSTAL]
    return len(lit) + crystals_gone(g)


@dataclass(frozen=True)
class MoreToRemove(Step):
    """VSB-COLL-10: which tiles may go is asked anew after each."""

    role: int
    times: int

    def run(self, g: Vast) -> None:
        if self.times:
            g.then(REMOVE_TILE(self.role, self.times))


def is_fruitless(g: Vast) -> bool:
    """VSB-COLL-28: a whole round of the Collapse in which removals were due and none was carried out."""
    return g.fruitless & (WHOLE | DUE | DONE) == WHOLE | DUE


REMOVE_TILE: Final = kept(RemoveTile)
MORE_TO_REMOVE: Final = kept(MoreToRemove)
LEAVE_BY_SELF: Final = kept(LeaveBySelf)
TAKE_AWAY: Final = kept(TakeAway)
