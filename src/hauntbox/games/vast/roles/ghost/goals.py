"""How the Ghost wins: Artifacts locked, then the Entrance. ORD, DIF, PLR, OPT"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.numbers import GHOST, GOBLINS, KNIGHT
from hauntbox.games.vast.state import Vast, ghost_of
from hauntbox.games.vast.table.ends import ESCAPED, KILLED

LEVELS: Final = {"spirit": 3, "specter": 4, "ghost": 5, "phantom": 5, "wraith": 6}  # VSB-DIF-06
TILES_LOST: Final = {"medium": 2, "hard": 1}  # VSB-SOLO-07: Ghost tiles whose loss is the end


def artifacts_needed(g: Vast) -> int:
    """VSB-ORD-16, VSB-DIF-06: 5 at the standard level. VSB-PLR-20, VSB-PAR-04: against the Goblins as was agreed."""
    return g.options.agreed_artifacts if g.terms.roles == (GOBLINS, GHOST) else LEVELS[g.options.ghost_level]


def is_ready(g: Vast) -> bool:
    """VSB-ORD-16: only the escape is missing. VSB-OPT-02: Fully Focused asks for more."""
    board, need = ghost_of(g), artifacts_needed(g)
    if board.locks < need:
        return False
    return not g.options.fully_focused or board.focused or board.locks > need


def ghost_wins_by(g: Vast, event: int, facts: tuple[int, ...]) -> str:
    """VSB-ORD-16: enough is locked and she enters the Entrance; VSB-PLR-33: or her one opponent, the Knight, died."""
    if event == ESCAPED and facts[0] == GHOST and is_ready(g):
        return "VSB-ORD-16"
    return "VSB-PLR-33" if event == KILLED and facts[0] == KNIGHT and g.terms.roles == (KNIGHT, GHOST) else ""
