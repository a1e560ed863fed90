"""Every hidden fact, and a way to change it that the seat cannot notice. HID"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.games.hunter13.secrets.view import is_known, sees_hand, sees_lot
from hauntbox.games.hunter13.state import Mansion, roles
from hauntbox.kernel.agenda import Window
from hauntbox.kernel.contract import Seat, Secret
from hauntbox.kernel.geometry import places


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
    sure = g.story.deal.fixed + g.story.deal.buried
    loose = [n for n in loose if g.pile[n] not in sure]
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
    """Who has answered has not, and who has not has; but the last answer would open the window."""
    ask = g.asking()
    if not isinstance(ask, Window):
        return
    for role in ask.asked:
        legal = [] if ask.mind(g, role) in seat else ask.legal(g, role)
        if len(legal) > 1:
            is_last = list(ask.waiting(g)) == [role]
            g.sealed[role] = None if g.sealed[role] is not None or is_last else legal[0]


def possible_lots(g: Mansion, seat: Seat) -> list[tuple[int, ...]]:
    """What they may be by all that has come of them, as far as the seat knows: of one of its own it would know."""
    return [row for row in g.lots_left if all([may_be(g, seat, n, lot) for n, lot in enumerate(row)])]


def may_be(g: Mansion, seat: Seat, n: int, lot: int) -> bool:
    if sees_lot(g, seat, n):
        return lot == g.lots[n]
    return not (g.story.lots[n].told and lot in seat)


def scramble_lots(g: Mansion, seat: Seat) -> None:
    rows = possible_lots(g, seat)
    if rows:
        g.lots = rows[(rows.index(g.lots) + 1) % len(rows)]


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
