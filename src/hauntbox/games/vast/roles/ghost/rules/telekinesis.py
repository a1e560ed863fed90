"""Telekinesis: tokens and pieces in her row or column are moved toward her or away from her. GHS, FRC, CGH"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import NO, WAY, Way
from hauntbox.games.vast.cave.forced import bars_push, push
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, WAY_NAMES, WAYS, offset
from hauntbox.games.vast.cave.ground import bars_way
from hauntbox.games.vast.cave.terrain.lying import is_in_forest
from hauntbox.games.vast.cave.tiles import BARRED, PIT
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.cave_ghost.rules.pulling import pull_at
from hauntbox.games.vast.roles.ghost.actions import OBJECTS, PIECE
from hauntbox.games.vast.roles.ghost.rules.floating import is_near_rest
from hauntbox.games.vast.roles.ghost.rules.locks import carries, lock_carried, lock_free
from hauntbox.games.vast.roles.ghost.rules.moving import forbidden
from hauntbox.games.vast.roles.ghost.rules.stats import influence, movement
from hauntbox.games.vast.roles.numbers import CAVE_GHOST, GHOST, OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, cave_ghost_of, ghost_of
from hauntbox.games.vast.table.asking import Listed, OneSpaceOf
from hauntbox.kernel.wire import Action

THROUGH_WALLS: Final = 3  # VSB-GHS-08: the Influence that takes a free Artifact through a wall
Haul = tuple[int, int, int]  # an object, its space, how far it has been moved


def spirit(g: Vast) -> int:
    """Whose Telekinesis it is."""
    return GHOST if g.cave_ghost is None else CAVE_GHOST


def places(g: Vast, what: int) -> list[int]:
    """Where such an object is."""
    if what >= PIECE:
        where = g.at[what - PIECE]
        return [where] if where in g.ground else []
    return sorted(set(g.tokens[what]))


def hauls(g: Vast) -> tuple[Haul, ...]:
    """What has been moved in this turn."""
    return ghost_of(g).hauled if g.cave_ghost is None else cave_ghost_of(g).hauled


def moved_so_far(g: Vast, what: int, space: int) -> int:
    """Spaces that this object has been moved in the turn; of several that look alike, the one moved least."""
    spent = sorted([steps for each, where, steps in hauls(g) if (each, where) == (what, space)])
    there = 1 if what >= PIECE else g.tokens[what].count(space)
    return 0 if there > len(spent) else spent[0]


def reach(g: Vast, what: int, space: int) -> int:
    """VSB-GHS-49: up to Influence different objects in a turn, VSB-GHS-07: each up to Influence spaces in all.

    VSB-CGH-10: the Cave Ghost's one object as far as its Isolation allows.
    """
    done = moved_so_far(g, what, space)
    if g.cave_ghost is not None:
        return (cave_ghost_of(g).pull or pull_at(g, space)) - done
    if not done and len(hauls(g)) >= influence(g):
        return 0
    return influence(g) - done


def is_in_line(a: int, b: int) -> bool:
    (x, y), (u, v) = offset(a), offset(b)
    return x == u or y == v


def is_straight(g: Vast, space: int, to: int) -> bool:
    """VSB-GHS-07: toward her or away from her."""
    here = g.at[spirit(g)]
    return space != here and is_in_line(here, space) and is_in_line(here, to)


def bars_hold(g: Vast, what: int) -> str:
    """VSB-TRN-31: Telekinesis does not move a piece in the Mushroom Forest, nor any farther one that came in."""
    return "VSB-TRN-31" if what >= PIECE and is_in_forest(g, what - PIECE) else ""


def bars_haul(g: Vast, what: int, space: int, way: int) -> str:
    """VSB-DEC-139: the rule by which the object is not moved there, or ""."""
    to = NEAR[space][way]
    if bars_hold(g, what):
        return bars_hold(g, what)
    if not is_straight(g, space, to):
        return "VSB-GHS-07"
    if reach(g, what, space) <= 0:
        return "VSB-GHS-49" if g.cave_ghost is None else "VSB-CGH-10"
    if what >= PIECE:
        return bars_push(g, what - PIECE, way) or bars_crowding(g, carries(g, what - PIECE), space, to)
    return bars_token(g, what, space, way) or bars_crowding(g, what == ARTIFACTS, space, to)


def bars_crowding(g: Vast, is_artifact: bool, space: int, to: int) -> str:
    """VSB-GHS-06: an Artifact is not moved onto her space, nor so that she finds no space to end on.

    The space that it leaves is one, if no other Artifact is there.
    """
    if not is_artifact or g.ghost is None:
        return ""
    here = g.at[GHOST]
    if to == here:
        return "VSB-GHS-06"
    left, taken = movement(g) - g.ghost.moved, forbidden(g)
    taken[taken.index(space)] = to
    return "" if is_near_rest(g, here, left, taken) else "VSB-GHS-06"


def bars_token(g: Vast, kind: int, space: int, way: int) -> str:
    """VSB-GHS-08: by Forced Movement; VSB-FRC-10: past pieces, not to end with one.

    VSB-GHS-43: with Influence 3 a free Artifact goes through a wall, if it has not been moved, and then no further.
    VSB-TRN-30: neither into a Pit nor into the chasm of the Canyon, and so not across either.
    """
    rule, to = bars_way(g, space, way), NEAR[space][way]
    if kind == ARTIFACTS and g.ground.get(to, 0) & (PIT | BARRED):
        return "VSB-TRN-30"
    if rule == "VSB-MAP-13" and kind == ARTIFACTS and can_pass_wall(g, space):
        rule = ""
    if rule:
        return "VSB-GHS-08" if rule == "VSB-MAP-13" else rule
    if to not in g.at or is_only_she(g, to):
        return ""
    return "" if can_go_on(g, kind, space, way) else "VSB-FRC-10"


def is_only_she(g: Vast, space: int) -> bool:
    """VSB-ATK-07: a Ghost on a space is ignored."""
    return all([OWNER[piece] in (GHOST, CAVE_GHOST) for piece, where in enumerate(g.at) if where == space])


def can_pass_wall(g: Vast, space: int) -> bool:
    return g.ghost is not None and influence(g) >= THROUGH_WALLS and not moved_so_far(g, ARTIFACTS, space)


def can_go_on(g: Vast, kind: int, space: int, way: int) -> bool:
    """Whether a token that passes a piece finds a space to end on, straight on."""
    left, here = reach(g, kind, space), space
    for n in range(left):
        if bars_way(g, here, way) or (n and not is_straight(g, here, NEAR[here][way])):
            return False
        here = NEAR[here][way]
        if here not in g.at or is_only_she(g, here):
            return True
    return False


def ways(g: Vast, what: int, space: int) -> list[int]:
    if what >= PIECE and moved_so_far(g, what, space) and ROLES[OWNER[what - PIECE]].stops(g, what - PIECE):
        return []  # VSB-FRC-04
    return [way for way in WAYS if not bars_haul(g, what, space, way)]


def spaces_of(g: Vast, what: int) -> list[int]:
    """Where an object of this kind can be moved from."""
    here = g.at[spirit(g)]
    return [space for space in places(g, what) if is_in_line(here, space) and ways(g, what, space)]


def objects(g: Vast) -> list[int]:
    """VSB-DEC-138: what she can move now."""
    return [what for what in OBJECTS if places(g, what) and spaces_of(g, what)]


@dataclass(frozen=True)
class GripWhich(OneSpaceOf):
    """VSB-DEC-138: which of several tokens of a kind."""

    what: int

    def pool(self, g: Vast) -> list[int]:
        return spaces_of(g, self.what)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in spaces_of(g, self.what) else "VSB-GHS-07"

    def chosen(self, g: Vast, space: int) -> None:
        if g.cave_ghost is not None:
            g.cave_ghost.pull = pull_at(g, space)  # VSB-CGH-10
        g.then(HaulOn(self.role, self.what, space, True))


@dataclass(frozen=True)
class HaulOn(Listed):
    """VSB-DEC-139: its next space, or stop. VSB-FRC-10: a token does not stop with a piece."""

    what: int
    space: int
    first: bool = False  # it has just been named: naming it again and again would go on for ever

    def is_there(self, g: Vast) -> bool:
        return self.space in places(g, self.what)

    def waiting(self, g: Vast) -> Sequence[int]:
        return (self.role,) if self.is_there(g) and ways(g, self.what, self.space) else ()

    def run(self, g: Vast) -> None:
        """It goes no further."""

    def may_stop(self, g: Vast) -> bool:
        """VSB-GHS-07: what she names she moves."""
        if self.first:
            return False
        passes = self.what < PIECE and moved_so_far(g, self.what, self.space) > 0
        return not passes or self.space not in g.at or is_only_she(g, self.space)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        found: list[Action] = [WAY[way] for way in ways(g, self.what, self.space)]
        return [*found, NO] if self.may_stop(g) else found

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if isinstance(act, Way):
            way = WAY_NAMES.index(act.way)
            return (
                ""
                if way in ways(g, self.what, self.space)
                else bars_haul(g, self.what, self.space, way) or "VSB-FRC-04"
            )
        if act != NO:
            return act.when
        return "" if self.may_stop(g) else "VSB-GHS-07" if self.first else "VSB-FRC-10"

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Way):
            haul(g, self.role, self.what, self.space, WAY_NAMES.index(act.way))


def haul(g: Vast, role: int, what: int, space: int, way: int) -> None:
    """VSB-GHS-07: one space. VSB-GHS-12: an Artifact that enters a Ghost tile by it is locked.

    VST-OTH-62, VST-OTH-61: the Ghoul does not skitter.
    """
    to = NEAR[space][way]
    is_through = what < PIECE and bars_way(g, space, way) != ""
    note(g, what, space, to, is_through)
    if what >= PIECE:
        g.then(HaulOn(role, what, to))
        push(g, what - PIECE, way)
        if g.at[what - PIECE] == to:
            lock_carried(g, what - PIECE)
        return
    lie = [*g.tokens[what]]
    lie[lie.index(space)] = to
    g.tokens[what] = tuple(sorted(lie))
    g.tell("VSB-GHS-07", "hauls", role, what, to)
    if what != ARTIFACTS or not lock_free(g, to):
        g.then(HaulOn(role, what, to))


def note(g: Vast, what: int, space: int, to: int, is_through: bool) -> None:
    """VSB-GHS-49, VSB-CGH-10: how far it has come is kept. VSB-GHS-43: through a wall it has come as far as it may."""
    done, rest = moved_so_far(g, what, space), [*hauls(g)]
    if done:
        rest.remove((what, space, done))
    now = influence(g) if is_through else done + 1  # of Artifacts alone
    row = tuple(sorted([*rest, (what, to, now)]))
    if g.cave_ghost is None:
        ghost_of(g).hauled = row
    else:
        g.cave_ghost.hauled = row


assert NOWHERE < 0
