"""The small maps of the set-up page."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from hauntbox.games import find
from hauntbox.scene import Board, Scene, Space
from hauntbox.server.catalogue.map_previews import map_of, maps, scene_of
from hauntbox.server.errors import Denied


@pytest.mark.parametrize("game", ["evidence", "ghostbusters2"])
def test_every_scenario_has_a_map_of_its_own(game: str) -> None:
    found = maps(game)
    assert list(found) == list(find(game).scenarios)
    assert len({repr(to_builtins(card)) for card in found.values()}) == len(found)


def test_a_map_shows_floors_lines_and_who_is_there() -> None:
    court = maps("ghostbusters2")["court"]
    assert (court.size, len(court.floors)) == ((12, 12), 144)
    assert (6, 0, 1, 1, "oak") in court.floors
    assert {"red", "orange", "yellow"} <= {tone for *_, tone in court.lines}
    assert (5.5, 0.5, "slime") in court.dots  # a Goo Pile


def test_a_street_that_is_laid_in_play_has_none() -> None:
    scene = scene_of(find("ghostbusters2"), "court")
    few = [id for id, thing in scene.things.items() if isinstance(thing, Space)][:3]
    things = {id: thing for id, thing in scene.things.items() if isinstance(thing, Board) or id in few}
    assert (
        map_of(Scene(**{**{name: getattr(scene, name) for name in scene.__struct_fields__}, "things": things})).floors
        == []
    )


def test_an_unknown_game_has_no_maps() -> None:
    with pytest.raises(Denied, match="no game is called"):
        maps("chess")
