"""The ghost's turn, passive or hunting, step by step. TURN, PAS, EVT, CNT, HUNT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.evidence.actions import (
    CUT,
    KILL,
    MANIFEST,
    PROLONG,
    REFRAIN,
    RELENT,
    ROLL,
    STOP,
    Cut,
    Kill,
    Manifest,
    Prolong,
    Refrain,
    Relent,
    Roll,
    Step,
)  # fmt: skip
from hauntbox.games.evidence.cards.ghosts import DEMON, YOKAI
from hauntbox.games.evidence.rules import automaton, dice
from hauntbox.games.evidence.rules.automaton import GhostChoice
from hauntbox.games.evidence.rules.hunt import (
    bars_prey,
    cut_countdown,
    end_hunt,
    fall_countdown,
    hunt_roll,
    is_grace,
    is_last_round,
    note_hunted,
    prolong,
    start_kills,
    step_kills,
    strike,
    turns_left,
)  # fmt: skip
from hauntbox.games.evidence.rules.passive import (
    TAUNTED,
    event_range,
    evidence_rolls,
    fade,
    is_provoked,
    manifest,
    must_manifest,
    sightings,
    touch_dots,
)  # fmt: skip
from hauntbox.games.evidence.rules.sight import look_all
from hauntbox.games.evidence.rules.walking import bars_ghost_step, ghost_steps, walk
from hauntbox.games.evidence.state import GHOST, Haunting, living, speed
from hauntbox.kernel import agenda
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class GhostTurn(agenda.Step):
    """EVI-TURN-02: first in every round. EVI-TURN-10: the ghost is passive or it hunts."""

    def run(self, g: Haunting) -> None:
        fade(g)  # EVI-TURN-13
        # EVI-KILL-01: only a hunting ghost kills; EVI-PAS-16, EVI-HUNT-17, EVI-HUNT-18: and it leaves out all rolls and
        # the event; EVI-CNT-07: the countdown rests
        if g.hunt:  # EVI-TERM-17
            self.hunt(g)
            return
        evidence_rolls(g)  # EVI-TURN-11
        g.stride = speed(g)
        touch_dots(g)
        steps = draft_steps(g) if g.options.original_draft else [PASSIVE_WALK, EVENT_STEP]
        if is_grace(g):
            if g.options.countdown_in_grace:  # EVI-OPT-28
                fall_countdown(g, g.options.countdown_step)
                g.facts.append(("graced",))
            g.then(*steps)  # EVI-TURN-07, EVI-TURN-08: all but the hunt roll, EVI-CNT-03
        else:
            g.then(*steps, OMEN)  # EVI-PAS-19, EVI-CNT-08, EVI-CNT-10: whoever is where; EVI-DRF-10

    def hunt(self, g: Haunting) -> None:
        lives = len(living(g))
        start_kills(g)  # EVI-TURN-12, EVI-CRU-08, EVI-DRF-31
        g.learned = True  # to have lived through it tells where the ghost was not
        if not g.hunt or g.outcome is not None:
            return
        g.stride = speed(g)
        if lives == len(living(g)) and not g.options.one_victim:  # EVI-OPT-25: there it may be about to pick, unseen
            g.facts.append(("spared", tuple(g.at[1:])))
        if g.options.original_draft:
            evidence_rolls(g)  # EVI-DRF-20
            touch_dots(g)  # EVI-DRF-30
            g.then(EVENT_STEP, HUNT_WALK)
        else:
            g.then(HUNT_WALK)


def draft_steps(g: Haunting) -> list[Frame]:
    """EVI-DRF-05, EVI-DRF-07: the event before the movement; EVI-DRF-04: no event in round 1."""
    return [PASSIVE_WALK] if g.round == 1 else [EVENT_STEP, PASSIVE_WALK]


@dataclass(frozen=True)
class PassiveWalk(GhostChoice):
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
            self.stop(g)

    def stop(self, g: Haunting) -> None:
        g.agenda.pop()
        g.stride = 0
        roll_dots(g)  # EVI-DRF-26
        sightings(g)

    def run(self, g: Haunting) -> None:
        g.agenda.append(self)
        for square in automaton.passive_path(g):
            self.take(g, GHOST, g.moves.step[square])
        self.stop(g)


def roll_dots(g: Haunting) -> None:
    """EVI-DRF-26: in the draft one die a ghost turn for all DOTS tokens, whatever the type and the room."""
    if g.options.original_draft and g.dots:
        g.dots_roll = dice.roll(g, dice.DOTS)


@dataclass(frozen=True)
class EventStep(agenda.Step):
    """EVI-EVT-04: every ghost rolls, EVI-EVT-05: in secret; only a Myling is bound by it."""

    def run(self, g: Haunting) -> None:
        g.event_roll = dice.roll(g, dice.EVENT)  # EVI-RND-11
        if g.taunts:
            g.event_roll += TAUNTED  # EVI-OPT-03
        if g.options.event_roll:  # EVI-OPT-05
            self.happen(g)
        else:
            g.then(EVENT)

    def happen(self, g: Haunting) -> None:
        """EVI-OPT-05: nobody chooses."""
        if must_manifest(g):
            manifest(g)
        else:
            g.facts.append(("silence", tuple(g.at[1:])))
            g.tell("EVI-OPT-05", "no event")
        g.event_roll, g.taunts = 0, ()


@dataclass(frozen=True)
class Event(GhostChoice):
    """EVI-EVT-02: the ghost chooses whether a Ghost Event happens; EVI-EVT-03: one a turn, EVI-EVT-18: in any turn."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return (MANIFEST, REFRAIN)

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Refrain):
            if is_provoked(g):
                return "EVI-OPT-04"
            return "EVI-TYPE-20" if must_manifest(g) else ""
        return "" if isinstance(act, Manifest) else act.when  # EVI-TYPE-21: a Myling too may choose it

    def answer(self, g: Haunting, act: Action) -> None:
        if isinstance(act, Manifest):
            manifest(g)  # EVI-DEC-06
        g.event_roll, g.taunts = 0, ()
        g.learned = True  # silence tells too: a Myling may not have had the choice

    def decide(self, g: Haunting) -> Action:
        """EVI-AUT-18: what is forced happens at every level."""
        return MANIFEST if automaton.wants_event(g, event_range(g)) or must_manifest(g) else REFRAIN


@dataclass(frozen=True)
class Omen(GhostChoice):
    """EVI-CNT-01: the hunt roll cannot be left out. Every type is asked, or the asking would name the Yokai."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return (ROLL, CUT)

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if isinstance(act, Cut):
            return "" if can_cut(g) else "EVI-TYPE-23"
        return "" if isinstance(act, Roll) else act.when

    def answer(self, g: Haunting, act: Action) -> None:
        if isinstance(act, Cut):
            cut_countdown(g)  # EVI-DEC-07
        hunt_roll(g)

    def decide(self, g: Haunting) -> Action:
        return CUT if can_cut(g) and automaton.wants_cut(g) else ROLL


def can_cut(g: Haunting) -> bool:
    """EVI-TYPE-23: a Yokai, once between two resets; EVI-OPT-21, EVI-OPT-22: unless its countdown is another one."""
    return g.type == YOKAI and not g.cut_used and not g.options.yokai_steep and not g.options.yokai_flat


@dataclass(frozen=True)
class HuntWalk(GhostChoice):
    """EVI-HUNT-19: in secret; every step may end the hunt by a kill."""

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [*[KILL[role] for role in g.prey], *g.moves.ghost[g.at[GHOST]], STOP]

    def legal(self, g: Haunting, role: int) -> list[Action]:
        return [KILL[role] for role in g.prey] if g.prey else ghost_steps(g)

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if g.prey or isinstance(act, Kill):
            return bars_prey(g, act)
        if isinstance(act, Step):
            return bars_ghost_step(g, g.house.place[act.to])
        return "" if act == STOP else act.when

    def take(self, g: Haunting, role: int, act: Action) -> None:
        if isinstance(act, Step):
            walk(g, act)  # EVI-DEC-08
            if g.options.original_draft:
                touch_dots(g)  # EVI-DRF-30
            step_kills(g)
            self.rest(g)
        elif isinstance(act, Kill):
            g.prey = ()
            strike(g, [KILL.index(act)])  # EVI-DEC-20
            self.rest(g)
        else:
            self.stop(g)

    def stop(self, g: Haunting) -> None:
        g.agenda.pop()
        g.stride = 0
        note_hunted(g, [])
        self.finish(g)

    def rest(self, g: Haunting) -> None:
        if not g.hunt and g.outcome is None:
            g.agenda.remove(self)
            g.stride = 0  # EVI-HUNT-12: the rest of the movement is lost

    def finish(self, g: Haunting) -> None:
        if g.options.original_draft:
            roll_dots(g)
            sightings(g)  # EVI-DRF-30
        else:
            g.tell("EVI-PAS-18", "moved")

    def run(self, g: Haunting) -> None:
        """EVI-AUT-29: among several victims the first in turn order."""
        g.agenda.append(self)
        way: list[int] | None = None
        while self in g.agenda:
            if g.prey:
                self.take(g, GHOST, KILL[g.prey[0]])  # EVI-AUT-29
            elif way is None:
                way = automaton.hunt_path(g, turns_left(g))
            elif way:
                self.take(g, GHOST, g.moves.step[way.pop(0)])
            else:
                self.stop(g)


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
class HuntEnds(GhostChoice):
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

    def decide(self, g: Haunting) -> Action:
        return PROLONG if g.type == DEMON and automaton.wants_more(g) else RELENT


PASSIVE_WALK = PassiveWalk(GHOST)
EVENT_STEP = EventStep()
EVENT = Event(GHOST)
OMEN = Omen(GHOST)
HUNT_WALK = HuntWalk(GHOST)
HUNT_ENDS = HuntEnds(GHOST)
