"""What a seat may know, and how it is told: everything but the order of the decks. HID

Seats have no private information from each other (GBT-HID-04), so every seat, and an onlooker, sees the same but for
the questions that it is asked.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from hauntbox.games.ghostbusters2.state import GONE, Busters, Held, Trouble
from hauntbox.kernel.agenda import agenda_words
from hauntbox.kernel.contract import SEED, Seat, Secret, asks
from hauntbox.kernel.known import public_part
from hauntbox.kernel.wire import Action, Outcome

# GBT-HID-03: what lies open on the table. A field that is not named here is hidden.
PUBLIC: Final = (
    "options", "scenario", "round", "order", "active",
    "who", "at", "pack", "slime", "xp", "level", "trapped", "plazms", "cards", "held", "dulled", "traps",
    "front", "back", "statue", "kind", "spot", "bases", "bodies", "subdued",
    "gates", "piles", "flipped", "timer", "longest", "spirit", "supply", "lost", "tank", "poured",
    "goo_seen", "omens_seen", "uses", "troubles", "past",
    "spent", "used", "extra", "idle", "fired", "encore", "once", "aids", "net",
    "daily", "boosts", "calm", "relay", "circle", "codex", "indexed", "soothed", "strides", "cartridge", "chaos",
    "shooter", "filed", "ticket", "captain", "stored", "caught", "fugitives", "raised", "drained", "home", "rolls",
    "street", "sheet", "moves",
)  # fmt: skip


@cache
def empty() -> Busters:
    """A position without anything in it. It is made when it is first asked for: its moves name cards."""
    return Busters()


def known(g: Busters, seat: Seat) -> Busters:
    """GBT-HID-03: the position as it lies on the table; GBT-HID-04: every seat knows the same."""
    if g.known_to == seat:
        return g
    k: Busters = public_part(g, seat, empty(), PUBLIC)
    k.goo = sorted_below(g.goo, g.goo_seen)  # GBT-HID-01
    k.gear = sorted_below(g.gear, 0)  # GBT-HID-02
    k.omens = sorted_below(g.omens, g.omens_seen)  # GBT-HID-02
    return k


def sorted_below(cards: tuple[int, ...], seen: int) -> tuple[int, ...]:
    """Its composition is public, and so are the cards that all have seen; the order of the others is not."""
    return cards[:seen] + tuple(sorted(cards[seen:]))


class Ghostbuster(Struct, frozen=True):
    """GBT-HID-03: a Character Card and its figure."""

    character: int
    at: int
    pack: int
    slime: int
    xp: int
    level: int
    trapped: tuple[int, ...]
    plazms: int
    cards: tuple[int, ...]
    held: Held
    dulled: int
    trap: int


class Entity(Struct, frozen=True):
    slot: int
    kind: int
    at: int
    bases: int


class Deck(Struct, frozen=True):
    """What lies in it, sorted; the cards at its top that all have seen."""

    left: tuple[int, ...]
    top: tuple[int, ...]


class View(Struct, frozen=True):
    scenario: str
    round: int
    order: tuple[int, ...]
    active: int
    team: list[Ghostbuster]
    front: int
    back: int
    statue: int
    entities: list[Entity]
    subdued: int
    gates: int
    piles: int
    flipped: tuple[int, ...]
    timer: int
    longest: int
    spirit: list[int]
    supply: list[int]
    lost: list[int]
    tank: int
    poured: int
    goo: Deck
    gear: Deck
    events: Deck
    uses: list[int]
    troubles: tuple[Trouble, ...]
    past: tuple[int, ...]
    turn: tuple[int, ...]  # spent, used, extra, idle, fired, encore, once, aids, net
    daily: tuple[int, ...]
    story: tuple[int, ...]
    stored: tuple[int, ...]
    fugitives: tuple[tuple[int, int], ...]
    rolls: tuple[tuple[str, int], ...]
    drawn: dict[str, int]  # how many dice have been rolled, by purpose
    agenda: str
    asks: dict[int, list[Action]]
    outcome: Outcome | None


def deck(cards: tuple[int, ...], seen: int) -> Deck:
    return Deck(tuple(sorted(cards)), cards[:seen])


def view(g: Busters, seat: Seat) -> View:
    return told(known(g, seat), seat)


def told(k: Busters, seat: Seat) -> View:
    """What the seat knows, as data."""
    return View(
        scenario=k.scenario,
        round=k.round,
        order=k.order,
        active=k.active,
        team=[buster(k, role) for role in range(len(k.at))],
        front=k.front,
        back=k.back,
        statue=k.statue,
        entities=[Entity(s, k.kind[s], at, k.bases[s]) for s, at in enumerate(k.spot) if at != GONE],
        subdued=k.subdued,
        gates=k.gates,
        piles=k.piles,
        flipped=k.flipped,
        timer=k.timer,
        longest=k.longest,
        spirit=k.spirit,
        supply=k.supply,
        lost=k.lost,
        tank=k.tank,
        poured=k.poured,
        goo=deck(k.goo, k.goo_seen),
        gear=deck(k.gear, 0),
        events=deck(k.omens, k.omens_seen),
        uses=k.uses,
        troubles=k.troubles,
        past=k.past,
        turn=(k.spent, k.used, k.extra, k.idle, k.fired, k.encore, k.once, k.aids, *k.net),
        daily=(k.daily, *k.boosts, k.calm, k.relay, k.circle, k.codex, *k.indexed, k.soothed, k.strides, k.cartridge,
               k.chaos, k.shooter),
        story=(k.filed, k.ticket, k.captain, k.caught, k.drained, k.home),
        stored=k.stored,
        fugitives=k.fugitives,
        rolls=k.rolls,
        drawn=k.drawn,
        agenda=agenda_words(k.agenda),
        asks=asks(k, seat),
        outcome=k.outcome,
    )  # fmt: skip


def buster(k: Busters, role: int) -> Ghostbuster:
    return Ghostbuster(
        k.who[role], k.at[role], k.pack[role], k.slime[role], k.xp[role], k.level[role], k.trapped[role],
        k.plazms[role], k.cards[role], k.held[role], k.dulled[role], k.traps[role],
    )  # fmt: skip


# What is hidden, and a way to change it that nobody can notice. ------------------------------------------------------


def turned(cards: tuple[int, ...], seen: int) -> tuple[int, ...]:
    """The unseen cards go round by one place."""
    hidden = cards[seen:]
    return cards[:seen] + hidden[1:] + hidden[:1]


def scramble_goo(g: Busters, seat: Seat) -> None:
    g.goo = turned(g.goo, g.goo_seen)


def scramble_decks(g: Busters, seat: Seat) -> None:
    g.gear, g.omens = turned(g.gear, 0), turned(g.omens, g.omens_seen)


SECRETS: Final = {
    "GBT-HID-01": Secret(lambda g, seat: g.goo[g.goo_seen :], scramble_goo),
    "GBT-HID-02": Secret(lambda g, seat: (g.gear, g.omens[g.omens_seen :]), scramble_decks),
    "GBT-HID-05": SEED,
}
