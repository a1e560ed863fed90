"""The habits of Entities: what the words of their cards do, and how a player reads them. CEN; the cards: kinds.py"""

from __future__ import annotations

from dataclasses import dataclass

from hauntbox.games.ghostbusters2.cards import kinds
from hauntbox.games.ghostbusters2.cards.kinds import AMPLIFY, GHOSTS, HYPER, SUPER
from hauntbox.games.ghostbusters2.content.street import NOWHERE
from hauntbox.games.ghostbusters2.rules import dice
from hauntbox.games.ghostbusters2.rules.combat.reactions import HABITS, Deed
from hauntbox.games.ghostbusters2.rules.combat.targets import extract, is_met
from hauntbox.games.ghostbusters2.rules.entities.emerge import (
    SUPPLY,
    Chase,
    ChaseNearest,
    Scatter,
    Summon,
    emerge,
    scatter,
)
from hauntbox.games.ghostbusters2.rules.entities.headings import ENTITY
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed, Splatter, slime_of
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel, travel
from hauntbox.games.ghostbusters2.rules.figures import add_base, add_tokens, tokens_of
from hauntbox.games.ghostbusters2.rules.street.sight import is_beside_entity, nearest_role, spies
from hauntbox.games.ghostbusters2.state import (
    Busters,
    is_inside,
    of_kind,
    slots,
    spaces_of,
)  # fmt: skip
from hauntbox.kernel.agenda import Step


def strays(g: Busters, slot: int, role: int, n: int) -> None:
    scatter(g, slot, n, role)


def stirs(g: Busters, slot: int, role: int, n: int) -> None:
    scatter(g, slot, n)


def nears(g: Busters, slot: int, role: int, n: int) -> None:
    travel(g, slot, NOWHERE, n, role)


def nears_twice(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-03: two segments; GBT-EMV-22: the first is finished before the second starts."""
    g.then(Chase(slot, n, role), Chase(slot, n, role))


def hunts(g: Busters, slot: int, role: int, n: int) -> None:
    g.then(ChaseNearest(slot, n))


def splatters(g: Busters, slot: int, role: int, n: int) -> None:
    g.then(Splatter(slot, n))


def splatters_and_strays(g: Busters, slot: int, role: int, n: int) -> None:
    g.then(Splatter(slot), Scatter(slot, n, role))


def shrieks(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-04: who ends its turn beside a Shrieker loses a Maneuver of its next, once however many there are."""
    if is_beside_entity(g, role, slot):
        g.dulled[role] = n
        g.tell("GBT-CEN-04", "shriek", role)


def covets(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-07: toward who has the most Trapped Ghosts, ties the nearest."""
    most = max([len(g.trapped[other]) for other in g.order])
    rich = [other for other in g.order if len(g.trapped[other]) == most]
    g.then(Chase(slot, n, nearest_role(g, slot, rich)))


def gavels(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-09: whoever holds it rolls, and loses a token on a low die."""
    for other in g.order:
        if tokens_of(g, other, slot) and dice.combat_die(g, dice.ABILITY) <= n:
            moods = next(m for at, _, m in g.held[other] if at == slot)
            add_tokens(g, other, slot, *((0, -1) if moods else (-1, 0)))
            g.held[other] = tuple([row for row in g.held[other] if row[1] + row[2]])
            g.tell("GBT-CEN-09", "shaken off", other)


def summons(g: Busters, slot: int, role: int, n: int) -> None:
    g.then(Summon(g.spot[slot], tuple(range(1, n + 1))))


def slimes(g: Busters, slot: int, role: int, n: int) -> None:
    g.then(Slimed(role, slime_of(g, slot)))


def frames(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-10: the nearest other Entity so near that has no Amplify Base gets one, no Boss."""
    row = [other for other in slots(g) if other != slot and not g.bases[other] >> 4 * AMPLIFY & 15]
    row = [other for other in row if kinds.KINDS[g.kind[other]].rank != kinds.BOSS]
    here, far = g.spot[slot], g.street.apart
    away = [(far(here, g.spot[other]), g.spot[other], other) for other in row]
    if away and min(away)[0] <= n:  # GBT-CEN-23: of equals the first in map order
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


def splits(g: Busters, slot: int, role: int, n: int) -> None:
    g.then(Split(slot, role))


def splits_or_splatters(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-12: the lower faces Split, the others Splatter."""
    g.then(Split(slot, role) if dice.movement_die(g, dice.CARD) < n else Splatter(slot))


def runs(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-14: along its row, away from the nearer end."""
    way = 4 if 2 * g.street.column[g.spot[slot]] < g.street.columns else 3
    g.then(Travel(slot, way, n))


def calls_crew(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-15: every Drowned Steward moves toward the nearest."""
    g.then(*[ChaseNearest(other, n) for other in of_kind(g, kinds.STEWARD)])


@dataclass(frozen=True)
class Lightning(Step):
    """GBT-CEN-16: every Ghostbuster in its row or column within its sight is Slimed."""

    slot: int

    def run(self, g: Busters) -> None:
        street, here = g.street, g.spot[self.slot]
        if here >= 0:
            line = [role for role in g.order if any([street.is_straight(here, space) for space in spaces_of(g, role)])]
            g.then(*[Slimed(role, slime_of(g, self.slot)) for role in line if spies(g, self.slot, role)])


def lunges(g: Busters, slot: int, role: int, n: int) -> None:
    g.then(Chase(slot, n, role), Lightning(slot))


def joins_brother(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-17: toward the other Brother, else the nearest."""
    other = of_kind(g, kinds.TALL)
    g.then(Chase(slot, n, ENTITY + other[0]) if other else ChaseNearest(slot, n))


def stomps(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-18: Splatter around its 12 neighbouring spaces, then a step."""
    g.then(Splatter(slot), ChaseNearest(slot, n))


def is_last_round(g: Busters) -> bool:
    return g.timer == 1


def rages(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CSC-33: twice in the final round."""
    g.then(Splatter(slot, n + is_last_round(g)))


def changes_places(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-19: with a random other Ghost, which is no movement; if there is none, he moves.

    GBT-LIB-32: no Boss comes to stand inside Lady Liberty.
    """
    others = [other for other in slots(g) if other != slot and g.kind[other] in GHOSTS and not is_inside(g, other)]
    others = sorted([other for other in others if not kinds.BIG[g.kind[other]]], key=lambda other: g.spot[other])
    if not others:
        g.then(Scatter(slot, n, role))
        return
    other = others[g.roll(len(others), dice.PLACES) - 1]
    g.spot[slot], g.spot[other] = g.spot[other], g.spot[slot]
    g.tell("GBT-CEN-19", "places", g.kind[other], g.spot[slot], slot, other)


def stares(g: Busters, slot: int, role: int, n: int) -> None:
    """GBT-CEN-19: the nearest in his sight is Slimed, unless a Mood Slime is on him."""
    calmed = any([at == slot and moods for held in g.held for at, _, moods in held])
    seen = [other for other in g.order if not calmed and spies(g, slot, other)]
    if seen:
        victim = nearest_role(g, slot, seen)
        g.then(*[Slimed(victim, slime_of(g, slot)) for _ in range(n + is_last_round(g))])  # GBT-CSC-33


HABITS.update({
    "strays": Deed("moves {spaces} in a random direction", strays),
    "stirs": Deed("moves {spaces} in a random direction", stirs),
    "nears": Deed("moves {spaces} toward the shooter", nears),
    "nears twice": Deed("moves {spaces} toward the shooter, twice", nears_twice),
    "hunts": Deed("moves {spaces} toward the nearest Ghostbuster", hunts),
    "splatters": Deed("Splatters", splatters),
    "splatters twice": Deed("Splatters twice", splatters),
    "splatters and strays": Deed("Splatters, then moves {spaces} in a random direction", splatters_and_strays),
    "shrieks": Deed("a Ghostbuster who ends a turn beside it has {n} Maneuver fewer next turn", shrieks),
    "covets": Deed("moves {spaces} toward the Ghostbuster with the most Trapped Ghosts", covets),
    "gavels": Deed("everybody who holds it rolls; on {n} a token is lost", gavels),
    "summons": Deed("a Ghost of {classes} emerges from its space", summons),
    "slimes": Deed("the shooter is Slimed", slimes),
    "frames": Deed("the nearest other Entity within {spaces} is Amplified", frames),
    "splits": Deed("Splits", splits),
    "splits or splatters": Deed("rolls: up to {n} it Splits, else it Splatters", splits_or_splatters),
    "runs": Deed("runs {spaces} along its row, away from the nearer end", runs),
    "calls the crew": Deed("all Drowned Stewards move {spaces} toward the nearest Ghostbuster", calls_crew),
    "lunges": Deed("moves {spaces} toward the shooter, then Slimes everybody it sees in its row or column", lunges),
    "joins his Brother": Deed("moves {spaces} toward his Brother, or toward the nearest Ghostbuster", joins_brother),
    "stomps": Deed("Splatters, then moves {spaces} toward the nearest Ghostbuster", stomps),
    "rages": Deed("Splatters", rages),
    "changes places": Deed("changes places with a random other Ghost", changes_places),
    "stares": Deed("Slimes the nearest Ghostbuster he sees, unless a Mood Slime is on him", stares),
})  # fmt: skip
