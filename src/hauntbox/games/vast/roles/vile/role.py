"""The Vile Ghoul's answers to cave and table: as the Ghoul's, but for set-up, turn and goal. VGS, VGW, VGD, VGF

VST-VGW-01: all rules of the Ghoul hold for it. VST-VGD-03: others compare with its Defense as with the Ghoul's.
"""

from __future__ import annotations

from hauntbox.games.vast.roles.ghoul.goals import victim
from hauntbox.games.vast.roles.ghoul.role import Ghoul, put_back, set_apart
from hauntbox.games.vast.roles.ghoul.rules.dice import RollDice
from hauntbox.games.vast.roles.ghoul.turn import GhoulAppears, Prowl
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT, UNICORN, VILE
from hauntbox.games.vast.roles.vile.board import NO_DIE, VileBoard
from hauntbox.games.vast.roles.vile.goals import victim_health, vile_wins_by
from hauntbox.games.vast.roles.vile.judgement import progress
from hauntbox.games.vast.roles.vile.rules.chart import FillSupply, SelectDie
from hauntbox.games.vast.roles.vile.turn import VileTurn
from hauntbox.games.vast.state import Vast, trance_of, vile_of


class Vile(Ghoul):
    """VST-VGW-01: what is not said here is as the Ghoul's."""

    number = VILE

    def set_up(self, g: Vast) -> None:
        """VST-VGS-01: the chart, VST-VGS-02, VST-VGS-03: and what the Ghoul has; VST-VGS-04: its Fury is not used."""
        g.vile = VileBoard()  # VST-CMP-01
        super().set_up(g)

    def adjust(self, g: Vast) -> None:
        """VST-VGDIF-06: the Knight begins with the Health of its level, or else the Dragon."""
        if g.knight is not None and victim(g) == KNIGHT:
            g.knight.health = g.knight.full = victim_health(g)
        elif g.dragon is not None and victim(g) == DRAGON:
            g.dragon.health = victim_health(g)
        elif g.unicorn is not None and victim(g) == UNICORN:
            g.unicorn.health = victim_health(g)  # VST-VGDIF-08

    def begin(self, g: Vast) -> None:
        """VST-VGS-05: it comes onto the map as the Ghoul does."""
        g.then(GhoulAppears(), VileTurn())

    def play_possessed(self, g: Vast, by: int) -> None:
        """VSB-POS-07: as many dice as her Influence, one of them on the chart; VSB-POS-13: its own dice stay apart."""
        set_apart(g)
        vile, trance = vile_of(g), trance_of(g)
        trance.kept += (vile.supply, (vile.left, vile.row_movement), vile.right)
        vile.supply, vile.left, vile.right, vile.boosts, vile.spent, vile.bonus = (), NO_DIE, (), 0, 0, 0
        g.then(RollDice(VILE), FillSupply(), SelectDie(VILE), Prowl(VILE))

    def released(self, g: Vast) -> None:
        """VSB-POS-13: the die is taken off."""
        put_back(g)
        vile, kept = vile_of(g), trance_of(g).kept
        vile.supply, vile.right = kept[3], kept[5]
        vile.left, vile.row_movement = kept[4]
        vile.boosts, vile.spent, vile.bonus = 0, 0, 0

    def summoned(self, g: Vast) -> None:
        g.vile = VileBoard()
        super().summoned(g)  # VSB-GHS-20

    def dismissed(self, g: Vast) -> None:
        super().dismissed(g)
        g.vile = None

    def alone_number(self, g: Vast) -> int:
        """VST-VGSOLO-07, VSB-VAR-22: its Movement, VST-VGSOLO-08: as it is printed on the row."""
        return vile_of(g).row_movement

    def spored(self, g: Vast) -> None:
        self.shy_away(g)  # VSB-CVO-20, VST-VGF-07: it has no Fury to lose

    def wins_by(self, g: Vast, event: int, *facts: int) -> str:
        return vile_wins_by(g, event, facts)  # VST-VGW-02, VST-VGW-05

    def know(self, g: Vast, k: Vast, seat: tuple[int, ...]) -> None:
        """The chart lies open."""
        super().know(g, k, seat)
        k.vile = vile_of(g).clone()

    def progress(self, g: Vast) -> float:
        return progress(g)
