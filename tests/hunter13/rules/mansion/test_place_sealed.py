"""The sealed mansion, broken open. PLACE"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.rules.mansion.doors_made import markers_left
from hauntbox.ledger import proves
from hunter13.acting import do, offers, why_not
from hunter13.manor import manor, sides, turn

PASSAGE = 11
SEALED, ONE_DOOR = "T-12:0,0 T-26:-1,0 T-9:1,0,2", "T-12:0,0 T-26:-1,0"
TOWER = "T-12:0,0 T-14:-1,0 T-9:1,0,2"  # its other door may still start a second floor


@proves("GHT-PLACE-14")
def test_a_sealed_mansion_is_broken_open_with_a_marker_that_does_not_count() -> None:
    """T-26 in the north and T-9 in the south have no other doors."""
    g = manor(at="T-12", lay=SEALED, team="Wren Volt", sealed_relief=True, doors=0)
    turn(g)
    assert offers(g, "breach") == ["breach east", "breach west"]
    do(g, "breach east")
    assert (sides(g.marks[PASSAGE]), g.free_marks, offers(g, "go"), g.points) == (["east"], 1, [], 0)
    assert markers_left(g) == 0


@proves("GHT-PLACE-14")
@pytest.mark.parametrize(
    ("lay", "given"),
    [
        (ONE_DOOR, {"sealed_relief": True}),
        (SEALED, {}),
        (SEALED, {"sealed_relief": True, "pile": ""}),
        (TOWER, {"sealed_relief": True}),
    ],
)
def test_no_wall_gives_way_while_a_door_leads_out_or_without_tiles_or_the_option(
    lay: str, given: dict[str, Any]
) -> None:
    g = turn(manor(at="T-12", lay=lay, team="Wren Volt", **given))
    assert (offers(g, "breach"), why_not(g, "breach east")) == ([], "GHT-PLACE-14")


@proves("GHT-PLACE-14")
def test_breaking_through_takes_the_whole_turn() -> None:
    g = turn(manor(at="T-26", lay="T-12:0,0 T-26:-1,0 T-9:1,0,2", team="Wren Volt", sealed_relief=True))
    do(g, "go south")
    assert why_not(g, "breach east") == "GHT-PLACE-14"
