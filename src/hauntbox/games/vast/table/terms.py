"""The terms of a game: who plays, with which cards, and which combinations there are not. ORD, GROW, PLR, PAR"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from msgspec.structs import replace

from hauntbox.games.vast.options import SOLO_LEVELS, Options
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
from hauntbox.games.vast.table.setups import LETTERS, Row, row_of
from hauntbox.kernel.options import BadOption

SWITCHES: Final = (
    "knight", "goblins", "vile_ghoul", "dragon", "unicorn", "cave", "cave_ghost", "thief", "ghoul", "ghost",
)  # fmt: skip  # by role
# VSB-ORD-19, VST-ORD-07, VST-VGV-03
EXCLUSIVE: Final = ((GOBLINS, VILE), (CAVE, CAVE_GHOST), (VILE, GHOUL), (CAVE_GHOST, GHOST))
HUNTERS: Final = {
    "knight": KNIGHT,
    "goblins": GOBLINS,
    "vile_ghoul": VILE,
    "dragon": DRAGON,
    "thief": THIEF,
    "ghoul": GHOUL,
}
MOST_SEATS: Final = 7
# Of Goblin Infestation.
NO_LINE: Final = 0
LINE_A: Final = 1
LINE_B: Final = 2
LINE_C: Final = 3


@dataclass(frozen=True)
class Terms:
    """What follows from the options and does not change. Roles are numbers."""

    roles: tuple[int, ...] = ()  # in the order of turns
    seats: int = 0  # VSB-ORD-22: how many players began
    flare: tuple[int, ...] = ()
    plunder: int = NOBODY
    infestation: int = NO_LINE
    ash: bool = False
    armor: bool = False
    hunger: int = 0
    locked: bool = False
    alone: int = 0
    fewer_quests: bool = False
    optional_treasure: bool = False
    ambush: tuple[int, ...] = ()  # who wins if an Ambush kills the Knight
    prey: tuple[tuple[int, int], ...] = ()  # who wins by whose death, beside the usual goals
    shaper: int = NOBODY  # the Cave or the Cave Ghost
    treasures: int = 10  # tokens
    removals: int = 3  # tiles that a turn of the Collapse takes away
    guests: tuple[int, ...] = ()  # roles that a Possession card may summon
    shadow: bool = False  # the Shadow Unicorn is in the cave
    hunter: int = NOBODY  # whose goal is a Unicorn instead of the usual one
    hunters: tuple[int, ...] = ()  # who takes Health from a Unicorn by attacking him

    @property
    def boards(self) -> tuple[int, ...]:
        """The roles with a board: the players, and the Shadow Unicorn, whom nobody plays. VST-WIN-05"""
        return tuple(sorted((*self.roles, UNICORN))) if self.shadow else self.roles


NO_TERMS: Final = Terms()


def roles_in(options: Options) -> tuple[int, ...]:
    return tuple([role for role, name in enumerate(SWITCHES) if getattr(options, name)])


def bars_roles(roles: tuple[int, ...]) -> str:
    """The rule by which these roles do not play together, or ""."""
    if not 1 <= len(roles) <= MOST_SEATS:
        return "VSB-ORD-18"  # VST-ORD-10
    if any([one in roles and other in roles for one, other in EXCLUSIVE]):
        return "VSB-ORD-19"
    if roles in ((CAVE,), (CAVE_GHOST,), (CAVE, GHOST)):
        return "VSB-ORD-20"  # VSB-SOLO-01, VSB-SHU-18
    return "" if row_of(letters(roles)) is not None else "VSB-PAR-01"  # VST-ORD-03, VST-ORD-04: up to seven have one


def letters(roles: tuple[int, ...]) -> str:
    return "".join([LETTERS[role] for role in roles])


@cache
def terms_of(options: Options) -> Terms:
    """VSB-PAR-01, VST-PAR-01, VST-ORD-01: refuses what the tables do not know, by its rule."""
    roles = roles_in(options)
    rule = bars_roles(roles)
    if rule:
        names = ", ".join([ROLE_NAMES[role] for role in roles]) or "nobody"
        raise BadOption(f"no game for {names}: choose other roles ({rule})")
    row = row_of(letters(roles))
    assert row is not None
    if options.fully_focused and options.ghost_level == "wraith" and GHOST in roles:
        raise BadOption("Fully Focused is not played at the level Wraith: choose another level (VSB-OPT-02)")
    refuse_unicorn(options, roles)  # VSB-PAR-06, VSB-PAR-08
    return agreed(options, roles, with_shadow(row, roles) if options.shadow_unicorn else row)


def refuse_unicorn(options: Options, roles: tuple[int, ...]) -> None:
    """VSB-ORD-19, VSB-PAR-08: one of the two Unicorns at most. VSB-PAR-06: a hunter who plays, and somebody to hunt."""
    if options.shadow_unicorn and UNICORN in roles:
        raise BadOption("Nightmare and Shadow Unicorn share a piece: choose one of them (VSB-ORD-19)")
    if options.hunter == "nobody":
        return
    if not options.shadow_unicorn and not (UNICORN in roles and DRAGON in roles):
        raise BadOption("a hunter needs the Shadow Unicorn, or a Nightmare Unicorn beside the Dragon (VSB-PAR-06)")
    if HUNTERS[options.hunter] not in roles:
        raise BadOption(f"hunter={options.hunter} does not play: name a role that does, or nobody (VSB-PAR-06)")


def with_shadow(row: Row, roles: tuple[int, ...]) -> Row:
    """VSB-SHU-14, VSB-SHU-15, VSB-SOLO-11: alone against the Shadow Unicorn there is no card but Flare and Goblin
    Infestation; VSB-SHU-17: several players keep their row."""
    if len(roles) > 1:
        return row
    return replace(row, alone=0, hunger=0, fewer_quests=False, flare=row.flare if GHOST not in roles else "")


def hunter_of(options: Options, roles: tuple[int, ...]) -> int:
    """VSB-SHU-16: alone against the Shadow Unicorn one hunts him, but for the Ghost.

    VSB-SHU-17, VSB-PLR-29, VSB-PAR-06: among several it is agreed.
    """
    if options.shadow_unicorn and len(roles) == 1:
        return NOBODY if roles == (GHOST,) else roles[0]
    return HUNTERS.get(options.hunter, NOBODY)


def hunters_of(options: Options, roles: tuple[int, ...], row: Row) -> tuple[int, ...]:
    """VSB-UNT-22: whose goal it is to kill the Unicorn. VSB-ORD-17: those who would hunt the Dragon in his place.

    VSB-PLR-28, VSB-PLR-29, VSB-SHU-17: beside the Dragon, and the Shadow Unicorn, only the hunter does.
    """
    if options.shadow_unicorn or DRAGON in roles:
        return tuple([role for role in (hunter_of(options, roles),) if role != NOBODY])
    first = (KNIGHT,) if KNIGHT in roles else (GOBLINS, VILE)
    prey = [LETTERS.index(row.prey[0])] if row.prey[1:] == LETTERS[UNICORN] else []
    hunters = (*first, *prey)
    return tuple([role for role in roles if UNICORN in roles and role in hunters])


def agreed(options: Options, roles: tuple[int, ...], row: Row) -> Terms:
    """VSB-CMP-14: which of the variant cards the row lays out, and what the table has agreed beside them."""
    shaper = CAVE if CAVE in roles else CAVE_GHOST if CAVE_GHOST in roles else NOBODY
    by_level = 1 + SOLO_LEVELS.index(options.solo_level)
    lines = {"": NO_LINE, "A": LINE_A, "B": LINE_B, "C": LINE_C, "?": by_level}
    return Terms(
        roles=roles,
        seats=len(roles),
        flare=with_cards(numbers(row.flare), roles),
        plunder=numbers(row.plunder)[0] if row.plunder else NOBODY,
        infestation=lines[row.infestation],
        ash=row.ash,
        armor=row.armor,
        hunger=row.hunger,
        locked=row.locked,
        alone=row.alone,
        fewer_quests=row.fewer_quests,
        optional_treasure=row.optional_treasure,
        ambush=numbers(row.ambush),
        prey=((LETTERS.index(row.prey[0]), LETTERS.index(row.prey[1])),) if row.prey else (),
        shaper=shaper,
        treasures=12 if THIEF in roles else 10,  # VSB-GEN-04
        removals=1 if is_slow(roles, shaper, options.slow_collapse or options.crowded_house) else 3,
        guests=guests_of(roles, options.shadow_unicorn),
        shadow=options.shadow_unicorn,
        hunter=hunter_of(options, roles),
        hunters=hunters_of(options, roles, row),
    )


def numbers(row: str) -> tuple[int, ...]:
    return tuple([LETTERS.index(letter) for letter in row])


# The Ghost. ---------------------------------------------------------------------------------------------------------

PLACES: Final = ((KNIGHT,), (GOBLINS, VILE), (DRAGON, UNICORN), (CAVE,), (THIEF,), (GHOUL,))  # VSB-ORD-01
FLARING: Final = (GOBLINS, VILE, THIEF, GHOUL)  # whose Possession cards name Flare
FEW: Final = 2  # VSB-GHS-03


@cache
def listed(roles: tuple[int, ...]) -> tuple[int, ...]:
    """The roles by which the tables go: VSB-PLR-19, VSB-PLR-23: without the Ghost; VSB-PLR-30: the Cave for its own."""
    others = tuple([CAVE if role == CAVE_GHOST else role for role in roles if role != GHOST])
    return others or roles


def opponent(roles: tuple[int, ...]) -> int:
    """The Ghost's one opponent; NOBODY: she is alone."""
    return next((role for role in roles if role != GHOST), NOBODY)


def guests_of(roles: tuple[int, ...], shadow: bool = False) -> tuple[int, ...]:
    """VSB-GHS-03, VSB-GHS-37: whose cards may stay in the Possession deck of one or two players.

    VSB-GHS-52: not those of a role that shares the opponent's pieces, VSB-GHS-57: or the Shadow Unicorn's.
    """
    if GHOST not in roles or len(roles) > FEW:
        return ()
    foe = opponent(roles)
    shared = ((GHOUL, VILE) if foe in (GHOUL, VILE) else ()) + ((UNICORN,) if shadow else ())
    return tuple([role for place in PLACES for role in place if role != foe and role not in shared])


def with_cards(flare: tuple[int, ...], roles: tuple[int, ...]) -> tuple[int, ...]:
    """VSB-GHS-36: if one of her Possession cards names Flare, it lies there for the Ghost too."""
    if GHOST not in roles or not any([role in FLARING for role in (*roles, *guests_of(roles))]):
        return flare
    return tuple(sorted({*flare, GHOST}))


def is_slow(roles: tuple[int, ...], shaper: int, agreed: bool) -> bool:
    """VSB-GROW-03, VST-VFOUR-06: four or more with the Ghoul or the Ghost, and no Cave, remove one tile in a turn.

    VSB-COLL-06: others of that number may agree on it, VSB-VAR-24, VSB-OPT-04, VSB-CMP-14: or use Crowded House.
    VST-VFOUR-07: with the Cave nothing of it applies.
    """
    return shaper == NOBODY and len(roles) >= 4 and (GHOUL in roles or GHOST in roles or agreed)  # VSB-PLR-19


def is_victim(roles: tuple[int, ...]) -> int:
    """Who stands where goals name the Dragon; VSB-ORD-17: the Nightmare Unicorn in his place."""
    return DRAGON if DRAGON in roles else UNICORN if UNICORN in roles else NOBODY
