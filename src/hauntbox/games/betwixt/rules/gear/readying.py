"""Ready Equipment: cards change their places on a dashboard. ACT, INV"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import LAY, POSITION_OF, STOP, TAKE, Lay, Take
from hauntbox.games.betwixt.cards.decks import CARDS, NONE
from hauntbox.games.betwixt.cards.equipment import FIREWORK
from hauntbox.games.betwixt.cards.words import BLIND
from hauntbox.games.betwixt.rules.attack.statuses import is_immune, lose
from hauntbox.games.betwixt.rules.gear.dashboard import (
    HANDS,
    TAKES,
    bars_arrangement,
    extras,
    free_extra,
    kit_of,
    pouch_slots,
    replaced,
    settle_points,
    spaces_of,
    takes,
)
from hauntbox.games.betwixt.state import ACCESSORY, COMBAT, EXTRA, LEFT, POSITIONS, POUCH, RIGHT, Farm
from hauntbox.kernel.agenda import Choice, kept
from hauntbox.kernel.wire import Action

NO_WAY: Final[tuple[int, ...]] = ()


def moved(g: Farm, fm: int, start: int, end: int) -> tuple[int, ...]:
    """TGB-ACT-36: the card goes to another position, and one that lies there goes back to where the first came from.

    TGB-ACT-38: one of two hands sends the cards of both away: the first to where it came from, the second to a free
    Extra Inventory space. TGB-INV-07: so Maddox swaps a firework with his weapon. () if it cannot be done.
    """
    cards = g.cards[fm]
    card = cards[start]
    if CARDS[card].hands == 2 and end in HANDS:
        return both_hands(g, fm, start)
    if end in HANDS and cards[LEFT] == cards[RIGHT] and cards[end] != NONE:  # it meets a card of two hands
        return replaced(cards, {start: cards[end], LEFT: NONE, RIGHT: NONE, end: card})
    if start in HANDS and cards[LEFT] == cards[RIGHT]:  # a card of two hands leaves
        return NO_WAY if cards[end] != NONE and end < EXTRA else leave_hands(cards, end)
    return replaced(cards, {start: cards[end], end: card})


def both_hands(g: Farm, fm: int, start: int) -> tuple[int, ...]:
    cards = g.cards[fm]
    card = cards[start]
    away = [each for each in dict.fromkeys([cards[LEFT], cards[RIGHT]]) if each != NONE]
    left = replaced(cards, {start: away[0] if away else NONE, LEFT: card, RIGHT: card})
    if len(away) < 2:
        return left
    space = free_extra(g, left)
    return NO_WAY if space == NONE else replaced(left, {space: away[1]})


def leave_hands(cards: tuple[int, ...], end: int) -> tuple[int, ...]:
    """A card of two hands goes away; what lay there comes into the left hand, or both."""
    card, back = cards[LEFT], cards[end]
    both = back != NONE and CARDS[back].hands == 2
    return replaced(cards, {end: card, LEFT: back, RIGHT: back if both else NONE})


def positions(g: Farm, fm: int) -> list[int]:
    """The positions of this dashboard."""
    pouch = range(POUCH, POUCH + pouch_slots(g, fm))
    return [*range(EXTRA + spaces_of(g, g.cards[fm])), *pouch]


def bars_laying(g: Farm, fm: int, start: int, end: int) -> str:
    """TGB-ACT-37: a card that would break a limit cannot be put down there."""
    if end == start or not takes(end, g.cards[fm][start]) or end not in positions(g, fm):
        return "TGB-DEC-64"
    return bars_end(g, fm, start, end)


def bars_end(g: Farm, fm: int, start: int, end: int) -> str:
    cards = g.cards[fm]
    if end == RIGHT and CARDS[cards[start]].hands == 2:
        return "TGB-CARD-23"  # it is put into both by the left one
    found = moved(g, fm, start, end)
    if not found:
        return "TGB-ACT-38"
    return "TGB-ACT-35" if found == cards else bars_arrangement(g, fm, found)


def ends(g: Farm, fm: int, start: int) -> list[int]:
    """Where the card at this position can go."""
    table = kit_of(g, fm).ends
    found = table.get(start)
    if found is None:
        found = table[start] = all_ends(g, fm, start)
    return found


def all_ends(g: Farm, fm: int, start: int) -> list[int]:
    card, trifle = g.cards[fm][start], is_trifle(g, g.cards[fm], start)
    fitting = [end for end in positions(g, fm) if end != start and TAKES[end] >> card & 1]
    return [end for end in fitting if is_light(g, fm, start, end, trifle) or not bars_end(g, fm, start, end)]


def is_trifle(g: Farm, cards: tuple[int, ...], start: int) -> bool:
    """A shortcut: a card goes into a free space of Extra Inventory, or within it, if there is room for all."""
    if EXTRA <= start < POUCH:
        return len(extras(cards)) <= spaces_of(g, cards)
    return start != ACCESSORY and CARDS[cards[start]].type != FIREWORK and free_extra(g, cards) != NONE


def is_light(g: Farm, fm: int, start: int, end: int, trifle: bool) -> bool:
    """Is this end one of those of `is_trifle`?"""
    return trifle and EXTRA <= end < POUCH and (EXTRA <= start < POUCH or g.cards[fm][end] == NONE)


def is_movable(g: Farm, fm: int, start: int) -> bool:
    """Can it go anywhere?"""
    table = kit_of(g, fm).movable
    found = table.get(start)
    if found is None:
        found = table[start] = has_end(g, fm, start)
    return found


def has_end(g: Farm, fm: int, start: int) -> bool:
    """Is there one of `ends`? Extra Inventory, where most can go, is tried first."""
    card, some = g.cards[fm][start], positions(g, fm)[::-1]
    if is_trifle(g, g.cards[fm], start) and any([is_light(g, fm, start, end, True) for end in some if end != start]):
        return True  # shortcut: nothing bars that
    for end in some:  # noqa: SIM110  # a generator takes longer
        if end != start and TAKES[end] >> card & 1 and not bars_end(g, fm, start, end):
            return True
    return False


def held(cards: tuple[int, ...]) -> list[int]:
    """The positions with a card, that of two hands once."""
    return [p for p in range(POSITIONS) if cards[p] != NONE and not (p == RIGHT and cards[LEFT] == cards[RIGHT])]


def movable(g: Farm, fm: int, done: int) -> list[int]:
    """The positions with a card that can change its place, and has not been picked up yet."""
    cards = g.cards[fm]
    return [p for p in held(cards) if not done >> cards[p] & 1 and is_movable(g, fm, p)]


def can_ready(g: Farm, fm: int) -> bool:
    """TGB-ACT-35: no Ready Equipment without a card that can change its place."""
    kit = kit_of(g, fm)
    if kit.ready is None:
        kit.ready = any_movable(g, fm, 0)
    return kit.ready


def any_movable(g: Farm, fm: int, done: int) -> bool:
    cards = g.cards[fm]
    for p in reversed(held(cards)):  # noqa: SIM110  # a generator takes longer
        if not done >> cards[p] & 1 and is_movable(g, fm, p):
            return True
    return False


@dataclass(frozen=True)
class PickUp(Choice):
    """TGB-DEC-63: which card to pick up, or done. TGB-ACT-22: any number, for one action."""

    done: int  # cards picked up in this action, bits

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[TAKE[p] for p in range(POSITIONS) if g.cards[role][p] != NONE], STOP)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == STOP:
            return ""
        if not isinstance(act, Take):
            return act.when
        card = g.cards[role][POSITION_OF[act]]
        if card != NONE and self.done >> card & 1:
            return "TGB-ACT-36"  # each card can be picked up once
        return "" if POSITION_OF[act] in movable(g, role, self.done) else "TGB-ACT-35"

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [*[TAKE[p] for p in movable(g, role, self.done)], STOP]

    def answer(self, g: Farm, act: Action) -> None:
        if act != STOP:
            g.then(PutDown(self.role, self.done, POSITION_OF[act]))


PICK_UP: Final = kept(PickUp)


@dataclass(frozen=True)
class PutDown(Choice):
    """TGB-DEC-64: to which position the card goes."""

    done: int
    start: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [LAY[p] for p in positions(g, role)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return bars_laying(g, role, self.start, POSITION_OF[act]) if isinstance(act, Lay) else act.when

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [LAY[end] for end in ends(g, role, self.start)]

    def is_public(self, g: Farm, role: int) -> bool:
        return True

    def answer(self, g: Farm, act: Action) -> None:
        card = g.cards[self.role][self.start]
        g.cards[self.role] = moved(g, self.role, self.start, POSITION_OF[act])
        settle_points(g, self.role)
        if is_immune(g, self.role):
            lose(g, self.role, BLIND)  # TGB-EQP-66: a token already there goes
        g.tell("TGB-ACT-22", "readied", self.role, card)
        done = self.done | 1 << card
        if g.phase == COMBAT and any_movable(g, self.role, done):  # TGB-INV-19: between fights one card is one change
            g.then(PICK_UP(self.role, done))
