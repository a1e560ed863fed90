"""Trips through the Pits: what they take, who may start one, where they lead. TRN"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.forced import bars_push
from hauntbox.games.vast.cave.grid import E, W
from hauntbox.games.vast.cave.ground import bars_way, is_dark_at, is_visible
from hauntbox.games.vast.roles.dragon.rules.swat import can_end
from hauntbox.games.vast.roles.knight.board import MOVEMENT
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import DRAGON, FANGS_TRIBE, GHOUL, KNIGHT, THIEF
from hauntbox.games.vast.state import Vast, dragon_of, goblins_of, knight_of, thief_of
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.ghoul.prowling import points, prowl
from vast.goblins.horde import horde
from vast.scenes import do, offers, put, run, scene, sp, told, why
from vast.thief.sneaking import sneak

# A Pit at each end of a row, one below its middle.
ROW = "PT EN O0 O0 O0 PT\n.. .. PT .. .. .."


def walk(drawing: str, here: str, moved: int = 0, **more: object) -> Vast:
    g = scene(drawing, stack="af ab ae af ab ae", **more)  # type: ignore[arg-type]
    put(g, KNIGHT, here)
    knight_of(g).moved, knight_of(g).cubes[MOVEMENT] = moved, 1
    return run(g, MoveAndAct(KNIGHT))


@proves("VSB-TRN-22", "VSB-TRN-07", "VSB-EX-24")
@pytest.mark.parametrize(("movement", "rule"), [(3, ""), (2, "VSB-TRN-22")])
def test_a_thief_with_three_movement_enters_travels_and_leaves(movement: int, rule: str) -> None:
    g = sneak(ROW, here="center", stats=(movement, 4, 4))
    assert why(g, "way w") == rule
    if rule:
        return
    do(g, "way w")
    assert (g.at[THIEF], offers(g)) == (sp("w1"), ["at e4", "at s1e1"])
    do(g, "at e4")
    assert (g.at[THIEF], thief_of(g).moved) == (sp("e4"), 2)
    assert "finish" not in offers(g)
    do(g, "way w")
    assert (g.at[THIEF], thief_of(g).moved) == (sp("e3"), 3)


@proves("VSB-TRN-22")
def test_the_movement_counts_that_is_left_in_this_turn() -> None:
    assert why(walk(ROW, "center", moved=0), "way w") == ""
    assert why(walk(ROW, "center", moved=1), "way w") == "VSB-TRN-22"


@proves("VSB-TRN-22", "VSB-KNE-03", "VSB-TRN-23")
def test_the_knight_comes_out_where_no_tile_lies_and_meets_it() -> None:
    g = walk(ROW, "center")
    do(g, "way w", "at s1e1")
    assert offers(g) == ["way n", "way e", "way s", "way w"]
    do(g, "way s")
    assert (g.at[KNIGHT], knight_of(g).met, told(g, "reveals") != []) == (sp("s2e1"), 1, True)


@proves("VSB-TRN-22")
def test_with_more_movement_one_may_go_on_to_the_third() -> None:
    g = sneak(ROW, here="center", stats=(4, 4, 4))
    do(g, "way w", "at e4")
    assert offers(g)[0] == "at s1e1"
    do(g, "at s1e1", "way n")
    assert (g.at[THIEF], thief_of(g).moved) == (sp("e1"), 4)
    h = sneak(ROW, here="center", stats=(3, 4, 4))
    do(h, "way w", "at e4")
    assert "at s1e1" not in offers(h)


@proves("VSB-TRN-07", "VSB-TRN-22")
def test_who_could_not_get_out_of_another_pit_may_not_go_in() -> None:
    g = scene("O2 EN PT\n.. PT O1", collapsing=True)
    put(g, KNIGHT, "center")
    run(g, MoveAndAct(KNIGHT))
    assert why(g, "way e") == "VSB-TRN-22"  # from the other Pit a wall bars the way, and nothing is laid now


@proves("VSB-TRN-24")
def test_a_last_pit_leads_nowhere() -> None:
    assert why(walk("EN PT O0", "center"), "way e") == "VSB-TRN-24"


@proves("VSB-TRN-23")
def test_no_line_of_sight_runs_through_a_pit_nor_from_pit_to_pit() -> None:
    g = scene("EN PT O0 PT")
    assert is_visible(g, sp("center"), sp("e1"))
    assert not is_visible(g, sp("center"), sp("e2"))
    h = scene(ROW)
    assert not is_visible(h, sp("w1"), sp("s1e1"))


@proves("VSB-TRN-22", "VSB-FRC-12")
def test_nobody_is_moved_into_a_pit_and_no_token_either() -> None:
    g = scene("EN PT O0 PT")
    put(g, KNIGHT, "center")
    assert (bars_push(g, KNIGHT, E), bars_way(g, sp("center"), E)) == ("VSB-TRN-22", "VSB-TRN-22")
    assert not can_end(g, sp("e2"), W, 5)


@proves("VSB-TRN-22", "VSB-TRN-16", "VSB-GOA-40")
def test_a_tribe_goes_through_without_counting_and_never_into_a_pit_twice() -> None:
    g = horde(ROW, fangs="center", population=(4, 1, 1))
    do(g, "tribe fangs", "way w", "at e4", "way w")
    assert (g.at[FANGS_TRIBE], goblins_of(g).path) == (sp("e3"), (sp("w1"), sp("e4"), sp("e3")))
    assert why(g, "way e") == "VSB-GOA-40"


@proves("VST-TRN-03", "VST-TRN-10", "VST-TRN-04")
@pytest.mark.parametrize(("movement", "rule"), [(3, ""), (2, "VST-TRN-10")])
def test_the_ghoul_pays_for_in_across_and_out_and_cannot_stop_there(movement: int, rule: str) -> None:
    g = prowl(ROW, here="center", movement=movement)
    assert why(g, "way w") == rule
    if rule:
        return
    do(g, "way w", "at e4")
    assert "stop" not in offers(g)
    do(g, "way w")
    assert (g.at[GHOUL], points(g)[0]) == (sp("e3"), 0)


@proves("VST-TRN-10")
def test_a_wall_on_the_way_out_costs_it_a_point_more() -> None:
    g = prowl("PT EN O0 O2 PT", here="center", movement=3, collapsing=True)
    assert why(g, "way w") == "VST-TRN-10"
    h = prowl("PT EN O0 O2 PT", here="center", movement=4, collapsing=True)
    do(h, "way w")
    assert (h.at[GHOUL], points(h)[0]) == (sp("e2"), 0)  # one way only, so nothing is asked


@proves("VSB-TRN-22")
def test_the_dragon_needs_two_moves_the_free_one_and_a_wing() -> None:
    g = lair(ROW, here="center", hand="w")
    do(g, "at w1")
    assert (g.at[DRAGON], offers(g)) == (sp("w1"), ["at e4", "at s1e1"])
    do(g, "at e4", "way w")
    board = dragon_of(g)
    assert (g.at[DRAGON], board.hand, board.flown) == (sp("e3"), (), True)
    h = lair(ROW, here="center", hand="c")
    assert why(h, "at w1") == "VSB-TRN-22"


@proves("VSB-TRN-22")
def test_or_a_wing_and_the_free_move_or_two_wings() -> None:
    g = lair(ROW, here="center", hand="w")
    do(g, "power wing", "at w1")
    assert dragon_of(g).flown
    h = lair(ROW, here="e1", hand="ww")
    do(h, "at center", "power wing")
    assert "at w1" in offers(h)
    k = lair(ROW, here="e1", hand="w")
    do(k, "at center", "power wing")
    assert ("at w1" in offers(k), why(k, "at w1")) == (False, "VSB-TRN-22")


@proves("VSB-TRN-22")
def test_nobody_flies_over_a_pit_in_a_straight_line() -> None:
    g = lair("EN PT O0 PT O0", here="center", hand="ww")
    assert (why(g, "at e2") != "", "at e1" in offers(g)) == (True, True)
    assert not is_dark_at(g, sp("e1"))
