"""Figures and spaces. FIG"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import do, offers, put, run, scene, slot, stands, way, where, why_not
from hauntbox.games.ghostbusters2.content import tiles
from hauntbox.games.ghostbusters2.content.drawing import ORANGE, RED, YELLOW, read_drawing, write_drawing
from hauntbox.games.ghostbusters2.content.street import WAYS
from hauntbox.games.ghostbusters2.rules.combat.targets import close_gate
from hauntbox.games.ghostbusters2.rules.entities.emerge import ChaseNearest
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.ledger import proves

AROUND = {"nw": "B2", "n": "C2", "ne": "D2", "w": "B3", "e": "D3", "sw": "B4", "s": "C4", "se": "D4"}


@proves("GBT-FIG-01")
def test_a_ghostbuster_ends_no_move_on_another() -> None:
    g = scene(at="B1 C1", move=1)
    assert (why_not(g, "step C1"), why_not(g, "step A1")) == ("GBT-MOV-10", "")


@proves("GBT-FIG-01")
@pytest.mark.parametrize(("at", "entities"), [("B3", "GW A3"), ("E5", "GW A3, MG B3")])
def test_an_entity_stops_on_no_other_figure(at: str, entities: str) -> None:
    g = scene(at=at, entities=entities)
    one = slot(g, "A3")
    run(g, Travel(one, way("e"), 1))
    assert where(g, one) == "C3"


@proves("GBT-FIG-02")
def test_several_ghostbusters_are_inside_the_car_and_an_entity_stands_on_top() -> None:
    g = scene(at="B1 car car car", car="C2 B2", entities="GW D2")
    one = slot(g, "D2")
    do(g, "step B2", "stop")
    run(g, Travel(one, way("w"), 1))
    assert ([stands(g, role) for role in range(4)], where(g, one)) == (["car"] * 4, "C2")


@proves("GBT-FIG-02")
def test_figures_share_lady_liberty() -> None:
    g = scene(at="statue statue", statue="B2", entities="GW A2, GW A3")
    first, second = slot(g, "A2"), slot(g, "A3")
    run(g, Travel(first, way("e"), 1), Travel(second, way("e"), 1))
    inside = {g.street.names[p] for p in g.street.block(g.statue)}
    assert {where(g, first), where(g, second)} <= inside


@proves("GBT-FIG-03")
@pytest.mark.parametrize(("marks", "trap"), [("P B3", False), ("g1 B3", False), ("", True)])
def test_an_entity_rests_on_tokens(marks: str, trap: bool) -> None:
    g = scene(at="E5", entities="GW A3", marks=marks, ghost_traps=True)
    g.traps[0] = g.street.place["B3"] if trap else -1
    one = slot(g, "A3")
    run(g, Travel(one, way("e"), 1))
    assert where(g, one) == "B3"


@proves("GBT-FIG-04")
@pytest.mark.parametrize("name", WAYS)
def test_a_figure_sees_moves_and_shoots_in_every_direction(name: str) -> None:
    g = scene(at="C3")
    walked = why_not(g, f"step {AROUND[name]}")
    put(g, "GW", AROUND[name])
    assert (walked, why_not(g, f"fire {AROUND[name]}")) == ("", "")


@proves("GBT-FIG-05")
def test_an_edge_belongs_to_both_its_spaces_and_to_no_other() -> None:
    lines = "R B2|C2"
    assert why_not(scene(at="B2", lines=lines), "step C2") == "GBT-MOV-02"
    assert why_not(scene(at="C2", lines=lines), "step B2") == "GBT-MOV-02"
    assert {"step A2", "step B1", "step B3"} <= set(offers(scene(at="B2", lines=lines)))


DRAWN = """
      A   B
    +===+===+
  1 | . R . |
    +   +OOO+
  2 | .   . |
    +===+===+
"""


@proves("GBT-FIG-06")
def test_an_edge_has_one_colour_or_none() -> None:
    mixed = read_drawing(DRAWN.replace("OOO", "ROO"))
    assert ("is no edge" in mixed.faults[0].message, read_drawing(DRAWN).faults) == (True, ())
    assert write_drawing(read_drawing(DRAWN)) == DRAWN[1:]


def tile(west: str = " ", east: str = " ") -> tuple[str, ...]:
    """An empty tile with lines along two of its sides."""
    border, row = "+   " * 6 + "+", west + " " * 23 + east
    return (*[line for _ in range(6) for line in (border, row)], border)


@proves("GBT-FIG-06", "GBT-SET-01")
@pytest.mark.parametrize(
    ("west", "east", "colour"),
    [("R", "O", RED), ("O", "R", RED), ("Y", "R", RED), ("O", "Y", ORANGE), ("Y", "O", ORANGE), (" ", "Y", YELLOW)],
)
def test_where_tiles_meet_the_stronger_line_counts(
    west: str, east: str, colour: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiles, "tiles", lambda: {"left": tile(east=east), "right": tile(west=west)})
    columns, rows, lines = tiles.join_tiles([["left", "right"]])
    assert (columns, rows, lines) == (12, 6, {(12 * r + 5, 12 * r + 6): colour for r in range(6)})


@proves("GBT-FIG-07")
@pytest.mark.parametrize("space", AROUND.values())
def test_an_open_gate_is_shut_all_round_until_it_closes(space: str) -> None:
    g = scene(at=space, marks="G1 C3, G2 A5")
    before = why_not(g, "step C3")
    close_gate(g, -1, 0)
    assert (before, why_not(g, "step C3")) == ("GBT-TER-03", "")


@proves("GBT-FIG-08")
@pytest.mark.parametrize("space", AROUND.values())
def test_an_open_pile_is_shut_all_round_until_it_is_flipped(space: str) -> None:
    g = scene(at=space, marks="P C3")
    before = why_not(g, "step C3")
    do(g, "investigate C3")
    assert (before, why_not(g, "step C3")) == ("GBT-MOV-04", "")


@proves("GBT-FIG-07", "GBT-FIG-08")
@pytest.mark.parametrize("marks", ["G1 E3, P D1", "P E3, G1 D1"])
def test_nobody_is_moved_into_an_open_gate_or_pile(marks: str) -> None:
    g = scene(at="D3", entities="TC C3", marks=marks)
    run(g, Travel(0, way("e"), 1))
    assert offers(g) == ["way ne", "way se"]


@proves("GBT-FIG-09")
def test_a_line_at_an_open_gate_stays_when_the_gate_closes() -> None:
    g = scene(at="B3", marks="G1 C3, G2 A5", lines="R B3|C3, R B2|C2, R B4|C4")
    seen = why_not(g, "fire C3")
    close_gate(g, -1, 0)
    assert (seen, why_not(g, "step C3")) == ("GBT-CMB-01", "GBT-MOV-02")


@proves("GBT-FIG-09")
def test_an_orange_line_at_an_open_pile_parts_one_from_it() -> None:
    g = scene(at="B3", marks="P C3", lines="O B3|C3, O B2|C2, O B4|C4")
    assert why_not(g, "investigate C3") == "GBT-INV-01"


@proves("GBT-FIG-10")
def test_the_distance_is_the_larger_difference_and_minds_no_line() -> None:
    g = scene(at="C3 D1", entities="GW A1", lines="R A1|B1, R A2|B2, R A3|B3, R A3|A4")
    run(g, ChaseNearest(slot(g, "A1"), 1))
    assert where(g, 0) == "B2"
