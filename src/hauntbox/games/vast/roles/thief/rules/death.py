"""The Thief is attacked, evades, or dies. THA, THU"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.grid import NOWHERE
from hauntbox.games.vast.cave.tokens import TREASURES
from hauntbox.games.vast.roles.numbers import NOBODY, OWNER, THIEF
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.thief.board import EVASION
from hauntbox.games.vast.roles.thief.rules.stats import works
from hauntbox.games.vast.state import Vast, present, thief_of
from hauntbox.games.vast.table.turns import end_turn_at_once

ACTION_DIE: Final = "action die"  # purpose of chance
EVADES: Final = 4
ROLES_IN_ROUND: Final = 16


def roll_action_die(g: Vast) -> int:
    """VSB-RND-03, VST-RND-04: six-sided, seen by all."""
    face = g.roll(6, ACTION_DIE)
    g.tell("VSB-RND-03", "action die", THIEF, face)
    return face


def is_killed(g: Vast, by: int) -> bool:
    """VSB-THA-21: an attack kills him, VSB-THU-10: unless he evades. Says whether he is dead."""
    if evades(g):
        g.tell("VSB-THU-10", "evades", THIEF)
        return False
    kill(g, by)
    return True


def evades(g: Vast) -> bool:
    """VSB-THU-10: the first time each turn that he is attacked, on 4 or more. VSB-THU-19: asked of attacks alone."""
    board, now = thief_of(g), g.round * ROLES_IN_ROUND + g.turn
    is_first, board.dodged = board.dodged != now, now
    return bool(works(g, EVASION)) and is_first and roll_action_die(g) >= EVADES


def kill(g: Vast, by: int) -> None:
    """VSB-THU-13: he drops all on his space, and the piece goes to his board. VSB-THU-16: his level stays.

    VSB-THU-15, VSB-THU-20: the killer's bonus; NOBODY, a trap or a wall, has none. In his own turn it is over.
    """
    board, here = thief_of(g), g.at[THIEF]
    g.tell("VSB-THU-13", "killed", THIEF, here)
    drop(g, TREASURES, board.carried, here)
    for gem in board.gems:
        drop(g, gem, 1, here)
    board.carried, board.gems = 0, ()
    for role in present(g):
        ROLES[role].left_behind(g, THIEF)  # VSB-GHS-51
    g.at[THIEF] = NOWHERE
    if by != NOBODY:
        ROLES[OWNER[by]].rob_thief(g, board.level)
    if g.turn == THIEF:
        end_turn_at_once(g)


def drop(g: Vast, kind: int, count: int, space: int) -> None:
    """VSB-THU-01: carried tokens were on the map all the time."""
    g.out[kind] -= count
    g.tokens[kind] = tuple(sorted([*g.tokens[kind], *[space] * count]))
