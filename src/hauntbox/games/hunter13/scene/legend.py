"""The legend of Ghost Hunter 13: how everything is drawn, what it is called and which rule says what it means."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.monsters import ANNOUNCED, EITHER, MONSTER_CARDS, PRINTED, ability_text
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.cards.texts import table_numbers, texts
from hauntbox.games.hunter13.options import Options
from hauntbox.scene import Look
from hauntbox.scene.art import art_of

FLOORS: Final = {
    "hall": Look("hall", "flag", tone="sand"),
    "boards": Look("boards", "plank", tone="walnut"),
    "parquet": Look("parquet", "parquet", tone="oak"),
    "wine": Look("red carpet", "carpet", tone="wine"),
    "blue": Look("blue carpet", "carpet", tone="slate"),
    "green": Look("green carpet", "carpet", tone="fern"),
    "kitchen": Look("kitchen tiles", "tile", tone="cream"),
    "laboratory": Look("laboratory tiles", "tile", tone="sea"),
    "chapel": Look("chapel floor", "flag", tone="slate"),
    "balcony": Look("balcony", "flag", tone="stone"),
    "stone": Look("tower stone", "stone", tone="sand"),
    "cellar": Look("cellar stone", "stone", tone="stone"),
    "brick": Look("cellar brick", "brick", tone="brick"),
    "crypt": Look("crypt", "stone", tone="slate"),
    "garden": Look("garden", "grass", tone="grass"),
}
SIDES: Final = {
    "wall": Look("wall", "wall"),
    "door": Look("door", "door", rule="GHT-MOVE-03"),
    "locked": Look("locked door", "bars", "locked-door", "oak", "A key, the Pistol or Strength opens it.",
                   "GHT-ECARD-21"),
    "shut": Look("shut door", "bars", "closed-doors", "oak", "Strength {shut_doors} or more, a key or the Pistol.",
                 "GHT-ECARD-16"),
    "walled": Look("door of a tower that stays shut", "bars", tone="stone", rule="GHT-TILE-20"),
    "tower-door": Look("door to the other floor", "door", tone="sand", rule="GHT-TILE-16"),
    "front-door": Look("front door, a wall in play", "bars", "entry-door", "oak", rule="GHT-TILE-45"),
    "rail": Look("rail", "fence", tone="bone", rule="GHT-TILE-40"),
    "hedge": Look("hedge", "hedge", tone="fern", rule="GHT-TILE-41"),
}  # fmt: skip
ICONS: Final = {
    "i-mad": Look("Insanity icon", "icon", "brain", "violet", "Draw an Insanity-card.", "GHT-INS-01"),
    "i-event": Look("Event icon", "icon", "lightning-trio", "amber", "Open an Event-card.", "GHT-EVT-01"),
    "i-item": Look("Item icon", "icon", "swap-bag", "moss", "Open an Item-card.", "GHT-ITM-01"),
}
ABILITY_LOOKS: Final = ("st", "dx", "in", "wp")
MARKS: Final = {
    "st": Look("Strength (ST)", "icon", "biceps", rule="GHT-CHR-01"),
    "dx": Look("Dexterity (DX)", "icon", "sprint", rule="GHT-CHR-02"),
    "in": Look("Intelligence (IN)", "icon", "magnifying-glass", rule="GHT-CHR-03"),
    "wp": Look("Willpower (WP)", "icon", "meditation", rule="GHT-CHR-04"),
    "b-hp": Look("HP left", "icon", "hearts", "coral", rule="GHT-EVT-09"),
    "b-mp": Look("MP left", "icon", "brain", "violet", rule="GHT-EVT-09"),
    "b-vitality": Look("vitality", "icon", "half-dead", "danger", rule="GHT-FALL-17"),
    "wasting": Look(
        "Wasting", "icon", "bleeding-wound", "danger", "HP damage at the start of each own turn.", "GHT-ECARD-53"
    ),
    "slowed": Look("slowed", "icon", "snail", "danger", "{slow} Movement Point in the next turn."),
    "limp": Look("held", "icon", "evil-hand", "danger", "-{held} on the next Escape-check."),
    "spurned": Look("beyond help", "icon", "duality", "danger", "Relief cards of others do not help."),
    "gifted": Look("MP attacks", "icon", "lightning-helix", "violet", rule="GHT-CHR-08"),
    "redraw": Look("redraws", "icon", "falling-star", "yellow", "A Judge-card may be drawn again."),
    "might": Look("blessed", "icon", "prayer", "good", "The scenario gives a bonus on Judge-cards."),
    "carries": Look("carries", "icon", "swap-bag", "amber", rule="GHT-FMT-13"),
    "hp-attack": Look("HP attack", "icon", "crossed-swords", "coral", rule="GHT-CHR-01"),
    "mp-attack": Look("MP attack", "icon", "lightning-helix", "violet", rule="GHT-CHR-04"),
    "free-attack": Look("Free Attack", "icon", "dynamite", "yellow", rule="GHT-BAT-50"),
}
PIECES: Final = {
    "hunter": Look("hunter", "figure", "person", "bone"),
    "host": Look("host", "figure", "rule-book", "bone", rule="GHT-MODE-07"),
    "marker": Look("event-marker", "token", "candle-flame", "amber", rule="GHT-CMP-12"),
    "thing": Look("carried object", "token", "swap-bag", "amber", rule="GHT-FMT-13"),
    "door-marker": Look("door-marker", "token", "secret-door", "bone", "Everybody can use this door.", "GHT-ECARD-04"),
    "tower-marker": Look("tower-marker", "token", "stone-tower", "bone", "The tower's other door.", "GHT-TILE-18"),
    "judge-card": Look("Judge-card", "die", "scales", "bone", rule="GHT-CHK-02"),
    "black-card": Look("black Judge-card", "die", "death-skull", "danger", rule="GHT-BAT-12"),
}
LINKS: Final = {
    "stairs": Look("stairs", "stairs", "stairs", "bone", rule="GHT-MOVE-15"),
    "chute": Look("chute", "stairs", "falling", "bone", rule="GHT-TILE-33"),
    "tower-way": Look("tower", "stairs", "stone-tower", "bone", rule="GHT-TILE-18"),
}
TRACKS: Final = {
    "hp": Look("HP", "bar", "hearts", "coral", "At 0 the hunter falls.", "GHT-DMG-02"),
    "mp": Look("MP", "bar", "brain", "violet", "At 0 the hunter falls.", "GHT-INS-06"),
    "vitality": Look("Vitality", "bar", "half-dead", "danger", "At 0 it is subdued.", "GHT-FALL-17"),
    "steps": Look("Movement Points", "pips", "footsteps", rule="GHT-MOVE-01"),
    "points": Look("Item-Acquirement Points", "pips", "hand", rule="GHT-SET-12"),
    "rounds": Look("Round", "count", "sands-of-time", "bone"),
    "counter": Look("counter", "bar", "hourglass", "accent"),
    "count": Look("counter", "count", "hourglass", "accent"),
    "pips": Look("progress", "pips", "check-mark", "good"),
}
CARDS: Final = {
    "mad": Look("Insanity-card", "card", "brain", "violet", rule="GHT-INS-03"),
    "relief": Look("relief card", "card", "candle-light", "amber", rule="GHT-INS-11"),
    "star": Look("EVENT", "card", "falling-star", "yellow", rule="GHT-ROOM-14"),
    "shut-room": Look("EVENT", "card", "closed-doors", "amber", rule="GHT-ECARD-26"),
    "trap": Look("TRAP", "card", "wolf-trap", "moss", rule="GHT-EVT-06"),
    "event": Look("Event-card", "card", "lightning-trio", "amber", rule="GHT-EVT-01"),
    "item": Look("Item-card", "card", "swap-bag", "moss", rule="GHT-ITM-01"),
    "room": Look("room-tile", "card", "spooky-house", "sky", rule="GHT-PLACE-01"),
}
ZONES: Final = {
    "battle": Look("battle", "glow", tone="danger", rule="GHT-BAT-01"),
}


def monster_text(hp: int, mp: int, bonus: int, attack: int, abilities: int, escape: int) -> str:
    """The whole card of a monster with these values: as printed, or as it is played."""
    points = " and ".join([f"{n} {what}" for n, what in ((hp, "HP"), (mp, "MP")) if n])
    said = "" if abilities & (ANNOUNCED | EITHER) else f"{('HP', 'MP')[attack]} attack, "
    return f"{said}bonus {signed(bonus)}, {points}. {ability_text(hp, mp, abilities, escape)}".strip()


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else str(n)


def person_text(who: int, o: Options) -> str:
    person = PEOPLE[who]
    return f"{person.role}. {person.feat}: {texts(o).people[who]}"


def printed(o: Options) -> dict[str, Look]:
    """Rooms, people, monsters and cards by their numbers."""
    found, says = {"mansion": Look("mansion", "plot")}, texts(o)
    for n, room in enumerate(ROOMS):
        found[f"r-{n + 1}"] = Look(room.name, "icon", room.art[1], text=says.rooms[n])
    for n, person in enumerate(PEOPLE):
        name, icon, tone = person.name, person.icon, person.tone
        art = art_of("hunter13", name)
        found[f"h-{n}"] = Look(name, "figure", icon, tone, person_text(n, o), art=art)
        found[f"g-{n}"] = Look(f"{name}, fallen", "ghost", icon, "danger", "An ENEMY-player.", "GHT-FALL-08", art=art)
        found[f"c-{n}"] = Look("character-sheet", "card", icon, tone, rule="GHT-SET-08", art=art)
    for n, monster in enumerate(MONSTER_CARDS):
        text = monster_text(*PRINTED[n], escape=o.escape + o.checks)
        art = art_of("hunter13", monster.name)
        found[f"m-{n}"] = Look(monster.name, "beast", monster.icon, "danger", text, rule="GHT-MOVE-10", art=art)
    for n, item in enumerate(ITEM_CARDS):
        found[f"i-{n + 1}"] = Look("Item-card", "card", item.icon, "moss", says.items[n])
    return found


PLAIN: Final[dict[str, Look]] = {**FLOORS, **SIDES, **ICONS, **MARKS, **PIECES, **LINKS, **TRACKS, **CARDS, **ZONES}


@lru_cache(16)
def legend(o: Options) -> dict[str, Look]:
    """Return how everything is drawn and what it is called, with the numbers of this table."""
    said = table_numbers(o)
    return {**{id: replace(look, text=look.text.format(**said)) for id, look in PLAIN.items()}, **printed(o)}
