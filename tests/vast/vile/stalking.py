"""Positions with the Vile Ghoul: it is asked for its next act, or has its chart before it."""

from __future__ import annotations

from msgspec.structs import replace

from hauntbox.games.vast.roles.ghoul.board import TERROR_CARDS
from hauntbox.games.vast.roles.ghoul.turn import Prowl, SetDefense
from hauntbox.games.vast.roles.knight.board import STRENGTH
from hauntbox.games.vast.roles.knight.rules.stats import strength
from hauntbox.games.vast.roles.numbers import KNIGHT, VILE
from hauntbox.games.vast.roles.vile.rules.chart import PrepareBoard, SelectDie
from hauntbox.games.vast.state import Vast, ghoul_of, knight_of, vile_of
from vast.scenes import put, run, scene


def stalk(
    drawing: str = "af EN O0 O0",
    here: str = "e1",
    knight: str = "",
    movement: int = 4,
    attack: int = 3,
    boosts: int = 0,
    cards: tuple[int, ...] = (),
    roles: tuple[int, ...] = (KNIGHT, VILE),
    **agreed: object,
) -> Vast:
    g = scene(drawing, roles=roles, stack="a. a. a. a.")
    g.options = replace(g.options, **agreed)
    g.turn = VILE
    put(g, VILE, here)
    if knight:
        put(g, KNIGHT, knight)
    board = ghoul_of(g)
    board.movement, board.discs, board.deck = movement, attack, TERROR_CARDS
    for card in cards:
        board.held[card] += 1
    vile_of(g).boosts = boosts
    return run(g, Prowl(VILE), SetDefense())


def meeting(strong: int, **more: object) -> Vast:
    g = stalk(knight="e2", **more)  # type: ignore[arg-type]
    knight_of(g).cubes[STRENGTH] += strong - strength(g)
    return g


def chart(supply: tuple[int, ...], left: int = 0, right: tuple[int, ...] = (), **agreed: object) -> Vast:
    g = scene("af EN O0", roles=(KNIGHT, VILE))
    g.options = replace(g.options, **agreed)
    vile = vile_of(g)
    vile.supply, vile.left, vile.right = supply, left, right
    return run(g, PrepareBoard(), SelectDie(VILE))
