"""Before the Judge-cards of a round: whom one attacks, and with what. BAT, ICARD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import AIM, AIM_PERSON, FIGHT, ITEM_OF, KIND, USE, Aim, Use
from hauntbox.games.hunter13.cards.items import AMULET, FREE_ITEMS
from hauntbox.games.hunter13.rules.battle.battle_ends import EndBattle
from hauntbox.games.hunter13.rules.battle.foes import bars_now, is_player
from hauntbox.games.hunter13.rules.items.owning import use_up
from hauntbox.games.hunter13.rules.items.using import bars_use, usable, use
from hauntbox.games.hunter13.state import MONSTERS, Mansion, from_left, hunters_at
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Ready(Step):
    """GHT-BAT-31: with nobody left in it the battle ends; else all say what they do."""

    def run(self, g: Mansion) -> None:
        g.fighting &= sum([1 << role for role in hunters_at(g, g.field_)])  # who slipped on coming is not in it
        if not g.fighting:
            g.cut(EndBattle)
            return
        row = [role for role in from_left(g, g.lead) if g.fighting >> role & 1]
        g.then(*[Plan(role) for role in row if has_plans(g, role)])


def has_plans(g: Mansion, role: int) -> bool:
    """Is there more than one thing to do?"""
    able = not g.failed >> role & 1
    return (able and len(g.foes) > 1) or any(free_uses(g, role)) or bool(usable(g, role))


def free_uses(g: Mansion, role: int) -> list[Action]:
    """GHT-DEC-25: items that give a Free AT, GHT-BAT-28: not for those whose escape failed."""
    if g.failed >> role & 1:
        return []
    return [USE[item] for item in FREE_ITEMS if item in g.items[role]]


def aims(g: Mansion, role: int) -> list[Action]:
    return [AIM_PERSON[g.who[foe - MONSTERS]] if is_player(foe) else AIM[foe] for foe in g.foes]


@dataclass(frozen=True)
class Plan(Choice):
    """GHT-BAT-36, GHT-DEC-24: a target, GHT-BAT-55: or a Free AT, before the cards are drawn; GHT-ITM-21: or items."""

    def waiting(self, g: Mansion) -> Sequence[int]:
        """Unless the last Enemy has just been won back."""
        return (self.role,) if g.foes else ()

    def run(self, g: Mansion) -> None:
        """Nobody to ask."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        fights = [FIGHT] if len(g.foes) == 1 or g.failed >> role & 1 else aims(g, role)
        return (*fights, *free_uses(g, role), *usable(g, role))

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if isinstance(act, Use) and ITEM_OF[act.item] not in FREE_ITEMS:
            return bars_use(g, role, act)
        return "" if act in self.candidates(g, role) else bars_now(g, act)

    def answer(self, g: Mansion, act: Action) -> None:
        if isinstance(act, Aim):
            g.targets[self.role] = aims(g, self.role).index(act)
            g.tell("GHT-BAT-36", "aims", self.role, g.foes[g.targets[self.role]])
        elif isinstance(act, Use):
            self.use(g, act)

    def use(self, g: Mansion, act: Use) -> None:
        item = ITEM_OF[act.item]
        if item not in FREE_ITEMS:
            g.then(self)
            use(g, self.role, act)
            return
        g.free[self.role] = item + 1
        g.tell("GHT-BAT-55", "free attack", self.role, item)
        if item == AMULET:
            g.then(FreeKind(self.role))
        elif len(g.foes) > 1:
            g.then(FreeAim(self.role))
        use_up(g, self.role, item)


@dataclass(frozen=True)
class FreeAim(Choice):
    """GHT-BAT-36: at which Enemy the Dynamite goes."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return aims(g, role)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in aims(g, role) else bars_now(g, act)

    def answer(self, g: Mansion, act: Action) -> None:
        g.targets[self.role] = aims(g, self.role).index(act)


@dataclass(frozen=True)
class FreeKind(Choice):
    """GHT-BAT-52: the Amulet's user chooses HP or MP damage."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return KIND

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in KIND else bars_now(g, act)

    def answer(self, g: Mansion, act: Action) -> None:
        g.free_kind[self.role] = KIND.index(act)


READY: Final = Ready()
