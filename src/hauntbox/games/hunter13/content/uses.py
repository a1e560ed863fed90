"""What of a scenario is in use, so that its author sees what no game ever comes to. GHT-FMT-22"""

from __future__ import annotations

from hauntbox.games.hunter13.actions import TILE_NAMES
from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.games.hunter13.state import Mansion


def uses(g: Mansion) -> dict[str, dict[str, bool]]:
    """So far: clues read, happenings set off, actions taken, tiles explored, and how it ended."""
    story = g.story
    others = [(n, heed) for n, heed in enumerate(story.heeds) if heed.clue < 0]
    done = {row[0] for row in g.did}
    return {
        "read": {name: bool(g.clues >> n & 1) for n, (name, _) in enumerate(story.clues)},
        "set off": {f"{heed.on} ({k})": bool(g.seen >> n & 1) for k, (n, heed) in enumerate(others, 1)},
        "done": {act.name: n in done for n, act in enumerate(story.acts)},
        "explored": {f"{TILE_NAMES[n]} {ROOMS[n].name}": bool(g.explored >> n & 1) for n in tiles(g)},
        "ended by": {ending.name: g.result == n for n, ending in enumerate(story.endings)},
    }


def tiles(g: Mansion) -> list[int]:
    """That the scenario names: those sure to be in the pile, those that lie, and those set aside."""
    deal = g.story.deal
    aside = [n for n in range(len(ROOMS)) if deal.aside >> n & 1]
    return sorted({*deal.fixed, *[placed.tile for placed in deal.placed], *aside})
