"""Where a hunter can go through rooms that lie open. What the scenario has in store there is not looked at: a walk
leads past it, and the table stops when it happens."""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.actions import SIDE_OF, TILE_NAMES, Cross, Go, Stairs
from hauntbox.games.hunter13.cards.rooms import CHUTE, ROOMS
from hauntbox.games.hunter13.rules.battle.foes import enemies_at
from hauntbox.games.hunter13.rules.mansion.exploring import is_unsettled
from hauntbox.games.hunter13.rules.mansion.house import stairs_from, tower_side
from hauntbox.games.hunter13.rules.mansion.walking import behind
from hauntbox.games.hunter13.rules.story.story_places import own_thing
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.scene.stage import figure_id
from hauntbox.games.hunter13.state import NOWHERE, Mansion, is_haunted
from hauntbox.kernel.walks import Steps, Walks, search
from hauntbox.kernel.wire import Action


def beyond(g: Mansion, role: int, act: Action) -> int:
    """The tile that a step leads to; NOWHERE: one that is opened by it."""
    here = g.at[role]
    if isinstance(act, Stairs):
        return stairs_from(g, here)
    return behind(g, here, SIDE_OF[act.way] if isinstance(act, Go) else tower_side(g, here))


def here(g: Mansion, role: int) -> str:
    return TILE_NAMES[g.at[role]]


def to(g: Mansion, role: int, act: Action) -> str:
    """A door to where nothing lies yet is a place of its own, at the end of a walk."""
    tile = beyond(g, role, act)
    return TILE_NAMES[tile] if tile != NOWHERE else f"{here(g, role)} {act}"


def on(g: Mansion, place: str) -> str:
    return place


def cost(g: Mansion, role: int, act: Action) -> int:
    """The extra step through a new door needs no point."""
    return 0 if isinstance(act, Go) and g.extra == SIDE_OF[act.way] else 1


def is_risky(g: Mansion, role: int, act: Action) -> bool:
    """Does something happen to whoever comes in there, as far as all can see?"""
    tile = beyond(g, role, act)
    if tile in (NOWHERE, CHUTE) or not g.explored >> tile & 1 or g.confined >> g.at[role] & 1 or has_double(g, role):
        return True
    return is_haunted(g, tile) or is_unsettled(g, tile) or bool(ROOMS[tile].every) or bool(enemies_at(g, tile))


def has_double(g: Mansion, role: int) -> bool:
    """Something of one's own that steps whenever one does, lies in the house."""
    first = 0
    while first < len(g.things):
        many = g.story.things[first].kin
        if many > 1 and g.things[own_thing(g, first, role)] >= 0:
            return True
        first += many
    return False


def take(g: Mansion, role: int, act: Action) -> None:
    """A Movement Point and the pawn: what else the rules do would tell what the scenario waits for."""
    g.moves -= cost(g, role, act)
    g.came[role], g.at[role], g.extra = g.at[role], beyond(g, role, act), NOWHERE


UNIT: Final = ("Movement Point", "Movement Points")
STEPS: Final = Steps((Go, Stairs, Cross), (Turn,), ("moves",), here, to, on, cost, is_risky, take=take)


def walks(g: Mansion, role: int) -> Walks | None:
    if not isinstance(g.asking(), Turn):
        return None
    ways = tuple([walk for walk in search(g, role, STEPS) if walk.to in TILE_NAMES])
    return Walks(figure_id(g, role), UNIT, g.moves, max(g.moves, g.options.moves), ways, STEPS.asks, STEPS.tells)
