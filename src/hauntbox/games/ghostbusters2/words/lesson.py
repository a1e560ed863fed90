"""The guided first game: out of the car, at a Gate, and the rest of a round."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.lessons import Part, again, answer
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.lessons import Chapter, Free, Lesson

SET_UP: Final = (
    *("lead Frontman", "lead Theorist", "lead Gearhead"),
    *("wear Proton Pack", "wear Proton Pack", "wear Proton Pack", "wear Slime Blower"),
    *("park A11", "park A12"),
)
DRIVE: Final = tuple([f"drive front {space}" for space in ("A10", "A9", "A8", "B8", "C8", "D8")])
AT_THE_GATE: Final = ("leave D7", "fire E8", "fire E8", "end")

frontman, theorist = Part(0), Part(2)

CAR: Final = (
    frontman.walks(
        "New York is full of slime, and you lead all four Ghostbusters. To win, close every open Gate before the Goo "
        "Timer runs out. They sit in the Ecto-1a. The Frontman begins, with 3 Actions and 2 Maneuvers. One Action "
        "drives the car six spaces: drive to D8, beside the Gate on E8.",
        *DRIVE,
        rule="GBT-DRV-01",
    ),
    frontman.told("Getting out is a Maneuver, the smaller kind of move. Get out on D7.", "leave D7", "GBT-MAN-10"),
    frontman.decides(
        "Two Actions left. You see three spaces far; Red Lines block the view. To fire, roll a die and reach the "
        "target's To Hit: each hit leaves one of your Streams on it. The Balcony Shrieker on D9 needs a 3, and 2 "
        "Streams trap it. The Gate on E8 needs a 4, and 3 Streams close it. Your Streams hold one target at a time. "
        "At which do you fire?",
        answer(
            "fire D9",
            "A hit, but a Shrieker that is hit splatters: everybody beside it is slimed. The three in the car will "
            "each have a Maneuver less.",
            frontman.told("One Stream more, and it is trapped. Fire again.", "fire D9", "GBT-STR-02"),
            frontman.told(
                "Trapped! The points of experience (XP) make the Frontman better. Your Actions are spent: end the "
                "turn.",
                "end",
                "GBT-XP-06",
            ),
        ),
        answer(
            "fire E8",
            "A hit: your first Stream is on the Gate. Had you missed, a Ghost would have come out.",
            frontman.told("Another one. Streams of all four add up.", "fire E8", "GBT-CMB-12"),
            frontman.told(
                "Two of three! As long as the Frontman sees the Gate, they stay. Your Actions are spent: end the turn.",
                "end",
                "GBT-STR-06",
            ),
        ),
        again("fire D4", "It can be hit, but it is far off and harms nobody. Look at what stands beside the car."),
        rule="GBT-CMB-01",
        look=("bs-7", "gate:E8"),
    ),
)

GATE: Final = (
    theorist.told(
        "The Frontman has two Streams on the Gate, from D7. One is missing, and the Theorist is next. Get out on C9: "
        "the Gate is in sight from there, and so is a Goo Pile.",
        "leave C9",
        "GBT-LOS-01",
        ("gate:E8", "goo:C10"),
    ),
    theorist.told(
        "You have a second Maneuver. Look into the Goo Pile beside you: it gives XP, time on the Goo Timer, and "
        "something that lies in it.",
        "investigate C10",
        "GBT-INV-02",
    ),
    theorist.told(
        "Equipment. A Ghostbuster who carries Trapped Ghosts can lose them; the Cartridge holds on to them. Now "
        "the Gate: you "
        "need a 4 or more.",
        "fire E8",
    ),
    theorist.decides(
        "A miss, and what a Gate does then: a Gutter Wisp has come out and floats on E7. Two Actions left. The Wisp "
        "needs a 3, and a single Stream traps it; left alone, it moves through people and slimes them. The Gate needs "
        "a 4; another miss would let out another Ghost. What now?",
        answer(
            "fire E7",
            "Trapped at once. Nobody will be slimed by that one.",
            theorist.told("The last Action: the Gate once more.", "fire E8"),
        ),
        answer(
            "fire E8",
            "A hit, the third Stream, and the Gate is closed! Both Ghostbusters who held it gain XP.",
            theorist.told("The last Action: the Wisp that came out.", "fire E7"),
        ),
        rule="GBT-ENT-09",
    ),
    theorist.told(
        "The Gate is closed and the Wisp is trapped, in one turn. What is trapped is brought to the car later. End the "
        "turn.",
        "end",
        "GBT-DEP-03",
    ),
)


def has_ended(g: Busters) -> str:
    """The round that the learner plays freely."""
    if g.round < 2:
        return ""
    return (
        "That was a round: when all four have had their turns the Ghosts move, the Goo Timer falls, and the Event Die "
        "is rolled. Two Gates are left in this street, and about seven rounds."
    )


LAST_TWO: Final = (
    Free(
        "Now on your own: the Gearhead, and then the Regular, who wears a Slime Blower. It hurts no Ghost, but it can "
        "extract Plazms and close Gates. Get out, fire, or drive to the next Gate, and end both turns. Greyed choices "
        "say why they cannot be done.",
        has_ended,
        rule="GBT-CMB-10",
    ),
)

LESSON: Final = Lesson(
    title="Out of the car",
    scenario="court",
    options={"players": 1, "bench": "bookkeeper", "easy": True},
    seed="gate 125",
    learner=0,
    chapters=(
        Chapter("Out of the car", CAR, "Now the others. We go on as if you had fired at the Gate.", before=SET_UP),
        Chapter(
            "The Gate on E8",
            GATE,
            "Two turns, one Gate. Next, the end of the round is yours.",
            before=(*SET_UP, *DRIVE, *AT_THE_GATE),
        ),
        Chapter(
            "The end of the round",
            LAST_TWO,
            "That is the game: four people, one Goo Timer, and never enough Actions.",
            before=(
                *(*SET_UP, *DRIVE, *AT_THE_GATE),
                *("leave C9", "investigate C10", "fire E8", "fire E7", "fire E8", "end"),
            ),
        ),
    ),
    line="Drive, fire, and close a Gate together.",
)
