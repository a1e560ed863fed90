"""One round's results: who is hit by whom, and by how much. BAT, ECARD"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.items import AMPLIFIER, AMULET, ATTACK, BUNCH, ITEM_CARDS, PISTOL
from hauntbox.games.hunter13.cards.monsters import DOUBLE, GUNSHY, MULTIPLE, TWO_CARDS
from hauntbox.games.hunter13.cards.people import HARD_CASE, PEOPLE, SECOND_SIGHT
from hauntbox.games.hunter13.rules.battle.foes import harm, has, is_player, stats
from hauntbox.games.hunter13.rules.hunters.checks import ability
from hauntbox.games.hunter13.state import HP, MONSTERS, MP, ST, WP, Mansion, is_feat

Blow = tuple[int, int, int, int]  # the hunter, the kind, how much, the Enemy
NORMAL: Final = 0
HARDER: Final = PEOPLE[HARD_CASE].power
BUNCH_MADE: Final = 4  # in g.read: the check of the Bunch of Keys was made


def kinds(g: Mansion, role: int) -> tuple[int, ...]:
    """GHT-CHR-08: only HP attacks, unless a feat or an item allows MP attacks; GHT-CHR-09: then either."""
    return (HP, MP) if has_mp_attack(g, role) else (HP,)


def has_mp_attack(g: Mansion, role: int) -> bool:
    items = g.items[role]
    return (
        is_feat(g, role, SECOND_SIGHT)
        or AMPLIFIER in items  # GHT-ICARD-19
        or g.gifted >> role & 1 != 0  # GHT-ICARD-20
        or (BUNCH in items and g.read[role] & BUNCH_MADE != 0)  # GHT-ICARD-22
    )


def enemy_kinds(g: Mansion, role: int) -> tuple[int, ...]:
    """GHT-FALL-16: HP, or MP too by a feat, no longer by items; GHT-FMT-16: unless the scenario says otherwise."""
    says = g.story.fallen.attacks
    if says == "feat":
        return (HP, MP) if is_feat(g, role, SECOND_SIGHT) else (HP,)
    return {"hp": (HP,), "mp": (MP,), "both": (HP, MP)}[says]


# Results -------------------------------------------------------------------------------------------------------------


def weapons(g: Mansion, role: int, kind: int) -> int:
    """GHT-ICARD-30: bonuses of owned items add up, GHT-ICARD-14: and count for HP attacks only."""
    return sum([ATTACK[item] for item in g.items[role]]) if kind == HP else 0


def strength(g: Mansion, role: int, kind: int) -> int:
    """GHT-BAT-13: ST on HP attacks (GHT-CHR-01), WP on MP attacks (GHT-CHR-04), items and what the scenario gave."""
    return ability(g, role, ST if kind == HP else WP) + weapons(g, role, kind) + blessing(g, role)


def blessing(g: Mansion, role: int) -> int:
    """GHT-FMT-11: what a scenario gave for the battle with its boss."""
    bosses = dict(g.bosses)
    return g.might[role] if any([foe in bosses for foe in g.foes]) else 0


def result(g: Mansion, role: int) -> int:
    """GHT-BAT-17: of attack and defence alike, against either kind."""
    return g.drawn_cards[role] + strength(g, role, g.types[role])


def foe_result(g: Mansion, place: int) -> int:
    """GHT-BAT-41: all Enemies share one card, and each adds its own."""
    foe = g.foes[place]
    card = max(g.black) if has(g, foe, TWO_CARDS) else g.black[0]  # GHT-ECARD-47; GHT-ECARD-49: others use the first
    if is_player(foe):
        role = foe - MONSTERS
        return card + ability(g, role, ST if g.foe_types[place] == HP else WP)  # GHT-FALL-16: no items
    return card + stats(g, foe)[2]


def compared(g: Mansion) -> list[int]:
    """GHT-BAT-28: not those whose escape failed, GHT-BAT-53: nor those with a Free AT.

    GHT-BAT-54, GHT-ICARD-09: the others as usual.
    """
    return [role for role in g.order if g.fighting & ~g.failed & 1 << role and g.free[role] == NORMAL]


# Who is hit ----------------------------------------------------------------------------------------------------------


def victims(g: Mansion, place: int) -> list[int]:
    """GHT-BAT-38: the lowest result below the Enemy's own, GHT-BAT-39: all who tie for it; GHT-BAT-16: not equals."""
    mine = foe_result(g, place)
    below = [role for role in compared(g) if result(g, role) < mine]
    if has(g, g.foes[place], MULTIPLE):
        return below  # GHT-BAT-40
    lowest = min([result(g, role) for role in below], default=0)
    return [role for role in below if result(g, role) == lowest]


def blow(g: Mansion, place: int, role: int) -> Blow:
    """GHT-BAT-14: the difference, GHT-BAT-15: of the Enemy's type; GHT-BAT-18: doubled by Double Damage."""
    by = foe_result(g, place) - result(g, role)
    return role, g.foe_types[place], by * force(g, g.foes[place]), g.foes[place]


def force(g: Mansion, foe: int) -> int:
    """GHT-ECARD-41: the Golem's damage counts twice."""
    return 2 if has(g, foe, DOUBLE) else 1


# What hunters do to Enemies ------------------------------------------------------------------------------------------


def strike(g: Mansion, role: int) -> tuple[int, int]:
    """GHT-BAT-35, GHT-BAT-37: the Enemy named, and the difference, whatever the others do. The place and how much."""
    place = g.targets[role]
    by = result(g, role) - foe_result(g, place)
    if by <= 0 or not can_wound(g, role, g.foes[place]):
        return place, 0
    if g.types[role] == HP and is_feat(g, role, HARD_CASE):
        by += HARDER  # GHT-BAT-59
    return place, by


def can_wound(g: Mansion, role: int, foe: int) -> bool:
    """GHT-ECARD-45: the Raven, only with the Pistol."""
    return not has(g, foe, GUNSHY) or PISTOL in g.items[role]


def strike_all(g: Mansion) -> None:
    for role in compared(g):
        place, by = strike(g, role)
        if by:
            harm(g, g.foes[place], g.types[role], by, role)


def free_attacks(g: Mansion) -> None:
    """GHT-BAT-50: the bare value of the card, with no defence; GHT-ECARD-46: also on the Raven."""
    for role in g.order:
        if g.fighting & ~g.failed & 1 << role and g.free[role] != NORMAL:
            item = g.free[role] - 1
            by = g.drawn_cards[role] * (2 if ITEM_CARDS[item].double else 1)  # GHT-BAT-51, GHT-ICARD-08
            hit = g.foes if item == AMULET else (g.foes[g.targets[role]],)  # GHT-ICARD-07
            for foe in hit:
                harm(g, foe, g.free_kind[role], by, role)
