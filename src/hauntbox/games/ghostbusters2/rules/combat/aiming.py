"""What a Ghostbuster may fire at, and how. CMB, KEY, STR, TRP"""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import BIG, HUMAN, KINDS, RESISTING, SORTS, TRAIN
from hauntbox.games.ghostbusters2.rules.combat.targets import (
    BY_KIND,
    CAN,
    DEPENDS,
    bars_gate_pack,
    bars_pack,
    gate_target,
    has_resist,
    is_full,
    is_met,
    missing,
    target_space,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.combat.traps import (
    bars_wrangle,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.figures import tokens_of
from hauntbox.games.ghostbusters2.rules.street.sight import blockers, lens, reach, sees, sees_gate
from hauntbox.games.ghostbusters2.rules.turn.allowance import (
    bars_action,
)  # fmt: skip
from hauntbox.games.ghostbusters2.state import (
    CAR,
    NOBODY,
    Busters,
    entity_at,
    is_inside,
    slots,
    spaces_of,
)  # fmt: skip
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

ALL_DEPEND: Final = (DEPENDS,) * len(KINDS)

TRAIN_GATES: Final = 2  # GBT-CSC-18: so many Open Gates guard it


def target_at(g: Busters, space: int) -> int | None:
    """GBT-CMB-01: what one can fire at in a space: an Entity, else an Open Gate."""
    slot = entity_at(g, space)
    if slot != NOBODY:
        return slot if g.spot[slot] == space else None
    return gate_target(g, space) if g.gates >> space & 1 else None  # GBT-AGT-13


def bars_combat(g: Busters, role: int) -> str:
    """GBT-ECT-12: not from inside the car; GBT-CCH-04: an Encore is no Combat."""
    if g.at[role] == CAR:
        return "GBT-ECT-12"
    return "GBT-CCH-04" if g.encore else bars_action(g, role)


def bars_fire(g: Busters, role: int, space: int) -> str:
    target = target_at(g, space)
    if target is None:
        return "GBT-AGT-13" if space in g.street.gates and not g.gates >> space & 1 else "GBT-CMB-01"
    return bars_combat(g, role) or bars_target(g, role, target) or bars_sight(g, role, target)


def bars_sight(g: Busters, role: int, target: int) -> str:
    """GBT-CMB-01: a target in sight."""
    seen = sees(g, role, target, True) if target >= 0 else sees_gate(g, role, target_space(g, target), True)
    return "" if seen else "GBT-CMB-01"


def bars_target(g: Busters, role: int, target: int) -> str:
    """GBT-STR-01: with all one's tokens on it one cannot add another."""
    pack = g.pack[role]
    if g.held[role] and tokens_of(g, role, target) >= g.options.tokens:
        return "GBT-STR-01"
    if target < 0:
        return bars_gate_pack(g.sheet, pack)  # GBT-AGT-01
    rule = bars_pack(g, target, pack)
    if rule or SORTS[g.kind[target]] != HUMAN:
        return rule  # GBT-CMB-10, GBT-CMB-11
    done = missing(g, target, pack) <= 0
    return "GBT-CMB-14" if done and not (g.options.ghost_traps and is_met(g, target)) else ""


def bars_attempt(g: Busters, role: int, space: int) -> str:
    """GBT-KEY-21: its number is reached, GBT-KEY-38: and one's Pack may fire at it; GBT-CSC-18: the Train's Gates."""
    target = target_at(g, space)
    if target is not None and target < 0:
        return bars_closing(g, role, target)
    if target is None or not has_resist(g, target) or g.subdued >> target & 1:
        return "GBT-KEY-20"
    if not is_met(g, target):
        return "GBT-KEY-21"
    if g.kind[target] == TRAIN and g.gates.bit_count() >= TRAIN_GATES:
        return "GBT-CSC-18"
    return bars_combat(g, role) or bars_pack(g, target, g.pack[role]) or bars_sight(g, role, target)


def bars_closing(g: Busters, role: int, target: int) -> str:
    """GBT-KEY-20: a Gate with Resist, GBT-KEY-21: whose number is reached; GBT-KEY-38."""
    if not g.sheet.gates.resist:
        return "GBT-KEY-20"
    if not is_full(g, target):
        return "GBT-KEY-21"
    return bars_combat(g, role) or bars_gate_pack(g.sheet, g.pack[role]) or bars_sight(g, role, target)


def bars_wrangling(g: Busters, role: int, space: int) -> str:
    slot = entity_at(g, space)
    rule = bars_wrangle(g, role, slot) or bars_combat(g, role)
    return rule or bars_pack(g, slot, g.pack[role]) or bars_sight(g, role, slot)


def in_range(g: Busters, role: int) -> list[int]:
    """Spaces with something to fire at, near enough to be seen at all."""
    far, street, around = reach(g, role, True), g.street, 0
    if g.at[role] >= 0:
        around = street.within(g.at[role], far)
    else:
        for space in spaces_of(g, role):
            around |= street.within(space, far)
    found = places(around & (g.bodies | g.gates))
    if g.statue >= 0:
        found += [g.spot[slot] for slot in slots(g) if is_inside(g, slot)]
    return found


def targets(g: Busters, role: int, out: list[Action]) -> None:
    """GBT-DEC-12: what one may fire at, and how."""
    found = in_range(g, role)
    if not found:  # shortcut: nothing is near, and sight is not looked at
        return  # shortcut: of the line above
    tried, at = 0, g.at[role]
    between, sight = blockers(g, True), g.street.sights[lens(g, role, True)]
    spots, kinds = g.spot, g.kind
    by_kind = ALL_DEPEND if g.held[role] else BY_KIND[g.pack[role]]  # GBT-STR-01, GBT-CMB-10
    for space in found:
        slot = spots.index(space) if space in spots else entity_at(g, space)
        if slot == NOBODY:
            target = gate_target(g, space)  # GBT-AGT-01
            if not bars_target(g, role, target) and (
                sight.sees(at, space, between) if at >= 0 else not bars_sight(g, role, target)
            ):
                out.append(g.moves.fire[space])
            if g.sheet.gates.resist:  # GBT-KEY-20
                out += more_shots(g, role, space)
        elif not tried >> slot & 1:
            tried |= 1 << slot
            kind, space = kinds[slot], spots[slot]
            if by_kind[kind] == CAN or (by_kind[kind] == DEPENDS and not bars_target(g, role, slot)):
                small = at >= 0 and g.bodies >> space & 1 and not BIG[kind]
                if sight.sees(at, space, between) if small else not bars_sight(g, role, slot):
                    out.append(g.moves.fire[space])
            if RESISTING[kind] or g.options.ghost_traps:
                out += more_shots(g, role, space)


def more_shots(g: Busters, role: int, space: int) -> list[Action]:
    out: list[Action] = [] if bars_attempt(g, role, space) else [g.moves.attempt[space]]
    return out if bars_wrangling(g, role, space) else [*out, g.moves.wrangle[space]]
