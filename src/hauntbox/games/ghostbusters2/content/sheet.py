"""A scenario file, typed. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from hauntbox.games.ghostbusters2.cards.kinds import CODES, SLIMES
from hauntbox.games.ghostbusters2.content.effects import EFFECTS, FAILURES, GOALS, KEYS, SUCCESSES

Count = Annotated[int, Meta(ge=0, le=20)]
Cards = Annotated[int, Meta(ge=0, le=8)]  # GBT-CSU-04
Key = Annotated[int, Meta(ge=0, le=1)]
Code = Annotated[
    str, Meta(pattern=f"^({'|'.join(CODES)})$", extra={"expects": f"an Entity code, one of {', '.join(CODES)}"})
]
SlimeType = Annotated[
    str, Meta(pattern=f"^({'|'.join(SLIMES)})$", extra={"expects": f"a Slime Type, one of {', '.join(SLIMES)}"})
]

TileName = Annotated[str, Meta(min_length=1, max_length=24)]
TILE: Final = 6  # spaces of a tile, either way


def one_of(names: tuple[str, ...]) -> dict[str, Any]:
    """For editors, which then complete the names; what is unknown is told by survey.py, with a guess."""
    return {"enum": list(names)}


class Gates(Struct, forbid_unknown_fields=True):
    """GBT-GTE-03: what it takes to close them, and what happens; effects are names of rules/scenario/scenarios.py."""

    to_hit: Annotated[int, Meta(ge=1, le=6, description="The lowest result that hits.")]
    to_close: Annotated[int, Meta(ge=1, le=12, description="How many tokens close a Gate.")]
    resist: Annotated[
        int,
        Meta(ge=0, le=20, description="Resist: what a Gate with all its tokens adds to its die; 0: it just closes."),
    ] = 0
    kind: Annotated[Literal["either", "streams", "moods"], Meta(description="What affects them.")] = "either"
    hit: Annotated[str, Meta(description="What a hit does.", extra_json_schema=one_of(EFFECTS))] = ""
    missed: Annotated[str, Meta(description="What a miss does.", extra_json_schema=one_of(EFFECTS))] = ""
    open: Annotated[
        str,
        Meta(description="What the symbol of an Open Gate does when it is rolled.", extra_json_schema=one_of(EFFECTS)),
    ] = ""
    closed: Annotated[
        str,
        Meta(description="What the symbol of a Closed Gate does when it is rolled.", extra_json_schema=one_of(EFFECTS)),
    ] = ""
    splatter: Annotated[SlimeType, Meta(description="What a Gate that Splatters gives.")] = "-1 Movement"  # GBT-KEY-29


class Goo(Struct, forbid_unknown_fields=True):
    """GBT-SET-10: how many Goo Pile Cards of each kind."""

    equipment: Annotated[Cards, Meta(description="Cards that give Equipment.")] = 0
    event: Annotated[Cards, Meta(description="Cards that bring an Event.")] = 0
    key: Annotated[Key, Meta(description="The card of the Key Item.")] = 0


class Sheet(Struct, forbid_unknown_fields=True):
    """A scenario of Ghostbusters II: a drawn map and what happens on it."""

    game: Annotated[Literal["ghostbusters2"], Meta(description="The game that this scenario is for.")]
    title: Annotated[str, Meta(min_length=1, max_length=60, description="What the scenario is called.")]
    campaign: Annotated[int, Meta(ge=0, le=9, description="The campaign it belongs to; 0: none.")]
    number: Annotated[int, Meta(ge=1, le=5, description="Its number there, which is the Level to start at.")]
    timer: Annotated[int, Meta(ge=1, le=40, description="Where the Goo Timer starts.")]
    longest: Annotated[int, Meta(ge=1, le=40, description="The most the Goo Timer shows.")]
    spirit: Annotated[dict[Code, Count], Meta(description="The Ghosts in the Spirit World, by code.")]
    success: Annotated[str, Meta(description="What wins.", extra_json_schema=one_of(SUCCESSES))]
    drawing: Annotated[str, Meta(description="The map: column letters, then lines and rows of spaces in turn.")]
    gates: Annotated[Gates, Meta(description="What it takes to close a Gate, and what Gates do.")]
    goo: Annotated[Goo, Meta(description="The Goo Pile Cards: as many as there are piles.")]
    tiles: Annotated[
        list[list[TileName]], Meta(description="What each block of 6x6 spaces is called, in rows; [] for none.")
    ] = field(default_factory=list)
    failure: Annotated[
        str, Meta(description="What loses, beside the general failures.", extra_json_schema=one_of(FAILURES))
    ] = ""
    goal: Annotated[str, Meta(description="What the XP on success ask for.", extra_json_schema=one_of(GOALS))] = ""
    goal_xp: Annotated[int, Meta(ge=0, le=10, description="XP to everybody on success.")] = 0
    key: Annotated[str, Meta(description="The Key Item.", extra_json_schema=one_of(KEYS))] = ""
    stays: Annotated[list[Code], Meta(description="Ghosts that the last Gate does not suck in.")] = field(
        default_factory=list
    )
    captain: Annotated[bool, Meta(description="The Midnight Captain comes when 3 Plazms are in the Tank.")] = False
    tank: Annotated[int, Meta(ge=0, le=20, description="Plazms in the Ecto-Tank at the start.")] = 0
