"""The time between two scenarios of any game, as it is seen."""

from __future__ import annotations

from random import Random
from typing import Any

from hauntbox.kernel.contract import Declaration
from hauntbox.scene import Note, Scene, show, sit


def scenes_of(kind: Declaration, options: Any, scenario: str, seed: int) -> list[Scene]:
    """What a seat and an onlooker see of a whole interlude."""
    g, rng, found = kind.new(options, scenario, "1"), Random(seed), []
    while True:
        found += [show(kind, g, sit(kind, g, minds)) for minds in [(0,), ()]]
        if not g.waiting():
            return found
        role = rng.choice(g.waiting())
        g.apply(role, rng.choice(g.legal(role)))


def note_of_an_onlooker(scene: Scene, question: str) -> str:
    """An onlooker reads the question and has no answers; what the note says of the scenario before."""
    assert scene.ask
    assert (scene.ask.text, scene.ask.options) == (question, ())
    note = scene.things["note:before"]
    assert isinstance(note, Note)
    return note.text
