"""Rounds and turns in their order. TURN, MOVE, ROOM, ECARD"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import PASS
from hauntbox.games.hunter13.cards.events import SLOW
from hauntbox.games.hunter13.cards.people import CONNOISSEUR, DEADLINE, PEOPLE
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.battle.battle_ends import rest
from hauntbox.games.hunter13.rules.hunters.harm import Hurt
from hauntbox.games.hunter13.rules.hunters.relief import AnyTime
from hauntbox.games.hunter13.rules.items.carrying import burden
from hauntbox.games.hunter13.rules.mansion.exploring import EXPLORE, is_unsettled, settle
from hauntbox.games.hunter13.rules.mansion.pawns import stop
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.rules.turn.endings import RESOLVED, check_deadlock, check_end
from hauntbox.games.hunter13.rules.turn.enemy_turn import EnemyTurn
from hauntbox.games.hunter13.rules.turn.turn import Turn
from hauntbox.games.hunter13.state import HP, HUNTER, NOBODY, NOWHERE, Mansion, is_feat, is_haunted
from hauntbox.kernel.agenda import Step

SEATS: Final = range(4)  # of characters at most

FASTER: Final = PEOPLE[DEADLINE].power
DEFTER: Final = PEOPLE[CONNOISSEUR].power


@dataclass(frozen=True)
class Round(Step):
    """GHT-TURN-03: one turn of everybody in seat order, hunters and ENEMY-players alike."""

    def run(self, g: Mansion) -> None:
        g.round += 1
        g.tell("GHT-TURN-03", "round", g.round)
        turns = [BEGIN_TURN[role] for role in g.order]  # GHT-SET-15, GHT-FALL-26
        g.then(*turns, END_ROUND)
        story.happen(g, "first-turn")  # GHT-FMT-09
        story.happen(g, "round-begins", NOBODY, NOWHERE, g.round)  # GHT-FMT-09


@dataclass(frozen=True)
class BeginTurn(Step):
    """GHT-TURN-02: to the player on the left."""

    role: int

    def run(self, g: Mansion) -> None:
        role = self.role
        g.turn += 1
        g.stale += 1
        g.active = role
        fresh_turn(g, role)
        g.tell("GHT-TURN-01", "turn", role)
        holders = [other for other in g.order if g.hand[other] and other != role]
        asked = [other for other in holders if g.status[other] == HUNTER]  # GHT-FALL-19
        if any([g.standing[other].get("AnyTime") != PASS for other in asked]):
            g.then(AnyTime(tuple(asked)), RESOLVED, TakeTurn(role), END_TURN[role])  # GHT-TURN-06
            return
        if role == g.order[0]:
            check_end(g)  # the new round may have brought it
        g.then(END_TURN[role])
        take_turn(g, role)


@dataclass(frozen=True)
class TakeTurn(Step):
    """A hunter's turn, or that of a fallen one; GHT-FALL-24: whoever was restored a moment ago is a hunter."""

    role: int

    def run(self, g: Mansion) -> None:
        take_turn(g, self.role)


def take_turn(g: Mansion, role: int) -> None:
    if g.status[role] != HUNTER:
        g.then(EnemyTurn(role))
        return
    g.then(TURN[role], STEP_TWO[role])
    if g.wasting[role]:
        g.then(Waste(role), Wake(role))
    else:
        wake(g, role)


def fresh_turn(g: Mansion, role: int) -> None:
    g.moves, g.moved, g.points = movement(g, role), False, item_points(g, role)
    g.took = g.called = g.fought = g.hinted = g.asked_end = g.knocked = g.rebuffed = False
    g.stayed, g.entered, g.barred, g.extra = True, NOWHERE, 0, NOWHERE
    g.slowed &= ~(1 << role)


def movement(g: Mansion, role: int) -> int:
    """GHT-SET-11: 2 Movement Points; Deadline gives one more, a card may leave one, what one carries takes some."""
    if g.slowed >> role & 1:
        return SLOW
    less = burden(g, role) if g.things else 0
    return max(0, g.options.moves + (FASTER if is_feat(g, role, DEADLINE) else 0) - less)


def item_points(g: Mansion, role: int) -> int:
    """GHT-SET-12: 1 Item-Acquirement Point; the Connoisseur has one more."""
    return g.options.points + (DEFTER if is_feat(g, role, CONNOISSEUR) else 0)


@dataclass(frozen=True)
class Waste(Step):
    """GHT-ECARD-53: Wasting at the start of each own turn, GHT-ECARD-54: which a relief card may cancel."""

    role: int

    def run(self, g: Mansion) -> None:
        g.then(Hurt(self.role, HP, g.wasting[self.role], "wasting"))


@dataclass(frozen=True)
class Wake(Step):
    role: int

    def run(self, g: Mansion) -> None:
        wake(g, self.role)


def wake(g: Mansion, role: int) -> None:
    """GHT-MOVE-20: whoever begins beside a monster fights it at once, and has no movement step."""
    if g.status[role] == HUNTER and is_haunted(g, g.at[role]):
        stop(g)
        g.then(Battle(g.at[role], role, True), RESOLVED)


@dataclass(frozen=True)
class StepTwo(Step):
    """GHT-ROOM-10: whoever has not left unsettled cards settles them now, GHT-TURN-01: after the movement."""

    role: int

    def run(self, g: Mansion) -> None:
        tile = g.at[self.role]
        if g.status[self.role] != HUNTER:
            return
        stop(g)
        depth = len(g.agenda)
        if not is_haunted(g, tile):
            if not g.explored >> tile & 1:
                g.then(EXPLORE(self.role, tile))
            elif is_unsettled(g, tile):
                settle(g, self.role, tile)
        story.happen(g, "stopped", self.role, tile)  # GHT-FMT-09
        if len(g.agenda) > depth:  # shortcut: else there is nothing new to ask about before the turn ends
            g.after(depth, RESOLVED)


@dataclass(frozen=True)
class EndTurn(Step):
    """GHT-TURN-02."""

    role: int

    def run(self, g: Mansion) -> None:
        if g.spurned[self.role]:
            g.spurned[self.role] -= 1  # GHT-INS-13
        rest(g)  # GHT-BAT-61
        depth = len(g.agenda)
        story.happen(g, "turn-ends", self.role, g.at[self.role])  # GHT-FMT-09
        g.follow(depth, RESOLVED)


@dataclass(frozen=True)
class EndRound(Step):
    """GHT-FMT-18: what happens by itself each round; then the next one."""

    def run(self, g: Mansion) -> None:
        g.then(ROUND_OVER, ROUND)  # GHT-TURN-03
        story.happen(g, "round-ends", NOBODY, NOWHERE, g.round)  # GHT-FMT-09


@dataclass(frozen=True)
class RoundOver(Step):
    """Has the game ended with the round?"""

    def run(self, g: Mansion) -> None:
        check_end(g)
        check_deadlock(g)


ROUND: Final = Round()
END_ROUND: Final = EndRound()
ROUND_OVER: Final = RoundOver()
BEGIN_TURN: Final = tuple([BeginTurn(role) for role in SEATS])
TURN: Final = tuple([Turn(role) for role in SEATS])
STEP_TWO: Final = tuple([StepTwo(role) for role in SEATS])
END_TURN: Final = tuple([EndTurn(role) for role in SEATS])
