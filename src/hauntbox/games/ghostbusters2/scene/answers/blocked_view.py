"""Why a target in range cannot be seen: what the eye meets first on the way there."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.content.drawing import RED, YELLOW
from hauntbox.games.ghostbusters2.rules.combat.targets import target_space
from hauntbox.games.ghostbusters2.rules.street.sight import blockers, lens
from hauntbox.games.ghostbusters2.scene.stage import Stage, figure_id, sq, target_id
from hauntbox.games.ghostbusters2.state import entity_at
from hauntbox.games.ghostbusters2.words.options import target_name
from hauntbox.scene import Block

Found = tuple[str, Block | None]  # the cause in words, and what to draw
UNSEEN: Final[Found] = ("Not in sight.", None)


def why_unseen(stage: Stage, role: int, target: int) -> Found:
    """Of a Ghostbuster on the street; from inside a vehicle there are several eyes, and nothing is drawn."""
    if stage.g.at[role] < 0:
        return UNSEEN
    return first_in_the_way(stage, role, target, target_space(stage.g, target))


def first_in_the_way(stage: Stage, role: int, target: int, there: int) -> Found:
    """Along the line between the middles of two spaces."""
    g, here = stage.g, stage.g.at[role]
    walls, stands = g.street.sights[lens(g, role, True)].walls, blockers(g, True)
    ends = figure_id(g, role), target_id(g, target)
    for a, b in steps(g.street.columns, here, there):
        pair = (a, b) if a < b else (b, a)
        if pair in walls:
            side = f"{sq(g.street, a)}.{way(g.street.columns, a, b)}"
            return f"A {line_name(g.street.line(a, b))} blocks the view.", Block(*ends, side)  # GBT-LOS-04
        if b != there and stands >> b & 1:
            return standing_there(stage, b, ends)  # GBT-LOS-05, GBT-LOS-10
    return UNSEEN


def line_name(colour: int) -> str:
    return "Red Line" if colour & RED else "Yellow Line" if colour & YELLOW else "wall"


def standing_there(stage: Stage, space: int, ends: tuple[str, str]) -> Found:
    g = stage.g
    slot = entity_at(g, space)
    what = target_name(g, slot).split(" on ")[0] if slot >= 0 else "an Open Gate"
    return f"{what[0].upper()}{what[1:]} is in the way.", Block(*ends, sq(g.street, space))


def steps(columns: int, here: int, there: int) -> list[tuple[int, int]]:
    """Pairs of spaces that share a side, from one to the other; at a corner the line turns by way of a row."""
    found, c, r = [], here % columns, here // columns
    dx, dy = there % columns - c, there // columns - r
    right, down = (1 if dx > 0 else -1), (1 if dy > 0 else -1)
    over, along = 0, 0  # steps taken sideways and along the columns
    while (over, along) != (abs(dx), abs(dy)):
        # The next side is met after (2 * over + 1) / dx, the next level after (2 * along + 1) / dy of the way.
        sideways = along == abs(dy) or (over < abs(dx) and (2 * over + 1) * abs(dy) <= (2 * along + 1) * abs(dx))
        before = (r + down * along) * columns + c + right * over
        over, along = (over + 1, along) if sideways else (over, along + 1)
        found.append((before, (r + down * along) * columns + c + right * over))
    return found


def way(columns: int, a: int, b: int) -> str:
    return {1: "e", -1: "w", columns: "s", -columns: "n"}[b - a]
