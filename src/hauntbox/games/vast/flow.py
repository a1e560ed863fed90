"""All frames and actions of the game, and its way to paper. The order of play itself is table/turns.py."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.frames import frames_in, modules_in
from hauntbox.games.vast import actions
from hauntbox.games.vast.roles import registry
from hauntbox.games.vast.state import PARTS, Vast
from hauntbox.games.vast.table.setup import wake
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.wire import Action, Outcome

VERSION: Final = 2
HERE: Final = "hauntbox.games.vast"
FRAMES: Final[tuple[type[Frame], ...]] = frames_in(
    modules_in(f"{HERE}.cave", f"{HERE}.table", *[f"{HERE}.roles.{folder}" for folder in registry.FOLDERS])
)
UNIVERSE: Final[tuple[Action, ...]] = (*actions.COMMON, *registry.ACTIONS)
CODEC: Final = Codec(
    "vast", VERSION, Vast, FRAMES, (*actions.STRUCTS, *registry.STRUCTS, Outcome), wake=wake, parts=PARTS
)
