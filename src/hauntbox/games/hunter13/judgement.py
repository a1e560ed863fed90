"""What a bot thinks of a position it has not played out.

Hunters win together: what the mission still takes is weighed against their health, their wits, what they own and the
time that is left. A fallen one wants the opposite.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hauntbox.games.hunter13.cards import items
from hauntbox.games.hunter13.prospects import Prospect
from hauntbox.games.hunter13.rules.blows import strength
from hauntbox.games.hunter13.rules.foes import is_player, stats
from hauntbox.games.hunter13.rules.insanity import relief
from hauntbox.games.hunter13.rules.points import base_hp, base_mp, hp, mp
from hauntbox.games.hunter13.state import ENEMY, HUNTER, NOBODY, NOWHERE, Mansion

SPAN: Final = 12.0  # turns that make a difference
START: Final = 22.0  # turns that a mission takes as a rule
PUSH: Final = 1.3  # the mission goes before comfort
LIFE: Final = 7.0  # turns that the worse of a hunter's HP and MP is worth
HEALTH: Final = 1.5  # and each of the two
WASTE: Final = 0.5
STAR: Final = 0.6
DOOR: Final = 0.08  # a step to the next unopened door
FUSS: Final = 0.02  # an Item-Acquirement Point
HINT: Final = 0.5  # talk
HURRY: Final = 10.0  # the whole way of the counter that ends it all
CLUE: Final = 0.5  # a letter read
LOST: Final = 9.0  # turns that a fallen one costs
TURNED: Final = 2.0  # and one more that acts for the Enemy
ROOM: Final = 0.25  # a room explored
RELIEF: Final = 0.9  # a relief card
MENACE: Final = 0.35  # a standing monster beside a hunter, for each point of its strength
WORTH: Final = {
    items.OINTMENT: 0.8, items.OINTMENT_2: 0.8, items.BANDAGES: 0.6, items.POTION: 1.0, items.TRANQUILIZER: 0.6,
    items.TRANQUILIZER_2: 0.6, items.AMULET: 1.2, items.DYNAMITE: 1.4, items.MIRROR: 1.0, items.CANE: 1.4,
    items.PISTOL: 1.2, items.CROSS_KEY: 1.8, items.SCEPTER: 1.0, items.AMPLIFIER: 0.8, items.TOWER_KEY: 0.6,
}  # fmt: skip
PLAIN_ITEM: Final = 0.3


def judge(g: Mansion, role: int) -> float:
    """From 0 to 1, as the score of the role's side."""
    if not g.order or NOBODY in g.who:
        return 0.5
    fair = outlook(g)
    if role < len(g.status) and g.status[role] == ENEMY:
        return 0.5 * (1.0 - fair)  # what a failure is worth to the fallen
    return fair


def outlook(g: Mansion) -> float:
    """The hunters' chance, as it looks."""
    return 1.0 / (1.0 + exp(-balance(g) / SPAN))


def balance(g: Mansion) -> float:
    """In turns of a hunter."""
    prospect = Prospect(g)
    mission = HURRY * prospect.time() - PUSH * prospect.work() + CLUE * g.clues.bit_count()
    return START + mission + team(g) + found(g, prospect) - danger(g) - HINT * g.hinted + FUSS * g.points


# The team ----------------------------------------------------------------------------------------------------------


def team(g: Mansion) -> float:
    return sum([hunter(g, role) for role in range(len(g.who))])


def hunter(g: Mansion, role: int) -> float:
    if g.status[role] != HUNTER:
        return -LOST - (TURNED if g.status[role] == ENEMY else 0.0)
    body, mind = vigour(hp(g, role), base_hp(g, role)), vigour(mp(g, role), base_mp(g, role))
    health = LIFE * (min(body, mind) - 1.0) + HEALTH * (body + mind - 2.0) - WASTE * g.wasting[role]
    means = RELIEF * len(relief(g.hand[role])) + STAR * (g.stars[role] + len(g.kept[role]))
    return health + means + sum([WORTH.get(item, PLAIN_ITEM) for item in g.items[role]])


def vigour(left: int, most: int) -> float:
    """The last points count most."""
    share = max(left, 0) / max(most, 1)
    return min(1.0, share * (1.7 - 0.7 * share))


def found(g: Mansion, prospect: Prospect) -> float:
    """Rooms: what is needed may lie behind the next door, and somebody should stand before it."""
    if not g.pile:
        return ROOM * g.explored.bit_count()
    return ROOM * g.explored.bit_count() - DOOR * sum([min(prospect.frontier(role), 6.0) for role in prospect.team])


# Enemies -----------------------------------------------------------------------------------------------------------


def danger(g: Mansion) -> float:
    total = 0.0
    bosses = dict(g.bosses)
    for monster, lair in enumerate(g.lair):
        if lair != NOWHERE and monster not in bosses:  # whoever must fight it is not afraid of it
            near = [role for role in range(len(g.at)) if g.at[role] == lair and g.status[role] == HUNTER]
            total += threat(g, monster) * (MENACE * len(near) + 0.1)
    if g.field_ != NOWHERE:
        total += odds(g)
    return total


def threat(g: Mansion, monster: int) -> float:
    """How long it lasts, and how hard it hits."""
    most_hp, most_mp, bonus, _, _ = stats(g, monster)
    left = [most - lost for most, lost in ((most_hp, g.wounds[monster]), (most_mp, g.frights[monster])) if most > 0]
    return max(min(left, default=0), 0) * 0.2 + max(bonus + 1, 0) * 0.4


def odds(g: Mansion) -> float:
    """In a battle: the Enemies' strength against that of the hunters in it."""
    theirs = sum([stats(g, foe)[2] if not is_player(foe) else 0 for foe in g.foes])
    ours = [strength(g, role, max(g.types[role], 0)) for role in range(len(g.at)) if g.fighting >> role & 1]
    return 0.3 * (theirs * max(len(ours), 1) - sum(ours)) if ours else 0.0
