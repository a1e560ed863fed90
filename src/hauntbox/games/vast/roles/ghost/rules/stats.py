"""Focus, Movement, Influence, and the Possession cards. GHS, POS"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.ghost.board import NO_CARD
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    OWNER,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.games.vast.table.terms import PLACES, opponent

MOVEMENT: Final = (3, 4, 4, 5, 5, 6, 6, 7)  # VSB-GHS-04: by Focus
INFLUENCE: Final = (1, 1, 2, 2, 3, 3, 4, 4)
GHOST_MOVEMENT, GHOST_INFLUENCE = 2, 1  # VSB-POS-09
VALUES: Final = {  # printed on the cards
    KNIGHT: 4,  # VSB-POS-01
    GOBLINS: 4,  # VSB-POS-02
    DRAGON: 4,  # VSB-POS-03
    CAVE: 3,  # VSB-POS-04
    THIEF: 3,  # VSB-POS-05
    GHOUL: 3,  # VSB-POS-06
    VILE: 3,  # VSB-POS-07
    UNICORN: 5,  # VSB-POS-08
}
POSSESSION: Final = "possession cards"  # purpose of chance
SOLO_CARDS: Final = 3  # VSB-SOLO-10
WITHOUT: Final = ("phantom", "wraith")  # VSB-DIF-06: levels without the Ghost card


def movement(g: Vast) -> int:
    """VSB-GHS-04. VSB-POS-09, VSB-GHS-05: 2 more with the Ghost card."""
    board = ghost_of(g)
    return MOVEMENT[board.focus] + GHOST_MOVEMENT * board.boosted


def influence(g: Vast) -> int:
    """VSB-GHS-04. VSB-POS-09, VSB-GHS-05: 1 more with the Ghost card."""
    board = ghost_of(g)
    return INFLUENCE[board.focus] + GHOST_INFLUENCE * board.boosted


# The deck. ----------------------------------------------------------------------------------------------------------


def is_small(g: Vast) -> bool:
    """VSB-GHS-03: alone or with one opponent, possessed roles are summoned."""
    return bool(g.terms.guests)


def is_alone(g: Vast) -> bool:
    return g.terms.roles == (GHOST,)


def has_ghost_card(g: Vast) -> bool:
    """VSB-DIF-06: at the hard levels there is none, VSB-GHS-03: nor alone; VSB-GHS-39: it may have left."""
    return not is_alone(g) and g.options.ghost_level not in WITHOUT and GHOST not in ghost_of(g).out


def choices(g: Vast) -> list[list[int]]:
    """VSB-GHS-37: for each turn position the cards of which one stays."""
    row = [[role for role in place if role in g.terms.guests] for place in PLACES]
    return [place for place in row if place]


def deal_cards(g: Vast) -> tuple[int, ...]:
    """VSB-GHS-02: the cards of the roles in play; VSB-GHS-03: in small games one of each turn position, by chance.

    VSB-RND-07. VSB-SOLO-10: alone at Medium and Hard three of them.
    """
    own = (GHOST,) if not is_alone(g) and g.options.ghost_level not in WITHOUT else ()
    if not is_small(g):
        return tuple([role for role in g.terms.roles if role in VALUES]) + own
    cards = tuple([place[g.roll(len(place), POSSESSION) - 1] if len(place) > 1 else place[0] for place in choices(g)])
    if is_alone(g) and g.options.solo_level != "easy":
        cards = g.shuffle(cards, POSSESSION)[:SOLO_CARDS]
    return tuple(sorted(cards + own))


def place_of(role: int) -> int:
    """VSB-ORD-01: the turn position."""
    return next(n for n, place in enumerate(PLACES) if role in place)


# Revealing. ---------------------------------------------------------------------------------------------------------


def has_hidden_card(g: Vast) -> bool:
    board = ghost_of(g)
    return board.card != NO_CARD and not board.is_open


def bars_revealing(g: Vast) -> str:
    """VSB-GHS-11: not while another player's piece stands on a Ghost tile with a locked Artifact."""
    for piece, space in enumerate(g.at):
        if space in ghost_of(g).locked and OWNER[piece] != GHOST:
            return "VSB-GHS-11"
    return ""


def may_ask(g: Vast, after: int) -> bool:
    """VSB-GHS-48, VSB-HID-16: whether she is asked after a turn follows from what all see."""
    if not has_hidden_card(g) or bars_revealing(g):
        return False
    if is_small(g):
        return True
    return after in ghost_of(g).cards and not bars_possession(g, after)


def bars_possession(g: Vast, role: int) -> str:
    """VSB-GHS-18: a blocked card gives none; VSB-GHS-41, VSB-GHS-47: the role must be there."""
    if ghost_of(g).blocked == role:
        return "VSB-GHS-18"
    return "VSB-GHS-41" if g.left >> role & 1 else ROLES[role].bars_possessed(g)


def bars_card(g: Vast, after: int) -> str:
    """The rule by which the card on her Possession space is not revealed after this turn, or "".

    VSB-GHS-21: it must be that player's; VSB-GHS-20, VSB-GHS-50: in a small game the turn positions decide.
    """
    card = ghost_of(g).card
    if not is_small(g):
        return "" if card == after else "VSB-GHS-21"
    if card not in VALUES:
        return "VSB-GHS-20"
    foe = opponent(g.terms.roles)
    is_early = foe == NOBODY or place_of(card) < place_of(foe)  # VSB-GHS-38
    return "" if is_early == (after == GHOST) else "VSB-GHS-20"
