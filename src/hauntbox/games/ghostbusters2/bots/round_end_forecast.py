"""What the end of the round will bring, as far as it can be seen. For bots, who would put it off else.

A Train that leaves, a Conductor who comes a step nearer: what is lost then is as good as lost, so that it counts more
and more while the round goes on, and to end it costs nothing new.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import CONDUCTOR, GIANT, GRAND, HORROR, TALL, TRAIN, WIDE
from hauntbox.games.ghostbusters2.rules.entities.headings import ENTITY, way_toward
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside_entity, sees_space
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left
from hauntbox.games.ghostbusters2.rules.turn.rounds import TICK
from hauntbox.games.ghostbusters2.state import NOBODY, ROLES, Busters, apart, of_kind, slots, spaces_of

EAST: Final = 4  # ways
WEST: Final = 3
LINE: Final = 6  # spaces that the Train runs
Roles = tuple[int, ...]


# How late it is ------------------------------------------------------------------------------------------------------


def is_ending(g: Busters) -> bool:
    """Everybody has had a turn, and the Goo Timer has not gone down yet."""
    return g.active == NOBODY and TICK in g.agenda


def has_begun(g: Busters) -> bool:
    return g.spent > 0 or g.used > 0 or g.idle


def turns_gone(g: Busters) -> int:
    """Turns of this round that are over or running."""
    if g.active == NOBODY:
        return 4 * is_ending(g)
    return g.order.index(g.active) + has_begun(g)


def waned(g: Busters) -> float:
    """The share of the round's Actions that are spent."""
    if g.active == NOBODY:
        return float(is_ending(g))
    left = min(1.0, actions_left(g, g.active) / max(1, g.options.actions))
    return (g.order.index(g.active) + 1.0 - left) / 4.0


def is_done(g: Busters, role: int) -> bool:
    """Nothing more to do in this round?"""
    if g.active == NOBODY:
        return is_ending(g)
    if role == g.active:
        return not actions_left(g, role)
    return g.order.index(role) < g.order.index(g.active)


# Where they will be --------------------------------------------------------------------------------------------------


def next_spot(g: Busters, slot: int) -> int:
    """Where it will stand in the next round, if nobody disturbs it."""
    here = g.spot[slot]
    if slot == g.codex:
        return here
    if g.kind[slot] == TRAIN:
        return line_of(g, here)[-1]
    if g.kind[slot] == WIDE:
        for brother in of_kind(g, TALL):
            for _ in range(2):
                way = way_toward(g, slot, here, ENTITY + brother)
                here = g.street.step[here][way] if way >= 0 else here
    return here


def line_of(g: Busters, here: int) -> list[int]:
    """The Train's way at the end of the round, from where it stands."""
    way, line = (EAST if 2 * g.street.column[here] < g.street.columns else WEST), [here]
    while len(line) <= LINE and g.street.step[line[-1]][way] >= 0:
        line.append(g.street.step[line[-1]][way])
    return line


def slipping(g: Busters, slot: int) -> tuple[int, int]:
    """Streams and Mood Slimes whose owner will not see it then."""
    streams = moods = 0
    spot = next_spot(g, slot)
    if spot != g.spot[slot]:
        for role in ROLES:
            for at, s, m in g.held[role]:
                if at == slot and not sees_space(g, role, spot):
                    streams, moods = streams + s, moods + m
    return streams, moods


# Whom they will Slime ------------------------------------------------------------------------------------------------


def victims(g: Busters) -> list[tuple[int, int]]:
    """Role and slot, among those who can do nothing about it or are just about to.

    Not Vigo's: who is to fire at him must stand where he stares.
    """
    late = g.order[: turns_gone(g)]
    found: list[tuple[int, int]] = []
    for slot in slots(g) if late else []:
        hunt = HUNTS.get(g.kind[slot])
        if hunt is not None and slot != g.codex:
            found += [(role, slot) for role in hunt(g, slot, late)]
    return found


def nearest(g: Busters, slot: int, among: list[int], far: int) -> int:
    """The nearest, if it is no farther than that."""
    who, closest = NOBODY, far + 1
    for role in among:
        away = apart(g, role, slot)
        if away < closest:
            who, closest = role, away
    return who


def conductor(g: Busters, slot: int, late: Roles) -> list[int]:
    who = nearest(g, slot, list(g.order), 1)
    return [who] if who in late else []


def horror(g: Busters, slot: int, late: Roles) -> list[int]:
    most = max([len(g.trapped[role]) for role in ROLES])
    who = nearest(g, slot, [role for role in g.order if len(g.trapped[role]) == most], 2)
    return [who] if who in late else []


def beside(g: Busters, slot: int, late: Roles) -> list[int]:
    return [role for role in late if is_beside_entity(g, role, slot)]


def train(g: Busters, slot: int, late: Roles) -> list[int]:
    line = line_of(g, g.spot[slot])
    return [role for role in late if any([space in line for space in spaces_of(g, role)])]


HUNTS: Final[dict[int, Callable[[Busters, int, Roles], list[int]]]] = {
    CONDUCTOR: conductor, HORROR: horror, GRAND: beside, TRAIN: train, GIANT: beside,
}  # fmt: skip
