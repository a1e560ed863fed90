"""The Dragon's set-up, turn, Sloth, waking, surface, and what Knight and Ghoul do to him. DRS, DRT, DRW, KNA"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.die import AROUND, CENTRE, CORNERS, CROSS, DIAMOND, DRAGON_DIE, SALTIRE
from hauntbox.games.vast.cave.tokens import CLAW_GEM, CRYSTALS, FLAME_WALL, TREASURES, WING_GEM
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.dragon.board import CARDS
from hauntbox.games.vast.roles.dragon.cards import DiscardPower, ReplaceHand
from hauntbox.games.vast.roles.dragon.rules.sloth import GiveTreasure, MovePride, RestCheck, TakeTreasures, eat
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor, spirit
from hauntbox.games.vast.roles.dragon.turn import DragonStirs, PlaceAGem
from hauntbox.games.vast.roles.ghoul.against import DragonSuffers
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.knight.board import BOMB, STRENGTH
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import dragon_of, ghoul_of, knight_of
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.scenes import at, do, offers, put, run, scene, sp, token, told, why


@proves("VSB-DRS-02", "VSB-DRS-05", "VSB-PLR-09")
def test_he_begins_with_three_cards_and_two_hunger_cubes_moved_against_the_knight() -> None:
    g = lay_out(Options(ghoul=False, dragon=True), "cave", "s")
    g.settle()
    board = dragon_of(g)
    assert (board.sloth, board.wakefulness, len(board.hand), sorted(board.hand + board.deck)) == (
        [4, 2, 4, 1, 1], 2, 3, [*CARDS],
    )  # fmt: skip


@proves("VSB-SOLO-04")
@pytest.mark.parametrize(("level", "cubes"), [("easy", 4), ("medium", 2), ("hard", 0)])
def test_alone_the_level_moves_hunger_cubes(level: str, cubes: int) -> None:
    g = lay_out(Options(knight=False, ghoul=False, dragon=True, solo_level=level), "cave", "s")
    g.settle()
    assert (dragon_of(g).wakefulness, dragon_of(g).sloth[1]) == (cubes, 4 - cubes)


@proves("VSB-DRS-01", "VSB-DIF-01")
@pytest.mark.parametrize(("level", "health"), [("novice", 3), ("knight", 5), ("lady", 7)])
def test_the_knights_level_sets_his_health(level: str, health: int) -> None:
    g = lay_out(Options(ghoul=False, dragon=True, knight_level=level), "cave", "s")
    g.settle()
    assert dragon_of(g).health == health


@proves("VSB-DRS-06", "VSB-DRS-07")
@pytest.mark.parametrize(("roles", "place"), [((KNIGHT, DRAGON), "e1"), ((DRAGON, GHOUL), "center")])
def test_he_appears_with_the_knight_or_on_the_entrance(roles: tuple[int, ...], place: str) -> None:
    g = scene("EN O0", roles=roles)
    if KNIGHT in roles:
        put(g, KNIGHT, "e1")
    run(g, DragonStirs())
    assert g.at[DRAGON] == sp(place)


@proves("VSB-DRT-01", "VSB-DEC-31", "VSB-DRW-17")
def test_underground_one_free_move_of_two_straight_spaces_through_walls_and_dark() -> None:
    g = lair("O0 EN OA af\n.. O0 O0 ..", here="center")
    assert offers(g)[:-1] == at("w1", "e1", "e2", "s1")
    assert why(g, "at s1e1") == "VSB-DRT-01"
    do(g, "at e2")
    assert (g.at[DRAGON], why(g, "at e1")) == (sp("e2"), "VSB-DRT-01")


@proves("VSB-DRW-18", "VSB-DRT-01")
def test_on_the_surface_walls_and_dark_tiles_stop_him() -> None:
    g = lair("O2 EN af", here="center", surfaced=True, roles=(DRAGON, GHOUL))
    assert (why(g, "at w1"), why(g, "at e1"), offers(g)) == ("VSB-DRW-18", "VSB-DRW-18", ["settle"])


@proves("VST-OTH-16", "VST-OTH-17")
@pytest.mark.parametrize(("surfaced", "discs", "rule"), [(False, 9, ""), (True, 1, "VST-OTH-17"), (True, 0, "")])
def test_the_surfaced_dragon_needs_more_armor_than_the_ghouls_defense(surfaced: bool, discs: int, rule: str) -> None:
    g = lair(roles=(DRAGON, GHOUL), here="e1", surfaced=surfaced)
    put(g, GHOUL, "e2")
    ghoul_of(g).discs = discs
    assert why(g, "at e2") == rule


@proves("VSB-DRT-04", "VSB-DRT-05", "VSB-DRW-01")
def test_he_takes_all_treasures_here_and_gives_one_for_greed() -> None:
    g = lair(here="e1")
    token(g, TREASURES, "e1", "e1")
    g.agenda.clear()
    run(g, TakeTreasures(), GiveTreasure(DRAGON))
    do(g, "yes")
    board = dragon_of(g)
    assert (board.treasures, board.sloth[0], board.wakefulness, g.out[TREASURES]) == (1, 3, 1, 1)


@proves("VSB-DRT-06")
def test_with_greed_empty_treasures_return() -> None:
    g = lair(here="e1")
    token(g, TREASURES, "e1")
    dragon_of(g).sloth[0] = 0
    run(g, TakeTreasures())
    assert (dragon_of(g).treasures, g.out[TREASURES], g.tokens[TREASURES]) == (0, 0, ())


@proves("VSB-DRW-02", "VSB-DRW-29", "VSB-DRW-04")
def test_two_goblins_serve_hunger_once_in_a_turn() -> None:
    g = lair()
    assert why(g, "feed") == "VSB-DRW-02"
    eat(g, 5)
    do(g, "feed")
    assert (dragon_of(g).eaten, dragon_of(g).sloth[1], why(g, "feed")) == (3, 3, "VSB-DRW-04")


@proves("VSB-DRS-04")
def test_the_track_of_eaten_goblins_ends_at_seven() -> None:
    g = lair()
    eat(g, 9)
    assert dragon_of(g).eaten == 7


@proves("VSB-DRT-07", "VSB-DEC-34", "VSB-DRW-03")
def test_a_second_gem_on_the_map_serves_pride() -> None:
    g = lair(here="e1")
    g.agenda.clear()
    token(g, CLAW_GEM, "w1")
    run(g, PlaceAGem(DRAGON))
    assert offers(g) == ["place flame gem", "place wing gem", "no"]
    do(g, "place wing gem", "yes")
    assert (g.tokens[WING_GEM], dragon_of(g).sloth[3], dragon_of(g).wakefulness) == ((sp("e1"),), 0, 1)


@proves("VSB-DRW-28", "VSB-DEC-166")
@pytest.mark.parametrize(("moved", "asked"), [(False, True), (True, False)])
def test_not_moving_is_met_after_powers(moved: bool, asked: bool) -> None:
    g = lair()
    g.agenda.clear()
    dragon_of(g).moved = moved
    run(g, RestCheck())
    assert isinstance(g.asking(), MovePride) == asked


@proves("VSB-DRT-08", "VSB-DRW-26")
def test_replace_hand_draws_as_many_as_spirit() -> None:
    g = lair(hand="ccc", wakefulness=6)
    assert (armor(g), dragon_of(g).spirit) == (2, 3)
    run(g, ReplaceHand())
    assert (len(dragon_of(g).hand), len(dragon_of(g).deck), dragon_of(g).spirit) == (5, 13, 5)


LADDER = [(0, 1, 3), (2, 1, 4), (4, 2, 4), (6, 2, 5), (8, 3, 5), (10, 3, 6), (12, 4, 6), (14, 4, 7)]


@proves(*[f"VSB-DRW-{n:02}" for n in range(6, 14)])
@pytest.mark.parametrize(("wakefulness", "plates", "cards"), LADDER)
def test_armor_and_spirit_by_wakefulness(wakefulness: int, plates: int, cards: int) -> None:
    g = lair(wakefulness=wakefulness)
    assert (armor(g), spirit(dragon_of(g))) == (plates, cards)


@proves("VSB-EX-13")
@pytest.mark.parametrize(("ash", "plates"), [(False, 2), (True, 3)])
def test_example_of_seven_wakefulness(ash: bool, plates: int) -> None:
    g = lair(wakefulness=7, roles=(DRAGON, GHOUL), ash=ash)
    assert (armor(g), spirit(dragon_of(g))) == (plates, 5)


@proves("VSB-VAR-18", "VST-VTWO-16")
@pytest.mark.parametrize(("wakefulness", "plates"), [(7, 3), (14, 4)])
def test_ash_dragon_adds_one_armor_up_to_four(wakefulness: int, plates: int) -> None:
    g = lair(wakefulness=wakefulness, roles=(DRAGON, GHOUL), ash=True)
    assert armor(g) == plates


@proves("VST-EX-29")
def test_example_of_waking_while_the_ghoul_stands_on_his_tile() -> None:
    g = lair("EN C8", here="e1", wakefulness=10, roles=(DRAGON, GHOUL), ash=True)
    g.agenda.clear()
    token(g, CRYSTALS, "e1")
    token(g, TREASURES, "e1")
    put(g, GHOUL, "e1")
    ghoul_of(g).discs = 4
    do(run(g, TakeTreasures(), GiveTreasure(DRAGON)), "yes")
    board = dragon_of(g)
    assert (board.wakefulness, board.surfaced, g.tokens[CRYSTALS], g.out[CRYSTALS]) == (11, True, (), 1)
    assert ROLES[GHOUL].bars_struck(g, GHOUL, DRAGON) != ""  # Armor 4 against Defense 4
    assert (told(g, "attacks"), told(g, "skitters"), g.at[GHOUL]) == ([], [], sp("e1"))
    g.turn, ghoul_of(g).discs = GHOUL, 5
    do(run(g, Prowl(GHOUL)), "attack dragon")
    assert (ghoul_of(g).discs, told(g, "attacks")) == (0, [(GHOUL, DRAGON)])


@proves("VSB-DRW-14", "VSB-DRW-16")
def test_waking_on_a_crystal_tile_surfaces_at_once_whoever_is_there() -> None:
    g = lair("EN C8", here="e1", wakefulness=10, roles=(DRAGON, GHOUL), ash=True)
    token(g, CRYSTALS, "e1")
    put(g, GHOUL, "e1")
    ghoul_of(g).discs = 4
    eat(g, 2)
    do(g, "feed")
    board = dragon_of(g)
    assert (board.awake, board.surfaced, g.out[CRYSTALS], armor(g)) == (True, True, 1, 4)
    assert g.at[GHOUL] == g.at[DRAGON] == sp("e1")


@proves("VSB-DRW-15")
def test_awake_he_surfaces_where_his_turn_ends_on_a_crystal_tile() -> None:
    g = lair("EN C8", here="e1")
    ROLES[DRAGON].end_on_space(g)
    assert not dragon_of(g).surfaced
    dragon_of(g).awake = True
    ROLES[DRAGON].end_on_space(g)
    assert dragon_of(g).surfaced


@proves("VSB-ORD-12", "VSB-DRW-20")
@pytest.mark.parametrize("surfaced", [True, False])
def test_only_from_the_surface_does_he_escape(surfaced: bool) -> None:
    g = lair(here="e1", surfaced=surfaced)
    do(g, "at center")
    assert (g.outcome is not None and g.outcome.scores[DRAGON] == 1.0) == surfaced


@proves("VSB-DRW-19")
def test_on_the_surface_the_knight_strikes_him_as_he_passes_and_he_goes_on() -> None:
    g = lair("O0 EN O0 O0 O0", here="e1", knight="e2", surfaced=True)
    knight_of(g).cubes[STRENGTH] = 1
    do(g, "at e3")
    assert (dragon_of(g).health, g.at[DRAGON]) == (4, sp("e3"))


# The Knight. --------------------------------------------------------------------------------------------------------


def hunt(strength: int, bomb: int = 0, **more: object):  # type: ignore[no-untyped-def]
    g = lair(here="e1", knight="e1", **more)  # type: ignore[arg-type]
    g.agenda.clear()
    g.turn = KNIGHT
    board = knight_of(g)
    board.cubes[STRENGTH], board.cubes[BOMB], board.free = strength - 1, bomb, 0
    board.cubes[1] = 2
    return run(g, MoveAndAct(KNIGHT))


@proves("VSB-KNA-01", "VSB-KNA-05", "VSB-KNQ-02")
def test_underground_she_needs_the_bomb_and_attacks_once() -> None:
    assert why(hunt(3), "encounter") == "VSB-KNE-01"
    g = hunt(3, bomb=1)
    do(g, "encounter", "strike dragon")
    assert (dragon_of(g).health, knight_of(g).bombs, why(g, "encounter")) == (4, 3, "VSB-KNE-01")
    assert why(g, "blast n") == "VSB-KNQ-10"


@proves("VSB-KNA-02", "VSB-KNQ-09")
def test_in_the_collapse_she_needs_no_bomb() -> None:
    g = hunt(3, collapsing=True)
    do(g, "encounter", "strike dragon")
    assert (dragon_of(g).health, why(g, "encounter")) == (4, "VSB-KNE-01")


@proves("VSB-KNA-04", "VSB-EX-07")
@pytest.mark.parametrize(
    ("face", "health"), [(CENTRE, 4), (CROSS, 4), (SALTIRE, 4), (AROUND, 5), (DIAMOND, 5), (CORNERS, 5)]
)
def test_equal_strength_needs_the_centre(face: int, health: int) -> None:
    g = hunt(3, bomb=1, wakefulness=8)
    g.rig(DRAGON_DIE, face)
    do(g, "encounter", "strike dragon")
    assert dragon_of(g).health == health


@proves("VSB-ORD-07", "VSB-DRW-21")
def test_at_no_health_he_is_killed_and_she_wins() -> None:
    g = hunt(3, bomb=1)
    dragon_of(g).health = 1
    do(g, "encounter", "strike dragon")
    assert g.outcome is not None
    assert g.outcome.scores[KNIGHT] == 1.0


@proves("VSB-KNG-03", "VSB-KNX-07")
@pytest.mark.parametrize(("face", "grit"), [(CENTRE, 2), (CORNERS, 9)])
def test_a_gem_costs_two_grit_or_gives_five(face: int, grit: int) -> None:
    g = hunt(1)
    token(g, CLAW_GEM, "e1")
    knight_of(g).grit = 4
    g.rig(DRAGON_DIE, face)
    do(g, "encounter", "collect claw gem")
    assert (knight_of(g).grit, g.tokens[CLAW_GEM], knight_of(g).feats >> 4 & 1) == (grit, (), 1)


@proves("VSB-DRP-19", "VSB-DRP-20")
def test_the_knight_loses_five_grit_in_the_flame_wall_once_a_turn() -> None:
    g = hunt(1)
    token(g, FLAME_WALL, "e2")
    knight_of(g).grit, knight_of(g).cubes[0] = 14, 3
    do(g, "way e", "way w", "way e")
    assert knight_of(g).grit == 9


# The Ghoul. ---------------------------------------------------------------------------------------------------------


@proves("VST-EFF-11", "VST-EFF-12", "VST-EFF-15")
def test_the_ghouls_victim_chooses_among_what_he_can_lose() -> None:
    g = lair(hand="cf", roles=(DRAGON, GHOUL), wakefulness=4)
    run(g, DragonSuffers(DRAGON))
    assert offers(g) == ["suffer cards", "suffer health"]
    dragon_of(g).hand = (0,)
    dragon_of(g).sloth[2] = 3
    assert offers(g) == ["suffer health", "suffer sloth"]


@proves("VST-EFF-14", "VST-DEC-53", "VST-EFF-34")
def test_a_sloth_cube_that_goes_back_lowers_armor_at_once() -> None:
    g = lair(roles=(DRAGON, GHOUL), wakefulness=4, surfaced=True)
    dragon_of(g).sloth[2] = 3
    run(g, DragonSuffers(DRAGON))
    do(g, "suffer sloth", "sloth pride events")
    assert (armor(g), dragon_of(g).sloth[2], dragon_of(g).awake) == (1, 4, True)
    assert told(g, "falls drowsy") == [(2, 3)]


@proves("VST-DEC-52", "VSB-DEC-161")
def test_he_says_which_cards_he_discards() -> None:
    g = lair(hand="ccf")
    run(g, DiscardPower(DRAGON, 2))
    do(g, "power card flame", "power card claw")
    assert (dragon_of(g).hand, dragon_of(g).spent) == ((0,), (1, 0))
