"""The ledger's worked examples: sight, steps, adjacency, driving. EX"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, look, offers, scene, stands, street, why_not
from hauntbox.games.ghostbusters2.content import street_of
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.rules.street.sight import spies
from hauntbox.games.ghostbusters2.rules.street.walking import doors
from hauntbox.games.ghostbusters2.state import Busters, slots
from hauntbox.kernel.geometry import mask_of, places
from hauntbox.ledger import proves


def sights(g: Busters, text: str) -> None:
    """Every "A1 to B2 yes" of a text."""
    for part in text.split("; "):
        a, _, b, answer = part.split()
        assert look(g, a, b) == (answer == "yes"), part


@proves("GBT-EX-01", "GBT-EX-02")
def test_sight_on_an_empty_grid() -> None:
    g = scene()
    sights(g, "A1 to D1 yes; A1 to E1 no; A1 to D4 yes")
    g = scene(slime="-1 Line of Sight")
    sights(g, "A1 to D3 no")
    g = scene(slime="-1 Line of Sight, -1 Line of Sight, -1 Line of Sight")
    sights(g, "C3 to C3 yes; A1 to B2 no")


@proves("GBT-EX-03", "GBT-EX-04", "GBT-EX-05")
@pytest.mark.parametrize(
    ("lines", "text"),
    [
        ("R A1|B1", "A1 to B1 no; A1 to C1 no; A1 to B2 yes"),
        ("R B1|C1", "A1 to C1 no; A1 to D1 no; A1 to C2 yes"),
        ("R B1|C1, R B2|C2", "A1 to C2 no; A1 to C3 yes; B2 to C3 yes; A1 to D3 yes"),
        ("R B1|C1, R B2|C2, R B3|C3", "B2 to C3 no"),
        ("R A1|B1, R A1|A2", "A1 to B2 no"),
        ("R A1|B1, R B1|B2", "A1 to B2 yes"),
        ("Y B2|C2", "B2 to C2 no"),
        ("O B2|C2", "B2 to C2 yes"),
    ],
)
@proves("GBT-EX-06", "GBT-EX-07", "GBT-EX-08")
def test_sight_and_lines(lines: str, text: str) -> None:
    sights(scene(lines=lines), text)


@proves("GBT-EX-09", "GBT-EX-10")
@pytest.mark.parametrize(
    ("entities", "marks", "lines", "text"),
    [
        ("GW B1", "", "", "A1 to C1 no; A1 to D1 no; A1 to C2 yes; A1 to B2 yes"),
        ("GW B2", "", "", "A1 to C3 no; A1 to D4 no; A1 to C2 yes"),
        ("GW B1, GW B2", "", "", "A1 to C2 no"),
        ("GW B1, GW A2", "", "", "A1 to B2 no"),
        ("", "G1 C1", "", "A1 to C1 yes"),
        ("", "G1 B1", "", "A1 to C1 no"),
        ("GW A2", "G1 B1", "", "A1 to B2 no"),
        ("", "G1 C1", "R B1|C1", "B1 to C1 no; A2 to C1 yes"),
    ],
)
def test_sight_past_entities_and_gates(entities: str, marks: str, lines: str, text: str) -> None:
    sights(scene(entities=entities, marks=marks, lines=lines), text)


@proves("GBT-EX-11")
def test_sight_past_piles_and_ghostbusters() -> None:
    sights(scene(marks="P B1"), "A1 to C1 yes")
    g = scene(at="A1 B1 C1")
    assert look(g, "A1", "C1")
    g = scene(at="D4 B1 C1", entities="GW A1")
    assert not spies(g, slots(g)[0], 2)


def can_step(g: Busters, to: str) -> bool:
    return not why_not(g, f"step {to}")


@proves("GBT-EX-12", "GBT-EX-13", "GBT-EX-14")
@pytest.mark.parametrize(
    ("lines", "entities", "marks", "at", "legal", "illegal"),
    [
        ("", "", "", "B2", "C3", ""),
        ("R B2|C2", "", "", "B2", "C3 C1", "C2"),
        ("R B2|C2, R B3|C3", "", "", "B2", "", "C3"),
        ("R B2|C2, R B2|B3", "", "", "B2", "", "C3"),
        ("R C2|C3, R B3|C3", "", "", "B2", "", "C3"),
        ("R B2|C2, O B3|C3", "", "", "B2", "", "C3"),
        ("R B2|C2, R C2|C3", "", "", "B2", "C3", ""),
        ("", "GW C2, GW B3", "", "B2", "", "C3"),
        ("", "GW C2", "", "B2", "C3", "C2"),
        ("O B2|B3", "GW C2", "", "B2", "", "C3"),
        ("", "", "G1 C2, P B3", "B2", "", "C3"),
        ("", "", "P C2", "B2", "C3", "C2"),
        ("", "", "", "B2 C2 B3", "C3", ""),
        ("Y B2|C2, Y B2|B3", "", "", "B2", "C3 C2", ""),
        ("", "", "g1 C2", "B2", "C2", ""),
    ],
)
@proves("GBT-EX-15")
def test_steps(lines: str, entities: str, marks: str, at: str, legal: str, illegal: str) -> None:
    g = scene(at=at, lines=lines, entities=entities, marks=marks)
    assert [can_step(g, to) for to in legal.split()] == [True] * len(legal.split())
    assert [can_step(g, to) for to in illegal.split()] == [False] * len(illegal.split())


@proves("GBT-EX-15")
def test_through_somebody_only_with_a_step_to_leave_again() -> None:
    g = scene(at="B2 C2")
    assert can_step(g, "C2")
    do(g, "step C2")
    assert "stop" not in offers(g)
    assert not can_step(scene(at="B2 C2", slime="-1 Movement"), "C2")


def near(s: Street, a: str, b: str) -> bool:
    return bool(s.near[s.place[a]] >> s.place[b] & 1)


@proves("GBT-EX-16")
def test_adjacency() -> None:
    assert near(street("R B2|C2"), "B2", "C3")
    assert not near(street("R B2|C2, O B3|C3"), "B2", "C3")
    assert look(scene(lines="R B2|C2, O B3|C3"), "B2", "C3")
    assert not near(street("Y B2|C2, Y B2|B3"), "B2", "C3")
    g = scene(entities="GW C2, GW B3")
    assert (near(g.street, "B2", "C3"), look(g, "B2", "C3")) == (True, False)
    assert [near(street(lines), "B2", "C2") for lines in ("Y B2|C2", "O B2|C2")] == [False, False]
    assert near(street("", "P C2"), "B2", "C2")


def car(g: Busters) -> tuple[str, str]:
    return g.street.names[g.front], g.street.names[g.back]


@proves("GBT-EX-17")
@pytest.mark.parametrize(
    ("path", "ends"),
    [
        (["drive front D2", "stop"], ("D2", "C2")),
        (["drive front D2", "drive front D3", "drive front C3", "stop"], ("C3", "D3")),
        (["drive back A2", "stop"], ("B2", "A2")),
    ],
)
def test_drives(path: list[str], ends: tuple[str, str]) -> None:
    g = scene(at="car", car="C2 B2", columns=6)
    do(g, *path)
    assert car(g) == ends


@proves("GBT-EX-18")
def test_a_drive_past_a_ghostbuster() -> None:
    g = scene(at="car D2", car="C2 B2", columns=6, rows=3, lines="O D1|D2, O D2|D3, O E1|E2, O E2|E3, O F1|F2, O F2|F3")
    do(g, "drive front D2")
    assert "stop" not in offers(g)
    do(g, "drive front E2")
    assert "stop" not in offers(g)
    do(g, "drive front F2")
    assert car(g) == ("F2", "E2")


@proves("GBT-EX-19")
def test_what_stops_a_drive() -> None:
    assert why_not(scene(at="car", car="C2 B2", lines="O C2|D2"), "drive front D2") == "GBT-DRV-06"
    assert not why_not(scene(at="car", car="C2 B2", lines="Y C2|D2"), "drive front D2")
    assert why_not(scene(at="car", car="C2 B2", entities="GW B2"), "drive front D2") == "GBT-DRV-12"
    g = scene(at="car", car="B1 A1", columns=9)
    do(g, *[f"drive front {c}1" for c in "CDEFGH"])
    assert (car(g), type(g.asking()).__name__) == (("H1", "G1"), "Turn")


@proves("GBT-EX-20")
def test_the_car_is_entered_from_its_sides() -> None:
    g = scene(at="A1", car="C2 B2")
    assert [g.street.names[p] for p in places(doors(g))] == ["B1", "C1", "B3", "C3"]
    for space in ["A2", "D2", "A1", "D1", "A3", "D3"]:
        g.at[0] = g.street.place[space]
        assert (why_not(g, "enter Ecto-1a"), why_not(g, "step B2") != "") == ("GBT-ECT-06", True)


@proves("GBT-EX-39", "GBT-EX-40", "GBT-EX-41")
def test_the_map_of_the_first_scenario() -> None:
    s = street_of("court")
    figures = mask_of(p for _, p in s.figures)
    closed = figures | s.open_gates | mask_of(s.piles)
    steps = {
        "B2": "A1 B1 C1 A2 B3", "C9": "B8 C8 D8", "F3": "F2 G2 E3 G3 E4 F4 G4", "H8": "G7 H7 I7 G8 G9 H9",
        "D5": "C4 C5 E5 C6 D6 E6", "E11": "D10 E10 D11 F11 D12 E12 F12", "I7": "H7 J7 H8 I8 J8",
    }  # fmt: skip
    for here, there in steps.items():
        assert {s.names[p] for p in places(s.walk(s.place[here], closed))} == set(there.split())
    seen = "G2 J2 yes, F2 J2 no, J5 J2 yes, F3 I3 no, B8 E8 yes, D10 C10 no, C11 C10 yes, B2 C2 yes"
    for a, b, answer in [item.split() for item in seen.split(", ")]:
        p, q = s.place[a], s.place[b]
        assert (s.apart(p, q) <= 3 and s.sees(p, q, figures | s.open_gates)) == (answer == "yes")
    assert (near(s, "C11", "C10"), near(s, "B2", "C2")) == (True, False)
    for extra, counts in ((0, [28, 39, 30]), (figures, [22, 30, 27])):
        free = s.everywhere & ~(s.open_gates | mask_of(s.piles) | extra)
        gates = [gate for gate in s.gates if s.open_gates >> gate & 1]
        inside = [[p for p in places(free) if s.apart(p, gate) <= 3] for gate in gates]
        pairs = zip(gates, inside, strict=True)
        seers = [[p for p in row if s.sees(p, gate, s.open_gates | extra)] for gate, row in pairs]
        assert [len(row) for row in seers] == counts


@proves("GBT-MOV-13")
def test_a_move_may_go_through_the_car() -> None:
    g = scene(at="B1", car="C2 B2")
    do(g, "step B2", "step C3")
    assert stands(g, 0) == "C3"
