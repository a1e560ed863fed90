"""What a scenario file can do: actions, things, rooms, the fallen, ends. FMT, SCN"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauntbox.games.hunter13.actions import ITEM_OF, TILE_OF
from hauntbox.games.hunter13.content import story_of
from hauntbox.games.hunter13.content.story import Fallen, Room, Story, Thing
from hauntbox.games.hunter13.rules.battle.blows import enemy_kinds
from hauntbox.games.hunter13.rules.battle.escape import bars_escape
from hauntbox.games.hunter13.rules.hunters.fallen import fall, full_vitality, restore, subdue
from hauntbox.games.hunter13.rules.hunters.levels import level_points
from hauntbox.games.hunter13.rules.items.carrying import bars_climb, burden
from hauntbox.games.hunter13.rules.story.story import may_restore
from hauntbox.games.hunter13.rules.story.story_places import own_thing, thing_tile
from hauntbox.games.hunter13.rules.turn.endings import check_end, has_goal
from hauntbox.games.hunter13.rules.turn.enemy_turn import enemy_ways, goals
from hauntbox.games.hunter13.rules.turn.rounds import ROUND
from hauntbox.games.hunter13.state import ENEMY, OUT, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told
from hunter13.fable import REST, sound
from hunter13.manor import enter, manor, next_turn, owned, turn
from hunter13.progress import count, ending, set_count, set_flags
from hunter13.tale import THREE, act, can, down, end_round, happened, prowl, tale

# Actions --------------------------------------------------------------------------------------------------------------


def button(rest: str, **given: Any) -> Mansion:
    more = '[[actions]]\nname = "push"\ntext = "Push"\neffects = [{ do = "count", counter = "sum", by = 1 }]\n' + rest
    return tale(sound('[[counters]]\nname = "sum"\nlabel = "Sum"\nhigh = 9\n', more), at="T-6 T-6 T-5", **given)


@proves("GHT-FMT-12")
@pytest.mark.parametrize(
    ("cost", "moves", "points", "again"),
    [("free", 2, 1, True), ("stop", 0, 1, True), ("step", 1, 1, True), ("point", 2, 0, False), ("turn", 0, 1, False)],
)
def test_an_action_costs_what_it_says(cost: str, moves: int, points: int, again: bool) -> None:
    g = next_turn(button(f'cost = "{cost}"\nlimit = "none"\n', team="Volt Wren Balm"))
    act(g, "push")
    assert (g.moves, g.points, can(g, "push"), count(g, "sum")) == (moves, points, again, 1)
    assert g.story.texts[int(facts(g, "acts")[1])] == "Push"


@proves("GHT-FMT-12")
@pytest.mark.parametrize(
    ("limit", "same_turn", "next_turn_", "after_leaving", "other"),
    [("none", True, True, True, True), ("turn", False, True, True, True), ("visit", False, False, True, True),
     ("hunter", False, False, False, True), ("game", False, False, False, False)],
)  # fmt: skip
def test_an_action_is_limited(limit: str, same_turn: bool, next_turn_: bool, after_leaving: bool, other: bool) -> None:
    g = turn(button(f'cost = "free"\nlimit = "{limit}"\n'))
    act(g, "push")
    found = [can(g, "push")]
    g.turn += 1
    found.append(can(g, "push"))
    g = happened(g, "left", 0)
    turn(g)
    found.append(can(g, "push"))
    g.agenda.clear()
    turn(g, 1)
    assert [*found, can(g, "push")] == [same_turn, next_turn_, after_leaving, other]


@proves("GHT-FMT-12")
def test_an_action_is_offered_at_its_place_for_its_items_and_by_its_test() -> None:
    assert can(turn(button('at = ["T-6"]\n')), "push")
    assert not can(turn(button('at = ["T-7"]\n')), "push")
    assert not can(turn(button('pay = ["I-3"]\n')), "push")
    g = turn(button('pay = ["I-3"]\n', items="I-3"))
    act(g, "push")
    assert owned(g) == []
    assert ITEM_OF["I-3"] in g.items_out
    assert not can(turn(button('pay = ["I-3", "I-7"]\n', items="I-3")), "push")
    g = turn(button("test = { round_from = 2 }\n"))
    assert not can(g, "push")
    g.round = 2
    assert can(g, "push")


@proves("GHT-FMT-13")
def test_things_are_picked_up_handed_over_dropped_and_weigh() -> None:
    top = (
        '[[things]]\nname = "bell"\nlabel = "a bell"\nslower = 1\nescapes = false\nsingle = true\n'
        '[[things]]\nname = "book"\nlabel = "a book"\nsingle = true\n'
    )
    g = tale(sound(top), at="T-6 T-6 T-5")
    g.things = [TILE_OF["T-6"], TILE_OF["T-6"]]
    turn(g)
    do(g, "lift 1")
    assert burden(g, 0) == 1
    assert bars_escape(g, 0) != ""
    g.points = 1
    assert offers(g, "lift") == []  # one thing of the kind at a time
    assert offers(g, "hand") == ["hand 1 Volt"]
    do(g, "hand 1 Volt")
    assert (burden(g, 0), burden(g, 1)) == (0, 1)
    fall(g, 1)
    assert g.things[0] == TILE_OF["T-6"]


@proves("GHT-FMT-13")
@pytest.mark.parametrize("by", ["file", "record"])
def test_a_thing_of_which_nothing_is_said_hinders_nobody(by: str) -> None:
    g = tale(sound('[[things]]\nname = "bell"\nlabel = "a bell"\n[[things]]\nname = "book"\nlabel = "a book"\n'))
    if by == "record":
        g.story = replace(g.story, things=(Thing("bell", "a bell"), Thing("book", "a book")))
    g.at, g.things = [TILE_OF["T-6"]] * 3, [TILE_OF["T-6"]] * 2
    do(turn(g), "lift 1")
    assert facts(g, "carries") == (0, 0)
    g.points = 1
    assert (offers(g, "lift"), offers(g, "hand")) == (["lift 2"], ["hand 1 Volt", "hand 1 Balm"])
    assert (burden(g, 0), bars_climb(g, 0), bars_escape(g, 0)) == (0, "", "")
    assert (own_thing(g, g.story.things[0].first, 1), thing_tile(g, 1)) == (0, TILE_OF["T-6"])


@proves("GHT-FMT-14")
def test_a_room_may_be_different() -> None:
    more = '[[rooms]]\ntile = "T-25"\nicons = [0, 0, 0]\n[[rooms]]\ntile = "T-9"\nicons = [1, 0, 0]\nincident = false\n'
    g = tale(sound(more=more), lay="T-6 T-25 T-9:0,2,1", at="T-6", new="T-25 T-9", hurt="5")
    enter(g, "T-25")
    assert "draws" not in told(g)
    assert owned(g) == []
    g.agenda.clear()
    enter(g, "T-9")
    assert told(g).count("draws") == 1
    assert g.hurt[0] == 5  # the soft bed is gone
    g = tale(sound(more='[[rooms]]\ntile = "T-9"\n'), lay="T-6 T-9:0,1,1", at="T-6", new="T-9", hurt="5")
    assert enter(g, "T-9").hurt[0] < 5  # nothing is said against it
    g = tale(sound(), lay="T-6 T-9:0,1,1", at="T-6", new="T-9", hurt="5")
    g.story = replace(g.story, rooms={TILE_OF["T-9"]: Room()})
    assert enter(g, "T-9").hurt[0] < 5


# The fallen -----------------------------------------------------------------------------------------------------------


def fallen(rest: str, enemy: str = "", **given: Any) -> Mansion:
    text = REST.replace("goal = { hunters_to = 0 }", f"goal = {{ hunters_to = 0 }}\n{enemy}")
    given.setdefault("at", "T-6 T-5")
    return tale(sound(more=f"[fallen]\n{rest}", rest=text), **given)


@proves("GHT-FMT-16", "GHT-SCN-06")
def test_a_scenario_says_how_the_fallen_come_back() -> None:
    g = fallen('restore = ["relief"]\nno_relief_on = ["basement"]\nout = 2\nrises = "T-39"\n')
    assert [may_restore(g, 0, means) for means in ("items", "relief", "action")] == [False, True, False]
    g.cell[g.at[0]] -= 128 * 128
    assert not may_restore(g, 0, "relief")
    fall(g, 1)
    assert g.idle[1] == 2
    restore(g, 1)
    assert g.at[1] == TILE_OF["T-39"]


@proves("GHT-FMT-16", "GHT-SCN-07")
def test_a_scenario_says_how_the_fallen_walk_and_fight() -> None:
    g = down(fallen('attacks = "both"\nvitality = 7\nmoves = 4\nlocked = true\n'), 1)
    assert enemy_kinds(g, 1) == (0, 1)
    assert full_vitality(g) == 7
    prowl(g, 1)
    assert g.moves == 4
    g.confined = 1 << g.at[1]
    assert enemy_ways(g, g.at[1]) == 1 << TILE_OF["T-7"]
    g = prowl(down(fallen("vitality = 10\nmoves = 2\n", vitality=12, enemy_moves=5), 1), 1)
    assert (g.vitality[1], g.moves) == (10, 2)  # said, though the book says the same
    g = down(fallen("final = true\n"), 1)
    subdue(g, 1)
    assert (g.status[1], g.idle[1]) == (OUT, -1)


@proves("GHT-SCN-07")
def test_a_scenario_says_when_the_enemy_side_has_won() -> None:
    rest = REST.replace("goal = { hunters_to = 0 }", 'goal = { flag = "done" }')
    g = down(tale(sound(rest=rest)), 1)
    assert not has_goal(g)
    set_flags(g, "done")
    assert has_goal(g)
    check_end(g)
    assert g.outcome is not None
    assert g.outcome.scores[0] == 1.0
    assert g.outcome.scores[1] > 0  # beside the hunters it has reached what it was told to


def silent(by: str, **given: Any) -> Mansion:
    """Nothing is said of the fallen, neither in a scenario's file nor at a table without a scenario."""
    return fallen("", **given) if by == "file" else manor(team=THREE, **given)


@proves("GHT-FMT-16")
@pytest.mark.parametrize("by", ["file", "table"])
def test_where_nothing_is_said_items_and_relief_bring_the_fallen_back_where_they_lie(by: str) -> None:
    g = silent(by, at="T-6 T-5")
    g.cell[g.at[0]] -= 128 * 128  # in the basement as anywhere else
    assert [may_restore(g, 0, means) for means in ("items", "relief", "action")] == [True, True, False]
    fall(g, 1)
    assert g.idle[1] == 1
    restore(g, 1)
    assert g.at[1] == TILE_OF["T-5"]


@proves("GHT-FMT-16")
@pytest.mark.parametrize("by", ["file", "table"])
def test_where_nothing_is_said_the_fallen_walk_two_tiles_and_have_ten_points(by: str) -> None:
    g = prowl(down(silent(by, at="T-6 T-5", vitality=3, enemy_moves=5), 1), 1)
    assert (g.vitality[1], g.moves) == (3, 5)  # the table's
    g = prowl(down(silent(by, at="T-6 T-5 T-6"), 1), 1)
    g.story, g.things = replace(g.story, things=(Thing("bell", "a bell"),)), [g.at[1]]
    assert (g.vitality[1], g.moves, enemy_kinds(g, 1)) == (10, 2, (0,))
    assert offers(g) == ["tile T-7", "end"]  # it opens nothing, and lifts nothing
    g.confined = 1 << g.at[1]
    assert enemy_ways(g, g.at[1]) == 0
    subdue(g, 1)
    assert (g.status[1], g.idle[1]) == (ENEMY, 0)


@proves("GHT-FMT-17")
@pytest.mark.parametrize("by", ["file", "record"])
def test_where_nothing_is_said_all_hear_the_enemy_side_and_each_of_them_acts(by: str) -> None:
    g = silent("file", at="T-6 T-5 T-5")
    if by == "record":
        g.story = Story(texts=("You.",), fallen=Fallen(text=0))
    down(g, 1)
    said = next(event for event in g.events or [] if event.what == "enemy side")
    assert (said.to, g.story.texts[int(said.facts[0])], goals(g, 1)) == (None, "You.", [TILE_OF["T-6"], TILE_OF["T-5"]])
    assert prowl(down(g, 2), 2).waiting() == (2,)


@proves("GHT-FMT-17")
def test_the_enemy_side_has_a_text_a_goal_powers_and_a_way_of_its_own() -> None:
    enemy = (
        'heard = false\nseveral = "one"\nautomatic = "go"\nplace = "T-39"\n'
        '[[enemy.powers]]\nname = "howl"\ntext = "Howl"\n'
        'effects = [{ do = "damage", kind = "mp", amount = 1, who = "all" }]\n'
    )
    g = fallen("", enemy, at="T-6 T-5 T-5")
    down(g, 1)
    said = [event for event in g.events or [] if event.what == "enemy side"]
    assert [event.to for event in said] == [(1,)]
    assert goals(g, 1) == [TILE_OF["T-39"]]
    prowl(g, 1)
    act(g, "howl")
    assert g.shaken == [1, 0, 1]
    assert g.moves == 0
    down(g, 2)
    assert prowl(g, 2).waiting() == ()
    assert g.status[2] == ENEMY


@proves("GHT-FMT-18")
def test_things_happen_each_round_before_in_and_after_it() -> None:
    parts = [f'[[happenings]]\nwhen = {{ on = "{on}" }}\neffects = [{{ do = "read", text = "{on}." }}]\n'
             for on in ("round-ends", "first-turn", "round-begins")]  # fmt: skip
    g = tale(sound(more="".join(parts)))
    run(g, ROUND)
    said = [g.story.texts[int(event.facts[0])] for event in g.events or [] if event.what == "text"]
    assert said == ["round-begins.", "first-turn."]
    end_round(g)
    run(g, ROUND)
    said = [g.story.texts[int(event.facts[0])] for event in g.events or [] if event.what == "text"]
    assert said[2:] == ["round-ends.", "round-begins.", "first-turn."]  # again and again


# Ends -----------------------------------------------------------------------------------------------------------------


@proves("GHT-FMT-19", "GHT-FMT-20")
def test_the_first_ending_that_holds_counts_with_its_points() -> None:
    ends = (
        '[[endings]]\nname = "best"\ngrade = "great"\npoints = 2\nenemy_points = 1\n'
        'text = "!"\ntest = { round_from = 5 }\n'
        'bonus = [{ points = 3, test = { fallen_to = 0 } }]\n[[endings]]\nname = "won"'
    )
    text = sound(rest=REST.replace('[[endings]]\nname = "won"', ends, 1))
    for rounds, name, worth in ((5, "best", 5), (4, "won", 1)):
        g = tale(text)
        g.flags, g.round = 1, rounds
        check_end(g)
        assert ending(g) == name
        assert level_points(g, 0) == worth
    g = tale(text)
    g.result = len(g.story.endings) - 1
    assert (g.story.endings[g.result].name, level_points(g, 0)) == ("lost", 0)  # nothing is said of points
    g = down(tale(text), 1)
    g.round = 5
    check_end(g)
    assert (level_points(g, 0), level_points(g, 1)) == (2, 1)


@proves("GHT-FMT-21")
def test_a_number_may_depend_on_the_hunters() -> None:
    text = sound('[[counters]]\nname = "sum"\nlabel = "Sum"\nstart = { two = 2, three = 5, four = 9 }\n',
                 '[[happenings]]\nwhen = { on = "start" }\n'
                 'effects = [{ do = "count", counter = "sum", by = 1 }]\n')  # fmt: skip
    assert [story_of(text, hunters).counters[0].start for hunters in (2, 3, 4)] == [2, 5, 9]
    g = tale(text, team="Wren Volt Balm Flint")
    set_count(g, "sum", 9)
    assert count(happened(g, "start", -1), "sum") == 10
