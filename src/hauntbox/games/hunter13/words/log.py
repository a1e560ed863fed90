"""The game in words: events for the log, and names."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.people import Cast
from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.cards.events import CARDS
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.monsters import MONSTER_CARDS
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.rules.turn.endings import is_traitor
from hauntbox.games.hunter13.state import ENEMY, MONSTERS, NOWHERE, Mansion
from hauntbox.games.hunter13.words.sentences import SENTENCES
from hauntbox.kernel.event_text import EventText, Words

CAST: Final = Cast(
    "Hunter",
    [person.name for person in PEOPLE],
    [(person.tone, person.shape) for person in PEOPLE],
)
HOW: Final = {
    "walk": "", "start": " to begin with", "fall": ", falling", "slide": ", sliding", "swap": ", by a twist of space",
    "fog": ", in the fog", "join": " to fight", "escape": ", in flight", "stairs": " by the stairs",
    "climb": " by the ladder", "sleep": ", asleep",
}  # fmt: skip  # how somebody comes to a room
FLOOR_WORDS: Final = ("basement", "first floor", "second floor")


def role_name(g: Mansion, role: int) -> str:
    """The character, once it is chosen."""
    return "Host" if g.who and role >= len(g.who) else CAST.name(g.who, role)


def side(g: Mansion, role: int) -> str:
    """The fallen act for the Enemy; so has, as it turns out, whom the lot drew."""
    is_enemy = role < len(g.status) and (g.status[role] == ENEMY or is_traitor(g, role))
    return "Enemy" if is_enemy else "Hunters"


def event_name(card: int) -> str:
    return CARDS[card].name


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


WORDS: Final[Words] = {
    "hunter": role_name,
    "room": lambda g, tile: room_words(tile),
    "item": lambda g, item: f"the {ITEM_CARDS[item].name}",
    "event": lambda g, card: event_name(card),
    "foe": foe_name,
    "points": lambda g, kind: a.KINDS[kind],
    "ability": lambda g, ability: a.TRACK_NAMES[ability],
    "card": lambda g, card: card_word(card),
    "side": lambda g, way: a.SIDES[way],
    "floor": lambda g, floor: FLOOR_WORDS[floor],
    "place": lambda g, floor: f"{'on' if floor else 'in'} the {FLOOR_WORDS[floor]}",
    "clue": lambda g, clue: title_of(g.story.clues[clue][0]),
    "how": lambda g, how: HOW.get(how, ""),
    "joint": lambda g, joint: room_words(joint // 4) if joint >= 0 else "no door",
    "text": lambda g, text: " ".join(g.story.texts[text].split()),
    "marker": lambda g, mark: g.story.markers[mark],
    "lot": lambda g, lot: g.story.lots[lot].name,
    "rule": lambda g, name: str(name).replace("_", " "),
    "thing": lambda g, thing: g.story.things[thing].label,
    "counter": lambda g, count: g.story.counters[count].label,
    "ending": ending_words,
    "mood": lambda g, mood: a.MOODS[mood],
}
TELLING: Final = EventText(SENTENCES, WORDS)
say: Final = TELLING.say
