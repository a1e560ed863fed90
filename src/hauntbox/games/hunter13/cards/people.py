"""The eight characters and their special feats. CHR, the table of characters"""

from __future__ import annotations

from typing import Final, NamedTuple


class Person(NamedTuple):
    """A character-sheet. Its number is also that of its feat: everyone has one of their own."""

    name: str
    role: str  # the class
    abilities: tuple[int, int, int, int]  # ST, DX, IN, WP
    hp: int
    mp: int
    icon: str
    tone: str
    shape: str
    feat: str
    text: str  # its fields: {power}, {moves} and {points}
    power: int = 0  # the number of the feat, if it has one


PEOPLE: Final = (  # GHT-CMP-09
    Person("Flint", "Detective", (2, 0, 1, 0), 24, 18, "sherlock-holmes", "coral", "square",
           "Hard Case", "His HP attacks that do damage do {power} more.", 1),
    Person("Wren", "Journalist", (0, 1, 1, 0), 20, 20, "quill", "sky", "hex",
           "Deadline", "{moves} Movement Points per turn.", 1),
    Person("Ombra", "Mystic", (0, 0, 0, 2), 18, 25, "crystal-ball", "violet", "shield",
           "Second Sight", "May make MP attacks."),
    Person("Volt", "Scientist", (0, 0, 2, 0), 20, 20, "erlenmeyer", "jade", "kite",
           "Field Kit", "May use Intelligence for any TRAP check and for the door checks of Confined! and The Other "
           "Doors Are Locked!"),
    Person("Compass", "House Diviner", (0, 0, 1, 1), 18, 22, "compass", "bone", "ghost",
           "Reading the Beams", "When opening a room, look at two tiles, lay one and shuffle the other back."),
    Person("Magpie", "Dilettante", (1, 1, 0, 0), 20, 20, "diamond-ring", "amber", "circle",
           "Connoisseur", "{points} Item-Acquirement Points; for an Item icon look at two cards, keep one, put the "
           "other under the pile.", 1),
    Person("Balm", "Physician", (0, 1, 1, 0), 20, 20, "medical-pack", "moss", "diamond",
           "House Call", "Once in each own turn, outside battle, one character on the tile heals {power} HP or "
                         "{power} MP "
           "damage.", 2),
    Person("Jackdaw", "Treasure Hunter", (1, 2, 0, 0), 22, 18, "treasure-map", "rose", "arch",
           "Sure Feet", "+{power} on Escape-checks; Falling checks always succeed.", 1),
)  # fmt: skip
MOST_BONUS: Final = 5  # where the tracks of growth end
MOST_POINTS: Final = 40
PERSON_OF: Final = {person.name: n for n, person in enumerate(PEOPLE)}


def feat(name: str) -> int:
    """Return whose feat it is."""
    return [person.feat for person in PEOPLE].index(name)


HARD_CASE: Final = feat("Hard Case")
DEADLINE: Final = feat("Deadline")
SECOND_SIGHT: Final = feat("Second Sight")
FIELD_KIT: Final = feat("Field Kit")
BEAMS: Final = feat("Reading the Beams")
CONNOISSEUR: Final = feat("Connoisseur")
HOUSE_CALL: Final = feat("House Call")
SURE_FEET: Final = feat("Sure Feet")
