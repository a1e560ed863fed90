"""Possession of each role by its card, and its worked examples. POS, GHS, SKT, EX"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hauntbox.games.vast import flow
from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE
from hauntbox.games.vast.cave.tokens import ARTIFACTS, CLAW_GEM, TREASURES
from hauntbox.games.vast.roles.cave.rules.bats import bars_bats
from hauntbox.games.vast.roles.cave.rules.omens import hatred_price
from hauntbox.games.vast.roles.dragon.board import CARDS, EVENT_PRIDE, GREED, HUNGER
from hauntbox.games.vast.roles.dragon.cards import gems_to_lend, shuffle_and_draw
from hauntbox.games.vast.roles.dragon.rules.sloth import bars_serving
from hauntbox.games.vast.roles.ghost.actions import LAY_ARTIFACT, TAKE_ARTIFACT
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra
from hauntbox.games.vast.roles.ghost.rules.stats import VALUES, has_ghost_card
from hauntbox.games.vast.roles.ghoul.goals import gain_fury
from hauntbox.games.vast.roles.ghoul.rules.skitter import Skitter
from hauntbox.games.vast.roles.goblins.actions import SECRET
from hauntbox.games.vast.roles.goblins.board import BONES, EYE, FANGS
from hauntbox.games.vast.roles.goblins.rules.scatter import scatter
from hauntbox.games.vast.roles.goblins.rules.stats import strength as tribe_strength
from hauntbox.games.vast.roles.knight.board import BOMB, BOW, ENCHANTED_BOW, JAVELIN, STRENGTH, SWORD
from hauntbox.games.vast.roles.knight.board import MAP as ANCIENT_MAP
from hauntbox.games.vast.roles.knight.rules.grit import gain_grit
from hauntbox.games.vast.roles.knight.rules.stats import attack_strength, movement, perception, strength
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    DRAGON,
    FANGS_TRIBE,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.against import TearCard, rob_ghoul
from hauntbox.games.vast.roles.thief.board import EVASION, MORE_MOVEMENT
from hauntbox.games.vast.roles.thief.rules.stats import movement as thief_movement
from hauntbox.games.vast.roles.thief.rules.stats import stealth, thievery, works
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import (
    Vast,
    cave_of,
    dragon_of,
    ghost_of,
    ghoul_of,
    goblins_of,
    knight_of,
    thief_of,
    trance_of,
    vile_of,
)
from hauntbox.games.vast.table.turns import BeginTurn
from hauntbox.kernel.contract import asks
from hauntbox.ledger import proves
from vast.ghost.haunting import MAP, begun, carry, haunted, possess
from vast.scenes import do, offers, put, run, scene, sp, token, told, why

FOCUS = {1: 0, 2: 2, 3: 4, 4: 6}


# The Knight. ---------------------------------------------------------------------------------------------------------


def lady(focus: int = 0, drawing: str = MAP, **more: Any) -> Vast:
    g = haunted(drawing, roles=(KNIGHT, GHOUL, GHOST), focus=focus, **more)
    put(g, KNIGHT, "center")
    knight_of(g).cubes[STRENGTH] = 3
    return possess(g, KNIGHT)


@proves("VSB-POS-01", "VSB-POS-10")
@pytest.mark.parametrize("strong", [1, 2, 3, 4])
def test_the_possessed_knight_has_the_numbers_of_her_card(strong: int) -> None:
    g = lady(FOCUS[strong])
    assert (movement(g), perception(g), strength(g)) == (5, strong + 1, 3)
    do(g, "rest")
    assert (strength(g), movement(g)) == (4, 1)  # her own again


@proves("VSB-POS-15")
def test_a_possessed_knight_has_no_enchanted_bow() -> None:
    g = haunted("O0 EN O0", roles=(KNIGHT, DRAGON, GHOST))
    put(g, KNIGHT, "center")
    put(g, DRAGON, "e1")
    knight_of(g).cubes[ENCHANTED_BOW], dragon_of(g).hand = 1, (0,)
    possess(g, KNIGHT)
    assert (why(g, "shoot dragon"), "shoot dragon" in offers(g)) == ("VSB-POS-15", False)
    knight_of(g).treasures, knight_of(g).face_up = (JAVELIN - SWORD,), 1 << JAVELIN - SWORD
    assert (attack_strength(g), strength(g)) == (3, 3)  # nor the Javelin


@proves("VSB-POS-15", "VSB-POS-16", "VSB-POS-01")
def test_map_bomb_and_bow_work_once_each_even_if_she_used_them() -> None:
    g = haunted("O0 EN O8 O8 O0", roles=(KNIGHT, GHOUL, GHOST))
    put(g, KNIGHT, "center")
    put(g, GHOUL, "w1")
    knight_of(g).used = 1 << BOMB | 1 << BOW
    possess(g, KNIGHT)
    assert {"blast e", "shoot ghoul", "way e"} <= {*offers(g)}
    shot = g.clone()
    do(shot, "shoot ghoul")
    assert shot.trance is not None
    assert shot.trance.used >> BOW & 1
    do(g, "way e")
    assert (why(g, "way e"), trance_of(g).used >> ANCIENT_MAP & 1) == ("VSB-MAP-13", 1)
    do(g, "blast e")
    assert (why(g, "way e"), knight_of(g).bombs) == ("", 2)


@proves("VSB-GHS-33", "VSB-POS-17")
def test_hero_cubes_earned_wait_for_her_next_pick_up() -> None:
    g = lady()
    board = knight_of(g)
    gain_grit(g, 5)
    assert (board.free, board.aside) == (2, 1)
    assert why(g, "cube strength") == "VSB-POS-15"


@proves("VST-EX-23", "VST-SKT-22", "VST-SKT-24")
def test_a_skitter_inside_a_possession() -> None:
    g = haunted("EN O0 O0 ae ab vb vf", roles=(KNIGHT, GHOUL, GHOST), focus=4, at="center", stack="a. a. a. a. a. a.")
    put(g, KNIGHT, "center")
    put(g, GHOUL, "e3")
    ghoul_of(g).discs = 2
    possess(g, KNIGHT)
    grit = knight_of(g).grit
    do(g, "way e", "way e", "way e")
    while type(g.asking()).__name__ != "NameSymbol":
        do(g, offers(g)[0])
    assert knight_of(g).grit == grit + 1
    assert asks(g, (GHOST,))
    assert not asks(g, (KNIGHT,))
    assert not asks(g, (GHOUL,))
    do(g, "symbol Bones")
    assert list(asks(g, (GHOUL,))) == [GHOUL]
    do(g, "at e4")
    assert (g.at[GHOUL], g.possessed) == (sp("e4"), KNIGHT)
    board = knight_of(g)
    assert (movement(g) - board.moved, perception(g) - board.met) == (2, 3)


# The Goblins. --------------------------------------------------------------------------------------------------------


@proves("VSB-POS-02", "VSB-POS-18", "VSB-GHS-26")
def test_possessed_goblins_have_the_influence_as_population_counted_apart() -> None:
    g = haunted("af ab EN O0", roles=(KNIGHT, GOBLINS, GHOST), focus=4, at="e1")
    board = goblins_of(g)
    board.population, board.activated, board.hand = [4, 0, 1], 7, (0,)
    possess(g, GOBLINS)
    assert board.population == [3, 3, 3]
    assert (type(g.asking()).__name__, list(asks(g, (GHOST,)))) == ("RevealFirst", [GOBLINS])
    do(g, "tribe fangs", "at w2")
    assert offers(g) == ["tribe fangs", "tribe bones", "tribe eye", "halt"]  # no Secrets, and all once more
    assert tribe_strength(g, FANGS) == 4  # its Strength disc counts
    do(g, "tribe fangs")
    assert why(g, "hide") == why(g, "special") == "VSB-POS-02"
    board.monsters[FANGS] = (1,)
    scatter(g, FANGS)
    assert (g.at[FANGS_TRIBE], board.monsters[FANGS], g.monster_out) == (NOWHERE, (), (1,))
    g.settle()
    do(g, "halt")
    assert (board.population, g.possessed) == ([4, 0, 1], NOBODY)
    assert BONES + EYE == 3


@proves("VSB-GHS-27", "VSB-GHS-28")
def test_secrets_are_neither_seen_nor_played_by_her() -> None:
    g = haunted("af EN O0", roles=(KNIGHT, GOBLINS, GHOST), at="e1")
    goblins_of(g).hand = (0, 5)
    possess(g, GOBLINS)
    do(g, "no")
    assert goblins_of(known(g, (GHOST,))).hand == (-1, -1)
    assert why(g, "secret secret tunnels") == "VSB-GHS-27"


# The Dragon. ---------------------------------------------------------------------------------------------------------


def wyrm(focus: int = 2) -> Vast:
    g = haunted(roles=(KNIGHT, DRAGON, GHOST), focus=focus)
    board = dragon_of(g)
    put(g, DRAGON, "center")
    board.is_here, board.hand, board.deck = True, (0, 0, 0), (1, 1, 2, 2, 1, 0, 2, 1)
    return g


@proves("VSB-POS-03", "VSB-HID-12", "VSB-RND-12")
def test_the_possessed_dragon_draws_for_her_and_his_own_hand_is_set_aside() -> None:
    g = wyrm()
    token(g, 6, "e1")  # a Claw Gem
    possess(g, DRAGON)
    board = dragon_of(g)
    assert (board.hand, trance_of(g).hand) == ((1, 1, 2, 2), (0, 0, 0))
    assert dragon_of(known(g, (GHOST,))).hand == (1, 1, 2, 2)
    assert trance_of(known(g, (GHOST,))).hand == (-1, -1, -1)
    assert dragon_of(known(g, (DRAGON,))).hand == (-1, -1, -1, -1)
    assert trance_of(known(g, (DRAGON,))).hand == (0, 0, 0)
    assert gems_to_lend(g) == []
    do(g, "settle")
    while g.waiting():
        assert type(g.asking()).__name__ not in ("PlaceAGem", "ReplaceHand")
        do(g, "no")
    assert (board.hand, board.unused) == ((0, 0, 0), (1, 1, 2, 2))  # VSB-GHS-27


@proves("VSB-HID-18", "VSB-GHS-27")
def test_what_is_left_of_her_power_cards_is_shown_to_nobody_until_they_are_shuffled() -> None:
    g = wyrm()
    board = dragon_of(g)
    board.deck = (1, 1, 2, 2, *[0] * 3, *[1] * 4, *[2] * 4)
    assert sorted((*board.hand, *board.deck)) == sorted(CARDS)
    possess(g, DRAGON)
    do(g, "settle")
    while g.waiting():
        do(g, "no")
    assert (board.hand, len(board.unused)) == ((0, 0, 0), 4)  # his own hand is back
    for seat in ((DRAGON,), (KNIGHT,), (GHOST,), ()):
        k = dragon_of(known(g, seat))
        assert (k.unused, k.spent) == ((-1,) * 4, ())
    dealt = []
    for n in range(8):
        h = known(g, (KNIGHT,))
        ROLES[DRAGON].deal(h, (KNIGHT,), Random(n))
        dealt.append(dragon_of(h))
    assert {tuple(sorted((*d.hand, *d.deck, *d.unused))) for d in dealt} == {tuple(sorted(CARDS))}
    assert len({d.unused for d in dealt}) > 1
    shuffle_and_draw(g, 3)
    assert (board.unused, len(board.deck)) == ((), 15)


@proves("VSB-EX-25", "VSB-POS-19", "VSB-GHS-23")
def test_sloth_cubes_go_on_from_where_he_left_them() -> None:
    g = wyrm(2)
    board = dragon_of(g)
    board.served, board.eaten, board.flown = 1 << GREED | 1 << EVENT_PRIDE, 2, True
    possess(g, DRAGON)
    assert len(board.hand) == 4
    assert (bars_serving(g, GREED), bars_serving(g, EVENT_PRIDE), bars_serving(g, HUNGER)) == (
        "VSB-DRW-04",
        "VSB-DRW-04",
        "",
    )
    assert not board.flown  # VSB-GHS-46: the free move is new
    do(g, "feed")
    assert board.wakefulness == 1


@proves("VSB-POS-19")
def test_an_awakened_dragon_surfaces_where_the_possession_ends() -> None:
    g = wyrm()
    put(g, DRAGON, "e2")  # a Crystal tile
    dragon_of(g).awake, dragon_of(g).moved = True, True
    possess(g, DRAGON)
    assert not dragon_of(g).surfaced
    do(g, "settle")
    assert dragon_of(g).surfaced


# The Cave. -----------------------------------------------------------------------------------------------------------


def cavern(focus: int = 0) -> Vast:
    g = haunted(roles=(KNIGHT, CAVE, GHOST), focus=focus, shaper=CAVE, stack="af ab ve cf vb")
    cave_of(g).hand, g.stack = tuple(sorted(g.stack[:3])), g.stack[3:]
    cave_of(g).omens = [3, 0, 0, 0, 0, 0]
    return g


@proves("VSB-POS-04", "VSB-GHS-28", "VSB-HID-12")
def test_the_possessed_cave_draws_omens_uses_its_hand_and_she_sees_it() -> None:
    g = cavern(2)
    possess(g, CAVE)
    board = cave_of(g)
    assert (sum(board.omens), trance_of(g).kept[0]) == (3, (3, 0, 0, 0, 0, 0))
    assert cave_of(known(g, (GHOST,))).hand == board.hand
    assert cave_of(known(g, (KNIGHT,))).hand != board.hand
    assert -1 in known(g, (GHOST,)).event_deck or not g.event_deck
    while g.possessed == CAVE:
        acts = offers(g)
        do(g, "proceed" if "proceed" in acts else acts[0])
    assert board.omens == [3, 0, 0, 0, 0, 0]
    assert cave_of(known(g, (GHOST,))).hand != board.hand  # she sees it no more


@proves("VSB-EX-26")
def test_hatred_goes_on_at_three() -> None:
    g = cavern()
    cave_of(g).hated = 2
    possess(g, CAVE)
    assert (hatred_price(g), type(g.asking()).__name__) == (3, "UseOmens")


@proves("VSB-POS-04", "VSB-GHS-53", "VSB-DEC-102")
def test_giant_bats_carry_an_artifact_of_which_a_ghost_tile_makes_a_lock() -> None:
    g = haunted("O0 EN gb O0", roles=(KNIGHT, CAVE, GHOST), shaper=CAVE, at="e2", stack="af ab ve")
    token(g, ARTIFACTS, "center")
    g.rig("omens", 1, 1)
    possess(g, CAVE)
    do(g, "omen giant bats")
    assert type(g.asking()).__name__ == "CarryToken"  # there is nothing else to carry
    do(g, "way e")
    assert (ghost_of(g).locks, g.possessed) == (1, NOBODY)  # VSB-GHS-13
    h = scene("O0 EN O0 O0", roles=(KNIGHT, CAVE, GHOST), shaper=CAVE)
    token(h, ARTIFACTS, "center")
    assert bars_bats(h) == "VSB-CVO-04"  # the Cave itself leaves it alone


# The Thief. ----------------------------------------------------------------------------------------------------------


@proves("VSB-POS-05", "VSB-POS-14", "VSB-POS-10")
@pytest.mark.parametrize("strong", [1, 2, 3, 4])
def test_the_possessed_thief_has_the_numbers_of_his_card_and_all_upgrades(strong: int) -> None:
    g = haunted(roles=(KNIGHT, THIEF, GHOUL, GHOST), focus=FOCUS[strong])
    board = thief_of(g)
    put(g, THIEF, "center")
    board.stats, board.targeted = [2, 4, 3], 1 << KNIGHT
    ghoul_of(g).backstab = 1
    possess(g, THIEF)
    assert (thief_movement(g), stealth(g), thievery(g)) == (4, 3, strong + 1)
    assert board.cubes == min(strong + 1, 4)  # one cube lies on the Ghoul's board
    assert (works(g, EVASION), board.upgrades[EVASION], board.upgrades[MORE_MOVEMENT]) == (1, 0, 0)
    assert "flare" in offers(g)
    put(g, KNIGHT, "center")
    assert why(g, "backstab knight 1") == "VSB-THA-18"  # VSB-GHS-23: one Backstab per target in all
    do(g, "finish")
    assert (board.stats, thief_movement(g), board.cubes) == ([2, 4, 3], 2, 0)


@proves("VST-SKT-30")
def test_which_terror_card_the_ghoul_loses_to_a_possessed_thief_its_own_player_says() -> None:
    g = haunted(roles=(KNIGHT, THIEF, GHOUL, GHOST))
    put(g, THIEF, "center")
    ghoul_of(g).held[0] = ghoul_of(g).held[1] = 1
    possess(g, THIEF)
    rob_ghoul(g)
    g.settle()
    assert (isinstance(g.asking(), TearCard), list(asks(g, (GHOUL,))), asks(g, (GHOST,))) == (True, [GHOUL], {})


# The Ghouls. ---------------------------------------------------------------------------------------------------------


@proves("VSB-POS-06", "VSB-POS-11", "VSB-GHS-30", "VSB-GHS-36")
@pytest.mark.parametrize("strong", [1, 2, 3, 4])
def test_the_possessed_ghoul_rolls_and_leaves_its_discs_alone(strong: int) -> None:
    g = haunted(roles=(KNIGHT, GHOUL, GHOST), focus=FOCUS[strong])
    board = ghoul_of(g)
    put(g, GHOUL, "center")
    board.discs, board.held[2] = 4, 1
    g.rig("ghoul die", 5, 3, 3, 3, 3)
    possess(g, GHOUL)
    assert len(board.dice) == strong + 1
    if len(g.waiting()) and type(g.asking()).__name__ == "KeepDice":
        do(g, "pair 5 3")
    assert (board.movement, board.discs, sum(board.held)) == (5, 3, 0)
    assert "flare" in offers(g)
    do(g, "stop")
    assert (board.discs, board.held[2], board.movement) == (4, 1, 0)


@proves("VSB-POS-12", "VST-FURY-10")
def test_possessed_it_gains_fury_and_draws_no_terror_card() -> None:
    g = haunted(roles=(KNIGHT, GHOUL, GHOST))
    board = ghoul_of(g)
    put(g, GHOUL, "center")
    board.fury, board.deck = 5, (0, 1, 2)
    g.rig("ghoul die", 1, 1)
    possess(g, GHOUL)
    gain_fury(g)
    g.settle()
    assert (board.fury, board.deck, board.looked) == (6, (0, 1, 2), ())


@proves("VST-EX-24", "VST-SKT-23", "VSB-GHS-23")
def test_the_ghoul_walks_onto_the_knight_for_her() -> None:
    g = haunted("ae EN O0 O0 ab", roles=(KNIGHT, GHOUL, GHOST), at="w1")
    board = ghoul_of(g)
    put(g, GHOUL, "center")
    put(g, KNIGHT, "e2")
    put(g, GHOST, "e1")
    knight_of(g).cubes[STRENGTH], knight_of(g).grit = 1, 4
    board.fury, board.discs, board.deck = 5, 2, (0,)
    g.rig("ghoul die", 5, 3)
    possess(g, GHOUL)
    do(g, "way e", "way e")
    do(g, "attack knight")
    assert list(asks(g, (KNIGHT,))) == [KNIGHT]  # she picks her loss
    do(g, "lose health")
    assert list(asks(g, (KNIGHT,))) == [KNIGHT]  # and announces
    do(g, "symbol Eye")
    assert (g.at[GHOUL], board.fury, sum(board.held)) == (sp("w1"), 6, 0)
    assert (board.movement, board.discs) == (3, 0)
    do(g, "stop")
    assert board.discs == 2
    board.attacked = 1 << KNIGHT
    put(g, GHOUL, "e2")
    g.rig("ghoul die", 6, 6)
    possess(g, GHOUL)
    assert why(g, "attack knight") == "VST-ATK-10"


@proves("VSB-POS-07", "VSB-POS-13", "VSB-POS-12", "VST-VGX-02")
@pytest.mark.parametrize("strong", [1, 3])
def test_the_possessed_vile_ghoul_places_a_die_for_this_turn(strong: int) -> None:
    g = haunted(roles=(KNIGHT, VILE, GHOST), focus=FOCUS[strong])
    vile, board = vile_of(g), ghoul_of(g)
    put(g, VILE, "center")
    vile.supply, vile.left, vile.right, board.discs = (6,), 3, (3, 1), 3
    g.rig("ghoul die", 5, 5, 5)
    possess(g, VILE)
    assert (vile.left, vile.right, vile.boosts, len(vile.supply)) == (5, (), 0, strong - 1)  # type: ignore[comparison-overlap]  # it has changed since
    gain_fury(g)
    assert board.looked == ()
    do(g, "stop")
    assert (vile.supply, vile.left, vile.right, board.discs) == ((6,), 3, (3, 1), 3)


@proves("VST-WIN-16", "VSB-GHS-42")
def test_a_possession_that_meets_a_goal_wins_for_the_possessed_player() -> None:
    g = haunted(roles=(KNIGHT, GHOUL, GHOST), at="w2")
    put(g, GHOUL, "e1")
    ghoul_of(g).reached = True
    g.rig("ghoul die", 5, 3)
    possess(g, GHOUL)
    do(g, "way w")
    assert g.outcome is not None
    assert g.outcome.scores[GHOUL] == 1.0


# Artifacts. ----------------------------------------------------------------------------------------------------------


@proves("VSB-GHS-31", "VSB-DEC-142", "VSB-GHS-14")
def test_a_possessed_piece_lays_its_artifact_down_or_picks_one_up() -> None:
    g = haunted("EN O0 gb", roles=(KNIGHT, THIEF, GHOST), at="e1")
    put(g, THIEF, "center")
    token(g, ARTIFACTS, "center", "center")
    possess(g, THIEF)
    do(g, "take artifact")
    assert (ghost_of(g).carried, g.tokens[ARTIFACTS]) == (1 << THIEF, (MIDDLE,))
    assert why(g, "take artifact") == "VSB-GHS-31"  # one is the most
    do(g, "lay artifact")
    assert (ghost_of(g).carried, g.tokens[ARTIFACTS]) == (0, (MIDDLE, MIDDLE))
    put(g, THIEF, "e2")
    token(g, ARTIFACTS, "e2")
    assert bars_extra(g, THIEF, TAKE_ARTIFACT) == bars_extra(g, THIEF, LAY_ARTIFACT) == "VSB-GHS-31"  # a Ghost tile


@proves("VSB-GHS-12", "VSB-GHS-13", "VSB-GHS-29")
@pytest.mark.parametrize("role", [KNIGHT, DRAGON, THIEF, GHOUL, VILE])
def test_a_possessed_carrier_locks_by_entering_and_the_possession_is_over(role: int) -> None:
    others = (KNIGHT, DRAGON) if role not in (KNIGHT, DRAGON) else (KNIGHT, DRAGON, THIEF)
    g = haunted("O0 EN ge O0", roles=tuple(sorted({*others, role, GHOST})), at="w1", stack="a. a. a.", focus=4)
    put(g, role, "center")
    if role == DRAGON:
        dragon_of(g).is_here, dragon_of(g).deck = True, (0,) * 10
    carry(g, role)
    g.rig("ghoul die", 6, 6, 6, 6)
    possess(g, role)
    do(g, "at e1" if role == DRAGON else "way e")
    assert (ghost_of(g).locks, g.possessed, g.at[role], g.revealed) == (1, NOBODY, sp("e1"), 0)
    assert (g.minds[role], len(g.stack)) == (role, 3)


@proves("VST-SKT-25")
def test_a_skitter_onto_a_ghost_tile_locks_nothing() -> None:
    g = haunted("gb EN O0", roles=(KNIGHT, GHOUL, GHOST), at="e1")
    put(g, GHOUL, "center")
    carry(g, GHOUL)
    put(g, KNIGHT, "center")
    possess(g, KNIGHT)
    run(g, Skitter(GHOUL, KNIGHT))
    assert (g.at[GHOUL], ghost_of(g).locks, ghost_of(g).carried) == (sp("w1"), 0, 1 << GHOUL)


# Summoned roles. -----------------------------------------------------------------------------------------------------


@proves("VSB-GHS-39", "VSB-DEC-137")
@pytest.mark.parametrize(("roles", "stays"), [((KNIGHT, GHOST), False), ((KNIGHT, DRAGON, GHOST), True)])
def test_in_a_small_game_a_revealed_ghost_card_leaves_at_the_end_of_her_turn(
    roles: tuple[int, ...], stays: bool
) -> None:
    g = begun(*roles)
    g.agenda.clear()
    board = ghost_of(g)
    put(g, GHOST, "n1")
    board.cards, board.card = (DRAGON, GHOST), GHOST
    g.turn = GHOST
    run(g, BeginTurn(GHOST))
    assert has_ghost_card(g)
    do(g, "yes", "fade")
    assert (GHOST in board.cards, GHOST in board.out, has_ghost_card(g)) == (stays, not stays, stays)


@proves("VSB-GHS-20", "VSB-GHS-50")
@pytest.mark.parametrize("card", [KNIGHT, GOBLINS, VILE, CAVE, THIEF, GHOUL])
def test_a_summoned_role_acts_once_and_disappears_with_its_card(card: int) -> None:
    g = begun(DRAGON, GHOST)
    g.agenda.clear()
    board = ghost_of(g)
    put(g, GHOST, "n1")
    board.cards, board.card, board.is_open = tuple(sorted({card, GHOST})), card, True
    before = g.tokens[TREASURES]
    possess(g, card)
    assert (g.guest, g.minds[card]) == (card, GHOST)
    if card in (KNIGHT, THIEF):
        assert g.at[card] == MIDDLE  # by its first-turn rule
    rng = Random(1)
    while g.waiting() and g.possessed == card:
        role = g.waiting()[0]
        acts = g.legal(role)
        g.apply(role, rng.choice(acts))
    assert (g.guest, g.at[card], g.possessed) == (NOBODY, NOWHERE, NOBODY)
    assert (card in board.cards, card in board.out, board.card) == (False, True, -1)
    assert g.roles() == [DRAGON, GHOST]
    assert g.outcome is None
    assert len(before) <= 12


@proves("VSB-GHS-54", "VSB-POS-04")
def test_a_summoned_cave_draws_three_tiles_and_what_is_left_goes_under_the_stack() -> None:
    g = begun(KNIGHT, GHOST)
    g.agenda.clear()
    tiles, top = len(g.stack), set(g.stack[:3])
    ghost_of(g).cards, ghost_of(g).card = (CAVE,), CAVE
    possess(g, CAVE)
    assert ({*cave_of(g).hand}, len(g.stack)) == (top, tiles - 3)
    while g.possessed == CAVE:
        acts = offers(g)
        do(g, "proceed" if "proceed" in acts else acts[0])
    assert (g.cave, len(g.stack)) == (None, tiles - 1)
    assert {*g.stack[-2:]} < top
    assert g.returned == (tuple(sorted(g.stack[-2:])),)


@proves("VSB-GHS-20")
def test_a_summoned_piece_drops_its_artifact() -> None:
    g = begun(KNIGHT, GHOST)
    g.agenda.clear()
    ghost_of(g).cards, ghost_of(g).card = (THIEF,), THIEF
    possess(g, THIEF)
    do(g, "take artifact", "finish")
    assert (ghost_of(g).carried, g.tokens[ARTIFACTS]) == (0, (MIDDLE,) * 6)


@proves("VSB-GHS-50", "VSB-GHS-20")
def test_what_a_summoned_thief_took_and_stashed_goes_back_when_he_disappears() -> None:
    g = haunted(roles=(KNIGHT, GHOST), focus=4)
    possess(g, THIEF)
    board = thief_of(g)
    board.carried, board.stash, board.gems = 1, 2, (CLAW_GEM,)
    g.out[TREASURES] += 3
    g.out[CLAW_GEM] += 1
    do(g, "finish")
    assert (g.thief, g.out[TREASURES], g.out[CLAW_GEM]) == (None, 0, 0)


@proves("VSB-POS-08")
def test_the_unicorns_card_has_its_value() -> None:
    assert VALUES[UNICORN] == 5


# Half way through. ---------------------------------------------------------------------------------------------------

SETUPS = (
    (KNIGHT, GOBLINS, DRAGON, CAVE, GHOST),
    (KNIGHT, DRAGON, THIEF, GHOUL, GHOST),
    (KNIGHT, VILE, THIEF, GHOST),
)


@pytest.mark.parametrize("role", [KNIGHT, GOBLINS, VILE, DRAGON, CAVE, THIEF, GHOUL])
def test_saved_and_resumed_half_way_through_a_possession_it_goes_on_alike(role: int) -> None:
    """Of every role; and neither a view of others nor the save forgets who decides."""
    roles = next(each for each in SETUPS if role in each)
    g, rng, seen = begun(*roles, seed=f"half {role}"), Random(role), 0
    while g.outcome is None and seen < 12:
        asked = g.waiting()[0]
        acts = g.legal(asked)
        act = YES if type(g.asking()).__name__ == "RevealCard" and YES in acts else rng.choice(acts)
        if type(g.asking()).__name__ == "SelectCard":
            act = next((each for each in acts if ROLE_WORDS[role] in str(each)), act)
        if g.possessed == role:
            seen += 1
            h = flow.CODEC.load(flow.CODEC.save(g))
            assert isinstance(h, Vast)
            assert (h, h.ground, h.terms) == (g, g.ground, g.terms)
            h.apply(asked, act)
            c = g.clone()
            c.apply(asked, act)
            assert flow.CODEC.digest(c) == flow.CODEC.digest(h)
        g.apply(asked, act)
    assert seen


ROLE_WORDS = {
    KNIGHT: "knight",
    GOBLINS: "goblins",
    VILE: "vile",
    DRAGON: "dragon",
    CAVE: "cave",
    THIEF: "thief",
    GHOUL: "ghoul",
}


def test_what_is_told_to_a_possessed_role_is_heard_by_her_and_nobody_else() -> None:
    g = haunted("EN af", roles=(KNIGHT, THIEF, GHOST), at="center")
    put(g, THIEF, "e1")
    possess(g, THIEF)
    do(g, "peek")
    heard = [event.to for event in g.events or () if event.what == "sees"]
    assert heard == [(GHOST,)]
    assert known(g, (GHOST,)).under == g.under
    assert known(g, (THIEF,)).under != g.under
    assert told(g, "looks") == [(THIEF, sp("e1"))]


def test_the_possessing_role_lets_go_when_the_turn_is_over() -> None:
    g = lady()
    assert (ROLES[KNIGHT].number, g.turn, g.possessed) == (KNIGHT, KNIGHT, KNIGHT)
    do(g, "rest")
    assert (g.possessed, g.trance, g.minds[KNIGHT]) == (NOBODY, None, KNIGHT)


@proves("VSB-GHS-28")
def test_no_refusal_tells_her_which_secrets_the_goblins_hold() -> None:
    g = haunted(roles=(KNIGHT, GOBLINS, GHOST))
    goblins_of(g).hand = (0, 3)
    possess(g, GOBLINS)
    if "no" in offers(g):
        do(g, "no")
    assert {why(g, str(act)) for act in SECRET} == {"VSB-GHS-27"}
