"""The Attack action, Crystals, ambushes, scatter and Rage. GOA, GOR, SEC, MON, OTH"""

from __future__ import annotations

from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE
from hauntbox.games.vast.cave.ground import feature_at
from hauntbox.games.vast.cave.reveal import reveal
from hauntbox.games.vast.cave.tiles import AMBUSH
from hauntbox.games.vast.cave.tokens import CRYSTALS, EVENTS, TREASURES
from hauntbox.games.vast.roles.goblins.rules.raiding import bars_raid
from hauntbox.games.vast.roles.goblins.rules.scatter import lose_population, scatter, shrink
from hauntbox.games.vast.roles.goblins.rules.stats import gain_rage, lose_rage, perception, strength
from hauntbox.games.vast.roles.knight.board import STRENGTH
from hauntbox.games.vast.roles.knight.cards.ambush import ambush
from hauntbox.games.vast.roles.knight.rules.stats import cubes_in_hand
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    DRAGON,
    FANGS_TRIBE,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
)
from hauntbox.games.vast.roles.thief.board import EVASION
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, goblins_of, knight_of, thief_of
from hauntbox.games.vast.table.ends import BY_AMBUSH
from hauntbox.ledger import proves
from vast.goblins.horde import horde, lead
from vast.scenes import do, offers, put, run, sp, token, told, why

FANGS, BONES, EYE = range(3)


@proves("VSB-GOA-08", "VSB-GOR-11", "VSB-GOR-07")
def test_an_attack_on_the_knight_costs_her_health_and_scatters_the_tribe() -> None:
    g = do(lead("bones", "EN O0 O0", "e1", rage=2, knight="e2"), "way e")
    board = goblins_of(g)
    assert (knight_of(g).health, g.at[BONES_TRIBE], board.population[BONES], board.rage) == (6, NOWHERE, 1, 1)
    assert offers(g) == ["tribe fangs", "tribe eye", "halt"]


@proves("VSB-ATK-01")
def test_a_raid_is_an_attack() -> None:
    g = do(lead("bones", "EN O0 O0", "e1", knight="e2"), "way e")
    assert told(g, "attacks") == [(BONES_TRIBE, KNIGHT)]


@proves("VSB-GOA-09")
def test_the_thief_is_attacked_only_with_perception_above_his_stealth() -> None:
    g = lead("bones", "EN O0", "e1", population=(0, 3, 0), roles=(GOBLINS, THIEF))
    put(g, THIEF, "e1")
    thief_of(g).stats = [2, 4, 3]
    assert why(g, "raid thief") == "VSB-GOA-09"
    thief_of(g).stats = [2, 3, 4]
    assert "raid thief" in offers(g)


@proves("VSB-GOA-10", "VSB-GOA-11", "VSB-DEC-30")
def test_a_killed_thief_costs_rage_and_brings_secrets_or_rage_and_the_tribe_stays() -> None:
    for what, hand, rage in (("secrets", (0, 1), 1), ("rage", (), 3)):
        g = lead("bones", "EN O0", "e1", rage=2, roles=(GOBLINS, THIEF))
        put(g, THIEF, "e1")
        thief_of(g).stats, thief_of(g).level = [4, 2, 3], 2
        do(g, "raid thief")
        assert (g.at[THIEF], goblins_of(g).rage, g.at[BONES_TRIBE]) == (NOWHERE, 1, sp("e1"))
        do(g, f"reward {what}")
        assert (goblins_of(g).hand, goblins_of(g).rage, goblins_of(g).population[BONES]) == (hand, rage, 3)


def test_a_thief_who_evades_costs_no_rage_and_brings_nothing() -> None:
    g = lead("bones", "EN O0", "e1", rage=2, roles=(GOBLINS, THIEF))
    put(g, THIEF, "e1")
    thief_of(g).stats = [4, 2, 3]
    thief_of(g).upgrades[EVASION] = 1
    g.rig("action die", 4)
    do(g, "raid thief")
    assert (g.at[THIEF], goblins_of(g).rage) == (sp("e1"), 2)


@proves("VSB-GOA-12", "VSB-GOR-13")
def test_the_dragon_is_attacked_only_with_the_ash_dragon_card() -> None:
    g = lead("bones", "EN O0", "e1", roles=(GOBLINS, DRAGON))
    put(g, DRAGON, "e1")
    assert why(g, "raid dragon") == "VSB-GOA-12"
    g = lead("bones", "EN O0", "e1", population=(0, 2, 0), roles=(GOBLINS, DRAGON), ash=True)
    put(g, DRAGON, "e1")
    assert why(g, "raid dragon") == "VSB-GOA-06"  # Armor 2


@proves("VSB-GOA-13", "VSB-VAR-19", "VSB-ATK-01")
def test_an_attack_on_the_ash_dragon_takes_health_and_rage_and_scatters() -> None:
    g = lead("bones", "EN O0", "e1", rage=2, roles=(GOBLINS, DRAGON), ash=True)
    put(g, DRAGON, "e1")
    do(g, "raid dragon")
    assert (dragon_of(g).health, goblins_of(g).rage, g.at[BONES_TRIBE], goblins_of(g).population[BONES]) == (
        4, 1, NOWHERE, 1,
    )  # fmt: skip


@proves("VST-OTH-13", "VST-OTH-14", "VST-OTH-48")
def test_an_attack_on_the_ghoul_gives_rage_and_the_tribe_stays() -> None:
    g = lead("bones", "ae EN O0", "e1", rage=1, roles=(GOBLINS, GHOUL))
    put(g, GHOUL, "e1")
    ghoul_of(g).discs = 3
    assert why(g, "raid ghoul") == "VST-OTH-11"
    ghoul_of(g).discs = 2
    do(g, "raid ghoul")
    assert (goblins_of(g).rage, goblins_of(g).population[BONES], g.at[BONES_TRIBE], g.at[GHOUL]) == (
        2, 3, sp("e1"), sp("w1"),
    )  # fmt: skip


# Crystals. ----------------------------------------------------------------------------------------------------------


def vein(roles: tuple[int, ...] = (GOBLINS,), **more: object) -> Vast:
    g = horde("EN C0", fangs="e1", bones="e1", roles=roles, **more)  # type: ignore[arg-type]
    token(g, CRYSTALS, "e1")
    return g


@proves("VSB-GOA-16", "VSB-GOA-17")
def test_two_tribes_with_strength_3_smash_a_crystal_in_one_turn_and_scatter() -> None:
    g = do(vein(rage=2), "tribe fangs", "raid crystal", "tribe bones", "raid crystal")
    board = goblins_of(g)
    assert (g.tokens[CRYSTALS], board.crystals, board.rage, board.population) == ((), 1, 1, [1, 1, 3])
    assert [g.at[FANGS_TRIBE], g.at[BONES_TRIBE]] == [NOWHERE, NOWHERE]
    weak = do(vein(population=(3, 2, 0)), "tribe bones")
    assert why(weak, "raid crystal") == "VSB-GOA-16"


@proves("VSB-GOA-18", "VSB-ATK-01")
def test_a_crystal_goes_to_the_knight_or_without_her_to_the_goblins() -> None:
    g = do(vein((KNIGHT, GOBLINS)), "tribe fangs", "raid crystal", "tribe bones", "raid crystal")
    assert (knight_of(g).crystals, goblins_of(g).crystals, g.smashed) == (1, 0, 1)


@proves("VSB-GOA-41", "VSB-DEC-26")
def test_the_first_tribe_waits_for_the_second_and_else_nothing_happens() -> None:
    g = do(vein(rage=2), "tribe fangs", "raid crystal")
    assert (g.tokens[CRYSTALS], g.at[FANGS_TRIBE], goblins_of(g).rage) == ((sp("e1"),), sp("e1"), 2)
    do(g, "tribe bones", "idle", "halt")
    assert (g.tokens[CRYSTALS], goblins_of(g).population) == ((sp("e1"),), [3, 3, 3])


# Ambush. ------------------------------------------------------------------------------------------------------------


def prepared(population: tuple[int, int, int] = (0, 3, 4), cubes: int = 0, **more: object) -> Vast:
    """The Knight meets an Ambush in her own turn."""
    g = horde("O0 EN O0", population=population, knight="e1", **more)  # type: ignore[arg-type]
    g.agenda.clear()
    g.turn = KNIGHT
    knight_of(g).free = cubes
    g.then(MoveAndAct(KNIGHT))
    ambush(g)
    g.settle()
    return g


@proves("VSB-GOR-01", "VSB-GOS-10", "VSB-DEC-29")
def test_a_hidden_tribe_that_is_stronger_may_ambush_the_knight() -> None:
    g = prepared((0, 1, 4))
    assert (g.waiting(), offers(g)) == ((GOBLINS,), ["tribe eye", "no"])
    do(g, "no")
    assert knight_of(g).health == 7


@proves("VSB-GOR-03")
def test_an_ambush_takes_health_scatters_the_tribe_and_costs_rage() -> None:
    g = do(prepared(rage=2), "tribe eye")
    assert (knight_of(g).health, goblins_of(g).population, goblins_of(g).rage) == (6, [0, 3, 2], 1)


@proves("VSB-KNE-11")
def test_she_may_first_add_cubes_to_her_strength() -> None:
    g = prepared((0, 2, 0), cubes=2)
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["cube strength", "enough"])
    do(g, "cube strength")
    assert knight_of(g).cubes[STRENGTH] == 1
    do(g, "enough")
    assert g.waiting() == (KNIGHT,)  # 2 against 2: nobody attacks


@proves("VSB-GOR-02")
def test_a_lurking_tribe_may_ambush_and_one_on_the_map_may_not() -> None:
    g = prepared((0, 3, 4), eye="n1", bones="w1")
    assert offers(g) == ["tribe eye", "no"]


def test_without_tribes_that_could_nothing_happens() -> None:
    g = prepared((0, 0, 0))
    assert (g.waiting(), knight_of(g).health) == ((KNIGHT,), 7)


@proves("VSB-GOR-04")
def test_without_a_knight_an_ambush_tile_does_nothing() -> None:
    g = horde("EN ae", bones="e1", roles=(GOBLINS, GHOUL))
    g.agenda.clear()
    reveal(g, GOBLINS, sp("e1"))
    g.settle()
    while g.waiting():
        do(g, offers(g)[0])
    assert feature_at(g, sp("e1")) == AMBUSH
    assert (g.at[BONES_TRIBE], goblins_of(g).population, g.tokens[EVENTS]) == (sp("e1"), [3, 3, 3], ())


def test_a_death_by_ambush_is_the_goblins_victory() -> None:
    g = prepared()
    knight_of(g).health = 1
    do(g, "tribe eye")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[GOBLINS], BY_AMBUSH) == ("VSB-ORD-09", 1.0, 0)


# Scatter and Rage. --------------------------------------------------------------------------------------------------


@proves("VSB-GOR-05")
def test_scatter_brings_the_piece_home_and_costs_2_goblins() -> None:
    g = horde(bones="e1", population=(1, 4, 0))
    assert (scatter(g, BONES), g.at[BONES_TRIBE], goblins_of(g).population[BONES]) == (2, NOWHERE, 2)
    assert (scatter(g, FANGS), goblins_of(g).population[FANGS]) == (1, 0)


@proves("VSB-GOR-06", "VSB-DEC-69")
def test_scatter_discards_a_monster_and_bones_with_two_choose() -> None:
    g = horde(fangs="e1", bones="e1", monsters=("ogre", "golem, troll", ""))
    scatter(g, FANGS)
    assert (goblins_of(g).monsters[FANGS], g.monster_out) == ((), (1,))
    scatter(g, BONES)
    assert offers(g) == ["swap troll", "swap golem"]
    do(g, "swap golem")
    assert (goblins_of(g).monsters[BONES], g.monster_out) == ((2,), (1, 3))


@proves("VSB-GOR-08")
def test_rage_is_between_0_and_3() -> None:
    g = horde(rage=2)
    gain_rage(g, 3)
    assert goblins_of(g).rage == 3
    for _ in range(5):
        lose_rage(g)
    assert goblins_of(g).rage == 0


# Monsters and Secrets in attacks. -----------------------------------------------------------------------------------


@proves("VSB-MON-03", "VSB-MON-05", "VSB-MON-19")
def test_ogre_troll_and_flame_giant_give_a_strength_disc_each() -> None:
    g = horde(population=(1, 1, 1), monsters=("flame giant", "ogre, troll", ""))
    assert [strength(g, tribe) for tribe in range(3)] == [3, 3, 1]


@proves("VSB-MON-13", "VSB-DEC-85")
def test_bright_beetles_save_a_goblin_and_may_be_discarded_for_another() -> None:
    g = horde(eye="e1", monsters=("", "", "bright beetles"))
    assert scatter(g, EYE) == 1
    for answer, left, monsters in (("yes", 2, ()), ("no", 1, (6,))):
        g = horde(eye="e1", monsters=("", "", "bright beetles"))
        lose_population(g, EYE, 2)
        assert offers(g) == ["yes", "no"]
        do(g, answer)
        assert (goblins_of(g).population[EYE], goblins_of(g).monsters[EYE]) == (left, monsters)


@proves("VSB-MON-17", "VSB-ATK-01", "VSB-DEC-77")
def test_a_knight_attacked_by_the_blob_also_loses_5_grit() -> None:
    g = lead("bones", "EN O0 O0", "e1", knight="e2", monsters=("", "blob", ""))
    knight_of(g).grit = 4
    do(g, "way e")
    assert (knight_of(g).health, knight_of(g).grit) == (6, 0)


@proves("VSB-SEC-04", "VSB-DEC-77")
def test_poison_puts_a_cube_on_the_entrance_two_if_far_stronger_and_she_regains_them_there() -> None:
    for population, cubes in ((2, 1), (3, 2)):
        g = lead("bones", "O0 EN O0 O0", "e1", population=(0, population, 0), knight="e2", hand="poison")
        knight_of(g).free = 5
        do(g, "way e", "yes")
        assert (knight_of(g).free, goblins_of(g).poisoned) == (5 - cubes, cubes)
        g.agenda.clear()
        g.turn = KNIGHT
        put(g, KNIGHT, "e1")
        run(g, MoveAndAct(KNIGHT))
        do(g, "way w")
        assert (g.at[KNIGHT], knight_of(g).free, goblins_of(g).poisoned) == (MIDDLE, 5, 0)


@proves("VSB-SEC-25", "VSB-SEC-27")
def test_poison_leaves_her_2_cubes_takes_unplaced_ones_first_and_of_placed_ones_she_chooses() -> None:
    g = lead("bones", "EN O0 O0", "e1", population=(0, 4, 0), knight="e2", hand="poison")
    board = knight_of(g)
    board.free, board.cubes[0], board.cubes[1] = 1, 1, 1
    do(g, "way e", "yes")
    assert (board.free, cubes_in_hand(board), goblins_of(g).poisoned) == (0, 2, 1)
    h = lead("bones", "EN O0 O0", "e1", population=(0, 4, 0), knight="e2", hand="poison")
    board = knight_of(h)
    board.free, board.cubes[0], board.cubes[1] = 0, 2, 1
    do(h, "way e", "yes")
    assert (h.waiting(), offers(h)) == ((KNIGHT,), ["cube movement", "cube perception"])
    do(h, "cube movement")
    assert (board.cubes[:2], goblins_of(h).poisoned) == ([1, 1], 1)
    assert why(horde(hand="poison"), "secret poison") == "VSB-SEC-27"


@proves("VSB-HID-16", "VSB-SEC-27", "VSB-KNE-12")
def test_poison_is_asked_for_while_there_are_secrets_but_not_in_an_ambush() -> None:
    g = do(lead("bones", "EN O0 O0", "e1", knight="e2", hand="hex"), "way e")
    assert offers(g) == ["no"]
    do(prepared(hand="poison"), "tribe eye")
    ambushed = do(prepared(hand="poison"), "tribe eye")
    assert (ambushed.waiting(), goblins_of(ambushed).poisoned) == ((KNIGHT,), 0)


@proves("VSB-SEC-10", "VST-OTH-57", "VSB-ATK-01")
def test_a_fire_bomber_gives_2_strength_and_empties_the_tribe_after_its_attack() -> None:
    g = horde("EN O0 O0", bones="e1", knight="e2", population=(0, 4, 0), hand="fire bomber")
    do(g, "secret fire bomber", "tribe bones")
    assert strength(g, BONES) == 6
    do(g, "tribe bones", "way e")
    assert (goblins_of(g).population[BONES], g.at[BONES_TRIBE], knight_of(g).health) == (0, NOWHERE, 6)
    h = horde("ae EN O0", bones="e1", population=(0, 3, 0), hand="fire bomber", roles=(GOBLINS, GHOUL))
    put(h, GHOUL, "e1")
    ghoul_of(h).discs = 4
    do(h, "secret fire bomber", "tribe bones", "tribe bones", "raid ghoul")
    assert (goblins_of(h).population[BONES], h.at[BONES_TRIBE], h.at[GHOUL]) == (0, NOWHERE, sp("w1"))
    g.turn = KNIGHT
    goblins_of(g).population[BONES] = 1
    assert strength(g, BONES) == 1  # only in that turn


@proves("VSB-SEC-08", "VSB-SEC-06")
def test_the_ruby_costs_perception_and_goes_when_a_tribe_falls_to_0() -> None:
    g = horde(shown="goblin ruby", population=(2, 1, 0))
    assert perception(g, FANGS) == 2
    shrink(g, FANGS, 1)
    assert goblins_of(g).shown == (4,)
    shrink(g, BONES, 1)
    assert (goblins_of(g).shown, goblins_of(g).secrets_out) == ((), (4,))


@proves("VSB-SEC-19", "VSB-SEC-20", "VSB-SEC-26")
def test_from_hiding_spots_a_hidden_tribe_attacks_a_knight_near_a_lit_ambush_tile() -> None:
    g = horde("A0 EN V0 V0", knight="center", population=(0, 3, 1), hand="hiding spots", monsters=("", "blob", ""))
    knight_of(g).grit, knight_of(g).free = 4, 3
    do(g, "secret hiding spots")
    assert offers(g) == ["tribe bones"]  # Eye is not stronger than she
    do(g, "tribe bones")
    board = goblins_of(g)
    assert (knight_of(g).health, knight_of(g).grit, board.population[BONES], board.rage) == (6, 4, 1, 1)
    assert "tribe bones" not in offers(g)
    far = horde("A0 EN V0 V0", knight="e1", hand="hiding spots")
    assert why(far, "secret hiding spots") == "VSB-SEC-19"
    dark = horde("ae EN V0 V0", knight="center", hand="hiding spots")
    assert why(dark, "secret hiding spots") == "VSB-SEC-19"
    busy = lead("eye", "A0 EN V0", "e1", knight="center", hand="hiding spots")
    assert why(busy, "secret hiding spots") == "VSB-SEC-26"


def test_a_raid_on_nobody_is_no_option() -> None:
    g = lead("bones")
    assert bars_raid(g, BONES, THIEF) == "VSB-DEC-80"
    token(g, TREASURES, "e1")
    assert "raid crystal" not in offers(g)
