"""Line of sight. LOS"""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from ghostbusters2.kit import do, look, offers, scene, slot, street, told, where, why_not
from hauntbox.games.ghostbusters2.content.drawing import COLOURS, RED, YELLOW
from hauntbox.games.ghostbusters2.content.street import Street
from hauntbox.games.ghostbusters2.rules.street.sight import sees, sees_role, spies
from hauntbox.games.ghostbusters2.rules.turn.rounds import chaos
from hauntbox.kernel.geometry import square_name
from hauntbox.ledger import proves


@proves("GBT-LOS-01")
@pytest.mark.parametrize("there", ["D1", "A4", "D4", "B4", "D2"])
def test_a_ghostbuster_sees_three_spaces_in_any_direction(there: str) -> None:
    g = scene(at="A1", entities=f"GW {there}, MG E5")
    assert (why_not(g, f"fire {there}"), why_not(g, "fire E5")) == ("", "GBT-CMB-01")


@proves("GBT-LOS-01", "GBT-ENT-06")
def test_an_entity_sees_three_spaces() -> None:
    g = scene(at="D4 E4 E5", entities="GW A1")
    assert [spies(g, 0, role) for role in (0, 1, 2)] == [True, False, False]


@proves("GBT-LOS-02")
@pytest.mark.parametrize(("there", "seen"), [("D4", True), ("D1", True), ("E4", False), ("D5", False)])
def test_the_larger_of_the_two_differences_is_the_range(there: str, seen: bool) -> None:
    assert look(scene(), "A1", there) == seen


@proves("GBT-LOS-03")
def test_one_free_segment_of_sixteen_is_enough() -> None:
    g = scene(lines="R A1|B1, R B1|C1, R C1|D1")
    assert [look(g, "A1", there) for there in ("D2", "D1")] == [True, False]
    shut = scene(lines="R A1|B1, R A1|A2")
    assert [look(shut, "A1", there) for there in ("B2", "C3", "B3")] == [False, False, False]


@proves("GBT-LOS-04", "GBT-TER-09")
@pytest.mark.parametrize(("colour", "seen"), [("R", False), ("Y", False), ("O", True)])
def test_red_and_yellow_lines_block(colour: str, seen: bool) -> None:
    g = scene(at="B2", entities="GW C2", lines=f"{colour} B2|C2")
    assert (why_not(g, "fire C2") == "") == seen


@proves("GBT-LOS-04")
@pytest.mark.parametrize(("mark", "seen"), [("G1", False), ("g1", True), ("P", True)])
def test_so_do_the_dashed_red_lines_of_an_open_gate(mark: str, seen: bool) -> None:
    g = scene(at="A1", entities="GW C1", marks=f"{mark} B1")
    assert (why_not(g, "fire C1") == "") == seen


@proves("GBT-LOS-05")
@pytest.mark.parametrize("code", ["GW", "HP", "SP", "VG"])
def test_another_entity_blocks(code: str) -> None:
    g = scene(at="A1", entities=f"GW C1, {code} B1")
    assert (why_not(g, "fire C1"), why_not(g, "fire B1") in ("", "GBT-CMB-11")) == ("GBT-CMB-01", True)


@proves("GBT-LOS-06")
def test_piles_closed_gates_orange_lines_the_car_and_traps_do_not_block() -> None:
    marks, lines = "P B1, g1 B2", "O C1|C2, O B3|C3"
    g = scene(at="A1", entities="GW D1, GW D2, GW D3", marks=marks, lines=lines, car="C1 C2", ghost_traps=True)
    g.traps[0] = g.street.place["C3"]
    assert [text for text in offers(g) if text.startswith("fire")] == ["fire D1", "fire D2", "fire D3"]


@proves("GBT-LOS-07")
def test_other_ghostbusters_are_not_in_the_way() -> None:
    g = scene(at="A1 B1 B2 A2", entities="GW C1, GW C3")
    assert (why_not(g, "fire C1"), why_not(g, "fire C3")) == ("", "")


@proves("GBT-LOS-08")
@pytest.mark.parametrize(("second", "car", "seen"), [("B1", "", False), ("B3", "", True), ("car", "B1 B2", True)])
def test_they_are_in_an_entitys_way_unless_they_sit_in_the_car(second: str, car: str, seen: bool) -> None:
    g = scene(at=f"C1 {second}", car=car, entities="GW A1")
    assert spies(g, 0, 0) == seen


@proves("GBT-LOS-09")
def test_one_fires_at_a_gate_across_its_own_line() -> None:
    g = scene(at="A1", marks="G1 C1")
    g.rig("combat", 6)
    do(g, "fire C1")
    assert "hits" in told(g)


@proves("GBT-LOS-10")
@pytest.mark.parametrize("there", ["C1", "D1"])
def test_nothing_is_seen_beyond_an_open_gate(there: str) -> None:
    g = scene(at="A1", marks="G1 B1", entities=f"GW {there}")
    assert why_not(g, f"fire {there}") == "GBT-CMB-01"
    g.gates = 0
    assert not why_not(g, f"fire {there}")


@proves("GBT-LOS-11")
def test_corners_lie_just_inside_their_space() -> None:
    assert not look(scene(lines="R A1|B1"), "A1", "B1")  # they share no corner
    assert look(scene(lines="R B2|C2"), "A1", "D3")  # a quarter of a space inside, the line would block


def blocked(s: Street, blockers: int, a: tuple[int, int], b: tuple[int, int], viewer: int, target: int) -> bool:
    """One segment, by the sentences of GBT-LOS-12 to 14, with fractions of its length."""
    crossings: dict[Fraction, list[str]] = {}
    for axis, name in ((0, "column"), (1, "row")):
        low, high = sorted((a[axis], b[axis]))
        for n in range(low // 64 + 1, high // 64 + 1):
            crossings.setdefault(Fraction(64 * n - a[axis], b[axis] - a[axis]), []).append(name)
    c, r = viewer % s.columns, viewer // s.columns
    right, down = (1 if b[0] > a[0] else -1), (1 if b[1] > a[1] else -1)

    def opaque(p: int, q: int) -> bool:
        return bool(s.line(p, q) & (RED | YELLOW))

    for _, names in sorted(crossings.items()):
        old = r * s.columns + c
        flanks = (old + right, old + down * s.columns)
        c, r = c + right * ("column" in names), r + down * ("row" in names)
        new = r * s.columns + c
        if len(names) == 2:
            if all(opaque(old, f) or opaque(f, new) or blockers >> f & 1 for f in flanks):
                return True
        elif opaque(old, new):
            return True
        if new != target and blockers >> new & 1:
            return True
    return False


def by_the_ruler(s: Street, blockers: int, viewer: int, target: int) -> bool:
    corners = [
        [(64 * (p % s.columns) + x, 64 * (p // s.columns) + y) for x in (1, 63) for y in (1, 63)]
        for p in (viewer, target)
    ]
    return any(not blocked(s, blockers, a, b, viewer, target) for a in corners[0] for b in corners[1])


@proves("GBT-LOS-12", "GBT-LOS-13", "GBT-LOS-14")
@pytest.mark.parametrize("seed", range(12))
def test_sight_is_what_a_ruler_says(seed: int) -> None:
    """Random lines and Entities; every pair of spaces."""
    dice = Random(seed)
    spaces = [square_name(p, 5) for p in range(25)]
    edges = [(p, q) for p in range(25) for q in (p + 1, p + 5) if q < 25 and (q - p == 5 or q % 5)]
    drawn = dice.sample(edges, 8)
    s = street(", ".join([f"{dice.choice(list(COLOURS))} {spaces[p]}|{spaces[q]}" for p, q in drawn]))
    blockers = sum(1 << p for p in dice.sample(range(25), 3))
    for viewer in range(25):
        for target in range(25):
            between = blockers & ~(1 << viewer | 1 << target)
            assert s.sees(viewer, target, blockers) == by_the_ruler(s, between, viewer, target), (viewer, target)


@proves("GBT-LOS-12")
def test_crossing_a_grid_line_is_crossing_the_edge_between_two_spaces() -> None:
    """From A1 to D2 every segment crosses one edge of row 1 or 2 in each column."""
    assert not look(scene(lines="R B1|C1, R B2|C2"), "A1", "D2")
    assert look(scene(lines="R B1|C1, R C2|D2"), "A1", "D2") is False
    assert look(scene(lines="R B2|C2, R C1|D1"), "A1", "D2")


@proves("GBT-LOS-13", "GBT-LOS-14", "GBT-LOS-05")
@pytest.mark.parametrize(
    ("lines", "entities", "seen"),
    [
        ("R A1|B1", "", True),  # one flank is closed
        ("R A1|B1, R A2|B2", "", False),
        ("R A1|B1, R B1|B2", "", True),  # twice the same flank
        ("R B1|B2, Y A1|A2", "", False),
        ("R A1|B1", "GW A2", False),
        ("O A1|B1, O A1|A2", "", True),
        ("", "GW B1, GW A2", False),
        ("", "GW B1", True),
    ],
)
def test_between_two_flanks_one_open_one_is_enough(lines: str, entities: str, seen: bool) -> None:
    assert look(scene(lines=lines, entities=entities), "A1", "B2") == seen


@proves("GBT-LOS-15")
@pytest.mark.parametrize("viewer", ["A2", "statue"])
def test_nobody_looks_across_what_is_off_the_map(viewer: str) -> None:
    """From inside the statue lines do not matter, but the map still ends."""
    g = scene(at=viewer, statue="A1", marks="# C1, # C2, # C3", entities="GW D2, GW B4", columns=6)
    if viewer == "A2":
        g.statue = -1
    assert [sees(g, 0, slot(g, name)) for name in ("D2", "B4")] == [False, True]


@proves("GBT-LOS-15", "GBT-LOS-14")
def test_a_flank_off_the_map_is_closed() -> None:
    assert look(scene(marks="# B1"), "A1", "B2")
    assert not look(scene(marks="# B1", entities="GW A2"), "A1", "B2")


@proves("GBT-LOS-16")
def test_one_always_sees_ones_own_space() -> None:
    g = scene(at="C3", slime="-1 Line of Sight, -1 Line of Sight, -1 Line of Sight")
    assert (look(g, "C3", "C3"), look(g, "C3", "C2")) == (True, False)


@proves("GBT-LOS-17")
def test_from_the_car_one_sees_from_either_space() -> None:
    g = scene(at="car E1 B5", car="B1 A1", columns=6, rows=6)
    assert [sees_role(g, 0, other) for other in (1, 2)] == [True, False]  # three from B1, four from both
    assert [sees_role(g, other, 0) for other in (1, 2)] == [True, False]


@proves("GBT-LOS-17")
def test_a_giant_is_seen_by_its_closest_space() -> None:
    g = scene(at="A1", entities="WS D3", columns=6)
    assert sees(g, 0, slot(g, "D3"))
    g.spot[0] += 1
    assert not sees(g, 0, 0)


@proves("GBT-LOS-18")
@pytest.mark.parametrize(("target", "seen"), [("A3", False), ("B4", False), ("D1", True), ("E4", False)])
def test_a_giant_blocks_with_each_of_its_spaces(target: str, seen: bool) -> None:
    """It stands on B2, C2, B3 and C3."""
    g = scene(at="B1", entities=f"WS B2, GW {target}", lines="R A1|B1, R A2|B2")
    assert (why_not(g, f"fire {target}") == "", why_not(g, "fire B2")) == (seen, "")


@proves("GBT-LOS-20")
def test_an_entity_reacts_to_whom_can_see_it_not_to_whom_it_sees() -> None:
    g = scene(at="E4 A3", entities="SM D3", slime=", ".join(["-1 Line of Sight"] * 3))
    assert spies(g, 0, 0)
    chaos(g)
    g.settle()
    assert where(g, 0) == "C3"


@proves("GBT-LOS-20")
def test_somebody_in_its_way_does_not_hide_one_from_chaos() -> None:
    g = scene(at="A3 B3", entities="SM D3")
    g.slime[1] = 0x30
    assert not spies(g, 0, 0)
    chaos(g)
    g.settle()
    assert where(g, 0) == "C3"
