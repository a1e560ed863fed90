"""The guided first game: one hunter, four instruments, one hunt. Whoever follows it wins in nine rounds."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.lessons import Part, again, answer
from hauntbox.kernel.lessons import Beat, Chapter, Lesson

ghost, you = Part(0), Part(1)

PASSIVE: Final = ghost.does("stop", "refrain")
ROLLS: Final = ghost.does("stop", "refrain", "roll")
COMES_CLOSE: Final = ghost.does("step H7", "stop", "refrain", "roll")  # and writes, if there is a Book

BOOK_FIRST: Final = (
    you.told("Stay close: anyone within four squares who can see the Book reads it. End your turn.", "end"),
    *COMES_CLOSE,
    you.told(
        "Writing! That is your first kind, and it stays in the notebook whatever happens. From round 4 on the ghost "
        "also rolls for a hunt, more likely each time. Quickly: the EMF Reader.",
        "use EMF Reader",
        "EVI-CNT-01",
    ),
    you.told(
        "EMF, level 5: two of three. The notebook crosses out every ghost that it cannot be. End your turn.", "end"
    ),
    *ROLLS,
)
READER_FIRST: Final = (
    you.told("You have walked and you have measured: nothing is left to do this turn. End it.", "end"),
    *COMES_CLOSE,
    you.told(
        "Nothing to see yet, but from round 4 on the ghost also rolls for a hunt, more likely each time. Now put the "
        "Book down where you stand.",
        "use Book",
        "EVI-CNT-01",
    ),
    you.told("Stay close: anyone within four squares who can see the Book reads it. End your turn.", "end"),
    *ROLLS,
)

NIGHT: Final[tuple[Beat, ...]] = (
    *ghost.does("be Spirit", "dwell Nursery"),
    you.told(
        "A ghost haunts one room of this cottage, and you sit in the van outside. Find three kinds of evidence, come "
        "back alive, and you win. First choose what to carry. The Thermometer tells whether a room is the "
        "ghost's room: "
        "take it.",
        "pick Thermometer",
        "EVI-WIN-02",
    ),
    you.told(
        "There are five kinds of evidence, and every kind of ghost gives three of its own. The Book is put down in a "
        "room; some ghosts write in it.",
        "pick Book",
        "EVI-TYPE-03",
    ),
    you.told("The EMF Reader may react in the ghost's room, if this ghost gives EMF.", "pick EMF Reader"),
    you.told("And the Spirit Box: a ghost that is within two squares may answer.", "pick Spirit Box"),
    *PASSIVE,
    you.walks(
        "The ghost has had its turn; you never see it move. Now you: four squares and one action, in any order. Go "
        "into the house, to the door of the nursery: F6 in the hall.",
        *("step E8", "step E7", "step E6", "step F6"),
        rule="EVI-HTR-01",
    ),
    you.told(
        "You still have an action. The Thermometer never lies: is the hall the ghost's room?",
        "use Thermometer",
        "EVI-THM-02",
    ),
    *ghost.does("stop", "manifest"),
    you.decides(
        "Not the hall. But now: a Ghost Event! It slows everybody within four squares of the ghost, and it has slowed "
        "you. The ghost lives on one of the starred squares: B2, E2, H2, B7 or H7. You stand on F6. Where do you go "
        "and look?",
        answer("step G6", "Right: H7 in the nursery is the only one of them within four squares of you."),
        again("step F5", "North is the bedroom. Its square H2 is six squares from you: too far for this event."),
        again("step E6", "West is the living room. Its square B7 is five squares from you: too far for this event."),
        rule="EVI-EVT-06",
        look=("sq:B2", "sq:E2", "sq:H2", "sq:B7", "sq:H7"),
    ),
    you.told("You may act between two steps. Measure here, to be sure.", "use Thermometer", "EVI-HTR-03"),
    you.told("Found: this is its room. Go further in.", "step H6"),
    *ghost.does("step I7", "stop", "refrain"),
    you.decides(
        "It is here with you, unseen. One action a turn: what first? The Book needs time, for the ghost writes at the "
        "start of its own turns. The EMF Reader answers at once, if the die is kind.",
        answer("use Book", "A good choice: what takes time should begin early.", *BOOK_FIRST),
        answer("use EMF Reader", "Level 5! EMF is your first kind. The Book will have a turn fewer.", *READER_FIRST),
    ),
    you.decides(
        "A hunt! The van is shut. The ghost stands on H7, the spawn square of its room, and in its turn it kills "
        "anyone within one square of its path. It goes four squares, as you do. In the corner, I8, stands a "
        "wardrobe, but you can only get in from H8. What now?",
        answer("step G6", "Yes: round the ghost, and into the wardrobe. It waits until your turn is over."),
        again("step I6", "East is a dead end: the wardrobe I8 opens to H8 only, and the ghost would have you."),
        again("step H7", "That is where the ghost stands: if you step onto its square, you die."),
        again("listen", "You know where it is. If you are still here when it moves, you die."),
        rule="EVI-HUNT-02",
        look=("sq:H7", "sq:H8", "sq:I8"),
    ),
    you.told("Go on round it.", "step G7", "EVI-KILL-13"),
    you.told("On, to the wardrobe in the corner.", "step G8"),
    you.told("The square in front of the hiding place.", "step H8", "EVI-HIDE-02"),
    you.told("Hide. A hidden hunter dies only if the ghost begins its turn in front.", "hide I8", "EVI-KILL-08"),
    *ghost.does("step H6", "step G6", "step F6", "step E6", "stop"),
    you.told("It has moved, unseen. Listen: is it within four squares, walls or not?", "listen", "EVI-HTR-09"),
    you.told(
        "Not near. Stay hidden. A hunt lasts four rounds; tonight, for the lesson, only two, so it ends now.",
        "end",
        "EVI-HUNT-07",
    ),
    *ghost.does("relent"),
    *ROLLS,
    you.told(
        "The hunt is over and the ghost is back in its room, unseen again. Come out: leaving costs one square.",
        "step H8",
        "EVI-HIDE-08",
    ),
    you.decides(
        "Now think. You have EMF and Writing, and one kind is missing. Look at the notebook: only two ghosts give "
        "both. The Spirit answers the Spirit Box; the Myling leaves prints, which glow under ultraviolet light (UV) "
        "from a Flashlight. Which test decides between them, here and now?",
        answer("use Spirit Box", "It answers! So it is a Spirit: no other ghost gives EMF, Writing and an answer."),
        again("use EMF Reader", "EMF is in the notebook already, and both ghosts give it: that decides nothing."),
        again("use Thermometer", "It names the room, and never the ghost: you know the room."),
        again("step G8", "With two kinds you cannot win. You have an action left: use it first."),
        rule="EVI-SBX-02",
        look=("type:Spirit", "type:Myling"),
    ),
    you.walks(
        "All three. Now out: evidence counts in the van. Go to the door, G6, with the squares you have left.",
        *("step H7", "step H6", "step G6"),
    ),
    *ROLLS,
    you.walks(
        "No hunt this time. Run: through the hall to E8, in front of the van.",
        *("step F6", "step E6", "step E7", "step E8"),
    ),
    you.told("One square short! End your turn, and hope that the ghost rolls low.", "end"),
    *ROLLS,
    you.told("The van is open. Go in with all three kinds: that wins the game.", "step van", "EVI-WIN-02"),
)

LESSON: Final = Lesson(
    title="Your first night",
    scenario="larkspur",
    options={"players": 2, "lone_hunter": True, "field_bag": True, "hunt_rounds": 2, "dawn_round": 20},
    seed="lesson 70",
    learner=1,
    chapters=(
        Chapter(
            "The cottage",
            NIGHT,
            "You found its room by its reach, and its kind by what was left. Other houses are larger, other ghosts "
            "have tricks of their own, and friends can share the work.",
        ),
    ),
    line="Find the room, think, hide, and come back.",
)
