"""How the Cave Ghost looks: the Cave's sheet with her Ghost tiles and spent Omens, and what her answers light up."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from hauntbox.games.common.asking import Paint, Painter, counted
from hauntbox.games.vast.actions import Way
from hauntbox.games.vast.cave.grid import NEAR, WAY_NAMES
from hauntbox.games.vast.roles.cave import scene as cave
from hauntbox.games.vast.roles.cave.actions import LAY, kind_of
from hauntbox.games.vast.roles.cave.words import tile_text
from hauntbox.games.vast.roles.cave_ghost import actions as a
from hauntbox.games.vast.roles.cave_ghost.rules.isolation import lures, omens_due
from hauntbox.games.vast.roles.cave_ghost.rules.powers import price_of
from hauntbox.games.vast.roles.cave_ghost.turn import STEPS
from hauntbox.games.vast.roles.cave_ghost.words import NAMES
from hauntbox.games.vast.roles.ghost.rules.floating import pace
from hauntbox.games.vast.roles.numbers import CAVE_GHOST
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import PAIRS, Stage, panel_id, piece_id, space_id
from hauntbox.games.vast.secrets.known import UNSEEN
from hauntbox.games.vast.state import Vast, cave_ghost_of, cave_of
from hauntbox.kernel.wire import Action, Event
from hauntbox.scene import Card, Goal, Look, Moment, Pile, Sign, Thing, Track

HOME: Final = panel_id(CAVE_GHOST)
LEGEND: Final = {
    "cave-ghost": Look("Cave Ghost", "figure", "haunting", "sky", art="vast/cave-ghost"),
    "cave-ghost-steps": Look("Movement", "pips", "footsteps", "sky", rule="VSB-CGH-07"),
    "spent": Look("Spent Omens", "count", "earth-crack", "sky", rule="VSB-CGH-13"),
    "her-lures": Look("Isolation, Crystals and Ghost tiles", "count", "ghost", "sky", rule="VSB-CGH-06"),
}


def panel(stage: Stage) -> dict[str, Thing]:
    """The Cave's sheet, in a panel of her own."""
    g, board = stage.g, cave_ghost_of(stage.g)
    things: dict[str, Any] = {}
    for name, thing in cave.panel(stage).items():
        if name == cave.HOME:
            things[HOME] = replace(
                thing,
                n=CAVE_GHOST,
                owner=stage.owner(CAVE_GHOST),
                look="cave-ghost",
                name="Cave Ghost",
                tone=PAIRS[CAVE_GHOST][0],
                shape=PAIRS[CAVE_GHOST][1],
                of=piece_id(CAVE_GHOST) if g.at[CAVE_GHOST] in g.ground else "",
                active=g.turn == CAVE_GHOST and not stage.is_over,
            )
        elif name != "ca:lures":
            things[name] = replace(thing, in_=HOME) if getattr(thing, "in_", "") == cave.HOME else thing
    left = STEPS - (board.moved if g.turn == CAVE_GHOST else 0)
    things["cg:movement"] = Track(in_=HOME, part=cave.OMENS, n=11, look="cave-ghost-steps", value=left, max=STEPS)
    things["cg:spent"] = Track(in_=HOME, part=cave.OMENS, n=12, look="spent", value=sum(board.spent))
    things["cg:lures"] = Track(in_=HOME, part=cave.OMENS, n=13, look="her-lures", value=lures(g))
    return {**things, **ghost_tiles(g)}


def ghost_tiles(g: Vast) -> dict[str, Thing]:
    """The Ghost tiles beside her; she alone sees their Lit sides."""
    tiles = cave_ghost_of(g).tiles
    things: dict[str, Thing] = {
        "cg:tiles": Pile(
            in_=HOME, part=cave.TILES, n=14, name="Ghost tiles", lay="hand", look="ghost-tile", count=len(tiles)
        )
    }
    for n, tile in enumerate([tile for tile in tiles if tile < UNSEEN]):
        name = tile_text(g, CAVE_GHOST, LAY[kind_of(tile)])
        things[f"cg:tile:{n + 1}"] = Card(in_="cg:tiles", n=n, look="cave-tile", name=name, seen="you")
    return things


def goal(g: Vast) -> Goal:
    return cave.goal(g)


def walk(stage: Stage, act: Any) -> Paint:
    here, way = stage.g.at[CAVE_GHOST], WAY_NAMES.index(act.way)
    there, price = NEAR[here][way], "" if pace(stage.g, here, way) else "free"
    return Paint((space_id(there),) if there in stage.g.ground else (), "Move", price)


def wield(stage: Stage, role: int, act: a.Wield) -> Paint:
    price = price_of(stage.g, a.POWER_NAMES.index(act.power)) if stage.g.cave_ghost is not None else 0
    return Paint((), "Omens", counted(price, "Omen") if price else "")


PAINTS: Final[dict[type[Action], Paint | Painter]] = {a.Wield: wield}


def is_worth(stage: Stage, act: Action, rule: str) -> bool:
    return isinstance(act, Way | a.Wield)


def have(stage: Stage) -> tuple[Sign, ...]:
    left = STEPS - cave_ghost_of(stage.g).moved
    return Sign("cave-ghost-steps", left, "movement"), Sign("spent", sum(cave_of(stage.g).omens), "Omens")


def hint(stage: Stage) -> str:
    g, name = stage.g, type(stage.frame).__name__
    if name == "Brood":
        return f"Your place is worth {counted(omens_due(lures(g)), 'Omen')} a turn now."
    return cave.hint(stage)


def used(g: Vast, event: Event) -> Moment:
    return Moment("stamp", on=HOME, to="log", hold=1500, big=NAMES[int(event.facts[1])][:16], text="a power")


SCENE: Final = RoleScene(
    LEGEND, panel, cave.decks, PAINTS, goal, cave.wants, have, hint, is_worth, {}, {"wields": ("cg:spent",)},
    {"wields": used}, frozenset(["wields"]), frozenset(), walk,
)  # fmt: skip
