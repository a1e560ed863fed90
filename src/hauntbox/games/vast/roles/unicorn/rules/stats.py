"""A Unicorn's statistics, Health and cubes, and who hunts him. UNS, UNT, SHU, PLR, DIF"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.cave.collapse.removal import crystals_shown
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT, UNICORN
from hauntbox.games.vast.roles.unicorn.board import ARMOR, CLARITY, LEAST_ANGER, MOST_ANGER, PACE, SPIRIT, UNBRIDLED
from hauntbox.games.vast.state import Vast, unicorn_of
from hauntbox.games.vast.table.ends import BY_OTHERS, die, playing

START_SPIRIT: Final = 4  # VSB-UNS-05
START_ARMOR: Final = 1
POSSESSED_PACE, POSSESSED_CLARITY = 4, 2  # VSB-POS-08
HEALTH: Final = 5  # VSB-UNS-01
HEALTH_BY_LEVEL: Final = {"novice": 3, "squire": 4, "knight": 5, "baroness": 6, "lady": 7}  # of the Knight
RADIANCE: Final = {"pony": 7, "mare": 8, "unicorn": 9, "dire": 10, "phantasm": 11}  # VSB-DIF-07
TRACK_STEPS: Final = (3, 5, 7, 9)  # VSB-SHU-03: revealed Crystal tiles at which the Shadow's next space begins


def spirit(g: Vast) -> int:
    """VSB-UNS-04, VSB-UNS-05: cards of a new hand. VSB-UNT-34: asked when drawn. VSB-SHU-03: of the Spirit pile."""
    if g.terms.shadow:
        return g.options.shadow_spirit + track(g)
    return START_SPIRIT + unicorn_of(g).upgrades[SPIRIT]


def pace(g: Vast) -> int:
    """VSB-UNS-04, VSB-UNS-06: actions in a turn; VSB-UNT-34: an upgrade counts at once."""
    if g.possessed == UNICORN:
        return POSSESSED_PACE  # VSB-POS-08
    return g.options.unicorn_pace + unicorn_of(g).upgrades[PACE]


def armor(g: Vast) -> int:
    """VSB-UNS-04, VSB-UNS-05, VSB-UNT-34: as it is now. VSB-SHU-03: the Shadow's grows with every other space."""
    if g.terms.shadow:
        return g.options.shadow_armor + track(g) // 2
    return START_ARMOR + unicorn_of(g).upgrades[ARMOR]


def clarity(g: Vast) -> int:
    """VSB-UNS-04, VSB-UNS-06: cards revealed for a forced Teleport. VSB-SHU-10: the Shadow Unicorn reveals one."""
    if g.possessed == UNICORN:
        return POSSESSED_CLARITY  # VSB-POS-08
    return 1 if g.terms.shadow else g.options.unicorn_clarity + unicorn_of(g).upgrades[CLARITY]


def track(g: Vast) -> int:
    """VSB-SHU-03: the space of the Revealed Crystals track, VSB-SHU-02: 0 at first; collapsed tiles count too."""
    return sum([crystals_shown(g) >= step for step in TRACK_STEPS])


def rooms(g: Vast) -> tuple[int, ...]:
    """VSB-UNS-09, VSB-PAR-07: how many upgrade spaces there are of each kind. VSB-UNT-36"""
    o = g.options
    return o.spirit_spaces, o.pace_spaces, o.armor_spaces, o.clarity_spaces, 1, 1


def radiance_goal(g: Vast) -> int:
    """VSB-ORD-15, VSB-DIF-07: 9 at the standard level."""
    return RADIANCE[g.options.unicorn_level]


def start_health(g: Vast) -> int:
    """VSB-UNS-01: 5; VSB-DIF-01, VSB-DIF-14: the Knight's level says, if she hunts him. VSB-PLR-28: not beside the
    Dragon."""
    hunted = KNIGHT in g.terms.roles and DRAGON not in g.terms.roles
    return HEALTH_BY_LEVEL[g.options.knight_level] if hunted else HEALTH


# Anger. -------------------------------------------------------------------------------------------------------------


def rage(g: Vast) -> None:
    """VSB-UNT-02: 1 Anger more, at most 3."""
    board = unicorn_of(g)
    if board.anger < MOST_ANGER:
        board.anger += 1
        g.tell("VSB-UNT-02", "anger", UNICORN, board.anger)


def calm(g: Vast) -> None:
    """VSB-UNT-09: Anger becomes 1, or 2 with Unbridled."""
    board = unicorn_of(g)
    board.anger = LEAST_ANGER + board.upgrades[UNBRIDLED]


# Health. ------------------------------------------------------------------------------------------------------------


def hurt(g: Vast) -> None:
    """1 Health is lost; without any he is killed."""
    board = unicorn_of(g)
    board.health -= 1
    g.tell("VSB-UNT-22", "unicorn hurt", UNICORN, board.health)
    if board.health <= 0:
        die(g, UNICORN, BY_OTHERS)


def hunted_by(g: Vast, role: int) -> bool:
    """VSB-UNT-22, VSB-SHU-17, VSB-PLR-29: whether it is that role's goal to kill him."""
    return role in g.terms.hunters


def bleed(g: Vast, role: int) -> None:
    """VSB-UNT-22, VSB-SHU-12: an attack costs him 1 Health if the attacker hunts him."""
    if hunted_by(g, role):
        hurt(g)


# Who decides. -------------------------------------------------------------------------------------------------------


def decider(g: Vast) -> int:
    """Who says where he goes: the Nightmare Unicorn; for the Shadow the hunter, without one the first player."""
    if not g.terms.shadow:
        return UNICORN
    players = playing(g)
    return g.terms.hunter if g.terms.hunter in players else players[0]


def orienter(g: Vast) -> int:
    """VSB-DEC-150, VSB-SHU-21: who says how a tile lies that he reveals: of several players the last who does not hunt
    him."""
    if not g.terms.shadow:
        return UNICORN
    players = playing(g)
    return [role for role in players if role != g.terms.hunter or len(players) == 1][-1]
