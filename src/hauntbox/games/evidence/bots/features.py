"""What the judgement is learned from: what it counts with, and plain facts of the table and of the world dealt."""

from __future__ import annotations

from math import log
from typing import Final

from hauntbox.games.evidence.bots.work_left import (
    CROSSING,
    PROSPECTS,
    SHOWS,
    has_room,
    is_useless,
    likely_rooms,
    rounds_to_find,
)
from hauntbox.games.evidence.cards import items
from hauntbox.games.evidence.cards.ghosts import TYPES, candidates
from hauntbox.games.evidence.rules.automaton import GhostChoice
from hauntbox.games.evidence.rules.hunt import turns_left
from hauntbox.games.evidence.rules.hunter_turn import Refit
from hauntbox.games.evidence.rules.winning import SOLVED, dawn
from hauntbox.games.evidence.state import GHOST, Haunting, is_hidden, room_at, speed

FAR_OFF: Final = 40.0  # rounds: what takes longer is as good as this
PARTS: Final = (
    "work", "rounds", "rounds missing", "lives", "way home", "blessing", "dallying",
)  # fmt: skip  # of the judgement, in its order
NIGHT: Final = (
    "round", "rounds left", "share of the night", "grace left", "log", "log full", "hunting", "hunt roll",
    "hunting rounds left", "countdown", "ghost moves now", "exchange",
)  # fmt: skip
WORK: Final = (
    "rounds to find the room", "rooms", "log of rooms", "room is known", "types", "slowest kind", "quickest kind",
    "other kinds", "kinds missing", "cards in hand that show them", "cards in the van that show them",
    "kinds without a card in hand", "useless cards", "free hands", "thermometers", "crucifixes", "salt",
    "crucifixes that work", "books in the room", "books written", "fields in the room", "prints",
)  # fmt: skip
TEAM: Final = (
    "living", "dead", "in the van", "hidden", "in the house", "most in danger", "danger", "danger squared",
    "slowed", "dimmed", "steps left", "has acted", "nearest to the room", "way to the room",
    "farthest from the van", "apart",
)  # fmt: skip
GHOSTLY: Final = (
    "speed of the ghost", "nearest to the ghost", "ways to the ghost", "ghost from its room", "close to the ghost",
)  # fmt: skip
GENERAL: Final = (*PARTS, *NIGHT, *WORK, *TEAM, *GHOSTLY)


def names_of(scenario: str, players: int) -> tuple[str, ...]:
    """All that is measured: houses have nothing of their own."""
    return GENERAL


def measured(g: Haunting, alive: list[int], risks: dict[int, float], parts: list[float]) -> list[float]:
    """In the order of the names."""
    return [*parts, *night(g), *work(g, alive), *team(g, alive, risks), *ghostly(g, alive)]


def night(g: Haunting) -> list[float]:
    ask = g.agenda[-1] if g.agenda else None
    last = dawn(g)
    return [
        float(g.round),
        float(1 + last - g.round),
        g.round / max(last, 1),
        float(max(g.options.grace_rounds - g.round, 0)),
        float(len(g.log)),
        float(len(g.log) >= SOLVED),
        float(bool(g.hunt)),
        0.0 if g.hunt or g.round < g.options.grace_rounds else min(1.0, max(0.0, (7 - g.countdown) / 6)),
        float(turns_left(g)) if g.hunt else 0.0,
        float(g.countdown),
        float(isinstance(ask, GhostChoice)),
        float(isinstance(ask, Refit)),
    ]


def work(g: Haunting, alive: list[int]) -> list[float]:
    found = [entry.kind for entry in g.log]
    missing = [kind for kind in TYPES[g.type].kinds if kind not in found]
    rounds = sorted([min(PROSPECTS[kind](g, alive), FAR_OFF) for kind in missing]) or [0.0]
    rooms = likely_rooms(g)
    held = [card for role in alive for card in g.hand[role]]
    shown = [SHOWS[card] for card in held if card in SHOWS]
    books = [book for book in g.books if room_at(g, book.square) == g.room]
    return [
        min(rounds_to_find(g, alive), FAR_OFF) if missing else 0.0,
        float(len(rooms)),
        log(max(len(rooms), 1)),
        float(len(rooms) < 2),
        float(len(candidates(found, g.options.more_ghosts))),
        rounds[-1],
        rounds[0],
        float(sum(rounds[:-1])),
        float(len(missing)),
        float(len([kind for kind in shown if kind in missing])),
        float(len([card for card in g.deck if SHOWS.get(card, -1) in missing])),
        float(len([kind for kind in missing if kind not in shown])),
        float(len([card for card in held if is_useless(g, card)])),
        float(len([role for role in alive if has_room(g, role)])),
        float(held.count(items.THERMOMETER)),
        float(held.count(items.CRUCIFIX)),
        float(len(g.salt)),
        float(len([square for square in g.crucifixes if room_at(g, square) == g.room])),
        float(len(books)),
        float(len([book for book in books if book.written])),
        float(len([square for square in g.dots if room_at(g, square) == g.room])),
        float(len(g.prints)),
    ]


def team(g: Haunting, alive: list[int], risks: dict[int, float]) -> list[float]:
    house, van = g.house, g.house.van
    inside = [role for role in alive if g.at[role] != van]
    ways = [float(house.to_room[g.room][g.at[role]]) for role in alive] or [FAR_OFF]
    homes = [float(house.walks[van][g.at[role]]) for role in alive] or [0.0]
    gaps = [house.walks[g.at[one]][g.at[two]] for one in inside for two in inside if one < two]
    return [
        float(len(alive)),
        float(len(g.at) - 1 - len(alive)),
        float(len(alive) - len(inside)),
        float(len([role for role in inside if is_hidden(g, role)])),
        float(len(inside)),
        max(risks.values(), default=1.0),
        float(sum(risks.values())),
        float(sum([each * each for each in risks.values()])),
        float(len([role for role in alive if g.slowed[role]])),
        float(len(g.dimmed)),
        float(g.steps),
        float(g.acted),
        min(ways),
        sum(ways) / len(ways),
        max(homes),
        float(max(gaps, default=0)),
    ]


def ghostly(g: Haunting, alive: list[int]) -> list[float]:
    row = g.house.walks[g.at[GHOST]]
    ways = [float(row[g.at[role]]) for role in alive if g.at[role] != g.house.van] or [FAR_OFF]
    return [
        float(speed(g)),
        min(ways),
        sum(ways) / len(ways),
        float(g.house.to_room[g.room][g.at[GHOST]]),
        float(len([way for way in ways if way <= g.options.event_range + CROSSING])),
    ]
