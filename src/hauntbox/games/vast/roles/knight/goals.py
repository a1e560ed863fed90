"""How the Knight wins. ORD, DIF"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT, THIEF, UNICORN
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.ends import ESCAPED, KILLED, shared_crystals
from hauntbox.games.vast.table.terms import listed

CRYSTALS_BY_LEVEL: Final = {"novice": 4, "squire": 4, "knight": 5, "baroness": 6, "lady": 6}
AGREED: Final = ((KNIGHT, THIEF), (KNIGHT, THIEF, GHOUL))  # VSB-PLR-11, VST-VTHREE-15


def crystals_needed(g: Vast) -> int:
    """VSB-ORD-08, VSB-DIF-01: the Crystals to be smashed before the escape; 0: her goal is the Dragon's death."""
    if DRAGON in g.terms.roles or UNICORN in g.terms.roles or g.terms.hunter == KNIGHT:
        return 0
    if listed(g.terms.roles) in AGREED:
        return g.options.agreed_crystals  # VSB-PLR-11, VSB-PAR-04, VSB-DIF-11
    return CRYSTALS_BY_LEVEL[g.options.knight_level]  # VST-VTWO-04


def knight_wins_by(g: Vast, event: int, facts: tuple[int, ...]) -> str:
    """VSB-ORD-07: the Dragon is killed; VSB-ORD-08: enough Crystals are smashed and she enters the Entrance."""
    need = crystals_needed(g)
    if event == ESCAPED and facts[0] == KNIGHT and 0 < need <= knight_of(g).crystals + shared_crystals(g):
        return "VSB-ORD-08"
    if event == KILLED and not need and facts[0] == (DRAGON if DRAGON in g.terms.roles else UNICORN):
        return "VSB-ORD-07"
    return ""
