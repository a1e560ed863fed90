"""Lady Liberty: who gets in and out, and what it is like inside her. LIB"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import action, dirt, do, give, hold, offers, put, run, scene, slot, stands, why_not
from ghostbusters2.playing import fire
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.rules.entities.travel import figures_inside
from hauntbox.games.ghostbusters2.rules.street.sight import sees, sees_role, sees_space, spies
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left
from hauntbox.games.ghostbusters2.rules.turn.rounds import END_TURNS
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

WALL = "R C1|D1, R C2|D2, R C3|D3, R C4|D4, R C5|D5"


def exits_of(g: Busters) -> set[str]:
    return {text.split()[1] for text in offers(g) if text.startswith("leave")}


@proves("GBT-LIB-01")
def test_ghostbusters_and_entities_share_her_four_spaces() -> None:
    g = scene(at="statue statue", statue="B2", entities="GW B2, MG C3")
    assert (figures_inside(g), g.bodies, why_not(g, "leave A2")) == (4, 0, "")


@proves("GBT-LIB-32")
def test_vigo_changes_places_with_nobody_inside_her() -> None:
    g = scene(at="A1", statue="B2", entities="VG E4, GW C3", scenario="eve", sight=6)
    fire(g, "E4", 1, "n")
    assert [g.street.names[spot] for spot in g.spot] == ["E2", "C3"]


@proves("GBT-LIB-02")
def test_one_leaves_her_to_any_free_space_around() -> None:
    g = scene(at="statue D2", statue="B2", entities="GW B1")
    assert exits_of(g) == {"A1", "C1", "D1", "A2", "A3", "D3", "A4", "B4", "C4", "D4"}
    do(g, "leave C4")
    assert (stands(g, 0), g.used, g.spent) == ("C4", 1, 0)


@proves("GBT-LIB-02")
@pytest.mark.parametrize(("steps", "ends"), [(("step A1", "stop"), "statue"), (("step A2", "step A3"), "A3")])
def test_a_move_that_ends_in_her_spaces_ends_inside_her(steps: tuple[str, ...], ends: str) -> None:
    g = scene(at="C1", statue="A1", move=3)
    do(g, "step B1", *steps)
    assert (stands(g, 0), g.spent, g.used) == (ends, 1, 0)


@proves("GBT-LIB-02")
def test_one_is_in_or_out() -> None:
    g = scene(at="A1", statue="B2")
    assert (why_not(g, "leave A2"), why_not(g, "enter Lady Liberty"), exits_of(g)) == ("GBT-MAN-11", "", set())
    do(g, "enter Lady Liberty")
    assert (why_not(g, "leave E5"), why_not(g, "enter Lady Liberty")) == ("GBT-LIB-02", "GBT-LIB-02")


@proves("GBT-LIB-02")
def test_without_her_nobody_enters_her() -> None:
    assert why_not(scene(at="A1"), "enter Lady Liberty") == "GBT-LIB-02"


@proves("GBT-LIB-03")
@pytest.mark.parametrize(
    ("lines", "enters"),
    [
        ("R B1|C1, O B2|C2, R C1|C2", "GBT-LIB-03"),  # every way round is shut
        ("R B1|C1", ""),  # round the corner of C2
        ("R A1|B1, O A1|A2, R B1|B2", ""),  # her own lines do not count
    ],
)
def test_lines_outside_her_keep_one_out(lines: str, enters: str) -> None:
    assert why_not(scene(at="C1", statue="A1", lines=lines), "enter Lady Liberty") == enters


@proves("GBT-LIB-03", "GBT-LIB-12")
@pytest.mark.parametrize(("lines", "opens"), [("R B1|C1, O B2|C2, R C1|C2", []), ("R B1|C1", ["B2"])])
def test_nor_does_one_walk_into_her_over_them(lines: str, opens: list[str]) -> None:
    found = offers(scene(at="C1", statue="A1", lines=lines))
    assert [name for name in ("B1", "B2") if f"step {name}" in found] == opens


@proves("GBT-LIB-03", "GBT-MOV-07")
def test_lines_outside_her_keep_one_in() -> None:
    g = scene(at="statue", statue="B2", lines=WALL + ", O B3|C3")
    assert exits_of(g) == {"A1", "B1", "C1", "A2", "A3", "A4", "B4", "C4"}


@proves("GBT-LIB-04")
@pytest.mark.parametrize(("inside", "rule"), [("statue statue statue", "GBT-LIB-04"), ("statue statue E5", "")])
def test_the_fifth_figure_stays_outside(inside: str, rule: str) -> None:
    g = scene(at=f"A2 {inside}", statue="B2", entities="GW B2", slime="-1 Movement")
    assert (why_not(g, "enter Lady Liberty"), why_not(g, "step B2")) == (rule, "GBT-MOV-10" if rule else "")


@proves("GBT-LIB-05")
@pytest.mark.parametrize(("spot", "seen"), [("F2", True), ("G2", False), ("A6", True), ("A7", False)])
def test_one_looks_out_from_any_of_her_spaces(spot: str, seen: bool) -> None:
    g = scene(at="statue", statue="B2", columns=8, rows=8)
    assert sees_space(g, 0, g.street.place[spot]) == seen


@proves("GBT-LIB-05")
@pytest.mark.parametrize(("spot", "lost"), [("D4", 1), ("E3", 0)])
def test_a_shriek_beside_her_reaches_who_is_inside(spot: str, lost: int) -> None:
    g = scene(at="statue", statue="B2", entities=f"BS {spot}")
    run(g, END_TURNS[0])
    assert g.dulled[0] == lost


@proves("GBT-LIB-07")
def test_an_entity_in_the_way_blocks_the_view_out_of_her() -> None:
    g = scene(at="statue", statue="A1", entities="GW C1, GW C2, GW D1", columns=7)
    hidden, near = slot(g, "D1"), slot(g, "C1")
    assert (sees(g, 0, hidden), sees(g, 0, near)) == (False, True)
    put(g, "GW", "F1")
    assert not sees_space(g, 0, g.street.place["F3"])  # too far


@proves("GBT-LIB-08", "GBT-LIB-25")
def test_an_open_gate_hides_what_is_beyond_it_and_can_be_fired_on() -> None:
    g = scene(at="statue", statue="A1", marks="G1 C1, G2 C2", entities="GW D1", columns=7)
    assert (sees(g, 0, slot(g, "D1")), why_not(g, "fire C1"), why_not(g, "fire D1")) == (False, "", "GBT-CMB-01")
    g.rig("combat", 4)
    do(g, "fire C1")
    assert g.held[0] == ((-1, 1, 0),)


@proves("GBT-LIB-09")
@pytest.mark.parametrize(("eye", "seen"), [("E2", True), ("G2", False)])
def test_only_range_keeps_one_from_seeing_her(eye: str, seen: bool) -> None:
    g = scene(at=f"{eye} statue", statue="B2", lines=WALL, entities="GW B2, SP D2, SP D3", columns=7)
    assert (sees(g, 0, slot(g, "B2")), sees_role(g, 0, 1)) == (seen, seen)


@proves("GBT-LIB-09")
def test_an_entity_sees_who_is_inside_her_whatever_stands_between() -> None:
    g = scene(at="statue", statue="B2", lines=WALL, entities="VG E2")
    assert spies(g, slot(g, "E2"), 0)
    g.at[0] = g.street.place["C2"]
    assert not spies(g, slot(g, "E2"), 0)


@proves("GBT-LIB-10")
def test_one_looks_past_her_and_whoever_is_in_her() -> None:
    g = scene(at="A2", statue="B2", entities="GW B2, GW C2, GW B3, MG D2")
    assert why_not(g, "fire D2") == ""


@proves("GBT-LIB-11")
def test_the_car_does_not_drive_through_her() -> None:
    g = scene(at="car", car="B2 A2", statue="C2", columns=7)
    assert (why_not(g, "drive front C2"), why_not(g, "drive front B1")) == ("GBT-LIB-11", "")


@proves("GBT-LIB-11")
def test_nobody_leaves_the_car_straight_into_her() -> None:
    g = scene(at="car", car="B1 A1", statue="B2")
    assert exits_of(g) == {"A2"}
    do(g, "step B2", "stop")
    assert stands(g, 0) == "statue"


@proves("GBT-LIB-13")
def test_one_passes_through_her_though_she_is_full() -> None:
    g = scene(at="A1 statue statue statue", statue="B1", entities="GW C2", columns=5, rows=2, move=3)
    do(g, "step B1")
    assert (figures_inside(g), why_not(g, "stop")) == (4, "GBT-MOV-10")
    do(g, "step C1", "step D1")
    assert stands(g, 0) == "D1"


@proves("GBT-LIB-13")
def test_who_has_no_step_left_to_get_out_does_not_go_on_inside_a_full_statue() -> None:
    g = scene(at="A1 statue statue statue", statue="B1", entities="GW C2", columns=5, rows=2)
    do(g, "step B1")
    assert (why_not(g, "step C1"), why_not(g, "step A2")) == ("GBT-MOV-10", "")


@proves("GBT-LIB-21")
@pytest.mark.parametrize("deed", ["clean Gearhead", "swap Gearhead", "hand Gearhead", "trade Gearhead"])
def test_from_inside_one_helps_those_inside_only(deed: str) -> None:
    g = scene(at="statue statue", statue="B2")
    g.slime[1], g.trapped[1] = 1, (CODES["GW"],)
    give(g, 1, "Spare Cells")
    assert why_not(g, deed) == ""
    g.at[1] = g.street.place["D2"]
    assert why_not(g, deed) == "GBT-LIB-21"


@proves("GBT-LIB-34")
@pytest.mark.parametrize("deed", ["clean Gearhead", "swap Gearhead", "hand Gearhead", "trade Gearhead"])
def test_from_outside_one_helps_nobody_inside(deed: str) -> None:
    g = scene(at="A2 statue", statue="B2")
    g.slime[1], g.trapped[1] = 1, (CODES["GW"],)
    give(g, 1, "Spare Cells")
    assert why_not(g, deed) == "GBT-LIB-34"
    g.at[1] = g.street.place["B2"]
    assert why_not(g, deed) == ""


@proves("GBT-LIB-22")
def test_from_inside_her_one_deposits_nothing() -> None:
    g = scene(at="statue", statue="B2", car="D2 D3", cards="Remote Dump")
    g.trapped[0] = (CODES["GW"],)
    assert (why_not(g, "deposit"), why_not(g, "use Remote Dump")) == ("GBT-LIB-22", "GBT-CEQ-12")
    g.at[0] = g.street.place["C3"]
    assert (why_not(g, "deposit"), why_not(g, "use Remote Dump")) == ("", "")


@proves("GBT-LIB-23")
def test_from_inside_her_one_investigates_nothing() -> None:
    g = scene(at="statue", statue="B2", marks="P D2")
    assert why_not(g, "investigate D2") == "GBT-LIB-23"
    g.at[0] = g.street.place["C2"]
    assert why_not(g, "investigate D2") == ""


@proves("GBT-LIB-24")
@pytest.mark.parametrize("spot", ["B3", "E2"])
def test_from_inside_one_fires_at_entities_inside_and_outside(spot: str) -> None:
    g = scene(at="statue", statue="B2", entities=f"GW {spot}")
    g.rig("combat", 3)
    do(g, f"fire {spot}")
    assert g.trapped[0] == (CODES["GW"],)


@proves("GBT-LIB-26")
def test_sight_of_one_of_her_spaces_is_sight_of_all_who_are_in_her() -> None:
    g = scene(at="F3", statue="B2", entities="GW B2", columns=7)
    assert (sees_space(g, 0, g.street.place["B2"]), why_not(g, "fire B2")) == (False, "")


@proves("GBT-LIB-33")
def test_a_move_out_of_her_starts_at_any_of_her_spaces_and_needs_a_free_one() -> None:
    g = scene(at="statue D2", statue="B2", lines="R C3|D3")
    firsts = {text.split()[1] for text in offers(g) if text.startswith("step")}
    assert firsts == {"A1", "B1", "C1", "D1", "A2", "A3", "D3", "A4", "B4", "C4", "D4"}
    assert (why_not(g, "step D2"), why_not(g, "step E5")) == ("GBT-MOV-10", "GBT-LIB-33")
    do(g, "step C4", "step C5")
    assert (stands(g, 0), g.spent) == ("C5", 1)


@proves("GBT-LIB-12", "GBT-LIB-35")
def test_each_of_her_spaces_costs_a_step() -> None:
    g = scene(at="A2", statue="B2", lines="R B1|C1, R B2|C2, R B3|C3, R B4|C4, R B5|C5")
    do(g, "step B2")
    assert (why_not(g, "step C1"), why_not(g, "step C3")) == ("GBT-MOV-06", "")
    do(g, "step C2")
    assert (stands(g, 0), g.spent) == ("statue", 1)


@proves("GBT-LIB-36")
@pytest.mark.parametrize("deed", ["clean Regular", "swap Regular"])
def test_inside_her_one_may_look_after_oneself(deed: str) -> None:
    g = scene(at="statue", statue="B2", slime="-1 Hit")
    do(g, deed)
    assert (dirt(g, 0) == [], g.pack[0], actions_left(g, 0)) == (deed[0] == "c", int(deed[0] == "s"), 0)


def test_tokens_are_kept_on_the_way_into_her() -> None:
    g = scene(at="A2", statue="B2", entities="MG D2")
    hold(g, 0, "D2", 1)
    do(g, "enter Lady Liberty")
    assert (g.held[0] != (), action(g, "cut D2") in g.legal(0)) == (True, True)
