"""The game in words: events for the log, options to choose from, names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.cards.events import EVENT_CARDS, TRAP_CARDS
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.monsters import MONSTER_CARDS
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.rules.endings import is_traitor
from hauntbox.games.hunter13.rules.house import beyond
from hauntbox.games.hunter13.rules.opening import JoinTower
from hauntbox.games.hunter13.sentences import SENTENCES
from hauntbox.games.hunter13.state import ENEMY, FIRST_MONSTER, MONSTERS, NOBODY, NOWHERE, Mansion
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.telling import Words, told
from hauntbox.kernel.wire import Action, Event

FIRST_TRAP: Final = FIRST_MONSTER + MONSTERS
HOW: Final = {
    "walk": "", "start": " to begin with", "fall": ", falling", "slide": ", sliding", "swap": ", by a twist of space",
    "fog": ", in the fog", "join": " to fight", "escape": ", in flight", "stairs": " by the stairs",
    "climb": " by the ladder", "sleep": ", asleep",
}  # fmt: skip  # how somebody comes to a room
FLOOR_WORDS: Final = ("basement", "first floor", "second floor")


# Names.


def role_name(g: Mansion, role: int) -> str:
    """The character, once it is chosen."""
    if g.who and role >= len(g.who):
        return "Host"
    who = g.who[role] if g.who else NOBODY
    return PEOPLE[who].name if who != NOBODY else f"Hunter {role + 1}"


def side(g: Mansion, role: int) -> str:
    """GHT-FALL-08: the fallen act for the Enemy; GHT-SO-12: so has, as it turns out, whom the lot drew."""
    is_enemy = role < len(g.status) and (g.status[role] == ENEMY or is_traitor(g, role))
    return "Enemy" if is_enemy else "Hunters"


def event_name(card: int) -> str:
    if FIRST_MONSTER <= card < FIRST_TRAP:
        return MONSTER_CARDS[card - FIRST_MONSTER].name
    return EVENT_CARDS[card].name if card < FIRST_MONSTER else TRAP_CARDS[card - FIRST_TRAP].name


def foe_name(g: Mansion, foe: int) -> str:
    """A monster by its number, an ENEMY-player after them."""
    return f"the {MONSTER_CARDS[foe].name}" if foe < MONSTERS else role_name(g, foe - MONSTERS)


def room_words(tile: int) -> str:
    return f"the {ROOMS[tile].name}" if tile != NOWHERE else "nowhere"


def title_of(name: str) -> str:
    """A clue's name as a heading."""
    return name.replace("-", " ").capitalize()


def ending_words(g: Mansion, ending: int) -> str:
    """The closing text, or that nothing could be done any more."""
    if not 0 <= ending < len(g.story.endings):
        return "Nothing can be done any more. The mission has failed."
    return " ".join(g.story.texts[g.story.endings[ending].text].split())


def card_word(card: int) -> str:
    return a.CARD_NAMES[card - 2] if card >= 2 else "a card"


def words(g: Mansion) -> Words:
    """{g} a character, {t} a room, {i} an item, {e} an Event-card, {m} an Enemy, {k} HP or MP, and so on."""
    return {
        "g": lambda role: role_name(g, role),
        "t": room_words,
        "i": lambda item: f"the {ITEM_CARDS[item].name}",
        "e": event_name,
        "m": lambda foe: foe_name(g, foe),
        "k": lambda kind: a.KINDS[kind],
        "a": lambda ability: a.TRACKS[ability],
        "c": card_word,
        "s": lambda way: a.SIDES[way],
        "f": lambda floor: FLOOR_WORDS[floor],
        "h": lambda who: PEOPLE[who].name,
        "w": lambda clue: title_of(g.story.clues[clue][0]),
        "v": lambda how: HOW.get(how, ""),
        "j": lambda joint: room_words(joint // 4) if joint >= 0 else "no door",
        "x": lambda text: " ".join(g.story.texts[text].split()),
        "q": lambda mark: g.story.markers[mark],
        "p": lambda lot: g.story.lots[lot].name,
        "r": lambda name: str(name).replace("_", " "),
        "o": lambda thing: g.story.things[thing].label,
        "l": lambda count: g.story.counters[count].label,
        "y": lambda ending: ending_words(g, ending),
        "u": lambda mood: a.MOODS[mood],
        "n": str,
    }


def say(g: Mansion, event: Event) -> str:
    found = told(event, SENTENCES, words(g))
    return found[:1].upper() + found[1:]


# Options.


def actor(g: Mansion) -> int:
    """Whose question it is."""
    ask = g.asking()
    return ask.role if isinstance(ask, Choice) else g.active


def describe(g: Mansion, act: Action) -> str:
    """An option, as a player reads it."""
    maker = MADE.get(type(act))
    return maker(g, act) if maker is not None else PLAIN[type(act)].format(act)


def item_name(act: Any) -> str:
    return ITEM_CARDS[a.ITEM_OF[act.item]].name


def named(text: str) -> Callable[[Mansion, Any], str]:
    """With the item's name and what it does."""

    def words_of(g: Mansion, act: Any) -> str:
        card = ITEM_CARDS[a.ITEM_OF[act.item]]
        return text.format(card.name, card.text)

    return words_of


def go(g: Mansion, act: a.Go) -> str:
    way = a.SIDE_OF[act.way]
    here = g.at[actor(g)] if actor(g) != NOBODY and actor(g) < len(g.at) else NOWHERE
    there = beyond(g, here, way) if here != NOWHERE else NOWHERE
    door = f"{act.way.capitalize()} door"
    return f"{door} to {room_words(there)}" if there != NOWHERE else f"{door}: open a new room"


def be(g: Mansion, act: a.Be) -> str:
    person = PEOPLE[a.PERSON_OF[act.character]]
    return f"{person.name}, {person.role}. {person.feat}: {person.text}"


def grow(g: Mansion, act: a.Grow) -> str:
    return f"{act.track} +2" if act.track in a.KINDS else f"{act.track} +1"


def tile(g: Mansion, act: a.Tile) -> str:
    return ROOMS[a.TILE_OF[act.tile]].name


def door(g: Mansion, act: a.Door) -> str:
    return f"The {act.side} door of {room_words(a.TILE_OF[act.tile])}"


def aim(g: Mansion, act: a.Aim) -> str:
    foe = a.FOE_OF.get(act.foe, NOBODY)
    return f"At {foe_name(g, foe)}" if foe != NOBODY else f"At {act.foe}"


def do(g: Mansion, act: a.Do) -> str:
    """In the scenario's words."""
    return g.story.texts[g.story.acts[act.what - 1].text] if act.what <= len(g.story.acts) else f"Action {act.what}"


def answer(g: Mansion, act: a.Answer) -> str:
    """In the clue's words."""
    texts = getattr(g.asking(), "texts", ())
    return g.story.texts[texts[act.what - 1]] if act.what <= len(texts) else f"Answer {act.what}"


def lift(g: Mansion, act: a.Lift) -> str:
    return f"Pick up {thing_name(g, act.thing)}"


def hand(g: Mansion, act: a.Hand) -> str:
    return f"Hand {thing_name(g, act.thing)} to {act.who}"


def thing_name(g: Mansion, number: int) -> str:
    return g.story.things[number - 1].label if number <= len(g.story.things) else f"thing {number}"


def apart(g: Mansion, act: a.Apart) -> str:
    """A pair tile lies alone, a tower's door stays shut."""
    return "No door: it stays shut" if isinstance(g.asking(), JoinTower) else "Apart from all others"


MADE: Final[dict[type[Action], Callable[[Mansion, Any], str]]] = {
    a.Be: be,
    a.Grow: grow,
    a.Go: go,
    a.Tile: tile,
    a.Door: door,
    a.Apart: apart,
    a.Use: named("Use the {0}: {1}"),
    a.Item: named("The {0}"),
    a.Give: named("Give the {0} away"),
    a.Receive: named("Ask for the {0}"),
    a.Barter: named("Swap the {0} for another item"),
    a.PickUp: named("Pick up the {0}: {1}"),
    a.Drop: named("Drop the {0}"),
    a.Aim: aim,
    a.Do: do,
    a.Answer: answer,
    a.Lift: lift,
    a.Hand: hand,
}
PLAIN: Final[dict[type[Action], str]] = {
    a.Cross: "Through the tower to the other floor",
    a.Stairs: "Take the stairs",
    a.Slide: "Slide down the chute",
    a.Climb: "Climb the ladder to the Chute",
    a.Stay: "Try to stay: a Falling check",
    a.Unseal: "Try the seal of the {0.way} door",
    a.Turn: "Its top to the {0.to}",
    a.Mark: "On the {0.side} wall",
    a.Breach: "Break through the {0.side} wall: the whole turn",
    a.Force: "Open the locked doors",
    a.Shed: "Relief: discard your {0.card}",
    a.Soothe: "Relief for {0.who}: takes a numeral card at random",
    a.Cancel: "Relief: cancel the damage",
    a.Revive: "Relief: bring {0.who} to 1 HP",
    a.Pass: "Let it be",
    a.Discard: "Discard the {0.card}",
    a.Mood: "Say that you feel {0.hint}",
    a.Redraw: "Draw again by the {0.by}",
    a.TakeItem: "Take a facedown item",
    a.Treat: "House Call: heal 2 {0.kind} of {0.who}",
    a.Who: "{0.who}",
    a.Kind: "{0.kind} attack",
    a.Attack: "Attack {0.who}",
    a.Escape: "Try to escape",
    a.Fight: "Stand and fight",
    a.Join: "Join the battle",
    a.Reflect: "Send it back by the Mirror",
    a.Yes: "Yes",
    a.No: "No",
    a.Top: "On top of the pile",
    a.Bottom: "Under the pile",
    a.Spend: "Lay down the Judge-card {0}",
    a.GiveUp: "Give up: nothing is left to be found",
    a.End: "End the turn",
}
