"""The campaign: what a party takes along, what it leaves, and what comes next. GROW, MODE, END, DEC"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauntbox.games.hunter13.actions import PERSON_OF
from hauntbox.games.hunter13.campaign.campaign_state import Carry, Party
from hauntbox.games.hunter13.campaign.road import series
from hauntbox.games.hunter13.content import sheet_of
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall
from hauntbox.games.hunter13.rules.hunters.levels import level_points
from hauntbox.games.hunter13.rules.hunters.points import base_hp
from hauntbox.games.hunter13.rules.turn.endings import conclude, finish
from hauntbox.kernel.wire import Chapter, Outcome
from hauntbox.ledger import proves
from hunter13.series import (
    CAMPAIGNS,
    PEACE,
    THIRTEEN,
    TWO,
    after,
    between,
    first,
    offers,
    played,
    recess,
    say,
    sit_down,
    why_not,
)


@proves("GHT-GROW-01")
def test_a_campaign_plays_the_thirteen_scenarios_in_order() -> None:
    row = series("thirteen")
    assert [sheet_of(name).number for name in row] == list(range(1, 14))
    assert first().scenario == row[0]


@proves("GHT-GROW-19")
def test_a_new_campaign_gives_steps_of_the_first_scenarios_level() -> None:
    g = sit_down(first(), **TWO)
    say(g, "be Wren", "be Volt", "grow HP", "grow MP")
    assert type(g.asking()).__name__ == "Turn"
    chapter = after(played(THIRTEEN), first())
    assert chapter.carry["party"]["points"] == (1, 1)


@proves("GHT-GROW-02", "GHT-END-07")
@pytest.mark.parametrize(("ending", "round_", "points"), [(PEACE, 12, 1), (PEACE, 10, 2), (THIRTEEN, 13, 0)])
def test_an_ending_is_worth_what_the_scenarios_table_says(ending: int, round_: int, points: int) -> None:
    g = played(ending, round_=round_)
    assert [level_points(g, role) for role in range(2)] == [points] * 2


@proves("GHT-GROW-03", "GHT-GROW-04")
def test_a_level_point_buys_a_step_before_the_next_scenario() -> None:
    g = recess(after(played(PEACE), first()))
    say(g, "remain")
    assert offers(g)[-1] == "end"
    say(g, "grow MP", "remain", "end")
    g2 = sit_down(after(g, Chapter("hunter13.interlude", "places", g.carry)), **TWO)
    assert (g2.scenario, g2.grown) == ("heir", [(0, 0, 0, 0, 1, 1), (0, 0, 0, 0, 0, 1)])


@proves("GHT-GROW-04")
def test_points_that_were_kept_can_be_spent_later() -> None:
    g = recess(after(played(PEACE), first()))
    say(g, "remain", "end", "remain", "grow HP")
    later = after(g, Chapter("hunter13.interlude", "places", g.carry))
    assert later.carry["party"]["points"] == (2, 2)
    assert [sum(steps) for steps in later.carry["party"]["grown"]] == [1, 2]


@proves("GHT-GROW-13")
def test_the_limit_holds_between_scenarios_too() -> None:
    g = between(3, "Wren", "Volt")
    say(g, "remain")
    assert (why_not(g, "grow DX"), why_not(g, "grow WP")) == ("GHT-GROW-13", "")


@proves("GHT-MODE-12", "GHT-GROW-07")
def test_the_next_scenario_begins_with_the_grown_characters_well_again() -> None:
    g = played(PEACE)
    g.hurt[0], g.shaken[1] = 15, 9
    between_ = recess(after(g, first()))
    say(between_, "remain", "end", "remain", "end")
    h = sit_down(after(between_, Chapter("hunter13.interlude", "places", between_.carry)), **TWO)
    assert (h.who, h.hurt, h.shaken, base_hp(h, 0)) == (g.who, [0, 0], [0, 0], 22)


@proves("GHT-GROW-20")
def test_items_and_insanity_cards_stay_behind() -> None:
    g = played(PEACE)
    g.items[0], g.hand[0] = (2, 3), (5, 9)
    between_ = recess(after(g, first()))
    say(between_, "remain", "end", "remain", "end")
    h = sit_down(after(between_, Chapter("hunter13.interlude", "places", between_.carry)), **TWO)
    assert (h.hand[0], h.items[0]) == ((), h.story.deal.items_first if h.order[0] == 0 else ())


@proves("GHT-GROW-06", "GHT-DEC-43")
def test_the_campaign_goes_on_even_after_a_failure() -> None:
    g = recess(after(played(THIRTEEN), first()))
    assert offers(g) == ["retry", "onward"]
    g.events = []
    say(g, "onward", "remain", "remain")
    assert [(event.what, event.facts) for event in g.events] == [("onward", (0,))]
    assert after(g, Chapter("hunter13.interlude", "places", g.carry)).scenario == "heir"


@proves("GHT-GROW-09")
def test_a_failed_scenario_may_be_played_again_for_its_points_in_full() -> None:
    g = recess(after(played(THIRTEEN), first()))
    g.events = []
    say(g, "retry", "remain", "remain")
    assert [event.what for event in g.events] == ["once more"]
    again = after(g, Chapter("hunter13.interlude", "places", g.carry))
    assert again.scenario == "places"
    h = sit_down(again, **TWO)
    h.result, h.round = PEACE, 12
    conclude(h)
    assert after(h, again).carry["party"]["points"] == (2, 2)


@proves("GHT-GROW-01", "GHT-GROW-06")
def test_the_campaign_is_over_after_the_last_scenario_won_or_lost() -> None:
    g = played(PEACE)
    end = after(g, Chapter("hunter13", "thirteenth", Carry("thirteen")))
    assert g.outcome is not None
    assert end == Outcome("GHT-GROW-01", g.outcome.scores)
    lost = between(3, "Wren", "Volt", won=False)
    say(lost, "onward", "remain", "end", "remain", "end")
    assert after(lost, Chapter("hunter13.interlude", "thirteenth", lost.carry)) == Outcome("GHT-GROW-06", (0.0, 0.0))


@proves("GHT-GROW-09")
def test_a_scenario_that_was_won_is_not_played_again() -> None:
    g = recess(after(played(PEACE), first()))
    assert offers(g)[0] == "remain"


@proves("GHT-GROW-10")
def test_level_points_add_up_from_scenario_to_scenario() -> None:
    chapter = Chapter("hunter13", "places", Carry("thirteen", Party((1, 3), (4, 4), ((0,) * 6,) * 2)))
    g = played(PEACE, round_=9)
    assert after(g, chapter).carry["party"]["points"] == (6, 6)


@proves("GHT-GROW-08")
def test_a_player_may_switch_to_a_new_character_grown_by_the_points_so_far() -> None:
    g = between(3, "Wren", "Volt")
    g.grown[0] = (1, 0, 0, 1, 1, 0)
    assert (why_not(g, "be Volt"), why_not(g, "be Flint")) == ("GHT-SET-08", "")
    g.events = []
    say(g, "be Flint", "grow MP", "grow MP", "grow HP", "remain", "end")
    said = [(event.what, event.facts) for event in g.events]
    assert said[:2] == [("changes", (0, PERSON_OF["Wren"], PERSON_OF["Flint"])), ("grows", (0, 5))]
    chapter = after(g, Chapter("hunter13.interlude", "places", g.carry))
    assert chapter.carry["party"]["characters"] == (PERSON_OF["Flint"], PERSON_OF["Volt"])
    assert chapter.carry["party"]["grown"][0] == (0, 0, 0, 0, 1, 2)


@proves("GHT-GROW-16")
def test_the_fallen_get_the_partys_points_too() -> None:
    g = sit_down(first(), **TWO)
    say(g, "be Wren", "be Volt", "grow HP", "grow MP")
    fall(g, 1)
    change_side(g, 1)
    g.result, g.round = PEACE, 12
    conclude(g)
    assert after(g, first()).carry["party"]["points"] == (2, 2)


@proves("GHT-GROW-16")
def test_a_scenario_may_give_the_fallen_other_points() -> None:
    g = sit_down(first(), **TWO)
    say(g, "be Wren", "be Volt", "grow HP", "grow MP")
    g.story = replace(g.story, endings=tuple([replace(ending, enemy=3) for ending in g.story.endings]))
    fall(g, 1)
    change_side(g, 1)
    g.result, g.round = PEACE, 12
    assert [level_points(g, role) for role in range(2)] == [1, 3]


@proves("GHT-GROW-17")
@pytest.mark.parametrize(("ending", "points"), [(PEACE, [1, 0]), (THIRTEEN, [0, 1])])
def test_with_the_option_points_go_by_side(ending: int, points: list[int]) -> None:
    g = sit_down(first(side_points=True), **TWO, side_points=True)
    say(g, "be Wren", "be Volt", "grow HP", "grow MP")
    fall(g, 1)
    change_side(g, 1)
    g.result, g.round = ending, 12
    if ending == THIRTEEN:
        g.counts[0] = 13
    conclude(g)
    assert [level_points(g, role) for role in range(2)] == points
    g.options = Options(**TWO)
    assert [level_points(g, role) for role in range(2)] == [points[0]] * 2  # else all have the same


@proves("GHT-GROW-16")
def test_when_all_have_fallen_there_are_no_points() -> None:
    g = sit_down(first(), **TWO)
    say(g, "be Wren", "be Volt", "grow HP", "grow MP")
    finish(g, "GHT-END-02", False)
    chapter = after(g, first())
    assert (chapter.carry["party"]["points"], chapter.carry["won"]) == ((1, 1), False)


def test_the_last_scenario_ends_the_campaign_when_it_is_won_or_nobody_wants_it_again() -> None:
    last = Chapter("hunter13", "thirteenth", Carry("thirteen", Party((1, 3), (9, 9), ((0,) * 6,) * 2)))
    g = sit_down(last, **TWO)
    g.result = 0
    conclude(g)
    assert isinstance(after(g, last), Outcome)
    lost = Carry("thirteen", Party((1, 3), (9, 9), ((0,) * 6,) * 2), False)
    between_ = recess(Chapter("hunter13.interlude", "thirteenth", lost))
    say(between_, "onward", "remain", "end", "remain", "end")
    assert isinstance(after(between_, Chapter("hunter13.interlude", "thirteenth", between_.carry)), Outcome)


def test_what_is_carried_is_told_in_words() -> None:
    chapter = after(played(PEACE), first())
    assert CAMPAIGNS.tell(chapter) == ["Wren: 2 Level Points, 1 of them spent", "Volt: 2 Level Points, 1 of them spent"]
    assert CAMPAIGNS.tell(first()) == ["A new party, without Level Points."]


@proves("GHT-GROW-03", "GHT-GROW-05")
def test_a_step_between_scenarios_is_told_and_keeps_to_the_limits() -> None:
    g = between(3, "Wren", "Volt")
    g.events = []
    say(g, "remain", "grow ST")
    assert [(event.what, event.facts) for event in g.events if event.what == "grows"] == [("grows", (0, 0))]
    assert (why_not(g, "grow ST"), "grow ST" in offers(g), g.grown[0]) == ("GHT-GROW-13", False, (1, 0, 0, 0, 0, 0))


@proves("GHT-GROW-01")
@pytest.mark.parametrize(("ending", "won"), [(PEACE, True), (THIRTEEN, False)])
def test_a_campaign_remembers_every_scenario_that_was_played_and_whether_it_was_won(ending: int, won: bool) -> None:
    again = first().carry | {"played": (("places", False),)}
    assert after(played(ending), first()).carry["played"] == (("places", won),)
    assert after(played(ending), Chapter("hunter13", "places", again)).carry["played"] == (
        ("places", False), ("places", won),
    )  # fmt: skip


@proves("GHT-GROW-01", "GHT-GROW-19")
def test_only_the_last_scenario_ends_the_campaign_and_only_if_it_is_won() -> None:
    last = series("thirteen")[-1]
    for scenario, ending, over in (("places", PEACE, False), ("places", THIRTEEN, False), (last, THIRTEEN, False)):
        done = after(played(ending), Chapter("hunter13", scenario, first().carry))
        assert isinstance(done, Outcome) == over
    assert isinstance(after(played(PEACE), Chapter("hunter13", last, first().carry)), Outcome)
