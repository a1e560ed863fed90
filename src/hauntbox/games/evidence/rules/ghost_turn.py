"""The ghost's turn, passive or hunting, step by step. TURN, PAS, EVT, CNT, HUNT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.evidence.actions import (
    CUT,
    MANIFEST,
    PROLONG,
    REFRAIN,
    RELENT,
    ROLL,
    STOP,
    Cut,
    Manifest,
    Prolong,
    Refrain,
    Relent,
    Roll,
    Step,
)  # fmt: skip
from hauntbox.games.evidence.cards.ghosts import DEMON, YOKAI
from hauntbox.games.evidence.rules import dice
from hauntbox.games.evidence.rules.hunt import (
    cut_countdown,
    end_hunt,
    hunt_roll,
    is_grace,
    is_last_round,
    note_hunted,
    prolong,
    start_kills,
    step_kills,
)  # fmt: skip
from hauntbox.games.evidence.rules.passive import (
    evidence_rolls,
    fade,
    manifest,
    must_manifest,
    sightings,
    touch_dots,
)  # fmt: skip
from hauntbox.games.evidence.rules.sight import look_all
from hauntbox.games.evidence.rules.walking import bars_ghost_step, ghost_steps, walk
from hauntbox.games.evidence.state import GHOST, Haunting, speed
from hauntbox.kernel import agenda
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class GhostTurn(agenda.Step):
    """EVI-TURN-02: first in every round. EVI-TURN-10: the ghost is passive or it hunts."""

    def run(self, g: Haunting) -> None:
        fade(g)  # EVI-TURN-13
        g.stride = speed(g)
        # EVI-KILL-01: only a hunting ghost kills; EVI-PAS-16, EVI-HUNT-17, EVI-HUNT-18: and it leaves out all rolls and
        # the event; EVI-CNT-07: the countdown rests
        if g.hunt:  # EVI-TERM-17
            start_kills(g)  # EVI-TURN-12, EVI-CRU-08
            if g.hunt and g.outcome is None:
                g.facts.append(("spared", tuple(g.at[1:])))
                g.then(HUNT_WALK)
            return
        evidence_rolls(g)  # EVI-TURN-11
        touch_dots(g)
        if is_grace(g):
            g.then(PASSIVE_WALK, EVENT_STEP)  # EVI-TURN-07, EVI-TURN-08: all but the hunt roll, EVI-CNT-03
        else:
            g.then(PASSIVE_WALK, EVENT_STEP, OMEN)  # EVI-PAS-19, EVI-CNT-08, EVI-CNT-10: whoever is where


@dataclass(frozen=True)
class PassiveWalk(Choice):
    """EVI-PAS-17: up to its speed, step by step, in secret."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [*g.moves.ghost[g.at[GHOST]], STOP]

    def legal(self, g: Haunting, role: int) -> list[Action]:
        return ghost_steps(g)

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Step):
            return bars_ghost_step(g, g.house.place[act.to])
        return "" if act == STOP else act.when

    def take(self, g: Haunting, role: int, act: Action) -> None:
        if isinstance(act, Step):
            walk(g, act)  # EVI-DEC-05
            if g.dots:
                touch_dots(g)
        else:
            g.agenda.pop()
            g.stride = 0
            sightings(g)


@dataclass(frozen=True)
class EventStep(agenda.Step):
    """EVI-EVT-04: every ghost rolls, EVI-EVT-05: in secret; only a Myling is bound by it."""

    def run(self, g: Haunting) -> None:
        g.event_roll = dice.roll(g, dice.EVENT)  # EVI-RND-11
        g.then(EVENT)


@dataclass(frozen=True)
class Event(Choice):
    """EVI-EVT-02: the ghost chooses whether a Ghost Event happens; EVI-EVT-03: one a turn, EVI-EVT-18: in any turn."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return (MANIFEST, REFRAIN)

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Refrain):
            return "EVI-TYPE-20" if must_manifest(g) else ""
        return "" if isinstance(act, Manifest) else act.when  # EVI-TYPE-21: a Myling too may choose it

    def answer(self, g: Haunting, act: Action) -> None:
        if isinstance(act, Manifest):
            manifest(g)  # EVI-DEC-06
        g.event_roll = 0
        g.learned = True  # silence tells too: a Myling may not have had the choice


@dataclass(frozen=True)
class Omen(Choice):
    """EVI-CNT-01: the hunt roll cannot be left out. Every type is asked, or the asking would name the Yokai."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return (ROLL, CUT)

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Cut):
            return "" if g.type == YOKAI and not g.cut_used else "EVI-TYPE-23"
        return "" if isinstance(act, Roll) else act.when

    def answer(self, g: Haunting, act: Action) -> None:
        if isinstance(act, Cut):
            cut_countdown(g)  # EVI-DEC-07
        hunt_roll(g)


@dataclass(frozen=True)
class HuntWalk(Choice):
    """EVI-HUNT-19: in secret; every step may end the hunt by a kill."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [*g.moves.ghost[g.at[GHOST]], STOP]

    def legal(self, g: Haunting, role: int) -> list[Action]:
        return ghost_steps(g)

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Step):
            return bars_ghost_step(g, g.house.place[act.to])
        return "" if act == STOP else act.when

    def take(self, g: Haunting, role: int, act: Action) -> None:
        if isinstance(act, Step):
            walk(g, act)  # EVI-DEC-08
            step_kills(g)
            if not g.hunt and g.outcome is None:
                g.agenda.pop()
                g.stride = 0  # EVI-HUNT-12: the rest of the movement is lost
        else:
            g.agenda.pop()
            g.stride = 0
            note_hunted(g, [])
            g.tell("EVI-PAS-18", "moved")


@dataclass(frozen=True)
class EndGhostTurn(agenda.Step):
    """EVI-ITM-12: everybody looks around when the ghost has finished."""

    def run(self, g: Haunting) -> None:
        look_all(g)


@dataclass(frozen=True)
class LastHuntRound(agenda.Step):
    """EVI-TURN-14: first at the end of a round, a hunt that has reached its last round ends or is prolonged."""

    def run(self, g: Haunting) -> None:
        if g.hunt and is_last_round(g):
            if g.prolonged:
                end_hunt(g)
            else:
                g.then(HUNT_ENDS)


@dataclass(frozen=True)
class HuntEnds(Choice):
    """EVI-HUNT-08: after the last hunter's turn. Every type is asked, or the asking would name the Demon."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return (RELENT, PROLONG)

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Prolong):
            return "" if g.type == DEMON else "EVI-TYPE-14"  # EVI-DEC-21: for the others the end is no choice
        return "" if isinstance(act, Relent) else act.when

    def answer(self, g: Haunting, act: Action) -> None:
        if isinstance(act, Prolong):
            prolong(g)  # EVI-DEC-09
        else:
            end_hunt(g)


PASSIVE_WALK = PassiveWalk(GHOST)
EVENT_STEP = EventStep()
EVENT = Event(GHOST)
OMEN = Omen(GHOST)
HUNT_WALK = HuntWalk(GHOST)
HUNT_ENDS = HuntEnds(GHOST)
