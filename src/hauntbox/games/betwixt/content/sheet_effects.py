"""What a mission file can do: one table per effect, told apart by `do`. MIS. Never compiled, see kernel/wire.py.

One list, so it is longer than most. Treasures, events and rewards are written in the same words.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from hauntbox.games.betwixt.content.sheet_tests import Face, Name, Small, Space, Test, Tile, Word

Text = Annotated[str, Meta(min_length=1, max_length=200)]
Who = Annotated[
    str,
    Meta(
        min_length=1,
        description='"each" (active FM), "random" (one of them), "one" (the family chooses), "lookout", "away" (the '
        'other team), "it" (who rolled, or did the action), an FM, a guest or a monster by name.',
    ),
]
Place = Annotated[str, Meta(min_length=1, description='A tile, or "family": the tile where most of the family is.')]
Deck = Literal["item", "book", "brown", "green", "blue", "purple", "equipment", "best"]
Status = Literal[
    "Bleed", "Stunned", "Crippled", "Blind", "Frailty", "Weakened", "Lightheaded", "Disarm",
    "Refreshed", "Concentrated", "Sharpened", "Charged",
]  # fmt: skip


class Spawned(Struct, forbid_unknown_fields=True, kw_only=True):
    """Monsters of one kind."""

    monster: Annotated[Word, Meta(description="Which.")]
    number: Annotated[int, Meta(ge=1, le=6, description="How many.")] = 1
    name: Annotated[Name | None, Meta(description="A name of its own, after which the fight is called too.")] = None


class Tokens(Struct, forbid_unknown_fields=True, kw_only=True):
    """Fate Tokens: of numbered kinds which, of the others how many."""

    tiles: Annotated[list[Tile], Meta(description="Map Tile Tokens.")] = []
    monsters: Annotated[list[Small], Meta(description="Monster Tokens.")] = []
    treasures: Annotated[list[Small], Meta(description="Treasure Tokens.")] = []
    doors: Annotated[Small, Meta(description="Door Tokens.")] = 0
    traps: Annotated[Small, Meta(description="Trap Tokens.")] = 0
    ambushes: Annotated[Small, Meta(description="Ambush Tokens.")] = 0
    events: Annotated[Small, Meta(description="Surprise Event Tokens.")] = 0
    machines: Annotated[Small, Meta(description="Vending Machine Tokens.")] = 0
    stories: Annotated[Small, Meta(description="Story Tokens.")] = 0


class Effect(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """One thing that happens."""


class Read(Effect, tag="read"):
    """A text is read to all, once in a try."""

    text: Annotated[Name, Meta(description="Which of `texts`.")]


class Spawn(Effect, tag="spawn"):
    """Monsters are placed on a tile with token rolls, and a fight begins or goes on."""

    monsters: Annotated[list[Spawned], Meta(min_length=1, description="Which.")]
    tile: Annotated[Place, Meta(description="Where.")]


class Ambush(Effect, tag="ambush"):
    """Monsters ambush the family on its tile."""

    monsters: Annotated[list[Spawned], Meta(min_length=1, description="Which.")]


class Reinforce(Effect, tag="reinforce"):
    """Monsters come in at a random doorway during a fight and act from the next round."""

    monsters: Annotated[list[Spawned], Meta(min_length=1, description="Which.")]
    tile: Annotated[Place, Meta(description="Where.")]


class AddTokens(Effect, tag="add-tokens"):
    """Tokens are added; all bags are combined, mixed and split again."""

    tokens: Annotated[Tokens, Meta(description="Which.")]


class OpenObjective(Effect, tag="objective"):
    """The objective is complete, and the next one opens."""

    number: Annotated[int, Meta(ge=1, le=9, description="The one that opens.")]


class Set(Effect, tag="set"):
    """A flag is set, or taken back."""

    flag: Annotated[Name, Meta(description="The flag.")]
    on: Annotated[bool, Meta(description="false takes it back.")] = True


class Count(Effect, tag="count"):
    """A counter changes, within its bounds."""

    counter: Annotated[Name, Meta(description="The counter.")]
    by: Annotated[Annotated[int, Meta(ge=-99, le=99)] | None, Meta(description="By so much.")] = None
    near: Annotated[Name | None, Meta(description="By the number of monsters next to this mark.")] = None


class Retarget(Effect, tag="retarget"):
    """Monsters redraw their Target Tokens."""

    monster: Annotated[Word | None, Meta(description="Of this kind; without it: all.")] = None
    type: Annotated[Literal["Beast", "Humanish", "Spirit"] | None, Meta(description="Of this type.")] = None
    within: Annotated[Small | None, Meta(description="So many spaces around the FM who set it off.")] = None


class Give(Effect, tag="give"):
    """A named card goes to the family."""

    card: Annotated[Word, Meta(description="Which.")]
    instead: Annotated[list[Deed], Meta(description="What happens if no copy is left in its deck.")] = []


class Draw(Effect, tag="draw"):
    """Cards are drawn."""

    deck: Annotated[Deck, Meta(description="`equipment` and `best`: the best rarity that open collections filled.")]
    number: Annotated[int, Meta(ge=1, le=4, description="How many.")] = 1
    keep: Annotated[int, Meta(ge=0, le=3, description="How many of them are kept; 0: all.")] = 0


class Heal(Effect, tag="heal"):
    """HP are recovered."""

    amount: Annotated[Small, Meta(description="How many.")]
    who: Annotated[Who, Meta(description="Whose.")] = "it"


class Focus(Effect, tag="focus"):
    """FP are recovered."""

    amount: Annotated[Small, Meta(description="How many.")]
    who: Annotated[Who, Meta(description="Whose.")] = "it"


class Damage(Effect, tag="damage"):
    """Damage without defense."""

    amount: Annotated[Small, Meta(description="How much.")]
    who: Annotated[Who, Meta(description="Whom.")] = "it"
    element: Annotated[Literal["Fire", "Cold", "Sickly", "Spirit"] | None, Meta(description="Of this element.")] = None


class Gain(Effect, tag="status"):
    """A status is gained."""

    status: Annotated[Status, Meta(description="Which.")]
    who: Annotated[Who, Meta(description="By whom.")] = "it"
    amount: Annotated[int, Meta(ge=1, le=9, description="How much Bleed.")] = 1


class Chip(Effect, tag="chip"):
    """Bonus chips are gained."""

    die: Annotated[
        Literal["LG", "G", "LB", "B", "TRQ", "LY", "DY", "LO", "DO", "T", "Br", "W"], Meta(description="Which.")
    ]
    who: Annotated[Who, Meta(description="By whom.")] = "it"
    amount: Annotated[int, Meta(ge=1, le=9, description="How many.")] = 1


class EachRolls(Effect, tag="each-rolls"):
    """Each of them rolls a D6; on these numbers the effects follow for "it", that FM."""

    numbers: Annotated[list[Face], Meta(min_length=1, description="On these.")]
    effects: Annotated[list[Deed], Meta(min_length=1, description="What follows.")]
    who: Annotated[Who, Meta(description="Who rolls.")] = "each"


class Outcome(Struct, forbid_unknown_fields=True, kw_only=True):
    """What some numbers of a die bring."""

    numbers: Annotated[list[Face], Meta(min_length=1, description="On these.")]
    effects: Annotated[list[Deed], Meta(description="What follows.")]


class Roll(Effect, tag="roll"):
    """A D6; effects by its number."""

    table: Annotated[list[Outcome], Meta(min_length=1, max_length=6, description="By number.")]
    times: Annotated[int, Meta(ge=1, le=6, description="How often.")] = 1


class Option(Struct, forbid_unknown_fields=True, kw_only=True):
    """One answer to a question."""

    text: Annotated[Text, Meta(description="What it says on the button.")]
    effects: Annotated[list[Deed], Meta(min_length=1, description="What it does.")]
    test: Annotated[Test | None, Meta(description="It is offered only if this holds.")] = None


class Choose(Effect, tag="choose"):
    """The family, or each of several FMs, takes one of these, or none. A price that cannot be paid is not offered."""

    options: Annotated[list[Option], Meta(min_length=1, max_length=4, description="Among these.")]
    who: Annotated[Literal["family", "each"], Meta(description="Who.")] = "family"
    none: Annotated[bool, Meta(description="Taking none is one more.")] = True


class Pay(Effect, tag="pay"):
    """Something is given up, as the price of a choice."""

    bucks: Annotated[Small, Meta(description="Money.")] = 0
    card: Annotated[Word | None, Meta(description='"item": any item; or a card by name.')] = None


class Join(Effect, tag="join"):
    """A guest is put on a tile and joins the family."""

    guest: Annotated[Word, Meta(description="Who.")]
    tile: Annotated[Place, Meta(description="Where.")]


class PlaceDoor(Effect, tag="place-door"):
    """A closed door is put on a random free wall of a tile."""

    tile: Annotated[Place, Meta(description="Of which.")]


class PlaceTrap(Effect, tag="place-trap"):
    """Traps are put on random free spaces of a tile."""

    trap: Annotated[Literal["rat", "bear", "taser"], Meta(description="Which.")]
    tile: Annotated[Place, Meta(description="Where.")]
    number: Annotated[int, Meta(ge=1, le=6, description="How many.")] = 1


class PlaceMark(Effect, tag="place-mark"):
    """Spaces of a tile are marked for tests and mission actions."""

    mark: Annotated[Name, Meta(description="What it is called.")]
    tile: Annotated[Tile, Meta(description="Of which tile.")]
    spaces: Annotated[list[Space], Meta(description="Which; without any: its objective spaces.")] = []


class WallUp(Effect, tag="wall-up"):
    """Doorways of a tile become walls."""

    tile: Annotated[Tile, Meta(description="Of which.")]
    doorways: Annotated[
        str, Meta(pattern=r"^[NESW]{1,4}$", description="Letters N, E, S, W.", extra={"expects": "sides such as NW"})
    ]


class Teams(Effect, tag="teams"):
    """The family is divided into two teams of two."""

    tiles: Annotated[list[Tile], Meta(min_length=2, max_length=2, description="Where Bill's and the other start.")]


class Wait(Effect, tag="wait"):
    """The team in play waits where it is, and cannot be chosen until the teams meet or the other is out."""


class MergeTeams(Effect, tag="merge-teams"):
    """The teams are one family again."""

    tile: Annotated[Tile, Meta(description="Where.")]


class Modify(Effect, tag="modify"):
    """A number of the game changes until the mission ends."""

    what: Annotated[
        Literal["trap-damage", "trouble", "monster-tokens", "armor", "hp", "activations"], Meta(description="Which.")
    ]
    by: Annotated[Annotated[int, Meta(ge=-9, le=9)] | None, Meta(description="By so much.")] = None
    to: Annotated[Small | None, Meta(description="To this.")] = None
    monster: Annotated[Word | None, Meta(description="Whose armor, HP or activations.")] = None


class OpenAction(Effect, tag="action"):
    """A mission action can be done from now on."""

    action: Annotated[Name, Meta(description="Which of `actions`.")]


class Hold(Effect, tag="hold"):
    """The fight goes on, with or without monsters."""

    round: Annotated[
        Annotated[int, Meta(ge=1, le=40)] | None,
        Meta(description="To the end of this round; without it: until a rule ends the fight."),
    ] = None


class EndFight(Effect, tag="end-fight"):
    """The fight is over; monsters still there leave and count for nothing."""


class Remove(Effect, tag="remove"):
    """A monster or a trap leaves the map, or a marked obstacle becomes floor."""

    what: Annotated[Word, Meta(description='A monster, a mark, or "trap": the one just placed.')]


class Xp(Effect, tag="xp"):
    """XP are gained."""

    amount: Annotated[Small, Meta(description="How many.")]
    who: Annotated[Who, Meta(description='By whom; "each" in a reward is everybody who is not KO\'d.')] = "each"


class Bucks(Effect, tag="bucks"):
    """Money for the purse."""

    amount: Annotated[Small, Meta(description="How much.")]


class Trophy(Effect, tag="trophy"):
    """Monster Trophy Tokens."""

    amount: Annotated[Small, Meta(description="How many.")] = 1


class Unlock(Effect, tag="unlock"):
    """Collections and missions open."""

    collections: Annotated[list[Small], Meta(description="Collections.")] = []
    missions: Annotated[list[Word], Meta(description="Missions, by number or letter.")] = []
    epilogue: Annotated[bool, Meta(description="The end of the story.")] = False


class Win(Effect, tag="win"):
    """The mission is won."""

    text: Annotated[Name, Meta(description="The last words.")]


class Lose(Effect, tag="lose"):
    """The mission is failed."""

    text: Annotated[Name, Meta(description="The last words.")]


class If(Effect, tag="if"):
    """Some effects if something holds, others if not."""

    test: Annotated[Test, Meta(description="What must hold.")]
    then: Annotated[list[Deed], Meta(description="What happens if it does.")] = []
    else_: Annotated[list[Deed], Meta(description="What happens if not.")] = field(name="else", default_factory=list)


Deed = (
    Read | Spawn | Ambush | Reinforce | AddTokens | OpenObjective | Set | Count | Retarget | Give | Draw | Heal | Focus
    | Damage | Gain | Chip | EachRolls | Roll | Choose | Pay | Join | PlaceDoor | PlaceTrap | PlaceMark | WallUp | Teams
    | Wait | MergeTeams | Modify | OpenAction | Hold | EndFight | Remove | Xp | Bucks | Trophy | Unlock | Win
    | Lose | If
)  # fmt: skip
