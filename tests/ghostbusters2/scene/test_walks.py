"""Where a Ghostbuster can go in one Move, and the car in one Drive."""

from __future__ import annotations

from ghostbusters2.kit import do, scene
from hauntbox.games.ghostbusters2.scene.answers.walks import TAKEN, walks
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.walks import Walk
from hauntbox.ledger import proves


def ways(g: Busters) -> dict[str, Walk]:
    found = walks(g, 0)
    return {walk.to: walk for walk in found.ways} if found is not None else {}


def steps(g: Busters, to: str) -> list[str]:
    return [str(act) for act in ways(g)[to].acts]


def test_a_move_goes_two_spaces_and_around_a_line() -> None:
    g = scene(at="A1", lines="R A1|B1", columns=3, rows=2)
    assert steps(g, "C1") == ["step B2", "step C1"]
    assert set(ways(g)) == {"A2", "B2", "B1", "C1", "C2"}


@proves("GBT-MOV-09")
def test_of_a_move_that_has_begun_the_rest_is_left() -> None:
    g = scene(at="A1", columns=5, rows=1)
    do(g, "step B1")
    found = walks(g, 0)
    assert found is not None
    assert (found.have, found.most, {walk.to for walk in found.ways}) == (1, 2, {"A1", "C1"})


def test_a_friend_is_walked_past_and_not_walked_onto() -> None:
    g = scene(at="A1 B1", columns=3, rows=1)
    assert ways(g)["B1"].off == TAKEN
    assert steps(g, "C1") == ["step B1", "step C1"]


def test_after_a_move_nothing_is_walked_on_a_second_one() -> None:
    g = scene(at="A1", columns=5, rows=1)
    assert "D1" not in ways(g)


def test_from_the_car_one_drives() -> None:
    g = scene(at="car", car="B1 A1", columns=5, rows=1)
    found = walks(g, 0)
    assert found is not None
    assert (found.of, found.have) == ("car", 6)
    assert steps(g, "E1") == ["drive front C1", "drive front D1", "drive front E1"]


def test_a_space_with_somebody_on_it_is_driven_through() -> None:
    g = scene(at="car C1", car="B1 A1", columns=6, rows=1)
    assert (ways(g)["C1"].off, ways(g)["D1"].off, ways(g)["E1"].off) == (TAKEN, TAKEN, "")
