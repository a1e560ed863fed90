"""What special rules do on the map: monsters, doors, traps, marks, mission actions. MIS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import PLACE_OF, SPACE
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.content.mission import FAMILY_TILE, UNSAID, Band, Deed
from hauntbox.games.betwixt.content.writing import THAT_TRAP
from hauntbox.games.betwixt.rules.altering import NUMBERS
from hauntbox.games.betwixt.rules.dice import ANY, pick
from hauntbox.games.betwixt.rules.explore.bags import add_tokens
from hauntbox.games.betwixt.rules.explore.doors import put_door, wall_up
from hauntbox.games.betwixt.rules.explore.exploring import family_tile
from hauntbox.games.betwixt.rules.fight.ambush import ambush
from hauntbox.games.betwixt.rules.fight.defeat import leave_map
from hauntbox.games.betwixt.rules.fight.spawning import is_available, reinforce, spawn
from hauntbox.games.betwixt.rules.fight.targets import redraw
from hauntbox.games.betwixt.rules.map.layout import MOST_TILES
from hauntbox.games.betwixt.rules.map.sight import is_unwalled
from hauntbox.games.betwixt.rules.mission.conditions import mark_spaces, next_to
from hauntbox.games.betwixt.rules.mission.running import Script, Verb, mission, waits
from hauntbox.games.betwixt.state import NOBODY, Farm, ground, is_fm, monsters, survey
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

TILE: Final = 2**64 - 1
ENDLESS: Final = -1
ENDLESS_HOLD: Final = 1000  # a round that no fight has
NO_SPACE: Final = 1 << 64 * MOST_TILES


def tile_of(g: Farm, tile: int) -> int:
    return family_tile(g) if tile == FAMILY_TILE else tile


# Monsters -------------------------------------------------------------------------------------------------------------


def spawns(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-13: with token rolls on the named tile. TGB-MIS-43: the fight is named after the tile."""
    tile = tile_of(g, deed[2])
    g.fights |= 1 << tile
    for kind, name in listed(g, deed[1]):
        spawn(g, kind, tile)
        if name != UNSAID:
            g.fight_names |= 1 << name


def listed(g: Farm, band: Band) -> list[tuple[int, int]]:
    """Every monster, with the number of its own name."""
    return [(kind, name) for kind, n, name in band for _ in range(n)]


def ambushes(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-13: by the ambush rules where the rule says so."""
    for kind, _ in listed(g, deed[1]):
        ambush(g, kind)


def reinforces(g: Farm, deed: Deed, script: Script) -> None:
    for kind, _ in listed(g, deed[1]):
        reinforce(g, kind, tile_of(g, deed[2]))


def retarget(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-16: within so many spaces, with a straight line that no wall crosses."""
    _, kind, type, within = deed
    for m in monsters(g):
        is_meant = kind in (UNSAID, g.kind[m]) and type in (UNSAID, MONSTERS[g.kind[m]].type)
        if is_meant and (within == UNSAID or is_within(g, script.who, m, within)):
            redraw(g, m)


def is_within(g: Farm, who: int, m: int, n: int) -> bool:
    return g.map.distance(g.at[who], g.at[m]) <= n and is_unwalled(g.map, g.at[who], g.at[m])


def hold(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-37: until the end of the named round; TGB-MB-21: without one until a rule ends the fight."""
    g.held = deed[1] if deed[1] != UNSAID else ENDLESS_HOLD


def end_fight(g: Farm, deed: Deed, script: Script) -> None:
    """Monsters still there leave and count for nothing. TGB-CMB-43"""
    g.held = NOBODY
    for m in monsters(g):
        leave_map(g, m)


def remove(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-CMB-43: a monster is gone and not defeated; or the trap just placed goes, or what TGB-M3-11 takes away."""
    if deed[1] == THAT_TRAP:
        g.traps = g.traps[:-1]
    if deed[1] < THAT_TRAP:
        take_away(g, THAT_TRAP - 1 - deed[1], script.who)
    for m in monsters(g):
        if g.kind[m] == deed[1]:
            leave_map(g, m)


def take_away(g: Farm, mark: int, fm: int) -> None:
    """A marked obstacle becomes floor: one next to the FM who set it off, or all of them."""
    if not is_fm(fm):
        clear_away(g, mark, mark_spaces(g, mark))
    else:
        g.then(WhichPiece(fm, mark))


def clear_away(g: Farm, mark: int, spaces: int) -> None:
    g.cleared |= spaces
    g.marked = tuple([(each, some & ~spaces if each == mark else some) for each, some in g.marked])
    survey(g)
    g.deeds = tuple([(n, left, reach_of(g, n)) for n, left, _ in g.deeds])
    g.tell("TGB-M3-11", "cleared", *places(spaces))


@dataclass(frozen=True)
class WhichPiece(Choice):
    """TGB-DEC-58: which space, asked if there are several: a mirror."""

    mark: int

    def near(self, g: Farm) -> int:
        return mark_spaces(g, self.mark) & g.map.near(g.at[self.role])

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if self.near(g).bit_count() > 1 else ()

    def run(self, g: Farm) -> None:
        clear_away(g, self.mark, self.near(g))

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [SPACE[space & 63] for space in places(self.near(g))]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-DEC-58"

    def answer(self, g: Farm, act: Action) -> None:
        clear_away(g, self.mark, next(1 << s for s in places(self.near(g)) if s & 63 == PLACE_OF[act]))


# Bags, doors, traps ---------------------------------------------------------------------------------------------------


def adds_tokens(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-05: the token of a later objective tile is added when the objective before it is completed."""
    if not waits(g, script):
        add_tokens(g, deed[1])


def place_door(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-45: it comes before the tokens, so that the new bag has a path."""
    if not waits(g, script):
        put_door(g, tile_of(g, deed[1]))


def walls_up(g: Farm, deed: Deed, script: Script) -> None:
    for side in places(deed[2]):
        wall_up(g, deed[1] * 4 + side)


def place_trap(g: Farm, deed: Deed, script: Script) -> None:
    """On random free spaces. TGB-PLACE-17: free of figures and other tokens."""
    _, trap, n, where = deed
    for _ in range(n):
        tile = tile_of(g, where)
        taken = {each[0] for each in g.traps}
        free = [s for s in places(ground(g) & TILE << tile * 64) if is_available(g, s) and s not in taken]
        if free:
            g.traps = (*g.traps, (pick(g, free, ANY), trap, NOBODY))


def modify(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-TRAP-05: trap damage, or another number, as TGB-LOOK-24, until the mission ends."""
    _, what, by, to, monster = deed
    if what == "trap-damage":
        g.trap_more = to if to != UNSAID else g.trap_more + by
    else:
        g.altered = (*g.altered, (NUMBERS.index(what), monster, by, to))


# Marks and mission actions --------------------------------------------------------------------------------------------


def place_mark(g: Farm, deed: Deed, script: Script) -> None:
    _, mark, tile, spaces = deed
    g.marked = (*g.marked, (mark, (spaces or g.map.tiles[tile].goal) << tile * 64))


def open_action(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-20: from now on an FM next to the space, or on it, can do it."""
    g.deeds = (*g.deeds, (deed[1], mission(g).acts[deed[1]].limit or ENDLESS, reach_of(g, deed[1])))


def reach_of(g: Farm, n: int) -> int:
    """The spaces from which a mission action can be done; 0: from anywhere. Without its pieces: from none."""
    act = mission(g).acts[n]
    if act.tile == UNSAID:
        return 0
    goal = g.map.tiles[act.tile].goal << act.tile * 64
    spaces = goal if act.mark == UNSAID else mark_spaces(g, act.mark)
    return next_to(g, spaces) or NO_SPACE


FARM_VERBS: Final[dict[str, Verb]] = {
    "spawn": spawns,
    "ambush": ambushes,
    "reinforce": reinforces,
    "retarget": retarget,
    "hold": hold,
    "end-fight": end_fight,
    "remove": remove,
    "add-tokens": adds_tokens,
    "place-door": place_door,
    "wall-up": walls_up,
    "place-trap": place_trap,
    "modify": modify,
    "place-mark": place_mark,
    "action": open_action,
}
