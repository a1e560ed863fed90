"""How the Thief wins. ORD, PLR, DIF, PAR"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.numbers import CAVE, GHOUL, KNIGHT, THIEF, UNICORN, VILE
from hauntbox.games.vast.state import Vast, thief_of
from hauntbox.games.vast.table.ends import STASHED, wins_by_prey
from hauntbox.games.vast.table.terms import listed

BY_LEVEL: Final = {"footpad": 4, "burglar": 5, "thief": 6, "prowler": 7, "invader": 8}  # VSB-DIF-05
AGREED: Final = ((KNIGHT, THIEF), (KNIGHT, THIEF, GHOUL))  # VSB-PLR-11, VST-VTHREE-15
AGAINST_VILE: Final = ((VILE, THIEF), (VILE, CAVE, THIEF))  # VST-VGV-09, VST-VGV-17, VST-VGV-26


def treasures_needed(g: Vast) -> int:
    """VSB-ORD-14, VSB-DIF-05: 6 at the standard level; VSB-PAR-04, VSB-DIF-11: or what Knight and Thief agreed on.

    VST-VGV-09, VST-PAR-04: or what was agreed against the Vile Ghoul.
    """
    if listed(g.terms.roles) in AGAINST_VILE:
        return g.options.agreed_treasures
    return g.options.agreed_crystals if listed(g.terms.roles) in AGREED else BY_LEVEL[g.options.thief_level]


def thief_wins_by(g: Vast, event: int, facts: tuple[int, ...]) -> str:
    """VSB-ORD-14, VST-VTWO-28: enough is stashed; VSB-PLR-11: or an Ambush has killed the Knight.

    VSB-PLR-27: or the Nightmare Unicorn is dead.
    """
    if event == STASHED and facts[0] == THIEF and thief_of(g).stash >= treasures_needed(g):
        return "VSB-ORD-14"
    if wins_by_prey(g, THIEF, event, facts):
        return "VSB-PLR-27" if facts[0] == UNICORN else "VSB-PLR-11"
    return ""
