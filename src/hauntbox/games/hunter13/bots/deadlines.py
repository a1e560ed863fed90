"""When a mission fails by itself: by the round, by a counter that rises with each, or by some other. For bots."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from hauntbox.games.hunter13.bots.causes import Source, sources_of
from hauntbox.games.hunter13.content import story_of
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import FAILURE, Heed, Story
from hauntbox.games.hunter13.content.writing.writing import HIGHEST
from hauntbox.games.hunter13.rules.story.story_tests import holds
from hauntbox.games.hunter13.rules.turn.rounds import item_points, movement
from hauntbox.games.hunter13.state import Mansion


class Fatal(NamedTuple):
    """A counter, and between which numbers it fails the mission."""

    counter: int
    low: int
    high: int
    ticks: tuple[int, ...]  # tests under which the end of each round moves it; none: only what somebody does


class Left(NamedTuple):
    """Rounds until the mission fails by itself."""

    running: float  # by the clocks that run
    all: float  # as if all did, as it is no loss to start one


def rounds_left(g: Mansion) -> Left:
    gone = elapsed(g)
    sure = feared = last_round(g) + 1 - g.round - gone
    for fatal in fatal_counters(g.scenario, g.options.hunters):
        if is_running(g, fatal):
            sure = min(sure, way_left(g, fatal) - gone)
            feared = min(feared, sure)
        elif fatal.ticks:
            feared = min(feared, way_left(g, fatal))
    return Left(max(sure, 0.0), max(feared, 0.0))


def night_left(g: Mansion) -> float:
    """From 1 to 0, by the round alone."""
    return 1.0 - (g.round + elapsed(g)) / (last_round(g) + 1)


def safety(g: Mansion) -> float:
    """How far the counters that only deeds and mishaps move are from failing the mission, from 1 to 0."""
    idle = [fatal for fatal in fatal_counters(g.scenario, g.options.hunters) if not fatal.ticks]
    return max(min([way_left(g, fatal) / max(whole_way(g, fatal), 1) for fatal in idle], default=1.0), 0.0)


def elapsed(g: Mansion) -> float:
    """Of this round: what its end brings does not come as a surprise. A turn that was begun is as good as over."""
    if g.active not in g.order:
        return 0.0
    return (g.order.index(g.active) + is_begun(g)) / len(g.order)


def is_begun(g: Mansion) -> bool:
    """So that nobody dawdles, or drops things, only to put off the end of a turn."""
    role = g.active
    spent = g.moves < movement(g, role) or g.points < item_points(g, role)
    return spent or g.moved or g.fought or g.hinted or g.asked_end or g.called


def is_running(g: Mansion, fatal: Fatal) -> bool:
    return any([holds(g, test, g.active, g.at[g.active]) for test in fatal.ticks])


def last_round(g: Mansion) -> int:
    """The table's, or what the scenario says."""
    return min(g.options.rounds, last_written(g.scenario, g.options.hunters))


def way_left(g: Mansion, fatal: Fatal) -> int:
    value = g.counts[fatal.counter]
    return fatal.low - value if fatal.low > 0 else value - fatal.high


def whole_way(g: Mansion, fatal: Fatal) -> int:
    start = g.story.counters[fatal.counter].start
    return fatal.low - start if fatal.low > 0 else start - fatal.high


# What a scenario says ------------------------------------------------------------------------------------------------


@lru_cache(64)
def last_written(scenario: str, hunters: int) -> int:
    """The last round that is played to its end."""
    story = story_of(scenario, hunters)
    late = [term[1] - 1 for row in lone_tests(story) for term in row if term[0] == "round"]
    heeds = [story.heeds[source.number_of] for source in failing(scenario, hunters) if source.on == "round-ends"]
    late += [heed.least for heed in heeds if heed.least > 0]
    for fatal in fatal_counters(scenario, hunters):
        strokes = [heed.least for heed in ends_of_rounds(scenario, hunters, fatal.counter, "up") if heed.least > 0]
        late += [max(strokes)] if strokes else []
    return min(late, default=HIGHEST)


@lru_cache(64)
def fatal_counters(scenario: str, hunters: int) -> tuple[Fatal, ...]:
    """By an ending's test, or by what is waited for."""
    story = story_of(scenario, hunters)
    spans = [(term[1], term[2], term[3]) for row in lone_tests(story) for term in row if term[0] == "count"]
    heeds = [story.heeds[source.number_of] for source in failing(scenario, hunters)]
    spans += [(heed.number, heed.least, HIGHEST) for heed in heeds if heed.on == "reached"]
    tests = [story.tests[heed.test] for heed in heeds if heed.on == "round-ends" and heed.test != NOTHING]
    spans += [(row[0][1], row[0][2], row[0][3]) for row in tests if len(row) == 1 and row[0][0] == "count"]
    return tuple(
        [
            Fatal(n, low, high, ticks(scenario, hunters, n, "up" if low > 0 else "down"))
            for n, low, high in dict.fromkeys(spans)
        ]
    )


@lru_cache(64)
def stocks(scenario: str, hunters: int) -> tuple[int, ...]:
    """Counters that begin high and go down at the end of rounds, if nobody does anything about it."""
    counters = enumerate(story_of(scenario, hunters).counters)
    return tuple([n for n, each in counters if each.start > 0 and ends_of_rounds(scenario, hunters, n, "down")])


def ticks(scenario: str, hunters: int, counter: int, way: str) -> tuple[int, ...]:
    """Tests of what does it whenever a round ends, whatever else is the case."""
    heeds = ends_of_rounds(scenario, hunters, counter, way, only=True)
    return tuple(dict.fromkeys([heed.test for heed in heeds if heed.again and heed.least < 0]))


def ends_of_rounds(scenario: str, hunters: int, counter: int, way: str, only: bool = False) -> list[Heed]:
    """That move a counter up or down; only those that ask for nothing more before they do."""
    story, sources = story_of(scenario, hunters), sources_of(scenario, hunters)
    moves = [source for source in sources.get((way, counter), ()) if source.on == "round-ends"]
    return [story.heeds[source.number_of] for source in moves if len(source.tests) == 1 or not only]


def lone_tests(story: Story) -> list[tuple[Any, ...]]:
    """Of failures that ask for one thing only."""
    tests = [ending.test for ending in story.endings if ending.grade == FAILURE and ending.test != NOTHING]
    return [story.tests[test] for test in tests if len(story.tests[test]) == 1]


def failing(scenario: str, hunters: int) -> list[Source]:
    """Triggers and actions that bring a failure about."""
    story, sources = story_of(scenario, hunters), sources_of(scenario, hunters)
    lost = [n for n, ending in enumerate(story.endings) if ending.grade == FAILURE]
    return [source for n in lost for source in sources.get(("end", n), ())]
