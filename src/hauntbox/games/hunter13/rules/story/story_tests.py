"""What must hold, as a scenario says it. GHT-FMT-10"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.hunter13.cards.items import KEYS
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.rules.mansion.house import floor_of
from hauntbox.games.hunter13.rules.story.story_places import carrier, kin, lot_tile, own_thing, spot, thing_tile
from hauntbox.games.hunter13.state import HUNTER, NOWHERE, Mansion, hunters, hunters_at

Holds = Callable[..., bool]  # (g, role, tile, number, *arguments)


def holds(g: Mansion, test: int, role: int = -1, tile: int = NOWHERE, number: int = -1) -> bool:
    """All of its terms do."""
    if test == NOTHING:
        return True
    for term in g.story.tests[test]:
        found = TERMS[term[0]](g, role, tile, number, *term[1:])
        if not found:
            return False
    return True


def settle_test(g: Mansion, test: int, role: int, tile: int, number: int = -1) -> bool:
    """Ask it in play, where all see what comes of it, and so what the lots cannot be."""
    found = holds(g, test, role, tile, number)
    if test in g.story.telling:
        g.learned = True
        real, left = g.lots, []
        for row in g.lots_left:
            g.lots = row
            if holds(g, test, role, tile, number) == found:
                left.append(row)
        g.lots, g.lots_left = real, tuple(left)
    return found


def is_known_here(g: Mansion, role: int, tile: int, number: int, clue: int) -> bool:
    """GHT-SO-06: by a hunter on this tile."""
    return any([g.heard[each] >> clue & 1 for each in hunters_at(g, tile)])


def is_counted(g: Mansion, role: int, tile: int, number: int, counter: int, low: int, high: int) -> bool:
    return low <= g.counts[counter] <= high


def owns(g: Mansion, role: int, tile: int, number: int, item: int) -> bool:
    return role >= 0 and has_item(g, role, item)


def is_held(g: Mansion, role: int, tile: int, number: int, item: int) -> bool:
    return any([has_item(g, each, item) for each in hunters(g)])


def has_item(g: Mansion, role: int, item: int) -> bool:
    """With no item given: any key."""
    return any([each in KEYS for each in g.items[role]]) if item == NOTHING else item in g.items[role]


def stand_between(g: Mansion, role: int, tile: int, number: int, low: int, high: int) -> bool:
    return low <= g.status.count(HUNTER) <= high


def fallen_between(g: Mansion, role: int, tile: int, number: int, low: int, high: int) -> bool:
    return low <= len(g.who) - g.status.count(HUNTER) <= high


def here_between(g: Mansion, role: int, tile: int, number: int, low: int, high: int) -> bool:
    return low <= len(hunters_at(g, tile)) <= high


def lies(g: Mansion, where: int, place: Any, floor: int, role: int, tile: int) -> bool:
    """In play, and at the place and on the floor if these are given."""
    if where == NOWHERE or (floor >= 0 and floor_of(g, where) != floor):
        return False
    return not place or where == spot(g, place, role, tile)


def thing_lies(g: Mansion, role: int, tile: int, number: int, thing: int, place: Any, floor: int) -> bool:
    return lies(g, thing_tile(g, own_thing(g, thing, role)), place, floor, role, tile)


def is_carried(g: Mansion, role: int, tile: int, number: int, thing: int) -> bool:
    """GHT-SB-14: by a hunter who stands."""
    return any([carrier(g, n) in hunters(g) for n in kin(g, thing)])


def is_drawn(g: Mansion, role: int, tile: int, number: int, lot: int, what: int) -> bool:
    """What the lot drew is this; or it is here, or is the actor."""
    if what != NOTHING:
        return g.lots[lot] == what
    if g.story.lots[lot].of == "hunters":
        return g.lots[lot] == role
    return tile != NOWHERE and lot_tile(g, lot) == tile


def are_gathered(g: Mansion, role: int, tile: int, number: int, yes: int) -> bool:
    return (len({g.at[each] for each in hunters(g)}) == 1) == bool(yes)


def are_on(g: Mansion, role: int, tile: int, number: int, floor: int) -> bool:
    return all([floor_of(g, g.at[each]) == floor for each in hunters(g)])


TERMS: Final[dict[str, Holds]] = {
    "clue": lambda g, role, tile, number, clue: bool(g.clues >> clue & 1),
    "knows": is_known_here,
    "flag": lambda g, role, tile, number, flag: bool(g.flags >> flag & 1),
    "count": is_counted,
    "owns": owns,
    "held": is_held,
    "at": lambda g, role, tile, number, place: role >= 0 and g.at[role] == spot(g, place, role, tile),
    "floor": lambda g, role, tile, number, floor: role >= 0 and floor_of(g, g.at[role]) == floor,
    "hunters": stand_between,
    "fallen": fallen_between,
    "here": here_between,
    "explored": lambda g, role, tile, number, room: bool(g.explored >> room & 1),
    "placed": lambda g, role, tile, number, room: g.cell[room] != NOWHERE,
    "marker": lambda g, role, tile, number, n, place, floor: lies(g, g.marker[n], place, floor, role, tile),
    "thing": thing_lies,
    "monster": lambda g, role, tile, number, n, place, floor: lies(g, g.lair[n], place, floor, role, tile),
    "carries": lambda g, role, tile, number, thing: role >= 0 and any([carrier(g, n) == role for n in kin(g, thing)]),
    "carried": is_carried,
    "own": lambda g, role, tile, number, yes: (number == own_thing(g, g.story.things[number].first, role)) == bool(yes),
    "round": lambda g, role, tile, number, low, high: low <= g.round <= high,
    "present": lambda g, role, tile, number, who: any([g.who[each] == who for each in hunters(g)]),
    "class": lambda g, role, tile, number, who: role >= 0 and g.who[role] == who and g.status[role] == HUNTER,
    "lot": is_drawn,
    "tiles": lambda g, role, tile, number, low, high: low <= len(g.laid) <= high,
    "gathered": are_gathered,
    "all_at": lambda g, role, tile, number, place: {g.at[each] for each in hunters(g)} == {spot(g, place, role, tile)},
    "all_on": are_on,
    "any": lambda g, role, tile, number, tests: any([holds(g, each, role, tile, number) for each in tests]),
    "all": lambda g, role, tile, number, tests: all([holds(g, each, role, tile, number) for each in tests]),
    "not": lambda g, role, tile, number, test: not holds(g, test, role, tile, number),
}  # GHT-FMT-10
