"""Drawn positions of the parlour, for tests."""

from __future__ import annotations

from hauntbox.kernel.agenda import Frame
from parlour.actions import ROLES
from parlour.state import SIDE, Parlour


def scene(drawing: str, *frames: Frame, hp: str = "9 9 9 9", hands: str = "///", deck: tuple[int, ...] = ()) -> Parlour:
    """Guests stand where their digits do, rows and hands are parted by strokes; the frames run up to a decision."""
    floor = {cell: SIDE * y + x for y, row in enumerate(drawing.split("/")) for x, cell in enumerate(row.split())}
    g = Parlour(seed="scene", minds=[0, 1, 2, 3], events=[], deck=deck)
    g.sealed, g.standing = [None] * ROLES, [{}] * ROLES
    g.hp = [int(n) for n in hp.split()]
    g.at = [floor[str(role)] for role in range(ROLES)]
    g.hand = [tuple(int(card) for card in hand.split()) for hand in hands.split("/")]
    g.then(*frames)
    g.settle()
    return g
