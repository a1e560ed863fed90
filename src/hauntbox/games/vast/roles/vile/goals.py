"""How the Vile Ghoul wins, and what its level changes. VGW, VGDIF, VGV, VGSOLO"""

from __future__ import annotations

from hauntbox.games.vast.roles.ghoul.goals import HUNTED, is_solo, victim
from hauntbox.games.vast.roles.numbers import KNIGHT, VILE
from hauntbox.games.vast.state import Vast, ghoul_of
from hauntbox.games.vast.table.ends import ESCAPED, KILLED


def victim_health(g: Vast) -> int:
    """VST-VGDIF-01, VST-VGDIF-02, VST-VGDIF-03, VST-VGDIF-04, VST-VGDIF-05: the Health with which its victim begins.

    VST-VGDIF-08: so does the Unicorn.
    """
    return HUNTED[g.options.ghoul_level][0 if victim(g) == KNIGHT else 1]


def vile_wins_by(g: Vast, event: int, facts: tuple[int, ...]) -> str:
    """VST-VGW-02, VST-VGW-03: its victim is dead, VST-VGW-06, VST-VGW-07: whoever did it.

    VST-VGW-05, VST-VGSOLO-02: or enough Crystals are smashed and it enters the Entrance; VST-VGV-02.
    """
    if event == KILLED and facts[0] == victim(g):
        return "VST-VGW-02" if facts[0] == KNIGHT else "VST-VGW-03"
    if event == ESCAPED and facts[0] == VILE and ghoul_of(g).reached:
        return "VST-VGSOLO-02" if is_solo(g) else "VST-VGW-05"
    return ""
