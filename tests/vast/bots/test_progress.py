"""What serves a role brings it nearer to its goal: a deed more than the chance of it, a step more than none."""

from __future__ import annotations

from typing import Any

from hauntbox.games.vast.bots.half_done import done, is_half_done
from hauntbox.games.vast.bots.judgement import judge
from hauntbox.games.vast.bots.ways import not_below_nothing, soonest
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.dragon.board import FLAME, GREED
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.knight.board import BOMB, STRENGTH
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, DRAGON, FANGS_TRIBE, GHOUL, GOBLINS, KNIGHT, THIEF, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.turn import Sneak
from hauntbox.games.vast.roles.unicorn.turn import PerformActions
from hauntbox.games.vast.state import dragon_of, ghoul_of, goblins_of, knight_of, thief_of, unicorn_of
from vast.scenes import do, put, run, scene, token

STACK = "a. a. a. a. v. v. v. c. c. t."


def nearness(g: Any, role: int) -> float:
    return ROLES[role].progress(g)


def prowling(ghoul: str, knight: str, movement: int = 4, discs: int = 4) -> Any:
    g = scene("ae EN O0 O0 ae", stack=STACK)
    g.turn = GHOUL
    put(g, GHOUL, ghoul)
    put(g, KNIGHT, knight)
    ghoul_of(g).movement, ghoul_of(g).discs = movement, discs
    return run(g, Prowl(GHOUL))


# The Ghoul. ---------------------------------------------------------------------------------------------------------


def test_the_ghoul_goes_to_whom_it_can_attack_attacks_and_is_nearer_each_time() -> None:
    far, near = prowling("e3", "center"), prowling("e2", "center", 3)
    struck = prowling("e3", "center", 2, 2)
    ghoul_of(struck).fury, ghoul_of(struck).attacked = 1, 1 << KNIGHT
    assert nearness(struck, GHOUL) < nearness(near, GHOUL) < nearness(far, GHOUL)


def test_an_attack_that_is_paid_for_is_judged_by_what_it_brings() -> None:
    g = prowling("e1", "center")
    before = judge(g, GHOUL)
    knight_of(g).grit = 5
    do(g, "way w", "attack knight")
    assert is_half_done(g)  # she says what she loses
    assert (ghoul_of(g).fury, ghoul_of(done(g)).fury) == (0, 1)
    assert judge(g, GHOUL) > before


def test_whoever_was_attacked_lures_the_ghoul_less_in_that_turn() -> None:
    g, h = prowling("e1", "center"), prowling("e1", "center")
    ghoul_of(h).attacked = 1 << KNIGHT
    assert nearness(g, GHOUL) < nearness(h, GHOUL)


def test_nothing_is_as_near_as_the_goal_that_is_reached() -> None:
    g, h = prowling("e3", "center"), prowling("e3", "center")
    ghoul_of(g).fury, ghoul_of(g).treasure, ghoul_of(g).held[0] = 8, 1, 3
    ghoul_of(h).fury, ghoul_of(h).reached = 9, True
    assert 0 < nearness(h, GHOUL) < nearness(g, GHOUL)


def test_a_treasure_that_it_can_collect_is_worth_the_way_and_more_when_it_has_it() -> None:
    there, here, taken = prowling("e3", "w1", 4, 1), prowling("e3", "w1", 4, 1), prowling("e3", "w1", 2, 1)
    token(there, TREASURES, "e1")
    token(here, TREASURES, "e3")
    ghoul_of(taken).treasure = 1
    assert nearness(taken, GHOUL) < nearness(here, GHOUL) < nearness(there, GHOUL)


# The Knight. --------------------------------------------------------------------------------------------------------


def exploring(drawing: str, met: int, grit: int) -> Any:
    g = scene(drawing, stack=STACK)
    put(g, KNIGHT, "center" if met == 0 else "e1")
    knight_of(g).met = knight_of(g).moved = met
    knight_of(g).grit = grit
    return run(g, MoveAndAct(KNIGHT))


def test_to_explore_serves_the_knight_though_she_finds_nothing() -> None:
    stays, goes = exploring("EN a. a.", 0, 0), exploring("EN O0 a.", 1, 1)
    assert nearness(goes, KNIGHT) < nearness(stays, KNIGHT)
    assert judge(goes, KNIGHT) > judge(stays, KNIGHT)


def test_grit_counts_less_the_nearer_her_goal_is() -> None:
    def gain(crystals: int) -> float:
        poor, rich = exploring("EN a.", 0, 0), exploring("EN a.", 0, 5)
        for g in (poor, rich):
            knight_of(g).crystals = crystals
        return nearness(poor, KNIGHT) - nearness(rich, KNIGHT)

    assert gain(0) > gain(4) > 0


def test_she_places_the_cubes_that_she_needs_where_she_stands() -> None:
    def hunting(bomb: int, free: int) -> float:
        g = scene("EN O0 ae", stack=STACK, roles=(KNIGHT, DRAGON))
        put(g, KNIGHT, "center")
        put(g, DRAGON, "center")
        knight_of(g).cubes[BOMB], knight_of(g).cubes[STRENGTH], knight_of(g).free = bomb, 1, free
        return nearness(run(g, MoveAndAct(KNIGHT)), KNIGHT)

    assert hunting(1, 1) < hunting(0, 2)  # underground he is attacked with the Bomb alone


# Dragon, Thief and Unicorn. -----------------------------------------------------------------------------------------


def sleeping(at: str = "center") -> Any:
    g = scene("ae EN O0 O0 ae", stack=STACK, roles=(DRAGON, THIEF))
    put(g, DRAGON, at)
    return g


def test_a_cube_is_more_than_a_treasure_under_him_and_that_more_than_one_far_away() -> None:
    far, near, given = sleeping(), sleeping(), sleeping()
    token(far, TREASURES, "e3")
    token(near, TREASURES, "center")
    board = dragon_of(given)
    board.sloth[GREED], board.wakefulness, board.served = 3, 1, 1 << GREED
    assert nearness(given, DRAGON) < nearness(near, DRAGON) < nearness(far, DRAGON)


def test_to_wake_brings_him_nearer_wherever_the_next_crystal_tile_is() -> None:
    for at in ("w1", "e2"):
        asleep, awake = (scene("ae EN O0 O0 O0 O0 C0", stack=STACK, roles=(DRAGON, THIEF)) for _ in range(2))
        for g, cubes in ((asleep, 10), (awake, 11)):
            put(g, DRAGON, at)
            token(g, TREASURES, at)
            dragon_of(g).wakefulness, dragon_of(g).sloth = cubes, [14 - cubes, 0, 0, 0, 0]
        dragon_of(awake).awake = True
        assert nearness(awake, DRAGON) < nearness(asleep, DRAGON)


def test_flames_are_for_dark_tiles_as_long_as_pride_is_not_served() -> None:
    def worth(at: str, served: int) -> float:
        without, with_card = sleeping(at), sleeping(at)
        dragon_of(with_card).hand = (FLAME,)
        for g in (without, with_card):
            dragon_of(g).served = served
        return nearness(without, DRAGON) - nearness(with_card, DRAGON)

    everything = (1 << 5) - 1
    assert worth("e2", 0) > worth("e1", 0) >= worth("e2", everything) > 0  # a Dark tile lies beside e2, none beside e1


def sneaking(at: str, carried: int = 0, cubes: int = 2, drawing: str = "ae EN O0 O0 ae") -> Any:
    g = scene(drawing, stack=STACK, roles=(KNIGHT, THIEF))
    put(g, THIEF, at)
    put(g, KNIGHT, "w1")
    board = thief_of(g)
    board.stats, board.cubes, board.carried = [2, 3, 4], cubes, carried
    g.turn = THIEF
    return run(g, Sneak(THIEF))


def test_the_thief_takes_what_lies_there_and_carries_it_home() -> None:
    lies, taken = sneaking("e3"), sneaking("e3", 1, 1)
    token(lies, TREASURES, "e3")
    way_back, home = sneaking("e1", 1), sneaking("center")
    thief_of(home).stash = 1
    nearer = [nearness(g, THIEF) for g in (lies, taken, way_back, home)]
    assert nearer == sorted(nearer, reverse=True)
    assert len(set(nearer)) == len(nearer)


def test_a_wall_makes_his_way_longer_and_no_way_endless() -> None:
    walled = "EN O8 O8"
    far, near = sneaking("e2", 1, drawing=f"ae {walled}"), sneaking("e1", 1, drawing=f"ae {walled}")
    open_way = sneaking("e1", 1, drawing="ae EN O0 O8")
    assert nearness(open_way, THIEF) < nearness(near, THIEF) < nearness(far, THIEF)


def shining(facing: int, acted: int) -> Any:
    g = scene("O0 EN O0 C0", stack=STACK, roles=(UNICORN, THIEF))
    g.turn = UNICORN
    put(g, UNICORN, "center")
    token(g, CRYSTALS, "e2")
    board = unicorn_of(g)
    board.facing, board.acted, board.hand = facing, acted, (0, 1, 2, 3)
    return run(g, PerformActions(UNICORN))


def test_the_unicorn_looks_at_what_shines_and_an_action_is_worth_a_turn_of_the_head() -> None:
    east, west = 1, 3
    assert nearness(shining(east, 1), UNICORN) < nearness(shining(west, 0), UNICORN)


# The race. ----------------------------------------------------------------------------------------------------------


def test_a_collapse_that_is_far_away_keeps_nobody_from_exploring() -> None:
    def loss(tiles: int) -> float:
        g = scene("EN O0 O0", stack=" ".join(["a."] * 3 + ["c."] * 9 + ["v."] * 10))
        put(g, GHOUL, "e1")
        put(g, KNIGHT, "e2")
        knight_of(g).crystals = 5  # she looks for none
        g.stack = g.stack[:tiles]
        later = g.clone()
        later.stack = later.stack[1:]
        return judge(g, GHOUL) - judge(later, GHOUL)

    assert 0 < 5 * loss(22) < loss(4)


def test_advantages_never_make_more_than_nothing_of_what_is_left() -> None:
    left = [not_below_nothing(turns) for turns in (3.0, 1.0, 0.5, 0.0, -5.0)]
    assert left[:2] == [3.0, 1.0]
    assert left == sorted(left, reverse=True)
    assert left[-1] > 0


def test_of_two_goals_the_nearer_counts_and_a_little_the_other() -> None:
    assert soonest(4.0, 4.0) < soonest(4.0, 6.0) < 4.0
    assert soonest(4.0, 60.0) > 3.99


# The Goblins. -------------------------------------------------------------------------------------------------------


def test_a_crystal_that_is_smashed_is_worth_both_tribes_and_a_hit_is_worth_one() -> None:
    def siege(crystals: int, goblins: int, *spaces: str) -> Any:
        g = scene("af EN O0 C0 ae", stack=STACK, roles=(GOBLINS,))
        goblins_of(g).population, goblins_of(g).crystals = [goblins, goblins, 2], crystals
        for tribe, space in zip((FANGS_TRIBE, BONES_TRIBE), spaces, strict=False):
            put(g, tribe, space)
        if not crystals:
            token(g, CRYSTALS, "e2")
        return nearness(g, GOBLINS)

    assert siege(1, 2) < siege(0, 4, "e2", "e2")

    def hunt(health: int, goblins: int, *spaces: str) -> Any:
        g = scene("af EN O0 O0 ae", stack=STACK, roles=(KNIGHT, GOBLINS))
        put(g, KNIGHT, "e1")
        knight_of(g).health, goblins_of(g).population = health, [goblins, 4, 4]
        for space in spaces:
            put(g, FANGS_TRIBE, space)
        return nearness(g, GOBLINS)

    assert hunt(4, 2) < hunt(5, 4, "e2")
