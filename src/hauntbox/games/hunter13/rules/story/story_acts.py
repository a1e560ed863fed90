"""Free actions of hunters and powers of ENEMY-players, and what they cost. GHT-FMT-12, GHT-FMT-17"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.hunter13.actions import DO, Hand, Lift
from hauntbox.games.hunter13.content.story import Act
from hauntbox.games.hunter13.rules.items.carrying import move_thing, things_here
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.rules.story.story_places import spot
from hauntbox.games.hunter13.rules.story.story_tests import holds
from hauntbox.games.hunter13.state import ENEMY, HUNTER, Mansion
from hauntbox.kernel.wire import Action

USING_UP: Final[list[Callable[[Mansion, int, int], None]]] = []  # rules/items/owning.py: an item is discarded


def offers(g: Mansion, role: int) -> list[Action]:
    """What the scenario lets a hunter do now, or an ENEMY-player."""
    if g.status[role] not in (HUNTER, ENEMY):
        return []
    deeds: list[Action] = [DO[n] for n in g.story.acts_on[g.at[role]] if is_offered(g, n, role)]
    return deeds + things_here(g, role) if g.things else deeds


def is_offered(g: Mansion, n: int, role: int) -> bool:
    act = g.story.acts[n]
    return (
        act.enemy == (g.status[role] == ENEMY)
        and is_at(g, act, role)
        and can_pay(g, act, role)
        and not is_spent(g, n, role)
        and holds(g, act.test, role, g.at[role])
    )


def is_at(g: Mansion, act: Act, role: int) -> bool:
    here = g.at[role]
    return not act.places or any([spot(g, place, role, here) == here for place in act.places])


def can_pay(g: Mansion, act: Act, role: int) -> bool:
    """GHT-FMT-12: a Movement Point, the Item-Acquirement Point, the whole turn, items."""
    if any([item not in g.items[role] for item in act.items]):
        return False
    if act.cost == "step":
        return g.moves > 0
    if act.cost == "point":
        return g.points > 0
    return act.cost != "turn" or is_turn_whole(g, role)


def is_turn_whole(g: Mansion, role: int) -> bool:
    """Nothing has been done in it yet that takes its time."""
    return g.stayed and not g.moved and not g.fought


def is_spent(g: Mansion, n: int, role: int) -> bool:
    """GHT-FMT-12: once each turn, once per hunter and visit, once per hunter, once in the game."""
    limit = g.story.acts[n].limit
    rows = [row for row in g.did if row[0] == n]
    if limit == "game":
        return bool(rows)
    if limit == "turn":
        return any([row[1] == role and row[2] == g.turn for row in rows])
    return limit != "" and any([row[1] == role for row in rows])


def perform(g: Mansion, role: int, act: Action) -> None:
    """Pay, and do it."""
    if isinstance(act, Lift | Hand):
        move_thing(g, role, act)  # GHT-FMT-13
        return
    n = DO.index(act)
    deed = g.story.acts[n]
    g.did = (*g.did, (n, role, g.turn, 1))
    g.stale = 0  # GHT-DEC-40
    g.tell("GHT-FMT-12", "acts", role, deed.text)
    pay_time(g, deed, role)
    for item in deed.items:
        for use_up in USING_UP:
            use_up(g, role, item)
    play(g, deed.script, role, g.at[role])


def pay_time(g: Mansion, deed: Act, role: int) -> None:
    """GHT-FMT-12; GHT-FMT-17: a power that takes time comes instead of an attack."""
    if deed.cost == "step":
        g.moves -= 1
    elif deed.cost == "point":
        g.points -= 1
    elif deed.cost in ("stop", "turn"):
        g.moves, g.moved = 0, True
    if deed.cost == "turn" or (deed.cost == "stop" and g.status[role] == ENEMY):
        g.fought = True  # nothing else takes time in this turn


def forget_visit(g: Mansion, role: int) -> None:
    """GHT-SA-09: whoever leaves the tile may try again at the next visit."""
    acts = g.story.acts
    g.did = tuple([row for row in g.did if row[1] != role or acts[row[0]].limit != "visit"])
