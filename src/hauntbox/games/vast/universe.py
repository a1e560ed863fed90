"""Every action that can be named in a game: what roles that do not play would do is left out."""

from __future__ import annotations

from functools import lru_cache

from hauntbox.games.vast import actions as c
from hauntbox.games.vast.cave.tokens import ARTIFACTS, GEMS
from hauntbox.games.vast.flow import UNIVERSE
from hauntbox.games.vast.roles.cave import actions as h
from hauntbox.games.vast.roles.cave_ghost import actions as x
from hauntbox.games.vast.roles.dragon import actions as d
from hauntbox.games.vast.roles.ghost import actions as z
from hauntbox.games.vast.roles.ghoul import actions as g
from hauntbox.games.vast.roles.goblins import actions as b
from hauntbox.games.vast.roles.knight import actions as k
from hauntbox.games.vast.roles.numbers import (
    CAVE,
    CAVE_GHOST,
    DRAGON,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    OWNER,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.thief import actions as t
from hauntbox.games.vast.roles.unicorn import actions as u
from hauntbox.games.vast.roles.vile import actions as v
from hauntbox.games.vast.state import Vast
from hauntbox.kernel.wire import Action

ANSWERS_OF_THE_KNIGHT = (g.Lose, g.GiveUp)  # to the Ghoul's attack


CAVE_ONLY = h.STRUCTS


def has_prowler(roles: tuple[int, ...]) -> bool:
    return GHOUL in roles or VILE in roles


def has_spirit(roles: tuple[int, ...]) -> bool:
    return GHOST in roles or CAVE_GHOST in roles


def is_nameable_by_spirit(act: Action, roles: tuple[int, ...]) -> bool:
    """Objects of Telekinesis that may be there, cards of roles that may be possessed."""
    if isinstance(act, z.Card):
        return z.CARD_OF[act.role] in roles
    if isinstance(act, z.Grip):
        what = z.OBJECT_OF[act.what]
        if what >= z.PIECE:
            return OWNER[what - z.PIECE] in roles
        return (what != ARTIFACTS or GHOST in roles) and (what not in GEMS or DRAGON in roles)
    return GHOST in roles or isinstance(act, z.Fade)


def universe(g: Vast) -> tuple[Action, ...]:
    return nameable((*g.terms.boards, *g.terms.guests), g.terms.flare)


@lru_cache
def nameable(roles: tuple[int, ...], flare: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple([act for act in UNIVERSE if is_nameable(act, roles, flare)])


def is_nameable(act: Action, roles: tuple[int, ...], flare: tuple[int, ...]) -> bool:
    if isinstance(act, c.Flare):
        return bool(flare) or has_spirit(roles)
    if isinstance(act, z.STRUCTS):
        return has_spirit(roles) and is_nameable_by_spirit(act, roles)
    if isinstance(act, x.STRUCTS):
        return CAVE_GHOST in roles
    if isinstance(act, k.Strike | k.Shoot):
        return KNIGHT in roles and OWNER[k.PIECE_OF[act.piece]] in roles
    if isinstance(act, g.Attack):
        owner = OWNER[g.PIECE_OF[act.piece]]
        return has_prowler(roles) and owner in roles and owner not in (GHOUL, VILE)
    if isinstance(act, k.Collect | g.Take):
        is_its = KNIGHT in roles if isinstance(act, k.Collect) else has_prowler(roles)
        return is_its and (act.token == "treasure" or DRAGON in roles)
    if isinstance(act, d.Prey):
        return DRAGON in roles and OWNER[d.PREY_OF[act.piece]] in roles
    if isinstance(act, d.Suffer):
        return DRAGON in roles and has_prowler(roles)
    if isinstance(act, u.STRUCTS):
        return UNICORN in roles and is_nameable_by_unicorn(act, roles)
    if isinstance(act, d.STRUCTS):
        return DRAGON in roles
    if isinstance(act, CAVE_ONLY):
        return (CAVE in roles or CAVE_GHOST in roles) and is_nameable_by_cave(act, roles)
    if isinstance(act, b.STRUCTS):
        return GOBLINS in roles and is_nameable_by_goblins(act, roles)
    if isinstance(act, t.STRUCTS):
        return THIEF in roles and is_nameable_by_thief(act, roles)
    if isinstance(act, g.TakeSafely):
        return has_prowler(roles) and DRAGON in roles
    if isinstance(act, ANSWERS_OF_THE_KNIGHT):
        return KNIGHT in roles and has_prowler(roles)
    if isinstance(act, k.STRUCTS):
        return KNIGHT in roles
    if isinstance(act, g.STRUCTS):
        return has_prowler(roles)
    if isinstance(act, v.STRUCTS):
        return VILE in roles
    return has_prowler(roles) if isinstance(act, c.Symbol) else True


def is_nameable_by_unicorn(act: Action, roles: tuple[int, ...]) -> bool:
    if isinstance(act, u.Gore):
        return OWNER[u.PIECE_OF[act.piece]] in roles
    if isinstance(act, u.Gather):
        return act.token == "treasure" or DRAGON in roles
    return has_prowler(roles) if isinstance(act, u.Bleed) else True


def is_nameable_by_cave(act: Action, roles: tuple[int, ...]) -> bool:
    if act == h.SNATCH_ARTIFACT:
        return GHOST in roles
    if isinstance(act, h.Snatch):
        return OWNER[h.PIECE_OF[act.piece]] in roles
    if isinstance(act, h.Spore):
        return h.ROLE_OF[act.role] in roles
    return KNIGHT in roles if isinstance(act, h.Play | h.Give) else True


def is_nameable_by_goblins(act: Action, roles: tuple[int, ...]) -> bool:
    if isinstance(act, b.Raid):
        target = b.TARGET_OF[act.target]
        return target == b.CRYSTAL or target in roles
    if isinstance(act, b.Curse):
        return b.CURSE.index(act) in roles and act != b.CURSE[GOBLINS]
    if isinstance(act, b.Plunder):
        return act.token == "treasure" or DRAGON in roles
    return THIEF in roles if isinstance(act, b.Reward | b.Filch) else True


def is_nameable_by_thief(act: Action, roles: tuple[int, ...]) -> bool:
    if isinstance(act, t.Pickpocket | t.Backstab):
        return OWNER[t.PIECE_OF[act.piece]] in roles
    if isinstance(act, t.Loot):
        return act.token == "treasure" or DRAGON in roles
    if isinstance(act, t.Steal):
        return KNIGHT in roles
    return has_prowler(roles) if isinstance(act, t.Rob | t.Tear) else True
