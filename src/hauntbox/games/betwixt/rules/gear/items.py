"""Items: who may use them on whom, and what they do. ITM, ACT"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.actions import FOE, FOE_OF, GUEST_OF, WHO, WHO_OF
from hauntbox.games.betwixt.cards.decks import NONE, item_of
from hauntbox.games.betwixt.cards.items import ALL_FOES, ALL_FRIENDS, FRIEND, ITEMS, SELF
from hauntbox.games.betwixt.cards.monsters import BEAST, GHOST, MONSTERS
from hauntbox.games.betwixt.cards.words import (
    BLEED,
    BLIND,
    CHARGED,
    CONCENTRATED,
    LIGHTHEADED,
    REFRESHED,
    SHARPENED,
    SPIRIT,
    STUNNED,
)
from hauntbox.games.betwixt.rules.attack.reach import sight
from hauntbox.games.betwixt.rules.attack.statuses import gain, has, lose
from hauntbox.games.betwixt.rules.attack.stumbling import away, stumble
from hauntbox.games.betwixt.rules.attack.wounds import element_damage, hurt
from hauntbox.games.betwixt.rules.gear.dashboard import gear, replaced
from hauntbox.games.betwixt.rules.gear.found import return_card
from hauntbox.games.betwixt.rules.listed import Listed
from hauntbox.games.betwixt.rules.map.sight import UNSEEN, is_unwalled
from hauntbox.games.betwixt.rules.points import heal, recover, top_hp
from hauntbox.games.betwixt.state import FIRST, FMS, ITEM, Farm, friends, monsters
from hauntbox.kernel.wire import Action

Use = Callable[[Farm, int, int], None]  # the user, and on whom
FREE: Final = frozenset([n for n, item in enumerate(ITEMS) if item.free])  # TGB-ACT-21


def within(g: Farm, fm: int, who: int, n: int) -> bool:
    """TGB-MIS-16: distance as in ranged combat, with a straight line that no wall or closed door crosses."""
    a, b = g.at[fm], g.at[who]
    return g.map.distance(a, b) <= n and is_unwalled(g.map, a, b)


def near_friends(g: Farm, fm: int) -> list[int]:
    """Self or an adjacent FM; TGB-ITM-17: or an adjacent guest."""
    return [who for who in friends(g) if who == fm or g.map.is_near(g.at[fm], g.at[who])]


def subjects(g: Farm, fm: int, item: int) -> list[int]:
    """TGB-ITM-16: on whom it can be used with an effect; it is not used up without one."""
    return [who for who in reached(g, fm, item) if helps(g, fm, who, item)]


def reached(g: Farm, fm: int, item: int) -> list[int]:
    """TGB-ITM-16: on whom it could be used."""
    on, verb = ITEMS[item].on, ITEMS[item].verb
    if on == SELF:
        return [fm]
    if on == FRIEND:
        return near_friends(g, fm)
    if on == ALL_FRIENDS:
        return [who for who in friends(g) if within(g, fm, who, 2)]  # TGB-ITM-14
    if on == ALL_FOES:
        return [m for m in monsters(g) if within(g, fm, m, 2)]  # TGB-ITM-09
    if verb == "pepper":
        return [m for m in monsters(g) if g.map.is_near(g.at[fm], g.at[m])]  # TGB-ITM-10
    return [m for m in monsters(g) if within(g, fm, m, 3)]


def helps(g: Farm, fm: int, who: int, item: int) -> bool:
    """TGB-ITM-16: would it have an effect?"""
    verb = ITEMS[item].verb
    if verb == "band-aids":
        return g.hp[who] < top_hp(g, who)
    if verb == "soda":
        return g.fp[who] < gear(g, who).fp
    if verb == "candy":
        return g.hp[who] < top_hp(g, who) or g.fp[who] < gear(g, who).fp
    if verb == "gauze":
        return has(g, who, BLEED) or g.hp[who] < top_hp(g, who)
    if verb == "salts":
        return any([has(g, who, status) for status in (STUNNED, LIGHTHEADED, BLIND)])
    if verb == "marbles":
        return sight(g, fm, g.at[fm], who) != UNSEEN and away(g, fm, who, g.at[who]) != 0
    if verb in ("treat", "salt"):
        return MONSTERS[g.kind[who]].type == (BEAST if verb == "treat" else GHOST)  # TGB-MON-26
    return True


def bars_item(g: Farm, fm: int) -> str:
    """TGB-CMP-20: an item must be in the Equipped Item position. TGB-CARD-39: one elsewhere must be readied first."""
    item = item_of(g.cards[fm][ITEM])
    if item == NONE:
        return "TGB-CMP-20"
    return "" if subjects(g, fm, item) else "TGB-ITM-16"


def is_free(g: Farm, fm: int) -> bool:
    """TGB-ACT-21: some items cost no action."""
    return item_of(g.cards[fm][ITEM]) in FREE


def use_item(g: Farm, fm: int) -> None:
    """TGB-ACT-19: the item in the Equipped Item position. TGB-ACT-20: it goes back to its deck."""
    card = g.cards[fm][ITEM]
    item = item_of(card)
    g.tell("TGB-ACT-19", "uses", fm, card)
    some = subjects(g, fm, item)
    g.cards[fm] = replaced(g.cards[fm], {ITEM: NONE})
    return_card(g, card)
    if ITEMS[item].on in (ALL_FRIENDS, ALL_FOES):
        for who in some:
            EFFECTS[ITEMS[item].verb](g, fm, who)
    elif len(some) == 1:
        EFFECTS[ITEMS[item].verb](g, fm, some[0])
    else:
        g.then(OnWhom(fm, item))


@dataclass(frozen=True)
class OnWhom(Listed):
    """TGB-DEC-57: which character an item is used on."""

    item: int

    def candidates(self, g: Farm, role: int) -> Sequence[Action]:
        return [named(g, who) for who in subjects(g, role, self.item)]

    def bars(self, g: Farm, role: int, act: Action) -> str:
        return "" if act in self.candidates(g, role) else "TGB-ITM-16"

    def answer(self, g: Farm, act: Action) -> None:
        EFFECTS[ITEMS[self.item].verb](g, self.role, meant(g, act))


def named(g: Farm, who: int) -> Action:
    """How a character is called in an answer."""
    if who < FIRST:
        return WHO[who] if who < FMS else GUEST_OF[who - FMS]  # TGB-MIS-25
    return FOE[g.kind[who]][g.spot[who] - 1]


def meant(g: Farm, act: Action) -> int:
    if act in WHO_OF:
        return WHO_OF[act]
    if act in GUEST_OF:
        return FMS + GUEST_OF.index(act)
    kind, spot = FOE_OF[act]
    return next(m for m in range(FIRST, len(g.at)) if (g.kind[m], g.spot[m]) == (kind, spot) and g.at[m] >= 0)


# What they do ---------------------------------------------------------------------------------------------------------


def band_aids(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-01"""
    heal(g, who, 2)


def soda(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-02"""
    recover(g, fm, 3)


def candy(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-03"""
    heal(g, fm, 1)
    recover(g, fm, 1)


def energy(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-04"""
    gain(g, fm, CHARGED)


def gauze(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-05"""
    lose(g, who, BLEED)
    heal(g, who, 1)


def salts(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-06"""
    lose(g, who, STUNNED, LIGHTHEADED, BLIND)


def glow(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-07"""
    gain(g, fm, CONCENTRATED)


def whet(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-08"""
    gain(g, fm, SHARPENED)


def flash(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-09"""
    gain(g, who, BLIND, by=fm)


def pepper(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-10"""
    gain(g, who, BLIND, by=fm)
    gain(g, who, LIGHTHEADED, by=fm)


def marbles(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-11: away from the user."""
    stumble(g, fm, who, 2)


def treat(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-12"""
    gain(g, who, STUNNED, by=fm)


def salt(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-13, TGB-ELEM-11: changed by the target's value, without defense dice or armor."""
    hurt(g, who, element_damage(g, who, SPIRIT, 3), fm)


def lemonade(g: Farm, fm: int, who: int) -> None:
    """TGB-ITM-14"""
    gain(g, who, REFRESHED)


EFFECTS: Final[dict[str, Use]] = {
    "band-aids": band_aids,
    "soda": soda,
    "candy": candy,
    "energy": energy,
    "gauze": gauze,
    "salts": salts,
    "glow": glow,
    "whet": whet,
    "flash": flash,
    "pepper": pepper,
    "marbles": marbles,
    "treat": treat,
    "salt": salt,
    "lemonade": lemonade,
}
