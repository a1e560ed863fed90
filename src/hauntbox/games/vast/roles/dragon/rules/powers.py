"""The fourteen powers: when he may use one, whom it is for, and what it does. DRP, DEC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hauntbox.games.vast.actions import YES
from hauntbox.games.vast.cave.die import covered, roll_dragon_die
from hauntbox.games.vast.cave.grid import NEAR, around
from hauntbox.games.vast.cave.ground import dark_spaces, is_dark_at, is_visible, pieces_at
from hauntbox.games.vast.cave.holding import put_token, supply
from hauntbox.games.vast.cave.reveal import RevealAll, reveal
from hauntbox.games.vast.cave.terrain.lying import is_sheltered
from hauntbox.games.vast.cave.tokens import CRYSTALS, FLAME_WALL
from hauntbox.games.vast.roles.dragon.actions import POWER_NAMES, PREY, PREY_OF, Prey
from hauntbox.games.vast.roles.dragon.against import HIT, SLAP_PUSH, Hits, Shove, hiss_at
from hauntbox.games.vast.roles.dragon.cards import COSTS, can_pay, pay
from hauntbox.games.vast.roles.dragon.rules.sloth import TakeCube, takeable
from hauntbox.games.vast.roles.dragon.rules.surfacing import WingTo, ways_to
from hauntbox.games.vast.roles.dragon.rules.swat import SwatWhich, in_reach
from hauntbox.games.vast.roles.dragon.rules.wakefulness import awaken, smash_crystal
from hauntbox.games.vast.roles.dragon.rules.wrath import begin_wrath
from hauntbox.games.vast.roles.numbers import DRAGON, GOBLINS, KNIGHT, OWNER, TRIBES
from hauntbox.games.vast.roles.role import CLAWED, ROLES, SCRATCHED
from hauntbox.games.vast.state import Vast, dragon_of
from hauntbox.games.vast.table.asking import Listed, WhichSpace, YesOrNo
from hauntbox.kernel.agenda import Step
from hauntbox.kernel.wire import Action

CLAW, FLAME, WING, HISS, SLITHER, SWAT, SCORCH, BURN, SLAP, SHRIEK, SCRATCH, WALL, SMASH, WRATH = POWERS = range(14)
RULES: Final = (  # what each says
    "VSB-DRP-01", "VSB-DRP-05", "VSB-DRP-06", "VSB-DRP-07", "VSB-DRP-08", "VSB-DRP-09", "VSB-DRP-10", "VSB-DRP-11",
    "VSB-DRP-12", "VSB-DRP-13", "VSB-DRP-14", "VSB-DRP-18", "VSB-DRP-22", "VSB-DRP-23",
)  # fmt: skip
assert len(COSTS) == len(POWERS) == len(POWER_NAMES)


def bars_power(g: Vast, power: int) -> str:
    """VSB-DEC-86: the rule by which he may not use it now, or "". VSB-DRT-02: any number of times, if he can pay."""
    if not can_pay(g, COSTS[power]):
        return "VSB-DRT-02"
    return "" if has_use(g, power) else "VSB-DRP-31" if power == HISS else RULES[power]


def has_use(g: Vast, power: int) -> bool:
    """Whether there is something for the power to do; those that roll the die may always be tried."""
    here = g.at[DRAGON]
    if power in (CLAW, FLAME, WRATH):
        return True  # VSB-DRP-01, VSB-DRP-05, VSB-DRP-23
    if power in (SCORCH, BURN):
        return bool(scorched(g) if power == SCORCH else dark_spaces(g))  # VSB-DRP-10, VSB-DRP-11
    if power == SLAP:
        is_near = g.at[KNIGHT] in NEAR[here]  # VST-OTH-59: nobody else
        return is_near and not is_sheltered(g, here, g.at[KNIGHT])  # VSB-TRN-26
    if power == SHRIEK:
        return not dragon_of(g).shriek  # VSB-DRP-32
    if power == WALL:
        return supply(g, FLAME_WALL) > 0 and bool(wall_places(g))  # VSB-DRP-18
    if power == SMASH:
        return here in g.tokens[CRYSTALS]  # VSB-DRP-22
    choices = {
        WING: ways_to(g, True, paid=False),
        HISS: tribes(g),
        SLITHER: takeable(g),
        SWAT: in_reach(g),
        SCRATCH: preys(g),
    }
    return bool(choices[power])  # VSB-DRP-06, VSB-DRP-31, VSB-DRP-08, VSB-DRP-09, VSB-DRP-14


def use_power(g: Vast, power: int) -> None:
    """VSB-DRT-02: he pays, then does it. Whoever hears of it knows what he holds, before he has paid (VSB-HID-02)."""
    g.learned = True
    g.tell(RULES[power], "uses power", DRAGON, power)
    g.then(Do(power))
    pay(g, COSTS[power])


@dataclass(frozen=True)
class Do(Step):
    """A power that is paid for."""

    power: int

    def run(self, g: Vast) -> None:
        power = self.power
        if power in (CLAW, FLAME, WRATH):
            roll(g, power)
        elif power in ASKS:
            g.then(ASKS[power](DRAGON))
        elif power == SCORCH:
            g.then(RevealAll(DRAGON, tuple(scorched(g))))  # VSB-DRP-10
        elif power == SLAP:
            g.then(Shove(DRAGON, KNIGHT, SLAP_PUSH))  # VSB-DRP-12, VSB-ATK-02
        elif power == SHRIEK:
            shriek(g)
        else:
            smash_crystal(g)  # VSB-DRP-22


# The die. -----------------------------------------------------------------------------------------------------------


def roll(g: Vast, power: int) -> None:
    g.then(Rolled(DRAGON, power, roll_dragon_die(g)))


@dataclass(frozen=True)
class Rolled(YesOrNo):
    """VSB-DEC-33, VSB-DRP-32: directly after his roll he may spend the Shriek token to roll again."""

    power: int
    face: int

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if dragon_of(g).shriek else ()

    def run(self, g: Vast) -> None:
        land(g, self.power, covered(g, self.face, g.at[DRAGON]))

    def answer(self, g: Vast, act: Action) -> None:
        if act == YES:
            dragon_of(g).shriek = False
            g.tell("VSB-DRP-13", "shriek spent", DRAGON)
            roll(g, self.power)
        else:
            self.run(g)


def land(g: Vast, power: int, tiles: list[int]) -> None:
    """VSB-DRP-25: walls block no power. VSB-DRP-01: a Claw hits pieces, VSB-TRN-06: but not in the Forest."""
    if power == CLAW:
        here = g.at[DRAGON]
        pieces = tuple([piece for piece in HIT if g.at[piece] in tiles and not is_sheltered(g, here, g.at[piece])])
        if pieces:
            g.then(Hits(CLAWED, pieces))
    elif power == FLAME:
        lit = tuple([space for space in tiles if is_dark_at(g, space)])
        if lit:
            g.then(RevealAll(DRAGON, lit))  # VSB-DRP-05, VST-OTH-58
    else:
        begin_wrath(g, tiles)


def shriek(g: Vast) -> None:
    """VSB-DRP-13, VSB-DRP-32: the token stays placed until it is spent. VSB-DIF-03: turns with it are counted."""
    board = dragon_of(g)
    board.shriek = True
    board.shrieks += not board.shrieked
    board.shrieked = True
    awaken(g)


# Tiles. -------------------------------------------------------------------------------------------------------------


def scorched(g: Vast) -> list[int]:
    """VSB-DRP-10: all around him, not his own."""
    return sorted([space for space in around(g.at[DRAGON]) if is_dark_at(g, space)])


@dataclass(frozen=True)
class BurnWhich(WhichSpace):
    """VSB-DEC-93, VSB-DRP-11: one Dark tile anywhere."""

    def pool(self, g: Vast) -> list[int]:
        return dark_spaces(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if is_dark_at(g, space) else "VSB-DRP-11"

    def chosen(self, g: Vast, space: int) -> None:
        reveal(g, DRAGON, space)


def wall_places(g: Vast) -> list[int]:
    """VSB-DRP-18: tiles beside him that he sees."""
    here = g.at[DRAGON]
    return sorted([space for space in NEAR[here] if space in g.ground and is_visible(g, here, space)])


@dataclass(frozen=True)
class WallWhere(WhichSpace):
    """VSB-DEC-94: where the Flame Wall goes. VSB-DRP-20: pieces already there are not met."""

    def pool(self, g: Vast) -> list[int]:
        return wall_places(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return "" if space in wall_places(g) else "VSB-DRP-18"

    def chosen(self, g: Vast, space: int) -> None:
        put_token(g, FLAME_WALL, space)


# Victims. -----------------------------------------------------------------------------------------------------------


def tribes(g: Vast) -> list[int]:
    """VSB-DRP-31: Tribes on the map, or hidden with Population. VST-OTH-22: nobody else.

    VSB-TRN-26: nobody in the Mushroom Forest.
    """
    if GOBLINS not in g.terms.roles:
        return []
    heard = [piece for piece in TRIBES if not is_sheltered(g, g.at[DRAGON], g.at[piece])]
    return [piece for piece in heard if not ROLES[GOBLINS].bars_hissed(g, piece)]


@dataclass(frozen=True)
class HissAt(Listed):
    """VSB-DEC-89: which Tribe."""

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PREY[piece] for piece in tribes(g)]

    def answer(self, g: Vast, act: Prey) -> None:
        hiss_at(g, PREY_OF[act.piece])  # VSB-DRP-07


def preys(g: Vast) -> list[int]:
    """VSB-DRP-14: players on his space, the Goblins with all their Tribes there."""
    here = [piece for piece in pieces_at(g, g.at[DRAGON]) if piece in HIT]
    return sorted({OWNER[piece] for piece in here})


@dataclass(frozen=True)
class ScratchWhom(Listed):
    """VSB-DEC-95: which player on his space."""

    def waiting(self, g: Vast) -> Sequence[int]:
        return (DRAGON,) if len(preys(g)) > 1 else ()

    def candidates(self, g: Vast, role: int) -> Sequence[Action]:
        return [PREY[prey] for prey in preys(g)]

    def answer(self, g: Vast, act: Prey) -> None:
        self.scratch(g, PREY_OF[act.piece])

    def scratch(self, g: Vast, role: int) -> None:
        """VSB-DRP-14: all Tribes there are attacked."""
        here = g.at[DRAGON]
        g.then(Hits(SCRATCHED, tuple([piece for piece in HIT if OWNER[piece] == role and g.at[piece] == here])))


ASKS: Final[dict[int, type[WhichSpace] | type[Listed]]] = {
    WING: WingTo, HISS: HissAt, SLITHER: TakeCube, SWAT: SwatWhich, BURN: BurnWhich, SCRATCH: ScratchWhom,
    WALL: WallWhere,
}  # fmt: skip
