"""What the Thief does, to the bounds: prices, rolls, death, upgrades, and what is told of it. THS, THA, THU, OTH"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, E
from hauntbox.games.vast.cave.ground import lay
from hauntbox.games.vast.cave.holding import supply
from hauntbox.games.vast.cave.tiles import BARRED, CANYON, PIT, PITS
from hauntbox.games.vast.cave.tokens import CLAW_GEM, TREASURES
from hauntbox.games.vast.roles.ghoul.board import CHASE, SNEAK
from hauntbox.games.vast.roles.numbers import DRAGON, GHOST, GHOUL, KNIGHT, NOBODY, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.against import RobGhoul, StealTreasure, TearCard
from hauntbox.games.vast.roles.thief.board import CLIMBING_GEAR, CROSSBOW, EVASION, FLIP, MORE_THIEVERY, STICKY_FINGERS
from hauntbox.games.vast.roles.thief.rules.death import ROLES_IN_ROUND, evades, is_killed, kill, roll_action_die
from hauntbox.games.vast.roles.thief.rules.looting import bars_price, is_success, pay
from hauntbox.games.vast.roles.thief.rules.moving import CrossTo, SlipAway, bars_climb, enter, peek, step
from hauntbox.games.vast.roles.thief.rules.pickpocket import (
    PutToFlight,
    TryAgain,
    backstab,
    bars_backstab,
    bars_pickpocket,
    begin_attack,
    is_in_reach,
)
from hauntbox.games.vast.roles.thief.rules.stash import TreasureFromMap, gain_treasure, stash_all
from hauntbox.games.vast.roles.thief.rules.stats import lent
from hauntbox.games.vast.roles.thief.rules.upgrades import LoseUpgrade, TurnToken, changed, gain_upgrade, more_cubes
from hauntbox.games.vast.roles.thief.turn import AssignTokens, Sneak, TakeCubes, ThiefAppears, assign
from hauntbox.games.vast.secrets.known import known
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of, thief_of
from hauntbox.ledger import proves
from vast.ghost.haunting import haunted
from vast.scenes import do, offers, put, run, scene, sp, token, told
from vast.thief.sneaking import sneak


def quiet(*args: object, **more: object) -> Vast:
    """The Thief's place without a question."""
    g = sneak(*args, **more)  # type: ignore[arg-type]
    g.agenda.clear()
    return g


# The turn. ----------------------------------------------------------------------------------------------------------


@proves("VSB-THS-01", "VSB-THU-14")
def test_what_he_did_last_turn_is_forgotten_and_his_return_is_told() -> None:
    g = quiet()
    board = thief_of(g)
    board.targeted, board.tried, board.peeked, board.sticky = 5, (1,), (2,), True
    ThiefAppears().run(g)
    assert (board.targeted, board.tried, board.peeked, board.sticky, told(g, "appears")) == (0, (), (), False, [])  # type: ignore[comparison-overlap]  # it has changed since
    g.at[THIEF] = NOWHERE
    ThiefAppears().run(g)
    assert (g.at[THIEF], told(g, "appears")) == (MIDDLE, [(THIEF, MIDDLE)])


@proves("VSB-THS-04", "VSB-THS-05", "VSB-DEC-43")
def test_tokens_that_are_all_alike_are_assigned_without_a_question() -> None:
    g = quiet(upgrades=(FLIP, FLIP, FLIP))
    board = thief_of(g)
    board.moved, board.halted = 3, True
    run(g, AssignTokens(THIEF))
    assert (board.stats, board.moved, board.halted, board.cubes) == ([4, 4, 4], 0, False, 4)
    board.moved, board.halted = 3, True
    assign(g, (2, 3, 4))
    assert (board.moved, board.halted, told(g, "assigns")[-1]) == (0, False, (THIEF, 2, 3, 4))


@proves("VSB-POS-05", "VSB-POS-14")
def test_a_possession_gives_him_steps_and_cubes_anew() -> None:
    g = quiet(stats=(2, 3, 4))
    board = thief_of(g)
    board.moved, board.halted, board.cubes = 3, True, 0
    TakeCubes().run(g)
    assert (board.moved, board.halted, board.cubes) == (0, False, 4)


@proves("VSB-THS-07", "VSB-DEC-115")
def test_to_finish_ends_his_turn() -> None:
    g = quiet()
    run(g, Sneak(THIEF))
    do(g, "finish")
    assert g.agenda == []


@proves("VSB-THS-05", "VSB-THS-14")
def test_cubes_are_paid_and_an_action_lets_him_go_on() -> None:
    g = quiet(stats=(4, 4, 2))
    assert [bars_price(g, cubes) for cubes in (1, 2, 3)] == ["", "", "VSB-THS-05"]
    thief_of(g).halted = True
    pay(g, 2)
    assert (thief_of(g).cubes, thief_of(g).halted) == (0, False)


@proves("VSB-GEN-06")
def test_his_board_is_open_and_a_copy_for_whoever_looks() -> None:
    g = quiet()
    k = known(g, (KNIGHT,))
    assert thief_of(k) == thief_of(g)
    thief_of(k).cubes = 0
    assert thief_of(g).cubes == 4


# Steps. -------------------------------------------------------------------------------------------------------------


@proves("VSB-TRN-16", "VSB-THS-09")
def test_a_step_onto_a_tile_is_made_at_once() -> None:
    g = quiet("O0 EN O0 O0")
    step(g, E)
    assert (g.at[THIEF], thief_of(g).moved, told(g, "steps")) == (sp("e2"), 1, [(THIEF, sp("e2"))])


@proves("VSB-THU-02", "VSB-THS-09")
def test_only_on_the_entrance_he_stashes() -> None:
    for space, number in (("e2", 0), ("center", 1)):
        g = quiet(carried=1)
        enter(g, sp(space))
        assert len([frame for frame in g.agenda if type(frame).__name__ == "StashOne"]) == number


@proves("VSB-THU-02", "VSB-THU-05")
def test_without_loot_nothing_is_stashed_and_with_it_the_level_is_3() -> None:
    g = quiet()
    thief_of(g).level = 1
    stash_all(g)
    assert (g.agenda, thief_of(g).level) == ([], 1)
    thief_of(g).gems = (CLAW_GEM,)
    stash_all(g)
    assert ([type(frame).__name__ for frame in g.agenda], thief_of(g).level, thief_of(g).gems) == (
        ["StashOne", "Redeem"],
        3,
        (),
    )


@proves("VSB-THA-05", "VSB-DEC-114")
def test_across_a_chasm_he_needs_two_steps_three_cubes_and_another_side() -> None:
    g = quiet("EN O0 O0 O0")
    lay(g, sp("e2"), CANYON, BARRED)
    assert bars_climb(g, E) == ""
    thief_of(g).moved = 3
    assert bars_climb(g, E) == "VSB-THS-04"
    thief_of(g).moved, thief_of(g).cubes = 0, 2
    assert bars_climb(g, E) == "VSB-THS-05"
    thief_of(g).upgrades[CLIMBING_GEAR] = 1
    assert bars_climb(g, E) == ""
    dead_end = quiet("EN O0 O0")
    lay(dead_end, sp("e2"), CANYON, BARRED)
    assert bars_climb(dead_end, E) == "VSB-THA-05"
    walled = quiet("EN O2 O0 O0")
    lay(walled, sp("e2"), CANYON, BARRED)
    assert bars_climb(walled, E) == "VSB-THA-05"


@proves("VSB-THA-05")
def test_he_says_on_which_side_he_comes_down() -> None:
    g = quiet(".. .. O0\nEN O0 O0 O0")
    lay(g, sp("e2"), CANYON, BARRED)
    frame = CrossTo(THIEF, sp("e2"))
    assert (frame.waiting(g), [str(act) for act in frame.candidates(g, THIEF)]) == ((THIEF,), ["way n", "way e"])
    run(g, frame)
    do(g, "way n")
    assert g.at[THIEF] == sp("n1e2")


@proves("VSB-THA-04", "VSB-DEC-114")
def test_through_a_wall_into_a_pit_he_must_be_able_to_travel_on() -> None:
    g = quiet("EN O2 O0 O0")
    assert bars_climb(g, E) == ""
    lay(g, sp("e2"), PITS, PIT)
    assert bars_climb(g, E) != ""


@proves("VSB-DEC-122", "VSB-THU-10")
def test_after_an_evasion_he_may_slip_away_a_space() -> None:
    g = run(quiet("EN O0 O8"), SlipAway(THIEF))
    assert offers(g) == ["way w", "no"]
    do(g, "way w")
    assert g.at[THIEF] == MIDDLE


@proves("VSB-THS-11", "VSB-HID-08")
def test_all_hear_that_he_looks_and_he_what_he_sees() -> None:
    g = quiet("EN af")
    peek(g)
    heard = [(event.what, event.facts[:2], event.to) for event in g.events or ()]
    assert heard[0] == ("looks", (THIEF, sp("e1")), None)
    assert (heard[1][0], heard[1][2]) == ("sees", (THIEF,))


# Attacks. -----------------------------------------------------------------------------------------------------------


@proves("VSB-THA-07", "VSB-THA-14", "VSB-THS-05")
def test_an_attack_needs_a_victim_that_was_not_targeted_and_its_cubes() -> None:
    g = quiet("EN O0", stats=(4, 4, 2))
    put(g, KNIGHT, "e1")
    knight_of(g).treasures = (1,)
    for bars in (bars_pickpocket, bars_backstab):
        thief_of(g).targeted = 0
        assert [bars(g, KNIGHT, cubes) for cubes in (2, 3)] == ["", "VSB-THS-05"]
        thief_of(g).targeted = 1 << KNIGHT
        assert bars(g, KNIGHT, 2) == "VSB-THA-18"


@proves("VSB-THA-25", "VST-OTH-48")
@pytest.mark.parametrize(
    ("where", "bare", "armed"), [("e1", True, True), ("e4", False, True), ("e5", False, False), ("", False, False)]
)
def test_the_crossbow_reaches_three_spaces(where: str, bare: bool, armed: bool) -> None:
    row = "EN O0 O0 O0 O0 O0"
    for upgrades, reached in (((), bare), ((CROSSBOW,), armed)):
        g = quiet(row, upgrades=upgrades)
        if where:
            put(g, KNIGHT, where)
        assert is_in_reach(g, KNIGHT) == reached


@proves("VSB-ATK-01", "VSB-THA-14")
def test_an_attack_is_paid_counts_for_the_turn_and_puts_a_ghoul_to_flight() -> None:
    g = quiet()
    put(g, GHOUL, "e1")
    put(g, KNIGHT, "e1")
    begin_attack(g, GHOUL, 2)
    assert (thief_of(g).cubes, thief_of(g).targeted, g.agenda) == (2, 1 << GHOUL, [PutToFlight(GHOUL)])
    backstab(g, KNIGHT, 1)
    assert (told(g, "backstabs"), len(g.agenda)) == ([(THIEF, KNIGHT, 1)], 1)


@proves("VSB-THA-06")
@pytest.mark.parametrize(("cubes", "least"), [(1, 4), (2, 2), (3, 1)])
def test_the_least_face_that_succeeds(cubes: int, least: int) -> None:
    assert [is_success(cubes, face) for face in range(1, 7)] == [face >= least for face in range(1, 7)]


@proves("VSB-THU-06", "VSB-DEC-121")
@pytest.mark.parametrize(("answer", "face", "fumbles"), [("no", 6, 1), ("yes", 1, 1), ("yes", 6, 0)])
def test_sticky_fingers_roll_again_once(answer: str, face: int, fumbles: int) -> None:
    g = quiet(upgrades=(STICKY_FINGERS,))
    put(g, GHOUL, "e1")
    ghoul_of(g).treasure = 1
    g.rig("action die", face)
    run(g, TryAgain(THIEF, GHOUL, 1))
    do(g, answer)
    assert (len(told(g, "fumbles")), thief_of(g).sticky) == (fumbles, answer == "yes")


@proves("VSB-RND-03")
def test_the_action_die_has_six_faces_and_says_what_it_shows() -> None:
    g = quiet()
    faces = [roll_action_die(g) for _ in range(60)]
    assert {*faces} == {1, 2, 3, 4, 5, 6}
    assert told(g, "action die") == [(THIEF, face) for face in faces]


@proves("VSB-DEC-118", "VSB-THA-08")
def test_one_card_of_the_knight_is_taken_without_a_question() -> None:
    g = quiet()
    knight_of(g).treasures, knight_of(g).face_up = (1,), 2
    assert StealTreasure(THIEF).waiting(g) == ()
    knight_of(g).treasures = (1, 2)
    assert StealTreasure(THIEF).waiting(g) == (THIEF,)


@proves("VST-OTH-36", "VST-DEC-59", "VST-OTH-67")
def test_of_the_ghoul_he_robs_a_token_or_tears_a_card() -> None:
    g = quiet()
    board = ghoul_of(g)
    board.treasure, board.held[CHASE], board.held[SNEAK] = 1, 1, 1
    RobGhoul(THIEF).answer(g, RobGhoul(THIEF).candidates(g, THIEF)[0])
    assert (board.treasure, thief_of(g).carried, told(g, "robs")) == (0, 1, [(THIEF, GHOUL)])
    for possessed, who in ((NOBODY, THIEF), (THIEF, GHOUL)):
        g.possessed = possessed
        RobGhoul(THIEF).answer(g, RobGhoul(THIEF).candidates(g, THIEF)[1])
        assert g.agenda.pop() == TearCard(who)


@proves("VST-OTH-38", "VST-DEC-60")
def test_the_only_terror_card_is_torn_without_a_question() -> None:
    g = quiet()
    ghoul_of(g).held[CHASE] = 1
    run(g, TearCard(THIEF))
    assert (ghoul_of(g).held[CHASE], thief_of(g).carried) == (0, 1)


# Death. -------------------------------------------------------------------------------------------------------------


@proves("VSB-THU-13", "VSB-THU-20")
@pytest.mark.parametrize("turn", [THIEF, KNIGHT])
def test_killed_he_drops_tokens_and_gems_and_his_own_turn_is_over(turn: int) -> None:
    g = sneak(carried=2, roles=(KNIGHT, DRAGON, THIEF))
    thief_of(g).gems, g.out[CLAW_GEM], g.turn = (CLAW_GEM,), 1, turn
    kill(g, NOBODY)
    assert (g.tokens[CLAW_GEM], g.tokens[TREASURES], g.out[CLAW_GEM], g.out[TREASURES]) == (
        (sp("e1"),),
        (sp("e1"),) * 2,
        0,
        0,
    )
    assert (told(g, "killed"), thief_of(g).carried, thief_of(g).gems) == ([(THIEF, sp("e1"))], 0, ())


@proves("VSB-THU-10", "VSB-THU-19")
def test_he_evades_once_in_each_turn_of_the_game() -> None:
    g = quiet(upgrades=(EVASION,))
    g.rig("action die", 4, 4, 3)
    assert [is_killed(g, KNIGHT), told(g, "evades")] == [False, [(THIEF,)]]
    assert not evades(g)
    assert thief_of(g).dodged == g.round * ROLES_IN_ROUND + THIEF
    g.round, g.turn = g.round + 1, KNIGHT
    assert evades(g)
    g.turn = GHOUL
    assert not evades(g)  # a 3


# Tokens, cubes, upgrades. -------------------------------------------------------------------------------------------


@proves("VSB-THA-20", "VSB-THA-07")
def test_a_treasure_comes_from_the_supply_or_else_from_the_map() -> None:
    g = quiet()
    before = g.out[TREASURES]
    gain_treasure(g)
    assert (g.out[TREASURES] - before, thief_of(g).carried) == (1, 1)
    g.out[TREASURES] += supply(g, TREASURES)
    gain_treasure(g)
    assert (thief_of(g).carried, g.agenda) == (1, [])
    token(g, TREASURES, "e2")
    g.out[TREASURES] -= 1
    gain_treasure(g)
    assert g.agenda == [TreasureFromMap(THIEF)]
    g.settle()
    assert (thief_of(g).carried, g.tokens[TREASURES], told(g, "takes")) == (2, (), [(THIEF, TREASURES, sp("e2"))])
    token(g, TREASURES, "e2", "e1")
    assert TreasureFromMap(THIEF).waiting(g) == (THIEF,)


@proves("VSB-THU-04", "VSB-THU-18")
def test_an_upgrade_is_told_and_more_thievery_is_a_cube_in_his_own_turn() -> None:
    for turn, cubes in ((THIEF, 4), (KNIGHT, 3)):
        g = quiet(stats=(2, 3, 3))
        g.turn = turn
        gain_upgrade(g, MORE_THIEVERY)
        assert (told(g, "upgrade"), thief_of(g).cubes) == ([(THIEF, MORE_THIEVERY)], cubes)


@proves("VSB-THU-12", "VSB-THU-04")
def test_a_token_turned_over_on_thievery_is_a_cube_more_and_on_another_stat_none() -> None:
    for stat, cubes in ((2, 3), (0, 2)):
        g = quiet(stats=(2, 4, 2))
        TurnToken(THIEF, 2, 3).turn(g, stat)
        assert (thief_of(g).stats[stat], thief_of(g).cubes) == (3, cubes)
    g = quiet(stats=(2, 4, 4))
    more_cubes(g, 2)
    assert thief_of(g).cubes == 5  # there are no more


@proves("VSB-THU-21")
def test_which_token_a_flip_changes() -> None:
    assert [changed(*pair) for pair in (((2, 3, 4), (3, 3, 4)), ((3, 3, 4), (3, 4, 4)), ((3, 4, 4), (4, 4, 4)))] == [
        (2, 3),
        (3, 4),
        (3, 4),
    ]


@proves("VSB-DEC-112", "VSB-CVO-13")
def test_his_only_upgrade_is_lost_without_a_question() -> None:
    g = quiet(upgrades=(EVASION, CROSSBOW))
    frame = LoseUpgrade(THIEF)
    assert (frame.owned(g), frame.waiting(g)) == ([CROSSBOW, EVASION], (THIEF,))
    thief_of(g).upgrades[CROSSBOW] = 0
    run(g, frame)
    assert (thief_of(g).upgrades[EVASION], told(g, "loses upgrade")) == (0, [(THIEF, EVASION)])


@proves("VST-OTH-42", "VST-OTH-45")
def test_without_a_ghoul_no_cube_lies_on_its_board() -> None:
    assert lent(scene(roles=(THIEF,))) == 0
    g = quiet()
    ghoul_of(g).backstab = 2
    assert lent(g) == 2


@proves("VSB-GHS-16")
@pytest.mark.parametrize(("cubes", "rule"), [(1, "VSB-GHS-16"), (2, ""), (3, "")])
def test_a_mental_block_costs_him_as_many_cubes_as_her_influence(cubes: int, rule: str) -> None:
    g = haunted(roles=(KNIGHT, THIEF, GHOST), focus=2)
    thief_of(g).cubes = cubes
    assert ROLES[THIEF].bars_block(g, 2) == rule
