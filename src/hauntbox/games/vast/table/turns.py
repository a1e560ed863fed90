"""The order of turns, the end of a turn, possession, and what makes the game end in time. ORD, GROW, COLL, GHS"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.cave.collapse.removal import DUE, REMOVE_TILE, WHOLE, crystals_shown, is_fruitless
from hauntbox.games.vast.cave.fill import PLACE_TILE, tiles_left
from hauntbox.games.vast.roles.numbers import NOBODY, ROLE_COUNT, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, trance_of
from hauntbox.games.vast.table.ends import collapse, leave_map, playing
from hauntbox.games.vast.table.plunder import Plunder
from hauntbox.games.vast.table.trance import Trance
from hauntbox.kernel.agenda import Step, kept
from hauntbox.kernel.wire import ABSENT


@dataclass(frozen=True)
class NextTurn(Step):
    """VSB-ORD-01, VST-ORD-06: the next role in play takes a turn. VSB-ORD-04: a round is one turn of every seat."""

    after: int

    def run(self, g: Vast) -> None:
        for role in g.terms.roles:
            if role > self.after and not g.left >> role & 1:
                g.then(BEGIN_TURN(role))
                return
        if g.terms.shadow and not g.left >> UNICORN & 1:
            g.then(ShadowTurn(), *NEXT_ROUND)
        else:
            g.then(*NEXT_ROUND)


@dataclass(frozen=True)
class ShadowTurn(Step):
    """VSB-ORD-03: after all players the Shadow Unicorn takes a turn; VSB-GROW-05: no tile is placed or removed."""

    def run(self, g: Vast) -> None:
        start_collapse(g)
        g.turn, g.lit_now = UNICORN, False
        g.tell("VSB-ORD-03", "turn", UNICORN)
        ROLES[UNICORN].begin(g)


@dataclass(frozen=True)
class BeginRound(Step):
    def run(self, g: Vast) -> None:
        g.round += 1
        g.fruitless = 0
        start_collapse(g)  # so that a round that begins with it is a whole one
        if g.collapsing:
            g.fruitless = WHOLE
        g.tell("VSB-ORD-04", "round", g.round)
        g.then(BEGIN_TURN(playing(g)[0]))


@dataclass(frozen=True)
class EndRound(Step):
    """VSB-COLL-28: a fruitless round, VSB-COLL-35: or the last that may be played, and the Cave has collapsed."""

    def run(self, g: Vast) -> None:
        if is_fruitless(g):
            collapse(g, "VSB-COLL-28")
        elif g.round >= g.options.round_limit:  # VSB-PAR-09
            collapse(g, "VSB-COLL-35")


def start_collapse(g: Vast) -> None:
    """VSB-COLL-01: with the turn after the one in which the last tile was placed; VSB-GROW-06: however it was.

    VSB-COLL-02: not if tiles have come back since. VSB-SET-09: the Cave Reference card is flipped.
    """
    if not g.collapsing and not tiles_left(g):
        g.collapsing = True
        g.tell("VSB-COLL-01", "collapse begins")


@dataclass(frozen=True)
class BeginTurn(Step):
    role: int

    def run(self, g: Vast) -> None:
        start_collapse(g)
        g.turn, g.lit_now = self.role, False
        g.tell("VSB-ORD-01", "turn", self.role)
        g.then(END_TURN(self.role))
        ROLES[self.role].begin(g)


@dataclass(frozen=True)
class EndTurn(Step):
    """VSB-GROW-09: what ending on a space does, then tiles, then Past Plunder, then what lasted for the turn expires;
    only after that may a possession begin. A turn that ends at once is cut to here."""

    role: int

    def run(self, g: Vast) -> None:
        role = self.role
        g.then(*ENDINGS[role])
        ROLES[role].end_on_space(g)


@dataclass(frozen=True)
class Shape(Step):
    """VSB-GROW-01, VSB-COLL-05: without a Cave player each player places or removes tiles at the end of the turn.

    VST-TURN-04, VST-VGT-03
    """

    role: int

    def run(self, g: Vast) -> None:
        if g.terms.shaper != NOBODY:
            return
        times = tiles_due(g, self.role)
        if not g.collapsing:
            g.then(*[PLACE_TILE(self.role)] * times)
        elif times:
            g.fruitless |= DUE
            g.then(REMOVE_TILE(self.role, times))  # VSB-COLL-03: none are placed


def tiles_due(g: Vast, role: int) -> int:
    """VSB-VAR-25: one tile, or three in the Collapse. VSB-GROW-02, VSB-VAR-21: alone, as the card says.

    VSB-GEN-02: a variant card goes before the standard rule.
    """
    if g.terms.alone:
        return max(crystals_shown(g), ROLES[role].alone_number(g))
    if g.collapsing:
        return g.terms.removals  # VST-VTWO-32, VSB-GROW-07
    return 0 if UNICORN in g.terms.boards and g.lit_now else 1  # VSB-GROW-04, VSB-GROW-08


@dataclass(frozen=True)
class Expire(Step):
    """VSB-GROW-09: what lasts for the turn is over."""

    role: int

    def run(self, g: Vast) -> None:
        ROLES[self.role].expire(g)


@dataclass(frozen=True)
class TurnOver(Step):
    """VSB-GROW-09: the moment of a possession."""

    role: int

    def run(self, g: Vast) -> None:
        for other in playing(g):
            if other != self.role:
                ROLES[other].after_turn(g, self.role)
        ROLES[self.role].after_own_turn(g)


BEGIN_TURN: Final = kept(BeginTurn)
END_TURN: Final = kept(EndTurn)
NEXT_ROUND: Final = (EndRound(), BeginRound())  # frames never change, so these serve every round
ENDINGS: Final = tuple(  # by role, likewise
    [(Shape(role), Plunder(role), Expire(role), TurnOver(role), NextTurn(role)) for role in range(ROLE_COUNT)]
)


# Possession. A role keeps its number, its board and its piece; another's mind answers for it.


@dataclass(frozen=True)
class Possess(Step):
    """VSB-GHS-21: the mind of `by` plays on for a role, VSB-GHS-22: from its first phase; its turn's limits go on.

    VSB-GHS-24: every question to the role is put to that mind, except where a question says otherwise.
    VSB-GHS-20: a role that is not in the game comes onto the map for it.
    """

    role: int
    by: int

    def run(self, g: Vast) -> None:
        role = self.role
        g.trance = Trance(by=self.by, influence=ROLES[self.by].influence(g), turn=g.turn)
        g.minds[role] = g.minds[self.by]
        g.possessed = g.turn = role  # VSB-GHS-23
        g.tell("VSB-GHS-21", "possesses", self.by, role)
        g.then(PlayPossessed(role, self.by), EndPossession(role, self.by))
        if role not in g.terms.roles:
            g.guest = role
            ROLES[role].summoned(g)


@dataclass(frozen=True)
class PlayPossessed(Step):
    """VSB-GHS-22: the turn itself, under the numbers and limits of the card."""

    role: int
    by: int

    def run(self, g: Vast) -> None:
        """VSB-CGH-15: what the role did in its own last turn still counts; VSB-GHS-26: what becomes of it stays."""
        ROLES[self.role].play_possessed(g, self.by)


@dataclass(frozen=True)
class EndPossession(Step):
    """VSB-GHS-29: no tiles are placed or removed; the role's own mind decides again."""

    role: int
    by: int

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        role = self.role
        ROLES[role].released(g)
        g.tell("VSB-GHS-27", "possession over", self.by, role)
        ROLES[self.by].after_possession(g, role)
        g.turn = trance_of(g).turn  # VSB-CGH-10
        g.possessed, g.trance = NOBODY, None
        if role == g.guest:
            dismiss(g, role)
        else:
            g.minds[role] = role


def dismiss(g: Vast, role: int) -> None:
    """VSB-GHS-20: whoever was summoned disappears."""
    leave_map(g, role)
    ROLES[role].dismissed(g)
    g.minds[role] = ABSENT
    g.guest = NOBODY


def end_turn_at_once(g: Vast) -> None:
    """The turn under way ends, be it a role's own or one that another mind plays; what is owed is still done."""
    if any([isinstance(frame, EndTurn | EndPossession) for frame in g.agenda]):
        g.cut(EndTurn, EndPossession)
