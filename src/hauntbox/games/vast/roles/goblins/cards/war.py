"""War cards: drawing them, choosing one. WAR, GOT"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.vast.roles.goblins.board import CARDS, NO_CARD
from hauntbox.games.vast.roles.numbers import GOBLINS
from hauntbox.games.vast.state import Vast, goblins_of

WAR_DECK: Final = "war cards"  # purpose of chance


class WarCard(NamedTuple):
    """Goblin discs for Fangs, Bones and Eye; how many Monsters and Secrets; Rage."""

    name: str
    rule: str
    discs: tuple[int, int, int]
    monsters: int
    secrets: int
    rage: int


WAR_CARDS: Final = (
    WarCard("Thirst", "VSB-WAR-01", (3, 2, 1), 1, 0, 0),
    WarCard("Spite", "VSB-WAR-02", (2, 1, 2), 0, 1, 0),
    WarCard("Consumption", "VSB-WAR-03", (1, 3, 2), 1, 0, 0),
    WarCard("Desolation", "VSB-WAR-04", (1, 2, 2), 1, 1, 0),
    WarCard("Waste", "VSB-WAR-05", (2, 1, 3), 0, 1, 0),
    WarCard("Ruin", "VSB-WAR-06", (2, 2, 1), 1, 0, 0),
    WarCard("Hate", "VSB-WAR-07", (2, 2, 2), 0, 0, 0),
    WarCard("Fear", "VSB-WAR-08", (1, 1, 1), 1, 2, 0),
    WarCard("Desperation", "VSB-WAR-09", (0, 0, 0), 3, 3, 1),
    WarCard("Pain", "VSB-WAR-10", (1, 1, 1), 0, 0, 1),
)  # by number
assert len(WAR_CARDS) == CARDS


def war_card(g: Vast) -> WarCard:
    """The card of this turn, one of ten that differ.

    VSB-WAR-01, VSB-WAR-02, VSB-WAR-03, VSB-WAR-04, VSB-WAR-05, VSB-WAR-06, VSB-WAR-07, VSB-WAR-08, VSB-WAR-09,
    VSB-WAR-10
    """
    return WAR_CARDS[goblins_of(g).war_card]


def shuffle_war(g: Vast) -> None:
    """VSB-GOT-20: the whole deck, whatever was drawn. VSB-GOS-04"""
    board = goblins_of(g)
    board.war_deck = g.shuffle(tuple(range(CARDS)), WAR_DECK)
    board.drawn, board.war_out, board.war_card = (), (), NO_CARD


def draw_war(g: Vast, cards: int) -> None:
    """VSB-HID-15: seen by the Goblins only."""
    board = goblins_of(g)
    g.learned = True
    found, board.war_deck = board.war_deck[:cards], board.war_deck[cards:]
    board.drawn = tuple(sorted(board.drawn + found))
    g.tell("VSB-GOT-02", "draws war", GOBLINS, len(board.drawn))


def choose_war(g: Vast, card: int) -> None:
    """VSB-GOT-02: the others are discarded. VSB-HID-15: all see the chosen one."""
    board = goblins_of(g)
    g.learned = True
    board.war_card = card
    board.war_out = tuple(sorted([*board.war_out, *[each for each in board.drawn if each != card]]))
    board.drawn = ()
    g.tell(WAR_CARDS[card].rule, "war", GOBLINS, card)


def redraw_war(g: Vast, card: int) -> None:
    """VSB-SEC-07: it is discarded, and another one drawn."""
    board = goblins_of(g)
    board.drawn = tuple([each for each in board.drawn if each != card])
    board.war_out = tuple(sorted((*board.war_out, card)))
    draw_war(g, 1)
