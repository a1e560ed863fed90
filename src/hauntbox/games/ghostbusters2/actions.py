"""Everything Ghostbusters can do: ready-made, so no decision builds any. Never compiled, see wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.ghostbusters2.cards.kinds import GHOSTS, KINDS, SLIMES
from hauntbox.games.ghostbusters2.cards.names import CHARACTERS, PACKS
from hauntbox.games.ghostbusters2.content.street import WAYS
from hauntbox.kernel.wire import Action

PLAZM_NAME: Final = "Plazm"
ENDS: Final = ("front", "back")
VEHICLES: Final = ("Ecto-1a", "Lady Liberty")


class Be(Action, frozen=True):
    """Set-up: the character."""

    when: ClassVar[str] = "GBT-CHR-01"
    character: str


class Lead(Action, frozen=True):
    """Set-up: who is next in a line of several."""

    when: ClassVar[str] = "GBT-ORD-03"
    character: str


class Wear(Action, frozen=True):
    """Set-up: the Pack."""

    when: ClassVar[str] = "GBT-CHR-05"
    pack: str


class Park(Action, frozen=True):
    """Where the front of the Ecto-1a goes, then its back."""

    when: ClassVar[str] = "GBT-SET-13"
    space: str


class Boost(Action, frozen=True):
    """An Ecto-Tank ability, by its character."""

    when: ClassVar[str] = "GBT-TNK-02"
    character: str


class Ready(Action, frozen=True):
    """No more of the Tank."""

    when: ClassVar[str] = "GBT-TNK-02"


class Step(Action, frozen=True):
    """One space farther; the first step is a Move Action."""

    when: ClassVar[str] = "GBT-MOV-01"
    to: str


class Stop(Action, frozen=True):
    """The Move or the Drive ends here."""

    when: ClassVar[str] = "GBT-MOV-01"


class Drive(Action, frozen=True):
    """The Ecto-1a, one space with this end ahead."""

    when: ClassVar[str] = "GBT-DRV-01"
    end: str
    to: str


class Walk(Action, frozen=True):
    """Lady Liberty, one space."""

    when: ClassVar[str] = "GBT-LIB-14"
    way: str


class Deposit(Action, frozen=True):
    when: ClassVar[str] = "GBT-DEP-01"


class Unload(Action, frozen=True):
    """The Regular deposits as a Maneuver."""

    when: ClassVar[str] = "GBT-CCH-14"


class Drop(Action, frozen=True):
    """One Trapped Ghost into the Spirit World, or one Plazm into the Tank."""

    when: ClassVar[str] = "GBT-DEP-01"
    what: str


class Done(Action, frozen=True):
    """Enough deposited, given, taken or wiped off."""

    when: ClassVar[str] = "GBT-DEP-01"


class Clean(Action, frozen=True):
    """Slime off an adjacent Ghostbuster, or off oneself."""

    when: ClassVar[str] = "GBT-RSL-01"
    who: str


class Wipe(Action, frozen=True):
    """Which Slime."""

    when: ClassVar[str] = "GBT-SLM-12"
    slime: str


class Swap(Action, frozen=True):
    """The Pack of an adjacent Ghostbuster, or one's own."""

    when: ClassVar[str] = "GBT-SWP-01"
    who: str


class Fire(Action, frozen=True):
    when: ClassVar[str] = "GBT-CMB-01"
    at: str


class Attempt(Action, frozen=True):
    """To overcome Resist."""

    when: ClassVar[str] = "GBT-KEY-21"
    at: str


class Wrangle(Action, frozen=True):
    """Ghost Traps: move a held Ghost toward a Trap."""

    when: ClassVar[str] = "GBT-TRP-10"
    at: str


class Enter(Action, frozen=True):
    when: ClassVar[str] = "GBT-MAN-10"
    vehicle: str


class Leave(Action, frozen=True):
    when: ClassVar[str] = "GBT-MAN-11"
    to: str


class Hand(Action, frozen=True):
    """Exchange Trapped Ghosts and Plazms with somebody."""

    when: ClassVar[str] = "GBT-MAN-01"
    who: str


class Trade(Action, frozen=True):
    """Exchange Equipment with somebody."""

    when: ClassVar[str] = "GBT-MAN-03"
    who: str


class Give(Action, frozen=True):
    when: ClassVar[str] = "GBT-MAN-01"
    what: str


class Take(Action, frozen=True):
    when: ClassVar[str] = "GBT-MAN-01"
    what: str


class Investigate(Action, frozen=True):
    when: ClassVar[str] = "GBT-INV-01"
    at: str


class Use(Action, frozen=True):
    """The Level 1 ability of a card."""

    when: ClassVar[str] = "GBT-EQP-04"
    card: str


class UseBetter(Action, frozen=True):
    """The higher ability of a card."""

    when: ClassVar[str] = "GBT-EQP-09"
    words: ClassVar[str] = "use better"
    card: str


class Aim(Action, frozen=True):
    """Which space, or what stands there."""

    when: ClassVar[str] = "GBT-DEC-18"
    at: str


class Pick(Action, frozen=True):
    """Which Ghostbuster."""

    when: ClassVar[str] = "GBT-DEC-18"
    who: str


class Way(Action, frozen=True):
    """Which direction."""

    when: ClassVar[str] = "GBT-KEY-17"
    way: str


class Yes(Action, frozen=True):
    when: ClassVar[str] = "GBT-DEC-19"


class No(Action, frozen=True):
    when: ClassVar[str] = "GBT-DEC-19"


class Cut(Action, frozen=True):
    """Take one's tokens off a target."""

    when: ClassVar[str] = "GBT-STR-11"
    at: str


class File(Action, frozen=True):
    """The Bookkeeper's Extension."""

    when: ClassVar[str] = "GBT-CCH-20"


class Deploy(Action, frozen=True):
    when: ClassVar[str] = "GBT-TRP-04"
    at: str


class Retrieve(Action, frozen=True):
    when: ClassVar[str] = "GBT-TRP-04"


class Snap(Action, frozen=True):
    """The Trap Maneuver."""

    when: ClassVar[str] = "GBT-TRP-08"


class End(Action, frozen=True):
    when: ClassVar[str] = "GBT-PAS-01"


STRUCTS: Final[tuple[type[Action], ...]] = (
    Be, Lead, Wear, Park, Boost, Ready, Step, Stop, Drive, Walk, Deposit, Unload, Drop, Done, Clean, Wipe, Swap, Fire,
    Attempt, Wrangle, Enter, Leave, Hand, Trade, Give, Take, Investigate, Use, UseBetter, Aim, Pick, Way, Yes, No, Cut,
    File, Deploy, Retrieve, Snap, End,
)  # fmt: skip

THINGS: Final = (*[kind.name for kind in KINDS], PLAZM_NAME)  # by kind; Plazm Counters last
PLAZM_THING: Final = len(KINDS)
BE: Final = tuple([Be(name) for name in CHARACTERS])
LEAD: Final = tuple([Lead(name) for name in CHARACTERS])
WEAR: Final = tuple([Wear(name) for name in PACKS])
BOOST: Final = tuple([Boost(name) for name in CHARACTERS])
READY: Final = Ready()
STOP: Final = Stop()
WALK: Final = tuple([Walk(way) for way in WAYS])
DEPOSIT: Final = Deposit()
UNLOAD: Final = Unload()
DROP: Final = tuple([Drop(name) for name in THINGS])
DROPPABLE: Final = (*[DROP[kind] for kind in GHOSTS], DROP[PLAZM_THING])
DONE: Final = Done()
CLEAN: Final = tuple([Clean(name) for name in CHARACTERS])
WIPE: Final = tuple([Wipe(name) for name in SLIMES])
SWAP: Final = tuple([Swap(name) for name in CHARACTERS])
ENTER: Final = tuple([Enter(name) for name in VEHICLES])
HAND: Final = tuple([Hand(name) for name in CHARACTERS])
TRADE: Final = tuple([Trade(name) for name in CHARACTERS])
GIVE: Final = tuple([Give(name) for name in THINGS])
TAKE: Final = tuple([Take(name) for name in THINGS])
PICK: Final = tuple([Pick(name) for name in CHARACTERS])
WAY: Final = tuple([Way(way) for way in WAYS])
YES: Final = Yes()
NO: Final = No()
FILE: Final = File()
RETRIEVE: Final = Retrieve()
SNAP: Final = Snap()
END: Final = End()
CHARACTER_OF: Final = {name: n for n, name in enumerate(CHARACTERS)}
SLIME_OF: Final = {name: n for n, name in enumerate(SLIMES)}
WAY_OF: Final = {name: n for n, name in enumerate(WAYS)}
THING_OF: Final = {name: n for n, name in enumerate(THINGS)}
