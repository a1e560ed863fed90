"""Options of hunts, and naming the ghost. OPT, DEC"""

from __future__ import annotations

import pytest

from evidence.kit import GHOST, do, facts, haunting, offers, pass_on, switched, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, SPIRIT_BOX, TYPE_NAMES, UV, WRITING
from hauntbox.games.evidence.cards.tokens import Entry
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves

NAMES = [f"name {name}" for name in TYPE_NAMES]


def solve(g: Haunting, *kinds: int) -> None:
    g.log = tuple([Entry(kind, 3, 1) for kind in kinds or (EMF, SPIRIT_BOX, WRITING)])


# -- reach ------------------------------------------------------------------------------------------------------------


@proves("EVI-OPT-17")
@pytest.mark.parametrize(
    ("ghost", "hunter", "reach", "fate"),
    [
        ("B2", "C3", 1, "dead"),  # over an open corner
        ("C2", "D1", 1, "dead"),  # two steps, through a door
        ("C1", "D1", 1, "D1"),  # beside it, but three steps
        ("C3", "D4", 1, "D4"),  # four steps
        ("B4", "D4", 1, "D4"),  # two columns
        ("B2", "D4", 2, "dead"),
        ("B2", "E2", 2, "E2"),
    ],
)
def test_a_ghost_reaches_over_corners_by_that_option(ghost: str, hunter: str, reach: int, fate: str) -> None:
    g = haunting(at=ghost, hunters=f"{hunter} van", turn="ghost", hunt=4, kill_reach=reach, diagonal_reach=True)
    assert where(g, 1) == fate


@proves("EVI-OPT-25", "EVI-DEC-20")
def test_of_several_in_reach_the_ghost_picks_one() -> None:
    g = haunting(at="B5", hunters="B3 C4 van", turn="ghost", hunt=4, one_victim=True)
    do(g, "step B4")
    assert (offers(g), why_not(g, "stop"), why_not(g, "step B3")) == (
        ["kill Lantern", "kill Static"],
        "EVI-OPT-25",
        "EVI-OPT-25",
    )
    assert why_not(g, "kill Moss") == "EVI-OPT-25"
    do(g, "kill Static")
    assert ([where(g, role) for role in (1, 2, 3)], g.hunt, g.waiting()) == (["B3", "dead", "van"], 0, (1,))


@proves("EVI-OPT-25")
def test_by_the_book_all_in_reach_die() -> None:
    g = haunting(at="B5", hunters="B3 C4 van", turn="ghost", hunt=4)
    do(g, "step B4")
    assert [where(g, role) for role in (1, 2, 3)] == ["dead", "dead", "van"]


@proves("EVI-OPT-25")
def test_a_single_hunter_in_reach_is_no_choice() -> None:
    g = haunting(at="B5", hunters="B3 E4", turn="ghost", hunt=4, one_victim=True)
    assert why_not(g, "kill Lantern") == "EVI-OPT-25"
    do(g, "step B4")
    assert ([where(g, role) for role in (1, 2)], g.hunt) == (["dead", "E4"], 0)


@proves("EVI-OPT-25", "EVI-DEC-20")
@pytest.mark.parametrize("victim", ["Lantern", "Static"])
def test_as_its_turn_begins_it_picks_among_hidden_and_unhidden(victim: str) -> None:
    g = haunting(at="A2", hunters="A1 B2 van", turn="ghost", hunt=4, one_victim=True)
    assert offers(g) == ["kill Lantern", "kill Static"]
    do(g, f"kill {victim}")
    assert [role for role in (1, 2, 3) if where(g, role) == "dead"] == [1 if victim == "Lantern" else 2]


@proves("EVI-OPT-25")
@pytest.mark.parametrize(
    ("hunters", "choice"),
    [("H7 H7 van", ["kill Lantern", "kill Static"]), ("H7 van van", ["kill Lantern"]), ("H8 van van", ["stop"])],
)
def test_on_the_spawn_square_too_it_picks_one(hunters: str, choice: list[str]) -> None:
    g = haunting(at="G6", hunters=hunters, one_victim=True)
    pass_on(g, hunt=6)
    do(g, "stop", "refrain", "roll")
    assert (offers(g), why_not(g, "stop") == "EVI-OPT-25", why_not(g, "kill Moss")) == (
        choice,
        choice != ["stop"],
        "EVI-OPT-25",
    )
    do(g, choice[-1])
    dead = [role for role in (1, 2, 3) if where(g, role) == "dead"]
    assert (len(dead), bool(g.hunt), g.prey) == (*((0, True) if choice == ["stop"] else (1, False)), ())


@proves("EVI-OPT-26")
@pytest.mark.parametrize(
    ("hunt", "option", "fate"), [(4, True, "dead"), (5, True, "B3"), (4, False, "B3"), (0, True, "B3")]
)
def test_a_step_beside_a_hunting_ghost_kills_from_the_second_round_on(hunt: int, option: bool, fate: str) -> None:
    g = haunting(at="B2", hunters="C3 van", round=5, hunt=hunt, **switched("constant_menace", option))
    do(g, "step B3")
    assert where(g, 1) == fate


@proves("EVI-OPT-26")
@pytest.mark.parametrize(("start", "step"), [("D2", "D1"), ("A3", "B3")])
def test_who_ends_a_step_out_of_its_reach_lives(start: str, step: str) -> None:
    g = haunting(at="C1", hunters=f"{start} van", hunt=4, constant_menace=True)
    do(g, f"step {step}")
    assert where(g, 1) == step


@proves("EVI-OPT-26")
def test_onto_the_ghost_is_death_in_every_round() -> None:
    g = haunting(at="B2", hunters="B3 van", round=5, hunt=5, constant_menace=True)
    do(g, "step B2")
    assert where(g, 1) == "dead"


@proves("EVI-OPT-27")
@pytest.mark.parametrize(("option", "square"), [(True, "B3"), (False, "H7")])
def test_after_a_kill_the_ghost_stays_where_it_is_by_that_option(option: bool, square: str) -> None:
    g = haunting(room="Nursery", at="B2", hunters="B4 van", turn="ghost", hunt=4, **switched("stay_after_hunt", option))
    do(g, "step B3")
    assert (where(g, GHOST), g.hunt, where(g, 1)) == (square, 0, "dead")


@proves("EVI-OPT-27")
def test_after_its_last_round_it_stays_too() -> None:
    g = haunting(room="Nursery", at="B2", hunters="van van", round=7, hunt=4, stay_after_hunt=True)
    pass_on(g)
    do(g, "relent")
    assert (where(g, GHOST), g.hunt) == ("B2", 0)


# -- naming the ghost -------------------------------------------------------------------------------------------------


@proves("EVI-OPT-06", "EVI-DEC-19")
def test_whoever_is_home_with_three_kinds_may_name_the_ghost_or_wait() -> None:
    g = haunting(hunters="E8 van", name_the_ghost=True)
    solve(g)
    assert (why_not(g, "name Spirit"), "name Spirit" in offers(g)) == ("EVI-OPT-06", False)
    do(g, "step van")
    assert (g.outcome, g.waiting(), offers(g)) == (None, (1,), [*NAMES, "wait"])


@proves("EVI-OPT-06")
def test_two_kinds_are_not_enough_to_name_it() -> None:
    g = haunting(hunters="E8 van", name_the_ghost=True)
    solve(g, EMF, WRITING)
    do(g, "step van")
    assert (why_not(g, "name Spirit"), "wait" in offers(g)) == ("EVI-OPT-06", False)


@proves("EVI-OPT-06")
def test_who_has_waited_may_name_it_at_any_later_moment() -> None:
    g = haunting(hunters="E8 van", name_the_ghost=True)
    solve(g)
    do(g, "step van", "wait")
    assert (g.waiting(), set(NAMES) <= set(offers(g)), g.outcome) == ((1,), True, None)
    do(g, "end")
    assert (g.waiting(), set(NAMES) <= set(offers(g))) == ((2,), True)
    do(g, "name Spirit")
    assert g.outcome
    assert g.outcome.scores == (0.0, 1.0, 1.0)


@proves("EVI-OPT-07", "EVI-DEC-19")
@pytest.mark.parametrize(("named", "scores"), [("Spirit", (0.0, 1.0, 0.0, 1.0)), ("Goryo", (1.0, 0.0, 0.0, 0.0))])
@pytest.mark.parametrize("first", [[], ["wait"]])
def test_the_right_name_wins_and_a_wrong_one_loses(named: str, scores: tuple[float, ...], first: list[str]) -> None:
    g = haunting(hunters="E8 dead van", name_the_ghost=True)
    solve(g)
    do(g, "step van", *first, f"name {named}")
    assert g.outcome
    assert (g.outcome.scores, g.outcome.rule) == (scores, "EVI-OPT-07")
    assert facts(g, "named") == [(TYPE_NAMES.index(named),)]


@proves("EVI-OPT-08")
def test_in_a_hunters_turn_that_hunter_speaks() -> None:
    g = haunting(hunters="van E8 van", name_the_ghost=True)
    solve(g)
    do(g, "end", "step van")
    assert (g.waiting(), offers(g)[-1]) == ((2,), "wait")


@proves("EVI-OPT-08")
def test_in_the_ghosts_turn_the_first_living_hunter_speaks() -> None:
    g = haunting("Obake", "Kitchen", hunters="van dead van", name_the_ghost=True)
    g.order, g.dots = (2, 3, 1), (g.house.place["B2"],)
    solve(g, EMF, UV)
    pass_on(g)
    do(g, "stop")
    assert (g.waiting(), offers(g)[-1], g.log[-1].kind) == ((3,), "wait", DOTS)


@proves("EVI-OPT-08")
def test_for_a_hunter_who_dies_in_its_turn_the_first_living_one_speaks() -> None:
    g = haunting(at="B2", hunters="B3 van van", hunt=4, name_the_ghost=True)
    g.order = (3, 1, 2)
    solve(g)
    do(g, "step B2")
    assert (where(g, 1), g.waiting(), offers(g)[-1]) == ("dead", (3,), "wait")


@proves("EVI-OPT-09")
def test_the_hunters_may_go_back_into_the_house_and_are_asked_again_when_they_return() -> None:
    g = haunting(hunters="E8 van", name_the_ghost=True)
    solve(g)
    do(g, "step van", "wait", "step E8")
    assert (where(g, 1), why_not(g, "name Spirit"), g.outcome) == ("E8", "EVI-OPT-06", None)
    do(g, "step van")
    assert (g.waiting(), offers(g)) == ((1,), [*NAMES, "wait"])


@proves("EVI-OPT-06")
def test_without_the_option_nobody_names_the_ghost() -> None:
    g = haunting(hunters="E8 van")
    solve(g)
    assert why_not(g, "name Spirit") == "EVI-OPT-06"
    do(g, "step van")
    assert g.outcome
    assert "solved" in told(g)
