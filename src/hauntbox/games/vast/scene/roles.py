"""The looks of all roles, joined with the common ones: one line for each role."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.cave.scene import SCENE as CAVE_SCENE
from hauntbox.games.vast.roles.cave_ghost.scene import SCENE as CAVE_GHOST_SCENE
from hauntbox.games.vast.roles.dragon.scene import SCENE as DRAGON_SCENE
from hauntbox.games.vast.roles.ghost.scene import SCENE as GHOST_SCENE
from hauntbox.games.vast.roles.ghoul.scene import SCENE as GHOUL_SCENE
from hauntbox.games.vast.roles.goblins.scene import SCENE as GOBLINS_SCENE
from hauntbox.games.vast.roles.knight.scene import SCENE as KNIGHT_SCENE
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.thief.scene import SCENE as THIEF_SCENE
from hauntbox.games.vast.roles.unicorn.scene import SCENE as UNICORN_SCENE
from hauntbox.games.vast.roles.vile.scene import SCENE as VILE_SCENE
from hauntbox.games.vast.scene.legend import COMMON
from hauntbox.games.vast.scene.parts import RoleScene

OF_ROLE: Final[dict[int, RoleScene]] = {
    KNIGHT: KNIGHT_SCENE,
    GOBLINS: GOBLINS_SCENE,
    VILE: VILE_SCENE,
    DRAGON: DRAGON_SCENE,
    UNICORN: UNICORN_SCENE,
    CAVE: CAVE_SCENE,
    CAVE_GHOST: CAVE_GHOST_SCENE,
    THIEF: THIEF_SCENE,
    GHOUL: GHOUL_SCENE,
    GHOST: GHOST_SCENE,
}
LEGEND: Final = {**COMMON, **{look: shown for part in OF_ROLE.values() for look, shown in part.legend.items()}}
