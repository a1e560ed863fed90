"""The Vile Ghoul's turn: Prepare Board, Select Statistics, Move and Act, Set Defense. VGT, VGS, VGD"""

from __future__ import annotations

from dataclasses import dataclass

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.roles.ghoul.turn import Prowl, SetDefense
from hauntbox.games.vast.roles.numbers import VILE
from hauntbox.games.vast.roles.vile.rules.chart import PrepareBoard, SelectDie
from hauntbox.games.vast.state import Vast
from hauntbox.kernel.agenda import Step


@dataclass(frozen=True)
class VileTurn(Step):
    """VST-VGT-01, VST-VGT-02: four phases, and the turn is over. VST-SET-12: off the map it skips its turn.

    VST-VGM-01, VST-VGM-23: Move and Act is the Ghoul's; VST-VGD-01, VST-VGD-02: the Attack of the row is its Defense.
    """

    def run(self, g: Vast) -> None:
        if g.at[VILE] != NOWHERE:
            g.then(PrepareBoard(), SelectDie(VILE), Prowl(VILE), SetDefense())
