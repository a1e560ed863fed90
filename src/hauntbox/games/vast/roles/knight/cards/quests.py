"""Sidequests: which are met, and what revealing one brings. KNX

A condition is a state, or an event that counts until her next action (`feats`). Other roles report events by `achieve`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.vast.roles.knight.board import BEDECKED, INTREPID, PERSISTENT
from hauntbox.games.vast.roles.knight.rules.grit import gain_grit
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.state import Vast, knight_of

REVEALED: Final = 10  # VSB-KNX-04
FACE_UP: Final = 2  # VSB-KNX-08
SMASHED: Final = 3  # VSB-KNX-13
AMBUSHES: Final = 2  # VSB-KNX-03
FINDS: Final = 2  # VSB-KNX-07
SCENES: Final = 3  # VSB-KNX-09
TROD: Final = 7  # VSB-KNX-10
STATES: Final = 1 << INTREPID | 1 << BEDECKED | 1 << PERSISTENT  # the others are met by events


class Sidequest(NamedTuple):
    name: str
    rule: str
    grit: int


SIDEQUESTS: Final = (  # VSB-KNG-02: 3 to 6 Grit
    Sidequest("Stalwart", "VSB-KNX-03", 5),
    Sidequest("Intrepid", "VSB-KNX-04", 3),
    Sidequest("Daring", "VSB-KNX-05", 4),
    Sidequest("Fearless", "VSB-KNX-06", 4),
    Sidequest("Cunning", "VSB-KNX-07", 3),
    Sidequest("Bedecked", "VSB-KNX-08", 4),
    Sidequest("Adventurous", "VSB-KNX-09", 6),
    Sidequest("Swift", "VSB-KNX-10", 4),
    Sidequest("Eagle-Eyed", "VSB-KNX-11", 3),
    Sidequest("Persistent", "VSB-KNX-13", 4),
)


def achieve(g: Vast, quest: int) -> None:
    """The event that a Sidequest asks for has happened. VSB-KNX-16: one event may serve several."""
    knight_of(g).feats |= 1 << quest


def begin_action(g: Vast) -> None:
    """VSB-KNX-19: events count until her next action only."""
    board = knight_of(g)
    board.feats = board.late = 0


def bars_quest(g: Vast, quest: int) -> str:
    """VSB-KNX-01: one of her hand whose condition is met. VSB-GHS-28: whoever possesses her does not see the hand."""
    if quest not in knight_of(g).hand or g.possessed == KNIGHT:
        return "VSB-KNX-01"
    return "" if is_met(g, quest) else SIDEQUESTS[quest].rule


def met_quests(g: Vast) -> list[int]:
    """What `bars_quest` lets through."""
    if g.possessed == KNIGHT:
        return []
    met = all_met(g)
    return [card for card in sorted(knight_of(g).hand) if met >> card & 1] if met else []


def is_met(g: Vast, quest: int) -> bool:
    return all_met(g) >> quest & 1 == 1


def all_met(g: Vast) -> int:
    """Sidequests whose condition is met, bits.

    VSB-KNX-19: a state holds at any time of her turn, VSB-KNX-16: also for a card that was just drawn.
    """
    board = knight_of(g)
    met = board.feats & ~STATES
    for card in board.hand[len(board.hand) - board.late :]:
        met &= ~(1 << card)  # VSB-KNX-02: an event counts while the card was in hand
    if g.revealed >= REVEALED:  # VSB-KNX-15: Terrain is laid, never revealed
        met |= 1 << INTREPID  # VSB-KNX-04
    if g.smashed >= SMASHED:
        met |= 1 << PERSISTENT  # VSB-KNX-13, VSB-KNX-17: by anyone
    if board.treasures and sum([board.face_up >> card & 1 for card in board.treasures]) >= FACE_UP:
        met |= 1 << BEDECKED  # VSB-KNX-08
    return met


def reveal_quest(g: Vast, quest: int) -> None:
    """VSB-KNX-01: it leaves the game, its Grit is gained, and a replacement is drawn if any remain."""
    board = knight_of(g)
    board.hand = tuple([card for card in board.hand if card != quest])
    board.done += (quest,)
    board.shown &= ~(1 << quest)
    g.learned = True
    g.tell(SIDEQUESTS[quest].rule, "sidequest", quest)
    gain_grit(g, SIDEQUESTS[quest].grit)  # VSB-KNG-02
    if board.quests:
        card, board.quests = board.quests[0], board.quests[1:]
        board.hand += (card,)
        board.late += 1
        g.tell("VSB-KNX-01", "draws sidequest", card, minds=(KNIGHT,))
