"""Firing at Entities and Gates, Resist and Wrangle. CMB, AGT, parts of STR, KEY, TRP and CCH"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.actions import Aim, Yes
from hauntbox.games.ghostbusters2.cards import characters, names
from hauntbox.games.ghostbusters2.cards.decks import CARD_WITH, EVENT_WITH
from hauntbox.games.ghostbusters2.cards.kinds import GIANT, GRADES, HIT, HUMAN, PLAZM
from hauntbox.games.ghostbusters2.rules import aids, dice
from hauntbox.games.ghostbusters2.rules.asking import YesOrNo
from hauntbox.games.ghostbusters2.rules.combat.reactions import REACT, STEADY, others_in_hive, react_all
from hauntbox.games.ghostbusters2.rules.combat.targets import (
    close_gate,
    fill_gate,
    finish,
    gate_space,
    has_resist,
    is_met,
    missing,
    resist,
    to_hit,
    trap,
)  # fmt: skip
from hauntbox.games.ghostbusters2.rules.entities.emerge import Chase
from hauntbox.games.ghostbusters2.rules.entities.headings import SPACE
from hauntbox.games.ghostbusters2.rules.entities.slime_counts import slimes
from hauntbox.games.ghostbusters2.rules.equip import turn_down
from hauntbox.games.ghostbusters2.rules.figures import add_tokens, free_tokens, is_plazm, tokens_on
from hauntbox.games.ghostbusters2.rules.scenario.scenarios import EFFECTS
from hauntbox.games.ghostbusters2.state import NOBODY, Busters, card, has, slots
from hauntbox.kernel.agenda import Choice, Step, kept
from hauntbox.kernel.wire import Action

FIRE: Final = 0
ATTEMPT: Final = 1
WRANGLE: Final = 2
TOLD: Final = (("misses", "hits"), ("resists", "overcomes"), ("misses", "hits"))  # by mode
LOGO: Final = 6
NO_DIE: Final = 0  # against a roll


def declare(g: Busters, role: int, target: int, mode: int) -> None:
    """GBT-STR-08, GBT-STR-02: tokens on other targets come off before the roll; GBT-AGT-06: from a Gate too."""
    if any([at != target for at, _, _ in g.held[role]]):
        g.held[role] = tuple([row for row in g.held[role] if row[0] == target])
    g.fired += 1  # GBT-CCH-07
    if g.aids & aids.FOR_ONE_AIM:
        if g.aids & aids.BARREL:
            g.aids |= aids.BARREL_KEPT  # GBT-CEQ-03
        g.aids &= ~aids.FOR_ONE_AIM
    g.then(SHOT(role, target, mode), OVER)  # GBT-CEQ-01


@dataclass(frozen=True)
class Shot(Step):
    """GBT-CMB-01: the Combat Die is rolled; GBT-CCS-01: two with a Twin-Head Thrower."""

    role: int
    target: int
    mode: int

    def run(self, g: Busters) -> None:
        die = dice.combat_die(g)
        if g.aids & aids.TWIN:
            die = max(die, dice.combat_die(g))
        against = dice.combat_die(g, dice.RESIST) if self.mode == ATTEMPT else NO_DIE  # GBT-KEY-22
        judge(g, ROLL(self.role, self.target, self.mode, die, against))


@dataclass(frozen=True)
class Roll(Step):
    """A roll that may still be made again."""

    role: int
    target: int
    mode: int
    die: int
    against: int = NO_DIE
    declined: int = 0

    def run(self, g: Busters) -> None:
        judge(g, self)


def bonus(g: Busters, role: int, target: int) -> int:
    """GBT-CMB-03: bonuses, less one for each such Slime (GBT-SLM-06, GBT-SLM-17)."""
    steady = has(g, role, characters.GEARHEAD, characters.MIDDLE) and g.fired == 1  # GBT-CCH-07
    more = g.boosts[characters.GEARHEAD] - (0 if steady else slimes(g, role, HIT))  # GBT-CCH-09
    if g.aids & (aids.NOZZLE | aids.NOZZLE_2):
        more += aids.NOZZLE_2_ADDS if g.aids & aids.NOZZLE_2 else aids.NOZZLE_ADDS  # GBT-CEQ-01
    more -= aids.SAG_TAKES * sum([trouble[0] == EVENT_WITH[aids.SAG] for trouble in g.troubles])  # GBT-CEVT-03
    if target >= 0:
        more += aids.INDEX_ADDS * (target in g.indexed)  # GBT-CEQ-22
        if CARD_WITH[aids.STERN] in g.cards[role] and card(g, target).sort == HUMAN:
            more += aids.STERN_ADDS  # GBT-CSC-06
    return more


def is_hit(g: Busters, roll: Roll) -> bool:
    """GBT-CMB-05: at least To Hit; GBT-KEY-39: in an attempt To Hit does not count."""
    total = roll.die + bonus(g, roll.role, roll.target)
    if roll.mode == ATTEMPT:
        return total + sum(tokens_on(g, roll.target)) >= roll.against + resist(g, roll.target)  # GBT-CEN-21
    return total >= to_hit(g, roll.target)


def aimed_at(g: Busters, target: int) -> int:
    """For the log: a kind, or a Gate as -1 - its space."""
    return g.kind[target] if target >= 0 else -1 - gate_space(g, target)


def judge(g: Busters, roll: Roll) -> None:
    """GBT-CCH-08, GBT-CEQ-06: roll again? Then the result counts."""
    role = roll.role
    if has(g, role, characters.GEARHEAD, characters.TOP) and not g.once & aids.OVERCHARGE and not roll.declined & 1:
        g.then(RollAgain(role, roll.target, roll.mode, roll.die, roll.against, roll.declined, 1))
        return
    hit = is_hit(g, roll)
    boson = CARD_WITH[aids.ROLL_AGAIN]
    if not hit and boson in g.cards[role] and g.uses[boson] and not roll.declined & 2:
        g.then(RollAgain(role, roll.target, roll.mode, roll.die, roll.against, roll.declined, 2))
        return
    g.tell("GBT-CMB-02", TOLD[roll.mode][hit], role, aimed_at(g, roll.target), roll.die, roll.against, roll.target)
    OUTCOMES[roll.mode](g, roll, hit)


@dataclass(frozen=True)
class RollAgain(YesOrNo):
    """GBT-DEC-19: the Gearhead's Overcharge (1) or a Boson Cell (2): use it on this die or not."""

    target: int
    mode: int
    die: int
    against: int
    declined: int
    tool: int

    def answer(self, g: Busters, act: Action) -> None:
        die, declined = self.die, self.declined | self.tool
        if isinstance(act, Yes):
            if self.tool == 1:
                g.once |= aids.OVERCHARGE
            else:
                turn_down(g, self.role, CARD_WITH[aids.ROLL_AGAIN])
            die, declined = dice.combat_die(g), self.declined
        judge(g, Roll(self.role, self.target, self.mode, die, self.against, declined))


# What follows --------------------------------------------------------------------------------------------------------


def fire(g: Busters, roll: Roll, hit: bool) -> None:
    if roll.target < 0:
        (hit_gate if hit else miss_gate)(g, roll)
    elif hit:
        hit_entity(g, roll)
    else:
        g.shooter = roll.role
        react_all(g, roll.target, False, roll.role)  # GBT-CMB-04; GBT-STR-10: no token is lost


def hit_gate(g: Busters, roll: Roll) -> None:
    """GBT-AGT-03: a token, then the scenario's effect; GBT-AGT-09: not if it closes.

    GBT-AGT-04: any number of one's tokens, GBT-AGT-05: of both kinds together; GBT-GTE-02: symbols do nothing here.
    """
    role, target = roll.role, roll.target
    tokens_left = g.sheet.gates.to_close - sum(tokens_on(g, target))
    place_tokens(g, role, target, how_many(g, roll, tokens_left))
    if not fill_gate(g, target, role):  # GBT-KEY-24
        EFFECTS[g.sheet.gates.hit](g, gate_space(g, target), role)


def miss_gate(g: Busters, roll: Roll) -> None:
    """GBT-AGT-02: what the scenario says of missed Gates."""
    g.shooter = roll.role
    EFFECTS[g.sheet.gates.missed](g, gate_space(g, roll.target), roll.role)


def how_many(g: Busters, roll: Roll, wanted: int) -> int:
    """GBT-CCH-06: two with the Gearhead's logo, GBT-CEQ-02: one more by a Split Emitter, as far as they are needed."""
    more = characters.TUNED if roll.die == LOGO and has(g, roll.role, characters.GEARHEAD, 1) else 0
    if g.aids & aids.EMITTER:
        g.aids &= ~aids.EMITTER
        more += aids.EMITTER_ADDS
    return max(1, min(1 + more, wanted, free_tokens(g, roll.role)))


def place_tokens(g: Busters, role: int, target: int, n: int) -> None:
    """GBT-CMB-01: Streams by the Proton Pack, Mood Slimes by the Slime Blower; GBT-STR-03: a Boss holds them too."""
    n = min(n, free_tokens(g, role))
    if n > 0:
        moods = n if g.pack[role] == names.SLIME else 0
        add_tokens(g, role, target, n - moods, moods)


def hit_entity(g: Busters, roll: Roll) -> None:
    """GBT-CMB-05: a token, then When Hit; GBT-CMB-06: not if that finishes it."""
    role, slot = roll.role, roll.target
    if g.kind[slot] == GIANT and g.pack[role] == names.SLIME:
        g.soothed += 1  # GBT-CSC-21
        react_all(g, slot, True, role)
        return
    place_tokens(g, role, slot, how_many(g, roll, missing(g, slot, g.pack[role])))
    if is_met(g, slot) and is_finished_by_tokens(g, slot):
        hive = others_in_hive(g, slot, True, role)  # GBT-BAS-16
        g.then(*hive)
        finish_by(g, slot, role)
    else:
        react_all(g, slot, True, role)  # GBT-KEY-24


def is_finished_by_tokens(g: Busters, slot: int) -> bool:
    """GBT-KEY-20: not with Resist; GBT-TRP-01: no Ghost in that variant."""
    # GBT-KEY-25, GBT-TRP-17: then tokens may still be added; GBT-TRP-14: humans are like Ghosts
    return is_plazm(g, slot) or not (has_resist(g, slot) or g.options.ghost_traps)


def finish_by(g: Busters, slot: int, role: int) -> None:
    """GBT-CEQ-08: while Wide Doors are open, each takes another along."""
    space, ghost = g.spot[slot], not is_plazm(g, slot)
    finish(g, slot, role)
    if ghost and g.aids & (aids.DOORS | aids.DOORS_2):
        g.then(WideDoors(role, space, aids.DOORS_2_CLASS if g.aids & aids.DOORS_2 else aids.DOORS_CLASS))


def attempt(g: Busters, roll: Roll, success: bool) -> None:
    """GBT-KEY-21: Trapped; GBT-KEY-23: else it reacts as missed, and no token is lost."""
    if roll.target < 0:
        (attempt_gate if success else miss_gate)(g, roll)
    elif not success:
        g.shooter = roll.role
        g.then(REACT(roll.target, False, roll.role), *others_in_hive(g, roll.target, False, roll.role))
    elif g.options.ghost_traps:
        g.subdued |= 1 << roll.target  # GBT-TRP-12
    else:
        finish_by(g, roll.target, roll.role)  # GBT-KEY-38


def attempt_gate(g: Busters, roll: Roll) -> None:
    close_gate(g, roll.target, roll.role)  # GBT-KEY-21


def wrangle(g: Busters, roll: Roll, hit: bool) -> None:
    """GBT-TRP-10: toward a Trap of one's choice; GBT-TRP-11: without When Hit."""
    if not hit:
        g.shooter = roll.role
        react_all(g, roll.target, False, roll.role)
        return
    spaces = sorted({space for space in g.traps if space >= 0})
    if len(spaces) > 1:
        g.then(WhichTrap(roll.role, roll.target))
    elif spaces:
        g.then(Chase(roll.target, 1, SPACE + spaces[0]))


OUTCOMES: Final = (fire, attempt, wrangle)


@dataclass(frozen=True)
class WhichTrap(Choice):
    """GBT-DEC-25, GBT-TRP-10: toward which Trap."""

    slot: int

    def candidates(self, g: Busters, role: int) -> Sequence[Action]:
        return [g.moves.aim[space] for space in sorted({space for space in g.traps if space >= 0})]

    def bars(self, g: Busters, role: int, act: Action) -> str:
        if not isinstance(act, Aim):
            return act.when
        return "" if g.street.place[act.at] in g.traps else "GBT-TRP-10"

    def answer(self, g: Busters, act: Aim) -> None:
        g.then(Chase(self.slot, 1, SPACE + g.street.place[act.at]))


@dataclass(frozen=True)
class WideDoors(Step):
    """GBT-CEQ-08: one Ghost of a low Class beside the space is Trapped too, and takes nobody along itself."""

    role: int
    space: int
    grade: int

    def run(self, g: Busters) -> None:
        row = [slot for slot in slots(g) if card(g, slot).sort != PLAZM and GRADES[g.kind[slot]] <= self.grade]
        row = [slot for slot in row if g.street.near[self.space] >> g.spot[slot] & 1]
        if row:
            trap(g, min(row, key=lambda slot: (-GRADES[g.kind[slot]], g.spot[slot])), self.role)


@dataclass(frozen=True)
class Over(Step):
    """The Combat Action is over: what counted for one shot is gone."""

    def run(self, g: Busters) -> None:
        g.shooter = NOBODY
        g.aids &= ~aids.FOR_ONE_ROLL
        g.then(STEADY)


OVER: Final = Over()
SHOT: Final = kept(Shot)
ROLL: Final = kept(Roll)
