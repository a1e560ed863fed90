"""Driving the Ecto-1a. DRV"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, offers, scene, stands, told, why_not
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves


def parked(g: Busters) -> str:
    return f"{g.street.names[g.front]} {g.street.names[g.back]}"


def roads(g: Busters, end: str) -> set[str]:
    return {text.split()[2] for text in offers(g) if text.startswith(f"drive {end}")}


def drive(g: Busters, end: str, path: str) -> None:
    do(g, *[f"drive {end} {name}" for name in path.split()])


@proves("GBT-DRV-01")
def test_a_drive_is_up_to_six_spaces() -> None:
    g = scene(at="car", car="B1 A1", columns=9)
    drive(g, "front", "C1 D1 E1 F1 G1")
    assert (g.spent, "stop" in offers(g)) == (1, True)
    drive(g, "front", "H1")
    assert (parked(g), g.spent, type(g.asking()).__name__) == ("H1 G1", 1, "Turn")


@proves("GBT-DRV-01")
def test_a_drive_may_end_after_one_space_and_needs_somebody_inside() -> None:
    g = scene(at="car D5", car="B1 A1")
    assert why_not(g, "stop") != ""
    drive(g, "front", "C1")
    do(g, "stop", "end")
    assert (parked(g), why_not(g, "drive front D1")) == ("C1 B1", "GBT-DRV-01")


@proves("GBT-DRV-02")
def test_the_car_turns_square_corners_only() -> None:
    g = scene(at="car", car="C3 B3")
    assert (roads(g, "front"), roads(g, "back")) == ({"C2", "D3", "C4"}, {"B2", "A3", "B4"})
    assert [why_not(g, f"drive front {name}") for name in ("D2", "E3")] == ["GBT-DRV-02", "GBT-DRV-02"]


@proves("GBT-DRV-03")
@pytest.mark.parametrize(
    ("end", "path", "ends"),
    [("front", "D2 D3 C3", "C3 D3"), ("back", "A2 A3 A4", "A3 A4"), ("back", "B1 C1 D1", "C1 D1")],
)
def test_one_end_leads_and_the_other_follows_in_the_space_before(end: str, path: str, ends: str) -> None:
    g = scene(at="car", car="C2 B2")
    drive(g, end, path)
    do(g, "stop")
    assert parked(g) == ends


@proves("GBT-DRV-03")
def test_the_end_that_leads_goes_on_leading() -> None:
    g = scene(at="car", car="C2 B2")
    drive(g, "front", "D2")
    assert why_not(g, "drive back B2") == "GBT-DRV-03"


@proves("GBT-DRV-04")
@pytest.mark.parametrize(("end", "to", "ends"), [("front", "D2", "D2 C2"), ("back", "A2", "B2 A2")])
def test_after_one_space_the_other_end_stands_where_the_first_was(end: str, to: str, ends: str) -> None:
    g = scene(at="car", car="C2 B2")
    do(g, f"drive {end} {to}", "stop")
    assert (parked(g), told(g).count("drives")) == (ends, 1)


@proves("GBT-DRV-05")
def test_all_inside_travel_along() -> None:
    g = scene(at="car car B3", car="B2 A2", columns=7)
    drive(g, "front", "C2 D2")
    do(g, "stop", "leave D3", "end", "leave D1")
    assert [stands(g, role) for role in (0, 1, 2)] == ["D3", "D1", "B3"]


@proves("GBT-DRV-06")
@pytest.mark.parametrize(("line", "rule"), [("R C2|D2", "GBT-DRV-06"), ("O C2|D2", "GBT-DRV-06"), ("R D2|E2", "")])
def test_the_path_crosses_no_red_or_orange_line(line: str, rule: str) -> None:
    assert why_not(scene(at="car", car="C2 B2", lines=line), "drive front D2") == rule


@proves("GBT-DRV-06", "GBT-DRV-08")
@pytest.mark.parametrize(
    ("marks", "entities", "rule"),
    [("P D2", "", "GBT-DRV-06"), ("G1 D2", "", "GBT-DRV-08"), ("", "SP D2", "GBT-DRV-08"), ("", "SP E2", "")],
)
def test_piles_gates_and_entities_stand_in_the_way(marks: str, entities: str, rule: str) -> None:
    g = scene(at="car", car="C2 B2", marks=marks, entities=entities)
    assert (why_not(g, "drive front D2"), "D2" in roads(g, "front")) == (rule, rule == "")


@proves("GBT-DRV-07")
def test_the_car_stays_on_the_map() -> None:
    g = scene(at="car", car="A2 A3", columns=2, rows=3)
    assert (roads(g, "front"), roads(g, "back")) == ({"A1", "B2"}, {"B3"})


@proves("GBT-DRV-09")
def test_the_car_drives_through_somebody_and_parks_on_nobody() -> None:
    g = scene(at="car D2", car="C2 B2", columns=6)
    drive(g, "front", "D2")
    assert (why_not(g, "stop"), offers(g)[-1] == "stop") == ("GBT-DRV-09", False)
    drive(g, "front", "E2")
    assert why_not(g, "stop") == "GBT-DRV-09"  # its other end
    drive(g, "front", "F2")
    do(g, "stop")
    assert (parked(g), stands(g, 1)) == ("F2 E2", "D2")


@proves("GBT-DRV-09")
@pytest.mark.parametrize(("columns", "rule"), [(5, "GBT-DRV-09"), (6, "")])
def test_where_it_could_not_get_past_somebody_it_does_not_set_out(columns: int, rule: str) -> None:
    g = scene(at="car D1", car="C1 B1", columns=columns, rows=1)
    assert (why_not(g, "drive front D1"), "D1" in roads(g, "front")) == (rule, rule == "")


@proves("GBT-DRV-09", "GBT-DRV-03")
def test_what_is_left_of_six_spaces_must_lead_past_somebody() -> None:
    g = scene(at="car G1", car="B1 A1", columns=9, rows=1)
    drive(g, "front", "C1 D1 E1 F1")
    assert (g.spent, type(g.asking()).__name__, why_not(g, "drive front G1")) == (1, "Turn", "")  # with a new Action


@proves("GBT-DRV-10")
def test_yellow_lines_and_closed_gates_do_not_hinder() -> None:
    g = scene(at="car", car="C2 B2", lines="Y C2|D2", marks="G1 D2")
    g.gates = 0
    drive(g, "front", "D2")
    do(g, "stop")
    assert parked(g) == "D2 C2"


@proves("GBT-DRV-11")
def test_nobody_gets_in_or_out_on_the_way() -> None:
    g = scene(at="car car", car="C2 B2", cards="Grapple Line")
    drive(g, "front", "D2")
    assert (g.waiting(), set(offers(g))) == ((0,), {"drive front D1", "drive front E2", "drive front D3", "stop"})
    assert [why_not(g, text) for text in ("leave D3", "step D3", "end")] == ["GBT-MAN-11", "GBT-MOV-01", "GBT-PAS-01"]


@proves("GBT-DRV-12")
@pytest.mark.parametrize(("spot", "rule"), [("C2", "GBT-DRV-12"), ("B2", "GBT-DRV-12"), ("B1", "")])
def test_a_haunted_car_does_not_drive(spot: str, rule: str) -> None:
    g = scene(at="car", car="C2 B2", entities=f"SP {spot}")
    assert (why_not(g, "drive front D2"), "D2" in roads(g, "front")) == (rule, rule == "")


@proves("GBT-DRV-13")
def test_the_car_does_not_drive_over_its_other_end() -> None:
    g = scene(at="car", car="C2 B2")
    assert (why_not(g, "drive front B2"), why_not(g, "drive back C2")) == ("GBT-DRV-13", "GBT-DRV-13")
    drive(g, "front", "D2")
    assert why_not(g, "drive front C2") == "GBT-DRV-13"


@proves("GBT-DRV-14")
def test_as_many_drives_as_actions_and_others_drive_too() -> None:
    g = scene(at="car car", car="B1 A1", columns=9)
    for name in "CDE":
        do(g, f"drive front {name}1", "stop")
    assert (g.spent, why_not(g, "drive front F1")) == (3, "GBT-ROU-02")
    do(g, "end", "drive front F1", "stop")
    assert parked(g) == "F1 E1"
