"""What the judgement is learned from: what it counts with, and plain facts of the street, alike in every scenario."""

from __future__ import annotations

from math import log
from typing import Final

from hauntbox.games.ghostbusters2.bots.round_end_forecast import turns_gone
from hauntbox.games.ghostbusters2.bots.tasks import Plan
from hauntbox.games.ghostbusters2.cards.decks import CLASS_S, DECK_OF
from hauntbox.games.ghostbusters2.cards.kinds import CAUSTIC, KINDS, PLAZM
from hauntbox.games.ghostbusters2.state import CAR, ROLES, STATUE, Busters, slots

PARTS: Final = (
    "time", "means", "work", "way", "woes", "evening", "emptiness", "fuss",
)  # fmt: skip  # of the judgement, in its order
CLOCK: Final = (
    "timer", "share of the timer", "round", "gone of the round", "turns left", "log of work", "turns to spare",
    "turns missing",
)  # fmt: skip
STREET: Final = (
    "Open Gates", "Open Goo Piles", "piles to turn", "Plazms about", "Ghosts about", "grades about", "Spirit World",
    "lost Ghosts", "Goo cards", "Events", "fugitives",
)  # fmt: skip
TEAM: Final = (
    "Slimes", "most Slimes on a Ghostbuster", "Caustic", "most Caustic on a Ghostbuster", "nearly lost to Caustic",
    "Trapped Ghosts", "Plazms carried", "XP", "levels", "cards with uses", "Key Items", "in the car", "in the statue",
    "Streams",
    "most Streams", "Mood Slimes", "dulled", "Traps laid",
)  # fmt: skip
GOAL: Final = ("tank", "poured", "stored", "errands", "kinds caught", "soothed", "resists overcome")
GENERAL: Final = (*PARTS, *CLOCK, *STREET, *TEAM, *GOAL)
FAR_OFF: Final = 60.0  # turns: more to spare, or missing, tells nothing more


def names_of(scenario: str, players: int) -> tuple[str, ...]:
    """All that is measured: what a scenario asks for is in the work that is left."""
    return GENERAL


def measured(g: Busters, plan: Plan, parts: list[float]) -> list[float]:
    """In the order of the names."""
    return [*parts, *clock(g, plan), *street(g), *team(g), *goal(g, plan)]


def clock(g: Busters, plan: Plan) -> list[float]:
    gone = turns_gone(g)
    left = float(4 * g.timer - gone)
    spare = left - plan.work
    return [
        float(g.timer),
        g.timer / max(g.longest, 1),
        float(g.round),
        gone / 4,
        left,
        log(1.0 + max(plan.work, 0.0)),
        min(max(spare, 0.0), FAR_OFF),
        min(max(-spare, 0.0), FAR_OFF),
    ]


def street(g: Busters) -> list[float]:
    kinds = [KINDS[g.kind[slot]] for slot in slots(g)]
    ghosts = [kind for kind in kinds if kind.sort != PLAZM]
    return [
        float(g.gates.bit_count()),
        float(g.piles.bit_count()),
        float(len(g.flipped)),
        float(len(kinds) - len(ghosts)),
        float(len(ghosts)),
        float(sum([kind.grade for kind in ghosts])),
        float(sum(g.spirit)),
        float(sum(g.lost)),
        float(len(g.goo)),
        float(len(g.troubles)),
        float(len(g.fugitives)),
    ]


def team(g: Busters) -> list[float]:
    layers = [float(sum([slime >> shift & 15 for shift in range(0, 24, 4)])) for slime in g.slime]
    caustic = [float(slime >> 4 * CAUSTIC & 15) for slime in g.slime]
    streams = [float(count) for held in g.held for _, count, _ in held]
    cards = [card for hand in g.cards for card in hand if g.uses[card]]
    return [
        sum(layers),
        max(layers),
        sum(caustic),
        max(caustic),
        float(len([each for each in caustic if each >= 2.0])),
        float(sum([len(kinds) for kinds in g.trapped])),
        float(sum(g.plazms)),
        float(sum(g.xp)),
        float(sum(g.level)),
        float(len([card for card in cards if DECK_OF[card] != CLASS_S])),
        float(len([card for card in cards if DECK_OF[card] == CLASS_S])),
        float(g.at.count(CAR)),
        float(g.at.count(STATUE)),
        float(sum(streams)),
        max(streams, default=0.0),
        float(sum([mood for held in g.held for _, _, mood in held])),
        float(sum(g.dulled)),
        float(len([role for role in ROLES if g.traps[role] >= 0])),
    ]


def goal(g: Busters, plan: Plan) -> list[float]:
    return [
        float(g.tank),
        float(g.poured),
        float(len(g.stored)),
        float(len(plan.errands)),
        float(g.caught.bit_count()),
        float(g.soothed),
        float(g.subdued.bit_count()),
    ]
