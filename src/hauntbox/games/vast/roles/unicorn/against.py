"""What the attack of a Unicorn does to others: by Anger for the Nightmare Unicorn, plainly for the Shadow. UNT, SHU"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.roles.dragon.against import LoseTerror, has_trap
from hauntbox.games.vast.roles.dragon.cards import DiscardPower
from hauntbox.games.vast.roles.dragon.rules.wakefulness import hurt_dragon
from hauntbox.games.vast.roles.ghoul.rules.skitter import Skitter
from hauntbox.games.vast.roles.goblins.actions import DROP, SECRET_NAMES, Drop
from hauntbox.games.vast.roles.goblins.cards.secrets import discard_secret
from hauntbox.games.vast.roles.goblins.rules.scatter import scatter, spring_trap, wipe_out
from hauntbox.games.vast.roles.goblins.rules.stats import tribe_of
from hauntbox.games.vast.roles.knight.rules.grit import hurt, lose_grit
from hauntbox.games.vast.roles.numbers import (
    DRAGON,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    OWNER,
    THIEF,
    TRIBES,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.rules.death import is_killed
from hauntbox.games.vast.roles.thief.rules.moving import SlipAway
from hauntbox.games.vast.roles.thief.rules.upgrades import LoseUpgrade
from hauntbox.games.vast.roles.unicorn.board import MOST_ANGER
from hauntbox.games.vast.roles.unicorn.rules.radiance import Glory
from hauntbox.games.vast.state import Vast, goblins_of, unicorn_of
from hauntbox.games.vast.table.asking import Listed, YesOrNo
from hauntbox.games.vast.table.ends import BY_OTHERS, KILLED, playing
from hauntbox.kernel.wire import Action

GRIT: Final = (0, 1, 3, 5)  # VSB-UNT-11: by Anger
SHADOW_GRIT: Final = 5  # VSB-SHU-11
SHADOW_CARDS: Final = 2
ROBS: Final = 2  # the Anger that costs the Goblins a Secrets card


def gore(g: Vast, piece: int) -> None:
    """The effect of an attack. VSB-SEC-22: Tribes may have a Trap."""
    if g.terms.shadow:
        gored_by_shadow(g, piece)
    elif piece in TRIBES and has_trap(g):
        g.then(TrapUnicorn(GOBLINS, piece))
    else:
        gored(g, piece)


def gored(g: Vast, piece: int) -> None:
    """VSB-UNT-16: at 3 Anger it gives 1 Radiance, VST-OTH-63: from the Ghouls too. VSB-UNT-27: not if it failed."""
    depth, anger = len(g.agenda), unicorn_of(g).anger
    if suffers(g, piece, anger) and anger == MOST_ANGER:
        g.after(min(depth, len(g.agenda)), Glory(OWNER[piece]))


def suffers(g: Vast, piece: int, anger: int) -> bool:
    """Whether the attack succeeded; VSB-UNT-10: only evasion prevents that."""
    if piece == KNIGHT:
        lose_grit(g, GRIT[anger])  # VSB-UNT-11
    elif piece in TRIBES:
        trample(g, piece, anger)
    elif piece == DRAGON:
        g.then(DiscardPower(DRAGON, anger))  # VSB-UNT-13
    elif piece == THIEF:
        return kill_thief(g, anger)
    elif piece in (GHOUL, VILE):
        g.then(Skitter(piece, UNICORN))  # VSB-UNT-15, VST-OTH-27, VST-OTH-29: before he Teleports
        if anger == MOST_ANGER:
            g.then(LoseTerror(piece))  # VST-OTH-28
    return True


def trample(g: Vast, piece: int, anger: int) -> None:
    """VSB-UNT-12: it scatters; from 2 Anger on a Secrets card goes too, at 3 all its Population."""
    if anger >= ROBS:
        g.then(GiveUpSecret(GOBLINS))
    if anger == MOST_ANGER:
        wipe_out(g, tribe_of(piece))
    else:
        scatter(g, tribe_of(piece))
    spring_trap(g)  # VSB-SEC-17: an attack that is resolved


def kill_thief(g: Vast, anger: int) -> bool:
    """VSB-UNT-14: he is killed, and at 3 Anger loses an upgrade; VSB-UNT-27: unless he evades."""
    if not is_killed(g, UNICORN):
        g.then(SlipAway(THIEF))
        return False
    if anger == MOST_ANGER:
        g.then(LoseUpgrade(THIEF))
    return True


@dataclass(frozen=True)
class TrapUnicorn(YesOrNo):
    """VSB-DEC-76, VSB-SEC-22: the Goblins may discard their Trap: his attack has no effect and gives no Radiance."""

    piece: int

    def is_owed(self) -> bool:
        return True

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            spring_trap(g)
        else:
            gored(g, self.piece)


@dataclass(frozen=True)
class GiveUpSecret(Listed):
    """VSB-DEC-164, VSB-UNT-35: which Secrets card the Goblins discard, face up or in hand, if they have any."""

    def is_owed(self) -> bool:
        return True

    def cards(self, g: Vast) -> list[int]:
        board = goblins_of(g)
        return sorted(board.hand + board.shown)

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if len(self.cards(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [DROP[card] for card in self.cards(g)]

    def answer(self, g: Vast, act: Drop) -> None:
        discard_secret(g, SECRET_NAMES.index(act.card))


# The Shadow Unicorn. ------------------------------------------------------------------------------------------------


def gored_by_shadow(g: Vast, piece: int) -> None:
    """VSB-SHU-09, VSB-SHU-11: he takes Health, or what the ledger says instead; VST-OTH-64: a Ghoul only skitters.

    VST-SKT-11: no other player is involved. VSB-THU-20: nobody gets a bonus for the Thief. VSB-ATK-01: an attack.
    """
    if piece == KNIGHT:
        gore_knight(g)
    elif piece in TRIBES:
        scatter(g, tribe_of(piece))
        spring_trap(g)  # VSB-SEC-17
    elif piece == DRAGON:
        gore_dragon(g)
    elif piece == THIEF and not is_killed(g, NOBODY):
        g.then(SlipAway(THIEF))
    elif piece in (GHOUL, VILE):
        g.then(Skitter(piece, NOBODY))


def gore_knight(g: Vast) -> None:
    if is_prey(g, KNIGHT):
        lose_grit(g, SHADOW_GRIT)  # VSB-SHU-11
    else:
        hurt(g, 1, BY_OTHERS)  # VSB-SHU-24


def gore_dragon(g: Vast) -> None:
    if is_prey(g, DRAGON):
        g.then(DiscardPower(DRAGON, SHADOW_CARDS))  # VSB-SHU-11
    else:
        hurt_dragon(g, 1, BY_OTHERS)  # VSB-SHU-24


def is_prey(g: Vast, victim: int) -> bool:
    """VSB-SHU-11: whether it is another player's goal to kill that one. A hunter's own goal is another one."""
    others = [role for role in playing(g) if role not in (victim, g.terms.hunter)]
    return any([ROLES[role].wins_by(g, KILLED, victim, BY_OTHERS) for role in others])
