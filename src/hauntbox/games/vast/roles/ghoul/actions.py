"""What only the Ghoul does, and what its victims answer. Never compiled, see kernel/wire.py."""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.vast.roles.numbers import IN_TURN, PIECE_NAMES
from hauntbox.kernel.wire import Action

CARD_NAMES: Final = ("chase", "hunt", "sneak", "cheat", "blink", "adapt", "seize", "scour")
GEM_NAMES: Final = ("claw gem", "flame gem", "wing gem")
TREASURE_NAMES: Final = (
    "elvish sword", "mighty axe", "enchanted bow", "heroic boots", "pixie lantern", "potion kit", "javelin",
)  # fmt: skip


class Pair(Action, frozen=True):
    """Keep two of the dice."""

    when: ClassVar[str] = "VST-DEC-02"
    high: int
    low: int


class SetDie(Action, frozen=True):
    """Cheat, once per game: a die shows this face."""

    when: ClassVar[str] = "VST-DEC-37"
    words: ClassVar[str] = "set die"
    face: int


class Reroll(Action, frozen=True):
    """Cheat: roll a die again that shows this face."""

    when: ClassVar[str] = "VST-DEC-36"
    face: int


class Attack(Action, frozen=True):
    """Attack a piece, at once with a step or on its own space."""

    when: ClassVar[str] = "VST-DEC-40"
    piece: str


class Waive(Action, frozen=True):
    """Sneak: what this step does not pay for, the wall or the piece."""

    when: ClassVar[str] = "VST-DEC-48"
    what: str


class SmashCrystal(Action, frozen=True):
    when: ClassVar[str] = "VST-DEC-41"
    words: ClassVar[str] = "smash crystal"


class Take(Action, frozen=True):
    """Collect a Treasure token or a Gem on its space."""

    when: ClassVar[str] = "VST-DEC-42"
    token: str


class TakeSafely(Action, frozen=True):
    """Seize: collect a Gem without the roll."""

    when: ClassVar[str] = "VST-TCD-14"
    words: ClassVar[str] = "take safely"
    token: str


class Use(Action, frozen=True):
    """Use a Terror card: its effect of the turn or its effect of the game."""

    when: ClassVar[str] = "VST-DEC-07"
    card: str
    once: str  # per "turn" or per "game"


class KeepCard(Action, frozen=True):
    when: ClassVar[str] = "VST-DEC-09"
    words: ClassVar[str] = "keep card"
    card: str


class Search(Action, frozen=True):
    """Adapt, once per game: take this card out of the deck."""

    when: ClassVar[str] = "VST-DEC-46"
    card: str


class Lose(Action, frozen=True):
    """What the Knight loses to the Ghoul."""

    when: ClassVar[str] = "VST-DEC-49"
    what: str


class GiveUp(Action, frozen=True):
    """Which Treasure card the Knight loses."""

    when: ClassVar[str] = "VST-DEC-50"
    words: ClassVar[str] = "give up"
    card: str


class Stop(Action, frozen=True):
    """End the turn; the discs that are left are its Defense."""

    when: ClassVar[str] = "VST-DEC-10"


FACES: Final = range(1, 7)
PAIR: Final = {(high, low): Pair(high, low) for high in FACES for low in FACES if low <= high}
SET_DIE: Final = {face: SetDie(face) for face in FACES}
REROLL: Final = {face: Reroll(face) for face in FACES}
ATTACK: Final = {piece: Attack(PIECE_NAMES[piece].lower()) for piece in IN_TURN}
PIECE_OF: Final = {act.piece: piece for piece, act in ATTACK.items()}
WAIVE_WALL, WAIVE_PIECE = Waive("wall"), Waive("piece")
SMASH_CRYSTAL, STOP = SmashCrystal(), Stop()
TAKE: Final = (Take("treasure"), *[Take(name) for name in GEM_NAMES])
TAKE_SAFELY: Final = tuple([TakeSafely(name) for name in GEM_NAMES])
PER_TURN, PER_GAME = "turn", "game"
USE_TURN: Final = tuple([Use(name, PER_TURN) for name in CARD_NAMES])
USE_GAME: Final = tuple([Use(name, PER_GAME) for name in CARD_NAMES])
KEEP_CARD: Final = tuple([KeepCard(name) for name in CARD_NAMES])
SEARCH: Final = tuple([Search(name) for name in CARD_NAMES])
LOSE_GRIT, LOSE_HEALTH, LOSE_TREASURE = Lose("grit"), Lose("health"), Lose("treasure")
GIVE_UP: Final = tuple([GiveUp(name) for name in TREASURE_NAMES])

STRUCTS: Final = (
    Pair, SetDie, Reroll, Attack, Waive, SmashCrystal, Take, TakeSafely, Use, KeepCard, Search, Lose, GiveUp, Stop,
)  # fmt: skip
ACTIONS: Final[tuple[Action, ...]] = (
    *PAIR.values(), *SET_DIE.values(), *REROLL.values(), *ATTACK.values(), WAIVE_WALL, WAIVE_PIECE, SMASH_CRYSTAL,
    *TAKE, *TAKE_SAFELY, *USE_TURN, *USE_GAME, *KEEP_CARD, *SEARCH, LOSE_GRIT, LOSE_HEALTH, LOSE_TREASURE, *GIVE_UP,
    STOP,
)  # fmt: skip
