"""Positions with a Unicorn: the Nightmare Unicorn is asked for his next action, or the Shadow Unicorn stands there."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hauntbox.games.vast.cave.grid import WAY_NAMES
from hauntbox.games.vast.roles.numbers import KNIGHT, UNICORN
from hauntbox.games.vast.roles.unicorn.actions import CARD_NAMES
from hauntbox.games.vast.roles.unicorn.board import CUBES, SHADOW_HEALTH
from hauntbox.games.vast.roles.unicorn.cards import ALL
from hauntbox.games.vast.roles.unicorn.turn import PerformActions, ReplaceCards
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.terms import SWITCHES
from vast.scenes import put, run, scene

BOTH = (KNIGHT, UNICORN)
STACK = "af ab ae af ab ae"
FIELD = """
    O0 O0 O0 O0 O0
    .. .. EN .. ..
"""


def cards(row: str) -> tuple[int, ...]:
    return tuple([CARD_NAMES.index(name) for name in row.split()])


def chosen(*roles: int) -> dict[str, Any]:
    """The switches of the form for these roles."""
    return {name: role in roles for role, name in enumerate(SWITCHES)}


def placed(
    drawing: str = "O0 EN O0 O0",
    here: str = "e1",
    facing: str = "e",
    hand: str = "",
    deck: str = "",
    roles: tuple[int, ...] = BOTH,
    stack: str = STACK,
    upgrades: tuple[int, ...] = (),
    agreed: dict[str, object] | None = None,
    **more: object,
) -> Vast:
    """He stands there, with nothing on the agenda. `hand` and `deck` name cards; the rest lies under them."""
    g = scene(drawing, roles=roles, stack=stack, **more)  # type: ignore[arg-type]
    g.options = replace(g.options, **(agreed or {}))
    put(g, UNICORN, here)
    board = unicorn_of(g)
    board.facing, board.is_here = WAY_NAMES.index(facing), True
    held, first = cards(hand), cards(deck)
    board.hand = held if g.terms.shadow else tuple(sorted(held))
    board.deck = (*first, *[card for card in ALL if card not in held + first])
    for kind in upgrades:
        board.upgrades[kind] += 1
    return g


def ride(drawing: str = "O0 EN O0 O0", anger: int = 1, knight: str = "", **more: object) -> Vast:
    """The Nightmare Unicorn's Perform Actions."""
    g = placed(drawing, **more)  # type: ignore[arg-type]
    g.turn = UNICORN
    unicorn_of(g).anger = anger
    if knight:
        put(g, KNIGHT, knight)
    return run(g, PerformActions(UNICORN), ReplaceCards())


def haunt(drawing: str = "O0 EN O0 O0", pile: str = "", roles: tuple[int, ...] = (KNIGHT,), **more: object) -> Vast:
    """The Shadow Unicorn stands there with this Spirit pile; it is the first role's turn."""
    g = placed(drawing, hand=pile, roles=roles, shadow=True, **more)  # type: ignore[arg-type]
    board = unicorn_of(g)
    board.health, board.cubes = SHADOW_HEALTH, CUBES
    return g
