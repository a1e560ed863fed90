"""Board and movement. MOVE"""

from __future__ import annotations

import pytest

from evidence.kit import afresh, do, facts, haunting, news, offers, pass_on, where, why_not
from hauntbox.games.evidence.cards.tokens import Salt
from hauntbox.games.evidence.secrets.view import view
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves

DOORS = ["B3-B4", "B4-B5", "C2-D2", "D3-D4", "D6-E6", "E1-F1", "F6-G6", "G3-G4", "H4-H5"]  # of Larkspur Cottage


def steps(g: Haunting) -> set[str]:
    """Where whoever is asked may go."""
    return {text.removeprefix("step ") for text in offers(g) if text.startswith("step ")}


def stride(g: Haunting) -> int:
    """The ghost's movement that is left."""
    behind = view(g, (0,)).behind
    assert behind is not None
    return behind.stride


def strew(g: Haunting, *squares: str) -> None:
    """Clean salt."""
    g.salt = tuple([Salt(g.house.place[square], checked=g.round) for square in squares])


@proves("EVI-MOVE-01")
def test_a_hunters_step_costs_one_movement() -> None:
    g = haunting(hunters="E8 van")
    do(g, "step E7")
    assert view(g, ()).steps == 3
    do(g, "step E6", "step E5", "step E4")
    assert (view(g, ()).steps, why_not(g, "step E5")) == (0, "EVI-HTR-01")


@proves("EVI-MOVE-01")
@pytest.mark.parametrize(
    ("ghost", "salt", "cost"),
    [("Spirit", [], 1), ("Spirit", ["C4"], 1), ("Wraith", ["E4"], 1), ("Wraith", ["C4", "E4"], 2), ("Wraith", [], 1)],
)
def test_a_ghosts_step_costs_one_movement_unless_a_rule_says_otherwise(ghost: str, salt: list[str], cost: int) -> None:
    g = haunting(ghost, at="B4", turn="ghost")
    strew(g, *salt)
    do(g, "step C4")
    assert stride(g) == 4 - cost


@proves("EVI-MOVE-02", "EVI-MOVE-11")
@pytest.mark.parametrize("turn", ["hunters", "ghost"])
def test_nobody_crosses_a_wall(turn: str) -> None:
    g = haunting(at="C1", hunters="C1 van", turn=turn)
    assert (why_not(g, "step D1"), steps(g)) == ("EVI-MOVE-02", {"B1", "C2"})
    assert (why_not(g, "step B1"), why_not(g, "step C2")) == ("", "")


@proves("EVI-MOVE-03")
def test_the_ghost_may_stand_still_or_stop_early() -> None:
    g = haunting(at="B4", hunters="E8 van", turn="ghost", round=1)
    do(g, "stop", "refrain", "end", "end")
    assert ("stop" in offers(g), where(g, 0)) == (True, "B4")
    do(g, "step C4", "stop")
    assert where(g, 0) == "C4"


@proves("EVI-MOVE-03", "EVI-DEC-08")
def test_a_hunting_ghost_and_a_hunter_may_stand_still_too() -> None:
    g = haunting(at="B4", hunters="E8 van", turn="ghost", hunt=5)
    assert "stop" in offers(g)
    do(g, "stop", "end")
    assert (where(g, 0), where(g, 1), g.waiting()) == ("B4", "E8", (2,))


@proves("EVI-MOVE-04")
def test_a_hunter_may_go_back_and_forth_in_one_move() -> None:
    g = haunting(hunters="E8 van")
    do(g, "step E7", "step E8", "step E7", "step E8")
    assert where(g, 1) == "E8"


@proves("EVI-MOVE-04")
def test_the_ghost_may_go_back_and_forth_in_one_move() -> None:
    g = haunting(at="B4", turn="ghost")
    do(g, "step C4", "step B4", "step C4", "step B4")
    assert where(g, 0) == "B4"


@proves("EVI-MOVE-05")
def test_any_number_of_hunters_share_a_square_or_the_van() -> None:
    g = haunting(hunters="E8 E7 F8 van")
    do(g, "step van", "end", "step E8", "end", "step E8", "end", "step E8")
    assert [where(g, role) for role in (1, 2, 3, 4)] == ["van", "E8", "E8", "E8"]
    do(g, "step van")
    assert where(g, 4) == where(g, 1) == "van"


@proves("EVI-MOVE-06")
def test_hunters_are_in_nobodys_way() -> None:
    g = haunting(at="C4", hunters="B3 B4 B4", round=1)
    do(g, "step B4", "step B5", "end", "end", "end", "step B4", "step B3", "stop")
    assert (where(g, 1), where(g, 0)) == ("B5", "B3")


@proves("EVI-MOVE-07")
def test_a_passive_ghost_walks_over_hunters_without_notice() -> None:
    g = haunting(at="B4", hunters="C4 D4", turn="ghost", round=1)
    before = view(g, (1,)), news(g, 1)
    do(g, "step C4", "step D4")
    assert ((view(g, (1,)), news(g, 1)), where(g, 0)) == (before, "D4")
    do(g, "stop", "refrain")
    assert [where(g, role) for role in (0, 1, 2)] == ["D4", "C4", "D4"]


@proves("EVI-MOVE-07")
def test_a_hunter_walks_over_a_passive_ghost_without_notice() -> None:
    told = []
    for ghost in ("C4", "I4"):
        g = haunting(at="B4", hunters="B4 van", turn="ghost", round=1)
        do(g, "stop", "refrain")
        g.at[0] = g.house.place[ghost]
        do(g, "step C4", "step D4", "step C4", "end")
        told.append(news(g, 1))
    assert told[0] == told[1]
    assert where(g, 1) == "C4"


@proves("EVI-MOVE-08")
@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("hunt", [0, 4])
def test_the_ghost_uses_every_door_of_the_house(door: str, hunt: int) -> None:
    here, there = door.split("-")
    g = haunting(at=here, hunters="van van", turn="ghost", hunt=hunt)
    do(g, f"step {there}", f"step {here}")
    assert where(g, 0) == here


@proves("EVI-MOVE-08")
@pytest.mark.parametrize("square", ["B1", "C3", "D2", "E4", "F6", "G5", "I3", "A6"])
def test_the_ghost_moves_by_the_same_steps_as_a_hunter(square: str) -> None:
    ghost, hunter = haunting(at=square, turn="ghost"), haunting(hunters=f"{square} van")
    assert steps(ghost) == steps(hunter)
    for to in sorted(steps(hunter)):
        g = haunting(at=square, turn="ghost")
        do(g, f"step {to}")
        assert where(g, 0) == to


@proves("EVI-MOVE-09")
def test_the_ghost_does_not_enter_the_van() -> None:
    g = haunting(house=afresh(), at="E8", turn="ghost")
    assert (why_not(g, "step van"), steps(g)) == ("EVI-MOVE-09", {"E7", "F8"})


@proves("EVI-MOVE-10")
@pytest.mark.parametrize("hunt", [0, 4])
def test_the_ghost_does_not_enter_a_hiding_square(hunt: int) -> None:
    g = haunting(house=afresh(), at="B4", hunters="van van", turn="ghost", hunt=hunt)
    assert (why_not(g, "step A4"), steps(g)) == ("EVI-MOVE-10", {"B3", "B5", "C4"})


@proves("EVI-MOVE-10")
def test_nobody_looks_for_the_ghost_on_a_hiding_square() -> None:
    g = haunting(house=afresh(), room="Kitchen", hunters="van van", turn="ghost", round=1)
    do(g, "stop", "refrain")
    assert {"A2", "B1"} <= {g.house.names[square] for square in view(g, ()).notebook.squares}
    assert not [square for square in view(g, ()).notebook.squares if square in g.house.fronts]


@proves("EVI-MOVE-11")
@pytest.mark.parametrize("hunt", [0, 5])
def test_a_hunter_does_not_walk_onto_a_hiding_square(hunt: int) -> None:
    g = haunting(house=afresh(), hunters="A2 van", hunt=hunt)
    assert (why_not(g, "step A1"), steps(g)) == ("EVI-MOVE-11", {"A3", "B2"})


@proves("EVI-MOVE-11")
def test_the_hide_action_puts_a_hunter_onto_a_hiding_square() -> None:
    g = haunting(house=afresh(), hunters="A2 van", hunt=5)
    do(g, "hide A1")
    assert where(g, 1) == "A1"


@proves("EVI-MOVE-12")
@pytest.mark.parametrize("hunt", [0, 5])
def test_a_hunter_leaves_a_hiding_square_by_its_front_for_one_movement(hunt: int) -> None:
    g = haunting(hunters="A1 van", hunt=hunt)
    assert (why_not(g, "step B1"), why_not(g, "step A2"), steps(g)) == ("EVI-MOVE-12", "", {"A2"})
    do(g, "step A2")
    assert (where(g, 1), view(g, ()).steps) == ("A2", 3)


@proves("EVI-MOVE-13")
def test_a_hunter_leaves_the_van_by_its_door_for_one_movement() -> None:
    g = haunting(house=afresh(), hunters="van van")
    assert (why_not(g, "step E7"), why_not(g, "step E8"), steps(g)) == ("EVI-MOVE-13", "", {"E8"})
    do(g, "step E8")
    assert (where(g, 1), view(g, ()).steps) == ("E8", 3)


@proves("EVI-MOVE-13")
def test_there_is_no_way_out_of_the_van_in_a_hunt() -> None:
    g = haunting(house=afresh(), hunters="van van", hunt=5)
    assert (why_not(g, "step E8"), steps(g)) == ("EVI-VAN-03", set())


@proves("EVI-MOVE-14")
def test_a_hunter_enters_the_van_from_the_square_at_its_door_for_one_movement() -> None:
    g = haunting(house=afresh(), hunters="F8 van")
    assert (why_not(g, "step van"), steps(g)) == ("EVI-MOVE-14", {"E8", "F7"})
    do(g, "step E8")
    assert (why_not(g, "step van"), "van" in steps(g)) == ("", True)
    do(g, "step van")
    assert (where(g, 1), view(g, ()).steps) == ("van", 2)


@proves("EVI-MOVE-15")
def test_there_is_nowhere_to_go_inside_the_van() -> None:
    g = haunting(house=afresh(), hunters="van van van")
    assert (why_not(g, "step van"), steps(g), len(set(view(g, ()).at))) == ("EVI-MOVE-15", {"E8"}, 1)


@proves("EVI-MOVE-16")
@pytest.mark.parametrize("hunt", [0, 4])
@pytest.mark.parametrize(
    ("ghost", "speed"),
    [
        ("Spirit", 4),
        ("Wraith", 4),
        ("Poltergeist", 5),
        ("Demon", 3),
        ("Obake", 4),
        ("Myling", 5),
        ("Yokai", 4),
        ("Goryo", 4),
    ],
)
def test_the_ghost_moves_up_to_its_speed_passive_or_hunting(ghost: str, speed: int, hunt: int) -> None:
    g = haunting(ghost, at="B4", hunters="van van", turn="ghost", hunt=hunt)
    do(g, *["step C4", "step D4", "step E4", "step F4", "step G4"][:speed])
    back = f"step {'ABCDEFG'[speed]}4"
    assert (why_not(g, back), offers(g)) == ("EVI-MOVE-16", ["stop"])


@proves("EVI-MOVE-17")
def test_a_teleport_passes_no_square_and_triggers_nothing() -> None:
    g = haunting("Yokai", at="G6", hunters="E8 van", turn="ghost", countdown=1)
    strew(g, "H6", "G7", "H7")
    g.dots = (g.house.place["H6"],)
    do(g, "stop", "refrain", "roll")
    assert (where(g, 0), [tile.stepped for tile in g.salt], facts(g, "sighted")) == ("H7", [False] * 3, [])


@proves("EVI-MOVE-17")
def test_a_teleport_takes_nothing_off_the_next_move() -> None:
    g = haunting(at="B2", hunters="van van", turn="ghost", countdown=1)
    do(g, "stop", "refrain", "roll")
    pass_on(g)
    assert (where(g, 0), stride(g)) == ("H7", 4)
