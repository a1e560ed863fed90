"""Event and Treasure cards that the Cave draws for the Knight. KNE, TRE, HID"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.roles.cave.actions import EVENT_NAMES, GIVE, PLAY, Give, Play
from hauntbox.games.vast.roles.cave.board import PEEK
from hauntbox.games.vast.roles.ghoul.actions import TREASURE_NAMES
from hauntbox.games.vast.roles.knight.cards.events import EVENT_CARDS, resolve_event
from hauntbox.games.vast.roles.knight.rules.treasures import bury_treasure, take_treasure
from hauntbox.games.vast.state import Vast, cave_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

KIND_OF: Final = tuple([kind for kind, card in enumerate(EVENT_CARDS) for _ in range(card.copies)])  # by number
DRAWN: Final = 2  # Treasure cards


@dataclass(frozen=True)
class PlayEvent(Listed):
    """VSB-DEC-40, VSB-KNE-09: one of three Event cards; VSB-KNE-17: or of what there is.

    It is asked whichever cards they are: three alike would tell of themselves.
    """

    def drawn(self, g: Vast) -> tuple[int, ...]:
        return g.event_deck[:PEEK]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.drawn(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        for card in self.drawn(g):
            self.play(g, card)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PLAY[kind] for kind in sorted({KIND_OF[card] for card in self.drawn(g)})]

    def answer(self, g: Vast, act: Play) -> None:
        kind = EVENT_NAMES.index(act.card)
        self.play(g, next(card for card in self.drawn(g) if KIND_OF[card] == kind))

    def play(self, g: Vast, card: int) -> None:
        """VSB-KNE-09: the others go to the bottom, VSB-HID-09: where the Cave knows them."""
        board, drawn = cave_of(g), self.drawn(g)
        rest = g.event_deck[PEEK:]
        back = tuple([each for each in drawn if each != card])
        board.sunk = min(board.sunk, len(rest)) + len(back)
        g.event_deck = rest + back
        resolve_event(g, card)


@dataclass(frozen=True)
class GiveCard(Listed):
    """VSB-DEC-41, VSB-TRE-01: one of two Treasure cards is hers, the other goes to the bottom."""

    def drawn(self, g: Vast) -> tuple[int, ...]:
        return g.treasure_deck[:DRAWN]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(self.drawn(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        for card in self.drawn(g):
            take_treasure(g, card)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [GIVE[card] for card in sorted(self.drawn(g))]

    def answer(self, g: Vast, act: Give) -> None:
        card = TREASURE_NAMES.index(act.card)
        for other in self.drawn(g):
            if other != card:
                bury_treasure(g, other)
        take_treasure(g, card)
