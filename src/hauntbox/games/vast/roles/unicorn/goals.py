"""How the Nightmare Unicorn wins: Radiance, then out. ORD, DIF"""

from __future__ import annotations

from hauntbox.games.vast.roles.numbers import UNICORN
from hauntbox.games.vast.roles.unicorn.rules.stats import radiance_goal
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.ends import ESCAPED


def unicorn_wins_by(g: Vast, event: int, facts: tuple[int, ...]) -> str:
    """VSB-ORD-15: with 9 Radiance he enters the Entrance. VSB-UNT-32: Radiance that he gains there comes too late."""
    if event == ESCAPED and facts[0] == UNICORN and unicorn_of(g).radiance >= radiance_goal(g):
        return "VSB-ORD-15"
    return ""
