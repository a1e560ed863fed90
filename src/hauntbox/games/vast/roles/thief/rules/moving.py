"""The Thief's steps, Climb, and what he does on a Dark tile. THS, THA, TRN"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO, WAY, YES, Way
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.ground import bars_way, is_dark_at, is_open_space, is_shut, others_at, tile_at
from hauntbox.games.vast.cave.reveal import reveal
from hauntbox.games.vast.cave.terrain.leaving import can_step_off, lay_for
from hauntbox.games.vast.cave.terrain.lying import is_drift
from hauntbox.games.vast.cave.terrain.pits import bars_trip, begin_trip
from hauntbox.games.vast.cave.tiles import BARRED, PIT
from hauntbox.games.vast.cave.tokens import FLAME_WALL
from hauntbox.games.vast.roles.ghost.rules.locks import carry_onto, lose_hold
from hauntbox.games.vast.roles.numbers import GHOUL, NOBODY, OWNER, THIEF, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.board import CLIMBING_GEAR
from hauntbox.games.vast.roles.thief.rules.death import kill
from hauntbox.games.vast.roles.thief.rules.stash import stash_all
from hauntbox.games.vast.roles.thief.rules.stats import movement, stealth, works
from hauntbox.games.vast.state import Vast, thief_of
from hauntbox.games.vast.table.asking import Listed, YesOrNo
from hauntbox.games.vast.table.ends import ESCAPED, happen
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

WALL_PRICE: Final = 2  # VSB-THA-04
TERRAIN_PRICE: Final = 3  # VSB-THA-05
ACROSS: Final = 2  # Movement: onto impassable terrain and off it


def bars_entry(g: Vast, space: int) -> str:
    """VSB-THS-09, VSB-ATK-06: he ignores others; VST-OTH-33: but a Ghoul's Defense must be below his Stealth."""
    for piece in others_at(g, THIEF, space):
        if OWNER[piece] in (GHOUL, VILE) and stealth(g) <= ROLES[OWNER[piece]].wariness(g, piece):
            return "VST-OTH-33"
    return ""


def bars_pace(g: Vast, steps: int = 1) -> str:
    """VSB-THS-04: while his Movement lasts; VSB-THS-14: not after a peek, before he has taken an action there."""
    board = thief_of(g)
    if board.halted:
        return "VSB-THS-14"
    return "VSB-THS-04" if board.moved + steps > movement(g) else ""


def bars_step(g: Vast, way: int) -> str:
    """VSB-DEC-113: the rule by which he cannot step there, or "". VSB-THS-10: walls and barred ground need Climb."""
    here = g.at[THIEF]
    rule = bars_way(g, here, way)
    if rule in ("VSB-MAP-13", "VSB-MAP-09"):
        return "VSB-THS-10"
    if rule == "VSB-TRN-22":
        rule = bars_pace(g) or bars_trip(g, THIEF, NEAR[here][way])
    if rule == "VSB-MAP-06" and can_step_off(g, here, way):
        rule = ""  # VSB-TRN-16
    return rule or bars_pace(g, pace(g, way)) or bars_entry(g, NEAR[here][way])


def pace(g: Vast, way: int) -> int:
    """The Movement that a step takes. VSB-TRN-08: none down the River."""
    return 0 if is_drift(g, g.at[THIEF], way) else 1


def step(g: Vast, way: int) -> None:
    """VSB-TRN-16: where no tile lies beside Terrain, one is laid first."""
    to = NEAR[g.at[THIEF]][way]
    thief_of(g).moved += pace(g, way)
    if is_open_space(g, to):
        g.then(ThiefArrives(to))
        lay_for(g, THIEF, to)
    else:
        enter(g, to)


@dataclass(frozen=True)
class ThiefArrives(Step):
    space: int

    def run(self, g: Vast) -> None:
        enter(g, self.space)


def enter(g: Vast, space: int) -> None:
    """VSB-THU-17: a Flame Wall kills him before he stashes; VSB-THU-02: on the Entrance all that he carries is stashed.

    VSB-THS-09: nothing else happens, on Lit tiles and on Dark ones.
    """
    g.at[THIEF] = space
    g.tell("VSB-THS-09", "steps", THIEF, space)
    if space in g.tokens[FLAME_WALL]:
        kill(g, NOBODY)
    elif space == MIDDLE and not (g.turn == THIEF and happen(g, ESCAPED, THIEF)):  # VSB-SHU-27
        stash_all(g)
    elif not carry_onto(g, THIEF) and not lose_hold(g, THIEF):  # VSB-GHS-13, VSB-TRN-31
        begin_trip(g, THIEF)


# Climb. -------------------------------------------------------------------------------------------------------------


def is_barred(g: Vast, space: int) -> bool:
    return g.ground.get(space, 0) & BARRED != 0


def climb_price(g: Vast, way: int) -> int:
    """VSB-THA-04: 2 cubes for a wall, VSB-THA-05: 3 for terrain; VSB-THU-08, VSB-THA-24: 1 less with Climbing Gear."""
    price = TERRAIN_PRICE if is_barred(g, NEAR[g.at[THIEF]][way]) else WALL_PRICE
    return price - works(g, CLIMBING_GEAR)


def bars_climb(g: Vast, way: int) -> str:
    """VSB-DEC-114: the rule by which he cannot climb there, or ""."""
    here = g.at[THIEF]
    to = NEAR[here][way]
    if to not in g.ground:
        return "VSB-MAP-06"
    if is_barred(g, to):
        rule = "" if exits(g, to) and not is_shut(g, here, way) else "VSB-THA-05"
        rule = rule or bars_pace(g, ACROSS)
    else:
        rule = bars_pace(g) or bars_entry(g, to) if is_shut(g, here, way) else "VSB-THA-04"
        if not rule and g.ground[to] & PIT:
            rule = bars_trip(g, THIEF, to)
    if rule:
        return rule
    return "VSB-THS-05" if thief_of(g).cubes < climb_price(g, way) else ""


def climb(g: Vast, way: int) -> None:
    """VSB-THA-04: Movement is paid as usual; VSB-THA-05, VSB-TRN-20: across terrain, without ending there."""
    board = thief_of(g)
    to = NEAR[g.at[THIEF]][way]
    board.cubes -= climb_price(g, way)
    g.tell("VSB-THA-04", "climbs", THIEF, to)
    if is_barred(g, to):
        board.moved += ACROSS
        g.then(CrossTo(THIEF, to))
    else:
        step(g, way)


def exits(g: Vast, space: int) -> list[int]:
    """The ways by which he can leave impassable terrain, but for the way back."""
    ways = [way for way in WAYS if NEAR[space][way] != g.at[THIEF] and not bars_way(g, space, way)]
    return [way for way in ways if not bars_entry(g, NEAR[space][way])]


@dataclass(frozen=True)
class CrossTo(Listed):
    """VSB-THA-05: on which side he comes down."""

    space: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,) if len(exits(g, self.space)) > 1 else ()

    def run(self, g: Vast) -> None:
        enter(g, NEAR[self.space][exits(g, self.space)[0]])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [WAY[way] for way in exits(g, self.space)]

    def answer(self, g: Vast, act: Way) -> None:
        enter(g, NEAR[self.space][WAY_NAMES.index(act.way)])


# Dark tiles. --------------------------------------------------------------------------------------------------------


def bars_peek(g: Vast) -> str:
    """VSB-DEC-119, VSB-THS-11: at the Dark tile he stands on; VSB-THS-14: each tile once per turn."""
    here = g.at[THIEF]
    if not is_dark_at(g, here):
        return "VSB-THS-11"
    return "VSB-THS-14" if here in thief_of(g).peeked else ""


def peek(g: Vast) -> None:
    """VSB-HID-08, VSB-HID-01: he alone sees the Lit side, and goes on knowing it. VSB-THS-14: he has stopped here."""
    board, here = thief_of(g), g.at[THIEF]
    board.peeked += (here,)
    board.halted = True
    looked = dict(g.peeked)
    looked[here] = looked.get(here, 0) | 1 << g.minds[THIEF]  # VSB-GHS-24: whoever decides for him looks
    g.peeked = tuple(sorted(looked.items()))
    g.learned = True
    g.tell("VSB-THS-11", "looks", THIEF, here)
    g.tell("VSB-HID-08", "sees", here, tile_at(g, here), to=(THIEF,))
    g.then(ShowPeeked(THIEF, here))


@dataclass(frozen=True)
class ShowPeeked(YesOrNo):
    """VSB-DEC-120: whether to reveal it, VSB-THS-11: oriented as he likes. VSB-THS-12: an Ambush does nothing."""

    space: int

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            reveal(g, THIEF, self.space)


# After Unnatural Evasion. -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class SlipAway(Listed):
    """VSB-DEC-122, VSB-THU-10: he may move 1 space, or stay."""

    def ways(self, g: Vast) -> list[int]:
        here = g.at[THIEF]
        return [way for way in WAYS if not bars_way(g, here, way) and not bars_entry(g, NEAR[here][way])]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,) if self.ways(g) else ()

    def run(self, g: Vast) -> None:
        """Nowhere to go."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[WAY[way] for way in self.ways(g)], NO]

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Way):
            enter(g, NEAR[g.at[THIEF]][WAY_NAMES.index(act.way)])
