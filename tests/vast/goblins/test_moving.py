"""How Tribes move, appear, lurk, hide and explore. GOA, MON, SEC"""

from __future__ import annotations

from hauntbox.games.vast.cave.fill import lay_dark
from hauntbox.games.vast.cave.forced import bars_push, push
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.grid import E as EAST
from hauntbox.games.vast.cave.grid import W as WEST
from hauntbox.games.vast.cave.ground import is_dark_at
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.dragon.board import DragonBoard
from hauntbox.games.vast.roles.goblins.rules.stats import is_lurking, is_revealed
from hauntbox.games.vast.roles.knight.board import STRENGTH
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    DRAGON,
    EYE_TRIBE,
    FANGS_TRIBE,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, ghoul_of, goblins_of, knight_of
from hauntbox.ledger import proves
from vast.goblins.horde import horde, lead
from vast.scenes import at, do, offers, put, sp, token, told, why

FANGS, BONES, EYE = range(3)


def steps(g: Vast) -> list[str]:
    return [act for act in offers(g) if act.startswith("way ")]


@proves("VSB-GOA-01", "VSB-DEC-78")
def test_a_tribe_moves_over_lit_and_dark_tiles_but_not_through_walls() -> None:
    g = lead("bones", "EN O0 ae af O8 O0", "e1")
    do(g, "way e", "way e")
    assert g.at[BONES_TRIBE] == sp("e3")
    assert why(g, "way e") == "VSB-MAP-13"
    assert "way e" in steps(lead("bones", "EN O0 ae af O8", "e3", monsters=("", "golem", "")))


@proves("VSB-GOA-02", "VSB-GOA-03", "VSB-EX-11")
def test_every_second_lit_tile_that_it_leaves_costs_a_goblin() -> None:
    g = lead("bones", "EN O0 O0 O0 O0 O0 O0", "e1", population=(0, 4, 0))
    do(g, "way e")
    assert goblins_of(g).population[BONES] == 4
    do(g, "way e")
    assert goblins_of(g).population[BONES] == 3  # the tile where it started counts
    do(g, "way e", "way e", "way e")
    assert goblins_of(g).population[BONES] == 2


@proves("VSB-GOA-04", "VSB-GOA-40", "VSB-EX-34")
def test_dark_tiles_between_do_not_reset_the_count_and_no_space_is_entered_twice() -> None:
    g = lead("bones", "EN O0 ae af O0 ab O0 ae", "e2", population=(0, 3, 0))
    do(g, "way e", "way e", "way e", "way e", "way e")
    assert (goblins_of(g).population[BONES], g.at[BONES_TRIBE]) == (2, sp("e7"))
    h = lead("bones", "EN af O0 ae", "e2", population=(0, 3, 0))
    do(h, "way e", "way w")
    assert why(h, "way e") == "VSB-GOA-40"


@proves("VSB-GOA-38")
def test_each_lit_tile_counts_once_in_a_turn() -> None:
    g = lead("bones", "EN O0 ae", "e1", population=(0, 3, 0), monsters=("", "wisp", ""), knight="center")
    do(g, "way e")
    goblins_of(g).path = ()
    do(g, "way w")
    goblins_of(g).path = ()
    do(g, "way e")
    assert goblins_of(g).population[BONES] == 3


@proves("VSB-GOA-42")
def test_a_tribe_that_falls_to_0_on_the_way_scatters_and_is_done() -> None:
    g = lead("bones", "EN O0 O0 O0", "e1", population=(1, 1, 0), monsters=("", "ogre", ""))
    do(g, "way e", "way e")
    assert (g.at[BONES_TRIBE], goblins_of(g).monsters[BONES]) == (NOWHERE, ())
    assert offers(g) == ["tribe fangs", "halt"]


@proves("VSB-GOA-05")
def test_the_knights_space_takes_more_strength_than_hers() -> None:
    g = lead("bones", "EN O0 O0", "e1", population=(0, 2, 0), knight="e2")
    knight_of(g).cubes[STRENGTH] = 1
    assert why(g, "way e") == "VSB-GOA-05"
    goblins_of(g).population[BONES] = 3
    assert "way e" in steps(g)


@proves("VSB-GOA-06", "VSB-ATK-04")
def test_a_tribe_passes_the_dragon_if_it_beats_his_armor() -> None:
    g = lead("bones", "EN O0 O0 O0", "e1", population=(0, 1, 0), roles=(GOBLINS, DRAGON))
    put(g, DRAGON, "e2")
    assert why(g, "way e") == "VSB-GOA-06"
    goblins_of(g).population[BONES] = 2
    do(g, "way e")
    assert (g.at[BONES_TRIBE], "way e" in steps(g)) == (sp("e2"), True)
    assert isinstance(g.dragon, DragonBoard)
    assert g.dragon.health == 5


@proves("VSB-GOA-07")
def test_the_thief_is_never_in_the_way() -> None:
    g = lead("bones", "EN O0 O0 O0", "e1", population=(0, 1, 0), roles=(GOBLINS, THIEF))
    put(g, THIEF, "e2")
    do(g, "way e")
    assert "way e" in steps(g)


@proves("VST-OTH-11", "VST-OTH-12", "VST-OTH-15")
def test_entering_the_ghouls_space_takes_more_than_its_defense_and_is_the_attack() -> None:
    g = lead("bones", "ae EN O0 O0", "e1", population=(0, 2, 0), roles=(GOBLINS, GHOUL))
    put(g, GHOUL, "e2")
    ghoul_of(g).discs = 2
    assert why(g, "way e") == "VST-OTH-11"
    goblins_of(g).population[BONES] = 3
    do(g, "way e")
    assert (g.at[GHOUL], g.at[BONES_TRIBE], goblins_of(g).active) == (sp("w1"), sp("e2"), -1)
    assert offers(g) == ["halt"]


@proves("VSB-GOA-42", "VST-OTH-15")
def test_of_two_whom_it_met_it_attacks_one_as_its_action() -> None:
    g = lead("bones", "ae EN O0 O0", "e1", population=(0, 4, 0), knight="e2", roles=(KNIGHT, GOBLINS, GHOUL))
    put(g, GHOUL, "e2")
    do(g, "way e")
    assert (g.waiting(), offers(g)) == ((GOBLINS,), ["raid knight", "raid ghoul"])
    h = g.clone()
    do(g, "raid ghoul")
    assert (g.at[GHOUL], g.at[BONES_TRIBE], knight_of(g).health, offers(g)) == (sp("w1"), sp("e2"), 7, ["halt"])
    do(h, "raid knight")
    assert (h.at[GHOUL], knight_of(h).health) == (sp("e2"), 6)


@proves("VSB-GOT-19")
def test_movement_comes_first_and_the_action_ends_the_activation() -> None:
    g = lead("fangs", "EN O0 ae", "e1", rage=1)
    do(g, "way e", "special")
    assert goblins_of(g).rage == 2
    assert offers(g) == ["tribe bones", "tribe eye", "halt"]


# Reveal, lurk, hide. ------------------------------------------------------------------------------------------------


@proves("VSB-GOA-26", "VSB-GOA-37", "VSB-DEC-82")
def test_a_hidden_tribe_appears_on_a_dark_tile_with_its_symbol_and_can_do_nothing_else() -> None:
    g = do(horde("af ae EN ab ae"), "tribe eye")
    assert offers(g) == [*at("w1", "e2"), "no"]
    assert why(g, "at e1") == "VSB-GOA-26"
    do(g, "at e2")
    assert g.at[EYE_TRIBE] == sp("e2")


@proves("VSB-GOA-27")
def test_it_does_not_appear_where_somebody_else_is_but_beside_a_tribe_or_a_treasure() -> None:
    g = horde("ae ae EN ae", bones="e1", knight="w1")
    token(g, TREASURES, "e1")
    do(g, "tribe eye")
    assert offers(g) == [*at("w2", "e1"), "no"]
    assert why(g, "at w1") == "VSB-GOA-27"


@proves("VSB-GOA-28")
def test_appearing_is_the_whole_activation() -> None:
    g = do(horde("ae EN"), "tribe eye", "at w1")
    assert offers(g) == ["tribe fangs", "tribe bones", "halt"]


@proves("VSB-GOA-29", "VSB-DEC-83")
def test_without_such_a_tile_it_lurks_beside_the_map_and_is_still_hidden() -> None:
    g = do(horde("EN ab"), "tribe eye")
    assert "at n1" in offers(g)
    assert why(g, "at n2") == "VSB-GOA-29"
    do(g, "at n1")
    assert (is_lurking(g, EYE), is_revealed(g, EYE)) == (True, False)


@proves("VSB-GOA-30")
def test_a_lurking_tribe_comes_onto_an_adjacent_tile_and_ends_there_or_hides() -> None:
    g = horde("O0 EN", eye="n1w1")
    assert offers(do(g, "tribe eye")) == ["way s", "hide", "idle"]
    do(g, "way s")
    assert g.at[EYE_TRIBE] == sp("w1")
    assert offers(g) == ["tribe fangs", "tribe bones", "halt"]
    h = do(horde("O1 EN", eye="n1w1"), "tribe eye")
    assert why(h, "way s") == "VSB-MAP-13"
    do(h, "hide")
    assert h.at[EYE_TRIBE] == NOWHERE


@proves("VSB-GOA-31", "VSB-COLL-34")
def test_a_tile_that_comes_under_it_reveals_it() -> None:
    g = horde("O0 EN", eye="n1w1")
    assert is_lurking(g, EYE)
    lay_dark(g, sp("n1w1"))
    assert (is_lurking(g, EYE), is_revealed(g, EYE)) == (False, True)
    assert "way s" in offers(do(g, "tribe eye"))


@proves("VSB-GOA-32")
def test_hide_returns_the_piece_and_keeps_the_goblins() -> None:
    g = do(lead("bones", monsters=("", "ogre", "")), "hide")
    assert (g.at[BONES_TRIBE], goblins_of(g).population, goblins_of(g).monsters[BONES]) == (NOWHERE, [3, 3, 3], (1,))


# Explore, plunder, special. -----------------------------------------------------------------------------------------


@proves("VSB-GOA-24", "VSB-GOA-25", "VSB-DEC-81")
def test_explore_lays_the_next_tile_beside_a_dark_one_and_enters_it() -> None:
    g = lead("bones", "EN ae", "e1")
    top = g.stack[0]
    assert offers(do(g, "delve")) == at("n1e1", "e2", "s1e1")
    do(g, "at e2")
    assert (g.at[BONES_TRIBE], g.under[g.laid.index(next(e for e in g.laid if e >> 16 == sp("e2")))]) == (sp("e2"), top)
    assert is_dark_at(g, sp("e2"))
    assert why(lead("bones", "EN O0", "e1"), "delve") == "VSB-GOA-24"


@proves("VSB-GOA-39")
def test_explore_ends_with_the_tiles_and_with_the_collapse() -> None:
    assert why(lead("bones", "EN ae", "e1", collapsing=True), "delve") == "VSB-GOA-39"
    assert why(lead("bones", "EN ae", "e1", stack=""), "delve") == "VSB-GOA-39"


@proves("VSB-GOA-19", "VSB-GOA-23", "VSB-DEC-80")
def test_a_plundered_treasure_is_rage_and_the_tribe_stays() -> None:
    g = horde(bones="e1", rage=1)
    token(g, TREASURES, "e1")
    do(g, "tribe bones", "plunder treasure")
    assert (goblins_of(g).rage, g.tokens[TREASURES], g.at[BONES_TRIBE]) == (2, (), sp("e1"))


@proves("VSB-GOA-20", "VSB-GOA-21", "VSB-EX-19")
def test_a_gem_is_a_trap_if_the_die_hits_the_centre_and_returns_to_the_dragon() -> None:
    for face, rage, home in ((6, 1, True), (1, 2, False)):
        g = horde(bones="e1", rage=1, roles=(GOBLINS, DRAGON))
        token(g, 6, "e1")
        g.rig("dragon die", face)
        do(g, "tribe bones", "plunder claw gem")
        assert (goblins_of(g).rage, g.at[BONES_TRIBE] == NOWHERE, g.tokens[6], g.out[6]) == (rage, home, (), 0)


@proves("VSB-GOA-22")
def test_the_dragon_himself_is_plundered_only_while_he_has_all_gems() -> None:
    g = horde(bones="e1", rage=1, roles=(GOBLINS, DRAGON))
    put(g, DRAGON, "e1")
    do(g, "tribe bones")
    token(g, 7, "w1")
    assert why(g, "plunder dragon") == "VSB-GOA-22"
    g.tokens[7] = ()
    goblins_of(g).population[BONES] = 1
    assert why(g, "plunder dragon") == "VSB-GOA-22"
    goblins_of(g).population[BONES] = 2
    g.rig("dragon die", 1)
    do(g, "plunder dragon")
    assert (goblins_of(g).rage, g.at[BONES_TRIBE]) == (2, sp("e1"))


@proves("VSB-GOA-33", "VSB-GOA-34", "VSB-GOA-35")
def test_the_special_actions_bring_rage_a_monster_or_a_secret() -> None:
    g = horde(fangs="e1", bones="e1", eye="e1", rage=1)
    do(g, "tribe fangs", "special", "tribe bones", "special")
    assert (goblins_of(g).rage, goblins_of(g).pending) == (2, (0,))
    do(g, "tame bones", "tribe eye", "special")
    assert (goblins_of(g).monsters[BONES], goblins_of(g).hand) == ((0,), (0,))


@proves("VSB-GOA-36", "VSB-DEC-79")
def test_a_special_action_may_follow_movement_and_a_hidden_tribe_has_none() -> None:
    g = do(lead("fangs", "EN O0 ae", "e1", rage=0), "way e", "special")
    assert (g.at[FANGS_TRIBE], goblins_of(g).rage) == (sp("e2"), 1)
    assert "special" not in offers(do(horde("af EN"), "tribe fangs"))


@proves("VSB-VAR-03", "VSB-DEC-152")
def test_each_tribe_lights_a_flare_on_its_space_once_per_turn_and_still_acts() -> None:
    g = horde("EN O0 ab", bones="e1", fangs="e1", flare=(GOBLINS,))
    g.rig("dragon die", 3)
    do(g, "tribe bones", "flare")
    while "special" not in offers(g):
        do(g, offers(g)[0])
    assert not is_dark_at(g, sp("e2"))
    assert why(g, "flare") == "VSB-VAR-03"
    do(g, "way w", "idle", "tribe fangs")
    assert "flare" in offers(g)


# Monsters and Secrets that move. ------------------------------------------------------------------------------------


@proves("VSB-MON-07")
def test_the_golem_goes_through_walls() -> None:
    assert "way e" in steps(lead("eye", "EN O2 O0", "e1", monsters=("", "", "golem")))
    assert why(lead("eye", "EN O2 O0", "e1"), "way e") == "VSB-MAP-13"


@proves("VSB-MON-09")
def test_with_the_gnome_any_symbol_will_do_and_after_plundering_another_tile() -> None:
    g = do(horde("af ab EN ab", monsters=("", "", "gnome")), "tribe eye")
    assert offers(g) == [*at("w2", "w1", "e1"), "no"]
    h = horde("af EN O0", eye="e1", monsters=("", "", "gnome"))
    token(h, TREASURES, "e1")
    do(h, "tribe eye", "plunder treasure")
    assert offers(h) == ["at w1", "no"]
    assert h.at[EYE_TRIBE] == sp("e1")
    do(h, "at w1")
    assert (h.at[EYE_TRIBE], told(h, "tunnels")) == (sp("w1"), [(EYE_TRIBE, sp("w1"))])


@proves("VSB-MON-11", "VSB-DEC-167", "VSB-FRC-04")
def test_the_wisp_moves_a_visible_knight_up_to_3_spaces_once_per_turn() -> None:
    g = lead("eye", "O0 O0 O0 O0 EN O0 O0", "e1", monsters=("", "", "wisp"), knight="center")
    do(g, "lure", "way w", "way w", "way w")
    assert g.at[KNIGHT] == sp("w3")
    assert why(g, "lure") == "VSB-MON-11"
    assert "way e" in steps(g)
    blind = lead("eye", "O0 O0 O2 EN O0", "e1", monsters=("", "", "wisp"), knight="w2")
    assert why(blind, "lure") == "VSB-MON-11"


@proves("VSB-MON-15", "VSB-DEC-84")
def test_the_underworm_moves_1_or_2_spaces_diagonally_once() -> None:
    g = lead("bones", "O0 .. O0\n.. EN ..\nO0 .. ab", "n1w1", monsters=("", "underworm", ""))
    assert offers(do(g, "dig")) == at("center", "s1e1")
    do(g, "at s1e1")
    assert g.at[BONES_TRIBE] == sp("s1e1")
    assert why(g, "dig") == "VSB-MON-15"


@proves("VSB-MON-31", "VSB-GOA-40")
def test_the_underworm_goes_at_once_in_one_direction_and_the_count_begins_anew() -> None:
    g = lead("bones", "O0 ..\nO0 EN", "n1w1", monsters=("", "underworm", ""))
    do(g, "way s")
    goblins_of(g).path = (sp("w1"), sp("n1"))
    assert why(g, "dig") == "VSB-MON-15"  # no tile lies on a diagonal of w1
    goblins_of(g).path = (sp("w1"), sp("center"))
    put(g, BONES_TRIBE, "n1w1")
    assert why(g, "dig") == "VSB-MON-15"  # the Entrance was entered
    goblins_of(g).path = (sp("w1"),)
    do(g, "dig", "at center")
    assert goblins_of(g).path == (sp("center"),)
    assert "way w" in steps(g)


@proves("VSB-SEC-01")
def test_through_secret_tunnels_a_tribe_is_put_on_a_free_dark_tile_and_may_act_but_not_move() -> None:
    g = horde("ae af EN O0 O0", bones="e1", hand="secret tunnels")
    put(g, KNIGHT, "w2")
    do(g, "secret secret tunnels", "tribe bones", "tunnel")
    assert offers(g) == at("w1")
    do(g, "at w1")
    assert (g.at[BONES_TRIBE], steps(g), why(g, "way e")) == (sp("w1"), [], "VSB-SEC-01")
    assert "delve" in offers(g)
    assert bars_push(g, BONES_TRIBE, EAST) == "VSB-SEC-01"


@proves("VSB-SEC-09")
def test_in_blind_fury_lit_tiles_cost_nothing() -> None:
    g = horde("EN O0 O0 O0", bones="e1", hand="blind fury")
    do(g, "secret blind fury", "tribe bones", "tribe bones", "way e", "way e")
    assert goblins_of(g).population[BONES] == 3


@proves("VSB-FRC-05", "VSB-COLL-18")
def test_others_move_a_tribe_not_through_walls_or_onto_others_and_it_loses_nothing() -> None:
    g = horde("O0 O8 EN O0 O0 O0", bones="e1", population=(0, 1, 0), knight="e2")
    assert bars_push(g, BONES_TRIBE, EAST) == "VSB-FRC-05"
    push(g, BONES_TRIBE, WEST)
    push(g, BONES_TRIBE, WEST)
    assert (g.at[BONES_TRIBE], goblins_of(g).population[BONES]) == (sp("w1"), 1)
    assert bars_push(g, BONES_TRIBE, WEST) == "VSB-FRC-05"


def test_what_a_board_holds_of_spaces_slides_along() -> None:
    g = horde("O0 EN O0")
    board = goblins_of(g)
    board.path, board.lit[1], board.marks[1] = (sp("e1"),), (sp("e1"), sp("w1")), sp("e1")
    ROLES[GOBLINS].slid(g, {sp("e1"): sp("e2")})
    assert (board.path, board.lit[1], board.marks[1]) == ((sp("e2"),), (sp("e2"), sp("w1")), sp("e2"))
