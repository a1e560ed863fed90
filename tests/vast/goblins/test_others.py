"""What Knight, Dragon, Thief, Ghoul and Cave do to the Tribes. KNA, KNQ, KNX, DRP, DRW, THA, ATK, EFF, CVO"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.dragon.turn import MoveAndUse
from hauntbox.games.vast.roles.ghoul.against import price_of
from hauntbox.games.vast.roles.ghoul.board import TERROR_CARDS
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.goblins.against import doze
from hauntbox.games.vast.roles.goblins.rules.stats import TRAP, defence, perception
from hauntbox.games.vast.roles.knight.board import BOW, DARING, FEARLESS, STALWART, STRENGTH
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    DRAGON,
    EYE_TRIBE,
    FANGS_TRIBE,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
)
from hauntbox.games.vast.roles.thief.turn import Sneak
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, goblins_of, knight_of, thief_of
from hauntbox.ledger import proves
from vast.goblins.horde import horde
from vast.scenes import do, offers, put, run, sp, token, told, why

FANGS, BONES, EYE = range(3)


def knight_turn(drawing: str = "EN O0 O0", strength: int = 4, **more: object) -> Vast:
    """The Knight on the Entrance, in her turn."""
    g = horde(drawing, knight="center", **more)  # type: ignore[arg-type]
    g.agenda.clear()
    g.turn = KNIGHT
    knight_of(g).cubes[STRENGTH] = strength - 1
    knight_of(g).cubes[0] = 1
    return run(g, MoveAndAct(KNIGHT))


@proves("VSB-KNA-07", "VSB-GOR-09", "VST-ATK-18")
def test_the_knight_enters_a_tribes_space_only_if_she_is_stronger_and_it_scatters() -> None:
    g = knight_turn(strength=3, bones="e1", rage=1)
    assert why(g, "way e") == "VSB-KNA-07"
    goblins_of(g).population[BONES] = 2
    do(g, "way e")
    assert (g.at[BONES_TRIBE], goblins_of(g).population[BONES], goblins_of(g).rage) == (NOWHERE, 0, 2)


@proves("VSB-KNA-08")
def test_all_tribes_on_a_space_are_attacked_in_one_encounter() -> None:
    g = knight_turn(strength=4, population=(2, 3, 3), fangs="e1", bones="e1", eye="e1", rage=1)
    do(g, "way e", "strike bones tribe", "strike fangs tribe")
    assert [g.at[piece] for piece in (FANGS_TRIBE, BONES_TRIBE, EYE_TRIBE)] == [NOWHERE] * 3
    assert (knight_of(g).met, goblins_of(g).rage, goblins_of(g).population) == (1, 3, [0, 1, 1])
    assert knight_of(g).feats >> STALWART & 1


@proves("VSB-KNX-03", "VSB-KNX-05", "VSB-KNX-06")
def test_her_sidequests_count_a_large_tribe_one_with_a_monster_and_one_just_revealed() -> None:
    g = knight_turn("EN O0 O0", bones="e1", monsters=("", "golem", ""))
    do(g, "way e")
    feats = knight_of(g).feats
    assert (feats >> STALWART & 1, feats >> DARING & 1, feats >> FEARLESS & 1) == (1, 1, 0)
    g = knight_turn("EN ae", bones="e1", population=(0, 2, 0))
    do(g, "way e")
    while not knight_of(g).feats and g.waiting():
        do(g, offers(g)[0])
    feats = knight_of(g).feats
    assert (feats >> STALWART & 1, feats >> DARING & 1, feats >> FEARLESS & 1) == (0, 0, 1)


@proves("VSB-KNQ-05", "VSB-EX-09")
def test_a_shot_takes_her_strength_minus_1_and_the_tribe_does_not_scatter() -> None:
    g = knight_turn(strength=3, bones="e2", population=(0, 4, 0), rage=1)
    knight_of(g).cubes[BOW] = 1
    do(g, "shoot bones tribe")
    assert (goblins_of(g).population[BONES], goblins_of(g).rage, g.at[BONES_TRIBE]) == (2, 2, sp("e2"))
    assert knight_of(g).met == 0
    weak = knight_turn(strength=1, bones="e2")
    knight_of(weak).cubes[BOW] = 1
    assert why(weak, "shoot bones tribe") == "VSB-KNQ-05"


@proves("VSB-SEC-17", "VSB-SEC-23", "VSB-KNA-07")
def test_a_trap_makes_an_attacked_tribe_stronger_and_is_gone_then_but_not_by_a_shot() -> None:
    g = knight_turn(strength=4, bones="e1", shown="trap")
    assert (defence(g, BONES), perception(g, BONES)) == (4, 5)
    assert why(g, "way e") == "VSB-KNA-07"
    knight_of(g).cubes[BOW] = 1
    do(g, "shoot bones tribe")
    assert (goblins_of(g).population[BONES], goblins_of(g).shown) == (0, (TRAP,))
    g = knight_turn(strength=4, bones="e1", population=(0, 2, 0), shown="trap")
    do(g, "way e")
    assert (g.at[BONES_TRIBE], goblins_of(g).shown, goblins_of(g).secrets_out) == (NOWHERE, (), (TRAP,))


# The Dragon. --------------------------------------------------------------------------------------------------------


def dragon_turn(hand: str, here: str = "e1", drawing: str = "O0 EN O0 O0", **more: object) -> Vast:
    """The Dragon's Move and Use Powers. `hand` names Power cards by letters: c, f, w."""
    g = horde(drawing, roles=(GOBLINS, DRAGON), **more)  # type: ignore[arg-type]
    g.agenda.clear()
    g.turn = DRAGON
    put(g, DRAGON, here)
    board = dragon_of(g)
    board.hand, board.is_here = tuple(sorted(["cfw".index(letter) for letter in hand])), True
    return run(g, MoveAndUse(DRAGON))


@proves("VSB-DRP-02", "VSB-EX-14", "VSB-GOR-09")
def test_claw_scatters_a_tribe_and_he_eats_what_scattered() -> None:
    g = dragon_turn("c", bones="e2", rage=1)
    g.rig("dragon die", 3)
    do(g, "power claw")
    board = goblins_of(g)
    assert (board.population[BONES], dragon_of(g).eaten, board.rage, g.at[BONES_TRIBE]) == (1, 2, 2, NOWHERE)


@proves("VSB-MON-32")
def test_with_bright_beetles_he_eats_one_less() -> None:
    g = dragon_turn("c", eye="e2", monsters=("", "", "bright beetles"))
    g.rig("dragon die", 3)
    do(g, "power claw")
    assert (goblins_of(g).population[EYE], dragon_of(g).eaten) == (2, 1)
    g = dragon_turn("ccc", eye="e1", monsters=("", "", "bright beetles"))
    do(g, "power scratch")
    assert (goblins_of(g).population[EYE], dragon_of(g).eaten) == (0, 2)
    g = dragon_turn("cc", monsters=("", "", "bright beetles"))
    do(g, "power hiss", "prey eye tribe", "no")
    assert (goblins_of(g).population[EYE], dragon_of(g).eaten) == (2, 0)


@proves("VSB-DRP-16")
def test_scratch_empties_the_tribes_on_his_space_and_he_eats_what_they_lost() -> None:
    g = dragon_turn("ccc", bones="e1", fangs="e1", population=(1, 4, 0), rage=0)
    goblins_of(g).shown = (TRAP,)
    do(g, "power scratch", "no")
    assert (goblins_of(g).population, dragon_of(g).eaten, goblins_of(g).rage) == ([0, 0, 0], 5, 2)
    assert (goblins_of(g).shown, goblins_of(g).secrets_out) == ((), (TRAP,))  # VSB-SEC-17


@proves("VSB-DRP-07", "VSB-DRP-31", "VSB-GOR-10")
def test_hiss_hides_a_tribe_anywhere_and_takes_a_goblin() -> None:
    g = dragon_turn("cc", bones="w1", population=(0, 3, 1), rage=1, monsters=("", "ogre", ""))
    do(g, "power hiss")
    assert offers(g) == ["prey bones tribe", "prey eye tribe"]
    do(g, "prey bones tribe")
    board = goblins_of(g)
    assert (g.at[BONES_TRIBE], board.population[BONES], dragon_of(g).eaten, board.rage) == (NOWHERE, 2, 1, 2)
    assert board.monsters[BONES] == (1,)


@proves("VSB-DRP-19")
def test_the_flame_wall_costs_a_tribe_a_goblin() -> None:
    g = horde("EN O0 O0", bones="e1", roles=(GOBLINS, DRAGON), rage=1)
    token(g, 9, "e2")
    do(g, "tribe bones", "way e")
    assert (goblins_of(g).population[BONES], goblins_of(g).rage, g.at[BONES_TRIBE]) == (2, 1, sp("e2"))


@proves("VSB-DRP-23", "VSB-ATK-02")
def test_wrath_scatters_tribes_and_is_no_attack() -> None:
    g = dragon_turn("cccc", here="w2", drawing="O0 O0 EN", bones="w1", rage=1, collapsing=True)
    g.rig("dragon die", 3)
    do(g, "power wrath", *["power card claw"] * 4)
    assert (goblins_of(g).population[BONES], goblins_of(g).rage, len(g.laid)) == (1, 1, 2)


@proves("VSB-DRW-24")
def test_a_surfaced_ash_dragon_who_enters_a_stronger_tribes_space_is_attacked() -> None:
    g = dragon_turn("", bones="e2", rage=1, ash=True)
    dragon_of(g).surfaced = dragon_of(g).awake = True
    do(g, "at e2")
    assert (dragon_of(g).health, g.at[BONES_TRIBE], goblins_of(g).rage) == (4, NOWHERE, 0)
    assert told(g, "attacks") == [(BONES_TRIBE, DRAGON)]
    g = dragon_turn("", bones="e2", population=(0, 2, 0), ash=True)
    dragon_of(g).surfaced = dragon_of(g).awake = True
    do(g, "at e2")
    assert (dragon_of(g).health, g.at[BONES_TRIBE]) == (5, sp("e2"))


@proves("VSB-SEC-18", "VSB-SEC-21", "VSB-DEC-76")
def test_a_trap_makes_a_power_pass_over_all_tribes() -> None:
    g = dragon_turn("c", bones="e2", eye="center", shown="trap")
    g.rig("dragon die", 3)
    do(g, "power claw")
    assert (g.waiting(), offers(g)) == ((GOBLINS,), ["yes", "no"])
    do(g, "yes")
    assert (g.at[BONES_TRIBE], g.at[EYE_TRIBE], dragon_of(g).eaten) == (sp("e2"), sp("center"), 0)
    assert goblins_of(g).shown == ()
    h = dragon_turn("c", bones="e2", shown="trap")
    h.rig("dragon die", 3)
    do(h, "power claw", "no")
    assert (h.at[BONES_TRIBE], dragon_of(h).eaten, goblins_of(h).shown) == (NOWHERE, 2, ())


@proves("VSB-SEC-18")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_trap_answers_hiss_and_wrath_too(answer: str) -> None:
    g = dragon_turn("cc", bones="w1", shown="trap")
    do(g, "power hiss", "prey bones tribe", answer)
    assert (g.at[BONES_TRIBE] == sp("w1"), dragon_of(g).eaten) == ((True, 0) if answer == "yes" else (False, 1))
    h = dragon_turn("cccc", here="w2", drawing="O0 O0 EN", bones="w1", shown="trap", collapsing=True)
    h.rig("dragon die", 3)
    do(h, "power wrath", *["power card claw"] * 4, answer)
    assert (len(h.laid), h.at[BONES_TRIBE] == sp("w1")) == ((3, True) if answer == "yes" else (2, False))


# The Thief. ---------------------------------------------------------------------------------------------------------


def thief_turn(**more: object) -> Vast:
    """The Thief on e1 in his turn, with 4 cubes and Stealth 4."""
    g = horde(roles=(GOBLINS, THIEF), **more)  # type: ignore[arg-type]
    g.agenda.clear()
    g.turn = THIEF
    put(g, THIEF, "e1")
    thief_of(g).stats, thief_of(g).cubes = [4, 4, 4], 4
    return run(g, Sneak(THIEF))


@proves("VSB-THA-09", "VSB-GOR-10", "VSB-THA-11")
def test_pickpocket_takes_a_secret_face_up_by_choice_or_hidden_by_chance() -> None:
    g = thief_turn(bones="e1", population=(0, 1, 0), rage=1)
    assert why(g, "pickpocket bones tribe 3") == "VSB-THA-11"
    g = thief_turn(bones="e1", population=(0, 1, 0), rage=1, hand="hex, poison", shown="goblin ruby")
    do(g, "pickpocket bones tribe 3")
    assert offers(g) == ["filch goblin ruby", "filch face down"]
    g.rig("pickpocket", 2)
    do(g, "filch face down")
    board = goblins_of(g)
    assert (board.hand, board.secrets_out, board.rage, thief_of(g).carried) == ((2,), (7,), 2, 1)


@proves("VSB-THA-15", "VSB-GOR-14", "VSB-GOR-10")
def test_a_backstab_takes_goblins_only_and_the_tribe_scatters_at_0() -> None:
    g = thief_turn(bones="e1", population=(0, 2, 0), rage=1, monsters=("", "ogre", ""))
    do(g, "backstab bones tribe 1")
    board = goblins_of(g)
    assert (board.population[BONES], board.rage, g.at[BONES_TRIBE], board.monsters[BONES]) == (1, 2, sp("e1"), (1,))
    thief_of(g).targeted = 0
    do(g, "backstab bones tribe 2")
    assert (g.at[BONES_TRIBE], board.monsters[BONES]) == (NOWHERE, ())


@proves("VSB-THA-19")
def test_his_stealth_must_beat_the_tribes_perception_with_the_trap_which_is_sprung() -> None:
    g = thief_turn(bones="e1", population=(0, 2, 0), shown="trap")
    assert why(g, "backstab bones tribe 1") == "VSB-THA-19"
    goblins_of(g).population[BONES] = 1
    do(g, "backstab bones tribe 1")
    assert goblins_of(g).shown == ()


# The Ghoul. ---------------------------------------------------------------------------------------------------------


def ghoul_turn(discs: int = 6, **more: object) -> Vast:
    """The Ghoul on e1 in its turn."""
    g = horde("ae EN O0 O0", roles=(GOBLINS, GHOUL), **more)  # type: ignore[arg-type]
    g.agenda.clear()
    g.turn = GHOUL
    put(g, GHOUL, "e1")
    board = ghoul_of(g)
    board.discs, board.movement, board.deck = discs, 3, TERROR_CARDS
    return run(g, Prowl(GHOUL))


@proves("VST-ATK-04", "VST-ATK-22")
def test_a_tribes_statistic_is_its_strength() -> None:
    g = ghoul_turn(fangs="e1", bones="e1", population=(4, 1, 0), monsters=("ogre", "", ""))
    assert (price_of(g, FANGS_TRIBE), price_of(g, BONES_TRIBE)) == (7, 2)
    goblins_of(g).shown = (TRAP,)
    assert price_of(g, FANGS_TRIBE) == 8


@proves("VST-EFF-09", "VST-EFF-10", "VST-EFF-33")
def test_a_tribe_attacked_by_the_ghoul_scatters_by_its_own_rules_and_gains_no_rage() -> None:
    g = ghoul_turn(bones="e1", eye="e1", rage=1, monsters=("", "", "bright beetles"))
    do(g, "attack eye tribe")
    board = goblins_of(g)
    assert (g.at[EYE_TRIBE], board.population[EYE], board.monsters[EYE], board.rage) == (NOWHERE, 2, (), 1)
    assert ghoul_of(g).fury == 1


@proves("VST-ATK-11")
def test_each_tribe_can_be_attacked_once_per_turn() -> None:
    g = ghoul_turn(bones="e1", eye="e1", population=(0, 1, 1))
    do(g, "attack eye tribe")
    put(g, GHOUL, "e1")
    put(g, EYE_TRIBE, "e1")
    goblins_of(g).population[EYE] = 1
    assert why(g, "attack eye tribe") == "VST-ATK-10"
    assert "attack bones tribe" in offers(g)


@proves("VST-ATK-18")
def test_the_trap_raises_the_price_by_1_and_is_discarded() -> None:
    g = ghoul_turn(discs=4, bones="e1", shown="trap")
    assert why(g, "attack bones tribe") == "VST-ATK-02"
    ghoul_of(g).discs = 5
    do(g, "attack bones tribe")
    assert (ghoul_of(g).discs, goblins_of(g).shown) == (0, ())


@proves("VST-ATK-21", "VST-ACT-02")
def test_hidden_and_lurking_tribes_cannot_be_attacked() -> None:
    g = ghoul_turn(eye="n1")
    assert [act for act in offers(g) if act.startswith("attack")] == []
    assert why(g, "attack eye tribe") == why(g, "attack bones tribe") == "VST-ATK-01"


@proves("VST-SKT-26", "VST-MOVE-18")
def test_the_goblins_announce_the_symbol_for_their_tribe() -> None:
    g = horde("ae ab EN O0", roles=(GOBLINS, GHOUL), bones="e1")
    g.agenda.clear()
    g.turn = GHOUL
    put(g, GHOUL, "e1")
    ghoul_of(g).discs, ghoul_of(g).deck = 6, TERROR_CARDS
    run(g, Prowl(GHOUL))
    do(g, "attack bones tribe")
    assert (g.waiting(), offers(g)) == ((GOBLINS,), ["symbol Bones", "symbol Eye"])


# The Cave. ----------------------------------------------------------------------------------------------------------


@proves("VSB-CVO-11", "VSB-DEC-110", "VSB-GOR-10")
def test_spores_reduce_a_tribe_of_their_choice_to_1() -> None:
    g = horde(population=(3, 1, 4), rage=1)
    g.agenda.clear()
    assert doze(g)
    assert offers(g) == ["tribe fangs", "tribe eye"]
    do(g, "tribe eye")
    assert (goblins_of(g).population, goblins_of(g).rage) == ([3, 1, 1], 2)
    goblins_of(g).population = [1, 1, 0]
    assert not doze(g)
