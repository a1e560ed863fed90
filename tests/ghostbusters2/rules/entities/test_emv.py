"""Entity movement. EMV"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, dirt, do, hold, offers, put, run, scene, slot, told, way, where
from ghostbusters2.playing import end_round
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.content.street import NOWHERE, WAYS
from hauntbox.games.ghostbusters2.rules.entities.emerge import (
    ChaseNearest,
    ChaseRandom,
    GhostEmerges,
    Scatter,
    plazm_emerges,
)
from hauntbox.games.ghostbusters2.rules.entities.headings import BEFORE
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

AROUND = {"nw": "B2", "n": "C2", "ne": "D2", "w": "B3", "e": "D3", "sw": "B4", "s": "C4", "se": "D4"}


def go(g: Busters, name: str, direction: str, steps: int) -> int:
    one = slot(g, name)
    run(g, Travel(one, way(direction), steps))
    return one


def chase(g: Busters, name: str, steps: int, role: int = 0) -> int:
    one = slot(g, name)
    run(g, Travel(one, NOWHERE, steps, role))
    return one


def kinds(g: Busters) -> list[tuple[str, str]]:
    codes = {number: code for code, number in CODES.items()}
    return [(codes[g.kind[s]], where(g, s)) for s in range(len(g.spot)) if g.spot[s] >= 0]


@proves("GBT-EMV-01")
@pytest.mark.parametrize(
    ("at", "entities", "marks", "lines"),
    [
        ("A1", "GW A3", "", "R A3|B3, O B3|C3, Y C3|D3"),
        ("A1 B3 C3 D3", "GW A3", "", ""),
        ("A1", "GW A3, MG B3, MG C3, MG D3", "", ""),
        ("A1", "GW A3", "P B3, G1 C3, g2 D3", ""),
    ],
)
def test_nothing_hinders_an_entity(at: str, entities: str, marks: str, lines: str) -> None:
    g = scene(at=at, entities=entities, marks=marks, lines=lines)
    assert where(g, go(g, "A3", "e", 4)) == "E3"


@proves("GBT-EMV-02", "GBT-PKE-01", "GBT-PKE-03")
@pytest.mark.parametrize(("face", "name"), list(enumerate(WAYS, start=1)))
def test_the_die_gives_the_direction(face: int, name: str) -> None:
    g = scene(at="A1", entities="GW C3")
    g.rig("movement", face)
    run(g, Scatter(0, 1))
    assert where(g, 0) == AROUND[name]


@proves("GBT-EMV-03")
def test_one_roll_serves_for_all_spaces() -> None:
    g = scene(at="A1", entities="GW A3")
    g.rig("movement", way("e") + 1, way("s") + 1, way("s") + 1)
    run(g, Scatter(0, 3))
    assert (where(g, 0), told(g).count("direction")) == ("D3", 1)


@proves("GBT-EMV-04")
def test_who_emerges_moves_one_space_and_slimes_on_its_way() -> None:
    g = scene(at="D3", marks="G1 C3")
    g.rig("movement", way("e") + 1)
    run(g, GhostEmerges(g.street.place["C3"]))
    assert (kinds(g), dirt(g, 0)) == ([("GW", "E3")], ["-1 Movement"])


@proves("GBT-EMV-05", "GBT-EMV-06")
def test_off_the_map_is_out_of_the_scenario_and_not_in_the_spirit_world() -> None:
    g = scene(at="A1", entities="GW D3")
    before = list(g.spirit), list(g.supply)
    one = go(g, "D3", "e", 2)
    assert (where(g, one), g.lost[CODES["GW"]], (g.spirit, g.supply)) == ("gone", 1, before)
    assert "gone" in told(g)


@proves("GBT-EMV-05")
def test_who_was_met_on_the_way_off_the_map_is_slimed() -> None:
    g = scene(at="E3", entities="GW D3")
    one = go(g, "D3", "e", 1)
    assert (where(g, one), dirt(g, 0)) == ("gone", ["-1 Movement"])


@proves("GBT-EMV-07")
@pytest.mark.parametrize(
    ("code", "start", "marks", "end"),
    [("GW", "E3", "# C3", "gone"), ("BS", "E3", "# C3", "D3"), ("GW", "C1", "# A1", "gone")],
)
def test_a_space_that_is_missing_is_off_the_map(code: str, start: str, marks: str, end: str) -> None:
    g = scene(at="A5", entities=f"{code} {start}", marks=marks)
    assert where(g, go(g, start, "w", 2)) == end


@proves("GBT-EMV-07")
def test_nobody_walks_looks_or_squeezes_across_a_space_that_is_missing() -> None:
    g = scene(at="B3", entities="GW D3", marks="# C3, # C2, # C4")
    assert not [text for text in offers(g) if text.startswith(("fire", "step C"))]


@proves("GBT-EMV-08")
@pytest.mark.parametrize(("steps", "end"), [(1, "B2"), (2, "C3"), (3, "D3")])
def test_toward_somebody_it_goes_diagonally_then_straight(steps: int, end: str) -> None:
    g = scene(at="E3", entities="GW A1")
    assert where(g, chase(g, "A1", steps)) == end


@proves("GBT-EMV-09")
@pytest.mark.parametrize(("in_the_way", "end"), [("MG B2", "B1"), ("SP B2", "B1"), ("MG B1", "B2")])
def test_a_free_space_is_preferred(in_the_way: str, end: str) -> None:
    g = scene(at="D3", entities=f"GW A1, {in_the_way}")
    assert where(g, chase(g, "A1", 1)) == end


@proves("GBT-EMV-09", "GBT-EMV-17")
def test_another_ghostbuster_in_the_way_is_gone_around() -> None:
    g = scene(at="D3 B2", entities="GW A1")
    assert (where(g, chase(g, "A1", 1)), dirt(g, 1)) == ("B1", [])


@proves("GBT-EMV-10")
@pytest.mark.parametrize(
    ("at", "entities", "end"),
    [
        ("D3", "GW A3", "B3"),
        ("D3", "GW A3, MG B3", "B2"),
        ("D3", "GW A3, MG B3, MG B2", "B4"),
        ("C5", "GW C2, MG C3", "B3"),
        ("C5", "GW C2, MG C3, MG B3, MG D3", "C4"),
    ],
)
def test_remaining_ties(at: str, entities: str, end: str) -> None:
    g = scene(at=at, entities=entities)
    assert where(g, chase(g, entities[3:5], 1)) == end


@proves("GBT-EMV-10", "GBT-EMV-18", "GBT-EMV-17")
def test_when_its_steps_are_done_it_goes_on_the_same_way_and_not_toward_its_target() -> None:
    g = scene(at="E3", entities="GW A1, MG B1, MG B2, MG C3")
    assert where(g, chase(g, "A1", 1)) == "D4"


@proves("GBT-EMV-18", "GBT-EMV-17", "GBT-EMV-08")
def test_one_that_is_to_stop_before_somebody_goes_back_to_a_free_space() -> None:
    g = scene(at="A1", entities="MG D1, GW B1, GW B2")
    assert (where(g, chase(g, "D1", 3, BEFORE)), dirt(g, 0)) == ("C1", [])
    g = scene(at="A1", entities="MG D1")
    assert (where(g, chase(g, "D1", 3, BEFORE)), dirt(g, 0)) == ("B1", [])


@proves("GBT-EMV-11", "GBT-EMV-18")
def test_somebody_in_the_corner_is_reached_too() -> None:
    g = scene(at="A1", entities="GW C1")
    assert (where(g, chase(g, "C1", 2)), dirt(g, 0)) == ("gone", ["-1 Movement"])
    g = scene(at="E5", entities="GW B1, MG A1")
    assert where(g, go(g, "B1", "w", 1)) == "gone"


@proves("GBT-EMV-11", "GBT-EMV-12")
@pytest.mark.parametrize(
    ("start", "steps", "end"), [("B2", 1, "D2"), ("B2", 3, "E2"), ("B1", 2, "D3"), ("A1", 3, "D2")]
)
def test_it_goes_through_its_target_and_on_the_same_way(start: str, steps: int, end: str) -> None:
    g = scene(at="C2", entities=f"GW {start}")
    assert (where(g, chase(g, start, steps)), dirt(g, 0)) == (end, ["-1 Movement"])


@proves("GBT-EMV-13")
@pytest.mark.parametrize("face", range(1, 9))
def test_a_random_ghostbuster_by_the_order_of_turns(face: int) -> None:
    g = scene(at="A1 E1 E5 A5", entities="GW C3")
    g.order = (2, 0, 3, 1)
    g.rig("target", face)
    run(g, ChaseRandom(0, 1))
    assert (where(g, 0), "targets" in told(g)) == (["D4", "B2", "B4", "D2"][(face - 1) // 2], True)


@proves("GBT-EMV-14")
@pytest.mark.parametrize(("face", "end"), [(1, "B2"), (2, "D2"), (3, "D4")])
def test_three_in_play_have_equal_chances(face: int, end: str) -> None:
    g = scene(at="A1 E1 E5", entities="GW C3")
    g.order = (0, 1, 2)
    g.rig("target", face)
    run(g, ChaseRandom(0, 1))
    assert where(g, 0) == end


@proves("GBT-EMV-15")
def test_it_goes_for_who_has_shot_not_for_the_nearest() -> None:
    g = scene(at="B3 E1", entities="SM C3")
    g.rig("combat", 1)
    do(g, "end", "fire C3")
    assert where(g, 0) == "D2"


@proves("GBT-EMV-15")
def test_in_a_chaos_it_goes_for_whom_it_reacts_to() -> None:
    g = scene(at="A3 E1", entities="SM C3", lines="Y A3|B3, Y A2|B2, Y A4|B4")
    g.rig("movement", 2, 2)
    end_round(g, 6)
    assert told(g).count("chaos") == 1
    assert where(g, 0) == "D1"  # stirred one to the north, then one toward the only one who sees it


@proves("GBT-EMV-16")
@pytest.mark.parametrize(
    ("at", "dice", "end"),
    [
        ("C3 A5", (), "B2"),
        ("A5 C3", (), "B2"),
        ("C3 A3", (2, 5), "A2"),
        ("C3 A3", (5, 2), "B2"),
        ("C3 A3", (4, 4, 1, 6), "A2"),
    ],
)
def test_the_nearest_and_a_roll_off(at: str, dice: tuple[int, ...], end: str) -> None:
    g = scene(at=at, entities="GW A1", lines="R B2|B3, R C2|C3, R B3|C3", slime="-1 Hit, -1 Hit")
    g.rig("roll-off", *dice)
    run(g, ChaseNearest(0, 1))
    assert (where(g, 0), g.drawn.get("roll-off", 0), "rolled off" in told(g)) == (end, len(dice), bool(dice))


@proves("GBT-EMV-17")
def test_it_slimes_where_it_would_end_and_goes_on_to_the_first_free_space() -> None:
    g = scene(at="B3 C3", entities="GW A3, MG D3")
    assert (where(g, go(g, "A3", "e", 1)), dirt(g, 0), dirt(g, 1)) == ("E3", ["-1 Movement"], ["-1 Movement"])


@proves("GBT-EMV-18")
@pytest.mark.parametrize(("entities", "marks"), [("GW A3, MG B3", ""), ("GW A3", "G1 B3")])
def test_it_goes_on_over_entities_and_open_gates(entities: str, marks: str) -> None:
    g = scene(at="A1", entities=entities, marks=marks)
    assert where(g, go(g, "A3", "e", 1)) == "C3"


@proves("GBT-EMV-18")
def test_a_closed_gate_is_a_resting_place() -> None:
    g = scene(at="A1", entities="GW A3", marks="g1 B3")
    assert where(g, go(g, "A3", "e", 1)) == "B3"


@proves("GBT-EMV-20", "GBT-INV-06")
def test_it_may_end_on_a_goo_pile_and_stands_on_it() -> None:
    g = scene(at="C2", entities="GW A3", marks="P B3")
    assert where(g, go(g, "A3", "e", 1)) == "B3"
    assert "investigate B3" not in offers(g)


@proves("GBT-EMV-22")
def test_segments_are_finished_one_by_one() -> None:
    """Through the shooter to D1, and from there back through it to B1."""
    g = scene(at="C1", entities="MG A1", columns=7)
    g.rig("combat", 1)
    do(g, "fire A1")
    assert (where(g, 0), dirt(g, 0)) == ("B1", ["-1 Movement", "-1 Movement"])


@proves("GBT-EMV-23")
def test_there_is_no_second_segment_for_who_is_gone() -> None:
    g = scene(at="E1", entities="MG C1")
    g.rig("combat", 1)
    do(g, "fire C1")
    assert (where(g, 0), dirt(g, 0), g.lost[CODES["MG"]]) == ("gone", ["-1 Movement"], 1)


@proves("GBT-EMV-24", "GBT-EMV-25")
@pytest.mark.parametrize(("mover", "other", "grown"), [("SP", "SP", "HY"), ("SP", "HY", "GP"), ("HY", "SP", "GP")])
def test_plazms_that_meet_become_a_larger_one(mover: str, other: str, grown: str) -> None:
    g = scene(at="A1", entities=f"{mover} A3, {other} C3")
    go(g, "A3", "e", 2)
    assert kinds(g) == [(grown, "C3")]


@proves("GBT-EMV-24")
def test_a_super_plazm_that_passes_another_stays_itself() -> None:
    g = scene(at="A1", entities="SP A3, SP B3")
    go(g, "A3", "e", 2)
    assert kinds(g) == [("SP", "C3"), ("SP", "B3")]


@proves("GBT-EMV-24", "GBT-KEY-01")
def test_a_super_plazm_that_emerges_attaches_too() -> None:
    g = scene(at="A1", entities="SP C3", marks="g1 B3")
    g.rig("movement", way("e") + 1)
    plazm_emerges(g, g.street.place["B3"])
    g.settle()
    assert kinds(g) == [("HY", "C3")]


@proves("GBT-EMV-26", "GBT-STR-04")
def test_tokens_move_with_it() -> None:
    g = scene(at="B2", entities="MG B3")
    hold(g, 0, "B3", 1)
    one = go(g, "B3", "e", 2)
    assert (tokens_on(g, one), "cut D3" in offers(g)) == ((1, 0), True)


@proves("GBT-EMV-27")
def test_the_lowest_class_moves_first_then_by_the_map() -> None:
    g = scene(at="A5", entities="TC A1, SM E3, SM C2, GW E1, SM D2")
    base(g, "E1", "Shadow")
    end_round(g)
    moved = [event.facts[-1] for event in g.events or [] if event.what == "moves"]
    assert moved[:5] == [3, 2, 4, 1, 0]


@proves("GBT-EMV-28")
@pytest.mark.parametrize(("car", "end"), [("C1 D1", "B1"), ("A4 A3", "A2"), ("E5 D5", "B2")])
def test_who_is_inside_the_car_is_in_both_its_spaces(car: str, end: str) -> None:
    g = scene(at="car", car=car, entities="GW A1")
    run(g, ChaseNearest(0, 1))
    assert where(g, 0) == end


@proves("GBT-EMV-28")
def test_the_closest_space_of_the_car_makes_one_the_nearest() -> None:
    g = scene(at="car A4 E5 D5", car="D1 C1", entities="GW A1")
    run(g, ChaseNearest(0, 1))
    assert (where(g, 0), g.drawn.get("roll-off", 0)) == ("B1", 0)


@proves("GBT-EMV-28")
def test_through_the_car_it_goes_on_the_same_way() -> None:
    g = scene(at="car", car="C1 D1", entities="GW A1")
    assert (where(g, chase(g, "A1", 4)), dirt(g, 0)) == ("E1", ["-1 Movement"])


@proves("GBT-EMV-29")
@pytest.mark.parametrize(("other", "found"), [("C3", [("HY", "C3")]), ("D3", [("SP", "C3"), ("SP", "D3")])])
def test_a_plazm_that_goes_on_attaches_if_no_free_space_comes_before(other: str, found: list[tuple[str, str]]) -> None:
    g = scene(at="B3", entities=f"SP A3, SP {other}")
    go(g, "A3", "e", 1)
    assert (kinds(g), dirt(g, 0)) == (found, ["-1 Movement"])


@proves("GBT-EMV-30")
def test_each_rolls_its_own_direction() -> None:
    g = scene(at="A1", entities="SM C2, SM C4")
    g.rig("movement", way("e") + 1, way("w") + 1)
    end_round(g)
    assert [where(g, s) for s in range(2)] == ["D2", "B4"]


@proves("GBT-EMV-18")
def test_one_that_stands_on_the_car_is_passed_too() -> None:
    g = scene(at="A1", car="C3 B3", entities="GW A3")
    put(g, "MG", "B3")
    assert where(g, go(g, "A3", "e", 1)) == "C3"
