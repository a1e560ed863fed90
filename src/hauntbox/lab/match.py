"""One game played by bots. The same job and index give the same game in any process."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hauntbox import bots
from hauntbox.bots.bot import Bot
from hauntbox.bots.playout import pick, wander
from hauntbox.kernel.contract import Declaration, Seat
from hauntbox.kernel.options import Options
from hauntbox.kernel.wire import Action, Stuck
from hauntbox.lab.report import Failure, Row, Uses, add_uses

STDLIB = os.path.dirname(os.__file__)
LIMIT = 200_000  # answers in one game; random play of a sound game is over long before


class Job(Struct, frozen=True):
    """What all the games of a simulation have in common."""

    options: Options
    scenario: str
    seed: str
    players: tuple[str, ...]  # a bot for each seat
    watch: bool = False  # what of the scenario is used

    def seed_of(self, index: int) -> str:
        return f"{self.seed}/{index}"


class Match:
    """A game with somebody in every seat."""

    def __init__(self, kind: Declaration, job: Job, index: int) -> None:
        seed = job.seed_of(index)
        self.kind = kind
        self.rng = Random(f"{seed}/order")
        self.g: Any = kind.new(job.options, job.scenario, seed)
        self.watches = job.watch and kind.uses is not None
        self.used: Uses = {}
        self.is_random = set(job.players) == {"random"} and not self.watches
        self.players: dict[int, tuple[Seat, Bot]] = {}  # by mind
        for n, (seat, name) in enumerate(zip(kind.seats(job.options, job.scenario), job.players, strict=True)):
            bot = bots.make(name, f"{seed}/{n}")
            self.players.update(dict.fromkeys(seat, (seat, bot)))

    def advance(self, cap: int) -> int:
        """So many answers, or to the end. Returns how many were decisions between two or more options."""
        if self.is_random:
            return wander(self.g, self.rng, cap)  # needs no view: plain dice are as blind as a bot
        decisions = 0
        for _ in range(cap):
            if not self.g.agenda:
                break
            decisions += self.answer()
            if self.watches:
                self.look_around()
        return decisions

    def look_around(self) -> None:
        """What is in use in some position is in use."""
        assert self.kind.uses is not None
        add_uses(self.used, self.kind.uses(self.g))

    def answer(self) -> bool:
        """Somebody who is waited for answers; True if it was a decision."""
        role, act, options = self.decide()
        self.g.apply(role, act)
        return options > 1

    def decide(self) -> tuple[int, Action, int]:
        """Who answers next, what, and of how many options. Nothing has happened yet, but the dice of bots are used."""
        if self.is_random:
            return pick(self.g, self.rng)
        ask = self.g.asking()
        role = self.rng.choice(ask.waiting(self.g))
        options = ask.legal(self.g, role)
        if len(options) == 1:
            return role, options[0], 1
        mind = ask.mind(self.g, role)
        if mind not in self.players:
            raise Stuck(f"no seat plays mind {mind}, which decides for role {role}")
        seat, bot = self.players[mind]
        return role, bot.choose(self.kind, self.g, role, seat), len(options)


class Endless(Stuck):
    """A game that goes on and on, and where it has come to."""

    def __init__(self, position: str) -> None:
        super().__init__(f"not over after {LIMIT:,} answers")
        self.position = position


def play(kind: Declaration, job: Job, index: int) -> Row:
    """A whole game. A bug in it is written down, with the way to see it again, and stops no other game."""
    try:
        match = Match(kind, job, index)
        decisions = match.advance(LIMIT)
        return replace(finished(kind, match.g, index, decisions), used=match.used)
    except Exception as error:
        return Row(index, failure=failure(kind, job, index, error))


def finished(kind: Declaration, g: Any, index: int, decisions: int) -> Row:
    if g.outcome is None:
        raise Endless(kind.codec.save(g).decode()) if g.agenda else Stuck("nothing left to do, and no outcome")
    roles = g.roles()
    names = tuple([kind.role_name(g, role) for role in roles])
    sides = tuple([kind.side(g, role) for role in roles])
    return Row(index, decisions, g.outcome.rule, names, sides, tuple([g.outcome.scores[role] for role in roles]))


def failure(kind: Declaration, job: Job, index: int, error: Exception) -> Failure:
    """Play it again, slowly, to find the last position that was in order; a game without an end was in order."""
    if isinstance(error, Endless):
        return Failure(job.seed_of(index), str(error), LIMIT, error.position, is_endless=True)
    answers, position = 0, ""
    try:
        match = Match(kind, job, index)
        while match.g.agenda and answers < LIMIT:
            position = kind.codec.save(match.g).decode()
            match.advance(1)
            answers += 1
    except Exception:
        pass  # the same bug again, as hoped
    return Failure(job.seed_of(index), described(error), answers, position)


def described(error: Exception) -> str:
    """The error and the line that caused it, which is never one of Python's own."""
    where = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith(STDLIB)][-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno} {where.name})"
