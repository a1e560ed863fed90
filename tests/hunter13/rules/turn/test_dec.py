"""Decisions that no shipped scenario asks for, and how they are asked. DEC"""

from __future__ import annotations

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import Story
from hauntbox.games.hunter13.rules.story.story_asks import Ponder
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, why_not
from hunter13.manor import asked, manor


@proves("GHT-DEC-38")
def test_a_clue_may_offer_answers_and_does_what_was_answered() -> None:
    g = manor()
    g.story = Story(texts=("Stay", "Leave"), scripts=((("slow", "finder"),),))
    run(g, Ponder(0, g.at[0], (0, 1), (NOTHING, NOTHING), (10_000, NOTHING)))
    assert asked(g) == (0, "Ponder")
    assert offers(g) == ["answer 1", "answer 2"]
    assert why_not(g, "answer 3") == "GHT-DEC-38"
    do(g, "answer 1")
    assert g.slowed == 1
    assert facts(g, "answers") == (0, 0)


def test_only_what_the_scenario_has_can_be_named() -> None:
    g = manor()
    g.story = Story(scripts=((("choose", "finder", (0, 1), (NOTHING, NOTHING), (NOTHING, NOTHING)),),))
    named = {str(act) for act in GAME.universe(g)}
    assert {"answer 1", "answer 2"} <= named
    assert not {"answer 3", "do 1", "lift 1", "use I-16"} & named
