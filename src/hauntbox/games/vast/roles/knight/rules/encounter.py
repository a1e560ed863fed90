"""An Encounter: the tile, then attacks, then Treasures. KNE, KNA, KNG, MON"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import AT, At
from hauntbox.games.vast.cave.die import hits_centre, roll_dragon_die
from hauntbox.games.vast.cave.fill import lay_dark, tiles_left
from hauntbox.games.vast.cave.grid import CORNERS, HALF, NOWHERE, SPACE_OF, moved
from hauntbox.games.vast.cave.ground import feature_at, has_monster, is_dark_at, is_open_space, touching
from hauntbox.games.vast.cave.holding import keep_token, take_token
from hauntbox.games.vast.cave.reveal import ENTERED, came_through, reveal
from hauntbox.games.vast.cave.tiles import AMBUSH, EVENT
from hauntbox.games.vast.cave.tokens import CRYSTALS, EVENTS, GEMS, MONSTERS, TREASURES
from hauntbox.games.vast.roles.knight.actions import COLLECT, ENOUGH, PIECE_OF, SMASH, STRIKE, Strike
from hauntbox.games.vast.roles.knight.against import attackable, foes_at, spend_javelin, strike
from hauntbox.games.vast.roles.knight.board import ADVENTUROUS, CUNNING
from hauntbox.games.vast.roles.knight.cards.ambush import ambush, meet_token
from hauntbox.games.vast.roles.knight.cards.events import draw_event
from hauntbox.games.vast.roles.knight.cards.quests import FINDS, SCENES, achieve
from hauntbox.games.vast.roles.knight.goals import crystals_needed
from hauntbox.games.vast.roles.knight.rules.grit import gain_grit, lose_grit
from hauntbox.games.vast.roles.knight.rules.stats import attack_strength
from hauntbox.games.vast.roles.knight.rules.treasures import find_treasure
from hauntbox.games.vast.roles.numbers import DRAGON, KNIGHT, NOBODY
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.games.vast.table.asking import Listed
from hauntbox.games.vast.table.ends import SMASHED, happen
from hauntbox.kernel.agenda import Step, kept
from hauntbox.kernel.wire import Action

DIAGONALS: Final = tuple(  # the four spaces on the diagonals, so many steps away
    [tuple([(x * steps, y * steps) for x, y in CORNERS]) for steps in range(1, HALF)]
)
LOOT: Final = (TREASURES, *GEMS)
SMASH_STRENGTH: Final = 3  # VSB-KNA-11
SMASH_GRIT: Final = 2
TRAP_GRIT: Final = 2
GEM_GRIT: Final = 5
SMASH_BY_LEVEL: Final = {"novice": 2, "lady": 4}


def begin_encounter(g: Vast, came: int = NOWHERE) -> None:
    """VSB-KNE-01: reveal and resolve the tile, then attacks, then collecting; one Encounter for all of it."""
    board, here = knight_of(g), g.at[KNIGHT]
    board.met += 1
    board.came = came
    board.unveiled = here if is_dark_at(g, here) else NOWHERE
    if here not in board.scenes:
        board.scenes += (here,)
        if len(board.scenes) >= SCENES:
            achieve(g, ADVENTUROUS)  # VSB-KNX-09
    g.tell("VSB-KNE-01", "encounter", here)
    g.then(DIVE, ATTACKS(KNIGHT, here, came != NOWHERE), SPOILS(KNIGHT, here))
    if is_dark_at(g, here):
        explore(g, here, came)  # VSB-KNE-03
    elif here in g.tokens[EVENTS] and g.event_deck:
        take_token(g, EVENTS, here)
        draw_event(g)  # VSB-KNE-07, VSB-KNE-08
    elif has_monster(g, here):
        meet_token(g, next(kind for kind in MONSTERS if here in g.tokens[kind]), came)  # VSB-MON-23


def explore(g: Vast, space: int, came: int) -> None:
    """VSB-KNE-03, VSB-KNE-04: a tile that she has entered is revealed and resolved."""
    g.then(EXPLORE(space), TILE_GRIT)
    reveal(g, KNIGHT, space, ENTERED, came_through(g, space, came))


@dataclass(frozen=True)
class Explore(Step):
    """What a tile does to the Knight who has revealed it by entering."""

    space: int

    def run(self, g: Vast) -> None:
        feature = feature_at(g, self.space)
        if feature == EVENT:
            draw_event(g)  # VSB-KNE-09
        elif feature == AMBUSH:
            ambush(g)  # VSB-TILE-19


@dataclass(frozen=True)
class TileGrit(Step):
    """VSB-KNE-05, VSB-KNG-01: 1 Grit for the tile, once it is resolved; VSB-KNG-08: even if her turn has ended.

    VSB-KNG-10: a cube that it wins back waits for her next turn.
    """

    def is_owed(self) -> bool:
        return True

    def run(self, g: Vast) -> None:
        gain_grit(g, 1)


# The Underworm. -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dive(Step):
    """VSB-MON-16, VSB-MON-35: the Underworm carries her off once the tile is filled and its Grit gained."""

    def run(self, g: Vast) -> None:
        board = knight_of(g)
        if board.worm and dives(g):
            g.then(DiveTo(KNIGHT))
        board.worm = False  # VSB-MON-35: without such a space she stays


def dives(g: Vast) -> list[int]:
    """VSB-MON-35: the nearest Dark tile on a diagonal, or else the nearest open space there that touches the map."""
    middle = g.at[KNIGHT]
    for ring in DIAGONALS:
        dark = [space for x, y in ring if is_dark_at(g, space := moved(middle, x, y))]
        if dark:
            return sorted(dark)
    if g.collapsing or not tiles_left(g):
        return []
    for ring in DIAGONALS:
        bare = [space for x, y in ring if is_free_edge(g, space := moved(middle, x, y))]
        if bare:
            return sorted(bare)
    return []


def is_free_edge(g: Vast, space: int) -> bool:
    return is_open_space(g, space) and touching(g, space) > 0


@dataclass(frozen=True)
class DiveTo(Listed):
    """VSB-DEC-173: which of equally near diagonal spaces."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (KNIGHT,) if len(dives(g)) > 1 else ()

    def run(self, g: Vast) -> None:
        self.go(g, dives(g)[0])

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [AT[space] for space in dives(g)]

    def bars(self, g: Vast, role: int, act: Action) -> str:
        if not isinstance(act, At):
            return act.when
        return "" if SPACE_OF[act.space] in dives(g) else "VSB-MON-35"

    def answer(self, g: Vast, act: At) -> None:
        self.go(g, SPACE_OF[act.space])

    def go(self, g: Vast, space: int) -> None:
        g.then(Surface(space))
        if is_open_space(g, space):
            if g.terms.shaper == NOBODY:
                lay_dark(g, space)
            else:
                ROLES[g.terms.shaper].offers_tile(g, KNIGHT, space)


@dataclass(frozen=True)
class Surface(Step):
    """VSB-MON-16: she reveals the tile in the same Encounter."""

    space: int

    def run(self, g: Vast) -> None:
        g.at[KNIGHT] = knight_of(g).unveiled = self.space
        g.tell("VSB-MON-16", "carried off", KNIGHT, self.space)
        g.then(DIVE, ATTACKS(KNIGHT, self.space, False), SPOILS(KNIGHT, self.space))
        explore(g, self.space, NOWHERE)


# Attacks and spoils. ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Attacks(Listed):
    """VSB-DEC-170, VSB-KNE-01: attacks in any order, the Crystal's among them; VSB-DEC-58: some only if she likes.

    VST-OTH-56: whom she met by entering she attacks whatever has become of her Strength.
    """

    space: int
    entered: bool
    done: tuple[int, ...] = ()  # pieces that she has attacked in this Encounter

    def must(self, g: Vast) -> list[int]:
        """VSB-ATK-03: whom she has met by entering. VST-OTH-55: she must still be there."""
        if g.at[KNIGHT] != self.space or not self.entered:
            return []  # VST-OTH-55: carried off, she attacks nobody
        return [piece for piece in foes_at(g, self.space) if piece not in self.done]

    def may(self, g: Vast) -> list[Action]:
        """VST-OTH-48: also whom she shares the space with already."""
        if g.at[KNIGHT] != self.space:
            return []
        forced = self.must(g)
        free = [piece for piece in attackable(g) if piece not in forced and piece not in self.done]
        return [*[STRIKE[piece] for piece in free], *[SMASH for _ in range(can_smash(g))]]

    def waiting(self, g: Vast) -> Sequence[int]:
        return (KNIGHT,) if len(self.must(g)) > 1 or self.may(g) else ()

    def run(self, g: Vast) -> None:
        for piece in self.must(g):
            self.strike(g, piece)

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        forced = [STRIKE[piece] for piece in self.must(g)]
        return [*forced, *self.may(g)] if forced else [*self.may(g), ENOUGH]

    def answer(self, g: Vast, act: Action) -> None:
        if isinstance(act, Strike):
            self.strike(g, PIECE_OF[act.piece])
        elif act == SMASH:
            g.then(self)
            smash(g)

    def strike(self, g: Vast, piece: int) -> None:
        g.then(Attacks(KNIGHT, self.space, self.entered, (*self.done, piece)))
        strike(g, piece, self.entered)


def can_smash(g: Vast) -> bool:
    """VSB-DEC-59, VSB-KNA-11: a Crystal on her space, and Strength enough."""
    return g.at[KNIGHT] in g.tokens[CRYSTALS] and attack_strength(g) >= smash_strength(g)


def smash_strength(g: Vast) -> int:
    """VSB-DIF-01, VSB-DIF-09: Novice needs 2 and Lady 4, where Crystals are her goal."""
    return SMASH_BY_LEVEL.get(g.options.knight_level, SMASH_STRENGTH) if crystals_needed(g) else SMASH_STRENGTH


def smash(g: Vast) -> None:
    """VSB-KNA-11: she keeps the Crystal and gains 2 Grit. VSB-TILE-18: the tile stays a Crystal tile."""
    keep_token(g, CRYSTALS, g.at[KNIGHT])
    knight_of(g).crystals += 1
    g.smashed += 1
    g.tell("VSB-KNA-11", "smashes", KNIGHT, g.at[KNIGHT])
    spend_javelin(g)
    gain_grit(g, SMASH_GRIT)  # VSB-KNG-02
    happen(g, SMASHED, KNIGHT)


@dataclass(frozen=True)
class Spoils(Listed):
    """VSB-KNE-02, VSB-KNE-06: she may collect what lies there, or leave it; VSB-KNA-10: what the Thief dropped too."""

    space: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (KNIGHT,) if g.at[KNIGHT] == self.space and is_loot(g) else ()

    def run(self, g: Vast) -> None:
        """Nothing to be had."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [*loot(g), ENOUGH]

    def answer(self, g: Vast, act: Action) -> None:
        if act != ENOUGH:
            g.then(self)
            collect(g, COLLECT.index(act))


def loot(g: Vast) -> list[Action]:
    """VSB-DEC-60: what she could collect from her space."""
    here = g.at[KNIGHT]
    return [COLLECT[n] for n, kind in enumerate(LOOT) if here in g.tokens[kind]]


def is_loot(g: Vast) -> bool:
    """Whether `loot` finds any."""
    here = g.at[KNIGHT]
    return any([here in g.tokens[kind] for kind in LOOT])


def collect_gem(g: Vast, kind: int) -> None:
    """VSB-KNG-03: the Gem returns to the Dragon; the die says whether it costs 2 Grit or gives 5. VSB-KNX-07"""
    take_token(g, kind, g.at[KNIGHT])
    achieve(g, CUNNING)
    g.tell("VSB-KNG-03", "takes gem", KNIGHT, kind)
    if hits_centre(roll_dragon_die(g)):
        lose_grit(g, TRAP_GRIT)
    else:
        gain_grit(g, GEM_GRIT)


def collect(g: Vast, what: int = 0) -> None:
    """VSB-DEC-60, VSB-TRE-03: the token returns to the supply, and she finds a Treasure card."""
    if what:
        collect_gem(g, GEMS[what - 1])
        return
    board = knight_of(g)
    take_token(g, TREASURES, g.at[KNIGHT])
    board.finds += 1
    if board.finds >= FINDS and DRAGON not in g.terms.roles:
        achieve(g, CUNNING)  # VSB-KNX-07
    g.tell("VSB-TRE-03", "collects", KNIGHT, g.at[KNIGHT])
    find_treasure(g)


DIVE: Final = Dive()
TILE_GRIT: Final = TileGrit()
EXPLORE: Final = kept(Explore)
ATTACKS: Final = kept(Attacks)
SPOILS: Final = kept(Spoils)
