"""Monsters come onto the map: groups, weapons, targets, spaces; reinforcements. PLACE, CMP, MWP, CMB, MIS"""

from __future__ import annotations

from itertools import count

from hauntbox.games.betwixt.cards.monster_weapons import BARE
from hauntbox.games.betwixt.cards.monsters import DRAWS, MONSTERS
from hauntbox.games.betwixt.content.tiles import ROW
from hauntbox.games.betwixt.rules.dice import ANY, ARMS, AXIS, NEAREST, pick
from hauntbox.games.betwixt.rules.fight.targets import aim_of, draw
from hauntbox.games.betwixt.rules.map.layout import NOWHERE
from hauntbox.games.betwixt.rules.points import monster_hp
from hauntbox.games.betwixt.rules.turning import turn_to
from hauntbox.games.betwixt.state import FIRST, NOBODY, Farm, ground, monsters, standing
from hauntbox.kernel.geometry import places


def appear(g: Farm, kind: int) -> int:
    """TGB-CMP-09: a new monster with its place on the tracker, HP and Target Token of its own; not on the map yet.

    TGB-PLACE-08: it joins the group of its kind. TGB-CMP-10: the lowest free position of the tracker.
    """
    taken = [g.spot[m] for m in monsters(g) if g.kind[m] == kind]
    spot = next(n for n in count(1) if n not in taken)
    if kind not in g.groups:
        g.groups = (*g.groups, kind)  # TGB-PLACE-07
    row = ((g.at, NOWHERE), (g.hp, monster_hp(g, kind)), (g.status, 0), (g.kind, kind), (g.spot, spot))
    more = ((g.weapon, BARE), (g.target, NOBODY), (g.face, 0), (g.misses, 0), (g.blame, NOBODY))
    for column, fact in (*row, *more):
        column.append(fact)
    return len(g.at) - 1


def has_room(g: Farm, kind: int) -> bool:
    """TGB-CMP-07: a group has six monsters at most, TGB-MON-24: a boss is a group of one; TGB-PLACE-08."""
    limit = 1 if MONSTERS[kind].boss else g.options.group_limit  # TGB-PAR-07
    return len([m for m in monsters(g) if g.kind[m] == kind]) < limit


def arm(g: Farm, m: int) -> None:
    """TGB-PLACE-09: one Monster Weapon Card of its type, if its card says so. TGB-CARD-02"""
    monster = MONSTERS[g.kind[m]]
    if monster.attack == DRAWS:
        g.weapon[m] = next_weapon(g, monster.type)


def next_weapon(g: Farm, type: int) -> int:
    """TGB-MWP-26, TGB-PLACE-21: a deck that runs out is made anew from its discards; without any there is none."""
    if not g.arms[type]:
        g.arms[type], g.arms_out[type] = (g.shuffle(g.arms_out[type], ARMS) if g.arms_out[type] else ()), ()
    if not g.arms[type]:
        return BARE
    card, g.arms[type] = g.arms[type][0], g.arms[type][1:]
    g.learned = True  # TGB-HID-04
    return card


def spawn(g: Farm, kind: int, tile: int) -> int:
    """TGB-PLACE-12: one monster on a rolled space of the tile; NOBODY if the group is full or there is no room."""
    if not has_room(g, kind):
        return NOBODY
    space = rolled_space(g, tile)
    if space == NOWHERE:
        return NOBODY
    m = appear(g, kind)
    arm(g, m)
    draw(g, m)  # TGB-PLACE-11
    g.at[m] = space
    face_family(g, m)
    g.tell("TGB-PLACE-12", "spawns", m, space)
    return m


def face_family(g: Farm, m: int) -> None:
    """TGB-PLACE-18: spawned monsters face the FMs, TGB-PLACE-23: the one of the Target Token. TGB-PLACE-19: the back
    nearest to a wall, obstacle or monster, else a die, as when it turns to attack."""
    target = aim_of(g, m)
    if target != NOBODY:
        turn_to(g, m, target)


def is_available(g: Farm, space: int) -> bool:
    """TGB-PLACE-26: floor without an obstacle, a vending machine, a character or a Treasure Token."""
    taken = standing(g) | sum([1 << token[0] for token in g.treasures])
    return bool(ground(g) & ~taken & 1 << space)


def rolled_space(g: Farm, tile: int) -> int:
    """TGB-PLACE-13: one die for X and one for Y, a D6 for a side of 6 and a D8 for a side of 8.

    TGB-PLACE-14: X from the left, Y from the bottom, in the tile's unturned orientation.
    TGB-PLACE-25: without a free space on the tile the nearest one of a joined tile.
    """
    shape = g.map.tiles[tile]
    x, y = g.roll(shape.wide, AXIS) - 1, g.roll(shape.high, AXIS) - 1
    for space in scan(shape.wide, shape.high, x, y, tile):
        if is_available(g, space):
            return space
    return beyond(g, tile)


def scan(wide: int, high: int, x: int, y: int, tile: int) -> list[int]:
    """TGB-PLACE-15: one further along X, at the row's end to the start of the next row up, after the top to the
    bottom."""
    order = [(y * wide + x + n) % (wide * high) for n in range(wide * high)]
    return [tile * 64 + n // wide * ROW + n % wide for n in order]


def beyond(g: Farm, tile: int) -> int:
    """TGB-PLACE-25, TGB-RND-22: the nearest free space of a joined tile, at random among equals."""
    near = [s for other in g.map.joined[tile] for s in places(g.map.floor & (2**64 - 1) << other * 64)]
    free = [space for space in near if is_available(g, space)]
    if not free:
        return NOWHERE
    gates = [space for way in g.map.joined[tile].values() for space in g.map.doorway(way)]
    paces = [min([g.map.distance(space, gate) for gate in gates]) for space in free]
    return pick(g, [s for s, far in zip(free, paces, strict=True) if far == min(paces)], NEAREST)


# During a fight -------------------------------------------------------------------------------------------------------


def reinforce(g: Farm, kind: int, tile: int) -> int:
    """TGB-MIS-38: on a random free space of a random doorway of the tile, or on the free space nearest to it.

    TGB-CMB-39: they join the group of their kind, or form a new one at the end of the order, and act from the next
    round on. Returned: the monster, or NOBODY.
    """
    gates = [tile * 4 + side for side in range(4) if g.map.has_doorway(tile * 4 + side)]
    if not has_room(g, kind) or not gates:
        return NOBODY
    space = gate_space(g, g.map.doorway(pick(g, gates, ANY)))
    if space == NOWHERE:
        return NOBODY
    m = appear(g, kind)
    arm(g, m)
    draw(g, m)
    g.at[m] = space
    face_family(g, m)
    g.acted |= 1 << m - FIRST
    g.tell("TGB-CMB-39", "spawns", m, space)
    return m


def gate_space(g: Farm, gate: tuple[int, int]) -> int:
    """One of the two at random, or the free space nearest to them."""
    free = [space for space in places(ground(g)) if is_available(g, space)]
    if not free:
        return NOWHERE
    paces = [min([g.map.distance(space, each) for each in gate]) for space in free]
    return pick(g, [space for space, far in zip(free, paces, strict=True) if far == min(paces)], NEAREST)
