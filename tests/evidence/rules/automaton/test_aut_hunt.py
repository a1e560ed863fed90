"""The automated ghost in a hunt. AUT"""

from __future__ import annotations

from typing import Any

import pytest

from evidence.kit import GHOST, do, haunting, told, where
from hauntbox.games.evidence.cards.tokens import Salt
from hauntbox.games.evidence.state import Haunting
from hauntbox.ledger import proves

SPAWNS = ("H2", "B2", "B7", "H7", "E2")  # Bedroom, Kitchen, Living room, Nursery, Washroom: a target die's faces
LATE = {1: 8, 2: 7, 3: 6}  # by the hunting turns left, the round of a hunt that began in round 5


def stalk(at: str, hunters: str, turns: int = 3, level: str = "restless", target: str = "H7", **given: Any) -> Haunting:
    """After one hunting turn of the automated ghost, with so many turns left when it began."""
    rig = {"target": 1 + SPAWNS.index(target)}
    return haunting(
        at=at, hunters=hunters, round=LATE[turns], hunt=5, turn="ghost", auto_ghost=level, rig=rig, **given
    )  # fmt: skip


def next_turn(g: Haunting, **dice: int) -> None:
    for purpose, face in dice.items():
        g.rig(purpose, face)
    this = g.round
    while g.round == this and g.waiting():
        do(g, "end")


# -- whom it goes for -------------------------------------------------------------------------------------------------


@proves("EVI-AUT-21")
@pytest.mark.parametrize(
    ("at", "hunters", "ends"),
    [
        ("G4", "I1 B8", "I2"),  # four steps to the front, so two turns; nine steps to the other, two turns: the nearer
        ("H4", "I1 B7", "F6"),  # five steps to the front, so three turns; nine to the other, two
        ("H4", "I1 B8", "H2"),  # ten steps to the other, three turns
    ],
)
def test_it_needs_a_turn_for_its_speed_and_one_more_for_who_hides(at: str, hunters: str, ends: str) -> None:
    assert where(stalk(at, hunters), GHOST) == ends


@proves("EVI-AUT-21")
@pytest.mark.parametrize(("hunter", "ends", "fate"), [("B4", "H7", "dead"), ("B5", "I2", "B5")])
def test_five_steps_to_an_unhidden_hunter_are_one_turn_and_six_are_two(hunter: str, ends: str, fate: str) -> None:
    g = stalk("G4", f"I1 {hunter}")  # the one who hides takes two turns and is nearer
    assert (where(g, GHOST), where(g, 2)) == (ends, fate)


@proves("EVI-AUT-22")
@pytest.mark.parametrize(("turns", "ends"), [(3, "F6"), (2, "F6"), (1, "H2")])
def test_who_takes_more_turns_than_are_left_is_out_of_reach(turns: int, ends: str) -> None:
    g = stalk("H4", "I1 B7", turns)  # the one who hides is nearer and takes three turns, the other two
    assert where(g, GHOST) == ends


@proves("EVI-AUT-23")
def test_it_goes_for_whom_it_gets_first() -> None:
    g = stalk("E4", "A4 H4", level="vengeful")  # three steps to the front take two turns, three to the other take one
    assert [where(g, role) for role in (1, 2)] == ["A4", "dead"]


@proves("EVI-AUT-23")
@pytest.mark.parametrize(("hunters", "dead"), [("B4 G4", 2), ("C4 H4", 1)])
def test_of_two_whom_it_gets_in_as_many_turns_it_goes_for_the_nearer(hunters: str, dead: int) -> None:
    g = stalk("E4", hunters)
    assert [role for role in (1, 2) if where(g, role) == "dead"] == [dead]


@proves("EVI-AUT-23", "EVI-AUT-13")
@pytest.mark.parametrize(("hunters", "ends"), [("B5 E1", "G1"), ("B4 D1", "D4"), ("E1 I1", "G1")])
def test_if_all_are_out_of_reach_it_goes_for_the_nearest(hunters: str, ends: str) -> None:
    assert where(stalk("H4", hunters, turns=1), GHOST) == ends


@proves("EVI-AUT-13")
@pytest.mark.parametrize(("order", "dead"), [((1, 2), 1), ((2, 1), 2)])
def test_of_two_who_are_equal_it_goes_for_the_first_in_turn_order(order: tuple[int, ...], dead: int) -> None:
    g = haunting(at="E4", hunters="B4 H4", round=6, hunt=5, auto_ghost="restless")
    g.order = order
    next_turn(g)
    assert [role for role in (1, 2) if where(g, role) == "dead"] == [dead]


@proves("EVI-AUT-24")
def test_it_goes_to_the_front_square_of_who_hides_and_waits_there() -> None:
    g = stalk("G4", "I1 van")
    assert (where(g, GHOST), where(g, 1)) == ("I2", "I1")
    next_turn(g)
    assert where(g, 1) == "dead"


@proves("EVI-AUT-24")
def test_it_goes_to_the_square_of_who_does_not_hide() -> None:
    g = haunting(at="H4", hunters="E4 van", round=6, hunt=5, auto_ghost="restless", kill_reach=0)
    g.salt = tuple([Salt(g.house.place[name], checked=6) for name in ("F4", "E4", "D4")])
    next_turn(g)
    assert (where(g, 1), [tile.stepped for tile in g.salt]) == ("dead", [True, True, False])


@proves("EVI-AUT-11", "EVI-AUT-12")
def test_it_walks_as_far_as_it_can_by_the_first_of_equal_ways() -> None:
    g = haunting("Poltergeist", at="H7", hunters="B2 van", round=6, hunt=5, auto_ghost="restless")
    squares = ("H6", "G6", "H5", "H4", "G4", "F4", "E4")
    g.salt = tuple([Salt(g.house.place[name], checked=6) for name in squares])
    next_turn(g)
    assert [name for name, tile in zip(squares, g.salt, strict=True) if tile.stepped] == ["H6", "H5", "H4", "G4", "F4"]


# -- whom it ignores --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "at", "hunter", "goes"),
    [
        pytest.param("vengeful", "B1", "I1", True, marks=proves("EVI-AUT-25")),
        pytest.param("vengeful", "B1", "I2", True, marks=proves("EVI-AUT-25")),
        pytest.param("restless", "C1", "I1", True, marks=proves("EVI-AUT-26")),  # six squares away
        pytest.param("restless", "B1", "I1", False, marks=proves("EVI-AUT-26")),  # seven
        pytest.param("restless", "B1", "I2", True, marks=proves("EVI-AUT-26")),  # not hidden
        pytest.param("shy", "C1", "H2", True, marks=proves("EVI-AUT-27")),  # six
        pytest.param("shy", "C1", "I2", False, marks=proves("EVI-AUT-27")),  # seven
        pytest.param("shy", "C1", "I1", True, marks=proves("EVI-AUT-27")),  # hid near it
        pytest.param("shy", "B1", "I1", False, marks=proves("EVI-AUT-27")),
    ],
)
def test_its_level_says_whom_it_does_not_mind(level: str, at: str, hunter: str, goes: bool) -> None:
    g = stalk(at, f"{hunter} van", level=level, target="B7")
    there = {"B1": ("D1", "B5"), "C1": ("E1", "B4")}[at]
    assert where(g, GHOST) == (there[0] if goes else there[1])


@proves("EVI-AUT-27")
@pytest.mark.parametrize(
    ("level", "at", "ends"),
    [
        ("shy", "D2", "B2"),  # five squares away when the hunter hid: forgotten
        ("shy", "E2", "H1"),  # four
        ("restless", "D2", "G1"),
    ],
)
def test_a_shy_ghost_forgets_who_hid_far_from_it(level: str, at: str, ends: str) -> None:
    g = haunting(at=at, hunters="I2 van", round=6, hunt=5, auto_ghost=level)
    do(g, "hide I1")
    next_turn(g, target=1 + SPAWNS.index("B2"))
    assert where(g, GHOST) == ends


@proves("EVI-AUT-27")
@pytest.mark.parametrize(("at", "ends"), [("E2", "H1"), ("D2", "B2")])
def test_only_the_latest_hiding_counts(at: str, ends: str) -> None:
    g = haunting(at=at, hunters="I2 van", round=6, hunt=5, auto_ghost="shy")
    g.hid_far = (1,) if at == "E2" else ()
    do(g, "hide I1")
    next_turn(g, target=1 + SPAWNS.index("B2"))
    assert where(g, GHOST) == ends


@proves("EVI-AUT-27")
def test_who_has_left_the_spot_is_remembered_no_more() -> None:
    g = haunting(at="D2", hunters="I2 van", round=6, hunt=5, auto_ghost="shy")
    g.hid_far = (1,)
    next_turn(g, target=1 + SPAWNS.index("B2"))
    assert where(g, GHOST) == "G1"


@proves("EVI-AUT-28")
@pytest.mark.parametrize(("target", "ends"), [("H2", "D1"), ("B7", "B5"), ("B2", "B2")])
def test_with_nobody_on_its_mind_it_walks_towards_a_random_spawn_square(target: str, ends: str) -> None:
    assert where(stalk("B1", "I1 van", target=target), GHOST) == ends
    assert where(stalk("B1", "van van", target=target), GHOST) == ends


# -- its choices ------------------------------------------------------------------------------------------------------


@proves("EVI-AUT-20")
@pytest.mark.parametrize(
    ("ghost", "at", "hunters", "longer"),
    [
        ("Demon", "H7", "E6 van", True),  # four steps
        ("Demon", "H7", "D6 van", False),  # five
        ("Demon", "H8", "I8 van", True),  # on the front square
        ("Demon", "H7", "I8 van", False),
        ("Demon", "H7", "van van", False),
        ("Demon", "E8", "van van", False),  # one step away, beyond the door
        ("Demon", "H7", "I8 G7", True),
        ("Spirit", "H7", "G7 van", False),
    ],
)
def test_a_demon_prolongs_a_hunt_that_may_still_kill(ghost: str, at: str, hunters: str, longer: bool) -> None:
    g = haunting(ghost, at=at, hunters=hunters, round=8, hunt=5, auto_ghost="restless")
    do(g, "end", "end")
    assert ("prolonged" in told(g), "hunt over" in told(g)[: told(g).index("round")]) == (longer, not longer)


@proves("EVI-AUT-29")
@pytest.mark.parametrize(("order", "dead"), [((1, 2), 1), ((2, 1), 2)])
def test_of_several_victims_it_picks_the_first_in_turn_order(order: tuple[int, ...], dead: int) -> None:
    g = haunting(at="B4", hunters="B3 C4", round=6, hunt=5, auto_ghost="shy", one_victim=True)
    g.order = order
    next_turn(g)
    assert [role for role in (1, 2) if where(g, role) == "dead"] == [dead]


@proves("EVI-AUT-29")
@pytest.mark.parametrize(("order", "dead"), [((1, 2), 1), ((2, 1), 2)])
def test_on_its_spawn_square_too(order: tuple[int, ...], dead: int) -> None:
    g = haunting(at="B4", hunters="H7 H7", auto_ghost="shy", one_victim=True)
    g.order = order
    next_turn(g, hunt=6)
    assert [role for role in (1, 2) if where(g, role) == "dead"] == [dead]


@proves("EVI-AUT-29", "EVI-DEC-20")
def test_after_a_pick_at_the_start_of_its_turn_it_walks_on_in_the_draft() -> None:
    g = haunting(
        at="B4", hunters="B3 C4 H4", round=6, hunt=5, auto_ghost="vengeful", one_victim=True, original_draft=True
    )
    next_turn(g)
    assert [where(g, role) for role in (1, 2, 3)] == ["dead", "dead", "H4"]


@proves("EVI-AUT-29")
def test_a_tidewife_surfaces_on_the_first_square_by_row_and_column() -> None:
    g = haunting("Tidewife", "Washroom", "B4", hunters="C4 E8", hunt=4, auto_ghost="shy", more_ghosts=True)
    do(g, "step B4")
    assert (where(g, 1), g.hunt, where(g, GHOST)) == ("dead", 0, "B2")  # of B2, E2 and H2
