"""The Dragon's turn: he moves and uses powers, picks up Treasure, places a Gem, replaces his hand. DRT, DRS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import AT, NO, At
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, SPACE_OF
from hauntbox.games.vast.cave.ground import spaces
from hauntbox.games.vast.cave.holding import put_token, supply, take_token
from hauntbox.games.vast.cave.tokens import CLAW_GEM, FLAME_WALL, GEMS
from hauntbox.games.vast.roles.dragon.actions import (
    FEED,
    PLACE_GEM,
    POWER,
    POWER_NAMES,
    SETTLE,
    SYMBOL_NAMES,
    Feed,
    PlaceGem,
    Power,
    Settle,
)
from hauntbox.games.vast.roles.dragon.board import GEM_PRIDE, SYMBOLS
from hauntbox.games.vast.roles.dragon.rules.powers import POWERS, bars_power, use_power
from hauntbox.games.vast.roles.dragon.rules.sloth import bars_feeding, feed, meet_pride
from hauntbox.games.vast.roles.dragon.rules.surfacing import bars_move, drift, drifts, fly, ways_to
from hauntbox.games.vast.roles.dragon.rules.wakefulness import end_on_crystal
from hauntbox.games.vast.roles.ghost.actions import EXTRAS
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra, do_extra, extras
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class DragonStirs(Step):
    """What a turn begins with. VSB-DRP-21: the Flame Wall comes back."""

    def run(self, g: Vast) -> None:
        board = dragon_of(g)
        board.lent, board.served = 0, 0
        board.flown = board.moved = board.shrieked = False
        for space in g.tokens[FLAME_WALL]:
            take_token(g, FLAME_WALL, space)
        if not board.is_here:
            appear(g)


def appear(g: Vast) -> None:
    """VSB-DRS-06: on the Knight's space, VSB-DRS-07: or on the Entrance; VST-OTH-69: nobody is met."""
    dragon_of(g).is_here = True
    g.at[DRAGON] = g.at[KNIGHT] if g.at[KNIGHT] != NOWHERE else MIDDLE
    g.tell("VSB-DRS-06", "dragon appears", DRAGON, g.at[DRAGON])


@dataclass(frozen=True)
class MoveAndUse(Choice):
    """VSB-DRT-01, VSB-DRT-02: phase 1, a free move and powers in any order; VSB-DRT-03: each is finished first."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        beside = sorted({*spaces(g), *ways_to(g, False)})  # VSB-TRN-16: off Terrain onto open spaces too
        return [*[AT[space] for space in beside], *POWER, FEED, SETTLE, *EXTRAS]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, At):
            return bars_free_move(g, SPACE_OF[act.space])
        if isinstance(act, Power):
            return bars_power(g, POWER_NAMES.index(act.power))
        if isinstance(act, Feed):
            return bars_feeding(g)
        if act in EXTRAS:
            return bars_extra(g, DRAGON, act)
        return "" if isinstance(act, Settle) else act.when

    def legal(self, g: Vast, role: int) -> list[Action]:
        free = drifts(g) if dragon_of(g).flown else {**ways_to(g, False), **drifts(g)}
        found: list[Action] = [AT[space] for space in sorted(free)]
        found += [POWER[power] for power in POWERS if not bars_power(g, power)]
        if not bars_feeding(g):
            found.append(FEED)
        found += extras(g, DRAGON)
        found.append(SETTLE)
        return found

    def is_public(self, g: Vast, role: int) -> bool:
        """His Power cards are his alone, and with them what he may still play."""
        return not dragon_of(g).hand

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Settle):
            return
        g.then(MoveAndUse(DRAGON))
        if act in EXTRAS:
            do_extra(g, DRAGON, act)
        elif isinstance(act, At) and SPACE_OF[act.space] in drifts(g):
            drift(g, SPACE_OF[act.space])
        elif isinstance(act, At):
            fly(g, SPACE_OF[act.space], wing=False)  # VSB-DEC-31
        elif isinstance(act, Power):
            use_power(g, POWER_NAMES.index(act.power))
        else:
            feed(g)  # VSB-DRW-29


def bars_free_move(g: Vast, space: int) -> str:
    """VSB-DRT-01: once per turn. VSB-TRN-08: down the River whenever he likes."""
    if space in drifts(g):
        return ""
    return "VSB-DRT-01" if dragon_of(g).flown else bars_move(g, space)


@dataclass(frozen=True)
class EndPossessed(Step):
    """VSB-POS-19: awake, he comes to the surface where a possession ends."""

    def run(self, g: Vast) -> None:
        if g.at[DRAGON] in g.ground:
            end_on_crystal(g)


@dataclass(frozen=True)
class PlaceAGem(Listed):
    """VSB-DEC-34, VSB-DRT-07: phase 3, one Gem of his supply on his space, if he likes."""

    def supply(self, g: Vast) -> list[int]:
        return [symbol for symbol in SYMBOLS if supply(g, CLAW_GEM + symbol)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if self.supply(g) and g.at[DRAGON] in g.ground else ()

    def run(self, g: Vast) -> None:
        """All Gems are out."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[PLACE_GEM[symbol] for symbol in self.supply(g)], NO]

    def answer(self, g: Vast, act: Action) -> None:
        if not isinstance(act, PlaceGem):
            return
        others = any([g.tokens[kind] for kind in GEMS])
        put_token(g, CLAW_GEM + SYMBOL_NAMES.index(act.gem.removesuffix(" gem")), g.at[DRAGON])
        if others:
            meet_pride(g, GEM_PRIDE)  # VSB-DRW-03
