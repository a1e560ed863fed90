"""Everything the ghost and the hunters can do: ready-made, so no decision builds any. Never compiled, see wire.py."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from hauntbox.games.common.scenarios import MOST
from hauntbox.games.evidence.cards.deck import ITEMS, liftable
from hauntbox.games.evidence.cards.ghosts import EVERY_NAME
from hauntbox.games.evidence.cards.names import GHOST, HUNTERS
from hauntbox.games.evidence.content import house_of
from hauntbox.kernel.geometry import places
from hauntbox.kernel.wire import Action


class Be(Action, frozen=True):
    """Set-up: the ghost's type."""

    when: ClassVar[str] = "EVI-SET-06"
    ghost: str


class Dwell(Action, frozen=True):
    """Set-up: the ghost room."""

    when: ClassVar[str] = "EVI-SET-07"
    room: str


class Lead(Action, frozen=True):
    """Set-up with two players: the hunter who plays first."""

    when: ClassVar[str] = "EVI-SET-04"
    hunter: str


class Pick(Action, frozen=True):
    """Set-up: an item from the deck."""

    when: ClassVar[str] = "EVI-SET-10"
    item: str


class Step(Action, frozen=True):
    """One square farther, or into the van."""

    when: ClassVar[str] = "EVI-TURN-01"
    to: str


class Stop(Action, frozen=True):
    """The ghost has moved enough."""

    when: ClassVar[str] = "EVI-PAS-17"


class Manifest(Action, frozen=True):
    """A Ghost Event."""

    when: ClassVar[str] = "EVI-EVT-01"


class Refrain(Action, frozen=True):
    """No Ghost Event."""

    when: ClassVar[str] = "EVI-EVT-02"


class Roll(Action, frozen=True):
    """The hunt roll."""

    when: ClassVar[str] = "EVI-CNT-01"


class Cut(Action, frozen=True):
    """A Yokai lowers its countdown, then rolls."""

    when: ClassVar[str] = "EVI-TYPE-23"


class Relent(Action, frozen=True):
    """Let the hunt end."""

    when: ClassVar[str] = "EVI-HUNT-08"


class Prolong(Action, frozen=True):
    """A Demon lets the hunt go on."""

    when: ClassVar[str] = "EVI-TYPE-14"


class Kill(Action, frozen=True):
    """The ghost's pick among several in reach."""

    when: ClassVar[str] = "EVI-OPT-25"
    hunter: str


class Surface(Action, frozen=True):
    """Where the ghost is after a hunt: a Tidewife has the choice."""

    when: ClassVar[str] = "EVI-HUNT-13"
    room: str


class Use(Action, frozen=True):
    when: ClassVar[str] = "EVI-HTR-05"
    item: str


class PickUp(Action, frozen=True):
    when: ClassVar[str] = "EVI-HTR-06"
    words: ClassVar[str] = "pick up"
    item: str


class Exchange(Action, frozen=True):
    """Begin to change items in the van."""

    when: ClassVar[str] = "EVI-HTR-07"


class Give(Action, frozen=True):
    """Put an item back into the deck."""

    when: ClassVar[str] = "EVI-HTR-07"
    item: str


class Take(Action, frozen=True):
    """Take an item from the deck."""

    when: ClassVar[str] = "EVI-HTR-07"
    item: str


class Done(Action, frozen=True):
    """The exchange is over."""

    when: ClassVar[str] = "EVI-HTR-07"


class Put(Action, frozen=True):
    """The original draft: on which square the token goes."""

    when: ClassVar[str] = "EVI-DRF-22"
    square: str


class Check(Action, frozen=True):
    """The original draft: look into the books of this room."""

    when: ClassVar[str] = "EVI-DRF-24"


class Taunt(Action, frozen=True):
    when: ClassVar[str] = "EVI-OPT-01"


class Name(Action, frozen=True):
    """The hunters declare the ghost's type."""

    when: ClassVar[str] = "EVI-OPT-06"
    ghost: str


class Wait(Action, frozen=True):
    """Not yet."""

    when: ClassVar[str] = "EVI-OPT-06"


class Listen(Action, frozen=True):
    when: ClassVar[str] = "EVI-LIS-01"


class Hide(Action, frozen=True):
    when: ClassVar[str] = "EVI-HIDE-01"
    spot: str


class End(Action, frozen=True):
    """The hunter's turn is over."""

    when: ClassVar[str] = "EVI-HTR-13"


STRUCTS: Final[tuple[type[Action], ...]] = (
    Be, Dwell, Lead, Pick, Step, Stop, Manifest, Refrain, Roll, Cut, Relent, Prolong, Kill, Surface,
    Use, PickUp, Exchange, Give, Take, Done, Put, Check, Taunt, Name, Wait, Listen, Hide, End,
)  # fmt: skip

BE: Final = tuple([Be(name) for name in EVERY_NAME])
LEAD: Final = tuple([Lead(name) for name in HUNTERS])
STOP: Final = Stop()
MANIFEST: Final = Manifest()
REFRAIN: Final = Refrain()
ROLL: Final = Roll()
CUT: Final = Cut()
RELENT: Final = Relent()
PROLONG: Final = Prolong()
EXCHANGE: Final = Exchange()
DONE: Final = Done()
KILL: Final = (Kill(GHOST), *[Kill(name) for name in HUNTERS])  # by role
NAME: Final = tuple([Name(name) for name in EVERY_NAME])
CHECK: Final = Check()
TAUNT: Final = Taunt()
WAIT: Final = Wait()
LISTEN: Final = Listen()
END: Final = End()


class Moves:
    """The actions that depend on a house or on the deck, looked up by the number of the square, room or card."""

    def __init__(self, scenario: str) -> None:
        house = house_of(scenario)
        self.pick: Final = tuple([Pick(name) for name in ITEMS.names])
        self.use: Final = tuple([Use(name) for name in ITEMS.names])
        self.pick_up: Final = {card: PickUp(ITEMS.names[card]) for card in liftable()}
        self.give: Final = tuple([Give(name) for name in ITEMS.names])
        self.take: Final = tuple([Take(name) for name in ITEMS.names])
        self.dwell: Final = tuple([Dwell(name) for name in house.rooms])
        self.surface: Final = tuple([Surface(name) for name in house.rooms])
        self.put: Final = tuple([Put(name) for name in house.names])
        self.step: Final = tuple([Step(name) for name in house.names])
        self.hide: Final = {spot: Hide(house.names[spot]) for spot in house.fronts}
        self.ghost: Final = tuple([tuple([self.step[p] for p in ways]) for ways in house.ghost_ways])
        self.hunter: Final = tuple([tuple([self.step[p] for p in ways]) for ways in house.hunter_ways])
        self.shut: Final = tuple([tuple([self.step[p] for p in ways]) for ways in house.shut_ways])
        inside = [self.step[p] for p in range(len(house.names)) if p == house.van or house.house >> p & 1]
        self.universe: Final[tuple[Action, ...]] = (
            *BE, *self.dwell, *LEAD, *self.pick, *inside, STOP, MANIFEST, REFRAIN, ROLL, CUT, RELENT, PROLONG,
            *self.use, *self.pick_up.values(), EXCHANGE, *self.give, *self.take, DONE, LISTEN, *self.hide.values(), END,
        )  # fmt: skip
        self.variants: Final[tuple[Action, ...]] = (
            *KILL[1:], *self.surface, *[self.put[p] for p in places(house.floor)], CHECK, TAUNT, *NAME, WAIT,
        )  # fmt: skip


@lru_cache(MOST)
def moves_of(scenario: str) -> Moves:
    return Moves(scenario)
