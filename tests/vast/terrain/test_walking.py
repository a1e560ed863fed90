"""What each role does on Terrain: River, Lake, Magma, Mushroom Forest, and stepping off. TRN"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.forced import bars_push, push
from hauntbox.games.vast.cave.grid import E, S, W
from hauntbox.games.vast.cave.ground import is_dark_at, is_visible
from hauntbox.games.vast.cave.terrain.lying import downstream, is_sheltered
from hauntbox.games.vast.roles.cave.rules.bats import can_carry
from hauntbox.games.vast.roles.cave.rules.tiles import LayTile
from hauntbox.games.vast.roles.dragon.rules.powers import CLAW, HISS, SLAP, bars_power, land, tribes
from hauntbox.games.vast.roles.ghoul.rules.moving import Drift
from hauntbox.games.vast.roles.goblins.cards.schemes import bars_hiding, cursed
from hauntbox.games.vast.roles.goblins.rules.moving import bars_lure
from hauntbox.games.vast.roles.knight.against import bars_shot
from hauntbox.games.vast.roles.knight.board import BOW, ENCHANTED_BOW, MOVEMENT
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    DRAGON,
    FANGS_TRIBE,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.board import CROSSBOW
from hauntbox.games.vast.state import Vast, cave_of, dragon_of, ghoul_of, goblins_of, knight_of, thief_of
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.ghoul.prowling import points, prowl
from vast.goblins.horde import horde
from vast.scenes import do, offers, put, run, scene, sp, told, why
from vast.thief.sneaking import sneak

STACK = "af ab ae af ab ae"


def walk(drawing: str, here: str, moved: int = 0, **more: object) -> Vast:
    """The Knight's turn; she has three steps, of which some are done."""
    g = scene(drawing, stack=STACK, **more)  # type: ignore[arg-type]
    put(g, KNIGHT, here)
    knight_of(g).moved, knight_of(g).cubes[MOVEMENT] = moved, 1
    return run(g, MoveAndAct(KNIGHT))


# Stepping off. ------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-16")
def test_the_knight_steps_off_the_lake_onto_a_new_dark_tile_and_reveals_it() -> None:
    g = walk("EN LK LK\n.. LK LK", "e2")
    assert "way n" in offers(g)
    top = g.stack[0]
    do(g, "way n")
    assert (g.at[KNIGHT], knight_of(g).met, told(g, "reveals")) == (sp("n1e2"), 1, [(KNIGHT, sp("n1e2"), top)])


@proves("VSB-TRN-16")
@pytest.mark.parametrize(("collapsing", "stack"), [(True, STACK), (False, "")])
def test_in_the_collapse_or_without_tiles_nobody_steps_off_where_no_tile_lies(collapsing: bool, stack: str) -> None:
    g = scene("EN LK LK\n.. LK LK", stack=stack, collapsing=collapsing)
    put(g, KNIGHT, "e2")
    run(g, MoveAndAct(KNIGHT))
    assert why(g, "way n") == "VSB-MAP-06"


@proves("VSB-TRN-16")
def test_the_thief_steps_off_without_revealing_and_the_cave_chooses_the_tile() -> None:
    g = sneak("EN LK LK\n.. LK LK", here="e2")
    do(g, "way n")
    assert (g.at[THIEF], is_dark_at(g, sp("n1e2")), thief_of(g).moved) == (sp("n1e2"), True, 1)
    h = scene("EN LK LK\n.. LK LK", roles=(KNIGHT, CAVE, THIEF), shaper=CAVE, stack=STACK)
    cave_of(h).hand, h.stack = h.stack[:3], h.stack[3:]
    put(h, KNIGHT, "e2")
    run(h, MoveAndAct(KNIGHT))
    do(h, "way n")
    assert (h.waiting(), isinstance(h.asking(), LayTile)) == ((CAVE,), True)


@proves("VSB-TRN-16")
def test_a_tribe_steps_off_once_in_its_movement() -> None:
    g = horde("EN LK LK\n.. LK LK", fangs="e2", population=(4, 1, 1))
    do(g, "tribe fangs", "way n")
    assert (g.at[FANGS_TRIBE], is_dark_at(g, sp("n1e2"))) == (sp("n1e2"), True)
    put(g, FANGS_TRIBE, "e1")
    assert why(g, "way n") == "VSB-MAP-06"


@proves("VSB-TRN-16")
def test_the_dragon_steps_off_underground_and_not_on_the_surface() -> None:
    g = lair("EN LK LK\n.. LK LK", here="e2")
    assert "at n1e2" in offers(g)
    assert "at n2e2" not in offers(g)
    do(g, "at n1e2")
    assert (g.at[DRAGON], is_dark_at(g, sp("n1e2"))) == (sp("n1e2"), True)
    h = lair("EN LK LK\n.. LK LK", here="e2", surfaced=True)
    assert why(h, "at n1e2") == "VSB-MAP-06"


# The River. ---------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-08", "VSB-TRN-28")
def test_the_knight_drifts_for_free_even_without_steps_and_pays_up_the_river() -> None:
    g = walk("EN Re Re Re Re", "e1", moved=3)
    assert [act for act in offers(g) if act.startswith("way")] == ["way e"]
    do(g, "way e", "way e", "way e")
    assert (g.at[KNIGHT], knight_of(g).moved) == (sp("e4"), 3)
    assert (why(g, "way w"), why(g, "way e")) == ("VSB-KNT-02", "VSB-KNT-02")
    h = walk("EN Re Re Re Re", "e2", moved=1)
    do(h, "way w")
    assert knight_of(h).moved == 2


@proves("VSB-TRN-28", "VSB-TRN-08")
def test_entering_it_costs_a_step_and_the_rest_nothing() -> None:
    g = walk("EN Re Re Re Re", "center")
    do(g, "way e", "way e", "way e", "way e")
    assert (g.at[KNIGHT], knight_of(g).moved) == (sp("e4"), 1)
    h = sneak("EN Re Re Re Re", here="center", stats=(2, 4, 4))
    do(h, "way e", "way e", "way e")
    assert (h.at[THIEF], thief_of(h).moved) == (sp("e3"), 1)
    do(h, "way w")
    assert (thief_of(h).moved, why(h, "way w")) == (2, "VSB-THS-04")
    assert why(h, "way e") == ""


@proves("VSB-TRN-08", "VSB-DRT-01")
def test_the_dragon_drifts_beside_his_free_move() -> None:
    g = lair("EN Re Re Re Re", here="e1")
    assert {"at e2", "at e3", "at e4"} <= {*offers(g)}
    do(g, "at e4")
    assert (g.at[DRAGON], dragon_of(g).flown) == (sp("e4"), False)
    do(g, "at e2")
    assert dragon_of(g).flown
    assert (why(g, "at e3"), why(g, "at e1")) == ("", "VSB-DRT-01")


@proves("VSB-TRN-08", "VSB-FRC-12")
def test_a_tribe_pays_for_entering_the_river_and_for_each_space_up_it() -> None:
    g = horde("EN Re Re Re Re", fangs="center", population=(4, 1, 1))
    do(g, "tribe fangs", "way e")
    assert goblins_of(g).population[0] == 3
    do(g, "way e")
    assert goblins_of(g).population[0] == 3
    h = horde("EN Re Re Re Re", fangs="e3", population=(4, 1, 1))
    do(h, "tribe fangs", "way w", "way w")
    assert (goblins_of(h).population[0], h.at[FANGS_TRIBE]) == (2, sp("e1"))
    k = horde("EN Re Re Re Re", fangs="center", population=(4, 1, 1))
    push(k, FANGS_TRIBE, E)
    assert goblins_of(k).population[0] == 3


@proves("VST-TRN-01", "VST-DEC-26", "VST-TRN-12")
def test_the_ghoul_drifts_on_entering_as_far_as_it_likes_but_onto_nobody() -> None:
    g = prowl("EN Re Re Re Re", here="center", knight="e4", movement=3)
    do(g, "way e")
    assert (isinstance(g.asking(), Drift), offers(g)) == (True, ["at e2", "at e3", "no"])
    assert why(g, "at e4") == "VST-TRN-12"
    assert do(g.clone(), "at e2").at[GHOUL] == sp("e2")
    do(g, "at e3")
    assert (g.at[GHOUL], points(g)[0]) == (sp("e3"), 2)


@proves("VST-TRN-12", "VST-ACT-01")
def test_it_does_not_drift_past_a_piece_and_a_step_onto_one_costs_as_usual() -> None:
    g = prowl("EN Re Re Re Re", here="center", knight="e2", movement=6, discs=1)
    do(g, "way e")
    assert not isinstance(g.asking(), Drift)  # nowhere to drift
    assert downstream(g, sp("e1")) == [sp("e2"), sp("e3"), sp("e4")]
    do(g, "way e")
    assert points(g)[0] == 6 - 1 - 2


@proves("VST-TRN-02")
def test_up_the_river_the_ghoul_pays_and_down_it_not() -> None:
    g = prowl("EN Re Re Re Re", here="e2", movement=2)
    do(g, "way e")
    assert points(g)[0] == 2
    do(g, "way w")
    assert points(g)[0] == 1


# The Lake. ----------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-04")
def test_a_tribe_loses_one_on_entering_the_lake_and_pays_there_as_on_lit_tiles() -> None:
    g = horde("EN LK LK\n.. LK LK\n.. af ..", fangs="s2e1", population=(4, 1, 1))
    do(g, "tribe fangs", "way n")
    assert goblins_of(g).population[0] == 3
    do(g, "way e")
    assert goblins_of(g).population[0] == 3  # the first Lit space left, and no second entry
    do(g, "way n")
    assert goblins_of(g).population[0] == 2  # the second


@proves("VSB-TRN-04", "VSB-FRC-12")
def test_a_tribe_that_is_pushed_into_the_lake_loses_one_and_an_empty_one_scatters() -> None:
    g = horde("EN LK LK\n.. LK LK", fangs="center", population=(1, 1, 1))
    push(g, FANGS_TRIBE, E)
    assert (goblins_of(g).population[0], g.at[FANGS_TRIBE]) == (0, -1)


@proves("VST-TRN-08")
def test_the_lake_does_nothing_to_the_ghoul() -> None:
    g = prowl("EN LK LK\n.. LK LK", here="center", movement=3, discs=2)
    do(g, "way e", "way e")
    assert (points(g), g.at[GHOUL]) == ((1, 2), sp("e2"))
    ROLES[GHOUL].end_on_space(g)
    assert not [frame for frame in g.agenda if type(frame).__name__ == "Skitter"]


# Magma. -------------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-05", "VSB-TRN-25")
@pytest.mark.parametrize(("health", "left"), [(5, 4), (2, 1), (1, 1)])
def test_magma_takes_health_from_the_knight_but_not_her_last(health: int, left: int) -> None:
    g = scene("EN MG ..\nO0 MG MG", stack=STACK)
    put(g, KNIGHT, "e1")
    knight_of(g).health = health
    run(g, EndTurn(KNIGHT))
    assert knight_of(g).health == left


@proves("VSB-TRN-25")
def test_it_acts_at_the_end_of_the_own_turn_only() -> None:
    g = scene("EN MG ..\nO0 MG MG", stack=STACK)
    put(g, KNIGHT, "e1")
    put(g, GHOUL, "center")
    run(g, EndTurn(GHOUL))
    assert knight_of(g).health == 7
    push(g, KNIGHT, S)
    assert knight_of(g).health == 7
    h = lair("EN MG ..\nO0 MG MG", here="e1")
    ROLES[DRAGON].end_on_space(h)
    assert (h.at[DRAGON], dragon_of(h).health) == (sp("e1"), dragon_of(lair()).health)


@proves("VSB-TRN-05")
def test_magma_kills_the_thief_who_drops_all_there() -> None:
    g = scene("EN MG ..\nO0 MG MG", roles=(KNIGHT, THIEF), stack=STACK, treasures=12)
    put(g, THIEF, "e1")
    g.turn, thief_of(g).carried, g.out[0] = THIEF, 2, 2
    run(g, EndTurn(THIEF))
    assert (g.at[THIEF], g.tokens[0]) == (-1, (sp("e1"), sp("e1")))


@proves("VSB-TRN-05")
def test_magma_empties_a_tribe_and_leaving_it_costs_one_each_time() -> None:
    g = horde("EN MG ..\nO0 MG MG", fangs="s1e1", bones="s1", population=(4, 3, 3))
    ROLES[GOBLINS].end_on_space(g)
    assert (goblins_of(g).population[:2], g.at[FANGS_TRIBE]) == ([0, 3], -1)
    h = horde("EN MG ..\nO0 MG MG", fangs="s1e2", population=(4, 3, 3))
    do(h, "tribe fangs", "way w", "way w")
    assert (goblins_of(h).population[0], h.at[FANGS_TRIBE]) == (2, sp("s1"))


@proves("VST-TRN-06", "VSB-TRN-05", "VST-SKT-18")
def test_the_ghoul_skitters_from_magma_by_the_top_tile_and_is_otherwise_unharmed() -> None:
    g = scene("ae EN MG ..\nab O0 MG MG", stack="ab af", roles=(KNIGHT, GHOUL))
    put(g, GHOUL, "e1")
    g.turn, ghoul_of(g).discs = GHOUL, 4
    run(g, EndTurn(GHOUL))
    assert (g.at[GHOUL], ghoul_of(g).discs, ghoul_of(g).fury) == (sp("s1w1"), 4, 0)


# The Mushroom Forest. -----------------------------------------------------------------------------------------------

FOREST = "EN O0 MF MF\n.. .. MF MF"


@proves("VSB-TRN-06", "VSB-TRN-26")
@pytest.mark.parametrize(("knight", "tribe", "rule"), [("e1", "e2", "VSB-TRN-26"), ("e2", "e1", "VSB-TRN-26")])
def test_a_bow_shoots_neither_into_the_forest_nor_out_of_it(knight: str, tribe: str, rule: str) -> None:
    g = scene(FOREST, roles=(KNIGHT, GOBLINS))
    put(g, KNIGHT, knight)
    put(g, FANGS_TRIBE, tribe)
    knight_of(g).cubes[BOW], goblins_of(g).population = 1, [1, 1, 1]
    assert is_visible(g, sp(knight), sp(tribe))
    assert bars_shot(g, FANGS_TRIBE) == rule


@proves("VSB-TRN-26")
def test_nor_does_the_enchanted_bow() -> None:
    g = scene(FOREST, roles=(KNIGHT, THIEF))
    put(g, KNIGHT, "center")
    put(g, THIEF, "e2")
    knight_of(g).cubes[ENCHANTED_BOW] = 1
    assert bars_shot(g, THIEF) == "VSB-TRN-26"
    put(g, THIEF, "e1")
    assert bars_shot(g, THIEF) != "VSB-TRN-26"


@proves("VSB-TRN-26")
def test_the_crossbow_does_not_reach_into_it_but_a_backstab_within_the_space_does() -> None:
    g = sneak(FOREST, here="e1", upgrades=(CROSSBOW,), roles=(KNIGHT, THIEF))
    put(g, KNIGHT, "e2")
    assert why(g, "backstab knight 1") == "VSB-TRN-26"
    put(g, KNIGHT, "center")
    assert why(g, "backstab knight 1") == ""
    put(g, KNIGHT, "e3")
    put(g, THIEF, "e3")
    assert why(g, "backstab knight 1") == ""


@proves("VSB-TRN-26")
def test_hex_and_hiding_spots_do_not_reach_into_it() -> None:
    g = horde("EN A0 MF MF\n.. .. MF MF", knight="e2", population=(4, 4, 4))
    assert (cursed(g), bars_hiding(g)) == ([], "VSB-TRN-26")
    put(g, KNIGHT, "center")
    assert (cursed(g), bars_hiding(g)) == ([KNIGHT], "")


@proves("VSB-TRN-26")
def test_hiss_and_slap_do_not_reach_into_it() -> None:
    g = lair(FOREST, here="e1", hand="ccccww", knight="e2", roles=(KNIGHT, GOBLINS, DRAGON))
    put(g, FANGS_TRIBE, "s1e2")
    goblins_of(g).population = [2, 0, 0]
    assert (tribes(g), bars_power(g, HISS), bars_power(g, SLAP)) == ([], "VSB-DRP-31", "VSB-DRP-12")
    put(g, KNIGHT, "center")
    put(g, FANGS_TRIBE, "center")
    assert (tribes(g), bars_power(g, SLAP)) == ([FANGS_TRIBE], "")


@proves("VSB-TRN-06")
def test_a_claw_hits_nobody_in_it_but_on_the_dragons_own_space() -> None:
    g = lair(FOREST, here="e1", knight="e2", roles=(KNIGHT, DRAGON))
    before = len(g.agenda)
    land(g, CLAW, [sp("e1"), sp("e2")])
    assert len(g.agenda) == before
    put(g, DRAGON, "e2")
    land(g, CLAW, [sp("e1"), sp("e2")])
    assert len(g.agenda) == before + 1


@proves("VSB-TRN-26", "VSB-MON-11")
def test_giant_bats_and_the_wisp_take_nobody_out_of_it() -> None:
    g = scene(FOREST, roles=(KNIGHT, CAVE), shaper=CAVE)
    put(g, KNIGHT, "e2")
    assert (can_carry(g, KNIGHT), bars_push(g, KNIGHT, W)) == (False, "")
    put(g, KNIGHT, "e1")
    assert can_carry(g, KNIGHT)
    h = horde(FOREST, fangs="e1", knight="e2", monsters=("wisp", "", ""))
    assert bars_lure(h, 0) == "VSB-TRN-06"
    put(h, KNIGHT, "e1")
    put(h, FANGS_TRIBE, "center")
    assert bars_lure(h, 0) == ""


@proves("VST-TRN-07")
def test_the_ghoul_attacks_in_the_forest_whoever_stands_on_its_space() -> None:
    g = prowl(FOREST, here="e2", knight="e2", discs=6)
    assert ("attack knight" in offers(g), is_sheltered(g, sp("e2"), sp("e2"))) == (True, False)
    assert is_sheltered(g, sp("e2"), sp("e3"))
    h = scene(FOREST, roles=(KNIGHT, GHOUL))
    put(h, KNIGHT, "e1")
    put(h, GHOUL, "e2")
    knight_of(h).cubes[BOW] = 1
    assert bars_shot(h, GHOUL) == "VSB-TRN-26"
    put(h, GHOUL, "center")
    assert bars_shot(h, GHOUL) != "VSB-TRN-26"
