"""What a bot thinks of a position that it has not played out: a race, each role towards its goal, and the Collapse.

Everything is counted in turns. Whoever is nearer is likelier to win; that others are hindered follows by itself. The
search is max-n, so that each role looks after its own chance.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from hauntbox.games.vast.bots.half_done import done, is_half_done
from hauntbox.games.vast.cave.collapse.removal import crystals_gone, crystals_to_go
from hauntbox.games.vast.cave.fill import tiles_left
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, distance
from hauntbox.games.vast.roles.numbers import OWNER, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.ends import must_flee, playing

SPREAD: Final = 3.5  # turns: the larger, the more chance there is in a race
FATE: Final = 2.0  # turns: the same of the Collapse, which comes for certain, and is no concern while it is far
ELSE: Final = 0.008  # what may come in the way of somebody alone, while the Collapse is far
DOUBT: Final = 0.5  # how far these numbers are to be trusted: whoever is far behind has not lost, and goes on
ALONE: Final = 3.0  # tiles that come and go in a turn of a game alone
EXPLORED: Final = 2.0  # tiles that come in a round because others are revealed
WOUND: Final = 1.7  # turns for each Health of a Unicorn that is hunted
STEPS: Final = 4.0  # in a turn of a hunter
CHASE: Final = 1.0
AWAY: Final = 8
SLOW: Final = 1.15  # how much longer the Collapse takes than its tiles


def judge(g: Vast, role: int) -> float:
    """The role's chance to win, from 0 to 1."""
    if is_half_done(g):
        g = done(g)
        if g.outcome is not None:
            return g.outcome.scores[role]
    if not g.laid or role not in g.terms.roles or g.left >> role & 1:
        return 0.0 if g.laid else 0.5
    own = turns_left(g, role)
    rivals = sum([chance(turns_left(g, other)) for other in playing(g) if other != role])
    ahead = -own / SPREAD - log(rivals + exp(-collapse_in(g) / FATE) + ELSE)
    return 1.0 / (1.0 + exp(-ahead * DOUBT))


def turns_left(g: Vast, role: int) -> float:
    """To its own goal, or to a hunter's."""
    return hunt(g, role) if role == g.terms.hunter else ROLES[role].progress(g)


def hunt(g: Vast, role: int) -> float:
    """What is left of the Unicorn, the way to him, and then the way out."""
    pieces = [piece for piece, owner in enumerate(OWNER) if owner == role and g.at[piece] != NOWHERE]
    here = [g.at[piece] for piece in pieces]
    out = min([distance(space, MIDDLE) for space in here], default=AWAY) / STEPS if must_flee(g, role) else 0.0
    if g.left >> UNICORN & 1:
        return out + 0.2
    there = g.at[UNICORN]
    near = min([distance(space, there) for space in here], default=AWAY) if there != NOWHERE else AWAY
    return WOUND * unicorn_of(g).health + CHASE * min(near, AWAY) / STEPS + 0.5 * out


def chance(turns: float) -> float:
    return exp(-turns / SPREAD)


def collapse_in(g: Vast) -> float:
    """How many rounds the cave still lasts: the Collapse is one more runner."""
    seats = max(len(playing(g)), 1)
    falling = ALONE if g.terms.alone else float(g.terms.removals * seats)
    left = 0.0 if g.collapsing else tiles_left(g) / growing(g)
    share = 1.0 - crystals_gone(g) / crystals_to_go(g)
    return left + SLOW * share * 0.5 * (len(g.laid) + tiles_left(g)) / falling


def growing(g: Vast) -> float:
    """Tiles that come in a round: what is laid at the ends of turns, and what exploring brings."""
    return ALONE if g.terms.alone else float(len(playing(g)) + EXPLORED)
