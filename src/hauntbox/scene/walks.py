"""The walks of a question: everywhere a piece can walk from here, so that one click walks several steps."""

from __future__ import annotations

from msgspec.structs import replace

from hauntbox.kernel.agenda import Game
from hauntbox.kernel.contract import Declaration, Seat, asked_roles, walks_of
from hauntbox.kernel.walks import Walk
from hauntbox.kernel.wire import Action
from hauntbox.scene.structs.picture import Question, Reach, Scene, WalkOptions


def with_walks(kind: Declaration, g: Game, seat: Seat, scene: Scene) -> Scene:
    """The scene with the walks of the role that the seat is asked about, if it has any and the piece is shown."""
    role = next(iter(asked_roles(g, seat)), None) if scene.ask is not None else None
    walks = walks_of(kind, g, seat, role) if role is not None else None
    if walks is None or scene.ask is None or walks.of not in scene.things:
        return scene
    here = scene.things[walks.of].in_
    group = group_of(scene.ask, walks.ways[0])
    to = reaches(walks.ways, here)
    shown = WalkOptions(walks.of, to, group, have=walks.have, max=walks.most, unit=walks.unit)
    return replace(scene, ask=replace(scene.ask, walks=shown))


def reaches(ways: tuple[Walk, ...], here: str) -> dict[str, Reach]:
    places = {walk.acts: walk.on for walk in ways}
    return {walk.on: reach(walk, places, here) for walk in ways}


def reach(walk: Walk, places: dict[tuple[Action, ...], str], here: str) -> Reach:
    """A step may take several actions: those between the place before it and the last one come with it."""
    start = next((n for n in range(len(walk.acts) - 1, 0, -1) if walk.acts[:n] in places), 0)
    before = tuple([str(act) for act in walk.acts[start:-1]])
    return Reach(places.get(walk.acts[:start], here), walk.cost, str(walk.acts[-1]), walk.off, before, walk.along)


def group_of(ask: Question, walk: Walk) -> str:
    """The group of the options that are first steps."""
    return next((option.group for option in ask.options if option.id == str(walk.acts[0])), "")


def path(walks: WalkOptions, space: str) -> list[str]:
    """The actions that lead to a space, in order. Where the piece stands may be within its reach, by a way round."""
    acts: list[str] = []
    at = walks.to.get(space)
    while at is not None:
        acts[:0] = [*at.before, at.act]
        before = walks.to.get(at.via)
        at = before if before is not None and before.cost < at.cost else None
    return acts
