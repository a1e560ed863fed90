"""The Nightmare Unicorn attacks others and is attacked by them. UNT, KNA, GOA, SEC, DRW, THA, TRE, EFF, OTH, EX"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.cave.die import CENTRE, DIAMOND, DRAGON_DIE
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, E
from hauntbox.games.vast.cave.tokens import FLAME_WALL
from hauntbox.games.vast.roles.cave.actions import CARRIED
from hauntbox.games.vast.roles.dragon.against import hit
from hauntbox.games.vast.roles.dragon.board import CARDS as POWERS
from hauntbox.games.vast.roles.dragon.rules.surfacing import bars_step
from hauntbox.games.vast.roles.ghoul.against import attack, price_of
from hauntbox.games.vast.roles.goblins.cards.schemes import HexWhom
from hauntbox.games.vast.roles.goblins.rules.moving import bars_company
from hauntbox.games.vast.roles.goblins.rules.raiding import bars_raid, raid
from hauntbox.games.vast.roles.goblins.rules.stats import TRAP
from hauntbox.games.vast.roles.knight.against import bars_meeting, bars_shot, must_meet, shoot
from hauntbox.games.vast.roles.knight.board import AXE, DARING, ENCHANTED_BOW, STRENGTH
from hauntbox.games.vast.roles.knight.rules.encounter import begin_encounter
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    CAVE,
    DRAGON,
    EYE_TRIBE,
    FANGS_TRIBE,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import CLAWED, ROLES, SCRATCHED
from hauntbox.games.vast.roles.thief.board import EVASION
from hauntbox.games.vast.roles.thief.rules.death import ACTION_DIE
from hauntbox.games.vast.roles.thief.rules.pickpocket import backstab, bars_backstab, bars_pickpocket
from hauntbox.games.vast.roles.unicorn.board import ARMOR, CLARITY
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, goblins_of, knight_of, thief_of, unicorn_of
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, sp, token, told, why
from vast.thief.sneaking import sneak
from vast.unicorn.stable import BOTH, placed, ride

ROW = "O0 O0 EN O0 O0"


def charging(foe: int, anger: int = 1, deck: str = "b2", drawing: str = ROW, **more: Any) -> Vast:
    """He looks east from the Entrance at somebody on e1, with a card that moves him there."""
    g = ride(drawing, here="center", hand="f1 r1", anger=anger, deck=deck, roles=(foe, UNICORN), **more)
    put(g, foe, "e1")
    return g


# What he does. ------------------------------------------------------------------------------------------------------


@proves("VSB-UNT-04", "VSB-UNT-11", "VSB-UNT-17", "VSB-UNT-16")
@pytest.mark.parametrize(("anger", "left"), [(1, 9), (2, 7), (3, 5)])
def test_entering_the_knights_space_costs_her_grit_by_his_anger_and_he_teleports(anger: int, left: int) -> None:
    g = charging(KNIGHT, anger)
    knight_of(g).grit = 10
    knight_of(g).track = 31
    do(g, "gallop f1", *["imbue pace"] * (anger == 3))
    assert (knight_of(g).grit, g.at[UNICORN], g.at[KNIGHT]) == (left, sp("w1"), sp("e1"))


@proves("VSB-UNT-10", "VSB-ATK-01")
def test_no_strength_keeps_him_out() -> None:
    g = charging(KNIGHT)
    knight_of(g).grit, knight_of(g).cubes[STRENGTH] = 4, 3
    do(g, "gallop f1")
    assert (knight_of(g).grit, told(g, "attacks")) == (3, [(UNICORN, KNIGHT)])


def trampling(anger: int = 1, hand: tuple[int, ...] = (1, 2), shown: tuple[int, ...] = ()) -> Vast:
    g = ride(ROW, here="center", hand="f1 r1", anger=anger, deck="b2", roles=(GOBLINS, UNICORN))
    put(g, BONES_TRIBE, "e1")
    board = goblins_of(g)
    board.population, board.rage, board.hand, board.shown = [3, 3, 3], 2, hand, shown
    return g


@proves("VSB-UNT-12", "VSB-UNT-35", "VSB-DEC-164")
@pytest.mark.parametrize(("anger", "left"), [(1, 1), (2, 1), (3, 0)])
def test_a_tribe_scatters_loses_a_secret_of_its_choice_and_at_last_everybody(anger: int, left: int) -> None:
    g = do(trampling(anger), "gallop f1")
    if anger > 1:
        assert (g.waiting(), offers(g)) == ((GOBLINS,), ["drop cave-in", "drop poison"])
        do(g, "drop poison")
    board = goblins_of(g)
    assert (board.population[1], board.rage, g.at[BONES_TRIBE]) == (left, 2, NOWHERE)
    assert (board.hand, board.secrets_out) == (((1, 2), ()) if anger == 1 else ((1,), (2,)))


@proves("VSB-SEC-22", "VSB-UNT-27", "VSB-DEC-76", "VSB-UNT-10")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_trap_makes_his_attack_fail_and_he_teleports_all_the_same(answer: str) -> None:
    g = do(trampling(3, (), (TRAP,)), "gallop f1")
    assert (g.waiting(), offers(g)) == ((GOBLINS,), ["yes", "no"])
    do(g, answer)
    spared = answer == "yes"
    assert (goblins_of(g).population[1], TRAP in goblins_of(g).shown) == (3 if spared else 0, False)
    if not spared:
        do(g, "imbue pace")
    assert (unicorn_of(g).radiance, g.at[UNICORN]) == (0 if spared else 1, sp("w1"))


@proves("VSB-UNT-13")
@pytest.mark.parametrize("anger", [1, 2, 3])
def test_the_dragon_discards_power_cards_by_his_anger(anger: int) -> None:
    g = charging(DRAGON, anger)
    dragon_of(g).hand, dragon_of(g).deck = (0, 0, 0, 0, 0), POWERS[5:]
    do(g, "gallop f1", *["power card claw"] * anger)
    assert len(dragon_of(g).hand) == 5 - anger


@proves("VSB-UNT-14", "VSB-THU-20")
@pytest.mark.parametrize(("anger", "drawn"), [(1, 2), (2, 3)])
def test_the_thief_is_killed_and_he_draws_by_the_loot_and_his_anger(anger: int, drawn: int) -> None:
    g = charging(THIEF, anger, deck="f2r2 b2r2 f2l2 b2l2 b2", treasures=12)
    thief_of(g).level = 2
    thief_of(g).upgrades[0] = 1
    do(g, "gallop f1")
    assert (g.at[THIEF], len(unicorn_of(g).hand), thief_of(g).upgrades[0]) == (NOWHERE, 1 + drawn, 1)


@proves("VSB-EX-29", "VSB-UNT-14", "VSB-UNT-16")
def test_example_of_the_thief_at_full_anger() -> None:
    g = charging(THIEF, 3, deck="f2r2 b2r2 f2l2 b2l2 b2", treasures=12)
    thief_of(g).level = 2
    thief_of(g).upgrades[0] = 1
    do(g, "gallop f1")
    assert (g.at[THIEF], len(unicorn_of(g).hand), thief_of(g).upgrades[0]) == (NOWHERE, 1 + 4, 0)
    do(g, "imbue pace")
    assert (unicorn_of(g).radiance, g.at[UNICORN]) == (1, sp("w1"))


@proves("VSB-UNT-27", "VSB-UNT-10")
def test_a_thief_who_evades_gives_neither_cards_nor_radiance() -> None:
    g = charging(THIEF, 3, treasures=12)
    thief_of(g).upgrades[EVASION] = 1
    g.rig(ACTION_DIE, 6)
    do(g, "gallop f1")
    assert g.waiting() == (THIEF,)
    do(g, "no")
    assert (g.at[THIEF], unicorn_of(g).radiance, len(unicorn_of(g).hand), g.at[UNICORN]) == (sp("e1"), 0, 1, sp("w1"))


@proves("VSB-UNT-15", "VST-OTH-27", "VST-OTH-29")
@pytest.mark.parametrize("foe", [GHOUL, VILE])
def test_a_ghoul_skitters_before_he_teleports(foe: int) -> None:
    roles = (UNICORN, GHOUL) if foe == GHOUL else (VILE, UNICORN)
    g = ride("af O0 EN O0 O0", here="center", hand="f1 r1", deck="b2", roles=roles)
    put(g, foe, "e1")
    ghoul_of(g).held[0] = 1
    do(g, "gallop f1")
    assert (g.at[foe], ghoul_of(g).held[0], g.at[UNICORN]) == (sp("w2"), 1, sp("w1"))
    what = [event.what for event in g.events or ()]
    assert what.index("skitters") < what.index("teleports")


@proves("VST-OTH-26", "VST-OTH-28", "VST-OTH-63")
def test_at_full_anger_the_ghoul_loses_a_terror_card_and_he_gains_radiance_whatever_its_defense() -> None:
    g = ride("af O0 EN O0 O0", here="center", hand="f1 r1", deck="b2", roles=(UNICORN, GHOUL), anger=3)
    put(g, GHOUL, "e1")
    ghoul_of(g).held[0], ghoul_of(g).discs = 1, 6
    do(g, "gallop f1", "imbue pace")
    assert (ghoul_of(g).held[0], unicorn_of(g).radiance, g.at[GHOUL]) == (0, 1, sp("w2"))


@proves("VSB-UNT-16")
def test_radiance_for_attacks_comes_once_for_each_player_in_a_turn() -> None:
    g = charging(KNIGHT, 3, deck="b1 b2 f1")
    do(g, "gallop f1", "imbue pace")  # to the Entrance
    assert (unicorn_of(g).radiance, g.at[UNICORN]) == (1, MIDDLE)
    unicorn_of(g).hand = (17, 22)
    do(g, "gallop f1")
    assert (unicorn_of(g).radiance, len(told(g, "attacks"))) == (1, 2)


@proves("VSB-UNT-31", "VSB-DEC-128", "VSB-ATK-07")
def test_of_several_pieces_he_chooses_one_and_ghosts_do_not_count() -> None:
    ROLES[GHOST].is_in_way = lambda g, piece: False  # type: ignore[method-assign]
    g = ride(ROW, here="center", hand="f1 r1", deck="b2", roles=(KNIGHT, UNICORN, GHOUL, GHOST))
    for piece in (KNIGHT, GHOUL, GHOST):
        put(g, piece, "e1")
    do(g, "gallop f1")
    assert offers(g) == ["gore knight", "gore ghoul"]
    do(g, "gore knight")
    assert (told(g, "attacks"), g.at[UNICORN], g.at[GHOUL]) == ([(UNICORN, KNIGHT)], sp("w1"), sp("e1"))


@proves("VSB-UNT-37")
def test_in_a_chain_of_teleports_nobody_is_attacked_twice_and_arriving_there_ends_it() -> None:
    g = ride(ROW, here="center", hand="f1 r1", deck="b2 f2", roles=(KNIGHT, UNICORN, GHOUL))
    put(g, KNIGHT, "e1")
    put(g, GHOUL, "w1")
    do(g, "gallop f1")
    assert told(g, "attacks") == [(UNICORN, KNIGHT), (UNICORN, GHOUL)]
    assert (g.at[UNICORN], len(told(g, "teleports"))) == (sp("e1"), 2)


@proves("VSB-UNT-33")
def test_a_flame_wall_sends_him_away_once_in_a_turn() -> None:
    g = ride(ROW, here="center", hand="f2l1 r1", deck="b2", roles=(DRAGON, UNICORN))
    token(g, FLAME_WALL, "e1")
    do(g, "gallop f2l1")
    assert (g.at[UNICORN], told(g, "burns")) == (sp("w1"), [(UNICORN, sp("e1"))])
    assert ROLES[UNICORN].bars_hissed(g, UNICORN) == "VSB-DRP-31"


# What others do. ----------------------------------------------------------------------------------------------------


def hunted(strength: int = 0, armor: int = 0, hunters: tuple[int, ...] = (KNIGHT,), **more: Any) -> Vast:
    """The Knight is about to meet him on her space; a forced Teleport leads to the Entrance."""
    g = placed("EN O0 O0", here="e1", deck="b1", upgrades=(ARMOR,) * armor, hunters=hunters, **more)
    put(g, KNIGHT, "e1")
    knight_of(g).cubes[STRENGTH] = strength
    return g


@proves("VSB-KNA-06", "VSB-UNT-23", "VSB-ATK-03")
@pytest.mark.parametrize(("strength", "rule"), [(0, "VSB-KNA-06"), (1, ""), (2, "")])
def test_the_knight_enters_only_with_strength_as_great_as_his_armor_and_must_attack(strength: int, rule: str) -> None:
    g = hunted(strength, armor=1)
    assert (bars_meeting(g, sp("e1")), must_meet(g, sp("e1"))) == (rule, True)


@proves("VSB-KNA-06", "VSB-UNT-22", "VSB-KNX-18")
@pytest.mark.parametrize(
    ("strength", "face", "health"), [(2, DIAMOND, 4), (1, CENTRE, 4), (1, DIAMOND, 5)], ids=["more", "hit", "miss"]
)
def test_greater_strength_hits_and_equal_strength_needs_the_die(strength: int, face: int, health: int) -> None:
    g = hunted(strength, armor=1)
    g.rig(DRAGON_DIE, face)
    ROLES[UNICORN].struck(g, UNICORN, KNIGHT)
    g.settle()
    assert (unicorn_of(g).health, g.at[UNICORN]) == (health, MIDDLE)
    assert bool(knight_of(g).feats >> DARING & 1) == (health == 4)
    assert told(g, "misses") == [(KNIGHT, UNICORN)] * (health == 5)


@proves("VSB-UNT-22", "VSB-PLR-29")
def test_whoever_does_not_hunt_him_only_makes_him_teleport() -> None:
    g = hunted(3, hunters=())
    ROLES[UNICORN].struck(g, UNICORN, KNIGHT)
    g.settle()
    assert (unicorn_of(g).health, g.at[UNICORN]) == (5, MIDDLE)


@proves("VSB-TRE-13")
def test_the_axe_gives_strength_only() -> None:
    g = hunted(1)
    g.turn = KNIGHT
    knight_of(g).cubes[AXE], knight_of(g).free = 1, 3
    begin_encounter(g, MIDDLE)
    g.settle()
    assert (unicorn_of(g).health, told(g, "attacks")) == (4, [(KNIGHT, UNICORN)])


@proves("VSB-ORD-17", "VSB-ORD-22", "VSB-UNT-22")
@pytest.mark.parametrize("hunters", [(KNIGHT,), ()])
def test_his_death_is_the_knights_victory_in_the_dragons_place_or_else_he_leaves(hunters: tuple[int, ...]) -> None:
    roles = BOTH if hunters else (UNICORN, GHOUL)
    g = placed("EN O0", roles=roles, hunters=hunters)
    unicorn_of(g).health, unicorn_of(g).marks = 1, (sp("e1"),)
    if hunters:
        knight_of(g).cubes[STRENGTH] = 2
        ROLES[UNICORN].struck(g, UNICORN, KNIGHT)
        assert g.outcome is not None
        assert (g.outcome.rule, g.outcome.scores[KNIGHT]) == ("VSB-ORD-07", 1.0)
    else:
        unicorn_of(g).hand = ()
        ghoul_attack(g)
        assert (g.outcome, g.at[UNICORN], unicorn_of(g).marks, g.left >> UNICORN & 1) == (None, NOWHERE, (), 1)


@proves("VSB-TRE-12", "VSB-DEC-163")
@pytest.mark.parametrize(("strength", "left"), [(1, 3), (2, 2), (3, 1)])
def test_the_enchanted_bow_makes_him_discard_a_card_less_than_her_strength(strength: int, left: int) -> None:
    g = hunted(strength, hand="f1 f2 r1 b1")
    put(g, UNICORN, "center")
    g.turn = KNIGHT
    knight_of(g).cubes[ENCHANTED_BOW] = 1
    assert bars_shot(g, UNICORN) == ""
    shoot(g, UNICORN)
    g.settle()
    while g.waiting():
        g.play(UNICORN, g.legal(UNICORN)[0])
    assert (len(unicorn_of(g).hand), g.at[UNICORN]) == (left, MIDDLE)


@proves("VSB-TRE-12", "VSB-DEC-163")
def test_without_strength_or_cards_the_bow_is_not_aimed_at_him_and_he_chooses_what_goes() -> None:
    g = hunted(0, hand="f1 f2 r1")
    knight_of(g).cubes[ENCHANTED_BOW] = 1
    assert bars_shot(g, UNICORN) == "VSB-TRE-12"
    g = hunted(1, hand="f1 f2 r1")
    shoot(g, UNICORN)
    g.settle()
    assert (g.waiting(), offers(g)) == ((UNICORN,), ["shed f2", "shed f1", "shed r1"])


@proves("VSB-GOA-14", "VSB-ATK-04", "VSB-UNT-23")
@pytest.mark.parametrize(("population", "rule"), [(1, "VSB-GOA-14"), (2, "")])
def test_a_tribe_enters_only_with_strength_greater_than_his_armor(population: int, rule: str) -> None:
    g = placed(ROW, here="e1", roles=(GOBLINS, UNICORN))
    put(g, BONES_TRIBE, "e1")
    goblins_of(g).population, goblins_of(g).rage = [population] * 3, 2
    assert (bars_company(g, 1, sp("e1")), bars_raid(g, 1, UNICORN)) == (rule, rule)


@proves("VSB-GOA-15", "VSB-UNT-22")
@pytest.mark.parametrize(("hunters", "health"), [((GOBLINS,), 4), ((), 5)])
def test_a_tribe_that_attacks_him_scatters_and_takes_health_only_if_they_hunt_him(
    hunters: tuple[int, ...], health: int
) -> None:
    g = placed(ROW, here="e1", deck="b1", roles=(GOBLINS, UNICORN), hunters=hunters)
    put(g, BONES_TRIBE, "e1")
    goblins_of(g).population, goblins_of(g).rage = [3, 3, 3], 2
    raid(g, 1, UNICORN)
    g.settle()
    assert (unicorn_of(g).health, g.at[UNICORN], g.at[BONES_TRIBE]) == (health, MIDDLE, NOWHERE)
    assert (goblins_of(g).population[1], goblins_of(g).rage) == (1, 1)


@proves("VSB-SEC-15", "VSB-DEC-72")
def test_a_hex_makes_him_discard_cards_of_his_choice() -> None:
    g = placed(ROW, hand="f1 f2 r1 b1", roles=(GOBLINS, UNICORN))
    goblins_of(g).population = [0, 0, 2]
    run(g, HexWhom(GOBLINS))
    do(g, "curse nightmare unicorn", "shed f1", "shed r1")
    assert (g.agenda, len(unicorn_of(g).hand)) == ([], 2)


@proves("VSB-DRW-25", "VSB-UNT-24")
def test_the_surfaced_dragon_enters_his_space_without_a_comparison_and_nothing_happens() -> None:
    g = placed(ROW, here="e1", roles=(DRAGON, UNICORN), upgrades=(ARMOR, ARMOR))
    put(g, DRAGON, "center")
    dragon_of(g).surfaced = True
    assert bars_step(g, MIDDLE, 1) == ""


@proves("VSB-DRP-26", "VSB-UNT-22")
@pytest.mark.parametrize(("how", "eaten"), [(CLAWED, 1), (SCRATCHED, 3)])
@pytest.mark.parametrize("hunters", [(DRAGON,), ()])
def test_claw_and_scratch_feed_the_dragon_and_make_him_teleport(how: int, eaten: int, hunters: tuple[int, ...]) -> None:
    g = placed(ROW, here="e1", deck="b1", roles=(DRAGON, UNICORN), hunters=hunters)
    hit(g, UNICORN, how)
    g.settle()
    assert (dragon_of(g).eaten, unicorn_of(g).health, g.at[UNICORN]) == (eaten, 4 if hunters else 5, MIDDLE)


@proves("VSB-UNT-25", "VSB-THA-19", "VSB-THA-23")
def test_the_thief_stabs_him_with_three_cubes_and_stealth_above_his_armor_and_never_robs_him() -> None:
    g = sneak(ROW, roles=(UNICORN, THIEF))
    put(g, UNICORN, "e1")
    assert [bars_backstab(g, UNICORN, n) for n in (1, 2, 3)] == ["VSB-UNT-25", "VSB-UNT-25", ""]
    assert bars_pickpocket(g, UNICORN, 3) == "VSB-THA-23"
    unicorn_of(g).upgrades[ARMOR] = 3
    assert bars_backstab(g, UNICORN, 3) == "VSB-THA-19"


@proves("VSB-PLR-27", "VSB-UNT-22")
@pytest.mark.parametrize(("hunters", "health"), [((THIEF,), 4), ((), 5)])
def test_a_backstab_costs_him_health_where_the_thief_hunts_him(hunters: tuple[int, ...], health: int) -> None:
    g = sneak(ROW, roles=(UNICORN, THIEF), hunters=hunters)
    put(g, UNICORN, "e1")
    unicorn_of(g).deck, unicorn_of(g).facing = (22,), E
    backstab(g, UNICORN, 3)
    g.settle()
    assert (unicorn_of(g).health, g.at[UNICORN] != sp("e1")) == (health, True)


# The Ghouls. --------------------------------------------------------------------------------------------------------


def ghoul_attack(g: Vast, by: int = GHOUL) -> Vast:
    put(g, by, "e1")
    g.turn = by
    ghoul_of(g).discs = 6
    attack(g, UNICORN)
    g.settle()
    return g


@proves("VST-EFF-16", "VST-DEC-54", "VST-EFF-30")
@pytest.mark.parametrize("act", ["bleed health", "bleed cards"])
def test_attacked_by_the_ghoul_he_chooses_health_or_cards_whoever_hunts_him(act: str) -> None:
    g = ghoul_attack(placed("af EN O0", hand="f1 r1 b2", deck="b1", roles=(UNICORN, GHOUL), upgrades=(ARMOR,)))
    assert (g.waiting(), offers(g)) == ((UNICORN,), ["bleed health", "bleed cards"])
    do(g, act)
    while g.waiting() == (UNICORN,):
        g.play(UNICORN, g.legal(UNICORN)[0])
    assert (unicorn_of(g).health, len(unicorn_of(g).hand)) == ((4, 3) if act == "bleed health" else (5, 1))


@proves("VST-EX-34", "VST-EFF-31", "VST-EFF-17")
def test_example_of_the_ghoul_against_armor_two_and_one_card() -> None:
    g = ghoul_attack(placed("af EN O0", hand="f1", deck="b1", roles=(UNICORN, GHOUL), upgrades=(ARMOR,)))
    assert (unicorn_of(g).health, ghoul_of(g).discs, ghoul_of(g).fury) == (4, 3, 1)
    assert (g.at[GHOUL], g.at[UNICORN]) == (sp("w1"), MIDDLE)
    what = [event.what for event in g.events or ()]
    assert what.index("skitters") < what.index("teleports")


@proves("VST-DEC-55", "VST-EFF-16")
def test_which_cards_go_he_says() -> None:
    g = ghoul_attack(placed("af EN O0", hand="f1 r1 b2", deck="b1", roles=(UNICORN, GHOUL)))
    do(g, "bleed cards")
    assert offers(g) == ["shed b2", "shed f1", "shed r1"]


@proves("VST-ATK-06", "VSB-UNT-24")
def test_his_armor_is_what_the_ghoul_pays_for() -> None:
    assert price_of(placed(roles=(UNICORN, GHOUL)), UNICORN) == 2
    assert price_of(placed(roles=(UNICORN, GHOUL), upgrades=(ARMOR, ARMOR)), UNICORN) == 4


@proves("VST-VGW-04", "VST-VGM-19")
def test_the_vile_ghoul_hunts_him_in_the_dragons_place_and_always_takes_health() -> None:
    g = placed("af EN O0", hand="f1 r1 b2", deck="b1", roles=(VILE, UNICORN), hunters=(VILE,))
    unicorn_of(g).health = 2
    ghoul_attack(g, VILE)
    assert (unicorn_of(g).health, len(unicorn_of(g).hand)) == (1, 3)
    unicorn_of(g).deck = (22, *unicorn_of(g).deck)
    put(g, UNICORN, "e1")
    ghoul_of(g).attacked = 0
    ghoul_attack(g, VILE)
    assert g.outcome is not None
    assert g.outcome.scores[VILE] == 1.0


@proves("VSB-UNT-26")
def test_giant_bats_do_not_carry_him() -> None:
    assert UNICORN not in CARRIED
    g = placed(ROW, here="e1", roles=(UNICORN, CAVE), upgrades=(CLARITY,))
    ROLES[UNICORN].spored(g)
    g.settle()
    assert unicorn_of(g).upgrades[CLARITY] == 0


def test_names_of_pieces_are_those_of_the_table() -> None:
    g = placed(ROW, roles=(GOBLINS, UNICORN))
    for piece in (FANGS_TRIBE, EYE_TRIBE):
        put(g, piece, "w1")
    run(g, Bolt())
    assert why(ride(hand="f1 r1"), "gore fangs tribe") == "VSB-DEC-128"
