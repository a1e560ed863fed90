"""The pieces of a haunting, and the questions one asks of them. A question that forbids answers with its rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from hauntbox.games.evidence.actions import Moves, moves_of
from hauntbox.games.evidence.cards.ghosts import TYPES, YOKAI
from hauntbox.games.evidence.cards.tokens import Book, Entry, Print, Salt
from hauntbox.games.evidence.content import house_of
from hauntbox.games.evidence.content.house import NOWHERE, House
from hauntbox.games.evidence.options import Options, is_automated
from hauntbox.kernel.agenda import Game

GHOST: Final = 0  # its role; hunters are 1 to 4
UNKNOWN: Final = -1
FIRST_MAP: Final = "larkspur"


@dataclass
class Haunting(Game):
    """Lists are by role, the ghost first."""

    options: Options = field(default_factory=Options)
    scenario: str = FIRST_MAP  # a shipped map's name, or the whole text of a player's own
    round: int = 1
    order: tuple[int, ...] = ()  # hunters in turn order
    # The ghost's own, behind its screen.
    type: int = UNKNOWN
    room: int = UNKNOWN
    countdown: int = 0
    cut_used: bool = False  # a Yokai has lowered it since the last reset
    stride: int = 0  # movement left in this ghost turn
    lit: tuple[int, ...] = ()  # squares of DOTS tokens in whose field it was during this movement step
    event_roll: int = 0
    dots_roll: int = 0  # in the original draft
    rolls: list[tuple[str, int]] = field(default_factory=list)  # that they were made is public, what they showed is not
    prints: tuple[Print, ...] = ()  # oldest first
    prey: tuple[int, ...] = ()  # hunters in reach of whom it has to pick one
    target: int = UNKNOWN  # where an automated ghost is roaming to
    hid_far: tuple[int, ...] = ()  # hunters who hid far from an automated ghost
    # On the table.
    at: list[int] = field(default_factory=list)  # square, van, or NOWHERE for the dead; the ghost's is secret
    hunt: int = 0  # the round in which the present hunt began; 0: the ghost is passive
    prolonged: bool = False
    slowed: list[bool] = field(default_factory=list)
    dimmed: tuple[int, ...] = ()  # hunters whose eyes a Lamplighter has dimmed
    taunts: tuple[int, ...] = ()  # hunters who have taunted since the ghost's last turn
    asked_to_name: bool = False  # the winning condition was met when it was last looked at
    steps: int = 0  # movement left to the hunter whose turn it is
    acted: bool = False  # its action is used
    dots: tuple[int, ...] = ()  # squares of placed tokens, first placed first
    crucifixes: tuple[int, ...] = ()
    books: tuple[Book, ...] = ()
    salt: tuple[Salt, ...] = ()
    log: tuple[Entry, ...] = ()
    # The hunters' own.
    hand: list[tuple[int, ...]] = field(default_factory=list)  # cards, in the order they came
    deck: tuple[int, ...] = ()  # cards in the van, sorted
    taken: int = 0  # cards taken in the exchange that is going on
    # What can be remembered by everybody.
    known: list[tuple[int, ...]] = field(default_factory=list)  # cards in hand that all have seen
    facts: list[tuple[Any, ...]] = field(default_factory=list)  # public, for secrets/knowledge.py to fold
    # Beside the position.
    house: House = field(default_factory=lambda: house_of(FIRST_MAP), compare=False)
    moves: Moves = field(default_factory=lambda: moves_of(FIRST_MAP), compare=False)
    notebook: Any = field(default=None, compare=False)  # facts folded so far, see secrets/knowledge.py
    fears: Any = field(default=None, compare=False)  # what they make of a hunt, see bots/hunt_risk.py

    def clone(self) -> Haunting:
        g = Haunting.__new__(Haunting)
        self.copy_to(g)
        g.options, g.scenario, g.round, g.order = self.options, self.scenario, self.round, self.order
        g.type, g.room, g.countdown, g.cut_used = self.type, self.room, self.countdown, self.cut_used
        g.stride, g.lit, g.event_roll, g.dots_roll = self.stride, self.lit, self.event_roll, self.dots_roll
        g.rolls, g.prints, g.prey, g.target = self.rolls[:], self.prints, self.prey, self.target
        g.hid_far, g.at, g.hunt, g.prolonged = self.hid_far, self.at[:], self.hunt, self.prolonged
        g.slowed, g.dimmed, g.taunts, g.asked_to_name = self.slowed[:], self.dimmed, self.taunts, self.asked_to_name
        g.steps, g.acted, g.dots, g.crucifixes = self.steps, self.acted, self.dots, self.crucifixes
        g.books, g.salt, g.log, g.hand = self.books, self.salt, self.log, self.hand[:]
        g.deck, g.taken, g.known, g.facts = self.deck, self.taken, self.known[:], self.facts[:]
        g.house, g.moves, g.notebook, g.fears = self.house, self.moves, self.notebook, self.fears
        return g


def blank(scenario: str = FIRST_MAP) -> Haunting:
    return Haunting(scenario=scenario, house=house_of(scenario), moves=moves_of(scenario))


def wake(g: Haunting) -> None:
    """A loaded position finds its house."""
    g.house, g.moves = house_of(g.scenario), moves_of(g.scenario)


def screen(g: Haunting) -> tuple[int, ...]:
    """Who sits behind the ghost's screen; EVI-AUT-30: nobody if the ghost plays by itself."""
    return () if is_automated(g.options) else (GHOST,)


def hunters(g: Haunting) -> range:
    return range(1, len(g.at))


def is_alive(g: Haunting, role: int) -> bool:
    return g.at[role] != NOWHERE


def living(g: Haunting) -> list[int]:
    """In turn order."""
    return [role for role in g.order if g.at[role] != NOWHERE]


def is_in_house(g: Haunting, role: int) -> bool:
    """EVI-TERM-15: alive and not in the van; a hiding square is in the house."""
    return g.at[role] != NOWHERE and g.at[role] != g.house.van


def is_hidden(g: Haunting, role: int) -> bool:
    """EVI-TERM-16: as long as it is on the hiding square that Hide put it on."""
    return g.at[role] in g.house.fronts


def own_countdown(g: Haunting) -> int:
    """EVI-SET-17: the type's number, EVI-OPT-22: or 4 for a Yokai by that option."""
    return countdown_of(g.options, g.type)


def countdown_of(options: Options, t: int) -> int:
    return 4 if t == YOKAI and options.yokai_flat else TYPES[t].countdown


def has_kind(g: Haunting, kind: int) -> bool:
    """EVI-TYPE-03: a ghost gives its three kinds of evidence and never another."""
    return kind in TYPES[g.type].kinds


def speed(g: Haunting) -> int:
    """EVI-MOVE-16: the type's squares, passive or hunting, EVI-DRF-29: in the draft too."""
    return TYPES[g.type].speed


def spawn(g: Haunting) -> int:
    """EVI-TERM-05: the spawn square of the ghost room."""
    return g.house.spawn[g.room]


def room_at(g: Haunting, square: int) -> int:
    """EVI-ITM-10: a token belongs to the room of its square."""
    return g.house.room_of[square]


def in_reach(g: Haunting, square: int, steps: int) -> list[int]:
    """The hunters in the house at walking distance, hidden or not; EVI-VAN-04: never those in the van."""
    return seen_by(g, g.house.within(square, steps))


def seen_by(g: Haunting, mask: int) -> list[int]:
    """The hunters in the house on squares of a set."""
    return [role for role in hunters(g) if is_in_house(g, role) and mask >> g.at[role] & 1]


def bars_way(g: Haunting, here: int, to: int) -> str:
    """Why no step leads from one square of the house to another, hiding squares aside."""
    if g.house.grid.straight(here, to) != 1:
        return "EVI-TERM-08"
    return "" if g.house.grid.near[here] >> to & 1 else "EVI-MOVE-02"
