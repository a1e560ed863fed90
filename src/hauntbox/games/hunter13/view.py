"""What a seat may know. The only way out of a position: scene, log, options and refusals are made from it. HID

A seat plays characters, the host, or nobody. Each character's Insanity-cards are its own; the host knows the clues.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from hauntbox.games.hunter13.state import NOWHERE, Foe, Mansion, roles
from hauntbox.kernel.contract import Seat, asks
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action, Outcome

HIDDEN: Final = -1  # a card or tile that the seat does not know


class Character(Struct, frozen=True):
    """GHT-HID-03: the sheet and all that lies beside it; GHT-HID-01: of the Insanity-cards only the number."""

    who: int
    at: int
    came: int
    grown: tuple[int, ...]
    steps_left: int
    status: int
    hurt: int
    shaken: int
    cards: int
    hand: tuple[int, ...] | None  # None: not for this seat
    items: tuple[int, ...]
    kept: tuple[int, ...]
    conditions: tuple[int, ...]
    mood: int


class Room(Struct, frozen=True):
    """A tile as it lies; GHT-HID-11: of facedown cards only the kind and the number."""

    tile: int
    cell: int
    turned: int
    explored: bool
    marks: int
    locks: int
    confined: bool
    posted: tuple[int, ...]
    lying: tuple[int, ...]
    dread: int
    omens: int
    veiled: int


class Monster(Struct, frozen=True):
    monster: int
    at: int
    wounds: int
    frights: int


class View(Struct, frozen=True):
    title: str
    round: int
    order: tuple[int, ...]
    active: int
    team: list[Character]
    rooms: list[Room]
    joint: list[int]
    pile: tuple[int, ...]  # top first; HIDDEN where the seat does not know the tile
    unseen: tuple[int, ...]  # tiles that the pile may hold
    opened: tuple[int, ...]
    shown: tuple[int, ...]
    aside: int
    unused: int
    blocked: int
    insanity: int
    insanity_out: tuple[int, ...]
    events: int
    events_out: tuple[int, ...]
    events_aside: tuple[int, ...]
    item_pile: tuple[int, ...]
    items_out: tuple[int, ...]
    items_aside: tuple[int, ...]
    judges: list[tuple[int, ...]]
    monsters: list[Monster]
    bosses: tuple[tuple[int, Foe], ...]
    turn: tuple[int, ...]
    battle: tuple[Any, ...]
    story: tuple[Any, ...]
    clues: dict[int, int]  # the seat's roles -> what was read to them, bits
    lots: tuple[int, ...]
    standing: dict[int, dict[str, Action]]
    rolls: tuple[tuple[int, int], ...]
    agenda: str
    asks: dict[int, list[Action]]
    outcome: Outcome | None


def sees_hand(g: Mansion, seat: Seat, role: int) -> bool:
    """GHT-HID-01: one's own; GHT-INS-26: with the option, everybody's."""
    return role in seat or g.options.open_insanity


def is_known(g: Mansion, bits: int, seat: Seat) -> bool:
    """Some role of the seat has seen it, or all characters have."""
    everybody = (1 << len(g.who)) - 1
    return bits & everybody == everybody or any([bits >> role & 1 for role in seat])


def known_row(g: Mansion, cards: Sequence[int], known: Sequence[int], seat: Seat) -> tuple[int, ...]:
    """GHT-HID-07: the order is unknown, but for what the seat has looked at."""
    return tuple([card if is_known(g, known[n], seat) else HIDDEN for n, card in enumerate(cards)])


def sees_lot(g: Mansion, seat: Seat, n: int) -> bool:
    """Shown to all, or drawn for somebody who was told."""
    lot = g.story.lots[n]
    return bool(g.lots_shown >> n & 1) or (lot.told and g.lots[n] in seat)


def seen_lots(g: Mansion, seat: Seat) -> tuple[int, ...]:
    return tuple([lot if sees_lot(g, seat, n) else HIDDEN for n, lot in enumerate(g.lots)])


def view(g: Mansion, seat: Seat) -> View:
    """GHT-HID-03: all that lies open, and what is the seat's own."""
    return View(
        title=g.story.title,  # GHT-HID-09: never its text
        round=g.round,
        order=g.order,
        active=g.active,
        team=[character(g, role, seat) for role in roles(g)],
        rooms=[room(g, tile) for tile in g.laid],
        joint=g.joint,
        pile=known_row(g, g.pile, g.pile_known, seat),
        unseen=tuple(sorted([*g.pile, *places(g.spare)])),  # GHT-HID-08
        opened=g.opened,
        shown=g.shown,
        aside=g.aside,
        unused=g.unused,
        blocked=g.blocked,
        insanity=len(g.insanity),
        insanity_out=tuple(sorted(g.insanity_out)),
        events=len(g.event_pile),
        events_out=tuple(sorted(g.events_out)),
        events_aside=g.events_aside,
        item_pile=known_row(g, g.item_pile, g.item_known, seat),
        items_out=tuple(sorted(g.items_out)),
        items_aside=g.items_aside,
        judges=g.judges,  # GHT-HID-13
        monsters=[Monster(n, at, g.wounds[n], g.frights[n]) for n, at in enumerate(g.lair) if at != NOWHERE],
        bosses=g.bosses,
        turn=turn(g),
        battle=battle(g),
        story=story(g),
        clues={role: g.heard[role] for role in seat},
        lots=seen_lots(g, seat),
        standing={role: g.standing[role] for role in seat},
        rolls=g.rolls,
        agenda=repr(g.agenda),
        asks=asks(g, seat),
        outcome=g.outcome,
    )


def character(g: Mansion, role: int, seat: Seat) -> Character:
    """GHT-HID-02: others' Maximum MP follows from their hands, so it is not here; MP damage is."""
    bits = (g.maiden, g.gifted, g.slowed, g.limp, g.subdued)
    return Character(
        g.who[role], g.at[role], g.came[role], g.grown[role], g.steps_left[role], g.status[role], g.hurt[role],
        g.shaken[role], len(g.hand[role]), g.hand[role] if sees_hand(g, seat, role) else None, g.items[role],
        g.kept[role],
        (g.stars[role], g.wasting[role], g.read[role], g.spurned[role], g.tried[role], g.might[role], g.deeper[role],
         g.vitality[role], g.idle[role], *[mask >> role & 1 for mask in bits]),
        g.mood[role],
    )  # fmt: skip


def room(g: Mansion, tile: int) -> Room:
    return Room(
        tile, g.cell[tile], g.turned[tile], bool(g.explored >> tile & 1), g.marks[tile], g.locks[tile],
        bool(g.confined >> tile & 1), g.posted[tile], g.lying[tile], len(g.dread[tile]), len(g.omens[tile]),
        len(g.veiled[tile]),
    )  # fmt: skip


def turn(g: Mansion) -> tuple[int, ...]:
    return (
        g.turn, g.moves, g.moved, g.points, g.took, g.called, g.entered, g.barred, g.extra, g.fought, g.knocked,
        g.hinted, g.asked_end, g.stayed, g.rebuffed, g.passed, g.stale, g.free_marks, g.skeleton, *g.fell,
    )  # fmt: skip


def battle(g: Mansion) -> tuple[Any, ...]:
    """GHT-HID-14: attack types are open once they are declared."""
    return (
        g.field_, g.bout, g.lead, g.foes, g.fighting, g.failed, g.fled, tuple(g.types), g.foe_types, tuple(g.targets),
        tuple(g.free), tuple(g.free_kind), tuple(g.drawn_cards), g.black, g.invaded, g.hits,
    )  # fmt: skip


def story(g: Mansion) -> tuple[Any, ...]:
    """What the scenario shows to all: counters, clues by number, markers and things on tiles."""
    counts = [count for count, counter in zip(g.counts, g.story.counters, strict=True) if counter.shown]
    return (tuple(counts), g.clues, tuple(g.marker), tuple(g.things), g.lots_shown, g.did, g.result)
