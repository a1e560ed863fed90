"""How the Ghoul wins: its levels, Fury, the goal and the escape. WIN, FURY, DIF, SOLO, VTWO"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.roles.ghoul.board import MOST_FURY
from hauntbox.games.vast.roles.ghoul.rules.drawing import draw_terror
from hauntbox.games.vast.roles.numbers import CAVE, CAVE_GHOST, GHOST, GHOUL, KNIGHT, NOBODY, THIEF, UNICORN, VILE
from hauntbox.games.vast.state import Vast, ghoul_of, prowler, trance_of
from hauntbox.games.vast.table.ends import ESCAPED, wins_by_prey
from hauntbox.games.vast.table.terms import is_victim, listed

FURY_BASE: Final = {  # VST-PAR-07, VST-DIF-01 to VST-DIF-05: to which the number of players is added
    "ragpicker": 5, "scavenger": 6, "ghoul": 7, "stalker": 7, "hunter": 8,
}  # fmt: skip
TWO_DICE: Final = ("stalker", "hunter")  # VST-DIF-04, VST-DIF-05
SOLO_FURY: Final = {"easy": 7, "medium": 8, "hard": 9}  # VST-SOLO-04, VST-SOLO-05, VST-SOLO-06
HUNTED: Final = {  # VST-VGDIF-01 to VST-VGDIF-05: Health of the Knight, or of the Dragon, or Crystals
    "ragpicker": (5, 3, 3), "scavenger": (6, 4, 4), "ghoul": (7, 5, 5), "stalker": (7, 5, 5), "hunter": (8, 6, 6),
}  # fmt: skip
CRYSTALS_OF_CAVE: Final = 6  # VST-VGV-08
SOLO_CRYSTALS: Final = {"easy": 5, "medium": 6, "hard": 7}


def is_solo(g: Vast) -> bool:
    """Whether the goals of the game alone count: with nobody else, VST-VORD-02: or with the Ghost only."""
    return all([role in (GHOUL, VILE, GHOST) for role in g.terms.roles]) and not g.terms.shadow  # VSB-SOLO-11


def dice_number(g: Vast) -> int:
    """VST-PAR-08, VST-DIF-04, VST-DIF-05: two dice at the hard levels; VST-DIF-09: alone only if that is agreed."""
    if g.possessed == prowler(g):
        return trance_of(g).influence + (g.vile is None)  # VSB-POS-06, VSB-POS-07, VSB-POS-10; VSB-GHS-30: beyond 3 too
    if g.options.ghoul_level not in TWO_DICE:
        return 3
    return 2 if not is_solo(g) or g.options.solo_two_dice else 3


def fury_goal(g: Vast) -> int:
    """VST-WIN-02, VST-WIN-04: the level's number plus the players; VST-WIN-03, VST-DIF-06: never above 14.

    VST-WIN-10: 9 to 14 at the standard level. VST-CMP-06, VST-DIF-01, VST-DIF-02, VST-DIF-03: other levels, other sums.
    VST-VTHREE-10, VST-VTWO-13, VST-VTWO-21, VST-VTWO-29, VST-VFOUR-08: for three 10, for two 9, for more so on.
    VST-VFOUR-23: for seven 14.
    VST-DIF-08: a number printed for two or three players is that sum too. VST-DIF-09: alone the solo level counts.
    """
    if is_solo(g):
        return SOLO_FURY[g.options.solo_level]
    return min(FURY_BASE[g.options.ghoul_level] + g.terms.seats, MOST_FURY)


def crystal_goal(g: Vast) -> int:
    """VST-SOLO-03: smashed Crystals that do instead of Fury; 0: none do. VST-DIF-10: whatever the level."""
    if is_solo(g):
        return SOLO_CRYSTALS[g.options.solo_level]  # VST-VGSOLO-03, VST-VGSOLO-04, VST-VGSOLO-05
    if g.vile is not None:
        return crystals_of_vile(g)
    return CRYSTALS_OF_CAVE if listed(g.terms.roles) == (CAVE, GHOUL) else 0  # VST-VTWO-25, VST-VTWO-34


def victim(g: Vast) -> int:
    """VST-VGW-02: the Vile Ghoul hunts the Knight, VST-VGW-03: without her the Dragon,

    VST-VGW-04: or the Unicorn in his place; VST-VGDIF-06: so does its level. NOBODY: Crystals.
    """
    return KNIGHT if KNIGHT in g.terms.roles else is_victim(g.terms.roles)


def crystals_of_vile(g: Vast) -> int:
    """VST-VGW-05: Crystals that the Vile Ghoul must smash among others, if it hunts none of them.

    VST-VGDIF-07: the numbers of a set-up stay at every level.
    """
    roles = g.terms.roles
    if victim(g) != NOBODY:
        return 0
    if THIEF in roles:
        return g.options.agreed_treasures + 1  # VST-VGV-09, VST-VGV-10, VST-PAR-04
    if roles in ((VILE, CAVE), (VILE, CAVE_GHOST)):
        return CRYSTALS_OF_CAVE  # VST-VGV-08, VST-VGV-19
    return HUNTED[g.options.ghoul_level][2]


def gain_fury(g: Vast) -> None:
    """VST-FURY-03, VST-CMP-05: the cube moves up, VST-FURY-08: not above 14; VST-FURY-04: even ones draw a card."""
    board = ghoul_of(g)
    if g.vile is not None:
        draw_terror(g)  # VST-VGF-01, VST-VGF-02, VST-VGF-03
        return
    if board.fury == MOST_FURY:
        return
    board.fury += 1
    g.tell("VST-FURY-03", "fury", prowler(g), board.fury)
    note_goal(g)
    if board.fury % 2 == 0:
        draw_terror(g)


def lose_fury(g: Vast) -> None:
    """VST-FURY-07: the cube moves down, not below 0. VST-FURY-05, VST-FURY-09: cards neither come nor go.

    VST-FURY-06: an even number that is reached again draws again.
    """
    board = ghoul_of(g)
    if board.fury:
        board.fury -= 1
        g.tell("VST-FURY-07", "fury", prowler(g), board.fury)


def note_goal(g: Vast) -> None:
    """VST-WIN-06, VST-WIN-08: the escape is still to come, wherever it stands; VST-WIN-09: what is reached stays.

    VST-SOLO-08: Fury and Crystals are not added. VST-EFF-20: its Crystals count where it has such a goal.
    """
    board, crystals = ghoul_of(g), crystal_goal(g)
    if not board.reached and (board.fury >= fury_goal(g) or 0 < crystals <= board.crystals):
        board.reached = True
        g.tell("VST-WIN-06", "ready to escape", prowler(g))


def ghoul_wins_by(g: Vast, event: int, facts: tuple[int, ...]) -> str:
    """VST-WIN-01: its goal is reached and it enters the Entrance; VST-VTWO-05, VST-VTWO-20: or its prey is dead."""
    if event == ESCAPED and facts[0] == GHOUL and ghoul_of(g).reached:
        return "VST-SOLO-03" if is_solo(g) else "VST-WIN-01"  # VST-VTWO-06
    if wins_by_prey(g, GHOUL, event, facts):
        return "VST-VTWO-33" if facts[0] == UNICORN else "VST-VTWO-05"
    return ""
