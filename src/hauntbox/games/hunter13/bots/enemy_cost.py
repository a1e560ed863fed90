"""What Enemies may cost the hunters, in turns. For bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.monsters import DOUBLE
from hauntbox.games.hunter13.rules.battle.blows import has_mp_attack, strength
from hauntbox.games.hunter13.rules.battle.foes import has, is_player, stats
from hauntbox.games.hunter13.rules.hunters.points import hp, mp
from hauntbox.games.hunter13.rules.mansion.house import distances, ways
from hauntbox.games.hunter13.state import ENEMY, HP, MONSTERS, MP, NOWHERE, Mansion, hunters

FOE: Final = 0.4  # a monster somewhere
PREY: Final = 0.12  # a step that an ENEMY-player is nearer than six
POINT: Final = 0.35  # a point of damage to come
BEAR: Final = 9.0  # points of damage after which one flees
RISK: Final = 5.0  # a battle that nobody survives
HELP: Final = 0.5  # of a hunter next door, who may join
# By how much one result is above another on average, where it is, by the difference of the bonuses from -9 to 9.
EXPECTED: Final = tuple(
    [sum([max(x - y + d, 0) for x in range(1, 11) for y in range(1, 11)]) / 100 for d in range(-9, 10)]
)


def danger(g: Mansion) -> float:
    """Monsters about, fallen friends on the prowl, and what the battle that is on may cost."""
    total = FOE * len([lair for lair in g.lair if lair != NOWHERE])
    total += sum([prowling(g, role) for role in range(len(g.who)) if g.status[role] == ENEMY])
    for monster, lair in enumerate(g.lair):
        if lair != NOWHERE and lair != g.field_:
            near = [role for role in hunters(g) if g.at[role] == lair]
            total += toll(g, monster, near, lair)
    if g.field_ != NOWHERE:
        ours = [role for role in hunters(g) if g.fighting >> role & 1]
        total += sum([toll(g, foe, ours, g.field_) for foe in g.foes])
    return total


def prowling(g: Mansion, role: int) -> float:
    """The nearer the prey, the worse for it."""
    far = distances(g, g.at[role])
    near = min([far[g.at[other]] for other in hunters(g)], default=9)
    return PREY * max(6 - near, 0)


def toll(g: Mansion, foe: int, ours: list[int], field: int) -> float:
    """What it takes off each of the hunters until it is down, and the risk that they do not live to see it."""
    if not ours:
        return 0.0
    share = blows(g, foe, ours, field)
    return sum([POINT * min(share, BEAR) + RISK * min(share / stamina(g, role, foe), 1.0) ** 2 for role in ours])


def dread(g: Mansion, foe: int) -> float:
    """What it takes off them, if all go together: it has to be paid, so that to begin is no loss."""
    ours = hunters(g)
    return POINT * len(ours) * min(blows(g, foe, ours, g.lair[foe]), BEAR) if ours else 0.0


def blows(g: Mansion, foe: int, ours: list[int], field: int) -> float:
    """Points that each of the hunters loses until it is down."""
    around = ways(g, field) | 1 << field
    others = [role for role in hunters(g) if role not in ours and around >> g.at[role] & 1]
    rate = sum([blow(g, role, foe) for role in ours]) + HELP * sum([blow(g, role, foe) for role in others])
    left = min([points_left(g, foe, kind) for kind in (HP, MP) if points_left(g, foe, kind) > 0], default=99)
    return hit(g, foe, ours) * left / max(rate, 0.1) / len(ours)


def blow(g: Mansion, role: int, foe: int) -> float:
    """What a hunter takes off it in a round of battle."""
    kind = attack_of(g, role, foe)
    if points_left(g, foe, kind) <= 0:
        return 0.0
    return above(strength(g, role, kind) - bonus_of(g, foe))


def hit(g: Mansion, foe: int, ours: list[int]) -> float:
    """What it takes off them, all together."""
    weakest = min([strength(g, role, attack_of(g, role, foe)) for role in ours])
    return above(bonus_of(g, foe) - weakest) * (2.0 if has(g, foe, DOUBLE) else 1.0)


def above(difference: int) -> float:
    return EXPECTED[min(max(difference, -9), 9) + 9]


def bonus_of(g: Mansion, foe: int) -> int:
    return 0 if is_player(foe) else stats(g, foe)[2]


def stamina(g: Mansion, role: int, foe: int) -> int:
    """What a hunter has left of that at which it strikes."""
    points = mp if not is_player(foe) and stats(g, foe)[3] == MP else hp
    return max(points(g, role), 1)


def attack_of(g: Mansion, role: int, foe: int) -> int:
    """The kind declared, or the one that hurts it."""
    if g.types[role] >= 0 and g.field_ == g.at[role]:
        return g.types[role]
    return MP if has_mp_attack(g, role) and points_left(g, foe, HP) <= 0 else HP


def points_left(g: Mansion, foe: int, kind: int) -> int:
    if is_player(foe):
        return g.vitality[foe - MONSTERS]
    most = stats(g, foe)[kind]
    return most - (g.wounds if kind == HP else g.frights)[foe] if most > 0 else 0
