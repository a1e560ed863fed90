"""The Cave Ghost's turn: Omens, a tile, steps and powers, a Treasure, and spent Omens. CGH"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, WAY, At, Way
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, SPACE_OF, WAY_NAMES, WAYS
from hauntbox.games.vast.roles.cave.rules.omens import draw_omens
from hauntbox.games.vast.roles.cave_ghost.actions import POWER_NAMES, POWERS, WIELD, Wield
from hauntbox.games.vast.roles.cave_ghost.rules.isolation import (
    bars_possessing,
    lures,
    omens_due,
    possession_price,
)
from hauntbox.games.vast.roles.cave_ghost.rules.powers import PayAny, bars_power, use_power
from hauntbox.games.vast.roles.ghost.actions import CARD, CARD_OF, FADE, GRIP, OBJECT_OF, Card, Fade, Grip
from hauntbox.games.vast.roles.ghost.rules.floating import bars_deed, bars_rest, hops, is_near_rest, pace
from hauntbox.games.vast.roles.ghost.rules.telekinesis import GripWhich, bars_hold, objects
from hauntbox.games.vast.roles.ghost.turn import appear
from hauntbox.games.vast.roles.numbers import CAVE_GHOST
from hauntbox.games.vast.state import Vast, cave_ghost_of, cave_of
from hauntbox.games.vast.table.turns import Possess
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

STEPS: Final = 6  # VSB-CGH-07
CANDIDATES: Final[tuple[Action, ...]] = (*WAY, *WIELD, *GRIP.values(), *CARD.values(), FADE)


@dataclass(frozen=True)
class CaveGhostStirs(Step):
    """What a turn begins with. VSB-CGH-02: before her first one she is put on a Dark tile, VSB-CGH-12: or a new one."""

    def run(self, g: Vast) -> None:
        board, cave = cave_ghost_of(g), cave_of(g)
        board.moved, board.pull, board.hauled = 0, 0, ()
        cave.plundered = cave.hated = 0
        if g.at[CAVE_GHOST] == NOWHERE:
            appear(g, CAVE_GHOST)


@dataclass(frozen=True)
class CollectHers(Step):
    """VSB-CGH-06: phase 1."""

    def run(self, g: Vast) -> None:
        draw_omens(g, omens_due(lures(g)))


def bars_step(g: Vast, way: int) -> str:
    """VSB-DEC-137, VSB-CGH-07: up to 6 spaces, through everything."""
    here = g.at[CAVE_GHOST]
    return bars_going(g, NEAR[here][way], pace(g, here, way))


def bars_hop(g: Vast, pit: int) -> str:
    """VSB-TRN-30: through the Pits, VSB-TRN-23: from one to another."""
    return bars_going(g, pit, 1) if pit in hops(g, g.at[CAVE_GHOST]) else "VSB-TRN-23"


def bars_going(g: Vast, to: int, price: int) -> str:
    """VSB-GHS-06: as long as she can end somewhere."""
    left = STEPS - cave_ghost_of(g).moved - price
    if left < 0:
        return "VSB-CGH-07"
    if not bars_rest(g, to):
        return ""  # shortcut: the usual case
    return "" if is_near_rest(g, to, left) else "VSB-GHS-06"


def bars_fade(g: Vast) -> str:
    here, left = g.at[CAVE_GHOST], STEPS - cave_ghost_of(g).moved
    rule = bars_rest(g, here)
    return rule if rule and is_near_rest(g, here, left) else ""


def step(g: Vast, way: int) -> None:
    here = g.at[CAVE_GHOST]
    cave_ghost_of(g).moved += pace(g, here, way)
    g.at[CAVE_GHOST] = NEAR[here][way]
    g.tell("VSB-DEC-137", "steps", CAVE_GHOST, g.at[CAVE_GHOST])


def hop(g: Vast, pit: int) -> None:
    cave_ghost_of(g).moved += 1
    g.at[CAVE_GHOST] = pit
    g.tell("VSB-TRN-23", "through pits", CAVE_GHOST, pit)


def bars_seizing(g: Vast, role: int) -> str:
    """VSB-DEC-147, VSB-CGH-14: whom she possesses at once, if she can pay."""
    rule = bars_possessing(g, role)
    return rule or ("" if sum(cave_of(g).omens) >= possession_price(g, role) else "VSB-CGH-10")


def bars_grip(g: Vast, what: int) -> str:
    """VSB-CGH-08, VSB-CGH-09: one object for its price."""
    if sum(cave_of(g).omens) < g.options.telekinesis_price:
        return "VSB-CGH-09"
    return bars_hold(g, what) or ("" if what in objects(g) else "VSB-GHS-07")  # VSB-TRN-31


@dataclass(frozen=True)
class LetGo(Step):
    """VSB-CGH-08: each Telekinesis is of one object; the next begins anew."""

    def run(self, g: Vast) -> None:
        board = cave_ghost_of(g)
        board.pull, board.hauled = 0, ()


@dataclass(frozen=True)
class Brood(Choice):
    """VSB-DEC-144, VSB-CGH-07: phase 3, steps and powers in any order."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (CAVE_GHOST,) if g.at[CAVE_GHOST] != NOWHERE else ()

    def run(self, g: Vast) -> None:
        """She is not on the map."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*CANDIDATES, *[AT[pit] for pit in hops(g, g.at[CAVE_GHOST])]]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            return bars_step(g, WAY_NAMES.index(act.way))
        if isinstance(act, At):
            return bars_hop(g, SPACE_OF[act.space])
        if isinstance(act, Fade):
            return bars_fade(g)
        return bars_deed(g, g.at[CAVE_GHOST]) or self.bars_using(g, act)

    def bars_using(self, g: Vast, act: Action) -> str:
        if isinstance(act, Wield):
            return bars_power(g, POWER_NAMES.index(act.power))
        if isinstance(act, Grip):
            return bars_grip(g, OBJECT_OF[act.what])
        if isinstance(act, Card):
            return bars_seizing(g, CARD_OF[act.role])
        return act.when

    def legal(self, g: Vast, role: int) -> list[Action]:
        found: list[Action] = [WAY[way] for way in WAYS if not bars_step(g, way)]
        found += [AT[pit] for pit in hops(g, g.at[CAVE_GHOST]) if not bars_hop(g, pit)]
        if not bars_deed(g, g.at[CAVE_GHOST]):
            found += self.uses(g)
        return [*found, FADE] if not bars_fade(g) else found

    def uses(self, g: Vast) -> list[Action]:
        """What she can pay for."""
        found: list[Action] = [WIELD[power] for power in POWERS if not bars_power(g, power)]
        if sum(cave_of(g).omens) >= g.options.telekinesis_price:
            found += [GRIP[what] for what in objects(g)]
        return found + [CARD[each] for each in g.terms.roles if each in CARD and not bars_seizing(g, each)]

    def is_public(self, g: Vast, role: int) -> bool:
        return True

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Fade):
            return
        g.then(self)
        if isinstance(act, Way):
            step(g, WAY_NAMES.index(act.way))
        elif isinstance(act, At):
            hop(g, SPACE_OF[act.space])
        elif isinstance(act, Wield):
            use_power(g, POWER_NAMES.index(act.power))
        elif isinstance(act, Grip):
            price = PayAny(CAVE_GHOST, g.options.telekinesis_price)
            g.then(price, GripWhich(CAVE_GHOST, OBJECT_OF[act.what]), LetGo())
        elif isinstance(act, Card):
            victim = CARD_OF[act.role]
            g.then(PayAny(CAVE_GHOST, possession_price(g, victim)), Possess(victim, CAVE_GHOST))
