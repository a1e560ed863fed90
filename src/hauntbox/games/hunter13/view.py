"""What a seat may know. The only way out of a position: scene, log, options and refusals are made from it. HID

A seat plays characters, the host, or nobody. Each character's Insanity-cards are its own; the host knows the clues.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from hauntbox.games.hunter13.state import NOWHERE, Foe, Mansion, roles
from hauntbox.kernel.contract import Seat, Secret, asks
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
    return tuple([card if is_known(g, bits, seat) else HIDDEN for card, bits in zip(cards, known, strict=True)])


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
        clues={role: g.heard[role] for role in seat if role < len(g.heard)},
        lots=seen_lots(g, seat),
        standing={role: g.standing[role] for role in seat if role < len(g.standing)},
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


# What is hidden, and a way to change it that the seat cannot notice. --------------------------------------------------


def unseen_hands(g: Mansion, seat: Seat) -> list[int]:
    return [role for role in roles(g) if not sees_hand(g, seat, role)]


def rotated(cards: Sequence[int]) -> list[int]:
    return [*cards[1:], *cards[:1]]


def scramble_hands(g: Mansion, seat: Seat) -> None:
    """Others' cards change places with each other and with the pile."""
    others = unseen_hands(g, seat)
    cards = rotated([*[card for role in others for card in g.hand[role]], *g.insanity])
    for role in others:
        n = len(g.hand[role])
        g.hand[role], cards = tuple(sorted(cards[:n])), cards[n:]
    g.insanity = tuple(cards)


def turned(g: Mansion, cards: tuple[int, ...], known: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The cards that the seat does not know go round by one place."""
    places_ = [n for n, bits in enumerate(known) if not is_known(g, bits, seat)]
    row = list(cards)
    for n, card in zip(places_, rotated([cards[n] for n in places_]), strict=True):
        row[n] = card
    return tuple(row)


def scramble_piles(g: Mansion, seat: Seat) -> None:
    g.pile = turned(g, g.pile, g.pile_known, seat)
    g.item_pile = turned(g, g.item_pile, g.item_known, seat)
    g.event_pile, g.insanity = tuple(rotated(g.event_pile)), tuple(rotated(g.insanity))
    g.seed += "?"


def scramble_left_out(g: Mansion, seat: Seat) -> None:
    """A tile of the pile that the lot brought, and one that it left out, change places."""
    loose = [n for n, tile in enumerate(g.pile) if not is_known(g, g.pile_known[n], seat)]
    loose = [n for n in loose if g.pile[n] not in (*g.story.deal.fixed, *g.story.deal.buried)]
    if loose and g.spare:
        other = places(g.spare)[0]
        g.spare = g.spare & ~(1 << other) | 1 << g.pile[loose[0]]
        g.pile = tuple([other if n == loose[0] else tile for n, tile in enumerate(g.pile)])


def scramble_facedown(g: Mansion, seat: Seat) -> None:
    """Facedown Event- and Item-cards on tiles change places with those on the piles."""
    for tile in g.laid:
        if g.omens[tile] and g.event_pile:
            first, g.event_pile = g.event_pile[0], (*g.event_pile[1:], g.omens[tile][0])
            g.omens[tile] = (*g.omens[tile][1:], first)
        if len(g.veiled[tile]) > 0 and g.item_pile and not is_known(g, g.item_known[0], seat):
            card, g.item_pile = g.item_pile[0], (g.veiled[tile][0], *g.item_pile[1:])
            g.veiled[tile] = (*g.veiled[tile][1:], card)


def scramble_dread(g: Mansion, seat: Seat) -> None:
    for tile in g.laid:
        if g.dread[tile] and g.insanity:
            card, g.insanity = g.insanity[0], (*g.insanity[1:], g.dread[tile][0])
            g.dread[tile] = (*g.dread[tile][1:], card)


def scramble_sealed(g: Mansion, seat: Seat) -> None:
    """Another answer of somebody who has answered."""
    ask = g.asking()
    for role, act in enumerate(g.sealed):
        if act is not None and ask is not None and ask.mind(g, role) not in seat:
            others = [other for other in ask.legal(g, role) if other != act]
            g.sealed[role] = others[0] if others else act


def lot_row(g: Mansion, n: int) -> tuple[int, ...]:
    """What may have been drawn."""
    lot = g.story.lots[n]
    if lot.of == "hunters":
        return tuple(roles(g))
    if lot.of == "strangers":
        return tuple([person for person in range(8) if person not in g.who])
    return lot.among


def possible_lots(g: Mansion, n: int, seat: Seat) -> list[int]:
    """As far as the seat knows: one of its own would have been told."""
    told = g.story.lots[n].told
    return [lot for lot in lot_row(g, n) if not (told and lot in seat)]


def scramble_lots(g: Mansion, seat: Seat) -> None:
    lots = list(g.lots)
    for n, lot in enumerate(lots):
        row = possible_lots(g, n, seat)
        if not sees_lot(g, seat, n) and len(row) > 1:
            lots[n] = row[(row.index(lot) + 1) % len(row)]
    g.lots = tuple(lots)


def sealed_by_others(g: Mansion, seat: Seat) -> list[str]:
    return [str(act) for role, act in enumerate(g.sealed) if act is not None and g.minds[role] not in seat]


SECRETS: Final = {
    "GHT-HID-01": Secret(lambda g, seat: [g.hand[role] for role in unseen_hands(g, seat)], scramble_hands),
    "GHT-HID-07": Secret(lambda g, seat: (g.pile, g.event_pile, g.insanity, g.item_pile), scramble_piles),
    "GHT-HID-08": Secret(lambda g, seat: g.spare, scramble_left_out),
    "GHT-HID-09": Secret(
        lambda g, seat: [lot for n, lot in enumerate(g.lots) if not sees_lot(g, seat, n)], scramble_lots
    ),
    "GHT-HID-11": Secret(lambda g, seat: (g.omens, g.veiled), scramble_facedown),
    "GHT-HID-12": Secret(lambda g, seat: g.dread, scramble_dread),
    "GHT-HID-14": Secret(sealed_by_others, scramble_sealed),
}
