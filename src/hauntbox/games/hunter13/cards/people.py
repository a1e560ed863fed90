"""The eight characters and their special feats. CHR, the table of characters"""

from __future__ import annotations

from typing import Final, NamedTuple

HARD_CASE: Final = 0
DEADLINE: Final = 1
SECOND_SIGHT: Final = 2
FIELD_KIT: Final = 3
BEAMS: Final = 4
CONNOISSEUR: Final = 5
HOUSE_CALL: Final = 6
SURE_FEET: Final = 7


class Person(NamedTuple):
    """A character-sheet. Its number is also that of its feat: everyone has one of their own."""

    name: str
    role: str  # the class
    abilities: tuple[int, int, int, int]  # ST, DX, IN, WP
    hp: int
    mp: int
    feat: str
    text: str


PEOPLE: Final = (  # GHT-CMP-09
    Person("Flint", "Detective", (2, 0, 1, 0), 24, 18, "Hard Case",
           "Each HP attack of his that does damage does 1 more."),
    Person("Wren", "Journalist", (0, 1, 1, 0), 20, 20, "Deadline",
           "3 Movement Points per turn."),
    Person("Ombra", "Mystic", (0, 0, 0, 2), 18, 25, "Second Sight",
           "May make MP attacks."),
    Person("Volt", "Scientist", (0, 0, 2, 0), 20, 20, "Field Kit",
           "May use IN for any TRAP check and for the door checks of Confined! and The Other Doors Are Locked!"),
    Person("Compass", "House Diviner", (0, 0, 1, 1), 18, 22, "Reading the Beams",
           "When opening a tile, look at two, lay one, shuffle the other back."),
    Person("Magpie", "Dilettante", (1, 1, 0, 0), 20, 20, "Connoisseur",
           "2 Item-Acquirement Points; for an Item icon look at two cards, keep one, put the other under the pile."),
    Person("Balm", "Physician", (0, 1, 1, 0), 20, 20, "House Call",
           "Once per own turn outside battle one character on the tile heals 2 HP or 2 MP damage."),
    Person("Jackdaw", "Treasure Hunter", (1, 2, 0, 0), 22, 18, "Sure Feet",
           "+1 on Escape-checks; Falling checks always succeed."),
)  # fmt: skip
MOST_BONUS: Final = 5  # where the tracks of growth end
MOST_POINTS: Final = 40
PERSON_OF: Final = {person.name: n for n, person in enumerate(PEOPLE)}
