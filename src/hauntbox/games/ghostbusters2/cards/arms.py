"""The Equipment deck, Weapons and Traps: one of each, in printed order. CEQ"""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards.categories import TRAP, WEAPON
from hauntbox.games.ghostbusters2.cards.decks import GEAR, Gear, amount, card
from hauntbox.games.ghostbusters2.cards.gear import aid, is_prey, seen_spaces, up_to
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.combat.combat import finish_by, is_finished_by_tokens
from hauntbox.games.ghostbusters2.rules.combat.targets import (
    extract,
    is_met,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.entities.emerge import Chase
from hauntbox.games.ghostbusters2.rules.entities.headings import BEFORE
from hauntbox.games.ghostbusters2.rules.figures import (
    add_tokens,
    free_tokens,
    is_plazm,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.street.driving import is_haunted
from hauntbox.games.ghostbusters2.rules.street.sight import lens, sees
from hauntbox.games.ghostbusters2.rules.turn.chores import Depositing
from hauntbox.games.ghostbusters2.state import (
    FAR,
    STATUE,
    Busters,
    apart,
    entity_at,
    slots,
    spaces_of,
)  # fmt: skip

NOZZLE: Final = card(Gear(
    "Focus Nozzle", "GBT-CEQ-01", WEAPON, "A Combat roll +{n}; Level {better}: +{more}.",
    better=3, n=aids.NOZZLE_ADDS, more=aids.NOZZLE_2_ADDS, use=aid(aids.NOZZLE, aids.NOZZLE_2),
))  # fmt: skip
EMITTER: Final = card(Gear(
    "Split Emitter", "GBT-CEQ-02", WEAPON, "Your next hit places {n} more token.",
    n=aids.EMITTER_ADDS, use=aid(aids.EMITTER),
))  # fmt: skip
BARREL: Final = card(Gear(
    "Long Barrel", "GBT-CEQ-03", WEAPON, "Your next Combat Action reaches {n} farther.",
    n=aids.BARREL_ADDS, use=aid(aids.BARREL),
))  # fmt: skip
BANK_SHOT: Final = card(Gear(
    "Bank-Shot Plate", "GBT-CEQ-04", WEAPON, "For a Combat Action Entities do not block your sight.",
    use=aid(aids.BANK_SHOT),
))  # fmt: skip


def bombed(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-05: each Plazm that is near enough and in sight."""
    far = amount(MOOD_BOMB, better)
    return [s for s in slots(g) if is_plazm(g, s) and apart(g, role, s) <= far and sees(g, role, s)]


def cannot_bomb(g: Busters, role: int, better: bool) -> bool:
    return not bombed(g, role, better) or not free_tokens(g, role)


def mood_bomb(g: Busters, role: int, better: bool) -> None:
    for slot in sorted(bombed(g, role, better), key=lambda slot: g.spot[slot]):
        if free_tokens(g, role) > 0:
            add_tokens(g, role, slot, 0, 1)
            if is_met(g, slot):
                extract(g, slot, role)


MOOD_BOMB: Final = card(Gear(
    "Mood Bomb", "GBT-CEQ-05", WEAPON, "A Mood Slime on each Plazm within {n} spaces; Level {better}: {more}.",
    better=4, n=2, more=3, use=mood_bomb, bars=cannot_bomb,
))  # fmt: skip
BOSON: Final = card(Gear(
    "Boson Cell", "GBT-CEQ-06", WEAPON, "Re-roll a failed Combat Die ({uses} uses).", uses=2, power=aids.ROLL_AGAIN
))  # fmt: skip


def pedal_spaces(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-07: a Ghost of a low Class that is near enough and in sight."""
    return prey_spaces(g, role, amount(PEDAL, better), GEAR[PEDAL].far)


def prey_spaces(g: Busters, role: int, grade: int, far: int = FAR) -> list[int]:
    row = [slot for slot in slots(g) if is_prey(g, slot, grade) and apart(g, role, slot) <= far and sees(g, role, slot)]
    return sorted([g.spot[slot] for slot in row])


def trap_there(g: Busters, role: int, better: bool, space: int) -> None:
    finish_by(g, entity_at(g, space), role)


PEDAL: Final = card(Gear(
    "Pedal Trap", "GBT-CEQ-07", TRAP, "Trap a Class {n} Ghost within {far} spaces; Level {better}: Class {more}.",
    better=3, n=1, more=2, far=2, spaces=pedal_spaces, hits=trap_there,
))  # fmt: skip
DOORS: Final = card(Gear(
    "Wide Doors", "GBT-CEQ-08", TRAP,
    "This turn each Ghost you Trap takes along a Class {n} Ghost beside it; Level {better}: Class {n} or {more}.",
    better=4, n=aids.DOORS_CLASS, more=aids.DOORS_2_CLASS, use=aid(aids.DOORS, aids.DOORS_2),
))  # fmt: skip


def cartridge(g: Busters, role: int, better: bool) -> None:
    g.cartridge = g.round + 1  # GBT-CEQ-09


CARTRIDGE: Final = card(Gear(
    "Holding Cartridge", "GBT-CEQ-09", TRAP, "Nobody loses Trapped Ghosts until the end of the next round.",
    use=cartridge,
))  # fmt: skip


def bait(g: Busters, role: int, better: bool, space: int) -> None:
    """GBT-CEQ-10: so many spaces toward the bearer, but not into its space."""
    slot = entity_at(g, space)
    up_to(g, role, BAIT, slot, min(amount(BAIT, better), apart(g, role, slot) - 1))


def draw_near(g: Busters, role: int, slot: int, spaces: int) -> None:
    g.then(Chase(slot, spaces, BEFORE + role))


BAIT: Final = card(Gear(
    "Bait Canister", "GBT-CEQ-10", TRAP, "Draw an Entity up to {n} spaces toward you; Level {better}: up to {more}.",
    better=3, n=2, more=3, spaces=seen_spaces, hits=bait, measures=draw_near, unit="spaces",
))  # fmt: skip


def netted(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-11: a Ghost with at least one of one's Streams."""
    return sorted([g.spot[at] for at, streams, _ in g.held[role] if at >= 0 and streams])


def net(g: Busters, role: int, better: bool, space: int) -> None:
    slot = entity_at(g, space)
    g.net = (slot, amount(NET, better))
    if is_met(g, slot) and is_finished_by_tokens(g, slot):
        finish_by(g, slot, role)


NET: Final = card(Gear(
    "Muon Net", "GBT-CEQ-11", TRAP, "A Ghost you hold needs {n} Stream fewer this turn; Level {better}: {more}.",
    better=4, n=1, more=2, spaces=netted, hits=net,
))  # fmt: skip


def cannot_dump(g: Busters, role: int, better: bool) -> bool:
    """GBT-CEQ-12: sight of the car, whatever the range; GBT-DEP-04: with nothing on it; GBT-LIB-22: on foot."""
    if not (g.trapped[role] or g.plazms[role]) or is_haunted(g) or g.at[role] == STATUE:
        return True
    look, between = lens(g, role), g.bodies | g.gates
    eyes = spaces_of(g, role)
    return not any([g.street.sees(eye, space, between, look) for eye in eyes for space in (g.front, g.back)])


def dump(g: Busters, role: int, better: bool) -> None:
    g.then(Depositing(role))


DUMP: Final = card(Gear(
    "Remote Dump", "GBT-CEQ-12", TRAP, "Deposit from any distance, if you see the car.", use=dump, bars=cannot_dump
))  # fmt: skip
