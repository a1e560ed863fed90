"""What a bot thinks of a position it has not played out. It looks at a world that was dealt, not at the truth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.evidence.cards import names
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, SPIRIT_BOX, TYPES, UV, WRITING
from hauntbox.games.evidence.rules.passive import in_van
from hauntbox.games.evidence.state import GHOST, Haunting, hunters, is_alive, is_hidden, living, room_at, spawn

HORIZON: Final = 24  # squares; farther away is as good as nowhere
NEARNESS: Final = tuple([0.6 * 0.7**d + 0.4 * max(0.0, 1.0 - d / HORIZON) for d in range(256)])
ROOM_PROOFS: Final = {"temperature", "emf", "book"}  # facts whose yes names the ghost room


def judge(g: Haunting, role: int) -> float:
    """How well it looks for the role, from 0 to 1."""
    team = hunters_chance(g)
    if role == GHOST:
        return 1.0 - team
    return team if is_alive(g, role) else 0.0


def hunters_chance(g: Haunting) -> float:
    """Evidence found or in reach, a known room, lives; with a full log, the way home."""
    alive = living(g)
    found = {entry.kind for entry in g.log}
    kinds = TYPES[g.type].kinds
    if found >= kinds:
        chance = 0.7 + 0.25 * mean([closeness(g, g.at[role], g.house.van) for role in alive])
    else:
        share = mean([1.0 if kind in found else PROSPECTS[kind](g, alive) for kind in kinds])
        chance = 0.45 * share + 0.2 * room_knowledge(g, alive)
    lives = len(alive) / len(hunters(g))
    return chance * (0.4 + 0.6 * lives) * (1.0 - 0.4 * menace(g, alive))


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def closeness(g: Haunting, a: int, b: int) -> float:
    """Steep near the goal: to be in one of five rooms is worth more than to wait between them."""
    return NEARNESS[g.house.distance(a, b)]


def nearest(g: Haunting, alive: list[int], card: int, goal: int) -> float:
    """How near the card is to the goal in somebody's hand; nothing for a card in the van."""
    return max([closeness(g, g.at[role], goal) for role in alive if card in g.hand[role]], default=0.0)


def menace(g: Haunting, alive: list[int]) -> float:
    """In a hunt: the share of hunters whom the ghost may reach soon."""
    if not g.hunt:
        return 0.0
    reach = TYPES[g.type].speed + 1
    return mean([0.0 if in_van(g, role) else danger(g, role, reach) for role in alive])


def danger(g: Haunting, role: int, reach: int) -> float:
    away = g.house.distance(g.at[role], g.at[GHOST])
    return max(0.0, 1.0 - away / (2 * reach)) * (0.5 if is_hidden(g, role) else 1.0)


def room_knowledge(g: Haunting, alive: list[int]) -> float:
    """1 when the room is named, else what a Thermometer has ruled out, and how near it is to the next room."""
    warm = set()
    for fact in g.facts:
        if fact[0] in ROOM_PROOFS:
            if fact[2]:
                return 1.0
            if fact[0] == "temperature":
                warm.add(fact[1])
    left = [g.house.spawn[room] for room in g.house.haunts() if room not in warm]
    if len(left) == 1:
        return 1.0
    next_room = max([nearest(g, alive, names.THERMOMETER, square) for square in left])
    return (len(g.house.haunts()) - len(left) + next_room) / (2 * len(g.house.haunts()))


def by_reader(g: Haunting, alive: list[int]) -> float:
    return 0.6 * nearest(g, alive, names.EMF_READER, spawn(g))


def by_box(g: Haunting, alive: list[int]) -> float:
    return 0.6 * nearest(g, alive, names.SPIRIT_BOX, g.at[GHOST])


def by_book(g: Haunting, alive: list[int]) -> float:
    if any([room_at(g, book.square) == g.room for book in g.books]):
        return 0.7
    return 0.5 * nearest(g, alive, names.BOOK, spawn(g))


def by_flashlight(g: Haunting, alive: list[int]) -> float:
    goals = [mark.square for mark in g.prints] or [g.at[GHOST]]
    return (0.7 if g.prints else 0.5) * max([nearest(g, alive, names.FLASHLIGHT, goal) for goal in goals])


def by_dots(g: Haunting, alive: list[int]) -> float:
    if any([room_at(g, token) == g.room for token in g.dots]):
        return 0.7
    return 0.5 * nearest(g, alive, names.DOTS, spawn(g))


PROSPECTS: Final[dict[int, Callable[[Haunting, list[int]], float]]] = {
    EMF: by_reader,
    SPIRIT_BOX: by_box,
    WRITING: by_book,
    UV: by_flashlight,
    DOTS: by_dots,
}
