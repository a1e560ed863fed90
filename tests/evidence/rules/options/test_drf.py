"""The original draft: turns and hunts. DRF"""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import do, drift, facts, game, haunting, offers, pass_on, settle_in, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, WRITING
from hauntbox.games.evidence.cards.tokens import Book, Entry
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def draft(**position: Any) -> Haunting:
    return haunting(original_draft=True, **position)


def lay_book(g: Haunting, square: str) -> None:
    g.books = (Book(g.house.place[square], checked=0),)


def dice(g: Haunting) -> list[str]:
    """What the ghost has rolled for, first to last."""
    return [str(purpose) for (purpose,) in facts(g, "rolled")]


def rest(g: Haunting) -> None:
    """The ghost stays where it is, and no hunt begins."""
    g.rig("hunt", 1)
    do(g, "stop", "roll")


FIVE_STEPS = ("step E7", "step E6", "step E5", "step E4", "step E5")


@proves("EVI-DRF-01")
@pytest.mark.parametrize(("on", "taunts", "fifth"), [(False, "EVI-OPT-01", "EVI-HTR-01"), (True, "", "")])
def test_one_switch_brings_the_rules_of_the_draft(on: bool, taunts: str, fifth: str) -> None:
    g = haunting(hunters="E8 van", original_draft=on)
    assert why_not(g, "taunt") == taunts
    do(g, *FIVE_STEPS[:4])
    assert why_not(g, FIVE_STEPS[4]) == fifth


@proves("EVI-DRF-02")
def test_a_hunter_walks_five_squares_and_no_more() -> None:
    g = draft(hunters="E8 van")
    do(g, *FIVE_STEPS)
    assert why_not(g, "step E4") == "EVI-HTR-01"


@proves("EVI-DRF-03")
def test_a_hunter_slowed_by_an_event_walks_three_squares() -> None:
    g = draft(hunters="H5 van")
    pass_on(g, event=5)
    rest(g)
    do(g, "step H4", "step G4", "step F4")
    assert why_not(g, "step E4") == "EVI-HTR-01"


@proves("EVI-DRF-04")
def test_in_round_1_the_ghost_rolls_for_a_print_and_walks() -> None:
    g = draft(round=0)
    lay_book(g, "H6")
    pass_on(g, event=6, book=6)
    do(g, "step H6", "stop")
    assert (g.round, dice(g), where(g, 0), g.waiting()) == (1, ["uv"], "H6", (1,))


@proves("EVI-DRF-04")
@pytest.mark.parametrize(("on", "first_roll"), [(True, 2), (False, 1)])
def test_without_grace_rounds_the_hunt_roll_of_round_1_is_left_out_all_the_same(on: bool, first_roll: int) -> None:
    g = haunting(round=0, grace_rounds=0, original_draft=on)
    while "hunt" not in dice(g):
        pass_on(g)
        drift(g)
    assert g.round == first_roll


@proves("EVI-DRF-05")
@pytest.mark.parametrize("rounds_before", [1, 4])
def test_from_round_2_on_it_rolls_for_evidence_and_event_then_walks_then_rolls_for_a_hunt(rounds_before: int) -> None:
    g = draft(round=rounds_before, grace_rounds=1)
    lay_book(g, "H6")
    pass_on(g)
    assert (dice(g), "stop" in offers(g)) == (["uv", "book", "event"], True)
    rest(g)
    assert dice(g) == ["uv", "book", "event", "hunt"]


@proves("EVI-DRF-06")
@pytest.mark.parametrize(("square", "rolls"), [("H6", ["uv", "book", "event"]), ("E7", ["uv", "event"])])
@pytest.mark.parametrize("rounds_before", [1, 5])
def test_the_book_die_is_rolled_for_a_book_in_the_ghost_room(square: str, rolls: list[str], rounds_before: int) -> None:
    g = draft(round=rounds_before)
    lay_book(g, square)
    pass_on(g)
    assert dice(g) == rolls


@proves("EVI-DRF-05", "EVI-DRF-07")
def test_an_event_is_measured_from_where_the_ghost_starts_its_turn() -> None:
    g = draft(hunters="H4 E5")
    pass_on(g, event=5)
    do(g, "step G7", "step G6", "step F6", "stop")
    assert facts(g, "event") == [(1,)]


@proves("EVI-DRF-08")
@pytest.mark.parametrize(
    ("ghost", "die", "what"),
    [("Spirit", 4, "no event"), ("Spirit", 5, "event"), ("Myling", 3, "no event"), ("Myling", 4, "event")],
)
def test_the_die_says_whether_an_event_happens(ghost: str, die: int, what: str) -> None:
    g = draft(ghost=ghost)
    pass_on(g, event=die)
    assert [word for word in told(g) if word in ("event", "no event")] == [what]
    assert why_not(g, "manifest") == "EVI-EVT-01"


@proves("EVI-DRF-09")
def test_an_event_slows_and_names_who_is_within_four_squares() -> None:
    g = draft(hunters="H5 H4 E5 van")
    pass_on(g, event=5)
    assert (facts(g, "event"), g.slowed[1:]) == ([(1, 2)], [True, True, False, False])


@proves("EVI-DRF-10")
@pytest.mark.parametrize(("rounds_before", "rolls"), [(2, 0), (3, 1)])
def test_the_hunt_roll_is_made_from_round_4_on(rounds_before: int, rolls: int) -> None:
    g = draft(round=rounds_before)
    pass_on(g)
    drift(g)
    assert dice(g).count("hunt") == rolls


def begin_hunt(g: Haunting) -> None:
    pass_on(g, event=1)
    g.rig("hunt", 6)
    do(g, "stop", "roll")


@proves("EVI-DRF-11")
def test_a_hunt_is_announced_and_begins_on_the_spawn_square() -> None:
    g = draft(at="G5")
    begin_hunt(g)
    assert ("hunt" in told(g), where(g, 0)) == (True, "H7")


@proves("EVI-DRF-12")
def test_nobody_on_the_spawn_square_dies_when_a_hunt_begins() -> None:
    g = draft(hunters="H7 van")
    begin_hunt(g)
    assert (where(g, 1), g.hunt) == ("H7", 6)
    pass_on(g)
    assert where(g, 1) == "dead"


@proves("EVI-DRF-12")
@pytest.mark.parametrize(("hunt", "on", "fate"), [(5, True, "H7"), (4, True, "dead"), (5, False, "dead")])
def test_in_the_first_round_of_a_hunt_a_hunter_may_walk_onto_the_ghost(hunt: int, on: bool, fate: str) -> None:
    g = haunting(hunters="H6 van", hunt=hunt, original_draft=on)
    do(g, "step H7")
    assert where(g, 1) == fate


@proves("EVI-DRF-13")
def test_a_kill_does_not_shorten_the_four_rounds_of_a_hunt() -> None:
    g = draft(hunters="H6 van", hunt=5)
    turns = []
    while g.hunt:
        pass_on(g)
        turns += [g.round] if "stop" in offers(g) else []
        do(g, "stop" if "stop" in offers(g) else "relent")
    assert (where(g, 1), turns, g.round) == ("dead", [6, 7, 8], 9)


@proves("EVI-DRF-13")
def test_a_kill_in_a_hunters_turn_ends_the_turn_and_not_the_hunt() -> None:
    g = draft(hunters="H6 E4", hunt=4)
    do(g, "step H7")
    assert (where(g, 1), g.hunt, g.waiting()) == ("dead", 4, (2,))


@proves("EVI-DRF-13", "EVI-DRF-14")
def test_a_kill_may_leave_only_winners() -> None:
    g = draft(hunters="van H6", hunt=4)
    g.log = tuple([Entry(kind, 2, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    pass_on(g)
    assert g.outcome is not None
    assert g.outcome.scores == (0.0, 1.0, 0.0)


@proves("EVI-DRF-14")
def test_the_ghost_goes_on_after_a_kill_and_kills_again() -> None:
    g = draft(at="B2", hunters="B4 E4 van", turn="ghost", hunt=4)
    do(g, "step B3")
    assert [where(g, role) for role in (1, 2, 3)] == ["dead", "E4", "van"]
    do(g, "step B4", "step C4", "step D4")
    assert ([where(g, role) for role in (1, 2, 3)], g.hunt) == (["dead", "dead", "van"], 4)


@proves("EVI-DRF-15")
@pytest.mark.parametrize(("hunt", "rule"), [(0, ""), (4, "EVI-VAN-03")])
def test_the_van_door_is_shut_both_ways_in_a_hunt(hunt: int, rule: str) -> None:
    g = draft(hunters="E8 van", hunt=hunt)
    assert (why_not(g, "step van"), "step van" in offers(g)) == (rule, not rule)
    do(g, "end")
    assert (why_not(g, "step E8"), "step E8" in offers(g)) == (rule, not rule)


@proves("EVI-DRF-16")
def test_a_hunting_ghost_kills_everyone_one_step_away_and_nobody_behind_a_wall() -> None:
    g = draft(at="C1", hunters="C1 C2 D1 A2", turn="ghost", hunt=4)
    assert [where(g, role) for role in (1, 2, 3, 4)] == ["dead", "dead", "D1", "A2"]


@proves("EVI-DRF-16", "EVI-DRF-17")
def test_a_ghost_that_comes_to_the_front_square_finds_only_who_is_not_hidden() -> None:
    g = draft(at="A3", hunters="A1 B2 van", turn="ghost", hunt=4)
    do(g, "step A2")
    assert [where(g, role) for role in (1, 2)] == ["A1", "dead"]


@proves("EVI-DRF-17")
def test_a_hidden_hunter_dies_when_the_ghost_starts_its_turn_in_front() -> None:
    g = draft(at="A2", hunters="A1 I8 van", turn="ghost", hunt=4)
    assert [where(g, role) for role in (1, 2)] == ["dead", "I8"]


@proves("EVI-DRF-18")
def test_after_a_hunt_the_ghost_is_on_its_spawn_square() -> None:
    g = draft(at="B2", hunters="van van", hunt=4, round=7)
    pass_on(g)
    do(g, "relent")
    assert (g.hunt, where(g, 0)) == (0, "H7")


@proves("EVI-DRF-19")
@pytest.mark.parametrize(("square", "answer"), [("H4", "near"), ("I5", "near"), ("H3", "not near"), ("E6", "not near")])
def test_who_listens_hears_three_squares_through_walls(square: str, answer: str) -> None:
    g = draft(hunters=f"{square} van", hunt=4)
    do(g, "listen")
    assert told(g)[-1] == answer


@proves("EVI-DRF-20")
def test_a_hunting_ghost_rolls_for_evidence_and_event_and_not_for_a_hunt() -> None:
    g = draft(ghost="Myling", hunters="G4 van", hunt=5)
    lay_book(g, "G8")
    pass_on(g, uv=4, book=4, event=4)
    do(g, "stop")
    assert (dice(g), g.hunt, g.waiting()) == (["uv", "book", "event"], 5, (1,))
    assert (len(g.prints), g.books[0].written, g.slowed[1]) == (1, True, False)
    assert facts(g, "event") == [(1,)]


@proves("EVI-DRF-31", "EVI-OPT-05")
def test_a_hunting_turn_kills_first_then_rolls_then_walks_and_kills() -> None:
    g = draft(at="B2", hunters="B1 B4 van", hunt=4)
    lay_book(g, "H6")
    pass_on(g, event=1)
    do(g, "step B3")
    steps = [word for word in told(g) if word in ("killed", "rolled", "no event")]
    assert (steps, dice(g)) == (["killed", "rolled", "rolled", "rolled", "no event", "killed"], ["uv", "book", "event"])


@proves("EVI-DRF-29")
def test_set_up_is_that_of_the_book() -> None:
    g = game(players=3, original_draft=True)
    assert len([text for text in offers(g) if text.startswith("be ")]) == 8
    settle_in(g)
    assert [where(g, role) for role in range(3)] == ["H7", "van", "van"]
    assert [len(hand) for hand in g.hand] == [0, 2, 2]


@proves("EVI-DRF-29")
@pytest.mark.parametrize(("ghost", "squares"), [("Demon", 3), ("Spirit", 4), ("Myling", 5)])
def test_ghosts_are_as_fast_as_in_the_book(ghost: str, squares: int) -> None:
    g = draft(ghost=ghost, turn="ghost")
    do(g, *["step H6", "step H7", "step H6", "step H7", "step H6"][:squares])
    assert offers(g) == ["stop"]


@proves("EVI-DRF-29")
def test_the_hunters_win_with_three_kinds_and_all_of_them_in_the_van() -> None:
    g = draft(hunters="E8 van")
    g.log = tuple([Entry(kind, 2, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    do(g, "step van")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores) == ("EVI-WIN-02", (0.0, 1.0, 1.0))


@proves("EVI-DRF-35")
def test_a_round_is_the_ghosts_turn_and_then_each_hunters() -> None:
    g = draft(hunters="E8 van E4", turn="ghost")
    rest(g)
    do(g, "end", "end", "end")
    assert facts(g, "turn") == [(1,), (2,), (3,)]
    assert (g.round, g.waiting()) == (6, (0,))
