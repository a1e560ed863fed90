"""What a tile holds is settled: incident, Insanity-cards, Event-cards, Item-cards. ROOM, EVT"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.cards.events import CARDS, SCRIPTS
from hauntbox.games.hunter13.cards.rooms import CHUTE, INCIDENTS, ROOMS
from hauntbox.games.hunter13.rules import dice
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.hunters.harm import RESCUE
from hauntbox.games.hunter13.rules.hunters.insanity import DRAW, Between, take, top_card
from hauntbox.games.hunter13.rules.items.owning import FIND_ITEM, draw_item
from hauntbox.games.hunter13.rules.play import play
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import FIRST_MONSTER, HUNTER, MONSTERS, NOBODY, Mansion, is_haunted
from hauntbox.kernel.agenda import Step, kept


def icons(g: Mansion, tile: int) -> tuple[int, int, int]:
    """GHT-ROOM-05: Insanity-, Event- and Item-cards, as printed or as the scenario has it (GHT-ROOM-02)."""
    over, room = story.override(g, tile), ROOMS[tile]
    if over is not None and over.icons is not None:
        return over.icons
    return room.insanity, room.events, room.items


def is_unsettled(g: Mansion, tile: int) -> bool:
    """GHT-ROOM-03: Insanity- or Event-cards left facedown; items wait for whoever wants them."""
    return bool(g.dread[tile] or g.omens[tile])


def can_settle(g: Mansion, role: int, tile: int) -> bool:
    """GHT-TURN-09: only whoever still stands there, with no monster left."""
    return g.status[role] == HUNTER and g.at[role] == tile and not is_haunted(g, tile)


@dataclass(frozen=True)
class Explore(Step):
    """GHT-ROOM-01: the first to come follows the indications; GHT-ROOM-02: those of the scenario come first.

    GHT-ROOM-06: then the incident, Insanity-cards, Event-cards, Item-cards. GHT-ROOM-11: it counts as explored at once.
    """

    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        if not can_settle(g, self.role, self.tile):
            return
        g.explored |= 1 << self.tile
        g.stale = 0  # GHT-DEC-40
        g.tell("GHT-ROOM-01", "explores", self.role, self.tile)
        dread, omens, finds = icons(g, self.tile)  # GHT-TILE-30: those of T-21 for its first visitor
        if self.tile == CHUTE:
            dread = 0  # GHT-TILE-29: drawn on a first fall only
        g.then(
            INCIDENT(self.role, self.tile),
            SETTLE_INSANITY(self.role, self.tile, dread),
            SETTLE_EVENTS(self.role, self.tile, omens),
            SETTLE_ITEMS(self.role, self.tile, finds),
            SETTLED(self.role, self.tile),
        )
        story.happen(g, "explored", self.role, self.tile)  # GHT-FMT-09


def settle(g: Mansion, role: int, tile: int) -> None:
    """GHT-ROOM-09: what lies facedown, in the same order."""
    g.stale = 0  # GHT-DEC-40
    g.then(SETTLE_INSANITY(role, tile, 0), SETTLE_EVENTS(role, tile, 0), SETTLED(role, tile))


@dataclass(frozen=True)
class Incident(Step):
    """GHT-ROOM-04: the special incident, if the scenario leaves it."""

    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        over = story.override(g, self.tile)
        if can_settle(g, self.role, self.tile) and (over is None or over.incident):
            play(g, INCIDENTS[self.tile], self.role, self.tile)


@dataclass(frozen=True)
class SettleInsanity(Step):
    """GHT-ROOM-04: what lies facedown, and so many icons. GHT-ROOM-07, GHT-ROOM-08: who cannot leaves them there."""

    role: int
    tile: int
    n: int

    def run(self, g: Mansion) -> None:
        role, tile, n = self.role, self.tile, self.n
        if not can_settle(g, role, tile):
            lay_down(g, tile, dread=n)
        elif g.dread[tile]:
            more = len(g.dread[tile]) + n > 1
            g.then(TakeDread(role, tile), *[Between(role)] if more else [], self)
        elif n > 0:
            g.then(DRAW(role), *[Between(role)] if n > 1 else [], SETTLE_INSANITY(role, tile, n - 1))


@dataclass(frozen=True)
class TakeDread(Step):
    """GHT-HID-12: seen only by the one who takes it."""

    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        card, g.dread[self.tile] = g.dread[self.tile][0], g.dread[self.tile][1:]
        take(g, self.role, card)
        g.then(RESCUE(self.role))


@dataclass(frozen=True)
class SettleEvents(Step):
    """GHT-ROOM-13: one at a time, each settled completely before the next."""

    role: int
    tile: int
    n: int

    def run(self, g: Mansion) -> None:
        role, tile, n = self.role, self.tile, self.n
        if not can_settle(g, role, tile):
            lay_down(g, tile, omens=n)
        elif g.omens[tile]:
            card, g.omens[tile] = g.omens[tile][0], g.omens[tile][1:]
            g.learned = True
            g.then(SHOW_EVENT(role, tile, card), self)
        elif n > 0:
            g.then(OPEN_EVENT(role, tile), SETTLE_EVENTS(role, tile, n - 1))


@dataclass(frozen=True)
class OpenEvent(Step):
    """GHT-EVT-01: the top Event-card, for all to see."""

    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        card = top_event(g)
        if card != NOBODY:
            g.then(SHOW_EVENT(self.role, self.tile, card))


def top_event(g: Mansion) -> int:
    """GHT-ROOM-15: the discards are shuffled when the pile is empty; monsters on the board stay out."""
    if not g.event_pile:
        if not g.events_out:
            return NOBODY
        g.event_pile, g.events_out = g.shuffle(tuple(sorted(g.events_out)), dice.EVENTS), ()
    card, g.event_pile = g.event_pile[0], g.event_pile[1:]
    g.learned = True
    return card


@dataclass(frozen=True)
class ShowEvent(Step):
    """GHT-EVT-05: a monster appears and fights; GHT-EVT-02, GHT-EVT-06: an EVENT or TRAP does what it says."""

    role: int
    tile: int
    card: int

    def run(self, g: Mansion) -> None:
        role, tile, card = self.role, self.tile, self.card
        g.stale = 0  # GHT-DEC-40
        g.tell("GHT-EVT-01", "event", role, card)
        monster = card - FIRST_MONSTER
        if 0 <= monster < MONSTERS:
            g.lair[monster] = tile
            g.then(Battle(tile, role))
        else:
            g.shown += (card,)
            g.then(PUT_AWAY(tile, card))
            play(g, SCRIPTS[card], role, tile)
        story.happen(g, "card", role, tile, card)  # GHT-FMT-09


@dataclass(frozen=True)
class PutAway(Step):
    """GHT-ROOM-14: discarded, unless its text makes it stay: on the tile, or with whoever keeps it."""

    tile: int
    card: int

    def run(self, g: Mansion) -> None:
        g.shown = tuple([card for card in g.shown if card != self.card])
        if any([self.card in kept for kept in g.kept]):
            return
        if CARDS[self.card].stays and (g.confined >> self.tile & 1 or g.locks[self.tile]):
            g.posted[self.tile] += (self.card,)  # GHT-ECARD-26
        else:
            g.events_out += (self.card,)


@dataclass(frozen=True)
class SettleItems(Step):
    """GHT-ITM-01: the first is opened and owned, GHT-ITM-02: the others are laid facedown; GHT-ITM-04."""

    role: int
    tile: int
    n: int

    def run(self, g: Mansion) -> None:
        if self.n < 1:
            return
        if can_settle(g, self.role, self.tile) and not g.took:
            g.took = True
            g.then(FIND_ITEM(self.role, True), SETTLE_ITEMS(self.role, self.tile, self.n - 1))  # GHT-ITM-03
        else:
            lay_down(g, self.tile, veiled=self.n)  # GHT-ECARD-15, GHT-ECARD-36: also of whoever was carried off


@dataclass(frozen=True)
class Settled(Step):
    """All of the tile has been settled, or left."""

    role: int
    tile: int

    def run(self, g: Mansion) -> None:
        if can_settle(g, self.role, self.tile):
            story.happen(g, "settled", self.role, self.tile)  # GHT-FMT-09


def lay_down(g: Mansion, tile: int, dread: int = 0, omens: int = 0, veiled: int = 0) -> None:
    """GHT-ROOM-07, GHT-HID-11: drawn unseen and laid facedown; only their kind is known."""
    for _ in range(dread):
        card = top_card(g)
        g.dread[tile] += (card,) if card != NOBODY else ()
    for _ in range(omens):
        card = top_event(g)
        g.omens[tile] += (card,) if card != NOBODY else ()
    for _ in range(min(veiled, len(g.item_pile))):
        g.veiled[tile] += (draw_item(g),)
    if dread or omens or veiled:
        g.tell("GHT-ROOM-07", "left facedown", tile, dread, omens, veiled)


EXPLORE: Final = kept(Explore)
INCIDENT: Final = kept(Incident)
SETTLE_INSANITY: Final = kept(SettleInsanity)
SETTLE_EVENTS: Final = kept(SettleEvents)
SETTLE_ITEMS: Final = kept(SettleItems)
SETTLED: Final = kept(Settled)
OPEN_EVENT: Final = kept(OpenEvent)
SHOW_EVENT: Final = kept(ShowEvent)
PUT_AWAY: Final = kept(PutAway)
