"""Which dice come onto the table: limits, chips, Lightheaded, Frailty. DICE, CHIP, STS, TAL"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

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
    some = hit_dice(g, found)
    if is_fm(g.hitter):
        some = (*some, *bonus_dice(g, g.hitter, HIT_DICE))
    rolled = limited(some, g.options.hit_color_limit)  # TGB-PAR-10
    if has(g, g.hitter, LIGHTHEADED):
        rolled.pop(random_place(g, len(rolled), dice.LIGHTHEADED))
    return rolled


def limited(some: Sequence[int], limit: int) -> list[int]:
    """TGB-DICE-07: at most three of one color; TGB-DICE-41: base dice, which come first, are counted first.

    TGB-DICE-08: there is no limit on the total. TGB-DICE-42: for monsters as well.
    """
    if len(some) <= limit:
        return [*some]  # shortcut: so few cannot be too many of one color
    kept: list[int] = []
    for die in some:
        if kept.count(die) < limit:
            kept.append(die)
    return kept


def best_first(some: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(some, reverse=True))


PRINTED: Final = tuple([best_first(monster.defense) for monster in MONSTERS])  # by kind


def defense_dice(g: Farm, who: int) -> tuple[int, ...]:
    """TGB-DICE-10: all that the defender has, best first."""
    if is_monster(who):
        return PRINTED[g.kind[who]]
    if not is_fm(who):
        return best_first(guest_card(g, who).defense)  # TGB-MIS-21
    own, runt = gear(g, who).defense, is_runt(g, who)
    if not g.chips[who] and not runt:
        return own  # shortcut: they lie in that order
    return best_first([*own, *bonus_dice(g, who, DEFENSE_DICE), *([T] if runt else [])])


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
    if len(some) <= limit:
        return [some]  # shortcut: there is nothing to choose
    if not is_fm(who):
        return [some[:limit]]
    return sorted(set(combinations(some, limit)), reverse=True)


def weakened(g: Farm, who: int, chosen: Sequence[int]) -> Sequence[int]:
    """TGB-STS-08, TGB-STS-09: Frailty takes a random one of the dice that would be rolled."""
    if not has(g, who, FRAILTY) or not chosen:
        return chosen
    place = random_place(g, len(chosen), dice.FRAILTY)
    return (*chosen[:place], *chosen[place + 1 :])


def random_place(g: Farm, many: int, purpose: str) -> int:
    return 0 if many == 1 else g.roll(many, purpose) - 1
