"""Sittings in a row: whoever wins goes up, and who wins at the top wins the campaign. DIF"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import convert, to_builtins
from msgspec.structs import replace

from hauntbox.games.vast.campaign.campaign_state import Carry
from hauntbox.games.vast.campaign.interlude import STOPPED, Recess, interlude, level_lines
from hauntbox.games.vast.campaign.levels import is_top, moved_up, with_levels
from hauntbox.games.vast.campaign.scene import scene
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.numbers import NOBODY
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.setup import lay_out
from hauntbox.kernel.contract import Campaigns
from hauntbox.kernel.wire import Chapter, Outcome

SITTING: Final = "vast"
INTERLUDE: Final = "vast.interlude"
SCENARIO: Final = "cave"
STORIES: Final = {"levels": "Up the levels"}


def first(options: Options, story: str) -> Chapter:
    return Chapter(SITTING, SCENARIO, to_builtins(Carry()))


def lay_out_for(options: Options, scenario: str, seed: str, carry: Any) -> Vast:
    """VSB-DIF-08: every role at its own level."""
    return lay_out(with_levels(options, convert(carry, Carry)), scenario, seed)


def after(options: Options, chapter: Chapter, g: Any) -> Chapter | Outcome:
    if isinstance(g, Recess):
        return STOPPED if g.is_stopped else Chapter(SITTING, SCENARIO, to_builtins(replace(g.carry, winner=NOBODY)))
    winner = winner_of(g.outcome)
    if winner != NOBODY and is_top(g.options, winner):
        return Outcome("VSB-DIF-08", g.outcome.scores)  # the first to win at the top level
    return Chapter(INTERLUDE, SCENARIO, to_builtins(moved_up(g.options, winner)))


def winner_of(outcome: Outcome) -> int:
    """VSB-ORD-05: one role at most."""
    return next((role for role, score in enumerate(outcome.scores) if score == 1.0), NOBODY)


def tell(chapter: Chapter) -> list[str]:
    """The levels that are handed over."""
    return level_lines(convert(chapter.carry, Carry)) or ["Everybody begins at the easiest level."]


def campaigns(version: int, derive: Callable[..., Any]) -> Campaigns:
    """Of a version of the rules."""
    return Campaigns(STORIES, first, after, interlude(INTERLUDE, version, scene, derive), tell)
