"""Unicorns on Terrain: River, Magma, Pits, chasm and Mushroom Forest. TRN"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hauntbox.games.vast.cave.grid import MIDDLE, E, N
from hauntbox.games.vast.cave.ground import is_lit_at, lay
from hauntbox.games.vast.cave.terrain.placing import ChooseTerrain
from hauntbox.games.vast.cave.terrain.sites import BRIDGE, CHASM
from hauntbox.games.vast.cave.tiles import CANYON
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.numbers import GHOUL, GOBLINS, KNIGHT, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.unicorn.rules.destinations import is_valid, valid_shown
from hauntbox.games.vast.roles.unicorn.rules.strides import bars_stride
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt
from hauntbox.games.vast.roles.unicorn.shadow_turn import ShadowCards, ShadowMoves, rampage
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, sp, token, told, why
from vast.unicorn.stable import cards, haunt, placed, ride

RIVER = "EN O0 Re Re Re Re O0 O0"
MAGMA = "O0 O0 EN O0 MG ..\n.. .. .. .. MG MG"
PIT = "O0 O0 EN O0 PT O0 O0"
FOREST = "EN O0 MF MF\n.. .. MF MF"


def stroll(drawing: str, here: str, steps: int, **more: object) -> Vast:
    """The Shadow Unicorn makes a Move."""
    g = haunt(drawing, here=here, **more)  # type: ignore[arg-type]
    g.turn, unicorn_of(g).moving = UNICORN, True
    return run(g, ShadowMoves(steps))


def chasm(g: Vast, bridge: str, *spaces: str) -> Vast:
    lay(g, sp(bridge), CANYON, BRIDGE)
    for space in spaces:
        lay(g, sp(space), CANYON, CHASM)
    return g


def driven(g: Vast) -> list[int | str]:
    return [space for _, space in told(g, "driven on")]


# The River. ---------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-29")
@pytest.mark.parametrize(
    ("here", "facing", "card", "end"),
    [
        ("e1", "e", "f1", "e6"),  # a Move of one: all of the River, then one space
        ("e1", "e", "f2l1", "e7"),
        ("center", "e", "f2l1", "e6"),
        ("center", "e", "f1", "e1"),  # its number is used up before the River
        ("e6", "w", "f1", "e1"),  # up the River as well
        ("e3", "e", "f1", "e6"),
    ],
)
def test_the_river_does_not_count_against_his_move(here: str, facing: str, card: str, end: str) -> None:
    g = ride(RIVER, here=here, facing=facing, hand=card)
    do(g, f"gallop {card}")
    assert g.at[UNICORN] == sp(end)


@proves("VSB-TRN-29")
def test_across_the_river_its_one_space_is_free() -> None:
    g = ride("EN\nRe\nO0\nO0", here="center", facing="s", hand="f1")
    do(g, "gallop f1")
    assert g.at[UNICORN] == sp("s2")


@proves("VSB-TRN-29", "VSB-TRN-33", "VSB-CMP-15")
def test_the_river_is_free_for_the_shadow_but_each_space_once() -> None:
    assert stroll(RIVER, "e1", 1).at[UNICORN] == sp("e6")
    g = haunt("EN Re Re", here="e1", collapsing=True)
    g.turn, unicorn_of(g).moving, unicorn_of(g).cubes = UNICORN, True, 0
    lay(g, MIDDLE, 0, 0b1111 | g.ground[MIDDLE] & 0xFFF0)  # walled off, and no cube is left to send him away
    run(g, ShadowMoves(2))
    assert [space for _, space in told(g, "steps")] == [sp("e2"), sp("e1"), sp("e2"), sp("e1")]


# Magma and Pits. ----------------------------------------------------------------------------------------------------


@proves("VSB-TRN-29")
@pytest.mark.parametrize(("drawing", "here"), [(MAGMA, "e1"), (PIT, "e1")])
def test_a_move_that_ends_on_magma_or_a_pit_forces_a_teleport(drawing: str, here: str) -> None:
    g = ride(drawing, here=here, hand="f1", deck="b2")
    do(g, "gallop f1")
    assert (driven(g), g.at[UNICORN], told(g, "teleports")) == ([sp("e2")], MIDDLE, [(UNICORN, MIDDLE)])


@proves("VSB-TRN-29")
def test_a_turn_on_magma_is_no_move_and_a_step_over_it_is_no_end() -> None:
    g = ride(MAGMA, here="e2", hand="f2l2")
    do(g, "wheel f2l2", "swing 90")
    assert (driven(g), g.at[UNICORN]) == ([], sp("e2"))
    h = ride("EN MG O0 O0", here="center", hand="f2l1")
    do(h, "gallop f2l1")
    assert (driven(h), h.at[UNICORN]) == ([], sp("e2"))


@proves("VSB-TRN-29")
@pytest.mark.parametrize("drawing", [MAGMA, PIT])
def test_so_does_a_teleport_by_action_or_by_force_that_ends_there(drawing: str) -> None:
    g = ride(drawing, here="e1", hand="f1 b2", deck="b2")
    do(g, "vanish f1", "at e2")
    assert (driven(g), g.at[UNICORN]) == ([sp("e2")], MIDDLE)
    h = run(placed(drawing, here="e1", deck="f1 b2"), Bolt())
    assert (driven(h), h.at[UNICORN]) == ([sp("e2")], MIDDLE)


@proves("VSB-TRN-29", "VSB-TRN-33")
@pytest.mark.parametrize("drawing", [MAGMA, PIT])
def test_the_shadow_is_driven_on_after_a_move_and_after_a_teleport(drawing: str) -> None:
    g = stroll(drawing, "e1", 1, deck="b2")
    assert (driven(g), g.at[UNICORN]) == ([sp("e2")], MIDDLE)
    h = run(haunt(drawing, here="e1", deck="f1 b2"), Bolt())
    assert (driven(h), h.at[UNICORN]) == ([sp("e2")], MIDDLE)


@proves("VSB-TRN-33")
def test_in_one_chain_no_space_sends_him_away_twice() -> None:
    g = ride(MAGMA, here="e1", hand="f1", deck="r1 l1 b2")
    do(g, "gallop f1")
    assert (driven(g), g.at[UNICORN]) == ([sp("e2"), sp("s1e2")], sp("e2"))
    h = run(haunt(MAGMA, here="e1", deck="f1 r1 l1 b2"), Bolt())
    assert (driven(h), h.at[UNICORN]) == ([sp("e2"), sp("s1e2")], sp("e2"))


@proves("VSB-TRN-05", "VSB-TRN-25")
def test_ending_his_turn_on_magma_makes_him_teleport_but_not_another_turn() -> None:
    g = placed(MAGMA, here="e2", deck="b2")
    put(g, KNIGHT, "w2")
    g.turn = UNICORN
    run(g, EndTurn(UNICORN))
    assert (driven(g), told(g, "teleports")[0]) == ([sp("e2")], (UNICORN, MIDDLE))
    h = placed(MAGMA, here="e2", deck="b2")
    ROLES[KNIGHT].end_on_space(h)
    h.settle()
    assert h.at[UNICORN] == sp("e2")
    k = placed("EN O0 LK", here="e2", deck="b2")
    ROLES[UNICORN].end_on_space(k)
    k.settle()
    assert k.at[UNICORN] == sp("e2")


@proves("VSB-TRN-05", "VSB-TRN-33")
def test_the_shadow_ends_his_turn_on_magma_like_that_too() -> None:
    g = haunt(MAGMA, here="e2", pile="", deck="f2l2 f2r2 b2l2 b2")
    g.turn = UNICORN
    run(g, ShadowCards(2, False))
    assert driven(g)[0] == sp("e2")
    assert g.at[UNICORN] != sp("e2")


@proves("VSB-TRN-29", "VSB-TRN-16", "VSB-UNT-03")
def test_he_goes_over_a_pit_and_never_from_pit_to_pit() -> None:
    g = ride("PT EN PT O0 O0", here="center", hand="f2l1")
    do(g, "gallop f2l1")
    assert (g.at[UNICORN], told(g, "through pits"), driven(g)) == (sp("e2"), [], [])
    assert ROLES[UNICORN].pit_moves(g, UNICORN, 0) == 0


# The chasm. ---------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-29")
def test_he_neither_walks_nor_teleports_into_the_chasm() -> None:
    g = chasm(ride("EN O0 ..\n.. .. ..\n.. .. ..", here="e1", hand="f1 f1l1"), "s1e2", "e2", "s2e2")
    assert bars_stride(g, E) == "VSB-MAP-09"
    assert (is_valid(g, sp("e2"), True), is_valid(g, sp("s1e2"), True)) == (False, True)
    assert why(g, "vanish f1") == "VSB-UNT-18"
    do(g, "gallop f1")
    assert g.at[UNICORN] == sp("e1")


@proves("VSB-TRN-29", "VSB-TRN-33", "VSB-SHU-08")
def test_a_chasm_is_a_wall_for_the_shadow_and_stops_his_rampage() -> None:
    g = chasm(haunt("EN O0 .. O0\n.. O0 .. ..\n.. .. .. ..", here="e1"), "s1e2", "e2", "s2e2")
    unicorn_of(g).moving = True
    run(g, ShadowMoves(1))
    assert g.at[UNICORN] == sp("s1e1")
    h = chasm(haunt("EN O0 .. O0\n.. O0 .. ..\n.. .. .. ..", here="center", facing="n"), "s1e2", "e2", "s2e2")
    put(h, KNIGHT, "e3")
    rampage(h)
    h.settle()
    assert (h.at[UNICORN], told(h, "attacks"), unicorn_of(h).facing) == (sp("e1"), [], E)


# The Mushroom Forest. -----------------------------------------------------------------------------------------------


@proves("VSB-TRN-29")
@pytest.mark.parametrize(
    ("here", "there", "fits"),
    [
        ("e1", "e2", False),  # into the Forest
        ("e2", "e1", False),  # out of it
        ("e2", "e3", False),  # within it
        ("e1", "center", True),
    ],
)
def test_he_teleports_onto_nobody_in_the_forest_nor_out_of_it(here: str, there: str, fits: bool) -> None:
    g = placed(FOREST, here=here)
    assert is_valid(g, sp(there), False)
    put(g, KNIGHT, there)
    assert (is_valid(g, sp(there), False), is_valid(g, sp(there), True)) == (fits, fits)
    put(g, KNIGHT, "s1e3")
    token(g, TREASURES, there)
    assert is_valid(g, sp(there), False) == fits  # VSB-MAP-08


@proves("VSB-TRN-29")
def test_neither_by_action_nor_by_force_and_on_foot_he_attacks_there() -> None:
    g = ride(FOREST, here="e1", knight="e2", hand="f1 b1")
    assert (why(g, "vanish f1"), why(g, "vanish b1")) == ("VSB-TRN-29", "")
    unicorn_of(g).shown = cards("f1 b1")
    assert valid_shown(g) == [MIDDLE]
    unicorn_of(g).shown = ()
    do(g, "gallop f1")
    assert told(g, "attacks") == [(UNICORN, KNIGHT)]


# Leaving and bringing Terrain. --------------------------------------------------------------------------------------


@proves("VSB-TRN-16", "VSB-TRN-33")
def test_a_move_leaves_terrain_where_no_tile_lies_and_he_reveals_the_new_one() -> None:
    g = ride("EN LK LK\n.. LK LK", here="e2", facing="n", hand="f1")
    do(g, "gallop f1")
    assert (g.at[UNICORN], is_lit_at(g, sp("n1e2")), len(told(g, "reveals"))) == (sp("n1e2"), True, 1)
    k = placed("EN LK LK\n.. LK LK", here="e2")
    assert (bars_stride(k, N), bars_stride(k, N, has_left=True)) == ("", "VSB-MAP-06")
    h = ride("EN LK LK\n.. LK LK", here="e2", facing="n", hand="f1", collapsing=True)
    do(h, "gallop f1")
    assert h.at[UNICORN] == sp("e2")


@proves("VSB-TRN-10", "VSB-TRN-11", "VSB-DEC-150")
def test_an_event_tile_that_he_reveals_brings_terrain_which_he_chooses() -> None:
    g = ride("O0 EN ve", here="center", hand="f1", agreed={"terrain": True})
    do(g, "gallop f1")
    while not isinstance(g.asking(), ChooseTerrain):
        do(g, offers(g)[0])
    assert g.waiting() == (UNICORN,)


@proves("VSB-TRN-33")
def test_what_the_shadow_brings_the_last_player_chooses_who_does_not_hunt_him() -> None:
    g = haunt("O0 EN ve", here="center", roles=(KNIGHT, GOBLINS, GHOUL), hunter=GHOUL)
    g.options = replace(g.options, terrain=True)
    g.turn, unicorn_of(g).moving = UNICORN, True
    run(g, ShadowMoves(1))
    while not isinstance(g.asking(), ChooseTerrain):
        do(g, offers(g)[0])
    assert g.waiting() == (GOBLINS,)
