"""The Attack action of a Tribe: Knight, Dragon, Thief, Ghoul, Crystals; and what follows. GOA, GOR, OTH"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO, YES
from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.holding import keep_token
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor, hurt_dragon
from hauntbox.games.vast.roles.goblins.actions import CRYSTAL, RAID, TAKE_RAGE, TAKE_SECRETS, TARGET_OF, TARGETS, Raid
from hauntbox.games.vast.roles.goblins.board import TRIBE_NUMBERS
from hauntbox.games.vast.roles.goblins.cards.secrets import discard_secret, draw_secrets
from hauntbox.games.vast.roles.goblins.rules.scatter import scatter, wipe_out
from hauntbox.games.vast.roles.goblins.rules.stats import (
    BLOB,
    POISON,
    gain_rage,
    is_revealed,
    lose_rage,
    piece_of,
    strength,
    where,
)
from hauntbox.games.vast.roles.knight.actions import CUBE, PLACE_OF, Cube
from hauntbox.games.vast.roles.knight.board import PLACES
from hauntbox.games.vast.roles.knight.rules.grit import hurt, lose_grit
from hauntbox.games.vast.roles.knight.rules.stats import can_lose_cube
from hauntbox.games.vast.roles.knight.rules.stats import strength as knight_strength
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, GOBLINS, KNIGHT, THIEF, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, goblins_of, knight_of
from hauntbox.games.vast.table.asking import Listed, YesOrNo
from hauntbox.games.vast.table.ends import BY_OTHERS, SMASHED, happen
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

SMASH_STRENGTH: Final = 3
BLOB_GRIT: Final = 5
FAR_STRONGER: Final = 2
MET: Final = (KNIGHT, UNICORN, GHOUL)  # VSB-ATK-04: whom a Tribe must meet when it enters


def bars_beating(g: Vast, tribe: int, role: int) -> str:
    """The rule by which the Tribe is not strong enough to enter the space of that role's piece, or "".

    VSB-GOA-05: the Knight's Strength, VSB-GOA-06: the Dragon's Armor, VST-OTH-11: the Ghoul's Defense.
    """
    if role == KNIGHT:
        return "" if strength(g, tribe) > knight_strength(g) else "VSB-GOA-05"
    if role == DRAGON:
        return "" if strength(g, tribe) > armor(g) else "VSB-GOA-06"
    if role in (UNICORN, GHOUL):  # VSB-GOA-14
        return ROLES[role].bars_struck(g, role, piece_of(tribe))
    return ""  # VSB-GOA-07, VSB-ATK-04: the Thief is never in the way


def bars_raid(g: Vast, tribe: int, target: int) -> str:
    """VSB-DEC-80: the rule by which it may not attack that on its space, or "". VST-OTH-48: with or without a step."""
    here = where(g, tribe)
    if target == CRYSTAL:
        if here not in g.tokens[CRYSTALS]:
            return "VSB-GOA-16"
        return "" if strength(g, tribe) >= SMASH_STRENGTH else "VSB-GOA-16"
    if g.at[target] != here:
        return "VSB-DEC-80"
    if target == THIEF:
        return ROLES[THIEF].bars_struck(g, THIEF, piece_of(tribe)) and "VSB-GOA-09"
    if target == DRAGON and not g.terms.ash:
        return "VSB-GOA-12"  # VSB-GOR-13
    return bars_beating(g, tribe, target)


def raids(g: Vast, tribe: int) -> list[Action]:
    """What the question above lets through."""
    return [RAID[target] for target in (CRYSTAL, *TARGETS) if not bars_raid(g, tribe, target)]


def raid(g: Vast, tribe: int, target: int) -> None:
    """The Attack action. VSB-ATK-01: an attack."""
    piece = piece_of(tribe)
    if target == CRYSTAL:
        strike_crystal(g, tribe)
        return
    g.tell("VSB-ATK-01", "attacks", piece, target)
    if target == KNIGHT:
        g.then(AddPoison(GOBLINS, tribe))
    elif target == DRAGON:
        hit_dragon(g, tribe)
    elif target == UNICORN:
        ROLES[UNICORN].struck(g, UNICORN, piece)
        g.then(Spent(tribe))  # VSB-GOA-15: and then he Teleports
    else:
        g.then(Afterwards(tribe))
        if target == GHOUL:
            gain_rage(g)  # VST-OTH-13, VST-OTH-14: and it does not scatter
        ROLES[target].struck(g, target, piece)  # VSB-GOA-10, VST-OTH-12


@dataclass(frozen=True)
class MustRaid(Listed):
    """VSB-GOA-42: whom it met by entering it must attack. VST-OTH-15: that is its action."""

    tribe: int

    def foes(self, g: Vast) -> list[int]:
        here = where(g, self.tribe)
        return [role for role in MET if here != NOWHERE and g.at[role] == here]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if len(self.foes(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [RAID[foe] for foe in self.foes(g)]

    def answer(self, g: Vast, act: Raid) -> None:
        raid(g, self.tribe, TARGET_OF[act.target])


# The Knight. --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AddPoison(YesOrNo):
    """VSB-DEC-77, VSB-SEC-27: whether Poison is added. VSB-HID-16: asked while there are Secrets in hand."""

    tribe: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if goblins_of(g).hand and g.possessed != GOBLINS else ()  # VSB-GHS-27

    def run(self, g: Vast) -> None:
        hit_knight(g, self.tribe)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (YES, NO) if POISON in goblins_of(g).hand else (NO,)

    def answer(self, g: Vast, act: Action) -> None:
        """VSB-SEC-04: 1 cube, or 2 if the Tribe is stronger by 2 or more."""
        g.learned = True
        if act == YES:
            cubes = 1 + (strength(g, self.tribe) >= knight_strength(g) + FAR_STRONGER)
            g.tell("VSB-SEC-04", "plays secret", GOBLINS, POISON)
            discard_secret(g, POISON)
            hit_knight(g, self.tribe, poison=cubes)
        else:
            hit_knight(g, self.tribe)


def hit_knight(g: Vast, tribe: int, cause: int = BY_OTHERS, poison: int = 0, plain: bool = False) -> None:
    """VSB-GOA-08, VSB-GOR-03, VSB-KNE-11: she loses 1 Health; then the Tribe scatters, and Rage falls by 1."""
    hurt(g, 1, cause)
    if g.outcome is not None:
        return
    g.then(Spent(tribe))
    if poison:
        g.then(*[TakePoison(KNIGHT)] * poison)
    if BLOB in goblins_of(g).monsters[tribe] and not plain:
        lose_grit(g, BLOB_GRIT)  # VSB-MON-17


@dataclass(frozen=True)
class TakePoison(Listed):
    """VSB-SEC-04: a Hero cube goes to the Entrance. VSB-SEC-27: an unplaced one first, of placed ones she chooses.

    VSB-SEC-25: she keeps 2.
    """

    def places(self, g: Vast) -> list[int]:
        board = knight_of(g)
        if board.free or not can_lose_cube(board):
            return []
        return [place for place in range(PLACES) if board.cubes[place]]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (KNIGHT,) if self.places(g) else ()

    def run(self, g: Vast) -> None:
        board = knight_of(g)
        if board.free and can_lose_cube(board):
            board.free -= 1
            goblins_of(g).poisoned += 1

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [CUBE[place] for place in self.places(g)]

    def answer(self, g: Vast, act: Cube) -> None:
        knight_of(g).cubes[PLACE_OF[act.place]] -= 1
        goblins_of(g).poisoned += 1


def cure(g: Vast) -> None:
    """VSB-SEC-04, VSB-SEC-25: on the Entrance she has her cubes back."""
    board = goblins_of(g)
    if board.poisoned:
        knight_of(g).free += board.poisoned
        board.poisoned = 0
        g.tell("VSB-SEC-25", "cured", KNIGHT)


# What follows. ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spent(Step):
    """VSB-GOR-07: a Tribe that attacks scatters; VSB-GOR-11: its Rage is spent."""

    tribe: int

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        lose_rage(g)
        g.then(Afterwards(self.tribe))
        scatter(g, self.tribe)


@dataclass(frozen=True)
class Afterwards(Step):
    """VSB-SEC-10, VST-OTH-57: a Tribe with a Fire Bomber that has attacked is empty."""

    tribe: int

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        if goblins_of(g).bombers >> self.tribe & 1 and g.turn == GOBLINS != g.possessed:
            wipe_out(g, self.tribe)


# Dragon and Thief. --------------------------------------------------------------------------------------------------


def hit_dragon(g: Vast, tribe: int) -> None:
    """VSB-GOA-13, VSB-VAR-19: he loses 1 Health, Rage falls by 1, the Tribe scatters."""
    g.then(Spent(tribe))
    hurt_dragon(g, 1, BY_OTHERS)


@dataclass(frozen=True)
class TakeReward(Listed):
    """VSB-DEC-30, VSB-GOA-11: Secrets or Rage, as many as the Thief's Loot Drop Level."""

    level: int

    def is_owed(self) -> bool:
        return True

    def waiting(self, g: Vast) -> Sequence[int]:
        return (GOBLINS,) if self.level and g.possessed != GOBLINS else ()

    def run(self, g: Vast) -> None:
        """He had hidden all his loot; VSB-POS-18: or they are possessed, and draw no Secrets."""
        if self.level:
            gain_rage(g, self.level)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (TAKE_SECRETS, TAKE_RAGE)

    def answer(self, g: Vast, act: Action) -> None:
        if act == TAKE_SECRETS:
            draw_secrets(g, self.level)
        else:
            gain_rage(g, self.level)


# Crystals. ----------------------------------------------------------------------------------------------------------


def strike_crystal(g: Vast, tribe: int) -> None:
    """VSB-GOA-16: two Tribes in one turn. VSB-GOA-41: the first one waits for the second."""
    board, here = goblins_of(g), where(g, tribe)
    others = [each for each in TRIBE_NUMBERS if each != tribe and board.marks[each] == here and is_revealed(g, each)]
    board.marks[tribe] = here
    g.tell("VSB-GOA-16", "hews", piece_of(tribe), here)
    if others:
        smash(g, others[0], tribe, here)


def smash(g: Vast, first: int, second: int, space: int) -> None:
    """VSB-GOA-17: both scatter, Rage falls by 1. VSB-GOA-18: the Crystal goes to the Knight, or they keep it."""
    keep_token(g, CRYSTALS, space)
    g.smashed += 1
    g.tell("VSB-GOA-17", "smashes", piece_of(second), space)
    if KNIGHT in g.terms.roles and not g.left >> KNIGHT & 1:
        knight_of(g).crystals += 1
    else:
        goblins_of(g).crystals += 1
    lose_rage(g)
    g.then(Afterwards(first), Afterwards(second))
    scatter(g, first)
    scatter(g, second)
    happen(g, SMASHED, GOBLINS)
