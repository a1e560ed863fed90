"""Golden play-throughs: random games written down, so that a reviewer reads what a change of rules does to play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import parlour
from hauntbox.games import find
from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.wire import Action, Event

HERE = Path(__file__).parent
Value = int | str | bool


class Play(NamedTuple):
    game: str
    name: str
    scenario: str = ""  # the game's first
    options: tuple[tuple[str, Value], ...] = ()
    seed: str = "golden"

    @property
    def path(self) -> Path:
        return HERE / f"{self.game}-{self.name}.txt"


ONE = (("players", 1),)
NEITHER = (("knight", False), ("ghoul", False))  # who play if nothing is said
SHORT = ("round_limit", 12)
PLAYS = [
    Play("betwixt", "driveway"),
    Play("betwixt", "pair", options=(("players", 2), ("fm_hp", 6), ("monster_hp", -1)), seed="porch"),
    Play("betwixt.interlude", "evening", seed="janitor"),
    Play("evidence", "larkspur"),
    Play("evidence", "pair", "penhallow", (("players", 2), ("dawn_round", 9))),
    Play("evidence", "five", "corvane", (("players", 5), ("dawn_round", 7), ("even_chances", True))),
    Play("ghostbusters2", "court"),
    Play("ghostbusters2", "uptown", "uptown", (("ghost_traps", True), ("level", 3))),
    Play("ghostbusters2", "pair", "eve", (("players", 2), ("manual_order", True), ("level", 5))),
    Play("ghostbusters2.interlude", "again", "lost", seed="more"),
    Play("hunter13", "places"),
    Play("hunter13", "pair", "heir", (("players", 2),)),
    Play("hunter13", "host", "lamp", (("players", 4), ("host", True), ("open_insanity", True))),
    Play("hunter13.interlude", "between"),
    Play("parlour", "plain"),
    Play("parlour", "frail", options=(("hit_points", 4),)),
    Play("vast", "knight-and-ghoul"),
    Play("vast", "ghoul-alone", options=(("players", 1), ("knight", False)), seed="lonely"),
    Play("vast", "knight-alone", options=(*ONE, ("ghoul", False), SHORT)),
    Play("vast", "goblins-alone", options=(*ONE, *NEITHER, ("goblins", True), SHORT)),
    Play("vast", "dragon-alone", options=(*ONE, *NEITHER, ("dragon", True), SHORT)),
    Play("vast", "thief-alone", options=(*ONE, *NEITHER, ("thief", True), SHORT)),
    Play("vast", "vile-ghoul-alone", options=(*ONE, *NEITHER, ("vile_ghoul", True), SHORT)),
    Play("vast", "cave-and-ghoul", options=(("players", 2), ("knight", False), ("cave", True), SHORT)),
    Play(
        "vast",
        "five",
        options=(("goblins", True), ("dragon", True), ("cave", True), ("thief", True), ("ghoul", False), SHORT),
    ),
    Play("vast", "terrain", options=(("players", 2), ("terrain", True), ("round_limit", 16)), seed="shaking"),
    Play("vast.interlude", "between", seed="enough"),
]


def kind_of(play: Play) -> Declaration:
    return parlour.GAME if play.game == parlour.GAME.name else find(play.game)


def text(play: Play) -> str:
    kind = kind_of(play)
    scenario = play.scenario or next(iter(kind.scenarios))
    g = kind.new(dict(play.options), scenario, play.seed)
    given = ", ".join(f"{name} {value}" for name, value in play.options) or "as printed"
    head = [f"{kind.title}: {kind.scenarios[scenario]}; options {given}; seed {play.seed}", ""]
    return "\n".join([*head, *decisions(kind, g, Random(play.seed)), *ending(kind, g)]) + "\n"


def decisions(kind: Declaration, g: Game, rng: Random) -> Iterator[str]:
    while g.waiting():
        role = rng.choice(g.waiting())
        legal = g.legal(role)
        act = rng.choice(legal)
        yield decision(kind, g, role, act, len(legal))
        g.events = []
        g.play(role, act)
        yield from [f"    {told(kind, g, event)}" for event in g.events]


def decision(kind: Declaration, g: Game, role: int, act: Action, options: int) -> str:
    mind = g.asking().mind(g, role)  # type: ignore[union-attr]
    who = kind.role_name(g, role) + (f" (by {kind.role_name(g, mind)})" if mind != role else "")
    return f"{who}: {act} ({options} option{'s' * (options != 1)})"


def told(kind: Declaration, g: Game, event: Event) -> str:
    """What happened, by which rule, and to whom it is told if not to all."""
    if event.what == "chance":
        return f"chance: {event.rule} {event.facts[0]}"
    to = "" if event.to is None else f" (to {', '.join(kind.role_name(g, role) for role in event.to) or 'nobody'})"
    return f"{kind.say(g, event)} [{event.rule}]{to}"


def ending(kind: Declaration, g: Game) -> list[str]:
    assert g.outcome
    scores = [f"{kind.role_name(g, role)} {score:g}" for role, score in enumerate(g.outcome.scores)]
    return ["", f"Over by {g.outcome.rule}: {', '.join(scores)}", f"Digest {kind.codec.digest(g)}"]
