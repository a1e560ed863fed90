"""What must hold, and what sets something off, in a scenario file. GHT-FMT-09, GHT-FMT-10. Never compiled."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

CLASSES: Final = (
    "Detective", "Journalist", "Mystic", "Scientist", "House Diviner", "Dilettante", "Physician", "Treasure Hunter",
)  # fmt: skip
FLOORS: Final = ("basement", "first", "second")

Small = Annotated[int, Meta(ge=0, le=99)]
Tile = Annotated[str, Meta(pattern=r"^T-([1-9]|[123]\d|4[012])$", extra={"expects": "a room-tile, T-1 to T-42"})]
Card = Annotated[str, Meta(pattern=r"^E-([1-9]|[1-4]\d|5[0-5])$", extra={"expects": "an Event-card, E-1 to E-55"})]
Monster = Annotated[str, Meta(pattern=r"^E-(3[1-9]|4[0-5])$", extra={"expects": "a MONSTER card, E-31 to E-45"})]
Item = Annotated[str, Meta(pattern=r"^I-([1-9]|1\d|2[0-5])$", extra={"expects": "an Item-card, I-1 to I-25"})]
Drawn = Annotated[
    str,
    Meta(
        pattern=r"^(T-([1-9]|[123]\d|4[012])|E-(3[1-9]|4[0-5]))$",
        extra={"expects": "a room-tile, T-1 to T-42, or a MONSTER card, E-31 to E-45"},
    ),
]
Held = Annotated[
    str, Meta(pattern=r"^(I-([1-9]|1\d|2[0-5])|key)$", extra={"expects": 'an Item-card, I-1 to I-25, or "key"'})
]
Name = Annotated[
    str, Meta(pattern=r"^[a-z][a-z0-9-]*$", extra={"expects": "a name of small letters, digits and hyphens"})
]
Class = Literal[
    "Detective", "Journalist", "Mystic", "Scientist", "House Diviner", "Dilettante", "Physician", "Treasure Hunter"
]
Floor = Literal["basement", "first", "second"]
Ability = Literal["ST", "DX", "IN", "WP"]
Place = Annotated[
    str,
    Meta(
        min_length=1,
        description='A tile, "here", "hunter", "marker NAME", "thing NAME", "lot NAME" or "monster E-n"; '
        'with " or " between several the first that lies in the mansion.',
    ),
]
TRIGGERS: Final = (
    "start", "opened", "entered", "explored", "settled", "left", "stopped", "turn-ends",
    "gained", "used", "given", "lost", "card", "met", "escaped", "defeated", "blow", "made", "missed",
    "fell", "restored", "round-begins", "first-turn", "round-ends", "reached", "tiles", "empty", "known", "gathered",
    "together", "deadlock",
)  # fmt: skip  # GHT-FMT-09
Trigger = Literal[
    "start", "opened", "entered", "explored", "settled", "left", "stopped", "turn-ends",
    "gained", "used", "given", "lost", "card", "met", "escaped", "defeated", "blow", "made", "missed",
    "fell", "restored", "round-begins", "first-turn", "round-ends", "reached", "tiles", "empty", "known", "gathered",
    "together", "deadlock",
]  # fmt: skip


class Scaled(Struct, forbid_unknown_fields=True):
    """GHT-FMT-21: a number for two hunters (or one), for three and for four."""

    two: Small
    three: Small
    four: Small


Number = Small | Scaled


class Test(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-10: all fields that are given must hold. "The actor" set it off or chooses; "here" is the tile of it."""

    clue: Annotated[Name | None, Meta(description="The clue has been read.")] = None
    knows: Annotated[Name | None, Meta(description="A standing hunter here has heard the clue.")] = None
    flag: Annotated[Name | None, Meta(description="The flag is set.")] = None
    counter: Annotated[Name | None, Meta(description="This counter stands between `from` and `to`.")] = None
    from_: Annotated[Number | None, Meta(description="The least that the counter shows.")] = field(
        name="from", default=None
    )
    to: Annotated[Number | None, Meta(description="The most that the counter shows.")] = None
    owns: Annotated[Held | None, Meta(description="The actor owns this item; `key`: any key.")] = None
    held: Annotated[Held | None, Meta(description="Some standing hunter owns it.")] = None
    at: Annotated[Place | None, Meta(description="The actor stands there.")] = None
    floor: Annotated[Floor | None, Meta(description="The actor is on that floor.")] = None
    hunters_from: Annotated[Number | None, Meta(description="At least so many hunters stand.")] = None
    hunters_to: Annotated[Number | None, Meta(description="At most so many hunters stand.")] = None
    fallen_from: Annotated[Number | None, Meta(description="At least so many characters have fallen and lie.")] = None
    fallen_to: Annotated[Number | None, Meta(description="At most so many characters have fallen and lie.")] = None
    here_from: Annotated[Number | None, Meta(description="At least so many standing hunters are here.")] = None
    here_to: Annotated[Number | None, Meta(description="At most so many standing hunters are here.")] = None
    explored: Annotated[Tile | None, Meta(description="The tile has been explored.")] = None
    placed: Annotated[Tile | None, Meta(description="The tile lies in the mansion.")] = None
    marker: Annotated[Name | None, Meta(description="The marker lies on a tile; with `lies`, on that one.")] = None
    thing: Annotated[Name | None, Meta(description="The thing is in play; with `lies`, on that tile.")] = None
    monster: Annotated[Monster | None, Meta(description="The monster stands; with `lies`, on that tile.")] = None
    lies: Annotated[Place | None, Meta(description="Where the marker, the thing or the monster is.")] = None
    lies_on: Annotated[Floor | None, Meta(description="On which floor that is.")] = None
    carried: Annotated[Name | None, Meta(description="A standing hunter carries the thing.")] = None
    carries: Annotated[Name | None, Meta(description="The actor carries the thing.")] = None
    own: Annotated[bool | None, Meta(description="The thing that was met is the actor's own, or another's.")] = None
    round_from: Annotated[Number | None, Meta(description="It is this round or a later one.")] = None
    round_to: Annotated[Number | None, Meta(description="It is this round or an earlier one.")] = None
    present: Annotated[Class | None, Meta(description="A standing hunter is of this class.")] = None
    class_: Annotated[Class | None, Meta(description="The actor is of this class.")] = field(name="class", default=None)
    lot: Annotated[Name | None, Meta(description="What was drawn is here, or is the actor; with `is`, is that.")] = None
    is_: Annotated[Drawn | None, Meta(description="The tile or monster that was drawn.")] = field(
        name="is", default=None
    )
    tiles_from: Annotated[Number | None, Meta(description="At least so many tiles lie in the mansion.")] = None
    tiles_to: Annotated[Number | None, Meta(description="At most so many tiles lie in the mansion.")] = None
    gathered: Annotated[bool | None, Meta(description="All standing hunters are on one tile, or they are not.")] = None
    all_at: Annotated[Place | None, Meta(description="All standing hunters are there.")] = None
    all_on: Annotated[Floor | None, Meta(description="All standing hunters are on this floor.")] = None
    any: Annotated[list[Test] | None, Meta(description="One of these holds.")] = None
    all: Annotated[list[Test] | None, Meta(description="All of these hold.")] = None
    not_: Annotated[Test | None, Meta(description="This does not hold.")] = field(name="not", default=None)


class When(Struct, forbid_unknown_fields=True, kw_only=True):
    """GHT-FMT-09: what sets a clue or a happening off. Fields beside `on` narrow it down."""

    on: Annotated[Trigger, Meta(description="What has to happen.")]
    tile: Annotated[Tile | None, Meta(description="On this tile.")] = None
    tiles: Annotated[list[Tile] | None, Meta(description="On one of these tiles.")] = None
    item: Annotated[Item | None, Meta(description="For gained, used, given, lost: this item.")] = None
    card: Annotated[Card | None, Meta(description="For card: this one.")] = None
    every: Annotated[
        Annotated[int, Meta(ge=2, le=30)] | None, Meta(description="For card: its number can be divided by this.")
    ] = None
    monster: Annotated[Monster | None, Meta(description="For met, escaped, defeated: this one.")] = None
    counter: Annotated[Name | None, Meta(description="For reached: this counter.")] = None
    clue: Annotated[Name | None, Meta(description="For known: this clue.")] = None
    thing: Annotated[Name | None, Meta(description="For together: a hunter and this thing on one tile.")] = None
    ability: Annotated[Ability | None, Meta(description="For made, missed: a check of this ability.")] = None
    class_: Annotated[Class | None, Meta(description="By a hunter of this class.")] = field(name="class", default=None)
    from_: Annotated[
        Number | None, Meta(description="For round-begins, round-ends, reached, tiles: at this number.")
    ] = field(name="from", default=None)
