"""Soporific Spores: one player loses something. What it is stands with each role, in `spored`. CVO"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.roles.cave.actions import DROWSY, ROLE_OF, SPORE, Spore
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, shaper
from hauntbox.games.vast.table.asking import Listed
from hauntbox.games.vast.table.ends import playing
from hauntbox.kernel.wire import Action


def sleepers(g: Vast) -> list[int]:
    """VSB-CVO-25: every other player for whom a rule names the effect, even one with nothing to lose."""
    return [role for role in playing(g) if role in DROWSY]


def bars_spores(g: Vast) -> str:
    return "" if sleepers(g) else "VSB-CVO-25"


@dataclass(frozen=True)
class SporeWhom(Listed):
    """VSB-DEC-105, VSB-CVO-09: which player, who then chooses what is affected."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(sleepers(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        spore(g, sleepers(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [SPORE[role] for role in sleepers(g)]

    def answer(self, g: Vast, act: Spore) -> None:
        spore(g, ROLE_OF[act.role])


def spore(g: Vast, role: int) -> None:
    """VSB-CVO-09. VSB-ATK-02: no attack."""
    g.tell("VSB-CVO-09", "spores", shaper(g), role)
    ROLES[role].spored(g)
