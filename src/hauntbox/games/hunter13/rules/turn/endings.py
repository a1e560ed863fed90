"""How the game ends, and when it is stuck. END, FALL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import NO, YES
from hauntbox.games.hunter13.cards.rooms import CHUTE, CHUTE_LANDING
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import FAILURE
from hauntbox.games.hunter13.rules.mansion.exploring import is_unsettled
from hauntbox.games.hunter13.rules.mansion.house import floor_of, is_tower_unused, leads_out, ways
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.rules.story.story_tests import holds
from hauntbox.games.hunter13.state import FIRST_FLOOR, HUNTER, SECOND_FLOOR, Mansion, hunters
from hauntbox.kernel.agenda import Step, Window
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action, Outcome

LOST, HALF, WON = 0.0, 0.5, 1.0
SPITE: Final = 0.1  # of an ENEMY-player, to whom a failure is worth so little that no hunter falls for it


@dataclass(frozen=True)
class Resolved(Step):
    """Something is fully resolved: has the game ended?"""

    def run(self, g: Mansion) -> None:
        check_end(g)


def check_end(g: Mansion) -> None:
    """GHT-END-01: the scenario's conditions, in their order; GHT-END-02, GHT-FALL-28: all characters have fallen."""
    if g.outcome is not None:
        return
    if story.ended(g):
        conclude(g)
    elif HUNTER not in g.status:
        finish(g, "GHT-END-02", False)


def conclude(g: Mansion) -> None:
    """The ending that has come is `g.result`."""
    finish(g, "GHT-END-01", g.story.endings[g.result].grade != FAILURE)


def finish(g: Mansion, rule: str, won: bool) -> None:
    """All hunters win or lose together; GHT-FALL-29: ENEMY-players win when they lose."""
    g.tell(rule, "won" if won else "lost", g.result)
    scores = [score(g, role, won) for role in range(len(g.who))]
    g.end(Outcome(rule, (*scores, *[HALF] * (len(g.minds) - len(scores)))))


def score(g: Mansion, role: int, won: bool) -> float:
    if not won and is_traitor(g, role):
        return WON
    if g.status[role] == HUNTER:
        return WON if won else LOST
    return LOST if won and not has_goal(g) else SPITE


def is_traitor(g: Mansion, role: int) -> bool:
    """GHT-SO-12: whom the lot drew wins with the other side."""
    lot = g.story.endings[g.result].traitor if g.result >= 0 else NOTHING
    return lot != NOTHING and g.lots[lot] == role


def has_goal(g: Mansion) -> bool:
    """GHT-FALL-29: the ENEMY side has reached what the scenario tells it to."""
    goal = g.story.fallen.goal
    return goal != NOTHING and holds(g, goal)


# Deadlock ------------------------------------------------------------------------------------------------------------


def reach(g: Mansion) -> int:
    """Every tile that some hunter can come to, by whatever way; locks and ladders may yet be opened or found."""
    seen = 0
    front = [g.at[role] for role in hunters(g)]
    while front:
        tile = front.pop()
        if not seen >> tile & 1:
            seen |= 1 << tile
            front += places(around(g, tile) & ~seen)
    return seen


def around(g: Mansion, tile: int) -> int:
    up = 1 << CHUTE if tile == CHUTE_LANDING and g.cell[CHUTE] >= 0 else 0
    return ways(g, tile) | up


def is_deadlocked(g: Mansion) -> bool:
    """GHT-END-04: no unopened door, unexplored tile, unsettled card or clue can be reached any more."""
    if any([not act.enemy for act in g.story.acts]):
        return False  # the scenario offers something
    reached = reach(g)
    tiles = places(reached)
    if any([not g.explored >> tile & 1 or is_unsettled(g, tile) or g.locks[tile] for tile in tiles]):
        return False
    if g.pile and any([can_open(g, tile) for tile in tiles]):
        return False
    return not has_hope(g, reached)


def has_hope(g: Mansion, reached: int) -> bool:
    """The scenario still waits for something that may happen where hunters can come."""
    for n, heed in enumerate(g.story.heeds):
        waits = heed.clue >= 0 and heed.on != "deadlock" and not g.seen >> n & 1
        if waits and (not heed.tiles or heed.tiles & reached):
            return True
    return any([lair >= 0 and reached >> lair & 1 for lair in g.lair])


def can_open(g: Mansion, tile: int) -> bool:
    floor = floor_of(g, tile)
    if is_tower_unused(g, tile) and not g.blocked >> FIRST_FLOOR + SECOND_FLOOR - floor & 1:
        return True
    return bool(leads_out(g, tile)) and not g.blocked >> floor & 1


def check_deadlock(g: Mansion) -> None:
    """GHT-END-03: play is over; GHT-END-05: after so many rounds it counts as a deadlock."""
    if g.outcome is not None:
        return
    if g.round >= g.options.rounds:
        stall(g, "GHT-END-05")
    elif is_deadlocked(g):
        stall(g, "GHT-END-04")


def stall(g: Mansion, rule: str) -> None:
    """GHT-END-06: the mission has failed, unless the scenario says otherwise."""
    if "deadlock" in g.story.by_trigger:
        g.then(Stalled(rule))
        story.happen(g, "deadlock")  # GHT-FMT-09
    else:
        finish(g, rule, False)


@dataclass(frozen=True)
class Stalled(Step):
    """The scenario has had its say."""

    rule: str

    def run(self, g: Mansion) -> None:
        check_end(g)
        if g.outcome is None:
            finish(g, self.rule, False)


@dataclass(frozen=True)
class Agree(Window):
    """GHT-END-04, GHT-DEC-40: all hunters agree that nothing can be done any more."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (YES, NO)

    def open(self, g: Mansion, answers: list[tuple[int, Action]]) -> None:
        agreed = all([act == YES for _, act in answers])
        g.tell("GHT-DEC-40", "agreed" if agreed else "disagreed")
        if agreed:
            stall(g, "GHT-END-03")


RESOLVED: Final = Resolved()
