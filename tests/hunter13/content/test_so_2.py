"""Scenarios 9 to 13, each by what is new in it. SO"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.campaign.road import series
from hauntbox.games.hunter13.content import sheet_of, story_of
from hauntbox.games.hunter13.content.story import FAILURE, GREAT, SUCCESS
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.rules.dice import judge_card
from hauntbox.games.hunter13.rules.hunters.fallen import fall
from hauntbox.games.hunter13.rules.hunters.levels import level_points
from hauntbox.games.hunter13.rules.turn.endings import check_end
from hauntbox.games.hunter13.state import NOWHERE, Mansion
from hauntbox.games.hunter13.words.log import side
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers
from hunter13.manor import card, enter, turn
from hunter13.progress import clues, count, ending, flag, know, lair, mark, set_count, set_flags
from hunter13.tale import act, can, end_round, happened, opening, tale

# 9 --------------------------------------------------------------------------------------------------------------------


@proves("GHT-SO-09")
def test_every_fifth_card_rings_and_the_rules_change_with_the_strokes() -> None:
    g = tale("bells")
    start = count(g, "bells")
    for name, rung in (("E-24", 0), ("E-5", 1), ("E-20", 2)):
        g.agenda.clear()
        card(g, name, 1)
        assert count(g, "bells") == start + rung
    set_count(g, "bells", 6)
    g.agenda.clear()
    card(g, "E-25", 1)
    assert g.options.escape == 7
    assert "seventh" in clues(g)


@proves("GHT-SO-09")
@pytest.mark.parametrize(("items", "over"), [("", "rung"), ("I-6", "")])
def test_the_thirteenth_stroke_shuts_all_doors(items: str, over: str) -> None:
    g = tale("bells", items=items)
    set_count(g, "bells", 12)
    card(g, "E-25", 1)
    assert all([g.confined >> tile & 1 for tile in g.laid])
    assert ending(g) == over


@proves("GHT-SO-09")
def test_the_ringer_is_one_of_five_and_its_fall_wins() -> None:
    drawn = {opening("bells", seed=str(n)).lots[0] for n in range(20)}
    assert len(drawn) > 3
    assert drawn <= {0, 6, 9, 10, 13}
    g = tale("bells", at="T-42", lay="T-6 T-42")
    g.lots = (6,)
    know(g, "rope", "sheet-music")
    turn(g)
    act(g, "call")
    assert lair(g, "E-37") == "T-42"
    assert g.lots_shown == 1
    assert ending(happened(g, "defeated", 0, 6)) == "hush"


# 10 -------------------------------------------------------------------------------------------------------------------


def court(**given: Any) -> Mansion:
    g = tale("judge", at="T-26 T-26 T-6", lay="T-6 T-26", **given)
    know(g, "court")
    set_flags(g, "open-court")
    return g


@proves("GHT-SO-10")
def test_judge_cards_stay_out_all_game_and_exactly_thirteen_settles_it() -> None:
    g = court()
    cards = [judge_card(g, 2) for _ in range(10)]
    assert sorted(cards) == list(range(1, 11))
    g.judges[0] = (4, 9)
    turn(g)
    act(g, "plead")
    assert offers(g, "spend") == ["spend 4", "spend 9"]
    do(g, "spend 9")
    assert (count(g, "sum"), facts(g, "spends")) == (9, (0, 9))
    assert g.judges[0] == (4,)
    g.turn += 1
    act(g, "plead")
    do(g, "spend 4")
    assert ending(g) == "acquitted"


@proves("GHT-SO-10")
def test_too_much_is_struck_out_and_three_calls_in_vain_lose() -> None:
    g = court()
    set_count(g, "sum", 9)
    turn(g)
    act(g, "plead")
    do(g, "spend 10")
    assert (count(g, "sum"), count(g, "calls")) == (0, 1)
    assert g.outcome is None
    g.round = 8
    end_round(g)
    assert count(g, "calls") == 2
    g.round = 11
    end_round(g)
    assert ending(g) == "sentence"


# 11 -------------------------------------------------------------------------------------------------------------------


@proves("GHT-SO-11")
def test_the_oldest_empty_room_goes_under_the_pile_at_the_end_of_each_round() -> None:
    g = tale("remembers", at="T-6 T-5", lay="T-17 T-39 T-6 T-7 T-5 T-4:3,0 T-3:5,0")
    g.round = 3
    end_round(g)
    assert g.cell[TILE_OF["T-39"]] == NOWHERE
    assert (g.pile[-1], facts(g, "withdraws")) == (TILE_OF["T-39"], (TILE_OF["T-39"],))
    assert g.outcome is None
    end_round(g)
    assert g.cell[TILE_OF["T-7"]] == NOWHERE
    assert ending(g) == "forgotten"


@proves("GHT-SO-11")
def test_three_memories_and_all_together_in_the_entrance_win() -> None:
    for items, name in (("I-9; I-23; I-25", "queen"), ("I-9; I-23", "")):
        g = tale("remembers", at="T-6 T-17 T-17", lay="T-17 T-6", items=items)
        enter(g, "T-17")
        check_end(g)
        assert ending(g) == name


# 12 -------------------------------------------------------------------------------------------------------------------


def chapel(bearer: int, **given: Any) -> Mansion:
    g = tale("candle", at="T-26 T-26 T-6", lay="T-6 T-26", **given)
    g.lots = (bearer,)
    set_flags(g, "evidence")
    return g


@proves("GHT-SO-12")
def test_the_bearer_is_told_and_a_right_accusation_wins() -> None:
    games = [opening("candle", seed=str(n)) for n in range(9)]
    assert {g.lots[0] for g in games} == {0, 1, 2}
    for g in games:
        assert [event.to for event in g.events or [] if event.what == "drawn"] == [(g.lots[0],)]
    g = turn(chapel(1))
    act(g, "accuse")
    assert offers(g) == ["who Volt", "who Balm"]
    do(g, "who Volt")
    assert (ending(g), facts(g, "accuses")) == ("snuffed", (0, 1))


@proves("GHT-SO-12")
def test_two_wrong_accusations_lose_and_the_bearer_wins() -> None:
    g = turn(chapel(1))
    act(g, "accuse")
    do(g, "who Balm")
    assert count(g, "mistakes") == 1
    assert g.outcome is None
    g.turn += 1
    g.agenda.clear()
    turn(g)
    act(g, "accuse")
    do(g, "who Balm")
    check_end(g)
    assert ending(g) == "mistaken"
    assert g.outcome is not None
    assert g.outcome.scores == (0.0, 1.0, 0.0)
    assert [side(g, role) for role in range(4)] == ["Hunters", "Enemy", "Hunters", "Hunters"]  # a host would be one


@proves("GHT-SO-12")
def test_two_falls_before_the_tenth_round_is_over_are_the_bearers_wish() -> None:
    g = chapel(0)
    for role in (1, 2):
        fall(g, role)
        g.settle()
    check_end(g)
    assert ending(g) == "wish"
    assert g.outcome is not None
    assert g.outcome.scores == (1.0, 0.1, 0.1)


@proves("GHT-SO-12")
@pytest.mark.parametrize(("prayers", "name"), [(2, "unseen"), (3, "morning")])
def test_whoever_prayed_often_enough_sees_the_candle_burn_down(prayers: int, name: str) -> None:
    g = chapel(0)
    set_count(g, "prayers", prayers - 1)
    turn(g)
    act(g, "pray", 9)
    assert count(g, "prayers") == prayers
    g.round = 10
    end_round(g)
    assert ending(g) == name


@proves("GHT-SO-12")
def test_nobody_is_accused_without_a_witness() -> None:
    g = chapel(1)
    assert can(turn(g), "accuse")
    g.agenda.clear()
    g.at[1] = g.at[2]
    assert not can(turn(g), "accuse")


# 13 -------------------------------------------------------------------------------------------------------------------


def last_house(at: str = "T-38 T-26 T-42", **given: Any) -> Mansion:
    g = tale("thirteenth", at=at, lay="T-17 T-26:0,1 T-38:0,0,0,0 T-42:0,0,0,2", **given)
    know(g, "low", "middle", "high")
    for name, where in (("low-seal", "T-38"), ("middle-seal", "T-26"), ("high-seal", "T-42")):
        mark(g, name, where)
    return g


def break_seal(g: Mansion, role: int, name: str, judge: int = 10) -> None:
    g.agenda.clear()
    g.moved = g.fought = False
    turn(g, role)
    act(g, name, judge)


@proves("GHT-SO-13")
def test_two_seals_must_break_in_one_round_and_three_are_great() -> None:
    g = last_house()
    break_seal(g, 0, "break-low")
    assert count(g, "broken") == 1
    end_round(g)
    assert count(g, "broken") == 0
    assert not flag(g, "low-broken")
    assert g.outcome is None
    for seals, name in (
        (("break-low", "break-middle"), "broken"),
        (("break-low", "break-middle", "break-high"), "thirteen-home"),
    ):
        g = last_house()
        for role, seal in enumerate(seals):
            break_seal(g, role, seal)
        end_round(g)
        assert ending(g) == name


@proves("GHT-SO-13")
def test_the_boss_is_a_character_whom_nobody_plays_and_hunts() -> None:
    g = opening("thirteenth")
    assert g.lots[0] not in g.who
    g = last_house(at="T-26 T-26 T-26")
    g.lots, g.round = (2,), 8  # Ombra: HP 18, MP 25, WP +2; the level is 8
    happened(g, "first-turn", -1)
    assert lair(g, "E-33") in ("T-17", "T-26")
    assert stats(g, 2)[:4] == (22, 29, 3, 1)
    g.round = 16
    g.lair[2] = NOWHERE
    end_round(g)
    check_end(g)
    assert ending(g) == "sixteen"


# All of them ----------------------------------------------------------------------------------------------------------


@proves("GHT-SO-14")
def test_points_are_one_for_success_and_one_more_for_a_great_one() -> None:
    row = series("thirteen")
    assert [sheet_of(name).number for name in row] == list(range(1, 14))
    for name in row[1:]:
        story = story_of(name, 3)
        g = tale(name)
        worth: dict[int, set[int]] = {}
        for n, each in enumerate(story.endings):
            g.result = n
            worth.setdefault(each.grade, set()).add(level_points(g, 0))
        assert worth == {SUCCESS: {1}, GREAT: {2}, FAILURE: {0}}, name
