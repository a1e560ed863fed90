"""Everything one can do in the mansion: ready-made, so no decision builds any. Never compiled, see wire.py.

One list and its names, so it is longer than most.
A character goes by name, a tile, card or item by its printed number: T-5, E-31, I-12.
"""

from __future__ import annotations

from typing import ClassVar, Final

from hauntbox.games.hunter13.cards.events import EVENT_CARDS
from hauntbox.games.hunter13.cards.items import ITEM_CARDS
from hauntbox.games.hunter13.cards.monsters import MONSTER_CARDS
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.rooms import ROOMS
from hauntbox.kernel.wire import Action

SIDES: Final = ("north", "east", "south", "west")
KINDS: Final = ("HP", "MP")
TRACKS: Final = ("ST", "DX", "IN", "WP", "HP", "MP")
TRACK_NAMES: Final = ("Strength", "Dexterity", "Intelligence", "Willpower", "HP", "MP")  # as players read them
MOODS: Final = ("fine", "shaken", "desperate")
TILE_NAMES: Final = tuple([f"T-{n}" for n in range(1, len(ROOMS) + 1)])
ITEM_NAMES: Final = tuple([f"I-{n}" for n in range(1, len(ITEM_CARDS) + 1)])
MONSTER_NAMES: Final = tuple([f"E-{len(EVENT_CARDS) + n}" for n in range(1, len(MONSTER_CARDS) + 1)])
PERSON_NAMES: Final = tuple([person.name for person in PEOPLE])


class Be(Action, frozen=True):
    """Set-up: the character-sheet."""

    when: ClassVar[str] = "GHT-SET-08"
    character: str


class Grow(Action, frozen=True):
    """A growth step."""

    when: ClassVar[str] = "GHT-GROW-05"
    track: str


class Go(Action, frozen=True):
    """Through a door of the tile, also to where no tile lies yet."""

    when: ClassVar[str] = "GHT-MOVE-01"
    way: str


class Cross(Action, frozen=True):
    """Through a tower's other door, to the other floor."""

    when: ClassVar[str] = "GHT-TILE-22"


class Stairs(Action, frozen=True):
    """To the pair tile."""

    when: ClassVar[str] = "GHT-MOVE-15"


class Slide(Action, frozen=True):
    """Down the chute."""

    when: ClassVar[str] = "GHT-TILE-33"


class Climb(Action, frozen=True):
    """Up the chute by a Ladder."""

    when: ClassVar[str] = "GHT-TILE-35"


class Stay(Action, frozen=True):
    """On the chute, by a Falling check."""

    when: ClassVar[str] = "GHT-TILE-32"


class Unseal(Action, frozen=True):
    """Try to meet the entry condition of the Sealing Room."""

    when: ClassVar[str] = "GHT-TILE-47"
    way: str


class Turn(Action, frozen=True):
    """How a tile is laid: where its printed top points."""

    when: ClassVar[str] = "GHT-PLACE-04"
    to: str


class Tile(Action, frozen=True):
    """Which tile."""

    when: ClassVar[str] = "GHT-DEC-07"
    tile: str


class Door(Action, frozen=True):
    """Which door, also of a tile far away."""

    when: ClassVar[str] = "GHT-DEC-08"
    tile: str
    side: str


class Apart(Action, frozen=True):
    """Next to no tile, or by no door."""

    when: ClassVar[str] = "GHT-DEC-08"


class Mark(Action, frozen=True):
    """A wall for a door-marker."""

    when: ClassVar[str] = "GHT-DEC-28"
    side: str


class Breach(Action, frozen=True):
    """The sealed mansion: a whole turn for a door-marker."""

    when: ClassVar[str] = "GHT-PLACE-14"
    side: str


class Force(Action, frozen=True):
    """The locked doors of this tile, by a check or a key."""

    when: ClassVar[str] = "GHT-ECARD-25"


class Shed(Action, frozen=True):
    """A relief card for one numeral card of the own hand."""

    when: ClassVar[str] = "GHT-INS-11"
    card: str


class Soothe(Action, frozen=True):
    """A relief card for a random numeral card of another."""

    when: ClassVar[str] = "GHT-INS-12"
    who: str


class Cancel(Action, frozen=True):
    """A relief card against damage."""

    when: ClassVar[str] = "GHT-DMG-04"


class Revive(Action, frozen=True):
    """A relief card that brings a fallen character's HP to 1."""

    when: ClassVar[str] = "GHT-FALL-22"
    who: str


class Pass(Action, frozen=True):
    """Nothing now."""

    when: ClassVar[str] = "GHT-DEC-16"


class Discard(Action, frozen=True):
    """An Insanity-card of the own hand."""

    when: ClassVar[str] = "GHT-DEC-35"
    card: str


class Mood(Action, frozen=True):
    """A hint, without numbers."""

    when: ClassVar[str] = "GHT-INS-25"
    hint: str


class Redraw(Action, frozen=True):
    """The Judge-card again, by the Star of Hope or the Falling star."""

    when: ClassVar[str] = "GHT-CHK-02"
    by: str


class Use(Action, frozen=True):
    """An item."""

    when: ClassVar[str] = "GHT-TURN-05"
    item: str


class Item(Action, frozen=True):
    """Which item."""

    when: ClassVar[str] = "GHT-DEC-32"
    item: str


class Give(Action, frozen=True):
    """An item of one's own."""

    when: ClassVar[str] = "GHT-ITM-13"
    item: str


class Receive(Action, frozen=True):
    """An item of a companion's."""

    when: ClassVar[str] = "GHT-ITM-13"
    item: str


class Barter(Action, frozen=True):
    """An item of one's own, for one of a companion's."""

    when: ClassVar[str] = "GHT-ITM-13"
    item: str


class PickUp(Action, frozen=True):
    """An item that lies face up."""

    when: ClassVar[str] = "GHT-ITM-13"
    words: ClassVar[str] = "pick up"
    item: str


class Drop(Action, frozen=True):
    when: ClassVar[str] = "GHT-ITM-13"
    item: str


class TakeItem(Action, frozen=True):
    """One of the facedown items of the tile."""

    when: ClassVar[str] = "GHT-ITM-06"
    words: ClassVar[str] = "take item"


class Treat(Action, frozen=True):
    """One character's damage of a kind."""

    when: ClassVar[str] = "GHT-DEC-37"
    who: str
    kind: str


class Who(Action, frozen=True):
    """Which character."""

    when: ClassVar[str] = "GHT-DEC-36"
    who: str


class Kind(Action, frozen=True):
    """HP or MP: of an attack, or of damage."""

    when: ClassVar[str] = "GHT-BAT-05"
    kind: str


class Attack(Action, frozen=True):
    """An ENEMY-player, or as one of them a hunter."""

    when: ClassVar[str] = "GHT-MOVE-12"
    who: str


class Escape(Action, frozen=True):
    """Try to leave the battle."""

    when: ClassVar[str] = "GHT-BAT-21"


class Fight(Action, frozen=True):
    """As usual, without an item or a flight."""

    when: ClassVar[str] = "GHT-BAT-29"


class Join(Action, frozen=True):
    when: ClassVar[str] = "GHT-BAT-30"


class Aim(Action, frozen=True):
    """At which Enemy: a monster or a fallen companion."""

    when: ClassVar[str] = "GHT-BAT-36"
    foe: str


class Reflect(Action, frozen=True):
    """By the Mirror."""

    when: ClassVar[str] = "GHT-ICARD-16"


class Yes(Action, frozen=True):
    when: ClassVar[str] = "GHT-DEC-44"


class No(Action, frozen=True):
    when: ClassVar[str] = "GHT-DEC-44"


class Top(Action, frozen=True):
    """On the pile."""

    when: ClassVar[str] = "GHT-HID-07"


class Bottom(Action, frozen=True):
    """Under the pile."""

    when: ClassVar[str] = "GHT-HID-07"


class Do(Action, frozen=True):
    """A free action of the scenario or a power of the ENEMY side, by number: its name might tell too much too early."""

    when: ClassVar[str] = "GHT-FMT-12"
    what: int


class Answer(Action, frozen=True):
    """What a clue lets one choose, by number."""

    when: ClassVar[str] = "GHT-DEC-38"
    what: int


class Lift(Action, frozen=True):
    """Pick up a thing of the scenario that lies here."""

    when: ClassVar[str] = "GHT-FMT-13"
    thing: int


class Hand(Action, frozen=True):
    """Hand a thing of the scenario over to a companion."""

    when: ClassVar[str] = "GHT-FMT-13"
    thing: int
    who: str


class Spend(Action, frozen=True):
    """A Judge-card that is left in the own set."""

    when: ClassVar[str] = "GHT-SO-10"
    card: int


class GiveUp(Action, frozen=True):
    """Call it a deadlock."""

    when: ClassVar[str] = "GHT-DEC-40"
    words: ClassVar[str] = "give up"


class End(Action, frozen=True):
    """The turn, or the movement."""

    when: ClassVar[str] = "GHT-TURN-02"


STRUCTS: Final[tuple[type[Action], ...]] = (
    Be, Grow, Go, Cross, Stairs, Slide, Climb, Stay, Unseal, Turn, Tile, Door, Apart, Mark, Breach, Force, Shed, Soothe,
    Cancel, Revive, Pass, Discard, Mood, Redraw, Use, Item, Give, Receive, Barter, PickUp, Drop, TakeItem, Treat, Who,
    Kind, Attack, Escape, Fight, Join, Aim, Reflect, Yes, No, Top, Bottom, Do, Answer, Lift, Hand, Spend, GiveUp, End,
)  # fmt: skip

CARD_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")  # Insanity-cards 2 to 14
BE: Final = tuple([Be(name) for name in PERSON_NAMES])
GROW: Final = tuple([Grow(name) for name in TRACKS])
GO: Final = tuple([Go(side) for side in SIDES])
CROSS: Final = Cross()
STAIRS: Final = Stairs()
SLIDE: Final = Slide()
CLIMB: Final = Climb()
STAY: Final = Stay()
UNSEAL: Final = tuple([Unseal(side) for side in SIDES])
TURN: Final = tuple([Turn(side) for side in SIDES])
TILE: Final = tuple([Tile(name) for name in TILE_NAMES])
DOOR: Final = tuple([Door(name, side) for name in TILE_NAMES for side in SIDES])  # tile * 4 + side
APART: Final = Apart()
MARK: Final = tuple([Mark(side) for side in SIDES])
BREACH: Final = tuple([Breach(side) for side in SIDES])
FORCE: Final = Force()
SHED: Final = tuple([Shed(name) for name in CARD_NAMES[:9]])  # card 2 is the first
SOOTHE: Final = tuple([Soothe(name) for name in PERSON_NAMES])  # by character, not by role
CANCEL: Final = Cancel()
REVIVE: Final = tuple([Revive(name) for name in PERSON_NAMES])
PASS: Final = Pass()
DISCARD: Final = tuple([Discard(name) for name in CARD_NAMES])
MOOD: Final = tuple([Mood(hint) for hint in MOODS])
REDRAW: Final = (Redraw("Star of Hope"), Redraw("Falling star"))
USE: Final = tuple([Use(name) for name in ITEM_NAMES])
ITEM: Final = tuple([Item(name) for name in ITEM_NAMES])
GIVE: Final = tuple([Give(name) for name in ITEM_NAMES])
RECEIVE: Final = tuple([Receive(name) for name in ITEM_NAMES])
BARTER: Final = tuple([Barter(name) for name in ITEM_NAMES])
PICK_UP: Final = tuple([PickUp(name) for name in ITEM_NAMES])
DROP: Final = tuple([Drop(name) for name in ITEM_NAMES])
TAKE_ITEM: Final = TakeItem()
TREAT: Final = tuple([tuple([Treat(name, kind) for kind in KINDS]) for name in PERSON_NAMES])
WHO: Final = tuple([Who(name) for name in PERSON_NAMES])
KIND: Final = tuple([Kind(kind) for kind in KINDS])
ATTACK: Final = tuple([Attack(name) for name in PERSON_NAMES])
ESCAPE: Final = Escape()
FIGHT: Final = Fight()
JOIN: Final = Join()
AIM: Final = tuple([Aim(name) for name in MONSTER_NAMES])
AIM_PERSON: Final = tuple([Aim(name) for name in PERSON_NAMES])
REFLECT: Final = Reflect()
YES: Final = Yes()
NO: Final = No()
TOP: Final = Top()
BOTTOM: Final = Bottom()
MOST_DEEDS: Final = 24  # free actions and powers of a scenario
MOST_THINGS: Final = 12
DO: Final = tuple([Do(n) for n in range(1, MOST_DEEDS + 1)])
ANSWER: Final = tuple([Answer(n) for n in range(1, 9)])
LIFT: Final = tuple([Lift(n) for n in range(1, MOST_THINGS + 1)])
HAND: Final = tuple([tuple([Hand(n, name) for name in PERSON_NAMES]) for n in range(1, MOST_THINGS + 1)])
SPEND: Final = tuple([Spend(n) for n in range(1, 11)])
GIVE_UP: Final = GiveUp()
END: Final = End()

SIDE_OF: Final = {name: n for n, name in enumerate(SIDES)}
TRACK_OF: Final = {name: n for n, name in enumerate(TRACKS)}
TILE_OF: Final = {name: n for n, name in enumerate(TILE_NAMES)}
ITEM_OF: Final = {name: n for n, name in enumerate(ITEM_NAMES)}
CARD_OF: Final = {name: n + 2 for n, name in enumerate(CARD_NAMES)}
KIND_OF: Final = {name: n for n, name in enumerate(KINDS)}
PERSON_OF: Final = {name: n for n, name in enumerate(PERSON_NAMES)}
FOE_OF: Final = {name: n for n, name in enumerate(MONSTER_NAMES)}

UNIVERSE: Final[tuple[Action, ...]] = (
    *BE, *GROW, *GO, CROSS, STAIRS, SLIDE, CLIMB, STAY, *UNSEAL, *TURN, *TILE, *DOOR, APART, *MARK, *BREACH, FORCE,
    *SHED, *SOOTHE, CANCEL, *REVIVE, PASS, *DISCARD, *MOOD, *REDRAW, *USE, *ITEM, *GIVE, *RECEIVE, *BARTER, *PICK_UP,
    *DROP, TAKE_ITEM, *[act for row in TREAT for act in row], *WHO, *KIND, *ATTACK, ESCAPE, FIGHT, JOIN, *AIM,
    *AIM_PERSON, REFLECT, YES, NO, TOP, BOTTOM, *DO, *ANSWER, *LIFT, *[act for row in HAND for act in row], *SPEND,
    GIVE_UP, END,
)  # fmt: skip
