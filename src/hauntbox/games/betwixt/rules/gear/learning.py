"""Levels and talents are gained. FAM, STAT, TAL"""

from __future__ import annotations

from hauntbox.games.betwixt.cards.decks import CHERRY_BOMB, NONE, ROMAN_CANDLE
from hauntbox.games.betwixt.cards.talents import CHERRY_BOMB as CHERRY_BOMB_TALENT
from hauntbox.games.betwixt.cards.talents import ROMAN_CANDLE as ROMAN_CANDLE_TALENT
from hauntbox.games.betwixt.cards.talents import SECOND_POCKET, SECOND_POCKET_TWICE, TALENTS
from hauntbox.games.betwixt.rules.gear.dashboard import gear, replaced
from hauntbox.games.betwixt.state import POUCH, Farm

HIGH_LEVEL = 3


def bars_learning(g: Farm, fm: int, talent: int) -> str:
    """TGB-FAM-08: talents that cost 1 Talent Point from level 1, those that cost 2 from level 3."""
    line = TALENTS[talent]
    twice = talent == SECOND_POCKET and not g.talents[fm] >> SECOND_POCKET_TWICE & 1
    if line.owner != fm or (g.talents[fm] >> talent & 1 and not twice):
        return "TGB-CAMP-05"
    if line.points > 1 and g.level[fm] < HIGH_LEVEL:
        return "TGB-FAM-08"
    return "" if g.points[fm] >= line.points else "TGB-CAMP-05"


def learn_talent(g: Farm, fm: int, talent: int) -> None:
    """TGB-STAT-16: when a talent raises a maximum, the current value rises by the same number."""
    before = gear(g, fm)
    g.points[fm] -= TALENTS[talent].points
    known = g.talents[fm] >> talent & 1
    g.talents[fm] |= 1 << (SECOND_POCKET_TWICE if known else talent)
    rise(g, fm, before.hp, before.fp)
    for opens, card in ((ROMAN_CANDLE_TALENT, ROMAN_CANDLE), (CHERRY_BOMB_TALENT, CHERRY_BOMB)):
        if talent == opens:
            fill_slot(g, fm, card)  # TGB-TAL-27, TGB-TAL-31


def fill_slot(g: Farm, fm: int, card: int) -> None:
    """A new pouch slot comes with its card."""
    slot = next(place for place in range(POUCH, POUCH + 3) if g.cards[fm][place] == NONE)
    g.cards[fm] = replaced(g.cards[fm], {slot: card})


def gain_level(g: Farm, fm: int) -> None:
    """TGB-FAM-07: 1 Talent Point and the bonus of the FM. TGB-STAT-16: current values rise with it."""
    before = gear(g, fm)
    g.level[fm] += 1
    g.points[fm] += 1
    rise(g, fm, before.hp, before.fp)


def rise(g: Farm, fm: int, hp: int, fp: int) -> None:
    after = gear(g, fm)
    g.hp[fm] += after.hp - hp
    g.fp[fm] += after.fp - fp
