"""The five characters, one entry each. CCH, TNK; their abilities are carried out where they apply."""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.ghostbusters2.cards.categories import CATEGORIES, TOME, TRAP, UTILITY, WEAPON
from hauntbox.games.ghostbusters2.cards.kinds import HIT, SLIMES

START: Final = 1  # the Levels from which on they have their abilities
MIDDLE: Final = 3
TOP: Final = 5
SMOOTH: Final = 4  # so much the Frontman rolls to talk a Slime away
APPLAUSE: Final = 1  # XP for a Slime taken
TUNED: Final = 1  # tokens more that the logo places
LENS: Final = 1  # spaces that the Theorist sees farther
HAUL: Final = 1  # spaces that the Regular moves farther
SNAP_XP: Final = 1  # XP more for all who hold what is finished
TOWELS: Final = 2  # Slimes that the Bookkeeper takes off
RECEIPT: Final = 5  # so much is rolled to keep a card
EXTENSION: Final = 2  # rounds
BOOST: Final = 1  # what an Ecto-Tank ability adds each time


class Character(NamedTuple):
    """A Character Card. `boost` says what its Ecto-Tank ability does."""

    name: str
    rules: tuple[str, ...]
    icon: str
    tone: str
    shape: str
    affinity: int  # the category of its cards
    abilities: tuple[str, str, str]  # from the Levels START, MIDDLE and TOP on
    tank: str
    cost: int
    boost: str

    @property
    def look(self) -> str:
        """Of its figure and its cards; also the id of the piece."""
        return self.name.lower()

    @property
    def text(self) -> str:
        first, middle, top = self.abilities
        tank = f"Ecto-Tank, {self.cost}: {self.tank}, {self.boost}"
        draws = f"Draws {CATEGORIES[self.affinity].name} cards."
        return f"{first} Level {MIDDLE}: {middle} Level {TOP}: {top} {tank}. {draws}"


DECK: Final[list[Character]] = []


def character(card: Character) -> int:
    """Enter a card. Return its number, by which the rules know the character."""
    DECK.append(card)
    return len(DECK) - 1


FRONTMAN: Final = character(Character(
    "Frontman", ("GBT-CCH-02", "GBT-CCH-03", "GBT-CCH-04"), "microphone", "coral", "square", UTILITY,
    (f"Smooth Talk: once a turn, on a roll of {SMOOTH} or more your own miss does not Slime you.",
     f"Centre Stage: once a round, take a neighbour's Slime on yourself and gain {APPLAUSE} XP.",
     "Encore: once a round, an extra Action, but not a Combat Action."),
    tank="Pep Talk", cost=2, boost=f"{BOOST} more Maneuver",  # GBT-CCH-05
))  # fmt: skip
GEARHEAD: Final = character(Character(
    "Gearhead", ("GBT-CCH-06", "GBT-CCH-07", "GBT-CCH-08"), "ray-gun", "amber", "circle", WEAPON,
    (f"Tuned Thrower: a hit with the logo places {TUNED + 1} tokens.",
     f"Steady Hands: your first shot of a turn ignores {SLIMES[HIT]} Slimes.",
     "Overcharge: once a turn, roll a Combat Die again."),
    tank="Full Stream", cost=3, boost=f"Combat rolls +{BOOST}",  # GBT-CCH-09
))  # fmt: skip
THEORIST: Final = character(Character(
    "Theorist", ("GBT-CCH-10", "GBT-CCH-11", "GBT-CCH-12"), "spectacles", "sky", "hex", TOME,
    ("Trajectory: once a turn, an Entity that you hit or miss may roll its direction again.",
     f"Long Lens: you see {LENS} space farther.",
     "Grand Hypothesis: once a round, you may have the Event Die rolled again."),
    tank="Calibrated Sensors", cost=2, boost=f"you see {BOOST} farther",  # GBT-CCH-13
))  # fmt: skip
REGULAR: Final = character(Character(
    "Regular", ("GBT-CCH-14", "GBT-CCH-15", "GBT-CCH-16"), "gloves", "moss", "diamond", TRAP,
    ("Clean Hands: you may Deposit as a Maneuver.",
     f"Long Haul: your Move goes {HAUL} space farther.",
     f"Quick Snap: once a turn, when you Trap or close something, all who hold it gain {SNAP_XP} XP more."),
    tank="Second Wind", cost=2, boost=f"Moves go {BOOST} farther",  # GBT-CCH-17
))  # fmt: skip
BOOKKEEPER: Final = character(Character(
    "Bookkeeper", ("GBT-CCH-18", "GBT-CCH-19", "GBT-CCH-20"), "abacus", "violet", "shield", UTILITY,
    (f"Spare Towels: you take {TOWELS} Slimes off a neighbour.",
     f"Deductible: once a round, on a roll of {RECEIPT} or more a used card stays face-up.",
     f"Extension Filed: once in a scenario, the Goo Timer goes up by {EXTENSION}."),
    tank="Rinse Cycle", cost=1, boost=f"all outside the Ecto-1a remove {BOOST} Slime",  # GBT-CCH-21
))  # fmt: skip

CHARACTERS: Final[tuple[Character, ...]] = tuple(DECK)
AFFINITY: Final[tuple[int, ...]] = tuple([card.affinity for card in CHARACTERS])
