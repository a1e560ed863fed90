"""Tables that all games of a process share start empty, so that a test runs the lines it is about."""

from __future__ import annotations

import pytest

from hauntbox.games.betwixt.bots import arms, prospects
from hauntbox.games.betwixt.rules.attack import means
from hauntbox.games.betwixt.rules.dice import TALLIES
from hauntbox.games.betwixt.rules.gear import dashboard, talents
from hauntbox.games.betwixt.rules.map import doorway_sight, layout, sight
from hauntbox.games.betwixt.state import FMS, Farm

TABLES: tuple[dict, ...] = (  # type: ignore[type-arg]
    arms.ARMS,
    prospects.AHEAD,
    dashboard.KITS,
    TALLIES,
    means.MEANS,
    layout.LAYOUTS,
    layout.SPOTS,
    sight.INSIDE,
    sight.THROUGH,
    sight.CROSSED,
    sight.VIEWS,
    doorway_sight.FRAMES,
    doorway_sight.BACK,
)
CACHES = (means.with_bare_hands, means.with_weapon, means.damage_dice, talents.owned)


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What is rolled from now on: the purpose, and how many faces the die has."""
    rolled: list[tuple[str, int]] = []
    roll = Farm.roll

    def noted(g: Farm, faces: int, purpose: str) -> int:
        rolled.append((purpose, faces))
        return roll(g, faces, purpose)

    monkeypatch.setattr(Farm, "roll", noted)
    return rolled


@pytest.fixture(autouse=True)
def _empty_tables() -> None:
    for table in TABLES:
        table.clear()
    for cache in CACHES:
        cache.cache_clear()
    dashboard.LATEST[:] = [None] * FMS
