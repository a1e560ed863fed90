"""Monsters that ambush the Knight, and those that stay on the map. MON, VAR, KNX"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.collapse.removal import RemoveTile
from hauntbox.games.vast.cave.die import CENTRE, CROSS, DIAMOND, DRAGON_DIE
from hauntbox.games.vast.cave.forced import is_taken
from hauntbox.games.vast.cave.grid import WAY_NAMES, E, way_to
from hauntbox.games.vast.cave.ground import is_dark_at, is_lit_at, is_unoccupied, lay
from hauntbox.games.vast.cave.terrain.canyon import bridge, canyon
from hauntbox.games.vast.cave.tiles import DARK
from hauntbox.games.vast.cave.tokens import OGRE, TREASURES, TROLL
from hauntbox.games.vast.roles.knight.board import (
    AXE,
    BOOTS,
    FEARLESS,
    MAP,
    MOVEMENT,
    PERCEPTION,
    SHIELD,
    STALWART,
    STRENGTH,
    SWORD,
)
from hauntbox.games.vast.roles.knight.cards.ambush import Fight, SeekMonster, ambush
from hauntbox.games.vast.roles.knight.cards.monsters import GNOME, MONSTER_LIST, draw_monster, troll_text
from hauntbox.games.vast.roles.knight.rules.moving import bars_step
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import GHOUL, GOBLINS, KNIGHT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.terms import LINE_A, LINE_B, LINE_C
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.kernel.contract import asks
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, scene, sp, token, told, why

CARD = {card.name: number for number, card in enumerate(MONSTER_LIST)}
OPEN_AMBUSH = 1


def meeting(name: str, strength: int, drawing: str = "O0 EN O0", here: str = "center", **more: object) -> Vast:
    """She is ambushed on line C by this Monster; no cube is free."""
    stack = str(more.pop("stack", "c. c. c. c."))
    g = scene(drawing, stack=stack, infestation=LINE_C, **more)  # type: ignore[arg-type]
    put(g, KNIGHT, here)
    knight_of(g).free, knight_of(g).cubes[STRENGTH] = 0, strength - 1
    g.monster_deck = (CARD[name],)
    return g


def fought(name: str, strength: int, face: int = DIAMOND, drawing: str = "O0 EN O0", **more: object) -> Vast:
    g = meeting(name, strength, drawing, **more)  # type: ignore[arg-type]
    g.rig(DRAGON_DIE, face)
    ambush(g)
    g.settle()
    return g


def lost(name: str, strength: int, face: int = DIAMOND) -> int:
    return 7 - knight_of(fought(name, strength, face)).health


@proves("VSB-MON-02", "VSB-MON-08", "VSB-MON-10", "VSB-MON-14", "VSB-MON-16", "VSB-MON-18")
@pytest.mark.parametrize(
    ("name", "strength"),
    [("Pet Frog", 2), ("Golem", 3), ("Gnome", 3), ("Bright Beetles", 3), ("Underworm", 2), ("Blob", 3)],
)
def test_ambush_strengths(name: str, strength: int) -> None:
    assert [lost(name, strength - 1), lost(name, strength), lost(name, strength, CENTRE)] == [1, 0, 1]
    assert lost(name, strength + 1, CENTRE) == 0


@proves("VSB-MON-04", "VSB-MON-06", "VSB-MON-20")
@pytest.mark.parametrize("name", ["Ogre", "Troll", "Flame Giant"])
def test_the_strong_ones_have_strength_4(name: str) -> None:
    assert [lost(name, 4), lost(name, 4, CENTRE)] == [0, 1]
    assert lost(name, 3) == (2 if name == "Flame Giant" else 1)
    g = meeting(name, 4)
    knight_of(g).cubes[SWORD] = 1
    g.rig(DRAGON_DIE, CENTRE)
    ambush(g)
    g.settle()
    assert knight_of(g).health == 7


@proves("VSB-MON-02", "VSB-VAR-15", "VSB-VAR-17")
def test_the_frog_has_no_text_and_a_stronger_knight_meets_none() -> None:
    g = fought("Pet Frog", 1, drawing="O0 EN O0")
    assert (knight_of(g).health, g.at[KNIGHT], knight_of(g).grit, g.monster_out) == (6, sp("center"), 0, (0,))
    assert not knight_of(fought("Golem", 4)).golem
    assert knight_of(fought("Golem", 2)).golem


@proves("VSB-VAR-16", "VSB-MON-08")
@pytest.mark.parametrize(("face", "hit"), [(CENTRE, True), (CROSS, True), (DIAMOND, False)])
def test_of_equal_strengths_an_affected_centre_applies_the_text(face: int, hit: bool) -> None:
    assert knight_of(fought("Golem", 3, face)).golem is hit


@proves("VSB-MON-12")
@pytest.mark.parametrize("strength", [1, 4])
def test_against_the_wisp_the_die_always_decides(strength: int) -> None:
    assert [lost("Wisp", strength, CENTRE), lost("Wisp", strength, DIAMOND)] == [1, 0]


@proves("VSB-MON-21")
def test_with_goblins_no_monster_ambushes() -> None:
    g = meeting("Ogre", 1, roles=(KNIGHT, GOBLINS))
    ambush(g)
    g.settle()
    assert (knight_of(g).health, g.monster_deck) == (7, (CARD["Ogre"],))


@proves("VSB-VAR-13", "VSB-VAR-27", "VSB-VAR-29")
def test_line_c_draws_a_monster_and_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    g = meeting("Pet Frog", 4)
    g.monster_out += (3, 5)
    ambush(g)
    g.settle()
    assert (told(g, "monster"), g.monster_deck, g.monster_out) == ([(0, 2)], (), (3, 5, 0))
    card, _ = draw_monster(g)
    assert (sorted([*g.monster_deck, card]), g.monster_out) == ([0, 3, 5], (card,))


@proves("VSB-VAR-14", "VSB-KNQ-08")
def test_she_sees_the_monster_and_may_then_add_to_strength_alone() -> None:
    g = meeting("Blob", 1)
    knight_of(g).free = 3
    ambush(g)
    g.settle()
    assert (told(g, "monster"), offers(g)) == ([(CARD["Blob"], 3)], ["cube strength", "enough"])
    do(g, "cube strength", "cube strength", "cube strength")
    assert (knight_of(g).health, knight_of(g).cubes[STRENGTH]) == (7, 3)


# Texts --------------------------------------------------------------------------------------------------------------


@proves("VSB-MON-08", "VSB-KNQ-06")
def test_after_the_golem_a_wall_takes_two_cubes_of_the_map() -> None:
    g = scene("EN O8 O8")
    put(g, KNIGHT, "center")
    board = knight_of(g)
    board.golem, board.cubes[MAP], board.cubes[MOVEMENT], board.free = True, 1, 3, 3
    assert bars_step(g, E) == "VSB-MAP-13"
    board.cubes[MAP] = 3
    run(g, MoveAndAct(KNIGHT))
    do(g, "way e")
    assert (board.walls, bars_step(g, E)) == (2, "VSB-MAP-13")
    board.golem = False
    assert bars_step(g, E) == ""


@proves("VSB-MON-10", "VSB-MON-36", "VSB-KNT-08")
def test_the_gnome_takes_a_random_treasure_card_to_the_bottom_of_the_deck() -> None:
    g = meeting("Gnome", 2)
    board = knight_of(g)
    board.treasures += (1, 3)
    g.treasure_deck += (6,)
    board.face_up = 0b1010
    board.cubes[BOOTS] = board.cubes[AXE] = 1
    g.turn = GHOUL  # so that the Axe does not count
    g.rig(GNOME, 2)
    ambush(g)
    g.settle()
    assert (board.treasures, g.treasure_deck, board.face_up) == ((1,), (6, 3), 0b0010)
    assert (board.cubes[BOOTS], board.cubes[AXE], board.aside, board.sunk, board.sunk_open) == (0, 1, 1, 1, 0b1000)
    assert knight_of(fought("Gnome", 2)).sunk == 0  # nothing to lose


@proves("VSB-MON-14")
def test_bright_beetles_stay_and_give_the_next_monster_1_strength() -> None:
    g = fought("Bright Beetles", 2)
    assert (knight_of(g).beetles, g.monster_out) == (True, ())
    g.monster_deck = (CARD["Golem"], CARD["Golem"])
    assert draw_monster(g) == (CARD["Golem"], 4)
    assert (knight_of(g).beetles, sorted(g.monster_out)) == (False, [CARD["Golem"], CARD["Bright Beetles"]])
    assert draw_monster(g) == (CARD["Golem"], 3)


@proves("VSB-MON-18", "VSB-KNG-04")
def test_the_blob_takes_5_grit() -> None:
    g = meeting("Blob", 2)
    knight_of(g).grit, knight_of(g).track = 8, 0b11111
    ambush(g)
    g.settle()
    assert knight_of(g).grit == 3
    h = meeting("Blob", 2)
    knight_of(h).grit, knight_of(h).cubes[SHIELD] = 4, 1
    ambush(h)
    h.settle()
    assert knight_of(h).grit == 3


@proves("VSB-EX-28", "VSB-KNG-08", "VSB-TILE-19")
def test_example_of_the_blob() -> None:
    g = meeting("Blob", 2, "EN a.", stack="c. c. c. c. c. c.")
    lay(g, sp("e1"), OPEN_AMBUSH, DARK[OPEN_AMBUSH])
    board = knight_of(g)
    board.grit, board.track, board.cubes[MOVEMENT], board.cubes[PERCEPTION] = 6, 0b11110, 1, 1
    g.then(MoveAndAct(KNIGHT), EndTurn(KNIGHT))
    g.settle()
    do(g, "way e", "at n1e1", "at e2")
    assert (board.health, board.grit, offers(g)) == (6, 1, ["cube movement", "cube perception", "cube strength"])
    do(g, "cube movement")
    assert (board.grit, sum(board.cubes)) == (2, 2)
    assert not any([isinstance(frame, MoveAndAct) for frame in g.agenda])


@proves("VSB-MON-20")
def test_the_flame_giant_takes_two_health_from_a_knight_weaker_than_4() -> None:
    assert [lost("Flame Giant", strength) for strength in (1, 3)] == [2, 2]
    assert lost("Flame Giant", 4, CENTRE) == 1


# The Underworm ------------------------------------------------------------------------------------------------------


def dived(drawing: str, stack: str = "c. c. c. c. c. c. c. c. c.", collapsing: bool = False) -> Vast:
    """She has entered an Ambush tile to the east of the Entrance, and the Underworm has hit her."""
    g = meeting("Underworm", 1, drawing, stack=stack, collapsing=collapsing)
    lay(g, sp("e1"), OPEN_AMBUSH, DARK[OPEN_AMBUSH])
    run(g, MoveAndAct(KNIGHT))
    do(g, "way e")
    while offers(g) and "at" in offers(g)[0] and not knight_of(g).grit:
        do(g, offers(g)[0])
    return g


@proves("VSB-MON-16", "VSB-MON-35", "VSB-CMP-15")
def test_the_underworm_carries_her_to_the_nearest_dark_tile_on_a_diagonal() -> None:
    g = dived("vf .. .. ..\n.. .. .. tb\n.. EN a. ..\n.. .. .. ..")
    assert told(g, "carried off") == [(KNIGHT, sp("n1e2"))]
    while not isinstance(g.asking(), MoveAndAct):
        do(g, offers(g)[0] if "enough" not in offers(g) else "enough")
    assert (g.at[KNIGHT], is_lit_at(g, sp("n1e2"))) == (sp("n1e2"), True)
    assert (knight_of(g).met, knight_of(g).grit) == (1, 2)  # the same Encounter, a Grit for either tile
    assert is_dark_at(g, sp("n2w1"))
    assert told(g, "token") == [(TREASURES, sp("n1e2"))]


@proves("VSB-MON-35", "VSB-DEC-173")
def test_of_equally_near_ones_she_chooses_and_an_open_space_gets_a_tile() -> None:
    g = dived("EN a.")
    assert offers(g) == ["at n1", "at n1e2", "at s1", "at s1e2"]
    assert (knight_of(g).grit, why(g, "at n1e1")) == (1, "VSB-MON-35")
    tiles = len(g.stack)
    do(g, "at n1e2")
    assert (g.at[KNIGHT], len(g.stack) < tiles, told(g, "carried off")) == (
        sp("n1e2"),
        True,
        [(KNIGHT, sp("n1e2"))],
    )


@proves("VSB-MON-35")
@pytest.mark.parametrize(("stack", "collapsing"), [("", False), ("c. c.", True)])
def test_where_no_tile_can_be_laid_she_stays(stack: str, collapsing: bool) -> None:
    g = dived("EN a.", stack, collapsing)
    assert (g.at[KNIGHT], knight_of(g).health, knight_of(g).worm) == (sp("e1"), 6, False)


# The Ogre -----------------------------------------------------------------------------------------------------------


@proves("VSB-MON-04", "VSB-MON-22", "VSB-MON-36")
def test_the_ogre_pushes_her_off_and_stands_there_himself() -> None:
    g = meeting("Ogre", 3, ".. a. ..\nO0 EN O8\n.. O0 ..")
    knight_of(g).cubes[SHIELD] = 1  # which helps against players only
    ambush(g)
    g.settle()
    assert offers(g) == ["way s", "way w"]
    assert (why(g, "way n"), why(g, "way e")) == ("VSB-MON-04", "VSB-MAP-13")
    do(g, "way s")
    assert (g.at[KNIGHT], g.tokens[OGRE]) == (sp("s1"), (sp("center"),))
    assert (g.monster_out, g.monster_deck) == ((), ())  # the card lies beside the map


@proves("VSB-MON-04", "VSB-MON-26")
def test_without_an_unoccupied_space_that_is_not_dark_she_stays_and_the_card_is_discarded() -> None:
    g = meeting("Ogre", 3, "a. EN O0\n.. O0 ..")
    token(g, TREASURES, "e1")
    put(g, GHOUL, "s1")
    ambush(g)
    g.settle()
    assert (g.at[KNIGHT], g.tokens[OGRE], g.monster_out) == (sp("center"), (), (CARD["Ogre"],))


def ogre(strength: int = 3, free: int = 0, face: int = DIAMOND, drawing: str = "EN O0 O0") -> Vast:
    """An Ogre stands to the east of her."""
    g = meeting("Pet Frog", strength, drawing)
    token(g, OGRE, "e1")
    knight_of(g).free = free
    g.rig(DRAGON_DIE, face)
    return run(g, MoveAndAct(KNIGHT))


@proves("VSB-EX-22", "VSB-MON-23", "VSB-MON-24")
def test_example_of_the_ogre() -> None:
    g = ogre(3, free=1)
    do(g, "way e")
    assert offers(g) == ["cube strength", "enough"]
    do(g, "cube strength")
    assert (knight_of(g).health, g.tokens[OGRE], g.monster_out) == (7, (), (CARD["Ogre"],))
    assert (g.at[KNIGHT], knight_of(g).met) == (sp("e1"), 1)


@proves("VSB-MON-24")
def test_a_stronger_knight_defeats_a_token_without_the_die() -> None:
    g = ogre(4)
    knight_of(g).cubes[SWORD] = 1
    do(g, "way e")
    assert (g.tokens[OGRE], told(g, "dragon die"), told(g, "defeated")) == ((), [], [(CARD["Ogre"],)])


@proves("VSB-MON-23")
def test_an_ogre_s_space_needs_an_encounter() -> None:
    g = ogre(3)
    knight_of(g).met = 1
    assert why(g, "way e") == "VSB-KNT-03"


@proves("VSB-MON-25")
def test_an_ogre_that_hits_puts_her_on_a_space_beside_and_stays() -> None:
    g = ogre(3)
    do(g, "way e")
    assert (knight_of(g).health, offers(g)) == (6, ["way e", "way w"])
    do(g, "way e")
    assert (g.at[KNIGHT], g.tokens[OGRE], g.monster_out) == (sp("e2"), (sp("e1"),), ())


@proves("VSB-MON-26", "VSB-MON-23")
def test_an_ogre_that_can_push_her_nowhere_leaves() -> None:
    g = ogre(3, drawing="EN O0")
    token(g, TREASURES, "center")
    do(g, "way e")
    assert (knight_of(g).health, g.at[KNIGHT], g.tokens[OGRE], g.monster_out) == (6, sp("e1"), (), (CARD["Ogre"],))


@proves("VSB-MON-27", "VSB-FRC-14")
def test_others_are_not_pushed_onto_a_monster_and_its_space_is_occupied() -> None:
    g = ogre(3)
    put(g, GHOUL, "e2")
    assert (is_taken(g, GHOUL, sp("e1")), is_unoccupied(g, sp("e1"))) == (True, False)
    g.tokens[OGRE] = ()
    assert (is_taken(g, GHOUL, sp("e1")), is_unoccupied(g, sp("e1"))) == (False, True)


@proves("VSB-MON-28")
def test_a_monster_on_a_removed_tile_leaves_and_its_card_is_discarded() -> None:
    g = scene("EN O0 O0", collapsing=True)
    put(g, KNIGHT, "center")
    token(g, OGRE, "e2")
    run(g, RemoveTile(KNIGHT, 1))
    do(g, "at e2")
    assert (g.tokens[OGRE], g.monster_out) == ((), (CARD["Ogre"],))


@proves("VSB-MON-30")
def test_defeating_a_token_counts_for_stalwart_and_fearless() -> None:
    g = ogre(4)
    knight_of(g).ambushes = 1
    do(g, "way e")
    assert (knight_of(g).feats, g.tokens[OGRE]) == (1 << STALWART | 1 << FEARLESS, ())
    h = ogre(3)
    do(h, "way e")
    assert knight_of(h).feats == 0


# The Troll ----------------------------------------------------------------------------------------------------------


def troll(strength: int, face: int = DIAMOND) -> Vast:
    """She stands beside a bridge with the Troll on it."""
    g = fought("Troll", 3, drawing="EN O0", here="e1")
    do(g, offers(g)[0])
    while g.agenda:
        do(g, offers(g)[0])
    put(g, KNIGHT, "center" if bridge(g) in (sp("n1"), sp("s1"), sp("w1")) else "e1")
    board = knight_of(g)
    board.health, board.cubes[STRENGTH], board.met, board.moved = 7, strength - 1, 0, 0
    g.rig(DRAGON_DIE, face)
    return run(g, MoveAndAct(KNIGHT))


def to_bridge(g: Vast) -> str:
    return f"way {WAY_NAMES[way_to(g.at[KNIGHT], bridge(g))]}"


@proves("VSB-MON-06", "VSB-MON-29", "VSB-MON-34")
def test_the_troll_brings_the_canyon_and_stands_on_its_bridge() -> None:
    g = fought("Troll", 3, drawing="EN O8")
    assert knight_of(g).health == 6
    while g.agenda:
        do(g, offers(g)[0])
    assert (len(canyon(g)), g.tokens[TROLL], g.monster_out) == (3, (bridge(g),), ())


@proves("VSB-MON-06")
def test_a_canyon_in_play_gets_the_troll_without_another() -> None:
    g = troll(3)
    g.agenda.clear()
    g.tokens[TROLL] = ()
    before = canyon(g)
    g.monster_deck = (CARD["Troll"],)
    ambush(g)
    g.settle()
    assert (canyon(g), g.tokens[TROLL]) == (before, (bridge(g),))


@proves("VSB-MON-29")
def test_in_the_collapse_no_canyon_is_placed_and_the_card_is_discarded() -> None:
    g = fought("Troll", 3, collapsing=True)
    assert (canyon(g), g.tokens[TROLL], g.monster_out, g.agenda) == ([], (), (CARD["Troll"],), [])


@proves("VSB-EX-23", "VSB-MON-25")
def test_example_of_the_troll() -> None:
    g = troll(3)
    start = g.at[KNIGHT]
    do(g, to_bridge(g))
    assert (knight_of(g).health, g.at[KNIGHT], g.tokens[TROLL]) == (6, start, (bridge(g),))
    assert told(g, "driven back") == [(KNIGHT, start)]


@proves("VSB-MON-25")
def test_from_the_bridge_no_second_canyon_opens() -> None:
    g = troll(3)
    g.agenda.clear()
    troll_text(g, sp("e1"))
    assert (g.agenda, g.at[KNIGHT]) == ([], sp("e1"))


@proves("VSB-MON-24")
def test_a_defeated_troll_leaves_her_on_the_bridge() -> None:
    g = troll(4)
    do(g, to_bridge(g))
    assert (g.at[KNIGHT], g.tokens[TROLL], g.monster_out) == (bridge(g), (), (CARD["Troll"],))


# Fearless -----------------------------------------------------------------------------------------------------------


@proves("VSB-KNX-20", "VSB-DEC-157", "VSB-HID-16")
@pytest.mark.parametrize("line", [LINE_A, LINE_B])
def test_the_question_of_fearless_is_put_whether_or_not_she_holds_it(line: int) -> None:
    g = scene(infestation=line)
    put(g, KNIGHT, "center")
    g.monster_deck = (CARD["Pet Frog"],)
    h = g.clone()
    knight_of(h).hand = (FEARLESS,)
    for each in (g, h):
        ambush(each)
        each.settle()
    assert (isinstance(g.asking(), SeekMonster), offers(g), why(g, "yes")) == (True, ["no"], "VSB-KNX-20")
    assert (isinstance(h.asking(), SeekMonster), offers(h)) == (True, ["yes", "no"])
    assert list(asks(h, (KNIGHT,))) == [KNIGHT]
    h.events = []
    do(h, "yes")
    assert (knight_of(h).shown, told(h, "shows"), told(h, "monster")) == (1 << FEARLESS, [(FEARLESS,)], [(0, 2)])


@proves("VSB-KNX-06", "VSB-KNX-03")
def test_a_monster_met_without_loss_is_fearless_and_two_ambushes_are_stalwart() -> None:
    g = fought("Pet Frog", 3)
    assert knight_of(g).feats == 1 << FEARLESS
    assert knight_of(fought("Pet Frog", 1)).feats == 0
    run(g, Fight(2, -1, -1))
    assert (knight_of(g).ambushes, knight_of(g).feats) == (2, 1 << FEARLESS | 1 << STALWART)
    h = scene(infestation=LINE_A)
    knight_of(h).cubes[STRENGTH] = 3
    run(h, Fight(2, -1, -1))
    assert knight_of(h).feats == 0  # no Monster, no Fearless
