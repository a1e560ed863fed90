"""What an attack does on average, by its dice: worked out once for each kind of blow and kept."""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards.words import (
    ALL,
    BLEED,
    BLIND,
    CRIPPLED,
    DAMAGE,
    DISARM,
    DRAIN,
    ELEMENT,
    FRAILTY,
    LIGHTHEADED,
    PIERCE,
    STATUS,
    STUMBLE,
    STUNNED,
    WEAKENED,
)
from hauntbox.games.betwixt.rules.attack.means import Blow, damage_dice
from hauntbox.games.betwixt.rules.dice import FACES

Target = tuple[tuple[int, ...], int, int, tuple[int, ...]]  # defense dice, AGI, armor, value of each element
Chances = list[tuple[tuple[int, ...], float]]  # what is shown, and how likely
KEPT: Final = 50_000
# What a status or a stumble is worth beside one point of damage.
WORTH: Final = {
    STATUS + BLEED: 0.8,
    STATUS + STUNNED: 1.2,
    STATUS + CRIPPLED: 0.3,
    STATUS + BLIND: 0.9,
    STATUS + FRAILTY: 0.4,
    STATUS + WEAKENED: 0.6,
    STATUS + LIGHTHEADED: 0.5,
    STATUS + DISARM: 0.5,
    STUMBLE: 0.1,
}
SUMS: Final[dict[tuple[tuple[int, ...], tuple[str, ...]], Chances]] = {}
HARMS: Final[dict[tuple[Blow, Target], float]] = {}
ATTACK: Final = ("hits", "effects")
DEFENSE: Final = ("evades", "shields", "miss")
HARM: Final = ("damage",)


def sums_of(dice: tuple[int, ...], shown: tuple[str, ...]) -> Chances:
    """Return the sums that these dice can show together, each with its chance."""
    found = SUMS.get((dice, shown))
    if found is None:
        found = SUMS[dice, shown] = added_up(dice, shown)
    return found


def added_up(dice: tuple[int, ...], shown: tuple[str, ...]) -> Chances:
    sums: dict[tuple[int, ...], float] = {(0,) * len(shown): 1.0}
    for die in dice:
        longer: dict[tuple[int, ...], float] = {}
        for before, chance in sums.items():
            for face in FACES[die]:
                after = tuple([n + int(getattr(face, what)) for n, what in zip(before, shown, strict=True)])
                longer[after] = longer.get(after, 0.0) + chance / len(FACES[die])
        sums = longer
    return list(sums.items())


def harm(blow: Blow, target: Target) -> float:
    """Return what an attack costs its target on average, in HP; statuses count as `WORTH` says."""
    found = HARMS.get((blow, target))
    if found is None:
        if len(HARMS) >= KEPT:
            HARMS.clear()  # shortcut: what is needed is worked out again
        found = HARMS[blow, target] = work_out(blow, target)
    return found


def work_out(blow: Blow, target: Target) -> float:
    defense, agi, _, _ = target
    wards, total = sums_of(defense, DEFENSE), 0.0
    for (hits, symbols), chance in sums_of(blow.hit, ATTACK):
        for (evades, shields, miss), other in wards:
            if not miss and hits - evades >= agi:
                total += chance * other * after_hit(blow, target, symbols, shields)
    return total


def after_hit(blow: Blow, target: Target, symbols: int, shields: int) -> float:
    """Return the worth of a hit with so many symbols to pay effects with, against so many shields."""
    _, _, armor, weak = target
    more, pierce, aside, drains = float(blow.damage), 0, 0.0, False
    elements = list(blow.elements)
    for verb, n in [*blow.surely, *bought(blow, symbols)]:
        if verb == DAMAGE:
            more += n
        elif verb == PIERCE:
            pierce += n
        elif verb == DRAIN:
            drains = True
        elif verb < PIERCE:
            elements[verb - ELEMENT] += n
        else:
            aside += WORTH[verb] * n
    cover = 0 if pierce >= ALL else max(0, shields + armor - pierce)
    plain = sum([chance * max(0.0, shown[0] + more - cover) for shown, chance in sums_of(damage_dice(blow.stat), HARM)])
    special = sum([max(0, n + weak[e]) for e, n in enumerate(elements) if n])
    return (plain + special) * (1.5 if drains else 1.0) + aside


def bought(blow: Blow, symbols: int) -> list[tuple[int, int]]:
    """Return the effects that are bought: the dearest first, each once."""
    found: list[tuple[int, int]] = []
    for price, verb, n in sorted(blow.effects, reverse=True):
        if price <= symbols:
            symbols -= price
            found.append((verb, n))
    return found
