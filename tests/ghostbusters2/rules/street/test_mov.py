"""The Move Action. MOV"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, offers, put, scene, stands, told, why_not
from hauntbox.games.ghostbusters2.rules.figures import take_off
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

AROUND = ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"]  # of C3


def steps(g: Busters) -> list[str]:
    return [text.removeprefix("step ") for text in offers(g) if text.startswith("step")]


@proves("GBT-MOV-01")
def test_a_move_takes_one_or_two_steps_to_any_neighbour() -> None:
    g = scene(at="C3")
    assert (steps(g), why_not(g, "step E3")) == (AROUND, "GBT-MOV-01")
    do(g, "step D4")
    assert "stop" in offers(g)
    do(g, "step E5")
    assert (stands(g, 0), g.spent, type(g.asking()).__name__) == ("E5", 1, "Turn")
    assert told(g)[-2:] == ["steps", "steps"]


@proves("GBT-MOV-01")
def test_after_one_step_one_may_stop() -> None:
    g = scene(at="C3")
    do(g, "step C2", "stop")
    assert (stands(g, 0), g.spent) == ("C2", 1)


@proves("GBT-MOV-02", "GBT-TER-01", "GBT-TER-05")
@pytest.mark.parametrize("colour", ["R", "O"])
def test_no_step_crosses_a_red_or_an_orange_line(colour: str) -> None:
    g = scene(at="C3", lines=f"{colour} C3|D3, {colour} B3|C3")
    assert steps(g) == ["B2", "C2", "D2", "B4", "C4", "D4"]
    assert [why_not(g, f"step {to}") for to in ("D3", "B3")] == ["GBT-MOV-02", "GBT-MOV-02"]


@proves("GBT-MOV-02")
@pytest.mark.parametrize("mark", ["G1", "P"])
def test_nor_the_dashed_lines_around_an_open_gate_or_pile(mark: str) -> None:
    g = scene(at="C3", marks=f"{mark} D3")
    assert "D3" not in steps(g)
    g.gates = g.piles = 0
    assert "D3" in steps(g)


@proves("GBT-MOV-03", "GBT-MOV-07")
def test_no_step_leaves_the_map() -> None:
    assert steps(scene(at="A1")) == ["B1", "A2", "B2"]
    assert steps(scene(at="A2")) == ["A1", "B1", "B2", "A3", "B3"]
    assert steps(scene(at="E3")) == ["D2", "E2", "D3", "D4", "E4"]


@proves("GBT-MOV-04")
@pytest.mark.parametrize(("entities", "marks", "rule"), [
    ("GW D3", "", "GBT-MOV-04"), ("", "P D3", "GBT-MOV-04"), ("", "G1 D3", "GBT-TER-03"),
])  # fmt: skip
def test_an_entity_a_gate_or_a_pile_is_not_even_passed_through(entities: str, marks: str, rule: str) -> None:
    g = scene(at="C3", entities=entities, marks=marks)
    assert why_not(g, "step D3") == rule
    do(g, "step C2")
    assert why_not(g, "step D3") == rule


@proves("GBT-MOV-05")
@pytest.mark.parametrize("line", ["B2|C2", "C2|C3", "B2|B3", "B3|C3"])
@pytest.mark.parametrize("colour", ["R", "O"])
def test_one_line_at_a_corner_does_not_stop_a_diagonal_step(colour: str, line: str) -> None:
    g = scene(at="B2", lines=f"{colour} {line}")
    do(g, "step C3", "stop")
    assert stands(g, 0) == "C3"


@proves("GBT-MOV-06")
@pytest.mark.parametrize(
    ("lines", "entities", "marks"),
    [
        ("R B2|C2, R B3|C3", "", ""),
        ("R B2|C2, O B2|B3", "", ""),
        ("O C2|C3, O B3|C3", "", ""),
        ("", "GW C2, GW B3", ""),
        ("R B3|C3", "GW C2", ""),
        ("", "GW B3", "G1 C2"),
        ("", "", "P B3, G1 C2"),
        ("O B2|C2", "", "P B3"),
    ],
)
def test_obstacles_that_meet_at_the_corner_stop_it(lines: str, entities: str, marks: str) -> None:
    assert why_not(scene(at="B2", lines=lines, entities=entities, marks=marks), "step C3") == "GBT-MOV-06"


@proves("GBT-MOV-01", "GBT-MOV-06")
def test_a_corner_that_opens_is_passed_again() -> None:
    g = scene(at="B2", entities="GW C2, GW B3")
    assert why_not(g, "step C3") == "GBT-MOV-06"
    take_off(g, 0)
    do(g, "step C3", "stop")
    assert stands(g, 0) == "C3"


@proves("GBT-MOV-07")
@pytest.mark.parametrize(
    ("entity", "mark", "lines", "closed"),
    [
        ("", "", "R B2|B3", True),
        ("", "", "O B3|C3", True),
        ("", "", "Y B2|B3, Y B3|C3", False),
        (", GW B3", "", "", True),
        ("", "G1 B3", "", True),
        ("", "P B3", "", True),
        ("", "g1 B3", "", False),
        ("", "# B3", "", True),
        ("", "", "", False),
    ],
)
def test_what_closes_a_flank(entity: str, mark: str, lines: str, closed: bool) -> None:
    """The other flank of the step from B2 to C3 holds a Ghost."""
    g = scene(at="B2", entities=f"GW C2{entity}", lines=lines, marks=mark)
    assert why_not(g, "step C3") == ("GBT-MOV-06" if closed else "")


@proves("GBT-MOV-07")
@pytest.mark.parametrize(("marks", "legal"), [("# B3", False), ("", True)])
def test_a_flank_off_the_map_stays_closed_even_to_a_grapple_line(marks: str, legal: bool) -> None:
    g = scene(at="B2", entities="GW C2", marks=marks, lines="R B2|B3", cards="Grapple Line", xp=18)
    do(g, "use better Grapple Line")
    assert ("C3" in steps(g)) == legal


@proves("GBT-MOV-08")
@pytest.mark.parametrize(
    ("at", "car", "mark", "lines"),
    [("B2 B3", "", "", ""), ("B2", "B3 B4", "", ""), ("B2", "", "g1 B3", ""), ("B2", "", "", "Y B2|B3, Y B3|C3")],
)
def test_what_never_closes_a_flank(at: str, car: str, mark: str, lines: str) -> None:
    """The other flank of the step from B2 to C3 is closed."""
    assert not why_not(scene(at=at, car=car, marks=mark, lines=lines, entities="GW C2"), "step C3")


@proves("GBT-MOV-08")
def test_nor_does_a_trap() -> None:
    g = scene(at="B2", entities="GW C2", ghost_traps=True)
    g.traps[0] = g.street.place["B3"]
    assert not why_not(g, "step C3")


@proves("GBT-MOV-09")
def test_through_somebody_with_a_step_to_leave_again() -> None:
    g = scene(at="A1 B1", lines="O A1|A2, O B1|B2, R A2|B2")
    assert steps(g) == ["B1"]
    do(g, "step B1")
    assert why_not(g, "stop") == "GBT-MOV-10"
    do(g, "step C1")
    assert stands(g, 0) == "C1"


@proves("GBT-MOV-09")
@pytest.mark.parametrize(("move", "first", "then"), [(1, [], []), (2, ["B1"], ["A1"]), (3, ["B1"], ["A1", "C1"])])
def test_without_such_a_step_there_is_no_way_through(move: int, first: list[str], then: list[str]) -> None:
    """Two stand in a row; with two steps one only gets back."""
    g = scene(at="A1 B1 C1", rows=1, move=move)
    assert steps(g) == first
    if first:
        do(g, "step B1")
        assert steps(g) == then


@proves("GBT-MOV-10")
def test_a_move_may_not_end_on_another_figure() -> None:
    g = scene(at="A1 B2", slime="-1 Movement")
    assert why_not(g, "step B2") == "GBT-MOV-10"


@proves("GBT-MOV-10", "GBT-MOV-11")
def test_but_it_may_end_in_the_car_where_somebody_sits() -> None:
    g = scene(at="B1 car", car="C2 B2")
    do(g, "step B2", "stop")
    assert (stands(g, 0), stands(g, 1), g.spent) == ("car", "car", 1)


@proves("GBT-MOV-11")
@pytest.mark.parametrize(("at", "to", "rule"), [
    ("B1", "B2", ""), ("C3", "C2", ""), ("B1", "C2", "GBT-MOV-11"), ("A2", "B2", "GBT-MOV-11"),
    ("D2", "C2", "GBT-MOV-11"), ("A1", "B2", "GBT-MOV-11"), ("D3", "C2", "GBT-MOV-11"),
])  # fmt: skip
def test_the_car_is_entered_straight_through_a_side(at: str, to: str, rule: str) -> None:
    assert why_not(scene(at=at, car="C2 B2"), f"step {to}") == rule


@proves("GBT-MOV-12")
def test_from_inside_the_car_a_move_starts_on_any_open_side() -> None:
    g = scene(at="car", car="C2 B2")
    assert steps(g) == ["B1", "C1", "B3", "C3"]
    put(g, "GW", "B1")
    assert steps(g) == ["C1", "B3", "C3"]
    shut = scene(at="car", car="C2 B2", lines="R B1|B2, O C2|C3, Y C1|C2", marks="P B3")
    assert (steps(shut), why_not(shut, "step D2")) == (["C1"], "GBT-ECT-06")
    do(shut, "step C1", "step D2")
    assert (stands(shut, 0), shut.spent) == ("D2", 1)


@proves("GBT-MOV-12")
def test_a_side_where_somebody_stands_is_passed_through() -> None:
    g = scene(at="car B1", car="C2 B2")
    do(g, "step B1")
    assert "stop" not in offers(g)
    do(g, "step A1")
    assert stands(g, 0) == "A1"


@proves("GBT-MOV-13")
def test_a_move_through_the_car_leaves_by_any_of_its_four_sides() -> None:
    g = scene(at="B1", car="C2 B2")
    do(g, "step B2")
    assert offers(g) == ["step B1", "step C1", "step B3", "step C3", "stop"]


@proves("GBT-MOV-14")
def test_only_the_free_half_of_the_car_is_stepped_into() -> None:
    g = scene(at="B1", car="C2 B2", entities="GW B2")
    assert (why_not(g, "step B2"), why_not(g, "enter Ecto-1a")) == ("GBT-MOV-04", "GBT-MOV-14")
    g = scene(at="B1", car="C2 B2", entities="GW C2")
    assert not why_not(g, "enter Ecto-1a")
    do(g, "step B2", "stop")
    assert stands(g, 0) == "car"


@proves("GBT-MOV-15")
@pytest.mark.parametrize(("slime", "far"), [("", 2), ("-1 Movement", 1), ("-1 Movement, -1 Movement", 0)])
def test_each_minus_one_movement_takes_a_space(slime: str, far: int) -> None:
    g = scene(at="A1", rows=1, slime=slime)
    assert (why_not(g, "step B1") == "GBT-MOV-15") == (far == 0)
    for space in ["B1", "C1"][:far]:
        do(g, f"step {space}")
    assert (stands(g, 0), g.spent) == (["A1", "B1", "C1"][far], min(far, 1))
    assert type(g.asking()).__name__ == "Turn"
