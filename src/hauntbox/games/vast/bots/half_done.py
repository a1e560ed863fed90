"""Questions about how, when what is done is settled: a bot judges the position after them.

Tiles that a Flare has lit are not lit yet while somebody turns them, and an attack that is paid for has brought nothing
yet while somebody says what it takes.
"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.fill import Fill
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
from hauntbox.games.vast.roles.thief.rules.stash import StashOne
from hauntbox.games.vast.roles.thief.rules.upgrades import TurnToken
from hauntbox.games.vast.roles.unicorn.cards import DiscardUnicorn
from hauntbox.games.vast.roles.unicorn.rules.deeds import GatherFrom, MarkCrystal
from hauntbox.games.vast.roles.unicorn.rules.radiance import ImbueWhich
from hauntbox.games.vast.roles.unicorn.rules.teleport import OrientAhead
from hauntbox.games.vast.roles.unicorn.rules.wounds import UnicornSuffers
from hauntbox.games.vast.roles.vile.rules.strengthen import Strengthen
from hauntbox.games.vast.state import Vast
from hauntbox.kernel.agenda import Ask

SUPPOSED: Final[dict[type, int]] = {  # which answer is supposed
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


def is_half_done(g: Vast) -> bool:
    return len(g.agenda) > 0 and type(g.agenda[-1]) in SUPPOSED


def done(g: Vast) -> Vast:
    """The position after what has begun, as one of its answers would have it."""
    g = g.clone()
    while is_half_done(g):
        ask = g.agenda[-1]
        assert isinstance(ask, Ask)
        role = ask.waiting(g)[0]
        g.apply(role, ask.legal(g, role)[SUPPOSED[type(ask)]])
    return g
