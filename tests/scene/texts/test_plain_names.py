"""Nothing that a game shows is the name of a field: in every game, for every seat, through a stretch of play."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from hauntbox import games
from hauntbox.kernel.contract import Declaration
from hauntbox.scene import show, sit

FIELD = re.compile(r"`|\b[a-z0-9]+_[a-z0-9_]+\b")  # `dawn_round`, emf_roll
SHOWN = {"name", "text", "hint", "note", "says", "title", "why", "line", "sub", "caption", "about", "want", "fear"}
TITLED = {"track", "panel", "board", "note", "pile"}  # what stands on the table with its name over it
GAMES = ["betwixt", "evidence", "ghostbusters2", "hunter13", "vast"]
MOVES, EVERY = 80, 10


def positions(kind: Declaration, scenario: str) -> Iterator[dict[str, Any]]:
    """What every seat sees now and then."""
    options = kind.options()
    g, dice = kind.new(options, scenario, "names"), Random(scenario)
    for n in range(MOVES):
        if n % EVERY == 0:
            for seat in kind.seats(options, scenario):
                yield to_builtins(show(kind, g, sit(kind, g, tuple(seat))))
        if g.outcome is not None:
            return
        role = next(iter(g.waiting()))
        g.apply(role, dice.choice(g.legal(role)))
        g.settle()


def texts(part: Any, name: str = "") -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            yield from texts(value, key)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from texts(value, name)
    elif isinstance(part, str) and name in SHOWN:
        yield part


def titles(scene: dict[str, Any]) -> Iterator[str]:
    """The names of tracks, sheets and boards as they are written over them."""
    for thing in scene["things"].values():
        if thing.get("kind") in TITLED:
            yield thing.get("name") or scene["legend"].get(thing.get("look"), {}).get("name", "")


@pytest.mark.parametrize("game", GAMES)
def test_no_field_shows_on_the_table(game: str) -> None:
    kind = games.find(game)
    scenes = [scene for scenario in [*kind.scenarios][:2] for scene in positions(kind, scenario)]
    assert {text for scene in scenes for text in texts(scene) if FIELD.search(text)} == set()
    assert {name for scene in scenes for name in titles(scene) if re.fullmatch(r"[a-z]+", name)} == set()
    assert len(scenes) > 5


def test_a_field_is_found() -> None:
    assert FIELD.search("Set `salt_uses` to 3.")
    assert FIELD.search("The emf_roll is 4.")
    assert not FIELD.search("Roll 4 or more, then walk.")
