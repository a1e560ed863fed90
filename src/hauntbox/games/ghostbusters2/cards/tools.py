"""The Equipment deck, Utilities and Tomes: one of each, in printed order. CEQ"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from hauntbox.games.ghostbusters2.actions import WAY, WAY_OF, Way, Yes
from hauntbox.games.ghostbusters2.cards.arms import prey_spaces
from hauntbox.games.ghostbusters2.cards.categories import TOME, UTILITY
from hauntbox.games.ghostbusters2.cards.decks import GEAR, Gear, amount, card
from hauntbox.games.ghostbusters2.cards.gear import aid, can_add, seen_spaces
from hauntbox.games.ghostbusters2.cards.kinds import MARKED
from hauntbox.games.ghostbusters2.cards.names import SLIME
from hauntbox.games.ghostbusters2.content.street import OVER_ALL, OVER_ORANGE
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.asking import YesOrNo
from hauntbox.games.ghostbusters2.rules.combat.targets import (
    bars_gate_pack,
    fill_gate,
    gate_target,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.entities.slime import Cleaning
from hauntbox.games.ghostbusters2.rules.entities.slime_counts import wipeable
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.figures import (
    add_base,
    add_tokens,
    free_tokens,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside, sees_gate, sees_role
from hauntbox.games.ghostbusters2.rules.street.walking import MoveOn, steps
from hauntbox.games.ghostbusters2.rules.turn.chores import swap_pack
from hauntbox.games.ghostbusters2.state import (
    CAR,
    ROLES,
    Busters,
    entity_at,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def grapple(g: Busters, role: int, better: bool) -> None:
    """GBT-CEQ-13: across Orange Lines, with a higher Level across Red ones too."""
    g.then(MoveOn(role, GEAR[GRAPPLE].n, OVER_ALL if better else OVER_ORANGE))


def cannot_grapple(g: Busters, role: int, better: bool) -> bool:
    return not steps(g, role, GEAR[GRAPPLE].n, OVER_ALL if better else OVER_ORANGE)


GRAPPLE: Final = card(Gear(
    "Grapple Line", "GBT-CEQ-13", UTILITY, "Move {n} spaces across Orange Lines; Level {better}: Red ones.",
    better=4, n=3, use=grapple, bars=cannot_grapple,
))  # fmt: skip


def dirty(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-14: oneself or an adjacent Ghostbuster; GBT-ECT-13: nobody inside the car."""
    row = [other for other in ROLES if other == role or (is_beside(g, role, other) and sees_role(g, role, other))]
    return [other for other in row if g.at[other] != CAR and wipeable(g, other)]


def towel(g: Busters, role: int, better: bool, other: int) -> None:
    g.then(Cleaning(role, other, amount(TOWELS, better)))


TOWELS: Final = card(Gear(
    "Slime Towels", "GBT-CEQ-14", UTILITY, "Remove {n} Slime from you or a neighbour; Level {better}: {more}.",
    better=3, n=1, more=2, people=dirty, helps=towel,
))  # fmt: skip
SIREN: Final = card(Gear(
    "Siren Kit", "GBT-CEQ-15", UTILITY, "A Drive of the car covers {n} spaces.",
    n=aids.SIREN_SPACES, use=aid(aids.SIREN),
))  # fmt: skip


def cannot_couple(g: Busters, role: int, better: bool) -> bool:
    """GBT-ECT-14: nobody switches inside the car."""
    return g.at[role] == CAR


def coupler(g: Busters, role: int, better: bool) -> None:
    swap_pack(g, role)  # GBT-CEQ-16


COUPLER: Final = card(Gear(
    "Quick Coupler", "GBT-CEQ-16", UTILITY, "Switch your Pack and keep your Actions.", use=coupler, bars=cannot_couple
))  # fmt: skip
GOGGLES: Final = card(Gear(
    "Thermal Goggles", "GBT-CEQ-17", UTILITY,
    "This turn you see across Yellow Lines; Level {better}: a shot across Red.",
    better=3, use=aid(aids.GOGGLES, aids.GOGGLES | aids.RED_GOGGLES),
))  # fmt: skip


def has_cells(g: Busters, role: int, better: bool) -> bool:
    """GBT-CEQ-18: one use in a turn."""
    return bool(g.aids & aids.CELLS)


def cells(g: Busters, role: int, better: bool) -> None:
    g.extra += GEAR[CELLS].n  # GBT-CEQ-18, GBT-NOA-10
    g.aids |= aids.CELLS


CELLS: Final = card(Gear(
    "Spare Cells", "GBT-CEQ-18", UTILITY, "{n} more Action ({uses} uses, only once a turn).",
    n=1, uses=2, use=cells, bars=has_cells,
))  # fmt: skip
ATLAS: Final = card(Gear(
    "Atlas of Drafts", "GBT-CEQ-19", TOME, "Choose a direction that would be rolled.", power=aids.CHOOSE_WAY
))  # fmt: skip


def rite_spaces(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-20: an Open Gate in sight."""
    if bars_gate_pack(g.sheet, g.pack[role]):
        return []
    return [gate for gate in places(g.gates) if sees_gate(g, role, gate) and can_add(g, role, gate_target(g, gate))]


def rite(g: Busters, role: int, better: bool, space: int) -> None:
    target = gate_target(g, space)
    g.held[role] = tuple([row for row in g.held[role] if row[0] == target])
    load_gate(g, role, target, min(amount(RITE, better), free_tokens(g, role)))


def load_gate(g: Busters, role: int, target: int, n: int) -> None:
    """Put tokens of one's Pack on a Gate."""
    add_tokens(g, role, target, *((0, n) if g.pack[role] == SLIME else (n, 0)))
    fill_gate(g, target, role)


RITE: Final = card(Gear(
    "Rite of Closing", "GBT-CEQ-20", TOME, "{n} token on an Open Gate in sight; Level {better}: {more}.",
    better=4, n=1, more=2, spaces=rite_spaces, hits=rite,
))  # fmt: skip


def mantra(g: Busters, role: int, better: bool) -> None:
    g.calm += 1  # GBT-CEQ-21


MANTRA: Final = card(Gear(
    "Calm Mantra", "GBT-CEQ-21", TOME, "The next Slime that somebody would gain this round is not gained.", use=mantra
))  # fmt: skip


def mark(g: Busters, role: int, better: bool, space: int) -> None:
    """GBT-CEQ-22: Combat rolls against it are higher until the end of the round."""
    slot = entity_at(g, space)
    add_base(g, slot, MARKED)
    g.indexed = (*g.indexed, slot)


INDEX: Final = card(Gear(
    "Index of Names", "GBT-CEQ-22", TOME, "Combat rolls against an Entity in sight are +{n} this round.",
    n=aids.INDEX_ADDS, spaces=seen_spaces, hits=mark,
))  # fmt: skip


def has_no_goo(g: Busters, role: int, better: bool) -> bool:
    return not g.goo


def almanac(g: Busters, role: int, better: bool) -> None:
    """GBT-CEQ-23: all see the top cards of the Goo Pile deck, with a higher Level of the Event deck too."""
    g.learned = True
    g.goo_seen = max(g.goo_seen, min(GEAR[ALMANAC].n, len(g.goo)))
    g.tell("GBT-CEQ-23", "foresees", role)
    frames: list[Any] = [TurnOver(role, False)] if len(g.goo) > 1 else []
    if better:
        g.omens_seen = max(g.omens_seen, min(GEAR[ALMANAC].n, len(g.omens)))
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


ALMANAC: Final = card(Gear(
    "Old Almanac", "GBT-CEQ-23", TOME, "Look at {n} Goo Pile Cards; Level {better}: and {n} Events.",
    better=3, n=2, use=almanac, bars=has_no_goo,
))  # fmt: skip


HIGHEST: Final = 2  # Class that a Verse moves


def verse_spaces(g: Busters, role: int, better: bool) -> list[int]:
    return prey_spaces(g, role, HIGHEST)


def verse(g: Busters, role: int, better: bool, space: int) -> None:
    g.then(Banish(role, entity_at(g, space), better))


@dataclass(frozen=True)
class Banish(Choice):
    """GBT-CEQ-24: some spaces in a direction of one's choice."""

    slot: int
    better: bool

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return WAY

    def answer(self, g: Busters, act: Way) -> None:
        kind = g.kind[self.slot]
        recall = [Recall(kind, g.lost[kind])] if self.better else []
        g.then(Travel(self.slot, WAY_OF[act.way], GEAR[VERSE].n), *recall)


@dataclass(frozen=True)
class Recall(Step):
    """GBT-CEQ-24: what has left the map goes into the Spirit World instead."""

    kind: int
    lost: int  # of its kind, before

    def run(self, g: Busters) -> None:
        if g.lost[self.kind] > self.lost:
            g.lost[self.kind] -= 1
            g.spirit[self.kind] += 1


VERSE: Final = card(Gear(
    "Banishing Verse", "GBT-CEQ-24", TOME,
    f"Move a Ghost of Class {HIGHEST} or lower {{n}} spaces; Level {{better}}: or into the Spirit World.",
    better=4, n=3, spaces=verse_spaces, hits=verse,
))  # fmt: skip
