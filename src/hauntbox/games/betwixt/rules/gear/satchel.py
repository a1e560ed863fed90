"""The Syringe Satchel: its slots, and what Joan knows to load. TAL, INV"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import INJECT
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.family import JOAN
from hauntbox.games.betwixt.cards.talents import ANTIDOTE, REMEDY, SEDATIVE, STIMULANT, TONIC, VENOM
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.state import Farm
from hauntbox.kernel.wire import Action

SYRINGE_OF: Final[dict[Action, int]] = {act: syringe for syringe, act in enumerate(INJECT)}


def slots(g: Farm) -> int:
    """TGB-CMP-05, TGB-INV-11, TGB-TAL-41: one slot at the start.

    TGB-TAL-14: up to three with Second Pocket bought twice.
    """
    pockets = (talents.SECOND_POCKET, talents.SECOND_POCKET_TWICE)
    return 1 + sum([g.talents[JOAN] >> pocket & 1 for pocket in pockets])


def has_free_slot(g: Farm) -> bool:
    """TGB-TAL-44: with a full satchel Joan cannot load another syringe."""
    return len(g.syringes) < slots(g)


def known(g: Farm) -> list[int]:
    """TGB-TAL-42: Remedy and Antidote, TGB-TAL-11, TGB-TAL-12: and those of the recipes."""
    some = [REMEDY, ANTIDOTE]
    if g.talents[JOAN] >> talents.STIMULANT_RECIPE & 1:
        some += [STIMULANT, TONIC]
    if g.talents[JOAN] >> talents.VENOM_RECIPE & 1:
        some += [SEDATIVE, VENOM]
    return some


def fill(g: Farm, fm: int, who: int) -> None:
    """TGB-TAL-09: load one known syringe into a free satchel slot."""
    g.then(Load(fm))


@dataclass(frozen=True)
class Load(Listed):
    """TGB-DEC-98: which known syringe is loaded."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [INJECT[syringe] for syringe in known(g)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-TAL-09"

    def answer(self, g: Farm, act: Action) -> None:
        g.syringes = tuple(sorted([*g.syringes, SYRINGE_OF[act]]))
