"""The game in words: events for the log, names, and options that need more than a sentence."""

from __future__ import annotations

from typing import Final, Protocol

from hauntbox.games.evidence import actions as a
from hauntbox.games.evidence.cards.deck import ITEMS, item_of
from hauntbox.games.evidence.cards.ghosts import KINDS, TYPES
from hauntbox.games.evidence.cards.names import GHOST, HUNTERS
from hauntbox.games.evidence.content.house import House
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.event_text import EventText, Words
from hauntbox.kernel.wire import Event

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


WORDS: Final[Words] = {
    "hunter": lambda house, role: HUNTERS[role - 1] if role else GHOST,
    "square": square_words,
    "item": lambda house, card: item_of(card).name,
    "room": lambda house, room: house.rooms[room],
    "kind": lambda house, kind: KINDS[kind],
    "type": lambda house, kind: TYPES[kind].name,
    "die": lambda house, purpose: DICE[purpose],
}
SENTENCES: Final = {
    "chosen": "The ghost has chosen what it is.",
    "settled": "The ghost has chosen its room.",
    "leads": "{hunter} will play first.",
    "picks": "{hunter} picks the {item}.",
    "round": "Round {round:number}.",
    "rolled": "The ghost rolls the {die} die.",
    "shows": "The {die} die shows {face:number}.",
    "print": "You leave a print on {square}.",
    "written": "You write in the book.",
    "moved": "The ghost has finished moving.",
    "sighted": "A figure in the DOTS light at {square}! | van house",
    "event": "A Ghost Event! It slows {*hunters}.",
    "no hunt": "No hunt.",
    "burnt": "The Crucifix at {square} burns: no hunt.",
    "hunt": "A hunt begins! The van door shuts.",
    "prolonged": "The hunt goes on.",
    "hunt over": "The hunt is over, the van door opens.",
    "killed": "{hunter} is killed on {square}.",
    "faded": "The print on {square} has faded.",
    "turn": "{hunter}'s turn.",
    "steps": "{hunter} walks to {square}.",
    "uses": "{hunter} uses the {item}.",
    "placed": "{hunter} puts the {item} on {square}.",
    "picks up": "{hunter} picks up the {item} on {square}.",
    "exchanges": "{hunter} goes through the items in the van.",
    "exchanged": "{hunter} now holds {held:number} items.",
    "gives": "{hunter} puts the {item} back.",
    "takes": "{hunter} takes the {item}.",
    "prints": "{hunter} finds prints on {*squares}.",
    "no prints": "{hunter} finds no prints.",
    "freezing": "{hunter}'s Thermometer: the {room} is the ghost room.",
    "warm": "{hunter}'s Thermometer: the {room} is not the ghost room.",
    "level 5": "{hunter}'s EMF Reader: level 5.",
    "no reading": "{hunter}'s EMF Reader: no reading.",
    "it answers": "{hunter}'s Spirit Box: it answers.",
    "silence": "{hunter}'s Spirit Box: silence.",
    "book written": "{hunter} sees writing in the Book on {square}.",
    "book empty": "{hunter} sees that the Book on {square} is empty.",
    "salt stepped": "There are steps in the salt on {square}.",
    "level 3": "{hunter}'s EMF Reader: level 3.",
    "heard": "{*hunters} only hear it.",
    "event room": "The ghost is in the {room}.",
    "dimmed": "The eyes of {*hunters} grow dim: they see less far.",
    "no event": "No Ghost Event.",
    "taunts": "{hunter} taunts the ghost.",
    "named": "The hunters say: it is a {type}.",
    "rated": "Stars: {stars:number}.",
    "near": "{hunter} listens: near.",
    "not near": "{hunter} listens: not near.",
    "hides": "{hunter} hides in {square}.",
    "logged": "{kind} is evidence, found by {hunter}.",
    "solved": "All three kinds of evidence are in the van with every living hunter. The hunters win.",
    "all dead": "No hunter is left. The ghost wins.",
    "dawn": "Dawn. Nobody has won.",
    "revealed": "The ghost was a {type} of the {room}, and stood on {square}.",
}
SEEN_FROM: Final = {(1, 0): "from the van", (0, 1): "from the house", (1, 1): "from the van and the house"}
TELLING: Final = EventText(SENTENCES, WORDS)


def say(g: Haunting, event: Event) -> str:
    return sentence(g.house, event)


def sentence(house: House, event: Event) -> str:
    """An event in words: of a position they need the house alone."""
    if event.what == "sighted":
        seen = TELLING.facts(event)
        place = square_words(house, seen["square"])
        return f"A figure in the DOTS light at {place}, seen {SEEN_FROM[seen['van'], seen['house']]}!"
    return TELLING.say(house, event)


class Ground(Protocol):
    """What the words of an option are made of: a position, or what a seat knows of it."""

    house: House
    options: Options
    at: list[int]


def step_words(g: Ground, role: int, act: a.Step) -> str:
    house, here, to = g.house, g.at[role], g.house.place[act.to]
    way = ", through the door" if (min(here, to), max(here, to)) in house.doors else ""
    return "Walk into the van" if to == house.van else f"Walk to {act.to}{way}"


def use_words(g: Ground, role: int, act: a.Use) -> str:
    item, here = item_of(ITEMS.number[act.item]), g.at[role]
    if not item.placeable or here == g.house.van:
        return item.verb
    return f"{item.verb} {'beside you' if g.options.original_draft else f'on {g.house.names[here]}'}"
