"""The position: the cave, the pieces, the piles, and a board for each role in play. CMP, HID

Who may know a field is said beside it; what says nothing is public. The rooms of the rules: `cave/` is the map,
`table/` the order of play and who wins, `roles/<role>/` a role with its board.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.tokens import TOKEN_KINDS
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.cave.board import CaveBoard
from hauntbox.games.vast.roles.cave_ghost.board import CaveGhostBoard
from hauntbox.games.vast.roles.dragon.board import DragonBoard
from hauntbox.games.vast.roles.ghost.board import GhostBoard
from hauntbox.games.vast.roles.ghoul.board import GhoulBoard
from hauntbox.games.vast.roles.goblins.board import GoblinsBoard
from hauntbox.games.vast.roles.knight.board import KnightBoard
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    PIECE_COUNT,
    ROLE_NAMES,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.thief.board import ThiefBoard
from hauntbox.games.vast.roles.unicorn.board import UnicornBoard
from hauntbox.games.vast.roles.vile.board import VileBoard
from hauntbox.games.vast.table.terms import NO_TERMS, Terms
from hauntbox.games.vast.table.trance import Trance
from hauntbox.kernel.agenda import Game

PARTS: Final[dict[str, type]] = {  # boards, by the field that holds them
    "knight": KnightBoard,
    "goblins": GoblinsBoard,
    "vile": VileBoard,
    "dragon": DragonBoard,
    "unicorn": UnicornBoard,
    "cave": CaveBoard,
    "thief": ThiefBoard,
    "ghoul": GhoulBoard,
    "cave_ghost": CaveGhostBoard,
    "ghost": GhostBoard,
    "trance": Trance,
}


@dataclass
class Vast(Game):
    """A space is a number of cave/grid.py, a tile one of cave/tiles.py, roles and pieces are in roles/numbers.py."""

    options: Options = field(default_factory=Options)
    # The cave.
    laid: tuple[int, ...] = ()  # space << 16 | face, ascending
    under: tuple[int, ...] = ()  # which tile lies there, in the same order; of a Dark one secret
    stack: tuple[int, ...] = ()  # tiles, the top first; secret, but for the symbol of the top one
    returned: tuple[tuple[int, ...], ...] = ()  # each time tiles went under the stack: which they were, ascending
    gone: tuple[int, ...] = ()  # tiles removed in the Collapse, and Crystal tiles removed before it
    boxed: tuple[int, ...] = ()  # tiles taken out at set-up; secret
    origin: tuple[int, ...] = ()  # by tile: the pile it was dealt to, see cave/setup.py; known where the tile is
    bombs: tuple[int, ...] = ()  # edges with a Bomb token, space * 4 + way of the tile that it belongs to, ascending
    slides: tuple[int, ...] = ()  # edges with a Rockslide token, likewise
    tokens: list[tuple[int, ...]] = field(default_factory=lambda: [()] * TOKEN_KINDS)  # by kind: spaces, ascending
    out: list[int] = field(default_factory=lambda: [0] * TOKEN_KINDS)  # by kind: kept by roles or out of the game
    peeked: tuple[tuple[int, int], ...] = ()  # Dark tiles that roles have looked at: space, and roles as bits
    at: list[int] = field(default_factory=lambda: [NOWHERE] * PIECE_COUNT)  # by piece: the space; NOWHERE: not there
    collapsing: bool = False
    revealed: int = 0  # how many times a Dark tile was revealed
    # The table.
    round: int = 0  # from 1
    turn: int = NOBODY  # whose turn it is
    left: int = 0  # roles that have left the game, bits
    possessed: int = NOBODY  # the role whose turn another mind plays on
    guest: int = NOBODY  # a role that a Possession card has summoned for one turn
    shaken: int = 0  # the last round in which an Event tile was revealed, with the Terrain option
    lit_now: bool = False  # a Dark tile was revealed in this turn
    fruitless: int = 0  # of this round of the Collapse: see table/turns.py
    smashed: int = 0  # Crystal tokens smashed by anybody
    # Decks, the next card first: secret. What has been played is public.
    event_deck: tuple[int, ...] = ()
    event_out: tuple[int, ...] = ()
    treasure_deck: tuple[int, ...] = ()
    treasure_out: tuple[int, ...] = ()
    monster_deck: tuple[int, ...] = ()
    monster_out: tuple[int, ...] = ()
    # Role boards; None: not in play.
    knight: KnightBoard | None = None
    goblins: GoblinsBoard | None = None
    dragon: DragonBoard | None = None
    unicorn: UnicornBoard | None = None  # of the Shadow Unicorn too, whom nobody plays
    cave: CaveBoard | None = None
    thief: ThiefBoard | None = None
    vile: VileBoard | None = None  # its chart; what it shares with the Ghoul is in `ghoul`, VST-CMP-09
    ghoul: GhoulBoard | None = None
    cave_ghost: CaveGhostBoard | None = None  # her own; what she shares with the Cave is in `cave`, VSB-PLR-30
    ghost: GhostBoard | None = None
    trance: Trance | None = None  # the possession under way
    # Beside the position: worked out by `wake`. Never changed, only replaced, so that clones share them.
    ground: dict[int, int] = field(default_factory=dict, compare=False)  # by space, see cave/ground.py
    terms: Terms = field(default=NO_TERMS, compare=False)  # what the set-up says

    def clone(self) -> Vast:
        g = Vast.__new__(Vast)
        self.copy_to(g)
        g.options, g.laid, g.under, g.stack = self.options, self.laid, self.under, self.stack
        g.returned, g.gone, g.boxed, g.origin = self.returned, self.gone, self.boxed, self.origin
        g.bombs, g.slides, g.tokens, g.out = self.bombs, self.slides, self.tokens[:], self.out[:]
        g.peeked, g.at, g.collapsing, g.revealed = self.peeked, self.at[:], self.collapsing, self.revealed
        g.round, g.turn, g.left, g.possessed = self.round, self.turn, self.left, self.possessed
        g.guest, g.shaken, g.lit_now, g.fruitless = self.guest, self.shaken, self.lit_now, self.fruitless
        g.smashed, g.event_deck, g.event_out = self.smashed, self.event_deck, self.event_out
        g.treasure_deck, g.treasure_out, g.monster_deck = self.treasure_deck, self.treasure_out, self.monster_deck
        g.monster_out, g.knight = self.monster_out, None if self.knight is None else self.knight.clone()
        g.goblins = None if self.goblins is None else self.goblins.clone()
        g.dragon = None if self.dragon is None else self.dragon.clone()
        g.unicorn = None if self.unicorn is None else self.unicorn.clone()
        g.cave = None if self.cave is None else self.cave.clone()
        g.thief = None if self.thief is None else self.thief.clone()
        g.vile = None if self.vile is None else self.vile.clone()
        g.ghoul = None if self.ghoul is None else self.ghoul.clone()
        g.cave_ghost = None if self.cave_ghost is None else self.cave_ghost.clone()
        g.ghost = None if self.ghost is None else self.ghost.clone()
        g.trance, g.ground, g.terms = None if self.trance is None else self.trance.clone(), self.ground, self.terms
        return g


def knight_of(g: Vast) -> KnightBoard:
    assert g.knight is not None, f"no {ROLE_NAMES[KNIGHT]} in this game"
    return g.knight


def goblins_of(g: Vast) -> GoblinsBoard:
    assert g.goblins is not None, f"no {ROLE_NAMES[GOBLINS]} in this game"
    return g.goblins


def dragon_of(g: Vast) -> DragonBoard:
    assert g.dragon is not None, f"no {ROLE_NAMES[DRAGON]} in this game"
    return g.dragon


def unicorn_of(g: Vast) -> UnicornBoard:
    assert g.unicorn is not None, f"no {ROLE_NAMES[UNICORN]} in this game"
    return g.unicorn


def cave_of(g: Vast) -> CaveBoard:
    assert g.cave is not None, f"no {ROLE_NAMES[CAVE]} in this game"
    return g.cave


def thief_of(g: Vast) -> ThiefBoard:
    assert g.thief is not None, f"no {ROLE_NAMES[THIEF]} in this game"
    return g.thief


def ghoul_of(g: Vast) -> GhoulBoard:
    assert g.ghoul is not None, f"no {ROLE_NAMES[GHOUL]} in this game"
    return g.ghoul


def vile_of(g: Vast) -> VileBoard:
    assert g.vile is not None, f"no {ROLE_NAMES[VILE]} in this game"
    return g.vile


def cave_ghost_of(g: Vast) -> CaveGhostBoard:
    assert g.cave_ghost is not None, f"no {ROLE_NAMES[CAVE_GHOST]} in this game"
    return g.cave_ghost


def ghost_of(g: Vast) -> GhostBoard:
    assert g.ghost is not None, f"no {ROLE_NAMES[GHOST]} in this game"
    return g.ghost


def trance_of(g: Vast) -> Trance:
    assert g.trance is not None, "nobody is possessed"
    return g.trance


def present(g: Vast) -> tuple[int, ...]:
    """The roles with a board now: those of the game, and VSB-GHS-20: one that a card has summoned."""
    return g.terms.boards if g.guest == NOBODY else (*g.terms.boards, g.guest)


def shaper(g: Vast) -> int:
    """Who has Omens and a hand of tiles: the Cave or the Cave Ghost, VSB-CGH-01."""
    return CAVE if g.cave_ghost is None else CAVE_GHOST


def prowler(g: Vast) -> int:
    """Who has the Ghoul piece, its dice, discs and Terror cards: the Ghoul or the Vile Ghoul, VST-CMP-08."""
    return GHOUL if g.vile is None else VILE
