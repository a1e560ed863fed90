"""One attack with bare hands, for tests."""

from __future__ import annotations

from betwixt.scenes import BILL, DOG
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.means import UNARMED, means
from hauntbox.games.betwixt.state import Farm

BARE_HANDS = means(0, UNARMED)


def strike(g: Farm, hitter: int = BILL, victim: int = DOG, how: int = BARE_HANDS) -> None:
    attack(g, hitter, victim, how)
    g.settle()
