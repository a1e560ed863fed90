"""Crystal Curse: a tile is rotated, an Event token put down, or three Event cards go under their deck. CVO"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.cave.fill import Fill
from hauntbox.games.vast.cave.grid import WAYS
from hauntbox.games.vast.cave.ground import feature_at, is_lit_at, lay, spaces, tile_at
from hauntbox.games.vast.cave.holding import put_token, supply
from hauntbox.games.vast.cave.reveal import Orient, edges_of
from hauntbox.games.vast.cave.tiles import EVENT, FACE, LIT_FACES, TERRAIN, TURNS
from hauntbox.games.vast.cave.tokens import EVENTS
from hauntbox.games.vast.roles.cave.actions import BURY, CURSE, CURSE_NAMES, MARK, ROTATE, CrystalCurse
from hauntbox.games.vast.roles.cave.board import PEEK
from hauntbox.games.vast.roles.cave.rules.nearness import near_her
from hauntbox.games.vast.roles.cave.rules.rocks import take_rocks
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.state import Vast, cave_of, shaper
from hauntbox.games.vast.table.asking import Listed, OneSpaceOf
from hauntbox.kernel.wire import Action


def turnable(g: Vast) -> list[int]:
    """VSB-CVO-17: Lit tiles that can lie in another way. VST-OTH-60: whoever stands there."""
    return [space for space in near_her(g, spaces(g)) if not bars_turning(g, space)]


def bars_turning(g: Vast, space: int) -> str:
    is_tile = is_lit_at(g, space) and not g.ground[space] & TERRAIN
    return "" if is_tile and len(TURNS[tile_at(g, space)]) > 1 else "VSB-CVO-17"


def bars_mark(g: Vast, space: int) -> str:
    """VSB-CVO-18: an Event tile without a token. VSB-CVO-23: the Knight may stand on it."""
    return "" if feature_at(g, space) == EVENT and space not in g.tokens[EVENTS] else "VSB-CVO-18"


def markable(g: Vast) -> list[int]:
    """VSB-CMP-15: as long as there are tokens."""
    return [space for space in near_her(g, spaces(g)) if not bars_mark(g, space)] if supply(g, EVENTS) else []


def effects(g: Vast) -> list[int]:
    """VSB-CVO-16: which of the three can be done; VSB-CVO-25: the second and the third only with the Knight."""
    has_knight = KNIGHT in g.terms.roles
    can = {ROTATE: turnable(g), MARK: has_knight and markable(g), BURY: has_knight and g.event_deck}
    return [effect for effect in (ROTATE, MARK, BURY) if can[effect]]


def bars_curse(g: Vast) -> str:
    return "" if effects(g) else "VSB-CVO-16"


@dataclass(frozen=True)
class CurseHow(Listed):
    """VSB-DEC-106: which of the three effects."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(effects(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.curse(g, effects(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [CURSE[effect] for effect in effects(g)]

    def answer(self, g: Vast, act: CrystalCurse) -> None:
        self.curse(g, CURSE_NAMES.index(act.effect))

    def curse(self, g: Vast, effect: int) -> None:
        if effect == BURY:
            bury_events(g)
        else:
            g.then(RotateWhich(self.role) if effect == ROTATE else MarkWhich(self.role))


@dataclass(frozen=True)
class RotateWhich(OneSpaceOf):
    """VSB-DEC-107: which tile is rotated."""

    def pool(self, g: Vast) -> list[int]:
        return turnable(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return bars_turning(g, space) or ("" if near_her(g, [space]) else "VSB-CGH-08")

    def chosen(self, g: Vast, space: int) -> None:
        g.then(RotateTo(self.role, space, tile_at(g, space)))


@dataclass(frozen=True)
class RotateTo(Orient):
    """VSB-DEC-108, VSB-CVO-17: how it lies from now on, connected to the Entrance or not."""

    def turns(self, g: Vast) -> list[int]:
        now = g.ground[self.space] & FACE
        return [turn for turn in TURNS[self.tile] if LIT_FACES[self.tile][turn] != now]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        return "VSB-CVO-17" if super().bars(g, role, act) == "VSB-REV-02" else super().bars(g, role, act)

    def show(self, g: Vast, turn: int) -> None:
        """VSB-CVO-07: Rockslides on its edges go. VSB-REV-07: new open edges are filled."""
        own = [edge for way in WAYS for edge in edges_of(self.space, way)]
        take_rocks(g, [edge for edge in g.slides if edge in own])
        lay(g, self.space, self.tile, LIT_FACES[self.tile][turn])
        g.tell("VSB-CVO-17", "rotates", self.role, self.space)
        g.then(Fill(self.role, self.space))


@dataclass(frozen=True)
class MarkWhich(OneSpaceOf):
    """VSB-DEC-109, VSB-CVO-18: which Event tile gets the token."""

    def pool(self, g: Vast) -> list[int]:
        return markable(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return bars_mark(g, space) or ("" if near_her(g, [space]) else "VSB-CGH-08")

    def chosen(self, g: Vast, space: int) -> None:
        put_token(g, EVENTS, space)


def bury_events(g: Vast) -> None:
    """VSB-CVO-19: the top three Event cards go under the deck, VSB-HID-09: and the Cave knows them there."""
    g.event_deck = g.event_deck[PEEK:] + g.event_deck[:PEEK]
    board = cave_of(g)
    board.sunk = min(board.sunk + PEEK, len(g.event_deck))
    g.learned = True
    g.tell("VSB-CVO-19", "buries", shaper(g))
