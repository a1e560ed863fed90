"""Who plays against the automated ghost, what they see of it, and how a win is rated. AUT"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from evidence.kit import GHOST, do, facts, game, haunting, offers, settle_in, told
from hauntbox.games.evidence.cards.ghosts import EMF, SPIRIT_BOX, WRITING
from hauntbox.games.evidence.cards.tokens import Entry
from hauntbox.games.evidence.flow import new
from hauntbox.games.evidence.options import Options, seats
from hauntbox.games.evidence.secrets.view import view
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves


@proves("EVI-AUT-01")
@pytest.mark.parametrize(
    ("players", "solo", "seating"),
    [
        (1, 2, [(1, 2)]),
        (1, 4, [(1, 2, 3, 4)]),
        (2, 2, [(1,), (2,)]),
        (4, 2, [(1,), (2,), (3,), (4,)]),
    ],
)
def test_all_players_are_hunters_and_who_plays_alone_runs_several(
    players: int, solo: int, seating: list[tuple[int, ...]]
) -> None:
    g = game(players=players, solo_hunters=solo, auto_ghost="shy")
    assert (seats(g.options), len(g.at) - 1) == (seating, sum(map(len, seating)))


@proves("EVI-AUT-01")
def test_who_plays_alone_usually_runs_two() -> None:
    assert seats(game(players=1, auto_ghost="shy").options) == [(1, 2)]


@proves("EVI-AUT-01")
@pytest.mark.parametrize(("players", "level"), [(5, "shy"), (1, "no")])
def test_five_are_too_many_for_it_and_one_needs_it(players: int, level: str) -> None:
    with pytest.raises(BadOption, match="EVI-AUT-01"):
        new(Options(players=players, auto_ghost=level), "larkspur", "seed")


@proves("EVI-AUT-01")
def test_the_ghost_is_never_asked() -> None:
    g = game(players=2, auto_ghost="vengeful")
    assert g.waiting() == (1,)
    while g.outcome is None:
        assert g.waiting()[0] != GHOST
        do(g, offers(g)[0 if g.round < 4 else -1])
    assert "hunt" in told(g)


@proves("EVI-AUT-02")
def test_it_draws_its_type_and_its_room_each_as_likely_as_the_others() -> None:
    drawn = [new(Options(auto_ghost="shy"), "larkspur", str(seed)) for seed in range(800)]
    types, rooms = Counter(g.type for g in drawn), Counter(g.house.rooms[g.room] for g in drawn)
    assert set(types) == set(range(8))
    assert all(70 <= n <= 130 for n in types.values())
    assert set(rooms) == {"Bedroom", "Kitchen", "Living room", "Nursery", "Washroom"}
    assert all(125 <= n <= 195 for n in rooms.values())


@proves("EVI-AUT-30")
@pytest.mark.parametrize(("level", "seen"), [("shy", False), ("no", True)])
def test_nobody_sees_what_a_ghost_player_would_see(level: str, seen: bool) -> None:
    g = game(players=3, auto_ghost=level)
    if level == "no":
        settle_in(g)
    while g.waiting()[0] != GHOST and not g.drawn.get("uv"):
        do(g, offers(g)[0])
    assert (view(g, (GHOST,)).behind is not None, "shows" in told(g, GHOST)) == (seen, seen)
    assert any([GHOST in seat for seat in seats(g.options)]) == seen


@proves("EVI-AUT-30")
def test_prints_and_writing_stay_unheard() -> None:
    g = haunting("Myling", at="H7", hunters="van van", round=1, auto_ghost="shy")
    g.rig("uv", 6)
    do(g, "end", "end")
    assert len(g.prints) == 1
    assert "print" not in told(g, 0, 1, 2)


@proves("EVI-AUT-31", "EVI-WIN-02")
@pytest.mark.parametrize(
    ("hunters", "naming", "stars"),
    [
        ("E8 van van van", False, 3),
        ("E8 dead van van", False, 2),
        ("E8 dead van dead", False, 1),
        ("E8 dead dead dead", False, 1),
        ("E8 van van van", True, 4),
        ("E8 dead dead dead", True, 2),
    ],
)
def test_a_win_is_rated_by_the_dead_and_by_naming(hunters: str, naming: bool, stars: int) -> None:
    g = haunting(hunters=hunters, auto_ghost="restless", name_the_ghost=naming)
    g.log = tuple([Entry(kind, 3, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    do(g, "step van", *(["name Spirit"] if naming else []))
    assert g.outcome
    assert facts(g, "rated") == [(stars,)]


@proves("EVI-AUT-31")
@pytest.mark.parametrize("named", ["Spirit", "Demon"])
def test_neither_a_wrong_name_nor_a_win_over_a_person_is_rated(named: str) -> None:
    chosen: dict[str, Any] = {"auto_ghost": "shy"} if named == "Demon" else {}
    g = haunting(hunters="E8 van", name_the_ghost=True, **chosen)
    g.log = tuple([Entry(kind, 3, 1) for kind in (EMF, SPIRIT_BOX, WRITING)])
    do(g, "step van", f"name {named}")
    assert g.outcome
    assert facts(g, "rated") == []
