"""Hidden Tribes are revealed, lurk beside the map, or hide. GOA"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast.actions import AT, NO, WAY, At, Way
from hauntbox.games.vast.cave.grid import NEAR, SPACE_OF, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.ground import frontier, is_dark_at, is_shut, others_at, spaces, symbol_at
from hauntbox.games.vast.cave.tiles import BARRED, PIT
from hauntbox.games.vast.roles.goblins.actions import HIDE, IDLE, TRIBE, TRIBE_NAMES, Hide, Tribe
from hauntbox.games.vast.roles.goblins.board import NO_TRIBE
from hauntbox.games.vast.roles.goblins.rules.moving import Arrive, bars_company
from hauntbox.games.vast.roles.goblins.rules.scatter import go_home
from hauntbox.games.vast.roles.goblins.rules.stats import GNOME, GOLEM, hidden, is_lurking, piece_of, where
from hauntbox.games.vast.roles.numbers import FANGS_TRIBE, GOBLINS
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of, present
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action


def is_its_tile(g: Vast, tribe: int, space: int) -> bool:
    """VSB-GOA-26: a Dark tile with its own symbol, VSB-MON-09: or with the Gnome of any."""
    if not is_dark_at(g, space):
        return False
    return symbol_at(g, space) == tribe or GNOME in goblins_of(g).monsters[tribe]


def lairs(g: Vast, tribe: int) -> list[int]:
    return [space for space in spaces(g) if is_its_tile(g, tribe, space)]


def bars_reveal(g: Vast, tribe: int, space: int) -> str:
    """VSB-GOA-27: not where another player's piece is; another Tribe or a token does not matter."""
    if not is_its_tile(g, tribe, space):
        return "VSB-GOA-26"
    return "VSB-GOA-27" if others_at(g, FANGS_TRIBE, space) else ""


def begin_reveal(g: Vast, tribe: int) -> None:
    """VSB-GOA-37: all that a hidden Tribe can do; VSB-GOA-28: it is the whole activation."""
    goblins_of(g).active = NO_TRIBE
    if lairs(g, tribe):
        g.then(RevealOn(GOBLINS, tribe))
    else:
        g.then(LurkOn(GOBLINS, tribe))  # VSB-GOA-29


@dataclass(frozen=True)
class RevealOn(Choice):
    """VSB-DEC-82: on which Dark tile it is put; or it stays hidden."""

    tribe: int

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[AT[space] for space in lairs(g, self.tribe)], NO]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, At):
            return bars_reveal(g, self.tribe, SPACE_OF[act.space])
        return "" if act == NO else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, At):
            g.at[piece_of(self.tribe)] = SPACE_OF[act.space]
            g.tell("VSB-GOA-26", "revealed", piece_of(self.tribe), SPACE_OF[act.space])
            for each in present(g):
                ROLES[each].came(g, piece_of(self.tribe))  # VSB-GHS-32


@dataclass(frozen=True)
class RevealFirst(Choice):
    """VSB-POS-02: possessed, one hidden Tribe may be revealed before the Tribes are activated."""

    def ready(self, g: Vast) -> list[int]:
        return [tribe for tribe in hidden(g) if not is_lurking(g, tribe) and lairs(g, tribe)]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if self.ready(g) else ()

    def run(self, g: Vast) -> None:
        """None is hidden, or there is no tile for it."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[TRIBE[tribe] for tribe in self.ready(g)], NO]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Tribe):
            return "" if TRIBE_NAMES.index(act.name) in self.ready(g) else "VSB-POS-02"
        return "" if act == NO else act.when

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Tribe):
            g.then(RevealOn(GOBLINS, TRIBE_NAMES.index(act.name)))


@dataclass(frozen=True)
class LurkOn(Choice):
    """VSB-DEC-83, VSB-GOA-29: without such a tile, on which open space beside the map it lurks."""

    tribe: int

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*[AT[space] for space in frontier(g)], NO]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, At):
            return "" if SPACE_OF[act.space] in frontier(g) else "VSB-GOA-29"
        return "" if act == NO else act.when

    def legal(self, g: Vast, role: int) -> list[Action]:
        return [*self.candidates(g, role)]

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, At):
            g.at[piece_of(self.tribe)] = SPACE_OF[act.space]
            g.tell("VSB-GOA-29", "lurks", piece_of(self.tribe), SPACE_OF[act.space])


def bars_emerge(g: Vast, tribe: int, way: int) -> str:
    """VSB-GOA-30: onto an adjacent tile; VSB-GOA-01: not through its wall, VSB-MON-07: but with the Golem."""
    to = NEAR[where(g, tribe)][way]
    there = g.ground.get(to)
    if there is None:
        return "VSB-GOA-30"
    if there & BARRED:
        return "VSB-MAP-09"
    if there & PIT:
        return "VSB-TRN-22"
    if is_shut(g, to, way ^ 2) and GOLEM not in goblins_of(g).monsters[tribe]:
        return "VSB-MAP-13"
    return bars_company(g, tribe, to)


@dataclass(frozen=True)
class LeadLurker(Choice):
    """VSB-GOA-30: a lurking Tribe moves onto the map and ends there, or hides."""

    tribe: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if is_lurking(g, self.tribe) else ()

    def run(self, g: Vast) -> None:
        """It lurks no more."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*WAY, HIDE, IDLE]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            return bars_emerge(g, self.tribe, WAY_NAMES.index(act.way))
        if act == HIDE:
            return bars_hide(g)
        return "" if act == IDLE else act.when

    def legal(self, g: Vast, role: int) -> list[Action]:
        ways: list[Action] = [WAY[way] for way in WAYS if not bars_emerge(g, self.tribe, way)]
        return [*ways, IDLE] if bars_hide(g) else [*ways, HIDE, IDLE]

    def answer(self, g: Vast, act: Action) -> None:
        goblins_of(g).active = NO_TRIBE
        if isinstance(act, Way):
            g.then(Arrive(self.tribe, NEAR[where(g, self.tribe)][WAY_NAMES.index(act.way)]))
        elif isinstance(act, Hide):
            hide(g, self.tribe)


def bars_hide(g: Vast) -> str:
    """VSB-POS-02: possessed, they neither hide nor do anything special."""
    return "VSB-POS-02" if g.possessed == GOBLINS else ""


def hide(g: Vast, tribe: int) -> None:
    """VSB-GOA-32: the piece returns to the board."""
    go_home(g, tribe)
    g.tell("VSB-GOA-32", "hides", piece_of(tribe))
