"""What must hold, and what sets something off, in a mission file. MIS. Never compiled, see kernel/wire.py.

The words are those of Ghost Hunter 13's scenarios where they say the same thing: when, test, flag, counter.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

Small = Annotated[int, Meta(ge=0, le=99)]
Face = Annotated[int, Meta(ge=1, le=6)]
Tile = Annotated[
    str, Meta(pattern=r"^([1-9]|1\d|20|S[123])$", extra={"expects": "a map tile, 1 to 20, or a Secret Room, S1 to S3"})
]
Space = Annotated[str, Meta(pattern=r"^[A-H][1-8]$", extra={"expects": "a space of a tile, A1 to H8"})]
Name = Annotated[
    str, Meta(pattern=r"^[a-z][a-z0-9-]*$", extra={"expects": "a name of small letters, digits and hyphens"})
]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Trigger = Literal[
    "start", "door-opened", "tile-placed", "token-resolved", "treasure-taken", "fight-won", "visited", "round-ends",
    "defeated", "hurt-to", "knocked-out", "counter-reaches", "action-done", "merged", "stuck", "secret-opened",
    "mission-won",
]  # fmt: skip
TokenKind = Literal["event", "trap", "story"]
NARROWED: Final[dict[str, tuple[str, ...]]] = {  # by trigger: the fields of `when` that it knows
    "start": (),
    "door-opened": (),
    "tile-placed": ("tile",),
    "token-resolved": ("kind", "numbers"),
    "treasure-taken": ("numbers",),
    "fight-won": ("fight",),
    "visited": ("tile",),
    "round-ends": ("fight", "round", "from"),
    "defeated": ("monster", "type"),
    "hurt-to": ("monster", "hp"),
    "knocked-out": ("who", "fight"),
    "counter-reaches": ("counter", "number"),
    "action-done": ("action",),
    "merged": (),
    "stuck": (),
    "secret-opened": ("tile",),
    "mission-won": (),
}


class When(Struct, forbid_unknown_fields=True, kw_only=True):
    """What sets a happening off. Fields beside `on` narrow it down."""

    on: Annotated[Trigger, Meta(description="What has to happen.")]
    tile: Annotated[Tile | None, Meta(description="For tile-placed, visited, secret-opened: this tile.")] = None
    kind: Annotated[TokenKind | None, Meta(description="For token-resolved: this kind of token.")] = None
    numbers: Annotated[
        list[Small] | None, Meta(description="For token-resolved, treasure-taken: one of these numbers.")
    ] = None
    fight: Annotated[
        Word | None,
        Meta(description="For fight-won, round-ends, knocked-out: the fight of this tile, or of this name."),
    ] = None
    round: Annotated[Small | None, Meta(description="For round-ends: this round.")] = None
    from_: Annotated[Small | None, Meta(description="For round-ends: this round and all later ones.")] = field(
        name="from", default=None
    )
    monster: Annotated[Word | None, Meta(description="For defeated, hurt-to: this kind.")] = None
    type: Annotated[Literal["Beast", "Humanish", "Spirit"] | None, Meta(description="For defeated: this type.")] = None
    hp: Annotated[Small | None, Meta(description="For hurt-to: the first time that it has so few, and lives.")] = None
    who: Annotated[
        Word | None, Meta(description='For knocked-out: "last" (of all FMs), "last-of-team", an FM or a guest.')
    ] = None
    counter: Annotated[Name | None, Meta(description="For counter-reaches: this counter.")] = None
    number: Annotated[Small | None, Meta(description="For counter-reaches: for the first time this number.")] = None
    action: Annotated[Name | None, Meta(description="For action-done: this mission action.")] = None


class Test(Struct, forbid_unknown_fields=True, kw_only=True):
    """All fields that are given must hold."""

    flag: Annotated[Name | None, Meta(description="The flag is set.")] = None
    counter: Annotated[Name | None, Meta(description="This counter stands between `from` and `to`.")] = None
    from_: Annotated[Small | None, Meta(description="The least that the counter shows.")] = field(
        name="from", default=None
    )
    to: Annotated[Small | None, Meta(description="The most that the counter shows.")] = None
    standing: Annotated[Word | None, Meta(description="This guest stands.")] = None
    standing_from: Annotated[Small | None, Meta(description="At least so many FMs are not KO'd.")] = None
    standing_to: Annotated[Small | None, Meta(description="At most so many FMs are not KO'd.")] = None
    one_team: Annotated[bool | None, Meta(description="Only one team has FMs who are not KO'd.")] = None
    at: Annotated[Word | None, Meta(description="An FM is on this tile, or next to this mark.")] = None
    no_door: Annotated[bool | None, Meta(description="No closed door that can be opened is left on the map.")] = None
    rolled: Annotated[list[Face] | None, Meta(description="A D6 shows one of these numbers.")] = None
    any: Annotated[list[Test] | None, Meta(description="One of these holds.")] = None
    all: Annotated[list[Test] | None, Meta(description="All of these hold.")] = None
    not_: Annotated[Test | None, Meta(description="This does not hold.")] = field(name="not", default=None)
