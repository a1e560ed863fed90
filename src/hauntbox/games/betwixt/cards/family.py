"""The four family members: their sheets and levels. FAM"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards.words import BR, LB, LG, G, T, W

BILL, JOAN, AVELYNN, MADDOX = range(4)  # TGB-CMP-01


class Person(NamedTuple):
    """A dashboard as printed."""

    name: str
    hp: int
    fp: int
    strength: int
    acc: int
    agi: int  # TGB-CMP-03: printed values
    spd: int
    hit: int
    defense: int


FAMILY: Final = (
    Person("Bill", 10, 5, 3, 1, 1, 4, LG, BR),  # TGB-FAM-01, TGB-SET-02
    Person("Joan", 8, 8, 1, 2, 1, 5, LG, T),  # TGB-FAM-02
    Person("Avelynn", 8, 6, 2, 2, 2, 6, LG, T),  # TGB-FAM-03
    Person("Maddox", 7, 7, 1, 2, 2, 5, LG, T),  # TGB-FAM-04
)
NAMES: Final = tuple([person.name for person in FAMILY])
TOP_LEVEL: Final = 6


def grown(fm: int, level: int, arm: bool = True) -> Person:
    """A dashboard at a level; `arm`: Avelynn takes STR at level 3, else ACC."""
    person = FAMILY[fm]
    for step in range(2, level + 1):
        person = LEVELS[fm][step - 2](person, arm)
    return person


def more(person: Person, hp: int = 0, fp: int = 0, strength: int = 0, acc: int = 0, spd: int = 0) -> Person:
    return person._replace(
        hp=person.hp + hp,
        fp=person.fp + fp,
        strength=person.strength + strength,
        acc=person.acc + acc,
        spd=person.spd + spd,
    )


# TGB-FAM-07: each level gained gives the bonus of the FM for that level; from level 2 on.
LEVELS: Final = (
    # TGB-FAM-09
    (
        lambda p, arm: more(p, hp=2),
        lambda p, arm: more(p, strength=1),
        lambda p, arm: p._replace(hit=G),
        lambda p, arm: more(p, hp=2, fp=1),
        lambda p, arm: p._replace(defense=W),
    ),
    # TGB-FAM-10
    (
        lambda p, arm: more(p, fp=2),
        lambda p, arm: more(p, acc=1),
        lambda p, arm: p._replace(defense=BR),
        lambda p, arm: more(p, hp=2, fp=1),
        lambda p, arm: p._replace(hit=LB),
    ),
    # TGB-FAM-11
    (
        lambda p, arm: more(p, hp=1, fp=1),
        lambda p, arm: more(p, strength=1) if arm else more(p, acc=1),
        lambda p, arm: p._replace(hit=G),
        lambda p, arm: more(p, spd=1, hp=1),
        lambda p, arm: p._replace(defense=BR),
    ),
    # TGB-FAM-12
    (
        lambda p, arm: more(p, fp=2),
        lambda p, arm: more(p, acc=1),
        lambda p, arm: p._replace(hit=LB),
        lambda p, arm: more(p, hp=2, fp=1),
        lambda p, arm: more(p, acc=1),
    ),
)
