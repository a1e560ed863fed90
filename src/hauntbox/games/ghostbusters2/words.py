"""The game in words: events for the log, options to choose from, names."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2 import actions as a
from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.games.ghostbusters2.cards.events import EVENTS
from hauntbox.games.ghostbusters2.cards.gear import GEAR
from hauntbox.games.ghostbusters2.cards.kinds import BASES, KINDS, SLIMES
from hauntbox.games.ghostbusters2.content.street import WAYS
from hauntbox.games.ghostbusters2.rules.aiming import target_at
from hauntbox.games.ghostbusters2.rules.combat import bonus
from hauntbox.games.ghostbusters2.rules.targets import to_hit
from hauntbox.games.ghostbusters2.state import NOBODY, Busters, entity_at
from hauntbox.kernel.telling import Words, told
from hauntbox.kernel.wire import Action, Event

RIDES: Final = {"Ecto-1a": "the Ecto-1a", "Lady Liberty": "Lady Liberty"}
COMPASS: Final = ("north-west", "north", "north-east", "west", "east", "south-west", "south", "south-east")


def role_name(g: Busters, role: int) -> str:
    """The character, once it is chosen."""
    who = g.who[role] if g.who else NOBODY
    return names.CHARACTERS[who] if who != NOBODY else f"Ghostbuster {role + 1}"


def side(g: Busters, role: int) -> str:
    return "Ghostbusters"


def words(g: Busters) -> Words:
    """{g} a Ghostbuster, {s} a space, {k} an Entity, {c} a card, and so on."""
    return {
        "g": lambda role: role_name(g, role),
        "s": lambda space: g.street.names[space],
        "k": lambda kind: KINDS[kind].name if kind < len(KINDS) else a.PLAZM_NAME,
        "c": lambda card: names.CARDS[card],
        "l": lambda slime: SLIMES[slime],
        "b": lambda base: BASES[base],
        "e": lambda event: EVENTS[event].name,
        "p": lambda pack: names.PACKS[pack],
        "w": lambda way: COMPASS[way],
        "y": lambda symbol: names.SYMBOLS[symbol],
        "h": lambda who: names.CHARACTERS[who],
        "o": lambda card: names.GOO[card],
        "v": lambda vehicle: RIDES[a.VEHICLES[vehicle]],
        "t": lambda who: CHARACTERS[who].tank,
        "a": lambda code: aimed_at(g, code),
        "n": str,
    }


def aimed_at(g: Busters, code: int) -> str:
    """A kind, or a Gate as -1 - its space."""
    return KINDS[code].name if code >= 0 else f"Gate on {g.street.names[-1 - code]}"


SENTENCES: Final = {
    "is": "{g} joins the team.",
    "gets": "{g} gets the {c}.",
    "pack": "{g} wears the {p}.",
    "parked": "The Ecto-1a stands with its front on {s} and its back on {s}.",
    "round": "Round {n}. Goo Timer {n}.",
    "turn": "{g}'s turn.",
    "boost": "The Ecto-Tank gives {t}.",
    "steps": "{g} goes to {s}.",
    "drives": "{g} drives the Ecto-1a to {s}.",
    "strides": "{g} walks Lady Liberty to {s}.",
    "enters": "{g} gets into {v}.",
    "leaves": "{g} gets out on {s}.",
    "deploys": "{g} puts the Trap on {s}.",
    "retrieves": "{g} takes the Trap from {s}.",
    "deposits": "{g} deposits a {k}.",
    "hands": "{g} hands {g} a {k}.",
    "passes": "{g} hands {g} the {c}.",
    "cleaned": "{g} is rid of a {l} Slime.",
    "investigates": "{g} looks into the Goo Pile on {s}: {o}.",
    "uses": "{g} uses the {c}.",
    "used": "One use of the {g}'s {c} is gone.",
    "deductible": "Deductible: {g}'s card, the die shows {n}.",
    "foresees": "{g} looks into the decks.",
    "extension": "{g} files for an extension.",
    "hits": "{g} fires at the {a}: {n}, a hit.",
    "misses": "{g} fires at the {a}: {n}, a miss.",
    "overcomes": "{g} wrestles with the {a}: {n} against {n}. It is overcome!",
    "resists": "{g} wrestles with the {a}: {n} against {n}. It resists.",
    "trapped": "{g} Traps the {k}!",
    "extracted": "{g} Extracts the {k}!",
    "closed": "{g} closes the Gate on {s}!",
    "sucked in": "The last Gate is closed: the Ghosts are sucked into the Spirit World.",
    "lets go": "{g} lets go of the target.",
    "lost sight": "{g} loses sight of the target, and the tokens.",
    "shaken off": "{g} loses a token.",
    "xp": "{g} gains {n} XP.",
    "level": "{g} reaches Level {n}.",
    "direction": "The Movement Die sends the {k} {w}.",
    "moves": "The {k} moves to {s}.",
    "gone": "The {k} leaves the map.",
    "emerges": "A {k} emerges from {s}.",
    "goes back": "The {k} finds no place beside {s} and goes back.",
    "attach": "Plazms join: a {k} on {s}.",
    "split": "A Plazm splits: a {k} is left on {s}.",
    "inside": "The {k} is inside Lady Liberty.",
    "places": "Vigo changes places with the {k}, to {s}.",
    "targets": "The {k} goes for {g}.",
    "rolled off": "The roll-off falls on {g}.",
    "pushed": "{g} is pushed to {s}.",
    "splatter": "Slime splatters around {s}.",
    "slimed": "{g} is slimed: {l}.",
    "caustic": "{g}'s {l} Slime turns Caustic.",
    "calm": "{g} stays calm and clean.",
    "smooth talk": "{g} talks: {n}.",
    "centre stage": "{g} takes the Slime for {g}.",
    "shriek": "{g} will have a Maneuver less.",
    "base": "The {k} on {s} gets a Base: {b}.",
    "event": "Event: {e}.",
    "cleared": "{e} is cleared.",
    "expired": "{e} is over.",
    "escapes": "{g} loses the {k}.",
    "timer": "The Goo Timer goes down to {n}.",
    "event die": "The Event Die shows {y}.",
    "chaos": "Chaos!",
    "drained": "A Ghost has to emerge, and none is left.",
    "won": "The objective is met. The Ghostbusters win.",
    "lost": "The Ghostbusters have lost.",
}


def say(g: Busters, event: Event) -> str:
    return told(event, SENTENCES, words(g))


def target_words(g: Busters, name: str) -> str:
    """What stands on a space."""
    space = g.street.place[name]
    slot = entity_at(g, space) if g.spot else NOBODY
    if slot != NOBODY:
        return f"the {KINDS[g.kind[slot]].name} on {name}"
    return f"the Gate on {name}" if space in g.street.gates else name


def chance_words(g: Busters, role: int, target: int) -> str:
    """What one has to roll to hit it."""
    least = to_hit(g, target) - bonus(g, role, target)
    return f"{least} or more" if 1 < least <= 6 else "sure to hit" if least <= 1 else "cannot hit"


def describe(g: Busters, act: Action) -> str:
    """An option, as a player reads it."""
    if isinstance(act, a.Fire) and g.active != NOBODY:
        target = target_at(g, g.street.place[act.at])
        if target is not None:
            return f"Fire at {target_words(g, act.at)}: {chance_words(g, g.active, target)}"
    if isinstance(act, a.Fire | a.Attempt | a.Wrangle | a.Cut | a.Aim):
        verb = {a.Fire: "Fire at", a.Attempt: "Overcome", a.Wrangle: "Wrangle", a.Cut: "Let go of", a.Aim: "Choose"}
        return f"{verb[type(act)]} {target_words(g, act.at)}"
    if isinstance(act, a.Use | a.UseBetter):
        gear = GEAR[names.CARD_OF[act.card]]
        return f"Use the {gear.name}{' at its best' if isinstance(act, a.UseBetter) else ''}: {gear.text}"
    if isinstance(act, a.Boost):
        card = CHARACTERS[a.CHARACTER_OF[act.character]]
        return f"{card.tank} ({card.cost} Plazms): {card.text}"
    if isinstance(act, a.Way | a.Walk):
        return f"{'Walk' if isinstance(act, a.Walk) else 'Go'} {COMPASS[WAYS.index(act.way)]}"
    if isinstance(act, a.Enter):
        return f"Get into {RIDES[act.vehicle]}"
    return PLAIN[type(act)].format(act)


PLAIN: Final[dict[type[Action], str]] = {
    a.Be: "Be the {0.character}",
    a.Lead: "{0.character} is next",
    a.Wear: "Wear the {0.pack}",
    a.Park: "Park on {0.space}",
    a.Ready: "Keep the rest in the Ecto-Tank",
    a.Step: "Go to {0.to}",
    a.Stop: "Stop here",
    a.Drive: "Drive with the {0.end} ahead to {0.to}",
    a.Deposit: "Deposit Ghosts and Plazms",
    a.Unload: "Deposit as a Maneuver",
    a.Drop: "Deposit a {0.what}",
    a.Done: "Done",
    a.Clean: "Clean the {0.who}",
    a.Wipe: "The {0.slime} Slime",
    a.Swap: "Switch the Pack of the {0.who}",
    a.Leave: "Get out on {0.to}",
    a.Hand: "Exchange Ghosts and Plazms with the {0.who}",
    a.Trade: "Exchange Equipment with the {0.who}",
    a.Give: "Give the {0.what}",
    a.Take: "Take the {0.what}",
    a.Investigate: "Look into the Goo Pile on {0.at}",
    a.Pick: "The {0.who}",
    a.Yes: "Yes",
    a.No: "No",
    a.File: "File for an extension: the Goo Timer goes up by 2",
    a.Deploy: "Put your Trap on {0.at}",
    a.Retrieve: "Take your Trap back",
    a.Snap: "Trap the Ghost on your Trap",
    a.End: "End the turn",
}
