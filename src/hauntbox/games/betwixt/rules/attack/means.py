"""With what one attacks, whom one can reach, and which dice that gives. ATK, RNG, STAT, BLIND, CARD, TAL, ACT

The means of an FM is a number: the position of the weapon, the way of using it, and the talent.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.decks import CARDS, NONE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.equipment import AMMO, WEAPON, Card
from hauntbox.games.betwixt.cards.monster_weapons import BARE, COPIES
from hauntbox.games.betwixt.cards.monsters import DRAWS, GHOST, MONSTERS, RANGED
from hauntbox.games.betwixt.cards.words import (
    BLEED,
    CONCENTRATED,
    CRIPPLED,
    DAMAGE,
    DAMAGE_DICE,
    DISARM,
    DO,
    FIRE,
    LB,
    LG,
    LY,
    SHARPENED,
    SICKLY,
    STATUS,
    STUMBLE,
    STUNNED,
    B,
    Effects,
    G,
)
from hauntbox.games.betwixt.rules.attack.reach import acc_of, in_the_way, is_harried, range_of, reach
from hauntbox.games.betwixt.rules.attack.statuses import has
from hauntbox.games.betwixt.rules.gear.dashboard import gear, has_accessory, kit_of
from hauntbox.games.betwixt.rules.map.facing import is_behind
from hauntbox.games.betwixt.rules.map.sight import HINDERED, UNSEEN, look
from hauntbox.games.betwixt.rules.points import top_hp
from hauntbox.games.betwixt.state import (
    FIRST,
    LEFT,
    POUCH,
    RIGHT,
    Farm,
    is_fm,
    is_monster,
    monsters,
)

SWING, FIRE_IT, UNARMED, OWN_DICE = range(4)  # the weapon as it is, its ammo, no weapon, dice of the talent's own
WAYS: Final = ("with", "firing", "unarmed", "by")
THROWN: Final = (talents.FASTPITCH, talents.GRAND_FINALE)  # with dice of their own
NO_STAT: Final = 0  # no damage die
FIRST_SYRINGE: Final = 33  # among the talents


class Blow(NamedTuple):
    """What an attack has before anything is rolled."""

    ranged: bool
    hit: tuple[int, ...]  # base dice
    stat: int  # STR or ACC; NO_STAT: no damage die
    damage: int
    elements: tuple[int, int, int, int]
    effects: Effects
    type: int  # of the weapon, for proficiency; NONE
    surely: tuple[tuple[int, int], ...]  # what a hit brings without symbols


KEPT: Final = 20_000
MEANS: Final[dict[tuple[tuple[int, ...], bool, int, tuple[int, ...]], list[int]]] = {}  # with which one can attack
BLOWS: Final[dict[tuple[int, int], Blow]] = {}  # of monsters, by kind and weapon


def means(position: int, way: int = SWING, talent: int = NONE) -> int:
    return position | way << 5 | (talent + 1) << 8


def position_of(means: int) -> int:
    return means & 31


def way_of(means: int) -> int:
    return means >> 5 & 7


def talent_of(means: int) -> int:
    return (means >> 8) - 1


def weapon_of(g: Farm, fm: int, means: int) -> Card | None:
    card = g.cards[fm][position_of(means)] if way_of(means) in (SWING, FIRE_IT) else NONE
    return CARDS[card] if card != NONE else None


# Which dice -----------------------------------------------------------------------------------------------------------


def blow_of(g: Farm, who: int, how: int) -> Blow:
    """TGB-ATK-09: what the attacker's chips, or the Monster Card and its weapon, give."""
    if is_monster(who):
        return monster_blow(g, who)
    way, talent = way_of(how), talent_of(how)
    if way == OWN_DICE:
        return own_dice(g, who, talent)
    found = unarmed(g, who) if way == UNARMED else armed(g, who, how)
    return found if talent == NONE else with_talent(g, who, talent, found)


def unarmed(g: Farm, fm: int) -> Blow:
    has_it = gear(g, fm)
    return with_bare_hands(has_it.hit, has_it.strength)


def armed(g: Farm, fm: int, how: int) -> Blow:
    has_it, card = gear(g, fm), g.cards[fm][position_of(how)]
    return with_weapon(card, way_of(how) == FIRE_IT, has_it.hit, has_it.strength, has_it.acc)


@lru_cache(KEPT)
def with_bare_hands(hit: int, strength: int) -> Blow:
    """TGB-ACT-08: base hit dice, the STR die (TGB-STAT-07), damage 0 and no weapon effects."""
    return Blow(False, (hit,), strength, 0, (0, 0, 0, 0), (), NONE, ())


@lru_cache(KEPT)
def with_weapon(held: int, fired: bool, hit: int, strength: int, acc: int) -> Blow:
    """TGB-CARD-25: only the die, damage and effects of the weapon attacked with. TGB-CHIP-03: and the base hit die.

    Put together once for the same card and the same person.
    """
    card = CARDS[held]
    ranged = card.ranged or fired  # TGB-RNG-10
    stat = acc if ranged else strength  # TGB-DICE-09, TGB-STAT-07, TGB-STAT-08
    effects = () if fired else card.effects  # TGB-RNG-12
    return Blow(ranged, (hit, card.die), stat, card.damage, card.elements, effects, card.type, ())  # TGB-RNG-11


def monster_blow(g: Farm, m: int) -> Blow:
    """TGB-CARD-15: the weapon's die added to the base dice, the effects of both cards; TGB-CARD-41: and its damage.

    TGB-STS-14: a disarmed monster has neither. TGB-CMP-11: the weapon of this monster only.
    """
    weapon = BARE if has(g, m, DISARM) else g.weapon[m]
    found = BLOWS.get((g.kind[m], weapon))
    if found is None:
        found = BLOWS[g.kind[m], weapon] = put_together(g.kind[m], weapon)
    return found


def put_together(kind: int, held: int) -> Blow:
    """TGB-CARD-15, TGB-CARD-41: by the two cards. TGB-CMP-08: one card for the whole group."""
    card, weapon = MONSTERS[kind], COPIES[held] if held != BARE else None
    ranged = shoots(kind, held)
    stat = card.acc if ranged else card.strength
    if weapon is None:
        return Blow(ranged, card.hit, stat, 0, (0, 0, 0, 0), card.effects, NONE, ())
    dice, effects = (*card.hit, weapon.die), (*card.effects, *weapon.effects)
    return Blow(ranged, dice, stat, weapon.damage, (0, 0, 0, 0), effects, NONE, ())


def is_ranged(g: Farm, m: int) -> bool:
    """TGB-STS-15, TGB-AI-31: disarmed it is melee."""
    return shoots(g.kind[m], BARE if has(g, m, DISARM) else g.weapon[m])


def shoots(kind: int, weapon: int) -> bool:
    """TGB-CARD-04: with the draw symbol each weapon card decides."""
    card = MONSTERS[kind]
    if card.attack != DRAWS:
        return card.attack == RANGED  # TGB-CARD-03
    return weapon != BARE and COPIES[weapon].ranged


def with_talent(g: Farm, fm: int, talent: int, found: Blow) -> Blow:
    """TGB-TAL-46: like an Attack with the equipped weapon, and what the talent adds."""
    if talent == talents.DAD_STRENGTH:  # TGB-TAL-01
        return found._replace(hit=(*found.hit, G), surely=((STUMBLE, 2),))
    if talent == talents.GRILL_MASTER:  # TGB-TAL-05
        return found._replace(elements=added(found.elements, FIRE, 1))
    if talent == talents.LOW_TACKLE:  # TGB-TAL-22
        return found._replace(surely=((STATUS + CRIPPLED, 1),))
    if talent == talents.FINISHING_MOVE and 2 * g.hp[g.victim] <= top_hp(g, g.victim):  # TGB-TAL-24
        return found._replace(damage=found.damage + 3)
    return found


def own_dice(g: Farm, fm: int, talent: int) -> Blow:
    """TGB-TAL-46: talents and syringes that list their own dice use only these, plus bonus chips."""
    none = (0, 0, 0, 0)
    if talent == talents.FASTPITCH:  # TGB-TAL-18
        return Blow(True, (LG, LB), gear(g, fm).acc, 0, none, ((1, DAMAGE, 1), (2, STATUS + STUNNED, 1)), NONE, ())
    if talent == talents.GRAND_FINALE:  # TGB-TAL-32
        return Blow(True, (LG, LB, B), gear(g, fm).acc, 0, none, (), NONE, ())
    if talent == FIRST_SYRINGE + talents.SEDATIVE:  # TGB-TAL-43
        return Blow(False, (LG, LB), NO_STAT, 0, none, (), NONE, ((STATUS + STUNNED, 1),))
    return Blow(False, (LG, LB), NO_STAT, 0, added(none, SICKLY, 2), (), NONE, ((STATUS + BLEED, 1),))


def added(elements: tuple[int, int, int, int], element: int, n: int) -> tuple[int, int, int, int]:
    a, b, c, d = [each + (n if e == element else 0) for e, each in enumerate(elements)]
    return a, b, c, d


@lru_cache(KEPT)
def damage_dice(stat: int) -> tuple[int, ...]:
    """TGB-STAT-09: stat 1 rolls LY, 2 DY, 3 LO, 4 DO. TGB-STAT-10: above 4 DO and the die of the excess, up to 8."""
    stat = min(stat, 8)
    if stat == NO_STAT:
        return ()
    return (DAMAGE_DICE[stat - 1],) if stat <= 4 else (DO, DAMAGE_DICE[stat - 5])


def harm_dice(g: Farm, found: Blow) -> tuple[int, ...]:
    """TGB-BLIND-04: the blindside bonus counts as if the stat were one higher; TGB-BLIND-06: 4 becomes DO and LY.

    TGB-BLIND-03, TGB-TAL-47: for Attack actions and for attack talents that roll a damage die.
    """
    stat = found.stat
    if stat and is_blindside(g, found.ranged):
        sneaky = is_fm(g.hitter) and g.talents[g.hitter] >> talents.SNEAK_ATTACK & 1
        stat += 2 if sneaky else 1  # TGB-TAL-19
    rolled = damage_dice(stat)
    return (*rolled, LY) if has(g, g.hitter, SHARPENED) and is_plain(g) else rolled  # TGB-STS-21


def is_plain(g: Farm) -> bool:
    """An Attack action and no talent: Concentrated and Sharpened count. TGB-TAL-47"""
    return is_monster(g.hitter) or talent_of(g.means) == NONE


def is_blindside(g: Farm, ranged: bool) -> bool:
    """TGB-BLIND-07: monsters never have it."""
    if is_monster(g.hitter) or not is_monster(g.victim):
        return False
    return is_behind(g.map, g.at[g.victim], g.face[g.victim], g.at[g.hitter], ranged)


def hit_dice(g: Farm, found: Blow) -> tuple[int, ...]:
    """TGB-STS-20: Concentrated adds LG to Attack actions."""
    return (*found.hit, LG) if has(g, g.hitter, CONCENTRATED) and is_plain(g) else found.hit


def is_hindered(g: Farm, found: Blow) -> bool:
    """TGB-RNG-07: several causes still give one penalty."""
    if not found.ranged:
        return False
    acc = acc_of(g, g.hitter)
    return is_harried(g, g.hitter) or reach(g, g.hitter, True, acc, g.victim) == HINDERED


# Which weapons --------------------------------------------------------------------------------------------------------


def all_means(g: Farm, fm: int) -> list[int]:
    """TGB-ACT-07, TGB-DEC-54: left hand, right hand, firing mode, or unarmed; TGB-INV-06: not from the pouch.

    Worked out once for the same cards and tokens, whoever has them; for most cards tokens make no difference.
    """
    kit, disarmed = kit_of(g, fm), has(g, fm, DISARM)
    if not kit.shoots and not disarmed:
        if kit.means is None:
            kit.means = means_at_hand(g, fm)
        return kit.means
    key = (g.cards[fm], disarmed, g.last_weapon[fm], tuple(g.tokens))
    found = MEANS.get(key)
    if found is None:
        if len(MEANS) >= KEPT:  # shortcut: memory has an end
            MEANS.clear()  # shortcut: what is needed is worked out again
        found = MEANS[key] = means_at_hand(g, fm)
    return found


def means_at_hand(g: Farm, fm: int) -> list[int]:
    """TGB-ACT-07: with a weapon of the left or the right hand, TGB-RNG-09: or its ammo."""
    cards = g.cards[fm]
    if cards[LEFT] == cards[RIGHT] == NONE:
        return [means(0, UNARMED)]
    held = [LEFT] if cards[LEFT] == cards[RIGHT] else [LEFT, RIGHT]
    usable = [position for position in held if is_usable(g, fm, position)]
    found = [means(position) for position in usable if not bars_ammo(g, fm, position)]
    found += [means(position, FIRE_IT) for position in usable if can_fire(g, fm, position)]
    return found or [means(0, UNARMED)]  # TGB-ACT-08


def is_usable(g: Farm, fm: int, position: int) -> bool:
    """TGB-STS-16: a disarmed FM cannot use the weapon last attacked with, or the one in the right hand."""
    card = g.cards[fm][position]
    if card == NONE or CARDS[card].place != WEAPON:
        return False
    return not has(g, fm, DISARM) or position != barred_hand(g, fm)


def barred_hand(g: Farm, fm: int) -> int:
    """The position of the weapon last attacked with, if it is still there, else the right hand."""
    cards, last = g.cards[fm], g.last_weapon[fm]
    position = LEFT if last != NONE and cards[LEFT] == last else RIGHT
    return LEFT if position == RIGHT and cards[LEFT] == cards[RIGHT] else position


def bars_ammo(g: Farm, fm: int, position: int) -> str:
    """TGB-RNG-17: a ranged weapon with a named ammo needs such a card with a token left; TGB-INV-09: or its own."""
    card = g.cards[fm][position]
    printed = CARDS[card]
    if not printed.ranged:
        return ""
    if printed.tokens:
        return "" if g.tokens[TOKEN_PLACE[card]] else "TGB-EQP-62"
    return "" if not printed.ammo or ammo_card(g, fm, printed.ammo) != NONE else "TGB-RNG-17"


def can_fire(g: Farm, fm: int, position: int) -> bool:
    """TGB-RNG-09: a firing weapon needs its own kind of Limited Ammo."""
    printed = CARDS[g.cards[fm][position]]
    return not printed.ranged and bool(printed.ammo) and ammo_card(g, fm, printed.ammo) != NONE


def ammo_card(g: Farm, fm: int, name: str) -> int:
    """TGB-RNG-14: anywhere on the shooter's dashboard, but not in the Stash."""
    for card in g.cards[fm][:POUCH]:
        if card != NONE and CARDS[card].place == AMMO and CARDS[card].name == name and g.tokens[TOKEN_PLACE[card]]:
            return card
    return NONE


def targets_of(g: Farm, fm: int, how: int) -> list[int]:
    """The monsters that can be attacked like this."""
    return in_reach(g, fm, is_shot(g, fm, how))


def is_shot(g: Farm, fm: int, how: int) -> bool:
    """What `blow_of` says of it, without the rest."""
    way = way_of(how)
    if way == SWING:
        return CARDS[g.cards[fm][position_of(how)]].ranged
    return way == FIRE_IT or talent_of(how) in THROWN


def any_in_reach(g: Farm, fm: int, ranged: bool) -> bool:
    """Is there one of `in_reach`?"""
    here, at = g.at[fm], g.at
    area = g.map.around(here, range_of(gear(g, fm).acc)) if ranged else g.map.near(here)
    some = [at[m] for m in range(FIRST, len(at)) if at[m] >= 0 and area >> at[m] & 1]
    if not ranged or not some:
        return bool(some)
    foes, mates = in_the_way(g, fm)
    for there in some:  # noqa: SIM110  # a generator takes longer
        if look(g.map, here, there, foes & ~(1 << there), mates) != UNSEEN:
            return True
    return False


def in_reach(g: Farm, fm: int, ranged: bool) -> list[int]:
    """TGB-ATK-01: the monsters on adjacent spaces, TGB-ATK-03: or in line of sight and range."""
    here = g.at[fm]
    if not ranged:
        near = g.map.near(here)
        return [m for m in monsters(g) if near >> g.at[m] & 1]
    area, (foes, mates) = g.map.around(here, range_of(gear(g, fm).acc)), in_the_way(g, fm)
    some = [m for m in monsters(g) if area >> g.at[m] & 1]
    return [m for m in some if look(g.map, here, g.at[m], foes & ~(1 << g.at[m]), mates) != UNSEEN]


def locket(g: Farm) -> int:
    """TGB-EQP-65: the Silver Locket adds Spirit Damage 1 to attacks of its owner that hit a Spirit."""
    if not is_fm(g.hitter) or not has_accessory(g, g.hitter, "Silver Locket"):
        return 0
    return int(is_monster(g.victim) and MONSTERS[g.kind[g.victim]].type == GHOST)  # TGB-MON-26
