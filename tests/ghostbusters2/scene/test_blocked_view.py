"""Why a target is out of sight: what the eye meets first, and the line that is drawn to it."""

from __future__ import annotations

import pytest

from ghostbusters2.kit import scene
from ghostbusters2.pictures import option, seen
from hauntbox.games.ghostbusters2.scene.answers.blocked_view import steps
from hauntbox.ledger import proves


@proves("GBT-LOS-04")
def test_a_red_line_is_named_and_drawn() -> None:
    g = scene(at="A2", lines="R B1|C1, R B2|C2, R B3|C3", entities="GW D2")
    refused = option(seen(g, 0), "fire D2")
    assert refused.off == "A Red Line blocks the view."
    assert refused.block
    assert refused.block.at == "sq:B2.e"
    assert refused.block.from_ == "regular"


@proves("GBT-LOS-05")
def test_whoever_stands_in_the_way_is_named() -> None:
    g = scene(at="A2", lines="R A1|B1, R A3|B3", entities="GW B2, GW D2")
    refused = option(seen(g, 0), "fire D2")
    assert refused.off == "The Gutter Wisp is in the way."
    assert refused.block
    assert refused.block.at == "sq:B2"


@pytest.mark.parametrize(
    ("here", "there", "met"),
    [(0, 2, [(0, 1), (1, 2)]), (0, 11, [(0, 5), (5, 6), (6, 11)]), (6, 0, [(6, 5), (5, 0)])],
)
def test_the_line_goes_through_the_sides_of_spaces(here: int, there: int, met: list[tuple[int, int]]) -> None:
    assert steps(5, here, there) == met
