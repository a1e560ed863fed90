"""Getting slimed, and getting clean. SLM, parts of KEY and CCH"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hauntbox.games.ghostbusters2.actions import SLIME_OF, WIPE, No, Wipe
from hauntbox.games.ghostbusters2.cards import characters
from hauntbox.games.ghostbusters2.cards.kinds import CAUSTIC, CAUSTIC_BASE
from hauntbox.games.ghostbusters2.rules import aids, dice
from hauntbox.games.ghostbusters2.rules.asking import YesOrNo
from hauntbox.games.ghostbusters2.rules.entities.slime_counts import all_slimes, wipeable
from hauntbox.games.ghostbusters2.rules.figures import gain_xp
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside
from hauntbox.games.ghostbusters2.state import (
    NOBODY,
    Busters,
    body,
    card,
    has,
    has_base,
    role_of,
    spaces_of,
)  # fmt: skip
from hauntbox.kernel.agenda import Choice, Step
from hauntbox.kernel.wire import Action


def slime_of(g: Busters, slot: int) -> int:
    """GBT-ENT-12: the Entity's type; GBT-BAS-09: Caustic with that Base."""
    return CAUSTIC if has_base(g, slot, CAUSTIC_BASE) else card(g, slot).slime


@dataclass(frozen=True)
class Slimed(Step):
    """GBT-SLM-01: a Ghostbuster would gain a Slime Token."""

    role: int
    slime: int

    def run(self, g: Busters) -> None:
        if g.calm:
            g.calm -= 1  # GBT-CEQ-21
            g.tell("GBT-CEQ-21", "calm", self.role)
        elif not talks_out(g, self.role):
            hero = role_of(g, characters.FRONTMAN)
            if can_step_in(g, hero, self.role):
                g.then(StepIn(hero, self.role, self.slime))  # GBT-CCH-03
            else:
                gain(g, self.role, self.slime)


def talks_out(g: Busters, role: int) -> bool:
    """GBT-CCH-02: the Frontman's own miss, once in a turn."""
    if g.shooter != role or not has(g, role, characters.FRONTMAN, characters.START) or g.once & aids.SMOOTH_TALK:
        return False
    g.once |= aids.SMOOTH_TALK
    face = dice.combat_die(g, dice.ABILITY)
    g.tell("GBT-CCH-02", "smooth talk", role, face)
    return face >= characters.SMOOTH


def can_step_in(g: Busters, hero: int, role: int) -> bool:
    if hero in (NOBODY, role) or g.daily & aids.CENTRE_STAGE or g.level[hero] < characters.MIDDLE:
        return False
    return is_beside(g, hero, role)


@dataclass(frozen=True)
class StepIn(YesOrNo):
    """GBT-CCH-03: the Frontman may take the Slime of somebody beside him."""

    other: int
    slime: int

    def answer(self, g: Busters, act: Action) -> None:
        if isinstance(act, No):
            gain(g, self.other, self.slime)
            return
        g.daily |= aids.CENTRE_STAGE
        g.tell("GBT-CCH-03", "centre stage", self.role, self.other)
        gain_xp(g, self.role, characters.APPLAUSE)
        gain(g, self.role, self.slime)


def gain(g: Busters, role: int, slime: int) -> None:
    """GBT-SLM-12: a token; instead of a fourth, another turns Caustic. GBT-SLM-18: any mix of types."""
    if all_slimes(g, role) < g.options.slimes:
        g.slime[role] += 1 << 4 * slime
        g.tell("GBT-SLM-01", "slimed", role, slime)
        return
    types = wipeable(g, role)
    if len(types) > 1:
        g.then(TurnsCaustic(role))
    elif types:
        turn_caustic(g, role, types[0])


def turn_caustic(g: Busters, role: int, slime: int) -> None:
    g.slime[role] += (1 << 4 * CAUSTIC) - (1 << 4 * slime)
    g.tell("GBT-SLM-12", "caustic", role, slime)


@dataclass(frozen=True)
class TurnsCaustic(Choice):
    """GBT-SLM-12: which of its Slimes is exchanged for Caustic is its own choice."""

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [WIPE[slime] for slime in wipeable(g, role)]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Wipe):
            return act.when
        return "" if SLIME_OF[act.slime] in wipeable(g, role) else "GBT-SLM-12"

    def answer(self, g: Busters, act: Wipe) -> None:
        turn_caustic(g, self.role, SLIME_OF[act.slime])


def wipe(g: Busters, role: int, slime: int) -> None:
    g.slime[role] -= 1 << 4 * slime
    g.tell("GBT-RSL-01", "cleaned", role, slime)


@dataclass(frozen=True)
class Cleaning(Step):
    """Slimes come off, one after the other; somebody says which if there is a choice."""

    chooser: int
    other: int
    times: int

    def run(self, g: Busters) -> None:
        types = wipeable(g, self.other)
        if not types or not self.times:
            return
        g.then(Cleaning(self.chooser, self.other, self.times - 1))
        if len(types) == 1:
            wipe(g, self.other, types[0])
        else:
            g.then(WhichSlime(self.chooser, self.other))


@dataclass(frozen=True)
class WhichSlime(Choice):
    """GBT-RSL-01: any type but Caustic (GBT-RSL-02)."""

    other: int

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [WIPE[slime] for slime in wipeable(g, self.other)]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Wipe):
            return act.when
        if SLIME_OF[act.slime] == CAUSTIC:
            return "GBT-RSL-02"
        return "" if SLIME_OF[act.slime] in wipeable(g, self.other) else "GBT-RSL-01"

    def answer(self, g: Busters, act: Wipe) -> None:
        wipe(g, self.other, SLIME_OF[act.slime])


def splatter(g: Busters, spaces: tuple[int, ...], slime: int, strict: bool = False) -> None:
    """GBT-KEY-26: every Ghostbuster in the spaces around; GBT-KEY-27, GBT-ENT-16: whatever lines there are."""
    around = 0
    for space in spaces:
        around |= g.street.near[space] if strict else g.street.ring[space]  # GBT-KEY-28
    for space in spaces:
        around &= ~(1 << space)
    g.tell("GBT-KEY-26", "splatter", spaces[0])
    # GBT-ECT-11, GBT-LIB-29: who is inside a vehicle is Slimed once, whatever it touches
    hit = [role for role in g.order if any([around >> space & 1 for space in spaces_of(g, role)])]
    g.then(*[Slimed(role, slime) for role in hit])


@dataclass(frozen=True)
class Splatter(Step):
    """GBT-KEY-26: an Entity Splatters; GBT-SLM-02: without moving."""

    slot: int
    times: int = 1

    def run(self, g: Busters) -> None:
        if g.spot[self.slot] >= 0:
            for _ in range(self.times):
                splatter(g, body(g, self.slot), slime_of(g, self.slot))


@dataclass(frozen=True)
class SpaceSplatter(Step):
    """GBT-KEY-26: a Gate or a space Splatters."""

    space: int
    slime: int

    def run(self, g: Busters) -> None:
        splatter(g, (self.space,), self.slime, g.options.strict_splatter)
