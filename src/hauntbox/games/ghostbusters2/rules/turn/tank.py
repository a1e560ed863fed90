"""What the Ecto-Tank gives at the start of a round. TNK"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.actions import BOOST, CHARACTER_OF, READY, Boost, Ready
from hauntbox.games.ghostbusters2.cards import characters
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.games.ghostbusters2.rules.entities.slime import Cleaning
from hauntbox.games.ghostbusters2.state import CAR, Busters
from hauntbox.kernel.agenda import Step, TeamChoice
from hauntbox.kernel.wire import Action


def payable(g: Busters) -> list[int]:
    """GBT-TNK-02: abilities of the characters in play that the Tank can pay; GBT-TNK-06: from Level 1 on."""
    return [who for who in sorted(g.who) if CHARACTERS[who].cost <= g.tank]


@dataclass(frozen=True)
class OpenTank(Step):
    """GBT-TNK-02: only at the start of a round."""

    def run(self, g: Busters) -> None:
        if payable(g):
            g.then(Tank(g.order[:1]))


@dataclass(frozen=True)
class Tank(TeamChoice):
    """GBT-TNK-05: what the team agrees on the first seat says; if it does not agree, that seat decides.

    GBT-TNK-04: the same ability as often as it is paid for.
    """

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return (*[BOOST[who] for who in sorted(g.who)], READY)

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if isinstance(act, Boost):
            who = CHARACTER_OF[act.character]
            return "" if who in payable(g) else "GBT-TNK-02"
        return "" if isinstance(act, Ready) else act.when

    def answer(self, g: Busters, role: int, act: Action) -> None:
        if isinstance(act, Ready):
            return
        assert isinstance(act, Boost)
        who = CHARACTER_OF[act.character]
        g.tank -= CHARACTERS[who].cost
        g.tell("GBT-TNK-02", "boost", who)
        g.then(OPEN_TANK)
        if who == characters.BOOKKEEPER:  # GBT-CCH-21
            g.then(*[Cleaning(other, other, characters.BOOST) for other in g.order if g.at[other] != CAR])
        else:
            g.boosts = tuple([n + characters.BOOST * (c == who) for c, n in enumerate(g.boosts)])  # GBT-TNK-03


OPEN_TANK: Final = OpenTank()
