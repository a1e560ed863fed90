"""Things that hunters carry, pick up and hand over, and people who follow them. GHT-FMT-13"""

from __future__ import annotations

from hauntbox.games.hunter13.actions import HAND, LIFT, PERSON_OF, Hand, Lift
from hauntbox.games.hunter13.rules.story.story_places import CARRIED
from hauntbox.games.hunter13.state import ENEMY, Mansion, hunters_at
from hauntbox.kernel.wire import Action


def carried(g: Mansion, role: int) -> list[int]:
    return [n for n, place in enumerate(g.things) if place == CARRIED - role]


def burden(g: Mansion, role: int) -> int:
    """GHT-SB-11: Movement Points that it costs."""
    return sum([g.story.things[n].slower for n in carried(g, role)])


def bars_climb(g: Mansion, role: int) -> str:
    """GHT-SB-11: neither ladder nor chute with it."""
    return "GHT-FMT-13" if any([not g.story.things[n].climbs for n in carried(g, role)]) else ""


# Picking up and handing over ----------------------------------------------------------------------------------------


def things_here(g: Mansion, role: int) -> list[Action]:
    """GHT-FMT-13: for the Item-Acquirement Point: pick up what lies here, hand over what one carries."""
    if not g.things or g.points < 1 or (g.status[role] == ENEMY and not g.story.fallen.carries):
        return []
    here = g.at[role]
    lifts: list[Action] = [LIFT[n] for n, where in enumerate(g.things) if where == here and can_lift(g, role, n)]
    friends = [other for other in hunters_at(g, here) if other != role]
    for n in carried(g, role):
        if g.story.things[n].handed:
            lifts += [HAND[n][g.who[other]] for other in friends if can_lift(g, other, n)]
    return lifts


def can_lift(g: Mansion, role: int, thing: int) -> bool:
    """GHT-SO-08: some things are carried only singly."""
    what = g.story.things[thing]
    alone = not any([g.story.things[n].single for n in carried(g, role)])
    return what.handed and (not what.single or alone)


def move_thing(g: Mansion, role: int, act: Lift | Hand) -> None:
    g.points -= 1
    if isinstance(act, Lift):
        to_hand(g, act.thing - 1, role)
    else:
        to_hand(g, act.thing - 1, g.who.index(PERSON_OF[act.who]))


def to_hand(g: Mansion, thing: int, role: int) -> None:
    g.things[thing] = CARRIED - role
    g.stale = 0  # GHT-DEC-40
    g.tell("GHT-FMT-13", "carries", role, thing)


def to_tile(g: Mansion, thing: int, tile: int) -> None:
    g.things[thing] = tile
    g.tell("GHT-FMT-13", "put", thing, tile)
