"""Walks through a house: how far they are offered, and where they stop."""

from __future__ import annotations

from evidence.kit import haunting
from hauntbox.games.evidence import GAME
from hauntbox.games.evidence.cards.tokens import Salt
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.walks import Walk
from hauntbox.table import Chair, Move, Opening, Request, Setting, Table, Undo
from hauntbox.table.table import Start

GHOST, LANTERN, STATIC = 0, 1, 2
SEEN_FROM_E5 = "D2"


def at(g: Haunting) -> Table:
    """People at a table that goes on from there."""
    chairs = tuple(Chair(GAME.role_name(g, role), (role,)) for role in g.roles())
    setting = Setting("evidence", GAME.version, {"players": len(chairs)}, g.scenario, g.seed, chairs)
    g.events = None
    return Table(GAME, setting, Start(g, Opening()))


def ways(table: Table, role: int) -> dict[str, Walk]:
    walks = table.walks(role, role)
    return {walk.to: walk for walk in walks.ways} if walks is not None else {}


def steps(table: Table, role: int, to: str) -> list[str]:
    return [str(act).removeprefix("step ") for act in ways(table, role)[to].acts]


def walk(table: Table, role: int, to: str) -> list[Move]:
    return table.walk(role, role, ways(table, role)[to].acts)


def salted(*squares: str, stepped: bool = False, **more: str) -> Haunting:
    g = haunting(**more)  # type: ignore[arg-type]
    g.salt = tuple([Salt(g.house.place[square], 0, stepped) for square in squares])
    return g


def test_a_hunter_walks_as_far_as_the_steps_last() -> None:
    table = at(haunting(hunters="E8 van"))
    assert steps(table, LANTERN, "E4") == ["E7", "E6", "E5", "E4"]
    assert steps(table, LANTERN, "C6") == ["E7", "E6", "D6", "C6"]
    assert "B6" not in ways(table, LANTERN)
    walk(table, LANTERN, "E4")
    assert not ways(table, LANTERN)


def test_a_hunter_stops_where_salt_comes_into_sight_whatever_it_shows() -> None:
    clean = at(salted(SEEN_FROM_E5, hunters="E8 van"))
    stepped = at(salted(SEEN_FROM_E5, stepped=True, hunters="E8 van"))
    assert ways(clean, LANTERN) == ways(stepped, LANTERN)
    assert steps(clean, LANTERN, "E5") == ["E7", "E6", "E5"]
    assert "E4" not in ways(clean, LANTERN)
    assert [move.learned for move in walk(stepped, LANTERN, "E5")] == [False, False, True]


def test_what_told_something_is_not_taken_back_with_the_rest() -> None:
    table = at(salted(SEEN_FROM_E5, hunters="E8 van"))
    walk(table, LANTERN, "E5")
    request = table.undo(LANTERN)
    assert isinstance(request, Request)
    assert request.moves == (2,)
    table.consent(GHOST)
    table.consent(STATIC)
    undo = table.undo(LANTERN)  # the steps before it told nobody anything
    assert isinstance(undo, Undo)
    assert (undo.moves, undo.leave) == ((0, 1), "free")


def test_in_a_hunt_a_hunter_goes_step_by_step() -> None:
    table = at(haunting(hunters="E8 van", hunt=4))
    assert set(ways(table, LANTERN)) == {"E7", "F8"}


def test_the_van_is_the_end_of_a_walk() -> None:
    table = at(haunting(hunters="E7 van"))
    assert steps(table, LANTERN, "van") == ["E8", "van"]
    assert not [way for way in ways(table, LANTERN).values() if "step van" in map(str, way.acts[:-1])]


def test_a_ghost_walks_unseen_and_around_what_would_betray_it() -> None:
    table = at(salted("G6", hunters="van van", at="H6", turn="ghost"))
    assert steps(table, GHOST, "G6") == ["G6"]
    assert "F6" not in ways(table, GHOST)
    assert steps(table, GHOST, "G5")[-1:] == ["G5"]
    assert "G6" not in steps(table, GHOST, "G5")


def test_a_wraith_pays_for_salt_and_walks_on() -> None:
    table = at(salted("G6", ghost="Wraith", hunters="van van", at="H6", turn="ghost"))
    assert (steps(table, GHOST, "F6"), ways(table, GHOST)["F6"].cost) == (["G6", "F6"], 3)


def test_a_hunting_ghost_walks_up_to_its_prey_and_no_farther() -> None:
    table = at(haunting(hunters="E4 van", at="I4", hunt=4, turn="ghost"))
    assert steps(table, GHOST, "F4") == ["H4", "G4", "F4"]
    assert "E4" not in ways(table, GHOST)
    assert [move.learned for move in walk(table, GHOST, "F4")] == [False, False, True]


def test_nobody_is_offered_the_walks_of_another() -> None:
    table = at(haunting(hunters="E8 van"))
    assert table.walks(GHOST, LANTERN) is None
    assert table.walks(STATIC, LANTERN) is None
