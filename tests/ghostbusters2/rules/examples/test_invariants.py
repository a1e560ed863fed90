"""Games by chance in every scenario, each position of which is sound. FIG, STR"""

from __future__ import annotations

import pytest

from ghostbusters2.invariants import faults, play
from ghostbusters2.kit import hold, put, scene
from hauntbox.games.ghostbusters2.content import SHIPPED
from hauntbox.ledger import proves

WILD = {"level": 5, "timer": 6, "caustic": 5}  # long games with many cards


@proves("GBT-FIG-01", "GBT-STR-06")
@pytest.mark.parametrize("scenario", SHIPPED)
@pytest.mark.parametrize("options", [{}, WILD, WILD | {"ghost_traps": True}])
def test_no_position_of_a_game_is_unsound(scenario: str, options: dict[str, int]) -> None:
    assert play(scenario, f"{scenario} by chance", **options) == []


@pytest.mark.parametrize(("scenario", "seed"), [("platform", "platform1"), ("river", "river22")])
def test_nor_of_those_in_which_a_net_or_a_circle_was_used(scenario: str, seed: str) -> None:
    assert play(scenario, seed, level=5) == []


def test_what_is_unsound_is_noticed() -> None:
    g = scene(at="A1 B1 C1 D1", car="E4 E5", entities="GW C3, GW E1", marks="G1 A5")
    hold(g, 0, "C3", 1)
    assert list(faults(g)) == []
    put(g, "GW", "B1")
    put(g, "GW", "A5")
    hold(g, 0, "E1", 6)
    g.net = (9, 1)
    g.spot.extend([-1] * 9)
    words = " / ".join(faults(g))
    for part in ("slot 2 and role 1 on B1", "Open Gate A5", "too many tokens", "does not see", "the net"):
        assert part in words
