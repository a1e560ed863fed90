"""The levels that roles climb in a campaign. DIF, PAR"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from hauntbox.games.vast import options as o
from hauntbox.games.vast.campaign.campaign_state import Carry
from hauntbox.games.vast.options import Options
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    NOBODY,
    ROLE_NAMES,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.table.terms import roles_in


class Ladder(NamedTuple):
    """The levels of a role, the easiest first, and the option that holds its level."""

    option: str
    levels: tuple[str, ...]


# VSB-PAR-02, VST-PAR-02: one level serves the Ghoul or the Vile Ghoul, VSB-CGH-19: one the Ghost or the Cave Ghost.
OWN: Final[dict[int, Ladder]] = {
    KNIGHT: Ladder("knight_level", o.KNIGHT_LEVELS),
    GOBLINS: Ladder("goblin_level", o.GOBLIN_LEVELS),
    VILE: Ladder("ghoul_level", o.GHOUL_LEVELS),
    DRAGON: Ladder("dragon_level", o.DRAGON_LEVELS),
    UNICORN: Ladder("unicorn_level", o.UNICORN_LEVELS),
    CAVE: Ladder("cave_level", o.CAVE_LEVELS),
    CAVE_GHOST: Ladder("ghost_level", o.GHOST_LEVELS),
    THIEF: Ladder("thief_level", o.THIEF_LEVELS),
    GHOUL: Ladder("ghoul_level", o.GHOUL_LEVELS),
    GHOST: Ladder("ghost_level", o.GHOST_LEVELS),
}
ALONE: Final = Ladder("solo_level", o.SOLO_LEVELS)
WITH_SOLO_LEVEL: Final = (KNIGHT, DRAGON, GHOST, GHOUL, VILE)  # VSB-PAR-03, VST-PAR-03
LONG_NAMES: Final = {
    "elder": "Elder Dragon",
    "ancient": "Ancient Dragon",
    "great": "Great Cave",
    "grand": "Grand Cave",
    "pony": "Terror Pony",
    "mare": "Night Mare",
    "unicorn": "Nightmare Unicorn",
    "dire": "Dire Unicorn",
    "phantasm": "Phantasm Unicorn",
}  # where the option has a shorter word than the ledger


def ladder(options: Options, role: int) -> Ladder:
    """VSB-DIF-15: a role's own levels, or those of a game alone. VSB-OPT-02: Fully Focused ends below Wraith."""
    if has_solo_level(options, role):
        return ALONE
    own = OWN[role]
    return own._replace(levels=own.levels[:-1]) if role == GHOST and options.fully_focused else own


def has_solo_level(options: Options, role: int) -> bool:
    """VSB-PAR-03: alone, and VST-PAR-03: of Ghoul and Vile Ghoul also with the Ghost only.

    Against the Shadow Unicorn it says how he rampages; there only who is alone climbs by it.
    """
    roles = roles_in(options)
    if options.shadow_unicorn:
        return len(roles) == 1
    others = [other for other in roles if other != role]
    return role in WITH_SOLO_LEVEL and (not others or (role in (GHOUL, VILE) and others == [GHOST]))


def with_levels(options: Options, carry: Carry) -> Options:
    """VSB-DIF-08: everybody starts at the easiest level, or goes on at the level that was reached."""
    reached = dict(carry.levels)
    chosen: dict[str, Any] = {}
    refuse_others(roles_in(options), carry)
    for role in roles_in(options):
        option, levels = ladder(options, role)
        level = reached.get(role, levels[0])
        if level not in levels:
            raise ValueError(f"the {ROLE_NAMES[role]} has no level {level!r}: there are {', '.join(levels)}")
        chosen[option] = level
    return replace(options, **chosen)


def refuse_others(roles: tuple[int, ...], carry: Carry) -> None:
    """VSB-DIF-15: the roles of the first sitting go on."""
    found = tuple([role for role, _ in carry.levels])
    was_there = carry.winner == NOBODY or carry.winner in found
    if found not in ((), roles) or not was_there:
        names = ", ".join([ROLE_NAMES[role] for role in roles])
        raise ValueError(f"levels of roles {found}, won by role {carry.winner}: expected those of {names}")


def levels_of(options: Options) -> dict[int, str]:
    """The levels of a sitting, by role."""
    return {role: getattr(options, ladder(options, role).option) for role in roles_in(options)}


def is_top(options: Options, role: int) -> bool:
    return levels_of(options)[role] == ladder(options, role).levels[-1]


def moved_up(options: Options, winner: int) -> Carry:
    """VSB-DIF-08: the winner moves up one level; nobody else does, and nobody at all if all have lost."""
    levels = levels_of(options)
    if winner != NOBODY:
        row = ladder(options, winner).levels
        levels[winner] = row[row.index(levels[winner]) + 1]
    return Carry(tuple(levels.items()), winner)


def level_name(level: str) -> str:
    return LONG_NAMES.get(level) or level.replace("_", " ").title()
