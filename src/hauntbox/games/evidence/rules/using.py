"""Items are used, put down and picked up. ITM"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.evidence.actions import Put
from hauntbox.games.evidence.cards.deck import item_of
from hauntbox.games.evidence.cards.hands import gain, put_in
from hauntbox.games.evidence.cards.items import BOOK
from hauntbox.games.evidence.rules.sight import books_here, check_book, look
from hauntbox.games.evidence.state import Haunting
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def use(g: Haunting, role: int, card: int) -> None:
    """EVI-ITM-03: all learn what was used, EVI-HID-16: and what came of it; EVI-ITM-04: as often as one likes."""
    g.tell("EVI-ITM-03", "uses", role, card)
    g.learned = True
    if card not in g.known[role]:
        g.known[role] = put_in(g.known[role], card)  # EVI-HID-10
    if g.options.original_draft and item_of(card).placeable:  # EVI-DRF-32
        g.then(Placing(role, card))  # EVI-DRF-22
    else:
        take_effect(g, role, card, g.at[role])


def take_effect(g: Haunting, role: int, card: int, square: int) -> None:
    item_of(card).effect(g, role, card, square)
    if item_of(card).placeable:
        look(g, role)  # EVI-ITM-12: right after an item is placed


@dataclass(frozen=True)
class Placing(Choice):
    """EVI-DRF-22: in the draft a token goes onto a square in front of the hunter."""

    card: int

    def candidates(self, g: Haunting, role: int) -> Sequence[Action]:
        return [g.moves.put[square] for square in places(g.house.grid.near[g.at[role]])]

    def bars(self, g: Haunting, role: int, act: Action) -> str:
        if not isinstance(act, Put):
            return act.when
        return bars_put(g, role, self.card, g.house.place[act.square])

    def answer(self, g: Haunting, act: Put) -> None:
        take_effect(g, self.role, self.card, g.house.place[act.square])  # EVI-DEC-17


def bars_put(g: Haunting, role: int, card: int, square: int) -> str:
    if square in g.house.fronts or not g.house.grid.near[g.at[role]] >> square & 1:
        return "EVI-DRF-22"
    return bars_floor(g, card, square)


def bars_floor(g: Haunting, card: int, square: int) -> str:
    item = item_of(card)
    return "EVI-ITM-08" if item.is_alone and item.floor is not None and square in item.floor(g) else ""


def bars_use(g: Haunting, role: int, card: int) -> str:
    here = g.at[role]
    if g.hunt and not g.options.original_draft:  # EVI-DRF-21, EVI-DRF-30
        return "EVI-HUNT-23"
    if here == g.house.van:
        return "EVI-HTR-10"  # EVI-VAN-07
    if card not in g.hand[role]:
        return "EVI-HTR-05"
    if g.options.original_draft:
        return bars_draft_use(g, role, card)
    if item_of(card).placeable and here in g.house.fronts:
        return "EVI-ITM-09"
    return bars_floor(g, card, here)  # EVI-ITM-08


def bars_draft_use(g: Haunting, role: int, card: int) -> str:
    """EVI-DRF-22: there must be a square in front of the hunter that the token can go on."""
    if not item_of(card).placeable:
        return ""
    reasons = [bars_put(g, role, card, square) for square in places(g.house.grid.near[g.at[role]])]
    return "" if "" in reasons else reasons[0]


def lies_here(g: Haunting, square: int, card: int) -> bool:
    """Is such a token on the square?"""
    floor = item_of(card).floor
    return floor is not None and square in floor(g)


def bars_pick_up(g: Haunting, role: int, item: int) -> str:
    if g.options.fixed_loadout:  # EVI-OPT-11
        return "EVI-OPT-11"
    if g.hunt:
        return "EVI-HTR-09"
    if g.at[role] == g.house.van or not lies_here(g, g.at[role], item):
        return "EVI-HTR-06"
    return "EVI-PAR-02" if len(g.hand[role]) >= g.options.hunter_hand else ""  # EVI-ITM-02, EVI-DEC-21


def pick_up(g: Haunting, role: int, item: int) -> None:
    """EVI-HTR-06: into the hand, in the sight of all; EVI-BOOK-08: a book was checked on the way here."""
    here = g.at[role]
    if item == BOOK and g.options.original_draft and here in books_here(g, role):
        check_book(g, role, here)  # EVI-BOOK-08: there nobody has looked yet
    lift = item_of(item).lift
    assert lift is not None
    lift(g, here)
    gain(g, role, item)
    g.tell("EVI-HTR-06", "picks up", role, item, here)
