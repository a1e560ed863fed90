"""Silly moves of the family, for the lab to count and for bots to leave alone."""

from __future__ import annotations

from typing import Any, Final

from hauntbox.games.betwixt import actions as a
from hauntbox.games.betwixt.cards.decks import NONE
from hauntbox.games.betwixt.rules.fight.turn import Activation
from hauntbox.games.betwixt.state import ACCESSORY, EXTRA, FMS, HEAD, POUCH, Farm, any_monster
from hauntbox.kernel.contract import Silly
from hauntbox.kernel.wire import Action

BAG: Final = "moves a card within a bag"
STRIPS: Final = "takes off in a fight what protects"
LETS_GO: Final = "ends a turn without the attack that was open"
WORN: Final = range(HEAD, ACCESSORY + 1)


def folly(g: Farm, role: int, act: Action, after: Farm) -> str:
    if role >= FMS:
        return ""
    if act == a.END:
        ask = g.agenda[-1]
        return LETS_GO if isinstance(ask, Activation) and a.ATTACK in ask.legal(g, role) else ""
    if not isinstance(act, a.Lay) or g.cards[role] == after.cards[role]:
        return ""
    if dashboard(g.cards[role]) == dashboard(after.cards[role]):
        return BAG
    return STRIPS if any_monster(g) and worn(after, role) < worn(g, role) else ""


def worn(g: Farm, fm: int) -> int:
    """How many cards are worn, weapons and items aside."""
    return len([position for position in WORN if g.cards[fm][position] != NONE])


def dashboard(cards: tuple[int, ...]) -> Any:
    """Cards of a dashboard: in Extra Inventory, and in the pouch, it does not matter where."""
    return cards[:EXTRA], tuple(sorted(cards[EXTRA:POUCH])), tuple(sorted(cards[POUCH:]))


def places(g: Farm) -> list[int]:
    return g.at[:FMS]


def cards(g: Farm) -> Any:
    """Who has what, and what lies in the Stash."""
    return tuple([dashboard(row) for row in g.cards]), tuple(sorted(g.stash))


SILLY: Final = Silly(
    places,
    {"readies, trades or stashes cards and changes them back": cards},
    (a.Move, a.Tile, a.End, a.Stop, a.Nobody, a.Approach, a.Arrange, a.Ready, a.Trade, a.Stash, a.Who, a.Take),
    folly,
    (BAG, STRIPS, LETS_GO),
)
