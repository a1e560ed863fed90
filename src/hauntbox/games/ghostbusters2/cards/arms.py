"""The Equipment deck, Weapons and Traps: one of each, in printed order. CEQ"""

from __future__ import annotations

from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.gear import GEAR, Gear, aid, by_itself, is_prey, nothing, seen_spaces, up_to
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.chores import Depositing
from hauntbox.games.ghostbusters2.rules.combat import finish_by, is_finished_by_tokens
from hauntbox.games.ghostbusters2.rules.driving import is_haunted
from hauntbox.games.ghostbusters2.rules.emerge import Chase
from hauntbox.games.ghostbusters2.rules.figures import (
    add_tokens,
    free_tokens,
    is_plazm,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.headings import BEFORE
from hauntbox.games.ghostbusters2.rules.sight import lens, sees
from hauntbox.games.ghostbusters2.rules.targets import (
    extract,
    is_met,
)  # fmt: skip
from hauntbox.games.ghostbusters2.state import (
    STATUE,
    Busters,
    apart,
    entity_at,
    slots,
    spaces_of,
)  # fmt: skip

GEAR[names.NOZZLE] = Gear(
    "Focus Nozzle", "One Combat roll +1; Level 3: +2.", "GBT-CEQ-01", aid(aids.NOZZLE, aids.NOZZLE_2), better=3
)
GEAR[names.EMITTER] = Gear("Split Emitter", "Your next hit places 1 more token.", "GBT-CEQ-02", aid(aids.EMITTER))
GEAR[names.BARREL] = Gear("Long Barrel", "Sight 2 longer for your next Combat Action.", "GBT-CEQ-03", aid(aids.BARREL))
GEAR[names.BANK_SHOT] = Gear(
    "Bank-Shot Plate", "For one Combat Action Entities do not block your sight.", "GBT-CEQ-04", aid(aids.BANK_SHOT)
)


def bombed(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-05: each Plazm within 2 spaces, or 3, and in sight."""
    far = 3 if better else 2
    return [s for s in slots(g) if is_plazm(g, s) and apart(g, role, s) <= far and sees(g, role, s)]


def cannot_bomb(g: Busters, role: int, better: bool) -> bool:
    return not bombed(g, role, better) or not free_tokens(g, role)


def mood_bomb(g: Busters, role: int, better: bool) -> None:
    for slot in sorted(bombed(g, role, better), key=lambda slot: g.spot[slot]):
        if free_tokens(g, role) > 0:
            add_tokens(g, role, slot, 0, 1)
            if is_met(g, slot):
                extract(g, slot, role)


GEAR[names.MOOD_BOMB] = Gear(
    "Mood Bomb",
    "1 Mood Slime on each Plazm within 2 spaces; Level 4: 3.",
    "GBT-CEQ-05",
    mood_bomb,
    cannot_bomb,
    better=4,
)
GEAR[names.BOSON] = Gear("Boson Cell", "Re-roll a failed Combat Die (2 uses).", "GBT-CEQ-06", nothing, by_itself)


def pedal_spaces(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-07: a Ghost of Class 1 within 2 spaces and in sight; from Level 3 on also of Class 2."""
    row = [s for s in slots(g) if is_prey(g, s, 2 if better else 1) and apart(g, role, s) <= 2 and sees(g, role, s)]
    return sorted([g.spot[slot] for slot in row])


def trap_there(g: Busters, role: int, better: bool, space: int) -> None:
    finish_by(g, entity_at(g, space), role)


GEAR[names.PEDAL] = Gear(
    "Pedal Trap",
    "Trap a Class 1 Ghost within 2 spaces; Level 3: Class 2.",
    "GBT-CEQ-07",
    nothing,
    better=3,
    spaces=pedal_spaces,
    hits=trap_there,
)
GEAR[names.DOORS] = Gear(
    "Wide Doors",
    "This turn each Ghost you Trap takes a Class 1 Ghost beside it along; Level 4: Class 1 or 2.",
    "GBT-CEQ-08",
    aid(aids.DOORS, aids.DOORS_2),
    better=4,
)


def cartridge(g: Busters, role: int, better: bool) -> None:
    g.cartridge = g.round + 1  # GBT-CEQ-09


GEAR[names.CARTRIDGE] = Gear(
    "Holding Cartridge", "Until the end of the next round nobody loses Trapped Ghosts.", "GBT-CEQ-09", cartridge
)


def bait(g: Busters, role: int, better: bool, space: int) -> None:
    """GBT-CEQ-10: up to 2 spaces toward the bearer, or 3, but not into its space."""
    slot = entity_at(g, space)
    up_to(g, role, names.BAIT, slot, min(3 if better else 2, apart(g, role, slot) - 1))


def draw_near(g: Busters, role: int, slot: int, spaces: int) -> None:
    g.then(Chase(slot, spaces, BEFORE + role))


GEAR[names.BAIT] = Gear(
    "Bait Canister",
    "Draw an Entity up to 2 spaces toward you; Level 3: up to 3.",
    "GBT-CEQ-10",
    nothing,
    better=3,
    spaces=seen_spaces,
    hits=bait,
    measures=draw_near,
)


def netted(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-11: a Ghost with at least one of one's Streams."""
    return sorted([g.spot[at] for at, streams, _ in g.held[role] if at >= 0 and streams])


def net(g: Busters, role: int, better: bool, space: int) -> None:
    slot = entity_at(g, space)
    g.net = (slot, 2 if better else 1)
    if is_met(g, slot) and is_finished_by_tokens(g, slot):
        finish_by(g, slot, role)


GEAR[names.NET] = Gear(
    "Muon Net",
    "A Ghost you hold needs 1 Stream less this turn; Level 4: 2.",
    "GBT-CEQ-11",
    nothing,
    better=4,
    spaces=netted,
    hits=net,
)


def cannot_dump(g: Busters, role: int, better: bool) -> bool:
    """GBT-CEQ-12: sight of the car, whatever the range; GBT-DEP-04: with nothing on it; GBT-LIB-22: on foot."""
    if not (g.trapped[role] or g.plazms[role]) or is_haunted(g) or g.at[role] == STATUE:
        return True
    look, between = lens(g, role), g.bodies | g.gates
    eyes = spaces_of(g, role)
    return not any([g.street.sees(eye, space, between, look) for eye in eyes for space in (g.front, g.back)])


def dump(g: Busters, role: int, better: bool) -> None:
    g.then(Depositing(role))


GEAR[names.DUMP] = Gear(
    "Remote Dump", "Deposit with sight of the car at any distance.", "GBT-CEQ-12", dump, cannot_dump
)
