"""A scenario as the rules read it: names have become numbers, effects scripts, texts stand in one list. SCN, FMT

Tiles, events, items, monsters and classes go by number from 0; sets of tiles are bits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from hauntbox.games.hunter13.content.book import NOTHING, PRINTED, STORY_BOOK, Script

Term = tuple[Any, ...]  # (word, *arguments): one thing that must hold
Place = tuple[tuple[str, int], ...]  # alternatives, each a kind and a number
ALL_FLOORS: Final = 7
TILES: Final = 42  # as in state.py, which stands on this file
UNSAID: Final = -1  # in the place of a number: the scenario does not say
SUCCESS, GREAT, FAILURE = range(3)


@dataclass(frozen=True)
class Placed:
    """A tile that lies in the mansion from the start."""

    tile: int
    floor: int
    column: int = 0
    row: int = 0
    turn: int = 0


@dataclass(frozen=True)
class Deal:
    """GHT-SCN-02: Preparation."""

    unused: int = 0
    aside: int = 0
    fixed: tuple[int, ...] = ()  # tiles in the pile whatever the lot
    random: int = UNSAID  # tiles of the others that come to them; UNSAID: all
    buried: tuple[int, ...] = ()  # tiles shuffled into the lowest part of the pile
    depth: int = 0  # how many places that part has; 0: the lower half
    floors: tuple[int, ...] = (ALL_FLOORS,) * TILES  # by tile: floors that the scenario lets it lie on, bits
    placed: tuple[Placed, ...] = ()
    starts: tuple[int, ...] = ()
    gathering: str = "together"  # on the first start tile; "choose": on any of them; "split": in turn on each
    first: str = "random"  # the starting player; "lowest-mp"; "class"
    first_class: int = UNSAID
    events_unused: tuple[int, ...] = ()
    events_aside: tuple[int, ...] = ()
    events_fixed: tuple[int, ...] = ()
    events_random: tuple[int, int, int] = (UNSAID, UNSAID, UNSAID)  # EVENT, MONSTER, TRAP cards beside the fixed ones
    items_unused: tuple[int, ...] = ()
    items_aside: tuple[int, ...] = ()
    items_first: tuple[int, ...] = ()  # owned by the first player at the start
    items_shared: tuple[int, ...] = ()  # dealt out in seat order
    items_bound: tuple[int, ...] = ()  # GHT-SB-07: not to be used for what their cards say


@dataclass(frozen=True)
class Heed:
    """Something that happens of itself: a trigger, what must hold, a script. A clue has a number among the clues."""

    on: str
    tiles: int = 0  # bits; 0: any
    number: int = UNSAID  # the item, card, monster, clue ... that it is about; UNSAID: any
    least: int = UNSAID  # the number that is reached: of a round, a counter, tiles in the mansion
    every: int = 0  # a card's printed number must be divisible by it
    who: int = UNSAID  # a class
    test: int = NOTHING
    script: int = NOTHING
    again: bool = False
    clue: int = UNSAID
    hearers: str = "all"  # "finder", "host"


@dataclass(frozen=True)
class Act:
    """A free action of hunters, or a power of ENEMY-players."""

    name: str
    text: int
    enemy: bool = False
    places: tuple[Place, ...] = ()  # anywhere, if there are none
    test: int = NOTHING
    cost: str = "free"  # "stop": the rest of the movement; "step": a Movement Point; "point": the Item-Acquirement
    # Point; "turn": the whole turn
    items: tuple[int, ...] = ()  # discarded for it
    limit: str = "turn"  # once per "turn", "hunter", "visit", "game"; "": no limit
    script: int = NOTHING


def may_be_on(act: Act, tile: int) -> bool:
    """A place is a tile, or something that may come to lie on any."""
    return not act.places or any([kind != "tile" or n == tile for place in act.places for kind, n in place])


@dataclass(frozen=True)
class Thing:
    """GHT-FMT-13: what a hunter can carry, or who follows."""

    name: str
    label: str
    first: int = 0  # the first of its kind
    kin: int = 1  # how many of its kind there are: one, or one for each hunter
    slower: int = 0  # Movement Points less
    climbs: bool = True  # its carrier may use ladder and chute
    escapes: bool = True
    handed: bool = True  # may be given away or picked up for the Item-Acquirement Point
    single: bool = False  # nobody carries two things of this kind


@dataclass(frozen=True)
class Ending:
    name: str
    grade: int
    test: int
    text: int
    points: int = 0
    bonus: tuple[tuple[int, int], ...] = ()  # (test, Level Points more)
    enemy: int = UNSAID  # Level Points of ENEMY-players; UNSAID: as for all
    traitor: int = UNSAID  # a lot: who was drawn wins with the other side


@dataclass(frozen=True)
class Fallen:
    """GHT-FMT-16, GHT-FMT-17."""

    items: bool = True  # restorable by items
    relief: bool = True  # restorable by relief cards
    action: bool = False  # restorable by effects
    not_on: int = 0  # floors on which relief cards do not restore, bits
    out: int = 1  # turns
    rises: int = UNSAID  # tile where a restored character stands up; UNSAID: where it lies
    attacks: str = "feat"  # HP, and MP by a feat; "hp", "mp", "both"
    vitality: int = UNSAID  # UNSAID: the table's
    final: bool = False  # at vitality 0 out of the game
    moves: int = UNSAID  # UNSAID: the table's
    locked: bool = False  # passes locked doors
    opens: bool = False  # opens tiles
    carries: bool = False
    text: int = UNSAID
    heard: bool = True  # the hunters hear the text
    goal: int = NOTHING
    several: str = "each"  # each acts; "one": only the first of them
    automatic: str = "hunt"  # "hunt": the nearest hunter; "go": to the place
    place: Place = ()


@dataclass(frozen=True)
class Room:
    """GHT-FMT-14: what the scenario changes in a tile."""

    icons: tuple[int, int, int] | None = None  # Insanity, Event, Item; None: as printed
    incident: bool = True  # the tile's own incident still happens


@dataclass(frozen=True)
class Counter:
    name: str
    label: str
    start: int = 0
    low: int = 0
    high: int = 99
    shown: bool = True


@dataclass(frozen=True)
class Lot:
    """GHT-SO-05: drawn secretly at the start."""

    name: str
    of: str  # "tiles", "monsters", "hunters" (roles), "strangers" (characters whom nobody plays)
    among: tuple[int, ...] = ()  # of tiles and monsters
    told: bool = False  # whoever is drawn is told


@dataclass(frozen=True)
class Story:
    title: str = ""
    number: int = 0
    level: int = 0
    players: tuple[int, int] = (1, 4)
    hosted: bool = False
    author: str = ""
    background: str = ""
    mission: str = ""
    deal: Deal = field(default_factory=Deal)
    scripts: tuple[Script, ...] = ()
    tests: tuple[tuple[Term, ...], ...] = ()
    telling: frozenset[int] = frozenset()  # tests that ask for a lot: their outcome tells something of it
    texts: tuple[str, ...] = ()
    clues: tuple[tuple[str, int], ...] = ()  # name, text
    flags: tuple[str, ...] = ()
    counters: tuple[Counter, ...] = ()
    markers: tuple[str, ...] = ()
    things: tuple[Thing, ...] = ()
    lots: tuple[Lot, ...] = ()
    heeds: tuple[Heed, ...] = ()
    by_trigger: dict[str, tuple[int, ...]] = field(default_factory=dict)  # trigger -> heeds
    acts: tuple[Act, ...] = ()
    rooms: dict[int, Room] = field(default_factory=dict)
    endings: tuple[Ending, ...] = ()
    fallen: Fallen = field(default_factory=Fallen)
    switches: dict[str, int | bool | str] = field(default_factory=dict)  # GHT-FMT-15: options that the scenario sets
    # Worked out of the rest.
    acts_on: tuple[tuple[int, ...], ...] = field(init=False, compare=False)  # by tile: what may be done there
    tested: tuple[tuple[int, int], ...] = field(init=False, compare=False)  # endings that come by a test, and the test

    def __post_init__(self) -> None:
        acts = [[n for n, act in enumerate(self.acts) if may_be_on(act, tile)] for tile in range(TILES)]
        tested = [(n, ending.test) for n, ending in enumerate(self.endings) if ending.test >= 0]
        object.__setattr__(self, "acts_on", tuple([tuple(row) for row in acts]))
        object.__setattr__(self, "tested", tuple(tested))

    def script(self, n: int) -> Script:
        """A card's, or the scenario's own."""
        return PRINTED[n] if n < STORY_BOOK else self.scripts[n - STORY_BOOK]
