"""The Equipment deck, Utilities and Tomes: one of each, in printed order. CEQ"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hauntbox.games.ghostbusters2.actions import WAY, WAY_OF, Way, Yes
from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.gear import GEAR, Gear, aid, by_itself, can_add, is_prey, nothing, seen_spaces
from hauntbox.games.ghostbusters2.cards.kinds import MARKED
from hauntbox.games.ghostbusters2.content.street import OVER_ALL, OVER_ORANGE
from hauntbox.games.ghostbusters2.dirt import wipeable
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.asking import YesOrNo
from hauntbox.games.ghostbusters2.rules.chores import swap_pack
from hauntbox.games.ghostbusters2.rules.figures import (
    add_base,
    add_tokens,
    free_tokens,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.sight import is_beside, sees, sees_gate, sees_role
from hauntbox.games.ghostbusters2.rules.slime import Cleaning
from hauntbox.games.ghostbusters2.rules.targets import (
    bars_gate_pack,
    fill_gate,
    gate_target,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.travel import Travel
from hauntbox.games.ghostbusters2.rules.walking import MoveOn, steps
from hauntbox.games.ghostbusters2.state import (
    CAR,
    ROLES,
    Busters,
    entity_at,
    slots,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def grapple(g: Busters, role: int, better: bool) -> None:
    """GBT-CEQ-13: up to 3 spaces across Orange Lines, from Level 4 on across Red ones too."""
    g.then(MoveOn(role, 3, OVER_ALL if better else OVER_ORANGE))


def cannot_grapple(g: Busters, role: int, better: bool) -> bool:
    return not steps(g, role, 3, OVER_ALL if better else OVER_ORANGE)


GEAR[names.GRAPPLE] = Gear(
    "Grapple Line",
    "Move 3 spaces across Orange Lines; Level 4: Red ones.",
    "GBT-CEQ-13",
    grapple,
    cannot_grapple,
    better=4,
)


def dirty(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-14: oneself or an adjacent Ghostbuster; GBT-ECT-13: nobody inside the car."""
    row = [other for other in ROLES if other == role or (is_beside(g, role, other) and sees_role(g, role, other))]
    return [other for other in row if g.at[other] != CAR and wipeable(g, other)]


def towel(g: Busters, role: int, better: bool, other: int) -> None:
    g.then(Cleaning(role, other, 2 if better else 1))


GEAR[names.TOWELS] = Gear(
    "Slime Towels",
    "Remove 1 Slime from you or a neighbour; Level 3: 2.",
    "GBT-CEQ-14",
    nothing,
    better=3,
    people=dirty,
    helps=towel,
)
GEAR[names.SIREN] = Gear("Siren Kit", "One Drive of the car covers 10 spaces.", "GBT-CEQ-15", aid(aids.SIREN))


def cannot_couple(g: Busters, role: int, better: bool) -> bool:
    """GBT-ECT-14: nobody switches inside the car."""
    return g.at[role] == CAR


def coupler(g: Busters, role: int, better: bool) -> None:
    swap_pack(g, role)  # GBT-CEQ-16


GEAR[names.COUPLER] = Gear(
    "Quick Coupler", "Switch your Pack and keep your Actions.", "GBT-CEQ-16", coupler, cannot_couple
)
GEAR[names.GOGGLES] = Gear(
    "Thermal Goggles",
    "This turn you see across Yellow Lines; Level 3: one shot across Red.",
    "GBT-CEQ-17",
    aid(aids.GOGGLES, aids.GOGGLES | aids.RED_GOGGLES),
    better=3,
)


def has_cells(g: Busters, role: int, better: bool) -> bool:
    """GBT-CEQ-18: one use in a turn."""
    return bool(g.aids & aids.CELLS)


def cells(g: Busters, role: int, better: bool) -> None:
    g.extra += 1  # GBT-CEQ-18, GBT-NOA-10
    g.aids |= aids.CELLS


GEAR[names.CELLS] = Gear("Spare Cells", "1 more Action (2 uses, one a turn).", "GBT-CEQ-18", cells, has_cells)
GEAR[names.ATLAS] = Gear("Atlas of Drafts", "Choose a random direction.", "GBT-CEQ-19", nothing, by_itself)


def rite_spaces(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-20: an Open Gate in sight."""
    if bars_gate_pack(g.sheet, g.pack[role]):
        return []
    return [gate for gate in places(g.gates) if sees_gate(g, role, gate) and can_add(g, role, gate_target(g, gate))]


def rite(g: Busters, role: int, better: bool, space: int) -> None:
    target = gate_target(g, space)
    g.held[role] = tuple([row for row in g.held[role] if row[0] == target])
    n = min(2 if better else 1, free_tokens(g, role))
    add_tokens(g, role, target, *((0, n) if g.pack[role] == names.SLIME else (n, 0)))
    fill_gate(g, target, role)


GEAR[names.RITE] = Gear(
    "Rite of Closing",
    "1 token on an Open Gate in sight; Level 4: 2.",
    "GBT-CEQ-20",
    nothing,
    better=4,
    spaces=rite_spaces,
    hits=rite,
)


def mantra(g: Busters, role: int, better: bool) -> None:
    g.calm += 1  # GBT-CEQ-21


GEAR[names.MANTRA] = Gear("Calm Mantra", "The next Slime this round is not gained.", "GBT-CEQ-21", mantra)


def mark(g: Busters, role: int, better: bool, space: int) -> None:
    """GBT-CEQ-22: every Combat roll against it is +1 until the end of the round."""
    slot = entity_at(g, space)
    add_base(g, slot, MARKED)
    g.indexed = (*g.indexed, slot)


GEAR[names.INDEX] = Gear(
    "Index of Names",
    "Combat rolls against an Entity in sight are +1 this round.",
    "GBT-CEQ-22",
    nothing,
    spaces=seen_spaces,
    hits=mark,
)


def has_no_goo(g: Busters, role: int, better: bool) -> bool:
    return not g.goo


def almanac(g: Busters, role: int, better: bool) -> None:
    """GBT-CEQ-23: all see the top two cards of the Goo Pile deck, with a higher Level of the Event deck too."""
    g.learned = True
    g.goo_seen = max(g.goo_seen, min(2, len(g.goo)))
    g.tell("GBT-CEQ-23", "foresees", role)
    frames: list[Any] = [TurnOver(role, False)] if len(g.goo) > 1 else []
    if better:
        g.omens_seen = max(g.omens_seen, min(2, len(g.omens)))
        frames += [TurnOver(role, True)] if len(g.omens) > 1 else []
    g.then(*frames)


@dataclass(frozen=True)
class TurnOver(YesOrNo):
    """GBT-CEQ-23: put them back in any order."""

    events: bool

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, Yes):
            if self.events:
                g.omens = (g.omens[1], g.omens[0], *g.omens[2:])
            else:
                g.goo = (g.goo[1], g.goo[0], *g.goo[2:])


GEAR[names.ALMANAC] = Gear(
    "Old Almanac", "Look at 2 Goo Pile Cards; Level 3: and 2 Events.", "GBT-CEQ-23", almanac, has_no_goo, better=3
)


def verse_spaces(g: Busters, role: int, better: bool) -> list[int]:
    return sorted([g.spot[slot] for slot in slots(g) if is_prey(g, slot, 2) and sees(g, role, slot)])


def verse(g: Busters, role: int, better: bool, space: int) -> None:
    g.then(Banish(role, entity_at(g, space), better))


@dataclass(frozen=True)
class Banish(Choice):
    """GBT-CEQ-24: three spaces in a direction of one's choice."""

    slot: int
    better: bool

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return WAY

    def bars(self, g: Busters, role: int, act: Action) -> str:
        return "" if isinstance(act, Way) else act.when

    def answer(self, g: Busters, act: Way) -> None:
        kind = g.kind[self.slot]
        recall = [Recall(kind, g.lost[kind])] if self.better else []
        g.then(Travel(self.slot, WAY_OF[act.way], 3), *recall)


@dataclass(frozen=True)
class Recall(Step):
    """GBT-CEQ-24: what has left the map goes into the Spirit World instead."""

    kind: int
    lost: int  # of its kind, before

    def run(self, g: Busters) -> None:
        if g.lost[self.kind] > self.lost:
            g.lost[self.kind] -= 1
            g.spirit[self.kind] += 1


GEAR[names.VERSE] = Gear(
    "Banishing Verse",
    "Move a Class 1 or 2 Ghost 3 spaces; Level 4: or into the Spirit World.",
    "GBT-CEQ-24",
    nothing,
    better=4,
    spaces=verse_spaces,
    hits=verse,
)
