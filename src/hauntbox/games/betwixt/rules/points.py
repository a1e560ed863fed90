"""HP and FP: what they can be at most, lost and recovered. STAT, MON, PAR"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.cards.monsters import GHOST, MONSTERS
from hauntbox.games.betwixt.rules.altering import HP, altered
from hauntbox.games.betwixt.rules.gear.dashboard import gear
from hauntbox.games.betwixt.rules.guide import guest_card
from hauntbox.games.betwixt.state import FIRST, FMS, Farm

VAULT: Final = 3  # Collection 3, the Prop Vault


def top_hp(g: Farm, who: int) -> int:
    """TGB-STAT-02: HP cannot rise above the character's maximum."""
    if who < FMS:
        return gear(g, who).hp
    return monster_hp(g, g.kind[who]) if who >= FIRST else guest_card(g, who).hp


def monster_hp(g: Farm, kind: int) -> int:
    """TGB-PLACE-10: every monster's HP are set to the maximum."""
    monster = MONSTERS[kind]
    more = g.options.monster_hp + (g.options.boss_hp if monster.boss else 0)  # TGB-PAR-20, TGB-PAR-21
    more += monster.type == GHOST and g.collections >> VAULT & 1  # TGB-EQP-57: the challenge of Collection 3
    return max(1, altered(g, HP, monster.hp + more, kind))


def heal(g: Farm, who: int, n: int) -> None:
    """TGB-STAT-02: up to the maximum."""
    before = g.hp[who]
    g.hp[who] = min(before + n, max(before, top_hp(g, who)))
    if g.hp[who] > before:
        g.tell("TGB-STAT-02", "recovers", who, g.hp[who] - before)


def recover(g: Farm, fm: int, n: int) -> None:
    """TGB-STAT-02: FP cannot rise above the FM's maximum."""
    before = g.fp[fm]
    g.fp[fm] = min(before + n, gear(g, fm).fp)
    if g.fp[fm] > before:
        g.tell("TGB-STAT-02", "focuses", fm, g.fp[fm] - before)
