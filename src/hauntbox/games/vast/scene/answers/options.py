"""Every answer: what one clicks for it, its group and cost, and what it would look like."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import END, Answer, Answers, Paint, Painter
from hauntbox.games.vast import actions as a
from hauntbox.games.vast.cave.collapse.slide import SlideSection
from hauntbox.games.vast.cave.grid import NEAR, SPACE_OF, WAY_NAMES
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.scene.board import laid_so, turned_tile
from hauntbox.games.vast.scene.roles import OF_ROLE
from hauntbox.games.vast.scene.stage import Stage, is_shown, space_id
from hauntbox.games.vast.words.options import TEXTS
from hauntbox.kernel.wire import Action

GROUPS: Final = (
    "Attack",
    "Meet",
    "Collect",
    "Move",
    "Spaces",
    "Use",
    "Hero cubes",
    "Terror",
    "Sidequests",
    "Omens",
    "Telekinesis",
    "Cards",
    "Tiles",
)
OWN: Final = (
    "MoveAndAct",
    "MoveAndUse",
    "PerformActions",
    "Prowl",
    "ActivateTribes",
    "LeadTribe",
    "LeadLurker",
    "UseOmens",
    "Haunt",
    "Brood",
    "Sneak",
)  # questions of a role about its own steps


def at(stage: Stage, role: int, act: a.At) -> Paint:
    space = SPACE_OF[act.space]
    return Paint((space_id(space),) if is_shown(stage, space) else (), "Spaces")


def way(stage: Stage, role: int, act: a.Way) -> Paint:
    """The space beside whoever goes."""
    walk = OF_ROLE[role].walk if role in OF_ROLE else None
    if walk is not None and type(stage.frame).__name__ in OWN:
        return walk(stage, act)
    piece = getattr(stage.frame, "piece", KNIGHT)
    start = getattr(stage.frame, "space", stage.g.at[piece])  # where a piece or a token is, or a tile
    if start not in stage.g.ground:
        return Paint(group="Move")
    there = NEAR[start][WAY_NAMES.index(act.way)]
    return Paint((space_id(there),) if is_shown(stage, there) else (), "Move")


def turn(stage: Stage, role: int, act: a.Turn) -> Paint:
    """One sees how the tile would lie while one points at it."""
    frame = turned_tile(stage.g)
    if frame is None:
        return Paint()
    return Paint((space_id(frame.space),), show=laid_so(frame, act.quarters))


def slide(stage: Stage, role: int, act: a.Slide) -> Paint:
    frame = stage.frame
    return Paint((space_id(frame.first),)) if isinstance(frame, SlideSection) else Paint()


PAINTS: Final[dict[type[Action], Paint | Painter]] = {
    a.At: at,
    a.Way: way,
    a.Turn: turn,
    a.Slide: slide,
    a.Symbol: Paint(),
    a.Raise: Paint(),
    a.Yes: Paint(),
    a.No: END,
    a.Flare: Paint(group="Use"),
    **{kind: paint for part in OF_ROLE.values() for kind, paint in part.paints.items()},
}
ANSWERS: Final = Answers(
    {kind: Answer(text, PAINTS[kind]) for kind, text in TEXTS.items()},
    {group: place - len(GROUPS) for place, group in enumerate(GROUPS)},  # what has no group comes last
)
