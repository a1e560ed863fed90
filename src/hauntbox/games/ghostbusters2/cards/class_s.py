"""The Class-S cards and the Key Items. CCS, CSC, in printed order"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.actions import SLIME_OF, WIPE, Park, Wipe
from hauntbox.games.ghostbusters2.cards.categories import KEY_ITEM, TOME, TRAP, UTILITY, WEAPON
from hauntbox.games.ghostbusters2.cards.decks import CLASS_S, GEAR, KEY, Gear, card
from hauntbox.games.ghostbusters2.cards.gear import aid, can_add, is_prey, seen_spaces, up_to
from hauntbox.games.ghostbusters2.cards.kinds import CAUSTIC, HUMAN, KINDS, PLAZM
from hauntbox.games.ghostbusters2.cards.names import SLIME
from hauntbox.games.ghostbusters2.cards.tools import load_gate
from hauntbox.games.ghostbusters2.content.drawing import ORANGE, RED
from hauntbox.games.ghostbusters2.content.street import STRAIGHT
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.combat.combat import finish_by, is_finished_by_tokens
from hauntbox.games.ghostbusters2.rules.combat.targets import bars_gate_pack, gate_target, is_met, missing
from hauntbox.games.ghostbusters2.rules.entities.slime import wipe
from hauntbox.games.ghostbusters2.rules.entities.slime_counts import wipeable
from hauntbox.games.ghostbusters2.rules.figures import add_tokens, free_tokens
from hauntbox.games.ghostbusters2.rules.street.sight import sees, sees_gate
from hauntbox.games.ghostbusters2.state import (
    NOBODY,
    ROLES,
    Busters,
    apart,
    closed,
    entity_at,
    on_foot,
    slots,
    statue_spaces,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action

TWIN: Final = card(Gear(
    "Twin-Head Thrower", "GBT-CCS-01", WEAPON, "This turn roll an extra Combat Die each time and use the higher "
                                               "result.",
    CLASS_S, use=aid(aids.TWIN),
))  # fmt: skip


def cannon_spaces(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CCS-02: a Plazm or a Haunted Human in sight; GBT-CMB-14: that still needs Mood Slime."""
    row = [s for s in slots(g) if KINDS[g.kind[s]].sort in (PLAZM, HUMAN) and missing(g, s, SLIME) > 0]
    return sorted([g.spot[s] for s in row if sees(g, role, s) and can_add(g, role, s)])


def cannon(g: Busters, role: int, better: bool, space: int) -> None:
    """GBT-CCS-02: so many tokens as Mood Slime, without a roll."""
    slot = entity_at(g, space)
    g.held[role] = tuple([row for row in g.held[role] if row[0] == slot])
    up_to(g, role, CANNON, slot, min(GEAR[CANNON].n, free_tokens(g, role), missing(g, slot, SLIME)))


def pour_on(g: Busters, role: int, slot: int, moods: int) -> None:
    add_tokens(g, role, slot, 0, moods)
    if is_met(g, slot) and is_finished_by_tokens(g, slot):
        finish_by(g, slot, role)


CANNON: Final = card(Gear(
    "Slime Cannon", "GBT-CCS-02", WEAPON, "Up to {n} Mood Slimes on a Plazm or Haunted Human.",
    CLASS_S, n=3, spaces=cannon_spaces, hits=cannon, measures=pour_on, unit="Mood Slimes",
))  # fmt: skip


def caged(g: Busters, role: int) -> list[int]:
    """GBT-CCS-03: every Ghost of a low Class that is near, seen or not."""
    return [slot for slot in slots(g) if is_prey(g, slot, GEAR[MEGA].n) and apart(g, role, slot) <= GEAR[MEGA].far]


def has_nobody_caged(g: Busters, role: int, better: bool) -> bool:
    return not caged(g, role)


def mega_trap(g: Busters, role: int, better: bool) -> None:
    for slot in sorted(caged(g, role), key=lambda slot: g.spot[slot]):
        finish_by(g, slot, role)


MEGA: Final = card(Gear(
    "Mega-Trap", "GBT-CCS-03", TRAP, "Trap every Ghost of Class {n} or lower within {far} spaces.",
    CLASS_S, n=2, far=2, use=mega_trap, bars=has_nobody_caged,
))  # fmt: skip


def relay(g: Busters, role: int, better: bool) -> None:
    g.relay = True  # GBT-CCS-04


RELAY: Final = card(Gear(
    "Containment Relay", "GBT-CCS-04", TRAP, "This round everything Trapped or Extracted is deposited at once.",
    CLASS_S, use=relay,
))  # fmt: skip


def parking(g: Busters) -> int:
    """GBT-CCS-05: spaces free of figures, Open Gates and piles; GBT-CTL-05: and no pillar."""
    taken = closed(g) | on_foot(g) | statue_spaces(g) | g.street.pillars
    return g.street.within(g.front, GEAR[LADDER].far) & ~taken


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


LADDER: Final = card(Gear(
    "Ladder Rig", "GBT-CCS-05", UTILITY, "Put the Ecto-1a on other spaces within {far}.",
    CLASS_S, far=8, use=ladder, bars=cannot_lift,
))  # fmt: skip


def slimy(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CCS-06: anybody on the map, as the card says: inside the Ecto-1a too."""
    return [other for other in ROLES if g.slime[other]]


def rinse(g: Busters, role: int, better: bool, other: int) -> None:
    g.then(Rinse(role, other, GEAR[RINSE].n))


@dataclass(frozen=True)
class Rinse(Choice):
    """GBT-CCS-06: one Caustic Slime or several others."""

    other: int
    left: int

    def types(self, g: Busters) -> list[int]:
        caustic = [CAUSTIC] if self.left == GEAR[RINSE].n and g.slime[self.other] >> 4 * CAUSTIC & 15 else []
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
        if slime != CAUSTIC and self.left > 1 and wipeable(g, self.other):
            g.then(Rinse(self.role, self.other, self.left - 1))


RINSE: Final = card(Gear(
    "Neutral Rinse", "GBT-CCS-06", UTILITY, "Remove a Caustic or {n} other Slimes from anybody.",
    CLASS_S, n=2, people=slimy, helps=rinse,
))  # fmt: skip


def codex(g: Busters, role: int, better: bool, space: int) -> None:
    g.codex = entity_at(g, space)  # GBT-CCS-07


CODEX: Final = card(Gear(
    "Codex of True Names", "GBT-CCS-07", TOME, "An Entity's Special, Bases and Resist are ignored this round.",
    CLASS_S, spaces=seen_spaces, hits=codex,
))  # fmt: skip


def chalk(g: Busters, role: int, better: bool) -> None:
    g.circle = role  # GBT-CCS-08


CHALK: Final = card(Gear(
    "Chalk Circle", "GBT-CCS-08", TOME, "This round no Entity moves into spaces beside you.", CLASS_S, use=chalk
))  # fmt: skip


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
    discard(g, role, CASE)
    for gate in filed_gates(g, role):
        if free_tokens(g, role):
            load_gate(g, role, gate_target(g, gate), GEAR[CASE].n)


CASE: Final = card(Gear(
    "Case File", "GBT-CSC-03", KEY_ITEM, "Discard: {n} token on each Open Gate in your sight.",
    KEY, n=1, use=case_file, bars=cannot_open_file,
))  # fmt: skip
GAVEL: Final = card(Gear(
    "Gavel", "GBT-CSC-06", KEY_ITEM, "Combat rolls against Haunted Humans +{n}.",
    KEY, n=aids.STERN_ADDS, power=aids.STERN,
))  # fmt: skip


def coat_ticket(g: Busters, role: int, better: bool) -> None:
    """GBT-CSC-15: Fur-Coat Horrors are Trapped with less from now on."""
    discard(g, role, TICKET)
    g.ticket = True


TICKET: Final = card(Gear(
    "Coat Ticket", "GBT-CSC-15", KEY_ITEM, "Discard: from now on {n} Streams trap a Fur-Coat Horror.",
    KEY, n=aids.TICKET_STREAMS, use=coat_ticket,
))  # fmt: skip
JAR: Final = card(Gear(
    "Sample Jar", "GBT-CSC-25", KEY_ITEM, "Each Plazm you Extract gives {n} more Plazm Counter.",
    KEY, n=aids.SAMPLE_ADDS, power=aids.SAMPLE,
))  # fmt: skip
RECORD: Final = card(Gear(
    "Loud Record", "GBT-CSC-29", KEY_ITEM, "Inside Lady Liberty: her Drive covers {n} spaces.",
    KEY, n=aids.LOUD_SPACES, power=aids.LOUD,
))  # fmt: skip
