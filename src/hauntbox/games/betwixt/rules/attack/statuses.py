"""Status tokens: gained, counted, gone. STS

A character's tokens are one number: two bits for each status (2 is the fresh side), five for Bleed at the top.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards.decks import CARDS, NONE
from hauntbox.games.betwixt.cards.words import (
    BLEED,
    BLIND,
    CHARGED,
    CONCENTRATED,
    CRIPPLED,
    DISARM,
    FRAILTY,
    HARMFUL,
    LIGHTHEADED,
    REFRESHED,
    SHARPENED,
    STATUSES,
    STUNNED,
    WEAKENED,
)
from hauntbox.games.betwixt.rules.points import heal
from hauntbox.games.betwixt.state import ACCESSORY, FMS, NOBODY, Farm

TOP: Final = 24  # where the Bleed tokens are counted
MOST_BLEED: Final = 31
FRESH: Final = 2
# TGB-STS-13, TGB-STS-11: gaining one while having the other removes both.
OPPOSITE: Final = {
    CONCENTRATED: LIGHTHEADED,
    LIGHTHEADED: CONCENTRATED,
    SHARPENED: WEAKENED,
    WEAKENED: SHARPENED,
}
BY_ACTIVATION: Final = (CRIPPLED, BLIND, WEAKENED, LIGHTHEADED, DISARM, REFRESHED, CONCENTRATED, SHARPENED, CHARGED)
AT_ONCE: Final = (CONCENTRATED, SHARPENED, CHARGED)  # TGB-STS-28: count the activation in which they are gained


BITS: Final = tuple([-1 << TOP if status == BLEED else 3 << 2 * status for status in range(len(STATUSES))])
COUNTED: Final = sum([BITS[status] for status in BY_ACTIVATION])


def count(g: Farm, who: int, status: int) -> int:
    """TGB-STS-44, TGB-CMP-28: the side of its token: two, then one; of Bleed the number of tokens."""
    return g.status[who] >> TOP if status == BLEED else g.status[who] >> 2 * status & 3


def has(g: Farm, who: int, status: int) -> bool:
    return g.status[who] & BITS[status] != 0


def set_count(g: Farm, who: int, status: int, n: int) -> None:
    by = TOP if status == BLEED else 2 * status
    g.status[who] += (n - count(g, who, status)) << by


def gain(g: Farm, who: int, status: int, n: int = 1, by: int = NOBODY) -> None:
    """TGB-STS-01: on FMs and on monsters. TGB-STS-29: one that is there turns back to the fresh side."""
    if status == BLEED:
        bleed(g, who, n, by)
    elif status == REFRESHED:
        refresh(g, who)
    elif status == BLIND and is_immune(g, who):
        return  # TGB-EQP-66
    elif has(g, who, OPPOSITE.get(status, status)) and status in OPPOSITE:
        set_count(g, who, OPPOSITE[status], 0)  # TGB-STS-11, TGB-STS-13: there was none of this one
    else:
        set_count(g, who, status, 1 if status == STUNNED else lasting(g, who, status))
    g.tell("TGB-STS-01", "status", who, status, count(g, who, status))


def lasting(g: Farm, who: int, status: int) -> int:
    """TGB-STS-28: gained in the own activation, only some count that one as the first: the others have one more to
    come, which the end of this one takes away."""
    return FRESH + 1 if who == g.active and status in BY_ACTIVATION and status not in AT_ONCE else FRESH


def bleed(g: Farm, who: int, n: int, by: int) -> None:
    """TGB-STS-02: Bleed n gives n tokens, TGB-STS-29: they add up; TGB-STS-04: with Refreshed both go.

    TGB-STS-28: tokens gained in the own activation wait for the end of the next one.
    """
    if has(g, who, REFRESHED):
        set_count(g, who, REFRESHED, 0)
        return
    set_count(g, who, BLEED, min(count(g, who, BLEED) + n, MOST_BLEED))
    if who == g.active:
        g.bled += n
    if by != NOBODY:
        g.blame[who] = by  # TGB-ATK-25


def refresh(g: Farm, who: int) -> None:
    """TGB-STS-17: 1 HP at once; TGB-STS-19: also when it meets Bleed, TGB-STS-18: and both go."""
    heal(g, who, 1)
    if has(g, who, BLEED):
        set_count(g, who, BLEED, 0)
    else:
        set_count(g, who, REFRESHED, lasting(g, who, REFRESHED))


def is_immune(g: Farm, who: int) -> bool:
    """TGB-EQP-66: Blind is not gained while the Night-Vision Goggles are equipped."""
    card = g.cards[who][ACCESSORY] if who < FMS else NONE
    return card != NONE and CARDS[card].name == "Night-Vision Goggles"


def lose(g: Farm, who: int, *some: int) -> None:
    for status in some:
        if has(g, who, status):
            set_count(g, who, status, 0)
            g.tell("TGB-STS-01", "rid", who, status)


def harmful(g: Farm, who: int) -> list[int]:
    """TGB-STS-38: the harmful ones it has."""
    return [status for status in HARMFUL if has(g, who, status)]


def tick(g: Farm, who: int) -> None:
    """TGB-STS-26: after an activation a token is flipped, after the second it is removed.

    TGB-STS-27: Frailty is counted by defense rolls instead. TGB-STS-17: Refreshed gives 1 HP each time.
    """
    if not g.status[who] & COUNTED:  # shortcut: most have nothing to count
        return  # shortcut: there is nothing to count
    refreshed = count(g, who, REFRESHED)
    if 0 < refreshed <= FRESH:
        heal(g, who, 1)
    for status in BY_ACTIVATION:
        if has(g, who, status):
            set_count(g, who, status, count(g, who, status) - 1)


def tick_frailty(g: Farm, who: int) -> None:
    """TGB-STS-08: each of the next two defense rolls."""
    if has(g, who, FRAILTY):
        set_count(g, who, FRAILTY, count(g, who, FRAILTY) - 1)
