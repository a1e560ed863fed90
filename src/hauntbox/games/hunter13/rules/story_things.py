"""Things that are carried, people who follow, and doubles that copy one's steps. GHT-FMT-13"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.hunter13.actions import HAND, LIFT, PERSON_OF, Hand, Lift
from hauntbox.games.hunter13.content.story import Place
from hauntbox.games.hunter13.rules import story
from hauntbox.games.hunter13.rules.house import beyond, is_open
from hauntbox.games.hunter13.rules.story_places import CARRIED, carrier, kin, own_thing, spot, step_towards
from hauntbox.games.hunter13.rules.whom import whom
from hauntbox.games.hunter13.state import HUNTER, NOBODY, NOWHERE, Mansion, hunters_at
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
    if g.points < 1:
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
    g.stale = 0
    g.tell("GHT-FMT-13", "carries", role, thing)


def to_tile(g: Mansion, thing: int, tile: int) -> None:
    g.things[thing] = tile
    g.tell("GHT-FMT-13", "put", thing, tile)


# Effects ------------------------------------------------------------------------------------------------------------


def carry(g: Mansion, role: int, tile: int, thing: int, who: Any, place: Place) -> None:
    """It goes to somebody, or lies on a tile, or leaves the game; of a kind of which everybody has one, the actor's."""
    takers = whom(g, who, role, tile) if who else []
    there = spot(g, place, role, tile) if place else NOWHERE
    for n in [own_thing(g, thing, role)] if role >= 0 else kin(g, thing):
        if takers:
            to_hand(g, n, takers[0])
        elif there != NOWHERE:
            to_tile(g, n, there)
        elif not who and not place:
            g.things[n] = NOWHERE
            g.tell("GHT-FMT-13", "gone", n)


def mirror(g: Mansion, role: int, tile: int, thing: int) -> None:
    """GHT-SO-07: the step that the actor has just made, the other way round: out by the side it came in by."""
    n = own_thing(g, thing, role)
    here, way = g.things[n], g.entered
    if here >= 0 and way != NOWHERE and is_open(g, here, way):
        drift(g, n, beyond(g, here, way))


def lure(g: Mansion, role: int, tile: int, thing: int, place: Place) -> None:
    """One tile towards a place; whoever of the fallen carries it goes along."""
    n = own_thing(g, thing, role)
    here, goal = g.things[n], spot(g, place, role, tile)
    bearer = carrier(g, n)
    if bearer != NOBODY:
        here = g.at[bearer]
    there = step_towards(g, here, [goal]) if here >= 0 else here
    if bearer != NOBODY:
        g.came[bearer], g.at[bearer] = here, there
        g.tell("GHT-FMT-13", "drags", bearer, n, there)
    elif there != here:
        drift(g, n, there)


def drift(g: Mansion, thing: int, tile: int) -> None:
    to_tile(g, thing, tile)
    meet(g, thing)


def meet(g: Mansion, thing: int) -> None:
    """GHT-SO-07: whoever is there when it comes."""
    for role in hunters_at(g, g.things[thing]):
        story.happen(g, "together", role, g.at[role], thing)


def meet_things(g: Mansion, role: int) -> None:
    """GHT-SO-07: whatever is there when a hunter comes."""
    if g.status[role] == HUNTER:
        for thing, where in enumerate(g.things):
            if where == g.at[role]:
                story.happen(g, "together", role, where, thing)


VERBS: Final = {"carry": carry, "mirror": mirror, "lure": lure}
