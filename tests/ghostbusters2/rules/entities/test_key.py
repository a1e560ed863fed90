"""Keywords of movement: Attach, Bound, Emerge, Expel, Gigantic, Push. KEY"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, dirt, do, hold, offers, put, run, scene, slot, stands, told, way, where, why_not
from ghostbusters2.playing import on_map
from hauntbox.games.ghostbusters2.cards import events, troubles
from hauntbox.games.ghostbusters2.cards.kinds import AMPLIFY, CODES, SHADOW
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules.combat.targets import close_gate
from hauntbox.games.ghostbusters2.rules.entities.emerge import SPIRIT_WORLD, GhostEmerges, Scatter, emerge
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.street.sight import nearest_role, spies
from hauntbox.games.ghostbusters2.state import Busters, apart, has_base
from hauntbox.ledger import proves


def go(g: Busters, name: str, direction: str, steps: int) -> int:
    one = slot(g, name)
    run(g, Travel(one, way(direction), steps))
    return one


def spirit(g: Busters, *codes: str) -> None:
    """The Spirit World holds one of each."""
    g.spirit = [0] * len(g.spirit)
    for code in codes:
        g.spirit[CODES[code]] += 1


# Attach --------------------------------------------------------------------------------------------------------------


@proves("GBT-KEY-01", "GBT-KEY-03")
def test_attached_plazms_are_one_figure_of_the_larger_size() -> None:
    g = scene(at="A1", entities="SP A3, SP B3")
    go(g, "A3", "e", 1)
    assert (on_map(g), g.supply[CODES["SP"]], g.supply[CODES["HY"]]) == ([("HY", "B3")], 8, 3)
    assert "attach" in told(g)


@proves("GBT-KEY-02")
def test_tokens_and_bases_of_both_stay() -> None:
    g = scene(at="A2 B2", entities="SP A3, SP B3", packs="sspp")
    hold(g, 0, "A3", 0, 1)
    hold(g, 1, "B3", 0, 1)
    base(g, "A3", "Amplify")
    base(g, "B3", "Shadow", "Amplify")
    go(g, "A3", "e", 1)
    one = slot(g, "B3")
    assert (g.held[:2], has_base(g, one, AMPLIFY), has_base(g, one, SHADOW)) == ([((one, 0, 1),)] * 2, 2, 1)


@proves("GBT-KEY-02")
def test_an_event_about_one_of_them_is_about_the_new_figure() -> None:
    g = scene(at="A1 B1", entities="SP A3, SP C3", packs="sspp")
    g.omens = (events.GRUDGE, *g.omens)
    troubles.reveal(g, 0, g.street.place["A2"])
    go(g, "A3", "e", 2)
    one = slot(g, "C3")
    hold(g, 0, "C3", 0, 2)
    assert (g.troubles[0][3], where(g, one)) == ((one,), "C3")
    g.rig("combat", 6)
    do(g, "fire C3")
    assert (g.troubles, g.xp[0]) == ((), 3 + 1)


@proves("GBT-KEY-03")
@pytest.mark.parametrize(("mover", "other"), [("GP", "SP"), ("SP", "GP"), ("HY", "HY"), ("GP", "HY")])
def test_other_meetings_attach_nothing(mover: str, other: str) -> None:
    g = scene(at="A1", entities=f"{mover} A3, {other} B3")
    go(g, "A3", "e", 1)
    assert on_map(g) == [(mover, "C3"), (other, "B3")]


@proves("GBT-KEY-43")
@pytest.mark.parametrize(("mover", "larger"), [("SP", "HY"), ("HY", "GP")])
def test_without_a_larger_figure_it_goes_on(mover: str, larger: str) -> None:
    g = scene(at="A1", entities=f"{mover} A3, SP B3")
    g.supply[CODES[larger]] = 0
    go(g, "A3", "e", 1)
    assert on_map(g) == [(mover, "C3"), ("SP", "B3")]


# Bound ---------------------------------------------------------------------------------------------------------------


@proves("GBT-KEY-04")
@pytest.mark.parametrize(("code", "end"), [("BS", "E3"), ("GW", "gone")])
def test_a_bound_entity_stops_in_the_last_space(code: str, end: str) -> None:
    g = scene(at="A1", entities=f"{code} C3")
    assert where(g, go(g, "C3", "e", 4)) == end


@proves("GBT-KEY-05")
@pytest.mark.parametrize(
    ("at", "entities", "marks", "end"),
    [
        ("E3", "BS B3", "", "D3"),
        ("D3 E3", "BS B3", "", "C3"),
        ("A1", "BS B3, GW E3", "", "D3"),
        ("A1", "BS B3, GW E3", "G1 D3, P C3", "C3"),
        ("C3 D3 E3", "BS B3", "", "B3"),
    ],
)
def test_a_bound_entity_goes_back_to_the_last_free_space(at: str, entities: str, marks: str, end: str) -> None:
    g = scene(at=at, entities=entities, marks=marks)
    assert where(g, go(g, "B3", "e", 3)) == end


@proves("GBT-KEY-05")
def test_who_was_passed_is_slimed_though_it_goes_back() -> None:
    g = scene(at="C3 D3 E3", entities="BS B3")
    go(g, "B3", "e", 3)
    assert [dirt(g, role) for role in range(3)] == [["-1 Maneuver"]] * 3


# Defeat --------------------------------------------------------------------------------------------------------------


@proves("GBT-KEY-06")
@pytest.mark.parametrize(
    ("deed", "defeated"), [("trap", True), ("verse", True), ("walk off", True), ("last gate", False)]
)
def test_what_counts_as_defeated(deed: str, defeated: bool) -> None:
    """Old Grudge is cleared by Defeating its Entity."""
    g = scene(at="A1", entities="GW C1", marks="G1 C4", cards="Banishing Verse", xp=26)
    g.omens = (events.GRUDGE, *g.omens)
    troubles.reveal(g, 0, g.street.place["A2"])
    g.rig("combat", 6)
    if deed == "trap":
        do(g, "fire C1")
    elif deed == "verse":
        do(g, "use better Banishing Verse", "aim C1", "way n")
    elif deed == "walk off":
        go(g, "C1", "n", 1)
    else:
        close_gate(g, -1, 0)
        g.settle()
    assert (where(g, 0), "cleared" in told(g)) == ("gone", defeated)


# Emerge and Expel ----------------------------------------------------------------------------------------------------


@proves("GBT-KEY-08")
def test_who_is_in_the_way_of_one_that_emerges_is_slimed() -> None:
    g = scene(at="B2 A1", marks="G1 C3")
    g.rig("movement", way("nw") + 1)
    run(g, GhostEmerges(g.street.place["C3"]))
    assert (on_map(g), dirt(g, 0), dirt(g, 1)) == ([], ["-1 Movement"], ["-1 Movement"])


@proves("GBT-KEY-10", "GBT-KEY-11")
@pytest.mark.parametrize(("face", "space"), list(enumerate(["B1", "C1", "D2", "D3", "C4", "B4", "A3", "A2"], start=1)))
def test_who_moves_inside_her_is_expelled_over_a_straight_edge(face: int, space: str) -> None:
    g = scene(at="E5", statue="B2", entities="GW C3")
    g.rig("movement", face)
    run(g, Scatter(0, 2))
    assert where(g, 0) == space


@proves("GBT-KEY-11")
@pytest.mark.parametrize(("face", "at", "end"), [(3, "E3", "F3"), (6, "C5", "C6"), (8, "B3", "A3"), (2, "D2", "D1")])
def test_it_goes_on_straight_outward(face: int, at: str, end: str) -> None:
    g = scene(at=at, statue="C3", entities="GW C3", columns=6, rows=6)
    g.rig("movement", face)
    run(g, Scatter(0, 1))
    assert (where(g, 0), dirt(g, 0)) == (end, ["-1 Movement"])


@proves("GBT-KEY-40")
def test_a_bound_entity_rolls_again_for_a_way_out() -> None:
    g = scene(at="E5", marks="G1 A1")
    spirit(g, "BS")
    g.rig("movement", way("n") + 1, way("w") + 1, way("se") + 1)
    run(g, GhostEmerges(g.street.place["A1"]))
    assert (on_map(g), g.drawn["movement"]) == ([("BS", "B2")], 3)


@proves("GBT-KEY-40")
def test_others_leave_the_map() -> None:
    g = scene(at="E5", marks="G1 A1")
    g.rig("movement", way("n") + 1)
    run(g, GhostEmerges(g.street.place["A1"]))
    assert (on_map(g), g.lost[CODES["GW"]]) == ([], 1)


@proves("GBT-KEY-40")
def test_with_no_way_out_a_bound_entity_goes_back() -> None:
    g = scene(at="A2 B2", marks="G1 A1", entities="GW B1", columns=2, rows=2)
    spirit(g, "BS")
    run(g, GhostEmerges(g.street.place["A1"]))
    assert (on_map(g), g.spirit[CODES["BS"]]) == ([("GW", "B1")], 1)


@proves("GBT-KEY-40")
def test_a_bound_entity_is_expelled_where_there_is_room() -> None:
    g = scene(at="E5", statue="A1", entities="BS A1, GW C1", columns=3, rows=5)
    g.rig("movement", 1, 3, 2, 7, 4)
    run(g, Scatter(0, 2))
    assert where(g, 0) == "C2"


@proves("GBT-KEY-40")
def test_with_no_way_out_of_her_a_mini_boss_stays_where_it_came_from() -> None:
    around = ", ".join([f"GW {name}" for name in ("B1", "C1", "A2", "D2", "A3", "D3", "B4", "C4")])
    g = scene(at="D4", statue="B2", entities=f"MC A1, {around}", columns=4, rows=4)
    one = go(g, "A1", "se", 1)
    assert (where(g, one), g.bodies & 1) == ("A1", 1)


@proves("GBT-KEY-40")
def test_a_corner_is_room_enough() -> None:
    g = scene(at="E5", marks="G1 B2")
    spirit(g, "BS")
    g.rig("movement", way("nw") + 1, way("se") + 1)
    run(g, GhostEmerges(g.street.place["B2"]))
    assert on_map(g) == [("BS", "A1")]


# Gigantic ------------------------------------------------------------------------------------------------------------


@proves("GBT-KEY-12")
@pytest.mark.parametrize(("at", "rule"), [("A1", ""), ("A6", "GBT-CMB-01")])
def test_nothing_but_range_hides_a_giant(at: str, rule: str) -> None:
    g = scene(at=at, entities="WS D1, GW C1, GW B2", lines="R A1|B1, Y A1|A2", marks="G1 C2", columns=6, rows=6)
    assert why_not(g, "fire D1") == rule


@proves("GBT-KEY-12")
@pytest.mark.parametrize(("at", "seen"), [("A1", True), ("A6", False)])
def test_nothing_but_range_hides_one_from_a_giant(at: str, seen: bool) -> None:
    g = scene(at=at, entities="WS D1, GW C1, GW B2", lines="R A1|B1, Y A1|A2", marks="G1 C2", columns=6, rows=6)
    assert spies(g, 0, 0) == seen


@proves("GBT-KEY-13")
def test_a_giant_ends_across_lines() -> None:
    g = scene(at="A6", entities="WS A1", lines="R B1|C1, O B2|C2, R C1|C2, R C1|D1", columns=6, rows=6)
    assert (where(g, go(g, "A1", "e", 2)), why_not(g, "step A5")) == ("C1", "")


@proves("GBT-KEY-14")
@pytest.mark.parametrize(
    ("direction", "end"), [("e", "E3"), ("s", "C5"), ("w", "A3"), ("n", "C1"), ("se", "E5"), ("nw", "A1")]
)
def test_a_giant_stops_at_the_edge(direction: str, end: str) -> None:
    g = scene(at="A6", entities="WS C3", columns=6, rows=6)
    assert where(g, go(g, "C3", direction, 5)) == end


@proves("GBT-KEY-15")
def test_a_giant_slimes_each_it_comes_to_cover() -> None:
    g = scene(at="D2 D3 E1 C4", entities="WS B2", columns=8)
    assert (where(g, go(g, "B2", "e", 2)), [len(dirt(g, role)) for role in range(4)]) == ("D2", [1, 1, 0, 0])


@proves("GBT-KEY-15")
@pytest.mark.parametrize(
    ("entities", "marks", "steps", "end"),
    [
        ("WS A2, GW C3", "", 1, "D2"),
        ("WS A2", "G1 C2", 1, "D2"),
        ("WS A2, GW F2", "", 3, "D2"),
        ("WS A2, GW F2", "", 4, "D2"),  # back from the edge
        ("WS A2", "P C3", 1, "B2"),
    ],
)
def test_a_giant_needs_four_free_spaces(entities: str, marks: str, steps: int, end: str) -> None:
    g = scene(at="A5", entities=entities, marks=marks, columns=6)
    assert where(g, go(g, "A2", "e", steps)) == end


@proves("GBT-KEY-15", "GBT-FIG-01")
def test_a_giant_that_pushes_somebody_still_stops_on_no_entity() -> None:
    g = scene(at="C2", entities="WS A2, GW C3", columns=9)
    one = go(g, "A2", "e", 1)
    assert (where(g, one), stands(g, 0), dirt(g, 0)) == ("D2", "F2", ["-1 Movement"])


@proves("GBT-KEY-14")
def test_a_giant_stops_before_a_missing_space() -> None:
    g = scene(at="A6", entities="WS A1", marks="# E2", columns=6, rows=6)
    assert where(g, go(g, "A1", "e", 4)) == "C1"


@proves("GBT-KEY-41", "GBT-EMV-09")
def test_a_giant_prefers_a_way_that_is_free() -> None:
    g = scene(at="G2", entities="WS B2, GW D2", columns=7, rows=6)
    run(g, Travel(0, NOWHERE, 1, 0))
    assert where(g, 0) == "C3"


@proves("GBT-KEY-15")
def test_a_giant_does_not_stop_on_lady_liberty() -> None:
    g = scene(at="A6", entities="WS A1", statue="C1", columns=8, rows=6)
    assert where(g, go(g, "A1", "e", 1)) == "E1"


@proves("GBT-KEY-41")
def test_a_giant_is_as_far_away_as_its_closest_space() -> None:
    g = scene(at="E5 B1", entities="WS B4", columns=6, rows=6)
    assert ([apart(g, role, 0) for role in (0, 1)], nearest_role(g, 0), "roll-off" in g.drawn) == ([2, 3], 0, False)


@proves("GBT-KEY-41")
@pytest.mark.parametrize(
    ("at", "end"), [("F6", "C3"), ("F3", "C2"), ("F2", "C2"), ("C6", "B3"), ("E1", "C1"), ("A6", "A3")]
)
def test_a_giant_steps_diagonally_while_the_target_is_beyond_rows_and_columns(at: str, end: str) -> None:
    g = scene(at=at, entities="WS B2", columns=6, rows=6)
    run(g, Travel(0, NOWHERE, 1, 0))
    assert where(g, 0) == end


# Push ----------------------------------------------------------------------------------------------------------------


@proves("GBT-KEY-16", "GBT-KEY-36")
def test_a_pushed_one_is_slimed_and_moved_and_the_entity_ends_there() -> None:
    g = scene(at="C3", entities="TC B3")
    one = go(g, "B3", "e", 1)
    assert (where(g, one), stands(g, 0), dirt(g, 0), "pushed" in told(g)) == ("C3", "D3", ["-1 Action"], True)


@proves("GBT-KEY-36")
def test_who_is_entered_again_is_pushed_again_but_slimed_once() -> None:
    g = scene(at="C3", entities="TC B3")
    one = go(g, "B3", "e", 2)
    assert (where(g, one), stands(g, 0), dirt(g, 0)) == ("D3", "E3", ["-1 Action"])


@proves("GBT-KEY-16")
def test_the_slime_comes_before_the_push() -> None:
    """The Frontman may step in for who is beside him, not for who has just been pushed away."""
    g = scene(at="C3 B4", entities="TC B3", team="Regular Frontman Gearhead Theorist", xp=11)
    go(g, "B3", "e", 1)
    assert (stands(g, 0), offers(g)) == ("C3", ["yes", "no"])
    do(g, "yes")
    assert (stands(g, 0), dirt(g, 1)) == ("D3", ["-1 Action"])


@proves("GBT-KEY-17")
@pytest.mark.parametrize(
    ("at", "lines", "entities", "marks", "sides"),
    [
        ("C3", "R C3|D3", "", "", ["way ne", "way se"]),
        ("C3", "O C3|D3", "", "", ["way ne", "way se"]),
        ("C3", "", ", GW D3", "", ["way ne", "way se"]),
        ("C3", "", "", "G1 D3", ["way ne", "way se"]),
        ("C3", "", "", "P D3", ["way ne", "way se"]),
        ("C3 D3", "", "", "", ["way ne", "way se"]),
        ("C3", "", ", GW D3, GW D2, GW D4", "", ["way n", "way s"]),
        ("C3 D3 D2 D4", "", "", "", ["way n", "way s"]),
    ],
)
def test_the_pushed_one_chooses_a_side(at: str, lines: str, entities: str, marks: str, sides: list[str]) -> None:
    g = scene(at=at, entities=f"TC B3{entities}", lines=lines, marks=marks)
    go(g, "B3", "e", 1)
    assert (g.waiting(), offers(g), why_not(g, "way w")) == ((0,), sides, "GBT-KEY-17")
    do(g, sides[1])
    assert stands(g, 0) == {"way se": "D4", "way s": "C4"}[sides[1]]


@proves("GBT-KEY-17", "GBT-KEY-16")
@pytest.mark.parametrize(
    ("direction", "start", "ahead", "sides"),
    [
        ("nw", "D4", "B2", ["n", "w"]),
        ("n", "C4", "C2", ["nw", "ne"]),
        ("ne", "B4", "D2", ["n", "e"]),
        ("w", "D3", "B3", ["nw", "sw"]),
        ("e", "B3", "D3", ["ne", "se"]),
        ("sw", "D2", "B4", ["w", "s"]),
        ("s", "C2", "C4", ["sw", "se"]),
        ("se", "B2", "D4", ["e", "s"]),
    ],
)
def test_the_sides_of_every_direction(direction: str, start: str, ahead: str, sides: list[str]) -> None:
    g = scene(at="C3", entities=f"TC {start}", marks=f"P {ahead}")
    go(g, start, direction, 1)
    assert offers(g) == [f"way {side}" for side in sides]


@proves("GBT-KEY-19", "GBT-KEY-17")
def test_somebody_may_be_pushed_into_the_corner() -> None:
    g = scene(at="B1", entities="TC C1")
    go(g, "C1", "w", 1)
    assert stands(g, 0) == "A1"


@proves("GBT-KEY-17")
def test_with_one_side_left_nobody_is_asked() -> None:
    g = scene(at="C3", entities="TC B3, GW D2", lines="R C3|D3")
    go(g, "B3", "e", 1)
    assert stands(g, 0) == "D4"


@proves("GBT-KEY-18")
def test_with_no_side_left_one_stays_and_is_passed_through() -> None:
    g = scene(at="C3", entities="TC B3, GW D2, GW D4, GW C2, GW C4", lines="R C3|D3", columns=6)
    one = go(g, "B3", "e", 1)
    assert (stands(g, 0), where(g, one), dirt(g, 0)) == ("C3", "D3", ["-1 Action"])


@proves("GBT-KEY-18", "GBT-KEY-16")
def test_nobody_is_pushed_back_under_a_giant() -> None:
    g = scene(at="D2", entities="WS B2, GW E1, GW E2, GW E3, GW D1", columns=9)
    one = go(g, "B2", "e", 1)
    assert (stands(g, 0), where(g, one)) == ("D2", "F2")


@proves("GBT-KEY-16")
def test_a_push_into_the_corner() -> None:
    g = scene(at="A1", entities="TC B1")
    one = go(g, "B1", "w", 1)
    assert (stands(g, 0), where(g, one), "moves" in told(g)) == ("A2", "A1", True)


@proves("GBT-KEY-19")
@pytest.mark.parametrize(
    ("marks", "lines", "end"),
    [
        ("g1 D3", "", "D3"),
        ("G1 D3, P D4", "", "D2"),
        ("P D4", "R C3|D3", "D2"),
        ("P D3, P D2", "R C3|C4, R D3|D4", "C2"),
    ],
)
def test_a_push_is_a_legal_step(marks: str, lines: str, end: str) -> None:
    g = scene(at="C3", entities="TC B3", marks=marks, lines=lines)
    go(g, "B3", "e", 1)
    assert stands(g, 0) == end


@proves("GBT-KEY-37")
def test_inside_the_car_one_is_slimed_and_not_pushed() -> None:
    g = scene(at="car A1 A1 A1", car="C3 C4", entities="TC B3")
    go(g, "B3", "e", 2)
    assert (stands(g, 0), dirt(g, 0)) == ("car", ["-1 Action"])


@proves("GBT-KEY-37")
def test_nor_out_of_lady_liberty() -> None:
    g = scene(at="statue A1 A1 A1", statue="C3", entities="TC B3")
    go(g, "B3", "e", 1)
    assert (stands(g, 0), dirt(g, 0)) == ("statue", ["-1 Action"])


@proves("GBT-KEY-16")
def test_a_giant_pushes_whom_it_comes_to_cover() -> None:
    g = scene(at="D2 D3", entities="WS B2", columns=8)
    one = go(g, "B2", "e", 1)
    assert (where(g, one), stands(g, 0), stands(g, 1)) == ("C2", "E2", "E3")


@proves("GBT-KEY-08")
def test_one_that_emerges_pushes_too() -> None:
    g = scene(at="D3", marks="g1 C3")
    put(g, "GW", "A1")
    g.rig("movement", way("e") + 1)
    emerge(g, CODES["TC"], g.street.place["C3"], SPIRIT_WORLD)
    g.settle()
    assert (where(g, 1), stands(g, 0), dirt(g, 0)) == ("D3", "E3", ["-1 Action"])
