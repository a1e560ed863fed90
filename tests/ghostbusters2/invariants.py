"""What holds in every position in which somebody is at turn: one figure to a space, tokens in sight, nothing lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from hauntbox.games.ghostbusters2 import components
from hauntbox.games.ghostbusters2.cards.kinds import BIG
from hauntbox.games.ghostbusters2.flow import lay_out
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.combat.targets import gate_space
from hauntbox.games.ghostbusters2.rules.entities.travel import ROOM, figures_inside
from hauntbox.games.ghostbusters2.rules.figures import free_tokens
from hauntbox.games.ghostbusters2.rules.street.sight import sees, sees_gate
from hauntbox.games.ghostbusters2.rules.turn.turn import Turn
from hauntbox.games.ghostbusters2.state import (
    NOBODY,
    ROLES,
    Busters,
    body,
    car_spaces,
    count_bodies,
    is_inside,
    slots,
    statue_spaces,
)  # fmt: skip
from hauntbox.kernel.geometry import mask_of
from hauntbox.kernel.wire import Action


def faults(g: Busters) -> Iterator[str]:
    """What is wrong with a position, in words."""
    yield from crowded(g)
    yield from vehicles(g)
    yield from tokens(g)
    yield from loose_ends(g)


def crowded(g: Busters) -> Iterator[str]:
    """GBT-FIG-01: two figures in one space, GBT-FIG-02: those in vehicles excepted; and who stands where none may."""
    held: dict[int, str] = {}
    people = [(f"role {role}", (g.at[role],)) for role in ROLES if g.at[role] >= 0]
    outside = [slot for slot in slots(g) if not is_inside(g, slot)]
    for name, spaces in [*people, *[(f"slot {slot}", body(g, slot)) for slot in outside]]:
        for space in spaces:
            if space in held:
                yield f"{name} and {held[space]} on {g.street.names[space]}"
            if g.gates >> space & 1:
                yield f"{name} on the Open Gate {g.street.names[space]}"
            held[space] = name
    for slot in outside:
        if g.street.pillars & mask_of(body(g, slot)) and not BIG[g.kind[slot]]:
            yield f"slot {slot} in a pillar"


def vehicles(g: Busters) -> Iterator[str]:
    on_foot = mask_of([at for at in g.at if at >= 0])
    if on_foot & (car_spaces(g) | statue_spaces(g) | g.piles | g.street.pillars):
        yield "somebody on foot under a vehicle, on an Open Goo Pile or in a pillar"
    if car_spaces(g) & (statue_spaces(g) | g.gates | g.piles):
        yield "the car on the statue, an Open Gate or a Goo Pile"
    if g.statue >= 0 and figures_inside(g) > ROOM:
        yield "more than four inside Lady Liberty"
    bodies = g.bodies
    count_bodies(g)
    if bodies != g.bodies:
        yield "the mask of bodies is stale"


def tokens(g: Busters) -> Iterator[str]:
    """GBT-STR-06: who holds something sees it; GBT-STR-01: with five tokens."""
    for role in ROLES:
        if free_tokens(g, role) < 0:
            yield f"role {role} has too many tokens out"
        kept = role == g.active and g.aids & aids.BARREL_KEPT  # GBT-CEQ-03
        for target, streams, moods in g.held[role]:
            if streams < 0 or moods < 0 or streams + moods < 1:
                yield f"role {role} holds nothing of {target}"
            if target >= 0 and g.spot[target] < 0:
                yield f"role {role} holds who is gone"
            elif target < 0 and not g.gates >> gate_space(g, target) & 1:
                yield f"role {role} holds a Closed Gate"
            elif not kept and not (sees(g, role, target) if target >= 0 else sees_gate(g, role, gate_space(g, target))):
                yield f"role {role} does not see {target}"


def loose_ends(g: Busters) -> Iterator[str]:
    """What is kept by slot is about somebody on the map."""
    for name, slot in [("net", g.net[0]), ("codex", g.codex), *[("index", slot) for slot in g.indexed]]:
        if slot != NOBODY and g.spot[slot] < 0:
            yield f"the {name} is about who is gone"
    if min((*g.supply, *g.spirit, *g.lost, g.tank, *g.plazms, *g.uses)) < 0:
        yield "less than nothing of something"


def play(scenario: str, seed: str, most: int = 4000, **options: Any) -> list[str]:
    """Play a game by chance and say what is wrong with the first position that is not sound."""
    rng, g = Random(seed), lay_out(Options(**options), scenario, seed)
    g.settle()
    start: Counter[str] | None = None
    for n in range(most):
        if g.outcome is not None:
            return []
        role = g.waiting()[0]
        if isinstance(g.asking(), Turn):
            start = start or components(g)
            wrong = [*faults(g), *(["components differ"] if components(g) != start else [])]
            if wrong:
                return [f"{scenario}, seed {seed}, decision {n}: {what}" for what in wrong]
        g.play(role, chosen(g, role, rng))
    return []


def chosen(g: Busters, role: int, rng: Random) -> Action:
    """Any action, cards and shots twice as often, the end of the turn seldom."""
    legal = g.legal(role)
    return rng.choices(legal, [weight(str(act)) for act in legal])[0]


def weight(act: str) -> float:
    return 0.3 if act == "end" else 2.0 if act.startswith(("use", "fire", "attempt")) else 1.0
