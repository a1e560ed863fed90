"""The Shadow Unicorn: his pile, Move, Rampage, attacks and Teleports, and who hunts him. SHU, ORD, GROW, RND, OTH"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hauntbox.games.vast.cave.collapse.removal import RemoveTile, remove
from hauntbox.games.vast.cave.die import CENTRE, DRAGON_DIE
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, E, N, S, W
from hauntbox.games.vast.cave.ground import is_lit_at, lay
from hauntbox.games.vast.cave.tiles import DARK
from hauntbox.games.vast.roles.ghoul.against import attack as ghoul_attack
from hauntbox.games.vast.roles.ghoul.against import price_of
from hauntbox.games.vast.roles.ghoul.rules.prices import PIECE, surcharges
from hauntbox.games.vast.roles.goblins.cards.schemes import HexWhom
from hauntbox.games.vast.roles.goblins.rules.raiding import bars_raid, raid
from hauntbox.games.vast.roles.knight.against import shoot
from hauntbox.games.vast.roles.knight.board import ENCHANTED_BOW, STRENGTH
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    CAVE,
    DRAGON,
    EYE_TRIBE,
    FANGS_TRIBE,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import CLAWED, ROLES
from hauntbox.games.vast.roles.thief.rules.pickpocket import bars_backstab
from hauntbox.games.vast.roles.unicorn.board import CUBES
from hauntbox.games.vast.roles.unicorn.cards import ALL
from hauntbox.games.vast.roles.unicorn.rules.sight import LOTS, seen
from hauntbox.games.vast.roles.unicorn.rules.stats import armor, decider, orienter, spirit
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt, ShadowSettles, attack
from hauntbox.games.vast.roles.unicorn.shadow_turn import ShadowCards, ShadowMoves, begin_shadow
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, goblins_of, knight_of, thief_of, unicorn_of
from hauntbox.games.vast.table.ends import BY_OTHERS, ESCAPED, collapse, die, happen
from hauntbox.games.vast.table.turns import BeginRound, NextTurn, ShadowTurn, tiles_due
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, scene, sp, told
from vast.unicorn.stable import haunt
from vast.unicorn.test_cards import begun

ROW = "O0 O0 EN O0 O0"


def roams(drawing: str = ROW, here: str = "w1", facing: str = "e", pile: str = "f1", **more: Any) -> Vast:
    """He plays his pile, not for the first time."""
    g = haunt(drawing, here=here, facing=facing, pile=pile, **more)
    g.turn = UNICORN
    return g


def level(g: Vast, name: str) -> Vast:
    g.options = replace(g.options, solo_level=name)
    return g


# Set-up and turn. ---------------------------------------------------------------------------------------------------


@proves("VSB-SHU-01", "VSB-SHU-02", "VSB-OPT-05")
def test_he_begins_with_seven_health_and_a_pile_of_three() -> None:
    g = begun(KNIGHT, shadow_unicorn=True)
    board = unicorn_of(g)
    assert (board.health, len(board.hand), board.cubes, armor(g)) == (7, 3, CUBES, 2)
    assert (g.at[UNICORN], UNICORN in g.roles(), sorted(board.hand + board.deck)) == (NOWHERE, False, list(ALL))


@proves("VSB-SHU-03")
@pytest.mark.parametrize(
    ("crystals", "numbers"), [(0, (3, 2)), (2, (3, 2)), (3, (4, 2)), (5, (5, 3)), (7, (6, 3)), (9, (7, 4))]
)
def test_spirit_and_armor_grow_with_revealed_and_collapsed_crystal_tiles(
    crystals: int, numbers: tuple[int, int]
) -> None:
    g = haunt("EN O0 C0")
    g.gone = tuple(list(range(31, 40))[: max(crystals - 1, 0)])
    if not crystals:
        g = haunt("EN O0")
    assert (spirit(g), armor(g)) == numbers


@proves("VSB-ORD-03", "VSB-GROW-05", "VSB-ORD-01")
def test_he_takes_his_turn_after_all_players_and_places_no_tile() -> None:
    g = roams(pile="", here="w2")
    put(g, KNIGHT, "center")
    tiles, g.turn = len(g.laid), KNIGHT
    run(g, NextTurn(KNIGHT))
    assert (told(g, "turn")[:2], len(told(g, "round"))) == ([(UNICORN,), (KNIGHT,)], 1)
    assert len(g.laid) == tiles
    h = roams(roles=(KNIGHT, GHOUL))
    h.left = 1 << UNICORN
    run(h, NextTurn(GHOUL))
    assert told(h, "turn")[0] == (KNIGHT,)
    assert BeginRound()


@proves("VSB-SHU-04", "VSB-DEC-148")
def test_he_appears_beside_the_hunter_facing_away_and_does_not_rampage_yet() -> None:
    g = scene("O0 EN O0 O0 O0", roles=(KNIGHT,), shadow=True, hunter=KNIGHT)
    put(g, KNIGHT, "e2")
    unicorn_of(g).hand = (4, 20)  # angry, so that he would rampage
    run(g, ShadowTurn())
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["at e1", "at e3"])
    do(g, "at e1")
    assert (told(g, "rampages"), told(g, "unicorn appears")) == ([], [(UNICORN, sp("e1"))])
    assert told(g, "steps")[:2] == [(UNICORN, MIDDLE), (UNICORN, sp("w1"))]  # facing west


@proves("VSB-SHU-05", "VSB-UNS-08")
def test_odd_cards_move_even_cards_turn_and_angry_ones_do_their_own() -> None:
    g = roams("EN O0 O0 O0 O0", here="center", pile="f1 r1 f2l2")
    run(g, ShadowCards(0, False))
    what = [(event.what, event.facts[1]) for event in g.events or () if event.what in ("steps", "unicorn turns")]
    assert what == [("steps", sp("e1")), ("unicorn turns", S), ("unicorn turns", E)]
    assert len(unicorn_of(g).hand) == spirit(g)
    assert len(told(g, "spirit card")) == 3


@proves("VSB-SHU-06", "VSB-PAR-03", "VSB-SHU-07")
@pytest.mark.parametrize(
    ("name", "pile", "rages"),
    [
        ("easy", "f2", True), ("easy", "f1", False), ("easy", "r1 f1", False),
        ("medium", "f1", True), ("medium", "f2l2", True), ("hard", "f1", True),
    ],
)  # fmt: skip
def test_what_provokes_him_follows_from_the_level(name: str, pile: str, rages: bool) -> None:
    g = level(roams(ROW, here="w2", pile=pile, deck="b1"), name)
    put(g, KNIGHT, "e2")
    unicorn_of(g).hand = unicorn_of(g).hand[:1]
    run(g, ShadowCards(0, False))
    assert bool(told(g, "rampages")) == rages


@proves("VSB-SHU-06")
@pytest.mark.parametrize(("name", "rages"), [("medium", False), ("hard", True)])
def test_a_turn_provokes_him_only_at_the_hard_level_and_only_if_he_sees_somebody(name: str, rages: bool) -> None:
    g = level(roams(ROW, here="w2", pile="f1", deck="b1"), name)
    put(g, KNIGHT, "e2")
    run(g, ShadowCards(1, False))
    assert bool(told(g, "rampages")) == rages
    h = level(roams("O0 O2 EN O0", here="w2", pile="f1"), "hard")
    put(h, KNIGHT, "e1")
    run(h, ShadowCards(1, False))
    assert (seen(h), told(h, "rampages")) == ([], [])


@proves("VSB-SHU-07", "VSB-SHU-20", "VSB-SHU-09")
def test_he_turns_to_his_target_rushes_over_his_cubes_and_attacks() -> None:
    g = roams(ROW, here="w2", facing="n", pile="f2", deck="b1")
    put(g, KNIGHT, "e1")
    unicorn_of(g).marks = (sp("w1"),)
    run(g, ShadowCards(0, False))
    assert (knight_of(g).health, told(g, "attacks")) == (6, [(UNICORN, KNIGHT)])
    assert (unicorn_of(g).facing, MIDDLE in unicorn_of(g).marks) == (E, True)


@proves("VSB-SHU-07", "VSB-DEC-149")
def test_of_several_tribes_he_charges_the_strongest_then_the_closest_then_as_the_hunter_says() -> None:
    g = roams(ROW, here="center", pile="f2", roles=(GOBLINS,), hunter=GOBLINS, deck="b1")
    put(g, BONES_TRIBE, "e1")
    put(g, EYE_TRIBE, "w1")
    goblins_of(g).population, goblins_of(g).rage = [0, 2, 3], 2
    run(g, ShadowCards(0, False))
    assert told(g, "attacks")[0] == (UNICORN, EYE_TRIBE)
    h = roams(ROW, here="center", pile="f2", roles=(GOBLINS,), hunter=GOBLINS, deck="b1")
    put(h, BONES_TRIBE, "e1")
    put(h, EYE_TRIBE, "w1")
    goblins_of(h).population, goblins_of(h).rage = [0, 2, 2], 2
    run(h, ShadowCards(0, False))
    assert (h.waiting(), offers(h)) == ((GOBLINS,), ["gore bones tribe", "gore eye tribe"])
    do(h, "gore bones tribe")
    assert told(h, "attacks")[0] == (UNICORN, BONES_TRIBE)


@proves("VSB-SHU-19", "VSB-RND-11")
@pytest.mark.parametrize(("hunter", "lot", "target"), [(THIEF, 1, THIEF), (NOBODY, 1, KNIGHT), (NOBODY, 2, GHOUL)])
def test_with_several_players_the_hunter_goes_first_then_the_nearest_then_lots(
    hunter: int, lot: int, target: int
) -> None:
    g = roams(ROW, here="center", pile="f2", roles=(KNIGHT, THIEF, GHOUL), hunter=hunter, deck="b1", treasures=12)
    put(g, KNIGHT, "e1")
    put(g, GHOUL, "w1")
    put(g, THIEF, "w2")
    g.rig(LOTS, lot)
    run(g, ShadowCards(0, False))
    assert told(g, "attacks")[0] == (UNICORN, target)


# Move. --------------------------------------------------------------------------------------------------------------


@proves("VSB-SHU-08")
def test_facing_a_wall_he_turns_right_and_marks_what_he_walks_over() -> None:
    g = roams("EN O0 O3\n.. .. O0", here="e1", facing="e")
    unicorn_of(g).moving = True
    run(g, ShadowMoves(2))
    assert (g.at[UNICORN], unicorn_of(g).marks, unicorn_of(g).facing) == (
        sp("s1e2"), (sp("e2"), sp("s1e2")), N,
    )  # fmt: skip


@proves("VSB-SHU-08", "VSB-DEC-150", "VSB-SHU-21")
@pytest.mark.parametrize(("roles", "hunter", "who"), [((KNIGHT,), KNIGHT, KNIGHT), ((KNIGHT, GHOUL), GHOUL, KNIGHT)])
def test_a_dark_tile_is_revealed_and_oriented_by_who_does_not_hunt_him(
    roles: tuple[int, ...], hunter: int, who: int
) -> None:
    g = roams("EN O0 a.", here="e1", roles=roles, hunter=hunter)
    corner = 7
    lay(g, sp("e2"), corner, DARK[corner])
    unicorn_of(g).moving = True
    run(g, ShadowMoves(1))
    assert (orienter(g), g.waiting()) == (who, (who,))
    g.play(who, g.legal(who)[0])
    assert is_lit_at(g, sp("e2"))


@proves("VSB-SHU-10", "VSB-SHU-28", "VSB-SHU-08")
def test_a_cube_on_a_new_space_sends_him_away_and_ends_his_move() -> None:
    g = roams("O0 O0 EN O0 O0 O0", here="w2", facing="e", deck="f2")
    unicorn_of(g).marks, unicorn_of(g).moving = (sp("w1"),), True
    run(g, ShadowMoves(3))
    assert (g.at[UNICORN], unicorn_of(g).facing, unicorn_of(g).marks) == (sp("e1"), E, (sp("w1"), sp("e1")))


@proves("VSB-SHU-08", "VSB-SHU-28")
def test_where_he_is_no_more_he_does_not_settle() -> None:
    g = roams("O0 EN O0", here="w1", facing="e")
    run(g, ShadowSettles(sp("e1"), (), (), leapt=False))
    assert (g.at[UNICORN], unicorn_of(g).marks, told(g, "unicorn turns")) == (sp("w1"), (), [])


@proves("VSB-SHU-22", "VSB-SHU-23")
def test_an_open_edge_without_a_tile_is_a_wall_and_walled_in_he_teleports() -> None:
    g = roams("EN O0", here="e1", facing="e", collapsing=True)
    unicorn_of(g).moving = True
    run(g, ShadowMoves(1))
    assert (g.at[UNICORN], told(g, "unicorn turns")[0]) == (MIDDLE, (UNICORN, W))
    h = roams("EN O0 .. ..\n.. .. .. O0", here="s1e3", deck="b2", facing="e", collapsing=True)
    unicorn_of(h).moving = True
    run(h, ShadowMoves(1))
    assert told(h, "reveals unicorn")
    k = roams(ROW, here="e2", deck="b2", collapsing=True)
    run(k, *remove(k, KNIGHT, sp("e2")))
    assert (k.at[UNICORN], sp("e2") in k.ground) == (MIDDLE, False)


@proves("VSB-SHU-13", "VSB-DEC-151")
def test_onto_an_open_space_tiles_are_added_before_the_collapse_and_in_it_three_go_first() -> None:
    g = run(roams("EN O0", here="e1", facing="e", deck="f2", stack="a. a. a. a. a. a."), Bolt())
    assert (g.at[UNICORN], len(told(g, "lays")) >= 2) == (sp("e3"), True)
    h = run(roams("O0 O0 EN O0 O0 O0", here="e1", deck="l2 b1", collapsing=True), Bolt())
    assert isinstance(h.asking(), RemoveTile)
    do(h, "at w2", "at w1", "at e3")
    assert (h.at[UNICORN], len(h.gone)) == (MIDDLE, 3)


@proves("VSB-SHU-29")
def test_in_a_chain_nobody_is_attacked_twice_no_cube_works_twice_and_without_a_destination_he_stays() -> None:
    g = roams(ROW, here="center", deck="f1 b1 f1", roles=(KNIGHT, GHOUL))
    put(g, KNIGHT, "center")
    unicorn_of(g).marks = (sp("e1"),)
    unicorn_of(g).deck = (17, 22, *[card for card in unicorn_of(g).deck if card not in (17, 22)])
    attack(g, KNIGHT)
    g.settle()
    assert (told(g, "attacks"), len(told(g, "teleports")), g.at[UNICORN]) == ([(UNICORN, KNIGHT)], 2, MIDDLE)
    h = run(roams("EN .. .. O0", here="e3", stack=""), Bolt())
    assert (h.at[UNICORN], told(h, "unicorn stays"), unicorn_of(h).shown) == (sp("e3"), [(UNICORN,)], ())


# Attacks. -----------------------------------------------------------------------------------------------------------


@proves("VSB-SHU-09", "VSB-THU-20", "VST-OTH-64")
def test_his_attack_scatters_kills_and_makes_skitter_without_a_bonus_or_a_lost_card() -> None:
    g = roams("af O0 EN O0 O0", here="e1", roles=(GOBLINS, THIEF, GHOUL), treasures=12, stack="vf vf")
    for piece in (BONES_TRIBE, THIEF, GHOUL):
        put(g, piece, "e1")
    goblins_of(g).population, ghoul_of(g).held[0] = [3, 3, 3], 1
    for piece in (BONES_TRIBE, THIEF, GHOUL):
        put(g, UNICORN, "e1")
        attack(g, piece)
        g.agenda = [frame for frame in g.agenda if not isinstance(frame, Bolt)]
        g.settle()
    assert (g.at[BONES_TRIBE], goblins_of(g).population[1], g.at[THIEF]) == (NOWHERE, 1, NOWHERE)
    assert (g.at[GHOUL], ghoul_of(g).held[0], thief_of(g).level) == (sp("w2"), 1, 3)


@proves("VST-SKT-11", "VST-OTH-64")
def test_nobody_names_the_symbol_when_he_attacks_the_ghoul() -> None:
    g = roams("af ab EN O0 O0", here="e1", roles=(KNIGHT, GHOUL), stack="ab ab")
    put(g, GHOUL, "e1")
    attack(g, GHOUL)
    g.agenda = [frame for frame in g.agenda if not isinstance(frame, Bolt)]
    g.settle()
    assert (told(g, "names"), g.at[GHOUL]) == ([], sp("w1"))


@proves("VSB-SHU-11", "VSB-SHU-09")
@pytest.mark.parametrize(
    ("roles", "victim", "left"),
    [((KNIGHT,), KNIGHT, (6, 9)), ((KNIGHT, GOBLINS), KNIGHT, (7, 4)), ((KNIGHT, THIEF), KNIGHT, (6, 9))],
)
def test_whoever_somebody_else_hunts_loses_grit_instead_of_health(
    roles: tuple[int, ...], victim: int, left: tuple[int, int]
) -> None:
    g = roams(ROW, here="e1", roles=roles, hunter=NOBODY)
    put(g, KNIGHT, "e1")
    knight_of(g).grit, knight_of(g).track = 9, 31
    attack(g, victim)
    g.agenda = [frame for frame in g.agenda if not isinstance(frame, Bolt)]
    g.settle()
    assert (knight_of(g).health, knight_of(g).grit) == left


@proves("VSB-SHU-11", "VSB-SHU-09")
@pytest.mark.parametrize(("roles", "left"), [((DRAGON, CAVE), (4, 3)), ((KNIGHT, DRAGON), (5, 1))])
def test_the_dragon_loses_health_or_two_cards(roles: tuple[int, ...], left: tuple[int, int]) -> None:
    g = roams(ROW, here="e1", roles=roles)
    put(g, DRAGON, "e1")
    dragon_of(g).hand = (0, 0, 0)
    attack(g, DRAGON)
    g.agenda = [frame for frame in g.agenda if not isinstance(frame, Bolt)]
    g.settle()
    while g.waiting():
        g.play(DRAGON, g.legal(DRAGON)[0])
    assert (dragon_of(g).health, len(dragon_of(g).hand)) == left


@proves("VSB-SHU-24")
@pytest.mark.parametrize("roles", [(KNIGHT,), (KNIGHT, THIEF)])
def test_a_knight_whom_he_kills_leaves_and_alone_it_is_a_loss(roles: tuple[int, ...]) -> None:
    g = roams(ROW, here="e1", roles=roles)
    put(g, KNIGHT, "e1")
    knight_of(g).health = 1
    attack(g, KNIGHT)
    assert (g.at[KNIGHT], g.outcome is not None) == (NOWHERE, len(roles) == 1)
    assert g.outcome is None or not any(g.outcome.scores)


@proves("VSB-SHU-12", "VSB-SHU-26", "VSB-SHU-10")
@pytest.mark.parametrize(("hunters", "health"), [((KNIGHT,), 6), ((), 7)])
def test_the_knight_attacks_him_by_the_same_comparison(hunters: tuple[int, ...], health: int) -> None:
    g = haunt(ROW, here="e1", deck="b1", hunters=hunters)
    put(g, KNIGHT, "e1")
    assert ROLES[UNICORN].bars_struck(g, UNICORN, KNIGHT) == "VSB-KNA-06"
    knight_of(g).cubes[STRENGTH] = 1
    assert ROLES[UNICORN].bars_struck(g, UNICORN, KNIGHT) == ""
    g.rig(DRAGON_DIE, CENTRE)
    ROLES[UNICORN].struck(g, UNICORN, KNIGHT)
    g.settle()
    assert (unicorn_of(g).health, g.at[UNICORN]) == (health, MIDDLE)


@proves("VSB-SHU-12", "VSB-THA-19")
def test_tribe_dragon_and_thief_attack_him_too() -> None:
    g = haunt(ROW, here="e1", deck="b1", roles=(GOBLINS, DRAGON, THIEF), hunters=(GOBLINS, DRAGON, THIEF), treasures=12)
    put(g, BONES_TRIBE, "e1")
    put(g, THIEF, "e1")
    goblins_of(g).population, goblins_of(g).rage = [2, 2, 2], 2
    assert bars_raid(g, 1, UNICORN) == "VSB-GOA-14"
    goblins_of(g).population = [3, 3, 3]
    thief_of(g).stats, thief_of(g).cubes = [2, 2, 4], 4
    assert [bars_backstab(g, UNICORN, n) for n in (2, 3)] == ["VSB-UNT-25", "VSB-THA-19"]
    thief_of(g).stats = [2, 3, 4]
    assert bars_backstab(g, UNICORN, 3) == ""
    raid(g, 1, UNICORN)
    ROLES[UNICORN].hit_by_power(g, UNICORN, CLAWED)
    ROLES[UNICORN].backstabbed(g, UNICORN, 3)
    assert unicorn_of(g).health == 4


@proves("VST-EFF-29", "VSB-SHU-26", "VST-MOVE-27", "VST-MOVE-13")
@pytest.mark.parametrize(("hunters", "health"), [((GHOUL,), 6), ((), 7)])
def test_the_ghoul_pays_one_more_than_his_armor_and_takes_health_if_it_hunts_him(
    hunters: tuple[int, ...], health: int
) -> None:
    g = haunt("af EN O0 O0", here="e1", deck="b1", roles=(GHOUL,), hunters=hunters)
    put(g, GHOUL, "center")
    ghoul_of(g).discs = 6
    assert (price_of(g, UNICORN), surcharges(g, E, NOBODY, 6)) == (3, PIECE)
    put(g, GHOUL, "e1")
    ghoul_attack(g, UNICORN)
    g.settle()
    assert (unicorn_of(g).health, ghoul_of(g).fury, ghoul_of(g).discs, g.at[UNICORN]) == (health, 1, 3, MIDDLE)


@proves("VSB-SEC-24")
def test_a_hex_takes_cards_off_his_pile() -> None:
    g = haunt(ROW, pile="f1 f2 r1", roles=(GOBLINS,))
    goblins_of(g).population = [0, 0, 2]
    run(g, HexWhom(GOBLINS))
    assert offers(g) == ["curse nightmare unicorn"]
    do(g, "curse nightmare unicorn")
    assert len(unicorn_of(g).hand) == 1


@proves("VSB-TRE-12")
def test_the_enchanted_bow_takes_cards_off_his_pile_and_he_teleports() -> None:
    g = haunt(ROW, here="e1", pile="f1 f2 r1", deck="b1")
    put(g, KNIGHT, "e2")
    knight_of(g).cubes[ENCHANTED_BOW], knight_of(g).cubes[STRENGTH] = 1, 2
    shoot(g, UNICORN)
    g.settle()
    assert (len(unicorn_of(g).hand), g.at[UNICORN]) == (1, MIDDLE)


# Hunters. -----------------------------------------------------------------------------------------------------------


@proves("VSB-SHU-16", "VSB-SHU-27")
@pytest.mark.parametrize("role", [KNIGHT, THIEF, GHOUL, VILE])
def test_a_hunter_kills_him_and_then_escapes(role: int) -> None:
    g = haunt(ROW, roles=(role,), hunter=role, hunters=(role,), treasures=12)
    assert not happen(g, ESCAPED, role)
    die(g, UNICORN, BY_OTHERS)
    assert (g.outcome, g.at[UNICORN]) == (None, NOWHERE)
    assert happen(g, ESCAPED, role)
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[role]) == ("VSB-SHU-16", 1.0)


@proves("VSB-SHU-16", "VSB-SHU-27")
def test_the_goblins_need_no_escape_and_the_dragon_must_be_on_the_surface() -> None:
    g = haunt(ROW, roles=(GOBLINS,), hunter=GOBLINS)
    die(g, UNICORN, BY_OTHERS)
    assert g.outcome is not None
    h = haunt(ROW, roles=(DRAGON,), hunter=DRAGON)
    die(h, UNICORN, BY_OTHERS)
    assert not happen(h, ESCAPED, DRAGON)
    dragon_of(h).surfaced = True
    assert happen(h, ESCAPED, DRAGON)


@proves("VSB-PLR-29")
@pytest.mark.parametrize("hunter", [KNIGHT, DRAGON])
def test_beside_the_dragon_an_agreed_hunter_wins_by_his_death_but_the_dragon_must_escape_too(hunter: int) -> None:
    g = scene(ROW, roles=(KNIGHT, DRAGON, UNICORN), hunter=hunter, hunters=(hunter,))
    put(g, UNICORN, "e1")
    die(g, UNICORN, BY_OTHERS)
    assert (g.outcome is not None) == (hunter == KNIGHT)
    if hunter == DRAGON:
        dragon_of(g).surfaced = True
        assert happen(g, ESCAPED, DRAGON)


@proves("VSB-SHU-25")
def test_the_collapse_is_the_caves_victory_or_nobodys() -> None:
    g = haunt(ROW, roles=(KNIGHT,), hunter=KNIGHT)
    collapse(g, "VSB-COLL-19")
    assert g.outcome is not None
    assert not any(g.outcome.scores)
    h = haunt(ROW, roles=(KNIGHT, CAVE), shaper=CAVE)
    collapse(h, "VSB-COLL-19")
    assert h.outcome is not None
    assert h.outcome.scores[CAVE] == 1.0


@proves("VSB-SHU-17")
def test_only_the_agreed_hunters_attacks_cost_him_health() -> None:
    g = begun(KNIGHT, GHOUL, shadow_unicorn=True, hunter="ghoul")
    assert (g.terms.hunter, g.terms.hunters, decider(g), orienter(g)) == (GHOUL, (GHOUL,), GHOUL, KNIGHT)
    h = begun(KNIGHT, GHOUL, shadow_unicorn=True)
    assert (h.terms.hunters, decider(h), orienter(h), tiles_due(h, KNIGHT)) == ((), KNIGHT, GHOUL, 1)


def test_his_first_turn_finds_somebody_even_if_the_goblins_are_hidden() -> None:
    g = haunt(ROW, roles=(GOBLINS,), hunter=GOBLINS)
    unicorn_of(g).is_here = False
    begin_shadow(g)
    g.settle()
    assert (g.at[UNICORN], g.waiting(), offers(g)) == (MIDDLE, (GOBLINS,), ["way n", "way e", "way s", "way w"])
    do(g, "way w")
    assert (unicorn_of(g).facing in (N, E, S, W), g.at[FANGS_TRIBE]) == (True, NOWHERE)
