"""Lines on the street, and who is adjacent to whom. TER"""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.kit import dirt, do, look, offers, run, scene, slot, stands, street, told, way, where, why_not
from hauntbox.games.ghostbusters2.cards import events, troubles
from hauntbox.games.ghostbusters2.cards.kinds import HIT
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

WALL = ", ".join([f"{{0}} C{row}|D{row}" for row in range(1, 6)])  # between the third and the fourth column


def walled(colour: str, at: str, **given: Any) -> Busters:
    return scene(at=at, lines=WALL.format(colour), columns=7, **given)


@proves("GBT-TER-01", "GBT-TER-05")
@pytest.mark.parametrize("colour", ["R", "O"])
def test_nobody_walks_or_drives_across_red_or_orange(colour: str) -> None:
    g = walled(colour, "C4 car", car="C1 B1")
    assert [text for text in offers(g) if text.startswith("step")] == [
        "step B3",
        "step C3",
        "step B4",
        "step B5",
        "step C5",
    ]
    do(g, "end")
    assert ("drive front D1" in offers(g), "drive front C2" in offers(g)) == (False, True)


@proves("GBT-TER-01", "GBT-TER-05")
@pytest.mark.parametrize("colour", ["R", "O"])
def test_nobody_is_pushed_across_red_or_orange(colour: str) -> None:
    g = walled(colour, "C3", entities="TC A3")
    run(g, Travel(0, way("e"), 2))
    assert offers(g) == ["way n", "way s"]
    do(g, "way s")
    assert (stands(g, 0), where(g, 0)) == ("C4", "C3")


@proves("GBT-TER-01", "GBT-TER-05", "GBT-TER-09")
@pytest.mark.parametrize(("colour", "seen"), [("R", False), ("O", True), ("Y", False)])
def test_one_sees_across_orange_only(colour: str, seen: bool) -> None:
    g = walled(colour, "C3", entities="GW E3")
    assert (why_not(g, "fire E3") == "") == seen


@proves("GBT-TER-01", "GBT-TER-05", "GBT-TER-09")
@pytest.mark.parametrize("colour", ["R", "O", "Y"])
def test_entities_and_lady_liberty_cross_every_line(colour: str) -> None:
    g = walled(colour, "statue", statue="B1", entities="GW C4")
    run(g, Travel(slot(g, "C4"), way("e"), 2))
    do(g, "walk e", "stop")
    assert (where(g, 0), g.street.names[g.statue]) == ("E4", "C1")


@proves("GBT-TER-02")
def test_nothing_of_the_ghostbusters_crosses_the_lines_of_an_open_gate() -> None:
    g = scene(at="C3 car statue", marks="G1 D3", car="D2 C2", statue="E1", columns=7)
    assert why_not(g, "step D3") == "GBT-TER-03"
    do(g, "end")
    assert ("drive front D3" in offers(g), "drive front D1" in offers(g)) == (False, True)
    do(g, "end")
    assert ("walk sw" in offers(g), "walk s" in offers(g)) == (False, True)


@proves("GBT-TER-02")
def test_nobody_is_pushed_onto_an_open_gate() -> None:
    g = scene(at="C3", marks="G1 D3", entities="TC A3")
    run(g, Travel(0, way("e"), 2))
    assert offers(g) == ["way ne", "way se"]


@proves("GBT-TER-02")
def test_sight_reaches_a_gate_and_ends_there() -> None:
    g = scene(marks="G1 C1")
    assert [look(g, "A1", there) for there in ("C1", "D1")] == [True, False]


@proves("GBT-TER-03")
def test_no_move_goes_into_or_through_an_open_gate() -> None:
    """On a street one space wide the Gate bars the way."""
    g = scene(at="A1", marks="G1 B1", rows=1, move=3)
    assert (why_not(g, "step B1"), [text for text in offers(g) if text.startswith("step")]) == ("GBT-TER-03", [])


@proves("GBT-TER-04")
def test_a_closed_gate_is_an_ordinary_space() -> None:
    g = scene(at="A1 car", marks="g1 B1", car="C1 D1", entities="GW D2", rows=2)
    assert look(g, "A1", "C1")
    do(g, "step B1", "stop", "step A2", "stop", "end", "drive front B1", "stop")
    assert g.street.names[g.front] == "B1"
    run(g, Travel(0, way("w"), 2))
    assert where(g, 0) == "B2"


@proves("GBT-TER-04")
@pytest.mark.parametrize(("mark", "end"), [("g1", "C3"), ("G1", "D3")])
def test_an_entity_rests_on_a_closed_gate(mark: str, end: str) -> None:
    g = scene(at="A1", marks=f"{mark} C3", entities="GW B3")
    run(g, Travel(0, way("e"), 1))
    assert where(g, 0) == end


def swaps(lines: str, at: str, entities: str = "", marks: str = "") -> str:
    """The rule that keeps the first from the Pack of the second."""
    return why_not(scene(at=at, lines=lines, entities=entities, marks=marks), "swap Gearhead")


@proves("GBT-TER-06", "GBT-TER-10", "GBT-TER-11")
@pytest.mark.parametrize(("lines", "rule"), [
    ("", ""), ("R B2|C2", "GBT-SWP-01"), ("O B2|C2", "GBT-SWP-01"), ("Y B2|C2", "GBT-SWP-01"), ("O C2|D2", ""),
])  # fmt: skip
def test_a_solid_line_between_neighbours_removes_adjacency(lines: str, rule: str) -> None:
    assert (swaps(lines, "B2 C2"), swaps(lines, "C2 B2")) == (rule, rule)


@proves("GBT-TER-06")
def test_one_sees_but_is_not_adjacent_across_orange() -> None:
    g = scene(at="B2", lines="O B2|C2", marks="P C2")
    assert (look(g, "B2", "C2"), why_not(g, "investigate C2")) == (True, "GBT-INV-01")


@proves("GBT-TER-10")
def test_nor_is_one_adjacent_round_a_corner_of_yellow() -> None:
    lines = "Y B2|C2, Y B2|B3"
    assert (swaps(lines, "B2 C3"), swaps("Y B2|C2", "B2 C3")) == ("GBT-SWP-01", "")


@proves("GBT-TER-07")
def test_nothing_of_the_ghostbusters_crosses_the_lines_of_an_open_pile() -> None:
    g = scene(at="C3 car statue", marks="P D3", car="D2 C2", statue="E1", columns=7)
    assert (why_not(g, "step D3"), look(g, "C3", "F3")) == ("GBT-MOV-04", True)
    do(g, "end")
    assert ("drive front D3" in offers(g), "drive front D1" in offers(g)) == (False, True)
    do(g, "end")
    assert ("walk sw" in offers(g), "walk s" in offers(g)) == (False, True)


@proves("GBT-TER-08")
@pytest.mark.parametrize("at", ["B2", "C2", "D4"])
def test_one_investigates_a_pile_across_its_dashed_line(at: str) -> None:
    g = scene(at=at, marks="P C3")
    do(g, "investigate C3")
    assert "investigates" in told(g)


@proves("GBT-TER-08")
@pytest.mark.parametrize(("at", "lines"), [("A3", ""), ("C5", ""), ("B3", "O B3|C3"), ("B3", "Y B3|C3")])
def test_not_from_farther_away_nor_across_a_solid_line(at: str, lines: str) -> None:
    assert why_not(scene(at=at, marks="P C3", lines=lines), "investigate C3") == "GBT-INV-01"


@proves("GBT-TER-12")
@pytest.mark.parametrize(
    ("lines", "near"),
    [
        ("", True),
        ("R B2|C2", True),
        ("R B2|C2, R C2|C3", True),
        ("R B2|C2, O B3|C3", False),
        ("Y B2|C2, R B2|B3", False),
        ("O C2|C3, Y B3|C3", False),
    ],
)
def test_diagonal_neighbours_are_adjacent_round_one_free_corner(lines: str, near: bool) -> None:
    s = street(lines)
    b2, c3 = s.place["B2"], s.place["C3"]
    assert (s.near[b2] >> c3 & 1, s.near[c3] >> b2 & 1) == (near, near)


@proves("GBT-TER-13")
@pytest.mark.parametrize(("entities", "marks"), [("GW C2, GW B3", ""), ("", "G1 C2, G2 B3"), ("", "P C2, P B3")])
def test_figures_and_dashed_lines_leave_adjacency(entities: str, marks: str) -> None:
    """The Frontman need not see whom he stands in for, only be adjacent."""
    g = scene(at="B2 C3", team="Regular Frontman Gearhead Theorist", xp=11, entities=entities, marks=marks)
    run(g, Slimed(0, HIT))
    do(g, "yes")
    assert dirt(g, 1) == ["-1 Hit"]


@proves("GBT-TER-13")
def test_where_a_rule_asks_for_sight_it_is_checked_as_well() -> None:
    blind = "GW C2, GW B3"
    assert (swaps("", "B2 C3", blind), swaps("", "B2 C3", "GW C2")) == ("GBT-SWP-01", "")
    assert (swaps("", "B2 C3", marks="P C2, P B3"), swaps("", "B2 C3", marks="G1 C2, G2 B3")) == ("", "GBT-SWP-01")


@proves("GBT-TER-14")
@pytest.mark.parametrize(("at", "cleared"), [("A2", False), ("A1", True)])
def test_nobody_is_adjacent_to_its_own_space(at: str, cleared: bool) -> None:
    """Somebody has to end a turn beside the Manhole on A2, not upon it."""
    g = scene(at=f"{at} E5")
    g.omens = (events.MANHOLE,)
    troubles.reveal(g, 0, g.street.place["A2"])
    do(g, "end")
    assert (g.troubles == ()) == cleared
