"""Entities. ENT"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import dirt, do, hold, run, scene, slot, told, way, where, why_not
from ghostbusters2.playing import end_round
from hauntbox.games.ghostbusters2.cards.kinds import AMPLIFY, CODES
from hauntbox.games.ghostbusters2.flow import lay_out
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules.combat.targets import close_gate
from hauntbox.games.ghostbusters2.rules.entities.emerge import GhostEmerges
from hauntbox.games.ghostbusters2.rules.entities.slime import Splatter
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.street.sight import spies
from hauntbox.games.ghostbusters2.rules.turn.allowance import maneuvers_left
from hauntbox.games.ghostbusters2.state import has_base
from hauntbox.ledger import proves

GHOSTS = ["GW", "SM", "MG", "BS", "TC", "DS", "FC", "GT", "MC", "SB1", "SB2"]
TO_HIT = {
    "GW": 3, "SM": 2, "MG": 4, "BS": 3, "TC": 4, "DS": 4, "FC": 4, "HP": 3, "HJ": 4, "HC": 4, "SP": 3, "HY": 3, "GP": 4,
    "GT": 4, "MC": 4, "SB1": 4, "SB2": 4, "WS": 4, "VG": 4,
}  # fmt: skip
TO_TRAP = {"GW": 1, "SM": 1, "MG": 2, "BS": 2, "TC": 3, "DS": 3, "FC": 4}
SLIME = {
    "GW": "-1 Movement", "SM": "-1 Line of Sight", "MG": "-1 Movement", "BS": "-1 Maneuver", "TC": "-1 Action",
    "DS": "-1 Hit", "FC": "-1 Action", "HP": "-1 Maneuver", "HJ": "-1 Hit", "HC": "-1 Action", "SP": "-1 Movement",
    "HY": "-1 Hit", "GP": "-1 Action", "GT": "-1 Action", "MC": "-1 Hit", "SB1": "-1 Hit", "SB2": "-1 Movement",
    "VG": "Caustic",
}  # fmt: skip


@proves("GBT-ENT-01", "GBT-ENT-03")
@pytest.mark.parametrize("code", GHOSTS)
def test_ghosts_take_streams_only(code: str) -> None:
    answers = [why_not(scene(entities=f"{code} C1", packs=packs), "fire C1") for packs in ("pppp", "sppp")]
    assert answers == ["", "GBT-CMB-10"]


@proves("GBT-ENT-01", "GBT-ENT-04")
@pytest.mark.parametrize("code", ["HP", "HJ", "HC"])
def test_haunted_humans_take_both(code: str) -> None:
    answers = [why_not(scene(entities=f"{code} C1", packs=packs), "fire C1") for packs in ("pppp", "sppp")]
    assert answers == ["", ""]


@proves("GBT-ENT-01", "GBT-ENT-05")
@pytest.mark.parametrize("code", ["SP", "HY", "GP"])
def test_plazms_take_mood_slimes_only(code: str) -> None:
    answers = [why_not(scene(entities=f"{code} C1", packs=packs), "fire C1") for packs in ("pppp", "sppp")]
    assert answers == ["GBT-CMB-11", ""]


@proves("GBT-ENT-04")
def test_haunted_humans_count_as_ghosts_when_the_last_gate_closes() -> None:
    g = scene(entities="HP E5, HC A5", marks="G1 C1")
    close_gate(g, -1, 0)
    assert ([where(g, s) for s in range(2)], g.spirit[CODES["HP"]], g.spirit[CODES["HC"]]) == (["gone", "gone"], 1, 1)


@proves("GBT-ENT-02")
def test_a_ghost_minds_no_terrain_when_it_moves() -> None:
    g = scene(at="A3", entities="SM C3", lines="R B3|C3, R B2|C2, R B4|C4, O C2|C3, O C3|C4")
    run(g, Travel(0, way("w"), 1))
    assert where(g, 0) == "B3"


@proves("GBT-ENT-02", "GBT-ENT-16")
def test_a_ghost_minds_no_terrain_when_it_shrieks() -> None:
    g = scene(at="A1 D1", entities="BS B1", lines="R A1|B1, R A1|A2, R B1|B2")
    end_round(g)
    assert (maneuvers_left(g, 0), g.dulled) == (1, [0, 0, 0, 0])


@proves("GBT-ENT-16")
def test_a_shriek_reaches_one_half_of_the_car() -> None:
    g = scene(at="car E5 E5 E5", entities="BS A1", car="B2 C2")
    do(g, "end")
    assert g.dulled == [1, 0, 0, 0]


@proves("GBT-ENT-16", "GBT-CEN-06")
@pytest.mark.parametrize(("steward", "rule"), [("D3", "GBT-CEN-06"), ("E3", "")])
def test_a_steward_guards_a_pile_over_a_line(steward: str, rule: str) -> None:
    g = scene(at="B3", entities=f"DS {steward}", marks="P C3", lines="R C3|D3, R C2|D2, R C4|D4")
    assert why_not(g, "investigate C3") == rule


@proves("GBT-ENT-05", "GBT-ENT-16")
def test_a_plazm_stays_and_throws_its_slime_over_lines() -> None:
    g = scene(at="A3", entities="SP B3", packs="sppp", lines="O A3|B3, R A2|B2, R A4|B4")
    g.rig("combat", 1)
    do(g, "fire B3")
    end_round(g)
    assert (where(g, 0), dirt(g, 0)) == ("B3", ["-1 Movement"])


@proves("GBT-ENT-06")
@pytest.mark.parametrize(("at", "seen"), [("C3", True), ("C3 B2", False), ("C3 E5 car", True)])
def test_ghostbusters_on_foot_are_in_its_way(at: str, seen: bool) -> None:
    g = scene(at=at, entities="VG A1", car="B2 B3" if "car" in at else "")
    assert spies(g, 0, 0) == seen


@proves("GBT-ENT-06")
@pytest.mark.parametrize(
    ("at", "entities", "lines", "marks", "slimed"),
    [
        ("D1", "", "", "", True),
        ("E1", "", "", "", False),
        ("C1", "", "R B1|C1, R B2|C2", "", False),
        ("C1", "", "Y B1|C1, Y B2|C2", "", False),
        ("C1", "", "O B1|C1, O B2|C2", "", True),
        ("C1", ", GW B1, GW B2", "", "", False),
        ("C1", ", GW B2", "", "G1 B1", False),
        ("D1", "", "", "P B1, P B2", True),
    ],
)
def test_an_entity_sees_three_spaces_unless_something_is_in_the_way(
    at: str, entities: str, lines: str, marks: str, slimed: bool
) -> None:
    g = scene(at=at, entities=f"VG A1{entities}", lines=lines, marks=marks)
    end_round(g, 5)
    assert ("Caustic" in dirt(g, 0)) == slimed


@proves("GBT-ENT-07")
def test_some_are_there_at_the_start_others_come_out_of_the_spirit_world() -> None:
    g = lay_out(Options(), "court", "seed")
    g.settle()
    here = sorted([(g.kind[s], g.street.names[g.spot[s]]) for s in range(len(g.spot))])
    assert (CODES["GW"], "D4") in here
    assert len(here) == 11
    g = scene(marks="G1 C3")
    g.rig("movement", 1)
    run(g, GhostEmerges(g.street.place["C3"]))
    assert (where(g, 0), g.spirit[CODES["GW"]]) == ("B2", 2)


@proves("GBT-ENT-08")
def test_the_lowest_class_emerges_first() -> None:
    g = scene(marks="G1 C3")
    g.spirit = [0] * len(g.spirit)
    g.spirit[CODES["FC"]], g.spirit[CODES["DS"]], g.spirit[CODES["BS"]] = 1, 1, 1
    g.rig("movement", 1, 8, 2)
    run(g, *[GhostEmerges(g.street.place["C3"])] * 3)
    assert [g.kind[s] for s in range(3)] == [CODES["BS"], CODES["DS"], CODES["FC"]]


@proves("GBT-ENT-08")
def test_the_lowest_class_reacts_first() -> None:
    g = scene(at="C3", entities="MG B3, SM D3")
    g.rig("movement", 1, 1)
    end_round(g, 6)
    first = next(event for event in g.events or [] if event.what == "moves" and event.facts[-1] == 0)
    second = [event for event in g.events or [] if event.what == "moves" and event.facts[-1] == 1][1]
    assert (g.events or []).index(second) < (g.events or []).index(first)


@proves("GBT-ENT-09")
@pytest.mark.parametrize(("code", "need"), TO_HIT.items())
def test_to_hit(code: str, need: int) -> None:
    packs = "sppp" if code in ("SP", "HY", "GP") else "pppp"
    found = []
    for die in (need - 1, need):
        g = scene(entities=f"{code} C1", packs=packs)
        g.rig("combat", die)
        do(g, "fire C1")
        found.append("hits" in told(g))
    assert found == [False, True]


@proves("GBT-ENT-10")
@pytest.mark.parametrize(("code", "need"), TO_TRAP.items())
def test_to_trap(code: str, need: int) -> None:
    found = []
    for before in {need - 1, max(need - 2, 0)}:
        g = scene(entities=f"{code} C1")
        one = slot(g, "C1")
        hold(g, 0, "C1", before)
        g.rig("combat", 6)
        g.rig("movement", way("s") + 1)
        do(g, "fire C1")
        found.append((before + 1 >= need, where(g, one) == "gone"))
    assert all([met == gone for met, gone in found])


@proves("GBT-ENT-11")
@pytest.mark.parametrize(("code", "need", "counters"), [("SP", 2, 1), ("HY", 3, 2), ("GP", 4, 3)])
def test_to_extract(code: str, need: int, counters: int) -> None:
    g = scene(at="A1 C2", entities=f"{code} C1", packs="sppp")
    one = slot(g, "C1")
    hold(g, 0, "C1", 0, need - 1)
    g.rig("combat", 6)
    do(g, "fire C1")
    assert (where(g, one), g.plazms[0]) == ("gone", counters)


@proves("GBT-ENT-11")
@pytest.mark.parametrize(("code", "need"), [("SP", 2), ("HY", 3), ("GP", 4)])
def test_one_mood_slime_too_few_extracts_nothing(code: str, need: int) -> None:
    g = scene(at="A1", entities=f"{code} C1", packs="sppp")
    g.supply[CODES["SP"]] = 0
    one = slot(g, "C1")
    hold(g, 0, "C1", 0, need - 2)
    g.rig("combat", 6)
    g.rig("movement", way("s") + 1)
    do(g, "fire C1")
    assert (where(g, one) == "gone", g.plazms[0]) == (False, 0)


@proves("GBT-ENT-12")
@pytest.mark.parametrize(("code", "slime"), SLIME.items())
def test_slime_type(code: str, slime: str) -> None:
    g = scene(at="B3", entities=f"{code} A3")
    run(g, Travel(0, way("e"), 2))
    assert dirt(g, 0) == [slime]


@proves("GBT-ENT-12")
def test_the_giants_slime() -> None:
    g = scene(at="E3", entities="WS B3", columns=9)
    run(g, Travel(0, way("e"), 3))
    assert dirt(g, 0) == ["-1 Movement"]


@proves("GBT-ENT-13", "GBT-ENT-14")
@pytest.mark.parametrize(("die", "end"), [(4, "B1"), (3, "C3")])
def test_hit_and_missed_are_two_reactions(die: int, end: str) -> None:
    """A Drowned Steward comes nearer when hit; missed, it Splatters and drifts."""
    g = scene(at="A1", entities="DS C2")
    g.rig("combat", die)
    g.rig("movement", way("s") + 1)
    do(g, "fire C2")
    assert (where(g, 0), told(g).count("splatter")) == (end, int(die == 3))


@proves("GBT-ENT-14")
def test_one_in_the_corner_reacts_too() -> None:
    g = scene(at="C1", entities="SM A1")
    g.rig("combat", 1)
    do(g, "fire A1")
    assert where(g, 0) == "B1"


@proves("GBT-ENT-15")
def test_a_special_at_the_end_of_a_turn() -> None:
    g = scene(at="A1 E5", entities="BS B2")
    do(g, "end")
    assert ("shriek" in told(g), g.dulled) == (True, [1, 0, 0, 0])


@proves("GBT-ENT-15")
def test_a_special_at_the_end_of_the_round() -> None:
    g = scene(at="A1", entities="SM C3")
    g.rig("movement", way("e") + 1)
    do(g, "end", "end", "end")
    before = where(g, 0)
    g.rig("event", 1)
    do(g, "end")
    assert (before, where(g, 0)) == ("C3", "D3")


@proves("GBT-ENT-16")
def test_a_distance_minds_no_line() -> None:
    g = scene(at="A5", entities="HC A1, GW C1", lines="R A1|B1, R A1|A2")
    end_round(g)
    assert has_base(g, 1, AMPLIFY) == 1


@proves("GBT-ENT-16")
def test_splatter_minds_no_line() -> None:
    g = scene(at="D4 A1", entities="BS E5", lines="R D4|E4, R D4|D5")
    run(g, Splatter(0))
    assert (dirt(g, 0), dirt(g, 1)) == (["-1 Maneuver"], [])


@proves("GBT-ENT-17")
@pytest.mark.parametrize(("at", "seen"), [("F3", True), ("F6", True), ("G3", False)])
def test_inside_lady_liberty_an_entity_sees_from_all_her_spaces(at: str, seen: bool) -> None:
    g = scene(at=at, statue="B2", entities="GW B2", lines="R D3|E3, R D2|E2, R D4|E4", columns=7, rows=7)
    assert spies(g, 0, 0) == seen


@proves("GBT-ENT-17")
@pytest.mark.parametrize(("entity", "slimed"), [("C3", True), ("B3", False)])
def test_on_the_car_an_entity_sees_from_its_own_space(entity: str, slimed: bool) -> None:
    g = scene(at="F3 A7 B7 C7", car="C3 B3", columns=7, rows=7, entities=f"VG {entity}")
    end_round(g)
    assert (dirt(g, 0) == ["Caustic"]) == slimed


@proves("GBT-ENT-06")
def test_range_and_sight_hold_for_the_same_space() -> None:
    """A Wisp hides the near half of the car, and the far half is out of range."""
    g = scene(at="car car car car", car="E4 D4", entities="VG A1, GW B2")
    street = g.street
    assert street.sees(street.place["A1"], street.place["E4"], g.bodies)
    end_round(g)
    assert dirt(g, 0) == []
