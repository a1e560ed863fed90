"""The five characters. CCH, TNK"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.ghostbusters2.cards.names import BOOKKEEPER, FRONTMAN, GEARHEAD, REGULAR, THEORIST


class Character(NamedTuple):
    """What a Character Card says. Abilities are carried out where they apply."""

    name: str
    rules: tuple[str, ...]
    tank: str
    cost: int
    text: str


# GBT-CCH-05, GBT-CCH-09, GBT-CCH-13, GBT-CCH-17, GBT-CCH-21: the Ecto-Tank abilities and what they cost
CHARACTERS: Final = {
    FRONTMAN: Character("Frontman", ("GBT-CCH-02", "GBT-CCH-03", "GBT-CCH-04"), "Pep Talk", 2, "1 more Maneuver"),
    GEARHEAD: Character("Gearhead", ("GBT-CCH-06", "GBT-CCH-07", "GBT-CCH-08"), "Full Stream", 3, "Combat rolls +1"),
    THEORIST: Character("Theorist", ("GBT-CCH-10", "GBT-CCH-11", "GBT-CCH-12"), "Calibrated Sensors", 2,
                        "sight 1 longer"),
    REGULAR: Character("Regular", ("GBT-CCH-14", "GBT-CCH-15", "GBT-CCH-16"), "Second Wind", 2, "Moves 1 longer"),
    BOOKKEEPER: Character("Bookkeeper", ("GBT-CCH-18", "GBT-CCH-19", "GBT-CCH-20"), "Rinse Cycle", 1,
                          "all outside the Ecto-1a remove 1 Slime"),
}  # fmt: skip
