"""What the effects of a scenario do with things: carried, followed, copied. GHT-FMT-11, GHT-FMT-13"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.hunter13.content.story import Place
from hauntbox.games.hunter13.rules.items.carrying import to_hand, to_tile
from hauntbox.games.hunter13.rules.mansion.house import beyond, is_open
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.rules.story.story_places import carrier, kin, own_thing, spot, step_towards
from hauntbox.games.hunter13.rules.whom import whom
from hauntbox.games.hunter13.state import NOBODY, NOWHERE, Mansion, hunters_at


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
    """GHT-SO-07: it meets whoever is there."""
    to_tile(g, thing, tile)
    for role in hunters_at(g, tile):
        story.happen(g, "together", role, tile, thing)  # GHT-FMT-13


VERBS: Final = {"carry": carry, "mirror": mirror, "lure": lure}
