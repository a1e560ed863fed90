"""Hidden Tribes ambush the Knight. GOR, KNE"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import NO
from hauntbox.games.vast.roles.goblins.actions import TRIBE, TRIBE_NAMES, Tribe
from hauntbox.games.vast.roles.goblins.rules.raiding import hit_knight
from hauntbox.games.vast.roles.goblins.rules.stats import hidden, piece_of, strength
from hauntbox.games.vast.roles.knight.rules.stats import strength as knight_strength
from hauntbox.games.vast.roles.numbers import GOBLINS, KNIGHT
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.games.vast.table.ends import BY_AMBUSH
from hauntbox.kernel.wire import Action


def ambushers(g: Vast) -> list[int]:
    """VSB-GOR-01, VSB-GOS-10: hidden Tribes that are stronger than she; VSB-GOR-02: lurking ones too.

    VSB-GOS-12: with Population. VSB-SEC-23: the Trap gives them nothing.
    """
    ready = [tribe for tribe in hidden(g) if goblins_of(g).population[tribe]]
    return [tribe for tribe in ready if strength(g, tribe) > knight_strength(g)]


def strongest(g: Vast) -> int:
    """The greatest Strength of those who could ambush her; 0: nobody."""
    return max([strength(g, tribe) for tribe in ambushers(g)], default=0)


@dataclass(frozen=True)
class Pounce(Listed):
    """VSB-DEC-29: which hidden Tribe ambushes the Knight, if any. VSB-GOR-13: nobody else is ambushed."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if ambushers(g) else ()

    def run(self, g: Vast) -> None:
        """She is too strong for all of them."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[TRIBE[tribe] for tribe in ambushers(g)], NO]

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Tribe):
            tribe = TRIBE_NAMES.index(act.name)
            g.tell("VSB-GOR-01", "ambushes", piece_of(tribe), KNIGHT)
            hit_knight(g, tribe, BY_AMBUSH)  # VSB-GOR-03
