"""What the Shadow Unicorn sees, whom he goes for, and the cubes that mark his way. SHU, RND"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import WAYS, distance
from hauntbox.games.vast.cave.ground import line_of_sight, others_at
from hauntbox.games.vast.roles.goblins.rules.stats import strength, tribe_of
from hauntbox.games.vast.roles.numbers import NOBODY, OWNER, TRIBES, UNICORN
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.unicorn.rules.strides import bars_stride
from hauntbox.games.vast.state import Vast, unicorn_of

LOTS: Final = "shadow unicorn's target"  # purpose of chance


# Facing. ------------------------------------------------------------------------------------------------------------


def is_blocked(g: Vast, way: int, has_left: bool) -> bool:
    """VSB-SHU-22: a wall; an open edge without a tile behind it counts as one in the Collapse. VSB-TRN-29: a chasm."""
    return bool(bars_stride(g, way, has_left))


def face_open(g: Vast, has_left: bool = False) -> bool:
    """VSB-SHU-08: facing a wall he turns right until an open edge; whether there is one, VSB-SHU-23.

    VSB-TRN-16: `has_left` says that he has been where no tile lay in this Move.
    """
    board = unicorn_of(g)
    for turn in range(len(WAYS)):
        if not is_blocked(g, (board.facing + turn) % len(WAYS), has_left):
            face(g, (board.facing + turn) % len(WAYS))
            return True
    return False


def face(g: Vast, way: int) -> None:
    """VSB-UNS-08: one of four directions."""
    board = unicorn_of(g)
    if board.facing != way:
        board.facing = way
        g.tell("VSB-UNT-08", "unicorn turns", UNICORN, way)


def mark(g: Vast, space: int) -> bool:
    """One of his cubes goes onto the tile, VSB-CMP-15: if there is one; whether it did."""
    board = unicorn_of(g)
    if not board.cubes or space in board.marks:
        return False
    board.cubes -= 1
    board.marks = tuple(sorted((*board.marks, space)))
    g.tell("VSB-UNT-05", "marks", UNICORN, space)
    return True


# Targets. -----------------------------------------------------------------------------------------------------------


def seen(g: Vast) -> list[int]:
    """VSB-SHU-06: the player pieces that he sees, Ghosts excepted; VSB-MAP-12: those on his own space too."""
    here = g.at[UNICORN]
    spaces = [here, *[space for way in WAYS for space in line_of_sight(g, here, way)]]
    pieces = [piece for space in spaces for piece in others_at(g, UNICORN, space)]
    return [piece for piece in pieces if ROLES[OWNER[piece]].is_in_way(g, piece)]


def favourites(g: Vast, pieces: list[int]) -> list[int]:
    """VSB-SHU-19: the hunter's piece before all others, else the nearest; VSB-SHU-07: of Tribes the strongest, then
    the closest."""
    hunted = [piece for piece in pieces if OWNER[piece] == g.terms.hunter] or pieces
    tribes = [piece for piece in hunted if piece in TRIBES]
    others = [piece for piece in hunted if piece not in TRIBES]
    fit = [*others, *best(tribes, [-strength(g, tribe_of(tribe)) for tribe in tribes])]
    return best(fit, [distance(g.at[UNICORN], g.at[piece]) for piece in fit])


def best(pieces: list[int], numbers: list[int]) -> list[int]:
    return [piece for piece, number in zip(pieces, numbers, strict=True) if number == min(numbers)]


def prize(g: Vast, pieces: list[int]) -> int:
    """VSB-RND-11: between equal ones lots decide."""
    found = favourites(g, pieces)
    return found[g.roll(len(found), LOTS) - 1] if len(found) > 1 else found[0]


def way_towards(g: Vast, space: int) -> int:
    """The direction in which he sees a space; NOBODY: it is his own."""
    here = g.at[UNICORN]
    return next((way for way in WAYS if space in line_of_sight(g, here, way)), NOBODY) if space != here else NOBODY
