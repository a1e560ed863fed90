"""Cave-In, Hex, Trap and Ruby as they are played. SEC, COLL"""

from __future__ import annotations

from hauntbox.games.vast.cave.tiles import CRYSTAL, TILES
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.goblins.rules.populate import GoblinsStir
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, EYE_TRIBE, GHOUL, GOBLINS, KNIGHT, THIEF
from hauntbox.games.vast.roles.role import ROLES, Role
from hauntbox.games.vast.roles.thief.rules.stats import stealth
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, goblins_of, knight_of, thief_of
from hauntbox.ledger import proves
from vast.goblins.horde import horde, lead
from vast.scenes import at, do, offers, put, run, sp, token, why


@proves("VSB-SEC-02", "VSB-DEC-73")
def test_a_cave_in_takes_up_to_as_many_tiles_as_the_eye_tribe_has_goblins_in_any_order() -> None:
    g = horde("O0 O0 EN O0 O0", population=(0, 0, 2), knight="center", hand="cave-in")
    do(g, "secret cave-in")
    assert offers(g) == [*at("w2", "w1", "e1", "e2"), "no"]  # also what touches two tiles
    do(g, "at w2", "at e2")
    assert (sp("w2") in g.ground, sp("e2") in g.ground) == (False, False)
    while type(g.asking()).__name__ == "Fill":
        do(g, offers(g)[0])
    assert offers(g) == ["tribe eye", "halt"]
    h = do(horde(population=(0, 0, 2), knight="center", hand="cave-in", stack=""), "secret cave-in", "no")
    assert len(h.laid) == 4
    assert why(horde(population=(1, 1, 0), hand="cave-in"), "secret cave-in") == "VSB-SEC-02"


@proves("VSB-SEC-03", "VST-OTH-57", "VSB-DEC-73")
def test_it_spares_the_entrance_others_pieces_and_crystals() -> None:
    g = horde("O0 C0 EN O0 O0", knight="e1", hand="cave-in", roles=(KNIGHT, GOBLINS, GHOUL))
    token(g, CRYSTALS, "w1")
    put(g, GHOUL, "w2")
    do(g, "secret cave-in")
    assert offers(g) == [*at("e2"), "no"]
    assert {why(g, f"at {name}") for name in ("w1", "w2", "e1")} == {"VSB-SEC-03"}
    assert why(g, "at center") == "VSB-COLL-13"


@proves("VSB-COLL-31", "VSB-COLL-22")
def test_the_map_is_connected_again_after_all_tiles_and_they_are_shuffled_together() -> None:
    g = horde("O0 O0 EN O0 O0", population=(0, 0, 2), knight="center", hand="cave-in")
    do(g, "secret cave-in", "at w1")
    assert (sp("w2") in g.ground, sp("w1") in g.ground) == (True, False)  # it does not slide yet
    do(g, "at e2")
    assert sp("w1") in g.ground
    assert (len(g.returned), len(g.returned[-1])) == (3, 2)


@proves("VSB-COLL-21", "VSB-COLL-22")
def test_before_the_collapse_crystal_tiles_leave_the_game_and_others_go_under_the_stack() -> None:
    g = horde("C0 EN O0", population=(0, 0, 3), knight="center", hand="cave-in")
    token(g, TREASURES, "e1")
    do(g, "secret cave-in", "at w1", "at e1")
    assert [TILES[tile].feature for tile in g.gone] == [CRYSTAL]
    assert (len(g.returned), g.tokens[TREASURES]) == (1, ())
    assert g.returned[0][0] in g.stack


def test_a_tribe_on_a_falling_tile_is_moved_by_force() -> None:
    g = horde("O0 EN O0", population=(0, 0, 3), eye="w1", hand="cave-in", knight="e1")
    do(g, "secret cave-in", "at w1")
    assert (g.at[EYE_TRIBE], goblins_of(g).population) == (sp("center"), [0, 0, 3])


@proves("VSB-SEC-11", "VSB-DEC-72")
def test_a_hex_on_the_knight_costs_as_much_grit_as_eye_has_goblins() -> None:
    g = horde(population=(4, 4, 2), knight="e1", hand="hex")
    knight_of(g).grit = 3
    do(g, "secret hex")
    assert offers(g) == ["curse knight"]
    do(g, "curse knight")
    assert knight_of(g).grit == 1
    assert why(horde(hand="hex", roles=(GOBLINS,)), "secret hex") == "VSB-SEC-11"


@proves("VSB-SEC-12")
def test_a_hex_on_the_dragon_costs_power_cards_of_his_choice() -> None:
    g = horde(population=(0, 0, 2), roles=(GOBLINS, DRAGON), hand="hex")
    dragon_of(g).hand = (0, 1, 2)
    do(g, "secret hex", "curse dragon")
    assert (g.waiting(), len(offers(g))) == ((DRAGON,), 3)
    do(g, "power card claw", "power card wing")
    assert dragon_of(g).hand == (1,)


@proves("VSB-SEC-13")
def test_a_hex_on_the_cave_is_the_caves_affair() -> None:
    class Hexed(Role):
        number = CAVE
        lost = 0

        def hexed(self, g: Vast, number: int) -> None:
            self.lost = number

    ROLES[CAVE] = cave = Hexed()
    g = horde(population=(0, 0, 3), roles=(GOBLINS, CAVE), hand="hex")
    do(g, "secret hex", "curse cave")
    assert cave.lost == 3


@proves("VSB-SEC-14")
def test_a_hex_on_the_thief_lowers_his_stealth_until_the_goblins_next_turn() -> None:
    g = horde(population=(0, 0, 2), roles=(GOBLINS, THIEF), hand="hex")
    thief_of(g).stats = [2, 4, 3]
    do(g, "secret hex", "curse thief")
    assert stealth(g) == 2
    g.agenda.clear()
    run(g, GoblinsStir())
    assert stealth(g) == 4


@proves("VSB-SEC-16", "VST-OTH-57")
def test_a_hex_on_the_ghoul_does_nothing() -> None:
    g = horde(roles=(GOBLINS, GHOUL), hand="hex")
    before = ghoul_of(g).clone()
    do(g, "secret hex", "curse ghoul")
    assert (ghoul_of(g), goblins_of(g).secrets_out) == (before, (7,))


@proves("VSB-GOT-17", "VSB-SEC-17")
def test_ruby_and_trap_stay_face_up() -> None:
    g = do(horde(hand="trap, goblin ruby, hex", knight="e1"), "secret trap", "secret goblin ruby")
    assert (goblins_of(g).hand, goblins_of(g).shown, goblins_of(g).secrets_out) == ((7,), (4, 8), ())
    assert why(g, "secret trap") == "VSB-GOT-17"


@proves("VSB-SEC-28")
def test_a_leader_is_played_only_when_there_are_too_many() -> None:
    assert why(horde(hand="leader"), "secret leader") == "VSB-SEC-28"


def test_secrets_may_be_played_while_a_tribe_is_led() -> None:
    g = lead("bones", "EN O0 O0 O0", "e1", hand="blind fury")
    do(g, "way e", "secret blind fury", "tribe bones", "way e")
    assert goblins_of(g).population[1] == 3
