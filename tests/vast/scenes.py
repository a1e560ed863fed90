"""Positions of Vast in a few words: a drawing of the map, two signs for each tile.

The first sign is the feature: a Ambush, v Event, c Crystal, t Treasure Room, u Vault, o Ambush or Event; a small letter
is a Dark tile, a capital a Lit one; g and h are Ghost tiles, Treasure Rooms and Ambushes. The second sign of a Dark
tile is its symbol (f, b, e; anything else: any), of a Lit one its walls as a hexadecimal number (1 north, 2 east, 4
south, 8 west). EN is the Entrance, `..` an open space. LK is the Lake, MG Magma, MF the Mushroom Forest, PT a Pit; Rn,
Re, Rs, Rw the River and where it flows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.vast import flow
from hauntbox.games.vast.actions import NO
from hauntbox.games.vast.cave.forced import is_taken
from hauntbox.games.vast.cave.grid import SPACE_OF, WAY_NAMES, space_at
from hauntbox.games.vast.cave.ground import is_shut, lay
from hauntbox.games.vast.cave.terrain.sites import PLAIN
from hauntbox.games.vast.cave.tiles import (
    AMBUSH,
    CRYSTAL,
    CURRENT,
    DARK,
    EVENT,
    FOREST,
    LAKE,
    LIT_FACES,
    MAGMA,
    PIT,
    PITS,
    RIVER,
    TILES,
    TREASURE,
    VAULT,
)
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
    ROLE_COUNT,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.role import Role
from hauntbox.games.vast.roles.thief.board import ThiefBoard
from hauntbox.games.vast.roles.unicorn.board import UnicornBoard
from hauntbox.games.vast.roles.vile.board import VileBoard
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.asking import YesOrNo
from hauntbox.games.vast.table.terms import Terms
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import ABSENT, Action

FEATURES = {
    "a": (AMBUSH,),
    "v": (EVENT,),
    "c": (CRYSTAL,),
    "t": (TREASURE,),
    "u": (VAULT,),
    "o": (AMBUSH, EVENT),
    "g": (TREASURE,),
    "h": (AMBUSH,),
}
GHOSTLY = ("g", "h")
ACTION_OF = {str(act): act for act in flow.UNIVERSE}
TERRAIN_CELLS = {
    "LK": (LAKE, PLAIN),
    "MG": (MAGMA, PLAIN),
    "MF": (FOREST, PLAIN),
    "PT": (PITS, PLAIN | PIT),
    **{f"R{name}": (RIVER, PLAIN | way << CURRENT) for way, name in enumerate(WAY_NAMES)},
}
assert flow


def scene(
    drawing: str = "EN",
    *,
    roles: tuple[int, ...] = (KNIGHT, GHOUL),
    stack: str = "",
    collapsing: bool = False,
    **more: object,
) -> Vast:
    """A position with nothing on the agenda; it is the first role's turn. `stack` holds tiles like Dark ones."""
    g = Vast(seed="scene", options=Options(), events=[], round=1, turn=roles[0], collapsing=collapsing)
    g.terms = Terms(roles=roles, seats=len(roles), **more)  # type: ignore[arg-type]
    g.minds = [role if role in roles else ABSENT for role in range(ROLE_COUNT)]
    g.sealed, g.standing = [None] * ROLE_COUNT, [{} for _ in range(ROLE_COUNT)]
    rows = [line.split() for line in drawing.strip().splitlines()]
    south = next(y for y, row in enumerate(rows) if "EN" in row)
    east = rows[south].index("EN")
    used: list[int] = []
    cells = [(cell, space_at(x - east, y - south)) for y, row in enumerate(rows) for x, cell in enumerate(row)]
    for cell, space in sorted(cells, key=lambda each: each[0][0].islower()):  # Dark tiles take what is left
        if cell != "..":
            draw(g, cell, space, used)
    g.stack = tuple([fresh(cell, used) for cell in stack.split()])
    if KNIGHT in roles:
        g.knight = KnightBoard()
    if GOBLINS in roles:
        g.goblins = GoblinsBoard()
    if DRAGON in roles:
        g.dragon = DragonBoard()
    if UNICORN in roles or g.terms.shadow:
        g.unicorn = UnicornBoard()
    if CAVE in roles or g.terms.shaper == CAVE:
        g.cave = CaveBoard()
    if THIEF in roles:
        g.thief = ThiefBoard()
    if VILE in roles:
        g.vile = VileBoard()
    if GHOUL in roles or VILE in roles:
        g.ghoul = GhoulBoard()
    if GHOST in roles:
        g.ghost = GhostBoard(cards=(*[role for role in roles if role not in (GHOST, CAVE_GHOST)], GHOST))
    if CAVE_GHOST in roles or g.terms.shaper == CAVE_GHOST:
        g.cave, g.cave_ghost = CaveBoard(), CaveGhostBoard()
    return g


def draw(g: Vast, cell: str, space: int, used: list[int]) -> None:
    if cell == "EN":
        lay(g, space, 0, LIT_FACES[0][0])
    elif cell in TERRAIN_CELLS:
        lay(g, space, *TERRAIN_CELLS[cell])
    elif cell[0].islower():
        tile = fresh(cell, used)
        lay(g, space, tile, DARK[tile])
    else:
        tile, turn = lit(cell, used)
        used.append(tile)
        lay(g, space, tile, LIT_FACES[tile][turn])


def fresh(cell: str, used: list[int]) -> int:
    """A tile of the feature and the symbol that is not in use."""
    symbol = "fbe".find(cell[1])
    free = [n for n in unused(cell, used) if symbol in (-1, TILES[n].symbol)]
    used.append(free[-1])
    return free[-1]


def unused(cell: str, used: list[int]) -> list[int]:
    features = FEATURES[cell[0].lower()]
    is_ghostly = cell[0].lower() in GHOSTLY
    return [
        n for n, tile in enumerate(TILES) if tile.feature in features and n not in used and tile.ghostly == is_ghostly
    ]


def lit(cell: str, used: list[int]) -> tuple[int, int]:
    for n in unused(cell, used):
        for turn in range(4):
            if LIT_FACES[n][turn] & 15 == int(cell[1], 16):
                return n, turn
    raise ValueError(f"no tile like {cell} is left")


def sp(name: str) -> int:
    return SPACE_OF[name]


def put(g: Vast, piece: int, name: str) -> None:
    g.at[piece] = SPACE_OF[name]


def token(g: Vast, kind: int, *names: str) -> None:
    g.tokens[kind] = tuple(sorted([*g.tokens[kind], *[SPACE_OF[name] for name in names]]))


def run(g: Vast, *frames: Frame) -> Vast:
    """Put frames on the agenda and settle."""
    g.then(*frames)
    g.settle()
    return g


def offers(g: Vast) -> list[str]:
    """What may be answered now, in words."""
    return [str(act) for act in g.legal(g.waiting()[0])]


def do(g: Vast, *acts: str) -> Vast:
    """Answer the questions, one word after the other, by whoever is asked."""
    for act in acts:
        role = g.waiting()[0]
        assert act in ACTION_OF, f"no such action: {act}"
        g.play(role, ACTION_OF[act])
    return g


def why(g: Vast, act: str) -> str:
    """The rule that forbids it."""
    return g.why_not(g.waiting()[0], ACTION_OF[act])


def at(*names: str) -> list[str]:
    return [f"at {name}" for name in names]


def told(g: Vast, what: str) -> list[tuple[int | str, ...]]:
    """The facts of all events of a kind."""
    return [event.facts for event in g.events or () if event.what == what]


@dataclass(frozen=True)
class Idle(YesOrNo):
    """The turn of a stand-in: it can only wait."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return (NO,)

    def answer(self, g: Vast, act: Action) -> None:
        """It has waited."""


class StandIn(Role):
    """A role that waits, stands on its piece's space, and is pushed about like the Ghoul."""

    def __init__(self, number: int) -> None:
        self.number = number

    def begin(self, g: Vast) -> None:
        g.then(Idle(self.number))

    def bars_forced(self, g: Vast, piece: int, way: int, to: int) -> str:
        return "VST-FRC-01" if is_shut(g, g.at[piece], way) else "VST-FRC-02" if is_taken(g, piece, to) else ""
