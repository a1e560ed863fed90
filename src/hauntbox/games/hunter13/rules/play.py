"""Scripts: what cards, tiles and clues do, deed by deed. ROOM, SCN, FMT"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hauntbox.games.hunter13.content.book import NOTHING
from hauntbox.games.hunter13.state import Mansion
from hauntbox.kernel.agenda import Step, kept

Verb = Callable[..., None]  # (g, role, tile, *arguments)
VERBS: Final[dict[str, Verb]] = {}  # flow.py fills it from the modules' own tables


@dataclass(frozen=True)
class Play(Step):
    """One deed of a script, then the rest; GHT-ROOM-13: what a deed brings is settled before the next."""

    script: int
    n: int
    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        deeds = g.story.script(self.script)
        if self.n + 1 < len(deeds):
            g.then(PLAY(self.script, self.n + 1, self.role, self.tile))
        deed: tuple[Any, ...] = deeds[self.n]
        VERBS[deed[0]](g, self.role, self.tile, *deed[1:])


def play(g: Mansion, script: int, role: int, tile: int) -> None:
    """Put a script next on the agenda."""
    if script != NOTHING:
        g.then(PLAY(script, 0, role, tile))


PLAY: Final = kept(Play)
