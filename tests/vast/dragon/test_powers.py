"""The Dragon's powers. DRP"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.die import AROUND, CENTRE, CROSS, DIAMOND, DRAGON_DIE
from hauntbox.games.vast.cave.ground import is_dark_at
from hauntbox.games.vast.cave.tokens import CLAW_GEM, CRYSTALS, FLAME_WALL, TREASURES
from hauntbox.games.vast.roles.dragon.turn import DragonStirs
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, DRAGON, FANGS_TRIBE, GHOUL, GOBLINS, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import CLAWED, HISSED, ROLES, SCRATCHED, WRATHFUL
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, knight_of
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.scenes import StandIn, at, do, offers, put, run, sp, token, told, why


class Struck(StandIn):
    """A stand-in that notes what the Dragon does to it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.hits: list[tuple[int, int]] = []

    def hit_by_power(self, g: Vast, piece: int, how: int) -> None:
        self.hits.append((piece, how))

    def bars_hissed(self, g: Vast, piece: int) -> str:
        return "" if g.at[piece] >= 0 else "VSB-DRP-31"


def stand_in(role: int) -> Struck:
    ROLES[role] = stand = Struck(role)
    return stand


@proves("VSB-DRP-01", "VSB-DRP-33", "VSB-ATK-01")
def test_claw_hits_the_pieces_that_the_die_covers_in_the_order_of_turns() -> None:
    goblins, thief = stand_in(GOBLINS), stand_in(THIEF)
    g = lair("O0 EN O0 O0", hand="c", roles=(GOBLINS, DRAGON, THIEF))
    put(g, BONES_TRIBE, "e2")
    put(g, FANGS_TRIBE, "center")
    put(g, THIEF, "w1")
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power claw")
    assert goblins.hits == [(FANGS_TRIBE, CLAWED), (BONES_TRIBE, CLAWED)]
    assert (thief.hits, dragon_of(g).hand) == ([], ())


@proves("VSB-DRP-03", "VSB-DEC-92", "VSB-DRP-25")
def test_claw_on_the_knight_may_move_her_one_space_whatever_wall_stands_between() -> None:
    g = lair("O0 EN OA O0", here="e1", hand="c", knight="center")
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power claw")
    assert offers(g) == ["way w", "no"]
    do(g, "way w")
    assert (g.at[KNIGHT], type(g.asking()).__name__) == (sp("w1"), "MoveAndUse")


@proves("VSB-DRP-26", "VST-OTH-18", "VST-OTH-19")
def test_claw_on_the_ghoul_is_one_goblin_and_a_skitter() -> None:
    g = lair("ae EN O0 O0", hand="c", roles=(DRAGON, GHOUL))
    ghoul_of(g).discs = 6
    put(g, GHOUL, "e2")
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power claw")
    assert (dragon_of(g).eaten, g.at[GHOUL]) == (1, sp("w1"))


@proves("VST-OTH-20", "VST-DEC-20", "VST-OTH-50")
def test_scratch_on_the_ghoul_is_three_goblins_and_a_terror_card_of_its_choice() -> None:
    g = lair("ae EN O0 O0", hand="ccc", roles=(DRAGON, GHOUL))
    board = ghoul_of(g)
    board.discs, board.held[0], board.held[3] = 9, 1, 1
    put(g, GHOUL, "e1")
    do(g, "power scratch")
    assert g.waiting() == (GHOUL,)
    do(g, "keep card cheat")
    assert (dragon_of(g).eaten, board.held[3], board.held[0], board.pile) == (3, 0, 1, (3,))
    assert g.at[GHOUL] == sp("w1")


@proves("VST-OTH-21")
def test_without_a_terror_card_scratch_is_only_eaten_and_skittered() -> None:
    g = lair("ae EN O0 O0", hand="ccc", roles=(DRAGON, GHOUL))
    put(g, GHOUL, "e1")
    do(g, "power scratch")
    assert (dragon_of(g).eaten, g.at[GHOUL], ghoul_of(g).pile) == (3, sp("w1"), ())


@proves("VSB-DRP-14", "VSB-DEC-95", "VSB-DRP-15")
def test_scratch_is_for_one_player_on_his_space_and_costs_the_knight_five_grit() -> None:
    goblins = stand_in(GOBLINS)
    g = lair(hand="ccc", roles=(KNIGHT, GOBLINS, DRAGON), knight="e1")
    put(g, FANGS_TRIBE, "e1")
    knight_of(g).grit = 7
    do(g, "power scratch")
    assert offers(g) == ["prey knight", "prey goblins"]
    do(g, "prey knight")
    assert (knight_of(g).grit, goblins.hits) == (2, [])


@proves("VSB-EX-05")
def test_behind_her_shield_a_scratch_costs_one_grit() -> None:
    g = lair(hand="ccc", knight="e1")
    knight_of(g).grit, knight_of(g).cubes[6], knight_of(g).free = 12, 1, 3
    do(g, "power scratch")
    assert (knight_of(g).grit, knight_of(g).free) == (11, 3)


@proves("VSB-DRP-16", "VSB-DRP-17")
@pytest.mark.parametrize(("role", "piece"), [(GOBLINS, FANGS_TRIBE), (THIEF, THIEF)])
def test_scratch_hits_tribes_and_thief(role: int, piece: int) -> None:
    stand = stand_in(role)
    g = lair(hand="ccc", roles=tuple(sorted((role, DRAGON))))
    put(g, piece, "e1")
    do(g, "power scratch")
    assert stand.hits == [(piece, SCRATCHED)]


@proves("VSB-DRP-05", "VST-OTH-58")
def test_flame_reveals_what_the_die_covers_also_under_the_ghoul() -> None:
    g = lair("O0 EN O0 af", hand="f", roles=(DRAGON, GHOUL))
    put(g, GHOUL, "e2")
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power flame")
    while type(g.asking()).__name__ != "MoveAndUse":
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert (is_dark_at(g, sp("e2")), g.at[GHOUL]) == (False, sp("e2"))


@proves("VSB-DRP-06", "VSB-DEC-88")
def test_on_the_surface_a_wing_goes_two_spaces_or_one_through_a_wall() -> None:
    g = lair("O0 EN O2 O0", here="e1", hand="w", surfaced=True)
    assert why(g, "at e2") == "VSB-DRW-18"
    do(g, "power wing")
    assert offers(g) == at("w1", "center", "e2")


@proves("VSB-DRP-07", "VSB-DEC-89", "VSB-DRP-31")
def test_hiss_is_for_a_tribe_that_hears_and_feeds_him_one_goblin() -> None:
    goblins = stand_in(GOBLINS)
    g = lair(hand="cc", roles=(GOBLINS, DRAGON))
    assert why(g, "power hiss") == "VSB-DRP-31"
    put(g, BONES_TRIBE, "w1")
    do(g, "power hiss", "prey bones tribe")
    assert (goblins.hits, dragon_of(g).eaten) == ([(BONES_TRIBE, HISSED)], 1)


@proves("VSB-DRP-08", "VSB-DEC-171", "VSB-DEC-172")
def test_slither_moves_a_cube_to_a_track_with_room() -> None:
    g = lair(hand="cf")
    assert why(g, "power slither") == "VSB-DRP-08"
    dragon_of(g).sloth[0] = 3
    do(g, "power slither")
    assert offers(g) == ["sloth hunger", "sloth pride events", "sloth pride gems", "sloth pride rest"]
    do(g, "sloth hunger")
    assert offers(g) == ["sloth greed"]
    do(g, "sloth greed")
    assert (dragon_of(g).sloth, dragon_of(g).wakefulness) == ([4, 3, 4, 1, 1], 0)


@proves("VSB-DRP-09", "VSB-DRP-34", "VSB-DEC-91")
def test_swat_moves_a_token_beside_him_up_to_five_spaces() -> None:
    g = lair("O0 EN O0 O0 O0", hand="cw", here="e1")
    assert why(g, "power swat") == "VSB-DRP-09"
    token(g, TREASURES, "e2")
    do(g, "power swat", "swat treasure e", "way e", "way w", "way e", "way w", "way e")
    assert (g.tokens[TREASURES], type(g.asking()).__name__) == ((sp("e3"),), "MoveAndUse")


@proves("VSB-FRC-10")
def test_a_swatted_token_passes_pieces_and_does_not_end_with_one_or_go_through_walls() -> None:
    g = lair("O0 EN O0 O2 O0", hand="cw", here="e1", knight="center")
    token(g, TREASURES, "e2")
    do(g, "power swat", "swat treasure e")
    assert offers(g) == ["way w", "no"]
    do(g, "way w")
    assert why(g, "no") == "VSB-FRC-10"


@proves("VSB-DRP-10")
def test_scorch_reveals_all_around_and_not_his_own() -> None:
    g = lair("ae EN af\n.. O0 ab", here="e1", hand="ff")
    do(g, "power scorch")
    while type(g.asking()).__name__ not in ("MoveAndUse", "MovePride"):
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert [is_dark_at(g, sp(name)) for name in ("e1", "s1e1", "w1")] == [True, False, True]


@proves("VSB-DRP-11", "VSB-DEC-93")
def test_burn_reveals_one_dark_tile_anywhere() -> None:
    g = lair("ae EN O0 O0", here="e2", hand="fw")
    do(g, "power burn")
    assert offers(g) == at("w1")
    do(g, "at w1")
    while type(g.asking()).__name__ not in ("MoveAndUse", "MovePride"):
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert not is_dark_at(g, sp("w1"))


@proves("VSB-DRP-12", "VSB-DRP-30", "VSB-ATK-02")
def test_slap_moves_the_knight_beside_him_up_to_three_spaces() -> None:
    g = lair("O0 O0 O0 EN OA", here="e1", hand="ww", knight="center")
    do(g, "power slap", "way w", "way w", "way w")
    assert (g.at[KNIGHT], type(g.asking()).__name__) == (sp("w3"), "MoveAndUse")
    assert told(g, "power card") == [(DRAGON, 2), (DRAGON, 2)]


@proves("VST-OTH-59")
def test_slap_is_not_for_the_ghoul() -> None:
    g = lair(hand="ww", roles=(DRAGON, GHOUL))
    put(g, GHOUL, "e2")
    assert why(g, "power slap") == "VSB-DRP-12"


@proves("VSB-DRP-13", "VSB-DEC-33", "VSB-DRP-32")
def test_the_shriek_token_rolls_the_die_again() -> None:
    g = lair("ae EN O0 O0 O0", hand="cff", knight="e2")
    do(g, "power shriek", "power card flame", "power card flame")
    assert dragon_of(g).shriek
    g.rig(DRAGON_DIE, CENTRE, DIAMOND)
    do(g, "power claw", "yes")
    assert (dragon_of(g).shriek, type(g.asking()).__name__) == (False, "Shove")


@proves("VSB-DRP-18", "VSB-DEC-94", "VSB-DRP-21")
def test_the_flame_wall_goes_on_a_visible_tile_beside_him_and_comes_back() -> None:
    g = lair("O0 EN O2 O0", here="e1", hand="fff")
    do(g, "power flame wall")
    assert offers(g) == at("center")
    do(g, "at center")
    assert g.tokens[FLAME_WALL] == (sp("center"),)
    run(g, DragonStirs())
    assert not g.tokens[FLAME_WALL]


@proves("VSB-DRP-22")
def test_smash_takes_the_crystal_here_out_of_the_game() -> None:
    g = lair("EN C8", here="e1", hand="cfw")
    assert why(g, "power smash") == "VSB-DRP-22"
    token(g, CRYSTALS, "e1")
    do(g, "power smash", "power card claw", "power card flame", "power card wing")
    assert (g.tokens[CRYSTALS], g.out[CRYSTALS], g.smashed) == ((), 1, 1)


@proves("VSB-DRP-23", "VSB-DRP-28", "VSB-COLL-22")
def test_wrath_removes_tiles_and_moves_who_stands_there() -> None:
    g = lair("O0 O0 EN", here="w2", hand="cccc", knight="w1")
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power wrath", *["power card claw"] * 4)
    assert (g.at[KNIGHT], told(g, "removes")[0][:2], len(g.stack)) == (sp("center"), (DRAGON, sp("w1")), 7)


@proves("VSB-DRP-24", "VSB-DRP-29")
def test_a_tile_whose_piece_cannot_get_clear_stays() -> None:
    g = lair("O0 O0 EN", here="w2", hand="cccc", knight="w1")
    knight_of(g).cubes[6] = 1  # the Shield
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power wrath", *["power card claw"] * 4)
    assert (g.at[KNIGHT], sp("w1") in g.ground) == (sp("w1"), True)


@proves("VST-OTH-25")
def test_wrath_moves_the_ghoul_without_an_attack() -> None:
    g = lair("O0 O0 EN", here="w2", hand="cccc", roles=(DRAGON, GHOUL))
    put(g, GHOUL, "w1")
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power wrath", *["power card claw"] * 4)
    assert (g.at[GHOUL], dragon_of(g).eaten) == (sp("center"), 0)


def test_wrath_scatters_tribes() -> None:
    goblins = stand_in(GOBLINS)
    g = lair("O0 O0 EN", here="w2", hand="cccc", roles=(GOBLINS, DRAGON))
    put(g, FANGS_TRIBE, "w1")
    g.rig(DRAGON_DIE, DIAMOND)
    do(g, "power wrath", *["power card claw"] * 4)
    assert goblins.hits == [(FANGS_TRIBE, WRATHFUL)]


@proves("VSB-DRT-09", "VSB-DEC-87", "VSB-DRT-02")
def test_a_gem_on_the_map_pays_once_in_a_turn_and_stays() -> None:
    g = lair(hand="c", here="e1", roles=(DRAGON,))
    token(g, CLAW_GEM, "w1")
    g.rig(DRAGON_DIE, CENTRE, AROUND, CROSS)
    do(g, "power claw")
    assert offers(g) == ["power card claw", "lend claw gem"]
    do(g, "lend claw gem", "power claw")
    assert (dragon_of(g).hand, g.tokens[CLAW_GEM]) == ((), (sp("w1"),))
    assert why(g, "power claw") == "VSB-DRT-02"


@proves("VSB-DRT-10")
def test_a_gem_that_the_thief_carries_still_lends() -> None:
    g = lair(roles=(DRAGON, THIEF))
    assert why(g, "power claw") == "VSB-DRT-02"
    g.out[CLAW_GEM] = 1
    assert why(g, "power claw") == ""
