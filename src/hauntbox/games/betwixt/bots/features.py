"""What a bot looks at in a position, one number for each thing that matters; the weights stand in judgement.py."""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.bots.errands import errands
from hauntbox.games.betwixt.bots.forecast import Forecast, knock_out_chance
from hauntbox.games.betwixt.bots.prospects import ahead, tally
from hauntbox.games.betwixt.cards.decks import CARDS, NONE
from hauntbox.games.betwixt.cards.family import JOAN
from hauntbox.games.betwixt.cards.talents import REMEDY
from hauntbox.games.betwixt.cards.words import BLEED, DEFENSE_DICE, HARMFUL, HELPFUL
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.rules.attack.chips import is_for
from hauntbox.games.betwixt.rules.attack.statuses import BITS, TOP
from hauntbox.games.betwixt.rules.gear.found import LeaveBehind
from hauntbox.games.betwixt.rules.gear.readying import PickUp, PutDown
from hauntbox.games.betwixt.rules.gear.trading import GiveCard, Partner, PutIn, ReceiveCard, TakeOut
from hauntbox.games.betwixt.state import ACTIVE, COMBAT, EXPLORATION, FIRST, GUEST, LOOKOUT

EACH_BAD: Final = [BITS[status] for status in HARMFUL if status != BLEED]
EACH_GOOD: Final = [BITS[status] for status in HELPFUL]
CARDS_IN_HAND: Final = (PickUp, PutDown, Partner, GiveCard, ReceiveCard, PutIn, TakeOut)
USUAL: Final = 1.5  # HP that an active FM has to lose soon in any case
LED: Final = 5.0  # a guest who falls costs the mission as a rule
RESERVE: Final = 0.7  # what the lookout's means count for


# The family -----------------------------------------------------------------------------------------------------------


def standing(look: Forecast) -> float:
    """FMs who are not knocked out."""
    return float(len(look.up))


def health(look: Forecast) -> float:
    """HP of the family."""
    return float(sum([look.g.hp[fm] for fm in look.up]))


def balance(look: Forecast) -> float:
    """HP as shares: of each FM the first points count most, so that wounds are shared and the weak protected."""
    total = 0.0
    for fm in look.up:
        left = look.g.hp[fm] / look.gear[fm].hp
        total += left * (2.0 - left)
    return total


def guests(look: Forecast) -> float:
    """HP of guests."""
    return float(sum([look.g.hp[who] for who in range(GUEST, FIRST)]))


def focus(look: Forecast) -> float:
    """FP of the family but Joan's."""
    return float(sum([look.g.fp[fm] for fm in look.up if fm != JOAN]))


def medicine(look: Forecast) -> float:
    """HP that Joan can still give back: by syringes loaded, and by FP that will fill others."""
    g = look.g
    if JOAN not in look.up:
        return 0.0
    loaded = sum([1.8 if syringe == REMEDY else 0.9 for syringe in g.syringes])
    return (loaded + 0.5 * g.fp[JOAN]) * (1.0 if g.post[JOAN] == ACTIVE else RESERVE)


def ailments(look: Forecast) -> float:
    """Harmful statuses on the family."""
    rows = [look.g.status[fm] for fm in look.up]
    return float(sum([tokens_of(status, EACH_BAD) + 1.5 * min(5, status >> TOP) for status in rows if status]))


def tokens_of(status: int, masks: list[int]) -> int:
    """How many of these statuses there are."""
    return len([1 for mask in masks if status & mask])


def blessings(look: Forecast) -> float:
    """Helpful statuses of the family, and chips for defense of those who will be attacked; the forecast knows the
    chips for attacks."""
    g, total = look.g, 0.0
    for fm in look.up:
        total += tokens_of(g.status[fm], EACH_GOOD)
        if g.chips[fm] and look.toll.get(fm, 0.0) > 0:
            total += min(2.0, look.toll[fm]) * len([1 for chip in g.chips[fm] if is_for(chip, DEFENSE_DICE)])
    return total


def goods(look: Forecast) -> float:
    """Cards carried and in the Stash, and money, by what they would sell for."""
    g = look.g
    carried = sum([look.arms[fm].value for fm in look.up])
    return float(carried + sum([CARDS[card].value for card in g.stash]) + g.purse)


def items(look: Forecast) -> float:
    """Items of the family by their value."""
    return sum([look.arms[fm].items for fm in look.up])


# The fight ------------------------------------------------------------------------------------------------------------


def toll(look: Forecast) -> float:
    """HP that the fight will cost the family."""
    return sum(look.toll.values())


def danger(look: Forecast) -> float:
    """FMs and guests who will be knocked out, by their chances; a little of it is in the air between fights too."""
    g, total = look.g, 0.0
    for fm in look.up:
        if g.post[fm] != LOOKOUT:
            total += knock_out_chance(g.hp[fm], look.toll.get(fm, 0.0) + USUAL)
    for who in range(GUEST, FIRST):
        if g.hp[who]:
            total += LED * knock_out_chance(g.hp[who], look.toll.get(who, 0.0) + USUAL)
    return total


def length(look: Forecast) -> float:
    """Rounds of attacks until the last monster falls: dice miss, so that every blow that can be struck now is welcome.

    By the toll alone a monster that will fall before its next turn, if all goes as it should, might as well be let be.
    """
    return look.rounds


def fuss(look: Forecast) -> float:
    """Is somebody busy with cards while monsters are about?"""
    top = look.g.agenda[-1] if look.g.agenda else None
    return float(bool(look.foes) and isinstance(top, CARDS_IN_HAND))


def torn(look: Forecast) -> float:
    """Has a found card been given to somebody without room? One may keep all and be asked again, without end."""
    return float(bool(look.g.agenda) and isinstance(look.g.agenda[-1], LeaveBehind))


# The mission ----------------------------------------------------------------------------------------------------------


def progress(look: Forecast) -> float:
    """Objectives that are open, and the tile of the current one if it lies."""
    g = look.g
    goal = mission_of(g.mission).goals[g.objective - 1].tile if g.objective else NONE
    return g.objective + (0.5 if goal in g.map.lies else 0.0) + 0.3 * g.flags.bit_count()


def search(look: Forecast) -> float:
    """Tokens still in the bags: what has to be drawn until the objective turns up."""
    return float(sum([len(bag) for bag in look.g.bags]))


def time(look: Forecast) -> float:
    """Rounds of the fight."""
    return float(look.g.round * (look.g.phase == COMBAT))


def bother(look: Forecast) -> float:
    """Changes of cards between fights: without a price the next door is put off by one more, and one more."""
    return float(look.g.changes * (look.g.phase == EXPLORATION))


FEATURES: Final = {
    "standing": standing,
    "health": health,
    "balance": balance,
    "guests": guests,
    "focus": focus,
    "medicine": medicine,
    "ailments": ailments,
    "blessings": blessings,
    "goods": goods,
    "items": items,
    "toll": toll,
    "danger": danger,
    "length": length,
    "fuss": fuss,
    "torn": torn,
    "ahead": ahead,
    "progress": progress,
    "tally": tally,
    "errands": errands,
    "search": search,
    "time": time,
    "bother": bother,
}
