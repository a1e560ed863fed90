"""Checks, abilities and Judge-cards. CHK, CHR, RND"""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise

import pytest

from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.content.story import FAILURE, Ending, Story
from hauntbox.games.hunter13.rules.battle.escape import escape_check
from hauntbox.games.hunter13.rules.dice import black_set, judge_card
from hauntbox.games.hunter13.rules.hunters.checks import Check, ability, bonus, falling_check
from hauntbox.games.hunter13.rules.hunters.points import hp, is_down, mp
from hauntbox.games.hunter13.rules.turn.setup import KINDS
from hauntbox.games.hunter13.state import DX, IN, ST, WP
from hauntbox.ledger import proves
from hunter13.acting import do, offers, run, told, why_not
from hunter13.manor import asked, card, manor

COMPASS, JACKDAW = "Compass Wren", "Jackdaw Wren"
LEDGER = files("hauntbox.games.hunter13").joinpath("RULES.md").read_text()
SHEETS = re.findall(r"^\| (\w+) \| [^|]+" + r" \| ([+-]?\d+)" * 6 + r" \|", LEDGER, re.MULTILINE)


@proves("GHT-CHK-01", "GHT-CHK-04")
@pytest.mark.parametrize(("drawn", "made"), [(3, False), (4, True), (5, True)])
def test_a_check_succeeds_at_the_target_number_or_above(drawn: int, made: bool) -> None:
    g = manor(team=COMPASS)  # WP +1
    g.rig("judge", drawn)
    run(g, Check(0, WP, 5))
    assert (g.passed, told(g)[-1]) == (made, "made" if made else "missed")


@proves("GHT-CHK-02", "GHT-CHK-05")
def test_all_ten_judge_cards_are_there_for_every_draw() -> None:
    g = manor()
    values = [judge_card(g, 0) for _ in range(400)]
    assert sorted(set(values)) == list(range(1, 11))
    assert any(a == b for a, b in pairwise(values))


@proves("GHT-CHK-03", "GHT-CHR-03")
def test_the_result_is_card_ability_feat_and_item() -> None:
    g = manor(team="Volt Wren", items="I-9")
    assert (bonus(g, 0, IN), bonus(g, 0, DX, "trap"), bonus(g, 0, DX)) == (3, 3, 0)
    g.grown[0] = (0, 0, 1, 0, 0, 0)
    assert bonus(g, 0, IN) == 4


@proves("GHT-CHK-06", "GHT-RND-13")
def test_without_reshuffling_ten_draws_are_ten_different_cards() -> None:
    g = manor(no_reshuffle=True)
    first = [judge_card(g, 0) for _ in range(10)]
    assert sorted(first) == list(range(1, 11))
    assert judge_card(g, 0) in range(1, 11)
    assert len(g.judges[0]) == 9
    assert g.judges[black_set(g)] == ()
    g.judges[0] = (2, 5, 9)
    g.rig("left out", 2)
    assert (judge_card(g, 0), g.judges[0]) == (5, (2, 9))
    g = manor()
    judge_card(g, 0)
    assert g.judges[0] == ()  # else each card comes back


@proves("GHT-CHK-07")
def test_negative_bonuses_subtract_and_neither_ten_nor_one_decides() -> None:
    g = manor(items="I-15")
    g.limp = 1
    assert bonus(g, 0, DX, "escape") == 1 - 1 - 1
    g.rig("judge", 10, 1)
    run(g, Check(0, DX, 12))
    assert not g.passed
    run(g, Check(0, DX, 2))
    assert g.passed


@proves("GHT-CHK-08", "GHT-CHR-02")
def test_the_falling_check_is_dx_five() -> None:
    g = manor()  # Wren has DX +1
    for drawn, made in ((3, False), (4, True)):
        g.rig("judge", drawn)
        run(g, falling_check(0, 5))
        assert g.passed == made


@proves("GHT-CHK-09")
def test_the_escape_check_is_dx_six() -> None:
    g = manor(team="Volt Wren")
    for drawn, made in ((5, False), (6, True)):
        g.rig("judge", drawn)
        check = escape_check(g, 0)
        run(g, Check(0, check.ability, check.need, kind="escape"))
        assert g.passed == made


def test_the_target_of_falls_is_an_option_and_all_checks_may_be_harder() -> None:
    g = manor(falling=8, checks=1)
    g.rig("judge", 7, 8)
    run(g, falling_check(0, 5))
    assert not g.passed
    run(g, falling_check(0, 5))
    assert g.passed


@proves("GHT-CHR-05", "GHT-CHR-07")
def test_hp_of_zero_is_a_fall_too() -> None:
    assert not is_down(manor(hurt="19"), 0)
    assert is_down(manor(hurt="20"), 0)


@proves("GHT-CHR-10")
def test_two_of_a_kind_differ_by_sheet_and_feat_alone() -> None:
    g = manor(team=JACKDAW)
    run(g, falling_check(0, 5))
    assert g.passed
    assert "checks" not in told(g)  # Sure Feet
    run(g, falling_check(1, 5))
    assert "checks" in told(g)


@proves("GHT-CMP-09", "GHT-SET-10", "GHT-CMP-10")
def test_eight_sheets_with_six_values_and_a_feat_each() -> None:
    assert len({person.name for person in PEOPLE}) == len({person.feat for person in PEOPLE}) == len(SHEETS) == 8
    for name, *values in SHEETS:
        g = manor(team=f"{name} Wren" if name != "Wren" else "Wren Volt")
        assert [*[ability(g, 0, which) for which in (ST, DX, IN, WP)], hp(g, 0), mp(g, 0)] == [*map(int, values)]


@proves("GHT-CMP-03")
def test_event_cards_by_number() -> None:
    assert [(kind[0] + 1, kind[-1] + 1, len(kind)) for kind in KINDS] == [(1, 30, 30), (31, 45, 15), (46, 55, 10)]


TREASON = Story(endings=(Ending("wish", FAILURE, 0, 0, traitor=0),))  # somebody may want to fail


@proves("GHT-DEC-37")
@pytest.mark.parametrize(("said", "hurt"), [("yes", 0), ("no", 4)])
def test_where_a_hunter_may_want_to_fail_the_field_kit_is_a_choice(said: str, hurt: int) -> None:
    g = manor(team="Volt Wren")  # DX 0, IN +2
    g.story = TREASON
    card(g, "E-46", 4)
    assert (asked(g), offers(g), why_not(g, "pass")) == ((0, "MayTinker"), ["yes", "no"], "GHT-DEC-16")
    do(g, said)
    assert g.hurt[0] == hurt
    assert asked(card(manor(team="Volt Wren"), "E-46", 4))[1] == ""  # elsewhere the better of the two counts unasked


@proves("GHT-DEC-37")
def test_where_a_hunter_may_want_to_fail_a_check_that_was_made_may_be_drawn_again() -> None:
    g = manor(team="Wren Volt")
    g.story, g.stars[0] = TREASON, 1
    g.rig("judge", 9, 2)
    run(g, Check(0, ST, 5))
    assert (asked(g), offers(g), why_not(g, "yes")) == ((0, "Again"), ["redraw Falling star", "pass"], "GHT-CHK-02")
    kept = g.clone()
    do(kept, "pass")
    do(g, "redraw Falling star")
    assert (kept.passed, g.passed) == (True, False)


def test_a_star_of_hope_is_offered_where_a_check_would_fail() -> None:
    g = card(manor(), "E-25")
    card(g, "E-29", 1, 10)
    assert asked(g) == (0, "Again")
    do(g, "redraw Star of Hope")
    assert (g.shaken[0], g.kept[0]) == (0, ())
