"""Three more ghost types: Lamplighter, Hollow Man and Tidewife. GAP"""

from __future__ import annotations

from itertools import combinations

import pytest

from evidence.kit import GHOST, do, facts, game, haunting, names, offers, pass_on, settle_in, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, EVERY_NAME, SPIRIT_BOX, TYPES, UV, WRITING
from hauntbox.games.evidence.cards.tokens import Book, Entry
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options
from hauntbox.games.evidence.secrets.knowledge import knowledge
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def types(g: Haunting) -> set[str]:
    """What the public facts allow."""
    return {EVERY_NAME[t] for t, _ in knowledge(g).worlds}


# -- eleven types -----------------------------------------------------------------------------------------------------


@proves("EVI-GAP-14", "EVI-GAP-15", "EVI-GAP-16")
@pytest.mark.parametrize(
    ("ghost", "kinds", "countdown", "squares"),
    [
        ("Lamplighter", {EMF, SPIRIT_BOX, UV}, 5, 4),
        ("Hollow Man", {EMF, WRITING, DOTS}, 6, 4),
        ("Tidewife", {SPIRIT_BOX, UV, DOTS}, 5, 4),
    ],
)
def test_each_has_its_evidence_countdown_and_speed(ghost: str, kinds: set[int], countdown: int, squares: int) -> None:
    g = game(more_ghosts=True)
    settle_in(g, ghost)
    assert (set(TYPES[g.type].kinds), g.countdown, g.stride) == (kinds, countdown, squares)


@proves("EVI-GAP-17")
def test_eleven_can_be_chosen_with_the_option_and_eight_without() -> None:
    assert offers(game(more_ghosts=True)) == [f"be {name}" for name in EVERY_NAME]
    assert (len(offers(game())), why_not(game(), "be Tidewife")) == (8, "EVI-TYPE-01")


@proves("EVI-GAP-17")
def test_with_them_every_three_kinds_have_a_type() -> None:
    assert {card.kinds for card in TYPES} == {frozenset(three) for three in combinations(range(5), 3)}


@proves("EVI-GAP-17")
@pytest.mark.parametrize(("option", "candidates"), [(True, ["Lamplighter"]), (False, [])])
def test_the_list_of_candidates_grows(option: bool, candidates: list[str]) -> None:
    g = haunting(hunters="van van", more_ghosts=option)
    g.log = tuple([Entry(kind, 3, 1) for kind in (EMF, SPIRIT_BOX, UV)])
    assert [EVERY_NAME[t] for t in view(g, ()).notebook.candidates] == candidates


@proves("EVI-GAP-17")
def test_a_drawn_ghost_may_be_one_of_them() -> None:
    drawn = {new(Options(random_ghost=True, more_ghosts=True), "larkspur", str(seed)).type for seed in range(100)}
    assert drawn == set(range(11))


@proves("EVI-GAP-17")
def test_who_names_the_ghost_has_eleven_choices() -> None:
    g = haunting("Tidewife", hunters="E8 van", more_ghosts=True, name_the_ghost=True)
    g.log = tuple([Entry(kind, 3, 1) for kind in (SPIRIT_BOX, UV, DOTS)])
    do(g, "step van")
    assert offers(g) == [*[f"name {name}" for name in EVERY_NAME], "wait"]
    do(g, "name Tidewife")
    assert g.outcome
    assert g.outcome.scores == (0.0, 1.0, 1.0)


# -- Lamplighter ------------------------------------------------------------------------------------------------------


def touched_by(ghost: str, hunter: str) -> Haunting:
    """At the first hunter's turn after a Ghost Event, with a book on B5."""
    g = haunting(ghost, "Nursery", "E4", hunters=f"{hunter} van", more_ghosts=True)
    pass_on(g, hunt=1)
    g.books = (Book(g.house.place["B5"], checked=g.round, written=False),)
    do(g, "stop", "manifest", "roll")
    g.books = (Book(g.house.place["B5"], checked=g.round - 1),)
    return g


@proves("EVI-GAP-14")
@pytest.mark.parametrize(("ghost", "seen"), [("Spirit", True), ("Lamplighter", False)])
def test_a_hunter_whom_a_lamplighter_touches_sees_two_squares(ghost: str, seen: bool) -> None:
    g = touched_by(ghost, "D3")
    do(g, "step D4")  # three squares from the book
    assert ("book empty" in told(g)) == seen


@proves("EVI-GAP-14")
@pytest.mark.parametrize(("walk", "seen"), [(["step C4"], False), (["step C4", "step B4"], True)])
def test_two_squares_away_it_sees_still(walk: list[str], seen: bool) -> None:
    g = touched_by("Lamplighter", "D4")
    g.books = (Book(g.house.place["B6"], checked=g.round - 1),)
    do(g, *walk)
    assert ("book empty" in told(g)) == seen


@proves("EVI-GAP-14", "EVI-HTR-02")
def test_its_eyes_are_well_again_at_the_end_of_its_next_turn() -> None:
    g = touched_by("Lamplighter", "D4")
    assert (facts(g, "dimmed"), view(g, ()).dimmed) == ([(1,)], (1,))
    do(g, "end")
    assert view(g, ()).dimmed == ()
    do(g, "end")
    g.rig("hunt", 1)
    do(g, "stop", "refrain", "roll")
    assert "book empty" in told(g)


@proves("EVI-GAP-14")
def test_a_hunter_out_of_range_keeps_its_sight() -> None:
    g = haunting("Lamplighter", "Nursery", "H7", hunters="B4 G6", more_ghosts=True)
    pass_on(g)
    do(g, "stop", "manifest")
    assert view(g, ()).dimmed == (2,)


@proves("EVI-GAP-14")
def test_dimmed_eyes_see_no_farther_than_the_option_allows() -> None:
    g = haunting("Lamplighter", "Nursery", "E4", hunters="D4 van", more_ghosts=True, sight_range=1)
    pass_on(g, hunt=1)
    do(g, "stop", "manifest", "roll")
    g.books = (Book(g.house.place["B4"], checked=g.round - 1),)
    do(g, "step E4", "step D4")
    assert "book empty" not in told(g)


@proves("EVI-GAP-14")
@pytest.mark.parametrize(
    ("ghost", "left"), [("Lamplighter", {"Lamplighter"}), ("Spirit", set(EVERY_NAME) - {"Lamplighter"})]
)
def test_dimmed_eyes_tell_all_who_the_ghost_is(ghost: str, left: set[str]) -> None:
    g = haunting(ghost, "Nursery", hunters="G6 van", more_ghosts=True)
    pass_on(g)
    do(g, "stop", "manifest")
    assert types(g) == left


# -- Hollow Man -------------------------------------------------------------------------------------------------------


@proves("EVI-GAP-15")
@pytest.mark.parametrize(
    ("ghost", "hunter", "answer"),
    [
        ("Hollow Man", "H4", "near"),
        ("Hollow Man", "H5", "not near"),
        ("Spirit", "H5", "near"),
        ("Hollow Man", "F2", "near"),
    ],
)
def test_a_hollow_man_is_heard_within_two_squares(ghost: str, hunter: str, answer: str) -> None:
    g = haunting(ghost, "Bedroom", "H2", hunters=f"{hunter} van", hunt=4, more_ghosts=True)
    do(g, "listen")
    assert [what for what in told(g) if what in ("near", "not near")] == [answer]


@proves("EVI-GAP-15")
def test_a_hollow_man_is_heard_no_farther_than_the_option_allows() -> None:
    g = haunting("Hollow Man", "Bedroom", "H2", hunters="H4 van", hunt=4, more_ghosts=True, listen_range=1)
    do(g, "listen")
    assert "not near" in told(g)


# -- Tidewife ---------------------------------------------------------------------------------------------------------


def after_a_hunt(ghost: str, room: str) -> Haunting:
    g = haunting(ghost, room, hunters="van van", round=7, hunt=4, more_ghosts=True)
    pass_on(g)
    do(g, "relent")
    return g


@proves("EVI-GAP-16")
@pytest.mark.parametrize(
    ("room", "choice"),
    [
        ("Washroom", ["surface Kitchen", "surface Washroom", "surface Bedroom"]),
        ("Kitchen", ["surface Kitchen", "surface Washroom"]),
        ("Nursery", ["surface Nursery"]),  # the Hall next door has no spawn square
    ],
)
def test_a_tidewife_may_come_back_next_door(room: str, choice: list[str]) -> None:
    g = after_a_hunt("Tidewife", room)
    assert (g.waiting(), offers(g)) == ((GHOST,), choice)


@proves("EVI-GAP-16")
@pytest.mark.parametrize(("room", "square"), [("Kitchen", "B2"), ("Washroom", "E2"), ("Bedroom", "H2")])
def test_she_stands_on_the_spawn_square_of_the_room_she_chose_and_keeps_her_own(room: str, square: str) -> None:
    g = after_a_hunt("Tidewife", "Washroom")
    do(g, f"surface {room}")
    assert (where(g, GHOST), g.house.rooms[g.room], g.hunt) == (square, "Washroom", 0)


@proves("EVI-GAP-16")
@pytest.mark.parametrize(
    ("room", "reason"), [("Nursery", "EVI-HUNT-13"), ("Living room", "EVI-HUNT-13"), ("Hall", "EVI-TERM-03")]
)
def test_she_cannot_go_farther_nor_where_no_spawn_square_is(room: str, reason: str) -> None:
    g = after_a_hunt("Tidewife", "Washroom")
    assert (why_not(g, f"surface {room}"), where(g, GHOST)) == (reason, "E2")


@proves("EVI-GAP-16")
def test_the_others_are_asked_too_and_have_no_choice() -> None:
    g = after_a_hunt("Spirit", "Washroom")
    assert (offers(g), why_not(g, "surface Kitchen")) == (["surface Washroom"], "EVI-HUNT-13")


@proves("EVI-GAP-16")
def test_after_a_kill_she_has_the_choice_as_well() -> None:
    g = haunting("Tidewife", "Washroom", "B4", hunters="C4 E8", hunt=4, more_ghosts=True)
    do(g, "step B4", "surface Bedroom")
    assert (where(g, 1), where(g, GHOST), g.waiting()) == ("dead", "H2", (2,))


@proves("EVI-GAP-16")
def test_all_know_that_she_may_be_next_door() -> None:
    g = after_a_hunt("Tidewife", "Washroom")
    do(g, "surface Kitchen")
    worlds = knowledge(g).worlds
    room = g.house.rooms.index("Washroom")
    assert names(g, worlds[EVERY_NAME.index("Tidewife"), room].squares) == {"B2", "E2", "H2"}
    assert names(g, worlds[EVERY_NAME.index("Hollow Man"), room].squares) == {"E2"}


@proves("EVI-GAP-16")
def test_a_ghost_that_stays_after_a_hunt_does_not_surface() -> None:
    g = haunting(
        "Tidewife", "Washroom", "B4", hunters="van van", round=7, hunt=4, more_ghosts=True, stay_after_hunt=True
    )
    pass_on(g)
    do(g, "relent")
    assert (where(g, GHOST), offers(g)[0].startswith("step")) == ("B4", True)
