"""What the Dragon's powers do to others, and what he meets on the surface. DRP, OTH

Knight, Ghoul and Vile Ghoul are dealt with here. Goblins, Thief and Unicorn answer for themselves by `hit_by_power`:
they scatter or die there, and say by `eat` and `draw` what that brings him.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO, WAY, YES, Way
from hauntbox.games.vast.cave.forced import bars_push, push
from hauntbox.games.vast.cave.grid import WAY_NAMES, WAYS
from hauntbox.games.vast.cave.ground import others_at
from hauntbox.games.vast.roles.dragon.rules.sloth import eat
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor
from hauntbox.games.vast.roles.ghoul.actions import CARD_NAMES, KEEP_CARD, KeepCard
from hauntbox.games.vast.roles.ghoul.board import KINDS
from hauntbox.games.vast.roles.ghoul.rules.skitter import Skitter
from hauntbox.games.vast.roles.goblins.rules.scatter import spring_trap
from hauntbox.games.vast.roles.goblins.rules.stats import BEETLES, TRAP, tribe_of
from hauntbox.games.vast.roles.knight.rules.dragon_hunt import strike_dragon
from hauntbox.games.vast.roles.knight.rules.grit import lose_grit
from hauntbox.games.vast.roles.knight.rules.stats import attack_strength
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, GOBLINS, KNIGHT, OWNER, THIEF, TRIBES, UNICORN, VILE
from hauntbox.games.vast.roles.role import CLAWED, HISSED, IN_FLAMES, ROLES, SCRATCHED
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, prowler
from hauntbox.games.vast.table.asking import Listed, YesOrNo
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

HIT: Final = (KNIGHT, *TRIBES, VILE, UNICORN, THIEF, GHOUL)  # VSB-DRP-33: in the order of turns, from the Knight
MEALS: Final = {CLAWED: 1, SCRATCHED: 3}  # VSB-DRP-26, VST-OTH-19, VST-OTH-20: for a Ghoul or a Unicorn
HISS_MEAL: Final = 1
GRIT: Final = 5  # VSB-DRP-15, VSB-DRP-19
CLAW_PUSH: Final = 1
SLAP_PUSH: Final = 3


def meet(g: Vast, space: int) -> None:
    """VSB-DRW-19: the Knight attacks if her Strength is at least his Armor; others as their sections say."""
    for piece in others_at(g, DRAGON, space):
        if piece == KNIGHT and attack_strength(g) >= armor(g):
            strike_dragon(g)
        elif OWNER[piece] == GOBLINS and g.terms.ash:
            ROLES[GOBLINS].stepped_onto(g, piece, DRAGON)  # VSB-DRW-24


@dataclass(frozen=True)
class Hits(Step):
    """VSB-DRP-33: the pieces that a power has hit, one after the other."""

    how: int
    pieces: tuple[int, ...]
    warned: bool = False  # the Goblins have been asked for their Trap

    def run(self, g: Vast) -> None:
        piece = self.pieces[0]
        if piece in TRIBES and has_trap(g) and not self.warned:
            g.then(SpringTrap(GOBLINS, self.how, self.pieces))
            return
        if self.pieces[1:]:
            g.then(Hits(self.how, self.pieces[1:], self.warned))
        g.tell("VSB-ATK-01", "attacks", DRAGON, piece)
        hit(g, piece, self.how)


def has_trap(g: Vast) -> bool:
    return g.goblins is not None and TRAP in g.goblins.shown


@dataclass(frozen=True)
class SpringTrap(YesOrNo):
    """VSB-DEC-76, VSB-SEC-18: the Goblins may discard their Trap, so that a power passes over all their Tribes.

    VSB-SEC-21: it still meets others, and no Goblins are eaten.
    """

    how: int
    pieces: tuple[int, ...]

    def answer(self, g: Vast, act: Action) -> None:
        left = self.pieces
        if act == YES:
            spring_trap(g)
            left = tuple([piece for piece in self.pieces if piece not in TRIBES])
        if left and self.how == HISSED:
            hiss(g, left[0])
        elif left:
            g.then(Hits(self.how, left, True))


def hiss_at(g: Vast, piece: int) -> None:
    if has_trap(g):
        g.then(SpringTrap(GOBLINS, HISSED, (piece,)))
    else:
        hiss(g, piece)


def hiss(g: Vast, piece: int) -> None:
    """VSB-DRP-07: the Tribe hides and loses 1, and he eats it; VSB-MON-32: but not with Bright Beetles."""
    spared = g.goblins is not None and BEETLES in g.goblins.monsters[tribe_of(piece)]
    ROLES[GOBLINS].hit_by_power(g, piece, HISSED)
    if not spared:
        eat(g, HISS_MEAL)


def hit(g: Vast, piece: int, how: int) -> None:
    """VSB-DRP-25, VST-OTH-50: no comparison. VSB-ATK-01: an attack."""
    if piece == KNIGHT:
        hit_knight(g, how)
    elif piece in (GHOUL, VILE):
        eat(g, MEALS[how])  # VSB-DRP-26, VST-OTH-18
        g.then(Skitter(piece, DRAGON))
        if how == SCRATCHED:
            g.then(LoseTerror(piece))  # VST-OTH-20
    else:
        if piece == UNICORN:
            eat(g, MEALS[how])  # VSB-DRP-26
        ROLES[OWNER[piece]].hit_by_power(g, piece, how)  # VSB-DRP-02, VSB-DRP-04, VSB-DRP-16, VSB-DRP-17


def hit_knight(g: Vast, how: int) -> None:
    if how == SCRATCHED:
        lose_grit(g, GRIT)  # VSB-DRP-15
    else:
        g.then(Shove(DRAGON, KNIGHT, CLAW_PUSH))  # VSB-DRP-03


@dataclass(frozen=True)
class Shove(Listed):
    """VSB-DEC-92: where he moves a piece next, or that he stops. VSB-DRP-30: no edge between them matters."""

    piece: int
    steps: int

    def ways(self, g: Vast) -> list[int]:
        return [way for way in WAYS if not bars_push(g, self.piece, way)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if self.steps and g.at[self.piece] in g.ground and self.ways(g) else ()

    def run(self, g: Vast) -> None:
        """It cannot be moved, or not any farther."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[WAY[way] for way in self.ways(g)], NO]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            return bars_push(g, self.piece, WAY_NAMES.index(act.way))
        return "" if act == NO else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Way):
            g.then(ShoveOn(self.piece, self.steps - 1))
            push(g, self.piece, WAY_NAMES.index(act.way))


@dataclass(frozen=True)
class ShoveOn(Step):
    """VSB-FRC-04: a forced move may end where the piece stands now."""

    piece: int
    steps: int

    def run(self, g: Vast) -> None:
        if self.steps and g.at[self.piece] in g.ground and not ROLES[OWNER[self.piece]].stops(g, self.piece):
            g.then(Shove(DRAGON, self.piece, self.steps))


@dataclass(frozen=True)
class LoseTerror(Listed):
    """VST-DEC-20, VST-OTH-20: the Ghoul discards a Terror card; VST-OTH-21: without one nothing more happens."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if len(kinds_held(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [KEEP_CARD[kind] for kind in kinds_held(g)]

    def answer(self, g: Vast, act: KeepCard) -> None:
        discard_terror(g, CARD_NAMES.index(act.card))


def kinds_held(g: Vast) -> list[int]:
    return [kind for kind in range(KINDS) if ghoul_of(g).held[kind]]


def discard_terror(g: Vast, kind: int) -> None:
    """VST-TER-18: its owner has chosen it, and it goes to the discard pile."""
    board = ghoul_of(g)
    board.held[kind] -= 1
    board.pile += (kind,)
    g.tell("VST-TER-18", "terror lost", prowler(g), kind)


# The Flame Wall. ----------------------------------------------------------------------------------------------------


def burn(g: Vast, piece: int) -> bool:
    """VSB-DRP-19: a piece has entered the Flame Wall; whether that drives it away.

    VSB-DRP-20: a player is met at the first entry of each turn only.
    """
    board, owner, now = dragon_of(g), OWNER[piece], g.round << 8 | g.turn
    if board.burnt_in != now:
        board.burnt_in, board.burnt = now, 0
    if owner == DRAGON or board.burnt >> owner & 1:
        return False
    board.burnt |= 1 << owner
    g.tell("VSB-DRP-19", "burns", piece, g.at[piece])
    if piece == KNIGHT:
        lose_grit(g, GRIT)
    elif piece in (GHOUL, VILE):
        g.then(Skitter(piece, DRAGON))  # VST-OTH-23, VST-MOVE-19, VST-SKT-18
        return True
    else:
        ROLES[owner].hit_by_power(g, piece, IN_FLAMES)
    return piece == UNICORN  # VSB-UNT-33
