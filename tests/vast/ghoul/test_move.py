"""Move and Act, the Ghoul's steps and what they cost, and collecting. ACT, MOVE, COL, TRN, DEC"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauntbox.games.vast.cave.die import CENTRE, CORNERS, DRAGON_DIE
from hauntbox.games.vast.cave.grid import E
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at, is_unoccupied, lay, survey
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.tiles import BARRED, CANYON, LIT, TERRAIN
from hauntbox.games.vast.cave.tokens import CLAW_GEM, CRYSTALS, EVENTS, FLAME_GEM, OGRE, TREASURES, VAULTS
from hauntbox.games.vast.roles.ghoul.board import CHASE, CHEAT, HUNT
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT, UNICORN, VILE
from hauntbox.games.vast.roles.unicorn.board import ARMOR
from hauntbox.games.vast.state import Vast, ghoul_of, unicorn_of
from hauntbox.ledger import proves
from vast.ghoul.prowling import points, prowl
from vast.scenes import do, offers, put, run, scene, sp, token, told, why


def steps(g: Vast) -> list[str]:
    return [act for act in offers(g) if act.startswith("way")]


@proves("VST-ACT-01", "VST-ACT-02")
def test_movement_pays_for_steps_and_treasures_and_discs_for_attacks_and_crystals() -> None:
    g = prowl(here="e1", knight="e1", movement=3, discs=5)
    token(g, TREASURES, "e1")
    do(g, "take treasure")
    assert points(g) == (1, 5)
    do(g, "way e")
    assert points(g) == (0, 5)
    g = prowl("ab EN O0", here="e1", knight="e1", movement=3, discs=5)
    do(g, "attack knight")
    assert points(g) == (3, 3)
    g = prowl("ab EN C0", here="e1", movement=3, discs=5)
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    assert points(g) == (3, 2)


@proves("VST-ACT-03", "VST-DEC-07")
def test_terror_cards_are_used_in_this_phase() -> None:
    g = prowl(cards=(CHASE, HUNT), movement=1, discs=1)
    assert {"use chase turn", "use chase game", "use hunt turn", "use hunt game"} <= {*offers(g)}
    assert why(g, "use blink turn") == why(g, "use scour game") == "VST-ACT-03"
    assert points(do(g, "use chase turn", "use hunt game")) == (2, 4)


@proves("VST-ACT-04")
def test_acts_come_in_any_order() -> None:
    g = prowl("af EN O0 C0", here="center", cards=(CHASE,), movement=3, discs=4)
    token(g, TREASURES, "e1")
    token(g, CRYSTALS, "e2")
    do(g, "way e", "use chase turn", "take treasure", "way e", "smash crystal")
    assert points(g) == (0, 1)
    assert g.at[GHOUL] == sp("w1")
    assert offers(g) == ["stop"]


@proves("VST-ACT-04", "VST-DEC-10")
def test_every_kind_of_act_is_offered_and_done() -> None:
    g = prowl("af EN C0", cards=(CHASE, HUNT), knight="e1", movement=4, discs=3, flare=(GHOUL,))
    token(g, TREASURES, "e1")
    token(g, CRYSTALS, "e1")
    acts = ["way w", "attack knight", "smash crystal", "take treasure", "flare"]
    uses = ["use chase turn", "use hunt turn", "use chase game", "use hunt game"]
    assert offers(g) == [*acts, *uses, "stop"]
    assert why(g, "take claw gem") == "VST-COL-01"
    assert why(g, "rest") == "VSB-DEC-20"
    do(g, "use chase game", "use hunt turn")
    assert points(g) == (8, 4)
    g.rig(DRAGON_DIE, CORNERS)
    do(g, "flare", "take treasure", "attack knight")
    assert (points(g), told(g, "flare"), g.at[GHOUL]) == ((5, 2), [(GHOUL, sp("e1"), CORNERS)], sp("w1"))


@proves("VST-ACT-05", "VST-EX-13")
def test_after_a_skitter_it_goes_on_from_there() -> None:
    g = prowl("O0 af EN O0", here="center", knight="e1", movement=4, discs=5)
    do(g, "way e", "attack knight")
    assert (g.at[GHOUL], points(g)) == (sp("w1"), (3, 3))
    do(g, "way w")
    assert g.at[GHOUL] == sp("w2")


@proves("VST-ACT-06", "VST-DEC-10")
def test_it_may_stop_at_any_time() -> None:
    g = prowl(movement=6, discs=5)
    assert offers(g)[-1] == "stop"
    do(g, "stop")
    assert (points(g), g.agenda) == ((0, 5), [])


@proves("VST-ACT-07", "VST-SOLO-02")
def test_flare_costs_a_movement_point_each_time() -> None:
    g = prowl("af EN O0 ab", here="e1", movement=2, flare=(GHOUL,))
    g.rig(DRAGON_DIE, CORNERS, 4)
    do(g, "flare")
    assert (points(g), is_dark_at(g, sp("e2"))) == ((1, 6), True)
    do(g, "flare")
    while "stop" not in offers(g):
        do(g, offers(g)[0])
    assert (points(g)[0], is_lit_at(g, sp("e2")), is_dark_at(g, sp("w1"))) == (0, True, True)
    assert told(g, "flare") == [(GHOUL, sp("e1"), CORNERS), (GHOUL, sp("e1"), 4)]
    assert why(g, "flare") == "VST-ACT-07"
    assert why(prowl(), "flare") == "VST-ACT-07"


@proves("VSB-VAR-05", "VST-ACT-01")
@pytest.mark.parametrize("role", [GHOUL, VILE])
def test_both_ghouls_flare_on_their_own_space_again_and_again(role: int) -> None:
    g = scene("af EN O0 O0 ab", roles=(KNIGHT, role), stack="a. a. a. a.", flare=(role,))
    g.turn = role
    put(g, role, "e2")
    ghoul_of(g).movement, ghoul_of(g).discs = 3, 0
    run(g, Prowl(role))
    g.rig(DRAGON_DIE, CORNERS, CORNERS, CORNERS)
    left = []
    while not why(g, "flare"):
        do(g, "flare")
        left.append(points(g)[0])
    assert (left, told(g, "flare")) == ([2, 1, 0], [(role, sp("e2"), CORNERS)] * 3)
    g.terms = replace(g.terms, flare=(KNIGHT,))
    ghoul_of(g).movement = 3
    assert why(g, "flare") == "VST-ACT-07"


@proves("VST-MOVE-01", "VST-MOVE-02", "VST-DEC-38")
def test_a_step_goes_over_an_edge_for_one_point() -> None:
    g = prowl("O0 O0\nEN O0", here="center", movement=2)
    assert steps(g) == ["way n", "way e"]
    do(g, "way n")
    assert (g.at[GHOUL], points(g)[0]) == (sp("n1"), 1)
    do(g, "way e")
    assert (g.at[GHOUL], points(g)[0]) == (sp("n1e1"), 0)


@proves("VST-MOVE-03", "VST-MOVE-04", "VST-MOVE-05")
def test_it_enters_lit_and_dark_tiles_and_reveals_nothing() -> None:
    g = prowl("EN O0 vf", here="center")
    do(g, "way e")
    assert g.at[GHOUL] == sp("e1")
    do(g, "way e")
    assert (g.at[GHOUL], is_dark_at(g, sp("e2"))) == (sp("e2"), True)
    assert told(g, "reveals") == []


@proves("VST-MOVE-06", "VST-MOVE-07", "VST-MOVE-09")
@pytest.mark.parametrize("drawing", ["EN O8", "EN O2 O8", "EN O2 of"])
def test_a_wall_costs_one_more_however_many_there_are(drawing: str) -> None:
    here = "center" if drawing == "EN O8" else "e1"
    g = prowl(drawing, here=here, movement=3)
    do(g, "way e")
    assert points(g)[0] == 1
    assert points(do(prowl("EN of ob", here="e1", movement=3), "way e"))[0] == 2


@proves("VST-MOVE-08")
def test_a_rockslide_counts_as_a_wall() -> None:
    g = prowl("EN O0", here="center", movement=3)
    g.slides = (sp("center") * 4 + E,)
    survey(g)
    assert points(do(g, "way e"))[0] == 1


@proves("VST-MOVE-10", "VST-MOVE-11", "VST-MOVE-22")
def test_a_space_with_pieces_costs_one_more_in_all() -> None:
    g = prowl(here="center", knight="e1", movement=4, discs=0)
    do(g, "way e")
    assert (g.at[GHOUL], points(g)[0]) == (sp("e1"), 2)
    g = prowl(here="center", knight="e1", movement=4, roles=(KNIGHT, UNICORN, GHOUL))
    put(g, UNICORN, "e1")
    do(g, "way e")
    assert offers(g) == ["no", "attack knight", "attack nightmare unicorn"]
    do(g, "no")
    assert points(g)[0] == 2


@proves("VST-MOVE-12", "VST-DEC-39", "VST-MOVE-23")
def test_a_step_with_an_attack_pays_nothing_for_the_piece() -> None:
    g = prowl("af EN O0 O0", here="center", knight="e1", movement=1, discs=2)
    assert steps(g) == ["way e", "way w"]
    do(g, "way e")
    assert (points(g), g.at[GHOUL], told(g, "attacks")) == ((0, 0), sp("w1"), [(GHOUL, KNIGHT)])
    g = prowl("af EN O0 O0", here="center", knight="e1", movement=3, discs=2)
    do(g, "way e")
    assert offers(g) == ["no", "attack knight"]
    assert why(g, "attack dragon") == "VST-ATK-01"
    g = prowl(here="center", knight="e1", movement=1, discs=1)
    assert steps(g) == ["way w"]
    g = prowl(here="center", knight="e1", movement=1, discs=5)
    ghoul_of(g).attacked = 1 << KNIGHT
    assert why(g, "way e") == "VST-MOVE-26"


@proves("VST-MOVE-24", "VST-MOVE-18")
def test_each_piece_is_judged_alone_with_the_discs_before_the_attack() -> None:
    g = prowl("af EN O0", here="center", knight="e1", movement=4, discs=2, roles=(KNIGHT, UNICORN, GHOUL))
    put(g, UNICORN, "e1")
    unicorn_of(g).upgrades[ARMOR] = 1
    do(g, "way e", "attack knight")
    assert points(g) == (2, 0)  # it cannot pay for an attack on the Unicorn, so the point is due
    g = do(prowl("af EN O0", here="center", knight="e1", movement=4, discs=2), "way e", "attack knight")
    assert points(g) == (3, 0)


@proves("VST-MOVE-15", "VST-MOVE-26")
def test_wall_and_piece_add_up_and_all_of_it_must_be_paid() -> None:
    g = prowl("EN O8", here="center", knight="e1", movement=3, discs=0)
    do(g, "way e")
    assert points(g)[0] == 0
    g = prowl("EN O8", here="center", knight="e1", movement=2, discs=0)
    assert (steps(g), why(g, "way e")) == ([], "VST-MOVE-26")
    g = prowl("EN O8", here="center", movement=1)
    assert why(g, "way e") == "VST-MOVE-26"
    assert why(prowl(movement=0), "way e") == "VST-MOVE-26"


@proves("VST-MOVE-16")
def test_it_cannot_leave_the_map() -> None:
    g = prowl("EN O0", here="e1")
    assert steps(g) == ["way w"]
    assert why(g, "way e") == "VST-MOVE-16"


@proves("VST-MOVE-20")
@pytest.mark.parametrize("kind", [TREASURES, CRYSTALS, EVENTS, VAULTS, CLAW_GEM, OGRE])
def test_tokens_do_nothing_to_it(kind: int) -> None:
    g = prowl("EN O0", here="center", movement=3, discs=3)
    token(g, kind, "e1")
    do(g, "way e")
    assert (points(g), g.at[GHOUL], g.tokens[kind]) == ((2, 3), sp("e1"), (sp("e1"),))
    assert "stop" in offers(g)


@proves("VST-MOVE-21")
def test_a_monster_token_is_no_player_piece() -> None:
    g = prowl("O0 EN O0", here="center", movement=1)
    token(g, OGRE, "e1")
    assert steps(g) == ["way e", "way w"]
    do(g, "way e")
    assert points(g)[0] == 0
    g.at[GHOUL] = sp("w1")
    assert not is_unoccupied(g, sp("e1"))


# Terrain. -----------------------------------------------------------------------------------------------------------


def on_terrain(**more: object) -> Vast:
    g = prowl("EN O0", here="e1", movement=4, **more)  # type: ignore[arg-type]
    lay(g, sp("e1"), CANYON, TERRAIN | LIT)
    lay(g, sp("n1e1"), CANYON, TERRAIN | BARRED)
    return g


@proves("VST-TRN-05", "VST-ACT-01")
def test_impassable_spaces_are_not_entered() -> None:
    g = on_terrain()
    assert why(g, "way n") == "VST-TRN-05"
    assert "way n" not in offers(g)


@proves("VST-TRN-11")
def test_off_terrain_it_steps_onto_a_tile_that_is_laid_for_it() -> None:
    g = on_terrain(stack="ab")
    do(g, "way e")
    assert (g.at[GHOUL], is_dark_at(g, sp("e2")), g.stack) == (sp("e2"), True, ())
    assert why(on_terrain(stack=""), "way e") == "VST-MOVE-16"
    g = on_terrain()
    g.collapsing = True
    assert why(g, "way e") == "VST-MOVE-16"


# Collecting. --------------------------------------------------------------------------------------------------------


@proves("VST-COL-01", "VST-COL-03", "VST-DEC-42")
def test_each_treasure_on_its_space_costs_two_points() -> None:
    g = prowl(movement=4)
    token(g, TREASURES, "e1", "e1", "e1", "e2")
    do(g, "take treasure")
    assert (points(g)[0], len(g.tokens[TREASURES])) == (2, 3)
    do(g, "take treasure")
    assert points(g)[0] == 0
    assert why(g, "take treasure") == "VST-COL-01"
    g = prowl(movement=1)
    token(g, TREASURES, "e1")
    assert why(g, "take treasure") == "VST-COL-01"
    g = prowl()
    token(g, TREASURES, "e2")
    assert why(g, "take treasure") == "VST-COL-01"


@proves("VST-COL-10", "VST-COL-14", "VST-COL-18")
def test_a_treasure_lies_on_its_board_and_is_missing_from_the_supply() -> None:
    g = prowl()
    assert supply(g, TREASURES) == 10
    token(g, TREASURES, "e1")
    do(g, "take treasure")
    assert (ghoul_of(g).treasure, g.tokens[TREASURES], supply(g, TREASURES)) == (1, (), 9)
    assert supply(prowl(treasures=12), TREASURES) == 12


@proves("VST-COL-12", "VST-COL-13", "VST-FURY-02")
def test_two_treasures_make_a_fury_and_go_back() -> None:
    g = prowl()
    token(g, TREASURES, "e1", "e1", "e1")
    do(g, "take treasure")
    assert (ghoul_of(g).treasure, ghoul_of(g).fury) == (1, 0)
    do(g, "take treasure")
    assert (ghoul_of(g).treasure, ghoul_of(g).fury, supply(g, TREASURES)) == (0, 1, 9)
    do(g, "take treasure")
    assert (ghoul_of(g).treasure, ghoul_of(g).fury, supply(g, TREASURES)) == (1, 1, 9)


@proves("VST-COL-15", "VST-COL-01")
def test_collecting_is_no_attack() -> None:
    g = prowl("af EN O0", movement=4, discs=3)
    token(g, TREASURES, "e1", "e1")
    do(g, "take treasure", "take treasure")
    assert (g.at[GHOUL], points(g)[1], told(g, "skitters")) == (sp("e1"), 3, [])
    assert told(g, "takes") == [(GHOUL, TREASURES, sp("e1"))] * 2


@proves("VST-COL-02", "VST-COL-05", "VST-COL-17")
def test_a_gem_that_is_a_trap_makes_it_skitter() -> None:
    g = prowl("af EN O0", roles=(DRAGON, GHOUL), movement=4)
    token(g, CLAW_GEM, "e1")
    g.rig(DRAGON_DIE, CENTRE)
    do(g, "take claw gem")
    assert (points(g)[0], g.at[GHOUL], g.tokens[CLAW_GEM]) == (2, sp("w1"), ())
    assert ghoul_of(g).treasure == 0


@proves("VST-COL-04", "VST-COL-06", "VST-COL-16")
def test_a_gem_that_is_none_is_a_treasure_of_the_supply() -> None:
    g = prowl("af EN O0", roles=(DRAGON, GHOUL), movement=4)
    token(g, FLAME_GEM, "e1")
    ghoul_of(g).treasure, g.out[TREASURES] = 1, 1
    g.rig(DRAGON_DIE, CORNERS)
    do(g, "take flame gem")
    assert (g.at[GHOUL], ghoul_of(g).treasure, ghoul_of(g).fury) == (sp("e1"), 0, 1)
    assert (supply(g, TREASURES), g.drawn[DRAGON_DIE]) == (10, 1)


@proves("VST-COL-04", "VST-TCD-09")
@pytest.mark.parametrize(("face", "where", "treasure"), [(CENTRE, "w1", 0), (CORNERS, "e1", 1)])
def test_a_die_that_cheat_has_set_opens_the_gem_too(face: int, where: str, treasure: int) -> None:
    g = prowl("af EN O0", roles=(DRAGON, GHOUL), movement=4, cards=(CHEAT,))
    token(g, CLAW_GEM, "e1")
    do(g, "take claw gem", f"set die {face}")
    assert (g.at[GHOUL], ghoul_of(g).treasure, g.drawn.get(DRAGON_DIE, 0)) == (sp(where), treasure, 0)


@proves("VST-COL-07", "VST-COL-08", "VST-COL-09")
def test_from_an_empty_supply_the_treasure_comes_from_the_map() -> None:
    g = prowl("af EN O0", roles=(DRAGON, GHOUL), movement=4)
    token(g, CLAW_GEM, "e1")
    token(g, TREASURES, "w1", "center")
    g.out[TREASURES] = 8
    g.rig(DRAGON_DIE, CORNERS)
    do(g, "take claw gem")
    assert offers(g) == ["at w1", "at center"]
    assert why(g, "at e1") == "VST-COL-08"
    do(g, "at center")
    assert (g.tokens[TREASURES], ghoul_of(g).treasure) == ((sp("w1"),), 1)
    g = prowl("af EN O0", roles=(DRAGON, GHOUL), movement=4)
    token(g, CLAW_GEM, "e1")
    g.out[TREASURES] = 10
    g.rig(DRAGON_DIE, CORNERS)
    do(g, "take claw gem")
    assert (ghoul_of(g).treasure, g.tokens[CLAW_GEM]) == (0, ())
