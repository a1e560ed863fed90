"""The Dragon's moves, powers and Wrath to their bounds; what his death leaves. DRT, DRP, DRW, GHS, TRN, SEC"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.die import DRAGON_DIE
from hauntbox.games.vast.cave.grid import E
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.tiles import BARRED, CANYON, PIT, PITS, TILES
from hauntbox.games.vast.cave.tokens import CRYSTALS, FLAME_WALL
from hauntbox.games.vast.roles.dragon.against import Shove, ShoveOn
from hauntbox.games.vast.roles.dragon.board import EVENT_PRIDE, GREED, HUNGER, TRACK, DragonBoard
from hauntbox.games.vast.roles.dragon.rules.powers import (
    RULES,
    SCORCH,
    SCRATCH,
    SHRIEK,
    SLAP,
    SMASH,
    WING,
    WRATH,
    Do,
    Rolled,
    bars_power,
    land,
    use_power,
    wall_places,
)
from hauntbox.games.vast.roles.dragon.rules.surfacing import (
    FlyOn,
    all_ways,
    bars_move,
    bars_step,
    drifts,
    ways_to,
)
from hauntbox.games.vast.roles.dragon.rules.wrath import Devastate, Flee, WrathOnTribes, begin_wrath, refuges, take_tile
from hauntbox.games.vast.roles.dragon.turn import MoveAndUse
from hauntbox.games.vast.roles.numbers import DRAGON, FANGS_TRIBE, GHOST, GHOUL, GOBLINS, KNIGHT, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import Vast, dragon_of, goblins_of
from hauntbox.games.vast.table.turns import EndTurn
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.scenes import do, offers, put, run, scene, sp, token, told
from vast.unicorn.stable import placed

HERE = sp("e1")


def quiet(*args: object, **more: object) -> Vast:
    """The Dragon's place without a question."""
    g = lair(*args, **more)  # type: ignore[arg-type]
    g.agenda.clear()
    return g


# His moves. ---------------------------------------------------------------------------------------------------------


@proves("VSB-DRT-01", "VSB-DRP-06")
def test_where_a_move_leads_with_and_without_a_wing() -> None:
    g = quiet("O0 EN O0 O0 O0", "e1")
    assert all_ways(g, False) == {
        sp("e2"): (sp("e2"),),
        sp("e3"): (sp("e2"), sp("e3")),
        sp("center"): (sp("center"),),
        sp("w1"): (sp("center"), sp("w1")),
    }
    surfaced = quiet("EN O2 O0 O0", "e1", surfaced=True)
    assert (sorted(all_ways(surfaced, False)), sorted(all_ways(surfaced, True))) == (
        [sp("center")],
        [sp("center"), sp("e2")],
    )
    assert all_ways(surfaced, True)[sp("e2")] == (sp("e2"),)


@proves("VSB-TRN-20", "VSB-DRP-06")
@pytest.mark.parametrize(
    ("wing", "surfaced", "reached"), [(True, True, True), (False, True, False), (True, False, False)]
)
def test_a_wing_crosses_a_chasm_on_the_surface(wing: bool, surfaced: bool, reached: bool) -> None:
    g = quiet("EN O0 O0 O0", "e1", surfaced=surfaced)
    lay(g, sp("e2"), CANYON, BARRED)
    assert (all_ways(g, wing).get(sp("e3")), sp("e2") in all_ways(g, wing)) == ((sp("e3"),) if reached else None, False)
    wide = quiet("EN O0 O0 O8", "e1", surfaced=surfaced)
    lay(wide, sp("e2"), CANYON, BARRED)
    assert sp("e3") not in all_ways(wide, wing)


@proves("VSB-TRN-22", "VSB-DRT-01")
def test_into_a_pit_he_goes_only_with_another_move() -> None:
    g = quiet("EN O0 O0 O0", "e1", hand="")
    lay(g, sp("e2"), PITS, PIT)
    dragon_of(g).flown = True
    assert (sp("e2") in all_ways(g, False), sp("e3") in all_ways(g, False), bars_move(g, sp("e2"))) == (
        bars_step(g, HERE, E) == "",
        False,
        bars_step(g, HERE, E) or "VSB-TRN-22",
    )
    assert ways_to(g, False) == {sp("center"): (sp("center"),)}


@proves("VSB-TRN-08", "VSB-TRN-28")
def test_the_river_takes_him_as_far_as_nothing_stops_him() -> None:
    g = quiet("EN Re Re Re O0", "e1", surfaced=True)
    free = drifts(g)
    assert free[sp("e2")] == (sp("e2"),)
    put(g, GHOUL, "e2")
    lay(g, sp("e2"), g.under[-1], g.ground[sp("e2")] | BARRED)
    assert drifts(g) == {}


@proves("VSB-DRT-03", "VSB-DEC-31", "VSB-DRW-19")
def test_a_move_passes_its_spaces_one_after_the_other() -> None:
    g = quiet("EN O0 O0 O0", "e1")
    FlyOn((sp("e2"), sp("e3"))).run(g)
    assert (g.at[DRAGON], g.agenda, told(g, "steps")) == (sp("e2"), [FlyOn((sp("e3"),))], [(DRAGON, sp("e2"))])
    g.agenda.clear()
    token(g, FLAME_WALL, "e3")
    run(g, FlyOn((sp("e3"),)))
    assert (g.at[DRAGON], told(g, "burns")) == (sp("e3"), [])


@proves("VSB-DRT-01", "VSB-DRT-02")
def test_what_he_may_do_is_open_only_when_his_hand_is_empty() -> None:
    frame = MoveAndUse(DRAGON)
    assert [frame.is_public(quiet(hand=hand), DRAGON) for hand in ("", "c")] == [True, False]
    g = lair("EN O0 O0", "e1", surfaced=True)
    assert offers(g) == ["at center", "at e2", "settle"]
    assert {*g.legal(DRAGON)} <= {*frame.candidates(g, DRAGON)}
    do(g, "settle")
    assert g.waiting() == ()


@proves("VSB-FRC-04")
@pytest.mark.parametrize(("steps", "where", "on"), [(2, "e2", True), (0, "e2", False), (2, "w3", False)])
def test_a_shove_goes_on_while_steps_are_left_and_the_piece_is_there(steps: int, where: str, on: bool) -> None:
    g = quiet("EN O0 O0", "e1", knight=where)
    ShoveOn(KNIGHT, steps).run(g)
    assert g.agenda == [Shove(DRAGON, KNIGHT, steps)] * on


# Powers. ------------------------------------------------------------------------------------------------------------


@proves("VSB-DRP-12", "VSB-DRP-22", "VSB-DRP-10")
def test_a_power_that_is_paid_for_is_done() -> None:
    g = quiet("EN C0 ab", "e1", knight="e1")
    token(g, CRYSTALS, "e1")
    Do(SMASH).run(g)
    assert g.tokens[CRYSTALS] == ()
    Do(SHRIEK).run(g)
    assert dragon_of(g).shriek
    for power, frame in ((SCRATCH, "ScratchWhom"), (SCORCH, "RevealAll"), (SLAP, "Shove"), (WING, "WingTo")):
        g.agenda.clear()
        Do(power).run(g)
        assert [type(each).__name__ for each in g.agenda] == [frame]


COSTS = ("c", "f", "w", "cc", "cf", "cw", "ff", "fw", "ww", "cw", "ccc", "fff", "cfw", "ccfw")  # by power


@pytest.mark.parametrize(
    ("power", "hand"),
    [pytest.param(n, hand, marks=proves(RULES[n], "VSB-DRT-02"), id=f"{n} {hand}") for n, hand in enumerate(COSTS)],
)
def test_what_a_power_costs(power: int, hand: str) -> None:
    for n in range(len(hand)):
        assert bars_power(quiet("O0 EN O0", hand=hand[:n] + hand[n + 1 :]), power) == "VSB-DRT-02"
    g = quiet("O0 EN O0", hand=hand)
    assert bars_power(g, power) != "VSB-DRT-02"
    use_power(g, power)
    g.agenda[:] = [frame for frame in g.agenda if not isinstance(frame, Do)]
    g.settle()
    while g.waiting():  # which cards, where any will do
        do(g, offers(g)[0])
    assert (dragon_of(g).hand, len(dragon_of(g).spent)) == ((), len(hand))


@proves("VSB-DRP-32", "VSB-DEC-33")
@pytest.mark.parametrize(("answer", "rolls", "left"), [("yes", 1, False), ("no", 0, True)])
def test_the_shriek_token_rolls_again_or_stays(answer: str, rolls: int, left: bool) -> None:
    g = quiet("EN O0 O0", "e1", knight="e2")
    dragon_of(g).shriek = True
    g.rig(DRAGON_DIE, 1)
    run(g, Rolled(DRAGON, 0, 3))
    do(g, answer)
    assert (len(told(g, "dragon die")), len(told(g, "shriek spent")), dragon_of(g).shriek) == (rolls, rolls, left)


@proves("VSB-DRP-05", "VSB-DRP-25")
def test_flame_on_lit_tiles_alone_asks_nothing_and_wrath_takes_what_it_covers() -> None:
    g = quiet("O0 EN O0 af", "e1")
    land(g, 1, [sp("e1"), sp("w1")])
    assert g.agenda == []
    land(g, 1, [sp("e1"), sp("e2")])
    assert [type(frame).__name__ for frame in g.agenda] == ["RevealAll"]
    g.agenda.clear()
    land(g, WRATH, [sp("w1")])
    assert any([frame == Devastate((sp("w1"),)) for frame in g.agenda])


@proves("VSB-DRP-18")
def test_the_flame_wall_goes_on_a_tile() -> None:
    assert wall_places(quiet("EN O0", "e1")) == [sp("center")]
    assert wall_places(quiet("EN O0 O0", "e1")) == [sp("center"), sp("e2")]


# Wrath. -------------------------------------------------------------------------------------------------------------


@proves("VSB-SEC-18", "VSB-DRP-24")
@pytest.mark.parametrize(("answer", "left"), [("yes", 3), ("no", 1)])
def test_the_trap_that_answers_wrath_is_gone(answer: str, left: int) -> None:
    g = scene("O0 O0 EN", roles=(KNIGHT, GOBLINS, DRAGON))
    goblins_of(g).population, goblins_of(g).shown = [3, 0, 0], (8,)
    put(g, FANGS_TRIBE, "w1")
    run(g, WrathOnTribes(GOBLINS, (sp("w1"),), (FANGS_TRIBE,)))
    do(g, answer)
    assert (goblins_of(g).population[0], goblins_of(g).shown) == (left, () if answer == "yes" else (8,))


@proves("VSB-GHS-35", "VSB-DRP-28")
def test_wrath_moves_pieces_saves_artifacts_takes_tiles_and_joins_the_map() -> None:
    g = scene("O0 O0 EN", roles=(KNIGHT, DRAGON, GHOST))
    put(g, KNIGHT, "w1")
    token(g, 10, "w1")
    begin_wrath(g, [sp("w1"), sp("w2")])
    assert [type(frame).__name__ for frame in reversed(g.agenda)] == ["Flee", "SaveRelics", "Devastate", "Rejoin"]


@proves("VSB-DRP-29", "VSB-DRP-28")
def test_who_cannot_get_out_goes_as_near_to_the_nearest_outside_as_possible() -> None:
    g = scene("EN O0 O0 O2 O0", roles=(KNIGHT, DRAGON))
    put(g, KNIGHT, "e2")
    affected = tuple([sp(name) for name in ("e1", "e2", "e3")])
    assert refuges(g, KNIGHT, affected) == [sp("center")]
    put(g, GHOUL, "center")
    assert refuges(g, KNIGHT, affected) == [sp("e1"), sp("e3")]


@proves("VSB-DRP-23", "VSB-FRC-08")
def test_a_unicorn_leaves_by_himself_and_is_not_pushed() -> None:
    g = placed("O0 O0 EN", here="w1", roles=(DRAGON, UNICORN))
    flight = Flee(DRAGON, UNICORN, (sp("w1"),))
    assert flight.waiting(g) == ()
    flight.run(g)
    assert (told(g, "pushed"), g.agenda) == ([], [Bolt()])


@proves("VSB-DRP-23", "VSB-TRN-18", "VSB-CGH-04")
def test_terrain_leaves_neither_the_stack_nor_the_game_a_tile() -> None:
    g = scene("EN LK O0", roles=(KNIGHT, DRAGON))
    assert (take_tile(g, sp("e1")), g.gone) == ([], ())
    assert take_tile(g, sp("e2"))[0] < len(TILES)


# His board. ---------------------------------------------------------------------------------------------------------


@proves("VSB-DRW-04")
def test_the_three_prides_share_a_track() -> None:
    assert TRACK == (GREED, HUNGER, EVENT_PRIDE, EVENT_PRIDE, EVENT_PRIDE)


@proves("VSB-GHS-20")
def test_summoned_he_appears_as_on_his_first_turn_with_a_fresh_board() -> None:
    g = quiet(knight="e2")
    g.dragon = None
    ROLES[DRAGON].summoned(g)
    board = dragon_of(g)
    assert isinstance(board, DragonBoard)
    assert (g.at[DRAGON], board.is_here, board.hand, len(board.deck) > 0) == (sp("e2"), True, (), True)


@proves("VSB-GHS-16")
@pytest.mark.parametrize(("hand", "rule"), [("c", "VSB-GHS-16"), ("cc", ""), ("ccc", "")])
def test_a_mental_block_costs_as_many_power_cards_as_her_influence(hand: str, rule: str) -> None:
    assert ROLES[DRAGON].bars_block(quiet(hand=hand), 2) == rule


@proves("VSB-TRN-22")
def test_of_a_trip_through_the_pits_he_has_three_spaces_less_what_is_gone() -> None:
    g = quiet()
    assert ROLES[DRAGON].pit_moves(g, DRAGON, 1) == ROLES[DRAGON].pit_moves(g, DRAGON, 0) - 1


@proves("VSB-ORD-22")
@pytest.mark.parametrize("turn", [DRAGON, KNIGHT])
def test_dead_he_does_nothing_more_in_his_turn(turn: int) -> None:
    g = quiet()
    g.turn = turn
    g.then(MoveAndUse(DRAGON), EndTurn(turn))
    ROLES[DRAGON].depart(g)
    assert (MoveAndUse(DRAGON) in g.agenda) == (turn != DRAGON)


@proves("VSB-HID-02", "VSB-HID-13")
def test_nobody_sees_his_deck() -> None:
    g = quiet(hand="cf")
    dragon_of(g).unused = (1, 2)
    for seat in ((DRAGON,), (KNIGHT,)):
        board = dragon_of(known(g, seat))
        assert {*board.deck, *board.unused} == {-1}
        assert (len(board.deck), board.hand) == (len(dragon_of(g).deck), (0, 1) if DRAGON in seat else (-1, -1))
