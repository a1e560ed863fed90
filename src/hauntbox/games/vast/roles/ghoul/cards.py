"""The Terror cards: name, copies, texts, rules, and what each does when it is used in Move and Act. TCD, TER

Cheat (dice.py) and Adapt (drawing.py) work with rolls and draws, Sneak's first effect with a step (moving.py), Seize's
with collecting (collecting.py): such an effect has no `use`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from hauntbox.games.vast.cave.ground import feature_at, is_dark_at, is_unoccupied, pieces_at, spaces
from hauntbox.games.vast.cave.tiles import BARRED, CRYSTAL
from hauntbox.games.vast.roles.ghoul.board import (
    ADAPT,
    BLINK,
    CHASE,
    CHEAT,
    COPIES,
    HUNT,
    KINDS,
    SCOUR,
    SEIZE,
    SNEAK,
)
from hauntbox.games.vast.roles.ghoul.rules.dice import gain_discs, gain_movement
from hauntbox.games.vast.roles.ghoul.rules.drawing import bars_once, can_use, spend, spend_for_turn, use
from hauntbox.games.vast.roles.ghoul.rules.moving import enter
from hauntbox.games.vast.roles.ghoul.rules.paying import HUNT_GAME, HUNT_TURN, pay, purse
from hauntbox.games.vast.roles.ghoul.rules.scour import look_under
from hauntbox.games.vast.state import Vast, ghoul_of, prowler
from hauntbox.games.vast.table.asking import WhichSpace

CHASE_TURN, CHASE_GAME = 1, 4
BLINK_PRICE: Final = 2


class Effect(NamedTuple):
    """One of the two effects of a card, VST-TER-03."""

    text: str
    rule: str
    use: Callable[[Vast], None] | None = None  # None: it has a moment of its own
    bars: Callable[[Vast], str] | None = None  # the rule by which it does nothing now, or ""


class TerrorCard(NamedTuple):
    name: str
    copies: int
    first: Effect  # VST-TER-04: persistent or once per turn
    once: Effect  # VST-TER-05: once per game
    lasts: bool = False  # VST-TER-09: the second effect is for the turn


def chase(g: Vast) -> None:
    """VST-TCD-02, VST-TER-14."""
    gain_movement(g, CHASE_TURN)


def chase_on(g: Vast) -> None:
    """VST-TCD-03."""
    gain_movement(g, CHASE_GAME)


def bars_hunt(g: Vast) -> str:
    """VST-VGM-29: the Vile Ghoul names it with an attack."""
    return "" if g.vile is None else "VST-VGM-29"


def hunt(g: Vast) -> None:
    """VST-TCD-04."""
    gain_discs(g, HUNT_TURN)


def hunt_down(g: Vast) -> None:
    """VST-TCD-05."""
    gain_discs(g, HUNT_GAME)


def blink(g: Vast) -> None:
    g.then(BlinkToCrystal(prowler(g)))
    pay(g, BLINK_PRICE)


def bars_blink(g: Vast) -> str:
    """VST-TCD-10: from a Crystal tile to another one, for 2 movement points."""
    if purse(g) < BLINK_PRICE or feature_at(g, g.at[prowler(g)]) != CRYSTAL:
        return "VST-TCD-10"
    return "" if [space for space in spaces(g) if not bars_crystal(g, space)] else "VST-TCD-10"


def bars_crystal(g: Vast, space: int) -> str:
    """VST-TCD-18: a revealed one, smashed or not, VST-TCD-10: without player pieces."""
    return "" if feature_at(g, space) == CRYSTAL and not pieces_at(g, space) else "VST-TCD-10"


@dataclass(frozen=True)
class BlinkToCrystal(WhichSpace):
    """VST-DEC-45: which Crystal tile. VST-TCD-18: no step, so no surcharge."""

    def pool(self, g: Vast) -> list[int]:
        return [space for space in spaces(g) if feature_at(g, space) == CRYSTAL]

    def bars_space(self, g: Vast, space: int) -> str:
        return bars_crystal(g, space)

    def chosen(self, g: Vast, space: int) -> None:
        enter(g, space)


def blink_away(g: Vast) -> None:
    g.then(BlinkAnywhere(prowler(g)))


def bars_blink_away(g: Vast) -> str:
    """VST-TCD-11: from a Crystal tile."""
    if feature_at(g, g.at[prowler(g)]) != CRYSTAL:
        return "VST-TCD-11"
    return "" if [space for space in spaces(g) if not bars_landing(g, space)] else "VST-TCD-11"


def bars_landing(g: Vast, space: int) -> str:
    """VST-TCD-11: on any unoccupied space of the map."""
    if space not in g.ground or g.ground[space] & BARRED:
        return "VST-TCD-11"
    return "" if is_unoccupied(g, space) else "VST-TCD-11"


@dataclass(frozen=True)
class BlinkAnywhere(WhichSpace):
    """VST-DEC-45: which space; VST-WIN-15: the Entrance may be an escape."""

    def pool(self, g: Vast) -> list[int]:
        return spaces(g)

    def bars_space(self, g: Vast, space: int) -> str:
        return bars_landing(g, space)

    def chosen(self, g: Vast, space: int) -> None:
        enter(g, space)


def seize(g: Vast) -> None:
    """VST-TCD-15: for the next Treasure or Gem of this turn."""
    ghoul_of(g).seizing = True


def scour(g: Vast) -> None:
    look_under(g, g.at[prowler(g)])


def bars_scour(g: Vast) -> str:
    """VST-TCD-16: on a Dark tile."""
    return "" if is_dark_at(g, g.at[prowler(g)]) else "VST-TCD-16"


def lasts(g: Vast) -> None:
    """VST-TCD-07, VST-TCD-17: what the card does for the turn is asked where it matters."""


CARDS: Final = (  # by number; VST-TCD-01
    TerrorCard(
        "Chase",
        COPIES[CHASE],
        Effect("Once per turn: gain 1 movement point.", "VST-TCD-02", chase),
        Effect("Once per game: gain 4 movement points.", "VST-TCD-03", chase_on),
    ),
    TerrorCard(
        "Hunt",
        COPIES[HUNT],
        Effect("Once per turn: gain 1 attack point.", "VST-TCD-04", hunt, bars_hunt),
        Effect("Once per game: gain 3 attack points.", "VST-TCD-05", hunt_down, bars_hunt),
    ),
    TerrorCard(
        "Sneak",
        COPIES[SNEAK],
        Effect("Once per turn: one step pays nothing extra for its wall, or for pieces.", "VST-TCD-06"),
        Effect("Once per game: in this turn no step pays extra for walls or pieces.", "VST-TCD-07", lasts),
        lasts=True,
    ),
    TerrorCard(
        "Cheat",
        COPIES[CHEAT],
        Effect("After each of your rolls you may roll one of the dice again.", "VST-TCD-08"),
        Effect("Once per game: set one die before you roll, and roll the others.", "VST-TCD-09"),
    ),
    TerrorCard(
        "Blink",
        COPIES[BLINK],
        Effect("Once per turn: pay 2 movement points to go to another Crystal tile.", "VST-TCD-10", blink, bars_blink),
        Effect(
            "Once per game: go from a Crystal tile to any unoccupied space.", "VST-TCD-11", blink_away, bars_blink_away
        ),
    ),
    TerrorCard(
        "Adapt",
        COPIES[ADAPT],
        Effect("When you draw a Terror card, draw one more and put one under the deck.", "VST-TCD-12"),
        Effect("Once per game: instead of a draw, take any card of the deck.", "VST-TCD-13"),
    ),
    TerrorCard(
        "Seize",
        COPIES[SEIZE],
        Effect("Treasures and Gems cost 1 movement point, a Gem without the roll 2.", "VST-TCD-14"),
        Effect("Once per game: the next Treasure or Gem of this turn is free; draw 2.", "VST-TCD-15", seize),
        lasts=True,
    ),
    TerrorCard(
        "Scour",
        COPIES[SCOUR],
        Effect("Once per turn: look under your Dark tile; you may reveal it.", "VST-TCD-16", scour, bars_scour),
        Effect("Once per game: look under each Dark tile you enter in this turn.", "VST-TCD-17", lasts),
        lasts=True,
    ),
)
assert len(CARDS) == KINDS


def bars_first(g: Vast, kind: int) -> str:
    """VST-TCD-22, VST-DEC-07: the rule by which its first effect cannot be used between two actions, or ""."""
    board, effect = ghoul_of(g), CARDS[kind].first
    if effect.use is None:
        return effect.rule
    if not board.held[kind]:
        return "VST-ACT-03"
    if not can_use(board, kind):
        return "VST-TER-10" if board.lasting >> kind & 1 else "VST-TER-07"
    return effect.bars(g) if effect.bars is not None else ""


def bars_second(g: Vast, kind: int) -> str:
    """VST-TER-03: the same for its other effect, once per game."""
    effect = CARDS[kind].once
    if effect.use is None:
        return effect.rule
    return bars_once(ghoul_of(g), kind) or (effect.bars(g) if effect.bars is not None else "")


def use_first(g: Vast, kind: int) -> None:
    use(ghoul_of(g), kind)
    effect = CARDS[kind].first.use
    assert effect is not None
    g.tell(CARDS[kind].first.rule, "uses terror", prowler(g), kind)
    effect(g)


def use_second(g: Vast, kind: int) -> None:
    """VST-TER-08, VST-TER-09: the card goes at once, or with the end of the turn."""
    if CARDS[kind].lasts:
        spend_for_turn(g, kind)
    else:
        spend(g, kind)
    effect = CARDS[kind].once.use
    assert effect is not None
    effect(g)
