"""Positions with the Ghoul: it is asked for its next act, with points to spend."""

from __future__ import annotations

from msgspec.structs import replace

from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.ghoul.board import TERROR_CARDS, GhoulBoard
from hauntbox.games.vast.roles.ghoul.turn import Prowl, SetDefense
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT
from hauntbox.games.vast.state import Vast, ghoul_of
from hauntbox.games.vast.table.setup import lay_out
from vast.scenes import put, run, scene


def prowl(
    drawing: str = "O0 EN O0 O0",
    here: str = "e1",
    knight: str = "",
    movement: int = 6,
    discs: int = 6,
    cards: tuple[int, ...] = (),
    roles: tuple[int, ...] = (KNIGHT, GHOUL),
    stack: str = "a. a. a. a. a. a.",
    agreed: dict[str, object] | None = None,
    **more: object,
) -> Vast:
    """The Ghoul's Move and Act. `cards` are Terror cards in front of it, the others are its deck, in printed order."""
    g = scene(drawing, roles=roles, stack=stack, **more)  # type: ignore[arg-type]
    g.options = replace(g.options, **(agreed or {}))
    g.turn = GHOUL
    put(g, GHOUL, here)
    if knight:
        put(g, KNIGHT, knight)
    board = ghoul_of(g)
    board.movement, board.discs = movement, discs
    board.deck = TERROR_CARDS
    give(g, *cards)
    return run(g, Prowl(GHOUL), SetDefense())


def give(g: Vast, *cards: int) -> None:
    """Put Terror cards in front of the Ghoul."""
    board = ghoul_of(g)
    for card in cards:
        deck = [*board.deck]
        deck.remove(card)
        board.deck = tuple(deck)
        board.held[card] += 1


def points(g: Vast) -> tuple[int, int]:
    """Movement points, and discs on the Attack space."""
    return ghoul_of(g).movement, ghoul_of(g).discs


def begun(seed: str = "s", **chosen: object) -> Vast:
    """A game from its first question on."""
    g = lay_out(Options(**chosen), "cave", seed)  # type: ignore[arg-type]
    g.settle()
    return g


def board_of(g: Vast) -> GhoulBoard:
    return ghoul_of(g)
