"""What a seat may know. The only way out of a position: view, scene, log and redeal are made of `known` alone. HID

A seat plays characters, the host, or nobody. Each character's Insanity-cards are its own; the host knows the clues.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import chain
from typing import Any, Final

from hauntbox.games.hunter13.secrets.view_structs import Character, Monster, Room, View
from hauntbox.games.hunter13.state import ALL_SEEN, FIRST_MONSTER, MONSTERS, NOWHERE, Mansion, Unseen, roles
from hauntbox.kernel.agenda import agenda_words
from hauntbox.kernel.contract import Seat, asks
from hauntbox.kernel.geometry import mask_of, places
from hauntbox.kernel.known import public_part

HIDDEN: Final = -1  # a card or tile that the seat does not know
PUBLIC: Final = (  # fields that all may know; a seat knows nothing of any other unless `known` names it
    # GHT-MODE-07, GHT-HID-09: the scenario as a rule book; none of its texts is read before its time
    "options", "scenario", "story", "flags", "counts", "seen", "did", "result", "clues", "heard", "marker", "things",
    "lots_shown", "lots_left",
    "round", "order", "active", "turn", "stale",
    # The mansion.
    "cell", "turned", "explored", "laid", "pile_known", "opened", "aside", "unused", "blocked", "marks", "free_marks",
    "locks", "confined", "posted", "joint", "lying",
    "beside", "passages", "passable", "outward", "fresh", "adjacent", "ways",
    # GHT-HID-03: characters.
    "who", "at", "came", "grown", "steps_left", "status", "hurt", "shaken", "items", "kept", "stars", "wasting",
    "maiden", "gifted", "read", "skeleton", "slowed", "spurned", "limp", "tried", "might", "deeper", "vitality",
    "subdued", "idle", "fell", "mood",
    "shown", "events_aside", "item_known", "items_aside", "lair", "wounds", "frights", "bosses",
    "moves", "moved", "points", "took", "called", "rebuffed", "entered", "barred", "extra", "fought", "passed",
    "knocked", "hinted", "asked_end", "stayed",
    # GHT-HID-13, GHT-HID-14: the battle, with what is declared, and the Judge-cards.
    "field_", "bout", "lead", "foes", "fighting", "failed", "fled", "types", "foe_types", "targets", "free",
    "free_kind", "drawn_cards", "black", "invaded", "hits", "judges", "rolls",
)  # fmt: skip
EMPTY: Final = Mansion()


def known(g: Mansion, seat: Seat) -> Mansion:
    """Return the position as the seat knows it: what is public, its own cards, and what it has looked at."""
    if g.known_to == seat:  # shortcut: it is made already
        return g
    h: Mansion = public_part(g, seat, EMPTY, PUBLIC)
    h.pile = known_row(g, g.pile, g.pile_known, seat)  # GHT-HID-07
    h.item_pile = known_row(g, g.item_pile, g.item_known, seat)
    h.event_pile, h.insanity = hidden(g.event_pile), hidden(g.insanity)
    h.veiled, h.omens = facedown(g.veiled), facedown(g.omens)  # GHT-HID-11
    h.dread = facedown(g.dread)  # GHT-HID-12
    h.hand = [hand if sees_hand(g, seat, role) else hidden(hand) for role, hand in enumerate(g.hand)]
    h.whisper = g.whisper if not g.whisper or sees_hand(g, seat, g.active) else HIDDEN  # GHT-HID-01
    h.insanity_out, h.events_out = tuple(sorted(g.insanity_out)), tuple(sorted(g.events_out))
    h.items_out = tuple(sorted(g.items_out))  # how cards that are out lie upon each other is not known
    h.lots = seen_lots(g, seat)  # GHT-HID-09
    h.unseen = unseen(g, h)
    h.spare = mask_of(h.unseen.tiles)  # GHT-HID-08: any of them may be left out
    return h


def hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)


def facedown(cards: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """By tile: how many, and not which."""
    return [hidden(each) if each else each for each in cards]


def unseen(g: Mansion, h: Mansion) -> Unseen:
    """Return the cards of `g` that are hidden in `h`, without their places."""
    if g.unseen is not ALL_SEEN:
        return g.unseen  # `g` is what somebody knows
    mads = [card for hand, shown in zip(g.hand, h.hand, strict=True) if shown is not hand for card in hand]
    spare = sorted(g.events_spare)
    monsters, traps = bisect_left(spare, FIRST_MONSTER), bisect_left(spare, FIRST_MONSTER + MONSTERS)
    return Unseen(
        tuple(sorted([*not_in(g.pile, h.pile), *places(g.spare)])),
        tuple(sorted([*g.event_pile, *spare, *chain(*g.omens)])),
        tuple(sorted([*not_in(g.item_pile, h.item_pile), *chain(*g.veiled)])),
        tuple(sorted([*g.insanity, *mads, *chain(*g.dread)])),
        (monsters, traps - monsters, len(spare) - traps),
    )


def not_in(pile: tuple[int, ...], shown: tuple[int, ...]) -> list[int]:
    """Return the cards of a pile that are hidden in what is shown of it."""
    return [card for card, seen in zip(pile, shown, strict=True) if seen == HIDDEN]


def sees_hand(g: Mansion, seat: Seat, role: int) -> bool:
    """GHT-HID-01: one's own; GHT-INS-26: with the option, everybody's."""
    return role in seat or g.options.open_insanity


def is_known(g: Mansion, bits: int, seat: Seat) -> bool:
    """Some role of the seat has seen it, or all characters have."""
    everybody = (1 << len(g.who)) - 1
    return bits & everybody == everybody or bits & mask_of(seat) != 0


def known_row(g: Mansion, cards: tuple[int, ...], known: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """GHT-HID-07: the order is unknown, but for what the seat has looked at."""
    if not any(known):  # shortcut: the row below says the same
        return hidden(cards)
    mine, everybody = mask_of(seat), (1 << len(g.who)) - 1
    both = zip(cards, known, strict=True)
    return tuple([card if bits & mine or bits & everybody == everybody else HIDDEN for card, bits in both])


def sees_lot(g: Mansion, seat: Seat, n: int) -> bool:
    """Shown to all, or drawn for somebody who was told."""
    lot = g.story.lots[n]
    return bool(g.lots_shown >> n & 1) or (lot.told and g.lots[n] in seat)


def seen_lots(g: Mansion, seat: Seat) -> tuple[int, ...]:
    return tuple([lot if sees_lot(g, seat, n) else HIDDEN for n, lot in enumerate(g.lots)])


def view(g: Mansion, seat: Seat) -> View:
    """GHT-HID-03: all that lies open, and what is the seat's own."""
    return shown(known(g, seat), seat)


def shown(k: Mansion, seat: Seat) -> View:
    """Return what the seat knows, as data."""
    return View(
        title=k.story.title,  # GHT-HID-09: never its text
        round=k.round,
        order=k.order,
        active=k.active,
        team=[character(k, role, seat) for role in roles(k)],
        rooms=[room(k, tile) for tile in k.laid],
        joint=k.joint,
        pile=k.pile,
        unseen=tuple(sorted([*k.unseen.tiles, *[tile for tile in k.pile if tile != HIDDEN]])),  # GHT-HID-08
        opened=k.opened,
        shown=k.shown,
        aside=k.aside,
        unused=k.unused,
        blocked=k.blocked,
        insanity=len(k.insanity),
        insanity_out=k.insanity_out,
        events=len(k.event_pile),
        events_out=k.events_out,
        events_aside=k.events_aside,
        item_pile=k.item_pile,
        items_out=k.items_out,
        items_aside=k.items_aside,
        judges=k.judges,  # GHT-HID-13
        monsters=[Monster(n, at, k.wounds[n], k.frights[n]) for n, at in enumerate(k.lair) if at != NOWHERE],
        bosses=k.bosses,
        turn=turn(k),
        battle=battle(k),
        story=story(k),
        clues={role: k.heard[role] for role in seat},
        lots=k.lots,
        standing={role: k.standing[role] for role in seat},
        rolls=k.rolls,
        agenda=agenda_words(k.agenda),
        asks=asks(k, seat),
        outcome=k.outcome,
    )


def character(k: Mansion, role: int, seat: Seat) -> Character:
    """GHT-HID-02: others' Maximum MP follows from their hands, so it is not here; MP damage is."""
    bits = (k.maiden, k.gifted, k.slowed, k.limp, k.subdued)
    return Character(
        k.who[role], k.at[role], k.came[role], k.grown[role], k.steps_left[role], k.status[role], k.hurt[role],
        k.shaken[role], len(k.hand[role]), k.hand[role] if sees_hand(k, seat, role) else None, k.items[role],
        k.kept[role],
        (k.stars[role], k.wasting[role], k.read[role], k.spurned[role], k.tried[role], k.might[role], k.deeper[role],
         k.vitality[role], k.idle[role], *[mask >> role & 1 for mask in bits]),
        k.mood[role],
    )  # fmt: skip


def room(k: Mansion, tile: int) -> Room:
    return Room(
        tile, k.cell[tile], k.turned[tile], bool(k.explored >> tile & 1), k.marks[tile], k.locks[tile],
        bool(k.confined >> tile & 1), k.posted[tile], k.lying[tile], len(k.dread[tile]), len(k.omens[tile]),
        len(k.veiled[tile]),
    )  # fmt: skip


def turn(k: Mansion) -> tuple[int, ...]:
    return (
        k.turn, k.moves, k.moved, k.points, k.took, k.called, k.entered, k.barred, k.extra, k.fought, k.knocked,
        k.hinted, k.asked_end, k.stayed, k.rebuffed, k.passed, k.stale, k.free_marks, k.skeleton, *k.fell,
    )  # fmt: skip


def battle(k: Mansion) -> tuple[Any, ...]:
    """GHT-HID-14: attack types are open once they are declared."""
    return (
        k.field_, k.bout, k.lead, k.foes, k.fighting, k.failed, k.fled, tuple(k.types), k.foe_types, tuple(k.targets),
        tuple(k.free), tuple(k.free_kind), tuple(k.drawn_cards), k.black, k.invaded, k.hits,
    )  # fmt: skip


def story(k: Mansion) -> tuple[Any, ...]:
    """What the scenario shows to all: counters, clues by number, markers and things on tiles."""
    counts = [count for count, counter in zip(k.counts, k.story.counters, strict=True) if counter.shown]
    return (tuple(counts), k.clues, tuple(k.marker), tuple(k.things), k.lots_shown, k.did, k.result)
