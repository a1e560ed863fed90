"""A mission file, typed. TGB-MIS-01. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from hauntbox.games.betwixt.content.sheet_effects import Deed, Spawned, Text, Tokens
from hauntbox.games.betwixt.content.sheet_tests import Name, Small, Space, Test, Tile, When, Word

Long = Annotated[str, Meta(min_length=1, max_length=4000)]
Letters = Annotated[
    str, Meta(pattern=r"^[NESW]{0,4}$", description="Letters N, E, S, W.", extra={"expects": "sides such as NW"})
]


class Start(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where the family begins."""

    tile: Annotated[Tile, Meta(description="The start tile.")]
    spaces: Annotated[list[Space], Meta(description="On which spaces of it; without any: on all.")] = []
    walls: Annotated[Letters, Meta(description="Doorways of it that are walls; the others hold doors.")] = ""


class Pick(Struct, forbid_unknown_fields=True, kw_only=True):
    """One FM takes one of these cards."""

    who: Annotated[Literal["Bill", "Joan", "Avelynn", "Maddox"], Meta(description="Who.")]
    cards: Annotated[list[Word], Meta(min_length=1, max_length=6, description="One of these.")]


class Equipment(Struct, forbid_unknown_fields=True, kw_only=True):
    """With what a family starts that has no Diary."""

    picks: Annotated[list[Pick], Meta(description="What each FM takes.")] = []
    family: Annotated[list[Word], Meta(description="Cards for the family.")] = []
    choose: Annotated[int, Meta(ge=0, le=4, description="So many of `among` besides.")] = 0
    among: Annotated[list[Word], Meta(max_length=6, description="Cards of which some are chosen.")] = []
    money: Annotated[Small, Meta(description="In the purse.")] = 0


class MonsterToken(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a Monster Token means."""

    token: Annotated[int, Meta(ge=1, le=12, description="Its number.")]
    spawns: Annotated[list[Spawned], Meta(min_length=1, description="Which monsters.")]


class TreasureToken(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a Treasure Token holds."""

    token: Annotated[int, Meta(ge=1, le=12, description="Its number.")]
    a: Annotated[list[Deed], Meta(min_length=1, description="Side A.")]
    b: Annotated[list[Deed], Meta(min_length=1, description="Side B.")]


class Event(Struct, forbid_unknown_fields=True, kw_only=True):
    """A surprise event."""

    number: Annotated[int, Meta(ge=1, le=6, description="Its number on the D6.")]
    label: Annotated[Text, Meta(description="What players read.")]
    effects: Annotated[list[Deed], Meta(min_length=1, description="What it does.")]


class Good(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a vending machine sells."""

    card: Annotated[Word, Meta(description="Which card.")]
    price: Annotated[Small, Meta(description="For how much.")]


class Objective(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is to be done; one after the other."""

    number: Annotated[int, Meta(ge=1, le=9, description="Which, from 1.")]
    label: Annotated[Text, Meta(description="What players read.")]
    tile: Annotated[Tile | None, Meta(description="The objective tile: its Map Tile Token is the Objective Token.")] = (
        None
    )
    treasures: Annotated[list[Small], Meta(description="Treasure Tokens that hold pieces of it.")] = []
    stories: Annotated[bool, Meta(description="Story Tokens hold pieces of it.")] = False
    needs: Annotated[Small, Meta(description="So many pieces.")] = 0


class CounterSheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """A number that goes up and down."""

    name: Annotated[Name, Meta(description="What effects and tests call it.")]
    label: Annotated[Text, Meta(description="What players read.")]
    high: Annotated[Small, Meta(description="It never shows more.")] = 99


class Guest(Struct, forbid_unknown_fields=True, kw_only=True):
    """A friendly figure."""

    name: Annotated[Word, Meta(description="What it is called.")]
    hp: Annotated[int, Meta(ge=1, le=20, description="HP.")]
    agi: Annotated[int, Meta(ge=0, le=4, description="AGI.")] = 1
    defense: Annotated[list[Literal["T", "Br", "W"]], Meta(description="Defense dice.")] = []
    weak: Annotated[int, Meta(ge=-3, le=3, description="Weakness against each element.")] = 0
    tokens: Annotated[int, Meta(ge=1, le=6, description="Target Tokens.")] = 3


class Where(Struct, forbid_unknown_fields=True, kw_only=True):
    """Next to what a mission action is done."""

    tile: Annotated[Tile, Meta(description="On this tile.")]
    mark: Annotated[Name | None, Meta(description="Next to this mark; without it: to an objective space.")] = None


class Action(Struct, forbid_unknown_fields=True, kw_only=True):
    """What FMs may do in this mission, for one action."""

    name: Annotated[Name, Meta(description="What effects and `when` call it.")]
    text: Annotated[Text, Meta(description="What it says on the button.")]
    at: Annotated[Where | None, Meta(description="Where; without it: anywhere.")] = None
    limit: Annotated[Small, Meta(description="How often in the mission; 0: without end.")] = 0
    pay: Annotated[
        Word | None,
        Meta(description="An item that is used up for it: it must be equipped, and this is an Item action."),
    ] = None


class Happening(Struct, forbid_unknown_fields=True, kw_only=True):
    """A special rule: what happens as often as it is set off, in the order of the file."""

    when: Annotated[When, Meta(description="What sets it off.")]
    effects: Annotated[list[Deed], Meta(min_length=1, description="What it does.")]
    test: Annotated[Test | None, Meta(description="What must hold beside, when it is set off.")] = None
    once: Annotated[bool, Meta(description="Only the first time.")] = False


class Sheet(Struct, forbid_unknown_fields=True, kw_only=True):
    """A mission of The Ghosts Betwixt: plain data."""

    game: Annotated[Literal["betwixt"], Meta(description="The game that this mission is for.")]
    title: Annotated[str, Meta(min_length=1, max_length=60, description="What it is called.")]
    number: Annotated[str, Meta(min_length=1, max_length=3, description="Its number or letter.")]
    level: Annotated[int, Meta(ge=1, le=9, description="The party level that it expects.")]
    task: Annotated[Text, Meta(description="What one does in it.")]
    tiles: Annotated[list[Tile], Meta(min_length=1, description="The map tiles in play.")]
    start: Annotated[Start, Meta(description="Where the family begins.")]
    bag: Annotated[Tokens, Meta(description="The starting bag.")]
    texts: Annotated[dict[Name, Long], Meta(description="What is read aloud, by name.")]
    author: Annotated[str, Meta(max_length=80, description="Whose work it is.")] = ""
    secret_rooms: Annotated[list[Tile], Meta(description="Secret Rooms, in the order in which they are found.")] = []
    equipment: Annotated[Equipment, Meta(description="With what the family starts.")] = field(default_factory=Equipment)
    flags: Annotated[list[Name], Meta(description="What can be set and taken back.")] = []
    counters: Annotated[list[CounterSheet], Meta(description="Numbers, which all see.")] = []
    objectives: Annotated[list[Objective], Meta(description="What is to be done.")] = []
    monsters: Annotated[list[MonsterToken], Meta(description="What Monster Tokens mean.")] = []
    treasures: Annotated[list[TreasureToken], Meta(description="What Treasure Tokens hold.")] = []
    events: Annotated[list[Event], Meta(max_length=6, description="Surprise events, by the D6.")] = []
    vending: Annotated[list[Good], Meta(max_length=14, description="What vending machines sell.")] = []
    guests: Annotated[list[Guest], Meta(max_length=2, description="Friendly figures.")] = []
    actions: Annotated[list[Action], Meta(max_length=4, description="What FMs may do besides.")] = []
    happenings: Annotated[list[Happening], Meta(description="Special rules.")] = []
