"""Texts, objectives, flags, counters, and what depends on them. MIS"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards import fate
from hauntbox.games.betwixt.content.mission import UNSAID, Deed
from hauntbox.games.betwixt.rules.hooks import happen
from hauntbox.games.betwixt.rules.mission.conditions import asks_for_doors, count_of, holds, mark_spaces, next_to
from hauntbox.games.betwixt.rules.mission.running import Script, Verb, mission, run_script, waits
from hauntbox.games.betwixt.state import Farm, monsters


def read(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-42: every text is read once in a try."""
    if not g.heard >> deed[1] & 1:
        g.heard |= 1 << deed[1]
        g.tell("TGB-MIS-42", "text", mission(g).text_names[deed[1]])


def objective(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-04: one after the other; only the current one is open. TGB-MIS-05: its token is the Objective Token."""
    if waits(g, script):
        return
    g.objective = deed[1]
    goal = mission(g).goals[deed[1] - 1]
    g.goal = fate.NO_TOKEN if goal.tile == UNSAID else fate.token(fate.MAP, goal.tile)
    awaited = [heed for heed in mission(g).heeds if heed.on == "visited" and heed.tile in (UNSAID, goal.tile)]
    g.visits = 1 << goal.tile if goal.tile != UNSAID and awaited else 0
    g.tell("TGB-MIS-04", "objective", deed[1], goal.label)


def set_flag(g: Farm, deed: Deed, script: Script) -> None:
    g.flags = g.flags | 1 << deed[1] if deed[2] else g.flags & ~(1 << deed[1])


def count(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-19: a counter stays between its bounds; reaching a number counts the first time only.

    TGB-MIS-52: it does not fall below 0 and has no upper bound unless one is named.
    """
    _, counter, by, near = deed
    if near != UNSAID:
        around = next_to(g, mark_spaces(g, near))
        by += len([m for m in monsters(g) if around >> g.at[m] & 1])
    shown = max(0, min(mission(g).counters[counter][1], count_of(g, counter) + by))
    rows = len(mission(g).counters)
    g.counters = replaced(g.counters or (0,) * rows, counter, shown)
    g.tell("TGB-MIS-52", "counter", counter, shown)
    peaks = g.peaks or (0,) * rows
    peak = peaks[counter]
    g.peaks = replaced(peaks, counter, max(peak, shown))
    for number in range(peak + 1, shown + 1):
        happen(g, "counter-reaches", counter, number)


def replaced(row: tuple[int, ...], place: int, n: int) -> tuple[int, ...]:
    return (*row[:place], n, *row[place + 1 :])


def decide(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-56: a condition in the midst of a rule; TGB-MIS-51: whether a door is left is asked after the fight."""
    if asks_for_doors(deed[1]) and waits(g, script):
        return
    run_script(g, deed[2] if holds(g, deed[1]) else deed[3], script.who)


def unlock(g: Farm, deed: Deed, script: Script) -> None:
    """For the Diary."""
    found = [*[f"Collection {n}" for n in deed[1]], *[f"Mission {name}" for name in deed[2]]]
    found += ["Epilogue"] if deed[3] else []  # TGB-CAMP-26
    g.unlocked = (*g.unlocked, *found)
    g.tell("TGB-MIS-39", "unlocked", *found)


STORY_VERBS: Final[dict[str, Verb]] = {
    "read": read,
    "objective": objective,
    "set": set_flag,
    "count": count,
    "if": decide,
    "unlock": unlock,
}
