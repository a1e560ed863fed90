"""The Knight's turn: she picks up her cubes, then moves and acts in any order. KNT, KNS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import FLARE, WAY, Flare, Way
from hauntbox.games.vast.cave.grid import WAY_NAMES, WAYS
from hauntbox.games.vast.roles.ghost.actions import EXTRAS
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra, do_extra, extras
from hauntbox.games.vast.roles.knight.actions import (
    BLAST,
    CUBE,
    DRINK,
    ENCOUNTER,
    PIECE_OF,
    PLACE_OF,
    QUEST,
    QUEST_NAMES,
    READY,
    REST,
    SHOOT,
    Blast,
    Cube,
    Drink,
    Encounter,
    Quest,
    Ready,
    Rest,
    Shoot,
)
from hauntbox.games.vast.roles.knight.against import attackable, bars_shot, shoot, shots
from hauntbox.games.vast.roles.knight.board import BOMB
from hauntbox.games.vast.roles.knight.cards.quests import bars_quest, begin_action, met_quests, reveal_quest
from hauntbox.games.vast.roles.knight.rules.encounter import begin_encounter, can_smash, is_loot
from hauntbox.games.vast.roles.knight.rules.equipment import (
    bars_blast,
    bars_drink,
    bars_flare,
    bars_ready,
    blast,
    drink,
    ready,
    use_flare,
)
from hauntbox.games.vast.roles.knight.rules.moving import bars_step, has_event, open_ways, step
from hauntbox.games.vast.roles.knight.rules.stats import (
    bars_cube,
    has_item,
    is_used,
    open_places,
    perception,
    pick_up,
    place_cube,
)
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action

CANDIDATES: Final = (
    *WAY, *CUBE, ENCOUNTER, *QUEST, *BLAST, *SHOOT[KNIGHT + 1 :], DRINK, READY, FLARE, REST, *EXTRAS,
)  # fmt: skip


@dataclass(frozen=True)
class PickUp(Step):
    """VSB-KNT-01: phase 1. VSB-KNS-09: her stats are at their base values."""

    def run(self, g: Vast) -> None:
        board = knight_of(g)
        pick_up(board)
        board.walls, board.used, board.worm = 0, 0, False
        board.trod, board.scenes = (), ()
        board.ambushes, board.finds = 0, 0
        refresh(g)


@dataclass(frozen=True)
class PlayOn(Step):
    """VSB-GHS-46: a possession gives steps and Encounters anew; VSB-GHS-23: what is once per turn goes on."""

    def run(self, g: Vast) -> None:
        refresh(g)


def refresh(g: Vast) -> None:
    board = knight_of(g)
    board.moved, board.met = 0, 0
    begin_action(g)


@dataclass(frozen=True)
class MoveAndAct(Choice):
    """VSB-KNT-02, VSB-GEN-03: phase 2, steps and Encounters in any order; VSB-KNT-04: cubes at any time,
    VSB-KNT-05: or the end."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return CANDIDATES

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            return bars_step(g, WAY_NAMES.index(act.way))
        if isinstance(act, Cube):
            return bars_cube(g, PLACE_OF[act.place])
        if isinstance(act, Encounter):
            return bars_encounter(g)
        if act in EXTRAS:
            return bars_extra(g, KNIGHT, act)
        return "" if isinstance(act, Rest) else bars_use(g, act)

    def legal(self, g: Vast, role: int) -> list[Action]:
        found: list[Action] = [WAY[way] for way in open_ways(g)]
        found += [CUBE[place] for place in open_places(g)]
        if not bars_encounter(g):
            found.append(ENCOUNTER)
        found += uses(g)
        found += extras(g, KNIGHT)
        found.append(REST)
        return found

    def is_public(self, g: Vast, role: int) -> bool:
        """VSB-HID-02: which Sidequests she holds, and so may reveal, is hers alone."""
        return not knight_of(g).hand

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Rest):
            return  # VSB-DEC-20
        g.then(self)
        if isinstance(act, Way):
            begin_action(g)  # VSB-KNX-19
            step(g, WAY_NAMES.index(act.way))
        elif isinstance(act, Cube):
            place_cube(g, PLACE_OF[act.place])
        elif isinstance(act, Quest):
            reveal_quest(g, QUEST_NAMES.index(act.card))  # VSB-DEC-16
        elif act in EXTRAS:
            do_extra(g, KNIGHT, act)
        else:
            begin_action(g)  # VSB-KNX-19
            use(g, act)


def bars_use(g: Vast, act: Action) -> str:
    """The rule by which she may not use that thing now, or ""."""
    if isinstance(act, Quest):
        return bars_quest(g, QUEST_NAMES.index(act.card))
    if isinstance(act, Blast):
        return bars_blast(g, WAY_NAMES.index(act.way))
    if isinstance(act, Shoot):
        return bars_shot(g, PIECE_OF[act.piece])
    if isinstance(act, Drink):
        return bars_drink(g)
    if isinstance(act, Ready):
        return bars_ready(g)
    return bars_flare(g) if isinstance(act, Flare) else act.when


def uses(g: Vast) -> list[Action]:
    """What `bars_use` lets through."""
    board = knight_of(g)
    found: list[Action] = [QUEST[card] for card in met_quests(g)]
    if board.bombs and has_item(g, BOMB) and not is_used(g, BOMB):
        found += [BLAST[way] for way in WAYS if not bars_blast(g, way)]
    found += [SHOOT[piece] for piece in shots(g)]
    if board.treasures:
        if not bars_drink(g):
            found.append(DRINK)
        if not bars_ready(g):
            found.append(READY)
    if not bars_flare(g):
        found.append(FLARE)
    return found


def use(g: Vast, act: Action) -> None:
    if isinstance(act, Encounter):
        begin_encounter(g)
    elif isinstance(act, Blast):
        blast(g, WAY_NAMES.index(act.way))
    elif isinstance(act, Shoot):
        shoot(g, PIECE_OF[act.piece])
    elif isinstance(act, Drink):
        drink(g)
    elif isinstance(act, Ready):
        ready(g)
    else:
        use_flare(g)


def bars_encounter(g: Vast) -> str:
    """VSB-DEC-57: an Encounter on her own space, while she has one left and there is something to meet."""
    if knight_of(g).met >= perception(g):
        return "VSB-KNT-02"
    return "" if has_event(g, g.at[KNIGHT]) or can_smash(g) or is_loot(g) or attackable(g) else "VSB-KNE-01"


PICK_UP: Final = PickUp()
MOVE_AND_ACT: Final = MoveAndAct(KNIGHT)
