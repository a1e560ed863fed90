"""The Mirror Maze and its two teams, for tests."""

from __future__ import annotations

from betwixt.missions import on, opening
from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, do, offers
from hauntbox.games.betwixt.cards.fate import TRAP, token
from hauntbox.games.betwixt.cards.monsters import MONSTERS
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.explore.doors import PART
from hauntbox.games.betwixt.rules.explore.parties import send_out
from hauntbox.games.betwixt.state import AWAY, Farm, survey

MAZE = "mirror_maze"
HALL, SHOP, ATTIC, VAULT = TILE_OF["16"], TILE_OF["17"], TILE_OF["20"], TILE_OF["S3"]
MIRRORS = ["B7", "C7", "E7", "B6", "E6", "D5", "B4", "B3", "C3", "E3", "E2"]


def named(kinds: list[int]) -> list[str]:
    return [MONSTERS[kind].name for kind in kinds]


def divided() -> Farm:
    """Bill and Joan in the shop, Avelynn and Maddox in the attic; nobody has gone anywhere yet."""
    g = opening(MAZE)
    do(g, "who Joan")
    for _ in range(4):
        do(g, offers(g)[0])
    return g


def split(*tiles: str, team: int = 0) -> Farm:
    """The same, with these tiles joined to nothing, and the first team on the last of them."""
    g = on(MAZE, "17", *tiles, active=(BILL, JOAN))
    g.laid = (g.laid[0], (ATTIC, 0, PART, 0), *g.laid[1:])
    survey(g)
    g.teams, g.team, g.camps = (0, 0, 1, 1), 0, (-1, -1, ATTIC * 64 + 1, ATTIC * 64 + 3)
    g.post[AVELYNN] = g.post[MADDOX] = AWAY
    g.bags, g.shares = [(token(TRAP),) * 5, (token(TRAP),) * 6], (0, 1)
    g.paths = ((SHOP * 4 + 1, 0), (ATTIC * 4, 1))
    g.doors = 1 << SHOP * 4 + 1 | 1 << ATTIC * 4
    survey(g)
    if team:
        send_out(g, 1)
    return g


def flag(g: Farm, *names: str) -> None:
    g.flags = sum([1 << ("waiting", "together").index(name) for name in names])


def finish_until(g: Farm, phase: int) -> None:
    for _ in range(100):
        g.settle()
        if g.phase == phase or not g.waiting():
            return
        (role,) = g.waiting()
        g.apply(role, g.legal(role)[-1])


def finish_start(g: Farm) -> None:
    do(g, "who Joan")
