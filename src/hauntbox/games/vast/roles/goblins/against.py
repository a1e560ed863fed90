"""What others do to the Tribes: Knight, Dragon, Thief and Cave. KNA, DRP, GOR, THA, CVO"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.roles.dragon.rules.sloth import eat
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor
from hauntbox.games.vast.roles.goblins.actions import TRIBE, TRIBE_NAMES, Tribe
from hauntbox.games.vast.roles.goblins.board import TRIBE_NUMBERS
from hauntbox.games.vast.roles.goblins.rules.raiding import hit_dragon
from hauntbox.games.vast.roles.goblins.rules.scatter import (
    go_home,
    lose_population,
    scatter,
    shrink,
    spring_trap,
    wipe_out,
)
from hauntbox.games.vast.roles.goblins.rules.stats import BEETLES, defence, gain_rage, piece_of, strength
from hauntbox.games.vast.roles.knight.board import DARING, FEARLESS, STALWART
from hauntbox.games.vast.roles.knight.cards.quests import achieve
from hauntbox.games.vast.roles.knight.rules.stats import attack_strength
from hauntbox.games.vast.roles.knight.rules.stats import strength as knight_strength
from hauntbox.games.vast.roles.numbers import DRAGON, GOBLINS
from hauntbox.games.vast.roles.role import CLAWED, HISSED, IN_FLAMES, SCRATCHED, WRATHFUL
from hauntbox.games.vast.state import Vast, goblins_of, knight_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.kernel.wire import Action

LARGE = 3  # Population, for Stalwart


# The Knight. --------------------------------------------------------------------------------------------------------


def bars_knight(g: Vast, tribe: int) -> str:
    """VSB-KNA-07: her Strength must be greater than the Tribe's, VSB-SEC-17: with the Trap."""
    return "" if attack_strength(g) > defence(g, tribe) else "VSB-KNA-07"


def struck_by_knight(g: Vast, tribe: int) -> None:
    """VSB-KNA-07: it scatters, VSB-GOR-09: and Rage rises by 1. VSB-KNA-08: each Tribe there is attacked."""
    note_feats(g, tribe)
    gain_rage(g)
    scatter(g, tribe)
    spring_trap(g)


def note_feats(g: Vast, tribe: int) -> None:
    """VSB-KNX-03: three Goblins are Stalwart, VSB-KNX-05: a Monster is Daring.

    VSB-KNX-06: on a tile that she has just revealed it is Fearless.
    """
    board = goblins_of(g)
    if board.population[tribe] >= LARGE:
        achieve(g, STALWART)
    if board.monsters[tribe]:
        achieve(g, DARING)
    if knight_of(g).unveiled == g.at[piece_of(tribe)]:
        achieve(g, FEARLESS)


def shot(g: Vast, tribe: int) -> None:
    """VSB-KNQ-05: Population falls by her Strength minus 1. VSB-GOR-09: Rage rises. VSB-SEC-23: no Trap helps."""
    gain_rage(g)
    lose_population(g, tribe, knight_strength(g) - 1)


# The Dragon. --------------------------------------------------------------------------------------------------------


def hit_by_dragon(g: Vast, tribe: int, how: int) -> None:
    """VSB-GOR-09, VSB-GOR-10: Claw, Scratch and Hiss make them angry."""
    if how == CLAWED:
        gain_rage(g)
        eat(g, scatter(g, tribe))  # VSB-DRP-02, VSB-MON-32
        spring_trap(g)
    elif how == SCRATCHED:
        scratched(g, tribe)
    elif how == HISSED:
        gain_rage(g)
        go_home(g, tribe)  # VSB-DRP-07
        lose_population(g, tribe, 1)
    elif how == IN_FLAMES:
        lose_population(g, tribe, 1)  # VSB-DRP-19
    elif how == WRATHFUL:
        scatter(g, tribe)  # VSB-DRP-23, VSB-ATK-02: no attack


def scratched(g: Vast, tribe: int) -> None:
    """VSB-DRP-16: Population becomes 0, and he eats what was lost; VSB-MON-32: 1 less with Bright Beetles."""
    gain_rage(g)
    spared = BEETLES in goblins_of(g).monsters[tribe]
    eat(g, max(wipe_out(g, tribe) - spared, 0))
    spring_trap(g)


def stepped_onto(g: Vast, tribe: int) -> None:
    """VSB-DRW-24: the surfaced Dragon has come to a Tribe that is stronger than his Armor: it attacks him."""
    if strength(g, tribe) > armor(g):
        g.tell("VSB-DRW-24", "attacks", piece_of(tribe), DRAGON)
        hit_dragon(g, tribe)


# The Thief. ---------------------------------------------------------------------------------------------------------


def stabbed(g: Vast, tribe: int, cubes: int) -> None:
    """VSB-THA-15: 1, 2 or 3 Population, VSB-GOR-14: and nothing else. VSB-GOR-10: Rage rises by 1."""
    gain_rage(g)
    lose_population(g, tribe, cubes)


# The Cave. ----------------------------------------------------------------------------------------------------------


def doze(g: Vast) -> bool:
    """VSB-CVO-11: Soporific Spores meet the Goblins; whether a Tribe can be reduced."""
    if not drowsy(g):
        return False
    g.then(Doze(GOBLINS))
    return True


def drowsy(g: Vast) -> list[int]:
    return [tribe for tribe in TRIBE_NUMBERS if goblins_of(g).population[tribe] > 1]


@dataclass(frozen=True)
class Doze(Listed):
    """VSB-DEC-110: which Tribe falls to Population 1. VSB-GOR-10: Rage rises by 1."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if len(drowsy(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [TRIBE[tribe] for tribe in drowsy(g)]

    def answer(self, g: Vast, act: Tribe) -> None:
        self.reduce(g, TRIBE_NAMES.index(act.name))

    def reduce(self, g: Vast, tribe: int) -> None:
        gain_rage(g)
        shrink(g, tribe, goblins_of(g).population[tribe] - 1)
