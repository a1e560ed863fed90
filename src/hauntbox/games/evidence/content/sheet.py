"""A map file, typed. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Letter = Annotated[
    str, Meta(pattern="^[A-UW-Z]$", extra={"expects": "one upper-case letter, and not V, which is the van"})
]
Name = Annotated[
    str, Meta(pattern=r"^\S(.{0,38}\S)?$", extra={"expects": "a name of 1 to 40 characters, on one line"})
]  # an option is typed by it: "dwell Living room"


class Sheet(Struct, forbid_unknown_fields=True):
    """A house for Evidence. How to draw one is told in docs/own-maps.md."""

    game: Annotated[Literal["evidence"], Meta(description="The game that this map is for.")]
    title: Annotated[Name, Meta(description="What the house is called.")]
    dawn: Annotated[int, Meta(ge=1, le=200, description="The last round: if nobody has won by its end, nobody wins.")]
    drawing: Annotated[str, Meta(description="The floor plan: column letters, then border lines and rows in turn.")]
    rooms: Annotated[dict[Letter, Name], Meta(description="The name of each room, by its letter in the drawing.")]
    size: Annotated[str, Meta(description="small, medium or large; shown beside the title.")] = ""
    advice: Annotated[str, Meta(description="How many hunters it suits; shown beside the title.")] = ""
