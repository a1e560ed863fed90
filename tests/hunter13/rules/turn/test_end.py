"""The end of the game, and the mansion that is stuck. END, PLACE"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.content import SHIPPED
from hauntbox.games.hunter13.content.story import FAILURE, Ending, Lot, Story
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.mansion.house import free_doors
from hauntbox.games.hunter13.rules.turn.endings import check_deadlock, check_end, conclude, is_deadlocked
from hauntbox.games.hunter13.rules.turn.rounds import RoundOver
from hauntbox.games.hunter13.state import ENEMY, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.fable import sound
from hunter13.manor import beast, manor, turn
from hunter13.pictures import seen
from hunter13.progress import clues
from hunter13.tale import tale


def stuck() -> Mansion:
    """A guest room and a study face each other, both explored: no door leads anywhere else."""
    return manor(at="T-9", lay="T-9:0,0,1 T-26:0,1,3", team="Wren Volt", pile="T-3 T-4")


@proves("GHT-END-03", "GHT-END-04", "GHT-END-06")
def test_where_nothing_can_be_reached_any_more_the_mission_has_failed() -> None:
    g = stuck()
    g.turned[8], g.turned[25] = 3, 1
    survey(g)
    assert free_doors(g, 1) == []
    assert is_deadlocked(g)
    run(g, RoundOver())
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores, told(g)[-1]) == ("GHT-END-04", (0.0, 0.0), "lost")


OTHERWISE = """
[[clues]]
name = "silence"
when = { on = "deadlock" }
text = "Nothing stirs, and that was all you wanted."
effects = [{ do = "end", ending = "won" }]
"""


@proves("GHT-END-06", "GHT-FMT-09")
def test_a_scenario_may_say_otherwise_of_a_deadlock() -> None:
    for more, rule, won in ((OTHERWISE, "GHT-END-01", 1.0), (OTHERWISE.split("effects")[0], "GHT-END-04", 0.0)):
        g = tale(sound(more=more), at="T-9", lay="T-9:0,0,3 T-26:0,1,1", team="Wren Volt")
        assert is_deadlocked(g)  # a clue that waits for this is no hope
        run(g, RoundOver())
        assert g.outcome is not None
        assert (g.outcome.rule, g.outcome.scores, clues(g)) == (rule, (won, won), ["silence"])


@pytest.mark.parametrize("hope", ["door", "tile", "card", "monster", "lock"])
def test_one_thing_left_to_do_is_no_deadlock(hope: str) -> None:
    g = stuck()
    g.turned[8], g.turned[25] = 3, 1
    if hope == "door":
        g.marks[8] = 1
    elif hope == "tile":
        g.explored &= ~(1 << 25)
    elif hope == "card":
        g.dread[25] = (5,)
    elif hope == "lock":
        g.locks[8] = 1
    else:
        beast(g, "E-38", "T-26")
    survey(g)
    assert not is_deadlocked(g)


@proves("GHT-END-05")
@pytest.mark.parametrize(("options", "last"), [({}, 100), ({"rounds": 5}, 5)])
def test_a_hundred_rounds_count_as_a_deadlock(options: dict[str, Any], last: int) -> None:
    g = manor(**options)
    g.round = last - 1
    check_deadlock(g)
    assert g.outcome is None
    g.round = last
    check_deadlock(g)
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores) == ("GHT-END-05", (0.0,) * 4)


@proves("GHT-END-02")
def test_when_all_have_fallen_the_game_is_lost_and_the_fallen_half_win() -> None:
    g = manor(team="Wren Volt")
    g.status = [ENEMY, 0]
    check_end(g)
    assert g.outcome is None
    g.status = [ENEMY, ENEMY]
    check_end(g)
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores) == ("GHT-END-02", (0.1, 0.1))


@proves("GHT-END-01")
def test_the_first_ending_whose_test_holds_ends_the_game() -> None:
    g = GAME.new(GAME.options(hunters=2), "places", "end")
    assert isinstance(g, Mansion)
    while g.active < 0:
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    check_end(g)
    assert g.outcome is None
    g.status = [ENEMY, ENEMY]
    check_end(g)
    assert g.outcome is not None
    assert (g.outcome.rule, g.story.endings[g.result].grade) == ("GHT-END-01", FAILURE)
    assert (seen(g, 0).when.text, seen(g, 0).when.rule) == ("The story is over in round 1", "GHT-END-01")


@proves("GHT-SO-12")
def test_whom_the_lot_drew_wins_alone_with_the_first_ending_or_a_later_one() -> None:
    for result in range(2):
        g = manor(team="Wren Volt")
        wish = Ending("wish", FAILURE, 0, 0, traitor=0)
        g.story, g.lots, g.result = Story(endings=(wish, wish), lots=(Lot("bearer", "hunters"),)), (1,), result
        conclude(g)
        assert g.outcome is not None
        assert g.outcome.scores == (0.0, 1.0)


@proves("GHT-DEC-40")
def test_all_hunters_together_may_call_it_a_deadlock_after_rounds_without_news() -> None:
    g = turn(manor(team="Wren Volt"))
    assert why_not(g, "give up") == "GHT-END-04"
    g.stale = 10
    assert "give up" in offers(g)
    do(g, "give up", "yes", "no")
    assert (g.outcome, facts(g, "proposes"), told(g)[-1]) == (None, (0,), "disagreed")
    assert why_not(g, "give up") == "GHT-END-04"  # once in a turn
    g.asked_end = False
    do(g, "give up", "yes", "yes")
    assert g.outcome is not None
    assert (g.outcome.rule, told(g)[-2:]) == ("GHT-END-03", ["agreed", "lost"])


@pytest.mark.parametrize("scenario", SHIPPED)
def test_random_games_end_however_the_mansion_lies(scenario: str) -> None:
    for n in range(2):
        g = GAME.new(GAME.options(hunters=2 + n), scenario, f"end {n}")
        rng = Random(n)
        while g.waiting():
            role = rng.choice(g.waiting())
            g.apply(role, rng.choice(g.legal(role)))
        assert g.outcome is not None
