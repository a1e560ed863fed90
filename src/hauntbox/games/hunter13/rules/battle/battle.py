"""A battle, round by round. BAT, EVT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.actions import KIND
from hauntbox.games.hunter13.cards.monsters import ANNOUNCED, EITHER
from hauntbox.games.hunter13.rules.battle.agents import agent, announcer
from hauntbox.games.hunter13.rules.battle.battle_ends import AFTERMATH, END_BATTLE
from hauntbox.games.hunter13.rules.battle.battle_plans import READY
from hauntbox.games.hunter13.rules.battle.blows import enemy_kinds, kinds
from hauntbox.games.hunter13.rules.battle.clash import CLASH
from hauntbox.games.hunter13.rules.battle.escape import ESCAPES
from hauntbox.games.hunter13.rules.battle.foes import bars_now, foes_at, has, is_battle, is_player, is_up, stats
from hauntbox.games.hunter13.rules.battle.joining import ERRAND, JOINS
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import HP, HUNTER, MONSTERS, NOBODY, Mansion, hunters_at, is_haunted, monsters_at
from hauntbox.kernel.agenda import Step, Window, kept
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class Battle(Step):
    """GHT-BAT-02: a monster has appeared or was met, or a hunter and an ENEMY-player attack one another."""

    tile: int
    role: int
    invaded: bool = False  # the Enemy came to the hunter
    enemy: int = NOBODY  # the ENEMY-player who attacks or is attacked

    def run(self, g: Mansion) -> None:
        if is_battle(g):
            g.agenda.insert(g.agenda.index(END_BATTLE), self)  # one after the other
            return
        foes = self.foes(g)
        if not foes or g.status[self.role] != HUNTER or g.at[self.role] != self.tile:
            return
        begin(g, self, foes)
        g.tell("GHT-BAT-02", "battle", self.role, self.tile, *foes)
        g.then(BEGIN_ROUND, END_BATTLE)
        for monster in monsters_at(g, self.tile):
            story.happen(g, "met", self.role, self.tile, monster)  # GHT-FMT-09

    def foes(self, g: Mansion) -> tuple[int, ...]:
        """GHT-BAT-58: beside a monster all Enemies of the tile, else the one attacking or attacked (GHT-MOVE-12)."""
        if is_haunted(g, self.tile):
            return foes_at(g, self.tile)
        return (MONSTERS + self.enemy,) if self.enemy != NOBODY and is_up(g, self.enemy) else ()


def begin(g: Mansion, battle: Battle, foes: tuple[int, ...]) -> None:
    """GHT-BAT-03: in the first round one hunter stands alone, GHT-FALL-14: also one who is attacked."""
    g.field_, g.bout, g.lead, g.foes, g.fighting = battle.tile, 0, battle.role, foes, 1 << battle.role
    g.types, g.foe_types, g.fought = [-1] * len(g.who), (-1,) * len(foes), True
    g.invaded = sum([1 << role for role in hunters_at(g, battle.tile)]) if battle.invaded else 0


def clear_round(g: Mansion) -> None:
    n = len(g.who)
    g.failed = g.fled = 0
    g.targets, g.free, g.drawn_cards = [0] * n, [0] * n, [0] * n
    g.free_kind = [HP] * n  # GHT-BAT-52: Dynamite does HP damage, whatever was declared
    g.black, g.hits = (), ()


@dataclass(frozen=True)
class BeginRound(Step):
    """GHT-BAT-01: a battle is fought in rounds."""

    def run(self, g: Mansion) -> None:
        clear_round(g)
        g.bout += 1
        muster(g)
        declare = DECLARE(declaring(g))
        if not g.foes:
            return
        if g.bout == 1:  # GHT-BAT-48: also against a monster that was met before
            g.then(declare, READY, CLASH, AFTERMATH, self)  # GHT-BAT-04: no Escape-check, and nobody joins
        else:
            g.then(declare, ERRAND, ESCAPES, JOINS, READY, CLASH, AFTERMATH, self)  # GHT-BAT-20


def muster(g: Mansion) -> None:
    """GHT-BAT-57: whom the scenario has taken away is gone; whom it has sent to the tile takes part."""
    here = foes_at(g, g.field_)
    known = dict(zip(g.foes, g.foe_types, strict=True))
    come = here if is_haunted(g, g.field_) else [foe for foe in here if foe in known]
    g.foes = tuple(come)
    g.foe_types = tuple([known.get(foe, -1) for foe in come])


# What both sides declare ---------------------------------------------------------------------------------------------


def speaker(g: Mansion, foe: int) -> int:
    """Who declares for an Enemy with a choice; NOBODY: it has none."""
    if is_player(foe):
        return foe - MONSTERS if len(enemy_kinds(g, foe - MONSTERS)) > 1 else NOBODY
    if has(g, foe, ANNOUNCED):
        return announcer(g)  # GHT-ECARD-39: anew in every battle
    return agent(g) if has(g, foe, EITHER) else NOBODY  # GHT-BAT-08


def declaring(g: Mansion) -> tuple[int, ...]:
    """All who have a choice and have not made it yet; GHT-BAT-06: it stays. Feats and items are open to all."""
    first = [g.lead] if g.types[g.lead] < 0 and len(kinds(g, g.lead)) > 1 else []
    speakers = [speaker(g, foe) for foe, kind in zip(g.foes, g.foe_types, strict=True) if kind < 0]
    return tuple(dict.fromkeys([*first, *[role for role in speakers if role != NOBODY]]))


@dataclass(frozen=True)
class Declare(Window):
    """GHT-BAT-05, GHT-DEC-19: HP or MP attack; GHT-HID-14: both sides at the same time.

    Whoever speaks for several Enemies says one word for all of them.
    """

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        return KIND

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        return "" if act in KIND else bars_now(g, act)

    def open(self, g: Mansion, answers: list[tuple[int, Action]]) -> None:
        said = {role: KIND.index(act) for role, act in answers}
        if g.types[g.lead] < 0:
            g.types[g.lead] = said.get(g.lead, HP)
            g.tell("GHT-HID-14", "declares", g.lead, g.types[g.lead])
        fresh = [foe for foe, kind in zip(g.foes, g.foe_types, strict=True) if kind < 0]
        told = {foe: said.get(speaker(g, foe), printed_kind(g, foe)) for foe in fresh}
        g.foe_types = tuple([told.get(foe, kind) for foe, kind in zip(g.foes, g.foe_types, strict=True)])
        for foe, kind in told.items():
            g.tell("GHT-BAT-08", "foe declares", foe, kind)


def printed_kind(g: Mansion, foe: int) -> int:
    return enemy_kinds(g, foe - MONSTERS)[0] if is_player(foe) else stats(g, foe)[3]


BEGIN_ROUND: Final = BeginRound()
DECLARE: Final = kept(Declare)
