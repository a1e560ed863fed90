"""What is wanted, and what may be changed for it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct

from hauntbox.games import find
from hauntbox.kernel.options import BadOption, Tunable, kept, span, tunables
from hauntbox.lab.experiments.experiment import BadExperiment
from hauntbox.lab.match import Job
from hauntbox.lab.simulate import job_of

Value = int | str | bool
AIM: Final = re.compile(r"(?P<side>.+?)=(?P<low>\d+(\.\d+)?)%?(-(?P<high>\d+(\.\d+)?)%?)?")
RANGE: Final = re.compile(r"(?P<low>-?\d+):(?P<high>-?\d+)")


class BadWish(BadExperiment):
    """What is wrong with what is wanted, and what would be right, in one line."""


class Aim(Struct, frozen=True):
    """A side's share of wins, from low to high."""

    side: str
    low: float
    high: float

    def distance(self, share: float) -> float:
        return max(self.low - share, share - self.high, 0.0)

    @property
    def words(self) -> str:
        return f"{self.side} {self.low:.0%}" + (f" to {self.high:.0%}" if self.high > self.low else "")


class Field(Struct, frozen=True):
    """An option that may be changed: all numbers from low to high, or any of the values."""

    name: str
    default: Value
    low: int = 0
    high: int = 0
    values: tuple[Value, ...] = ()


class Wish(Struct, frozen=True):
    """All that decides which games are played, but how many."""

    game: str
    scenario: str
    aims: tuple[Aim, ...]
    fields: tuple[Field, ...]
    options: dict[str, Value]  # chosen, and not changed
    bots: tuple[str, ...]
    games: int  # in a trial
    seed: str


@dataclass(frozen=True)
class Words:
    """What somebody has typed."""

    targets: Sequence[str]
    varied: Sequence[str]
    options: Mapping[str, Any]
    scenario: str
    bots: Sequence[str]


def wish_of(game: str, words: Words, games: int, seed: str) -> Wish:
    """Checked, so that a slip of the pen is told before the first game."""
    kind = find(game)
    job = job_of(kind, seed, words.bots, words.options, words.scenario or None)
    g = kind.new(job.options, job.scenario, "")
    sides = list(dict.fromkeys([kind.side(g, seat[0]) for seat in kind.seats(job.options, job.scenario)]))
    usual = kept(job.options)
    known = {each.name: each for each in tunables(kind.options)}
    fields = tuple([field_of(each, known, usual) for each in words.varied])
    if not fields:
        raise BadWish("nothing may be changed: name options with --vary; `hauntbox lab tunables` lists them")
    twice = [field.name for field in fields if field.name in words.options]
    if twice:
        raise BadWish(f"{twice[0]} is both chosen with --option and to be varied: take one of them out")
    aims = tuple([aim_of(each, sides) for each in words.targets])
    if not aims:
        raise BadWish(f"nothing is wanted: say --target '{sides[0]}=50%' or --target '{sides[0]}=35-65%'")
    chosen = {name: usual[name] for name in words.options}
    return Wish(game, job.scenario, aims, fields, chosen, tuple(words.bots), games, seed)


def aim_of(text: str, sides: Sequence[str]) -> Aim:
    found = AIM.fullmatch(text)
    if found is None:
        raise BadWish(f"target {text!r}: it looks like {sides[0]}=50% or {sides[0]}=35-65%")
    side = found["side"].strip()
    if side not in sides:
        raise BadWish(f"unknown side {side!r}: there are {', '.join(sides)}")
    low = float(found["low"]) / 100
    high = float(found["high"]) / 100 if found["high"] else low
    if not low <= high <= 1:
        raise BadWish(f"target {text!r}: shares go from 0% to 100%, the lower one first")
    return Aim(side, low, high)


def field_of(text: str, known: Mapping[str, Tunable], usual: Mapping[str, Any]) -> Field:
    """`name`: its whole range; `name=3:9`; `name=a|b`."""
    name, _, given = text.partition("=")
    if name not in known:
        raise BadOption(f"unknown option {name!r}: `hauntbox lab tunables` lists those there are")
    tunable, default = known[name], usual[name]
    if isinstance(tunable.default, bool):
        return Field(name, default, values=(False, True))
    if tunable.choices:
        values = tuple(given.split("|")) if given else tunable.choices
        wrong = [value for value in values if value not in tunable.choices]
        if wrong:
            raise BadOption(f"option {name} cannot be {wrong[0]!r}: {span(tunable)}")
        return Field(name, default, values=values)
    assert tunable.low is not None
    assert tunable.high is not None
    found = RANGE.fullmatch(given) if given else None
    if given and found is None:
        raise BadOption(f"{text!r}: it looks like {name}={tunable.low}:{tunable.high}")
    low, high = (int(found["low"]), int(found["high"])) if found else (tunable.low, tunable.high)
    if not tunable.low <= low < high <= tunable.high:
        raise BadOption(f"{text!r}: {name} is {span(tunable)}, the lower one first")
    return Field(name, default, low, high)


def job_for(wish: Wish, values: Mapping[str, Value], seed: str) -> Job:
    """Numbers that exclude one another are refused."""
    kind = find(wish.game)
    job = job_of(kind, seed, wish.bots, {**wish.options, **values}, wish.scenario)
    kind.lay_out(job.options, job.scenario, "")
    return job


def change(wish: Wish, values: Mapping[str, Value]) -> float:
    """How much is changed, from 0 to 1: each number by its range."""
    parts = []
    for field in wish.fields:
        now = values[field.name]
        if field.values:
            parts.append(float(now != field.default))
        else:
            assert isinstance(now, int)
            assert isinstance(field.default, int)
            parts.append(min(abs(now - field.default) / (field.high - field.low), 1.0))
    return sum(parts) / len(parts)


def fingerprint(wish: Wish) -> str:
    told = (msgspec.to_builtins(wish), find(wish.game).version)
    return blake2b(msgspec.json.encode(told), digest_size=8).hexdigest()
