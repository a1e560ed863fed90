"""The eight characters: values of the sheets and special feats. CHR, DEC"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from hauntbox.games.hunter13.actions import PERSON_OF
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.rules.battle.blows import kinds
from hauntbox.games.hunter13.rules.hunters.checks import Check, bonus
from hauntbox.games.hunter13.rules.hunters.points import hp, mp
from hauntbox.games.hunter13.state import DX, IN, ST, WP
from hauntbox.ledger import proves
from hunter13.acting import do, offers, run
from hunter13.acting import do as act
from hunter13.arena import arena, battle, cards
from hunter13.manor import asked, card, enter, manor, next_turn, room, turn

LEDGER = files("hauntbox.games.hunter13").joinpath("RULES.md").read_text()
ROW = r"^\| (\w+) \| .+? \| ([+-]?\d+) \| ([+-]?\d+) \| ([+-]?\d+) \| ([+-]?\d+) \| (\d+) \| (\d+) \| (.+?): "
SHEETS = re.findall(ROW, LEDGER, re.MULTILINE)
ZOMBIE = 7


@pytest.mark.parametrize("sheet", SHEETS, ids=[sheet[0] for sheet in SHEETS])
def test_a_character_starts_with_the_values_of_the_sheet(sheet: tuple[str, ...]) -> None:
    name, *values, feat = sheet
    other = "Wren" if name != "Wren" else "Volt"
    g = manor(team=f"{name} {other}")
    assert [bonus(g, 0, which) for which in (ST, DX, IN, WP)] + [hp(g, 0), mp(g, 0)] == [int(v) for v in values]
    assert PEOPLE[g.who[0]].feat == feat


def test_there_are_eight_of_them() -> None:
    assert [sheet[0] for sheet in SHEETS] == list(PERSON_OF)


def test_hard_case_adds_1_to_an_hp_attack_that_does_damage() -> None:
    g = battle(arena(team="Flint Volt", at="here far", foes="E-38"), 4, black=5)
    assert g.wounds[ZOMBIE] == (4 + 2 - 5) + 1
    g = battle(arena(team="Flint Volt", at="here far", foes="E-38"), 3, black=5)
    assert g.wounds[ZOMBIE] == 0  # a tie does none


def test_hard_case_adds_nothing_to_an_mp_attack() -> None:
    g = arena(team="Flint Volt", at="here far", foes="E-32", items="I-20")
    battle(g, 7, black=5)
    act(g, "kind MP")
    assert g.frights[1] == 2


def test_deadline_gives_three_movement_points() -> None:
    assert [next_turn(manor(team=f"{name} Volt")).moves for name in ("Wren", "Balm")] == [3, 2]


def test_second_sight_allows_mp_attacks() -> None:
    g = arena(team="Ombra Volt", at="here far", foes="E-32")
    assert (kinds(g, 0), kinds(g, 1)) == ((0, 1), (0,))
    battle(g, 6, black=5)
    act(g, "kind MP")
    assert g.frights[1] == 6 + 2 - 5


@pytest.mark.parametrize(("kind", "made"), [("trap", True), ("door", True), ("", False), ("fall", False)])
def test_the_field_kit_uses_in_for_traps_and_door_checks_only(kind: str, made: bool) -> None:
    g = manor(team="Volt Wren")
    g.rig("judge", 3)
    run(g, Check(0, DX, 5, kind=kind))
    assert g.passed == made


def test_the_field_kit_opens_shut_doors() -> None:
    g = card(manor(team="Volt Wren"), "E-11")
    g.rig("judge", 3)
    do(turn(g), "go east")
    assert room(g) == "T-7"


@proves("GHT-DEC-07")
def test_reading_the_beams_lays_one_of_two_tiles_and_shuffles_the_other_back() -> None:
    g = turn(manor(team="Compass Wren", pile="T-26 T-37 T-4"))
    do(g, "go north")
    assert (asked(g)[1], offers(g)) == ("Divine", ["tile T-26", "tile T-37"])
    said = [(event.what, event.facts, event.to) for event in g.events or []]
    assert said[-2:] == [("divines", (0,), None), ("sees tiles", (0, 25, 36), (0,))]
    do(g, "tile T-37")
    assert (room(g), sorted(g.pile), g.pile_known) == ("T-37", [3, 25], (0, 0))


def test_others_open_the_top_tile() -> None:
    assert room(do(turn(manor(team="Balm Wren", pile="T-26 T-37 T-4", found="I-3")), "go north")) == "T-26"


def test_sure_feet_never_fall_and_escape_by_1_more() -> None:
    g = manor(team="Jackdaw Wren", at="T-39", lay="T-39 T-23:0,1,1", new="T-23")
    enter(g, "T-23", 1)
    assert g.hurt[0] == 0
    for name, value, fled in (("Jackdaw", 3, True), ("Jackdaw", 2, False), ("Wren", 4, False)):
        other = "Volt"
        g = battle(arena(team=f"{name} {other}", at="here far", foes="E-40"), 5, black=8)
        cards(g, value)
        act(g, "escape")
        assert (g.at[0] != 5) == fled


def test_a_falling_check_is_made_by_everybody_else() -> None:
    g = manor(team="Flint Wren", at="T-39", lay="T-39 T-23:0,1,1", new="T-23")
    enter(g, "T-23", 1)
    assert g.hurt[0] == 3
