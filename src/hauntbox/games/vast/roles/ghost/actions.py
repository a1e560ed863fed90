"""What only the Ghost does, and what others do about her. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.vast.cave.tokens import ARTIFACTS, GEMS, TOKEN_NAMES, TREASURES
from hauntbox.games.vast.roles.numbers import CAVE_GHOST, GHOST, PIECE_COUNT, PIECE_NAMES, ROLE_COUNT, ROLE_NAMES
from hauntbox.kernel.wire import Action


class Grip(Action, frozen=True):
    """Telekinesis: which kind of token, or whose piece."""

    when: ClassVar[str] = "VSB-DEC-138"
    what: str


class Fade(Action, frozen=True):
    """No more steps and no more Telekinesis."""

    when: ClassVar[str] = "VSB-DEC-137"


class Card(Action, frozen=True):
    """Which Possession card is placed face down."""

    when: ClassVar[str] = "VSB-DEC-140"
    words: ClassVar[str] = "possession card"
    role: str


class MentalBlock(Action, frozen=True):
    """Pay so that she cannot possess you."""

    when: ClassVar[str] = "VSB-DEC-53"
    words: ClassVar[str] = "mental block"


class LayArtifact(Action, frozen=True):
    """The possessed piece lays its Artifact down."""

    when: ClassVar[str] = "VSB-DEC-142"
    words: ClassVar[str] = "lay artifact"


class TakeArtifact(Action, frozen=True):
    """The possessed piece picks an Artifact up."""

    when: ClassVar[str] = "VSB-DEC-142"
    words: ClassVar[str] = "take artifact"


PIECE: Final = 100  # an object of Telekinesis is a kind of token, or this and a piece
TOKENS: Final = (ARTIFACTS, TREASURES, *GEMS)  # VSB-GHS-08: what can be moved
PIECES: Final = tuple([piece for piece in range(PIECE_COUNT) if piece not in (GHOST, CAVE_GHOST)])
OBJECTS: Final = (*TOKENS, *[PIECE + piece for piece in PIECES])


def object_name(what: int) -> str:
    return PIECE_NAMES[what - PIECE].lower() if what >= PIECE else TOKEN_NAMES[what].lower()


GRIP: Final = {what: Grip(object_name(what)) for what in OBJECTS}
OBJECT_OF: Final = {act.what: what for what, act in GRIP.items()}
FADE, BLOCK, LAY_ARTIFACT, TAKE_ARTIFACT = Fade(), MentalBlock(), LayArtifact(), TakeArtifact()
EXTRAS: Final[tuple[Action, ...]] = (BLOCK, LAY_ARTIFACT, TAKE_ARTIFACT)  # in others' turns
CARD: Final = {role: Card(ROLE_NAMES[role].lower()) for role in range(ROLE_COUNT) if role != CAVE_GHOST}
CARD_OF: Final = {act.role: role for role, act in CARD.items()}

STRUCTS: Final = (Grip, Fade, Card, MentalBlock, LayArtifact, TakeArtifact)
ACTIONS: Final[tuple[Action, ...]] = (*GRIP.values(), FADE, *CARD.values(), *EXTRAS)
