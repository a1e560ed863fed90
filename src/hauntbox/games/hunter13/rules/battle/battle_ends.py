"""After the blows of a round, and after the battle. BAT, EVT"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.hunter13.cards.monsters import LOOT, SOOTHES, power
from hauntbox.games.hunter13.rules.battle.foes import has, has_fallen, is_player, remove
from hauntbox.games.hunter13.rules.hunters.fallen import subdue
from hauntbox.games.hunter13.rules.hunters.points import heal
from hauntbox.games.hunter13.rules.items.owning import FIND_ITEM
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import (
    HUNTER,
    MONSTERS,
    MP,
    NOBODY,
    NOWHERE,
    Mansion,
    from_left,
    hunters_at,
    monsters_at,
)
from hauntbox.kernel.agenda import Step

SOOTHED: Final = power(SOOTHES)


@dataclass(frozen=True)
class Aftermath(Step):
    """GHT-BAT-43: who fell in this round has still dealt its damage."""

    def run(self, g: Mansion) -> None:
        down = [foe for foe in g.foes if has_fallen(g, foe)]
        for foe in down:
            fell(g, foe)
        if all([foe in down for foe in g.foes]) or g.bout == g.options.battle_rounds:
            g.cut(EndBattle)  # GHT-BAT-45; GHT-BAT-57: the scenario's limit of rounds
        for foe in down:
            rewards(g, foe)


def fell(g: Mansion, foe: int) -> None:
    """GHT-BAT-49: nobody gets Level Points for it."""
    g.tell("GHT-EVT-09", "foe falls", foe)
    if is_player(foe):
        subdue(g, foe - MONSTERS)
    else:
        remove(g, foe)


def feller(g: Mansion, foe: int) -> int:
    """Who did it most damage in this round; of several, the first from the hunter who began the battle."""
    by = dict.fromkeys(from_left(g, g.lead), 0)
    for whom, role, amount in g.hits:
        if whom == foe:
            by[role] += amount
    return max(by, key=lambda role: by[role])


def rewards(g: Mansion, foe: int) -> None:
    if is_player(foe):
        return
    role = feller(g, foe)
    story.happen(g, "defeated", role, g.field_, foe)  # GHT-FMT-09
    if has(g, foe, SOOTHES):
        for hunter in hunters_at(g, g.field_):
            heal(g, hunter, MP, SOOTHED)  # GHT-CAT-23
    if has(g, foe, LOOT) and g.status[role] == HUNTER:
        g.then(FIND_ITEM(role))  # GHT-CAT-22


@dataclass(frozen=True)
class EndBattle(Step):
    """GHT-BAT-46: a monster that survives stays on the tile, GHT-BAT-47: and keeps its damage."""

    def run(self, g: Mansion) -> None:
        g.tell("GHT-BAT-45", "battle ends", g.field_, *monsters_at(g, g.field_))
        g.field_, g.bout, g.lead, g.foes, g.fighting = NOWHERE, 0, NOBODY, (), 0
        g.types, g.foe_types, g.invaded = [-1] * len(g.who), (), 0
        g.failed = g.fled = 0
        g.black, g.hits = (), ()


def rest(g: Mansion) -> None:
    """GHT-BAT-61: at the end of a turn, monsters with no hunter on their tile lose their damage."""
    if not g.options.resting_monsters:
        return
    for monster, lair in enumerate(g.lair):
        if lair != NOWHERE and not hunters_at(g, lair):
            g.wounds[monster] = g.frights[monster] = 0


AFTERMATH: Final = Aftermath()
END_BATTLE: Final = EndBattle()
