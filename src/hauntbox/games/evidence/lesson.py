"""The guided first game: one hunter, four instruments, one hunt. Whoever follows it wins in nine rounds."""

from __future__ import annotations

from typing import Final

from hauntbox.kernel.contract import Lesson, Word

GHOST, LANTERN = 0, 1


def ghost(*actions: str) -> tuple[Word, ...]:
    """What the ghost does meanwhile, unseen."""
    return tuple([Word(GHOST, action) for action in actions])


def you(action: str, says: str, rule: str = "") -> Word:
    return Word(LANTERN, action, says, rule)


PASSIVE: Final = ghost("stop", "refrain")
ROLLS: Final = ghost("stop", "refrain", "roll")

LESSON: Final = Lesson(
    title="Your first night",
    scenario="larkspur",
    options={"players": 2, "lone_hunter": True, "field_bag": True, "hunt_rounds": 2, "dawn_round": 20},
    seed="lesson 70",
    learner=LANTERN,
    astray="You have left the path of the lesson, and that is fine: play on as you like. Take back, and it goes on.",
    path=(
        *ghost("be Spirit", "dwell Nursery"),
        you(
            "pick Thermometer",
            "A ghost haunts one room of this cottage, and you sit in the van outside. Find three kinds of evidence, "
            "come back alive, and you win. First choose what to carry. The Thermometer tells whether a room is the "
            "ghost's: take it.",
            "EVI-WIN-02",
        ),
        you(
            "pick Book",
            "Three kinds of evidence out of five: every kind of ghost gives three of its own. The Book is put down in "
            "a room; some ghosts write in it.",
            "EVI-TYPE-03",
        ),
        you("pick EMF Reader", "The EMF Reader may react in the ghost's room, if this ghost gives EMF."),
        you("pick Spirit Box", "And the Spirit Box: it is answered when the ghost itself is within two squares."),
        *PASSIVE,
        you(
            "step E8",
            "The ghost has had its turn; you never see it move. Now you: four squares and one action, in any order. "
            "Go into the house: choose the lit square on the board or in the list.",
            "EVI-HTR-01",
        ),
        you("step E7", "Go on north. Instruments work from where you stand, so walk first and measure then."),
        you("step E6", "To the middle of the hall. Doors are open: a room begins behind each."),
        you("step F6", "Your fourth and last square: beside the door of the nursery."),
        you(
            "use Thermometer",
            "You still have an action. The Thermometer never lies: is the hall the ghost's room?",
            "EVI-THM-02",
        ),
        *ghost("stop", "manifest"),
        you(
            "step G6",
            "A Ghost Event! It slows everybody within four squares of the ghost, so you have two squares this turn. "
            "It also betrays that the ghost is near. The nursery is next door: go in.",
            "EVI-EVT-06",
        ),
        you("use Thermometer", "You may act between two steps. Measure here.", "EVI-HTR-03"),
        you("step H6", "Found: this is its room. Go further in; you will need the Book here."),
        *ghost("step I7", "stop", "refrain"),
        you(
            "use Book",
            "Put the Book down where you stand. At the start of its turns the ghost may write in it, if it is of a "
            "kind that writes.",
            "EVI-BOOK-02",
        ),
        you("end", "Stay close: who sees the Book within four squares reads it without an action. End your turn."),
        *ghost("step H7", *[word.action for word in ROLLS]),
        you(
            "use EMF Reader",
            "Writing! That is your first kind, and it stays in the notebook whatever happens. From round 4 on the "
            "ghost also rolls for a hunt, more likely each time. Quickly: the EMF Reader.",
            "EVI-CNT-01",
        ),
        you(
            "end",
            "EMF, level 5: two of three. The notebook knows which ghosts are left. End your turn.",
        ),
        *ROLLS,
        you(
            "step G6",
            "A hunt! The ghost now stands on the spawn square of its room, H7, and in its turns it kills whoever is "
            "within one square of its way. The van is shut. You could not outrun it, but you can hide. Go round H7.",
            "EVI-HUNT-02",
        ),
        you(
            "step G7",
            "It waits until your turn is over, but stepping onto its square kills.",
            "EVI-KILL-13",
        ),
        you("step G8", "On, to the wardrobe in the corner."),
        you("step H8", "The square in front of the hiding place: only from here one gets in.", "EVI-HIDE-02"),
        you("hide I8", "Hide. A hidden hunter dies only if the ghost begins its turn right in front.", "EVI-KILL-08"),
        *ghost("step H6", "step G6", "step F6", "step E6", "stop"),
        you(
            "listen",
            "It has moved, unseen. Listen: is it within four squares, walls or not?",
            "EVI-HTR-09",
        ),
        you(
            "end",
            "Not near. Stay hidden. A hunt lasts four rounds; tonight, for the lesson, only two, so it ends now.",
            "EVI-HUNT-07",
        ),
        *ghost("relent"),
        *ROLLS,
        you(
            "step H8",
            "The hunt is over and the ghost is back in its room, unseen again. One kind is missing. Come out: leaving "
            "costs one square.",
            "EVI-HIDE-08",
        ),
        you("use Spirit Box", "A ghost within two squares answers, if it is of a kind that speaks.", "EVI-SBX-02"),
        you(
            "step G8",
            "It answers! EMF, Writing, Spirit Box: a Spirit. Now out: evidence counts in the van.",
        ),
        you("step G7", "Back the way you came."),
        you("step G6", "To the door."),
        *ROLLS,
        you("step F6", "No hunt this time. Run."),
        you("step E6", "Through the hall."),
        you("step E7", "South."),
        you("step E8", "In front of the van. One square is missing this turn."),
        you("end", "End your turn, and hope that its die is not high."),
        *ROLLS,
        you("step van", "Into the van with all three kinds: that wins the game.", "EVI-WIN-02"),
    ),
)
