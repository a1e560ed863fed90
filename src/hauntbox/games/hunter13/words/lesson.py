"""The guided first game: a monster, a room that tries the will, and a blow that may be the last."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.lessons import Part, answer
from hauntbox.games.hunter13.state import Mansion
from hauntbox.kernel.lessons import Chapter, Lesson

CAST: Final = ("be Flint", "be Ombra")
INTO_THE_ROOM: Final = ("go north", "turn north")
QUEEN, JACK = 12, 11  # of the Insanity-cards: they bring relief

flint, ombra = Part(0), Part(1)

TROPHIES: Final = (
    flint.told(
        "You lead two hunters: Flint the Detective, strong in Strength (ST), and Ombra the Mystic, strong in Willpower "
        "(WP). They have Health Points (HP) for the body and Mind Points (MP) for the mind. Nobody knows what lies "
        "behind a door. Flint begins: open the one in the north.",
        "go north",
        "GHT-MOVE-01",
    ),
    flint.told("A Trophy Room. A new room is turned until its doors fit. Lay it so.", "turn north"),
    flint.decides(
        "The room first gives Flint an Insanity-card, which only you see, and then the Dead Adventurer gets up. In a "
        "battle both sides draw a Judge-card, 1 to 10; Flint adds his Strength, 2. The higher result does the "
        "difference as damage, and Flint's hard fist adds 1: it has 7 of 10 HP left. Now it strikes back. To escape "
        "takes Dexterity (DX) 6: a Judge-card of 6 or more, as Flint adds nothing there. What now?",
        answer(
            "fight",
            "Flint stays. Hunters in the room next door may help.",
            ombra.decides(
                "Ombra stands next door. If she joins she strikes too, but with Strength 0, and the lowest result of "
                "all may be struck. Does she join?",
                answer(
                    "join",
                    "Two against one.",
                    ombra.told(
                        "Her Second Sight lets Ombra attack the mind, with Willpower. The Dead Adventurer has none "
                        "left: attack the body.",
                        "kind HP",
                    ),
                ),
                answer("pass", "She keeps out of reach, and Flint is alone with it."),
            ),
            flint.told(
                "Flint draws a 7, the Dead Adventurer a 2: down it goes. Flint takes what it carried, and what the "
                "room held. End the turn.",
                "end",
                "GHT-BAT-14",
            ),
        ),
        answer(
            "escape",
            "He needed 6 and drew 7: back in the Entrance, unhurt. The monster keeps its wounds and the room.",
            ombra.told("Ombra could go in instead. Alone, without a weapon: better not.", "pass", "GHT-BAT-30"),
            flint.told("What the room held stays there, facedown. End the turn.", "end"),
        ),
        rule="GHT-BAT-22",
    ),
)

MUSIC: Final = (
    ombra.told(
        "Flint has beaten the Dead Adventurer. Ombra's turn: she may walk through two doors. First into the Trophy "
        "Room.",
        "go north",
    ),
    ombra.told("It is explored and empty. A new room ends the walk: open the next door in the north.", "go north"),
    ombra.told("Music behind the door. Lay the room so.", "turn north", "GHT-ROOM-06"),
    ombra.decides(
        "The music tried her will. A test is always the same: a Judge-card plus an ability, at least the number asked "
        "for. Willpower (WP) 5 was asked for: Ombra drew 7 and adds 2. Then an Insanity-card, a 4: as long as she "
        "holds it, her Mind Points (MP) are 4 fewer at most. At 0 she falls. The others see that she holds a card, "
        "never which. At the end of a turn each hunter says how they feel, and may lie. What does she say?",
        answer(
            "mood fine",
            "True enough: with 21 of 25 MP nobody need worry. With friends at the table they must now judge your "
            "voice.",
        ),
        answer(
            "mood shaken",
            "A little more than the truth. Whoever sounds shaken may get help; whoever always does will not be "
            "believed.",
        ),
        rule="GHT-CHK-01",
    ),
    ombra.told("Say no more: end the turn.", "end"),
)


def wound(g: Mansion) -> None:
    """Hours later: both are badly hurt, and each holds a card that brings relief."""
    g.hurt[0], g.hurt[1] = 18, 15
    g.hand[0], g.hand[1] = (JACK,), (5, QUEEN)
    left = list(g.insanity)
    for card in (*g.hand[0], *g.hand[1]):
        left.remove(card)
    g.insanity = tuple(left)


ZOMBIE: Final = (
    ombra.told("A Reception Room. Lay it so.", "turn east"),
    ombra.told(
        "Somebody waits to be received: a Zombie. It has 10 HP, and no mind that could be attacked. Attack the body.",
        "kind HP",
        "GHT-BAT-03",
    ),
    ombra.told(
        "2 damage: in the first round she fights alone. To show that this is dangerous, stay: fight on.", "fight"
    ),
    flint.told("Flint could join from next door. With 6 HP he had better not: pass.", "pass", "GHT-BAT-30"),
    ombra.told("7 for the Zombie, 8 for Ombra: 1 damage more. Once more: fight on.", "fight"),
    flint.told("Flint still stays out: pass.", "pass"),
)
RESCUE: Final = (
    flint.told(
        "Ombra has fallen: a hunter who loses all HP or MP goes over to the house, and plays against the others "
        "from then "
        "on. Flint does not go into that room now: pass.",
        "pass",
        "GHT-FALL-01",
    ),
    flint.told(
        "But it is Flint's turn, she lies next door, and he still has his Jack. Bring her back.", "revive Ombra"
    ),
)
BLOW: Final = (
    "10 for the Zombie, 3 for Ombra: 7 damage, and she has 3 HP left. Relief cards work at any time, for oneself or a "
    "neighbour: one cancels a whole blow. "
)
WITH_HER_QUEEN: Final = (
    *ZOMBIE,
    ombra.decides(
        f"{BLOW}She holds the Queen. Does she use it?",
        answer(
            "cancel",
            "The Queen takes the blow. One of the strongest cards is gone, and Ombra stands.",
            flint.told("Flint is asked as well, so that nobody can tell who holds what: pass.", "pass", "GHT-HID-01"),
        ),
        answer(
            "pass",
            "She takes the blow.",
            flint.told("Flint is asked too, and does not see how bad it is: pass.", "pass", "GHT-HID-01"),
            ombra.told(
                "On the brink: the Queen could still take away the 5, but that gives mind, and no blood. Pass.",
                "pass",
                "GHT-DMG-10",
            ),
            *RESCUE,
        ),
        rule="GHT-DMG-04",
    ),
)
WITH_HIS_JACK: Final = (
    *ZOMBIE,
    flint.decides(
        f"{BLOW}Her Queen is gone, but Flint is next door and holds the Jack. Does he use it for her?",
        answer("cancel", "The Jack takes the blow, and Ombra stands. Now neither has a relief card."),
        answer("pass", "He keeps the Jack, and she takes the blow.", *RESCUE),
        rule="GHT-DMG-04",
    ),
)

LAST_DOOR: Final = (
    ombra.decides(
        "Another night, hours later. Flint has 6 HP left and Ombra 3. Each holds a relief card, Jack, Queen, King or "
        "Ace: the only good among the Insanity-cards. Ombra has the Queen and a 5. The Queen can take away the 5 now, "
        "so that her mind is 5 stronger. Or Ombra keeps the Queen, and opens the next door.",
        answer(
            "shed 5",
            "Her head is clear, and her hand is empty.",
            ombra.told("Now the door in the north.", "go north"),
            *WITH_HIS_JACK,
        ),
        answer("go north", "A Queen in hand, and a door open.", *WITH_HER_QUEEN),
        rule="GHT-INS-11",
        look=("hp:flint", "hp:ombra", "h:ombra"),
    ),
)

LESSON: Final = Lesson(
    title="Behind the first door",
    scenario="places",
    options={"players": 1, "hunters": 2, "growth": 0},
    seed="h 2",
    learner=0,
    chapters=(
        Chapter(
            "The Trophy Room", TROPHIES, "One room, one battle. Now to what the house does to the mind.", before=CAST
        ),
        Chapter(
            "The Music Room",
            MUSIC,
            "So it goes on, room by room, until body or mind gives way.",
            before=(*CAST, *INTO_THE_ROOM, "fight", "pass", "end"),
        ),
        Chapter(
            "The blow",
            LAST_DOOR,
            "Every door may be the last, relief is rare, and whoever falls turns against the others. In this first "
            "story the hunters have thirteen rounds to learn a name.",
            seed="h 3",
            before=CAST,
            arrange=wound,
        ),
    ),
    line="Doors, a battle, a test of will, a fall.",
)
