"""Worked examples: the countdown, hunts, distances, kills, hiding, events, listening. EX"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from evidence.kit import do, facts, haunting, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.content import house_of
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves

DIE = range(1, 7)
DEMONS = {4: Fraction(1, 2), 5: Fraction(1, 3), 6: Fraction(5, 36), 7: Fraction(1, 36)}


def chances(g: Haunting, cut: bool = False) -> dict[int, Fraction]:
    """By round, the chance that the first hunt starts there: every face of every hunt die is played."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    do(g, "stop", "refrain")
    for face in DIE:
        branch = g.clone()
        branch.rig("hunt", face)
        do(branch, "cut" if cut else "roll")
        if branch.hunt:
            found[branch.hunt] += Fraction(1, 6)
            continue
        pass_on(branch)
        for round, chance in chances(branch).items():
            found[round] += chance / 6
    return found


def hunt_rolls(g: Haunting) -> int:
    return view(g, ()).rolled.count("hunt")


def countdown(g: Haunting) -> int:
    """As the ghost player sees it."""
    behind = view(g, (0,)).behind
    assert behind is not None
    return behind.countdown


def quiet_turn(g: Haunting, die: int, choice: str = "roll") -> None:
    """A passive ghost turn without a step or an event, with this hunt roll."""
    pass_on(g, event=1, hunt=die)
    do(g, "stop", "refrain", choice)


def hunt_from_round_six(ghost: str = "Spirit", hunters: str = "van") -> Haunting:
    """The hunt has just been announced."""
    g = haunting(ghost, hunters=hunters, round=5)
    quiet_turn(g, 6)
    return g


@proves("EVI-EX-01")
def test_a_first_hunt_with_countdown_six_comes_by_round_nine() -> None:
    assert chances(haunting("Spirit", hunters="van", round=4, turn="ghost")) == {
        4: Fraction(1, 6),
        5: Fraction(5, 18),
        6: Fraction(5, 18),
        7: Fraction(5, 27),
        8: Fraction(25, 324),
        9: Fraction(5, 324),
    }


@proves("EVI-EX-02")
def test_a_first_hunt_of_a_demon_comes_by_round_seven() -> None:
    assert chances(haunting("Demon", hunters="van", round=4, turn="ghost")) == DEMONS


@proves("EVI-EX-03")
def test_a_yokai_that_cuts_at_once_hunts_as_early_as_a_demon() -> None:
    assert chances(haunting("Yokai", hunters="van", round=4, turn="ghost"), cut=True) == DEMONS


@proves("EVI-EX-03")
def test_the_countdowns_of_a_yokai_that_cuts_at_once_are_four_three_two_one() -> None:
    g = haunting("Yokai", hunters="van", round=3)
    quiet_turn(g, 3, "cut")
    left = [countdown(g)]
    for die in (2, 1):
        quiet_turn(g, die)
        left.append(countdown(g))
    quiet_turn(g, 1)
    assert (left, g.hunt) == ([3, 2, 1], 7)


@proves("EVI-EX-04")
def test_a_spirit_rolls_five_four_four_and_hunts_in_round_six() -> None:
    g = haunting("Spirit", hunters="van", round=3)
    needed = []
    for die in (5, 4, 4):
        needed.append((countdown(g), g.hunt))
        quiet_turn(g, die)
    assert (needed, g.hunt, countdown(g)) == ([(6, 0), (5, 0), (4, 0)], 6, 6)


@proves("EVI-EX-05")
def test_a_yokai_cuts_in_round_five_and_hunts_in_round_six() -> None:
    g = haunting("Yokai", hunters="van", round=3)
    quiet_turn(g, 3)
    assert countdown(g) == 5
    quiet_turn(g, 2, "cut")
    assert (g.hunt, countdown(g)) == (0, 2)
    quiet_turn(g, 2)
    assert (g.hunt, countdown(g), g.cut_used) == (6, 6, False)


@proves("EVI-EX-06")
@pytest.mark.parametrize(("ghost", "number"), [("Spirit", 6), ("Demon", 4), ("Yokai", 6), ("Myling", 6)])
def test_in_round_three_no_hunt_roll_is_made_and_the_countdown_stays(ghost: str, number: int) -> None:
    g = haunting(ghost, hunters="van", round=2)
    pass_on(g)
    do(g, "stop", "manifest")
    assert (g.waiting(), hunt_rolls(g)) == ((1,), 0)
    pass_on(g)
    do(g, "stop", "manifest")
    assert (g.round, countdown(g), "roll" in offers(g)) == (4, number, True)


@proves("EVI-EX-07")
def test_a_hunt_of_round_six_has_hunting_turns_in_seven_eight_and_nine() -> None:
    g = hunt_from_round_six()
    hunting = []
    for _ in range(3):
        pass_on(g)
        hunting.append((g.round, g.hunt))
        do(g, "stop")
    assert (hunting, hunt_rolls(g)) == ([(7, 6), (8, 6), (9, 6)], 1)
    do(g, "end", "relent")
    assert (g.round, g.hunt, countdown(g)) == (10, 0, 6)
    quiet_turn(g, 5)
    assert (g.round, g.hunt, hunt_rolls(g)) == (10, 0, 2)


@proves("EVI-EX-08")
def test_a_demon_that_prolongs_has_one_more_hunting_turn_in_round_ten() -> None:
    g = hunt_from_round_six("Demon")
    for _ in range(3):
        pass_on(g)
        do(g, "stop")
    do(g, "end", "prolong")
    assert (g.round, g.hunt) == (10, 6)
    do(g, "stop", "end")
    assert (g.round, g.hunt, hunt_rolls(g), countdown(g)) == (11, 0, 1, 4)
    quiet_turn(g, 4)
    assert g.hunt == 11


@proves("EVI-EX-09")
def test_a_kill_in_round_eight_ends_the_hunt_of_round_six_then_and_there() -> None:
    g = hunt_from_round_six(hunters="H5 E8")
    do(g, "step H4", "step G4", "step F4", "end", "step E7", "end", "step H6", "stop", "end", "end")
    do(g, "step H5", "step H4", "step G4")
    assert (g.round, where(g, 1), g.hunt, where(g, 0)) == (8, "dead", 0, "H7")
    do(g, "step E8", "step van", "end")
    assert where(g, 2) == "van"
    quiet_turn(g, 1)
    assert (g.round, hunt_rolls(g)) == (9, 2)


@proves("EVI-EX-10")
def test_only_the_hunter_on_the_spawn_square_dies_when_the_hunt_starts() -> None:
    g = haunting(hunters="H7 H8", round=5, countdown=4)
    quiet_turn(g, 4)
    assert (where(g, 1), where(g, 2), g.hunt, countdown(g)) == ("dead", "H8", 0, 6)


@pytest.mark.parametrize(
    ("house", "here", "there", "walking", "straight"),
    [
        pytest.param("larkspur", "C1", "D1", 3, 1, marks=proves("EVI-EX-11")),
        pytest.param("larkspur", "C2", "D2", 1, 1, marks=proves("EVI-EX-11")),
        pytest.param("larkspur", "C3", "C4", 3, 1, marks=proves("EVI-EX-11")),
        pytest.param("larkspur", "D7", "E7", 3, 1, marks=proves("EVI-EX-11")),
        pytest.param("larkspur", "H2", "G5", 6, 4, marks=proves("EVI-EX-11")),
        pytest.param("larkspur", "H2", "F4", 4, 4, marks=proves("EVI-EX-11")),
        pytest.param("penhallow", "L7", "K5", 3, 3, marks=proves("EVI-EX-12")),
        pytest.param("penhallow", "L7", "M10", 4, 4, marks=proves("EVI-EX-12")),
        pytest.param("penhallow", "L7", "I9", 5, 5, marks=proves("EVI-EX-12")),
        pytest.param("penhallow", "I7", "K7", 6, 2, marks=proves("EVI-EX-12")),
        pytest.param("penhallow", "E7", "F7", 3, 1, marks=proves("EVI-EX-12")),
        pytest.param("penhallow", "L2", "J4", 6, 4, marks=proves("EVI-EX-12")),
        pytest.param("corvane", "J7", "L9", 4, 4, marks=proves("EVI-EX-13")),
        pytest.param("corvane", "B2", "F2", 4, 4, marks=proves("EVI-EX-13")),
        pytest.param("corvane", "Q14", "N14", 3, 3, marks=proves("EVI-EX-13")),
    ],
)
def test_walking_and_straight_distances(house: str, here: str, there: str, walking: int, straight: int) -> None:
    plan = house_of(house)
    a, b = plan.place[here], plan.place[there]
    assert (plan.distance(a, b), plan.distance(b, a), plan.grid.straight(a, b)) == (walking, walking, straight)


@proves("EVI-EX-13")
def test_the_library_spawn_is_twenty_three_steps_from_the_van() -> None:
    plan = house_of("corvane")
    assert plan.distance(plan.van, plan.place["B2"]) == 23


@proves("EVI-EX-14")
def test_a_wall_saves_the_hunter_on_d1_from_a_ghost_on_c1() -> None:
    g = haunting(at="C1", hunters="D1 van", hunt=4, turn="ghost")
    do(g, "stop")
    assert (where(g, 1), g.hunt) == ("D1", 4)


@proves("EVI-EX-15")
def test_a_ghost_that_steps_onto_c2_kills_through_the_door() -> None:
    g = haunting(at="B2", hunters="D2 van", hunt=4, turn="ghost")
    do(g, "step C2")
    assert where(g, 1) == "dead"


@proves("EVI-EX-16")
def test_two_in_reach_die_together_and_the_hidden_hunter_beside_them_lives() -> None:
    g = haunting(at="B5", hunters="B3 C4 A4", hunt=4, turn="ghost")
    do(g, "step B4")
    assert ([where(g, role) for role in (1, 2, 3)], g.hunt) == (["dead", "dead", "A4"], 0)


@proves("EVI-EX-17")
def test_a_hidden_hunter_dies_only_when_a_turn_starts_at_its_front_square() -> None:
    g = haunting(at="B2", hunters="A1 van", round=5, hunt=4, turn="ghost")
    do(g, "step A2", "step A3", "stop", "end", "end")
    assert where(g, 1) == "A1"
    do(g, "step A2", "stop", "end")
    assert where(g, 1) == "A1"
    do(g, "end")
    assert where(g, 1) == "dead"


@proves("EVI-EX-18")
def test_a_hunter_who_comes_out_of_hiding_into_the_ghost_dies() -> None:
    g = haunting(at="H8", hunters="I8 van", hunt=5)
    do(g, "step H8")
    assert (where(g, 1), g.hunt) == ("dead", 0)


@proves("EVI-EX-19")
@pytest.mark.parametrize("slowed", [False, True])
def test_from_one_hiding_place_to_another_takes_four_movement(slowed: bool) -> None:
    g = haunting(at="H7", hunters="van A1", hunt=5)
    g.slowed[2] = slowed
    do(g, "end", "step A2", "step A3")
    assert why_not(g, "step B3") == ("EVI-HTR-01" if slowed else "")
    if not slowed:
        do(g, "step B3", "step B4", "hide A4")
    assert where(g, 2) == ("A3" if slowed else "A4")


def affected(ghost: str, at: str, square: str, house: str = "larkspur", room: str = "Bedroom") -> bool:
    """Does a Ghost Event of a ghost there slow a hunter here?"""
    g = haunting(ghost, room, at, square, house=house, round=1, turn="ghost")
    do(g, "stop", "manifest")
    return facts(g, "event") == [(1,)]


@proves("EVI-EX-20")
def test_an_event_on_h2_reaches_sixteen_squares() -> None:
    names = house_of("larkspur").names
    reached = "E1 F1 F2 F3 F4 G1 G2 G3 G4 H1 H2 H3 H4 I1 I2 I3"
    assert sorted([name for name in names if affected("Spirit", "H2", name)]) == reached.split()


@proves("EVI-EX-20")
@pytest.mark.parametrize("square", ["H5", "G5"])
def test_only_a_poltergeists_event_on_h2_reaches_into_the_nursery(square: str) -> None:
    assert [affected(ghost, "H2", square) for ghost in ("Spirit", "Poltergeist")] == [False, True]


@proves("EVI-EX-21")
@pytest.mark.parametrize(("square", "answer"), [("G5", "near"), ("D1", "not near")])
def test_who_listens_hears_four_squares_through_walls(square: str, answer: str) -> None:
    g = haunting(room="Bedroom", hunters=f"{square} van", hunt=5)
    do(g, "listen")
    assert told(g)[-1] == answer


@proves("EVI-EX-23")
def test_in_the_bath_a_ghost_is_heard_where_its_event_does_not_reach() -> None:
    g = haunting(room="Toilet and bath", hunters="K7 van", house="penhallow", hunt=5)
    do(g, "listen")
    assert (where(g, 0), told(g)[-1]) == ("I7", "near")
    reached = [affected(ghost, "I7", "K7", "penhallow", "Toilet and bath") for ghost in ("Spirit", "Poltergeist")]
    assert reached == [False, True]


@proves("EVI-EX-24")
@pytest.mark.parametrize(("move", "halved"), [(4, 2), (5, 3)])
def test_four_is_halved_to_two_and_five_to_three(move: int, halved: int) -> None:
    g = haunting(hunters="H6", round=1, turn="ghost", hunter_move=move)
    steps = ["step H5", "step H6", "step H5", "step H6"]
    do(g, "stop", "manifest", *steps[:halved])
    assert why_not(g, steps[halved]) == "EVI-HTR-01"
