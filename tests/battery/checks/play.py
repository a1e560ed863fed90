"""Checks of play: games end, options are exact, copies agree, nothing is lost and nothing outside the game matters."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import zip_longest
from random import Random

import pytest
from msgspec import json

from battery.trial import Trial, moves, news, play_on, step
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.wire import NOBODY, Action, Refused

REFUSALS = 12  # illegal actions tried in each position
ALONE = 100  # actions that are judged one by one too, for each role in each position, besides those that are free
PATIENCE = 900.0  # seconds for another process, however busy the machine is


def check_ends(trial: Trial) -> None:
    """Random games end by a rule, with a score for every role."""
    for n in range(trial.games):
        g = last(trial, n)
        assert g.outcome
        assert g.outcome.rule in trial.rules, f"no such rule: {g.outcome}"
        assert len(g.outcome.scores) == len(g.minds)
        assert all(0 <= score <= 1 for score in g.outcome.scores), f"out of range: {g.outcome}"
        assert trial.kind.codec.load(trial.kind.codec.save(g)) == g, f"the end is not saved {trial.where(g)}"


def last(trial: Trial, n: int) -> Game:
    g = trial.start(n)
    for _ in trial.play(n, g):
        pass
    return g


def check_universe(trial: Trial) -> None:
    """Every action can be told from every other, in bytes and in words, and names the rule of its moment."""
    decode = json.Decoder(trial.kind.codec.structs).decode
    for g in trial.sample(6):
        universe = trial.kind.universe(g)
        assert len(universe) == len(set(universe)) == len({str(act) for act in universe})
        for act in universe:
            assert act.when in trial.rules, f"{act!r}: {act.when!r} is not in the ledger"
            assert decode(json.encode(act)) == act
            assert trial.kind.describe(g, act)


def check_legal(trial: Trial) -> None:
    """Exactly what no rule forbids can be done, whether it is asked of all actions together or of one."""
    rng = Random(6)
    for g in trial.positions:
        universe = trial.kind.universe(g)
        for role in g.roles():
            legal, rules = g.legal(role), dict(zip(universe, g.refusals(role, universe), strict=True))
            free = {act for act, rule in rules.items() if not rule}
            some = [*free, *rng.sample(universe, min(ALONE, len(universe)))]
            same = all([rules[act] == g.why_not(role, act) for act in some])
            assert same, f"for role {role} actions are judged otherwise together than one by one {trial.where(g)}"
            assert set(legal) == free, f"role {role}: {sorted(map(str, set(legal) ^ free))} {trial.where(g)}"
            assert len(legal) == len(set(legal)), f"role {role} is offered {legal} {trial.where(g)}"
            assert set(legal) <= set(g.candidates(role)), f"role {role} is not shown all of {legal} {trial.where(g)}"
            assert legal or role not in g.waiting(), f"role {role} has nothing to answer {trial.where(g)}"


def check_refusals(trial: Trial) -> None:
    """A refusal names a rule of the ledger and leaves the position alone."""
    for g in trial.positions:
        before = trial.kind.codec.digest(g)
        for role in g.roles():
            universe = trial.kind.universe(g)
            illegal = [act for act, rule in zip(universe, g.refusals(role, universe), strict=True) if rule]
            for act in Random(before).sample(illegal, min(REFUSALS, len(illegal))):
                rule = refused_by(g, role, act)
                assert rule in trial.rules, f"{act} is refused by {rule!r}, which is not in the ledger"
        assert trial.kind.codec.digest(g) == before, f"a refusal changed something {trial.where(g)}"


def refused_by(g: Game, role: int, act: Action) -> str:
    with pytest.raises(Refused) as refusal:
        g.play(role, act)
    assert refusal.value.rule == g.why_not(role, act)
    return refusal.value.rule


def check_copies(trial: Trial) -> None:
    """Clones, saves and the original agree, and what happens to one does not happen to another."""
    codec = trial.kind.codec
    for g in trial.positions:
        loaded, copy = codec.load(codec.save(g)), g.clone()
        assert loaded == copy == g, f"a copy differs {trial.where(g)}"
        assert codec.digest(loaded) == codec.digest(copy) == codec.digest(g)
        play_some(copy, 20)
        assert loaded == g, f"playing on a clone changed the original {trial.where(g)}"


def play_some(g: Game, decisions: int) -> None:
    rng = Random(1)
    for _ in range(decisions):
        if g.waiting():
            step(g, rng)


def check_replays(trial: Trial) -> None:
    """The journal alone gives the game again: actions, and outcomes of chance by purpose, those of set-up too."""
    for n in range(4):
        g, again, rng = trial.lay_out(n), trial.lay_out(n), Random(n)
        g.events, again.seed = [], "another"
        g.settle()
        journal = []
        while g.waiting():
            journal.append(step(g, rng))
        for purpose, values in outcomes(g).items():
            again.rig(purpose, *values)
        again.settle()
        for role, act in journal:
            assert not again.why_not(role, act), f"game {n} does not replay: role {role} may not {act}"
            again.apply(role, act)
        again.seed = g.seed
        assert trial.kind.codec.digest(again) == trial.kind.codec.digest(g), f"game {n} does not replay"


def outcomes(g: Game) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for event in news(g):
        if event.what == "chance" and event.to == NOBODY:
            found.setdefault(event.rule, []).append(int(event.facts[0]))
    return found


def check_solitude(trial: Trial) -> None:
    """Games side by side do not touch each other."""
    for n in range(2):
        alone, pair = last(trial, n), [trial.start(n), trial.start(n)]
        for a, b in zip_longest(trial.play(n, pair[0]), trial.play(n, pair[1])):
            assert a == b, f"game {n} goes another way in company"
        assert pair == [alone, alone], f"game {n} goes another way in company"


def check_components(trial: Trial) -> None:
    """Nothing is lost and nothing comes from nowhere."""
    for n in range(trial.games):
        box: Counter[str] | None = None
        for g in trial.play(n):
            now = trial.kind.components(g)
            box = box or now
            assert now == box, f"lost {box - now}, found {now - box} {trial.where(g)}"


def check_frames(trial: Trial) -> None:
    """Frames are made, never changed: clones share them."""
    for n in range(trial.games // 2):
        before: list[tuple[object, str]] = []
        for g in trial.play(n):
            for frame, text in before:
                assert repr(frame) == text, f"{text} became {frame} {trial.where(g)}"
            before = [(frame, repr(frame)) for frame in g.agenda]
            assert {hash(frame) for frame in g.agenda}, "a frame holds something that can change"


def check_news(trial: Trial) -> None:
    """Events name their rules, chance its purpose, and all of it can be said in words."""
    for g in trial.positions:
        for move in Random(1).sample(moves(g), min(3, len(moves(g)))):
            h = play_on(g, move)
            for event in news(h):
                known = trial.kind.chances if event.what == "chance" else trial.rules
                assert event.rule in known, f"unknown to the ledger: {event}"
                assert trial.kind.say(h, event)


def check_process(trial: Trial) -> None:
    """Another process, with other hashes and other dice, plays the same games."""
    env = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "battery.alone", trial.kind.name]
    there = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert there.stdout.split() == digests(trial), "the same game goes another way in another process"


def digests(trial: Trial) -> list[str]:
    return [trial.kind.codec.digest(g) for n in range(2) for g in trial.play(n)]
