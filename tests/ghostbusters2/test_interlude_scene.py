"""The time between two scenarios has pictures too."""

from __future__ import annotations

from random import Random

import pytest

from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.scene import Card, Note, Panel, Scene, check, show, sit

assert GAME.campaigns is not None
KIND = GAME.campaigns.interlude


def scenes(scenario: str, seed: int) -> list[Scene]:
    """What a seat and an onlooker see of a whole interlude."""
    g, rng, found = KIND.new(Options(), scenario, "1"), Random(seed), []
    while True:
        found += [show(KIND, g, sit(KIND, g, minds)) for minds in [(0,), ()]]
        if not g.waiting():
            return found
        role = rng.choice(g.waiting())
        g.apply(role, rng.choice(g.legal(role)))


@pytest.mark.parametrize("scenario", KIND.scenarios)
def test_every_scene_of_an_interlude_is_sound(scenario: str) -> None:
    faults = [fault for seed in range(30) for scene in scenes(scenario, seed) for fault in check(scene)]
    assert not faults


def test_the_team_is_shown_with_its_packs_and_cards() -> None:
    scene = scenes("won", 1)[0]
    panels = {id: thing for id, thing in scene.things.items() if isinstance(thing, Panel)}
    assert panels["p:frontman"].text == "Level 2, Proton Pack"
    assert panels["p:gearhead"].text == "Level 1, Slime Blower"
    card = scene.things["c:grapple-line"]
    assert isinstance(card, Card)
    assert card.in_ == "h:frontman"


def test_the_question_says_what_it_is_about() -> None:
    asked = [scene.ask.text for seed in range(9) for scene in scenes("lost", seed)[::2] if scene.ask]
    assert asked[0] == "Try again, or end the campaign?"
    assert {"Who is first in the turn order?", "Who is next in the turn order?"} <= set(asked)
    assert "Which Pack for the Theorist?" in asked


def test_an_onlooker_reads_the_question_and_has_no_answers() -> None:
    scene = scenes("lost", 1)[1]
    assert scene.ask
    assert (scene.ask.text, scene.ask.options) == ("Try again, or end the campaign?", ())
    note = scene.things["note:before"]
    assert isinstance(note, Note)
    assert note.text == "1.1 Order in the Court: lost."
