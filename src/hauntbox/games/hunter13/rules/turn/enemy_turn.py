"""The turn of an ENEMY-player. FALL"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.hunter13.actions import ATTACK, END, GO, TILE, Attack, Do, Go, Tile
from hauntbox.games.hunter13.content.story import UNSAID
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.battle.foes import is_up
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, rise, sit_out
from hauntbox.games.hunter13.rules.hunters.points import hp
from hauntbox.games.hunter13.rules.items.carrying import burden
from hauntbox.games.hunter13.rules.mansion.house import QUARTERS, beyond, floor_of, is_passage, leads_out, ways
from hauntbox.games.hunter13.rules.mansion.opening import Open
from hauntbox.games.hunter13.rules.mansion.walking import bars_opening
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.rules.story.story_places import spot
from hauntbox.games.hunter13.rules.turn.endings import RESOLVED
from hauntbox.games.hunter13.state import ENEMY, NOBODY, NOWHERE, OUT, Mansion, hunters, hunters_at
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import mask_of, places
from hauntbox.kernel.wire import Action


@dataclass(frozen=True)
class EnemyTurn(Step):
    """GHT-FALL-04: from the round after the skipped one on."""

    role: int

    def run(self, g: Mansion) -> None:
        role = self.role
        if g.status[role] == OUT and g.idle[role] == 0:
            change_side(g, role)  # GHT-FMT-16: with no turn to sit out
        if g.status[role] == OUT:
            sit_out(g, role)
        elif g.subdued >> role & 1:
            rise(g, role)  # GHT-FALL-18
        elif acts(g, role):
            g.moves, g.fought = max(0, enemy_moves(g) - burden(g, role)), False
            g.then(Automatic(role) if g.options.automatic else Prowl(role))


def acts(g: Mansion, role: int) -> bool:
    """GHT-FMT-17: a scenario may let only the first of several act."""
    first = next(each for each in g.fell if g.status[each] == ENEMY)
    return g.story.fallen.several != "one" or role == first


def enemy_moves(g: Mansion) -> int:
    """GHT-FALL-11: what the scenario says, or else the table, whose 2 tiles are the book's."""
    said = g.story.fallen.moves
    return said if said != UNSAID else g.options.enemy_moves  # GHT-FMT-16


def enemy_ways(g: Mansion, tile: int) -> int:
    """GHT-FALL-11: explored tiles beyond doors and links; GHT-FALL-12: it opens none."""
    if g.story.fallen.locked:
        passed = mask_of([beyond(g, tile, side) for side in QUARTERS if is_passage(g, tile, side)])  # GHT-FMT-16
        return (ways(g, tile) | passed) & g.explored
    return 0 if g.confined >> tile & 1 else ways(g, tile) & g.explored


def prowl(g: Mansion, role: int, tile: int) -> None:
    """GHT-FALL-12: nothing is settled there, and no clue is read."""
    g.moves -= 1
    g.came[role], g.at[role], g.stayed = g.at[role], tile, False
    g.tell("GHT-FALL-11", "prowls", role, tile)


def openings(g: Mansion, role: int) -> list[Action]:
    """GHT-FALL-12: it opens no tiles, GHT-FMT-16: unless the scenario lets it; it does not enter them."""
    here = g.at[role]
    if not g.story.fallen.opens or bars_opening(g, floor_of(g, here)):
        return []
    return [GO[side] for side in places(leads_out(g, here))]


@dataclass(frozen=True)
class Prowl(Choice):
    """GHT-DEC-39: where to go, whom to attack, which power of the scenario to use (GHT-FALL-09)."""

    def waiting(self, g: Mansion) -> Sequence[int]:
        """Not whom a battle has subdued, or the hunters have won back."""
        return (self.role,) if is_up(g, self.role) else ()

    def run(self, g: Mansion) -> None:
        """Nobody to ask."""

    def candidates(self, g: Mansion, role: int) -> Sequence[Action]:
        here = g.at[role]
        there = [TILE[tile] for tile in places(enemy_ways(g, here))]
        prey = [ATTACK[g.who[hunter]] for hunter in hunters_at(g, here)]
        return (*there, *openings(g, role), *prey, *story.offers(g, role), END)

    def bars(self, g: Mansion, role: int, act: Action) -> str:
        if isinstance(act, Tile | Go):
            return "" if g.moves > 0 and not g.fought and act in self.candidates(g, role) else "GHT-FALL-11"
        if isinstance(act, Attack):
            return "" if not g.fought and act in self.candidates(g, role) else "GHT-FALL-13"
        return "" if act in self.candidates(g, role) else act.when

    def is_public(self, g: Mansion, role: int) -> bool:
        return True

    def answer(self, g: Mansion, act: Action) -> None:
        if act == END:
            return
        g.then(RESOLVED, self)
        if isinstance(act, Tile):
            prowl(g, self.role, TILE.index(act))  # GHT-FALL-11
        elif isinstance(act, Go):
            g.moves -= 1
            g.then(Open(self.role, g.at[self.role], GO.index(act)))
        elif isinstance(act, Attack):
            assault(g, self.role, next(h for h in hunters_at(g, g.at[self.role]) if ATTACK[g.who[h]] == act))
        else:
            story.perform(g, self.role, act)


def assault(g: Mansion, role: int, hunter: int) -> None:
    """GHT-FALL-13: one hunter of its choice on its tile."""
    g.moves = 0
    g.then(Battle(g.at[role], hunter, True, role))


# By itself -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Automatic(Step):
    """GHT-FALL-27: the shortest way to the nearest hunter, then against the one with the lowest HP."""

    role: int

    def run(self, g: Mansion) -> None:
        prey = hunters_at(g, g.at[self.role])
        powers = [act for act in story.offers(g, self.role) if isinstance(act, Do)]
        if powers:
            story.perform(g, self.role, powers[0])  # GHT-FMT-17: what the scenario gives it
        elif prey:
            assault(g, self.role, min(prey, key=lambda hunter: hp(g, hunter)))
        elif g.moves > 0:
            step = toward(g, g.at[self.role], goals(g, self.role))
            if step != NOBODY:
                prowl(g, self.role, step)
                g.then(self)


def goals(g: Mansion, role: int) -> list[int]:
    """GHT-FMT-17: the place that the scenario sends it to, where it stays; else wherever hunters are."""
    place = spot(g, g.story.fallen.place, role, g.at[role])
    if g.story.fallen.automatic == "go" and place != NOWHERE:
        return [place]
    return [g.at[hunter] for hunter in hunters(g)]


def toward(g: Mansion, here: int, goals: list[int]) -> int:
    """The first step of a shortest way to any of the tiles, or NOBODY; of equal ways the lowest tile number."""
    seen = 1 << here
    front = [(tile, tile) for tile in places(enemy_ways(g, here))]
    while front:
        for tile, first in front:
            if tile in goals:
                return first
            seen |= 1 << tile
        front = [(far, first) for tile, first in front for far in places(enemy_ways(g, tile) & ~seen)]
    return NOBODY
