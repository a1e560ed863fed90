"""The Knight against Dragon and Thief, with Axe and Enchanted Bow; the Knight alone. KNA, TRE, DEC, SOLO, EX"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.vast.cave.die import CROSS, DRAGON_DIE
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.dragon.board import CARDS
from hauntbox.games.vast.roles.ghoul.board import TERROR_CARDS
from hauntbox.games.vast.roles.knight.board import (
    AXE,
    BOMB,
    EAGLE_EYED,
    ENCHANTED_BOW,
    FEARLESS,
    PERCEPTION,
    STALWART,
    STRENGTH,
    SWORD,
)
from hauntbox.games.vast.roles.knight.cards.ambush import ambush
from hauntbox.games.vast.roles.knight.cards.monsters import MONSTER_LIST, Thrust
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT, THIEF, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.rules.stats import stealth
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, knight_of, thief_of
from hauntbox.games.vast.table.ends import BY_AMBUSH, collapse, die
from hauntbox.games.vast.table.terms import LINE_A, LINE_C
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.ghoul.prowling import begun
from vast.scenes import do, offers, put, run, scene, sp, told, why

ALL = (KNIGHT, DRAGON, THIEF)
LINE = "EN O0 O0 O0 O0 O0 O0"


def hunting(
    drawing: str = "EN O0 O0",
    strength: int = 2,
    perception: int = 3,
    wakefulness: int = 0,
    surfaced: bool = False,
    cubes: tuple[int, ...] = (),
    roles: tuple[int, ...] = ALL,
    **more: Any,
) -> Vast:
    """Her turn, on the Entrance, with cubes on these places besides."""
    g = scene(drawing, roles=roles, **more)
    put(g, KNIGHT, "center")
    board = knight_of(g)
    board.cubes[STRENGTH], board.cubes[PERCEPTION], board.free = strength - 1, perception - 1, 0
    board.cubes[0] = 3
    for place in cubes:
        board.cubes[place] = 1
        if place >= SWORD:
            board.treasures += (place - SWORD,)
            board.face_up |= 1 << place - SWORD
    if g.dragon is not None:
        g.dragon.wakefulness, g.dragon.surfaced, g.dragon.is_here = wakefulness, surfaced, True
        g.dragon.hand, g.dragon.deck = CARDS[:5], CARDS[5:]
    if g.thief is not None:
        g.thief.stats = [4, 2, 4]
    return run(g, MoveAndAct(KNIGHT))


# The Dragon. --------------------------------------------------------------------------------------------------------


@proves("VSB-KNA-03")
@pytest.mark.parametrize(("strength", "rule"), [(2, "VSB-KNA-03"), (3, ""), (4, "")])
def test_the_surfaced_dragon_is_met_with_strength_enough_or_not_at_all(strength: int, rule: str) -> None:
    g = hunting(strength=strength, wakefulness=8, surfaced=True)
    put(g, DRAGON, "e1")
    assert why(g, "way e") == rule
    if strength == 4:
        do(g, "way e")
        assert dragon_of(g).health == 4


@proves("VSB-KNA-03")
def test_each_further_encounter_may_attack_him_again() -> None:
    g = hunting(strength=3, surfaced=True)
    put(g, DRAGON, "e1")
    do(g, "way e", "encounter", "strike dragon", "encounter", "strike dragon")
    assert (dragon_of(g).health, why(g, "encounter")) == (2, "VSB-KNT-02")


@proves("VSB-KNQ-09", "VSB-KNA-04")
def test_where_a_bomb_permits_the_attack_no_axe_swings() -> None:
    for surfaced, asked in ((False, "MoveAndAct"), (True, "SwingAxe")):
        g = hunting(cubes=(BOMB, AXE), surfaced=surfaced)
        put(g, DRAGON, "center")
        do(g, "encounter", "strike dragon")
        assert (dragon_of(g).health, type(g.asking()).__name__) == (4, asked)


@proves("VSB-KNQ-09")
@pytest.mark.parametrize(("strength", "health"), [(2, 4), (1, 5)])
def test_the_bomb_only_permits_the_attack_and_no_token_is_used(strength: int, health: int) -> None:
    g = hunting(strength=strength, cubes=(BOMB,), wakefulness=0 if strength == 2 else 4)
    put(g, DRAGON, "center")
    if strength == 2:
        do(g, "encounter", "strike dragon")
    else:
        assert why(g, "encounter") == "VSB-KNE-01"
    assert (dragon_of(g).health, knight_of(g).bombs) == (health, 3)


@proves("VSB-DEC-66", "VSB-TRE-14")
def test_the_axe_takes_one_more_health_for_its_cube_and_again_with_another() -> None:
    g = hunting(surfaced=True, cubes=(AXE,))
    put(g, DRAGON, "center")
    do(g, "encounter", "strike dragon")
    assert offers(g) == ["yes", "no"]
    do(g, "yes")
    board = knight_of(g)
    assert (dragon_of(g).health, board.cubes[AXE], board.lost) == (3, 0, 1)
    board.cubes[AXE] = 1
    do(g, "encounter", "strike dragon", "yes")
    assert (dragon_of(g).health, board.lost) == (1, 2)


@proves("VSB-TRE-16")
@pytest.mark.parametrize(("others", "asked"), [(0, False), (1, False), (2, True)])
def test_the_axe_needs_a_third_cube(others: int, asked: bool) -> None:
    g = hunting(surfaced=True, strength=1, perception=1, cubes=(AXE,))
    knight_of(g).cubes[0] = others
    put(g, DRAGON, "center")
    do(g, "encounter", "strike dragon")
    assert (type(g.asking()).__name__ == "SwingAxe") == asked


# The Enchanted Bow. -------------------------------------------------------------------------------------------------


@proves("VSB-TRE-06", "VSB-DEC-62", "VSB-KNQ-10")
@pytest.mark.parametrize(("strength", "left"), [(2, 4), (3, 3), (4, 2)])
def test_the_enchanted_bow_makes_the_dragon_discard(strength: int, left: int) -> None:
    g = hunting(strength=strength, cubes=(ENCHANTED_BOW,))
    put(g, DRAGON, "e2")
    do(g, "shoot dragon")
    while g.waiting() == (DRAGON,):
        do(g, offers(g)[0])
    assert (len(dragon_of(g).hand), knight_of(g).met, why(g, "shoot dragon")) == (left, 0, "VSB-KNQ-10")
    assert knight_of(g).feats >> EAGLE_EYED & 1


@proves("VSB-TRE-06")
def test_he_discards_three_cards_at_most() -> None:
    g = hunting(strength=4, cubes=(ENCHANTED_BOW, SWORD, AXE))
    put(g, DRAGON, "e2")
    do(g, "shoot dragon")
    while g.waiting() == (DRAGON,):
        do(g, offers(g)[0])
    assert len(dragon_of(g).hand) == 2


@proves("VSB-TRE-06")
@pytest.mark.parametrize(
    ("where", "strength", "rule"),
    [("e5", 2, ""), ("e6", 2, "VSB-TRE-06"), ("n1e1", 2, "VSB-TRE-06"), ("center", 2, ""), ("e1", 1, "VSB-TRE-06")],
)
def test_it_reaches_five_spaces_in_a_line_through_anything(where: str, strength: int, rule: str) -> None:
    g = hunting(f".. O0 .. .. .. .. ..\n{LINE.replace('O0 O0', 'O2 O8', 1)}", strength=strength, cubes=(ENCHANTED_BOW,))
    put(g, DRAGON, where)
    assert why(g, "shoot dragon") == rule


@proves("VSB-TRE-06", "VSB-THU-19", "VSB-THU-13")
@pytest.mark.parametrize(("perception", "rule"), [(2, "VSB-TRE-06"), (3, "")])
def test_it_kills_a_thief_whom_she_sees(perception: int, rule: str) -> None:
    g = hunting(perception=perception, strength=1, cubes=(ENCHANTED_BOW,))
    put(g, THIEF, "e2")
    thief_of(g).upgrades[4] = 1  # Unnatural Evasion, which answers attacks alone
    assert why(g, "shoot thief") == rule
    if not rule:
        do(g, "shoot thief")
        assert (told(g, "killed"), knight_of(g).grit, told(g, "action die")) == ([(THIEF, sp("e2"))], 3, [])


@proves("VSB-TRE-06")
def test_without_its_cube_or_without_cards_in_his_hand_there_is_no_shot() -> None:
    g = hunting()
    put(g, DRAGON, "e1")
    assert why(g, "shoot dragon") == "VSB-KNQ-01"
    g = hunting(cubes=(ENCHANTED_BOW,))
    put(g, DRAGON, "e1")
    dragon_of(g).hand = ()
    assert why(g, "shoot dragon") == "VSB-TRE-06"


# The Thief, the Ogre. -----------------------------------------------------------------------------------------------


@proves("VSB-EX-17")
@pytest.mark.parametrize(("carried", "rule"), [(2, ""), (1, "VSB-KNE-01")])
def test_example_of_a_thief_whose_loot_gives_him_away(carried: int, rule: str) -> None:
    g = hunting(perception=3)
    put(g, THIEF, "center")
    thief_of(g).stats, thief_of(g).carried = [2, 4, 3], carried
    assert stealth(g) == 4 - carried
    assert why(g, "encounter") == rule


@proves("VSB-KNA-10")
def test_what_the_killed_thief_drops_she_takes_in_the_same_encounter() -> None:
    g = hunting()
    put(g, THIEF, "center")
    thief_of(g).carried, g.out[TREASURES] = 1, 1
    g.treasure_deck = (0, 1)
    do(g, "encounter", "strike thief")
    assert "collect treasure" in offers(g)
    do(g, "collect treasure", "keep")
    assert (knight_of(g).treasures, knight_of(g).met, g.tokens[TREASURES]) == ((0,), 1, ())


@proves("VSB-DEC-67")
def test_pushed_by_the_ogre_she_says_where_she_goes() -> None:
    g = hunting("O0 EN O0")
    run(g, Thrust(KNIGHT, sp("center")))
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["way e", "way w"])
    do(g, "way w")
    assert g.at[KNIGHT] == sp("w1")


@proves("VSB-VAR-28")
def test_alone_her_number_is_the_cubes_that_are_hers_now() -> None:
    g = hunting(roles=(KNIGHT,), perception=1, strength=2)
    board = knight_of(g)
    board.free, board.lost, board.aside = 1, 2, 1
    assert ROLES[KNIGHT].alone_number(g) == 3 + 1 + 1 + 1


@proves("VSB-VAR-22")
def test_alone_the_number_of_each_ghoul_is_its_own() -> None:
    g = scene(roles=(VILE,))
    assert g.vile is not None
    g.vile.row_movement = 6
    assert ROLES[VILE].alone_number(g) == 6
    h = scene(roles=(GHOUL,))
    ghoul_of(h).attack_die = 2
    assert ROLES[GHOUL].alone_number(h) == 2


@proves("VSB-SOLO-08", "VSB-SOLO-02", "VST-VGSOLO-06")
@pytest.mark.parametrize("role", ["knight", "dragon", "thief", "vile_ghoul", "ghoul"])
def test_whoever_plays_alone_loses_by_the_collapse(role: str) -> None:
    chosen: dict[str, Any] = {"knight": False, "ghoul": False, role: True}
    g = begun(**chosen)
    collapse(g, "VSB-COLL-19")
    assert g.outcome is not None
    assert (g.outcome.rule, sum(g.outcome.scores)) == ("VSB-ORD-06", 0)


def test_killed_alone_she_has_lost() -> None:
    g = begun(ghoul=False)
    die(g, KNIGHT, BY_AMBUSH)
    assert g.outcome is not None
    assert sum(g.outcome.scores) == 0


# Sidequests with the Vile Ghoul. ------------------------------------------------------------------------------------


@proves("VST-VGV-31", "VSB-KNE-03")
def test_stalwart_and_fearless_are_met_on_the_vile_ghoul() -> None:
    g = hunting("EN af", strength=4, roles=(KNIGHT, VILE))
    put(g, VILE, "e1")
    ghoul_of(g).discs = 3
    do(g, "way e")
    while not told(g, "attacks"):
        do(g, offers(g)[0])
    assert knight_of(g).feats & (1 << STALWART | 1 << FEARLESS) == 1 << STALWART | 1 << FEARLESS


@proves("VST-VGV-31", "VSB-KNX-03")
def test_with_the_vile_ghoul_stalwart_is_met_by_two_ambushes_too() -> None:
    g = hunting(strength=4, roles=(KNIGHT, VILE), infestation=LINE_A)
    g.agenda.clear()
    for _ in range(2):
        ambush(g)
        g.settle()
        while g.waiting():
            do(g, "no" if "no" in offers(g) else "enough")
    assert knight_of(g).feats >> STALWART & 1


# A worked example. --------------------------------------------------------------------------------------------------


@proves("VST-EX-28")
def test_a_blob_that_ends_her_turn_leaves_the_ghoul_beside_her() -> None:
    g = scene("O0 EN af", roles=(KNIGHT, THIEF, GHOUL), infestation=LINE_C, stack="c. c. c. c.")
    put(g, KNIGHT, "center")
    put(g, GHOUL, "e1")
    ghoul_of(g).discs, ghoul_of(g).deck = 1, TERROR_CARDS
    board = knight_of(g)
    board.grit, board.track, board.free = 12, 0b11100, 0
    board.cubes[0], board.cubes[PERCEPTION], board.cubes[STRENGTH] = 1, 1, 2
    g.monster_deck = ([card.name for card in MONSTER_LIST].index("Blob"),)
    g.rig(DRAGON_DIE, CROSS)
    run(g, MoveAndAct(KNIGHT), EndTurn(KNIGHT))
    do(g, "way e")
    while type(g.asking()).__name__ != "PlaceTile":
        do(g, offers(g)[0])
    assert (board.health, board.grit, sum(board.cubes)) == (6, 8, 3)
    assert (told(g, "attacks"), told(g, "skitters")) == ([], [])
    assert g.at[GHOUL] == g.at[KNIGHT] == sp("e1")
