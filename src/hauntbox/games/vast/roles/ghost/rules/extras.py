"""What others do about the Ghost in their own turns, and what a possessed piece does with Artifacts. GHS

The main question of each role offers these beside its own actions.
"""

from __future__ import annotations

from hauntbox.games.vast.cave.grid import NEAR, NOWHERE
from hauntbox.games.vast.cave.tokens import ARTIFACTS
from hauntbox.games.vast.roles.ghost.actions import BLOCK, EXTRAS, LAY_ARTIFACT, TAKE_ARTIFACT
from hauntbox.games.vast.roles.ghost.rules.locks import carries, drop, is_ghost_tile, pick_up
from hauntbox.games.vast.roles.ghost.rules.stats import influence
from hauntbox.games.vast.roles.numbers import GHOST, OWNER
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.kernel.wire import Action


def extras(g: Vast, piece: int) -> list[Action]:
    """What the owner of the piece may do now beside its own actions."""
    if g.ghost is None:
        return []  # shortcut: the usual case
    return [act for act in EXTRAS if not bars_extra(g, piece, act)]


def bars_extra(g: Vast, piece: int, act: Action) -> str:
    """The rule by which it may not, or "". VSB-DEC-53: block her, VSB-DEC-142: lay an Artifact down or pick one up."""
    if g.ghost is None:
        return act.when
    return bars_block(g, OWNER[piece]) if act == BLOCK else bars_artifact(g, piece, act)


def bars_block(g: Vast, role: int) -> str:
    """VSB-GHS-15: in the own turn, beside her or on her space; of the own card. VSB-GHS-16: if it can be paid.

    VSB-CGH-14: a Cave Ghost cannot be blocked.
    """
    board = ghost_of(g)
    if g.possessed == role or role not in board.cards or board.blocked == role or g.terms.guests:
        return "VSB-GHS-15"
    if not any([OWNER[piece] == role and is_beside(g, piece) for piece in range(len(g.at))]):
        return "VSB-GHS-15"
    return ROLES[role].bars_block(g, influence(g))


def is_beside(g: Vast, piece: int) -> bool:
    """VSB-GHS-15: walls do not matter."""
    here, there = g.at[GHOST], g.at[piece]
    return here != NOWHERE and there in g.ground and (there == here or there in NEAR[here])


def bars_artifact(g: Vast, piece: int, act: Action) -> str:
    """VSB-GHS-31: a possessed piece, on a tile that is no Ghost tile; VSB-GHS-51: others do neither."""
    here = g.at[piece]
    if g.possessed != OWNER[piece] or here not in g.ground:
        return "VSB-GHS-51"
    if is_ghost_tile(g, here):
        return "VSB-GHS-31"
    if act == LAY_ARTIFACT:
        return "" if carries(g, piece) else "VSB-GHS-31"
    is_laden = ghost_of(g).carried >> OWNER[piece] & 1
    return "" if here in g.tokens[ARTIFACTS] and not is_laden else "VSB-GHS-31"  # VSB-GHS-14


def do_extra(g: Vast, piece: int, act: Action) -> None:
    role = OWNER[piece]
    if act == BLOCK:
        ROLES[role].pay_block(g, influence(g))
        block(g, role)
    elif act == LAY_ARTIFACT:
        drop(g, role, g.at[piece])
    else:
        assert act == TAKE_ARTIFACT
        pick_up(g, piece)


def block(g: Vast, role: int) -> None:
    """VSB-GHS-18: no possession and no Focus by that card; the first one that was blocked is free again."""
    ghost_of(g).blocked = role
    g.tell("VSB-GHS-18", "mental block", role, GHOST)
