"""The game in words: events for the log."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from hauntbox.games.betwixt.cards.items import BOOKS
from hauntbox.games.betwixt.cards.words import DICE, STATUSES, deed_text
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.explore.approach import DEED, DOOR, GATHER, MACHINE
from hauntbox.games.betwixt.state import FIRST, Farm
from hauntbox.games.betwixt.words.names import (
    TRAPS,
    card_name,
    die_name,
    doorway_name,
    drop_name,
    monster_name,
    space_name,
    talent_name,
    tile_name,
    token_name,
    who_name,
)
from hauntbox.kernel.event_text import EventText, Words
from hauntbox.kernel.wire import Event


class Then(NamedTuple):
    """A position, and the Monster Tracker as it was when something happened."""

    g: Farm
    tracker: tuple[Any, ...]


def character(then: Then, who: int) -> str:
    """Monsters have left the tracker since, and others have their numbers."""
    if who < FIRST:
        return who_name(then.g, who)
    kind, spot = divmod(int(then.tracker[who - FIRST]), 8)
    return f"the {monster_name(kind, spot)}"


def by_whom(then: Then, who: int) -> str:
    return f" by {character(then, who)}" if who >= 0 else ""


def text_words(then: Then, name: str) -> str:
    mission = mission_of(then.g.mission)
    return " ".join(mission.texts[mission.text_names.index(name)].split())


def place_words(then: Then, code: int) -> str:
    """What the family approaches, and where: where * 8 + what."""
    where, what = divmod(code, 8)
    if what == DOOR:
        return f"the door on {doorway_name(where)}"
    if what == MACHINE:
        return f"the vending machine on {space_name(where)}"
    if what == DEED:
        return f"the {tile_name(where & 63)}"
    return f"{'' if what == GATHER else 'the objective on '}the {tile_name(where)}"


WORDS: Final[Words] = {
    "who": character,
    "by": by_whom,
    "space": lambda then, space: space_name(space),
    "tile": lambda then, tile: f"the {tile_name(tile)}",
    "doorway": lambda then, way: doorway_name(way),
    "goal": place_words,
    "card": lambda then, card: card_name(card),
    "drop": lambda then, card: drop_name(card),
    "book": lambda then, book: BOOKS[book].name,
    "talent": lambda then, talent: talent_name(talent),
    "token": lambda then, token: token_name(token),
    "trap": lambda then, trap: TRAPS[trap],
    "status": lambda then, status: STATUSES[status],
    "die": lambda then, die: DICE[die],
    "rolled": lambda then, rolled: die_name(rolled),
    "effect": lambda then, code: deed_text(*divmod(code, 100)),
    "text": text_words,
    "label": lambda then, label: label,
    "collection": lambda then, n: f"Collection {n}",
    "bargain": lambda then, n: ("4 Bennert Bucks", "a book", "an equipment card")[n],
    "mission": lambda then, number: f"Mission {number}",
    "team": lambda then, team: ("Bill's team", "The other team")[team],
    "act": lambda then, n: mission_of(then.g.mission).acts[n].text,
    "counter": lambda then, n: mission_of(then.g.mission).counters[n][0],
}
SENTENCES: Final = {
    # Set-up.
    "active": "Active: {*whos}.",
    "takes": "{who} takes the {card}.",
    "stands": "{who} stands on {space}.",
    "stashed": "The {card} goes into the Stash.",
    # Exploration.
    "approaches": "The family goes to {goal}.",
    "opens": "The family opens the door on {doorway}.",
    "drawn": "Drawn: {token}.",
    "put back": "Drawn and put back: {token}.",
    "ignored": "Tokens that go back into the bag: {number}.",
    "tile placed": "New: {tile}.",
    "wall": "There is a wall on {doorway}.",
    "door": "There is a door on {doorway}.",
    "secret door": "There is a secret door on {doorway}.",
    "secret room": "The secret room is open: {tile}.",
    "bags mixed": "The Fate Bags are mixed and shared out anew. | *sizes",
    "bag emptied": "A Fate Bag is nearly empty: its tokens go into another. | path to",
    "treasure": "A Treasure lies on {space}.",
    "trap laid": "On {space} lies a {trap}.",
    "machine": "A vending machine stands on {space}.",
    "surprise": "A surprise waits on {tile}.",
    "event": "Surprise {number}: {label}.",
    "sold": "The family sells the {card}.",
    # The fight.
    "spawns": "{who} appears on {space}.",
    "ambushes": "Ambush! {who} jumps out on {space}.",
    "target": "{who} goes for {other:who}.",
    "fight": "A fight!",
    "round": "Round {number}.",
    "activates": "{who}'s turn.",
    "acts": "{who} acts.",
    "moves": "{who} moves to {space}.",
    "jumps": "{who} jumps to {space}.",
    "special": "{who}: {act}.",
    "loots": "{who} picks up Treasure {number}.",
    "uses": "{who} uses the {card}.",
    "talent": "{who} uses {talent}.",
    "readied": "{who} readies the {card}.",
    "given": "{who} gets the {card}.",
    "stash": "{who} puts {put:card} into the Stash and takes {got:card} out.",
    "chip": "{who} gains bonus chips: {die}, {count:number}.",
    "firework": "{who} lays a Firework on {space}.",
    # The attack.
    "attacks": "{who} attacks {victim:who}. | means",
    "takes over": "Not my kids! {who} takes the blow.",
    "blind miss": "{who} is Blind and misses.",
    "obstruction": "{who} has no clear line: the D6 shows {number}.",
    "rolled": "The dice: {*rolleds}.",
    "again": "Rolled again: {old:rolled} becomes {fresh:rolled}.",
    "redirected": "A skull: {who} turns on {other:who}.",
    "second roll": "The new target defends: {*rolleds}.",
    "hit": "{who} hits {victim:who} with {number}.",
    "miss": "{who} misses {victim:who} with {number}.",
    "effect": "{who}'s effect: {effect}.",
    "deals": "{who} deals {victim:who} {number} damage.",
    "damage": "{who} takes {number} damage.",
    "recovers": "{who} recovers {number} HP.",
    "focuses": "{who} recovers {number} FP.",
    "status": "{who}: {status}. | count",
    "rid": "{who} is rid of {status}.",
    "stumbles": "{who} stumbles to {space}.",
    "trap": "{who} is caught in a {trap}!",
    "defeated": "{who} is defeated{other:by}!",
    # The family.
    "knocked out": "{who} is knocked out!",
    "comes in": "{who} comes from the lookout.",
    "enters": "{who} enters on {space}.",
    "trouble": "Trouble at the lookout? The D6 shows {number}.",
    "distracted": "{who} loses 1 FP.",
    "exchange": "{who} goes on lookout, and {other:who} comes in.",
    "guest falls": "{who} is knocked out and gone!",
    "joins": "{who} joins the family.",
    "led along": "{who} leads {other:who} along.",
    # Teams.
    "teams": "The family is divided. | *numbers",
    "team": "{team} goes on.",
    "team waits": "{team} waits for the others.",
    "team out": "{team} is out.",
    "merged": "The family is together again: {tile}.",
    "cleared": "Cleared away: {*spaces}.",
    # After the fight.
    "victory": "The fight is won.",
    "drop": "Left on the battlefield: {drop}.",
    "found": "Found: the {card}.",
    "offered": "You may keep {number} of: {*cards}.",
    "book": "A book: {book}.",
    "reads": "{who} reads {book}.",
    "bucks": "Bennert Bucks: {number}.",
    "xp": "{who} gains {number} XP.",
    # Between missions.
    "level": "{who} rises to level {number}.",
    "learns": "{who} learns {talent}.",
    "cart": "On the cart: {*cards}.",
    "collection": "{collection} is open.",
    "bargain": "The family gives trophies for {bargain}.",
    "next mission": "Next: {mission}.",
    # The mission.
    "text": "{text}",
    "objective": "Objective {number}: {label}",
    "counter": "{counter}: {number}.",
    "rolls": "{who} rolls {number}.",
    "unlocked": "Written into the Diary: {*labels}.",
    "mission won": "The mission is won.",
    "mission failed": "The mission has failed.",
}
TELLING: Final = EventText(SENTENCES, WORDS)


def say(g: Farm, event: Event) -> str:
    """Return an event in words. `g` is a position of the same game, whether then or later."""
    return TELLING.say(Then(g, event.now), event)
