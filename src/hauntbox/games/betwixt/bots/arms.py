"""What an FM has to strike with and to be struck at: worked out once for each set of equipment, chips and tokens.

A bot judges thousands of positions in which the same people carry the same things.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.bots.odds import Target, harm
from hauntbox.games.betwixt.cards.decks import CARDS, NONE, TOKEN_PLACE
from hauntbox.games.betwixt.cards.equipment import AMMO, WEAPON, Card
from hauntbox.games.betwixt.cards.equipment import ITEM as AN_ITEM
from hauntbox.games.betwixt.cards.monster_weapons import BARE
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import BR, CONCENTRATED, DISARM, HIT_DICE, LG, G, T
from hauntbox.games.betwixt.rules.attack.chips import bonus_dice
from hauntbox.games.betwixt.rules.attack.means import Blow, all_means, bars_ammo, blow_of, is_shot, monster_blow
from hauntbox.games.betwixt.rules.attack.statuses import BITS, has
from hauntbox.games.betwixt.rules.gear.dashboard import Gear, gear
from hauntbox.games.betwixt.state import ITEM, LEFT, RIGHT, Farm

KEPT: Final = 20_000
MANY_SHOTS: Final = 8
SHARE: Final = 0.4  # of its value, for an item that has to be readied first
A_SHOT: Final = 0.5  # what a card with ammo is worth beside items
MARKS: Final = BITS[CONCENTRATED] | BITS[DISARM]  # the statuses that change how an FM strikes
TARGETS: Final = tuple([(tuple(sorted(m.defense, reverse=True)), m.agi, m.elements) for m in MONSTERS])
COME_BACK: Final = ("Lawn Darts", "Compound Bow")
NO_ELEMENTS: Final = (0, 0, 0, 0)
# By level of the mission, up to 2 and above: a usual monster, and what a usual monster attacks with.
USUAL_FOE: Final[tuple[Target, Target]] = (((T,), 1, 0, NO_ELEMENTS), ((BR,), 1, 1, NO_ELEMENTS))
USUAL_BLOW: Final = (
    Blow(False, (LG, LG), 2, 0, NO_ELEMENTS, ((1, 0, 1),), NONE, ()),
    Blow(False, (G, G), 3, 0, NO_ELEMENTS, ((1, 0, 1),), NONE, ()),
)
Key = tuple[tuple[int, int, bool, int, int, int, int], tuple[int, ...], tuple[int, ...], int, int, tuple[int, ...]]


class Arms:
    """An FM's attacks and defenses, with what has been asked about them so far."""

    def __init__(self, g: Farm, fm: int) -> None:
        own = gear(g, fm)
        self.gear: Final = own
        means = all_means(g, fm)
        rows = [blow_of(g, fm, how) for how in means]
        bonus = (*bonus_dice(g, fm, HIT_DICE), *((LG,) if has(g, fm, CONCENTRATED) else ()))
        self.shots: Final = [is_shot(g, fm, how) for how in means]
        self.rows: Final = rows
        self.better: Final = [row._replace(hit=(*row.hit, *bonus)) for row in rows] if bonus else []
        self.target: Final[Target] = own.defense[: g.options.defense_limit], own.agi, own.armor, own.elements
        self.strike: Final = [best_strike(g, fm, own, tier) for tier in (0, 1)]
        self.wound: Final = [harm(blow, self.target) for blow in USUAL_BLOW]
        held = {card for card in g.cards[fm] if card != NONE}
        ammo = sum([g.tokens[TOKEN_PLACE[card]] for card in held if card in TOKEN_PLACE])
        self.value: Final = sum([CARDS[card].value for card in held]) + ammo
        self.items: Final = sum([worth_of_item(position, card) for position, card in enumerate(g.cards[fm])])
        self.harms: Final[dict[int, tuple[float, float]]] = {}  # by kind and armor of a monster
        self.wounds: Final[dict[int, float]] = {}  # by kind and weapon of a monster

    def harm_to(self, kind: int, armor: int) -> tuple[float, float]:
        """Return what the best attack does to such a monster, and what chips and statuses add to that."""
        key = kind << 8 | armor
        found = self.harms.get(key)
        if found is None:
            defense, agi, weak = TARGETS[kind]
            target = (defense, agi, armor, weak)
            plain = max([harm(row, target) for row in self.rows])
            more = max([harm(row, target) for row in self.better]) - plain if self.better else 0.0
            found = self.harms[key] = plain, more
        return found

    def harm_from(self, g: Farm, m: int) -> float:
        """Return what an attack of this monster costs."""
        key = g.kind[m] << 16 | (BARE if has(g, m, DISARM) else g.weapon[m]) + 1
        found = self.wounds.get(key)
        if found is None:
            found = self.wounds[key] = harm(monster_blow(g, m), self.target)
        return found


ARMS: Final[dict[Key, Arms]] = {}


def arms_of(g: Farm, fm: int) -> Arms:
    """Return the arms of this FM. All that they depend on is in the key."""
    options = g.options
    who = (fm, g.level[fm], g.arm, g.talents[fm], options.defense_limit, options.fm_hp, options.extra_spaces)
    key = (who, g.cards[fm], g.chips[fm], g.status[fm] & MARKS, g.last_weapon[fm], tuple(g.tokens))
    found = ARMS.get(key)
    if found is None:
        if len(ARMS) >= KEPT:
            ARMS.clear()  # shortcut: what is needed is worked out again
        found = ARMS[key] = Arms(g, fm)
    return found


def worth_of_item(position: int, card: int) -> float:
    """An item by its value: one in the Equipped Item position can be used at once."""
    if card == NONE:
        return 0.0
    if CARDS[card].place == AN_ITEM:
        return CARDS[card].value * (1.0 if position == ITEM else SHARE)
    return A_SHOT if CARDS[card].place == AMMO else 0.0


def best_strike(g: Farm, fm: int, own: Gear, tier: int) -> float:
    """What an FM does to a usual monster with the best weapon in its hands; one that is soon used up counts less."""
    bare = best = harm(Blow(False, (own.hit,), own.strength, 0, NO_ELEMENTS, (), NONE, ()), USUAL_FOE[tier])
    for position in (LEFT, RIGHT):
        card = g.cards[fm][position]
        if card != NONE and CARDS[card].place == WEAPON and not bars_ammo(g, fm, position):
            more = harm(swing(CARDS[card], own), USUAL_FOE[tier]) + (0.15 if CARDS[card].ranged else 0.0) - bare
            best = max(best, bare + more * lasting(g, card))
    return best


def lasting(g: Farm, card: int) -> float:
    """How much of a weapon's worth its tokens leave; those that come back after a fight are always there."""
    if not CARDS[card].tokens or CARDS[card].name in COME_BACK:
        return 1.0
    return min(1.0, g.tokens[TOKEN_PLACE[card]] / MANY_SHOTS)


def swing(card: Card, own: Gear) -> Blow:
    """An attack with a weapon as it is."""
    stat = own.acc if card.ranged else own.strength
    return Blow(card.ranged, (own.hit, card.die), stat, card.damage, card.elements, card.effects, card.type, ())
