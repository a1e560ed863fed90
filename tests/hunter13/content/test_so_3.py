"""Scenarios do what their texts say: numbers that are announced, hints that are true, words on buttons. SO, SB, SC"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.content import story_of
from hauntbox.games.hunter13.rules.battle.blows import kinds
from hauntbox.games.hunter13.rules.battle.foes import harm_monster, stats
from hauntbox.games.hunter13.rules.hunters.points import max_mp
from hauntbox.games.hunter13.rules.turn.endings import check_end
from hauntbox.games.hunter13.secrets.view import seen_lots
from hauntbox.games.hunter13.state import HP, MP, Mansion
from hauntbox.ledger import proves
from hunter13.acting import told
from hunter13.arena import KNIGHT, PROPHET, ROBOT
from hunter13.manor import enter, turn
from hunter13.pictures import note, seen
from hunter13.progress import clues, count, ending, know, set_count, thing
from hunter13.tale import CALM, act, can, down, end_round, happened, opening, tale

PAIR = "Wren Volt"


def read(g: Mansion) -> str:
    """All that was read out."""
    return " ".join([g.story.texts[int(event.facts[0])] for event in g.events or [] if event.what == "text"])


# 9 --------------------------------------------------------------------------------------------------------------------


@proves("GHT-SO-09")
@pytest.mark.parametrize(
    ("ringer", "words", "points", "learned"),
    [
        (KNIGHT, "only a stout heart", (0, 16), (HP, MP)),
        (ROBOT, "nothing but blows", (20, 0), (HP,)),
        (PROPHET, "a body and a mind", (20, 20), (HP,)),
    ],
)
def test_the_notebook_tells_what_hurts_the_ringer(
    ringer: int, words: str, points: tuple[int, int], learned: tuple[int, ...]
) -> None:
    g = tale("bells", lay="T-6 T-35 T-42", at="T-6", new="T-35", omens=CALM)
    g.lots = (ringer,)
    g.lots_left = ((0,), (6,), (9,), (10,), (13,))
    enter(g, "T-35", 9)
    assert words in read(g)
    assert [kinds(g, role) for role in range(3)] == [learned] * 3
    g.agenda.clear()
    g.at[0] = TILE_OF["T-42"]
    know(g, "rope")
    act(turn(g), "call")
    assert (stats(g, ringer)[:3], g.lair[ringer]) == ((*points, 2), TILE_OF["T-42"])
    assert [harm_monster(g, ringer, kind, 3) for kind in (HP, MP)] == [3 if each else 0 for each in points]


@proves("GHT-SO-09")
def test_the_bell_rings_by_the_number_of_the_card_as_the_mission_says() -> None:
    assert "whose number can be divided by five" in " ".join(story_of("bells", 3).mission.split())
    rung = []
    for n in range(1, 31):
        g = tale("bells")
        start = count(g, "bells")
        happened(g, "card", 0, n - 1)
        rung += [n] if count(g, "bells") > start else []
    assert rung == [5, 10, 15, 20, 25, 30]


@proves("GHT-SO-09")
def test_after_twenty_rounds_it_is_too_late_key_or_not() -> None:
    g = tale("bells", items="I-6")
    g.round = 19
    assert ending(end_round(g)) == ""
    assert ending(end_round(g)) == "too-late"
    assert "within twenty rounds" in g.story.mission


# 10 -------------------------------------------------------------------------------------------------------------------


@proves("GHT-SO-10")
@pytest.mark.parametrize(("judge", "healed", "deeper"), [(9, 3, 0), (1, 0, -1)])
def test_begging_heals_or_costs_what_the_button_says(judge: int, healed: int, deeper: int) -> None:
    g = tale("judge", at="T-26", lay="T-6 T-26", shaken="5")
    know(g, "court")
    most = max_mp(g, 0)
    text = next(g.story.texts[each.text] for each in g.story.acts if each.name == "beg")
    assert "heal 3 MP damage" in text
    assert "Maximum MP falls by 1" in text
    g.rig("left out", judge)
    act(turn(g), "beg")
    assert (g.shaken[0], max_mp(g, 0) - most) == (5 - healed, deeper)
    assert judge not in g.judges[0]


@proves("GHT-SO-10")
def test_the_court_calls_in_the_rounds_that_the_mission_names() -> None:
    mission = " ".join(story_of("judge", 3).mission.split())
    assert "at the end of round 8 and of round 11" in mission
    assert "so is the end of round 14" in mission
    g = tale("judge")
    calls = []
    for each in range(1, 14):
        g.round, before = each, count(g, "calls")
        end_round(g)
        calls += [each] * (count(g, "calls") - before)
    assert (calls, g.outcome) == ([8, 11], None)
    g.round = 14
    assert ending(end_round(g)) == "sentence"


# 2 --------------------------------------------------------------------------------------------------------------------


@proves("GHT-SB-17")
@pytest.mark.parametrize(("where", "taken"), [("T-6", True), ("T-5", False)])
def test_whoever_wounds_anybody_where_the_heir_is_led_has_it(where: str, taken: bool) -> None:
    g = tale("heir", at=f"T-6 {where} T-39")
    g.things[thing(g, "heir")] = -2 - 0  # Wren leads it
    down(g, 2)
    happened(g, "blow", 2, 1, where)  # Volt is wounded
    assert g.things[thing(g, "heir")] == (-2 - 2 if taken else -2 - 0)


# 11 -------------------------------------------------------------------------------------------------------------------


def hall(**given: Any) -> Mansion:
    g = tale("remembers", lay="T-17 T-39 T-6 T-7", at="T-7 T-6 T-17", **given)
    set_count(g, "memories", 3)
    return g


@proves("GHT-SO-11")
@pytest.mark.parametrize(("judge", "there"), [(4, "T-17"), (3, "T-7")])
def test_whoever_has_no_memory_may_think_of_home_and_be_there(judge: int, there: str) -> None:
    g = hall(items="; I-9; I-23 I-25")
    act(turn(g), "think-of-home", judge)
    assert g.at[0] == TILE_OF[there]


@proves("GHT-SO-11")
@pytest.mark.parametrize("memory", ["I-9", "I-23", "I-25"])
def test_whoever_has_a_memory_walks(memory: str) -> None:
    assert not can(turn(hall(items=memory)), "think-of-home")
    g = hall(items="I-3")
    assert can(turn(g), "think-of-home")
    g.agenda.clear()
    set_count(g, "memories", 2)
    assert not can(turn(g), "think-of-home")  # before all three are found


@proves("GHT-SO-11")
@pytest.mark.parametrize(("team", "first"), [(PAIR, 5), ("Wren Volt Balm", 3), ("Wren Volt Balm Flint", 3)])
def test_the_house_forgets_from_round_3_on_or_from_round_5_for_two(team: str, first: int) -> None:
    g = tale("remembers", lay="T-17 T-39 T-6 T-7 T-5 T-4 T-3", at="T-6", team=team)
    g.round = first - 1
    end_round(g)
    assert len(g.laid) == 7
    end_round(g)
    assert (len(g.laid), g.outcome, "forgets" in clues(g)) == (6, None, True)
    assert ending(end_round(g)) == "forgotten"


@proves("GHT-SO-11")
def test_the_house_is_told_to_its_end_after_24_rounds() -> None:
    g = tale("remembers", lay="T-17 T-39 T-6 T-7 T-5 T-4 T-3", at="T-17")
    g.round = 24
    check_end(g)
    assert g.outcome is None
    g.round = 25
    check_end(g)
    assert ending(g) == "late"


# 12 -------------------------------------------------------------------------------------------------------------------


@proves("GHT-SO-12")
@pytest.mark.parametrize(("hunters", "is_told"), [(2, False), (3, True), (4, True)])
def test_of_two_hunters_neither_knows_who_has_the_candle(hunters: int, is_told: bool) -> None:
    for seed in range(6):
        g = opening("candle", hunters=hunters, seed=str(seed))
        knows = [seen_lots(g, (role,)) == g.lots for role in range(hunters)]
        assert knows == [is_told and role == g.lots[0] for role in range(hunters)]
        assert ("drawn" in told(g)) == is_told


# 13 -------------------------------------------------------------------------------------------------------------------


@proves("GHT-SO-13")
@pytest.mark.parametrize(("team", "broken", "name"), [
    ("Wren Volt", 1, ""), ("Wren Volt", 2, "broken"), ("Wren Volt Balm", 2, "broken"),
    ("Wren Volt Balm Flint", 2, ""), ("Wren Volt Balm Flint", 3, "broken"),
])  # fmt: skip
def test_two_seals_do_for_two_or_three_hunters_and_four_need_all_three(team: str, broken: int, name: str) -> None:
    g = tale("thirteenth", team=team, at="T-17", lay="T-17 T-6")
    set_count(g, "broken", broken)
    assert ending(end_round(g)) == name
    assert "two seals" not in g.story.texts[g.story.endings[1].text].lower()


@proves("GHT-SO-13")
def test_the_fall_of_the_boss_gives_what_its_text_says() -> None:
    g = tale("thirteenth", at="T-17", lay="T-17 T-6", hands="5 9; 3; J")
    happened(g, "defeated", 0, 2)
    assert "face" in clues(g)
    assert [len(hand) for hand in g.hand] == [1, 0, 1]
    assert [kinds(g, role) for role in range(3)] == [(HP, MP)] * 3
    assert g.might == [0, 0, 0]


@pytest.mark.parametrize(
    ("name", "drawn", "words"),
    [("bells", 0, "It is the Headless Knight."), ("thirteenth", 2, f"It is {PEOPLE[2].name}."),
     ("tithe", 37, "It is the Crypt."), ("candle", 1, "It is Volt.")],
)  # fmt: skip
def test_what_was_drawn_is_shown_by_its_name(name: str, drawn: int, words: str) -> None:
    g = tale(name)
    g.lots, g.lots_shown = (drawn, *g.lots[1:]), 1
    assert note(seen(g, 0), "note:lot/1").text == words
