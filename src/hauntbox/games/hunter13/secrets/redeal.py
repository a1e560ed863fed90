"""A position that a seat cannot tell from this one, made of what it knows and the dice alone. HID"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from hauntbox.games.hunter13.actions import PASS
from hauntbox.games.hunter13.rules.hunters.harm import Rescue, Save
from hauntbox.games.hunter13.rules.hunters.insanity import weight
from hauntbox.games.hunter13.rules.hunters.points import hp, open_mp
from hauntbox.games.hunter13.rules.mansion.tile_pile import may_lie
from hauntbox.games.hunter13.rules.turn.setup import KINDS
from hauntbox.games.hunter13.secrets.hidden import possible_lots, unseen_hands
from hauntbox.games.hunter13.secrets.view import HIDDEN
from hauntbox.games.hunter13.state import ALL_SEEN, HUNTER, NOBODY, NOWHERE, Mansion
from hauntbox.kernel.agenda import Window
from hauntbox.kernel.contract import Seat
from hauntbox.kernel.geometry import mask_of, places

TRIES: Final = 60
NO_LIMIT: Final = 999
ANSWERED: Final = 0.5  # how often somebody with a choice has made it already


def fill_in(k: Mansion, seat: Seat, rng: Random) -> Mansion:
    h = k.clone()
    h.seed = f"{rng.getrandbits(128):032x}"
    deal_insanity(h, seat, rng)
    deal_tiles(h, rng)
    deal_events(h, rng)
    deal_items(h, rng)
    deal_lots(h, seat, rng)
    deal_answers(h, seat, rng)
    h.unseen = ALL_SEEN
    return h


def shuffled(cards: Iterable[int], rng: Random) -> list[int]:
    """In an order that owes nothing to the one they had."""
    row = sorted(cards)
    rng.shuffle(row)
    return row


# Insanity-cards ------------------------------------------------------------------------------------------------------


def bounds(g: Mansion, role: int) -> tuple[int, int]:
    """What all know of the weight of a hand: a hunter who stands has MP left, one who sinks or lies has none."""
    most = open_mp(g, role) - 1
    if g.status[role] != HUNTER:
        return (most + 1, NO_LIMIT) if hp(g, role) > 0 else (0, NO_LIMIT)
    if any([isinstance(frame, Save) and frame.victim == role for frame in g.agenda]):
        return (most + 1, NO_LIMIT) if hp(g, role) > 0 else (0, NO_LIMIT)
    if any([isinstance(frame, Rescue) and frame.role == role for frame in g.agenda]):
        return 0, NO_LIMIT  # it will turn out
    return 0, most


def deal_insanity(g: Mansion, seat: Seat, rng: Random) -> None:
    """GHT-HID-01, GHT-HID-12: unseen cards may lie in any hand, on any tile or in the pile."""
    others = unseen_hands(g, seat)
    pool = list(g.unseen.insanity)
    for role in sorted(others, key=lambda role: bounds(g, role)[1] - bounds(g, role)[0]):
        hand = fitting_hand(pool, len(g.hand[role]), *bounds(g, role), rng)
        for card in hand:
            pool.remove(card)
        g.hand[role] = tuple(sorted(hand))
        if g.whisper and g.active == role:
            g.whisper = rng.choice(hand) if hand else 0
    g.insanity = tuple(lay(g, g.dread, shuffled(pool, rng)))


def fitting_hand(pool: list[int], n: int, low: int, high: int, rng: Random) -> list[int]:
    """So many cards with a weight within bounds; if luck finds none, card by card towards them."""
    hand: list[int] = []
    for _ in range(TRIES):
        hand = shuffled(pool, rng)[:n]
        if low <= weight(tuple(hand)) <= high:
            return hand
    return bent(pool, hand, low, high, rng)


def bent(pool: list[int], hand: list[int], low: int, high: int, rng: Random) -> list[int]:
    """Exchange cards with the pool, each for a lighter or a heavier one, until the bounds hold or nothing helps."""
    rest = shuffled(pool, rng)
    for card in hand:
        rest.remove(card)
    for place in sorted(range(len(hand)), key=lambda place: rng.random()):
        now = weight(tuple(hand))
        if low <= now <= high:
            break
        by_weight = sorted(rest, key=lambda card: weight((card,)))
        other = by_weight[-1] if now < low else by_weight[0]
        rest.remove(other)
        rest.append(hand[place])
        hand[place] = other
    return hand


# Piles ---------------------------------------------------------------------------------------------------------------


def deal_tiles(g: Mansion, rng: Random) -> None:
    """GHT-HID-07, GHT-HID-08: tiles that the lot brought or left out, and the order of all that nobody has seen."""
    unknown = g.unseen.tiles
    sure = {*g.story.deal.fixed, *g.story.deal.buried}
    loose = shuffled([tile for tile in unknown if tile not in sure], rng)
    shut = places(g.blocked)
    loose.sort(key=lambda tile: not any([may_lie(g, tile, floor) for floor in shut]))
    left_out = loose[: len(unknown) - g.pile.count(HIDDEN)]
    g.spare = mask_of(left_out)
    g.pile = filled(g.pile, shuffled([tile for tile in unknown if tile not in left_out], rng))


def filled(row: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    """Put the cards one after the other where a card is hidden."""
    rest = iter(cards)
    return tuple([next(rest) if card == HIDDEN else card for card in row])


def deal_events(g: Mansion, rng: Random) -> None:
    """GHT-HID-11: also those that lie facedown on tiles."""
    unknown = g.unseen.events
    spare: list[int] = []
    for kind, n in zip(KINDS, g.unseen.left_out, strict=True):
        loose = [card for card in unknown if card in kind and card not in g.story.deal.events_fixed]
        spare += shuffled(loose, rng)[:n]
    rest = lay(g, g.omens, shuffled([card for card in unknown if card not in spare], rng))
    g.events_spare = tuple(sorted(spare))
    g.event_pile = tuple(rest)


def deal_items(g: Mansion, rng: Random) -> None:
    g.item_pile = filled(g.item_pile, lay(g, g.veiled, shuffled(g.unseen.items, rng)))


def lay(g: Mansion, places: list[tuple[int, ...]], cards: list[int]) -> list[int]:
    """Lay cards facedown, as many as lie on each tile, also on one that was taken off the board; return the others."""
    taken_off = [tile for tile, there in enumerate(places) if there and g.cell[tile] == NOWHERE]
    for tile in (*g.laid, *taken_off):
        n = len(places[tile])
        if n:
            places[tile], cards = tuple(cards[:n]), cards[n:]
    return cards


# The rest ------------------------------------------------------------------------------------------------------------


def deal_lots(g: Mansion, seat: Seat, rng: Random) -> None:
    """GHT-HID-09: what the scenario has drawn in secret."""
    rows = possible_lots(g, seat)
    if rows:
        g.lots = rng.choice(rows)


def deal_answers(g: Mansion, seat: Seat, rng: Random) -> None:
    """GHT-HID-14: what others have sealed, whether they have, and what they have said in advance."""
    ask = g.asking()
    if isinstance(ask, Window):
        seal_anew(g, ask, [role for role in ask.asked if ask.mind(g, role) not in seat], rng)
    usual = {} if g.options.ask_relief else {"AnyTime": PASS}
    for role in range(len(g.standing)):
        if role not in seat:
            g.standing[role] = dict(usual)


def seal_anew(g: Mansion, ask: Window, others: list[int], rng: Random) -> None:
    """Whoever has one answer has given it, and the rest perhaps; but somebody is still waited for."""
    for role in others:
        g.sealed[role] = None
    choices = {role: ask.legal(g, role) for role in others}
    late = NOBODY
    if set(ask.waiting(g)) <= set(others):
        late = rng.choice([role for role in others if len(choices[role]) > 1] or others)
    for role in others:
        if role != late and (len(choices[role]) == 1 or rng.random() < ANSWERED):
            g.sealed[role] = rng.choice(choices[role])
