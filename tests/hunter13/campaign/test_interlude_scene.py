"""The time between two houses has pictures too."""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.options import Options
from hauntbox.ledger import proves
from hauntbox.scene import Card, Panel, Scene, Track, check
from table.interludes import note_of_an_onlooker, scenes_of

assert GAME.campaigns is not None
KIND = GAME.campaigns.interlude


def scenes(scenario: str, seed: int, **options: bool) -> list[Scene]:
    return scenes_of(KIND, Options(**options), scenario, seed)


@pytest.mark.parametrize("host", [False, True])
@pytest.mark.parametrize("scenario", KIND.scenarios)
def test_every_scene_of_an_interlude_is_sound(scenario: str, host: bool) -> None:
    faults = [fault for seed in range(20) for scene in scenes(scenario, seed, host=host) for fault in check(scene)]
    assert not faults


def test_the_party_is_shown_as_it_has_grown() -> None:
    scene = scenes("won", 1)[0]
    panel, hp = scene.things["p:wren"], scene.things["hp:wren"]
    assert isinstance(panel, Panel)
    assert isinstance(hp, Track)
    assert (panel.text, hp.value) == ("Journalist, 1 Level Point to spend", 20)
    assert [(badge.look, badge.n) for badge in panel.badges] == [("dx", "+2"), ("in", "+1")]


@proves("GHT-DEC-43", "GHT-GROW-08", "GHT-GROW-05")
def test_the_question_says_what_it_is_about_and_by_which_rule() -> None:
    asks = [scene.ask for seed in range(9) for scene in scenes("lost", seed)[::2] if scene.ask]
    rules = {ask.text: ask.rule for ask in asks}
    assert asks[0].text == "Once more, or on to the next house?"
    assert rules["Once more, or on to the next house?"] == "GHT-DEC-43"
    assert rules["Who comes along: Flint, or somebody else?"] == "GHT-GROW-08"
    assert rules["How does Flint grow?"] == "GHT-GROW-05"


@proves("GHT-GROW-03")
def test_the_time_between_houses_is_for_growing_and_ends_when_all_are_ready() -> None:
    row = scenes("won", 1)
    assert (row[0].state, row[0].outcome, row[0].when.text[:16]) == ("play", None, "Between houses: ")
    assert (row[-1].state, row[-1].when.text[:16] == "Between houses: ") == ("over", False)
    assert row[-1].outcome is not None
    assert row[-1].outcome.text == "The party is ready"


def test_those_who_might_come_instead_lie_on_the_table() -> None:
    scene = scenes("won", 1)[0]
    cards = [thing.name for thing in scene.things.values() if isinstance(thing, Card)]
    assert cards == ["Compass", "Magpie", "Balm", "Jackdaw"]


def test_an_onlooker_reads_the_question_and_has_no_answers() -> None:
    note = note_of_an_onlooker(scenes("lost", 1)[1], "Once more, or on to the next house?")
    assert note == "Thirteen Places at Table: the mansion has won."
