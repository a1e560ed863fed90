"""What a bot thinks of a position that it has not played out: a race, each role towards its goal, and the Collapse.

Everything is counted in turns. Whoever is nearer is likelier to win; that others are hindered follows by itself. The
search is max-n, so that each role looks after its own chance.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from hauntbox.games.vast.cave.collapse.removal import crystals_gone, crystals_to_go
from hauntbox.games.vast.cave.fill import Fill, tiles_left
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, distance
from hauntbox.games.vast.cave.reveal import Orient, RevealAll
from hauntbox.games.vast.roles.cave.rules.curse import RotateTo
from hauntbox.games.vast.roles.dragon.cards import DiscardPower, PaySymbol
from hauntbox.games.vast.roles.dragon.rules.powers import BurnWhich, Rolled
from hauntbox.games.vast.roles.dragon.rules.sloth import GiveTreasure, MovePride, ReturnSloth
from hauntbox.games.vast.roles.dragon.rules.wrath import Flee
from hauntbox.games.vast.roles.ghoul.against import DragonSuffers, GiveUpTreasure, KnightSuffers
from hauntbox.games.vast.roles.ghoul.rules.drawing import KeepCards
from hauntbox.games.vast.roles.ghoul.rules.moving import AnnounceStrike
from hauntbox.games.vast.roles.ghoul.rules.paying import PayPrice
from hauntbox.games.vast.roles.ghoul.rules.skitter import NameSymbol, PickNear, PickTile
from hauntbox.games.vast.roles.goblins.rules.populate import Overpopulated
from hauntbox.games.vast.roles.knight.cards.ambush import Brace
from hauntbox.games.vast.roles.numbers import OWNER, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.rules.stash import StashOne
from hauntbox.games.vast.roles.thief.rules.upgrades import TurnToken
from hauntbox.games.vast.roles.unicorn.cards import DiscardUnicorn
from hauntbox.games.vast.roles.unicorn.rules.deeds import GatherFrom, MarkCrystal
from hauntbox.games.vast.roles.unicorn.rules.radiance import ImbueWhich
from hauntbox.games.vast.roles.unicorn.rules.teleport import OrientAhead
from hauntbox.games.vast.roles.unicorn.rules.wounds import UnicornSuffers
from hauntbox.games.vast.roles.vile.rules.strengthen import Strengthen
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.ends import must_flee, playing

SPREAD: Final = 3.5  # turns: the larger, the more chance there is in a race
FATE: Final = 2.0  # turns: the same of the Collapse, which comes for certain, and is no concern while it is far
DOUBT: Final = 0.5  # how far these numbers are to be trusted: whoever is far behind has not lost, and goes on
ALONE: Final = 3.0  # tiles that come and go in a turn of a game alone
EXPLORED: Final = 2.0  # tiles that come in a round because others are revealed
HALF_DONE: Final[dict[type, int]] = {  # questions about how, when what is done is settled: which answer is supposed
    RevealAll: 0,
    Orient: 0,
    OrientAhead: 0,
    RotateTo: 0,
    Fill: 0,
    Overpopulated: 0,
    Brace: -1,  # no more cubes
    AnnounceStrike: -1,  # the attack
    Strengthen: -1,
    PayPrice: 0,
    KnightSuffers: 0,
    DragonSuffers: 0,
    UnicornSuffers: 0,
    GiveUpTreasure: 0,
    DiscardPower: 0,
    MovePride: 0,
    GiveTreasure: 0,
    PaySymbol: 0,
    BurnWhich: 0,
    Rolled: -1,  # leave the die
    Flee: 0,
    DiscardUnicorn: 0,
    MarkCrystal: 0,
    GatherFrom: 0,
    ImbueWhich: 0,
    StashOne: 0,
    TurnToken: 0,
    ReturnSloth: 0,
    KeepCards: 0,
    NameSymbol: 0,
    PickTile: 0,
    PickNear: 0,
}
WOUND: Final = 1.7  # turns for each Health of a Unicorn that is hunted
STEPS: Final = 4.0  # in a turn of a hunter
CHASE: Final = 1.0
AWAY: Final = 8
SLOW: Final = 1.15  # how much longer the Collapse takes than its tiles


def judge(g: Vast, role: int) -> float:
    """The role's chance to win, from 0 to 1."""
    if g.agenda and type(g.agenda[-1]) in HALF_DONE:
        g = done(g)
        if g.outcome is not None:
            return g.outcome.scores[role]
    if not g.laid or role not in g.terms.roles or g.left >> role & 1:
        return 0.0 if g.laid else 0.5
    own = turns_left(g, role)
    rivals = sum([chance(turns_left(g, other)) for other in playing(g) if other != role])
    ahead = -own / SPREAD - log(rivals + exp(-collapse_in(g) / FATE))
    return 1.0 / (1.0 + exp(-ahead * DOUBT))


def done(g: Vast) -> Vast:
    """The position after what has begun: tiles that a Flare has lit are not lit yet while somebody turns them, and an
    attack that is paid has brought nothing yet while somebody says what it takes."""
    g = g.clone()
    while g.agenda and type(g.agenda[-1]) in HALF_DONE:
        ask = g.agenda[-1]
        role = ask.waiting(g)[0]
        g.apply(role, ask.legal(g, role)[HALF_DONE[type(ask)]])
    return g


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
