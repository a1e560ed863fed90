"""The other ten scenarios, each by what is new in it. SO"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.content import SHIPPED, sheet_of, story_of
from hauntbox.games.hunter13.content.story import FAILURE, GREAT, SUCCESS
from hauntbox.games.hunter13.rules.dice import judge_card
from hauntbox.games.hunter13.rules.endings import check_end
from hauntbox.games.hunter13.rules.fallen import fall
from hauntbox.games.hunter13.rules.foes import stats
from hauntbox.games.hunter13.rules.harm import in_reach
from hauntbox.games.hunter13.rules.house import survey
from hauntbox.games.hunter13.rules.levels import level_points
from hauntbox.games.hunter13.rules.rounds import Waste
from hauntbox.games.hunter13.rules.story import happen
from hauntbox.games.hunter13.state import NOWHERE, Mansion
from hauntbox.ledger import proves
from hunter13.manor import card, do, enter, offers, run, told, turn
from hunter13.tale import (
    CALM,
    act,
    can,
    clues,
    count,
    down,
    end_round,
    ending,
    flag,
    know,
    lair,
    mark,
    marker,
    opening,
    prowl,
    set_count,
    set_flags,
    tale,
    thing,
)

LAMPS = "T-7:0,-1 T-6:0,0 T-39:0,1 T-5:-1,0 T-12:1,0 T-24:2,0"


def happened(g: Mansion, what: str, role: int = 0, number: int = -1, where: str = "") -> Mansion:
    g.agenda.clear()
    happen(g, what, role, TILE_OF[where] if where else g.at[role] if role >= 0 else NOWHERE, number)
    g.settle()
    return g


# 4 --------------------------------------------------------------------------------------------------------------------


def lighthouse(at: str = "T-6", **given: Any) -> Mansion:
    g = happened(tale("lamp", at=at, lay=LAMPS, **given), "start", -1)
    set_count(g, "oil", 9)
    return g


@proves("GHT-SO-04")
def test_the_wraith_walks_to_the_nearest_lamp_and_puts_it_out() -> None:
    g = lighthouse(at="T-5")
    assert lair(g, "E-32") == "T-24" and marker(g, "east-lamp") == "T-39"
    end_round(g)
    assert lair(g, "E-32") == "T-12"
    end_round(g, 2)
    assert lair(g, "E-32") == "T-39" and marker(g, "east-lamp") == "" and count(g, "lit") == 2
    g.at[0] = TILE_OF["T-39"]
    g.lair[1] = NOWHERE
    turn(g)
    act(g, "light-east", 4)
    assert count(g, "lit") == 3 and marker(g, "east-lamp") == "T-39"


@proves("GHT-SO-04")
@pytest.mark.parametrize(("lit", "name"), [(3, "blazing"), (1, "dawn")])
def test_a_light_at_the_end_of_the_twelfth_round_wins(lit: int, name: str) -> None:
    g = lighthouse(at="T-7")
    g.lair[1] = NOWHERE
    set_count(g, "lit", lit)
    g.round = 12
    end_round(g)
    assert ending(g) == name


@proves("GHT-SO-04")
def test_sound_drives_the_wraith_away_and_three_dark_lamps_lose() -> None:
    g = lighthouse()
    card(g, "E-27")
    assert lair(g, "E-32") == ""
    end_round(g, 2)
    assert lair(g, "E-32") == "T-24"
    g = down(lighthouse(at="T-6 T-7 T-6"), 1)
    prowl(g, 1)
    act(g, "snuff")
    assert count(g, "lit") == 2 and marker(g, "west-lamp") == ""
    set_count(g, "lit", 0)
    check_end(g)
    assert ending(g) == "dark"


# 5 --------------------------------------------------------------------------------------------------------------------


def parish(coffin: str = "T-38", forgery: str = "T-36", **given: Any) -> Mansion:
    g = tale("tithe", lay="T-6 T-38 T-37 T-35:0,5", **given)
    g.lots = (TILE_OF[coffin], TILE_OF[forgery])
    return g


@proves("GHT-SO-05")
def test_the_coffin_is_drawn_in_secret_and_one_paper_lies() -> None:
    drawn = {opening("tithe", seed=str(n)).lots for n in range(16)}
    assert len({coffin for coffin, _ in drawn}) > 2 and len({forgery for _, forgery in drawn}) == 3
    said = {}
    for forgery in ("T-35", "T-36"):
        g = parish(at="T-6", new="T-35", omens=CALM, forgery=forgery)
        enter(g, "T-35", 1)
        texts = [event.facts[0] for event in g.events or [] if event.what == "text"]
        said[forgery] = [g.story.texts[int(n)] for n in texts][0]
    assert "crypt or the wine cellar" in said["T-36"] and "torture chamber or the sealing room" in said["T-35"]


@proves("GHT-SO-05")
def test_he_sleeps_in_the_right_coffin_and_wakes_at_the_second_wrong_one() -> None:
    g = turn(parish(at="T-38"))
    act(g, "open-coffin")
    assert lair(g, "E-45") == "T-38" and stats(g, 14)[2] == 0 and g.lots_shown & 1
    g = turn(parish(at="T-37 T-37"))
    act(g, "open-coffin")
    assert count(g, "noise") == 1 and lair(g, "E-45") == "" and len(g.hand[0]) == 1
    g.agenda.clear()
    turn(g, 1)
    act(g, "open-coffin")
    assert flag(g, "awake") and lair(g, "E-45") == "T-38" and stats(g, 14)[2] == 3


@proves("GHT-SO-05")
def test_dawn_and_two_falls_in_one_round_are_lost_and_a_sleeper_killed_is_great() -> None:
    g = parish()
    g.round = 14
    end_round(g)
    assert ending(g) == "dawn"
    g = parish()
    fall(g, 1)
    g.settle()
    end_round(g)
    happened(g, "round-begins", -1)
    fall(g, 0)
    g.settle()
    check_end(g)
    assert g.outcome is None
    fall(g, 2)
    g.settle()
    check_end(g)
    assert ending(g) == "tithe"
    assert ending(happened(parish(), "defeated", 0, 14)) == "asleep"


# 6 --------------------------------------------------------------------------------------------------------------------

TWO_FLOORS = "T-6 T-40:0,5 T-14:0,1,3 T-35:0,2,0,2 T-36:0,-1"


@proves("GHT-SO-06")
def test_the_party_is_split_over_two_floors_without_stairs() -> None:
    g = opening("divided", hunters=4)
    assert [g.at[role] for role in g.order] == [TILE_OF["T-6"], TILE_OF["T-7"]] * 2
    assert not {TILE_OF[t] for t in ("T-1", "T-2", "T-16", "T-19")} & {*g.pile, *g.laid}


@proves("GHT-SO-06")
def test_only_the_finder_hears_half_a_word_and_both_must_meet() -> None:
    g = tale("divided", at="T-6 T-6", lay=TWO_FLOORS, new="T-35", omens=CALM)
    enter(g, "T-35", 1)
    assert clues(g) == ["word-above"] and [bool(bits) for bits in g.heard] == [True, False, False]
    g.at[0] = TILE_OF["T-40"]
    g.agenda.clear()
    turn(g)
    assert not can(g, "speak")
    g.at[1] = TILE_OF["T-40"]
    g.heard[1] |= 1 << [name for name, _ in g.story.clues].index("word-below")
    act(g, "speak")
    assert ending(g) == "vespertine"


@proves("GHT-SO-06")
def test_relief_reaches_along_the_tower_and_an_empty_pile_ends_it() -> None:
    g = tale("divided", at="T-14 T-35 T-6", lay=TWO_FLOORS, hands="J; J; J")
    g.joint[0] = TILE_OF["T-35"] * 4 + 3
    survey(g)
    assert 1 in in_reach(g, 0)
    happened(g, "empty", -1)
    end_round(g, 5)
    assert ending(g) == "apart"


# 7 --------------------------------------------------------------------------------------------------------------------


@proves("GHT-SO-07")
def test_a_double_makes_ones_step_the_wrong_way_round() -> None:
    g = tale("doubles", at="T-7", lay="T-39 T-6 T-7 T-5")
    g.things = [TILE_OF["T-6"]] * 3
    enter(g, "T-5", side=3)  # a step to the east, in by the west door
    assert g.things == [TILE_OF["T-39"], TILE_OF["T-6"], TILE_OF["T-6"]]


@proves("GHT-SO-07")
def test_ones_own_double_costs_sanity_and_anothers_is_a_battle() -> None:
    g = tale("doubles", at="T-7 T-5", lay="T-39 T-6 T-7 T-5")
    g.things = [TILE_OF["T-6"], NOWHERE, NOWHERE]
    g.entered = NOWHERE
    enter(g, "T-6")
    assert len(g.hand[0]) == 1 and "own-face" in clues(g) and lair(g, "E-41") == ""
    g = tale("doubles", at="T-7 T-5", lay="T-39 T-6 T-7 T-5")
    g.things = [NOWHERE, TILE_OF["T-6"], NOWHERE]
    enter(g, "T-6")
    assert lair(g, "E-41") == "T-6" and "battle" in told(g)


@proves("GHT-SO-07")
def test_doubles_in_the_gallery_are_hung_and_all_of_them_win() -> None:
    g = tale("doubles", at="T-7", lay="T-39 T-6 T-7 T-31:0,3,1")
    know(g, "frames")
    set_flags(g, "frames")
    g.things = [TILE_OF["T-7"], NOWHERE, NOWHERE]
    set_count(g, "loose", 1)
    turn(g)
    act(g, "wave-off", 9)
    assert g.things[0] == TILE_OF["T-31"]
    end_round(g)
    assert g.things[0] == NOWHERE and ending(g) == "unmasked"


# 8 --------------------------------------------------------------------------------------------------------------------


def ward(at: str = "T-25", **given: Any) -> Mansion:
    return tale("fever", at=at, lay="T-17 T-6 T-25 T-5", **given)


@proves("GHT-SO-08")
def test_all_begin_with_the_fever() -> None:
    g = happened(ward(), "start", -1)
    assert g.wasting == [1, 1, 1]
    run(g, Waste(0))
    assert g.hurt[0] == 1


@proves("GHT-SO-08")
def test_ingredients_are_carried_singly_and_four_make_the_cure() -> None:
    g = ward()
    set_flags(g, "recipe")
    here = TILE_OF["T-25"]
    g.things = [here, here, -2, TILE_OF["T-5"]]
    turn(g)
    assert offers(g, "lift") == []
    act(g, "set-down")
    assert g.things[thing(g, "water")] == here and offers(g, "lift") == ["lift 1", "lift 2", "lift 3"]
    assert not can(g, "brew")
    g.things[thing(g, "wine")] = here
    g.wasting = [1, 1, 1]
    act(g, "brew")
    assert ending(g) == "all-drink" and g.wasting == [0, 0, 0]


@proves("GHT-SO-08")
def test_an_ingredient_thrown_away_at_the_entrance_loses() -> None:
    g = down(ward(at="T-25 T-17 T-25"), 1)
    g.things[0] = TILE_OF["T-17"]
    prowl(g, 1)
    assert not can(g, "throw-away")
    do(g, "lift 1")
    act(g, "throw-away")
    assert ending(g) == "thrown"


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
    assert g.options.escape == 7 and "seventh" in clues(g)


@proves("GHT-SO-09")
@pytest.mark.parametrize(("items", "over"), [("", "rung"), ("I-6", "")])
def test_the_thirteenth_stroke_shuts_all_doors(items: str, over: str) -> None:
    g = tale("bells", items=items)
    set_count(g, "bells", 12)
    card(g, "E-25", 1)
    assert all([g.confined >> tile & 1 for tile in g.laid]) and ending(g) == over


@proves("GHT-SO-09")
def test_the_ringer_is_one_of_five_and_its_fall_wins() -> None:
    drawn = {opening("bells", seed=str(n)).lots[0] for n in range(20)}
    assert len(drawn) > 3 and drawn <= {0, 6, 9, 10, 13}
    g = tale("bells", at="T-42", lay="T-6 T-42")
    g.lots = (6,)
    know(g, "rope")
    turn(g)
    act(g, "call")
    assert lair(g, "E-37") == "T-42" and g.lots_shown == 1
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
    assert count(g, "sum") == 9 and g.judges[0] == (4,)
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
    assert (count(g, "sum"), count(g, "calls")) == (0, 1) and g.outcome is None
    g.round = 9
    end_round(g)
    assert count(g, "calls") == 2
    g.round = 13
    end_round(g)
    assert ending(g) == "sentence"


# 11 -------------------------------------------------------------------------------------------------------------------


@proves("GHT-SO-11")
def test_the_oldest_empty_room_goes_under_the_pile_at_the_end_of_each_round() -> None:
    g = tale("remembers", at="T-6 T-5", lay="T-17 T-39 T-6 T-7 T-5 T-4:3,0 T-3:5,0")
    g.round = 3
    end_round(g)
    assert g.cell[TILE_OF["T-39"]] == NOWHERE and g.pile[-1] == TILE_OF["T-39"] and g.outcome is None
    end_round(g)
    assert g.cell[TILE_OF["T-7"]] == NOWHERE and ending(g) == "forgotten"  # five rooms are left


@proves("GHT-SO-11")
def test_three_memories_and_all_together_in_the_entrance_win() -> None:
    for items, name in (("I-9; I-23; I-25", "queen"), ("I-9; I-23", "")):
        g = tale("remembers", at="T-6 T-17 T-17", lay="T-17 T-6", items=items)
        enter(g, "T-17")
        assert ending(g) == name


# 12 -------------------------------------------------------------------------------------------------------------------


def chapel(bearer: int, **given: Any) -> Mansion:
    g = tale("candle", at="T-26 T-26 T-6", lay="T-6 T-26", **given)
    g.lots = (bearer,)
    set_flags(g, "evidence")
    return g


@proves("GHT-SO-12")
def test_the_bearer_is_told_and_a_right_accusation_wins() -> None:
    bearers = {opening("candle", seed=str(n)).lots[0] for n in range(9)}
    assert bearers == {0, 1, 2}
    g = turn(chapel(1))
    act(g, "accuse")
    assert offers(g) == ["who Volt", "who Balm"]
    do(g, "who Volt")
    assert ending(g) == "snuffed"


@proves("GHT-SO-12")
def test_two_wrong_accusations_lose_and_the_bearer_wins() -> None:
    g = turn(chapel(1))
    act(g, "accuse")
    do(g, "who Balm")
    assert count(g, "mistakes") == 1 and g.outcome is None
    g.turn += 1
    g.agenda.clear()
    turn(g)
    act(g, "accuse")
    do(g, "who Balm")
    check_end(g)
    assert ending(g) == "mistaken" and g.outcome is not None and g.outcome.scores == (0.0, 1.0, 0.0)


@proves("GHT-SO-12")
def test_two_falls_before_the_tenth_round_is_over_are_the_bearers_wish() -> None:
    g = chapel(0)
    for role in (1, 2):
        fall(g, role)
        g.settle()
    check_end(g)
    assert ending(g) == "wish" and g.outcome is not None and g.outcome.scores == (1.0, 0.5, 0.5)
    g = chapel(0)
    g.round = 10
    end_round(g)
    assert ending(g) == "morning"


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
def test_three_seals_must_break_in_one_round() -> None:
    g = last_house()
    break_seal(g, 0, "break-low")
    break_seal(g, 1, "break-middle")
    assert count(g, "broken") == 2
    end_round(g)
    assert count(g, "broken") == 0 and not flag(g, "low-broken") and g.outcome is None
    g.turn += 1
    for role, name in enumerate(("break-low", "break-middle", "break-high")):
        break_seal(g, role, name)
    check_end(g)
    assert ending(g) == "broken"


@proves("GHT-SO-13")
def test_the_boss_is_a_character_whom_nobody_plays_and_hunts() -> None:
    g = opening("thirteenth")
    assert g.lots[0] not in g.who
    g = last_house(at="T-26 T-26 T-26")
    g.lots, g.round = (2,), 4  # Ombra: HP 18, MP 25, WP +2; the level is 8
    happened(g, "first-turn", -1)
    assert lair(g, "E-33") in ("T-17", "T-26") and stats(g, 2)[:4] == (22, 29, 4, 1)
    g.round = 16
    g.lair[2] = NOWHERE
    end_round(g)
    check_end(g)
    assert ending(g) == "sixteen"


# All of them ----------------------------------------------------------------------------------------------------------


@proves("GHT-SO-14")
def test_points_are_one_for_success_and_one_more_for_a_great_one() -> None:
    assert [sheet_of(name).number for name in SHIPPED] == list(range(1, 14))
    for name in SHIPPED[1:]:
        story = story_of(name, 3)
        g = tale(name)
        worth = {}
        for n, each in enumerate(story.endings):
            g.result = n
            worth.setdefault(each.grade, set()).add(level_points(g, 0))
        assert worth == {SUCCESS: {1}, GREAT: {2}, FAILURE: {0}}, name
