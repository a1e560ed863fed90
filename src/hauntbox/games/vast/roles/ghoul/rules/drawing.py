"""Terror cards: whether one may be used, drawing them, and Adapt, which looks at more of them. TER, TCD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO
from hauntbox.games.vast.roles.ghoul.actions import CARD_NAMES, KEEP_CARD, SEARCH, KeepCard, Search
from hauntbox.games.vast.roles.ghoul.board import ADAPT, CHEAT, COPIES, KINDS, SEIZE, GhoulBoard
from hauntbox.games.vast.state import Vast, ghoul_of, prowler
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

TERROR: Final = "terror"  # purpose of chance
PERSISTENT: Final = (CHEAT, ADAPT, SEIZE)  # VST-TER-04: the others' first effect is once per turn


def idle(board: GhoulBoard, kind: int) -> int:
    """Cards of a kind of which no effect was used in this turn."""
    return board.held[kind] - board.used[kind] - (board.lasting >> kind & 1)


def can_use(board: GhoulBoard, kind: int) -> bool:
    """VST-TER-07, VST-TER-13: once in a turn with each card; VST-TER-06: a persistent effect again and again.

    VST-TER-10: not if its once-per-game effect lasts for this turn.
    """
    if kind in PERSISTENT:
        return board.held[kind] > (board.lasting >> kind & 1)
    return idle(board, kind) > 0


def bars_once(board: GhoulBoard, kind: int) -> str:
    """The rule by which the once-per-game effect may not be used now, or ""; VST-TER-12: one of each kind may."""
    if not board.held[kind]:
        return "VST-ACT-03"
    if board.spent >> kind & 1:
        return "VST-TER-11"
    return "" if idle(board, kind) > 0 else "VST-TER-10"


def use(board: GhoulBoard, kind: int) -> None:
    """VST-TER-16: what is persistent counts as used once it has changed something."""
    board.used[kind] = 1 if kind in PERSISTENT else board.used[kind] + 1


def spend(g: Vast, kind: int) -> None:
    """VST-TER-08: the card leaves the game, its once-per-game effect is resolved."""
    board = ghoul_of(g)
    board.spent |= 1 << kind
    remove(board, kind)
    g.tell("VST-TER-08", "terror spent", prowler(g), kind)


def spend_for_turn(g: Vast, kind: int) -> None:
    """VST-TER-09: it stays in place until the end of the turn."""
    board = ghoul_of(g)
    board.spent |= 1 << kind
    board.lasting |= 1 << kind
    g.tell("VST-TER-09", "terror lasts", prowler(g), kind)


def remove(board: GhoulBoard, kind: int) -> None:
    board.held[kind] -= 1
    board.out = (*board.out, kind)


def expire_terror(g: Vast) -> None:
    """VST-TURN-06, VST-TER-09: what lasted for the turn is over, and its cards leave the game."""
    board = ghoul_of(g)
    for kind in range(KINDS):
        if board.lasting >> kind & 1:
            remove(board, kind)
    board.lasting, board.seizing = 0, False


def draw_terror(g: Vast, look: int = 1, keep: int = 1) -> None:
    """Draw so many Terror cards and keep some of them. VSB-POS-12, VST-FURY-10: possessed, it draws none."""
    if g.possessed == prowler(g):
        return
    g.then(DrawTerror(prowler(g), look, keep))


@dataclass(frozen=True)
class DrawTerror(Listed):
    """VST-DEC-46, VST-TCD-13: with Adapt unused, a card may be searched for instead. Which cards the deck holds is no
    secret: all others lie in the open."""

    look: int
    keep: int

    def waiting(self, g: Vast) -> Sequence[int]:
        board = ghoul_of(g)
        return (self.role,) if board.deck and not bars_once(board, ADAPT) else ()

    def run(self, g: Vast) -> None:
        """VST-TER-17: from an empty deck the discard pile is shuffled; if there is none nothing is drawn."""
        board = ghoul_of(g)
        if not board.deck and board.pile:
            shuffle_deck(g, board.pile)
            board.pile = ()
            g.then(self)
        elif board.deck:
            look_at_cards(g, self.look, self.keep)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[SEARCH[kind] for kind in range(KINDS) if is_in_deck(ghoul_of(g), kind)], NO]

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Search):
            search(g, CARD_NAMES.index(act.card))
        else:
            look_at_cards(g, self.look, self.keep)


def is_in_deck(board: GhoulBoard, kind: int) -> bool:
    """Counted by what lies in the open, so that whoever cannot look into the deck finds the same."""
    elsewhere = board.pile.count(kind) + board.out.count(kind) + board.looked.count(kind)
    return COPIES[kind] > board.held[kind] + elsewhere


def search(g: Vast, kind: int) -> None:
    """VST-TCD-13: take a card of choice, then shuffle the deck; VST-HID-10: only that card is shown."""
    deck = ghoul_of(g).deck
    place = deck.index(kind)
    shuffle_deck(g, deck[:place] + deck[place + 1 :])
    spend(g, ADAPT)
    gain_card(g, kind)


def shuffle_deck(g: Vast, cards: tuple[int, ...]) -> None:
    """VST-RND-02, VST-HID-02: nobody knows the order."""
    board = ghoul_of(g)
    board.deck, board.bottom = g.shuffle(tuple(sorted(cards)), TERROR), 0


def look_at_cards(g: Vast, look: int, keep: int) -> None:
    """VST-TCD-12: with Adapt, one card more is drawn than otherwise; VST-TCD-19: and no more are kept."""
    g.learned = True
    board = ghoul_of(g)
    if can_use(board, ADAPT) and len(board.deck) > look:
        look += 1
        use(board, ADAPT)
    board.looked, board.deck = board.deck[:look], board.deck[look:]
    board.bottom = min(board.bottom, len(board.deck))
    g.then(KeepCards(prowler(g), min(keep, len(board.looked)), len(board.looked)))


@dataclass(frozen=True)
class KeepCards(Listed):
    """VST-DEC-09: which of the cards that were drawn are kept. Asked whatever they are: asking tells nothing."""

    keep: int
    drawn: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if self.drawn > self.keep > 0 else ()

    def run(self, g: Vast) -> None:
        """Nothing is left to choose: all are kept, or VST-TCD-12: the rest goes to the bottom of the deck."""
        board = ghoul_of(g)
        rest, board.looked = board.looked, ()
        if self.keep:
            for kind in rest:
                gain_card(g, kind)
        elif rest:
            board.deck, board.bottom = board.deck + rest, board.bottom + len(rest)
            g.tell("VST-HID-03", "terror put back", prowler(g), len(rest))

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [KEEP_CARD[kind] for kind in sorted(set(ghoul_of(g).looked))]

    def answer(self, g: Vast, act: KeepCard) -> None:
        board, kind = ghoul_of(g), CARD_NAMES.index(act.card)
        place = board.looked.index(kind)
        board.looked = board.looked[:place] + board.looked[place + 1 :]
        gain_card(g, kind)
        g.then(KeepCards(prowler(g), self.keep - 1, self.drawn - 1))


def gain_card(g: Vast, kind: int) -> None:
    """VST-TER-01, VST-HID-01: face up beside the board; VST-TER-02: as many as come; VST-TER-15: usable at once."""
    ghoul_of(g).held[kind] += 1
    g.learned = True
    g.tell("VST-TER-01", "terror", prowler(g), kind)
