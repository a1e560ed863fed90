"""Who plays whom. ROLE

Each FM has a mind of its own, and a seat has the minds of one player. Only three players hand FMs over: then there are
three minds, one for each player, and the FMs change between them.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.options import SEATS
from hauntbox.games.betwixt.state import ACTIVE, FMS, NOBODY, Farm, active_fms

FIRST_SEAT: Final = 0


def seat_all(g: Farm) -> None:
    """TGB-ROLE-14: settled before the first decision. TGB-ROLE-13: what belongs to all is the first seat's."""
    g.minds = [*([FIRST_SEAT] * FMS if g.options.players == 3 else range(FMS)), FIRST_SEAT]


def seat_active(g: Farm) -> None:
    """TGB-ROLE-05: each of three players has one of the active FMs. TGB-ROLE-15: a fourth is the first seat's."""
    if g.options.players == 3 and not any(g.minds):
        for seat, fm in enumerate(active_fms(g)[:3]):
            g.minds[fm] = seat


def take_over(g: Farm, leaver: int, comer: int) -> None:
    """TGB-ROLE-05, TGB-ROLE-12: with three players, whoever's FM leaves plays the one who comes."""
    if g.options.players == 3:
        g.minds[comer] = g.minds[leaver]


def seat_of(g: Farm, fm: int) -> int:
    """The player who has the FM, by the usual seats."""
    return next(n for n, minds in enumerate(SEATS[g.options.players]) if g.minds[fm] in minds)


def runner(g: Farm) -> int:
    """The seat that runs the monsters; TGB-ROLE-08: it chooses nothing for them.

    TGB-ROLE-04: of two players the one with one active FM; TGB-ROLE-07: of four the one whose FM is not active.
    TGB-ROLE-06: three share the duty.
    """
    players = g.options.players
    if players == 1:
        return FIRST_SEAT  # TGB-ROLE-02
    busy = [seat_of(g, fm) for fm in range(FMS) if g.post[fm] == ACTIVE]
    least = min(range(players), key=lambda seat: (busy.count(seat), seat))
    return NOBODY if players == 3 else least


def roller(g: Farm, defender: int) -> int:
    """TGB-ROLE-09: who rolls a monster's attack: somebody other than the defending FM's player, if there is one."""
    own = seat_of(g, defender)
    seats = [runner(g), *range(g.options.players)]
    return next((seat for seat in seats if seat not in (own, NOBODY)), own)
