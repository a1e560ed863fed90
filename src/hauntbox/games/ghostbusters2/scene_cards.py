"""Entity and Character Cards in words, as players read them: numbers, habits, abilities. CEN, CCH"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.games.ghostbusters2.cards.kinds import BOSS, KINDS, MINI, SLIMES, Kind
from hauntbox.games.ghostbusters2.cards.names import AFFINITY, CATEGORIES

SORTS: Final = ("Ghost", "Haunted Human", "Plazm")  # by sort


class Habits(NamedTuple):
    """What an Entity card says beside its numbers."""

    hit: str
    missed: str
    special: str = ""


HABITS: Final = (
    Habits("", "moves 2 spaces in a random direction"),
    Habits("", "moves 1 space toward the shooter", "Each round's end: moves 1 space in a random direction."),
    Habits("moves 2 spaces in a random direction", "moves 2 spaces toward the shooter, twice"),
    Habits("Splatters", "moves 2 spaces in a random direction",
           "Who ends a turn beside it has 1 Maneuver less in the next."),
    Habits("moves 3 spaces in a random direction", "moves 2 spaces toward the shooter",
           "Each round's end: moves 1 space toward the nearest."),
    Habits("moves 1 space toward the shooter", "Splatters, then moves 1 space in a random direction",
           "Goo Piles beside it cannot be investigated."),
    Habits("Splatters", "moves 3 spaces toward the shooter",
           "Each round's end: moves 2 spaces toward who has the most Trapped Ghosts."),
    Habits("moves 1 space in a random direction", "moves 1 space toward the shooter"),
    Habits("all who hold it roll; on 1 one token is lost", "a Class 1 Ghost emerges from its space"),
    Habits("moves 2 spaces in a random direction", "the shooter is Slimed",
           "Each round's end: the nearest other Entity within 3 spaces is Amplified."),
    Habits("moves 1 space in a random direction", "Splatters", "Two that meet become a Hyper-Plazm."),
    Habits("rolls: 1-5 it Splits, 6-8 it Splatters", "Splatters, then moves 1 space in a random direction",
           "With a Super-Plazm it becomes a Grand-Plazm."),
    Habits("Splits", "Splatters twice", "Each round's end: Splatters."),
    Habits("moves 2 spaces in a random direction", "moves 4 spaces in a random direction",
           "Each round's end: runs 6 spaces along its row, away from the nearer end."),
    Habits("moves 1 space toward the shooter", "a Ghost of Class 1 or 2 emerges from its space",
           "Each round's end: all Drowned Stewards move 1 space toward the nearest."),
    Habits("moves 2 spaces in a random direction",
           "moves 2 spaces toward the shooter, then Slimes all in its row or column whom it sees",
           "To Hit is 1 higher while his Brother is within 3 spaces."),
    Habits("moves 1 space toward the shooter", "moves 3 spaces toward the shooter",
           "Each round's end: moves 2 spaces toward his Brother, or toward the nearest."),
    Habits("moves 1 space toward the shooter", "moves 2 spaces toward the shooter",
           "Each round's end: Splatters, then moves 1 space toward the nearest."),
    Habits("Splatters", "changes places with a random other Ghost",
           "Each round's end: Slimes the nearest in his sight, unless a Mood Slime is on him."),
)  # fmt: skip  # by kind
KEYWORDS: Final = {
    "Bound": "never leaves the map",
    "Push": "pushes whom it meets",
    "Gigantic": "2x2 spaces, seen over everything",
}


def rule_of(kind: int) -> str:
    """The entries stand in the order of the kinds."""
    return f"GBT-CEN-{kind + 1:02}"


def card_text(kind: int) -> str:
    """The whole card."""
    card, habits = KINDS[kind], HABITS[kind]
    parts = [f"{rank_words(card)}, Class {card.grade}. To Hit {card.to_hit}. {needs_words(card)}."]
    parts += [f"Slime: {SLIMES[card.slime]}."]
    parts += [f"When hit: {habits.hit}."] if habits.hit else []
    parts += [f"When missed: {habits.missed}.", habits.special, keyword_words(card)]
    return " ".join(filter(None, parts))


def rank_words(card: Kind) -> str:
    return {MINI: "Mini-Boss ", BOSS: "Boss "}.get(card.rank, "") + SORTS[card.sort]


def needs_words(card: Kind) -> str:
    """To Trap 2 Streams."""
    verb = "To Extract" if card.is_plazm else "To Trap"
    if card.either:
        return f"{verb} {card.either} tokens of either kind"
    parts = [f"{n} {what}{'' if n == 1 else 's'}" for n, what in ((card.streams, "Stream"), (card.moods, "Mood Slime"))]
    return f"{verb} {' and '.join([part for part in parts if not part.startswith('0')])}"


def keyword_words(card: Kind) -> str:
    has = {"Bound": card.bound, "Push": card.push, "Gigantic": card.big}
    words = [f"{name}: {KEYWORDS[name]}." for name, holds in has.items() if holds]
    return " ".join([*words, *([f"Resist {card.resist}."] if card.resist else [])])


# Characters: what they can do from Levels 1, 3 and 5 on.
ABILITIES: Final = (
    ("Smooth Talk: once a turn, roll 4 or more and your own miss does not Slime you.",
     "Centre Stage: once a round, take a neighbour's Slime for 1 XP.",
     "Encore: once a round, 1 Action more that is no Combat."),
    ("Tuned Thrower: a hit with the logo places 2 tokens.",
     "Steady Hands: your first shot of a turn ignores -1 Hit Slimes.",
     "Overcharge: once a turn, roll a Combat Die again."),
    ("Trajectory: once a turn, what you hit or miss rolls its direction again.",
     "Long Lens: you see 1 space farther.",
     "Grand Hypothesis: once a round, the Event Die is rolled again."),
    ("Clean Hands: you may Deposit as a Maneuver.",
     "Long Haul: your Move covers 3 spaces.",
     "Quick Snap: once a turn, what you Trap or close gives all who hold it 1 XP more."),
    ("Spare Towels: you take 2 Slimes off a neighbour.",
     "Deductible: once a round, on 5 or more a used card stays face-up.",
     "Extension Filed: once, the Goo Timer goes up by 2."),
)  # fmt: skip  # by character


def character_text(who: int) -> str:
    first, third, fifth = ABILITIES[who]
    card = CHARACTERS[who]
    tank = f"Ecto-Tank, {card.cost}: {card.tank}, {card.text}"
    return f"{first} Level 3: {third} Level 5: {fifth} {tank}. Draws {CATEGORIES[AFFINITY[who]]} cards."
