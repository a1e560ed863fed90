"""Killing. KILL"""

from __future__ import annotations

import pytest

from evidence.kit import do, haunting, logged, told, where
from hauntbox.games.evidence.cards.ghosts import EMF
from hauntbox.games.evidence.cards.tokens import Book, Entry, Salt
from hauntbox.ledger import proves


@proves("EVI-KILL-01")
@pytest.mark.parametrize(("hunt", "fate"), [(0, "C4"), (4, "dead")])
def test_only_a_hunting_ghost_kills_who_is_beside_it_as_its_turn_begins(hunt: int, fate: str) -> None:
    g = haunting(at="B4", hunters="C4 van", turn="ghost", hunt=hunt)
    assert where(g, 1) == fate


@proves("EVI-KILL-01")
def test_a_passive_ghost_walks_onto_a_hunter_and_does_no_harm() -> None:
    g = haunting(at="B3", hunters="C4 van", turn="ghost")
    do(g, "step B4", "step C4", "stop")
    assert where(g, 1) == "C4"


@proves("EVI-KILL-01")
@pytest.mark.parametrize(("hunt", "fate"), [(0, "B4"), (4, "dead")])
def test_only_a_hunting_ghost_kills_who_walks_onto_it(hunt: int, fate: str) -> None:
    g = haunting(at="B4", hunters="C4 van", hunt=hunt)
    do(g, "step B4")
    assert where(g, 1) == fate


@proves("EVI-KILL-02", "EVI-KILL-05")
def test_a_hunting_ghost_kills_after_a_step_who_is_one_step_away() -> None:
    g = haunting(at="B2", hunters="B4 van", turn="ghost", hunt=4)
    do(g, "step B3")
    assert (where(g, 1), "killed" in told(g)) == ("dead", True)


@proves("EVI-KILL-03")
def test_a_wall_keeps_safe_from_the_next_square() -> None:
    g = haunting(at="C2", hunters="D1 van", turn="ghost", hunt=4)
    do(g, "step C1")
    assert where(g, 1) == "D1"


@proves("EVI-KILL-04")
def test_a_hunter_at_the_corner_is_out_of_reach() -> None:
    g = haunting(at="A3", hunters="C2 van", turn="ghost", hunt=4)
    do(g, "step B3")
    assert where(g, 1) == "C2"


@proves("EVI-KILL-05", "EVI-KILL-11")
def test_the_turn_begins_with_kills_of_hidden_and_unhidden_at_once() -> None:
    g = haunting(at="A2", hunters="A1 B2 van", turn="ghost", hunt=4)
    assert [where(g, role) for role in (1, 2, 3)] == ["dead", "dead", "van"]


@proves("EVI-KILL-06", "EVI-KILL-07")
def test_nobody_in_reach_is_spared() -> None:
    g = haunting(at="B5", hunters="B3 C4 E1", turn="ghost", hunt=4)
    do(g, "step B4")
    assert [where(g, role) for role in (1, 2, 3)] == ["dead", "dead", "E1"]


@proves("EVI-KILL-08")
def test_a_hidden_hunter_dies_when_the_ghost_starts_its_turn_at_the_front_square() -> None:
    g = haunting(at="A2", hunters="A1 I1 A4 van", turn="ghost", hunt=4)
    assert [where(g, role) for role in (1, 2, 3)] == ["dead", "I1", "A4"]


@proves("EVI-KILL-08")
@pytest.mark.parametrize("at", ["A3", "B2", "B3"])
def test_a_hidden_hunter_lives_when_the_ghost_starts_its_turn_close_by(at: str) -> None:
    g = haunting(at=at, hunters="A1 van", turn="ghost", hunt=4)
    assert (where(g, 1), g.hunt) == ("A1", 4)


@proves("EVI-KILL-09", "EVI-KILL-10")
def test_a_ghost_that_passes_the_front_square_does_not_find_who_hides() -> None:
    g = haunting(at="A3", hunters="A1 van", turn="ghost", hunt=4)
    do(g, "step A2", "step B2", "step A2", "stop")
    assert where(g, 1) == "A1"


@proves("EVI-KILL-12", "EVI-KILL-13")
@pytest.mark.parametrize(("step", "fate"), [("step B3", "B3"), ("step B2", "dead")])
def test_a_hunter_may_step_beside_the_ghost_but_not_onto_it(step: str, fate: str) -> None:
    g = haunting(at="B2", hunters="C3 van", hunt=4)
    if step == "step B2":
        do(g, "step B3")
    do(g, step)
    assert where(g, 1) == fate


@proves("EVI-KILL-13")
@pytest.mark.parametrize("hunt", [5, 4, 3, 2])
def test_a_hunter_who_steps_onto_the_ghost_dies_in_any_round_of_the_hunt(hunt: int) -> None:
    g = haunting(at="B2", hunters="B3 van", hunt=hunt)
    do(g, "step B2")
    assert where(g, 1) == "dead"


@proves("EVI-KILL-14")
def test_a_kill_in_a_hunters_turn_ends_the_turn_and_the_hunt() -> None:
    g = haunting(at="B2", hunters="B3 E8", hunt=4)
    do(g, "step B2")
    assert (g.hunt, g.waiting(), where(g, 0)) == (0, (2,), "H7")


@proves("EVI-KILL-15")
def test_name_and_square_of_the_victim_are_told_and_the_ghosts_square_is_not() -> None:
    g = haunting(at="B2", hunters="B4 van", turn="ghost", hunt=4)
    do(g, "step B3")
    (event,) = [event for event in g.events or [] if event.what == "killed"]
    assert (event.facts, event.to) == ((1, g.house.place["B4"]), None)


@proves("EVI-KILL-16", "EVI-KILL-17")
def test_the_dead_leave_the_board_and_their_items_return_to_the_van_unseen() -> None:
    g = haunting(at="B2", hunters="B4 van", hands="Book, EMF Reader", turn="ghost", hunt=4)
    deck = len(g.deck)
    do(g, "step B3")
    assert (where(g, 1), g.hand[1], len(g.deck)) == ("dead", (), deck + 2)
    assert not [event for event in g.events or [] if event.what in ("gives", "takes", "uses")]


@proves("EVI-KILL-18", "EVI-KILL-19")
def test_what_the_dead_placed_and_found_stays() -> None:
    g = haunting(at="B2", hunters="B4 van", turn="ghost", hunt=4)
    here = g.house.place["B4"]
    g.dots, g.crucifixes, g.log = (here,), (here,), (Entry(EMF, 2, 1),)
    g.books, g.salt = (Book(here, checked=5),), (Salt(here, checked=5),)
    do(g, "step B3")
    assert (where(g, 1), logged(g)) == ("dead", [EMF])
    assert (g.dots, g.crucifixes, [book.square for book in g.books], [tile.square for tile in g.salt]) == (
        (here,), (here,), [here], [here]
    )  # fmt: skip
