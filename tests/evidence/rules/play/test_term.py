"""Terms and measures. TERM"""

from __future__ import annotations

import pytest

from evidence.kit import (
    afresh,
    build,
    do,
    facts,
    game,
    haunting,
    logged,
    names,
    offers,
    pass_on,
    settle_in,
    told,
    where,
    why_not,
)
from hauntbox.games.evidence.cards.ghosts import DOTS, UV
from hauntbox.games.evidence.cards.tokens import Book
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves
from hauntbox.scenario_files.pages import BadMap

HAUNTED_HALL = """
game = "evidence"
title = "Two rooms"
dawn = 9
drawing = '''
     A   B   C
   +---+---+---+
 1 |H*  H  DK* |
   + X +---+---+
 2 |V  |
   +---+
'''
[rooms]
H = "Hall"
K = "Kitchen"
"""


def book_on(g: Haunting, square: str) -> None:
    """An empty book that nobody has looked at."""
    g.books = (Book(g.house.place[square], checked=0),)


@proves("EVI-TERM-01")
@pytest.mark.parametrize(
    ("square", "room"), [("C1", "Kitchen"), ("D1", "Washroom"), ("D4", "Hall"), ("D5", "Living room"), ("A4", "Hall")]
)
def test_neighbours_on_either_side_of_a_wall_are_in_different_rooms(square: str, room: str) -> None:
    g = haunting(house=afresh(), hunters=f"{square} van", hands="Thermometer")
    do(g, "use Thermometer")
    assert facts(g, "warm") == [(1, g.house.rooms.index(room))]


@proves("EVI-TERM-01")
@pytest.mark.parametrize("name", ["larkspur", "penhallow", "corvane"])
def test_every_square_is_in_one_room_and_in_no_other(name: str) -> None:
    house = build(name)
    in_rooms = [sum(mask >> square & 1 for mask in house.room_mask) for square in range(house.squares)]
    assert set(in_rooms) == {1}


@proves("EVI-TERM-02")
def test_a_hall_with_a_spawn_square_can_be_the_ghost_room() -> None:
    g = game(afresh(HAUNTED_HALL), players=3)
    settle_in(g, room="Hall")
    do(g, "stop", "refrain")
    g.hand[1] = g.hand[2] = (4,)
    do(g, "step A1", "use Thermometer", "end", "step A1", "step B1", "step C1", "use Thermometer")
    assert (facts(g, "freezing"), facts(g, "warm")) == ([(1, 0)], [(2, 1)])


@proves("EVI-TERM-03")
def test_only_a_room_with_a_spawn_square_can_be_haunted() -> None:
    g = game(afresh())
    do(g, "be Spirit")
    assert offers(g) == [f"dwell {room}" for room in ("Bedroom", "Kitchen", "Living room", "Nursery", "Washroom")]
    assert why_not(g, "dwell Hall") == "EVI-TERM-03"


@proves("EVI-TERM-03")
def test_nobody_looks_for_the_ghost_room_where_there_is_no_spawn_square() -> None:
    g = game(afresh())
    settle_in(g)
    assert [g.house.rooms[room] for room in view(g, ()).notebook.rooms] == [
        "Bedroom", "Kitchen", "Living room", "Nursery", "Washroom"
    ]  # fmt: skip


@proves("EVI-TERM-03")
def test_a_room_with_two_spawn_squares_is_no_room_to_haunt() -> None:
    with pytest.raises(BadMap, match="Hall has two spawn squares"):
        build(HAUNTED_HALL.replace("|H*  H  D", "|H*  H* D"))


@proves("EVI-TERM-04")
def test_the_ghost_room_stays_the_same_wherever_the_ghost_goes() -> None:
    g = game()
    settle_in(g, room="Washroom")
    do(g, "step D2", "step C2", "step B2", "stop", "refrain")
    pass_on(g)
    assert why_not(g, "dwell Kitchen") == "EVI-SET-07"
    behind = view(g, (0,)).behind
    assert behind is not None
    assert (g.house.rooms[behind.room], where(g, 0)) == ("Washroom", "B2")


@proves("EVI-TERM-05")
@pytest.mark.parametrize(("room", "square"), [("Nursery", "H7"), ("Kitchen", "B2")])
def test_a_hunt_begins_on_the_spawn_square_of_the_ghost_room(room: str, square: str) -> None:
    g = haunting(room=room, at="E5", turn="ghost", countdown=1)
    do(g, "stop", "refrain", "roll")
    assert where(g, 0) == square


@proves("EVI-TERM-06")
@pytest.mark.parametrize(
    ("here", "ways"),
    [("E8", {"E7", "F8", "van"}), ("E6", {"D6", "E5", "E7", "F6"}), ("D1", {"D2", "E1"}), ("B4", {"B3", "B5", "C4"})],
)
def test_an_edge_is_open_or_a_wall_or_a_door_or_the_van_door(here: str, ways: set[str]) -> None:
    g = haunting(house=afresh(), hunters=f"{here} van")
    assert {text.removeprefix("step ") for text in offers(g) if text.startswith("step ")} == ways


@proves("EVI-TERM-07")
@pytest.mark.parametrize("hunt", [0, 4])
def test_a_house_door_is_open_to_hunters_and_ghost_even_in_a_hunt(hunt: int) -> None:
    g = haunting(house=afresh(), at="H4", hunters="C2 van", hunt=hunt)
    do(g, "step D2", "step C2", "end", "end", "step H5", "step H4", "stop")
    assert (where(g, 1), where(g, 0)) == ("C2", "H4")


@proves("EVI-TERM-07")
def test_a_door_blocks_neither_sight_nor_range() -> None:
    g = haunting(house=afresh(), at="D2", hunters="C2 van", turn="ghost", round=1, event_range=1, sight_range=1)
    book_on(g, "D2")
    do(g, "stop", "manifest")
    assert (facts(g, "event"), "book empty" in told(g)) == ([(1,)], True)


@proves("EVI-TERM-08")
@pytest.mark.parametrize(("to", "rule"), [("B3", ""), ("C3", "EVI-TERM-08"), ("B4", "EVI-TERM-08")])
def test_a_step_joins_neighbours_and_never_goes_diagonally(to: str, rule: str) -> None:
    g = haunting(house=afresh(), hunters="B2 van")
    assert (why_not(g, f"step {to}"), f"step {to}" in offers(g)) == (rule, not rule)


@proves("EVI-TERM-08")
def test_the_ghost_does_not_step_diagonally_either() -> None:
    g = haunting(house=afresh(), at="B2", turn="ghost")
    assert (why_not(g, "step C3"), why_not(g, "step C2")) == ("EVI-TERM-08", "")


@proves("EVI-TERM-09")
@pytest.mark.parametrize(
    ("a", "b", "steps"), [("C1", "D1", 3), ("C2", "D2", 1), ("C1", "C1", 0), ("E8", "van", 1), ("van", "van", 0)]
)
def test_walking_distance_is_the_smallest_number_of_steps(a: str, b: str, steps: int) -> None:
    house = build("larkspur")
    assert house.distance(house.place[a], house.place[b]) == steps
    assert house.distance(house.place[b], house.place[a]) == steps


@proves("EVI-TERM-10")
@pytest.mark.parametrize(("hunter", "answer"), [("G5", "near"), ("D1", "not near"), ("H2", "near")])
def test_straight_distance_is_columns_plus_rows_whatever_stands_between(hunter: str, answer: str) -> None:
    g = haunting(at="H2", hunters=f"{hunter} van", hunt=4)
    do(g, "listen")
    assert answer in told(g)


@proves("EVI-TERM-10")
def test_what_was_heard_tells_the_hunters_the_squares_at_straight_distance() -> None:
    g = haunting(at="D1", hunters="C1 van", hunt=4, listen_range=1)
    do(g, "listen")
    assert names(g, g.house.near(g.at[1], 1)) == {"B1", "C1", "D1", "C2"}
    assert names(g, sum(1 << square for square in view(g, ()).notebook.squares)) <= {"B1", "C1", "D1", "C2"}


@proves("EVI-TERM-11")
@pytest.mark.parametrize(("reach", "slowed"), [(2, False), (3, True), (4, True)])
def test_a_range_is_walked_around_walls(reach: int, slowed: bool) -> None:
    g = haunting(at="C1", hunters="D1 van", turn="ghost", event_range=reach)
    do(g, "stop", "manifest")
    assert g.slowed[1] is slowed


@proves("EVI-TERM-12")
@pytest.mark.parametrize(("ghost", "answer"), [("C2", "it answers"), ("C3", "silence")])
def test_a_range_includes_the_square_of_its_source(ghost: str, answer: str) -> None:
    g = haunting(at=ghost, hunters="C2 van", hands="Spirit Box", spirit_box_range=0)
    do(g, "use Spirit Box")
    assert answer in told(g)


@proves("EVI-TERM-13")
@pytest.mark.parametrize(("here", "way"), [("A1", "step A2"), ("A4", "step B4"), ("van", "step E8")])
def test_one_step_alone_leads_out_of_a_hiding_square_and_out_of_the_van(here: str, way: str) -> None:
    g = haunting(house=afresh(), hunters=f"{here} van")
    assert [text for text in offers(g) if text.startswith("step ")] == [way]


@proves("EVI-TERM-13")
def test_a_hiding_square_is_on_nobodys_way() -> None:
    house = build("""
game = "evidence"
title = "A wardrobe between two squares"
dawn = 9
drawing = '''
     A   B   C
   +---+---+---+
 1 |H   H#> H  |
   +   .   .   +
 2 |H   H   H* |
   + X +---+---+
 3 |V  |
   +---+
'''
[rooms]
H = "Hall"
""")
    assert house.distance(house.place["A1"], house.place["C1"]) == 4


@proves("EVI-TERM-14")
def test_no_range_goes_over_the_van_door() -> None:
    g = haunting(at="E8", hunters="van van", turn="ghost", round=1)
    book_on(g, "E8")
    do(g, "stop", "manifest")
    assert (facts(g, "event"), "book empty" in told(g)) == ([()], False)


@proves("EVI-TERM-14")
def test_from_the_van_no_square_is_in_range() -> None:
    house = build("larkspur")
    assert (house.within(house.van, 4), house.near(house.van, 4)) == (0, 0)
    assert house.within(house.door, 4) >> house.van == house.near(house.door, 4) >> house.van == 0


@proves("EVI-TERM-14")
def test_the_van_sees_the_field_of_a_dots_token() -> None:
    g = haunting(ghost="Yokai", hunters="van van", turn="ghost", round=1)
    g.dots = (g.house.place["H8"],)
    do(g, "step H8", "stop")
    assert logged(g) == [DOTS]


@proves("EVI-TERM-15")
def test_in_the_house_are_the_hidden_but_neither_the_dead_nor_who_is_in_the_van() -> None:
    g = haunting(at="B4", hunters="A4 van dead C4", turn="ghost", round=1)
    do(g, "stop", "manifest")
    assert facts(g, "event") == [(1, 4)]


@proves("EVI-TERM-16")
def test_a_hunter_is_hidden_from_the_hide_action_until_it_leaves() -> None:
    g = haunting(at="B4", hunters="A2 van", hunt=5)
    do(g, "hide A1", "end", "step B3", "step A3", "step A2", "step A3", "stop")
    assert where(g, 1) == "A1"
    do(g, "step A2", "end", "end")
    assert where(g, 1) == "dead"


@proves("EVI-TERM-16")
def test_before_the_front_square_is_left_nobody_is_hidden() -> None:
    g = haunting(at="B4", hunters="A2 van", hunt=5)
    do(g, "end", "end", "step B3", "step A3")
    assert where(g, 1) == "dead"


@proves("EVI-TERM-17")
@pytest.mark.parametrize(("hunt", "questions"), [(0, ["stop", "refrain", "roll"]), (5, ["stop"])])
def test_the_ghost_is_passive_or_hunting(hunt: int, questions: list[str]) -> None:
    g = haunting(turn="ghost", round=6, hunt=hunt)
    do(g, *questions)
    assert (g.waiting(), view(g, ()).hunt) == ((1,), hunt)


@proves("EVI-TERM-17")
def test_the_ghost_is_passive_in_set_up_and_in_the_grace_rounds() -> None:
    g = game()
    states = [view(g, ()).hunt]
    settle_in(g)
    for _ in range(3):
        do(g, "stop", "refrain")
        states.append(view(g, ()).hunt)
        pass_on(g, hunt=6)
    do(g, "stop", "refrain", "roll")
    assert (states, view(g, ()).hunt) == ([0, 0, 0, 0], 4)


@proves("EVI-TERM-18")
def test_a_print_is_evidence_of_uv_on_one_square() -> None:
    g = haunting(ghost="Poltergeist", at="C4", hunters="E4 van", hands="Flashlight", round=1)
    pass_on(g, uv=6)
    do(g, "stop", "refrain", "use Flashlight")
    assert (facts(g, "prints"), logged(g)) == ([(1, g.house.place["C4"])], [UV])


@proves("EVI-TERM-19")
@pytest.mark.parametrize(("hunter", "seen"), [("F4", True), ("G4", False), ("B4", True), ("A4", False), ("van", False)])
def test_sight_is_four_squares_for_who_is_in_the_house_and_not_hidden(hunter: str, seen: bool) -> None:
    g = haunting(hunters=f"{hunter} van", turn="ghost", round=1)
    book_on(g, "B4")
    do(g, "stop", "refrain")
    assert ("book empty" in told(g)) is seen


@proves("EVI-TERM-19")
@pytest.mark.parametrize(("sight", "seen"), [(2, False), (3, True)])
def test_sight_goes_around_walls(sight: int, seen: bool) -> None:
    g = haunting(hunters="C3 van", turn="ghost", round=1, sight_range=sight)
    book_on(g, "C4")
    do(g, "stop", "refrain")
    assert ("book empty" in told(g)) is seen


@proves("EVI-TERM-20")
@pytest.mark.parametrize("die", ["uv", "book", "event", "hunt"])
def test_every_die_has_the_faces_1_to_6(die: str) -> None:
    g = haunting(house="corvane", room="Nursery", hunters="van van", grace_rounds=0, hunt_rounds=1)
    book_on(g, "L14")
    for _ in range(45):
        pass_on(g)
        while g.waiting() == (0,):
            do(g, next(text for text in ("stop", "refrain", "roll", "relent") if text in offers(g)))
    assert {value for purpose, value in g.rolls if purpose == die} == {1, 2, 3, 4, 5, 6}


@proves("EVI-TERM-21")
@pytest.mark.parametrize(("die", "prints"), [(3, 0), (4, 1), (5, 1)])
def test_a_die_that_meets_the_number_is_enough(die: int, prints: int) -> None:
    g = haunting(ghost="Poltergeist", hunters="van van")
    pass_on(g, uv=die)
    assert len(g.prints) == prints
