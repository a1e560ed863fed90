"""What brings about what in a scenario: for every fact that matters the triggers and actions that lead to it. For bots.

A fact is a word and a number: ("flag", 2) is set, ("clue", 0) is read, ("end", 1) has come.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from hauntbox.games.hunter13.cards.monsters import PRINTED
from hauntbox.games.hunter13.content import story_of
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import Place, Story

Fact = tuple[str, int]
Tests = tuple[int, ...]  # that must hold on the way to it
Found = Iterator[tuple[Fact, float, Tests]]

BONUS: Final = 2  # of an ability that somebody is good at
HANDS: Final = {"owns": "item", "carries": "thing"}  # words of a test -> what they ask for
GIVEN: Final = -99  # writing_deeds.NONE: a number that is not given


class Source(NamedTuple):
    """A trigger that scripts wait for, or a free action of hunters."""

    on: str  # the trigger; "": an action
    tiles: int  # bits; 0: any
    places: tuple[Place, ...]  # of an action
    number: int
    tests: Tests
    chance: float
    effort: float  # what the action itself takes, in turns
    number_of: int  # of the heed or the action
    hands: tuple[Fact, ...]  # items and things that whoever does it has with them


@lru_cache(64)
def sources_of(scenario: str, hunters: int) -> dict[Fact, list[Source]]:
    story = story_of(scenario, hunters)
    found: dict[Fact, list[Source]] = {}
    for n, heed in enumerate(story.heeds):
        own: list[tuple[Fact, float, Tests]] = [(("clue", heed.clue), 1.0, ())] if heed.clue >= 0 else []
        for fact, chance, tests in (*own, *facts_of(story, heed.script, 1.0, ())):
            every = (heed.test, *tests)
            source = Source(heed.on, heed.tiles, (), heed.number, every, chance, 0.0, n, in_hand(story, every))
            found.setdefault(fact, []).append(source)
    for n, act in enumerate(story.acts):
        effort = 1.0 if act.cost == "turn" else 0.3
        for fact, chance, tests in [] if act.enemy else facts_of(story, act.script, 1.0, ()):
            every = (act.test, *tests)
            source = Source("", 0, act.places, NOTHING, every, chance, effort, n, in_hand(story, every))
            found.setdefault(fact, []).append(source)
    return found


def in_hand(story: Story, tests: Tests) -> tuple[Fact, ...]:
    terms = [term for test in tests if test != NOTHING for term in story.tests[test]]
    return tuple([(HANDS[term[0]], term[1]) for term in terms if term[0] in HANDS and term[1] >= 0])


@lru_cache(64)
def bosses_of(scenario: str, hunters: int) -> dict[int, tuple[int, int]]:
    """Monsters that the scenario calls: their bonus and the points that they will have, as weak as they may come."""
    story = story_of(scenario, hunters)
    found: dict[int, tuple[int, int]] = {}
    for script in story.scripts:
        for _, _, monster, lot, _, hp, mp, bonus, *_ in [row for row in script if row[0] == "appear"]:
            for each in [monster] if monster >= 0 else story.lots[lot].among:
                printed = PRINTED[each]
                points = [
                    given if given != GIVEN else own for given, own in ((hp, printed[0]), (mp, printed[1])) if own
                ]
                foe = (bonus if bonus != GIVEN else printed[2], min(points))
                found[each] = min(foe, found.get(each, foe))
    return found


def facts_of(story: Story, script: int, chance: float, tests: Tests) -> Found:
    """What a script can bring about, how likely, and under which conditions."""
    if script < 0:
        return
    for verb, *rest in story.script(script):
        if verb in PLAIN:
            yield (PLAIN[verb], rest[0]), chance, tests
        elif verb in MEANT:
            yield from MEANT[verb](story, rest, chance, tests)


def flag(story: Story, rest: list[Any], chance: float, tests: Tests) -> Found:
    yield ("flag" if rest[1] else "unflag", rest[0]), chance, tests


def count(story: Story, rest: list[Any], chance: float, tests: Tests) -> Found:
    number, by, to = rest
    if by != GIVEN:
        yield ("up" if by > 0 else "down", number), chance, tests
    elif to != GIVEN:
        yield ("up" if to > story.counters[number].start else "down", number), chance, tests


def appear(story: Story, rest: list[Any], chance: float, tests: Tests) -> Found:
    if rest[1] >= 0:
        yield ("monster", rest[1]), chance, tests
    elif rest[2] >= 0:
        yield from [(("monster", each), chance, tests) for each in story.lots[rest[2]].among]


def trial(story: Story, rest: list[Any], chance: float, tests: Tests) -> Found:
    """So many of ten cards."""
    _, _, need, passed, failed = rest
    likely = min(max((11 - need + BONUS) / 10, 0.1), 1.0)
    yield from facts_of(story, passed, chance * likely, tests)
    yield from facts_of(story, failed, chance * (1.05 - likely), tests)


def choose(story: Story, rest: list[Any], chance: float, tests: Tests) -> Found:
    for script in rest[3]:
        yield from facts_of(story, script, chance, tests)


def accuse(story: Story, rest: list[Any], chance: float, tests: Tests) -> Found:
    yield from facts_of(story, rest[1], chance / 3, tests)


def either(story: Story, rest: list[Any], chance: float, tests: Tests) -> Found:
    yield from facts_of(story, rest[1], chance, (*tests, rest[0]))
    yield from facts_of(story, rest[2], chance, tests)


def inner(story: Story, rest: list[Any], chance: float, tests: Tests) -> Found:
    yield from facts_of(story, rest[1], chance, tests)


PLAIN: Final = {
    "mark": "marker", "give": "item", "lay": "lay", "carry": "thing", "end": "end", "reveal": "lot", "spend": "up",
    "lure": "lure",
}  # fmt: skip  # verb -> the fact that its first argument is about
MEANT: Final = {
    "set": flag, "count": count, "appear": appear, "trial": trial, "choose": choose, "accuse": accuse, "if": either,
    "each": inner,
}  # fmt: skip
