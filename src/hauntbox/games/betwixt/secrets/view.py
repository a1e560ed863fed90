"""What a seat may know: everything but the order of decks and which tokens lie in which Fate Bag. HID

TGB-HID-01: the game is fully co-operative, so every seat, and an onlooker, knows the same but for the questions that
it is asked. TGB-HID-11: that holds for teams too.
"""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.secrets.view_structs import Deck, Member, MonsterView, Part, View
from hauntbox.games.betwixt.state import FIRST, FMS, Farm, monsters
from hauntbox.kernel.agenda import agenda_words
from hauntbox.kernel.contract import Seat, asks
from hauntbox.kernel.known import public_part

HIDDEN: Final = -1  # a token in a bag
# TGB-HID-01: what lies open on the table. A field that is not named here is hidden.
MAP: Final = (
    "laid", "doors", "walled", "breached", "secret", "apart", "traps", "treasures", "machines", "trap_more",
    "surprises", "marks", "paths", "goal", "visits", "cleared", "teams", "team", "idle", "camps", "shares",
)  # fmt: skip
# How far the mission has come. Its texts and tables are no part of a position.
STORY: Final = (
    "mission", "objective", "flags", "counters", "peaks", "heard", "happened", "eventful", "marked", "deeds", "fights",
    "fight_names", "late", "altered", "pieces", "ending", "unlocked",
)  # fmt: skip
GOODS: Final = (
    "tokens",
    "pool",
    "stash",
    "purse",
    "trophies",
    "temporary",
    "books",
    "syringes",
    "arm",
    "collections",
    "lent",
    "diary",
)
FIGHT: Final = (
    "phase", "round", "groups", "ready", "prepared", "acted", "ambush", "present", "new_tiles", "lost", "held", "used",
    "reacted", "active", "acts", "did", "talented", "struck", "free", "bled", "visited", "changes",
)  # fmt: skip
BLOW: Final = ("hitter", "victim", "first", "means", "hits", "harms", "wards", "bought", "landed", "dealt")
FIGURES: Final = ("at", "hp", "status", "kind", "spot", "weapon", "target", "face", "misses", "blame")
PEOPLE: Final = (
    "post", "fp", "level", "xp", "points", "talents", "cards", "chips", "skill", "practice", "slain", "last_weapon",
)  # fmt: skip
PUBLIC: Final = ("options", "map", "inside", *MAP, *STORY, *GOODS, *FIGHT, *BLOW, *FIGURES, *PEOPLE)
EMPTY: Final = Farm()


def known(g: Farm, seat: Seat) -> Farm:
    """TGB-HID-01: the position as it lies on the table; every seat knows the same. TGB-HID-11: with teams too."""
    if g.known_to == seat:
        return g
    k: Farm = public_part(g, seat, EMPTY, PUBLIC)
    k.bags = [(HIDDEN,) * len(bag) for bag in g.bags]  # TGB-HID-02, TGB-HID-03: how many tokens; which: see `inside`
    k.decks = [tuple(sorted(deck)) for deck in g.decks]  # TGB-HID-04: what lies in them, not the order
    k.arms = [tuple(sorted(deck)) for deck in g.arms]
    k.arms_out = [tuple(sorted(deck)) for deck in g.arms_out]
    return k


def view(g: Farm, seat: Seat) -> View:
    return shown(known(g, seat), seat)


def part(k: Farm, names: tuple[str, ...]) -> Part:
    """Some of the fields, by name."""
    return {name: plain(getattr(k, name)) for name in names}


def plain(value: Any) -> Any:
    """A set of spaces does not fit into a number of JSON: it is written in hexadecimal."""
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    return hex(value) if isinstance(value, int) and not -(2**53) < value < 2**53 else value


def shown(k: Farm, seat: Seat) -> View:
    """Return what the seat knows, as data."""
    return View(
        map=part(k, MAP),
        story={**part(k, STORY), **opened(k)},
        family=[member(k, fm) for fm in range(FMS) if k.post],
        monsters=[monster(k, m) for m in monsters(k)],
        guests=[k.at[who] for who in range(FMS, FIRST) if k.at],
        goods=part(k, GOODS),
        bags=[len(bag) for bag in k.bags],
        inside=k.inside,
        decks=[Deck(deck) for deck in (*k.decks, *k.arms)],
        discards=[Deck(deck) for deck in k.arms_out],
        fight=part(k, FIGHT),
        attack=part(k, BLOW),
        drawn=k.drawn,
        minds=k.minds,
        agenda=agenda_words(k.agenda),
        asks=asks(k, seat),
        outcome=k.outcome,
    )


def opened(k: Farm) -> Part:
    """TGB-HID-10: of the mission its title and what one does in it; its text, a player's own, holds all of it.

    TGB-HID-06, TGB-HID-07: what tokens mean, later objectives and Secret Rooms are read when they are due.
    """
    mission = mission_of(k.mission)
    return {"mission": mission.title, "task": mission.task}


def member(k: Farm, fm: int) -> Member:
    """A dashboard, and the figure of the FM."""
    figure = {name: plain(getattr(k, name)[fm]) for name in (*FIGURES, *PEOPLE)}
    return Member(**figure)


def monster(k: Farm, m: int) -> MonsterView:
    return MonsterView(number=m, **{name: getattr(k, name)[m] for name in FIGURES})
