"""The time between two scenarios has pictures too."""

from __future__ import annotations

import pytest

from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.ledger import proves
from hauntbox.scene import Card, Panel, Scene, check, show, sit
from table.interludes import note_of_an_onlooker, scenes_of

assert GAME.campaigns is not None
KIND = GAME.campaigns.interlude


def scenes(scenario: str, seed: int) -> list[Scene]:
    return scenes_of(KIND, Options(), scenario, seed)


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
    assert {"Who goes first?", "Who goes next?"} <= set(asked)
    assert "Which Pack for the Theorist?" in asked


def test_an_onlooker_reads_the_question_and_has_no_answers() -> None:
    note = note_of_an_onlooker(scenes("lost", 1)[1], "Try again, or end the campaign?")
    assert note == "1.1 Order in the Court: lost."


def answered(scenario: str, *answers: str) -> Scene:
    """What the first seat sees after these answers."""
    g = KIND.new(Options(), scenario, "1")
    for text in answers:
        g.apply(0, next(act for act in g.legal(0) if str(act) == text))
    return show(KIND, g, sit(KIND, g, (0,)))


ASKED = (
    ("GBT-DEC-23", "lost", (), "Try again, or end the campaign?"),
    ("GBT-CAM-15", "won", (), "Who goes first?"),
    ("GBT-CAM-15", "won", ("lead Theorist",), "Who goes next?"),
    ("GBT-DEC-22", "won", ("as before",), "Which Pack for the Frontman?"),
)


@pytest.mark.parametrize(
    ("rule", "scenario", "answers", "text"), [pytest.param(*row, marks=proves(row[0])) for row in ASKED]
)
def test_the_banner_and_the_question_say_what_is_decided(
    rule: str, scenario: str, answers: tuple[str, ...], text: str
) -> None:
    scene = answered(scenario, *answers)
    assert scene.ask
    assert (scene.ask.text, scene.ask.rule, scene.state, scene.outcome) == (text, rule, "play", None)
    assert scene.when.text == f"Between scenarios: {text[:1].lower()}{text[1:]}"


@proves("GBT-CAM-15")
def test_when_all_is_decided_the_team_is_ready() -> None:
    scene = answered("won", "as before", "as before")
    assert scene.outcome
    assert (scene.state, scene.ask, scene.when.text) == ("over", None, "Off to the next")
    assert scene.outcome.text == "The team is ready"
    assert scene.things["note:order"].text == "Theorist, Regular, Frontman, Gearhead"


@proves("GBT-DEC-23")
def test_who_gives_up_reads_that_it_is_over() -> None:
    scene = answered("lost", "give up")
    assert scene.outcome
    assert (scene.outcome.text, scene.outcome.rule) == ("The team has given up", "GBT-DEC-23")


@proves("GBT-HID-04")
def test_all_see_the_same_between_scenarios() -> None:
    g = KIND.new(Options(), "lost", "1")
    mine, onlookers = KIND.view(g, (0,)), KIND.view(g, ())
    assert {**mine, "asks": None} == {**onlookers, "asks": None}
    assert (mine["before"], mine["turn_order"], mine["given_up"]) == (
        "1.1 Order in the Court (Level 1): lost",
        [],
        False,
    )
    assert mine["team"][0] == "Bookkeeper: 0 XP, Level 1, Slime Blower, Neutral Rinse"
