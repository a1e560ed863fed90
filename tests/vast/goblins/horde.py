"""Positions with the Goblins: they are asked which Tribe acts next."""

from __future__ import annotations

from hauntbox.games.vast.roles.goblins.actions import MONSTER_NAMES, SECRET_NAMES
from hauntbox.games.vast.roles.goblins.turn import ActivateTribes
from hauntbox.games.vast.roles.numbers import BONES_TRIBE, EYE_TRIBE, FANGS_TRIBE, GOBLINS, KNIGHT
from hauntbox.games.vast.state import Vast, goblins_of
from vast.scenes import do, put, run, scene

BOTH = (KNIGHT, GOBLINS)
STACK = "af ab ae af ab ae"


def horde(
    drawing: str = "O0 EN O0 O0",
    fangs: str = "",
    bones: str = "",
    eye: str = "",
    population: tuple[int, int, int] = (3, 3, 3),
    rage: int = 2,
    monsters: tuple[str, str, str] = ("", "", ""),
    hand: str = "",
    shown: str = "",
    roles: tuple[int, ...] = BOTH,
    knight: str = "",
    stack: str = STACK,
    **more: object,
) -> Vast:
    """Activate Tribes. Monsters and Secrets are named, with commas between."""
    g = scene(drawing, roles=roles, stack=stack, **more)  # type: ignore[arg-type]
    g.turn = GOBLINS
    board = goblins_of(g)
    board.population, board.rage = [*population], rage
    for piece, name in ((FANGS_TRIBE, fangs), (BONES_TRIBE, bones), (EYE_TRIBE, eye)):
        if name:
            put(g, piece, name)
    if knight:
        put(g, KNIGHT, knight)
    board.monsters = [tuple(sorted([MONSTER_NAMES.index(each) for each in named(row)])) for row in monsters]
    held = [each for row in board.monsters for each in row]
    g.monster_deck = tuple([card for card in range(10) if card not in held])
    board.hand, board.shown = cards(hand), cards(shown)
    board.secrets = tuple([card for card in range(10) if card not in board.hand + board.shown])
    board.war_deck = tuple(range(10))
    return run(g, ActivateTribes(GOBLINS))


def named(row: str) -> list[str]:
    return [each.strip() for each in row.split(",") if each.strip()]


def cards(row: str) -> tuple[int, ...]:
    return tuple(sorted([SECRET_NAMES.index(each) for each in named(row)]))


def lead(tribe: str = "fangs", drawing: str = "O0 EN O0 O0", here: str = "e1", **more: object) -> Vast:
    """The Tribe stands there and is being led."""
    return do(horde(drawing, **{tribe: here}, **more), f"tribe {tribe}")  # type: ignore[arg-type]
