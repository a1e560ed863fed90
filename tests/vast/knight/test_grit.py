"""Grit, Treasures, Event cards and Ambushes of the Knight. KNG, KNT, TRE, EVT, VAR"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.die import CENTRE, CROSS, DIAMOND, DRAGON_DIE, SALTIRE
from hauntbox.games.vast.cave.fill import Fill
from hauntbox.games.vast.cave.ground import is_lit_at, lay
from hauntbox.games.vast.cave.tiles import DARK
from hauntbox.games.vast.cave.tokens import EVENTS, TREASURES
from hauntbox.games.vast.roles.knight.board import BOW, GRIT_CUBES, SHIELD, STRENGTH
from hauntbox.games.vast.roles.knight.cards.ambush import ambush
from hauntbox.games.vast.roles.knight.cards.events import DECK, draw_event
from hauntbox.games.vast.roles.knight.rules.encounter import TileGrit, collect, smash
from hauntbox.games.vast.roles.knight.rules.grit import discard_cube, gain_grit, heal, lose_grit
from hauntbox.games.vast.roles.knight.rules.treasures import CARDS, find_treasure
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.terms import LINE_A, LINE_B
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.scenes import do, offers, put, run, scene, sp, token, told

NUMBER = {card.name: DECK.index(card) for card in DECK}


def knight(grit: int = 0, free: int = 2, drawing: str = "EN O0", **more: object) -> Vast:
    """In her turn, with the cubes that so much Grit has given."""
    g = scene(drawing, stack=" ".join(["c."] * 9), **more)  # type: ignore[arg-type]
    put(g, KNIGHT, "center")
    board = knight_of(g)
    board.grit, board.free = grit, free
    board.track = sum([1 << n for n, space in enumerate(GRIT_CUBES) if space > grit])
    return g


@proves("VSB-KNG-05")
@pytest.mark.parametrize("space", GRIT_CUBES)
def test_reaching_a_space_with_a_cube_gives_it(space: int) -> None:
    g = knight(space - 2)
    gain_grit(g, 1)
    assert knight_of(g).free == 2
    gain_grit(g, 1)
    assert (knight_of(g).free, knight_of(g).track >> GRIT_CUBES.index(space) & 1) == (3, 0)
    gain_grit(g, 1)
    assert knight_of(g).free == 3


@proves("VSB-EX-04", "VSB-KNG-02")
def test_example_of_a_smashed_crystal() -> None:
    g = knight(10)
    token(g, 1, "center")
    smash(g)
    assert (knight_of(g).grit, knight_of(g).free) == (12, 3)


@proves("VSB-KNG-07")
def test_grit_stays_between_0_and_45() -> None:
    g = knight(44)
    gain_grit(g, 5)
    assert knight_of(g).grit == 45
    h = knight(1)
    lose_grit(h, 5)
    assert knight_of(h).grit == 0


@proves("VSB-KNG-06", "VSB-KNG-12")
def test_falling_below_a_space_returns_an_unplaced_cube_the_highest_space_first() -> None:
    g = knight(12, free=4)
    lose_grit(g, 1)
    g.settle()
    assert (knight_of(g).grit, knight_of(g).free) == (11, 4)  # not below
    lose_grit(g, 7)
    assert [frame.space for frame in reversed(g.agenda)] == [1, 0]  # type: ignore[attr-defined]
    g.settle()
    assert (knight_of(g).grit, knight_of(g).free, knight_of(g).track) == (4, 2, 0b11111)


@proves("VSB-KNG-06", "VSB-DEC-19")
def test_a_placed_cube_that_goes_back_ends_her_turn_at_once() -> None:
    g = knight(5, free=0)
    knight_of(g).cubes[STRENGTH], knight_of(g).cubes[BOW] = 2, 1
    g.then(MoveAndAct(KNIGHT), EndTurn(KNIGHT))
    lose_grit(g, 2)
    g.settle()
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["cube strength", "cube bow"])
    do(g, "cube bow")
    assert (knight_of(g).cubes[BOW], knight_of(g).track & 1) == (0, 1)
    assert not any([isinstance(frame, MoveAndAct) for frame in g.agenda])
    assert offers(g)[0].startswith("at")  # the end-of-turn tile


@proves("VSB-KNG-08", "VSB-KNG-09")
def test_filling_the_tiles_grit_and_the_end_of_the_turn_are_still_done() -> None:
    g = knight(5, free=0, drawing="EN O0")
    knight_of(g).cubes[STRENGTH] = 3
    g.then(Fill(KNIGHT, sp("e1")), TileGrit(), MoveAndAct(KNIGHT), EndTurn(KNIGHT))
    lose_grit(g, 2)
    g.settle()
    do(g, "cube strength")
    assert (g.waiting(), offers(g)) == ((KNIGHT,), ["at n1e1", "at e2", "at s1e1"])
    do(g, "at e2", "at n1e1")
    assert knight_of(g).grit == 3 + 1
    assert offers(g)[0].startswith("at")
    assert g.turn == KNIGHT
    do(g, offers(g)[0])
    assert g.turn == GHOUL


@proves("VSB-KNG-10")
def test_a_cube_won_back_by_that_grit_does_not_restore_the_turn() -> None:
    g = knight(5, free=0)
    knight_of(g).cubes[STRENGTH] = 3
    g.then(TileGrit(), MoveAndAct(KNIGHT), EndTurn(KNIGHT))
    lose_grit(g, 1)
    g.settle()
    do(g, "cube strength")
    assert (knight_of(g).grit, knight_of(g).free) == (5, 1)
    assert not any([isinstance(frame, MoveAndAct) for frame in g.agenda])


@proves("VSB-KNG-11")
def test_outside_her_turn_no_turn_ends() -> None:
    g = knight(5, free=0)
    knight_of(g).cubes[STRENGTH] = 3
    g.turn = GHOUL
    g.then(MoveAndAct(KNIGHT), EndTurn(GHOUL))
    lose_grit(g, 1)
    g.settle()
    do(g, "cube strength")
    assert isinstance(g.agenda[-1], MoveAndAct)


@proves("VSB-KNT-06", "VSB-KNG-12", "VSB-EX-35")
def test_she_never_drops_below_two_cubes_and_the_space_gives_none_again() -> None:
    g = knight(12, free=2)
    knight_of(g).lost = 2
    lose_grit(g, 9)
    g.settle()
    assert (g.agenda, knight_of(g).free, knight_of(g).track & 0b11) == ([], 2, 0)
    gain_grit(g, 9)
    assert knight_of(g).free == 2
    h = knight(5, free=0)
    knight_of(h).cubes[STRENGTH] = 2
    lose_grit(h, 1)
    h.settle()
    assert (h.agenda, knight_of(h).cubes[STRENGTH]) == ([], 2)


@proves("VSB-KNQ-07")
def test_with_the_shield_each_loss_is_1() -> None:
    g = knight(12)
    knight_of(g).cubes[SHIELD] = 1
    lose_grit(g, 5)
    assert knight_of(g).grit == 11


@proves("VSB-KNT-07")
def test_a_discarded_cube_comes_back_by_cave_bread_alone() -> None:
    g = knight(free=3)
    discard_cube(g)
    assert (knight_of(g).free, knight_of(g).lost) == (2, 1)
    g.event_deck = (NUMBER["Cave Bread"],)
    draw_event(g)
    assert (knight_of(g).free, knight_of(g).lost) == (3, 0)


# Treasures ----------------------------------------------------------------------------------------------------------


@proves("VSB-TRE-01", "VSB-TRE-03", "VSB-DEC-60")
def test_a_collected_treasure_returns_to_the_supply_and_she_draws_the_top_card() -> None:
    g = knight()
    token(g, TREASURES, "center")
    g.treasure_deck += (4, 5)
    collect(g)
    g.settle()
    assert (g.tokens[TREASURES], g.out[TREASURES]) == ((), 0)
    assert (knight_of(g).treasures, g.treasure_deck, offers(g)) == ((4,), (5,), ["keep", "decline"])
    do(g, "keep")
    token(g, TREASURES, "center")
    collect(g)
    assert (knight_of(g).treasures, g.treasure_deck, knight_of(g).finds) == ((4, 5), (), 2)


@proves("VSB-TRE-02", "VSB-DEC-15", "VSB-KNG-02")
def test_she_keeps_it_face_down_or_declines_it_for_5_grit() -> None:
    g = knight()
    g.treasure_deck += (4, 5)
    find_treasure(g)
    g.settle()
    do(g, "keep")
    assert (knight_of(g).treasures, knight_of(g).face_up, knight_of(g).grit) == ((4,), 0, 0)
    find_treasure(g)
    g.settle()
    do(g, "decline")
    assert (knight_of(g).treasures, g.treasure_out, knight_of(g).grit) == ((4,), (5,), 5)
    find_treasure(g)
    assert (knight_of(g).grit, g.agenda) == (10, [])  # the deck is empty


@proves("VSB-TRE-11")
def test_health_never_exceeds_its_start() -> None:
    g = knight()
    knight_of(g).health = 6
    heal(g, 2)
    assert (knight_of(g).health, CARDS[0]) == (7, "Elvish Sword")


# Event cards --------------------------------------------------------------------------------------------------------


def event(name: str, grit: int = 0, free: int = 2, **more: object) -> Vast:
    g = knight(grit, free, **more)  # type: ignore[arg-type]
    knight_of(g).health = 4
    g.event_deck = (NUMBER[name],)
    draw_event(g)
    g.settle()
    return g


@pytest.mark.parametrize(
    ("name", "copies"),
    [
        pytest.param(name, copies, marks=proves("VSB-CMP-18", rule), id=name)
        for name, copies, rule in (
            ("Ambush", 4, "VSB-EVT-01"),
            ("Rats", 3, "VSB-EVT-02"),
            ("Deep and Dark", 3, "VSB-EVT-03"),
            ("Light", 1, "VSB-EVT-09"),
            ("Vantage Point", 1, "VSB-EVT-05"),
            ("Fresh Air", 1, "VSB-EVT-06"),
            ("Fresh Water", 1, "VSB-EVT-07"),
            ("Cave Bread", 1, "VSB-EVT-08"),
        )
    ],
)
def test_the_deck_of_fifteen(name: str, copies: int) -> None:
    assert ([card.name for card in DECK].count(name), len(DECK)) == (copies, 15)


@proves("VSB-EVT-01")
def test_an_ambush_card_is_an_ambush() -> None:
    g = event("Ambush", infestation=LINE_A)
    do(g, "no")
    assert offers(g) == ["cube strength", "enough"]
    do(g, "enough")
    assert knight_of(g).health == 3


@proves("VSB-EVT-02")
def test_rats_cost_2_grit() -> None:
    g = event("Rats", 4)
    assert (knight_of(g).grit, told(g, "loses grit")) == (2, [(2, 2)])


@proves("VSB-EVT-03")
def test_deep_and_dark_gives_a_treasure_card() -> None:
    g = knight()
    g.event_deck += (NUMBER["Deep and Dark"],)
    g.treasure_deck += (3,)
    draw_event(g)
    g.settle()
    assert (knight_of(g).treasures, offers(g)) == ((3,), ["keep", "decline"])
    do(g, "keep")
    assert (knight_of(g).treasures, g.treasure_deck, knight_of(g).finds) == ((3,), (), 0)  # no token was collected
    h = knight()
    h.event_deck = (NUMBER["Deep and Dark"],)
    draw_event(h)
    assert (knight_of(h).grit, h.agenda) == (5, [])  # from an empty deck


@proves("VSB-EVT-09", "VSB-DEC-63", "VSB-EVT-12")
def test_light_gives_2_health_for_a_discarded_cube_if_she_wishes() -> None:
    g = event("Light", free=3)
    assert offers(g) == ["yes", "no"]
    do(g, "yes")
    assert (knight_of(g).health, knight_of(g).free, knight_of(g).lost) == (6, 2, 1)
    h = do(event("Light", free=3), "no")
    assert (knight_of(h).health, knight_of(h).free) == (4, 3)
    assert event("Light", free=2).agenda == []  # VSB-KNT-06
    k = knight(free=0)
    knight_of(k).cubes[STRENGTH] = 3
    k.event_deck = (NUMBER["Light"],)
    draw_event(k)
    assert k.agenda == []  # none is unplaced


@proves("VSB-EVT-06", "VSB-EVT-07", "VSB-DEC-64")
@pytest.mark.parametrize("name", ["Fresh Air", "Fresh Water"])
def test_fresh_air_and_water_give_1_health_for_a_cube_until_her_next_turn(name: str) -> None:
    g = do(event(name), "yes")
    assert (knight_of(g).health, knight_of(g).free, knight_of(g).aside) == (5, 1, 1)
    h = do(event(name), "no")
    assert (knight_of(h).health, knight_of(h).free) == (4, 2)


@proves("VSB-EVT-12")
def test_without_an_unplaced_cube_they_cannot_be_used() -> None:
    assert event("Fresh Air", free=0).agenda == []


@proves("VSB-EVT-08", "VSB-EVT-11")
def test_cave_bread_takes_the_cube_of_the_highest_grit_space_and_it_is_not_gained_again() -> None:
    g = event("Cave Bread", 6, 3)
    assert (knight_of(g).free, knight_of(g).track) == (4, 0b01110)
    gain_grit(g, 30)
    assert (knight_of(g).grit, knight_of(g).free) == (36, 4 + 3)
    h = knight(6, 3)
    knight_of(h).lost = 1
    h.event_deck = (NUMBER["Cave Bread"],)
    draw_event(h)
    assert (knight_of(h).lost, knight_of(h).track, knight_of(h).free) == (0, 0b11110, 4)


@proves("VSB-EVT-05")
def test_vantage_point_reveals_all_dark_tiles_around_her() -> None:
    g = knight(drawing="a. a. ..\na. EN O0\n.. .. v.\na. .. ..")
    for name, tile in (("n1w1", 1), ("n1", 5), ("w1", 10), ("s1e1", 20)):
        lay(g, sp(name), tile, DARK[tile])
    g.event_deck = (NUMBER["Vantage Point"],)
    draw_event(g)
    g.settle()
    while g.agenda:
        do(g, offers(g)[0])
    assert all([is_lit_at(g, sp(name)) for name in ("n1w1", "n1", "w1", "s1e1")])
    assert not is_lit_at(g, sp("s2w1"))
    assert (knight_of(g).grit, g.tokens[EVENTS]) == (4, (sp("s1e1"),))


# Ambushes -----------------------------------------------------------------------------------------------------------


def ambushed(line: int, strength: int, face: int = DIAMOND) -> int:
    """The Health that it costs her."""
    g = knight(infestation=line)
    knight_of(g).cubes[STRENGTH], knight_of(g).free = strength - 1, 0
    g.rig(DRAGON_DIE, face)
    ambush(g)
    g.settle()
    if g.agenda:
        do(g, "no")
    return 7 - knight_of(g).health


@proves("VSB-VAR-13", "VSB-VAR-26", "VSB-VAR-27")
def test_line_a_attacks_with_strength_2_and_line_b_with_3() -> None:
    assert [ambushed(LINE_A, strength) for strength in (1, 3)] == [1, 0]
    assert [ambushed(LINE_B, strength) for strength in (2, 4)] == [1, 0]


@proves("VSB-VAR-15", "VSB-VAR-16", "VSB-VAR-17")
@pytest.mark.parametrize(
    ("strength", "face", "loss"),
    [(3, CENTRE, 0), (2, CENTRE, 1), (2, CROSS, 1), (2, SALTIRE, 1), (2, DIAMOND, 0), (1, DIAMOND, 1)],
)
def test_higher_costs_nothing_lower_1_health_and_equal_what_the_die_says(strength: int, face: int, loss: int) -> None:
    assert ambushed(LINE_A, strength, face) == loss


@proves("VSB-EX-08")
def test_example_against_line_a() -> None:
    assert [ambushed(LINE_A, 2, CENTRE), ambushed(LINE_A, 2, DIAMOND), ambushed(LINE_A, 3, CENTRE)] == [1, 0, 0]


@proves("VSB-VAR-14", "VSB-DEC-14")
def test_she_may_add_cubes_to_strength_before_the_comparison() -> None:
    g = knight(infestation=LINE_A)
    ambush(g)
    g.settle()
    do(g, "no", "cube strength", "cube strength")
    assert (knight_of(g).health, knight_of(g).cubes[STRENGTH], g.agenda) == (7, 2, [])


@proves("VSB-KNE-12", "VSB-KNE-13")
def test_an_ambush_without_goblins_is_the_cards_and_without_the_card_nothing() -> None:
    assert ambushed(0, 1) == 0
    assert ambushed(LINE_A, 1) == 1


def test_an_ambush_tile_that_she_enters_ambushes_her() -> None:
    g = knight(drawing="EN a.", infestation=LINE_A)
    lay(g, sp("e1"), 1, DARK[1])
    run(g, MoveAndAct(KNIGHT))
    do(g, "way e", "at n1e1", "at e2", "no")
    assert offers(g) == ["cube strength", "enough"]
    do(g, "enough")
    assert (knight_of(g).health, knight_of(g).grit) == (6, 1)
