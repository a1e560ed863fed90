"""What answers an attack that is over. TAL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.betwixt.actions import STEPS, WAY, WAY_OF, YES
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.family import AVELYNN
from hauntbox.games.betwixt.cards.words import STUNNED
from hauntbox.games.betwixt.rules.attack.statuses import has
from hauntbox.games.betwixt.rules.attack.uses import CARTWHEEL
from hauntbox.games.betwixt.rules.listed import Listed, YesOrNo
from hauntbox.games.betwixt.rules.map.moving import step
from hauntbox.games.betwixt.state import Farm, foes_of, ground, is_monster, is_on_map, solid, spaces_of, standing
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def after_attack(g: Farm, hitter: int, victim: int) -> None:
    """TGB-TAL-23: after an attack on her is over, hit or not."""
    if victim == AVELYNN and is_monster(hitter) and not bars_cartwheel(g):
        g.then(Cartwheel(AVELYNN))


def bars_cartwheel(g: Farm) -> str:
    """TGB-TAL-33: at most once per round, not while Stunned or KO'd."""
    talent = talents.TALENTS[talents.CARTWHEEL]
    if not g.talents[AVELYNN] >> talents.CARTWHEEL & 1:
        return "TGB-TAL-23"
    if g.reacted >> CARTWHEEL & 1 or has(g, AVELYNN, STUNNED) or not is_on_map(g, AVELYNN) or not g.hp[AVELYNN]:
        return "TGB-TAL-33"
    if g.fp[AVELYNN] < talent.fp:
        return "TGB-ACT-10"
    return "" if one_step(g, AVELYNN) else "TGB-ACT-35"


def one_step(g: Farm, who: int) -> int:
    """The free adjacent spaces to which one could step. TGB-DRAW-62: none of a tile that lies apart is adjacent."""
    corners = solid(g) | spaces_of(g, foes_of(g, who))
    return step(g.map, 1 << g.at[who], ground(g) & ~solid(g) & ~standing(g), corners) & g.map.near(g.at[who])


@dataclass(frozen=True)
class Cartwheel(YesOrNo):
    """TGB-DEC-34: whether to use the reaction."""

    def answer(self, g: Farm, act: Action) -> None:
        if act == YES:
            g.reacted |= 1 << CARTWHEEL
            g.fp[self.role] -= talents.TALENTS[talents.CARTWHEEL].fp
            g.then(CartwheelTo(self.role))


@dataclass(frozen=True)
class CartwheelTo(Listed):
    """TGB-DEC-58: to which space."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        x, y = g.map.spot(g.at[role])
        spots = [g.map.spot(space) for space in places(one_step(g, role))]
        return [WAY[STEPS.index((u - x, v - y))] for u, v in spots]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-TAL-23"

    def answer(self, g: Farm, act: Action) -> None:
        g.at[self.role] = g.map.beside(g.at[self.role], *STEPS[WAY_OF[act]])
        g.tell("TGB-TAL-23", "moves", self.role, g.at[self.role])
