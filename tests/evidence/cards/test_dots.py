"""Item: DOTS. DOTS"""

from __future__ import annotations

import pytest

from evidence.kit import build, do, drift, facts, haunting, logged, names, pass_on, told, where, why_not
from hauntbox.games.evidence.cards.ghosts import DOTS
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves


def watched(ghost: str = "Obake", at: str = "B2", hunters: str = "van van", token: str = "B2") -> Haunting:
    """A ghost of the Kitchen at the start of its turn, with a DOTS token on the floor."""
    g = haunting(ghost, "Kitchen", at=at, hunters=hunters, round=1)
    g.dots = (g.house.place[token],)
    pass_on(g)
    return g


@proves("EVI-DOTS-01")
def test_dots_go_from_the_hand_onto_the_floor_though_not_in_a_hiding_place() -> None:
    g = haunting(hunters="A1 van", hands="DOTS, DOTS")
    assert why_not(g, "use DOTS") == "EVI-ITM-09"
    do(g, "step A2", "use DOTS")
    assert (g.dots, len(g.hand[1])) == ((g.house.place["A2"],), 1)


@proves("EVI-DOTS-02")
@pytest.mark.parametrize(("token", "log"), [("B2", [DOTS]), ("B4", [])])
def test_a_token_works_in_the_ghost_room_only(token: str, log: list[int]) -> None:
    g = watched(at="B3", token=token)
    drift(g, "B4", "B3")
    assert logged(g) == log


@proves("EVI-DOTS-02")
def test_a_token_in_the_ghost_room_stays_dark_while_the_ghost_is_elsewhere() -> None:
    g = watched(at="D4")
    drift(g, "C4", "B4", "C4", "B4")
    assert (logged(g), "sighted" in told(g)) == ([], False)


@proves("EVI-DOTS-02", "EVI-DOTS-03")
def test_the_field_is_two_squares_of_the_tokens_own_room_without_hiding_squares() -> None:
    lit = set()
    house = build("larkspur")
    for square in names(haunting(), house.house):
        g = watched(at=square)
        do(g, "stop")
        lit |= {square} if "sighted" in told(g) else set()
    assert lit == {"A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"}


@proves("EVI-DOTS-03")
def test_a_square_of_the_room_three_steps_away_is_not_in_the_field() -> None:
    g = watched(at="C3", token="A2")
    do(g, "stop")
    assert "sighted" not in told(g)


@proves("EVI-DOTS-04")
@pytest.mark.parametrize(
    ("ghost", "log"), [("Wraith", [DOTS]), ("Yokai", [DOTS]), ("Spirit", []), ("Poltergeist", []), ("Myling", [])]
)
def test_only_a_type_that_has_dots_shows_itself(ghost: str, log: list[int]) -> None:
    g = watched(ghost)
    drift(g)
    assert logged(g) == log


@proves("EVI-DOTS-05")
@pytest.mark.parametrize(
    ("at", "walk"),
    [("B3", "B4 C4"), ("B4", "B3 B4"), ("C4", "B4 B3"), ("B3", "")],
    ids=["from", "over", "into", "still"],
)
def test_one_moment_on_a_field_square_is_enough(at: str, walk: str) -> None:
    g = watched(at=at)
    drift(g, *walk.split())
    assert logged(g) == [DOTS]


@proves("EVI-DOTS-05")
def test_a_hunting_ghost_does_not_show_itself() -> None:
    g = haunting("Obake", "Kitchen", hunters="van van", hunt=4)
    g.dots = (g.house.place["B2"],)
    pass_on(g)
    do(g, "step B1", "stop")
    assert (where(g, 0), logged(g)) == ("B1", [])


@proves("EVI-DOTS-06")
def test_it_takes_no_die() -> None:
    g = watched()
    g.events = []
    do(g, "stop")
    assert told(g)[: told(g).index("logged")] == ["moved", "sighted"]


@proves("EVI-DOTS-07")
@pytest.mark.parametrize(
    ("hunters", "log"),
    [
        ("van dead", [DOTS]),
        ("dead E8", []),
        ("C3 E8", [DOTS]),  # three steps
        ("D4 E8", [DOTS]),  # four
        ("E4 E8", []),  # five
        ("A1 E8", []),  # hidden beside it
        ("A1 D4", [DOTS]),
    ],
)
def test_somebody_in_the_van_or_with_the_token_in_sight_has_to_watch(hunters: str, log: list[int]) -> None:
    g = watched(hunters=hunters)
    drift(g)
    assert logged(g) == log


@proves("EVI-DOTS-08")
@pytest.mark.parametrize(("hunters", "log"), [("B3 van", [DOTS]), ("B3 B3", []), ("van dead", [DOTS])])
def test_a_goryo_shows_itself_to_the_van_alone(hunters: str, log: list[int]) -> None:
    g = watched("Goryo", hunters=hunters)
    drift(g)
    assert logged(g) == log
    assert facts(g, "sighted") == [(g.house.place["B2"], 1, 0)] * len(log)


@proves("EVI-DOTS-08")
def test_who_stands_beside_a_goryo_has_not_found_it() -> None:
    g = watched("Goryo", hunters="B3 van")
    drift(g)
    assert [entry.finder for entry in g.log] == [2]


@proves("EVI-DOTS-09")
def test_who_has_watched_still_has_movement_and_action() -> None:
    g = watched(hunters="van E8")
    drift(g)
    assert (g.log[0].finder, why_not(g, "exchange"), g.steps) == (1, "", 4)


@proves("EVI-DOTS-10")
def test_a_sighting_is_announced_and_dots_is_evidence() -> None:
    g = watched(hunters="E8 van")
    do(g, "stop")
    assert [told(g, *seat)[-3] for seat in ((), (0,), (1,))].count("sighted") == 2
    assert [(entry.kind, entry.round, entry.finder) for entry in g.log] == [(DOTS, 2, 2)]


@proves("EVI-DOTS-11")
def test_the_announcement_waits_for_the_end_of_the_movement() -> None:
    g = watched()
    do(g, "step B3", "step B4")
    assert "sighted" not in told(g)
    do(g, "stop")
    assert facts(g, "sighted") == [(g.house.place["B2"], 1, 0)]


@proves("EVI-DOTS-12")
@pytest.mark.parametrize(
    ("hunters", "van", "house"),
    [("van E8", 1, 0), ("B3 E8", 0, 1), ("van B3", 1, 1), ("van van", 1, 0), ("B3 C4", 0, 1)],
)
def test_it_tells_which_token_and_from_where_and_not_the_ghosts_square(hunters: str, van: int, house: int) -> None:
    g = watched(at="B1", hunters=hunters)
    do(g, "step C1", "stop")
    assert facts(g, "sighted") == [(g.house.place["B2"], van, house)]


@proves("EVI-DOTS-12")
def test_of_two_tokens_the_one_in_whose_field_the_ghost_was_is_named() -> None:
    g = haunting("Obake", "Living room", at="B8", hunters="van van", round=1)
    g.dots = (g.house.place["D5"], g.house.place["B7"])
    pass_on(g)
    do(g, "stop")
    assert facts(g, "sighted") == [(g.house.place["B7"], 1, 0)]


@proves("EVI-DOTS-13")
def test_what_nobody_sees_is_not_announced_then_or_later() -> None:
    g = watched(hunters="E8 E8")
    drift(g, "B3", "B4", "C4", "D4")
    do(g, "step van", "end")
    pass_on(g)
    drift(g)
    assert ("sighted" in told(g), logged(g)) == (False, [])


@proves("EVI-DOTS-14")
def test_a_token_shows_the_ghost_every_turn_that_it_is_there_and_in_no_other() -> None:
    g = watched()
    sightings = []
    for walk in ([], ["B3", "B4"], [], ["B3"]):
        drift(g, *walk)
        sightings.append(told(g).count("sighted"))
        pass_on(g)
    assert (sightings, len(g.dots), logged(g)) == ([1, 2, 2, 3], 1, [DOTS])


@proves("EVI-DOTS-05", "EVI-DOTS-06")
def test_a_token_lights_up_once_when_the_ghost_comes_into_its_field_and_not_before() -> None:
    g = watched(at="D4")
    lit = [g.lit]
    for step in ("step C4", "step B4", "step B3", "step B2"):
        do(g, step)
        lit.append(g.lit)
    assert lit == [(), (), (), g.dots, g.dots]


@proves("EVI-DOTS-14")
def test_what_was_lit_and_rolled_for_it_is_over_with_the_walk() -> None:
    g = haunting("Obake", "Kitchen", at="B2", hunters="van van", round=1, original_draft=True)
    g.dots = (g.house.place["B2"],)
    pass_on(g, dots=4)
    do(g, "stop")
    assert ("sighted" in told(g), g.lit, g.dots_roll) == (True, (), 0)
