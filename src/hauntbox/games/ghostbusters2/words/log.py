"""The game in words: events for the log, and names."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.people import Cast
from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.games.ghostbusters2.cards.decks import EVENTS, GEAR
from hauntbox.games.ghostbusters2.cards.kinds import BASES, KINDS, SLIMES
from hauntbox.games.ghostbusters2.scene.legend import CHARACTER_PAIRS
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.event_text import EventText, Words

CAST: Final = Cast("Ghostbuster", names.CHARACTERS, CHARACTER_PAIRS)
RIDES: Final = {"Ecto-1a": "the Ecto-1a", "Lady Liberty": "Lady Liberty"}
COMPASS: Final = ("north-west", "north", "north-east", "west", "east", "south-west", "south", "south-east")


def role_name(g: Busters, role: int) -> str:
    """The character, once it is chosen."""
    return CAST.name(g.who, role)


def side(g: Busters, role: int) -> str:
    return "Ghostbusters"


def aimed_at(g: Busters, code: int) -> str:
    """A kind, or a Gate as -1 - its space."""
    return KINDS[code].name if code >= 0 else f"Gate on {g.street.names[-1 - code]}"


WORDS: Final[Words] = {
    "buster": role_name,
    "space": lambda g, space: g.street.names[space],
    "entity": lambda g, kind: KINDS[kind].name if kind < len(KINDS) else a.PLAZM_NAME,
    "card": lambda g, card: GEAR[card].name,
    "slime": lambda g, slime: SLIMES[slime],
    "base": lambda g, base: BASES[base],
    "event": lambda g, event: EVENTS[event].name,
    "pack": lambda g, pack: names.PACKS[pack],
    "way": lambda g, way: COMPASS[way],
    "symbol": lambda g, symbol: names.SYMBOLS[symbol],
    "goo": lambda g, card: names.GOO[card],
    "vehicle": lambda g, vehicle: RIDES[a.VEHICLES[vehicle]],
    "tank": lambda g, who: CHARACTERS[who].tank,
    "aim": aimed_at,
}
SENTENCES: Final = {
    "is": "{buster} joins the team. | character",
    "gets": "{buster} gets the {card}.",
    "pack": "{buster} wears the {pack}.",
    "parked": "The Ecto-1a stands with its front on {front:space} and its back on {back:space}.",
    "round": "Round {round:number}. Goo Timer {timer:number}.",
    "turn": "{buster}'s turn.",
    "boost": "The Ecto-Tank gives {tank}.",
    "steps": "{buster} moves to {space}.",
    "drives": "{buster} drives the Ecto-1a to {space}.",
    "strides": "{buster} walks Lady Liberty to {space}.",
    "enters": "{buster} gets into {vehicle}.",
    "leaves": "{buster} gets out on {space}.",
    "deploys": "{buster} puts the Trap on {space}.",
    "retrieves": "{buster} takes the Trap from {space}.",
    "deposits": "{buster} deposits a {entity}.",
    "hands": "{buster} hands {other:buster} a {entity}.",
    "passes": "{buster} hands {other:buster} the {card}.",
    "cleaned": "{buster} loses a {slime} Slime.",
    "investigates": "{buster} looks into the Goo Pile on {space}: {goo}.",
    "uses": "{buster} uses the {card}.",
    "used": "One use of the {buster}'s {card} is gone.",
    "deductible": "Deductible: {buster} rolls {die:number} to keep a card.",
    "foresees": "{buster} looks into the decks.",
    "extension": "{buster} files for an extension.",
    "hits": "{buster} fires at the {aim}: {die:number}, a hit. | against target",
    "misses": "{buster} fires at the {aim}: {die:number}, a miss. | against target",
    "overcomes": "{buster} wrestles with the {aim}: {die:number} against {against:number}. It is overcome! | target",
    "resists": "{buster} wrestles with the {aim}: {die:number} against {against:number}. It resists. | target",
    "trapped": "{buster} Traps the {entity}! | slot",
    "extracted": "{buster} Extracts the {entity}! | slot",
    "closed": "{buster} closes the Gate on {space}!",
    "sucked in": "The last Gate is closed: the Ghosts are sucked into the Spirit World.",
    "lets go": "{buster} lets go of the target.",
    "lost sight": "{buster} loses sight of the target, and the tokens. | target",
    "shaken off": "{buster} loses a token.",
    "xp": "{buster} gains {points:number} XP.",
    "level": "{buster} reaches Level {level:number}.",
    "direction": "The Movement Die sends the {entity} {way}. | slot",
    "moves": "The {entity} moves to {space}. | slot",
    "gone": "The {entity} leaves the map. | slot",
    "emerges": "A {entity} emerges from {space}. | slot",
    "goes back": "The {entity} finds no place beside {space} and goes back. | slot",
    "attach": "Plazms join: a {entity} on {space}. | slot joined",
    "split": "A Plazm splits: a {entity} is left on {space}. | slot",
    "inside": "The {entity} is inside Lady Liberty. | slot",
    "places": "Vigo changes places with the {entity}, to {space}. | slot other",
    "targets": "The {entity} goes for {buster}. | slot",
    "rolled off": "A roll decides between them: it is {buster}.",
    "pushed": "{buster} is pushed to {space}.",
    "splatter": "Slime splatters around {space}.",
    "slimed": "{buster} is slimed: {slime}.",
    "caustic": "{buster}'s {slime} Slime turns Caustic.",
    "calm": "Calm Mantra: {buster} gains no Slime.",
    "smooth talk": "Smooth Talk: {buster} rolls {die:number}.",
    "centre stage": "{buster} takes the Slime for {other:buster}.",
    "shriek": "Deafened: {buster} has a Maneuver fewer next turn.",
    "base": "The {entity} on {space} gets a Base: {base}. | slot",
    "event": "Event: {event}.",
    "cleared": "{event} is cleared.",
    "expired": "{event} is over.",
    "escapes": "{buster} loses the {entity}.",
    "timer": "The Goo Timer goes down to {timer:number}.",
    "event die": "The Event Die shows {symbol}.",
    "chaos": "Chaos!",
    "drained": "A Ghost has to emerge, but none is left.",
    "won": "The objective is met. The Ghostbusters win.",
    "lost": "The Ghostbusters have lost.",
}
TELLING: Final = EventText(SENTENCES, WORDS)
say: Final = TELLING.say
