"""How items come to an owner and leave one, and what their cards do at that moment. ITM, ICARD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import DISCARD, ITEM, NO, PASS, YES
from hauntbox.games.hunter13.cards.items import BUNCH, GRIMOIRE, ITEM_CARDS, MAX_MP, OPENERS, SKELETON, TOWER_KEY
from hauntbox.games.hunter13.cards.people import CONNOISSEUR
from hauntbox.games.hunter13.content.book import ITEM_BOOK, NOTHING, Book
from hauntbox.games.hunter13.rules.hunters.checks import Check
from hauntbox.games.hunter13.rules.hunters.harm import Rescue
from hauntbox.games.hunter13.rules.hunters.insanity import discard
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.rules.story.story_acts import USING_UP
from hauntbox.games.hunter13.state import IN, WP, Mansion, is_feat
from hauntbox.kernel.agenda import Choice, Step, kept
from hauntbox.kernel.wire import Action

READ_GRIMOIRE, READ_BUNCH, BUNCH_MADE = 1, 2, 4  # bits of g.read
_book = Book(ITEM_BOOK)
ENLIGHTENED: Final = _book.add(ITEM_CARDS[GRIMOIRE].made)
BEWILDERED: Final = _book.add(ITEM_CARDS[GRIMOIRE].missed)
ATTUNED: Final = _book.add(ITEM_CARDS[BUNCH].made)


def opens_locks(g: Mansion, role: int) -> bool:
    """GHT-ECARD-19, GHT-ITM-28: a key, GHT-ITM-29: or the Pistol; neither is used up."""
    return any([item in OPENERS for item in g.items[role]])


def gain(g: Mansion, role: int, item: int) -> None:
    """GHT-ITM-01: owned face up, GHT-ITM-10: with any number of others."""
    g.items[role] = tuple(sorted([*g.items[role], item]))
    if item == TOWER_KEY:
        end_wasting(g, role)  # GHT-ICARD-18, GHT-ECARD-51
    story.happen(g, "gained", role, g.at[role], item)  # GHT-FMT-09


def lose(g: Mansion, role: int, item: int) -> None:
    """GHT-ICARD-25: the Cross Key takes its +10 along, GHT-ICARD-26: which may need a rescue."""
    g.items[role] = tuple([other for other in g.items[role] if other != item])
    if MAX_MP[item]:
        g.then(Rescue(role))
    story.happen(g, "lost", role, g.at[role], item)  # GHT-FMT-09


def end_wasting(g: Mansion, role: int) -> None:
    """GHT-ECARD-53: until cured."""
    if g.wasting[role]:
        g.wasting[role] = 0
        g.maiden &= ~(1 << role)
        g.tell("GHT-ECARD-53", "cured", role)


def use_up(g: Mansion, role: int, item: int) -> None:
    """GHT-ITM-08: a Disposable item is discarded."""
    g.items_out = (*g.items_out, item)
    lose(g, role, item)
    story.happen(g, "used", role, g.at[role], item)  # GHT-FMT-09


USING_UP.append(use_up)


@dataclass(frozen=True)
class FindItem(Step):
    """The top Item-card; GHT-ITM-26: an empty pile gives nothing."""

    role: int
    icon: bool = False  # through an Item icon

    def run(self, g: Mansion) -> None:
        if not g.item_pile:
            g.tell("GHT-ITM-26", "no item", self.role)
        elif self.icon and is_feat(g, self.role, CONNOISSEUR) and len(g.item_pile) > 1:
            known = 1 << self.role
            g.item_known = tuple([bits | known if n < 2 else bits for n, bits in enumerate(g.item_known)])
            g.learned = True
            g.tell("GHT-DEC-37", "appraises", self.role, *g.item_pile[:2], to=(self.role,))
            g.then(Appraise(self.role))
        else:
            g.then(OBTAIN(self.role, draw_item(g)))


def draw_item(g: Mansion, n: int = 0) -> int:
    """Off the pile, the top one or another that is known."""
    item = g.item_pile[n]
    g.item_pile = g.item_pile[:n] + g.item_pile[n + 1 :]
    g.item_known = g.item_known[:n] + g.item_known[n + 1 :]
    g.learned = True
    return item


@dataclass(frozen=True)
class Appraise(Choice):
    """GHT-DEC-37: the Connoisseur keeps one of two cards and puts the other under the pile."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [ITEM[item] for item in g.item_pile[:2]]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-DEC-37"

    def answer(self, g: Mansion, act: Action) -> None:
        kept = draw_item(g, self.candidates(g, self.role).index(act))
        g.item_pile = (*g.item_pile[1:], g.item_pile[0])
        g.item_known = (*g.item_known[1:], g.item_known[0])
        g.then(OBTAIN(self.role, kept))


@dataclass(frozen=True)
class Obtain(Step):
    """An item is in a hunter's hands: found, or received from another."""

    role: int
    item: int
    received: bool = False

    def run(self, g: Mansion) -> None:
        g.tell("GHT-ITM-01", "obtains", self.role, self.item)
        gain(g, self.role, self.item)
        if self.item == SKELETON and not g.skeleton:
            g.skeleton = True  # GHT-ICARD-15: only for whoever draws it first
            g.then(Unburden(self.role))
        elif self.item == GRIMOIRE and not g.read[self.role] & READ_GRIMOIRE:
            g.read[self.role] |= READ_GRIMOIRE  # GHT-ICARD-23
            g.then(reading(g, self.role) if self.received else MayRead(self.role, GRIMOIRE))  # GHT-ICARD-21
        elif self.item == BUNCH and not g.read[self.role] & READ_BUNCH:
            g.read[self.role] |= READ_BUNCH  # GHT-ICARD-23
            g.then(MayRead(self.role, BUNCH))


def reading(g: Mansion, role: int, item: int = GRIMOIRE) -> Check:
    """GHT-ICARD-20: the Grimoire's check is of IN, GHT-ICARD-22: that of the Bunch of Keys of WP."""
    if item == GRIMOIRE:
        return Check(role, IN, g.options.grimoire, ENLIGHTENED, BEWILDERED, "", g.at[role])
    return Check(role, WP, g.options.bunch, ATTUNED, NOTHING, "", g.at[role])


@dataclass(frozen=True)
class MayRead(Choice):
    """GHT-DEC-44: the check at once, or never; GHT-ICARD-31: declining uses up the chance."""

    item: int

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return (YES, NO)

    def answer(self, g: Mansion, act: Action) -> None:
        g.tell("GHT-ICARD-31", "reads" if act == YES else "declines", self.role, self.item)
        if act == YES:
            g.then(reading(g, self.role, self.item))


@dataclass(frozen=True)
class Unburden(Choice):
    """GHT-DEC-35, GHT-ICARD-15: the Skeleton Key's first drawer discards one Insanity-card of choice, or none."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return [*[DISCARD[card - 2] for card in dict.fromkeys(g.hand[role])], PASS]

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "GHT-DEC-35"

    def answer(self, g: Mansion, act: Action) -> None:
        if act != PASS:
            discard(g, self.role, DISCARD.index(act) + 2)


def gift(g: Mansion, role: int, tile: int) -> None:
    """GHT-ICARD-20: MP attacks for the rest of the game, even when the Grimoire is given away."""
    g.gifted |= 1 << role
    g.tell("GHT-ICARD-20", "gifted", role)


def attune(g: Mansion, role: int, tile: int) -> None:
    """GHT-ICARD-22: MP attacks while the Bunch of Keys is owned."""
    g.read[role] |= BUNCH_MADE
    g.tell("GHT-ICARD-22", "attuned", role)


VERBS: Final = {"gift": gift, "attune": attune}
OBTAIN: Final = kept(Obtain)
FIND_ITEM: Final = kept(FindItem)
