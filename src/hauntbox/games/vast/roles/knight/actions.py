"""What only the Knight does. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.vast.cave.grid import WAY_NAMES
from hauntbox.games.vast.roles.knight.board import PLACES
from hauntbox.games.vast.roles.numbers import KNIGHT, PIECE_NAMES
from hauntbox.kernel.wire import Action

PLACE_NAMES: Final = (
    "movement", "perception", "strength", "bomb", "bow", "map", "shield",
    "sword", "axe", "enchanted bow", "boots", "lantern", "potion kit", "javelin",
)  # fmt: skip
assert len(PLACE_NAMES) == PLACES
QUEST_NAMES: Final = (
    "stalwart", "intrepid", "daring", "fearless", "cunning", "bedecked", "adventurous", "swift", "eagle-eyed",
    "persistent",
)  # fmt: skip


class Cube(Action, frozen=True):
    """Place a Hero cube, or name a place whose cube goes back."""

    when: ClassVar[str] = "VSB-DEC-09"
    place: str


class Encounter(Action, frozen=True):
    """Use an Encounter on her own space."""

    when: ClassVar[str] = "VSB-DEC-57"


class Smash(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-59"


class Collect(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-60"
    token: str


class Enough(Action, frozen=True):
    """No more of this."""

    when: ClassVar[str] = "VSB-KNE-02"


class Keep(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-15"


class Decline(Action, frozen=True):
    when: ClassVar[str] = "VSB-DEC-15"


class Rest(Action, frozen=True):
    """End her turn."""

    when: ClassVar[str] = "VSB-DEC-20"


class Strike(Action, frozen=True):
    """Attack a piece on her space."""

    when: ClassVar[str] = "VSB-DEC-170"
    piece: str


class Quest(Action, frozen=True):
    """Reveal a Sidequest."""

    when: ClassVar[str] = "VSB-DEC-16"
    card: str


class Blast(Action, frozen=True):
    """Put a Bomb token on a wall of her space."""

    when: ClassVar[str] = "VSB-DEC-12"
    way: str


class Shoot(Action, frozen=True):
    """Shoot with the Bow."""

    when: ClassVar[str] = "VSB-DEC-61"
    piece: str


class Drink(Action, frozen=True):
    """Use the Potion Kit."""

    when: ClassVar[str] = "VSB-DEC-65"


class Ready(Action, frozen=True):
    """Show the Javelin."""

    when: ClassVar[str] = "VSB-DEC-169"


CUBE: Final = tuple([Cube(name) for name in PLACE_NAMES])
PLACE_OF: Final = {name: place for place, name in enumerate(PLACE_NAMES)}
ENCOUNTER, SMASH, ENOUGH, KEEP, DECLINE, REST = Encounter(), Smash(), Enough(), Keep(), Decline(), Rest()
COLLECT: Final = (Collect("treasure"), Collect("claw gem"), Collect("flame gem"), Collect("wing gem"))

STRIKE: Final = tuple([Strike(name.lower()) for name in PIECE_NAMES])  # by piece
SHOOT: Final = tuple([Shoot(name.lower()) for name in PIECE_NAMES])
PIECE_OF: Final = {name.lower(): piece for piece, name in enumerate(PIECE_NAMES)}
QUEST: Final = tuple([Quest(name) for name in QUEST_NAMES])
BLAST: Final = tuple([Blast(way) for way in WAY_NAMES])
DRINK, READY = Drink(), Ready()

STRUCTS: Final = (
    Cube, Encounter, Smash, Collect, Enough, Keep, Decline, Rest, Strike, Quest, Blast, Shoot, Drink, Ready,
)  # fmt: skip
ACTIONS: Final[tuple[Action, ...]] = (
    *CUBE, *COLLECT, ENCOUNTER, SMASH, ENOUGH, KEEP, DECLINE, REST, *STRIKE[KNIGHT + 1 :], *QUEST, *BLAST,
    *SHOOT[KNIGHT + 1 :], DRINK, READY,
)  # fmt: skip
