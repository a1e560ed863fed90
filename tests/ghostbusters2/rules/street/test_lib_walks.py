"""Lady Liberty walks, and Entities meet her. LIB"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import (
    base,
    dirt,
    do,
    put,
    run,
    scene,
    slot,
    stands,
    told,
    way,
    where,
    why_not,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.entities.slime import Splatter
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel, figures_inside
from hauntbox.games.ghostbusters2.rules.street.driving import bars_way
from hauntbox.ledger import proves


@proves("GBT-LIB-15", "GBT-LIB-17")
def test_she_steps_on_no_open_gate_pile_or_car() -> None:
    g = scene(at="statue", statue="C3", marks="G1 E3, P C2", car="C5 D5", columns=7, rows=6)
    bars = {name: why_not(g, f"walk {name}") for name in ("e", "n", "s", "w", "ne", "nw")}
    gate, car = "GBT-LIB-15", "GBT-LIB-17"
    assert bars == {"e": gate, "n": gate, "s": car, "w": "", "ne": gate, "nw": gate}


@proves("GBT-LIB-15")
def test_closed_gates_and_flipped_piles_do_not_stop_her() -> None:
    g = scene(at="statue", statue="C3", marks="G1 E3, P C2", columns=7)
    g.gates, g.piles = 0, 0
    assert (why_not(g, "walk e"), why_not(g, "walk n")) == ("", "")


@proves("GBT-LIB-16")
def test_she_stays_on_the_map_with_all_of_her() -> None:
    g = scene(at="statue", statue="A4", entities="GW D5")
    assert [why_not(g, f"walk {name}") for name in ("w", "s", "e")] == ["GBT-LIB-16", "GBT-LIB-16", ""]
    do(g, "walk n")
    assert why_not(g, "walk w") == "GBT-LIB-16"


@proves("GBT-LIB-14")
def test_a_drive_of_hers_is_two_steps_and_one_action() -> None:
    g = scene(at="statue", statue="A1", columns=7)
    do(g, "walk se", "walk e")
    assert (g.street.names[g.statue], g.spent, type(g.asking()).__name__) == ("C2", 1, "Turn")
    assert told(g).count("strides") == 2


@proves("GBT-LIB-14")
def test_who_is_outside_does_not_drive_her() -> None:
    assert why_not(scene(at="A1 statue", statue="B2"), "walk e") == "GBT-LIB-14"


@proves("GBT-LIB-14", "GBT-LIB-16")
def test_she_gets_into_the_north_western_corner() -> None:
    g = scene(at="statue", statue="B2")
    do(g, "walk nw", "stop")
    assert g.street.names[g.statue] == "A1"


@proves("GBT-LIB-18", "GBT-LIB-37")
def test_she_passes_over_somebody_and_takes_in_only_whom_she_ends_on() -> None:
    g = scene(at="statue C3 D2", statue="A1", columns=7)
    do(g, "walk se", "walk ne")
    assert (g.street.names[g.statue], [stands(g, role) for role in (0, 1, 2)]) == ("C1", ["statue", "C3", "statue"])


@proves("GBT-LIB-18", "GBT-LIB-37")
@pytest.mark.parametrize(("left", "rule"), [(1, "GBT-LIB-18"), (2, "")])
def test_without_room_she_may_pass_but_not_end_on_somebody(left: int, rule: str) -> None:
    g = scene(at="statue statue statue C1", statue="A1", entities="GW A1", columns=7)
    assert bars_way(g, way("e"), left) == rule


@proves("GBT-LIB-19")
def test_nobody_drives_her_with_an_entity_inside() -> None:
    g = scene(at="statue", statue="B2", entities="SP B2")
    assert why_not(g, "walk e") == "GBT-LIB-19"
    g.spot[0] = g.street.place["E5"]
    assert why_not(g, "walk e") == ""


@proves("GBT-LIB-27", "GBT-LIB-38")
def test_who_moves_inside_her_slimes_with_its_own_type_and_goes_no_farther() -> None:
    g = scene(at="statue statue E5", statue="B2", entities="BS B2", columns=7)
    one = slot(g, "B2")
    g.rig("movement", 4)
    run(g, Travel(one, way("n"), 3))
    assert (where(g, one), dirt(g, 0), dirt(g, 1), dirt(g, 2)) == ("D3", ["-1 Maneuver"], ["-1 Maneuver"], [])


@proves("GBT-LIB-29")
def test_slime_on_several_of_her_spaces_slimes_each_inside_once() -> None:
    g = scene(at="statue statue", statue="B2", entities="SP D2")
    run(g, Splatter(slot(g, "D2")))
    assert (dirt(g, 0), dirt(g, 1)) == (["-1 Movement"], ["-1 Movement"])
    run(g, Splatter(put(g, "SP", "E4")))
    assert dirt(g, 0) == ["-1 Movement"]


@proves("GBT-LIB-28", "GBT-LIB-38")
def test_an_entity_that_passes_through_her_slimes_with_its_base() -> None:
    g = scene(at="statue", statue="B2", entities="GW A2")
    base(g, "A2", "Caustic")
    one = slot(g, "A2")
    run(g, Travel(one, way("e"), 3))
    assert (where(g, one), dirt(g, 0)) == ("D2", ["Caustic"])


@proves("GBT-LIB-04", "GBT-LIB-30")
def test_two_entities_make_it_four_inside() -> None:
    g = scene(at="statue statue", statue="A1", entities="GW C1, SP A3", columns=7)
    one, two = slot(g, "C1"), slot(g, "A3")
    run(g, Travel(one, way("w"), 2), Travel(two, way("n"), 2))  # to the same space of hers
    inside = {g.street.names[p] for p in g.street.block(g.statue)}
    assert (figures_inside(g), {where(g, one), where(g, two)} <= inside) == (4, True)
    assert where(g, one) != where(g, two)


@proves("GBT-LIB-31")
@pytest.mark.parametrize(("steps", "ends"), [(1, "C4"), (3, "D2")])
def test_a_full_statue_expels_who_would_end_in_her_and_lets_others_pass(steps: int, ends: str) -> None:
    g = scene(at="statue statue statue statue", statue="B2", entities="GW A2")
    one = slot(g, "A2")
    g.rig("movement", 5)
    run(g, Travel(one, way("e"), steps))
    assert (where(g, one), [dirt(g, role) for role in range(4)]) == (ends, [["-1 Movement"]] * 4)


@proves("GBT-LIB-32")
@pytest.mark.parametrize(("code", "ends"), [("MC", "A3"), ("SB1", "A3"), ("FC", "B2")])
def test_no_boss_stays_inside_her(code: str, ends: str) -> None:
    g = scene(at="E5", statue="B2", entities=f"{code} A2")
    one = slot(g, "A2")
    g.rig("movement", 7)
    run(g, Travel(one, way("e"), 1))
    assert where(g, one) == ends


@proves("GBT-LIB-32")
def test_who_finds_no_room_beside_her_goes_back_to_where_it_came_from() -> None:
    g = scene(at="E5", statue="A1", entities="MC C1", columns=3, rows=3)
    for name in ("C2", "A3", "B3"):
        put(g, "GW", name)
    one = slot(g, "C1")
    g.rig("movement", *range(1, 9))
    g.at[1] = g.street.place["C3"]
    run(g, Travel(one, way("w"), 1))
    assert (where(g, one), figures_inside(g)) == ("C1", 0)
