"""What is offered in a turn is what no rule bars: the list is made by quicker ways than the refusals."""

from __future__ import annotations

from typing import Any

import pytest

from ghostbusters2.kit import base, hold, offers, scene, why_not
from hauntbox.games.ghostbusters2 import universe
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

GW = CODES["GW"]


def allowed(g: Busters) -> set[str]:
    return {str(act) for act in universe(g) if not why_not(g, str(act))}


def tired(**position: Any) -> Busters:
    """After the last Action."""
    g = scene(**position)
    g.spent = 3
    return g


def laden(**position: Any) -> Busters:
    g = scene(**position)
    g.trapped[0], g.plazms[1] = (GW,), 1
    return g


POSITIONS = {
    "GBT-MAN-01": [
        laden(at="A1 B1 B2 A3", car="D5 E5"),
        laden(at="A1 B1 B2", car="D5 E5", lines="R A1|B1, R A1|A2"),
        laden(at="car B1 A1 statue", car="B2 C2", statue="D4"),
        laden(at="statue A1 statue car", statue="C3", car="C1 B1"),
        laden(at="A1 car", car="B1 B2", lines="R A1|B1"),
    ],
    "GBT-NOA-01": [
        scene(at="A1", slime="-1 Hit"),
        scene(at="A1"),
        scene(at="A1", slime="Caustic"),
        tired(at="A1", slime="-1 Hit"),
        scene(at="car", car="B1 B2", slime="-1 Hit"),
    ],
    "GBT-NOA-03": [scene(at="A1 A2"), tired(at="A1 A2"), scene(at="statue", statue="C3")],
    "GBT-DEC-12": [
        scene(at="A1", entities="GW C1, SP A3, MG C3, GW E5", marks="G1 B3, g2 D1"),
        scene(at="A1", entities="GW C1, SP A3, HP D4", marks="G1 B3", packs="spps"),
        scene(at="statue", statue="C3", entities="GW A3, GW E1, WS A1", lines="R C3|C2, R D3|D2"),
        scene(at="car", car="B1 C1", entities="GW A3"),
    ],
    "GBT-MOV-01": [
        scene(at="A1", lines="R A1|B1, O A2|B2", entities="GW B2", marks="P A3, G1 C2"),
        scene(at="C3 C2 D3", statue="D4", car="B3 B4"),
        scene(at="statue", statue="C3", entities="GW B2, GW C2", lines="R C3|B3"),
    ],
    "GBT-DRV-01": [
        scene(at="car", car="B2 C2", lines="R B1|B2, O A2|B2", entities="GW C3"),
        scene(at="car", car="B2 C2", marks="P B3, G1 D2", columns=9),
    ],
    "GBT-INV-01": [
        scene(at="B2", marks="P A1, P C3, P D2, P B3", entities="GW C3"),
        scene(at="A1", marks="P A2, P B1, P B2", lines="R A1|B1, Y A1|A2"),
    ],
}


@pytest.mark.parametrize(
    "g",
    [
        pytest.param(g, marks=proves(rule), id=f"{rule} {n}")
        for rule, row in POSITIONS.items()
        for n, g in enumerate(row)
    ],
)
def test_what_is_offered_is_what_nothing_bars(g: Busters) -> None:
    assert set(offers(g)) == allowed(g)


@proves("GBT-KEY-21")
def test_a_boss_that_is_held_may_be_overcome_and_others_not() -> None:
    g = scene(at="A1", entities="MC C1, GW A3")
    hold(g, 0, "C1", streams=5)
    base(g, "A3", "Hive")
    assert "attempt C1" in offers(g)
    assert set(offers(g)) == allowed(g)
