"""The forty-two room-tiles: doors, icons, floors and special incidents. The table of room-tiles"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.hunter13.content.book import ROOM_BOOK, Book, Deed, Script

DX, IN, WP = 1, 2, 3  # as in state.py, which stands on this file
HP, MP = 0, 1
N, E, S, W = 1, 2, 4, 8
BASEMENT, FIRST, SECOND = 1, 2, 4  # floors, as bits
ANY_FLOOR: Final = BASEMENT | FIRST | SECOND


class Room(NamedTuple):
    name: str
    art: tuple[str, str]  # the floor and the picture
    doors: int  # printed side up
    insanity: int
    events: int
    items: int
    text: str = ""  # its fields are deeds of the incident, and {seal}
    incident: Script = ()
    every: bool = False  # the incident is settled at every entry, not only by the first explorer
    floors: int = ANY_FLOOR
    rails: int = 0  # sides that are neither wall nor door
    seal: int = 0  # IN that opens its door without a key; 0: the door is not sealed


def or_else(ability: int, need: int, *bad: Deed, kind: str = "") -> Deed:
    """A check, and what its failure brings."""
    return ("check", ability, need, [], [*bad], kind)


def if_made(ability: int, need: int, *good: Deed) -> Deed:
    """A check, and what its success brings."""
    return ("check", ability, need, [*good], [], "")


FALLING: Final = 0  # the table says how hard Falling checks are: target() in rules/hunters/checks.py
ROOMS: Final = (  # GHT-CMP-01, GHT-ROOM-04, GHT-ROOM-05
    # GHT-CAT-01
    Room("Staircase (Up)", ("hall", "stairs"), N | S, 1, 0, 0,
         "First floor only. Brings the Landing of the second floor.", floors=FIRST),
    Room("Staircase (Down)", ("hall", "stairs"), N | S, 1, 0, 0,
         "First floor only. Brings the Staircase of the basement.", floors=FIRST),
    Room("Reception Room", ("parquet", "candlestick-phone"), N | E, 0, 1, 1),  # GHT-CAT-02, GHT-TILE-46
    Room("Parlour", ("wine", "sofa"), N | E | S, 1, 1, 0),
    Room("Dining Room", ("wine", "knife-fork"), N | E | S | W, 1, 1, 0),
    Room("Hall", ("hall", "ionic-column"), N | E | S | W, 0, 1, 0),
    Room("Hall", ("hall", "ionic-column"), N | E | S | W, 0, 1, 0),
    Room("Guest Room", ("blue", "bed"), S | W, 1, 0, 1),
    Room("Guest Room", ("green", "bed-lamp"), S, 0, 1, 1,
         "Soft bed: the first explorer heals {heal} HP damage.", (("heal", "finder", HP, 2),)),
    Room("Bedchamber", ("wine", "person-in-bed"), E | S, 1, 1, 0),
    Room("Nursery", ("blue", "rocking-chair"), S | W, 1, 1, 1, "Lullaby: Willpower {check} or more, or {hurt} MP "
         "damage.",
         (or_else(WP, 4, ("hurt", "finder", MP, 2)),)),
    Room("Corridor", ("boards", "doorway"), N | S, 0, 0, 0),  # GHT-CAT-03
    Room("Corridor", ("boards", "doorway"), N | S, 0, 1, 0),
    # GHT-CAT-04, GHT-TILE-14: the southern door is of the first floor, the northern one of the second
    Room("Tower", ("stone", "stone-tower"), N | S, 1, 0, 1,
         "Not in the basement. No door-marker on it.", floors=FIRST | SECOND),
    Room("Tower", ("stone", "stone-tower"), N | S, 1, 1, 0,
         "Not in the basement. No door-marker on it.", floors=FIRST | SECOND),
    # GHT-CAT-05
    Room("Staircase (Basement)", ("cellar", "stairs"), N | E | S, 1, 0, 0,
         "Basement only. Pair of the Staircase (Down).", floors=BASEMENT),
    # GHT-CAT-06, GHT-TILE-45: the front door in the south is a wall in play
    Room("Entrance", ("hall", "entry-door"), N | E | W, 0, 0, 0,
         "The front door is an exit only if the scenario says so."),
    Room("Back Hall", ("hall", "exit-door"), N | E | W, 0, 1, 0),
    Room("Landing", ("boards", "stairs-goal"), N | E | W, 1, 0, 0,
         "Second floor only. Pair of the Staircase (Up).", floors=SECOND),  # GHT-CAT-07
    # GHT-CAT-08
    Room("Chute", ("boards", "falling"), N | S, 1, 0, 0,
         "You need a Falling check to stay. Its Insanity-card is drawn only when you fall for the first "
         "time.", floors=FIRST | SECOND),
    # GHT-CAT-09
    Room("Chute-Landing", ("cellar", "hole-ladder"), N | E, 1, 0, 0,
         "One floor below the Chute. A Ladder is needed to climb.", floors=BASEMENT | FIRST),
    # GHT-CAT-10
    Room("Balcony", ("balcony", "moon"), S, 0, 1, 0,
         "Night air: the first explorer heals {heal} MP damage. No door-marker on the rails.",
         (("heal", "finder", MP, 3),), rails=N | E | W),
    # GHT-CAT-11, GHT-TILE-38, GHT-TILE-39
    Room("Broken Corridor", ("boards", "broken-wall"), N | S, 1, 0, 0,
         "Every entry: Falling check (Dexterity {check}), failure {hurt} HP damage, end of movement.",
         (or_else(DX, FALLING, ("hurt", "finder", HP, 3), ("stop",), kind="fall"),), every=True),
    # GHT-CAT-12
    Room("Garden", ("garden", "rose"), N | S, 0, 1, 1,
         "Fresh herbs: the first explorer heals {heal} HP damage. No door-marker.",
         (("heal", "finder", HP, 2),), rails=E | W),
    Room("Kitchen", ("kitchen", "cauldron"), N | E | W, 0, 1, 1),
    Room("Chapel", ("chapel", "prayer"), S, 0, 0, 1,
         "Prayer: the first explorer heals {heal} MP damage.", (("heal", "finder", MP, 5),)),
    Room("Laboratory", ("laboratory", "erlenmeyer"), E | W, 2, 1, 1,
         "Spilled acid: Dexterity {check} or more, or {hurt} HP damage.", (or_else(DX, 5, ("hurt", "finder", HP, 3)),)),
    Room("Wine Cellar", ("brick", "barrel"), N | E, 0, 1, 1),
    Room("Boiler Room", ("cellar", "boiling-bubbles"), N | S | W, 0, 1, 0,
         "Scalding steam: Dexterity {check} or more, or {hurt} HP damage.",
         (or_else(DX, 5, ("hurt", "finder", HP, 3)),)),
    Room("Archive", ("boards", "papers"), W, 1, 0, 1,
         "Old plans: Intelligence {check} or more: look at the top {plans} room-tiles, put them back in any order.",
         (if_made(IN, 6, ("plans", 3)),)),
    Room("Picture Gallery", ("green", "mona-lisa"), N | E | S, 1, 1, 0),
    Room("Music Room", ("parquet", "grand-piano"), E | S | W, 1, 1, 1,
         "The piano plays by itself: Willpower {check} or more, or {hurt} MP damage.",
         (or_else(WP, 5, ("hurt", "finder", MP, 3)),)),
    Room("Trophy Room", ("boards", "deer-head"), N | S | W, 1, 1, 1),
    Room("Servants' Room", ("boards", "broom"), N | E, 1, 1, 1),
    Room("Library", ("parquet", "bookshelf"), N | S | W, 1, 1, 1,
         "Calm reading: Intelligence {check} or more: heal {heal} MP damage.",
         (if_made(IN, 6, ("heal", "finder", MP, 4)),)),
    Room("Study", ("green", "desk"), S | E, 1, 1, 1),
    Room("Torture Chamber", ("cellar", "manacles"), N, 2, 1, 1),
    Room("Crypt", ("crypt", "coffin"), N | E, 2, 1, 0),
    Room("Cross Corridor", ("boards", "crossroad"), N | E | S | W, 0, 1, 0),
    # GHT-CAT-13
    Room("Sealing Room", ("crypt", "pentacle"), S, 2, 0, 0,
         "To enter: a key, or Intelligence {seal} or more at the door. No door-marker from outside.", seal=7),
    Room("Conservatory", ("garden", "greenhouse"), N | E | S, 0, 1, 1),
    Room("Observatory", ("parquet", "telescope"), S | W, 1, 1, 0,
         "Falling star: the first explorer may redraw one Judge-card later in the game.", (("star",),)),
)  # fmt: skip
_book = Book(ROOM_BOOK)
INCIDENTS: Final = tuple([_book.add(room.incident) for room in ROOMS])  # by tile: the number of its script


def tile(name: str) -> int:
    """Return the number of a tile, of several the first."""
    return [room.name for room in ROOMS].index(name)


# By name, for rules that speak of one tile.
STAIRS_UP: Final = tile("Staircase (Up)")
STAIRS_DOWN: Final = tile("Staircase (Down)")
STAIRS_BELOW: Final = tile("Staircase (Basement)")
TOWER: Final = tile("Tower")
TOWERS: Final = (TOWER, TOWER + 1)
ENTRANCE: Final = tile("Entrance")
LANDING: Final = tile("Landing")
CHUTE: Final = tile("Chute")
CHUTE_LANDING: Final = tile("Chute-Landing")
BALCONY: Final = tile("Balcony")
GARDEN: Final = tile("Garden")
SEALING: Final = tile("Sealing Room")
PAIRS: Final = {STAIRS_UP: LANDING, LANDING: STAIRS_UP, STAIRS_DOWN: STAIRS_BELOW, STAIRS_BELOW: STAIRS_DOWN,
                CHUTE: CHUTE_LANDING, CHUTE_LANDING: CHUTE}  # fmt: skip
THEMATIC: Final = {BALCONY: FIRST | SECOND, GARDEN: FIRST}  # GHT-PLACE-15: with the option
