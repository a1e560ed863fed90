"""The table between two missions: dashboards, decks and purse as in a mission, and nobody is in danger. CAMP"""

from __future__ import annotations

from dataclasses import dataclass

from hauntbox.games.betwixt.state import Farm


@dataclass
class Evening(Farm):
    """A position of the interlude. Its mission is the story mission last won, whose goods the cart sells."""

    played: str = ""  # the mission before
    won: bool = True
    cart: tuple[int, ...] = ()  # cards drawn for it
    gone: int = 0  # cart, collections, trophies: gone to, bits
    chosen: str = ""  # the number of the next mission

    def clone(self) -> Evening:
        g = Evening.__new__(Evening)
        self.lay_down(g)
        g.played, g.won, g.cart, g.gone = self.played, self.won, self.cart, self.gone
        g.chosen = self.chosen
        return g
