"""Event cards, each with its effect on the Knight. EVT, KNE"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.grid import around
from hauntbox.games.vast.cave.ground import is_dark_at
from hauntbox.games.vast.cave.reveal import RevealAll
from hauntbox.games.vast.roles.knight.cards.ambush import ambush
from hauntbox.games.vast.roles.knight.rules.grit import discard_cube, gain_grit, heal, lose_grit
from hauntbox.games.vast.roles.knight.rules.stats import can_lose_cube
from hauntbox.games.vast.roles.knight.rules.treasures import find_treasure
from hauntbox.games.vast.roles.numbers import KNIGHT, NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.asking import YesOrNo
from hauntbox.kernel.wire import Action

RATS_GRIT: Final = 2
DEEP_OMENS: Final = 2


class EventCard(NamedTuple):
    name: str
    rule: str
    copies: int
    effect: Callable[[Vast], None]


def rats(g: Vast) -> None:
    """VSB-EVT-02: 2 Grit are lost, before the Grit for exploring."""
    lose_grit(g, RATS_GRIT)


def deep_and_dark(g: Vast) -> None:
    """VSB-EVT-03: the Cave draws 2 Omens, VSB-EVT-10: or the Cave Ghost; without either she gains a Treasure card."""
    if g.terms.shaper == NOBODY:
        find_treasure(g)
    else:
        ROLES[g.terms.shaper].draws_omens(g, DEEP_OMENS)


def light(g: Vast) -> None:
    """VSB-EVT-09: 2 Health for a cube that she discards; VSB-EVT-12: an unplaced one, VSB-KNT-06: of three or more."""
    if knight_of(g).free and can_lose_cube(knight_of(g)):
        g.then(Light(KNIGHT))


@dataclass(frozen=True)
class Light(YesOrNo):
    """VSB-DEC-63: whether to discard a Hero cube."""

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            discard_cube(g)
            heal(g, 2)


def fresh(g: Vast) -> None:
    """VSB-EVT-06, VSB-EVT-07: a cube until her next turn for 1 Health; VSB-EVT-12: an unplaced one."""
    if knight_of(g).free:
        g.then(Fresh(KNIGHT))


@dataclass(frozen=True)
class Fresh(YesOrNo):
    """VSB-DEC-64: whether to spend it."""

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            board = knight_of(g)
            board.free -= 1
            board.aside += 1
            heal(g, 1)


def cave_bread(g: Vast) -> None:
    """VSB-EVT-08: a discarded cube, or else the one on the highest Grit space that has one."""
    board = knight_of(g)
    if board.lost:
        board.lost -= 1
        board.free += 1
    elif board.track:
        board.track &= ~(1 << board.track.bit_length() - 1)  # VSB-EVT-11
        board.free += 1


def vantage_point(g: Vast) -> None:
    """VSB-EVT-05: all Dark tiles around her are revealed, each is worth 1 Grit, Event tiles get tokens."""
    tiles = tuple(sorted([space for space in around(g.at[KNIGHT]) if is_dark_at(g, space)]))
    if tiles:
        gain_grit(g, len(tiles))
        g.then(RevealAll(KNIGHT, tiles))


EVENT_CARDS: Final = (
    EventCard("Ambush", "VSB-EVT-01", 4, ambush),
    EventCard("Rats", "VSB-EVT-02", 3, rats),
    EventCard("Deep and Dark", "VSB-EVT-03", 3, deep_and_dark),
    EventCard("Light", "VSB-EVT-09", 1, light),
    EventCard("Vantage Point", "VSB-EVT-05", 1, vantage_point),
    EventCard("Fresh Air", "VSB-EVT-06", 1, fresh),
    EventCard("Fresh Water", "VSB-EVT-07", 1, fresh),
    EventCard("Cave Bread", "VSB-EVT-08", 1, cave_bread),
)
DECK: Final = tuple([card for card in EVENT_CARDS for _ in range(card.copies)])  # VSB-CMP-18: by number


def draw_event(g: Vast) -> None:
    """VSB-KNE-09: the Cave plays one on her; without it she draws and resolves one. VSB-KNE-10: none, nothing."""
    if not g.event_deck:
        return
    if g.terms.shaper != NOBODY:
        ROLES[g.terms.shaper].offers_event(g)
        return
    card, g.event_deck = g.event_deck[0], g.event_deck[1:]
    resolve_event(g, card)


def resolve_event(g: Vast, card: int) -> None:
    """VSB-KNE-10: a card that has left the deck is resolved and is out of the game."""
    g.learned = True
    g.event_out += (card,)
    g.tell(DECK[card].rule, "event", card)
    DECK[card].effect(g)
