"""The Class-S cards and the Key Items. CCS, CSC, in printed order"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.ghostbusters2.actions import SLIME_OF, WIPE, Park, Wipe
from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.gear import (
    GEAR,
    Gear,
    aid,
    by_itself,
    can_add,
    is_prey,
    nothing,
    seen_spaces,
    up_to,
)
from hauntbox.games.ghostbusters2.cards.kinds import CAUSTIC, HUMAN, PLAZM
from hauntbox.games.ghostbusters2.content.drawing import ORANGE, RED
from hauntbox.games.ghostbusters2.content.street import STRAIGHT
from hauntbox.games.ghostbusters2.dirt import wipeable
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.combat import finish_by, is_finished_by_tokens
from hauntbox.games.ghostbusters2.rules.figures import add_tokens, free_tokens
from hauntbox.games.ghostbusters2.rules.sight import sees, sees_gate
from hauntbox.games.ghostbusters2.rules.slime import wipe
from hauntbox.games.ghostbusters2.rules.targets import bars_gate_pack, fill_gate, gate_target, is_met, missing
from hauntbox.games.ghostbusters2.state import (
    NOBODY,
    ROLES,
    Busters,
    apart,
    card,
    closed,
    entity_at,
    on_foot,
    slots,
    statue_spaces,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

GEAR[names.TWIN] = Gear(
    "Twin-Head Thrower", "This turn roll two Combat Dice and use the higher.", "GBT-CCS-01", aid(aids.TWIN)
)


def cannon_spaces(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CCS-02: a Plazm or a Haunted Human in sight; GBT-CMB-14: that still needs Mood Slime."""
    row = [s for s in slots(g) if card(g, s).sort in (PLAZM, HUMAN) and missing(g, s, names.SLIME) > 0]
    return sorted([g.spot[s] for s in row if sees(g, role, s) and can_add(g, role, s)])


def cannon(g: Busters, role: int, better: bool, space: int) -> None:
    """GBT-CCS-02: up to three tokens as Mood Slime, without a roll."""
    slot = entity_at(g, space)
    g.held[role] = tuple([row for row in g.held[role] if row[0] == slot])
    up_to(g, role, names.CANNON, slot, min(3, free_tokens(g, role), missing(g, slot, names.SLIME)))


def pour_on(g: Busters, role: int, slot: int, moods: int) -> None:
    add_tokens(g, role, slot, 0, moods)
    if is_met(g, slot) and is_finished_by_tokens(g, slot):
        finish_by(g, slot, role)


GEAR[names.CANNON] = Gear(
    "Slime Cannon",
    "Up to 3 Mood Slimes on a Plazm or Haunted Human.",
    "GBT-CCS-02",
    nothing,
    spaces=cannon_spaces,
    hits=cannon,
    measures=pour_on,
)


def caged(g: Busters, role: int) -> list[int]:
    """GBT-CCS-03: every Ghost of Class 1 or 2 within 2 spaces, seen or not."""
    return [slot for slot in slots(g) if is_prey(g, slot, 2) and apart(g, role, slot) <= 2]


def has_nobody_caged(g: Busters, role: int, better: bool) -> bool:
    return not caged(g, role)


def mega_trap(g: Busters, role: int, better: bool) -> None:
    for slot in sorted(caged(g, role), key=lambda slot: g.spot[slot]):
        finish_by(g, slot, role)


GEAR[names.MEGA] = Gear(
    "Mega-Trap", "Trap every Ghost of Class 1 or 2 within 2 spaces.", "GBT-CCS-03", mega_trap, has_nobody_caged
)


def relay(g: Busters, role: int, better: bool) -> None:
    g.relay = True  # GBT-CCS-04


GEAR[names.RELAY] = Gear(
    "Containment Relay", "This round what is Trapped or Extracted is deposited at once.", "GBT-CCS-04", relay
)


def parking(g: Busters) -> int:
    """GBT-CCS-05: spaces free of figures, Open Gates and piles; GBT-CTL-05: and no pillar."""
    taken = closed(g) | on_foot(g) | statue_spaces(g) | g.street.pillars
    return g.street.within(g.front, 8) & ~taken


def backs(g: Busters, front: int) -> list[int]:
    free = parking(g)
    beside = [g.street.step[front][way] for way in STRAIGHT]
    return [p for p in beside if p >= 0 and free >> p & 1 and not g.street.line(front, p) & (RED | ORANGE)]


def cannot_lift(g: Busters, role: int, better: bool) -> bool:
    return not any([backs(g, space) for space in places(parking(g))])


def ladder(g: Busters, role: int, better: bool) -> None:
    g.then(Lift(role))


@dataclass(frozen=True)
class Lift(Choice):
    """GBT-CCS-05: the front of the car goes there, then its back."""

    front: int = NOBODY

    def spaces(self, g: Busters) -> list[int]:
        if self.front != NOBODY:
            return backs(g, self.front)
        return [space for space in places(parking(g)) if backs(g, space)]

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [g.moves.park[space] for space in self.spaces(g)]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Park):
            return act.when
        return "" if g.street.place[act.space] in self.spaces(g) else "GBT-CCS-05"

    def answer(self, g: Busters, act: Park) -> None:
        space = g.street.place[act.space]
        if self.front == NOBODY:
            g.then(Lift(self.role, space))
        else:
            g.front, g.back = self.front, space
            g.tell("GBT-CCS-05", "parked", self.front, space)


GEAR[names.LADDER] = Gear("Ladder Rig", "Put the Ecto-1a elsewhere within 8 spaces.", "GBT-CCS-05", ladder, cannot_lift)


def slimy(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CCS-06: anybody on the map, as the card says: inside the Ecto-1a too."""
    return [other for other in ROLES if g.slime[other]]


def rinse(g: Busters, role: int, better: bool, other: int) -> None:
    g.then(Rinse(role, other, 2))


@dataclass(frozen=True)
class Rinse(Choice):
    """GBT-CCS-06: one Caustic Slime or any two others."""

    other: int
    left: int

    def types(self, g: Busters) -> list[int]:
        caustic = [CAUSTIC] if self.left == 2 and g.slime[self.other] >> 4 * CAUSTIC & 15 else []
        return [*wipeable(g, self.other), *caustic]

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [WIPE[slime] for slime in self.types(g)]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Wipe):
            return act.when
        return "" if SLIME_OF[act.slime] in self.types(g) else "GBT-CCS-06"

    def answer(self, g: Busters, act: Wipe) -> None:
        slime = SLIME_OF[act.slime]
        wipe(g, self.other, slime)
        if slime != CAUSTIC and self.left == 2 and wipeable(g, self.other):
            g.then(Rinse(self.role, self.other, 1))


GEAR[names.RINSE] = Gear(
    "Neutral Rinse",
    "Remove 1 Caustic or 2 other Slimes from anybody.",
    "GBT-CCS-06",
    nothing,
    people=slimy,
    helps=rinse,
)


def codex(g: Busters, role: int, better: bool, space: int) -> None:
    g.codex = entity_at(g, space)  # GBT-CCS-07


GEAR[names.CODEX] = Gear(
    "Codex of True Names",
    "An Entity's Special, Bases and Resist are ignored this round.",
    "GBT-CCS-07",
    nothing,
    spaces=seen_spaces,
    hits=codex,
)


def chalk(g: Busters, role: int, better: bool) -> None:
    g.circle = role  # GBT-CCS-08


GEAR[names.CHALK] = Gear("Chalk Circle", "This round no Entity moves into spaces beside you.", "GBT-CCS-08", chalk)


def discard(g: Busters, role: int, key: int) -> None:
    g.cards[role] = tuple([other for other in g.cards[role] if other != key])


def filed_gates(g: Busters, role: int) -> list[int]:
    if bars_gate_pack(g.sheet, g.pack[role]):
        return []
    return [gate for gate in places(g.gates) if sees_gate(g, role, gate)]


def cannot_open_file(g: Busters, role: int, better: bool) -> bool:
    return not filed_gates(g, role) or not free_tokens(g, role)


def case_file(g: Busters, role: int, better: bool) -> None:
    """GBT-CSC-03: one token on each Open Gate in sight."""
    discard(g, role, names.CASE)
    for gate in filed_gates(g, role):
        if free_tokens(g, role):
            target = gate_target(g, gate)
            add_tokens(g, role, target, *((0, 1) if g.pack[role] == names.SLIME else (1, 0)))
            fill_gate(g, target, role)


GEAR[names.CASE] = Gear(
    "Case File", "Discard: 1 token on each Open Gate in your sight.", "GBT-CSC-03", case_file, cannot_open_file
)
GEAR[names.GAVEL] = Gear("Gavel", "Combat rolls against Haunted Humans +1.", "GBT-CSC-06", nothing, by_itself)


def coat_ticket(g: Busters, role: int, better: bool) -> None:
    """GBT-CSC-15: Fur-Coat Horrors have To Trap 3 from now on."""
    discard(g, role, names.TICKET)
    g.ticket = True


GEAR[names.TICKET] = Gear("Coat Ticket", "Discard: Fur-Coat Horrors have To Trap 3.", "GBT-CSC-15", coat_ticket)
GEAR[names.JAR] = Gear(
    "Sample Jar", "Each Plazm you Extract gives 1 more Plazm Counter.", "GBT-CSC-25", nothing, by_itself
)
GEAR[names.RECORD] = Gear(
    "Loud Record", "Inside Lady Liberty: her Drive covers 3 spaces.", "GBT-CSC-29", nothing, by_itself
)
