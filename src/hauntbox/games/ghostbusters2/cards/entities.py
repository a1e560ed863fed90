"""The Entity cards: what each does when it is hit, when it is missed, and by itself. CEN, in printed order"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hauntbox.games.ghostbusters2.cards import kinds
from hauntbox.games.ghostbusters2.cards.kinds import AMPLIFY, GHOSTS, HYPER, SUPER
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.rules.emerge import SUPPLY, Chase, ChaseNearest, Scatter, Summon, emerge, scatter
from hauntbox.games.ghostbusters2.rules.figures import add_base, add_tokens, tokens_of
from hauntbox.games.ghostbusters2.rules.headings import ENTITY
from hauntbox.games.ghostbusters2.rules.reactions import CARDS, Card
from hauntbox.games.ghostbusters2.rules.sight import is_beside_entity, nearest_role, spies
from hauntbox.games.ghostbusters2.rules.slime import Slimed, Splatter, slime_of
from hauntbox.games.ghostbusters2.rules.targets import extract, is_met
from hauntbox.games.ghostbusters2.rules.travel import Travel, travel
from hauntbox.games.ghostbusters2.state import (
    Busters,
    is_inside,
    of_kind,
    slots,
    spaces_of,
)  # fmt: skip
from hauntbox.kernel.agenda import Step


def nothing(g: Busters, slot: int, role: int) -> None:
    """A card that says none."""


def random_1(g: Busters, slot: int, role: int) -> None:
    scatter(g, slot, 1, role)


def random_2(g: Busters, slot: int, role: int) -> None:
    scatter(g, slot, 2, role)


def random_3(g: Busters, slot: int, role: int) -> None:
    scatter(g, slot, 3, role)


def random_4(g: Busters, slot: int, role: int) -> None:
    scatter(g, slot, 4, role)


def stirs(g: Busters, slot: int, role: int) -> None:
    scatter(g, slot, 1)


def chase_1(g: Busters, slot: int, role: int) -> None:
    travel(g, slot, NOWHERE, 1, role)


def chase_2(g: Busters, slot: int, role: int) -> None:
    travel(g, slot, NOWHERE, 2, role)


def chase_3(g: Busters, slot: int, role: int) -> None:
    travel(g, slot, NOWHERE, 3, role)


def chase_twice(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-03: two segments; GBT-EMV-22: the first is finished before the second starts."""
    g.then(Chase(slot, 2, role), Chase(slot, 2, role))


def toward_nearest(g: Busters, slot: int, role: int) -> None:
    g.then(ChaseNearest(slot, 1))


def splatters(g: Busters, slot: int, role: int) -> None:
    g.then(Splatter(slot))


def splatters_and_moves(g: Busters, slot: int, role: int) -> None:
    g.then(Splatter(slot), Scatter(slot, 1, role))


def shrieks(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-04: who ends its turn beside a Shrieker loses a Maneuver of its next, once however many there are."""
    if is_beside_entity(g, role, slot):
        g.dulled[role] = 1
        g.tell("GBT-CEN-04", "shriek", role)


def greedy(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-07: toward who has the most Trapped Ghosts, ties the nearest."""
    most = max([len(g.trapped[other]) for other in g.order])
    rich = [other for other in g.order if len(g.trapped[other]) == most]
    g.then(Chase(slot, 2, nearest_role(g, slot, rich)))


def gavels(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-09: whoever holds it rolls, and loses a token on 1."""
    for other in g.order:
        if tokens_of(g, other, slot) and dice.combat_die(g, dice.ABILITY) == 1:
            moods = next(m for at, _, m in g.held[other] if at == slot)
            add_tokens(g, other, slot, *((0, -1) if moods else (-1, 0)))
            g.held[other] = tuple([row for row in g.held[other] if row[1] + row[2]])
            g.tell("GBT-CEN-09", "shaken off", other)


def summons_1(g: Busters, slot: int, role: int) -> None:
    g.then(Summon(g.spot[slot], (1,)))


def summons_2(g: Busters, slot: int, role: int) -> None:
    g.then(Summon(g.spot[slot], (1, 2)))


def slimes_shooter(g: Busters, slot: int, role: int) -> None:
    g.then(Slimed(role, slime_of(g, slot)))


def frames(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-10: the nearest other Entity within 3 spaces that has no Amplify Base gets one, no Boss."""
    row = [other for other in slots(g) if other != slot and not g.bases[other] >> 4 * AMPLIFY & 15]
    row = [other for other in row if kinds.KINDS[g.kind[other]].rank != kinds.BOSS]
    here, far = g.spot[slot], g.street.apart
    away = [(far(here, g.spot[other]), g.spot[other], other) for other in row]
    if away and min(away)[0] <= 3:  # GBT-CEN-23: of equals the first in map order
        add_base(g, min(away)[2], AMPLIFY)


@dataclass(frozen=True)
class Split(Step):
    """GBT-KEY-30: a larger Plazm loses a Super-Plazm, which emerges; GBT-KEY-31: if there is a figure for it."""

    slot: int
    role: int

    def run(self, g: Busters) -> None:
        slot = self.slot
        smaller = HYPER if g.kind[slot] == kinds.GRAND else SUPER
        if not g.supply[SUPER] or not g.supply[smaller] or (smaller == SUPER and g.supply[SUPER] < 2):
            return
        g.supply[g.kind[slot]] += 1
        g.supply[smaller] -= 1
        g.supply[SUPER] -= 1
        g.kind[slot] = smaller  # GBT-CMB-17: its tokens stay on it
        g.tell("GBT-KEY-30", "split", smaller, g.spot[slot], slot)
        space = g.spot[slot]
        if is_met(g, slot):
            extract(g, slot, self.role)  # GBT-CMB-18
        emerge(g, SUPER, space, SUPPLY)


def splits(g: Busters, slot: int, role: int) -> None:
    g.then(Split(slot, role))


def splits_or_splatters(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-12: 1-5 Split, 6-8 Splatter."""
    g.then(Split(slot, role) if dice.movement_die(g, dice.CARD) < 5 else Splatter(slot))


def splatters_twice(g: Busters, slot: int, role: int) -> None:
    g.then(Splatter(slot, 2))


def runs_its_line(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-14: six spaces along its row, away from the nearer end."""
    way = 4 if 2 * g.street.column[g.spot[slot]] < g.street.columns else 3
    g.then(Travel(slot, way, 6))


def calls_crew(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-15: every Drowned Steward moves toward the nearest."""
    g.then(*[ChaseNearest(other, 1) for other in of_kind(g, kinds.STEWARD)])


@dataclass(frozen=True)
class Lightning(Step):
    """GBT-CEN-16: every Ghostbuster in its row or column within its sight is Slimed."""

    slot: int

    def run(self, g: Busters) -> None:
        street, here = g.street, g.spot[self.slot]
        if here >= 0:
            line = [role for role in g.order if any([street.is_straight(here, space) for space in spaces_of(g, role)])]
            g.then(*[Slimed(role, slime_of(g, self.slot)) for role in line if spies(g, self.slot, role)])


def lunges(g: Busters, slot: int, role: int) -> None:
    g.then(Chase(slot, 2, role), Lightning(slot))


def to_his_brother(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-17: toward the other Brother, else the nearest."""
    other = of_kind(g, kinds.TALL)
    g.then(Chase(slot, 2, ENTITY + other[0]) if other else ChaseNearest(slot, 2))


def stomps(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-18: Splatter around its 12 neighbouring spaces, then a step."""
    g.then(Splatter(slot), ChaseNearest(slot, 1))


def is_last_round(g: Busters) -> bool:
    return g.timer == 1


def vigo_splatters(g: Busters, slot: int, role: int) -> None:
    """GBT-CSC-33: twice in the final round."""
    g.then(Splatter(slot, 2 if is_last_round(g) else 1))


def changes_places(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-19: with a random other Ghost, which is no movement; if there is none, he moves.

    GBT-LIB-32: no Boss comes to stand inside Lady Liberty.
    """
    others = [other for other in slots(g) if other != slot and g.kind[other] in GHOSTS and not is_inside(g, other)]
    others = sorted([other for other in others if not kinds.BIG[g.kind[other]]], key=lambda other: g.spot[other])
    if not others:
        g.then(Scatter(slot, 2, role))
        return
    other = others[g.roll(len(others), dice.PLACES) - 1]
    g.spot[slot], g.spot[other] = g.spot[other], g.spot[slot]
    g.tell("GBT-CEN-19", "places", g.kind[other], g.spot[slot], slot, other)


def stares(g: Busters, slot: int, role: int) -> None:
    """GBT-CEN-19: the nearest in his sight is Slimed, unless a Mood Slime is on him."""
    calmed = any([at == slot and moods for held in g.held for at, _, moods in held])
    seen = [other for other in g.order if not calmed and spies(g, slot, other)]
    if seen:
        victim = nearest_role(g, slot, seen)
        g.then(*[Slimed(victim, slime_of(g, slot)) for _ in range(2 if is_last_round(g) else 1)])  # GBT-CSC-33


CARDS.update({
    kinds.WISP: Card("GBT-CEN-01", nothing, random_2),
    kinds.MOANER: Card("GBT-CEN-02", nothing, chase_1, end_of_round=stirs),
    kinds.GHOUL: Card("GBT-CEN-03", random_2, chase_twice),
    kinds.SHRIEKER: Card("GBT-CEN-04", splatters, random_2, end_of_turn=shrieks),
    kinds.CONDUCTOR: Card("GBT-CEN-05", random_3, chase_2, end_of_round=toward_nearest),
    kinds.STEWARD: Card("GBT-CEN-06", chase_1, splatters_and_moves),
    kinds.HORROR: Card("GBT-CEN-07", splatters, chase_3, end_of_round=greedy),
    kinds.PEDESTRIAN: Card("GBT-CEN-08", random_1, chase_1),
    kinds.JUDGE: Card("GBT-CEN-09", gavels, summons_1),
    kinds.CURATOR: Card("GBT-CEN-10", random_2, slimes_shooter, end_of_round=frames),
    kinds.SUPER: Card("GBT-CEN-11", random_1, splatters),
    kinds.HYPER: Card("GBT-CEN-12", splits_or_splatters, splatters_and_moves),
    kinds.GRAND: Card("GBT-CEN-13", splits, splatters_twice, end_of_round=splatters),
    kinds.TRAIN: Card("GBT-CEN-14", random_2, random_4, end_of_round=runs_its_line),
    kinds.CAPTAIN: Card("GBT-CEN-15", chase_1, summons_2, end_of_round=calls_crew),
    kinds.TALL: Card("GBT-CEN-16", random_2, lunges),
    kinds.WIDE: Card("GBT-CEN-17", chase_1, chase_3, end_of_round=to_his_brother),
    kinds.GIANT: Card("GBT-CEN-18", chase_1, chase_2, end_of_round=stomps),
    kinds.VIGO: Card("GBT-CEN-19", vigo_splatters, changes_places, end_of_round=stares),
})  # fmt: skip
RESTLESS: Final = frozenset([kind for kind, card in CARDS.items() if card.end_of_round is not None])
