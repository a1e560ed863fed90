"""The parlour in words: names, events, options, and the room as text, made from a seat's view."""

from __future__ import annotations

from typing import Final

from hauntbox.kernel.contract import Seat
from hauntbox.kernel.wire import Action, Event
from parlour.actions import ROLES, Relieve, Shove, Strike
from parlour.state import SIDE, Parlour
from parlour.view import view

GUESTS: Final = ("Agnes", "Bertram", "Clara", "Desmond")
WAY_NAMES: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}


def role_name(g: Parlour, role: int) -> str:
    return GUESTS[role]


def say(g: Parlour, event: Event) -> str:
    facts = event.facts
    who = GUESTS[int(facts[0])] if facts and event.what != "chance" else ""
    match event.what:
        case "strikes":
            return f"{who} strikes at {GUESTS[int(facts[1])]} for {facts[2]}."
        case "relieves":
            return f"{who} spends charm {facts[1]}: the blow does nothing."
        case "suffers":
            return f"{who} loses {facts[1]} hit points."
        case "possesses":
            return f"{who} possesses {GUESTS[int(facts[1])]} for a turn."
        case "pushes":
            return f"{who} pushes {GUESTS[int(facts[1])]} {WAY_NAMES[str(facts[2])]}."
        case "draws":
            return f"{who} draws a card."
        case "card":
            return f"It is card {facts[1]}."
    return f"{event.rule}: {facts[0]}"


def describe(g: Parlour, act: Action) -> str:
    match act:
        case Strike(at=victim):
            return f"Strike {GUESTS[victim]}"
        case Relieve(card=card):
            return f"Spend charm {card}"
        case Shove(way=way):
            return f"Push {WAY_NAMES[way]}"
    return "Offer no charm"


def draw(g: Parlour, seat: Seat) -> str:
    v = view(g, seat)
    floor = [str(v.at.index(square)) if square in v.at else "." for square in range(SIDE * SIDE)]
    rows = [" ".join(floor[SIDE * y : SIDE * y + SIDE]) for y in range(SIDE)]
    guests = [f"{role} {GUESTS[role]}: {v.hp[role]} hit points, {v.cards[role]} cards" for role in range(ROLES)]
    hands = [f"{GUESTS[role]} holds {', '.join(map(str, hand))}" for role, hand in v.hands.items()]
    return "\n".join([*rows, *guests, *hands])
