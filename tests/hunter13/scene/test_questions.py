"""Questions that can be answered: who asks, what for, and what follows; a goal in one line; who won with whom."""

from __future__ import annotations

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13 import actions as a
from hauntbox.games.hunter13.rules.turn.endings import Agree
from hauntbox.games.hunter13.scene.answers.options import kind
from hauntbox.games.hunter13.scene.stage import Stage
from hauntbox.games.hunter13.words.goals import GOALS, MOST, goal_line
from hauntbox.scene import sit
from hunter13.acting import do, run
from hunter13.arena import arena, battle
from hunter13.manor import manor, turn
from hunter13.pictures import ask, option, seen


@pytest.mark.parametrize("scenario", list(GAME.scenarios))
def test_every_scenario_has_its_goal_in_one_line(scenario: str) -> None:
    assert len(GOALS[scenario].split()) <= MOST
    assert goal_line(scenario, "Title", "Mission.") == GOALS[scenario]


def test_the_goal_of_an_own_scenario_is_the_first_clause_of_its_mission() -> None:
    mission = "Bring living coals to the kitchen before the frost has climbed to\nthe roof: you have twelve rounds."
    assert goal_line("title = 1", "The Cold Hearth", mission) == (
        "Bring living coals to the kitchen before the frost has climbed to the roof."
    )
    assert goal_line("title = 1", "The Cold Hearth", "word " * 15) == "The Cold Hearth: fulfil the mission."


def test_a_trade_says_who_asks_for_what_and_what_a_refusal_means() -> None:
    g = do(turn(manor(at="T-6 T-6", items="I-3; I-6")), "receive I-6")
    asked = seen(g, 1)
    assert " asks you for the " in ask(asked).text
    assert option(asked, "yes").text == "Agree"
    assert option(asked, "no").why.endswith("makes no other offer this turn.")


def test_a_vote_to_give_up_says_what_follows() -> None:
    asked = seen(run(turn(manor(at="T-6 T-6")), Agree((0, 1))), 1)
    assert "give the mission up?" in ask(asked).text
    assert (option(asked, "yes").why, option(asked, "no").text) == ("If all agree, the story ends here.", "Play on")


def test_an_attack_that_would_do_nothing_says_so() -> None:
    """The Crawling Hand has no MP."""
    g = battle(arena(at="here far far far", foes="E-34"), 5, black=5)
    stage = Stage(g, sit(GAME, g, (0,)))
    whys = [kind(stage, 0, a.Kind(name)).why for name in a.KINDS]
    assert whys == ["", "No effect: it takes no MP damage."]
