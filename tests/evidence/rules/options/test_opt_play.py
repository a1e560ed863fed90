"""Options of the passive ghost: taunts, events, the countdown, and how far things reach. OPT"""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import do, facts, game, haunting, logged, offers, pass_on, settle_in, switched, told, why_not
from hauntbox.games.evidence.cards.ghosts import EMF
from hauntbox.games.evidence.cards.tokens import Book
from hauntbox.ledger import proves

# -- taunts -----------------------------------------------------------------------------------------------------------


@proves("EVI-OPT-01", "EVI-DEC-18")
@pytest.mark.parametrize(
    ("place", "hunt", "option", "reason"),
    [
        ("E8", 0, True, ""),
        ("A1", 0, True, ""),
        ("van", 0, True, "EVI-OPT-01"),
        ("E8", 4, True, "EVI-OPT-01"),
        ("E8", 0, False, "EVI-OPT-01"),
    ],
)
def test_a_hunter_in_the_house_may_taunt_a_passive_ghost(place: str, hunt: int, option: bool, reason: str) -> None:
    g = haunting(hunters=f"{place} van", hunt=hunt, **switched("taunt", option))
    assert (why_not(g, "taunt"), "taunt" in offers(g)) == (reason, not reason)


@proves("EVI-OPT-01")
def test_a_taunt_is_the_hunters_action() -> None:
    g = haunting(hunters="E8 van", hands="EMF Reader", taunt=True)
    do(g, "taunt")
    assert (why_not(g, "use EMF Reader"), why_not(g, "taunt"), why_not(g, "step E7")) == (
        "EVI-HTR-12",
        "EVI-HTR-12",
        "",
    )


@proves("EVI-OPT-02")
@pytest.mark.parametrize(
    ("ghost", "before", "after"),
    [("Spirit", 6, 5), ("Spirit", 2, 1), ("Spirit", 1, 1), ("Yokai", 6, 4), ("Yokai", 3, 1), ("Yokai", 2, 1)],
)
def test_a_taunt_lowers_the_countdown(ghost: str, before: int, after: int) -> None:
    g = haunting(ghost=ghost, hunters="E8 van", countdown=before, taunt=True)
    do(g, "taunt")
    assert (g.countdown, facts(g, "taunts"), "taunts" in told(g)) == (after, [(1,)], True)


@proves("EVI-OPT-03")
def test_taunts_of_one_round_do_not_add_up_in_the_countdown_but_those_of_the_next_do() -> None:
    g = haunting(hunters="E8 E8", countdown=6, taunt=True)
    do(g, "taunt", "end", "taunt")
    assert g.countdown == 5
    pass_on(g, event=1, hunt=1)
    do(g, "stop", "refrain", "roll", "taunt")
    assert g.countdown == 3


@proves("EVI-OPT-03")
@pytest.mark.parametrize(("taunts", "die", "event"), [(1, 3, True), (1, 2, False), (2, 1, False), (0, 4, False)])
def test_taunts_add_two_to_the_next_event_roll_and_no_more(taunts: int, die: int, event: bool) -> None:
    g = haunting(hunters="E8 E8", taunt=True, event_roll=True)
    for _ in range(taunts):
        do(g, "taunt", "end")
    pass_on(g, event=die)
    do(g, "stop")
    assert ("event" in told(g), "no event" in told(g)) == (event, not event)


@proves("EVI-OPT-03")
def test_a_taunt_is_forgotten_after_the_event_roll() -> None:
    g = haunting(hunters="E8 van", taunt=True, event_roll=True)
    do(g, "taunt")
    pass_on(g, event=1, hunt=1)
    do(g, "stop", "roll")
    pass_on(g, event=4)
    do(g, "stop")
    assert told(g).count("no event") == 2


@proves("EVI-OPT-03")
@pytest.mark.parametrize(("die", "reason"), [(2, "EVI-TYPE-20"), (1, "")])
def test_a_taunt_helps_to_force_a_myling(die: int, reason: str) -> None:
    g = haunting(ghost="Myling", hunters="B7 van", taunt=True)
    do(g, "taunt")
    pass_on(g, event=die)
    do(g, "stop")
    assert why_not(g, "refrain") == reason


@proves("EVI-OPT-04")
@pytest.mark.parametrize(
    ("ghost", "hunter", "reason"),
    [("Spirit", "E6", "EVI-OPT-04"), ("Spirit", "D6", ""), ("Poltergeist", "D6", "EVI-OPT-04")],
)
def test_a_taunted_ghost_answers_who_is_in_range(ghost: str, hunter: str, reason: str) -> None:
    g = haunting(ghost=ghost, at="H7", hunters=f"{hunter} van", taunt=True)
    do(g, "taunt")
    pass_on(g)
    do(g, "stop")
    assert (why_not(g, "refrain"), "refrain" in offers(g)) == (reason, not reason)


@proves("EVI-OPT-04")
def test_only_the_hunter_who_taunts_provokes_it() -> None:
    g = haunting(at="H7", hunters="D6 E6", taunt=True)
    do(g, "taunt")
    pass_on(g)
    do(g, "stop")
    assert why_not(g, "refrain") == ""


@proves("EVI-OPT-04")
def test_the_range_counts_after_the_ghosts_walk_and_for_one_turn() -> None:
    g = haunting(at="H7", hunters="D6 van", taunt=True)
    do(g, "taunt")
    pass_on(g, hunt=1)
    do(g, "step H6", "stop")
    assert why_not(g, "refrain") == "EVI-OPT-04"
    do(g, "manifest", "roll")
    pass_on(g)
    do(g, "stop")
    assert why_not(g, "refrain") == ""


@proves("EVI-OPT-04")
def test_with_event_rolls_a_taunt_forces_nothing() -> None:
    g = haunting(at="H7", hunters="G6 van", taunt=True, event_roll=True)
    do(g, "taunt")
    pass_on(g, event=2)
    do(g, "stop")
    assert "event" not in told(g)


# -- events -----------------------------------------------------------------------------------------------------------


@proves("EVI-OPT-05")
@pytest.mark.parametrize(
    ("ghost", "die", "event"), [("Spirit", 5, True), ("Spirit", 4, False), ("Myling", 4, True), ("Myling", 3, False)]
)
def test_rolled_events_are_not_chosen(ghost: str, die: int, event: bool) -> None:
    g = haunting(ghost=ghost, at="H7", hunters="G6 van", event_roll=True)
    pass_on(g, event=die)
    do(g, "stop")
    assert (facts(g, "event"), offers(g), g.slowed[1]) == ([(1,)] if event else [], ["roll"], event)


@proves("EVI-OPT-05")
def test_by_the_book_events_are_chosen() -> None:
    g = haunting(at="H7", hunters="G6 van")
    pass_on(g, event=5)
    do(g, "stop")
    assert (offers(g), facts(g, "event")) == (["manifest", "refrain"], [])


@proves("EVI-OPT-19")
@pytest.mark.parametrize(("option", "named"), [(True, ["Hall"]), (False, [])])
def test_an_event_names_the_room_where_the_ghost_is_by_that_option(option: bool, named: list[str]) -> None:
    g = haunting(room="Nursery", at="H4", hunters="van van", **switched("event_names_room", option))
    pass_on(g)
    do(g, "stop", "manifest")
    assert [g.house.rooms[int(room)] for (room,) in facts(g, "event room")] == named
    assert ("event room" in told(g)) == option


@proves("EVI-OPT-20")
@pytest.mark.parametrize(
    ("ghost", "option", "slowed", "noticed"),
    [
        ("Poltergeist", True, (1,), [(2, 3)]),
        ("Poltergeist", False, (1, 2, 3), []),
        ("Spirit", True, (1,), []),
    ],
)
def test_a_poltergeists_noise_goes_farther_than_its_harm(
    ghost: str, option: bool, slowed: tuple[int, ...], noticed: list[tuple[int, ...]]
) -> None:
    g = haunting(ghost=ghost, at="H2", hunters="H4 H5 G5 H7", **switched("poltergeist_noise", option))
    pass_on(g)
    do(g, "stop", "manifest")
    assert (facts(g, "event"), facts(g, "heard")) == ([slowed], noticed)
    assert [role for role in (1, 2, 3, 4) if g.slowed[role]] == list(slowed)


# -- the countdown ----------------------------------------------------------------------------------------------------


@proves("EVI-OPT-21")
@pytest.mark.parametrize(
    ("ghost", "before", "after"), [("Yokai", 6, 4), ("Yokai", 2, 1), ("Spirit", 6, 5), ("Demon", 4, 3)]
)
def test_a_steep_yokai_falls_by_two(ghost: str, before: int, after: int) -> None:
    g = haunting(ghost=ghost, hunters="van van", countdown=before, yokai_steep=True)
    pass_on(g, hunt=1)
    do(g, "stop", "refrain", "roll")
    assert g.countdown == after


@proves("EVI-OPT-21", "EVI-OPT-22")
@pytest.mark.parametrize(
    ("option", "reason"), [("yokai_steep", "EVI-TYPE-23"), ("yokai_flat", "EVI-TYPE-23"), ("", "")]
)
def test_a_steep_or_flat_yokai_has_no_cut(option: str, reason: str) -> None:
    chosen: dict[str, Any] = {option: True} if option else {}
    g = haunting(ghost="Yokai", hunters="van van", **chosen)
    pass_on(g)
    do(g, "stop", "refrain")
    assert (why_not(g, "cut"), "cut" in offers(g)) == (reason, not reason)


@proves("EVI-OPT-22")
@pytest.mark.parametrize(("ghost", "countdown"), [("Yokai", 4), ("Spirit", 6)])
def test_a_flat_yokai_starts_at_four(ghost: str, countdown: int) -> None:
    g = game(yokai_flat=True)
    settle_in(g, ghost)
    assert g.countdown == countdown


@proves("EVI-OPT-22", "EVI-CNT-02")
def test_a_flat_yokai_falls_by_one_and_returns_to_four() -> None:
    g = haunting(ghost="Yokai", hunters="van van", countdown=4, yokai_flat=True)
    pass_on(g, hunt=3)
    do(g, "stop", "refrain", "roll")
    assert g.countdown == 3
    pass_on(g, hunt=3)
    do(g, "stop", "refrain", "roll")
    assert (g.countdown, g.hunt) == (4, g.round)


@proves("EVI-OPT-28")
@pytest.mark.parametrize(("option", "countdown"), [(True, 3), (False, 6)])
def test_the_countdown_falls_in_each_grace_round_by_that_option(option: bool, countdown: int) -> None:
    g = game(players=3, **switched("countdown_in_grace", option))
    settle_in(g)
    for _ in range(3):
        do(g, "stop", "refrain", "end", "end")
    do(g, "stop", "refrain")
    assert (g.round, g.countdown, offers(g)) == (4, countdown, ["roll"])


@proves("EVI-OPT-28")
@pytest.mark.parametrize(
    ("ghost", "round", "before", "after"), [("Spirit", 3, 1, 1), ("Spirit", 4, 5, 5), ("Yokai", 1, 6, 5)]
)
def test_in_grace_it_falls_by_one_not_below_one_and_not_later(ghost: str, round: int, before: int, after: int) -> None:
    g = haunting(
        ghost, hunters="van van", round=round, countdown=before, turn="ghost", countdown_in_grace=True, yokai_steep=True
    )
    assert g.countdown == after


# -- prints and items -------------------------------------------------------------------------------------------------


@proves("EVI-OPT-30")
@pytest.mark.parametrize(("square", "option", "prints"), [("H4", True, 0), ("H5", True, 1), ("H4", False, 1)])
def test_prints_are_left_at_home_by_that_option(square: str, option: bool, prints: int) -> None:
    g = haunting(ghost="Obake", room="Nursery", at=square, hunters="van van", **switched("prints_at_home", option))
    pass_on(g, uv=6)
    assert len(g.prints) == prints


@proves("EVI-OPT-23")
@pytest.mark.parametrize(
    ("ghost", "at", "die", "option", "answer"),
    [
        ("Spirit", "H7", 3, True, "level 3"),
        ("Spirit", "H7", 4, True, "level 5"),
        ("Spirit", "H4", 3, True, "no reading"),
        ("Spirit", "H4", 4, True, "level 5"),
        ("Demon", "H7", 6, True, "level 3"),
        ("Spirit", "H7", 3, False, "no reading"),
    ],
)
def test_a_graded_reader_tells_that_the_ghost_is_in_the_room(
    ghost: str, at: str, die: int, option: bool, answer: str
) -> None:
    g = haunting(ghost, "Nursery", at, hunters="G6 van", hands="EMF Reader", **switched("graded_emf", option))
    g.rig("emf", die)
    do(g, "use EMF Reader")
    assert [what for what in told(g) if what in ("level 3", "level 5", "no reading")] == [answer]
    assert logged(g) == ([EMF] if answer == "level 5" else [])


@proves("EVI-OPT-23")
def test_level_three_is_read_in_any_room_where_the_ghost_is() -> None:
    g = haunting(room="Nursery", at="E4", hunters="E8 van", hands="EMF Reader", graded_emf=True)
    g.rig("emf", 6)
    do(g, "use EMF Reader")
    assert "level 3" in told(g)


@proves("EVI-OPT-29")
@pytest.mark.parametrize(
    ("hunter", "option", "answer"),
    [("D1", True, "it answers"), ("E1", True, "it answers"), ("F1", True, "silence"), ("D1", False, "silence")],
)
def test_the_spirit_box_hears_through_walls_by_that_option(hunter: str, option: bool, answer: str) -> None:
    g = haunting(at="C1", hunters=f"{hunter} van", hands="Spirit Box", **switched("spirit_box_through_walls", option))
    do(g, "use Spirit Box")
    assert answer in told(g)


@proves("EVI-OPT-17")
@pytest.mark.parametrize(
    ("hunter", "at", "option", "answer"),
    [
        ("F6", "H8", True, "it answers"),  # two columns and two rows, four steps
        ("F6", "H8", False, "silence"),
        ("E6", "H7", True, "silence"),  # three columns, four steps
        ("I3", "I5", True, "silence"),  # two rows, but six steps
        ("G3", "G5", True, "it answers"),  # two rows, four steps
    ],
)
def test_the_spirit_box_reaches_over_corners_by_that_option(hunter: str, at: str, option: bool, answer: str) -> None:
    g = haunting(at=at, hunters=f"{hunter} van", hands="Spirit Box", **switched("diagonal_reach", option))
    do(g, "use Spirit Box")
    assert answer in told(g)


@proves("EVI-OPT-18", "EVI-MAP-11")
@pytest.mark.parametrize(
    ("start", "hunter", "book", "option", "seen"),
    [
        ("C4", "B4", "F4", True, True),  # four squares in a line
        ("C4", "B4", "G4", True, False),  # five
        ("B2", "B3", "B5", True, True),  # through two doors
        ("E4", "D4", "C3", True, False),  # four steps around a wall
        ("E4", "D4", "C3", False, True),
        ("F6", "F5", "G4", True, False),  # past the end of a wall
        ("F6", "F5", "G4", False, True),
        ("B1", "B2", "C3", True, True),  # across an open corner
    ],
)
def test_sight_goes_in_straight_lines_by_that_option(
    start: str, hunter: str, book: str, option: bool, seen: bool
) -> None:
    g = haunting(hunters=f"{start} van", **switched("line_of_sight", option))
    g.books = (Book(g.house.place[book], checked=4, written=True),)
    do(g, f"step {hunter}")
    assert ("book written" in told(g)) == seen
