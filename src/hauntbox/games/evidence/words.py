"""The game in words: events for the log, options to choose from, names."""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.abilities import type_words
from hauntbox.games.evidence.actions import (
    Be,
    Check,
    Cut,
    Done,
    Dwell,
    End,
    Exchange,
    Give,
    Hide,
    Kill,
    Lead,
    Listen,
    Manifest,
    Name,
    Pick,
    PickUp,
    Prolong,
    Put,
    Refrain,
    Relent,
    Roll,
    Step,
    Stop,
    Surface,
    Take,
    Taunt,
    Use,
    Wait,
)  # fmt: skip
from hauntbox.games.evidence.cards.ghosts import EVERY_NAME, KINDS, TYPES
from hauntbox.games.evidence.cards.items import item_of, item_text
from hauntbox.games.evidence.cards.names import GHOST, HUNTERS, ITEM_NAMES
from hauntbox.games.evidence.content.house import House
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.telling import Words, told
from hauntbox.kernel.wire import Action, Event

DICE: Final = {
    "uv": "UV", "book": "Book", "event": "Event", "hunt": "hunt", "emf": "EMF", "dots": "DOTS", "box": "Spirit Box",
}  # fmt: skip


def role_name(g: Haunting, role: int) -> str:
    return (GHOST, *HUNTERS)[role]


def side(g: Haunting, role: int) -> str:
    return "Hunters" if role else GHOST


def square_words(house: House, square: int) -> str:
    """E7 in the Hall."""
    if square == house.van:
        return "the van"
    return f"{house.names[square]} ({house.rooms[house.room_of[square]]})"


def words(g: Haunting) -> Words:
    """{h} a hunter, {s} a square, {i} an item, {r} a room, and so on."""
    return {
        "h": lambda role: (GHOST, *HUNTERS)[role],
        "s": lambda square: square_words(g.house, square),
        "i": lambda card: item_of(card).name,
        "r": lambda room: g.house.rooms[room],
        "k": lambda kind: KINDS[kind],
        "t": lambda kind: TYPES[kind].name,
        "d": lambda purpose: DICE[purpose],
        "n": str,
    }


SENTENCES: Final = {
    "chosen": "The ghost has chosen what it is.",
    "settled": "The ghost has chosen its room.",
    "leads": "{h} will play first.",
    "picks": "{h} picks the {i}.",
    "round": "Round {n}.",
    "rolled": "The ghost rolls the {d} die.",
    "shows": "The {d} die shows {n}.",
    "print": "You leave a print on {s}.",
    "written": "You write in the book.",
    "moved": "The ghost has finished moving.",
    "sighted": "A figure in the DOTS light at {s}!",
    "event": "A Ghost Event! It slows {hh}.",
    "no hunt": "No hunt.",
    "burnt": "The Crucifix at {s} burns: no hunt.",
    "hunt": "A hunt begins! The van door shuts.",
    "prolonged": "The hunt goes on.",
    "hunt over": "The hunt is over, the van door opens.",
    "killed": "{h} is killed on {s}.",
    "faded": "The print on {s} has faded.",
    "turn": "{h}'s turn.",
    "steps": "{h} goes to {s}.",
    "uses": "{h} uses the {i}.",
    "placed": "{h} puts the {i} on {s}.",
    "picks up": "{h} picks up the {i} on {s}.",
    "exchanges": "{h} goes through the items in the van.",
    "exchanged": "{h} now holds {n} items.",
    "gives": "{h} puts the {i} back.",
    "takes": "{h} takes the {i}.",
    "prints": "{h} finds prints on {ss}.",
    "no prints": "{h} finds no prints.",
    "freezing": "{h}'s Thermometer: the {r} is the ghost room.",
    "warm": "{h}'s Thermometer: the {r} is not the ghost room.",
    "level 5": "{h}'s EMF Reader: level 5.",
    "no reading": "{h}'s EMF Reader: no reading.",
    "it answers": "{h}'s Spirit Box: it answers.",
    "silence": "{h}'s Spirit Box: silence.",
    "book written": "{h} sees writing in the Book on {s}.",
    "book empty": "{h} sees that the Book on {s} is empty.",
    "salt stepped": "There are steps in the salt on {s}.",
    "level 3": "{h}'s EMF Reader: level 3.",
    "heard": "{hh} only hear it.",
    "event room": "The ghost is in the {r}.",
    "dimmed": "The light goes out of the eyes of {hh}.",
    "no event": "No Ghost Event.",
    "taunts": "{h} taunts the ghost.",
    "named": "The hunters say: it is a {t}.",
    "rated": "Stars: {n}.",
    "near": "{h} listens: near.",
    "not near": "{h} listens: not near.",
    "hides": "{h} hides in {s}.",
    "logged": "{k} is evidence, found by {h}.",
    "solved": "All three kinds of evidence are in the van with every living hunter. The hunters win.",
    "all dead": "No hunter is left. The ghost wins.",
    "dawn": "Dawn. Nobody has won.",
    "revealed": "The ghost was a {t} of the {r}, and stood on {s}.",
}
SEEN_FROM: Final = {(1, 0): "from the van", (0, 1): "from the house", (1, 1): "from the van and the house"}


def say(g: Haunting, event: Event) -> str:
    if event.what == "sighted":
        token, van, house = event.facts
        place = square_words(g.house, int(token))
        return f"A figure in the DOTS light at {place}, seen {SEEN_FROM[int(van), int(house)]}!"
    return told(event, SENTENCES, words(g))


def describe(g: Haunting, act: Action) -> str:
    """An option, as a player reads it."""
    if isinstance(act, Step):
        return f"Go to {square_words(g.house, g.house.place[act.to])}"
    if isinstance(act, Hide):
        return f"Hide in {act.spot}"
    if isinstance(act, Be):
        t = EVERY_NAME.index(act.ghost)
        kinds = ", ".join([KINDS[kind] for kind in sorted(TYPES[t].kinds)])
        return f"{act.ghost}: {kinds}. {type_words(g.options, t)}"
    if isinstance(act, Pick | Use | PickUp | Give | Take):
        return item_option(g, act)
    return PLAIN[type(act)].format(act)


def item_option(g: Haunting, act: Pick | Use | PickUp | Give | Take) -> str:
    if isinstance(act, Pick | Take | Use):
        verb = {Pick: "Pick", Take: "Take", Use: "Use"}[type(act)]
        return f"{verb} the {act.item}: {item_text(ITEM_NAMES.index(act.item), g.options)}"
    return f"{'Pick up' if isinstance(act, PickUp) else 'Put back'} the {act.item}"


PLAIN: Final[dict[type[Action], str]] = {
    Dwell: "Haunt the {0.room}",
    Lead: "{0.hunter} plays first",
    Stop: "Stop here",
    Manifest: "Ghost Event: slow everyone in range",
    Refrain: "No Ghost Event",
    Roll: "Roll for the hunt",
    Cut: "Lower the countdown, then roll for the hunt",
    Relent: "Let the hunt end",
    Prolong: "Let the hunt go on for another round",
    Exchange: "Exchange items",
    Done: "The exchange is done",
    Kill: "Kill {0.hunter}",
    Surface: "Come back in the {0.room}",
    Put: "Put it on {0.square}",
    Check: "Look into the books of this room",
    Taunt: "Taunt the ghost",
    Name: "It is a {0.ghost}!",
    Wait: "Say nothing yet",
    Listen: "Listen for the ghost",
    End: "End the turn",
}
