"""The Ghoul's steps: their price, the attack announced with them, Sneak, and what entering does. MOVE, TCD"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, NO, At
from hauntbox.games.vast.cave.forced import announce_entry
from hauntbox.games.vast.cave.grid import MIDDLE, NEAR, SPACE_OF, WAYS
from hauntbox.games.vast.cave.ground import bars_way, is_open_space, is_shut, others_at, plain_ways
from hauntbox.games.vast.cave.terrain.leaving import can_step_off, lay_for
from hauntbox.games.vast.cave.terrain.lying import downstream, terrain_at
from hauntbox.games.vast.cave.terrain.pits import bars_trip, begin_trip
from hauntbox.games.vast.cave.tiles import PIT, RIVER, TERRAIN
from hauntbox.games.vast.roles.ghoul.actions import ATTACK, PIECE_OF, WAIVE_PIECE, WAIVE_WALL, Attack
from hauntbox.games.vast.roles.ghoul.against import CRYSTAL, attack, bars_attack, smash_crystal
from hauntbox.games.vast.roles.ghoul.board import SNEAK
from hauntbox.games.vast.roles.ghoul.rules.drawing import idle, use
from hauntbox.games.vast.roles.ghoul.rules.paying import attack_now, most_attack, pay, purse
from hauntbox.games.vast.roles.ghoul.rules.prices import (
    COUNT,
    PIECE,
    WALL,
    base_price,
    is_payable,
    least_price,
    surcharges,
    targets,
)
from hauntbox.games.vast.roles.ghoul.rules.scour import scour_entered
from hauntbox.games.vast.roles.numbers import NOBODY
from hauntbox.games.vast.roles.vile.rules.strengthen import NO_STEP, Strengthen
from hauntbox.games.vast.state import Vast, ghoul_of, prowler
from hauntbox.games.vast.table.asking import Listed
from hauntbox.games.vast.table.ends import ESCAPED, happen
from hauntbox.kernel.agenda import Step, kept
from hauntbox.kernel.wire import Action


def open_ways(g: Vast) -> list[int]:
    """What `bars_step` lets through. Without a point no step is possible but down the River."""
    points, here = purse(g), g.at[prowler(g)]
    if ghoul_of(g).pinned or (points < 1 and not g.ground[here] & TERRAIN):
        return []
    plain = plain_ways(g, here) if points else 0  # where no surcharge is due either
    return [way for way in WAYS if plain >> way & 1 or is_open(g, here, way, points)]


def is_open(g: Vast, here: int, way: int, points: int) -> bool:
    return not bars_edge(g, here, way) and can_pay(g, here, way, points)


def bars_step(g: Vast, way: int) -> str:
    """VST-DEC-38: the rule by which it cannot step there, or "". VST-MOVE-03, VST-MOVE-04: onto Lit and Dark tiles.

    VST-MOVE-02: over an edge. VST-MOVE-26: only if it can pay.
    """
    if ghoul_of(g).pinned:
        return "VST-OPT-08"
    here = g.at[prowler(g)]
    return bars_edge(g, here, way) or ("" if can_pay(g, here, way, purse(g)) else "VST-MOVE-26")


def bars_edge(g: Vast, here: int, way: int) -> str:
    """The rule by which it cannot step there, whatever that costs, or ""."""
    rule = bars_way(g, here, way)
    if not rule:
        return ""  # shortcut: the usual case
    if rule == "VSB-MAP-06" and not can_step_off(g, here, way):
        return "VST-MOVE-16"  # VST-TRN-11: off Terrain it may
    if rule == "VSB-MAP-09":
        return "VST-TRN-05"
    if g.ground.get(NEAR[here][way], 0) & PIT and bars_trip(g, prowler(g), NEAR[here][way]):
        return "VST-TRN-10"  # VST-TRN-03
    return ""


def can_pay(g: Vast, here: int, way: int, points: int) -> bool:
    """Whether that many points pay the step; whoever can pay for a wall and for a piece need not ask on."""
    return points > is_shut(g, here, way) + (NEAR[here][way] in g.at) or is_payable(g, way)


def bars_climbing_out(g: Vast, way: int, left: int) -> str:
    """VST-TRN-10: the rule by which it does not get out of a Pit that way with so much left, or ""."""
    if left >= purse(g):
        return bars_step(g, way)
    here = g.at[prowler(g)]
    is_way = not bars_way(g, here, way) or bars_way(g, here, way) == "VSB-MAP-13" or can_step_off(g, here, way)
    return "" if is_way and least_price(g, way, NOBODY) <= left else "VST-TRN-10"


def step(g: Vast, way: int) -> None:
    if NEAR[g.at[prowler(g)]][way] in g.at:
        g.then(AnnounceStrike(prowler(g), way))
    else:
        announce(g, way, NOBODY)  # shortcut: nobody to attack


@dataclass(frozen=True)
class AnnounceStrike(Listed):
    """VST-MOVE-22, VST-DEC-39: whom it attacks at once, if anybody; the price follows from that."""

    way: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(targets(g, self.way)) > 1 else ()

    def run(self, g: Vast) -> None:
        announce(g, self.way, targets(g, self.way)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [NO if target == NOBODY else ATTACK[target] for target in targets(g, self.way)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, Attack) and act != NO:
            return act.when
        if act in self.candidates(g, role):
            return ""
        if isinstance(act, Attack):
            piece = PIECE_OF[act.piece]
            is_there = piece in others_at(g, prowler(g), NEAR[g.at[prowler(g)]][self.way])
            return (bars_attack(g, piece, most_attack(g)) or "VST-MOVE-26") if is_there else "VST-ATK-01"
        return "VST-MOVE-26"

    def answer(self, g: Vast, act: Action) -> None:
        target = PIECE_OF[act.piece] if isinstance(act, Attack) else NOBODY
        announce(g, self.way, target)


def announce(g: Vast, way: int, target: int) -> None:
    """The step and its attack are settled. VST-VGM-26: what raises the Vile Ghoul's Attack is named with them."""
    if g.vile is not None and target != NOBODY:
        g.then(Strengthen(prowler(g), way, target), PayStep(prowler(g), way, target, 0))
    elif idle(ghoul_of(g), SNEAK) > 0:
        g.then(PayStep(prowler(g), way, target, 0))
    else:
        pay_step(g, way, target, 0)  # shortcut: nothing can be waived


def begin_attack(g: Vast, target: int) -> None:
    """An attack without a step, of a piece or of the Crystal. VST-VGM-11: the Vile Ghoul may raise its Attack."""
    if g.vile is not None:
        g.then(Strengthen(prowler(g), NO_STEP, target), Strike(target))
    else:
        Strike(target).run(g)


@dataclass(frozen=True)
class Strike(Step):
    target: int

    def run(self, g: Vast) -> None:
        if self.target == CRYSTAL:
            smash_crystal(g)
        else:
            attack(g, self.target)


@dataclass(frozen=True)
class PayStep(Listed):
    """VST-DEC-48, VST-TCD-06: with a Sneak that is not used, which surcharge is waived, if any; then it steps.

    VST-TER-13: another Sneak may waive the other one.
    """

    way: int
    target: int
    waived: int

    def due(self, g: Vast) -> int:
        return surcharges(g, self.way, self.target, attack_now(g)) & ~self.waived

    def offers(self, g: Vast) -> list[Action]:
        due, board = self.due(g), ghoul_of(g)
        found: list[Action] = []
        if idle(board, SNEAK) > 0:
            found = [act for act, bit in ((WAIVE_WALL, WALL), (WAIVE_PIECE, PIECE)) if due & bit]
        return [*found, NO] if base_price(g, self.way) + COUNT[due] <= purse(g) else found

    def waiting(self, g: Vast) -> Sequence[int]:
        if idle(ghoul_of(g), SNEAK) <= 0:
            return ()  # shortcut: nothing can be waived
        return (self.role,) if len(self.offers(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.answer(g, self.offers(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return self.offers(g)

    def answer(self, g: Vast, act: Action) -> None:
        if act == NO:
            pay_step(g, self.way, self.target, self.waived)
            return
        use(ghoul_of(g), SNEAK)
        g.then(PayStep(prowler(g), self.way, self.target, self.waived | (WALL if act == WAIVE_WALL else PIECE)))


def pay_step(g: Vast, way: int, target: int, waived: int) -> None:
    """VST-ACT-01: movement points pay for the step. VST-TRN-11: a tile is laid where none lies."""
    to, depth = NEAR[g.at[prowler(g)]][way], len(g.agenda)
    due = surcharges(g, way, target, attack_now(g)) & ~waived
    price = base_price(g, way) + COUNT[due]
    if is_open_space(g, to):
        lay_for(g, prowler(g), to)
    pay(g, price)
    g.follow(depth, GHOUL_ARRIVES(to, target))


@dataclass(frozen=True)
class GhoulArrives(Step):
    """VST-MOVE-23: the announced attack follows at once."""

    space: int
    target: int

    def run(self, g: Vast) -> None:
        came = g.at[prowler(g)]
        if not enter(g, self.space) or begin_trip(g, prowler(g)):
            return
        if self.target != NOBODY:
            attack(g, self.target)
        elif terrain_at(g, self.space) == RIVER != terrain_at(g, came):
            g.then(Drift(prowler(g)))


@dataclass(frozen=True)
class Drift(Listed):
    """VST-DEC-26, VST-TRN-01: how far it drifts for nothing when it has entered the River.

    VST-TRN-12: to any space farther down, but not onto a space with a player piece, nor past one.
    """

    def places(self, g: Vast) -> list[int]:
        found = []
        for space in downstream(g, g.at[self.role]):
            if others_at(g, self.role, space):
                break
            found.append(space)
        return found

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if self.places(g) else ()

    def run(self, g: Vast) -> None:
        """It is at the lower end."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[AT[space] for space in self.places(g)], NO]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, At):
            return "" if SPACE_OF[act.space] in self.places(g) else "VST-TRN-12"
        return "" if act == NO else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, At):
            for space in self.places(g):
                if not enter(g, space) or space == SPACE_OF[act.space]:
                    return


def enter(g: Vast, space: int) -> bool:
    """Move there; whether it stays and the game goes on.

    VST-MOVE-05, VST-MOVE-20: nothing is revealed, and no token does anything.

    VST-WIN-01, VST-WIN-07: on the Entrance it may escape. VST-CMP-08: there is one piece.
    """
    came, g.at[prowler(g)] = g.at[prowler(g)], space
    g.tell("VST-MOVE-01", "steps", prowler(g), space)
    if space == MIDDLE and happen(g, ESCAPED, prowler(g)):
        return False
    if announce_entry(g, prowler(g), came):
        return False  # VST-MOVE-19, VST-MOVE-25
    scour_entered(g, space)
    return True


GHOUL_ARRIVES: Final = kept(GhoulArrives)
