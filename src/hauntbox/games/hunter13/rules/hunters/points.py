"""HP and MP. DMG, INS, CHR, SET"""

from __future__ import annotations

from typing import Final

from hauntbox.games.hunter13.cards.items import MAX_MP
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.rules.hunters.insanity import weight
from hauntbox.games.hunter13.state import HP, Mansion

HEAVIEST: Final = 10  # of the numeral cards


def base_hp(g: Mansion, role: int) -> int:
    """GHT-SET-09: as printed, and what growth has added."""
    return PEOPLE[g.who[role]].hp + 2 * g.grown[role][4] + g.options.extra_hp


def base_mp(g: Mansion, role: int) -> int:
    return PEOPLE[g.who[role]].mp + 2 * g.grown[role][5] + g.options.extra_mp


def hp(g: Mansion, role: int) -> int:
    """GHT-DMG-02."""
    return base_hp(g, role) - g.hurt[role]


def open_mp(g: Mansion, role: int) -> int:
    """What all can work out of MP: GHT-INS-05 without the numeral cards; GHT-INS-20: the Cross Key, the scenario."""
    bonus = sum([MAX_MP[item] for item in g.items[role]])  # GHT-ICARD-24
    return base_mp(g, role) + bonus + g.deeper[role] - g.shaken[role]


def max_mp(g: Mansion, role: int) -> int:
    """GHT-INS-05."""
    return open_mp(g, role) + g.shaken[role] - weight(g.hand[role])


def mp(g: Mansion, role: int) -> int:
    """GHT-INS-06."""
    return open_mp(g, role) - weight(g.hand[role])


def is_down(g: Mansion, role: int) -> bool:
    """GHT-CHR-05: unconscious, GHT-CHR-06: or insane, GHT-INS-08: whatever brought MP to 0; GHT-CHR-07."""
    return hp(g, role) <= 0 or mp(g, role) <= 0


def look(g: Mansion, role: int) -> None:
    """The next rule depends on what may be in a hand: whatever follows tells something of it."""
    if 0 < open_mp(g, role) <= HEAVIEST * len(g.hand[role]):
        g.learned = True


def heal(g: Mansion, role: int, kind: int, amount: int) -> int:
    """GHT-DMG-03: HP up to its base, GHT-INS-17: MP up to what its Maximum is now (GHT-INS-18). How much it was."""
    row = g.hurt if kind == HP else g.shaken
    healed = min(amount, row[role])
    row[role] -= healed
    if healed:
        g.tell("GHT-DMG-03" if kind == HP else "GHT-INS-17", "heals", role, healed, kind)
    return healed
