"""Treasures: gaining one, stashing all at the Entrance. THA, THU, DIF"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.cave.holding import keep_token, return_token, supply
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.numbers import THIEF
from hauntbox.games.vast.roles.thief.actions import UPGRADE, UPGRADE_NAMES, Upgrade
from hauntbox.games.vast.roles.thief.board import LOOT_DROP
from hauntbox.games.vast.roles.thief.rules.upgrades import free_upgrades, gain_upgrade
from hauntbox.games.vast.state import Vast, thief_of
from hauntbox.games.vast.table.asking import Listed, WhichSpace
from hauntbox.games.vast.table.ends import STASHED, happen
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

WITHOUT_UPGRADE: Final = {"prowler": 1, "invader": 2}  # VSB-DIF-05: the first tokens that take no space


def gain_treasure(g: Vast) -> None:
    """A Treasure token from the supply; VSB-THA-20: or from the map, VSB-THA-26: where one lies on a space, or none."""
    if supply(g, TREASURES):
        g.out[TREASURES] += 1
        thief_of(g).carried += 1
        g.tell("VSB-THA-07", "gains treasure", THIEF)
    elif g.tokens[TREASURES]:
        g.then(TreasureFromMap(THIEF))


@dataclass(frozen=True)
class TreasureFromMap(WhichSpace):
    """VSB-DEC-168, VSB-THA-20: which Treasure token on the map."""

    def pool(self, g: Vast) -> list[int]:
        return sorted(set(g.tokens[TREASURES]))

    def waiting(self, g: Vast) -> Sequence[int]:
        return (THIEF,) if len(self.pool(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.chosen(g, self.pool(g)[0])

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in g.tokens[TREASURES] else "VSB-THA-26"

    def chosen(self, g: Vast, space: int) -> None:
        keep_token(g, TREASURES, space)
        thief_of(g).carried += 1
        g.tell("VSB-THA-20", "takes", THIEF, TREASURES, space)


def stash_all(g: Vast) -> None:
    """VSB-THU-02: all that he carries, and the turn goes on. VSB-THU-05: the Loot Drop Level is 3 again."""
    board = thief_of(g)
    if not board.carried and not board.gems:
        return
    board.level = LOOT_DROP
    gems, board.gems = board.gems, ()
    g.then(*[Redeem(gem) for gem in gems], StashOne(THIEF))


@dataclass(frozen=True)
class Redeem(Step):
    """VSB-THU-03: a Gem returns to the Dragon, and a Treasure token is stashed instead."""

    gem: int

    def run(self, g: Vast) -> None:
        return_token(g, self.gem)
        gain_treasure(g)


@dataclass(frozen=True)
class StashOne(Listed):
    """VSB-DEC-48, VSB-THU-04: each stashed Treasure goes on a free upgrade space of his choice.

    VSB-DIF-05: the first ones of the hard levels go on none.
    """

    def waiting(self, g: Vast) -> Sequence[int]:
        board = thief_of(g)
        is_plain = board.stash < WITHOUT_UPGRADE.get(g.options.thief_level, 0)
        return (THIEF,) if board.carried and not is_plain else ()

    def run(self, g: Vast) -> None:
        if thief_of(g).carried:
            self.put(g)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [UPGRADE[kind] for kind in free_upgrades(thief_of(g))]

    def answer(self, g: Vast, act: Upgrade) -> None:
        kind = UPGRADE_NAMES.index(act.name)
        if self.put(g):
            gain_upgrade(g, kind)

    def put(self, g: Vast) -> bool:
        """Stash one and see to the next; whether the game goes on."""
        board = thief_of(g)
        board.carried -= 1
        board.stash += 1
        g.tell("VSB-THU-02", "stashes", THIEF, board.stash)
        g.then(StashOne(THIEF))
        return not happen(g, STASHED, THIEF)
