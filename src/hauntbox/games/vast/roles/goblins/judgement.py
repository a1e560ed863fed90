"""How far the Goblins are from their goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.bots.ways import FAR, finding, lit_on_way, steps
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, distance
from hauntbox.games.vast.cave.ground import dark_spaces, is_lit_at
from hauntbox.games.vast.cave.tiles import CRYSTAL
from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.roles.dragon.rules.wakefulness import armor
from hauntbox.games.vast.roles.goblins.board import TRIBE_NUMBERS
from hauntbox.games.vast.roles.goblins.goals import crystals, crystals_needed, must_escape, prey
from hauntbox.games.vast.roles.goblins.rules.hiding import lairs
from hauntbox.games.vast.roles.goblins.rules.moving import LIT_PACE
from hauntbox.games.vast.roles.goblins.rules.raiding import SMASH_STRENGTH
from hauntbox.games.vast.roles.goblins.rules.stats import is_revealed, strength, where
from hauntbox.games.vast.roles.goblins.turn import ActivateTribes
from hauntbox.games.vast.roles.knight.rules.stats import strength as knight_strength
from hauntbox.games.vast.roles.numbers import KNIGHT
from hauntbox.games.vast.roles.unicorn.rules.stats import armor as unicorn_armor
from hauntbox.games.vast.state import Vast, goblins_of, knight_of

HIT: Final = 2.0  # turns for each further point of Health
SMASH: Final = 3.2  # turns for each further Crystal
LOOKING: Final = 3.0  # Dark tiles that are revealed in a turn
GOBLIN: Final = 0.1  # what a disc is worth
RAGE: Final = 0.12
CARD: Final = 0.12  # a Secrets card or a Monster
STEP: Final = 0.06  # a space of the way
GROWING: Final = 0.5  # turns for a point of Strength that is missing
COMING: Final = 1.1  # turns for a Tribe to come out of the dark
NO_LAIR: Final = 2.2  # if there is no tile for it
GATHERING: Final = 1.5  # turns for two Tribes to come to a Crystal that is found
HELPING: Final = 0.3  # how much the nearer one of two Tribes counts
MOST: Final = 4  # Strength of the Knight
SITES: Final = 3  # Crystals that are looked at, the nearest first


def progress(g: Vast) -> float:
    """Health or Crystals that are missing, less what they have to do it with."""
    board = goblins_of(g)
    force = GOBLIN * sum(board.population) + RAGE * board.rage
    cards = CARD * (len(board.hand) + len(board.shown) + sum([len(row) for row in board.monsters]))
    turns = siege(g) if crystals_needed(g) else chase(g)
    return turns - force - cards


# Health. ------------------------------------------------------------------------------------------------------------


def chase(g: Vast) -> float:
    """The next hit takes as long as the Tribe that is nearest; the others come after it."""
    there, need = g.at[prey(g)], toughness(g) + 1
    near = sorted([coming(g, tribe, there, need) for tribe in TRIBE_NUMBERS])
    return HIT * max(health(g) - 1, 0) + near[0] + HELPING * near[1] + HELPING / 2 * near[2]


def health(g: Vast) -> int:
    if prey(g) == KNIGHT:
        return knight_of(g).health
    return g.dragon.health if g.dragon is not None else g.unicorn.health if g.unicorn is not None else 0


def toughness(g: Vast) -> int:
    """What a Tribe must beat: her Strength, with what she may still place; the Dragon's or the Unicorn's Armor."""
    if prey(g) != KNIGHT:
        return armor(g) if g.dragon is not None else unicorn_armor(g) if g.unicorn is not None else 0
    return min(knight_strength(g) + (knight_of(g).free // 2 if g.turn == KNIGHT else 0), MOST)


# Crystals. ----------------------------------------------------------------------------------------------------------


def siege(g: Vast) -> float:
    """Two Tribes on one Crystal are what it takes, again and again; then the way out, where it is asked for."""
    missing = max(crystals_needed(g) - crystals(g), 0)
    if not missing:
        return min([coming(g, tribe, MIDDLE, 0) for tribe in TRIBE_NUMBERS]) if must_escape(g) else 0.0
    shown, look = min(missing, len(g.tokens[CRYSTALS])), finding(g, CRYSTAL, LOOKING)
    next_one = min([both(g, space) for space in sites(g)], default=look + GATHERING + search(g))
    rest = SMASH * (missing - 1) + look * (missing - max(shown, 1))
    return next_one + rest + (COMING if must_escape(g) else 0.0)


def sites(g: Vast) -> list[int]:
    """The Crystals that are nearest to their Tribes."""
    out = [where(g, tribe) for tribe in TRIBE_NUMBERS if is_revealed(g, tribe)]
    return sorted(g.tokens[CRYSTALS], key=lambda space: sum([distance(here, space) for here in out]))[:SITES]


def both(g: Vast, space: int) -> float:
    """The second Tribe decides when; the first one stays there once it has begun."""
    near = sorted([striking(g, tribe, space) for tribe in TRIBE_NUMBERS])
    return near[1] + HELPING * near[0]


def striking(g: Vast, tribe: int, space: int) -> float:
    if goblins_of(g).marks[tribe] == space:
        return 0.0
    return coming(g, tribe, space, SMASH_STRENGTH)


def search(g: Vast) -> float:
    """The way to a Dark tile, where Crystals may lie."""
    dark = dark_spaces(g)
    out = [where(g, tribe) for tribe in TRIBE_NUMBERS if is_revealed(g, tribe)]
    near = min([distance(here, space) for here in out for space in dark], default=FAR)
    return STEP * min(near, FAR) + HELPING * (len(TRIBE_NUMBERS) - len(out))


# Tribes. ------------------------------------------------------------------------------------------------------------


def coming(g: Vast, tribe: int, goal: int, need: int) -> float:
    """Turns until the Tribe is there with so much Strength."""
    if goal == NOWHERE:
        return NO_LAIR
    here = where(g, tribe)
    if is_revealed(g, tribe):
        waits = 0.0 if can_act(g, tribe) else 1.0
        return waits + STEP * steps(g, here, goal) + growing(g, tribe, here, goal, need)
    starts = [space for space in lairs(g, tribe) if steps(g, space, goal) < FAR]
    if not starts:
        return NO_LAIR + growing(g, tribe, goal, goal, need)
    here = min(starts, key=lambda space: steps(g, space, goal))
    return COMING + STEP * steps(g, here, goal) + growing(g, tribe, here, goal, need)


def can_act(g: Vast, tribe: int) -> bool:
    """Whether it is activated now or may still be in this turn."""
    board = goblins_of(g)
    if board.active == tribe:
        return True
    return not board.activated >> tribe & 1 and any([isinstance(frame, ActivateTribes) for frame in g.agenda])


def growing(g: Vast, tribe: int, here: int, goal: int, need: int) -> float:
    """Turns for the Strength that it has too little, after what the Lit tiles on the way cost."""
    counted = len(goblins_of(g).lit[tribe]) % LIT_PACE if is_lit_at(g, here) else 0
    loss = (lit_on_way(g, here, goal) + counted) // LIT_PACE
    return GROWING * max(need + loss - strength(g, tribe), 0)
