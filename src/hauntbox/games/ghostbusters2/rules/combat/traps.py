"""The Ghost Traps variant: deploy, retrieve, Trap by hand. TRP"""

from __future__ import annotations

from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules.combat.targets import has_resist, is_met
from hauntbox.games.ghostbusters2.rules.figures import is_plazm
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside_space
from hauntbox.games.ghostbusters2.state import (
    NOBODY,
    STATUE,
    Busters,
    car_spaces,
    entity_at,
    on_foot,
    spaces_of,
    statue_spaces,
)  # fmt: skip
from hauntbox.kernel.geometry import mask_of


def bars_variant(g: Busters, role: int) -> str:
    """GBT-TRP-02: only with that option; GBT-TRP-18: not from inside the statue."""
    if not g.options.ghost_traps:
        return "GBT-TRP-02"
    return "GBT-TRP-18" if g.at[role] == STATUE else ""


def occupied(g: Busters) -> int:
    """Where a figure stands, vehicles included."""
    return g.bodies | on_foot(g) | car_spaces(g) | statue_spaces(g)


def trap_spaces(g: Busters, role: int) -> int:
    """GBT-TRP-04: adjacent unoccupied spaces, GBT-TRP-05: without Gate, pile or Trap; GBT-TRP-18: from the car too."""
    taken = occupied(g) | g.gates | g.piles | mask_of([space for space in g.traps if space >= 0])
    near = 0
    for space in spaces_of(g, role):
        near |= g.street.near[space]
    return near & ~taken


def bars_deploy(g: Busters, role: int, space: int) -> str:
    """GBT-TRP-03: one's own Trap, carried."""
    if bars_variant(g, role):
        return bars_variant(g, role)
    if g.traps[role] != NOWHERE:
        return "GBT-TRP-03"
    if trap_spaces(g, role) >> space & 1:
        return ""
    return "GBT-TRP-05" if is_beside_space(g, role, space) else "GBT-TRP-04"


def bars_retrieve(g: Busters, role: int) -> str:
    """GBT-TRP-03: one's own Trap, deployed; GBT-TRP-09: only while no figure stands on it."""
    if bars_variant(g, role):
        return bars_variant(g, role)
    space = g.traps[role]
    if space == NOWHERE:
        return "GBT-TRP-03"
    if not is_beside_space(g, role, space):
        return "GBT-TRP-04"
    return "GBT-TRP-09" if occupied(g) >> space & 1 else ""


def prey(g: Busters, role: int) -> int:
    """What stands on one's own Trap."""
    return entity_at(g, g.traps[role]) if g.traps[role] >= 0 else NOBODY


def bars_snap(g: Busters, role: int) -> str:
    """GBT-TRP-08: To Trap met, the Ghost on one's own Trap, and the Ghostbuster beside it."""
    if bars_variant(g, role):
        return bars_variant(g, role)
    slot = prey(g, role)
    if slot == NOBODY or not is_beside_space(g, role, g.traps[role]):
        return "GBT-TRP-08"
    if is_plazm(g, slot):
        return "GBT-TRP-13"
    if not is_met(g, slot):
        return "GBT-TRP-19"
    return "GBT-TRP-12" if has_resist(g, slot) and not g.subdued >> slot & 1 else ""


def bars_wrangle(g: Busters, role: int, slot: int) -> str:
    """GBT-TRP-10: at least one own Stream on a Ghost whose To Trap is met, and a Trap to go to."""
    if not g.options.ghost_traps:
        return "GBT-TRP-10"
    if slot == NOBODY or is_plazm(g, slot) or not any([at == slot and streams for at, streams, _ in g.held[role]]):
        return "GBT-TRP-10"
    if not is_met(g, slot):
        return "GBT-TRP-19"
    return "" if any([space >= 0 for space in g.traps]) else "GBT-TRP-10"
