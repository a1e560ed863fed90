"""What a bot thinks of a position it has not played out: the same for all four, who win and lose together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.ghostbusters2.cards.kinds import CAUSTIC, GIANT, HORROR, JUDGE, TALL, TRAIN, VIGO, WIDE
from hauntbox.games.ghostbusters2.rules.figures import tokens_on
from hauntbox.games.ghostbusters2.rules.targets import gate_target, needs
from hauntbox.games.ghostbusters2.state import NOBODY, ROLES, Busters, all_slimes, apart, of_kind, slimes, spaces_of

CLOSE: Final = 3  # spaces: in reach of a shot


def judge(g: Busters, role: int) -> float:
    """How well it looks for the team, from 0 to 1: the objective, the time, the Slime, and being where it counts."""
    done = PROGRESS[g.sheet.success](g)
    time = min(g.timer, g.longest) / g.longest
    return max(0.0, min(1.0, (0.62 * done + 0.1 * time + 0.08 * presence(g)) * health(g) + 0.05 * health(g)))


def health(g: Busters) -> float:
    """Caustic Slime is the worst; other Slime slows everybody down."""
    worst = max([slimes(g, role, CAUSTIC) for role in ROLES])
    dirt = sum([all_slimes(g, role) for role in ROLES]) / (4 * g.options.slimes)
    return (1.0 - 0.35 * worst / g.options.caustic) * (1.0 - 0.35 * dirt)


def targets(g: Busters) -> list[int]:
    """What the objective asks for: slots, and Gates below 0."""
    kinds = GOALS_OF.get(g.sheet.success, ())
    row = of_kind(g, *kinds) if kinds else []
    return [*row, *[gate_target(g, gate) for gate in g.street.gates if g.gates >> gate & 1]]


def presence(g: Busters) -> float:
    """The share of Ghostbusters with a target in reach of a shot, and how near the others are."""
    row = targets(g)
    if not row:
        return 1.0
    near = [min([distance(g, role, target) for target in row]) for role in ROLES]
    return sum([1.0 if far <= CLOSE else 0.7 * CLOSE / far for far in near]) / len(near)


def distance(g: Busters, role: int, target: int) -> int:
    if target >= 0:
        return apart(g, role, target)
    gate = g.street.gates[-1 - target]
    return min([g.street.apart(space, gate) for space in spaces_of(g, role)]) if g.front != NOBODY else 99


def gates_done(g: Busters) -> float:
    """Closed Gates, and tokens on the others: on one rather than on many."""
    start = g.street.open_gates.bit_count()
    if not start:
        return 1.0
    still = [gate_target(g, gate) for gate in g.street.gates if g.gates >> gate & 1]
    held = [sum(tokens_on(g, target)) / g.sheet.gates.to_close for target in still]
    return (start - g.gates.bit_count() + 0.6 * sum([share * share for share in held])) / start


def grip(g: Busters, *kinds: int) -> float:
    """How far the tokens on such Entities have come; 1 for those that are caught."""
    row = of_kind(g, *kinds)
    caught = sum([1 for kind in kinds if g.caught >> kind & 1 and not of_kind(g, kind)])
    parts = []
    for slot in row:
        need = sum(needs(g, slot))
        parts.append(min(sum(tokens_on(g, slot)) / need, 1.0))
    return (caught + 0.6 * sum(parts)) / max(caught + len(row), 1)


def plazms_done(g: Busters, wanted: int) -> float:
    return min((g.poured + 0.6 * sum(g.plazms)) / wanted, 1.0)


def stored_done(g: Busters, *kinds: int) -> float:
    """Deposited, or on somebody's card, or held."""
    held = sum([0.7 for kind in kinds for role in ROLES if kind in g.trapped[role]])
    return min((sum([g.stored.count(kind) for kind in set(kinds)]) + held) / 2 + 0.25 * grip(g, *set(kinds)), 1.0)


def way_uptown(g: Busters) -> float:
    """How far she has come to the south-eastern tile."""
    street = g.street
    left = max(12 - street.column[g.statue], 6 - street.row[g.statue], 0)
    return max(0.0, 1.0 - left / 12)


GOALS_OF: Final[dict[str, tuple[int, ...]]] = {
    "the Judges are deposited": (JUDGE,),
    "the Brothers are deposited": (TALL, WIDE),
    "no Horror and no Gate is left": (HORROR,),
    "the Train is Trapped": (TRAIN,),
    "the Giant is Trapped": (GIANT,),
    "Vigo is Trapped": (VIGO,),
}
PROGRESS: Final[dict[str, Callable[[Busters], float]]] = {
    "no Gate is open": gates_done,
    "the Judges are deposited": lambda g: 0.6 * stored_done(g, JUDGE) + 0.4 * plazms_done(g, 3),
    "the Brothers are deposited": lambda g: 0.8 * stored_done(g, TALL, WIDE) + 0.2 * gates_done(g),
    "no Horror and no Gate is left": lambda g: 0.6 * gates_done(g) + 0.4 * grip(g, HORROR),
    "the Train is Trapped": lambda g: 0.7 * grip(g, TRAIN) + 0.3 * gates_done(g),
    "the Giant is Trapped": lambda g: 0.7 * grip(g, GIANT) + 0.3 * gates_done(g),
    "six Plazms and one Gate": lambda g: 0.5 * plazms_done(g, 6) + 0.5 * gates_done(g),
    "she is uptown": way_uptown,
    "Vigo is Trapped": lambda g: 0.8 * grip(g, VIGO) + 0.2 * gates_done(g),
}
