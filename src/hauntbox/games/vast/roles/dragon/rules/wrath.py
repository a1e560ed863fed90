"""Wrath: tiles go, and whoever stands on them is moved away. DRP, COLL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.collapse.relics import save_relics
from hauntbox.games.vast.cave.collapse.removal import crystals_gone, crystals_to_go, lift_all
from hauntbox.games.vast.cave.collapse.slide import Rejoin
from hauntbox.games.vast.cave.fill import put_under
from hauntbox.games.vast.cave.forced import announce_entry, bars_push
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, WAYS, distance
from hauntbox.games.vast.cave.ground import pieces_at
from hauntbox.games.vast.cave.terrain.lying import bars_crumbling, whole
from hauntbox.games.vast.cave.tiles import CRYSTAL, TERRAIN, TILES
from hauntbox.games.vast.roles.goblins.rules.scatter import spring_trap
from hauntbox.games.vast.roles.goblins.rules.stats import TRAP
from hauntbox.games.vast.roles.numbers import DRAGON, GOBLINS, IN_TURN, OWNER, TRIBES
from hauntbox.games.vast.roles.role import ROLES, WRATHFUL
from hauntbox.games.vast.state import Vast, present
from hauntbox.games.vast.table.asking import WhichSpace, YesOrNo
from hauntbox.games.vast.table.ends import collapse
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

WRATH_TILES: Final = "wrath"  # purpose of chance


def begin_wrath(g: Vast, tiles: list[int]) -> None:
    """VSB-DRP-28: all affected tiles are fixed first; then the pieces leave, in the order of turns from the Knight.

    VSB-COLL-13: the Entrance stays. VSB-TRN-17, VSB-TRN-26: Terrain goes as a whole, as soon as VSB-TRN-09 allows.
    """
    struck = sorted({part for space in tiles if space != MIDDLE and not bars(g, space) for part in whole(g, space)})
    fixed = tuple(struck)
    pieces = tuple([piece for piece in IN_TURN if g.at[piece] in fixed])
    if g.goblins is not None and TRAP in g.goblins.shown and any([piece in TRIBES for piece in pieces]):
        g.then(WrathOnTribes(GOBLINS, fixed, pieces))
    else:
        devastate(g, fixed, pieces)


@dataclass(frozen=True)
class WrathOnTribes(YesOrNo):
    """VSB-SEC-18, VSB-SEC-21: with their Trap the Tribes stay, VSB-DRP-24: and so do the tiles under them."""

    tiles: tuple[int, ...]
    pieces: tuple[int, ...]

    def answer(self, g: Vast, act: Action) -> None:
        pieces = self.pieces
        if act == YES:
            spring_trap(g)
            pieces = tuple([piece for piece in pieces if piece not in TRIBES])
        devastate(g, self.tiles, pieces)


def devastate(g: Vast, fixed: tuple[int, ...], pieces: tuple[int, ...]) -> None:
    relics = save_relics(g, DRAGON, fixed)  # VSB-GHS-35
    g.then(*[Flee(DRAGON, piece, fixed) for piece in pieces], *relics, Devastate(fixed), Rejoin(DRAGON))


def bars(g: Vast, space: int) -> str:
    """The rule by which Wrath leaves a tile where it is, or ""."""
    if g.ground[space] & TERRAIN and bars_crumbling(g, space):
        return "VSB-TRN-09"
    for part in whole(g, space):
        for role in present(g):
            rule = ROLES[role].bars_removal(g, part)
            if rule:
                return rule
    return ""


def refuges(g: Vast, piece: int, tiles: tuple[int, ...]) -> list[int]:
    """VSB-DRP-28: the nearest legal spaces outside, VSB-DRP-29: or those nearest to the outside that it can reach."""
    start, reached = g.at[piece], [g.at[piece]]
    ring = [start]
    while ring:
        ring = sorted({to for space in ring for to in steps_from(g, piece, space)} - {*reached})
        outside = [space for space in ring if space not in tiles]
        if outside:
            g.at[piece] = start
            return outside
        reached += ring
    g.at[piece] = start
    out = [space for space in g.ground if space not in tiles]
    far = {space: min([distance(space, each) for each in out]) for space in reached}
    best = min(far.values())
    return [] if far[start] == best else sorted([space for space in reached if far[space] == best])


def steps_from(g: Vast, piece: int, space: int) -> list[int]:
    g.at[piece] = space
    return [NEAR[space][way] for way in WAYS if not bars_push(g, piece, way)]


@dataclass(frozen=True)
class Flee(WhichSpace):
    """VSB-DRP-28: where a piece is moved; he says which of equally near spaces. VST-OTH-25: no attack."""

    piece: int
    tiles: tuple[int, ...]

    def pool(self, g: Vast) -> list[int]:
        return refuges(g, self.piece, self.tiles)

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if not self.goes_alone(g) and len(self.pool(g)) > 1 else ()

    def goes_alone(self, g: Vast) -> bool:
        return self.piece in TRIBES or ROLES[OWNER[self.piece]].leaves_by_itself(g, self.piece)

    def run(self, g: Vast) -> None:
        """VSB-DRP-23: Tribes scatter. VSB-DRP-29: who cannot get clear stays."""
        if self.piece in TRIBES:
            ROLES[OWNER[self.piece]].hit_by_power(g, self.piece, WRATHFUL)
            return
        if self.goes_alone(g):
            ROLES[OWNER[self.piece]].leave(g, self.piece)  # VSB-FRC-08
            return
        for space in self.pool(g):
            self.chosen(g, space)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in self.pool(g) else "VSB-DRP-28"

    def chosen(self, g: Vast, space: int) -> None:
        g.at[self.piece] = space
        g.tell("VSB-DRP-28", "pushed", self.piece, space)
        ROLES[OWNER[self.piece]].forced(g, self.piece)
        announce_entry(g, self.piece)  # VSB-FRC-12


@dataclass(frozen=True)
class Devastate(Step):
    """VSB-DRP-29: every affected tile without pieces goes; VSB-DRP-24: others stay."""

    tiles: tuple[int, ...]

    def run(self, g: Vast) -> None:
        back = []
        for space in self.tiles:
            if space in g.ground and not any([pieces_at(g, part) for part in whole(g, space)]):
                back += take_tile(g, space)
        g.learned = True
        if back:
            put_under(g, tuple(back), WRATH_TILES)  # VSB-COLL-22
        if crystals_gone(g) >= crystals_to_go(g):
            collapse(g, "VSB-COLL-19")


def take_tile(g: Vast, space: int, role: int = DRAGON, rule: str = "VSB-DRP-23") -> list[int]:
    """The tile, if it goes back under the stack. VSB-COLL-21: Crystal tiles leave the game; in the Collapse all do.

    VSB-TRN-18: Terrain is unused again.
    """
    parts = whole(g, space)
    for each in present(g):
        for part in parts:
            ROLES[each].tile_goes(g, part)
    g.peeked = tuple([seen for seen in g.peeked if seen[0] != space])
    tile = lift_all(g, parts)
    g.tell(rule, "removes", role, space, tile)
    if tile >= len(TILES):
        return []
    if TILES[tile].ghostly and g.cave_ghost is not None and not g.collapsing:
        g.cave_ghost.tiles = tuple(sorted((*g.cave_ghost.tiles, tile)))  # VSB-CGH-04
        return []
    if g.collapsing or TILES[tile].feature == CRYSTAL:
        g.gone += (tile,)
        return []
    return [tile]
