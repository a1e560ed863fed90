"""Insanity-cards: secret hands, and relief cards that lighten them. INS"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import CARD_OF, PASS, SHED, Shed
from hauntbox.games.hunter13.rules import dice
from hauntbox.games.hunter13.rules.whom import whom
from hauntbox.games.hunter13.state import HUNTER, NOBODY, Mansion
from hauntbox.kernel.agenda import Choice, Frame, Step, kept
from hauntbox.kernel.wire import Action

JACK: Final = 11  # the lowest relief card; J, Q, K, A are 11 to 14
PACK: Final = tuple([card for card in range(2, 15) for _ in range(4)])  # GHT-CMP-05, GHT-CMP-06: without the Jokers
ON_LIGHTER: Final[list[Callable[[Mansion, int], None]]] = []  # fallen.py: the insane may come to their senses
AFTER_DRAW: Final[list[Callable[[int], Frame]]] = []  # rules/mansion/exploring.py: the moment before a fall


def weight(hand: tuple[int, ...]) -> int:
    """GHT-INS-04: what its numeral cards take off Maximum MP; GHT-INS-09: relief cards take nothing."""
    return sum([card for card in hand if card < JACK])


def numerals(hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in hand if card < JACK])


def relief(hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([card for card in hand if card >= JACK])


def has_relief(g: Mansion, role: int) -> bool:
    return bool(g.hand[role]) and g.hand[role][-1] >= JACK  # hands are sorted


# Drawing -------------------------------------------------------------------------------------------------------------


def top_card(g: Mansion) -> int:
    """GHT-INS-21: the discards are shuffled when the pile is empty; NOBODY: there are no cards at all."""
    if not g.insanity:
        if not g.insanity_out:
            return NOBODY
        g.insanity, g.insanity_out = g.shuffle(tuple(sorted(g.insanity_out)), dice.INSANITY), ()
    card, g.insanity = g.insanity[0], g.insanity[1:]
    g.learned = True
    return card


def take(g: Mansion, role: int, card: int) -> None:
    """GHT-INS-01: kept in hand, GHT-INS-03: unseen by others."""
    g.hand[role] = tuple(sorted([*g.hand[role], card]))
    g.learned = True
    g.tell("GHT-INS-01", "draws", role)
    g.tell("GHT-INS-01", "drew", role, card, to=(role,))


@dataclass(frozen=True)
class Draw(Step):
    """GHT-INS-02: one at a time, GHT-INS-22: and nothing cancels it."""

    role: int
    n: int = 1

    def run(self, g: Mansion) -> None:
        if self.n < 1 or g.status[self.role] != HUNTER:
            return
        card = top_card(g)
        if card == NOBODY:
            return
        take(g, self.role, card)
        after = [make(self.role) for make in AFTER_DRAW]
        more = [Between(self.role), DRAW(self.role, self.n - 1)] if self.n > 1 else []
        g.then(*after, *more)


@dataclass(frozen=True)
class Between(Choice):
    """GHT-INS-02: relief cards between two draws. Asked whatever is in the hand: asking must not tell."""

    def waiting(self, g: Mansion) -> Sequence[int]:
        return (self.role,) if g.hand[self.role] and g.status[self.role] == HUNTER else ()

    def run(self, g: Mansion) -> None:
        """Nobody to ask."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (*SHED, PASS)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if isinstance(act, Shed):
            return bars_shed(g, role, act)
        return "" if act == PASS else act.when

    def answer(self, g: Mansion, act: Action) -> None:
        if isinstance(act, Shed):
            g.then(self)  # GHT-INS-10: any number of them
            shed(g, self.role, CARD_OF[act.card])


# Relief --------------------------------------------------------------------------------------------------------------


def bars_shed(g: Mansion, role: int, act: Shed) -> str:
    """GHT-INS-11."""
    return "" if has_relief(g, role) and CARD_OF[act.card] in g.hand[role] else "GHT-INS-11"


def discard(g: Mansion, role: int, card: int) -> None:
    """GHT-HID-04: shown to all; GHT-INS-21: to the discard pile."""
    hand = list(g.hand[role])
    hand.remove(card)
    g.hand[role] = tuple(hand)
    g.insanity_out += (card,)
    g.learned = True
    g.tell("GHT-HID-04", "discards", role, card)
    for lighter in ON_LIGHTER:
        lighter(g, role)  # GHT-INS-24


def pay(g: Mansion, role: int) -> int:
    """GHT-INS-27: a relief card of the own hand; they are all alike, so the lowest."""
    card = relief(g.hand[role])[0]
    discard(g, role, card)
    return card


def shed(g: Mansion, role: int, card: int) -> None:
    """GHT-INS-11: one numeral card of one's choice for each relief card."""
    pay(g, role)
    discard(g, role, card)


def soothe(g: Mansion, role: int, target: int) -> None:
    """GHT-INS-12: a relief card, GHT-INS-14: and a random one of the target's numeral cards, if there are any."""
    pay(g, role)
    g.tell("GHT-INS-12", "soothes", role, target)
    take_random(g, target)


def take_random(g: Mansion, target: int) -> None:
    """GHT-RND-10: each with the same chance; GHT-HID-05: it is seen, the others stay hidden."""
    offered = numerals(g.hand[target])
    g.learned = True
    if offered:
        discard(g, target, offered[g.roll(len(offered), dice.NUMERAL) - 1])
    else:
        g.tell("GHT-INS-14", "no numerals", target)


def draw_some(g: Mansion, role: int, tile: int, who: str, n: int) -> None:
    """A card or a clue makes them draw."""
    g.then(*[DRAW(each, n) for each in whom(g, who, role, tile)])


VERBS: Final = {"insanity": draw_some}
DRAW: Final = kept(Draw)
