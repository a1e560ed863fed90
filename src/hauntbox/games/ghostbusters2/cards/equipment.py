"""The Equipment deck: 24 cards, one of each, in printed order. CEQ"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hauntbox.games.ghostbusters2.actions import NO, WAY, WAY_OF, YES, No, Way, Yes
from hauntbox.games.ghostbusters2.cards import names
from hauntbox.games.ghostbusters2.cards.gear import GEAR, Gear, nothing
from hauntbox.games.ghostbusters2.cards.kinds import MARKED, PLAZM
from hauntbox.games.ghostbusters2.content.street import OVER_ALL, OVER_ORANGE
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.chores import Depositing, swap_pack
from hauntbox.games.ghostbusters2.rules.combat import finish_by, is_finished_by_tokens
from hauntbox.games.ghostbusters2.rules.driving import is_haunted
from hauntbox.games.ghostbusters2.rules.emerge import Chase
from hauntbox.games.ghostbusters2.rules.figures import (
    add_base,
    add_tokens,
    free_tokens,
    is_plazm,
    tokens_of,
    tokens_on,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.headings import BEFORE
from hauntbox.games.ghostbusters2.rules.sight import is_beside, lens, sees, sees_gate, sees_role
from hauntbox.games.ghostbusters2.rules.slime import Cleaning
from hauntbox.games.ghostbusters2.rules.targets import (
    bars_gate_pack,
    close_gate,
    extract,
    gate_target,
    is_met,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.travel import Travel
from hauntbox.games.ghostbusters2.rules.walking import MoveOn, steps
from hauntbox.games.ghostbusters2.state import (
    CAR,
    ROLES,
    STATUE,
    Busters,
    apart,
    card,
    entity_at,
    slots,
    spaces_of,
    wipeable,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


def aid(plain: int, better: int = 0) -> Callable[[Busters, int, bool], None]:
    """An effect that lasts for this turn, or for its next shot."""

    def use(g: Busters, role: int, more: bool) -> None:
        g.aids |= better if more and better else plain

    return use


def is_prey(g: Busters, slot: int, grade: int) -> bool:
    """GBT-CEN-20: a Ghost of a low Class; never a Mini-Boss or Boss."""
    kind = card(g, slot)
    return kind.sort != PLAZM and not kind.rank and kind.grade <= grade


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


def pedal_spaces(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-07: a Ghost of Class 1 within 2 spaces and in sight; from Level 3 on also of Class 2."""
    row = [s for s in slots(g) if is_prey(g, s, 2 if better else 1) and apart(g, role, s) <= 2 and sees(g, role, s)]
    return sorted([g.spot[slot] for slot in row])


def trap_there(g: Busters, role: int, better: bool, space: int) -> None:
    finish_by(g, entity_at(g, space), role)


def cartridge(g: Busters, role: int, better: bool) -> None:
    g.cartridge = g.round + 1  # GBT-CEQ-09


def seen_spaces(g: Busters, role: int, better: bool) -> list[int]:
    return sorted([g.spot[slot] for slot in slots(g) if sees(g, role, slot)])


def bait(g: Busters, role: int, better: bool, space: int) -> None:
    """GBT-CEQ-10: toward the bearer, but not into its space."""
    g.then(Chase(entity_at(g, space), 3 if better else 2, BEFORE + role))


def netted(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-11: a Ghost with at least one of one's Streams."""
    return sorted([g.spot[at] for at, streams, _ in g.held[role] if at >= 0 and streams])


def net(g: Busters, role: int, better: bool, space: int) -> None:
    slot = entity_at(g, space)
    g.net = (slot, 2 if better else 1)
    if is_met(g, slot) and is_finished_by_tokens(g, slot):
        finish_by(g, slot, role)


def cannot_dump(g: Busters, role: int, better: bool) -> bool:
    """GBT-CEQ-12: sight of the car, whatever the range; GBT-DEP-04: with nothing on it; GBT-LIB-22: on foot."""
    if not (g.trapped[role] or g.plazms[role]) or is_haunted(g) or g.at[role] == STATUE:
        return True
    look, between = lens(g, role), g.bodies | g.gates
    eyes = spaces_of(g, role)
    return not any([g.street.sees(eye, space, between, look) for eye in eyes for space in (g.front, g.back)])


def dump(g: Busters, role: int, better: bool) -> None:
    g.then(Depositing(role))


def grapple(g: Busters, role: int, better: bool) -> None:
    """GBT-CEQ-13: up to 3 spaces across Orange Lines, from Level 4 on across Red ones too."""
    g.then(MoveOn(role, 3, OVER_ALL if better else OVER_ORANGE))


def cannot_grapple(g: Busters, role: int, better: bool) -> bool:
    return not steps(g, role, 3, OVER_ALL if better else OVER_ORANGE)


def dirty(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-14: oneself or an adjacent Ghostbuster; GBT-ECT-13: nobody inside the car."""
    row = [other for other in ROLES if other == role or (is_beside(g, role, other) and sees_role(g, role, other))]
    return [other for other in row if g.at[other] != CAR and wipeable(g, other)]


def towel(g: Busters, role: int, better: bool, other: int) -> None:
    g.then(Cleaning(role, other, 2 if better else 1))


def cannot_couple(g: Busters, role: int, better: bool) -> bool:
    """GBT-ECT-14: nobody switches inside the car."""
    return g.at[role] == CAR


def coupler(g: Busters, role: int, better: bool) -> None:
    swap_pack(g, role)  # GBT-CEQ-16


def cells(g: Busters, role: int, better: bool) -> None:
    g.extra += 1  # GBT-CEQ-18, GBT-NOA-10
    g.aids |= aids.CELLS


def rite_spaces(g: Busters, role: int, better: bool) -> list[int]:
    """GBT-CEQ-20: an Open Gate in sight."""
    if bars_gate_pack(g.sheet, g.pack[role]):
        return []
    return [gate for gate in places(g.gates) if sees_gate(g, role, gate) and can_add(g, role, gate_target(g, gate))]


def can_add(g: Busters, role: int, target: int) -> bool:
    """One has a free token for it: those on other targets come off."""
    return tokens_of(g, role, target) < g.options.tokens


def rite(g: Busters, role: int, better: bool, space: int) -> None:
    target = gate_target(g, space)
    g.held[role] = tuple([row for row in g.held[role] if row[0] == target])
    n = min(2 if better else 1, free_tokens(g, role))
    add_tokens(g, role, target, *((0, n) if g.pack[role] == names.SLIME else (n, 0)))
    if sum(tokens_on(g, target)) >= g.sheet.gates.to_close:
        close_gate(g, target, role)


def mantra(g: Busters, role: int, better: bool) -> None:
    g.calm += 1  # GBT-CEQ-21


def mark(g: Busters, role: int, better: bool, space: int) -> None:
    """GBT-CEQ-22: every Combat roll against it is +1 until the end of the round."""
    slot = entity_at(g, space)
    add_base(g, slot, MARKED)
    g.indexed = (*g.indexed, slot)


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
class TurnOver(Choice):
    """GBT-CEQ-23: put them back in any order."""

    events: bool

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return (YES, NO)

    def bars(self, g: Busters, role: int, act: Action) -> str:
        return "" if isinstance(act, Yes | No) else act.when

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, Yes):
            if self.events:
                g.omens = (g.omens[1], g.omens[0], *g.omens[2:])
            else:
                g.goo = (g.goo[1], g.goo[0], *g.goo[2:])


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


def by_itself(g: Busters, role: int, better: bool) -> bool:
    """Asked for when it applies, never used of one's own accord."""
    return True


GEAR.update({
    names.NOZZLE: Gear("Focus Nozzle", "One Combat roll +1; Level 3: +2.", "GBT-CEQ-01",
                       aid(aids.NOZZLE, aids.NOZZLE_2), better=3),
    names.EMITTER: Gear("Split Emitter", "Your next hit places 1 more token.", "GBT-CEQ-02", aid(aids.EMITTER)),
    names.BARREL: Gear("Long Barrel", "Sight 2 longer for your next Combat Action.", "GBT-CEQ-03", aid(aids.BARREL)),
    names.BANK_SHOT: Gear("Bank-Shot Plate", "For one Combat Action Entities do not block your sight.", "GBT-CEQ-04",
                          aid(aids.BANK_SHOT)),
    names.MOOD_BOMB: Gear("Mood Bomb", "1 Mood Slime on each Plazm within 2 spaces; Level 4: 3.", "GBT-CEQ-05",
                          mood_bomb, cannot_bomb, better=4),
    names.BOSON: Gear("Boson Cell", "Re-roll a failed Combat Die (2 uses).", "GBT-CEQ-06", nothing, by_itself),
    names.PEDAL: Gear("Pedal Trap", "Trap a Class 1 Ghost within 2 spaces; Level 3: Class 2.", "GBT-CEQ-07", nothing,
                      better=3, spaces=pedal_spaces, hits=trap_there),
    names.DOORS: Gear("Wide Doors", "A Ghost you Trap takes a Class 1 Ghost beside it along; Level 4: Class 2.",
                      "GBT-CEQ-08", aid(aids.DOORS, aids.DOORS_2), better=4),
    names.CARTRIDGE: Gear("Holding Cartridge", "Until the end of the next round nobody loses Trapped Ghosts.",
                          "GBT-CEQ-09", cartridge),
    names.BAIT: Gear("Bait Canister", "Draw an Entity 2 spaces toward you; Level 3: 3.", "GBT-CEQ-10", nothing,
                     better=3, spaces=seen_spaces, hits=bait),
    names.NET: Gear("Muon Net", "A Ghost you hold needs 1 Stream less this turn; Level 4: 2.", "GBT-CEQ-11", nothing,
                    better=4, spaces=netted, hits=net),
    names.DUMP: Gear("Remote Dump", "Deposit with sight of the car at any distance.", "GBT-CEQ-12", dump, cannot_dump),
    names.GRAPPLE: Gear("Grapple Line", "Move 3 spaces across Orange Lines; Level 4: Red ones.", "GBT-CEQ-13", grapple,
                        cannot_grapple, better=4),
    names.TOWELS: Gear("Slime Towels", "Remove 1 Slime from you or a neighbour; Level 3: 2.", "GBT-CEQ-14", nothing,
                       better=3, people=dirty, helps=towel),
    names.SIREN: Gear("Siren Kit", "One Drive of the car covers 10 spaces.", "GBT-CEQ-15", aid(aids.SIREN)),
    names.COUPLER: Gear("Quick Coupler", "Switch your Pack and keep your Actions.", "GBT-CEQ-16", coupler,
                        cannot_couple),
    names.GOGGLES: Gear("Thermal Goggles", "This turn you see across Yellow Lines; Level 3: one shot across Red.",
                        "GBT-CEQ-17", aid(aids.GOGGLES, aids.GOGGLES | aids.RED_GOGGLES), better=3),
    names.CELLS: Gear("Spare Cells", "1 more Action (2 uses, one a turn).", "GBT-CEQ-18", cells,
                      lambda g, role, more: bool(g.aids & aids.CELLS)),
    names.ATLAS: Gear("Atlas of Drafts", "Choose a random direction.", "GBT-CEQ-19", nothing, by_itself),
    names.RITE: Gear("Rite of Closing", "1 token on an Open Gate in sight; Level 4: 2.", "GBT-CEQ-20", nothing,
                     better=4, spaces=rite_spaces, hits=rite),
    names.MANTRA: Gear("Calm Mantra", "The next Slime this round is not gained.", "GBT-CEQ-21", mantra),
    names.INDEX: Gear("Index of Names", "Combat rolls against an Entity in sight are +1 this round.", "GBT-CEQ-22",
                      nothing, spaces=seen_spaces, hits=mark),
    names.ALMANAC: Gear("Old Almanac", "Look at 2 Goo Pile Cards; Level 3: and 2 Events.", "GBT-CEQ-23", almanac,
                        lambda g, role, more: not g.goo, better=3),
    names.VERSE: Gear("Banishing Verse", "Move a Class 1 or 2 Ghost 3 spaces; Level 4: or into the Spirit World.",
                      "GBT-CEQ-24", nothing, better=4, spaces=verse_spaces, hits=verse),
})  # fmt: skip
