"""Sloth, waking, moves and what a power needs. DRW, DRT, DRP"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.die import CENTRE, DIAMOND, DRAGON_DIE
from hauntbox.games.vast.cave.grid import MIDDLE, E
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.tiles import BARRED, TERRAIN
from hauntbox.games.vast.cave.tokens import CRYSTALS, FLAME_WALL, GEMS, TREASURES
from hauntbox.games.vast.roles.dragon.actions import POWER_NAMES
from hauntbox.games.vast.roles.dragon.board import GREED, HUNGER
from hauntbox.games.vast.roles.dragon.rules.powers import has_use, land, shriek, wall_places
from hauntbox.games.vast.roles.dragon.rules.sloth import (
    FeedHunger,
    GiveTreasure,
    MovePride,
    TakeTreasures,
    bars_feeding,
    bars_return,
    eat,
    meet_pride,
    return_cube,
    rooms,
    serve,
)
from hauntbox.games.vast.roles.dragon.rules.surfacing import bars_move, bars_step, ways_to
from hauntbox.games.vast.roles.dragon.rules.swat import SwatOn, can_end
from hauntbox.games.vast.roles.dragon.rules.wakefulness import awaken, end_on_crystal, hurt_dragon, surface
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, DRAGON, FANGS_TRIBE, GHOUL, GOBLINS, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.table.ends import BY_OTHERS, SMASHED
from hauntbox.ledger import proves
from vast.dragon.lair import lair
from vast.scenes import StandIn, do, put, run, sp, token, told, why

PRIDE_EVENTS = 2


def quiet(*args: object, **more: object) -> Vast:
    """The Dragon's place without a question."""
    g = lair(*args, **more)  # type: ignore[arg-type]
    g.agenda.clear()
    return g


# Sloth. -------------------------------------------------------------------------------------------------------------


@proves("VSB-DRW-04", "VSB-DRW-14")
def test_a_cube_that_is_served_makes_him_wakeful_and_may_wake_him() -> None:
    g = quiet(wakefulness=9)
    serve(g, HUNGER)
    assert (dragon_of(g).wakefulness, told(g, "sloth"), dragon_of(g).awake) == (10, [(HUNGER, 10)], False)
    serve(g, GREED)
    assert (dragon_of(g).awake, told(g, "awakens")) == (True, [(DRAGON,)])
    awaken(g)
    assert told(g, "awakens") == [(DRAGON,)]  # once


@proves("VSB-DRW-28")
@pytest.mark.parametrize(("turn", "cubes", "asked"), [(DRAGON, 4, True), (KNIGHT, 4, False), (DRAGON, 0, False)])
def test_pride_is_met_in_his_own_turn_while_its_part_has_a_cube(turn: int, cubes: int, asked: bool) -> None:
    g = quiet()
    g.turn = turn
    dragon_of(g).sloth[PRIDE_EVENTS] = cubes
    meet_pride(g, PRIDE_EVENTS)
    assert [type(frame) for frame in g.agenda] == [MovePride] * asked


@proves("VSB-DRS-04", "VSB-DRW-02", "VSB-DRW-22")
def test_two_eaten_goblins_are_a_meal_and_one_is_not() -> None:
    g = quiet()
    eat(g, 1)
    assert (bars_feeding(g), told(g, "eats")) == ("VSB-DRW-02", [(DRAGON, 1, 1)])
    eat(g, 1)
    assert (bars_feeding(g), told(g, "eats")[-1]) == ("", (DRAGON, 1, 2))
    eat(g, 7)
    assert told(g, "eats")[-1] == (DRAGON, 7, 7)


@proves("VSB-DEC-97", "VSB-DRW-29")
@pytest.mark.parametrize(("answer", "eaten"), [("yes", 0), ("no", 2)])
def test_before_he_replaces_his_hand_he_may_feed_once_more(answer: str, eaten: int) -> None:
    g = quiet()
    assert run(g, FeedHunger(DRAGON)).agenda == []
    eat(g, 2)
    run(g, FeedHunger(DRAGON))
    do(g, answer)
    assert (dragon_of(g).eaten, dragon_of(g).sloth[HUNGER]) == (eaten, 3 if eaten == 0 else 4)


@proves("VSB-DRT-04", "VSB-DRT-05", "VSB-DEC-96")
def test_he_takes_what_lies_here_and_is_asked_for_greed_while_he_has_a_treasure_and_it_a_cube() -> None:
    g = quiet(here="e1")
    token(g, TREASURES, "e1", "w1")
    run(g, TakeTreasures())
    assert (dragon_of(g).treasures, told(g, "dragon takes")) == (1, [(DRAGON, sp("e1"))])
    run(g, GiveTreasure(DRAGON))
    do(g, "no")
    assert (dragon_of(g).treasures, dragon_of(g).wakefulness) == (1, 0)
    dragon_of(g).sloth[GREED] = 0
    assert run(g, GiveTreasure(DRAGON)).agenda == []
    dragon_of(g).sloth[GREED], dragon_of(g).treasures = 4, 0
    assert run(g, GiveTreasure(DRAGON)).agenda == []
    g.at[DRAGON] = -1
    run(g, TakeTreasures())
    assert dragon_of(g).treasures == 0


@proves("VSB-DRW-23", "VSB-DRW-05")
def test_a_cube_does_not_go_back_to_the_track_it_comes_from() -> None:
    g = quiet()
    dragon_of(g).sloth[GREED] = dragon_of(g).sloth[HUNGER] = 3
    assert (rooms(g), rooms(g, GREED)) == ([GREED, HUNGER], [HUNGER])


@proves("VST-EFF-15", "VST-EFF-14", "VST-EFF-34")
def test_a_cube_goes_back_if_there_is_one_and_a_space_for_it() -> None:
    g = quiet(wakefulness=0)
    assert bars_return(g) == "VST-EFF-15"
    dragon_of(g).wakefulness = 1
    assert bars_return(g) == "VST-EFF-15"  # all tracks are full
    dragon_of(g).sloth[GREED] = 3
    assert bars_return(g) == ""
    return_cube(g, GREED)
    assert (dragon_of(g).wakefulness, dragon_of(g).sloth[GREED]) == (0, 4)
    assert told(g, "falls drowsy") == [(GREED, 0)]


@proves("VSB-DRP-08", "VSB-DEC-172")
def test_a_slithering_cube_is_told_by_where_it_came_from_and_went() -> None:
    g = lair(hand="cf")
    dragon_of(g).sloth[GREED] = 3
    do(g, "power slither", "sloth hunger", "sloth greed")
    assert told(g, "slithers") == [(HUNGER, GREED)]


# Waking and wounds. -------------------------------------------------------------------------------------------------


@proves("VSB-DRW-14", "VSB-DRW-16")
def test_he_does_not_wake_before_his_time_nor_surface_beside_a_crystal_tile() -> None:
    g = quiet("EN C8 O0", here="e1", wakefulness=10)
    awaken(g)
    assert (dragon_of(g).awake, dragon_of(g).surfaced) == (False, False)
    dragon_of(g).wakefulness = 11
    put(g, DRAGON, "e2")
    awaken(g)
    assert (dragon_of(g).awake, dragon_of(g).surfaced) == (True, False)


@proves("VSB-DRW-15", "VSB-DRW-27", "VST-OTH-52")
def test_he_surfaces_once_and_only_on_a_crystal_tile_and_its_crystal_is_smashed() -> None:
    g = quiet("EN C8 O0", here="e2")
    dragon_of(g).awake = True
    end_on_crystal(g)
    assert not dragon_of(g).surfaced
    put(g, DRAGON, "e1")
    token(g, CRYSTALS, "e1")
    end_on_crystal(g)
    assert (dragon_of(g).surfaced, g.out[CRYSTALS], told(g, "surfaces")) == (True, 1, [(DRAGON, sp("e1"))])
    end_on_crystal(g)
    assert told(g, "surfaces") == [(DRAGON, sp("e1"))]
    put(g, DRAGON, "e2")
    surface(g)
    assert g.out[CRYSTALS] == 1  # no Crystal there


@proves("VSB-DRP-22", "VSB-KNX-17")
def test_all_hear_of_a_crystal_that_he_smashes() -> None:
    heard: list[tuple[int, ...]] = []

    class Listener(StandIn):
        def wins_by(self, g: Vast, event: int, *facts: int) -> str:
            heard.append((event, *facts))
            return ""

    ROLES[GHOUL] = Listener(GHOUL)
    g = lair("EN C8", here="e1", hand="cfw", roles=(DRAGON, GHOUL))
    token(g, CRYSTALS, "e1")
    do(g, "power smash", "power card claw", "power card flame", "power card wing")
    assert (heard, told(g, "smashes")) == ([(SMASHED, DRAGON)], [(DRAGON, sp("e1"))])


@proves("VSB-KNA-05", "VSB-DRW-21")
def test_a_wound_is_told_and_no_wound_leaves_less_than_nothing() -> None:
    g = quiet()
    hurt_dragon(g, 2, BY_OTHERS)
    assert (dragon_of(g).health, told(g, "dragon hurt"), g.outcome) == (3, [(2, 3)], None)
    hurt_dragon(g, 4, BY_OTHERS)
    assert (dragon_of(g).health, g.outcome is not None) == (0, True)


# Moves. -------------------------------------------------------------------------------------------------------------


@proves("VSB-MAP-09", "VSB-DRW-17", "VSB-DRW-18")
def test_impassable_ground_stops_him_below_and_above_and_a_wall_only_above() -> None:
    for surfaced in (False, True):
        g = quiet("O2 EN O0 O0", here="center", surfaced=surfaced)
        west = bars_step(g, MIDDLE, 3)
        assert (west, bars_step(g, MIDDLE, 3, through=True)) == ("VSB-DRW-18" if surfaced else "", "")
        lay(g, sp("e1"), 1, TERRAIN | BARRED)
        assert bars_step(g, MIDDLE, E) == "VSB-MAP-09"


@proves("VSB-DRP-06", "VSB-TRN-20", "VSB-DRT-01")
def test_a_wing_crosses_a_chasm_from_the_surface_alone() -> None:
    def reached(wing: bool, surfaced: bool, beyond: str = "O0") -> bool:
        g = quiet(f"EN O0 {beyond}", here="center", surfaced=surfaced)
        lay(g, sp("e1"), 1, TERRAIN | BARRED)
        return sp("e2") in ways_to(g, wing)

    assert (reached(True, True), reached(False, True), reached(True, False)) == (True, False, False)
    assert not reached(True, True, "a.")  # nor onto a Dark tile
    g = quiet("EN O8 O0", here="center", surfaced=True)
    assert [*ways_to(g, True)] == [sp("e1")]  # through a wall one space


@proves("VSB-DEC-31", "VSB-DEC-88", "VSB-DRP-06")
def test_a_move_that_does_not_lead_there_is_refused_by_what_stops_it() -> None:
    g = quiet("O0 EN O8 O0\n.. O0 O0 ..", here="center", surfaced=True)
    assert [bars_move(g, sp(name)) for name in ("e1", "e2", "s1", "s2")] == [
        "VSB-DRW-18", "VSB-DRW-18", "", "VSB-MAP-06",
    ]  # fmt: skip
    assert [bars_move(g, sp(name), wing=True) for name in ("e1", "e2", "s2", "s1e1")] == [
        "", "VSB-DRP-06", "VSB-MAP-06", "VSB-DRP-06",
    ]  # fmt: skip
    assert bars_move(g, sp("s1e1")) == "VSB-DRT-01"


@proves("VSB-DEC-31", "VSB-DRT-03", "VSB-DEC-88")
def test_every_space_of_a_move_is_entered_and_a_wing_leaves_the_free_move() -> None:
    heard: list[int] = []

    class Listener(StandIn):
        def entered(self, g: Vast, piece: int) -> bool:
            heard.append(g.at[piece])
            return False

    ROLES[GHOUL] = Listener(GHOUL)
    g = lair("O0 EN O0 O0", here="e2", hand="w", roles=(DRAGON, GHOUL))
    do(g, "power wing")
    assert (why(g, "at e1"), why(g, "at w1")) == ("", "VSB-DRP-06")
    do(g, "at center")
    assert (heard, told(g, "steps")) == ([sp("e1"), MIDDLE], [(DRAGON, sp("e1")), (DRAGON, MIDDLE)])
    assert (g.outcome, dragon_of(g).flown, why(g, "at w1")) == (None, False, "")


@proves("VSB-ORD-12", "VSB-DRT-03", "VSB-DRT-01")
def test_the_entrance_on_the_way_is_his_escape() -> None:
    g = lair("O0 EN O0", here="e1", surfaced=True)
    do(g, "at w1")
    assert (g.outcome is not None, g.at[DRAGON]) == (True, MIDDLE)


# What a power needs. ------------------------------------------------------------------------------------------------


def can(g: Vast, power: str) -> bool:
    return has_use(g, POWER_NAMES.index(power))


@proves("VSB-DRP-01", "VSB-DRP-05", "VSB-DRP-23")
def test_powers_that_roll_the_die_may_always_be_tried() -> None:
    g = quiet("EN O0", here="e1", roles=(DRAGON,))
    assert [can(g, power) for power in ("claw", "flame", "wrath")] == [True] * 3


@proves("VSB-DRP-10", "VSB-DRP-11")
def test_scorch_needs_a_dark_tile_beside_him_and_burn_one_anywhere() -> None:
    found = []
    for drawing in ("O0 EN O0 O0 O0", "a. EN O0 O0 O0", "O0 EN O0 O0 a."):
        g = quiet(drawing, here="e2")
        found.append((can(g, "scorch"), can(g, "burn")))
    assert found == [(False, False), (False, True), (True, True)]


@proves("VSB-DRP-32", "VSB-DRP-13", "VSB-DIF-03")
def test_one_shriek_token_lies_at_a_time_and_turns_with_it_are_counted() -> None:
    g = quiet(wakefulness=11)
    board = dragon_of(g)
    assert can(g, "shriek")
    shriek(g)
    shriek(g)
    assert (can(g, "shriek"), board.shriek, board.shrieks, board.awake) == (False, True, 1, True)
    board.shrieked = False
    shriek(g)
    assert board.shrieks == 2


@proves("VSB-DRP-32", "VSB-DEC-33", "VSB-DRP-13")
@pytest.mark.parametrize(("answer", "kept", "asked"), [("no", True, "MoveAndUse"), ("yes", False, "Shove")])
def test_he_may_keep_the_token_and_the_first_roll(answer: str, kept: bool, asked: str) -> None:
    g = lair("ae EN O0 O0 O0", hand="c", knight="e2")
    dragon_of(g).shriek = True
    g.rig(DRAGON_DIE, CENTRE, DIAMOND)
    do(g, "power claw", answer)
    assert (dragon_of(g).shriek, type(g.asking()).__name__) == (kept, asked)
    assert told(g, "shriek spent") == ([] if kept else [(DRAGON,)])


@proves("VSB-DRP-18")
def test_the_flame_wall_needs_its_token_and_a_tile_that_he_sees() -> None:
    g = quiet("EN O8 O0", here="center")
    assert (wall_places(g), can(g, "flame wall")) == ([], False)
    put(g, DRAGON, "e2")
    assert (wall_places(g), can(g, "flame wall")) == ([sp("e1")], True)
    token(g, FLAME_WALL, "center")
    assert not can(g, "flame wall")


@proves("VSB-DRP-22", "VSB-DRP-14", "VSB-DRP-09")
def test_smash_scratch_and_swat_need_their_objects() -> None:
    g = quiet(here="e1", knight="e2")
    assert [can(g, power) for power in ("smash", "scratch", "swat")] == [False] * 3
    token(g, CRYSTALS, "e1")
    token(g, TREASURES, "center")
    put(g, KNIGHT, "e1")
    assert [can(g, power) for power in ("smash", "scratch", "swat")] == [True] * 3


@proves("VSB-DRT-02")
def test_a_power_is_told_paid_for_and_done() -> None:
    g = lair("EN C8 O0 O0", here="e1", hand="cww", knight="e2")
    do(g, "power slap")
    assert (told(g, "uses power"), dragon_of(g).hand) == ([(DRAGON, POWER_NAMES.index("slap"))], (0,))
    assert type(g.asking()).__name__ == "Shove"


@proves("VSB-DRP-14", "VSB-DEC-95")
def test_scratch_meets_the_tribes_on_his_space_and_no_others() -> None:
    hits: list[int] = []

    class Struck(StandIn):
        def hit_by_power(self, g: Vast, piece: int, how: int) -> None:
            hits.append(piece)

    ROLES[GOBLINS] = Struck(GOBLINS)
    g = lair(hand="ccc", roles=(GOBLINS, DRAGON))
    put(g, FANGS_TRIBE, "e1")
    put(g, BONES_TRIBE, "e2")
    do(g, "power scratch")  # one player: no question
    assert (hits, type(g.asking()).__name__) == ([FANGS_TRIBE], "MoveAndUse")


@proves("VSB-DRP-05", "VSB-DRP-25")
def test_flame_lights_only_dark_tiles() -> None:
    g = quiet("a. EN O0", here="center", roles=(DRAGON,))
    land(g, POWER_NAMES.index("flame"), [sp("w1"), MIDDLE, sp("e1")])
    g.settle()
    while g.agenda:
        g.play(g.waiting()[0], g.legal(g.waiting()[0])[0])
    assert [fact[1] for fact in told(g, "reveals")] == [sp("w1")]


@proves("VSB-FRC-10", "VSB-DRP-34")
def test_a_token_ends_where_nobody_stands_within_its_steps() -> None:
    g = quiet("O0 EN O0 O0 O0", here="w1", knight="e1")
    assert (can_end(g, MIDDLE, E, 1), can_end(g, MIDDLE, E, 2)) == (False, True)
    put(g, KNIGHT, "e2")
    assert can_end(g, MIDDLE, E, 1)
    h = quiet("O0 EN O0 O2", here="w1", knight="e1", roles=(KNIGHT, DRAGON, GHOUL))
    put(h, GHOUL, "e2")
    assert not can_end(h, sp("e1"), E, 2)  # behind it there is no way on, and back there is the Knight


@proves("VSB-DRP-09", "VSB-DEC-92")
def test_a_swatted_token_may_stay_and_each_step_is_told() -> None:
    g = quiet("O0 EN O0 O0 O0", here="w1")
    token(g, TREASURES, "center", "center")
    run(g, SwatOn(DRAGON, TREASURES, MIDDLE, 5))
    do(g, "way e", "no")
    assert (g.tokens[TREASURES], g.agenda) == ((MIDDLE, sp("e1")), [])
    assert told(g, "swatted") == [(TREASURES, sp("e1"))]


# Leaving, alone, the Flame Wall. ------------------------------------------------------------------------------------


@proves("VSB-ORD-22")
def test_when_he_leaves_his_tokens_go_and_his_treasures_return() -> None:
    g = quiet()
    for kind in (*GEMS, FLAME_WALL):
        token(g, kind, "w1")
    dragon_of(g).treasures, g.out[TREASURES] = 2, 2
    ROLES[DRAGON].depart(g)
    assert [g.tokens[kind] for kind in (*GEMS, FLAME_WALL)] == [()] * 4
    assert (dragon_of(g).treasures, g.out[TREASURES]) == (0, 0)


@proves("VSB-DRW-03", "VSB-VAR-20")
def test_a_revealed_event_tile_serves_pride_and_alone_his_spirit_counts() -> None:
    g = quiet("V0 EN O0", here="center", wakefulness=6)
    ROLES[DRAGON].has_revealed(g, MIDDLE)
    assert g.agenda == []
    ROLES[DRAGON].has_revealed(g, sp("w1"))
    assert [type(frame) for frame in g.agenda] == [MovePride]
    dragon_of(g).spirit = 5
    assert ROLES[DRAGON].alone_number(g) == 5


@proves("VSB-FRC-12", "VSB-GOA-12")
def test_only_the_flame_wall_burns_and_only_the_knight_hunts_him() -> None:
    g = quiet(knight="e1")
    assert ROLES[DRAGON].entered(g, KNIGHT) is False
    assert told(g, "burns") == []
    token(g, FLAME_WALL, "e1")
    ROLES[DRAGON].entered(g, KNIGHT)
    assert told(g, "burns") == [(KNIGHT, sp("e1"))]
    assert ROLES[DRAGON].bars_struck(g, DRAGON, FANGS_TRIBE) == "VSB-GOA-12"
    assert ROLES[DRAGON].bars_struck(g, DRAGON, KNIGHT) != "VSB-GOA-12"
