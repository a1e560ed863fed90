"""How far the Ghoul is from its goal, in turns: for bots."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.bots.ways import FAR, finding, not_below_nothing, soonest, steps
from hauntbox.games.vast.cave.grid import MIDDLE, NOWHERE, around, distance
from hauntbox.games.vast.cave.ground import is_dark_at
from hauntbox.games.vast.cave.tiles import CRYSTAL as CRYSTAL_TILE
from hauntbox.games.vast.cave.tokens import CRYSTALS, GEMS, TREASURES
from hauntbox.games.vast.roles.ghoul.against import CRYSTAL_PRICE, TARGETS, price_of
from hauntbox.games.vast.roles.ghoul.board import CHASE, HUNT
from hauntbox.games.vast.roles.ghoul.goals import crystal_goal, fury_goal
from hauntbox.games.vast.roles.ghoul.rules.drawing import idle
from hauntbox.games.vast.roles.knight.goals import crystals_needed as knight_needs
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT, TRIBES, UNICORN
from hauntbox.games.vast.state import Vast, ghoul_of

FURY: Final = 1.05  # turns for each that is missing
CRYSTAL: Final = 1.4  # and for each Crystal, where they do
STEPS: Final = 4.5  # in a turn
THROUGH: Final = 2  # steps that walls cost at most: it goes through them
TREASURE: Final = 0.52  # of a Fury: a Treasure
GEM: Final = 0.25
RIVALS: Final = 0.5  # of a Fury: a Crystal that somebody else needs too
CARD: Final = 0.22  # a Terror card
NOW: Final = 0.75  # how much of a deed counts that can be done at once
SOON: Final = 0.5  # and next turn
STEP: Final = 0.03  # turns that a step costs within reach
MORE: Final = 0.3  # how much the second best deed counts beside the best
SEEN: Final = 0.06  # a Treasure or Crystal on the map
USUAL: Final = 3.5  # attack points in a turn to come
GUARD: Final = 0.02  # a disc of Defense
WOUND: Final = 1.7  # turns for each Health of its prey
LAST: Final = 0.8  # turns for the way home, wherever it will stand then
HOMESICK: Final = 0.6  # how much the way home counts when hardly any Fury is missing
UNLIT: Final = 0.015  # a Dark tile that a Flare may light
LIGHTING: Final = 4.0  # Dark tiles that Flares light in a turn
NO_WAY: Final = 2.0  # turns before it is on the map


def progress(g: Vast) -> float:
    """Turns for the Fury that is missing and the way home, or for what is left of its prey."""
    board, here = ghoul_of(g), g.at[GHOUL]
    if here == NOWHERE:
        return missing(g) + NO_WAY
    home = turns(g, way(g, here, MIDDLE))
    if board.reached:
        return max(home, 0.1)
    left = fury_goal(g) - board.fury - 0.5 * board.treasure
    gain = CARD * sum(board.held) + GUARD * board.discs + prospects(g, here)
    return not_below_nothing(missing(g) - gain) + LAST + HOMESICK * home / max(left, 1.0)


def missing(g: Vast) -> float:
    """Turns to the nearest of its goals."""
    board = ghoul_of(g)
    left = FURY * max(fury_goal(g) - board.fury, 0) - FURY * TREASURE * board.treasure
    if crystal_goal(g):
        need = max(crystal_goal(g) - board.crystals, 0)
        left = soonest(left, CRYSTAL * need) + search(g, need)
    if (GHOUL, KNIGHT) in g.terms.prey and g.knight is not None:
        left = soonest(left, WOUND * g.knight.health)
    if (GHOUL, UNICORN) in g.terms.prey and g.unicorn is not None:
        left = soonest(left, WOUND * g.unicorn.health)
    return left


def search(g: Vast, need: int) -> float:
    """Turns to find the Crystals that nobody has seen yet, with Flares."""
    unseen = max(need - len(g.tokens[CRYSTALS]), 0)
    return finding(g, CRYSTAL_TILE, LIGHTING) * unseen if unseen and GHOUL in g.terms.flare else 0.0


# What it can do. ----------------------------------------------------------------------------------------------------


def prospects(g: Vast, here: int) -> float:
    """The best deed that it can do, now or soon, a part of the second, and Dark tiles that it may light."""
    best, second = 0.0, 0.0
    for worth in deeds(g, here):
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    seen = SEEN * (len(g.tokens[TREASURES]) + len(g.tokens[CRYSTALS]))
    return FURY * (best + MORE * second) + seen + unlit(g, here)


def deeds(g: Vast, here: int) -> list[float]:
    """Each Treasure, Gem, Crystal and piece: what it is worth, the less the later."""
    loot = [worth_of(g, here, space, TREASURE, 2, 0) for space in g.tokens[TREASURES]]
    loot += [worth_of(g, here, space, GEM, 2, 0) for kind in GEMS for space in g.tokens[kind]]
    stone = crystal(g)
    loot += [worth_of(g, here, space, stone, 0, CRYSTAL_PRICE) for space in g.tokens[CRYSTALS]]
    return loot + [strike(g, here, piece) for piece in prey(g)]


def prey(g: Vast) -> list[int]:
    """The pieces on the map that it may attack."""
    pieces = [piece for piece in TARGETS if g.at[piece] in g.ground]
    return pieces if g.goblins is None else pieces + [tribe for tribe in TRIBES if g.at[tribe] in g.ground]


def strike(g: Vast, here: int, piece: int) -> float:
    """An attack; the same piece only once in a turn."""
    later = ghoul_of(g).attacked >> piece & 1 == 1
    return worth_of(g, here, g.at[piece], 1.0, 0, price_of(g, piece), later)


def worth_of(g: Vast, here: int, space: int, worth: float, movement: int, discs: int, later: bool = False) -> float:
    """Of a deed there, for so many points."""
    far = way(g, here, space)
    if g.turn == GHOUL and not later and far + movement <= reach(g) and discs <= might(g):
        return worth * NOW - STEP * far
    bold = min(1.0, (USUAL / discs) ** 2) if discs else 1.0
    return worth * SOON * bold / (1.0 + max(far + movement, 0) / STEPS)


def crystal(g: Vast) -> float:
    """Of a Fury; it counts for others who need Crystals as well."""
    if crystal_goal(g):
        return CRYSTAL / FURY
    if g.options.crystal_no_fury:
        return 0.0
    is_shared = (g.knight is not None and knight_needs(g) > 0) or (g.goblins is not None and g.knight is None)
    return RIVALS if is_shared else 1.0


def reach(g: Vast) -> int:
    return ghoul_of(g).movement + idle(ghoul_of(g), CHASE)


def might(g: Vast) -> int:
    return ghoul_of(g).discs + idle(ghoul_of(g), HUNT)


def unlit(g: Vast, here: int) -> float:
    """Dark tiles around it, if it may light them."""
    if GHOUL not in g.terms.flare or g.turn != GHOUL or not ghoul_of(g).movement:
        return 0.0
    return UNLIT * len([space for space in around(here) if is_dark_at(g, space)])


# Ways. --------------------------------------------------------------------------------------------------------------


def way(g: Vast, here: int, goal: int) -> int:
    """Steps, round walls or through them."""
    return min(steps(g, here, goal), distance(here, goal) + THROUGH, FAR)


def turns(g: Vast, far: int) -> float:
    """Turns for so many steps, in its own turn less what it can still go."""
    left = reach(g) if g.turn == GHOUL else 0
    return max(far - left, 0) / STEPS + STEP * far
