"""Scenarios 4 to 8, each by what is new in it. SO"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.rules.hunters.fallen import fall
from hauntbox.games.hunter13.rules.hunters.harm import in_reach
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.turn.endings import check_end
from hauntbox.games.hunter13.rules.turn.rounds import Waste
from hauntbox.games.hunter13.state import NOWHERE, Mansion
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told
from hunter13.manor import card, enter, put, turn
from hunter13.progress import clues, count, ending, flag, know, lair, marker, set_count, set_flags, thing
from hunter13.tale import CALM, act, can, down, end_round, happened, opening, prowl, tale

LAMPS = "T-7:0,-1 T-6:0,0 T-39:0,1 T-5:-1,0 T-12:1,0 T-24:2,0"


# 4 --------------------------------------------------------------------------------------------------------------------


def lighthouse(at: str = "T-6", **given: Any) -> Mansion:
    g = happened(tale("lamp", at=at, lay=LAMPS, **given), "start", -1)
    set_count(g, "oil", 9)
    return g


@proves("GHT-SO-04")
def test_the_wraith_walks_to_the_nearest_lamp_and_puts_it_out() -> None:
    g = lighthouse(at="T-5")
    assert lair(g, "E-32") == "T-24"
    assert marker(g, "east-lamp") == "T-39"
    end_round(g)
    assert lair(g, "E-32") == "T-12"
    end_round(g, 2)
    assert lair(g, "E-32") == "T-39"
    assert marker(g, "east-lamp") == ""
    assert count(g, "lit") == 2
    g.at[0] = TILE_OF["T-39"]
    g.lair[1] = NOWHERE
    turn(g)
    act(g, "light-east", 3)
    assert count(g, "lit") == 3
    assert marker(g, "east-lamp") == "T-39"


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
    assert count(g, "lit") == 2
    assert marker(g, "west-lamp") == ""
    set_count(g, "lit", 0)
    check_end(g)
    assert g.outcome is None  # until the end of the round
    end_round(g)
    assert ending(g) == "dark"


# 5 --------------------------------------------------------------------------------------------------------------------


def parish(coffin: str = "T-38", forgery: str = "T-36", **given: Any) -> Mansion:
    g = tale("tithe", lay="T-6 T-38 T-37 T-28 T-35:0,5", **given)
    g.lots = (TILE_OF[coffin], TILE_OF[forgery])
    know(g, "letter")
    return g


@proves("GHT-SO-05")
def test_the_coffin_is_drawn_in_secret_and_one_paper_lies() -> None:
    drawn = {opening("tithe", seed=str(n)).lots for n in range(16)}
    assert len({coffin for coffin, _ in drawn}) > 2
    assert len({forgery for _, forgery in drawn}) == 3
    said = {}
    for forgery in ("T-35", "T-36"):
        g = parish(at="T-6", new="T-35", omens=CALM, forgery=forgery)
        enter(g, "T-35", 1)
        texts = [event.facts[0] for event in g.events or [] if event.what == "text"]
        said[forgery] = next(g.story.texts[int(n)] for n in texts)
    assert "crypt or the wine cellar" in said["T-36"]
    assert "torture chamber or the sealing room" in said["T-35"]


@proves("GHT-SO-05")
def test_he_sleeps_in_the_right_coffin_and_wakes_at_the_second_wrong_one() -> None:
    g = turn(parish(at="T-38"))
    act(g, "open-coffin")
    assert lair(g, "E-45") == "T-38"
    assert stats(g, 14)[2] == 0
    assert (g.lots_shown & 1, facts(g, "lot")) == (1, (0, TILE_OF["T-38"]))
    g = turn(parish(at="T-37 T-37"))
    act(g, "open-coffin")
    assert count(g, "noise") == 1
    assert lair(g, "E-45") == ""
    g.agenda.clear()
    g.moved = g.fought = False
    assert not can(turn(g, 1), "open-coffin")  # it lies open
    g.agenda.clear()
    g.at[0] = TILE_OF["T-28"]
    g.turn += 1
    turn(g)  # the same hunter, at another one
    act(g, "open-coffin")
    assert flag(g, "awake")
    assert [len(hand) for hand in g.hand] == [1, 0, 0]
    assert lair(g, "E-45") == "T-38"
    assert stats(g, 14)[2] == 3


@proves("GHT-SO-05")
@pytest.mark.parametrize(("coffin", "wrong"), [("T-38", "T-28"), ("T-28", "T-37"), ("T-37", "T-40"), ("T-40", "T-38")])
def test_whoever_has_opened_a_wrong_coffin_may_open_the_right_one(coffin: str, wrong: str) -> None:
    g = tale("tithe", lay="T-6 T-38 T-37 T-28 T-40:0,5", at=wrong)
    g.lots = (TILE_OF[coffin], TILE_OF["T-36"])
    assert not can(turn(g), "open-coffin")  # no paper has been read
    know(g, "register")
    act(g, "open-coffin")
    assert (count(g, "noise"), can(turn(g), "open-coffin")) == (1, False)
    g.agenda.clear()
    g.at[0], g.moved, g.fought = TILE_OF[coffin], False, False
    g.turn += 1
    act(turn(g), "open-coffin")
    assert (lair(g, "E-45"), flag(g, "awake")) == (coffin, False)


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
    assert clues(g) == ["word-above"]
    assert [bool(bits) for bits in g.heard] == [True, False, False]
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
    end_round(g, 8)
    assert ending(g) == "apart"


@proves("GHT-SO-06")
def test_relief_reaches_up_and_down_a_chute_in_this_house_alone() -> None:
    chute = "T-6 T-20:0,1,0,2 T-21:0,2"
    for name, reach in (("divided", [(0, 1), (1, 0)]), ("places", [(0,), (1,)])):
        g = tale(name, at="T-20 T-21 T-6", lay=chute, hands="J; J; J")
        assert [in_reach(g, role) for role in range(2)] == reach


# 7 --------------------------------------------------------------------------------------------------------------------


@proves("GHT-SO-07")
def test_a_double_makes_ones_step_the_wrong_way_round() -> None:
    g = tale("doubles", at="T-7", lay="T-39 T-6 T-7 T-5")
    g.things = [TILE_OF["T-6"]] * 3
    enter(g, "T-5", side=3)  # a step to the east, in by the west door
    assert g.things == [TILE_OF["T-39"], TILE_OF["T-6"], TILE_OF["T-6"]]


@proves("GHT-SO-07")
def test_a_double_stays_where_no_door_leads_on() -> None:
    g = tale("doubles", at="T-7", lay="T-39 T-6 T-7 T-5")
    g.things = [TILE_OF["T-39"], NOWHERE, NOWHERE]  # nothing lies to its west
    enter(g, "T-5", side=3)
    assert g.things[0] == TILE_OF["T-39"]


@proves("GHT-SO-07")
def test_ones_own_double_costs_sanity_and_anothers_is_a_battle() -> None:
    g = tale("doubles", at="T-7 T-5", lay="T-39 T-6 T-7 T-5")
    g.things = [TILE_OF["T-6"], NOWHERE, NOWHERE]
    g.entered = NOWHERE
    enter(g, "T-6")
    assert len(g.hand[0]) == 1
    assert "own-face" in clues(g)
    assert lair(g, "E-41") == ""
    g = tale("doubles", at="T-7 T-5", lay="T-39 T-6 T-7 T-5")
    g.things = [NOWHERE, TILE_OF["T-6"], NOWHERE]
    enter(g, "T-6")
    assert lair(g, "E-41") == "T-6"
    assert "battle" in told(g)


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
    assert g.things[0] == TILE_OF["T-31"]  # its hunter is not there
    g.at[0] = TILE_OF["T-31"]
    end_round(g)
    assert g.things[0] == NOWHERE
    assert ending(g) == "unmasked"


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
    assert g.things[thing(g, "water")] == here
    assert offers(g, "lift") == ["lift 1", "lift 2", "lift 3"]
    assert not can(g, "brew")
    g.things[thing(g, "wine")] = here
    g.wasting = [1, 1, 1]
    act(g, "brew")
    assert ending(g) == "all-drink"
    assert g.wasting == [0, 0, 0]


@proves("GHT-SO-08")
def test_an_ingredient_thrown_away_at_the_entrance_loses() -> None:
    g = down(ward(at="T-25 T-17 T-25"), 1)
    g.things[0] = TILE_OF["T-17"]
    prowl(g, 1)
    assert not can(g, "throw-away")
    do(g, "lift 1")
    act(g, "throw-away")
    assert ending(g) == "thrown"


@proves("GHT-SO-05")
def test_what_comes_of_a_lot_openly_is_known_to_all() -> None:
    g = opening("tithe", seed="1")
    assert len(g.lots_left) == 12
    g.lots = (TILE_OF["T-38"], TILE_OF["T-36"])
    put(g, "T-37:9,9")
    g.at[g.active] = TILE_OF["T-37"]
    know(g, "letter")
    act(g, "open-coffin")
    assert {coffin for coffin, _ in g.lots_left} == {TILE_OF["T-28"], TILE_OF["T-38"], TILE_OF["T-40"]}
    put(g, "T-35:5,5")
    happened(g, "explored", g.active, where="T-35")  # cold, it says: the crypt, the wine cellar, or a lie
    assert g.lots in g.lots_left
    assert (TILE_OF["T-40"], TILE_OF["T-36"]) not in g.lots_left
    assert (TILE_OF["T-40"], TILE_OF["T-35"]) in g.lots_left
