"""Attacks of the Ghoul: their price, what they do to each target, Crystals, and what follows. ATK, EFF"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.vast.cave.holding import keep_token
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.dragon.actions import LOSE_CARDS, LOSE_SLOTH
from hauntbox.games.vast.roles.dragon.actions import LOSE_HEALTH as LOSE_HEALTH_OF_DRAGON
from hauntbox.games.vast.roles.dragon.cards import DiscardPower
from hauntbox.games.vast.roles.dragon.rules.sloth import ReturnSloth, bars_return
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor, hurt_dragon
from hauntbox.games.vast.roles.ghoul.actions import (
    GIVE_UP,
    LOSE_GRIT,
    LOSE_HEALTH,
    LOSE_TREASURE,
    TREASURE_NAMES,
    GiveUp,
)
from hauntbox.games.vast.roles.ghoul.goals import gain_fury, note_goal, victim
from hauntbox.games.vast.roles.ghoul.rules.paying import most_attack
from hauntbox.games.vast.roles.ghoul.rules.skitter import Skitter
from hauntbox.games.vast.roles.goblins.rules.stats import defence as tribe_defence
from hauntbox.games.vast.roles.goblins.rules.stats import tribe_of
from hauntbox.games.vast.roles.knight.rules.grit import hurt, lose_grit
from hauntbox.games.vast.roles.knight.rules.stats import cubes_in_hand, strength
from hauntbox.games.vast.roles.knight.rules.treasures import lose_treasure
from hauntbox.games.vast.roles.numbers import DRAGON, GOBLINS, KNIGHT, NOBODY, OWNER, THIEF, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.rules.death import is_killed
from hauntbox.games.vast.roles.thief.rules.moving import SlipAway
from hauntbox.games.vast.roles.thief.rules.stats import stealth
from hauntbox.games.vast.roles.unicorn.rules.stats import armor as unicorn_armor
from hauntbox.games.vast.roles.unicorn.rules.teleport import Bolt
from hauntbox.games.vast.roles.unicorn.rules.wounds import suffer as suffer_unicorn
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, knight_of, prowler, thief_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.games.vast.table.ends import BY_OTHERS, SMASHED, happen
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

CRYSTAL_PRICE: Final = 3  # VST-EFF-18
CRYSTAL: Final = -2  # as the target of an attack


class Target(NamedTuple):
    """How a role's piece is attacked."""

    defence: Callable[[Vast], int]  # VST-ATK-02: its statistic
    suffer: Callable[[Vast], None]  # what the attack does


def price_of(g: Vast, piece: int) -> int:
    """VST-ATK-02, VST-ATK-22: 1 disc more than the defence statistic, VST-ATK-20: as it is now.

    VST-ATK-09: at least 1.
    """
    if OWNER[piece] == GOBLINS:
        return 1 + tribe_defence(g, tribe_of(piece))  # VST-ATK-04, VST-ATK-18
    return 1 + max(TARGETS[OWNER[piece]].defence(g), 0)


def bars_attack(g: Vast, piece: int, attack: int) -> str:
    """VST-MOVE-18: the rule by which it cannot attack a piece with this Attack, wherever that stands, or "".

    VST-VGM-14: the Vile Ghoul's Attack must be greater than the defence statistic; VST-VGM-21: once per turn.
    """
    board = ghoul_of(g)
    if OWNER[piece] not in TARGETS and OWNER[piece] != GOBLINS:
        return "VST-MOVE-18"  # VST-ATK-21
    if board.attacked >> piece & 1:
        return "VST-ATK-10"
    if price_of(g, piece) <= attack:
        return ""
    return "VST-ATK-02" if g.vile is None else "VST-VGM-14"


def bars_strike(g: Vast, piece: int) -> str:
    """VST-ATK-01, VST-ATK-12: the same of a piece on its own space, with or without a step before.

    VST-ATK-21: hidden and lurking Tribes and a killed Thief are on none.
    """
    return bars_attack(g, piece, most_attack(g)) if g.at[piece] == g.at[prowler(g)] else "VST-ATK-01"


def attack(g: Vast, piece: int) -> None:
    """VST-ATK-23, VST-ATK-13: paid, it succeeds: the effect, 1 Fury, a Terror card perhaps, then the skitter.

    VST-ATK-17: so it must come back for others there. VST-SKT-27: what ends the game ends all of it.
    VST-VGM-17, VST-VGM-22: the Vile Ghoul's attack likewise.
    """
    board = ghoul_of(g)
    if g.vile is None:
        board.discs -= price_of(g, piece)  # VST-ATK-08
    else:
        g.vile.bonus = 0  # VST-VGM-02, VST-VGM-10, VST-VGM-16: the discs stay
    board.attacked |= 1 << piece
    g.tell("VST-ATK-01", "attacks", prowler(g), piece)
    if piece == UNICORN:
        g.then(Bolt())  # VST-EFF-17: once it has skittered
    other = NOBODY if piece == UNICORN and g.terms.shadow else OWNER[piece]  # VST-SKT-11
    g.then(Enrage(), Skitter(prowler(g), other), LetSlip())  # VST-ATK-14, VST-ATK-15, VST-SKT-26
    if OWNER[piece] == GOBLINS:
        ROLES[GOBLINS].struck(g, piece, prowler(g))  # VST-EFF-09, VST-ATK-11: each Tribe by itself
    else:
        TARGETS[OWNER[piece]].suffer(g)


@dataclass(frozen=True)
class Enrage(Step):
    """VST-FURY-01: 1 Fury for an attack, VST-VGF-02: for the Vile Ghoul a Terror card."""

    def run(self, g: Vast) -> None:
        if not is_denied(g):
            gain_fury(g)


def is_denied(g: Vast) -> bool:
    """VST-VGF-05: an evaded attack draws no card, VST-OPT-03: and by agreement makes no Fury."""
    is_evaded = g.thief is not None and g.thief.evading
    return is_evaded and (g.vile is not None or g.options.evasion_denies_fury)


# The Thief. ---------------------------------------------------------------------------------------------------------


def suffer_thief(g: Vast) -> None:
    """VST-EFF-22: he is killed; VST-EFF-25, VST-EFF-26: unless he evades, and then no cards are drawn.

    VST-EFF-28: Fury, discs and skitter are the same.
    """
    thief_of(g).evading = not is_killed(g, prowler(g))  # VST-VGF-06: the Loot Drop comes first


@dataclass(frozen=True)
class LetSlip(Step):
    """VST-EFF-27: a Thief who has evaded moves once the Ghoul has skittered."""

    def run(self, g: Vast) -> None:
        if g.thief is not None and g.thief.evading:
            g.thief.evading = False
            g.then(SlipAway(THIEF))


# The Knight. --------------------------------------------------------------------------------------------------------


def must_bleed(g: Vast, role: int) -> bool:
    """VST-VGM-19: whoever the Vile Ghoul hunts loses Health, VST-VGM-20: others have their choice."""
    return g.vile is not None and role == victim(g)


def suffer_knight(g: Vast) -> None:
    g.then(KnightSuffers(KNIGHT))


@dataclass(frozen=True)
class KnightSuffers(Listed):
    """VST-EFF-01, VST-DEC-49: she chooses one of three losses; VST-EFF-07: those that she has.

    VST-EFF-36: Health can always be lost.
    """

    def losses(self, g: Vast) -> list[Action]:
        board = knight_of(g)
        if must_bleed(g, KNIGHT):
            return [LOSE_HEALTH]  # VST-VGM-18
        losses: list[Action] = [LOSE_GRIT] if board.grit else []
        losses.append(LOSE_HEALTH)
        return [*losses, LOSE_TREASURE] if board.treasures else losses

    def waiting(self, g: Vast) -> Sequence[int]:
        return (KNIGHT,) if len(self.losses(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.answer(g, LOSE_HEALTH)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return self.losses(g)

    def answer(self, g: Vast, act: Action) -> None:
        """VST-EFF-02, VST-EFF-05: 1 Grit for each cube that is hers now, VST-EFF-08: or 1 behind her Shield."""
        if act == LOSE_GRIT:
            lose_grit(g, cubes_in_hand(knight_of(g)))  # VST-EFF-32
        elif act == LOSE_HEALTH:
            hurt(g, 1, BY_OTHERS)  # VST-EFF-03
        else:
            g.then(GiveUpTreasure(KNIGHT))  # VST-EFF-04


@dataclass(frozen=True)
class GiveUpTreasure(Listed):
    """VST-DEC-50, VST-EFF-06: which of her Treasure cards, VST-EFF-35: face up or face down."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (KNIGHT,) if len(knight_of(g).treasures) > 1 else ()

    def run(self, g: Vast) -> None:
        lose_treasure(g, knight_of(g).treasures[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [GIVE_UP[card] for card in sorted(knight_of(g).treasures)]

    def answer(self, g: Vast, act: GiveUp) -> None:
        lose_treasure(g, TREASURE_NAMES.index(act.card))


# The Dragon. --------------------------------------------------------------------------------------------------------


def suffer_dragon(g: Vast) -> None:
    g.then(DragonSuffers(DRAGON))


@dataclass(frozen=True)
class DragonSuffers(Listed):
    """VST-EFF-11, VST-DEC-51: he chooses one of three losses; VST-EFF-15: those that he can carry out in full."""

    def losses(self, g: Vast) -> list[Action]:
        if must_bleed(g, DRAGON):
            return [LOSE_HEALTH_OF_DRAGON]
        losses: list[Action] = [LOSE_CARDS] if len(dragon_of(g).hand) >= armor(g) else []
        losses.append(LOSE_HEALTH_OF_DRAGON)
        return losses if bars_return(g) else [*losses, LOSE_SLOTH]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if len(self.losses(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.answer(g, LOSE_HEALTH_OF_DRAGON)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return self.losses(g)

    def answer(self, g: Vast, act: Action) -> None:
        if act == LOSE_CARDS:
            g.then(DiscardPower(DRAGON, armor(g)))  # VST-EFF-12
        elif act == LOSE_SLOTH:
            g.then(ReturnSloth(DRAGON))  # VST-EFF-14
        else:
            hurt_dragon(g, 1, BY_OTHERS)  # VST-EFF-13


TARGETS: Final[dict[int, Target]] = {  # by role; a role that is not here cannot be attacked
    KNIGHT: Target(strength, suffer_knight),  # VST-ATK-03
    DRAGON: Target(armor, suffer_dragon),  # VST-ATK-05, VST-ATK-19
    UNICORN: Target(unicorn_armor, suffer_unicorn),  # VST-ATK-06, VSB-SHU-26
    THIEF: Target(stealth, suffer_thief),  # VST-ATK-07
}


# Crystals. ----------------------------------------------------------------------------------------------------------


def bars_smash(g: Vast) -> str:
    """VST-DEC-41, VST-EFF-18: a Crystal on its space, for 3 discs."""
    if g.at[prowler(g)] not in g.tokens[CRYSTALS]:
        return "VST-EFF-18"
    if most_attack(g) >= CRYSTAL_PRICE:
        return ""
    return "VST-EFF-18" if g.vile is None else "VST-VGM-15"


def smash_crystal(g: Vast) -> None:
    """VST-ATK-16: an attack like others: 1 Fury, VST-OPT-01: or by agreement none, and a skitter.

    VST-SKT-09, VST-SKT-10: the Cave names the symbol if it plays. VST-VGF-04: the Vile Ghoul gets a Terror card.
    """
    board = ghoul_of(g)
    if g.vile is None:
        board.discs -= CRYSTAL_PRICE
    else:
        g.vile.bonus = 0  # VST-VGM-16
    keep_token(g, CRYSTALS, g.at[prowler(g)])
    g.smashed += 1
    g.tell("VST-EFF-18", "smashes", prowler(g), g.at[prowler(g)])
    g.then(Skitter(prowler(g), g.terms.shaper))
    if not g.options.crystal_no_fury:
        g.then(Enrage())
    if g.options.crystal_to_knight and g.knight is not None:
        g.knight.crystals += 1  # VST-OPT-02
    else:
        board.crystals += 1  # VST-EFF-21
        note_goal(g)
    happen(g, SMASHED, prowler(g))
