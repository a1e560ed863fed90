"""The Goblins' turn: War card, Tribes grow, Monsters, Secrets, then each Tribe is activated once. GOT"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import FLARE, WAY, Flare, Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES, WAYS
from hauntbox.games.vast.cave.terrain.lying import is_in_forest
from hauntbox.games.vast.roles.ghost.actions import BLOCK, EXTRAS
from hauntbox.games.vast.roles.ghost.rules.extras import bars_extra, do_extra, extras
from hauntbox.games.vast.roles.goblins.actions import (
    DELVE,
    DIG,
    HALT,
    HIDE,
    IDLE,
    LURE,
    PLUNDER,
    RAID,
    SECRET,
    SPECIAL,
    TARGET_OF,
    TRIBE,
    TRIBE_NAMES,
    TUNNEL,
    Delve,
    Dig,
    Halt,
    Hide,
    Idle,
    Lure,
    Plunder,
    Raid,
    Secret,
    Special,
    Tribe,
    Tunnel,
)
from hauntbox.games.vast.roles.goblins.board import NO_TRIBE, TRIBE_NUMBERS
from hauntbox.games.vast.roles.goblins.cards.schemes import bars_secret, hand_acts, play, secret_of
from hauntbox.games.vast.roles.goblins.rules.errands import (
    DelveTo,
    bars_delve,
    bars_flare,
    bars_plunder,
    plunder,
    plunderings,
    special,
    use_flare,
)
from hauntbox.games.vast.roles.goblins.rules.hiding import LeadLurker, bars_hide, begin_reveal, hide
from hauntbox.games.vast.roles.goblins.rules.moving import (
    DigTo,
    TunnelTo,
    advance,
    bars_dig,
    bars_lure,
    bars_step,
    bars_tunnel,
    lure,
)
from hauntbox.games.vast.roles.goblins.rules.raiding import bars_raid, raid, raids
from hauntbox.games.vast.roles.goblins.rules.stats import is_lurking, is_revealed, piece_of, where
from hauntbox.games.vast.roles.numbers import FANGS_TRIBE, GOBLINS
from hauntbox.games.vast.state import Vast, goblins_of
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.wire import Action

LEADING: Final[tuple[Action, ...]] = (
    *WAY, *RAID.values(), *PLUNDER, DELVE, HIDE, SPECIAL, LURE, DIG, TUNNEL, FLARE, *SECRET, IDLE, *EXTRAS,
)  # fmt: skip
ENDS: Final = (Raid, Plunder, Delve, Hide, Special, Idle)  # VSB-GOT-19: one action, and the activation is over


def bars_activation(g: Vast, tribe: int) -> str:
    """VSB-GOT-18: each Tribe once. VSB-GOS-12: one without Population cannot act.

    VSB-TRN-31: possession does not reach one in the Mushroom Forest.
    """
    board = goblins_of(g)
    if g.possessed == GOBLINS and is_in_forest(g, piece_of(tribe)):
        return "VSB-TRN-31"
    if board.activated >> tribe & 1:
        return "VSB-GOT-18"
    return "" if board.population[tribe] else "VSB-GOS-12"


@dataclass(frozen=True)
class ActivateTribes(Choice):
    """VSB-DEC-26, VSB-GOT-18: phase 5, which Tribe next, in any order; or the end. VSB-GOT-17: or a Secrets card."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*TRIBE, *SECRET, BLOCK, HALT]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Tribe):
            return bars_activation(g, TRIBE_NAMES.index(act.name))
        if isinstance(act, Secret):
            return bars_secret(g, secret_of(act))
        if act == BLOCK:
            return bars_extra(g, FANGS_TRIBE, act)  # whichever Tribe stands beside her
        return "" if isinstance(act, Halt) else act.when

    def legal(self, g: Vast, role: int) -> list[Action]:
        ready: list[Action] = [TRIBE[tribe] for tribe in TRIBE_NUMBERS if not bars_activation(g, tribe)]
        blocks = [] if bars_extra(g, FANGS_TRIBE, BLOCK) else [BLOCK]
        return [*ready, *hand_acts(g), *blocks, HALT]

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Halt):
            return
        g.then(self)
        if isinstance(act, Tribe):
            activate(g, TRIBE_NAMES.index(act.name))
        elif act == BLOCK:
            do_extra(g, FANGS_TRIBE, act)
        else:
            play(g, secret_of(act))


def activate(g: Vast, tribe: int) -> None:
    """VSB-GOS-09: a hidden Tribe cannot move; VSB-GOS-11: one on the map moves, then acts."""
    board = goblins_of(g)
    board.activated |= 1 << tribe
    board.active, board.path, board.off = tribe, (), False
    if is_revealed(g, tribe):
        g.then(LeadTribe(GOBLINS, tribe))
    elif is_lurking(g, tribe):
        g.then(LeadLurker(GOBLINS, tribe))
    else:
        begin_reveal(g, tribe)


@dataclass(frozen=True)
class LeadTribe(Choice):
    """VSB-DEC-78, VSB-DEC-79, VSB-GOT-19: the next step, or one action and the end of the activation."""

    tribe: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if goblins_of(g).active == self.tribe and is_revealed(g, self.tribe) else ()

    def run(self, g: Vast) -> None:
        """The activation is over."""
        goblins_of(g).active = NO_TRIBE

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return LEADING

    def bars(self, g: Vast, role: int, act: Action) -> str:
        tribe = self.tribe
        if isinstance(act, Way):
            return bars_step(g, tribe, WAY_NAMES.index(act.way))
        if isinstance(act, Raid):
            return bars_raid(g, tribe, TARGET_OF[act.target])
        if isinstance(act, Plunder):
            return bars_plunder(g, tribe, PLUNDER.index(act))
        if isinstance(act, Secret):
            return bars_secret(g, secret_of(act))
        if isinstance(act, Hide | Special):
            return bars_hide(g)
        if act in EXTRAS:
            return bars_extra(g, piece_of(tribe), act)
        return "" if isinstance(act, Idle) else bars_other(g, tribe, act)

    def legal(self, g: Vast, role: int) -> list[Action]:
        tribe = self.tribe
        found: list[Action] = [WAY[way] for way in WAYS if not bars_step(g, tribe, way)]
        found += raids(g, tribe)
        found += plunderings(g, tribe)
        found += [act for act in (DELVE, LURE, DIG, TUNNEL, FLARE) if not bars_other(g, tribe, act)]
        if not bars_hide(g):
            found += [HIDE, SPECIAL]
        found += extras(g, piece_of(tribe))
        return [*found, *hand_acts(g), IDLE]

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, ENDS):
            goblins_of(g).active = NO_TRIBE
            take_action(g, self.tribe, act)
            return
        g.then(self)
        if isinstance(act, Way):
            advance(g, self.tribe, NEAR[where(g, self.tribe)][WAY_NAMES.index(act.way)])
        elif isinstance(act, Secret):
            play(g, secret_of(act))
        elif act in EXTRAS:
            do_extra(g, piece_of(self.tribe), act)
        else:
            do_other(g, self.tribe, act)


def bars_other(g: Vast, tribe: int, act: Action) -> str:
    """The rule by which the Tribe may not do that now, or ""."""
    if isinstance(act, Delve):
        return bars_delve(g, tribe)
    if isinstance(act, Lure):
        return bars_lure(g, tribe)
    if isinstance(act, Dig):
        return bars_dig(g, tribe)
    if isinstance(act, Tunnel):
        return bars_tunnel(g, tribe)
    return bars_flare(g, tribe) if isinstance(act, Flare) else act.when


def do_other(g: Vast, tribe: int, act: Action) -> None:
    """What is no action, and leaves the Tribe to move on."""
    if isinstance(act, Lure):
        lure(g)
    elif isinstance(act, Dig):
        g.then(DigTo(GOBLINS, tribe))
    elif isinstance(act, Tunnel):
        g.then(TunnelTo(GOBLINS, tribe))
    else:
        use_flare(g, tribe)


def take_action(g: Vast, tribe: int, act: Action) -> None:
    """VSB-DEC-79: the Tribe's action, or none."""
    if isinstance(act, Raid):
        raid(g, tribe, TARGET_OF[act.target])
    elif isinstance(act, Plunder):
        plunder(g, tribe, PLUNDER.index(act))
    elif isinstance(act, Delve):
        g.then(DelveTo(GOBLINS, tribe))
    elif isinstance(act, Hide):
        hide(g, tribe)
    elif isinstance(act, Special):
        special(g, tribe)
