"""A scenario file, typed. Never compiled, see kernel/wire.py. FMT"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from hauntbox.games.hunter13.content.sheet_effects import Deed
from hauntbox.games.hunter13.content.sheet_house import Text
from hauntbox.games.hunter13.content.sheet_tests import (
    Card,
    Class,
    Floor,
    Item,
    Monster,
    Name,
    Number,
    Place,
    Scaled,
    Small,
    Test,
    Tile,
    When,
)  # fmt: skip

Long = Annotated[str, Meta(min_length=1, max_length=4000)]
Few = Annotated[int, Meta(ge=0, le=5)]
Points = Annotated[int, Meta(ge=0, le=5)]
ANYBODY: Final = (1, 4)  # fewest and most hunters


class PlacedTile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A tile that lies in the mansion from the start."""

    tile: Annotated[Tile, Meta(description="Which.")]
    floor: Annotated[Floor, Meta(description="On which floor.")] = "first"
    column: Annotated[int, Meta(ge=-20, le=20, description="Columns east of the middle.")] = 0
    row: Annotated[int, Meta(ge=-20, le=20, description="Rows south of the middle.")] = 0
    turn: Annotated[int, Meta(ge=0, le=3, description="Quarter turns clockwise.")] = 0


class Aside(Struct, forbid_unknown_fields=True, kw_only=True):
    """Tiles set aside, by their purpose."""

    pair: Annotated[list[Tile], Meta(description="Comes with its partner.")] = []
    goal: Annotated[list[Tile], Meta(description="The place that one has to reach.")] = []
    staged: Annotated[list[Tile], Meta(description="Laid when the story says so.")] = []


class Bury(Struct, forbid_unknown_fields=True, kw_only=True):
    """Tiles shuffled into the lowest part of the pile."""

    tiles: Annotated[list[Tile], Meta(description="Which.")]
    depth: Annotated[Number, Meta(description="Into the lowest so many places; 0: the lower half.")] = 0


class Tiles(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-02, GHT-FMT-03"""

    placed: Annotated[list[PlacedTile], Meta(description="What lies there at the start.")] = []
    unused: Annotated[list[Tile], Meta(description="Tiles out of the game.")] = []
    aside: Annotated[Aside, Meta(description="Tiles set aside.")] = field(default_factory=Aside)
    fixed: Annotated[list[Tile], Meta(description="Tiles that are in the pile for certain.")] = []
    random: Annotated[Number | None, Meta(description="How many of the others come to them; without it: all.")] = None
    bury: Annotated[Bury | None, Meta(description="Tiles that come late.")] = None
    floors: Annotated[
        dict[Tile, list[Floor]], Meta(description="The floors on which a tile may lie, beside its own rules.")
    ] = {}
    piles: Annotated[
        dict[Floor, list[Tile]], Meta(description="Separate piles: these tiles are opened on that floor only.")
    ] = {}


class Start(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-04"""

    tiles: Annotated[list[Tile], Meta(min_length=1, max_length=4, description="Where hunters start.")]
    place: Annotated[
        Literal["together", "choose", "split"],
        Meta(description="All on the first of them, each where they like, or in turn on each."),
    ] = "together"
    first: Annotated[Literal["random", "lowest-mp", "class"], Meta(description="Who starts.")] = "random"
    class_: Annotated[Class | None, Meta(description="The class that starts, if it takes part.")] = field(
        name="class", default=None
    )


class Cards(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-05: EVENT, MONSTER and TRAP cards."""

    unused: Annotated[list[Card], Meta(description="Cards out of the game.")] = []
    aside: Annotated[list[Card], Meta(description="Cards that come when the story says so.")] = []
    fixed: Annotated[list[Card], Meta(description="Cards that are in the pile for certain.")] = []
    events: Annotated[Number | None, Meta(description="How many other EVENT cards; without it: all.")] = None
    monsters: Annotated[Number | None, Meta(description="How many other MONSTER cards; without it: all.")] = None
    traps: Annotated[Number | None, Meta(description="How many other TRAP cards; without it: all.")] = None


class Items(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-06"""

    unused: Annotated[list[Item], Meta(description="Items out of the game.")] = []
    aside: Annotated[list[Item], Meta(description="Items that come when the story says so.")] = []
    first: Annotated[list[Item], Meta(description="Owned by the first player at the start.")] = []
    shared: Annotated[list[Item], Meta(description="Dealt out in seat order at the start.")] = []
    bound: Annotated[list[Item], Meta(description="What their cards say cannot be used.")] = []


class Contents(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-07: what is read to all before play."""

    background: Annotated[Long, Meta(description="What has happened.")]
    mission: Annotated[Long, Meta(description="What is to be done.")]


class CounterSheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """A number that goes up and down."""

    name: Annotated[Name, Meta(description="What effects and tests call it.")]
    label: Annotated[Text, Meta(description="What players read.")]
    start: Annotated[Number, Meta(description="Where it starts.")] = 0
    low: Annotated[Small, Meta(description="It never shows less.")] = 0
    high: Annotated[Number, Meta(description="It never shows more.")] = 99
    shown: Annotated[bool, Meta(description="Players see it.")] = True


class LotSheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """Drawn secretly at the start."""

    name: Annotated[Name, Meta(description="What effects and tests call it.")]
    tiles: Annotated[list[Tile], Meta(description="Among these tiles.")] = []
    monsters: Annotated[list[Monster], Meta(description="Among these monsters.")] = []
    hunters: Annotated[bool, Meta(description="Among those who play.")] = False
    strangers: Annotated[bool, Meta(description="Among the characters whom nobody plays.")] = False
    told: Annotated[
        bool | Scaled, Meta(description="The hunter who was drawn is told; by the number of hunters: 1 for yes.")
    ] = False


class ThingSheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-13: an object to carry, or somebody who follows."""

    name: Annotated[Name, Meta(description="What effects and tests call it.")]
    label: Annotated[Text, Meta(description="What players read.")]
    each: Annotated[bool, Meta(description="Every hunter has one of this kind.")] = False
    slower: Annotated[Small, Meta(description="Movement Points that it costs its carrier.")] = 0
    climbs: Annotated[bool, Meta(description="It goes over ladders and chutes.")] = True
    escapes: Annotated[bool, Meta(description="Its carrier may escape from battles.")] = True
    handed: Annotated[
        bool, Meta(description="It may be handed over and picked up, for the Item-Acquirement Point.")
    ] = True
    single: Annotated[bool, Meta(description="Whoever carries it carries nothing else of the kind.")] = False


class RoomSheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-14: a tile that is different in this story."""

    tile: Annotated[Tile, Meta(description="Which.")]
    icons: Annotated[
        Annotated[list[Small], Meta(min_length=3, max_length=3)] | None,
        Meta(description="Its Insanity, Event and Item icons; without it: as printed."),
    ] = None
    incident: Annotated[bool, Meta(description="Its own incident still happens.")] = True


class Clue(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-08: a text that is sealed until something happens."""

    name: Annotated[Name, Meta(description="What tests call it.")]
    when: Annotated[When, Meta(description="What opens it.")]
    text: Annotated[Long, Meta(description="What is read.")]
    test: Annotated[Test | None, Meta(description="What must hold beside.")] = None
    hearers: Annotated[Literal["all", "finder", "host"], Meta(description="Who hears it.")] = "all"
    effects: Annotated[list[Deed], Meta(description="What it does.")] = []


class Happening(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-18: what happens without a text, as often as it is set off."""

    when: Annotated[When, Meta(description="What sets it off.")]
    effects: Annotated[list[Deed], Meta(min_length=1, description="What it does.")]
    test: Annotated[Test | None, Meta(description="What must hold beside.")] = None
    once: Annotated[bool, Meta(description="Only the first time.")] = False


class Action(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-12: what hunters may do, or ENEMY-players, if it is one of the enemy's powers."""

    name: Annotated[Name, Meta(description="What tests call it.")]
    text: Annotated[Text, Meta(description="What it says on the button.")]
    effects: Annotated[list[Deed], Meta(min_length=1, description="What it does.")]
    at: Annotated[list[Place], Meta(description="Where; without it: anywhere.")] = []
    test: Annotated[Test | None, Meta(description="What must hold.")] = None
    cost: Annotated[
        Literal["free", "stop", "step", "point", "turn"],
        Meta(
            description="What it costs. `free`: nothing; `stop`: the rest of the movement; `step`: a Movement Point; "
            "`point`: the Item-Acquirement Point; `turn`: the whole turn."
        ),
    ] = "stop"
    pay: Annotated[list[Item], Meta(description="Items that are discarded for it.")] = []
    limit: Annotated[
        Literal["none", "turn", "visit", "hunter", "game"],
        Meta(
            description="How often. `none`: without end; `turn`: once each turn; `visit`: once per hunter and visit; "
            "`hunter`: once per hunter; `game`: once."
        ),
    ] = "turn"


class FallenSheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-16, GHT-SCN-07: what becomes of the fallen."""

    restore: Annotated[
        list[Literal["items", "relief", "action"]], Meta(description="What brings them back; [] for nothing.")
    ] = field(default_factory=lambda: ["items", "relief"])
    no_relief_on: Annotated[list[Floor], Meta(description="Floors on which relief cards do not.")] = []
    out: Annotated[int, Meta(ge=0, le=5, description="Turns that they sit out.")] = 1
    rises: Annotated[Tile | None, Meta(description="Where they stand up; without it: where they are.")] = None
    attacks: Annotated[Literal["feat", "hp", "mp", "both"], Meta(description="HP, and MP by a feat; or as said.")] = (
        "feat"
    )
    vitality: Annotated[
        Number | None, Meta(description="What it takes to subdue one; without it: the table's number.")
    ] = None
    final: Annotated[bool, Meta(description="Who is subdued is out of the game.")] = False
    moves: Annotated[Few | None, Meta(description="Tiles that they move; without it: the table's number.")] = None
    locked: Annotated[bool, Meta(description="They pass locked doors.")] = False
    opens: Annotated[bool, Meta(description="They open tiles.")] = False
    carries: Annotated[bool, Meta(description="They can carry things.")] = False


class Enemy(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-17: ENEMY SIDE."""

    text: Annotated[Long, Meta(description="What the fallen are told.")]
    goal: Annotated[Test, Meta(description="When they have reached what they want.")]
    heard: Annotated[bool, Meta(description="The hunters hear the text too.")] = True
    powers: Annotated[list[Action], Meta(description="What they may do beside moving and attacking.")] = []
    several: Annotated[
        Literal["each", "one"], Meta(description="Of two or more each acts, or only the first who fell.")
    ] = "each"
    automatic: Annotated[
        Literal["hunt", "go"], Meta(description="What they do by themselves: hunt the nearest, or go to a place.")
    ] = "hunt"
    place: Annotated[Place | None, Meta(description="The place to go to.")] = None


class Bonus(Struct, forbid_unknown_fields=True, kw_only=True):
    """Level Points more."""

    test: Annotated[Test, Meta(description="If this holds at the end.")]
    points: Annotated[Points, Meta(description="So many.")]


class EndingSheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-19, GHT-FMT-20: a way in which it ends. The first whose test holds counts."""

    name: Annotated[Name, Meta(description="What effects call it.")]
    grade: Annotated[Literal["success", "great", "failure"], Meta(description="What it is to the hunters.")]
    text: Annotated[Long, Meta(description="The last words.")]
    test: Annotated[Test | None, Meta(description="When it comes of itself; without it: by an effect.")] = None
    points: Annotated[Points, Meta(description="Level Points of everybody.")] = 0
    enemy_points: Annotated[Points | None, Meta(description="Level Points of ENEMY-players, if they differ.")] = None
    bonus: Annotated[list[Bonus], Meta(description="More of them.")] = []
    traitor: Annotated[Name | None, Meta(description="Whom this lot drew wins with the other side.")] = None


class Sheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """A scenario of Ghost Hunter 13: a header and all its parts. GHT-FMT-23: plain data."""

    game: Annotated[Literal["hunter13"], Meta(description="The game that this scenario is for.")]
    title: Annotated[str, Meta(min_length=1, max_length=60, description="What it is called.")]
    number: Annotated[int, Meta(ge=0, le=999, description="Its number; 0 for one of your own.")]
    level: Annotated[int, Meta(ge=0, le=12, description="How much its characters have grown.")]
    kind: Annotated[
        list[
            Literal[
                "defeat", "escort", "defend", "find", "unite", "lure", "gather", "reckon", "return", "unmask", "break"
            ]
        ],
        Meta(min_length=1, description="What one does to win, for those who choose."),
    ]
    author: Annotated[str, Meta(max_length=80, description="Whose work it is.")] = ""
    players: Annotated[list[Annotated[int, Meta(ge=1, le=4)]], Meta(description="Fewest and most hunters.")] = field(
        default_factory=lambda: list(ANYBODY)
    )
    host: Annotated[bool, Meta(description="It is better with a host.")] = False
    version: Annotated[int, Meta(ge=1, le=999, description="Of this text.")] = 1
    language: Annotated[str, Meta(pattern="^[a-z]{2}$", description="Of its words.")] = "en"
    contents: Annotated[Contents, Meta(description="What is read to all before play.")]
    tiles: Annotated[Tiles, Meta(description="The rooms.")]
    start: Annotated[Start, Meta(description="How it begins.")]
    cards: Annotated[Cards, Meta(description="The Event-cards.")] = field(default_factory=Cards)
    items: Annotated[Items, Meta(description="The Item-cards.")] = field(default_factory=Items)
    rules: Annotated[dict[str, bool | int | str], Meta(description="Options that the scenario sets.")] = {}
    flags: Annotated[list[Name], Meta(description="Things to remember: yes or no.")] = []
    counters: Annotated[list[CounterSheet], Meta(description="Things to count.")] = []
    markers: Annotated[list[Name], Meta(max_length=5, description="Event-markers.")] = []  # GHT-CMP-12
    lots: Annotated[list[LotSheet], Meta(description="What is drawn secretly at the start.")] = []
    things: Annotated[list[ThingSheet], Meta(description="What can be carried, and who follows.")] = []
    rooms: Annotated[list[RoomSheet], Meta(description="Tiles that are different.")] = []
    clues: Annotated[list[Clue], Meta(min_length=1, description="The sealed texts.")]
    happenings: Annotated[list[Happening], Meta(description="What happens of itself.")] = []
    actions: Annotated[list[Action], Meta(description="What hunters may do.")] = []
    fallen: Annotated[FallenSheet, Meta(description="What becomes of the fallen.")] = field(default_factory=FallenSheet)
    enemy: Annotated[Enemy, Meta(description="The ENEMY SIDE.")]
    endings: Annotated[list[EndingSheet], Meta(min_length=1, description="How it ends, in the order of asking.")]
