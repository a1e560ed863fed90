"""Item: Ultraviolet Flashlight. UV"""

from __future__ import annotations

import pytest

from evidence.kit import do, drift, facts, haunting, logged, names, pass_on, told
from hauntbox.games.evidence.cards.ghosts import UV
from hauntbox.games.evidence.cards.tokens import Print
from hauntbox.games.evidence.secrets.view import view
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves


@proves("EVI-UV-01")
def test_the_flashlight_is_kept_and_shines_from_a_hiding_square_too() -> None:
    g = haunting("Demon", hunters="A1 van", hands="Flashlight")
    g.prints = (Print(g.house.place["A2"], left=5),)
    do(g, "use Flashlight")
    assert (logged(g), len(g.hand[1])) == ([UV], 1)


@proves("EVI-UV-02", "EVI-HID-06")
def test_it_shows_every_print_within_two_steps_in_whatever_room_and_no_other() -> None:
    g = haunting("Demon", hunters="B3 van", hands="Flashlight")
    g.prints = tuple([Print(square, left=5) for square in places(g.house.floor)])
    do(g, "use Flashlight")
    shown = {g.house.names[mark.square] for mark in view(g, (1,)).prints}
    assert shown == {"A2", "A3", "B1", "B2", "B3", "B4", "B5", "C2", "C3", "C4"}


@proves("EVI-UV-03")
@pytest.mark.parametrize(("square", "log"), [("B5", [UV]), ("C1", [])])
def test_one_print_in_range_is_evidence(square: str, log: list[int]) -> None:
    g = haunting("Demon", hunters="B3 van", hands="Flashlight")
    g.prints = (Print(g.house.place[square], left=5),)
    do(g, "use Flashlight")
    assert logged(g) == log


@proves("EVI-UV-04")
def test_all_players_learn_the_squares_of_the_prints() -> None:
    g = haunting("Demon", hunters="B3 van", hands="Flashlight")
    marks = [g.house.place[name] for name in ("B2", "C3", "C1")]
    g.prints = tuple([Print(square, left=5) for square in marks])
    do(g, "use Flashlight")
    assert facts(g, "prints") == [(1, *marks[:2])]
    assert ["prints" in told(g, *seat) for seat in ((), (0,), (2,))] == [True] * 3


@proves("EVI-UV-05")
def test_where_no_print_is_the_answer_is_nothing() -> None:
    g = haunting("Demon", hunters="B3 van", hands="Flashlight")
    do(g, "use Flashlight")
    assert (told(g)[-1], logged(g)) == ("no prints", [])


@pytest.mark.parametrize(
    ("ghost", "life"),
    [
        pytest.param("Demon", 5, marks=proves("EVI-UV-06")),
        pytest.param("Goryo", 5, marks=proves("EVI-UV-06")),
        pytest.param("Obake", 3, marks=proves("EVI-UV-07")),
    ],
)
def test_a_print_is_found_as_long_as_it_lives(ghost: str, life: int) -> None:
    found = []
    for rounds in range(6):
        g = haunting(ghost, hunters="H6 van", hands="Flashlight", grace_rounds=20)
        pass_on(g, uv=4)
        for _ in range(rounds):
            drift(g)
            pass_on(g, uv=1)
        drift(g)
        do(g, "use Flashlight")
        found.append(told(g).count("prints"))
    assert found == [1] * life + [0] * (6 - life)


@proves("EVI-UV-06")
def test_a_print_is_gone_at_the_start_of_the_ghost_turn() -> None:
    g = haunting("Demon", round=9, hunters="H6 van")
    g.prints = (Print(g.house.place["H7"], left=5), Print(g.house.place["H7"], left=6))
    pass_on(g, uv=1)
    assert [mark.left for mark in g.prints] == [6]


@proves("EVI-UV-08")
def test_the_end_of_a_print_is_public_only_if_all_had_seen_it() -> None:
    g = haunting("Demon", round=9)
    h2, h6, h8, b2 = (g.house.place[name] for name in ("H2", "H6", "H8", "B2"))
    g.prints = (Print(b2, 4, found=6), Print(h6, 5), Print(h8, 5, found=7), Print(h2, 6, found=8))
    g.facts += [("shone", 6, b2, (b2,)), ("shone", 7, h8, (h8,)), ("shone", 8, h2, (h2,))]
    pass_on(g, uv=1)
    assert (facts(g, "faded"), [mark.square for mark in g.prints]) == ([(b2,), (h8,)], [h2])
    assert told(g).count("faded") == 2


@proves("EVI-UV-09")
def test_prints_on_one_square_have_each_its_own_life() -> None:
    g = haunting("Demon", hunters="H6 van", round=1)
    left = []
    for die in (4, 4, 1, 1, 1, 1, 1):
        pass_on(g, uv=die)
        left.append(len([mark for mark in g.prints if mark.square == g.house.place["H7"]]))
        drift(g)
    assert left == [1, 2, 2, 2, 2, 1, 0]


@proves("EVI-UV-10")
def test_nobody_sees_a_print_on_whose_square_it_stands_until_a_light_shines() -> None:
    g = haunting("Demon", hunters="H7 van", hands="Flashlight", round=1)
    pass_on(g, uv=4)
    drift(g)
    assert [view(g, seat).prints for seat in ((), (1,), (2,))] == [[], [], []]
    do(g, "use Flashlight")
    assert view(g, (2,)).prints == [Print(g.house.place["H7"], left=0, found=2)]
    assert names(g, 1 << view(g, ()).prints[0].square) == {"H7"}
