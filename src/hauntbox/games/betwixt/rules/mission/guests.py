"""Guests: friendly figures who join the family. MIS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import PLACE_OF, SPACE
from hauntbox.games.betwixt.content.mission import Deed
from hauntbox.games.betwixt.rules.fight.knockout import free_on
from hauntbox.games.betwixt.rules.guide import guest_card
from hauntbox.games.betwixt.rules.mission.farm import tile_of
from hauntbox.games.betwixt.rules.mission.running import Script, Verb
from hauntbox.games.betwixt.state import FAMILY, Farm
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def join(g: Farm, deed: Deed, script: Script) -> None:
    """TGB-MIS-21: a guest with the HP of its card. TGB-MIS-22: its Target Tokens are put into the bag."""
    _, guest, where = deed
    card = guest_card(g, guest)
    g.hp[guest], g.status[guest], g.pool[guest] = card.hp, 0, card.tokens
    g.tell("TGB-MIS-22", "joins", guest)
    g.then(GuestSpace(FAMILY, guest, tile_of(g, where)))


@dataclass(frozen=True)
class GuestSpace(Choice):
    """TGB-DEC-45: on which free space of the tile the guest is put."""

    guest: int
    tile: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [SPACE[space & 63] for space in places(free_on(g, self.tile))]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-MIS-24"

    def answer(self, g: Farm, act: Action) -> None:
        g.at[self.guest] = self.tile * 64 + PLACE_OF[act]


GUEST_VERBS: Final[dict[str, Verb]] = {"join": join}
