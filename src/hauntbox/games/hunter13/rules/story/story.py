"""What the scenario adds to play: it hears what happens, reads clues, changes tiles and ends the game. SCN, FMT"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.content.story import Heed, Room
from hauntbox.games.hunter13.rules.mansion.house import floor_of
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.rules.story.story_acts import forget_visit, offers, perform
from hauntbox.games.hunter13.rules.story.story_tests import holds, settle_test
from hauntbox.games.hunter13.state import ENEMY, NOBODY, NOWHERE, Mansion, host, hunters, roles
from hauntbox.kernel.agenda import Step, kept

__all__ = ["ended", "happen", "may_restore", "offers", "override", "perform", "reached"]
OF_THE_FALLEN: Final = ("blow", "fell", "restored")  # what ENEMY-players bring about


def happen(g: Mansion, what: str, role: int = NOBODY, tile: int = NOWHERE, number: int = -1) -> None:
    """GHT-FMT-09: something has happened that a scenario may wait for; what it brings comes next on the agenda."""
    if what == "left":
        if g.did:  # shortcut: nothing to forget
            forget_visit(g, role)  # GHT-SA-09
    elif what == "entered":
        meet(g, role, tile)
    waiting = g.story.by_trigger.get(what)
    if waiting is None:
        return
    if role != NOBODY and g.status[role] == ENEMY and what not in OF_THE_FALLEN:
        return  # GHT-FALL-12
    meant = [n for n in waiting if is_meant(g, n, role, tile, number)]
    if meant:
        g.then(*[HARK(n, role, tile, number) for n in meant])


def meet(g: Mansion, role: int, tile: int) -> None:
    """Whoever comes to a tile meets the things there, and perhaps all the others. GHT-SO-07"""
    if "gathered" in g.story.by_trigger and all([g.at[other] == tile for other in hunters(g)]):
        happen(g, "gathered", role, tile)
    if "together" in g.story.by_trigger:
        for thing, where in enumerate(g.things):
            if where == tile:
                happen(g, "together", role, tile, thing)


def is_meant(g: Mansion, n: int, role: int, tile: int, number: int) -> bool:
    """GHT-SCN-04: by its trigger."""
    heed = g.story.heeds[n]
    if not heed.again and g.seen >> n & 1:  # shortcut: Hark asks again when its turn has come
        return False  # shortcut
    if heed.tiles and (tile == NOWHERE or not heed.tiles >> tile & 1):
        return False
    if heed.who >= 0 and (role == NOBODY or g.who[role] != heed.who):
        return False
    if heed.every and (number + 1) % heed.every:
        return False  # GHT-SO-09: by the printed number, which counts from 1
    return is_number(g, heed, number) and is_time(g, heed)


def is_number(g: Mansion, heed: Heed, number: int) -> bool:
    """The item, card, monster or clue that it waits for; a thing of that kind."""
    if heed.number < 0:
        return True
    if heed.on == "together":
        return heed.number <= number < heed.number + g.story.things[heed.number].kin
    return number == heed.number


def is_time(g: Mansion, heed: Heed) -> bool:
    """The round, or the number of tiles."""
    if heed.least < 0 or heed.on == "reached":
        return True
    return len(g.laid) >= heed.least if heed.on == "tiles" else g.round == heed.least


def reached(g: Mansion, counter: int, old: int, new: int, role: int, tile: int) -> None:
    """A counter has come up to, or past, what somebody waits for."""
    waiting = g.story.by_trigger.get("reached", ())
    met = [n for n in waiting if g.story.heeds[n].number == counter and old < g.story.heeds[n].least <= new]
    g.then(*[HARK(n, role, tile, counter) for n in met if is_meant(g, n, role, tile, counter)])


@dataclass(frozen=True)
class Hark(Step):
    """A clue or a happening whose trigger has come: if its test holds, it is read and does what it says."""

    heed: int
    role: int
    tile: int
    number: int

    def run(self, g: Mansion) -> None:
        heed = g.story.heeds[self.heed]
        if not heed.again and g.seen >> self.heed & 1:
            return
        if not settle_test(g, heed.test, self.role, self.tile, self.number):
            return
        g.seen |= 1 << self.heed
        g.learned = True
        play(g, heed.script, self.role, self.tile)
        if heed.clue >= 0:
            read_clue(g, heed, self.role, self.tile)


def read_clue(g: Mansion, heed: Heed, role: int, tile: int) -> None:
    """GHT-SCN-04, GHT-MODE-09: read only now; GHT-FMT-08: to all, to the finder or to the host."""
    clue = heed.clue
    g.clues |= 1 << clue
    g.stale = 0  # GHT-DEC-40
    hearers = hearers_of(g, heed, role)
    for each in hearers:
        g.heard[each] |= 1 << clue
    to = None if heed.hearers == "all" else tuple(hearers)
    g.tell("GHT-SCN-04", "clue", clue, g.story.clues[clue][1], to=to)
    happen(g, "known", role, tile, clue)  # GHT-FMT-09


def hearers_of(g: Mansion, heed: Heed, role: int) -> list[int]:
    """GHT-MODE-09: whoever brought it about, or all; GHT-HID-09: the host knows all of them."""
    listeners = list(roles(g)) if heed.hearers == "all" else [role] if heed.hearers == "finder" and role >= 0 else []
    return [*listeners, host(g)] if g.options.host else listeners


def ended(g: Mansion) -> bool:
    """GHT-FMT-19: the first ending whose test holds; GHT-END-01. Its number is then `g.result`."""
    if g.outcome is not None:
        return True
    for n, test in g.story.tested:
        if holds(g, test):
            g.result = n
            return True
    return False


def override(g: Mansion, tile: int) -> Room | None:
    """GHT-FMT-14, GHT-SCN-05: what the scenario makes of a tile."""
    return g.story.rooms.get(tile)


def may_restore(g: Mansion, role: int, means: str) -> bool:
    """GHT-SCN-06, GHT-FMT-16: a fallen character, by "items", "relief" or "action", where it lies."""
    fallen = g.story.fallen
    if means == "relief":
        return fallen.relief and not fallen.not_on >> floor_of(g, g.at[role]) & 1
    return fallen.items if means == "items" else fallen.action


HARK: Final = kept(Hark)
