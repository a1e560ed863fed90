"""All roles there are: one line each. The package's flow imports this, so that `ROLES` is filled."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hauntbox.games.vast.roles.cave import actions as cave_actions
from hauntbox.games.vast.roles.cave.role import Cave
from hauntbox.games.vast.roles.cave_ghost import actions as cave_ghost_actions
from hauntbox.games.vast.roles.cave_ghost.role import CaveGhost
from hauntbox.games.vast.roles.dragon import actions as dragon_actions
from hauntbox.games.vast.roles.dragon.role import Dragon
from hauntbox.games.vast.roles.ghost import actions as ghost_actions
from hauntbox.games.vast.roles.ghost.role import Ghost
from hauntbox.games.vast.roles.ghoul import actions as ghoul_actions
from hauntbox.games.vast.roles.ghoul.role import Ghoul
from hauntbox.games.vast.roles.goblins import actions as goblins_actions
from hauntbox.games.vast.roles.goblins.role import Goblins
from hauntbox.games.vast.roles.knight import actions as knight_actions
from hauntbox.games.vast.roles.knight.role import Knight
from hauntbox.games.vast.roles.role import enrol
from hauntbox.games.vast.roles.thief import actions as thief_actions
from hauntbox.games.vast.roles.thief.role import Thief
from hauntbox.games.vast.roles.unicorn import actions as unicorn_actions
from hauntbox.games.vast.roles.unicorn.role import Unicorn
from hauntbox.games.vast.roles.vile import actions as vile_actions
from hauntbox.games.vast.roles.vile.role import Vile
from hauntbox.kernel.wire import Action

for _role in (Knight(), Goblins(), Vile(), Dragon(), Unicorn(), Cave(), CaveGhost(), Thief(), Ghoul(), Ghost()):
    enrol(_role)

FOLDERS: Final[tuple[str, ...]] = (
    "knight",
    "goblins",
    "vile",
    "dragon",
    "unicorn",
    "cave",
    "thief",
    "ghoul",
    "cave_ghost",
    "ghost",
)  # of roles with frames
STRUCTS: Final[tuple[type[Struct], ...]] = (
    *knight_actions.STRUCTS,
    *goblins_actions.STRUCTS,
    *vile_actions.STRUCTS,
    *dragon_actions.STRUCTS,
    *unicorn_actions.STRUCTS,
    *cave_actions.STRUCTS,
    *thief_actions.STRUCTS,
    *ghoul_actions.STRUCTS,
    *cave_ghost_actions.STRUCTS,
    *ghost_actions.STRUCTS,
)
ACTIONS: Final[tuple[Action, ...]] = (
    *knight_actions.ACTIONS,
    *goblins_actions.ACTIONS,
    *vile_actions.ACTIONS,
    *dragon_actions.ACTIONS,
    *unicorn_actions.ACTIONS,
    *cave_actions.ACTIONS,
    *thief_actions.ACTIONS,
    *ghoul_actions.ACTIONS,
    *cave_ghost_actions.ACTIONS,
    *ghost_actions.ACTIONS,
)
