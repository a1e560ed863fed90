"""Rounds: the turns, and the end of turns and rounds. ROU, EOR, EVD, BAS"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.actions import Yes
from hauntbox.games.ghostbusters2.cards import characters, troubles
from hauntbox.games.ghostbusters2.cards.kinds import GIANT, KINDS, MARKED, RESTLESS, SHADOW, SHRIEKER
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules import aids, dice
from hauntbox.games.ghostbusters2.rules.asking import YesOrNo
from hauntbox.games.ghostbusters2.rules.combat.reactions import EFFECTS, STEADY, InTurn, behave, in_turn, slots_by_role
from hauntbox.games.ghostbusters2.rules.entities.emerge import ChaseNearest, emerge, lose_trapped
from hauntbox.games.ghostbusters2.rules.figures import drop_base
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.scenario.scenarios import EFFECTS as SCENARIO
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside_entity, nearest_role, seen_entities
from hauntbox.games.ghostbusters2.rules.turn.tank import OPEN_TANK
from hauntbox.games.ghostbusters2.rules.turn.turn import Turn
from hauntbox.games.ghostbusters2.state import (
    NO_NET,
    NOBODY,
    ROLES,
    Busters,
    body,
    has,
    has_base,
    of_kind,
    role_of,
    slots,
    spaces_of,
)  # fmt: skip
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

ALL_MANEUVERS: Final = 99  # more than anybody has

# Turns ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BeginTurn(Step):
    """GBT-ROU-01: one turn for each; GBT-CEN-04: with a Maneuver less after a shriek."""

    role: int

    def run(self, g: Busters) -> None:
        g.active = self.role
        g.spent, g.used, g.extra, g.idle = 0, g.dulled[self.role], 0, False  # GBT-ROU-02
        g.dulled[self.role] = 0
        g.fired, g.encore, g.once, g.aids, g.net = 0, False, 0, 0, NO_NET
        g.tell("GBT-ROU-01", "turn", self.role)
        g.then(TURNS[self.role], END_TURNS[self.role])


TURNS: Final = tuple([Turn(role) for role in ROLES])


@dataclass(frozen=True)
class EndTurn(Step):
    """GBT-ROU-11: what Ghostbusters have, then Entities, Events, the scenario; GBT-CCH-04: an Encore first."""

    role: int

    def run(self, g: Busters) -> None:
        role = self.role
        if has(g, role, characters.FRONTMAN, characters.TOP) and not g.daily & aids.ENCORE:
            g.daily |= aids.ENCORE
            g.encore, g.idle, g.spent, g.extra, g.used = True, True, 0, 1, ALL_MANEUVERS
            g.then(TURNS[role], self)
            return
        strained, g.aids, g.net = g.aids & aids.BARREL_KEPT, 0, NO_NET
        depth = len(g.agenda)
        if g.troubles:
            g.then(TurnEvents(role))
        if SHRIEKER in g.kind:
            # GBT-CEN-04: a Shrieker beside somebody
            loud = [slot for slot in of_kind(g, SHRIEKER) if slot != g.codex and is_beside_entity(g, role, slot)]
            if loud:
                g.then(InTurn("end of turn", tuple(loud)))
        if strained:
            g.then(STEADY)  # GBT-CEQ-03: tokens out of sight now drop
        g.follow(depth, RESOLVED)  # GBT-STR-07


@dataclass(frozen=True)
class TurnEvents(Step):
    role: int

    def run(self, g: Busters) -> None:
        troubles.end_turn(g, self.role)


END_TURNS: Final = tuple([EndTurn(role) for role in ROLES])


def end_of_turn(g: Busters, slot: int, role: int) -> None:
    """GBT-ENT-15: an Entity's Special at the end of a turn."""
    if slot != g.codex:
        behave(g, slot, role, KINDS[g.kind[slot]].each_turn)


EFFECTS["end of turn"] = end_of_turn


# The end of the round ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class EndRound(Step):
    """What happens when everybody has had a turn, in the order of the book."""

    def run(self, g: Busters) -> None:
        g.active, g.rolls = NOBODY, ()
        moving = [s for s in slots(g) if g.kind[s] in RESTLESS or g.bases[s] >> 4 * SHADOW & 15]
        # GBT-EOR-01: Entities, Mini-Bosses, Bosses, Events, the scenario; GBT-EOR-02: the Timer; GBT-EOR-03: the die
        g.then(ROUND_EVENTS, RESOLVED, RUNAWAYS, RESOLVED, TICK, RESOLVED, EVENT_DIE, RESOLVED, ROUND_OVER)
        in_turn(g, "end of round", moving)


def end_of_round(g: Busters, slot: int, role: int) -> None:
    """GBT-BAS-12, GBT-EOR-05: after its Special, GBT-BAS-13: two spaces for each Shadow Base."""
    depth = len(g.agenda)
    if slot != g.codex:
        behave(g, slot, role, KINDS[g.kind[slot]].each_round)  # GBT-ENT-15
    g.after(depth, *[ChaseNearest(slot, 2) for _ in range(has_base(g, slot, SHADOW))])
    g.follow(depth, RESOLVED)


EFFECTS["end of round"] = end_of_round


@dataclass(frozen=True)
class RoundEvents(Step):
    def run(self, g: Busters) -> None:
        troubles.end_round(g)


@dataclass(frozen=True)
class Runaways(Step):
    """GBT-CSC-10: a Brother that is not Deposited by the end of the next round escapes."""

    def run(self, g: Busters) -> None:
        late = [kind for kind, end in g.fugitives if end <= g.round]
        for kind in late if g.round > g.cartridge else []:  # GBT-CEQ-09
            role = next(role for role in ROLES if kind in g.trapped[role])
            g.fugitives = tuple([pair for pair in g.fugitives if pair[0] != kind])
            lose_trapped(g, role, kind)
            g.tell("GBT-CSC-10", "escapes", role, kind)
            emerge(g, kind, spaces_of(g, role)[0], role)
        start = set(g.street.start)
        g.home = any([start.intersection(body(g, slot)) for slot in of_kind(g, GIANT)])  # GBT-CSC-21


@dataclass(frozen=True)
class Tick(Step):
    """GBT-GOO-02: the Goo Timer goes down by 1."""

    def run(self, g: Busters) -> None:
        g.timer -= 1
        g.tell("GBT-GOO-02", "timer", g.timer)


@dataclass(frozen=True)
class EventDie(Step):
    """GBT-EVD-01: five Gate symbols and Chaos; GBT-CCH-12: the Theorist may have it rolled again."""

    def run(self, g: Busters) -> None:
        face = dice.event_die(g)  # GBT-EOR-06
        g.tell("GBT-EVD-01", "event die", face)
        scholar = role_of(g, characters.THEORIST)
        if scholar != NOBODY and has(g, scholar, characters.THEORIST, characters.TOP) and not g.daily & aids.HYPOTHESIS:
            g.then(Hypothesis(scholar, face))
        else:
            resolve_die(g, face)


@dataclass(frozen=True)
class Hypothesis(YesOrNo):
    """GBT-CCH-12: once in a round."""

    face: int

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, Yes):
            g.daily |= aids.HYPOTHESIS
            g.then(EVENT_DIE)
        else:
            resolve_die(g, self.face)  # GBT-EVD-02


def resolve_die(g: Busters, face: int) -> None:
    """GBT-EVD-02: the Gate with the symbol, Open or Closed; GBT-GTE-04: nothing if there is none."""
    if face == 0:
        chaos(g)  # GBT-EVD-04
        return
    gate = g.street.symbols.get(face, NOWHERE)
    if gate >= 0:
        effect = g.sheet.gates.open if g.gates >> gate & 1 else g.sheet.gates.closed  # GBT-GTE-02, GBT-GTE-03
        SCENARIO[effect](g, gate, g.order[0])


def chaos(g: Busters) -> None:
    """GBT-EVD-04: each reacts as if the nearest that sees it had missed it; GBT-EVD-09: who to whom is fixed first."""
    seen, pairs = [seen_entities(g, role) for role in ROLES], []  # GBT-LOS-20: by the Ghostbusters' sight
    for slot in sorted(slots(g), key=lambda slot: g.spot[slot]):
        seers = [role for role in g.order if slot in seen[role]]
        if seers:  # GBT-EVD-05
            pairs.append((slot, nearest_role(g, slot, seers)))
    g.chaos = dice.movement_die(g) + 1  # GBT-EVD-06
    g.tell("GBT-EVD-04", "chaos")
    # GBT-EVD-08: from lowest Class to highest
    g.then(InTurn("miss", tuple([slot for slot, _ in pairs]), slots_by_role(g, pairs)), CHAOS_OVER)


@dataclass(frozen=True)
class ChaosOver(Step):
    def run(self, g: Busters) -> None:
        g.chaos = 0


@dataclass(frozen=True)
class RoundOver(Step):
    """GBT-EOR-04: a new round; GBT-TNK-07: what the Tank gave is over."""

    def run(self, g: Busters) -> None:
        for slot in g.indexed:
            drop_base(g, slot, MARKED)  # GBT-CEQ-22
        g.indexed, g.codex, g.circle, g.relay = (), NOBODY, NOBODY, False
        g.daily, g.calm, g.soothed, g.strides = 0, 0, 0, 0
        g.boosts = (0, 0, 0, 0, 0)
        g.then(RESOLVED, ROUND)  # GBT-STR-06: out of sight without them


@dataclass(frozen=True)
class Round(Step):
    """GBT-ROU-01: the Tank, a turn for each in order (GBT-ORD-02), the end of the round."""

    def run(self, g: Busters) -> None:
        g.round += 1
        g.tell("GBT-ROU-01", "round", g.round, g.timer)
        g.then(OPEN_TANK, *[BEGIN_TURN[role] for role in g.order], END_ROUND)


ROUND: Final = Round()
ROUND_EVENTS: Final = RoundEvents()
RUNAWAYS: Final = Runaways()
TICK: Final = Tick()
EVENT_DIE: Final = EventDie()
ROUND_OVER: Final = RoundOver()
CHAOS_OVER: Final = ChaosOver()
END_ROUND: Final = EndRound()
BEGIN_TURN: Final = tuple([BeginTurn(role) for role in ROLES])
