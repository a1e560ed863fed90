"""The road of a campaign: the scenarios behind, and what the next one asks before the team packs. CAM"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.games.common import stories
from hauntbox.games.ghostbusters2.content import SHIPPED, sheet_of
from hauntbox.games.ghostbusters2.scene.goal import GOALS
from hauntbox.games.ghostbusters2.words.openings import OPENINGS
from hauntbox.scene import Cast, Sign, Story

STORIES: Final = {
    "scoleri": "The Scoleri Brothers",
    "park": "The Washington Square Park Ghost",
    "vigo": "Vigo",
}  # GBT-CAM-03: in the order in which to play them


def series(story: str) -> list[str]:
    """GBT-CAM-01: the scenarios in order; GBT-CAM-02: what the border of a card shows is its campaign's number."""
    border = list(STORIES).index(story) + 1
    cards = [name for name in SHIPPED if sheet_of(name).campaign == border]
    return sorted(cards, key=lambda name: sheet_of(name).number)


def road(story: str, played: Sequence[tuple[str, bool]], after: str, won: bool, cast: Sequence[Cast]) -> Story | None:
    """Return the way that lies behind and the scenario that comes; None when there is none."""
    row = series(story)
    now = row.index(after) + won
    if now == len(row):
        return None
    sheet = sheet_of(row[now])
    goal = GOALS[sheet.success]
    return stories.road(
        "ghostbusters2",
        STORIES[story],
        kick=f"Ghostbusters II. Scenario {now + 1} of {len(row)}.",
        results=[(sheet_of(name).title, [done for which, done in played if which == name]) for name in row],
        now=now,
        text=OPENINGS.get(row[now], "").partition(". ")[0].rstrip(".") + ".",
        asks=[Sign("count", text=goal.want), *[Sign("gate", text=goal.special)] * bool(goal.special)],
        cast=cast,
    )
