"""What can be done, in words that need more than a sentence."""

from __future__ import annotations

from typing import Any

from hauntbox.games.common.asking import Text, counted
from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import PAIRS, ROOMS
from hauntbox.games.hunter13.cards.texts import texts
from hauntbox.games.hunter13.rules.battle.escape import escape_check, refuges
from hauntbox.games.hunter13.rules.hunters.checks import bonus, target
from hauntbox.games.hunter13.rules.hunters.growth import STEP
from hauntbox.games.hunter13.rules.items.owning import MayRead, reading
from hauntbox.games.hunter13.rules.mansion.house import beyond, doors_of, floor_of_cell
from hauntbox.games.hunter13.rules.mansion.opening import JoinTower, Rotate
from hauntbox.games.hunter13.scene.legend import signed
from hauntbox.games.hunter13.state import NOBODY, NOWHERE, Mansion
from hauntbox.games.hunter13.words.log import foe_name, role_name, room_words
from hauntbox.games.hunter13.words.questions import ANSWERS, PLAIN_ANSWERS


def here(g: Mansion, role: int) -> int:
    """The tile that the role stands on."""
    return g.at[role] if role < len(g.at) else NOWHERE


# Ways.


def go(g: Mansion, role: int, act: a.Go) -> str:
    tile = here(g, role)
    there = beyond(g, tile, a.SIDE_OF[act.way]) if tile != NOWHERE else NOWHERE
    door = f"{act.way.capitalize()} door"
    return f"{door} to {room_words(there)}" if there != NOWHERE else f"{door}: open a new room"


def stairs(g: Mansion, role: int, act: a.Stairs) -> str:
    there = PAIRS.get(here(g, role), NOWHERE)
    return f"Stairs to {room_words(there)}" if there != NOWHERE else "Take the stairs"


def turn(g: Mansion, role: int, act: a.Turn) -> str:
    """Doors north and east."""
    ask = g.asking()
    if not isinstance(ask, Rotate):
        return f"Its top to the {act.to}"
    doors = doors_of(ask.opened, floor_of_cell(ask.cell), a.SIDE_OF[act.to])
    names = [name for side, name in enumerate(a.SIDES) if doors >> side & 1]
    return f"Doors {' and '.join([', '.join(names[:-1]), names[-1]])}" if len(names) > 1 else f"Its door {names[0]}"


def which_tile(g: Mansion, role: int, act: a.Tile) -> str:
    tile = a.TILE_OF[act.tile]
    if g.cell and g.cell[tile] >= 0:
        return f"Go to {room_words(tile)}"
    room = ROOMS[tile]
    icons = ((room.insanity, "Insanity"), (room.events, "Event"), (room.items, "Item"))
    found = [counted(room.doors.bit_count(), "door"), *[f"{n} {what}" for n, what in icons if n]]
    return f"{room.name}: {', '.join(found)}"


def door(g: Mansion, role: int, act: a.Door) -> str:
    return f"The {act.side} door of {room_words(a.TILE_OF[act.tile])}"


def apart(g: Mansion, role: int, act: a.Apart) -> str:
    """A pair tile lies alone, a tower's door stays shut."""
    return "No door: it stays shut" if isinstance(g.asking(), JoinTower) else "Apart from all others"


# Characters, items and battles.


def be(g: Mansion, role: int, act: a.Be) -> str:
    """With what is on the sheet."""
    who = a.PERSON_OF[act.character]
    person = PEOPLE[who]
    bonuses = [f"{name} {signed(n)}" for name, n in zip(a.TRACK_NAMES, person.abilities, strict=False) if n]
    return f"{person.name}, {person.role}: {', '.join(bonuses)}. {person.feat}: {texts(g.options).people[who]}"


def grow(g: Mansion, role: int, act: a.Grow) -> str:
    return f"{a.TRACK_NAMES[a.TRACK_OF[act.track]]} +{STEP if act.track in a.KINDS else 1}"


def named(text: str) -> Text:
    """With the item's name and what it does."""

    def words(g: Mansion, role: int, act: Any) -> str:
        item = a.ITEM_OF[act.item]
        return text.format(ITEM_CARDS[item].name, texts(g.options).items[item])

    return words


def aim(g: Mansion, role: int, act: a.Aim) -> str:
    foe = a.FOE_OF.get(act.foe, NOBODY)
    return f"At {foe_name(g, foe)}" if foe != NOBODY else f"At {act.foe}"


def escape(g: Mansion, role: int, act: a.Escape) -> str:
    """Where to, and how many of the ten cards let one get away."""
    if g.field_ == NOWHERE:
        return "Try to escape"
    check, found = escape_check(g, role), refuges(g, role)
    least = target(g, check.need, check.kind) - bonus(g, role, check.ability, check.kind)
    where = f" to {room_words(found[0])}" if len(found) == 1 else ""
    return f"Try to escape{where}: {min(max(11 - least, 0), 10)} of 10 cards"


def yes(g: Mansion, role: int, act: a.Yes) -> str:
    return answers_of(g)[0][0]


def no(g: Mansion, role: int, act: a.No) -> str:
    return answers_of(g)[1][0]


def answers_of(g: Mansion) -> tuple[tuple[str, str], tuple[str, str]]:
    return ANSWERS.get(type(g.asking()).__name__, PLAIN_ANSWERS)


def what_follows(g: Mansion, role: int, act: a.Yes | a.No) -> str:
    """Of an answer, or the odds."""
    text = answers_of(g)[isinstance(act, a.No)][1]
    who = role_name(g, g.active) if g.active != NOBODY else ""
    return text.format(turn=who, odds=study_odds(g)) if text else ""


def study_odds(g: Mansion) -> str:
    ask = g.asking()
    if not isinstance(ask, MayRead):
        return ""
    check = reading(g, ask.role, ask.item)
    least = target(g, check.need, check.kind) - bonus(g, ask.role, check.ability, check.kind)
    return f"{min(max(11 - least, 0), 10)} of 10 cards succeed."


# The scenario.


def do(g: Mansion, role: int, act: a.Do) -> str:
    """In the scenario's words."""
    return g.story.texts[g.story.acts[act.what - 1].text] if act.what <= len(g.story.acts) else f"Action {act.what}"


def answer(g: Mansion, role: int, act: a.Answer) -> str:
    """In the clue's words."""
    found = getattr(g.asking(), "texts", ())
    return g.story.texts[found[act.what - 1]] if act.what <= len(found) else f"Answer {act.what}"


def lift(g: Mansion, role: int, act: a.Lift) -> str:
    return f"Pick up {thing_name(g, act.thing)}"


def hand(g: Mansion, role: int, act: a.Hand) -> str:
    return f"Hand {thing_name(g, act.thing)} to {act.who}"


def thing_name(g: Mansion, number: int) -> str:
    return g.story.things[number - 1].label if number <= len(g.story.things) else f"thing {number}"
