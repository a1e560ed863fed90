"""What each effect of a scenario file becomes: the arguments of its verb. GHT-FMT-11"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.hunter13.content.sheet_tests import FLOORS
from hauntbox.games.hunter13.content.writing.writing_words import serial

ABILITIES: Final = {"ST": 0, "DX": 1, "IN": 2, "WP": 3}
KINDS: Final = {"hp": 0, "mp": 1}
GIFTS: Final = {"double": 1, "multiple": 2, "two-cards": 4}
NONE: Final = -99  # a number that is not given

VERB_OF: Final = {
    "check": "trial",
    "lock": "shut",
    "door": "breach",
    "play": "settle-card",
    "unlock": "reopen",
}  # cards have these words

Row = tuple[Any, ...]


def count(s: Any, e: Any) -> Row:
    return s.counters[e.counter], NONE if e.by is None else e.by, s.number(e.to, NONE)


def appear(s: Any, e: Any) -> Row:
    gifts = sum([GIFTS[gift] for gift in e.gifts])
    return (
        s.place(e.at), -1 if e.monster is None else serial(e.monster) - 30, -1 if e.lot is None else s.lots[e.lot],
        -1 if e.like is None else s.lots[e.like], s.number(e.hp, NONE), s.number(e.mp, NONE),
        NONE if e.bonus is None else e.bonus, -1 if e.more is None else s.counters[e.more],
        -1 if e.attack is None else KINDS[e.attack], gifts, int(e.battle),
    )  # fmt: skip


def check(s: Any, e: Any) -> Row:
    return s.who(e.who), ABILITIES[e.ability], s.number(e.need), s.scripts(e.passed), s.scripts(e.failed)


def lay(s: Any, e: Any) -> Row:
    return serial(e.tile), tuple([FLOORS.index(floor) for floor in e.floors])


def choose(s: Any, e: Any) -> Row:
    """Three tuples beside one another: texts, tests, scripts."""
    texts = tuple([s.text(option.text) for option in e.options])
    tests = tuple([s.test(option.test) for option in e.options])
    return s.who(e.who), texts, tests, tuple([s.script(option.effects) for option in e.options])


DEEDS: Final[dict[str, Callable[[Any, Any], Row]]] = {
    "read": lambda s, e: (s.text(e.text), s.who(e.to)),
    "set": lambda s, e: (s.flags[e.flag], int(e.on)),
    "count": count,
    "mark": lambda s, e: (s.markers[e.marker], s.place(e.at)),
    "give": lambda s, e: (serial(e.item), s.who(e.to), s.place(e.at)),
    "take": lambda s, e: (serial(e.item),),
    "appear": appear,
    "stalk": lambda s, e: (serial(e.monster) - 30, tuple([s.place(place) for place in e.to]), s.number(e.steps)),
    "vanish": lambda s, e: (serial(e.monster) - 30,),
    "damage": lambda s, e: (s.who(e.who), KINDS[e.kind], s.number(e.amount), int(e.sure)),
    "heal": lambda s, e: (s.who(e.who), KINDS[e.kind], s.number(e.amount)),
    "insanity": lambda s, e: (s.who(e.who), s.number(e.amount)),
    "calm": lambda s, e: (s.who(e.who), s.number(e.amount)),
    "waste": lambda s, e: (s.who(e.who), s.number(e.amount)),
    "cure": lambda s, e: (s.who(e.who),),
    "check": check,
    "lock": lambda s, e: (s.place(e.at),),
    "unlock": lambda s, e: (s.place(e.at),),
    "door": lambda s, e: (),
    "lay": lay,
    "withdraw": lambda s, e: (-1 if e.tile is None else serial(e.tile), tuple([serial(tile) for tile in e.keep])),
    "rotate": lambda s, e: (s.place(e.at),),
    "shuffle": lambda s, e: (e.pile,),
    "deepen": lambda s, e: (s.who(e.who), e.amount),
    "inspire": lambda s, e: (s.who(e.who),),
    "bless": lambda s, e: (s.who(e.who), e.amount),
    "carry": lambda s, e: (s.things[e.thing], s.who(e.who), s.place(e.at)),
    "mirror": lambda s, e: (s.things[e.thing],),
    "lure": lambda s, e: (s.things[e.thing], s.place(e.to)),
    "transport": lambda s, e: (s.who(e.who), s.place(e.to)),
    "fall": lambda s, e: (s.who(e.who),),
    "restore": lambda s, e: (s.who(e.who),),
    "rule": lambda s, e: (e.name, e.value),
    "reveal": lambda s, e: (s.lots[e.lot],),
    "choose": choose,
    "accuse": lambda s, e: (s.lots[e.lot], s.scripts(e.right), s.scripts(e.wrong)),
    "spend": lambda s, e: (s.counters[e.counter],),
    "play": lambda s, e: (serial(e.card),),
    "if": lambda s, e: (s.test(e.test), s.scripts(e.then), s.scripts(e.else_)),
    "each": lambda s, e: (s.who(e.who), s.scripts(e.effects)),
    "end": lambda s, e: (s.endings[e.ending],),
}
