"""The Placement Phase: tokens and monsters of the new tiles. PLACE, DRAW, MIS, RND, FLOW"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.cards.fate import EVENT, MACHINE, MONSTER, STORY, TRAP, TREASURE, kind_of, number_of
from hauntbox.games.betwixt.rules import dice
from hauntbox.games.betwixt.rules.attack.traps import trap_spaces
from hauntbox.games.betwixt.rules.dice import AXIS
from hauntbox.games.betwixt.rules.explore.bags import tidy
from hauntbox.games.betwixt.rules.explore.doors import doorways
from hauntbox.games.betwixt.rules.explore.drawing import Find
from hauntbox.games.betwixt.rules.fight.ambush import ambush
from hauntbox.games.betwixt.rules.fight.rounds import fight
from hauntbox.games.betwixt.rules.fight.spawning import scan, spawn
from hauntbox.games.betwixt.rules.fight.turn import take_treasure
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.map.moving import step
from hauntbox.games.betwixt.state import BEAR, NOBODY, RAT, TASER, Farm, ground, monsters, standing
from hauntbox.kernel.agenda import Step

TRAPS: Final = (RAT, RAT, RAT, BEAR, BEAR, TASER)  # TGB-MIS-09, by D6


def place(g: Farm, finds: list[Find]) -> None:
    """TGB-PLACE-04: tokens in the order drawn; TGB-PLACE-24: on every new tile, before the first monster.

    TGB-PLACE-12: monsters in the order of their tokens. TGB-MIS-43: those of special rules after them.
    TGB-DRAW-28: a story once placement is over, or after the fight.
    """
    drawn = [(find.tile, *each) for find in finds for each in find.drawn]
    some = [each for each in drawn if kind_of(each[1]) == MONSTER]
    stories = [each for each in drawn if kind_of(each[1]) == STORY]
    others = [each for each in drawn if kind_of(each[1]) in PUT]
    told = [TilePlaced(find.tile) for find in finds]
    steps = [PutToken(*each) for each in others]
    g.then(*steps, *[Spawn(*each) for each in some], *told, PLACED, *[Story(each[1]) for each in stories])


@dataclass(frozen=True)
class PutToken(Step):
    """A token of a tile is resolved."""

    tile: int
    token: int
    more: int

    def run(self, g: Farm) -> None:
        PUT[kind_of(self.token)](g, self.tile, self.token, self.more)


@dataclass(frozen=True)
class Spawn(Step):
    """TGB-PLACE-06, TGB-DRAW-21: the Mission Guide says which monsters a number means."""

    tile: int
    token: int
    ambushes: int

    def run(self, g: Farm) -> None:
        for kind in guide(g).monsters[number_of(self.token)]:
            if self.ambushes:
                ambush(g, kind)  # TGB-DRAW-11: all monsters of that token
            else:
                spawn(g, kind, self.tile)


@dataclass(frozen=True)
class TilePlaced(Step):
    """The mission hears of it."""

    tile: int

    def run(self, g: Farm) -> None:
        happen(g, "tile-placed", self.tile)


@dataclass(frozen=True)
class Placed(Step):
    """TGB-FLOW-04: with monsters a fight follows, TGB-PLACE-05: otherwise the exploration goes on.

    TGB-DRAW-50: low bags are looked for. TGB-DRAW-56: objectives advance after this.
    """

    def run(self, g: Farm) -> None:
        tidy(g)
        if monsters(g):
            fight(g)
            return
        for token in g.treasures:
            take_treasure(g, token, NOBODY)  # TGB-PLACE-20, TGB-DRAW-23: the mission says what it is


@dataclass(frozen=True)
class Story(Step):
    """TGB-DRAW-28: played as the Mission Guide says."""

    token: int

    def run(self, g: Farm) -> None:
        happen(g, "token-resolved", STORY, number_of(self.token))


PLACED: Final = Placed()


# Tokens with a place --------------------------------------------------------------------------------------------------


def put_treasure(g: Farm, tile: int, token: int, side: int) -> None:
    """TGB-PLACE-16: with the same rolls as monsters."""
    space = token_space(g, tile)
    if space != NOWHERE:
        g.treasures = (*g.treasures, (space, number_of(token) * 2 + side))
        g.tell("TGB-PLACE-16", "treasure", space)


def put_trap(g: Farm, tile: int, token: int, more: int) -> None:
    """TGB-DRAW-26: on a random space. TGB-MIS-09, TGB-RND-19: a D6 says which, unless the token names it."""
    space = token_space(g, tile)
    if space != NOWHERE:
        kind = number_of(token) - 1 if number_of(token) else TRAPS[g.roll(6, dice.TRAP) - 1]
        g.traps = (*g.traps, (space, kind, NOBODY))
        g.tell("TGB-DRAW-26", "trap laid", space, kind)
        happen(g, "token-resolved", TRAP, number_of(token))


def put_machine(g: Farm, tile: int, token: int, more: int) -> None:
    """TGB-DRAW-25: a vending machine on the tile. TGB-MIS-11: on a random free space."""
    gates = sum([1 << space for way in doorways(g, tile) for space in g.map.doorway(way)])
    space = token_space(g, tile, gates)
    if space != NOWHERE:
        g.machines |= 1 << space
        g.tell("TGB-DRAW-25", "machine", space)


def put_event(g: Farm, tile: int, token: int, more: int) -> None:
    """TGB-DRAW-27: the tile is marked for a surprise event."""
    g.surprises = (*g.surprises, tile)
    g.tell("TGB-DRAW-27", "surprise", tile)


PUT: Final = {TREASURE: put_treasure, TRAP: put_trap, MACHINE: put_machine, EVENT: put_event}


def token_space(g: Farm, tile: int, gates: int = 0) -> int:
    """TGB-PLACE-17: free of obstacles, figures and other tokens. TGB-RND-08: a D6 or D8 for each axis.

    TGB-DRAW-59: NOWHERE without one. With `gates` it is a space for a vending machine.
    """
    shape = g.map.tiles[tile]
    x, y = g.roll(shape.wide, AXIS) - 1, g.roll(shape.high, AXIS) - 1
    free = free_of_tokens(g) & ~gates
    for space in scan(shape.wide, shape.high, x, y, tile):
        if free >> space & 1 and not (gates and cuts(g, tile, space)):
            return space
    return NOWHERE


def free_of_tokens(g: Farm) -> int:
    treasure = sum([1 << each[0] for each in g.treasures])
    return ground(g) & ~standing(g) & ~treasure & ~trap_spaces(g)


def cuts(g: Farm, tile: int, space: int) -> bool:
    """TGB-MIS-57: would a machine there cut the floor of its tile in two?"""
    floor = ground(g) & (2**64 - 1) << tile * 64 & ~(1 << space)
    corners = g.map.low | g.map.tall | g.machines
    seen, fresh = 0, floor & -floor
    while fresh:
        seen |= fresh
        fresh = step(g.map, fresh, floor & ~seen, corners)
    return seen != floor
