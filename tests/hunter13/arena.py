"""Battles of Ghost Hunter 13 in a few words: four rooms in a row, who stands where, and what the cards show.

T-39 - T-6 - T-7 - T-5 have four doors each and lie on the first floor; battles are in T-6, which is "here".
"""

from __future__ import annotations

from typing import Any

from hauntbox.games.hunter13.actions import MONSTER_NAMES, PERSON_OF, TILE_OF
from hauntbox.games.hunter13.content.story import Fallen, Story
from hauntbox.games.hunter13.options import Options
from hauntbox.games.hunter13.rules.battle.battle import Battle
from hauntbox.games.hunter13.rules.hunters.fallen import change_side, fall
from hauntbox.games.hunter13.rules.hunters.insanity import PACK
from hauntbox.games.hunter13.rules.mansion.charting import place
from hauntbox.games.hunter13.rules.mansion.house import cell_of
from hauntbox.games.hunter13.rules.turn import enemy_turn
from hauntbox.games.hunter13.state import NOWHERE, Mansion, blank, empty_table
from hunter13.acting import give, run

WEST, HERE, EAST, FAR = (TILE_OF[name] for name in ("T-39", "T-6", "T-7", "T-5"))
ROOM = {"west": WEST, "here": HERE, "east": EAST, "far": FAR}
TEAM = "Wren Volt Balm Magpie"  # ST 0, 0, 0, 1 and WP 0
KNIGHT, WRAITH, ADVENTURER, HAND, GOLEM, RATS, PROPHET, ZOMBIE = range(8)
SKELETON, ROBOT, BEAUTY, RAVEN, SNAKE, HOUND, VAMPIRE = range(8, 15)


def arena(
    at: str = "here far far far",  # each hunter's room; who is here has come from the east
    team: str = TEAM,
    foes: str = "",  # monsters here: "E-35 E-36"
    items: str = "",  # of the first hunter: "I-13 I-18"
    enemies: str = "",  # ENEMY-players, by name
    fallen: dict[str, Any] | None = None,  # what the scenario says of them
    **options: Any,
) -> Mansion:
    """The first hunter's turn, with nothing on the agenda."""
    names = team.split()
    g = blank("places", Options(hunters=len(names), **options))
    g.seed, g.events, g.story = "arena", [], Story(fallen=Fallen(**(fallen or {})))
    empty_table(g)
    for column, tile in enumerate((WEST, HERE, EAST, FAR)):
        place(g, tile, cell_of(1, 0, column), 0)
        g.explored |= 1 << tile
    g.who = [PERSON_OF[name] for name in names]
    g.order, g.active, g.round, g.turn, g.points = tuple(range(len(names))), 0, 1, 1, 1
    g.at = [ROOM[name] for name in at.split()][: len(names)]
    g.came = [EAST if tile == HERE else NOWHERE for tile in g.at]
    for name in foes.split():
        g.lair[MONSTER_NAMES.index(name)] = HERE
    g.insanity, g.pile, g.pile_known = PACK, (7, 8), (0, 0)
    give(g, 0, *items.split())
    owned = g.items[0]
    g.item_pile = tuple([item for item in range(25) if item not in owned])
    g.item_known = (0,) * len(g.item_pile)
    for name in enemies.split():
        role = names.index(name)
        fall(g, role)
        change_side(g, role)
    return g


def battle(g: Mansion, *judge: int, black: int | tuple[int, ...] = (), role: int = 0, **more: Any) -> Mansion:
    """The battle begins here, with these cards on top of the hunters' sets and of the black one."""
    cards(g, *judge, black=black)
    run(g, Battle(HERE, role, **more))
    return g


def cards(g: Mansion, *judge: int, black: int | tuple[int, ...] = (), vampire: int = 0) -> None:
    """What is drawn next: by hunters in the order of drawing, by the Enemy, and as the Vampire's second card."""
    g.rig("judge", *judge)
    g.rig("black", *([black] if isinstance(black, int) else black))
    if vampire:
        g.rig("vampire", vampire)


def asked(g: Mansion) -> str:
    """The question on the table."""
    return type(g.asking()).__name__ if g.asking() is not None else ""


def turn_of(g: Mansion, role: int) -> None:
    """An ENEMY-player's turn."""
    g.active = role
    run(g, enemy_turn.EnemyTurn(role))
