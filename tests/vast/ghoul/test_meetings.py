"""The Ghoul among Knight, Dragon and Thief: steps onto their spaces, attacks, and what they do to it.

MOVE, ATK, EFF, OTH, SKT, TER, FURY, WIN, OPT, DEC, HID
"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.tokens import CLAW_GEM, CRYSTALS, FLAME_GEM, FLAME_WALL, TREASURES
from hauntbox.games.vast.roles.dragon.board import CARDS
from hauntbox.games.vast.roles.ghoul.against import price_of
from hauntbox.games.vast.roles.ghoul.board import BLINK, CHASE, HUNT, SEIZE
from hauntbox.games.vast.roles.ghoul.goals import fury_goal, gain_fury, lose_fury
from hauntbox.games.vast.roles.ghoul.rules.dice import GHOUL_DIE
from hauntbox.games.vast.roles.ghoul.rules.skitter import PickTile
from hauntbox.games.vast.roles.ghoul.turn import GhoulTurn, Prowl
from hauntbox.games.vast.roles.ghoul.words import reference_card
from hauntbox.games.vast.roles.knight.board import STRENGTH
from hauntbox.games.vast.roles.knight.rules.encounter import Attacks
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOST, GHOUL, GOBLINS, KNIGHT, NOBODY, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.board import EVASION
from hauntbox.games.vast.roles.thief.rules.death import ACTION_DIE
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, knight_of, thief_of
from hauntbox.games.vast.table.ends import collapse
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.ghoul.prowling import give, points, prowl
from vast.scenes import do, offers, put, run, scene, sp, token, told, why
from vast.thief.sneaking import sneak

FOUR = (KNIGHT, DRAGON, THIEF, GHOUL)
DRAGON_DIE, CENTRE, RING = "dragon die", 2, 1


def among(drawing: str = "af EN O0 O0", roles: tuple[int, ...] = FOUR, strength: int = 1, **more: Any) -> Vast:
    """The Ghoul on e1 with points, beside it on e2 whoever is put there."""
    g = prowl(drawing, roles=roles, **more)
    if DRAGON in roles:
        board = dragon_of(g)
        board.hand, board.deck, board.is_here = CARDS[:3], CARDS[3:], True
    if THIEF in roles:
        thief_of(g).stats = [4, 2, 4]
    if KNIGHT in roles:
        knight_of(g).cubes[STRENGTH] = strength - 1
    return g


def there(g: Vast, *pieces: int) -> Vast:
    for piece in pieces:
        put(g, piece, "e2")
    return g


def wake(g: Vast, cubes: int) -> Vast:
    dragon_of(g).wakefulness = cubes
    dragon_of(g).sloth[1] = max(4 - cubes, 0)
    return g


# Steps. -------------------------------------------------------------------------------------------------------------


@proves("VST-MOVE-13", "VST-EX-12")
def test_a_piece_that_is_too_expensive_costs_a_point_although_another_is_attacked() -> None:
    g = wake(there(among(discs=3, strength=2), KNIGHT, DRAGON), 8)
    do(g, "way e", "attack knight")
    assert points(g)[0] == 4


@proves("VST-MOVE-14")
def test_a_piece_that_it_cannot_attack_is_walked_onto_for_a_point() -> None:
    g = do(there(among(discs=1, strength=4), KNIGHT), "way e")
    assert (points(g), g.at[GHOUL], told(g, "attacks")) == ((4, 1), sp("e2"), [])


@proves("VST-MOVE-28", "VST-EX-11")
@pytest.mark.parametrize("surfaced", [False, True])
def test_the_dragon_costs_a_point_underground_too_and_a_wall_another(surfaced: bool) -> None:
    g = there(among("af EN O2 O0"), DRAGON)
    dragon_of(g).surfaced = surfaced
    do(g, "way e", "no")
    assert (points(g)[0], g.at[GHOUL]) == (3, sp("e2"))


@proves("VST-MOVE-19", "VST-OTH-23", "VST-SKT-18")
def test_the_flame_wall_makes_it_skitter_where_the_dragon_says_and_no_more() -> None:
    g = among("af ab EN O0 O0")
    token(g, FLAME_WALL, "e2")
    do(g, "way e")
    assert (g.waiting(), points(g), ghoul_of(g).fury) == ((DRAGON,), (5, 6), 0)
    do(g, "symbol Bones")
    assert (g.at[GHOUL], points(g)) == (sp("w1"), (5, 6))


@proves("VST-MOVE-25", "VST-EX-35")
def test_an_attack_that_the_flame_wall_prevents_costs_nothing_and_is_not_made() -> None:
    g = there(among(), KNIGHT)
    token(g, FLAME_WALL, "e2")
    do(g, "way e", "attack knight")
    assert (points(g), ghoul_of(g).fury, ghoul_of(g).attacked, g.at[GHOUL]) == ((5, 6), 0, 0, sp("w1"))
    put(g, GHOUL, "e2")
    assert "attack knight" in offers(g)


@proves("VST-EX-26")
@pytest.mark.parametrize(("stealth", "act", "left"), [(3, "attack knight", 4), (3, "no", 3), (4, "attack knight", 3)])
def test_the_surcharge_depends_on_the_attack_that_follows(stealth: int, act: str, left: int) -> None:
    g = there(among("af EN O2 O0", discs=4, strength=2), KNIGHT, THIEF)
    thief_of(g).stats = [4, stealth, 4]
    assert points(do(g, "way e", act))[0] == left


@proves("VST-EX-27")
def test_whoever_was_attacked_already_costs_a_point() -> None:
    g = there(among("af EN O2 O0", discs=5, strength=2), KNIGHT, THIEF)
    thief_of(g).stats, ghoul_of(g).attacked = [4, 3, 4], 1 << KNIGHT
    assert points(do(g, "way e", "attack thief")) == (3, 1)


# Attacks. -----------------------------------------------------------------------------------------------------------


@proves("VST-ATK-05", "VST-ATK-19")
@pytest.mark.parametrize("surfaced", [False, True])
@pytest.mark.parametrize(("cubes", "price"), [(0, 2), (4, 3), (8, 4), (12, 5)])
def test_an_attack_on_the_dragon_costs_one_more_than_his_armor(surfaced: bool, cubes: int, price: int) -> None:
    g = wake(there(among(discs=6, roles=(DRAGON, GHOUL)), DRAGON), cubes)
    dragon_of(g).surfaced = surfaced
    assert price_of(g, DRAGON) == price
    do(g, "way e", "attack dragon")
    assert points(g) == (5, 6 - price)


@proves("VST-ATK-17")
def test_of_several_pieces_it_attacks_one_and_must_come_back_for_another() -> None:
    g = there(among(discs=9, strength=2), KNIGHT, THIEF)
    put(g, GHOUL, "e2")
    do(g, "attack knight")
    assert (g.at[GHOUL], why(g, "attack thief")) == (sp("w1"), "VST-ATK-01")
    put(g, GHOUL, "e2")
    do(g, "attack thief")
    assert told(g, "killed") == [(THIEF, sp("e2"))]


@proves("VST-ATK-21")
def test_neither_the_ghost_nor_a_killed_thief_can_be_attacked() -> None:
    g = among(roles=(KNIGHT, THIEF, GHOUL, GHOST))
    put(g, GHOST, "e1")
    assert g.at[THIEF] == NOWHERE
    assert (why(g, "attack ghost"), why(g, "attack thief")) == ("VST-MOVE-18", "VST-ATK-01")


@proves("VST-ATK-22")
@pytest.mark.parametrize("statistic", range(1, 7))
def test_a_statistic_costs_one_disc_more_than_it_is(statistic: int) -> None:
    g = there(among(discs=9, strength=statistic), KNIGHT)
    do(g, "way e", "attack knight")
    assert points(g)[1] == 9 - statistic - 1


@proves("VST-ATK-22")
def test_a_statistic_of_nothing_costs_one_disc() -> None:
    g = there(among(discs=1), THIEF)
    thief_of(g).carried = 2
    assert price_of(g, THIEF) == 1
    assert points(do(g, "way e", "attack thief"))[1] == 0


@proves("VST-DEC-51", "VST-EFF-12", "VST-EFF-13")
@pytest.mark.parametrize("act", ["lose dragon cards", "lose dragon health", "lose dragon sloth"])
def test_the_dragon_loses_cards_by_his_armor_or_a_health_or_a_cube(act: str) -> None:
    g = wake(there(among(roles=(DRAGON, GHOUL)), DRAGON), 4)
    do(g, "way e", "attack dragon")
    assert (g.waiting(), len(offers(g))) == ((DRAGON,), 3)
    found = next(each for each in offers(g) if act.split()[-1] in each)
    do(g, found)
    while g.waiting() == (DRAGON,) and "Name" not in type(g.asking()).__name__:
        do(g, offers(g)[0])
    board = dragon_of(g)
    lost = {"cards": (1, 5, 4), "health": (3, 4, 4), "sloth": (3, 5, 3)}[act.split()[-1]]
    assert (len(board.hand), board.health, board.wakefulness) == lost


@proves("VST-SKT-26")
def test_a_killed_thief_still_names_the_symbol() -> None:
    g = do(there(among("af ab EN O0 O0", roles=(THIEF, GHOUL)), THIEF), "way e", "attack thief")
    do(g, offers(g)[0])  # which card it keeps
    assert (g.at[THIEF], g.waiting(), offers(g)) == (NOWHERE, (THIEF,), ["symbol Fangs", "symbol Bones"])


@proves("VST-EX-14")
def test_loot_drop_three_draws_three_cards_of_which_one_is_kept() -> None:
    g = do(there(among(roles=(THIEF, GHOUL)), THIEF), "way e", "attack thief")
    assert len(ghoul_of(g).looked) == 3
    do(g, offers(g)[0])
    assert (sum(ghoul_of(g).held), told(g, "terror put back"), ghoul_of(g).bottom) == (1, [(GHOUL, 2)], 2)


@proves("VST-EX-15")
def test_loot_drop_nothing_draws_one_card_which_is_kept() -> None:
    g = there(among(roles=(THIEF, GHOUL)), THIEF)
    thief_of(g).level = 0
    do(g, "way e", "attack thief")
    assert (sum(ghoul_of(g).held), told(g, "terror put back")) == (1, [])


@proves("VST-OPT-03", "VST-EFF-28")
@pytest.mark.parametrize(("agreed", "fury"), [(False, 1), (True, 0)])
def test_by_agreement_an_evaded_attack_makes_no_fury(agreed: bool, fury: int) -> None:
    g = there(among(roles=(THIEF, GHOUL), agreed={"evasion_denies_fury": agreed}), THIEF)
    thief_of(g).upgrades[EVASION] = 1
    g.rig(ACTION_DIE, 5)
    do(g, "way e", "attack thief")
    assert (ghoul_of(g).fury, points(g)[1], g.at[GHOUL], g.at[THIEF]) == (fury, 3, sp("w1"), sp("e2"))


@proves("VST-OPT-03")
def test_an_attack_that_is_not_evaded_makes_fury_all_the_same() -> None:
    g = there(among(roles=(THIEF, GHOUL), agreed={"evasion_denies_fury": True}), THIEF)
    thief_of(g).upgrades[EVASION] = 1
    g.rig(ACTION_DIE, 3)
    do(g, "way e", "attack thief")
    do(g, offers(g)[0])
    assert ghoul_of(g).fury == 1


# Gems. --------------------------------------------------------------------------------------------------------------


@proves("VST-DEC-43")
def test_of_several_gems_it_says_which() -> None:
    g = among(roles=(DRAGON, GHOUL))
    token(g, CLAW_GEM, "e1")
    token(g, FLAME_GEM, "e1")
    assert {"take claw gem", "take flame gem"} <= {*offers(g)}
    g.rig(DRAGON_DIE, RING)
    do(g, "take flame gem")
    assert (g.tokens[CLAW_GEM], g.tokens[FLAME_GEM], ghoul_of(g).treasure) == ((sp("e1"),), (), 1)


@proves("VST-DEC-44")
@pytest.mark.parametrize(("act", "left"), [("take claw gem", 5), ("take safely claw gem", 4)])
def test_with_seize_a_gem_costs_one_with_the_roll_or_two_without(act: str, left: int) -> None:
    g = among(roles=(DRAGON, GHOUL), cards=(SEIZE,))
    token(g, CLAW_GEM, "e1")
    g.rig(DRAGON_DIE, CENTRE)
    do(g, act)
    assert (points(g)[0], ghoul_of(g).treasure) == (left, left == 4)


@proves("VST-COL-19", "VST-DEC-11")
def test_the_treasure_for_a_gem_comes_from_a_space_not_from_the_thief() -> None:
    g = among(roles=(DRAGON, THIEF, GHOUL), cards=(SEIZE,), treasures=4)
    thief_of(g).carried = 2
    g.out[TREASURES] = 10
    token(g, CLAW_GEM, "e1")
    token(g, TREASURES, "w1", "e2")
    g.terms = scene(roles=(DRAGON, THIEF, GHOUL), treasures=12).terms
    do(g, "take safely claw gem")
    assert (g.waiting(), offers(g)) == ((GHOUL,), ["at w1", "at e2"])
    do(g, "at e2")
    assert (ghoul_of(g).treasure, thief_of(g).carried, g.tokens[TREASURES]) == (1, 2, (sp("w1"),))


@proves("VST-SKT-18")
def test_the_dragon_names_the_symbol_of_a_trapped_gem() -> None:
    g = among("af ab EN O0 O0", roles=(DRAGON, GHOUL))
    token(g, CLAW_GEM, "e1")
    g.rig(DRAGON_DIE, CENTRE)
    do(g, "take claw gem")
    assert g.waiting() == (DRAGON,)


# What the Dragon does to it. ----------------------------------------------------------------------------------------


@proves("VST-OTH-22")
def test_hiss_is_not_for_the_ghoul() -> None:
    g = lair("af EN O0 O0", hand="cc", roles=(DRAGON, GHOUL))
    put(g, GHOUL, "e2")
    assert why(g, "power hiss") == "VSB-DRP-31"


@proves("VST-OTH-24")
def test_entering_is_no_attack_on_it_from_either_side() -> None:
    g = lair("af EN O0 O0", roles=(DRAGON, GHOUL), surfaced=True, wakefulness=12)
    put(g, GHOUL, "e2")
    ghoul_of(g).discs = 3
    do(g, "at e2")
    assert (g.at[GHOUL], g.at[DRAGON], told(g, "attacks")) == (sp("e2"), sp("e2"), [])
    g = there(among(roles=(DRAGON, GHOUL)), DRAGON)
    dragon_of(g).surfaced = True
    do(g, "way e", "no")
    assert (g.at[GHOUL], told(g, "attacks")) == (sp("e2"), [])


@proves("VST-OTH-52", "VSB-DRW-27")
def test_the_dragon_comes_to_the_surface_beside_the_ghoul_and_nothing_happens() -> None:
    g = lair("af EN C0 O0", roles=(KNIGHT, DRAGON, GHOUL), knight="e1", wakefulness=11)
    put(g, GHOUL, "e1")
    ghoul_of(g).discs, dragon_of(g).awake = 6, True
    ROLES[DRAGON].end_on_space(g)
    g.settle()
    assert (dragon_of(g).surfaced, g.at[GHOUL], g.at[KNIGHT], told(g, "attacks")) == (True, sp("e1"), sp("e1"), [])


@proves("VST-OTH-59")
def test_slap_is_for_the_knight_alone() -> None:
    g = lair("O0 EN O0 O0", hand="ww", roles=(KNIGHT, DRAGON, GHOUL), knight="center")
    put(g, GHOUL, "e2")
    do(g, "power slap", "way w")
    assert (g.at[KNIGHT], g.at[GHOUL]) == (sp("w1"), sp("e2"))
    g = lair("af EN O0 O0", hand="ww", roles=(KNIGHT, DRAGON, GHOUL), knight="w1")
    put(g, GHOUL, "e2")
    assert why(g, "power slap") == "VSB-DRP-12"


@proves("VST-TER-18")
def test_a_forced_discard_is_the_ghouls_choice_and_goes_to_the_pile() -> None:
    g = lair("af EN O0 O0", hand="ccc", roles=(DRAGON, GHOUL))
    put(g, GHOUL, "e1")
    ghoul_of(g).held[CHASE] = ghoul_of(g).held[HUNT] = 1
    do(g, "power scratch")
    assert (g.waiting(), offers(g)) == ((GHOUL,), ["keep card chase", "keep card hunt"])
    do(g, "keep card hunt")
    assert (ghoul_of(g).pile, ghoul_of(g).held[CHASE], ghoul_of(g).held[HUNT]) == ((HUNT,), 1, 0)


@proves("VST-SKT-29")
def test_a_skitter_in_the_dragons_turn_does_not_end_it() -> None:
    g = lair("af EN O0 O0", hand="c", roles=(DRAGON, GHOUL))
    put(g, GHOUL, "e2")
    g.rig(DRAGON_DIE, 3)
    do(g, "power claw")
    assert (g.at[GHOUL], g.waiting(), type(g.asking()).__name__) == (sp("w1"), (DRAGON,), "MoveAndUse")


# What Knight and Thief do to it. ------------------------------------------------------------------------------------


@proves("VST-OTH-55")
def test_carried_off_the_knight_attacks_nobody() -> None:
    g = scene("af EN O0 O0")
    put(g, KNIGHT, "center")
    put(g, GHOUL, "e1")
    run(g, Attacks(KNIGHT, sp("e1"), True))
    assert (g.at[GHOUL], told(g, "attacks")) == (sp("e1"), [])


def robbing(treasure: int = 1, cards: tuple[int, ...] = (HUNT,), **more: Any) -> Vast:
    g = sneak("af EN O0 O0", **more)
    put(g, GHOUL, "e1")
    ghoul_of(g).deck = tuple([CHASE] * 3)
    ghoul_of(g).treasure = treasure
    g.out[TREASURES] += treasure
    for card in cards:
        ghoul_of(g).held[card] += 1
    return g


@proves("VST-OTH-34", "VST-DEC-59", "VST-RND-04")
def test_a_pickpocket_takes_its_treasure_or_a_card_as_he_likes() -> None:
    g = robbing()
    g.rig(ACTION_DIE, 4)
    do(g, "pickpocket ghoul 1")
    assert (told(g, "action die"), offers(g)) == ([(THIEF, 4)], ["rob treasure", "rob card"])
    do(g, "rob card")
    assert (ghoul_of(g).treasure, ghoul_of(g).held[HUNT], thief_of(g).carried) == (1, 0, 1)


@proves("VST-HID-09")
def test_a_stolen_terror_card_is_seen_by_all_and_its_place_in_the_deck_by_nobody() -> None:
    g = do(robbing(treasure=0), "pickpocket ghoul 3")
    assert told(g, "tears") == [(THIEF, HUNT)]
    assert sorted(ghoul_of(g).deck) == [CHASE] * 3 + [HUNT]
    for seat in ((THIEF,), (GHOUL,), ()):
        k = known(g, seat)
        assert k.ghoul is not None
        assert set(k.ghoul.deck) == {-1}


@proves("VST-OTH-51")
@pytest.mark.parametrize(
    ("cubes", "face", "works"), [(1, 3, False), (1, 4, True), (2, 1, False), (2, 2, True), (3, 1, True)]
)
def test_a_pickpocket_on_it_has_the_usual_numbers(cubes: int, face: int, works: bool) -> None:
    g = robbing(treasure=0)
    g.rig(ACTION_DIE, face)
    do(g, f"pickpocket ghoul {cubes}")
    assert (ghoul_of(g).held[HUNT], thief_of(g).cubes) == (int(not works), 4 - cubes)


@proves("VST-OTH-51", "VST-OTH-41")
@pytest.mark.parametrize("cubes", [1, 2, 3])
def test_a_backstab_on_it_costs_one_to_three_cubes(cubes: int) -> None:
    g = do(robbing(), f"backstab ghoul {cubes}")
    assert (ghoul_of(g).backstab, thief_of(g).cubes) == (cubes, 4 - cubes)


@proves("VST-EX-31")
def test_a_pickpocket_with_die_one_fails_and_it_skitters() -> None:
    g = robbing()
    g.rig(ACTION_DIE, 1)
    do(g, "pickpocket ghoul 1")
    assert (ghoul_of(g).treasure, ghoul_of(g).held[HUNT], thief_of(g).carried, g.at[GHOUL]) == (1, 1, 0, sp("w1"))


def stabbed(cubes: int, cards: tuple[int, ...] = (), **agreed: Any) -> Vast:
    """It rolls 3, 2 and 1 with so many cubes on its board, and keeps the 3 and the 1."""
    g = prowl("af EN O0 O0", agreed=agreed, roles=(THIEF, GHOUL))
    g.agenda.clear()
    give(g, *cards)
    ghoul_of(g).backstab = cubes
    g.rig(GHOUL_DIE, 3, 2, 1)
    run(g, GhoulTurn())
    return do(g, "pair 3 1")


@proves("VST-ROLL-17", "VST-OTH-43")
@pytest.mark.parametrize(("cubes", "left"), [(1, 2), (3, 0)])
def test_a_backstab_lowers_the_movement_of_its_next_turn(cubes: int, left: int) -> None:
    g = stabbed(cubes)
    assert points(g) == (left, 1)
    assert why(g, "way e") == ("" if left else "VST-MOVE-26")


@proves("VST-OTH-44")
def test_movement_gained_later_can_be_used() -> None:
    g = do(stabbed(3, (CHASE,)), "use chase turn")
    assert (points(g)[0], why(g, "way e"), ghoul_of(g).backstab) == (1, "", 0)


@proves("VST-OPT-08")
def test_by_agreement_a_backstab_to_nothing_pins_it_and_later_points_pay_for_the_rest() -> None:
    g = stabbed(3, (CHASE, CHASE), backstab_pins=True)
    token(g, TREASURES, "e1")
    do(g, "use chase turn", "use chase turn")
    assert (why(g, "way e"), why(g, "take treasure")) == ("VST-OPT-08", "")
    assert why(stabbed(2, backstab_pins=True), "way e") == ""
    do(g, "stop")
    g.rig(GHOUL_DIE, 3, 3, 3)
    run(g, GhoulTurn())
    assert why(g, "way e") == ""


@proves("VST-OPT-05")
@pytest.mark.parametrize(("agreed", "rule"), [(False, "VST-SKT-06"), (True, "")])
def test_by_agreement_it_may_skitter_onto_tokens(agreed: bool, rule: str) -> None:
    g = prowl("af af EN O0 af", agreed={"skitter_ignores_tokens": agreed})
    token(g, TREASURES, "w1")
    run(g, PickTile(GHOUL, GHOUL, 0))
    assert why(g, "at w1") == rule


# Fury, Terror cards, victory. ---------------------------------------------------------------------------------------


@proves("VST-FURY-05", "VST-FURY-09")
def test_lost_fury_brings_and_costs_no_cards() -> None:
    g = prowl(cards=(HUNT, BLINK))
    ghoul_of(g).fury = 3
    lose_fury(g)
    g.settle()
    assert (ghoul_of(g).fury, sum(ghoul_of(g).held)) == (2, 2)


@proves("VST-FURY-06")
def test_an_even_number_that_is_reached_again_draws_again() -> None:
    g = prowl()
    ghoul_of(g).fury = 2
    lose_fury(g)
    gain_fury(g)
    g.settle()
    assert (ghoul_of(g).fury, sum(ghoul_of(g).held)) == (2, 1)


@proves("VST-FURY-07")
def test_fury_is_never_below_nothing() -> None:
    g = prowl()
    lose_fury(g)
    assert (ghoul_of(g).fury, told(g, "fury")) == (0, [])


@proves("VST-TER-03")
def test_the_reference_card_says_that_each_card_has_two_effects() -> None:
    lines = [line for part in reference_card(prowl()) for line in part.lines]
    assert "VST-TER-03" in [rule for _, rule in lines]
    g = prowl(cards=(CHASE,))
    assert {"use chase turn", "use chase game"} <= {*offers(g)}


@proves("VST-WIN-13", "VST-DEC-51")
def test_whoever_wants_the_dragon_dead_wins_when_the_ghoul_kills_him() -> None:
    g = there(among(), DRAGON)
    dragon_of(g).health, dragon_of(g).hand = 1, ()
    do(g, "way e", "attack dragon")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[KNIGHT]) == ("VSB-ORD-07", 1)


@proves("VST-WIN-14")
def test_a_dragon_whose_death_is_nobodys_goal_leaves_and_play_goes_on() -> None:
    g = there(among(roles=(DRAGON, THIEF, GHOUL)), DRAGON)
    dragon_of(g).health, dragon_of(g).hand = 1, ()
    do(g, "way e", "attack dragon")
    assert (g.outcome, g.left, g.at[DRAGON]) == (None, 1 << DRAGON, NOWHERE)
    assert "stop" in offers(g)


@proves("VST-VTWO-20")
def test_against_the_dragon_it_wins_by_his_death() -> None:
    g = there(among(roles=(DRAGON, GHOUL), prey=((GHOUL, DRAGON),)), DRAGON)
    dragon_of(g).health, dragon_of(g).hand = 1, ()
    do(g, "way e", "attack dragon")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[GHOUL]) == ("VST-VTWO-05", 1)


@proves("VST-VTWO-13", "VST-VTWO-21", "VST-VTWO-25", "VST-VTWO-29", "VST-VTHREE-10", "VST-VFOUR-08")
@pytest.mark.parametrize(
    ("roles", "need"),
    [
        ((GOBLINS, GHOUL), 9),
        ((DRAGON, GHOUL), 9),
        ((CAVE, GHOUL), 9),
        ((THIEF, GHOUL), 9),
        ((DRAGON, THIEF, GHOUL), 10),
        (FOUR, 11),
    ],
)
def test_it_wins_with_enough_fury_and_the_escape(roles: tuple[int, ...], need: int) -> None:
    g = among(roles=roles)
    assert fury_goal(g) == need
    token(g, CRYSTALS, "e1")
    ghoul_of(g).fury = need - 2
    do(g, "smash crystal")
    assert not ghoul_of(g).reached
    put(g, GHOUL, "e1")
    token(g, CRYSTALS, "e1")
    do(g, "smash crystal")
    put(g, GHOUL, "e1")
    do(g, "way w")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[GHOUL]) == ("VST-WIN-01", 1)


@proves("VST-VTWO-25")
@pytest.mark.parametrize(("done", "reached"), [(4, False), (5, True)])
def test_against_the_cave_six_crystals_do_as_well(done: int, reached: bool) -> None:
    g = among(roles=(CAVE, GHOUL), agreed={"ghoul_level": "ragpicker"})
    token(g, CRYSTALS, "e1")
    ghoul_of(g).crystals = done
    do(g, "smash crystal")
    assert (ghoul_of(g).reached, ghoul_of(g).fury) == (reached, 1)


@proves("VST-VFOUR-08")
def test_more_than_fourteen_fury_is_never_needed() -> None:
    assert fury_goal(prowl(roles=tuple(range(7)), agreed={"ghoul_level": "hunter"})) == 14


@proves("VST-VTWO-14", "VST-VTWO-22", "VST-VTWO-30", "VST-VTHREE-11")
@pytest.mark.parametrize("roles", [(GOBLINS, GHOUL), (DRAGON, GHOUL), (THIEF, GHOUL), (KNIGHT, THIEF, GHOUL)])
def test_all_lose_if_the_cave_collapses(roles: tuple[int, ...]) -> None:
    g = among(roles=roles)
    collapse(g, "VSB-COLL-19")
    assert g.outcome is not None
    assert (g.outcome.rule, sum(g.outcome.scores)) == ("VSB-ORD-06", 0)


@proves("VST-VTWO-27", "VST-VTHREE-07", "VSB-VAR-05", "VST-VTWO-26")
@proves("VST-VTHREE-06", "VST-VTWO-08", "VST-VTWO-09", "VST-VTWO-23")
@pytest.mark.parametrize("roles", [(THIEF, GHOUL), (DRAGON, THIEF, GHOUL), (GOBLINS, GHOUL), (CAVE, GHOUL)])
def test_it_lights_a_flare_on_its_space_for_a_point_each_time(roles: tuple[int, ...]) -> None:
    g = scene("O0 EN O0 O0", roles=roles, flare=(THIEF, GHOUL), stack="a.")
    put(g, GHOUL, "e1")
    ghoul_of(g).movement = 2
    run(g, Prowl(GHOUL))
    do(g, "flare", "flare")
    assert ([facts[:2] for facts in told(g, "flare")], points(g)[0]) == ([(GHOUL, sp("e1"))] * 2, 0)
    assert why(g, "flare") == "VST-ACT-07"
    assert g.terms.plunder == NOBODY


@proves("VST-VTWO-28")
def test_the_thief_wins_against_it_with_six_treasures() -> None:
    g = sneak("O0 EN O0", roles=(THIEF, GHOUL), carried=1)
    thief_of(g).stash = 5
    do(g, "way w")
    while g.outcome is None:
        do(g, offers(g)[0])
    assert (g.outcome.rule, g.outcome.scores[THIEF]) == ("VSB-ORD-14", 1)


@proves("VST-VTWO-19")
def test_the_dragon_wins_against_it_by_escaping_from_the_surface() -> None:
    g = do(lair(roles=(DRAGON, GHOUL), surfaced=True, wakefulness=11), "at center")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[DRAGON]) == ("VSB-ORD-12", 1)
