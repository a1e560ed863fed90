"""Tables that all games of a process share start empty, so that a test runs the lines it is about."""

from __future__ import annotations

import pytest

from hauntbox.games.betwixt.bots import arms, prospects
from hauntbox.games.betwixt.rules import dice
from hauntbox.games.betwixt.rules.attack import means
from hauntbox.games.betwixt.rules.gear import dashboard, talents
from hauntbox.games.betwixt.rules.map import doorway_sight, layout, sight
from hauntbox.games.betwixt.state import FMS

TABLES: tuple[dict, ...] = (  # type: ignore[type-arg]
    arms.ARMS,
    prospects.AHEAD,
    dashboard.KITS,
    dice.TALLIES,
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


@pytest.fixture(autouse=True)
def _empty_tables() -> None:
    for table in TABLES:
        table.clear()
    for cache in CACHES:
        cache.cache_clear()
    dashboard.LATEST[:] = [None] * FMS
