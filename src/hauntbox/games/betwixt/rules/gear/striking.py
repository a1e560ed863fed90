"""An FM attacks: weapon, target, ammo; Big Swing and Grand Finale. ACT, ATK, RNG, TAL, INV"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import PLACE_OF, SPACE, TILE, TILE_OF, WITH
from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.decks import CARDS, NONE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.words import BLIND, DISARM
from hauntbox.games.betwixt.rules import dice
from hauntbox.games.betwixt.rules.attack.attack import GUARD, JUDGED, ROLL, SKULLS, attack, is_spoiled
from hauntbox.games.betwixt.rules.attack.means import (
    FIRE_IT,
    FIRST_SYRINGE,
    OWN_DICE,
    SWING,
    THROWN,
    UNARMED,
    all_means,
    ammo_card,
    any_in_reach,
    is_shot,
    means,
    position_of,
    talent_of,
    targets_of,
    way_of,
)
from hauntbox.games.betwixt.rules.attack.reach import in_the_way, is_harried, range_of
from hauntbox.games.betwixt.rules.attack.results import DEAL, SUFFER
from hauntbox.games.betwixt.rules.attack.statuses import has
from hauntbox.games.betwixt.rules.attack.wounds import hurt
from hauntbox.games.betwixt.rules.fight.moves import tiles_of
from hauntbox.games.betwixt.rules.gear.dashboard import gear, kit_of, without
from hauntbox.games.betwixt.rules.gear.found import return_card
from hauntbox.games.betwixt.rules.gear.items import meant, named
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.rules.map.moving import union
from hauntbox.games.betwixt.rules.map.sight import CLEAR, UNSEEN, look
from hauntbox.games.betwixt.state import (
    RIGHT,
    Farm,
    ground,
    is_on_map,
    monsters,
)
from hauntbox.kernel.agenda import Choice, Step, kept
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

MELEE: Final = (talents.DAD_STRENGTH, talents.GRILL_MASTER, talents.BIG_SWING, talents.LOW_TACKLE)
BLAST: Final = 2  # spaces around the one that Grand Finale is fired at


def ways(g: Farm, fm: int, talent: int = NONE) -> list[int]:
    """The means of an Attack, or of an attack talent, that have a target."""
    return [how for how in possible(g, fm, talent) if targets_of(g, fm, how)]


def possible(g: Farm, fm: int, talent: int) -> list[int]:
    """TGB-TAL-46: an equipped weapon of that kind, or unarmed; or the talent's own dice."""
    if talent >= FIRST_SYRINGE or talent in THROWN:
        return [means(0, OWN_DICE, talent)]
    found = all_means(g, fm)
    if talent in MELEE:
        found = [how for how in found if not is_shot(g, fm, how)] or [means(0, UNARMED)]
    if talent == NONE:  # shortcut: they are the same means
        return found
    return [means(position_of(how), way_of(how), talent) for how in found]


def can_strike(g: Farm, fm: int, talent: int = NONE) -> bool:
    if talent == talents.GRAND_FINALE:
        return any(seen(g, fm, space) != UNSEEN for space in places(finale_range(g, fm)))
    by_hand, by_shot = kinds_of_means(g, fm, talent)
    return (by_hand and any_in_reach(g, fm, False)) or (by_shot and any_in_reach(g, fm, True))


def kinds_of_means(g: Farm, fm: int, talent: int) -> tuple[bool, bool]:
    """Is there a blow among the `possible` means, and a shot? Nothing else decides on whom they reach."""
    if talent in THROWN:
        return False, True
    if talent >= FIRST_SYRINGE or talent in MELEE:
        return True, False
    kit = kit_of(g, fm)
    if kit.kinds is not None and not has(g, fm, DISARM):
        return kit.kinds  # shortcut: they are the same for the same cards
    shot = [is_shot(g, fm, how) for how in all_means(g, fm)]
    if not kit.shoots and not has(g, fm, DISARM):
        kit.kinds = False in shot, True in shot
    return False in shot, True in shot


def choose_means(g: Farm, fm: int, talent: int = NONE) -> None:
    """TGB-ACT-05: at most one attack per activation."""
    g.struck = True
    if talent == talents.GRAND_FINALE:
        aim_finale(g, fm)  # TGB-TAL-32
        return
    found = ways(g, fm, talent)
    if len(found) == 1:
        choose_target(g, fm, found[0])
    else:
        g.then(ByWhat(fm, talent))


def act_of(how: int) -> Action:
    """How a means is called in an answer."""
    if way_of(how) == UNARMED:
        return WITH[4]
    right = position_of(how) == RIGHT
    return WITH[(2 if way_of(how) == FIRE_IT else 0) + right]


@dataclass(frozen=True)
class ByWhat(Choice):
    """TGB-DEC-54: with which weapon and in which way."""

    talent: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [act_of(how) for how in possible(g, role, self.talent)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in self.candidates(g, role):
            return "TGB-ACT-07"
        return "" if act in [act_of(how) for how in ways(g, role, self.talent)] else "TGB-ATK-19"

    def answer(self, g: Farm, act: Action) -> None:
        how = next(how for how in ways(g, self.role, self.talent) if act_of(how) == act)
        choose_target(g, self.role, how)


def choose_target(g: Farm, fm: int, how: int) -> None:
    found = targets_of(g, fm, how)
    if len(found) == 1:
        strike(g, fm, found[0], how)
    else:
        g.then(AT_WHOM(fm, how))


@dataclass(frozen=True)
class AtWhom(Choice):
    """TGB-DEC-55: which target. TGB-ATK-07"""

    how: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [named(g, m) for m in monsters(g)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        if act not in self.candidates(g, role):
            return act.when
        ranged = is_shot(g, role, self.how)
        return "" if meant(g, act) in targets_of(g, role, self.how) else "TGB-ATK-03" if ranged else "TGB-ATK-01"

    def legal(self, g: Farm, role: int) -> list[Action]:
        return [named(g, m) for m in targets_of(g, role, self.how)]

    def answer(self, g: Farm, act: Action) -> None:
        strike(g, self.role, meant(g, act), self.how)


AT_WHOM: Final = kept(AtWhom)


def strike(g: Farm, fm: int, m: int, how: int) -> None:
    spend_ammo(g, fm, how)
    if talent_of(how) == talents.BIG_SWING:
        g.then(Swept(fm, m))
    attack(g, fm, m, how)


def spend_ammo(g: Farm, fm: int, how: int) -> None:
    """TGB-RNG-13: each shot spends a token, TGB-INV-09: one of the weapon's own if it has such."""
    if way_of(how) not in (SWING, FIRE_IT):
        return
    card = g.cards[fm][position_of(how)]
    g.last_weapon[fm] = card
    if way_of(how) == SWING and CARDS[card].ranged and CARDS[card].tokens:
        g.tokens[TOKEN_PLACE[card]] -= 1
    elif CARDS[card].ammo and (CARDS[card].ranged or way_of(how) == FIRE_IT):
        use_up(g, fm, ammo_card(g, fm, CARDS[card].ammo))


def use_up(g: Farm, fm: int, ammo: int) -> None:
    """TGB-RNG-13: an empty ammo card goes back to its deck."""
    g.tokens[TOKEN_PLACE[ammo]] -= 1
    if not g.tokens[TOKEN_PLACE[ammo]]:
        g.cards[fm] = without(g.cards[fm], g.cards[fm].index(ammo))
        return_card(g, ammo)


# Big Swing ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Swept(Step):
    """TGB-TAL-07: a second monster adjacent to Bill takes half the damage dealt, rounded down, without defense."""

    fm: int
    first: int

    def run(self, g: Farm) -> None:
        half = g.dealt // 2
        some = second_targets(g, self.fm, self.first)
        if not half or not some:
            return
        if len(some) == 1:
            hurt(g, some[0], half, self.fm)
        else:
            g.then(SecondTarget(self.fm, self.first, half))


def second_targets(g: Farm, fm: int, first: int) -> list[int]:
    return [m for m in monsters(g) if m != first and g.map.is_near(g.at[fm], g.at[m])]


@dataclass(frozen=True)
class SecondTarget(Listed):
    """TGB-DEC-57: the second monster of Big Swing."""

    first: int
    half: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [named(g, m) for m in second_targets(g, role, self.first)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-TAL-07"

    def answer(self, g: Farm, act: Action) -> None:
        hurt(g, meant(g, act), self.half, self.role)


# Grand Finale ---------------------------------------------------------------------------------------------------------


def finale_spaces(g: Farm, fm: int) -> int:
    """TGB-TAL-32: the spaces in range and line of sight with a monster within 2 spaces of them."""
    found = 0
    for space in places(finale_range(g, fm)):
        if seen(g, fm, space) != UNSEEN:
            found |= 1 << space
    return found


def finale_range(g: Farm, fm: int) -> int:
    """Seen or not."""
    blasts = union([g.map.around(g.at[m], BLAST) for m in monsters(g)])
    return ground(g) & blasts & g.map.around(g.at[fm], range_of(gear(g, fm).acc))


def seen(g: Farm, fm: int, space: int) -> int:
    if space == g.at[fm]:
        return CLEAR
    foes, mates = in_the_way(g, fm)
    return look(g.map, g.at[fm], space, foes & ~(1 << space), mates)


def blasted(g: Farm, space: int) -> list[int]:
    """TGB-TAL-48: monsters alone, friends are not harmed."""
    return [m for m in monsters(g) if g.map.distance(space, g.at[m]) <= BLAST]


def aim_finale(g: Farm, fm: int) -> None:
    tiles = tiles_of(finale_spaces(g, fm))
    g.then(FinaleSpace(fm, tiles[0]) if len(tiles) == 1 else FinaleTile(fm))


@dataclass(frozen=True)
class FinaleTile(Listed):
    """TGB-DEC-52: on which tile."""

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [TILE[tile] for tile in tiles_of(finale_spaces(g, role))]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-TAL-32"

    def answer(self, g: Farm, act: Action) -> None:
        g.then(FinaleSpace(self.role, TILE_OF[act]))


@dataclass(frozen=True)
class FinaleSpace(Listed):
    """TGB-DEC-58: at which space Grand Finale is fired."""

    tile: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [SPACE[space & 63] for space in places(finale_spaces(g, role)) if space >> 6 == self.tile]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-TAL-32"

    def answer(self, g: Farm, act: Action) -> None:
        """The penalty dice come first and count for all of it."""
        space, fm = self.tile * 64 + PLACE_OF[act], self.role
        victims = tuple(blasted(g, space))
        g.hitter, g.victim, g.first = fm, victims[0], victims[0]
        g.means = means(0, OWN_DICE, talents.GRAND_FINALE)
        g.hits = g.harms = g.wards = g.bought = ()
        if has(g, fm, BLIND) and g.roll(6, dice.BLIND) < g.options.blind_need:
            return
        if (is_harried(g, fm) or seen(g, fm, space) != CLEAR) and is_spoiled(g):
            return
        g.then(*[Blast(fm, m) for m in victims])


@dataclass(frozen=True)
class Blast(Step):
    """TGB-TAL-48: hit and damage dice are rolled once, each monster defends for itself."""

    fm: int
    m: int

    def run(self, g: Farm) -> None:
        if is_on_map(g, self.m):
            g.victim, g.wards, g.bought, g.landed, g.dealt = self.m, (), (), False, 0
            g.then(GUARD, ROLL, SKULLS, JUDGED, DEAL, SUFFER)
