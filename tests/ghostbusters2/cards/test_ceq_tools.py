"""Utilities and Tomes, each card played by its text, in printed order. CEQ"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, give, hold, offers, put, run, scene, slot, stands, told, way, where, why_not
from ghostbusters2.playing import LEVEL_3, LEVEL_4, end_round, fire, last_shot
from hauntbox.games.ghostbusters2.cards import names, tools
from hauntbox.games.ghostbusters2.cards.gear import bars_use
from hauntbox.games.ghostbusters2.cards.kinds import BASES, CODES, HIT
from hauntbox.games.ghostbusters2.rules.entities.emerge import Scatter
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left
from hauntbox.ledger import proves

GW, MG = CODES["GW"], CODES["MG"]
MARKED = 1 << 4 * BASES.index("Marked")


# Utility -------------------------------------------------------------------------------------------------------------


@proves("GBT-CEQ-13")
@pytest.mark.parametrize(
    ("use", "line", "rule"),
    [("use", "O", ""), ("use", "R", "GBT-MOV-02"), ("use better", "O", ""), ("use better", "R", "")],
)
def test_grapple_line_crosses_orange_and_from_level_4_red(use: str, line: str, rule: str) -> None:
    g = scene(at="A1", lines=f"{line} B1|C1", rows=1, cards="Grapple Line", xp=LEVEL_4)
    do(g, f"{use} Grapple Line", "step B1")
    assert why_not(g, "step C1") == rule
    if not rule:
        do(g, "step C1", "step D1")
        assert (stands(g, 0), g.spent, type(g.asking()).__name__) == ("D1", 0, "Turn")


@proves("GBT-CEQ-14")
@pytest.mark.parametrize(("use", "left"), [("use", ["-1 Hit", "Caustic"]), ("use better", ["Caustic"])])
def test_slime_towels_take_one_slime_off_a_neighbour_and_from_level_3_two(use: str, left: list[str]) -> None:
    g = scene(at="A1 B1 C1", cards="Slime Towels", xp=LEVEL_3)
    g.slime[1], g.slime[2] = 1 | 1 << 8 | 1 << 20, 1
    do(g, f"{use} Slime Towels")
    assert offers(g) == ["pick Gearhead"]
    do(g, "pick Gearhead", "wipe -1 Movement")
    assert (dirt(g, 1), g.spent) == (left, 0)


@proves("GBT-CEQ-15")
def test_siren_kit_makes_one_drive_ten_spaces_long() -> None:
    g = scene(at="car", car="B1 A1", columns=20, rows=1, cards="Siren Kit")
    do(g, "use Siren Kit", *[f"drive front {c}1" for c in "CDEFGHIJKL"])
    assert (g.street.names[g.front], g.spent, type(g.asking()).__name__) == ("L1", 1, "Turn")
    do(g, *[f"drive front {c}1" for c in "MNOPQR"])
    assert (g.street.names[g.front], type(g.asking()).__name__) == ("R1", "Turn")


@proves("GBT-CEQ-15")
def test_siren_kit_is_over_with_the_turn() -> None:
    g = scene(at="car car", car="B1 A1", columns=20, rows=1, cards="Siren Kit")
    do(g, "use Siren Kit", "end", *[f"drive front {c}1" for c in "CDEFGH"])
    assert type(g.asking()).__name__ == "Turn"


@proves("GBT-CEQ-16")
def test_quick_coupler_switches_and_keeps_the_actions() -> None:
    g = scene(entities="MG C1", cards="Quick Coupler")
    hold(g, 0, "C1", 1)
    do(g, "step A2", "stop", "use Quick Coupler")
    assert (g.pack[0], g.held[0], actions_left(g, 0)) == (names.SLIME, (), 2)


STEAM = "Y A1|B1, Y A2|B2, R A2|A3, R B2|B3, R C2|C3, R D2|D3"


@proves("GBT-CEQ-17")
def test_thermal_goggles_see_across_yellow_for_the_turn() -> None:
    g = scene(at="A1", entities="GW C1, GW A3, GW D1", lines=STEAM, rows=3, cards="Thermal Goggles", xp=LEVEL_3)
    assert (why_not(g, "fire C1"), "fire C1" in offers(g)) == ("GBT-CMB-01", False)
    do(g, "use Thermal Goggles")
    assert (why_not(g, "fire C1"), "fire C1" in offers(g), why_not(g, "fire A3")) == ("", True, "GBT-CMB-01")
    fire(g, "C1", 3)
    assert why_not(g, "fire D1") == ""
    end_round(g)
    assert why_not(g, "fire D1") == "GBT-CMB-01"


@proves("GBT-CEQ-17")
def test_thermal_goggles_see_across_red_for_one_shot_from_level_3_on() -> None:
    cards = "Thermal Goggles, Index of Names"
    g = scene(at="A1", entities="GW C1, GW A3, GW B3", lines=STEAM, rows=3, cards=cards, xp=LEVEL_3)
    do(g, "use better Thermal Goggles", "use Index of Names")
    assert offers(g) == ["aim C1"]  # no Combat Action
    do(g, "aim C1")
    assert [why_not(g, f"fire {name}") for name in ("A3", "B3")] == ["", ""]
    fire(g, "A3", 3)
    assert (g.trapped[0], why_not(g, "fire B3"), why_not(g, "fire C1")) == ((GW,), "GBT-CMB-01", "")


@proves("GBT-CEQ-18")
def test_spare_cells_give_an_action_in_each_of_two_turns() -> None:
    g = scene(cards="Spare Cells")
    do(g, "use Spare Cells")
    assert (actions_left(g, 0), why_not(g, "use Spare Cells")) == (4, "GBT-CEQ-18")
    end_round(g)
    do(g, "use Spare Cells")
    assert actions_left(g, 0) == 4
    end_round(g)
    assert (actions_left(g, 0), why_not(g, "use Spare Cells")) == (3, "GBT-EQP-06")


# Tome ----------------------------------------------------------------------------------------------------------------


@proves("GBT-CEQ-19")
def test_atlas_of_drafts_may_be_spared_and_chooses_once() -> None:
    g = scene(at="A1", entities="GW C3, GW C5", cards="Atlas of Drafts")
    g.rig("combat", 1, 1, 1)
    g.rig("movement", way("e") + 1, way("n") + 1)
    do(g, "fire C3", "no")
    assert where(g, 0) == "E3"
    run(g, Scatter(0, 1))
    do(g, "way w")
    assert (where(g, 0), g.uses[tools.ATLAS]) == ("D3", 0)
    run(g, Scatter(0, 1))
    assert where(g, 0) == "D2"


@proves("GBT-CEQ-19")
def test_atlas_of_drafts_is_not_used_of_ones_own_accord() -> None:
    g = scene(cards="Atlas of Drafts")
    assert (bars_use(g, 0, tools.ATLAS, False), offers(g)[-2:]) == ("GBT-CEQ-19", ["swap Regular", "end"])


def test_atlas_of_drafts_works_in_its_holders_turn_only() -> None:
    g = scene(at="A1 A5", entities="GW C3")
    give(g, 1, "Atlas of Drafts")
    run(g, Scatter(0, 1))
    assert type(g.asking()).__name__ == "Turn"


@proves("GBT-CEQ-20")
@pytest.mark.parametrize(("use", "gates", "xp"), [("use", 2, 0), ("use better", 1, 2)])
def test_rite_of_closing_puts_a_token_on_a_gate_and_from_level_4_two(use: str, gates: int, xp: int) -> None:
    g = scene(marks="G1 C3, G2 E5", entities="MG C1", cards="Rite of Closing", xp=LEVEL_4)
    hold(g, 0, "C1", 1)
    do(g, f"{use} Rite of Closing")
    assert offers(g) == ["aim C3"]
    do(g, "aim C3")
    assert (g.gates.bit_count(), g.xp[0] - LEVEL_4, tokens_on(g, slot(g, "C1"))) == (gates, xp, (0, 0))


@proves("GBT-CEQ-21")
@pytest.mark.parametrize(("later", "slime"), [(False, []), (True, ["-1 Hit"])])
def test_calm_mantra_keeps_the_next_slime_of_this_round_off_anybody(later: bool, slime: list[str]) -> None:
    g = scene(cards="Calm Mantra")
    do(g, "use Calm Mantra")
    if later:
        end_round(g)
    run(g, Slimed(2, HIT))
    assert dirt(g, 2) == slime


@proves("GBT-CEQ-22")
def test_index_of_names_helps_everybody_until_the_end_of_the_round() -> None:
    g = scene(at="A1 A2", entities="FC D1, FC E5", cards="Index of Names")
    do(g, "use Index of Names")
    assert offers(g) == ["aim D1"]
    do(g, "aim D1")
    assert g.bases[:2] == [MARKED, 0]
    fire(g, "D1", 3)
    assert last_shot(g) == "hits"
    do(g, "end")
    fire(g, "D1", 3)
    assert last_shot(g) == "hits"
    fire(g, "D1", 2)
    assert last_shot(g) == "misses"
    g.rig("event", 5)
    do(g, "end", "end", "end")
    assert (g.bases[:2], g.indexed) == ([0, 0], ())
    fire(g, where(g, 0), 3)
    assert last_shot(g) == "misses"


@proves("GBT-CEQ-22")
def test_index_of_names_marks_one_entity() -> None:
    g = scene(at="A1", entities="FC C1, FC A3", cards="Index of Names")
    do(g, "use Index of Names", "aim C1")
    fire(g, "A3", 3)
    assert last_shot(g) == "misses"


@proves("GBT-CEQ-23")
@pytest.mark.parametrize(("use", "omens"), [("use", (5, 7, 9)), ("use better", (7, 5, 9))])
def test_old_almanac_orders_goo_and_from_level_3_events(use: str, omens: tuple[int, ...]) -> None:
    g = scene(at="A1", marks="P C3, P E5, P E1", cards="Old Almanac", xp=LEVEL_3)
    g.goo, g.omens = (0, 1, 2), (5, 7, 9)
    do(g, f"{use} Old Almanac")
    assert g.learned  # so it cannot be taken back
    assert (offers(g), told(g).count("foresees")) == (["yes", "no"], 1)
    do(g, "no")
    if use == "use better":
        do(g, "yes")
    assert (g.goo, g.omens, g.goo_seen, g.omens_seen) == ((0, 1, 2), omens, 2, 2 if "better" in use else 0)


@proves("GBT-CEQ-24")
@pytest.mark.parametrize(("use", "spirit", "lost"), [("use", 3, 1), ("use better", 4, 0)])
def test_banishing_verse_sends_a_ghost_away_and_from_level_4_home(use: str, spirit: int, lost: int) -> None:
    g = scene(at="A1 E1", entities="GW C1, DS A3, MG B2, SP B3, GW E5", cards="Banishing Verse", xp=LEVEL_4)
    do(g, f"{use} Banishing Verse")
    assert offers(g) == ["aim C1", "aim B2"]
    do(g, "aim C1", "way e")
    assert (g.spirit[GW], g.lost[GW], dirt(g, 1)) == (spirit, lost, ["-1 Movement"])


@proves("GBT-CEQ-24")
@pytest.mark.parametrize("use", ["use", "use better"])
def test_banishing_verse_moves_three_spaces(use: str) -> None:
    g = scene(at="A1", entities="GW B2", cards="Banishing Verse", xp=LEVEL_4)
    one = slot(g, "B2")
    do(g, f"{use} Banishing Verse", "aim B2", "way se")
    assert (where(g, one), g.spirit[GW]) == ("E5", 3)


@proves("GBT-CEQ-24")
def test_banishing_verse_leaves_a_bound_ghost_on_the_map() -> None:
    g = scene(at="A1", entities="BS D1", cards="Banishing Verse", xp=LEVEL_4)
    put(g, "GW", "C3")
    do(g, "use better Banishing Verse", "aim D1", "way e")
    assert (where(g, 0), g.spirit[CODES["BS"]]) == ("E1", 0)
