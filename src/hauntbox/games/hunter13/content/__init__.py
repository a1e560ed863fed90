"""The scenarios: TOML beside this file, or a player's own. SCN, FMT"""

from __future__ import annotations

from functools import lru_cache

from hauntbox.games.hunter13.content.story import Deal, Placed, Story

MOST = 64  # stories kept ready: players write their own


@lru_cache(MOST)
def story_of(scenario: str, hunters: int = 4) -> Story:
    """For so many hunters: every number of a scenario may depend on that. GHT-FMT-21"""
    deal = Deal(
        unused=sum([1 << tile - 1 for tile in (1, 2, 14, 15, 16, 19, 20, 21, 40)]),
        fixed=(4, 5, 25, 33, 34, 38),
        random=12,
        placed=(Placed(16, 1),),
        starts=(16,),
        events_unused=(30, 34, 39, 40, 41, 42, 44),
        events_aside=(36,),
        items_aside=(8, 22),
    )
    return Story("places", "Thirteen Places at Table", 1, 1, deal=deal)
