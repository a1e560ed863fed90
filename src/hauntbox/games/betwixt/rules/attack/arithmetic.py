"""An attack in numbers, for those who tell of it: what was added, what was taken off. ATK, DICE"""

from __future__ import annotations

from typing import NamedTuple

from hauntbox.games.betwixt.cards.words import ALL, DAMAGE, PIERCE, WEAKENED
from hauntbox.games.betwixt.rules.attack.means import blow_of
from hauntbox.games.betwixt.rules.attack.results import (
    agility,
    armor,
    critical,
    damage,
    deeds,
    elemental_damage,
    normal_damage,
    sum_of,
)
from hauntbox.games.betwixt.rules.attack.statuses import has
from hauntbox.games.betwixt.rules.dice import tally
from hauntbox.games.betwixt.state import ARITHMETIC, Farm


class Sums(NamedTuple):
    """Every number of an attack as far as it has come."""

    hits: int
    evades: int
    agi: int
    miss: int  # miss symbols
    dice: int  # damage
    weapon: int
    bought: int
    skill: int
    shields: int
    armor: int
    pierce: int  # of shields and armor
    normal: int
    elements: int
    halved: int
    total: int


def sums(g: Farm) -> Sums:
    """Return the sums of the attack under way, as `results` works them out."""
    found, did = blow_of(g, g.hitter, g.means), deeds(g)
    shields, plate, pierce = tally(g.wards).shields, armor(g, g.victim), sum_of(did, PIERCE)
    return Sums(
        hits=tally(g.hits).hits,
        evades=tally(g.wards).evades,
        agi=agility(g, g.victim),
        miss=tally(g.wards).miss,
        dice=tally(g.harms).damage,
        weapon=found.damage,
        bought=sum_of(did, DAMAGE),
        skill=critical(g, found.type),
        shields=shields,
        armor=plate,
        pierce=shields + plate if pierce >= ALL else min(pierce, shields + plate),
        normal=normal_damage(g, found, did),
        elements=elemental_damage(g, found, did),
        halved=int(has(g, g.hitter, WEAKENED)),
        total=damage(g),
    )


ARITHMETIC.append(sums)
