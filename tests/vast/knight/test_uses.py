"""What the Knight uses, finds and meets beside her steps, and what others see of it. KNT, KNQ, KNE, HID, TRE, GHS"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import MIDDLE, E
from hauntbox.games.vast.cave.tokens import EVENTS, FLAME_WALL
from hauntbox.games.vast.roles.ghost.actions import BLOCK
from hauntbox.games.vast.roles.knight.board import BOMB, DARING, JAVELIN, SWORD
from hauntbox.games.vast.roles.knight.rules.equipment import bars_drink, bars_ready
from hauntbox.games.vast.roles.knight.rules.grit import ReturnCube
from hauntbox.games.vast.roles.knight.rules.moving import arrive, bars_edge
from hauntbox.games.vast.roles.knight.rules.stats import attack_strength, has_javelin, place_cube
from hauntbox.games.vast.roles.knight.rules.treasures import take_treasure
from hauntbox.games.vast.roles.knight.turn import MoveAndAct, bars_encounter
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, GHOST, GHOUL, KNIGHT, NOBODY
from hauntbox.games.vast.state import Vast, dragon_of, ghost_of, knight_of
from hauntbox.ledger import proves
from vast.ghost.haunting import haunted
from vast.scenes import do, offers, put, run, scene, sp, token, told, why


def knight(drawing: str = "O0 EN O0 O0", **more: object) -> Vast:
    g = scene(drawing, stack="c. c. c. c.", **more)  # type: ignore[arg-type]
    put(g, KNIGHT, "center")
    return g


@proves("VSB-KNT-02", "VSB-GEN-03", "VSB-GHS-15")
def test_beside_the_ghost_a_mental_block_is_among_what_she_may_do() -> None:
    g = haunted(at="w1", focus=2)
    put(g, KNIGHT, "center")
    g.turn, knight_of(g).grit = KNIGHT, 4
    run(g, MoveAndAct(KNIGHT))
    assert ("mental block" in offers(g), why(g, "mental block")) == (True, "")
    put(g, GHOST, "n1e2")
    assert ("mental block" in offers(g), why(g, "mental block")) == (False, "VSB-GHS-15")
    put(g, GHOST, "w1")
    g.play(KNIGHT, BLOCK)
    assert (ghost_of(g).blocked, knight_of(g).grit, type(g.asking()).__name__) == (KNIGHT, 0, "MoveAndAct")


@proves("VSB-KNT-04", "VSB-KNT-05")
def test_what_she_may_use_is_offered_beside_steps_and_cubes() -> None:
    g = knight("EN O8")
    board = knight_of(g)
    board.cubes[BOMB], board.free = 1, 0
    run(g, MoveAndAct(KNIGHT))
    assert offers(g) == ["blast e", "rest"]
    board.treasures = (JAVELIN - SWORD,)
    assert offers(g) == ["blast e", "ready", "rest"]


@proves("VSB-HID-02")
@pytest.mark.parametrize(("hand", "is_open"), [((), True), ((DARING,), False)])
def test_with_sidequests_others_do_not_see_what_she_may_do(hand: tuple[int, ...], is_open: bool) -> None:
    g = knight()
    knight_of(g).hand = hand
    assert MoveAndAct(KNIGHT).is_public(g, KNIGHT) is is_open


@proves("VSB-POS-15")
def test_possessed_she_neither_drinks_nor_throws() -> None:
    g = knight()
    board = knight_of(g)
    board.treasures, board.face_up = (JAVELIN - SWORD,), 1 << JAVELIN - SWORD
    g.possessed = KNIGHT
    assert (bars_drink(g), bars_ready(g), has_javelin(g)) == ("VSB-POS-15", "VSB-POS-15", False)


@proves("VSB-TRE-10")
@pytest.mark.parametrize(("face_up", "strength"), [(1 << JAVELIN - SWORD, 2), (1 << SWORD - SWORD, 1), (0, 1)])
def test_only_a_javelin_that_is_shown_adds_to_her_strength(face_up: int, strength: int) -> None:
    g = knight()
    knight_of(g).treasures, knight_of(g).face_up = (JAVELIN - SWORD,), face_up
    assert attack_strength(g) == strength
    knight_of(g).treasures = ()
    assert attack_strength(g) == 1


@proves("VSB-KNQ-01", "VSB-DEC-09")
@pytest.mark.parametrize(("place", "face_up"), [(SWORD, 1), (SWORD + 1, 2), (SWORD - 1, 0)])
def test_a_cube_shows_the_treasure_card_that_it_lies_on(place: int, face_up: int) -> None:
    g = knight()
    place_cube(g, place)
    board = knight_of(g)
    assert (board.face_up, board.cubes[place], board.free, told(g, "cube")) == (face_up, 1, 1, [(place,)])


@proves("VSB-HID-10")
@pytest.mark.parametrize("shaper", [NOBODY, CAVE])
def test_of_a_treasure_card_that_she_takes_she_hears_and_the_cave_that_gave_it(shaper: int) -> None:
    g = knight(roles=(KNIGHT, GHOUL, CAVE) if shaper == CAVE else (KNIGHT, GHOUL), shaper=shaper)
    g.treasure_deck = (3, 4)
    take_treasure(g, 4)
    heard = [(event.what, event.facts, event.to) for event in g.events or ()]
    gives = [("gives treasure", (4,), (CAVE,))] if shaper == CAVE else []
    assert heard == [("treasure", (4,), (KNIGHT,)), *gives]
    assert (knight_of(g).treasures, g.treasure_deck) == ((4,), (3,))  # type: ignore[comparison-overlap]  # it has changed since


@proves("VSB-KNG-06", "VSB-KNG-08")
def test_a_cube_that_goes_back_is_owed_though_the_turn_ends() -> None:
    assert ReturnCube(KNIGHT, 0).is_owed()


# Where she comes to. ------------------------------------------------------------------------------------------------


@proves("VSB-DEC-57", "VSB-KNE-01")
def test_somebody_to_attack_is_reason_enough_for_an_encounter() -> None:
    g = knight(roles=(KNIGHT, DRAGON))
    put(g, DRAGON, "center")
    dragon_of(g).wakefulness = 0
    assert bars_encounter(g) == "VSB-KNE-01"
    knight_of(g).cubes[BOMB] = knight_of(g).cubes[2] = 1
    assert bars_encounter(g) == ""
    knight_of(g).met = 1
    assert bars_encounter(g) == "VSB-KNT-02"


@proves("VSB-ATK-03")
def test_whom_she_could_not_hit_keeps_her_out_and_an_empty_space_does_not() -> None:
    g = knight()
    assert bars_edge(g, E) == ""
    put(g, GHOUL, "e1")
    assert bars_edge(g, E) == ""
    dragon = knight(roles=(KNIGHT, DRAGON))
    dragon_of(dragon).surfaced, dragon_of(dragon).wakefulness = True, 8
    put(dragon, DRAGON, "e1")
    assert bars_edge(dragon, E) == "VSB-KNA-03"


@proves("VSB-ORD-21", "VSB-KNE-06")
def test_who_has_escaped_meets_nobody_on_the_entrance() -> None:
    for crystals, meetings in ((4, 1), (5, 0)):
        g = knight()
        put(g, KNIGHT, "e1")
        put(g, GHOUL, "center")
        knight_of(g).crystals = crystals
        arrive(g, MIDDLE)
        assert (len(told(g, "encounter")), g.outcome is None) == (meetings, meetings == 1)


@proves("VSB-KNE-07", "VSB-DRP-19")
def test_burnt_by_the_flame_wall_she_still_meets_what_lies_there() -> None:
    g = knight(roles=(KNIGHT, DRAGON))
    token(g, FLAME_WALL, "e1")
    token(g, EVENTS, "e1")
    g.event_deck, knight_of(g).grit = (9,), 3
    arrive(g, sp("e1"))
    assert (told(g, "loses grit"), told(g, "encounter")) == ([(5, 0)], [(sp("e1"),)])


@proves("VSB-TRN-22", "VSB-KNE-03")
def test_in_a_pit_nothing_is_met() -> None:
    g = knight("PT EN O0 PT")
    token(g, EVENTS, "w1")
    g.event_deck = (9,)
    run(g, MoveAndAct(KNIGHT))
    knight_of(g).cubes[0] = 3
    do(g, "way w")
    assert (told(g, "encounter"), g.tokens[EVENTS]) == ([], (sp("w1"),))
