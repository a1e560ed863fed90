"""The forty-two room-tiles: doors, icons, floors and special incidents. The table of room-tiles"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.hunter13.content.book import ROOM_BOOK, Book, Deed, Script

DX, IN, WP = 1, 2, 3  # as in state.py, which stands on this file
HP, MP = 0, 1
N, E, S, W = 1, 2, 4, 8
BASEMENT, FIRST, SECOND = 1, 2, 4  # floors, as bits
ANY_FLOOR: Final = BASEMENT | FIRST | SECOND

STAIRS_UP: Final = 0
STAIRS_DOWN: Final = 1
RECEPTION: Final = 2
DINING: Final = 4
CORRIDOR: Final = 11
CORRIDOR_2: Final = 12
TOWER: Final = 13
TOWER_2: Final = 14
STAIRS_BELOW: Final = 15
ENTRANCE: Final = 16
LANDING: Final = 18
CHUTE: Final = 19
CHUTE_LANDING: Final = 20
BALCONY: Final = 21
BROKEN: Final = 22
GARDEN: Final = 23
CHAPEL: Final = 25
LIBRARY: Final = 34
SEALING: Final = 39
TOWERS: Final = (TOWER, TOWER_2)
PAIRS: Final = {STAIRS_UP: LANDING, LANDING: STAIRS_UP, STAIRS_DOWN: STAIRS_BELOW, STAIRS_BELOW: STAIRS_DOWN,
                CHUTE: CHUTE_LANDING, CHUTE_LANDING: CHUTE}  # fmt: skip


class Room(NamedTuple):
    name: str
    doors: int  # printed side up
    insanity: int
    events: int
    items: int
    text: str = ""
    incident: Script = ()
    every: bool = False  # the incident is settled at every entry, not only by the first explorer
    floors: int = ANY_FLOOR
    rails: int = 0  # sides that are neither wall nor door


def or_else(ability: int, need: int, *bad: Deed, kind: str = "") -> Deed:
    """A check, and what its failure brings."""
    return ("check", ability, need, [], [*bad], kind)


def if_made(ability: int, need: int, *good: Deed) -> Deed:
    """A check, and what its success brings."""
    return ("check", ability, need, [*good], [], "")


FALLING: Final = 0  # the table says how hard Falling checks are: target() in rules/checks.py
ROOMS: Final = (  # GHT-CMP-01, GHT-ROOM-04, GHT-ROOM-05
    # GHT-CAT-01
    Room("Staircase (Up)", N | S, 1, 0, 0, "First floor only. Brings the Landing of the second floor.", floors=FIRST),
    Room("Staircase (Down)", N | S, 1, 0, 0, "First floor only. Brings the Staircase of the basement.", floors=FIRST),
    Room("Reception Room", N | E, 0, 1, 1),  # GHT-CAT-02, GHT-TILE-46
    Room("Parlour", N | E | S, 1, 1, 0),
    Room("Dining Room", N | E | S | W, 1, 1, 0),
    Room("Hall", N | E | S | W, 0, 1, 0),
    Room("Hall", N | E | S | W, 0, 1, 0),
    Room("Guest Room", S | W, 1, 0, 1),
    Room("Guest Room", S, 0, 1, 1, "Soft bed: the first explorer heals 2 HP damage.", (("heal", "finder", HP, 2),)),
    Room("Bedchamber", E | S, 1, 1, 0),
    Room("Nursery", S | W, 1, 1, 1, "Lullaby: WP 4 or more, or 2 MP damage.",
         (or_else(WP, 4, ("hurt", "finder", MP, 2)),)),
    Room("Corridor", N | S, 0, 0, 0),  # GHT-CAT-03
    Room("Corridor", N | S, 0, 1, 0),
    # GHT-CAT-04, GHT-TILE-14: the southern door is of the first floor, the northern one of the second
    Room("Tower", N | S, 1, 0, 1, "Not in the basement. No door-marker on it.", floors=FIRST | SECOND),
    Room("Tower", N | S, 1, 1, 0, "Not in the basement. No door-marker on it.", floors=FIRST | SECOND),
    # GHT-CAT-05
    Room("Staircase (Basement)", N | E | S, 1, 0, 0, "Basement only. Pair of the Staircase (Down).", floors=BASEMENT),
    # GHT-CAT-06, GHT-TILE-45: the front door in the south is a wall in play
    Room("Entrance", N | E | W, 0, 0, 0, "The front door is an exit only if the scenario says so."),
    Room("Back Hall", N | E | W, 0, 1, 0),
    Room("Landing", N | E | W, 1, 0, 0, "Second floor only. Pair of the Staircase (Up).", floors=SECOND),  # GHT-CAT-07
    # GHT-CAT-08
    Room("Chute", N | S, 1, 0, 0, "A Falling check to stay; its Insanity-card is drawn only on a first fall.",
         floors=FIRST | SECOND),
    # GHT-CAT-09
    Room("Chute-Landing", N | E, 1, 0, 0, "One floor below the Chute. A Ladder is needed to climb.",
         floors=BASEMENT | FIRST),
    # GHT-CAT-10
    Room("Balcony", S, 0, 1, 0, "Night air: the first explorer heals 3 MP damage. No door-marker on the rails.",
         (("heal", "finder", MP, 3),), rails=N | E | W),
    # GHT-CAT-11, GHT-TILE-38, GHT-TILE-39
    Room("Broken Corridor", N | S, 1, 0, 0, "Every entry: Falling check (DX 5), failure 3 HP damage, end of movement.",
         (or_else(DX, FALLING, ("hurt", "finder", HP, 3), ("stop",), kind="fall"),), every=True),
    # GHT-CAT-12
    Room("Garden", N | S, 0, 1, 1, "Fresh herbs: the first explorer heals 2 HP damage. No door-marker.",
         (("heal", "finder", HP, 2),), rails=E | W),
    Room("Kitchen", N | E | W, 0, 1, 1),
    Room("Chapel", S, 0, 0, 1, "Prayer: the first explorer heals 5 MP damage.", (("heal", "finder", MP, 5),)),
    Room("Laboratory", E | W, 2, 1, 1, "Spilled acid: DX 5 or more, or 3 HP damage.",
         (or_else(DX, 5, ("hurt", "finder", HP, 3)),)),
    Room("Wine Cellar", N | E, 0, 1, 1),
    Room("Boiler Room", N | S | W, 0, 1, 0, "Scalding steam: DX 5 or more, or 3 HP damage.",
         (or_else(DX, 5, ("hurt", "finder", HP, 3)),)),
    Room("Archive", W, 1, 0, 1, "Old plans: IN 6 or more: look at the top 3 room-tiles, put them back in any order.",
         (if_made(IN, 6, ("plans", 3)),)),
    Room("Picture Gallery", N | E | S, 1, 1, 0),
    Room("Music Room", E | S | W, 1, 1, 1, "The piano plays by itself: WP 5 or more, or 3 MP damage.",
         (or_else(WP, 5, ("hurt", "finder", MP, 3)),)),
    Room("Trophy Room", N | S | W, 1, 1, 1),
    Room("Servants' Room", N | E, 1, 1, 1),
    Room("Library", N | S | W, 1, 1, 1, "Calm reading: IN 6 or more: heal 4 MP damage.",
         (if_made(IN, 6, ("heal", "finder", MP, 4)),)),
    Room("Study", S | E, 1, 1, 1),
    Room("Torture Chamber", N, 2, 1, 1),
    Room("Crypt", N | E, 2, 1, 0),
    Room("Cross Corridor", N | E | S | W, 0, 1, 0),
    # GHT-CAT-13
    Room("Sealing Room", S, 2, 0, 0, "To enter: a key, or IN 7 or more at the door. No door-marker from outside."),
    Room("Conservatory", N | E | S, 0, 1, 1),
    Room("Observatory", S | W, 1, 1, 0, "Falling star: the first explorer may redraw one Judge-card later in the game.",
         (("star",),)),
)  # fmt: skip
THEMATIC: Final = {BALCONY: FIRST | SECOND, GARDEN: FIRST}  # GHT-PLACE-15: with the option
_book = Book(ROOM_BOOK)
INCIDENTS: Final = tuple([_book.add(room.incident) for room in ROOMS])  # by tile: the number of its script
