"""The Vile Ghoul's Boost dice, its attacks on each victim, and the cards they draw. VGM, VGF, TCD, OPT, PAR, EX"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.tokens import CLAW_GEM, CRYSTALS, FLAME_WALL, TREASURES
from hauntbox.games.vast.roles.dragon.board import CARDS
from hauntbox.games.vast.roles.ghoul.board import ADAPT, BLINK, CHASE, CHEAT, HUNT, SCOUR, SEIZE, SNEAK
from hauntbox.games.vast.roles.ghoul.rules.dice import GHOUL_DIE
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT, THIEF, VILE
from hauntbox.games.vast.roles.thief.board import EVASION
from hauntbox.games.vast.roles.thief.rules.death import ACTION_DIE
from hauntbox.games.vast.roles.vile.turn import VileTurn
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, knight_of, thief_of, vile_of
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, scene, sp, token, told, why
from vast.vile.stalking import chart, meeting, stalk

ROBBED = (KNIGHT, VILE, THIEF)
HUNTED = (VILE, DRAGON)


def with_thief(stealth: int = 2, level: int = 3, evasion: bool = False, **more: object) -> Vast:
    """The Thief stands beside it."""
    g = stalk("af EN O0 O0", roles=(VILE, THIEF), **more)  # type: ignore[arg-type]
    put(g, THIEF, "e2")
    board = thief_of(g)
    board.stats, board.level, board.upgrades[EVASION] = [4, stealth, 4], level, int(evasion)
    return g


def with_dragon(roles: tuple[int, ...] = HUNTED, wakefulness: int = 0, **more: object) -> Vast:
    """The Dragon is beside it, underground, with three Power cards."""
    g = stalk("af EN O0 O0", roles=roles, **more)  # type: ignore[arg-type]
    put(g, DRAGON, "e2")
    board = dragon_of(g)
    board.hand, board.deck, board.wakefulness, board.is_here = CARDS[:3], CARDS[3:], wakefulness, True
    board.sloth[0] -= wakefulness
    return g


# Attack and Boost dice. ---------------------------------------------------------------------------------------------


@proves("VST-VGM-01")
def test_its_phase_is_the_ghouls_steps_collecting_and_attacks_in_any_order() -> None:
    g = scene("af EN T0 O0", roles=(KNIGHT, VILE), stack="a. a.")
    put(g, VILE, "center")
    token(g, TREASURES, "e1")
    vile_of(g).supply, vile_of(g).left = (1,), 5
    run(g, VileTurn())
    do(g, "way e", "take treasure", "way e")
    assert (ghoul_of(g).movement, ghoul_of(g).treasure, g.at[VILE]) == (2, 1, sp("e2"))


@proves("VST-VGM-02", "VST-VGM-17")
def test_attack_is_not_spent_so_it_attacks_one_after_the_other() -> None:
    g = stalk(roles=ROBBED, knight="e1")
    put(g, THIEF, "w1")
    thief_of(g).stats = [4, 2, 4]
    do(g, "attack knight")
    assert (ghoul_of(g).discs, knight_of(g).health) == (3, 6)
    put(g, VILE, "w1")
    do(g, "attack thief")
    assert (ghoul_of(g).discs, told(g, "killed")) == (3, [(THIEF, sp("w1"))])


@proves("VST-VGM-03", "VST-VGM-07", "VST-DEC-62")
def test_a_boost_die_and_hunt_raise_attack_by_one_each() -> None:
    assert why(do(meeting(5, boosts=1), "way e", "spend boost 0"), "attack knight") == "VST-VGM-14"
    g = do(meeting(4, boosts=1, cards=(HUNT,)), "way e", "attack knight")
    assert offers(g) == ["boost attack", "use hunt turn", "use hunt game"]
    do(g, "boost attack", "use hunt turn")
    assert (knight_of(g).health, vile_of(g).spent, ghoul_of(g).used[HUNT]) == (6, 1, 1)


@proves("VST-DEC-62")
def test_how_many_boost_dice_are_spent_is_its_choice() -> None:
    g = do(meeting(2, boosts=2), "way e", "attack knight")
    assert offers(g) == ["boost attack", "no"]
    do(g, "boost attack", "no", "spend boost 0")
    assert vile_of(g).spent == 1


@proves("VST-VGM-04")
def test_a_boost_die_is_spent_once_in_a_turn_and_stays_where_it_is() -> None:
    g = chart((1,), left=2)
    assert (vile_of(g).boosts, vile_of(g).right) == (1, (2,))
    g = do(stalk(boosts=1), "way e", "spend boost 1", "way w")
    assert (ghoul_of(g).movement, vile_of(g).boosts, vile_of(g).spent) == (3, 1, 1)


@proves("VST-VGM-06")
@pytest.mark.parametrize(("movement", "boosts", "rule"), [(2, 0, ""), (1, 0, "VST-COL-01"), (1, 1, ""), (0, 2, "")])
def test_a_boost_die_pays_for_collecting(movement: int, boosts: int, rule: str) -> None:
    g = stalk("af EN T0", movement=movement, boosts=boosts)
    token(g, TREASURES, "e1")
    assert why(g, "take treasure") == rule
    if not rule:
        do(g, "take treasure")
        assert (ghoul_of(g).movement, vile_of(g).spent, ghoul_of(g).treasure) == (0, boosts, 1)


@proves("VST-VGM-08", "VST-VGM-10")
def test_a_bonus_lasts_until_the_attack_is_made_and_no_longer() -> None:
    g = do(meeting(3, boosts=1), "way e", "attack knight")
    assert (knight_of(g).health, vile_of(g).bonus) == (6, 0)
    g = meeting(3, boosts=1)
    vile_of(g).bonus = 1  # of an attack that a Flame Wall has prevented
    do(g, "way e", "no", "spend boost 0")
    assert (vile_of(g).bonus, g.at[VILE]) == (0, sp("e2"))
    vile_of(g).spent = 1
    assert why(g, "attack knight") == "VST-VGM-14"


@proves("VST-VGM-09")
def test_a_bonus_lays_no_discs() -> None:
    g = do(meeting(2, boosts=1), "way e", "attack knight", "boost attack")
    assert (ghoul_of(g).discs, told(g, "boosts attack")) == (3, [(VILE, 1)])


@proves("VST-VGM-11")
def test_a_bonus_serves_an_attack_on_its_own_space_on_a_piece_or_a_crystal() -> None:
    g = stalk("af EN C0", knight="e1", attack=2, boosts=2)
    token(g, CRYSTALS, "e1")
    knight_of(g).cubes[2] = 1
    do(g, "attack knight", "no")
    assert (knight_of(g).health, vile_of(g).spent) == (6, 1)
    put(g, VILE, "e1")
    do(g, "smash crystal")
    assert (vile_of(g).spent, ghoul_of(g).crystals) == (2, 1)


@proves("VST-VGM-26", "VST-DEC-62")
def test_dice_are_named_with_the_step_and_one_that_does_not_suffice_cannot_be_announced() -> None:
    g = do(meeting(3, boosts=1, movement=1), "way e", "attack knight")
    assert (g.at[VILE], knight_of(g).health) == (sp("w1"), 6)  # 1 for the step, the die for the attack
    g = meeting(4, boosts=1)
    do(g, "way e", "spend boost 1")
    assert (knight_of(g).health, g.at[VILE], ghoul_of(g).movement) == (7, sp("e2"), 3)


@proves("VST-VGM-25", "VST-EX-22")
@pytest.mark.parametrize("boosts", [0, 1])
def test_several_pieces_cost_one_point_more_whatever_it_attacks(boosts: int) -> None:
    g = with_dragon((VILE, DRAGON, THIEF), wakefulness=8, boosts=boosts)
    put(g, THIEF, "e2")
    thief_of(g).stats = [4, 2, 4]
    do(g, "way e", "attack thief", *["boost attack"] * boosts)
    assert (ghoul_of(g).movement, told(g, "killed")) == (2, [(THIEF, sp("e2"))])


@proves("VST-EX-22")
def test_one_piece_that_is_attacked_costs_nothing_more() -> None:
    assert ghoul_of(do(with_thief(), "way e", "attack thief")).movement == 3


@proves("VST-OPT-09")
@pytest.mark.parametrize(("agreed", "left"), [(False, 2), (True, 3)])
def test_by_agreement_it_pays_for_several_pieces_as_the_ghoul_does(agreed: bool, left: int) -> None:
    g = stalk(roles=ROBBED, knight="e2", vile_shares_ghoul_entry=agreed)
    put(g, THIEF, "e2")
    thief_of(g).stats = [4, 2, 4]
    do(g, "way e", "attack knight")
    assert (ghoul_of(g).movement, knight_of(g).health) == (left, 6)


@proves("VST-OPT-09")
def test_by_agreement_too_a_piece_that_it_could_not_attack_costs_a_point() -> None:
    g = stalk(roles=ROBBED, knight="e2", vile_shares_ghoul_entry=True)
    put(g, THIEF, "e2")
    thief_of(g).stats = [4, 3, 4]
    assert ghoul_of(do(g, "way e", "attack knight")).movement == 2


@proves("VST-VGM-29", "VST-MOVE-25", "VST-VGM-26")
def test_a_flame_wall_prevents_the_attack_and_what_was_named_is_spent() -> None:
    g = with_dragon((VILE, DRAGON), wakefulness=6, cards=(HUNT,))
    token(g, FLAME_WALL, "e2")
    do(g, "way e", "attack dragon", "use hunt turn")
    assert (g.at[VILE], dragon_of(g).health, ghoul_of(g).used[HUNT]) == (sp("w1"), 5, 1)


# Numbers that may be tuned. -----------------------------------------------------------------------------------------


@proves("VST-PAR-05")
def test_the_chart_may_be_tuned() -> None:
    g = chart((2,), left=5, lurk_movement=9, lurk_attack=1)
    assert (ghoul_of(g).movement, ghoul_of(g).discs) == (9, 1)
    g = chart((3,), left=5, stalk_movement=5, stalk_attack=2)
    assert (ghoul_of(g).movement, ghoul_of(g).discs) == (5, 2)
    g = chart((6,), left=1, rend_movement=2, rend_attack=6)
    assert (ghoul_of(g).movement, ghoul_of(g).discs) == (2, 6)


@proves("VST-PAR-06")
@pytest.mark.parametrize(("worth", "strong"), [(1, 3), (2, 4), (3, 5)])
def test_a_boost_die_may_be_worth_more(worth: int, strong: int) -> None:
    g = do(meeting(strong, boosts=1, boost_worth=worth), "way e", "attack knight")
    assert knight_of(g).health == 6
    assert knight_of(do(meeting(strong + 1, boosts=1, boost_worth=worth), "way e", "spend boost 0")).health == 7
    assert ghoul_of(do(stalk(boosts=1, boost_worth=worth, movement=0), "way e")).movement == 0


# The Dragon. --------------------------------------------------------------------------------------------------------


@proves("VST-VGM-19", "VST-VGW-03")
def test_a_dragon_whom_it_hunts_loses_health_and_at_last_the_game() -> None:
    g = do(with_dragon(), "way e", "attack dragon")
    assert (dragon_of(g).health, len(dragon_of(g).hand)) == (4, 3)
    g = with_dragon()
    dragon_of(g).health = 1
    do(g, "way e", "attack dragon")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[VILE]) == ("VST-VGW-03", 1)


@proves("VST-VGM-20")
def test_a_dragon_who_is_not_its_victim_has_his_choice() -> None:
    g = do(with_dragon((KNIGHT, VILE, DRAGON), wakefulness=1), "way e", "attack dragon")
    assert (g.waiting(), len(offers(g))) == ((DRAGON,), 3)


@proves("VST-VGM-19")
def test_the_knight_whom_it_hunts_has_no_choice_either() -> None:
    g = meeting(2)
    knight_of(g).grit, knight_of(g).treasures = 9, (1,)
    do(g, "way e", "attack knight")
    assert (knight_of(g).health, knight_of(g).grit, g.waiting()) == (6, 9, (VILE,))


# The Thief, and Terror cards. ---------------------------------------------------------------------------------------


@proves("VST-VGF-05", "VST-EFF-27")
def test_an_attack_that_the_thief_evades_draws_nothing() -> None:
    g = with_thief(evasion=True)
    g.rig(ACTION_DIE, 4)
    do(g, "way e", "attack thief")
    assert (told(g, "evades"), sum(ghoul_of(g).held), g.at[VILE]) == ([(THIEF,)], 0, sp("w1"))
    assert (g.waiting(), thief_of(g).evading) == ((THIEF,), False)


@proves("VST-VGF-06")
def test_a_killed_thief_gives_the_loot_drop_and_the_card_of_the_attack() -> None:
    g = do(with_thief(level=2), "way e", "attack thief")
    assert sorted(offers(g)) == ["keep card chase"]  # two Chases on top
    do(g, "keep card chase")
    assert (sum(ghoul_of(g).held), told(g, "terror put back"), g.at[THIEF]) == (2, [(VILE, 1)], -1)


@proves("VST-VGF-01", "VST-VGF-03", "VST-FURY-10")
def test_two_treasures_draw_a_card_make_no_fury_and_go_back() -> None:
    g = stalk("af EN T0", movement=4)
    token(g, TREASURES, "e1", "e1")
    do(g, "take treasure")
    assert (sum(ghoul_of(g).held), g.out[TREASURES]) == (0, 1)
    do(g, "take treasure")
    assert (sum(ghoul_of(g).held), ghoul_of(g).fury, ghoul_of(g).treasure, g.out[TREASURES]) == (1, 0, 0, 0)


@proves("VST-VGF-03", "VST-COL-15", "VST-DEC-10")
def test_a_gem_counts_as_a_treasure() -> None:
    g = stalk("af EN O0", roles=(VILE, DRAGON), movement=2, cards=(SEIZE,))
    token(g, CLAW_GEM, "e1")
    ghoul_of(g).treasure, g.out[TREASURES] = 1, 1
    do(g, "take safely claw gem")
    assert (ghoul_of(g).held[CHASE], ghoul_of(g).treasure, g.tokens[CLAW_GEM]) == (1, 0, ())


@proves("VST-TCD-23", "VST-VGM-26")
@pytest.mark.parametrize("card", [CHASE, SNEAK, CHEAT, BLINK, ADAPT, SEIZE, SCOUR])
def test_terror_cards_work_for_it_as_for_the_ghoul(card: int) -> None:
    """Boost dice pay for moving and collecting, not for what a card asks."""
    g = stalk("c. af EN C0", here="e1", movement=1, boosts=1, cards=(card,))
    if card == CHASE:
        assert ghoul_of(do(g, "use chase turn")).movement == 2
    elif card == SNEAK:
        put(g, KNIGHT, "center")
        knight_of(g).cubes[2] = 3
        do(g, "way w", "waive piece", "spend boost 1")
        assert (ghoul_of(g).used[SNEAK], ghoul_of(g).movement, g.at[VILE]) == (1, 1, sp("center"))
    elif card == CHEAT:
        g.rig(GHOUL_DIE, 1, 1, 1, 6)
        vile_of(g).supply = ()
        g.agenda.clear()
        run(g, VileTurn())
        do(g, "no", "reroll 1")
        assert sorted(vile_of(g).supply) == [1, 1, 6]
    elif card == BLINK:
        assert why(g, "use blink turn") == "VST-TCD-10"  # 2 movement points, of which it has one
    elif card == ADAPT:
        token(g, CRYSTALS, "e1")
        do(g, "smash crystal", "no", "no")
        assert len(ghoul_of(g).looked) == 2
    elif card == SEIZE:
        token(g, TREASURES, "e1")
        do(g, "take treasure", "spend boost 1")
        assert (ghoul_of(g).movement, ghoul_of(g).treasure) == (1, 1)
    else:
        put(g, VILE, "w1")
        do(g, "use scour turn")
        assert told(g, "uses terror") == [(VILE, SCOUR)]


@proves("VST-SKV-06")
def test_the_skitter_variant_holds_for_it_too() -> None:
    g = do(stalk("af ab af EN O0 O0", knight="e1", skitter_variant=True), "attack knight")
    assert (g.waiting(), len(offers(g))) == ((VILE,), 2)
    do(g, offers(g)[0])
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["at w3", "at w1"])
