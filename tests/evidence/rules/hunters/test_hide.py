"""Hiding. HIDE"""

from __future__ import annotations

import pytest

from evidence.kit import build, do, facts, haunting, offers, pass_on, told, where, why_not
from hauntbox.games.evidence.secrets.view import view
from hauntbox.kernel.geometry import places
from hauntbox.ledger import proves


@proves("EVI-HIDE-01")
def test_a_hunter_in_the_house_may_hide_during_a_hunt() -> None:
    g = haunting(hunters="A2 van", hunt=4)
    assert "hide A1" in offers(g)
    do(g, "hide A1")
    assert where(g, 1) == "A1"


@proves("EVI-HIDE-01")
def test_neither_the_ghost_nor_a_hunter_in_the_van_hides() -> None:
    g = haunting(at="A2", hunters="van van", turn="ghost", hunt=4)
    assert (why_not(g, "hide A1"), "hide A1" in offers(g)) == ("EVI-HIDE-01", False)
    do(g, "stop")
    assert (why_not(g, "hide A1"), offers(g)) == ("EVI-HIDE-02", ["exchange", "end"])


@proves("EVI-HIDE-02")
def test_one_hides_from_the_front_square_alone() -> None:
    g = haunting(hunters="B2 van", hunt=4)
    assert (why_not(g, "hide A1"), "hide A1" in offers(g)) == ("EVI-HIDE-02", False)
    do(g, "step A2", "hide A1")
    assert where(g, 1) == "A1"


@proves("EVI-HIDE-03")
def test_to_hide_takes_no_movement() -> None:
    g = haunting(hunters="F4 van", hunt=4)
    do(g, "step E4", "step D4", "step C4", "step B4")
    assert (g.steps, "hide A4" in offers(g)) == (0, True)
    do(g, "hide A4")
    assert where(g, 1) == "A4"


@proves("EVI-HIDE-04")
@pytest.mark.parametrize(
    ("name", "fronts"),
    [
        ("larkspur", "I1:I2 A4:B4 A1:A2 A8:A7 I8:H8"),
        ("penhallow", "A5:B5 M5:L5 A1:A2 M6:M7 A9:A8 M12:L12 J1:J2 M1:M2 A12:B12"),
        ("corvane", "R13:R14 J10:J11 A5:B5 R5:Q5 A8:A7 M10:L10 A9:A10 A1:A2 J1:J2 R9:Q9 A14:B14 R1:R2 N6:N7 G8:G7"),
    ],
)
def test_each_hiding_spot_is_entered_from_its_one_printed_front_square(name: str, fronts: str) -> None:
    house = build(name)
    ways = [(house.names[spot], house.names[front]) for front in places(house.house) for spot in house.spots[front]]
    assert sorted(ways) == sorted((spot, front) for spot, front in (pair.split(":") for pair in fronts.split()))


@proves("EVI-HIDE-05")
@pytest.mark.parametrize("hunters", ["A2 A1", "A1 A2"])
def test_a_hiding_spot_holds_one_hunter(hunters: str) -> None:
    g = haunting(hunters=hunters, hunt=4)
    do(g, *["end"] * hunters.split().index("A2"))
    assert (why_not(g, "hide A1"), "hide A1" in offers(g)) == ("EVI-HIDE-05", False)


@proves("EVI-HIDE-05")
def test_a_hiding_spot_is_free_again_when_its_hunter_has_left() -> None:
    g = haunting(hunters="A1 A2", hunt=4)
    do(g, "step A2", "end", "hide A1")
    assert [where(g, role) for role in (1, 2)] == ["A2", "A1"]


@proves("EVI-HIDE-06")
def test_nobody_hides_while_the_ghost_is_passive() -> None:
    g = haunting(hunters="A2 van")
    assert (why_not(g, "hide A1"), "hide A1" in offers(g)) == ("EVI-HIDE-06", False)


@proves("EVI-HIDE-07")
def test_a_hidden_hunter_may_stay_turn_after_turn() -> None:
    g = haunting(hunters="A1 van", round=5, hunt=4)
    for _ in range(2):
        assert "end" in offers(g)
        pass_on(g)
        do(g, "stop")
    assert (g.round, where(g, 1)) == (7, "A1")


@proves("EVI-HIDE-08")
def test_a_hidden_hunter_may_leave_for_one_movement_and_hide_elsewhere_in_the_same_turn() -> None:
    g = haunting(hunters="A1 van", hunt=4)
    do(g, "step A2")
    assert g.steps == 3
    do(g, "step A3", "step B3", "step B4", "hide A4")
    assert (where(g, 1), g.waiting()) == ("A4", (2,))


@proves("EVI-HIDE-08")
def test_who_has_used_its_action_cannot_hide_elsewhere() -> None:
    g = haunting(hunters="A1 A7", hunt=4)
    do(g, "listen", "step A2")
    assert (why_not(g, "hide A1"), "hide A1" in offers(g)) == ("EVI-HTR-12", False)
    do(g, "end", "hide A8")
    assert where(g, 2) == "A8"


@proves("EVI-HIDE-09")
def test_who_hides_when_the_hunt_ends_stays_there_until_it_moves_out() -> None:
    g = haunting(hunters="A1 van", round=7, hunt=4)
    pass_on(g, hunt=1)
    do(g, "relent", "stop", "refrain", "roll")
    assert (g.hunt, where(g, 1), g.waiting()) == (0, "A1", (1,))
    do(g, "step A2")
    assert where(g, 1) == "A2"


@proves("EVI-HIDE-10")
def test_the_ghost_sees_where_a_hunter_hides() -> None:
    g = haunting(hunters="A2 van", hunt=4)
    do(g, "hide A1")
    assert ("hides" in told(g, 0), facts(g, "hides")) == (True, [(1, g.house.place["A1"])])
    assert view(g, (0,)).at[0] == g.house.place["A1"]
