"""Which dice come onto the table: limits, chips, Lightheaded, Frailty. DICE, CHIP, STS, TAL"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from hauntbox.games.betwixt.cards import talents
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.cards.words import DEFENSE_DICE, FRAILTY, HIT_DICE, LIGHTHEADED, T
from hauntbox.games.betwixt.rules import dice
from hauntbox.games.betwixt.rules.attack.chips import bonus_dice
from hauntbox.games.betwixt.rules.attack.means import Blow, hit_dice
from hauntbox.games.betwixt.rules.attack.statuses import has
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.guide import guest_card
from hauntbox.games.betwixt.state import Farm, is_fm, is_monster

STRONG = 3


def attack_dice(g: Farm, found: Blow) -> list[int]:
    """TGB-CHIP-09: bonus hit chips also go into the roll of an attack talent.

    TGB-DICE-40: first the limit of one color, then the random die of Lightheaded (TGB-STS-12).
    """
    bonus = bonus_dice(g, g.hitter, HIT_DICE) if is_fm(g.hitter) else []
    rolled = limited([*hit_dice(g, found), *bonus], g.options.hit_color_limit)  # TGB-PAR-10
    if has(g, g.hitter, LIGHTHEADED):
        rolled.pop(random_place(g, len(rolled), dice.LIGHTHEADED))
    return rolled


def limited(some: Sequence[int], limit: int) -> list[int]:
    """TGB-DICE-07: at most three of one color; TGB-DICE-41: base dice, which come first, are counted first.

    TGB-DICE-08: there is no limit on the total. TGB-DICE-42: for monsters as well.
    """
    kept: list[int] = []
    for die in some:
        if kept.count(die) < limit:
            kept.append(die)
    return kept


def defense_dice(g: Farm, who: int) -> list[int]:
    """TGB-DICE-10: all that the defender has, best first."""
    if is_monster(who):
        return sorted(MONSTERS[g.kind[who]].defense, reverse=True)
    if not is_fm(who):
        return sorted(guest_card(g, who).defense, reverse=True)  # TGB-MIS-21
    runt = [T] if is_runt(g, who) else []
    return sorted([*gear(g, who).defense, *bonus_dice(g, who, DEFENSE_DICE), *runt], reverse=True)


def is_runt(g: Farm, fm: int) -> bool:
    """TGB-TAL-30: against a monster with STR 3 or more Maddox rolls one more T."""
    if not g.talents[fm] >> talents.RUNT_OF_THE_LITTER & 1 or not is_monster(g.hitter):
        return False
    return MONSTERS[g.kind[g.hitter]].strength >= STRONG


def defenses(g: Farm, who: int) -> list[tuple[int, ...]]:
    """TGB-DICE-23: at most three defense dice; with more, the defender chooses which. Best first.

    TGB-DICE-24: a monster takes W before Br before T.
    """
    some, limit = defense_dice(g, who), g.options.defense_limit  # TGB-PAR-11
    if not is_fm(who):
        return [tuple(some[:limit])]
    return sorted({tuple(each) for each in combinations(some, min(limit, len(some)))}, reverse=True)


def weakened(g: Farm, who: int, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """TGB-STS-08, TGB-STS-09: Frailty takes a random one of the dice that would be rolled."""
    if not has(g, who, FRAILTY) or not chosen:
        return chosen
    place = random_place(g, len(chosen), dice.FRAILTY)
    return (*chosen[:place], *chosen[place + 1 :])


def random_place(g: Farm, many: int, purpose: str) -> int:
    return 0 if many == 1 else g.roll(many, purpose) - 1
