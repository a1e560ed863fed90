"""The bounds of turns and rounds, of the fallen's turns and of endings. TURN, ROOM, MOVE, FALL, FMT, END"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauntbox.games.hunter13.actions import PASS
from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.content.story import FAILURE, Act, Ending, Lot, Story, Thing
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.turn.endings import (
    check_deadlock,
    check_end,
    conclude,
    finish,
    has_goal,
    is_deadlocked,
    is_traitor,
)
from hauntbox.games.hunter13.rules.turn.enemy_turn import EnemyTurn, acts, goals, openings, prowl
from hauntbox.games.hunter13.rules.turn.rounds import BeginTurn, EndRound, EndTurn, StepTwo, TakeTurn, movement, wake
from hauntbox.games.hunter13.state import ENEMY, NOBODY, NOWHERE, OUT, Mansion
from hauntbox.kernel.wire import Outcome
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, run, told, why_not
from hunter13.manor import asked, beast, manor, room, turn

from hunter13.tale import down, prowl as prowling  # isort: skip

CORRIDOR, HALL, SALON, DINING = 38, 5, 6, 4
ZOMBIE = 7
SUCCESS = FAILURE + 1


# Turns ----------------------------------------------------------------------------------------------------------------


@proves("GHT-TURN-02", "GHT-TURN-01")
def test_a_turn_ends_before_the_next_begins_and_counts() -> None:
    g = manor()
    g.turn, g.stale = 3, 5
    run(g, BeginTurn(1))
    assert (g.active, g.turn, g.stale, facts(g, "turn"), asked(g)) == (1, 4, 6, (1,), (1, "Turn"))
    assert [type(frame).__name__ for frame in g.agenda] == ["EndTurn", "StepTwo", "Turn"]
    assert "turn" in told(g)


@proves("GHT-TURN-01")
def test_an_end_that_a_new_round_has_brought_comes_before_its_first_turn() -> None:
    g = manor()
    g.status = [OUT] * len(g.status)
    run(g, BeginTurn(g.order[0]))
    assert g.outcome is not None
    assert (g.outcome.rule, asked(g)) == ("GHT-END-02", (NOBODY, ""))


@proves("GHT-TURN-06", "GHT-FALL-19")
@pytest.mark.parametrize(
    ("hands", "passing", "fallen", "asks"),
    [
        ("3; 4; 5", (), (), [1, 2]),
        ("3; 4; 5", (1,), (), [1, 2]),
        ("3; 4; 5", (1, 2), (), []),
        ("3", (), (), []),
        ("3; 4; 5", (), (1,), [2]),
    ],
)
def test_before_a_turn_the_others_with_cards_are_asked_unless_all_of_them_pass(
    hands: str, passing: tuple[int, ...], fallen: tuple[int, ...], asks: list[int]
) -> None:
    g = manor(hands=hands)
    for role in passing:
        g.stand(role, "AnyTime", PASS)
    for role in fallen:
        fall(g, role)
    run(g, BeginTurn(0))
    window = g.asking()
    assert list(getattr(window, "asked", ())) == asks
    names = [type(frame).__name__ for frame in g.agenda]
    assert names == (["EndTurn", "TakeTurn", "Resolved", "AnyTime"] if asks else ["EndTurn", "StepTwo", "Turn"])


@proves("GHT-FALL-24")
def test_whoever_was_restored_a_moment_ago_takes_a_hunters_turn() -> None:
    assert asked(run(manor(), TakeTurn(1))) == (1, "Turn")
    g = down(manor(), 1)
    g.agenda.clear()
    assert asked(run(g, TakeTurn(1))) == (1, "Prowl")


@proves("GHT-SET-11")
@pytest.mark.parametrize(("name", "slower", "points"), [("Wren", 0, 3), ("Volt", 0, 2), ("Volt", 1, 1), ("Volt", 5, 0)])
def test_what_one_carries_takes_movement_points_and_never_more_than_there_are(
    name: str, slower: int, points: int
) -> None:
    g = manor(team=f"{name} Balm")
    g.story, g.things = Story(things=(Thing("urn", "the urn", slower=slower),)), [-2]
    assert movement(g, 0) == points
    g.slowed = 1
    assert movement(g, 0) == 1


@proves("GHT-MOVE-20")
@pytest.mark.parametrize(
    ("haunted", "fallen", "battle"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_whoever_begins_beside_a_monster_fights_at_once(haunted: bool, fallen: bool, battle: bool) -> None:
    g = manor()
    if haunted:
        beast(g, "E-38", "T-6")
    g.status[0] = OUT if fallen else g.status[0]
    g.rig("judge", 5)
    g.rig("black", 5)
    wake(g, 0)
    assert (len(g.agenda), g.moved) == (2 if battle else 0, battle)


@proves("GHT-ROOM-10", "GHT-TURN-01")
@pytest.mark.parametrize(
    ("new", "omen", "haunted", "fallen", "then"),
    [
        (False, (), False, False, []),
        (True, (), False, False, ["explores"]),
        (False, (23,), False, False, ["event"]),
        (True, (), True, False, []),
        (True, (), False, True, []),
    ],
)
def test_after_the_movement_what_the_tile_asks_for_is_done(
    new: bool, omen: tuple[int, ...], haunted: bool, fallen: bool, then: list[str]
) -> None:
    g = manor(at="T-6", new="T-6" if new else "", omens="E-24")
    g.omens[HALL] = omen
    if haunted:
        beast(g, "E-38", "T-6")
    if fallen:
        g.status[0] = OUT
    g.then(StepTwo(0))
    g.agenda.pop().run(g)
    names = [type(frame).__name__ for frame in g.agenda]
    assert ("Resolved" in names) == bool(then)
    g.settle()
    assert [what for what in told(g) if what in ("explores", "event")][:1] == then
    assert (g.moves, g.moved) == ((2, False) if fallen else (0, True))


@proves("GHT-TURN-02", "GHT-BAT-61", "GHT-INS-13")
def test_at_the_end_of_a_turn_monsters_rest_and_a_spurned_hunter_is_nearer_to_help() -> None:
    g = manor(resting_monsters=True)
    beast(g, "E-38", "T-39")
    g.wounds[ZOMBIE], g.spurned = 3, [2, 2, 0, 0]
    run(g, EndTurn(0))
    assert (g.wounds[ZOMBIE], g.spurned) == (0, [1, 2, 0, 0])
    run(g, EndTurn(2))
    assert g.spurned == [1, 2, 0, 0]


@proves("GHT-TURN-03", "GHT-FMT-18")
def test_after_a_round_it_is_asked_whether_all_is_over_and_the_next_begins() -> None:
    g = manor()
    g.then(EndRound())
    g.agenda.pop().run(g)
    assert [type(frame).__name__ for frame in g.agenda] == ["Round", "RoundOver"]


@proves("GHT-HID-13", "GHT-DEC-05")
def test_the_judge_cards_of_the_last_deed_are_taken_back_with_the_next() -> None:
    g = turn(manor(items="I-3"))
    g.rolls = ((0, 7),)
    do(g, "drop I-3")
    assert ([*g.rolls], asked(g)) == ([], (0, "Turn"))


@proves("GHT-DEC-04", "GHT-MOVE-02")
@pytest.mark.parametrize(
    ("lay", "at", "ways"),
    [
        ("T-1:0,0 T-19:0,0,0,2", "T-1", ["go north", "go south", "stairs"]),
        ("T-1:0,0", "T-1", ["go north", "go south"]),
        ("T-6 T-14:-1,0", "T-14", ["go south", "cross"]),
        ("T-6 T-20:-1,0 T-21:0,0,0,0", "T-20", ["go north", "go south", "slide"]),
        ("T-6 T-40:-1,0", "T-6", ["go east", "go south", "go west", "unseal north"]),
        ("T-6", "T-6", ["go north", "go east", "go south", "go west"]),
    ],
)
def test_a_step_is_a_door_stairs_a_towers_other_door_or_the_chute_or_none(lay: str, at: str, ways: list[str]) -> None:
    g = turn(manor(at=at, lay=lay))
    words = ("go", "stairs", "cross", "climb", "slide", "unseal")
    assert [text for text in offers(g) if text.startswith(words)] == ways
    do(g, "end")
    assert "moves" not in told(g)


@proves("GHT-TURN-01", "GHT-TURN-05")
def test_what_cannot_be_done_now_is_shown_beside_what_can() -> None:
    g = turn(manor(items="I-3", lay="T-12", at="T-12", pile=""))
    shown = [str(act) for act in g.candidates(0)]
    assert ("go north" in shown, "use I-3" in shown, "drop I-3" in shown, "end" in shown) == (True,) * 4
    assert (why_not(g, "use I-3"), len(shown)) == ("GHT-ITM-11", len(set(shown)))


# The turn of an ENEMY-player ------------------------------------------------------------------------------------------


@proves("GHT-FALL-04", "GHT-FMT-16")
@pytest.mark.parametrize(("slower", "moves"), [(0, 2), (1, 1), (9, 0)])
def test_an_enemy_player_begins_with_its_tiles_less_what_it_carries(slower: int, moves: int) -> None:
    g = down(manor(fallen={"carries": True}), 1)
    g.story, g.things = replace(g.story, things=(Thing("urn", "the urn", slower=slower),)), [-3]
    g.agenda.clear()
    g.fought = True
    run(g, EnemyTurn(1))
    assert (g.moves, g.fought, asked(g)) == (moves, False, (1, "Prowl"))


@proves("GHT-FALL-04", "GHT-FMT-16")
@pytest.mark.parametrize(
    ("status", "idle", "then", "asks"), [(OUT, 0, ENEMY, True), (OUT, 2, OUT, False), (ENEMY, 0, ENEMY, True)]
)
def test_with_no_turn_to_sit_out_it_acts_at_once(status: int, idle: int, then: int, asks: bool) -> None:
    g = manor()
    fall(g, 1)
    g.status[1], g.idle[1], g.vitality[1] = status, idle, 4
    run(g, EnemyTurn(1))
    assert (g.status[1], asked(g)[1] == "Prowl") == (then, asks)
    assert g.vitality[1] == (10 if status == OUT and then == ENEMY else 4)


@proves("GHT-FMT-17")
def test_where_only_one_acts_it_is_the_first_of_those_who_are_enemies() -> None:
    g = manor(fallen={"several": "one"})
    for role in (2, 1, 3):
        fall(g, role)
    change_side(g, 1)
    change_side(g, 3)
    assert [acts(g, role) for role in (1, 3)] == [True, False]  # the one who fell first still sits out


@proves("GHT-FMT-17")
@pytest.mark.parametrize(
    ("automatic", "place", "found"),
    [("go", SALON, [SALON]), ("hunt", SALON, [HALL, DINING, DINING]), ("go", 2, [HALL, DINING, DINING])],
)
def test_it_goes_to_the_place_of_the_scenario_if_there_is_one(automatic: str, place: int, found: list[int]) -> None:
    g = down(manor(fallen={"automatic": automatic, "place": (("tile", place),)}), 1)
    assert goals(g, 1) == found


@proves("GHT-FALL-27", "GHT-FMT-17")
def test_by_itself_it_uses_powers_and_lifts_nothing() -> None:
    g = down(manor(at="T-5 T-6 T-5", automatic=True, fallen={"carries": True}), 1)
    g.story, g.things, g.points = replace(g.story, things=(Thing("urn", "the urn"),)), [HALL], 1
    g.agenda.clear()
    run(g, EnemyTurn(1))
    assert (g.things, g.points, room(g, 1)) == ([HALL], 1, "T-5")


@proves("GHT-FALL-11", "GHT-FALL-12")
def test_a_prowl_is_a_step_that_all_see() -> None:
    g = down(manor(at="T-6 T-5"), 1)
    g.moves, g.stayed = 2, True
    prowl(g, 1, SALON)
    assert (g.moves, g.at[1], g.came[1], g.stayed, facts(g, "prowls")) == (1, SALON, DINING, False, (1, SALON))


@proves("GHT-FALL-12", "GHT-FMT-16")
@pytest.mark.parametrize(("opens", "pile", "doors"), [(True, "T-3", 3), (False, "T-3", 0), (True, "", 0)])
def test_it_opens_tiles_only_where_the_scenario_lets_it_and_there_are_any(opens: bool, pile: str, doors: int) -> None:
    g = down(manor(fallen={"opens": opens}, pile=pile), 1)
    assert len(openings(g, 1)) == doors


@proves("GHT-FALL-11", "GHT-DEC-39")
def test_it_opens_a_tile_for_a_step_and_stays_where_it_is() -> None:
    g = prowling(down(manor(at="T-39 T-5", lay="T-39 T-5", fallen={"opens": True}, pile="T-6 T-12"), 1), 1)
    do(g, "go east")
    assert (g.cell[HALL] != NOWHERE, room(g, 1), g.moves, asked(g)) == (True, "T-5", 1, (1, "Prowl"))

    do(g, "end")
    assert asked(g)[1] != "Prowl"


@proves("GHT-DEC-39", "GHT-FALL-13")
def test_it_attacks_the_hunter_whom_it_names_and_then_goes_no_farther() -> None:
    g = prowling(down(manor(at="T-6 T-6 T-6 T-6"), 1), 1)
    assert offers(g, "attack") == ["attack Wren", "attack Balm", "attack Magpie"]
    g.rig("judge", 5, 5)
    do(g, "attack Balm")
    assert (g.lead, g.moves, g.invaded & 0b100) == (2, 0, 0b100)
    g = prowling(down(manor(at="T-6 T-6 T-6 T-6"), 1), 1)
    g.fought = True
    assert (offers(g, "attack"), offers(g, "tile"), why_not(g, "attack Wren")) == ([], [], "GHT-FALL-13")
    assert why_not(g, "tile T-7") == "GHT-FALL-11"


# Endings --------------------------------------------------------------------------------------------------------------


def over(g: Mansion) -> Mansion:
    g.outcome = Outcome("GHT-END-01", (0.0,) * 4)
    g.events = []
    return g


@proves("GHT-END-01", "GHT-END-05")
def test_what_has_ended_does_not_end_again() -> None:
    g = over(manor(rounds=1))
    g.status = [OUT] * 4
    check_end(g)
    check_deadlock(g)
    assert (told(g), g.outcome) == ([], Outcome("GHT-END-01", (0.0,) * 4))


@proves("GHT-END-01", "GHT-FALL-29")
@pytest.mark.parametrize(("grade", "scores"), [(FAILURE, (0.0, 0.1)), (SUCCESS, (1.0, 0.0))])
def test_an_ending_is_won_unless_it_is_a_failure_and_all_hear_which(grade: int, scores: tuple[float, float]) -> None:
    g = manor(team="Wren Volt")
    fall(g, 1)
    g.story, g.result = Story(endings=(Ending("a", FAILURE, 0, 0), Ending("b", grade, 0, 0))), 1
    conclude(g)
    assert g.outcome is not None
    assert (g.outcome.scores, facts(g, "lost" if grade == FAILURE else "won")) == (scores, (1,))


@proves("GHT-FALL-29")
def test_without_a_goal_the_enemy_side_has_reached_none() -> None:
    g = manor()
    assert (g.story.fallen.goal, has_goal(g)) == (NOTHING, False)


@proves("GHT-SO-12")
@pytest.mark.parametrize(
    ("result", "traitor", "won"), [(0, 0, [False, True]), (0, NOTHING, [False] * 2), (-1, 0, [False] * 2)]
)
def test_whom_the_lot_drew_wins_with_the_other_side_where_the_ending_says_so(
    result: int, traitor: int, won: list[bool]
) -> None:
    g = manor(team="Wren Volt")
    g.story = Story(endings=(Ending("a", FAILURE, 0, 0, traitor=traitor),), lots=(Lot("bearer", "hunters"),))
    g.lots, g.result = (1,), result
    assert [is_traitor(g, role) for role in (0, 1)] == won


@proves("GHT-END-04")
@pytest.mark.parametrize("what", ["nothing", "locks", "new", "omen", "act", "monster", "pile"])
def test_nothing_can_be_done_any_more_only_if_all_of_it_is_done(what: str) -> None:
    g = manor(at="T-6", pile="T-3" if what == "pile" else "", new="T-5" if what == "new" else "")
    g.story = Story(acts=(Act(name="pray", text=0, script=NOTHING),)) if what == "act" else Story()
    if what == "locks":
        g.locks[SALON] = 1
        survey(g)
    if what == "omen":
        g.omens[SALON] = (3,)
    if what == "monster":
        beast(g, "E-38", "T-7")
    assert is_deadlocked(g) == (what == "nothing")


@proves("GHT-FALL-29")
def test_a_host_neither_wins_nor_loses() -> None:
    g = manor(team="Wren Volt", host=True)
    finish(g, "GHT-END-01", True)
    assert g.outcome is not None
    assert g.outcome.scores == (1.0, 1.0, 0.5)
