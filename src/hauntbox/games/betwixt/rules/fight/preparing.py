"""Before a fight: who prepares, and with which action. CMB, ACT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import END, NOBODY, WHO, WHO_OF
from hauntbox.games.betwixt.rules.fight.turn import ACTS, bars_act, is_spent, open_acts, perform, spend
from hauntbox.games.betwixt.state import FAMILY, FMS, Farm, active_fms, is_on_map
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Prepare(Choice):
    """TGB-DEC-50: which FM prepares next, or nobody. TGB-CMB-42: who has prepared or passed does not come again."""

    def waiting(self, g: Farm) -> Sequence[int]:
        return (self.role,) if unprepared(g) else ()

    def run(self, g: Farm) -> None:
        """All have prepared."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*[WHO[fm] for fm in active_fms(g)], NOBODY)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act == NOBODY:
            return ""
        return "" if act in WHO_OF and WHO_OF[act] in unprepared(g) else "TGB-CMB-42"

    def answer(self, g: Farm, act: Action) -> None:
        if act == NOBODY:
            g.prepared = (1 << FMS) - 1
            return
        fm = WHO_OF[act]
        g.prepared |= 1 << fm
        g.acts, g.did, g.talented, g.struck, g.free = 0, 0, 0, False, 0
        g.then(Preparation(fm), self)


def unprepared(g: Farm) -> list[int]:
    """TGB-ACT-32: the active FMs who can still do something before the fight."""
    return [fm for fm in active_fms(g) if is_on_map(g, fm) and not g.prepared >> fm & 1]


@dataclass(frozen=True)
class Preparation(Choice):
    """TGB-DEC-51, TGB-CMB-01: one of seven actions, or an item without action cost, or none."""

    def waiting(self, g: Farm) -> Sequence[int]:
        return () if is_spent(g, self.role, True) else (self.role,)

    def run(self, g: Farm) -> None:
        """Nothing more is done."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return (*ACTS, END)

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act == END else bars_act(g, role, act, preparing=True)

    def legal(self, g: Farm, role: int) -> list[Action]:
        return open_acts(g, role, True)

    def answer(self, g: Farm, act: Action) -> None:
        if act == END:
            return
        spend(g, self.role, act)
        g.then(self)  # TGB-ACT-34: an item that costs nothing, besides the one action
        perform(g, self.role, act, True)


PREPARE: Final = Prepare(FAMILY)
