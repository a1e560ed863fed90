"""What players read on cards and tiles, with the numbers that the table plays.

A text has fields in braces. A field is named for the deed of the card's script whose number it shows (`{hurt}`, and
`{hurt_2}` for a second one), for an option, or for a number of the entry itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec.structs import asdict

from hauntbox.games.hunter13.cards.events import CARDS, EVENT_CARDS, SLOW
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.monsters import CLINGS, MONSTER_CARDS, ability_text, power
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.content.book import Script
from hauntbox.games.hunter13.options import Options

CHECKED: Final = ("falling", "escape", "shut_doors", "locked_doors", "grimoire", "bunch")  # options that are targets


class Texts(NamedTuple):
    """By number: T-1, E-1 and I-1 are 0."""

    rooms: tuple[str, ...]
    events: tuple[str, ...]
    items: tuple[str, ...]
    people: tuple[str, ...]  # their feats


def needed(o: Options, need: int, kind: str) -> int:
    """Return the target number of a check, as the table plays it."""
    return (o.falling if kind == "fall" else need) + o.checks


@lru_cache(16)
def texts(o: Options) -> Texts:
    """Return all texts at this table."""
    said = table_numbers(o)
    return Texts(
        tuple([room.text.format(**said, **numbers(o, room.incident), seal=room.seal + o.checks) for room in ROOMS]),
        tuple([event_text(n, o, said) for n in range(len(CARDS))]),
        tuple([item.text.format(**{**said, **item._asdict(), **numbers(o, item.missed)}) for item in ITEM_CARDS]),
        tuple([feat_text(who, o) for who in range(len(PEOPLE))]),
    )


def event_text(card: int, o: Options, said: dict[str, int]) -> str:
    monster = card - len(EVENT_CARDS)
    if 0 <= monster < len(MONSTER_CARDS):
        printed = MONSTER_CARDS[monster]
        return ability_text(printed.hp, printed.mp, printed.abilities, said["escape"])
    return CARDS[card].text.format(**said, **numbers(o, (*CARDS[card].script, *CARDS[card].later)))


def feat_text(who: int, o: Options) -> str:
    power = PEOPLE[who].power
    return PEOPLE[who].text.format(power=power, moves=o.moves + power, points=o.points + power)


def table_numbers(o: Options) -> dict[str, int]:
    """Return the numbers of the table, with what it adds to every check."""
    found: dict[str, int] = {name: value for name, value in asdict(o).items() if name not in CHECKED}
    return {**found, **{name: getattr(o, name) + o.checks for name in CHECKED}, "slow": SLOW, "held": power(CLINGS)}


def numbers(o: Options, script: Script) -> dict[str, int]:
    """Return the numbers of a script's deeds by field name, those in inner scripts too."""
    found: dict[str, int] = {}
    for verb, amount in amounts(o, script):
        name = verb.replace("-", "_")
        twice = sum([each == name or each.startswith(f"{name}_") for each in found])
        found[f"{name}_{twice + 1}" if twice else name] = amount
    return found


def amounts(o: Options, script: Script) -> Iterator[tuple[str, int]]:
    """Yield every number in the order of reading: of a check its target, of other deeds what comes last."""
    for verb, *given in script:
        if verb == "check":
            yield verb, needed(o, given[1], given[4])
        elif verb == "helping-hand":
            yield verb, given[0]
        if given and isinstance(given[-1], int):
            yield verb, given[-1]
        for each in given:
            if isinstance(each, list):
                yield from amounts(o, tuple(each))
