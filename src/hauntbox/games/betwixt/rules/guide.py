"""What the phases look up in a Mission Guide; the package of missions fills the table. CMP, MIS"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from hauntbox.games.betwixt.content.mission import Guest
from hauntbox.games.betwixt.state import GUEST, Farm


class Guide(NamedTuple):
    """TGB-CMP-34: set-up, tokens and tables of a mission, as far as the phases ask for them."""

    start: int  # the start tile
    tiles: tuple[int, ...]  # all that can be placed, Secret Rooms not among them
    bag: tuple[int, ...] = ()  # Fate Tokens at the start, see cards/fate.py
    secrets: tuple[int, ...] = ()  # Secret Room tiles
    goals: tuple[int, ...] = ()  # the tiles of all objectives
    walled: int = 0  # sides of the start tile that are walled up, bits
    spaces: int = 0  # where FMs may start, places of the start tile; 0: anywhere
    monsters: tuple[tuple[int, ...], ...] = ()  # by number of the Monster Token: kinds
    picks: tuple[tuple[str, ...], ...] = ((), (), (), ())  # by FM: cards of which one is taken
    given: tuple[str, ...] = ()  # cards for the family
    offered: tuple[str, ...] = ()  # cards of which the family takes so many:
    taken: int = 0
    goods: tuple[tuple[str, int], ...] = ()  # of vending machines: card and price
    guests: tuple[Guest, ...] = ()
    prices: tuple[int, ...] = ()  # by mission action: the kind of item that is used up for it, or -1


NO_GUIDE: Final = Guide(0, ())
GUIDES: Final[dict[str, Guide]] = {}  # by name: those of no mission file
KEEPERS: Final[list[Callable[[str], Guide]]] = []  # who knows the mission files


def guide(g: Farm) -> Guide:
    """TGB-SET-09: its tiles and Monster Cards lie ready."""
    if g.mission in GUIDES or not g.mission:
        return GUIDES.get(g.mission, NO_GUIDE)
    return KEEPERS[0](g.mission)


def guest_card(g: Farm, who: int) -> Guest:
    """TGB-MIS-21: a guest's HP, AGI and dice are the mission's."""
    return guide(g).guests[who - GUEST]
