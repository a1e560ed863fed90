"""What a seat may know: everything but the order of the decks. HID

Seats have no private information from each other (GBT-HID-04), so every seat, and an onlooker, sees the same but for
the questions that it is asked.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hauntbox.games.ghostbusters2.state import GONE, Busters, Held, Trouble
from hauntbox.kernel.contract import SEED, Seat, Secret, asks
from hauntbox.kernel.wire import Action, Outcome


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
    """GBT-HID-01: its composition is public, the order is not."""
    return Deck(tuple(sorted(cards)), cards[:seen])


def view(g: Busters, seat: Seat) -> View:
    """GBT-HID-03: all that lies on the table; GBT-HID-04: the same for every seat."""
    return View(
        scenario=g.scenario,
        round=g.round,
        order=g.order,
        active=g.active,
        team=[buster(g, role) for role in range(len(g.at))],
        front=g.front,
        back=g.back,
        statue=g.statue,
        entities=[Entity(s, g.kind[s], at, g.bases[s]) for s, at in enumerate(g.spot) if at != GONE],
        subdued=g.subdued,
        gates=g.gates,
        piles=g.piles,
        flipped=g.flipped,
        timer=g.timer,
        longest=g.longest,
        spirit=g.spirit,
        supply=g.supply,
        lost=g.lost,
        tank=g.tank,
        poured=g.poured,
        goo=deck(g.goo, g.goo_seen),
        gear=deck(g.gear, 0),  # GBT-HID-02
        events=deck(g.omens, g.omens_seen),
        uses=g.uses,
        troubles=g.troubles,
        past=g.past,
        turn=(g.spent, g.used, g.extra, g.idle, g.fired, g.encore, g.once, g.aids, *g.net),
        daily=(g.daily, *g.boosts, g.calm, g.relay, g.circle, g.codex, *g.indexed, g.soothed, g.strides, g.cartridge,
               g.chaos, g.shooter),
        story=(g.filed, g.ticket, g.captain, g.caught, g.drained, g.home),
        stored=g.stored,
        fugitives=g.fugitives,
        rolls=g.rolls,
        drawn=g.drawn,
        agenda=repr(g.agenda),
        asks=asks(g, seat),
        outcome=g.outcome,
    )  # fmt: skip


def known(g: Busters) -> Busters:
    """The position as all know it, to ask the rules: what is hidden of the decks lies sorted, the dice are nobody's."""
    h = g.clone()
    h.seed, h.rigged = "", {}
    h.goo, h.gear = sorted_below(g.goo, g.goo_seen), sorted_below(g.gear, 0)
    h.omens = sorted_below(g.omens, g.omens_seen)
    return h


def sorted_below(cards: tuple[int, ...], seen: int) -> tuple[int, ...]:
    return cards[:seen] + tuple(sorted(cards[seen:]))


def buster(g: Busters, role: int) -> Ghostbuster:
    return Ghostbuster(
        g.who[role], g.at[role], g.pack[role], g.slime[role], g.xp[role], g.level[role], g.trapped[role],
        g.plazms[role], g.cards[role], g.held[role], g.dulled[role], g.traps[role],
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
