"""Missions that have ended, and Diaries that are opened again, for tests."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from betwixt.missions import on
from betwixt.scenes import BILL, JOAN, MADDOX, give, learn, stash
from hauntbox.games.betwixt.campaign.carry import Carry, Diary
from hauntbox.games.betwixt.campaign.diary import opened
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, FIRST, TOKEN_PLACE
from hauntbox.games.betwixt.options import Options
from hauntbox.games.betwixt.rules.gear.found import read
from hauntbox.games.betwixt.state import KO, Farm
from hauntbox.kernel.wire import Outcome

WON, LOST = (1.0,) * 5, (0.0,) * 5


def played(scores: tuple[float, ...] = WON, name: str = "long_driveway", **options: Any) -> Farm:
    """A mission that has just ended: Bill is richer, the family has found things, Maddox is KO'd."""
    g = on(name, "2", **options)
    give(g, BILL, "Golf Club", "Bike Helmet")
    give(g, JOAN, "Band-Aids")
    stash(g, "Soda Pop")
    taken = {card for row in g.cards for card in row} | set(g.stash)
    g.decks = [tuple([card for card in deck if n > 4 or card not in taken]) for n, deck in enumerate(g.decks)]
    g.xp, g.level, g.points, g.purse, g.trophies = [29, 20, 12, 3], [2, 1, 1, 1], [1, 0, 0, 0], 12, 2
    learn(g, BILL, "Bad Joke")
    g.skill[BILL], g.practice[BILL] = (1, 0, 0, 0, 0, 0, 0), (9, 0, 0, 0, 0, 0, 0)
    g.temporary, g.post[MADDOX], g.flags = (1, 0, 0), KO, 1
    g.tokens[TOKEN_PLACE[FIRST["Bottle Rocket"]]], g.syringes = 0, ()
    g.unlocked = ("Collection 1", "Mission 2", "Mission A")
    book = g.decks[BOOK_DECK][0]
    g.decks[BOOK_DECK] = g.decks[BOOK_DECK][1:]
    read(g, JOAN, book)
    g.books, g.decks[BOOK_DECK] = (g.decks[BOOK_DECK][0],), g.decks[BOOK_DECK][1:]
    g.outcome = Outcome("TGB-END-09", scores)
    return g


def reopened(diary: Diary, name: str = "house_of_many_doors", **options: Any) -> Farm:
    g = Farm(options=Options(**options), mission=name, diary=diary)
    g.seed, g.events = "again", []
    opened(g, diary)
    return g


def to_plain(diary: Diary | Carry) -> Any:
    return to_builtins(diary)
