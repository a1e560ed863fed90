"""How the Vile Ghoul looks: the Ghoul's sheet without Fury, with the dice chart."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from hauntbox.games.common.asking import Paint
from hauntbox.games.vast.roles.ghoul import scene as ghoul
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal, victim
from hauntbox.games.vast.roles.ghoul.rules.paying import boosts_left
from hauntbox.games.vast.roles.numbers import NOBODY, ROLE_NAMES, VILE
from hauntbox.games.vast.roles.vile import actions as a
from hauntbox.games.vast.scene.parts import RoleScene
from hauntbox.games.vast.scene.stage import Stage, panel_id
from hauntbox.games.vast.state import Vast, ghoul_of, vile_of
from hauntbox.scene import Goal, Look, Part, Piece, Pile, Sign, Thing

HOME: Final = panel_id(VILE)
LEGEND: Final = {
    "vile-ghoul": Look("Vile Ghoul", "figure", "gluttonous-smile", "jade", art="vast/vile-ghoul"),
    "boost": Look("Boost dice", "pips", "perspective-dice-six-faces-random", "amber", rule="VST-VGX-03"),
}
UNUSED: Final = ("gh:fury", "gh:dice")  # VST-VGS-04


def panel(stage: Stage) -> dict[str, Thing]:
    """The Ghoul's sheet, in a panel of its own, with the chart."""
    things: dict[str, Any] = {}
    for name, thing in ghoul.panel(stage).items():
        if name == ghoul.HOME:
            parts = (*ghoul.PARTS[1:],)
            things[HOME] = replace(thing, look="vile-ghoul", name="Vile Ghoul", parts=parts)
        elif name not in UNUSED:
            things[name] = moved(thing)
    return {**things, **chart(stage.g)}


def moved(thing: Any) -> Any:
    if getattr(thing, "note", "") == "a pair gives 1 Fury":
        thing = replace(thing, note="a pair draws a Terror card")
    return replace(thing, in_=HOME) if getattr(thing, "in_", "") == ghoul.HOME else thing


def chart(g: Vast) -> dict[str, Thing]:
    """Supply, left side and right side of the chart."""
    vile = vile_of(g)
    left = (vile.left,) if vile.left else ()
    piles = (("supply", "Supply", vile.supply), ("left", "This turn", left), ("right", "Right side", vile.right))
    things: dict[str, Thing] = {}
    for n, (name, title, faces) in enumerate(piles):
        if faces:
            things[f"vg:{name}"] = Pile(in_=HOME, part=ghoul.DICE, n=10 + n, name=title, lay="dice")
        for k, face in enumerate(faces, 1):
            things[f"vg:{name}:{k}"] = Piece(in_=f"vg:{name}", n=k, look="ghoul-die", tag=str(face))
    return things


def wants(g: Vast) -> str:
    if victim(g) != NOBODY:
        return f"Kill the {ROLE_NAMES[victim(g)]}"
    return f"{crystal_goal(g)} Crystals, then escape"


def goal(g: Vast) -> Goal:
    won = g.outcome is not None and g.outcome.scores[VILE] > 0
    if victim(g) != NOBODY:
        kill = (Part(look="vile-ghoul", on=won, text=f"the {ROLE_NAMES[victim(g)]} is dead"),)
        return Goal(f"{wants(g)}.", "VST-VGW-02", (kill,), ("the cave collapses",))
    done = min(ghoul_of(g).crystals, crystal_goal(g))
    first = (Part(look="crystal", n=done, of=crystal_goal(g), text="Crystals"),)
    last = (Part(look="entrance", on=won, text="enter the Entrance"),)
    return Goal(f"{wants(g)} through the Entrance.", "VST-VGW-05", (first, last), ("the cave collapses",))


def place(stage: Stage, role: int, act: a.Place) -> Paint:
    supply = vile_of(stage.g).supply
    return Paint((f"vg:supply:{supply.index(act.face) + 1}",) if act.face in supply else ())


def have(stage: Stage) -> tuple[Sign, ...]:
    signs = ghoul.have(stage)
    left = boosts_left(stage.g)
    return (*signs, Sign("boost", left, "Boost dice")) if left else signs


def hint(stage: Stage) -> str:
    name = type(stage.frame).__name__
    if name == "SelectDie":
        return "The row of the die gives Movement and Attack. The Attack is your Defense too."
    return ghoul.hint(stage)


PAINTS: Final[dict[type, Any]] = {**ghoul.PAINTS, a.Place: place, a.Spend: Paint(), a.Boost: Paint(group=ghoul.ATTACK)}
ON: Final = {"places": ghoul.POINTS, "boosts": ghoul.POINTS, "boosts attack": ghoul.POINTS}
SCENE: Final = RoleScene(
    LEGEND, panel, ghoul.decks, PAINTS, goal, wants, have, hint, ghoul.is_worth, {}, ON, {},
    frozenset(["boosts attack"]), frozenset(), ghoul.walk,
)  # fmt: skip
