"""The guided first game: the first door of the first mission, and the fight behind it."""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.state import Farm, monsters
from hauntbox.games.common.lessons import Part, answer
from hauntbox.kernel.lessons import Chapter, Free, Lesson

OUTFITS: Final = (
    *("active Bill Avelynn Maddox", "pick Golf Club", "pick Kitchen Knife", "pick Hockey Stick", "pick Slingshot"),
    *("who Bill", "who Avelynn", "pick Bike Helmet", "who Bill", "pick Sneakers", "who Bill"),
    *("space E1", "space B2", "space F2"),
)
THROUGH_THE_DOOR: Final = ("approach", "door 1 N", "who Bill", "space C8", "space C6", "space D6")

family, bill, avelynn, maddox = Part(4), Part(0), Part(2), Part(3)

DOOR: Final = (
    family.told(
        "Richie is missing, and his family goes up the drive to look for him: Bill the father, Avelynn the sister and "
        "Maddox the brother, while Joan keeps lookout. You lead them all. As long as nobody is about, they explore. "
        "You could sort your things; tonight, go on at once.",
        "approach",
    ),
    family.told("Two doors are open to you. Take the one in the north.", "door 1 N"),
    family.told("Somebody goes first. Let it be Bill: he can take a blow (10 Health Points, HP).", "who Bill"),
    bill.told("He stands beside the door, C8.", "space C8"),
    avelynn.decides(
        "The others follow, as far as they like. What waits behind the door will choose whom to attack. Where "
        "does Avelynn stand?",
        answer("space C6", "Close by: she can strike in her first turn, and can be struck."),
        answer("space A1", "Far off: nothing reaches her soon, and she reaches nothing."),
    ),
    maddox.told(
        "Maddox has a slingshot, and few HP (7): behind the others, D6. Then the door opens, and counting tokens are "
        "drawn for what lies behind it: rooms, traps, treasures, monsters.",
        "space D6",
        "TGB-DRAW-04",
    ),
)


def last_words(g: Farm) -> str:
    """The learner ends the fight freely."""
    if monsters(g):
        return ""
    return (
        "The fight is over. What the monsters carried can be taken now, treasures opened, and one of the family may "
        "change places with Joan. Then to the next door."
    )


FIGHT: Final = (
    family.told(
        "A hayride stop, a rat trap in the corner, and two Haunt Actors. Everybody could prepare once. There is no "
        "time: nobody prepares.",
        "nobody",
        "TGB-CMB-01",
    ),
    family.told(
        "In a fight one of the family acts, then a group of monsters, and so on. Those who shoot should begin: Maddox.",
        "who Maddox",
        "TGB-CMB-06",
    ),
    maddox.walks(
        "In a turn you do two different actions. First he moves, up to his Speed (SPD), 5 spaces: through the door, to "
        "D1.",
        *("move", "tile 7", "space D1"),
        rule="TGB-ACT-06",
    ),
    maddox.told(
        "Now he shoots. All dice are rolled at once: hits, damage, and what the other one has against them. Hits less "
        "evades must reach the target's Agility (AGI), which is 1.",
        "attack",
        "TGB-ATK-10",
    ),
    family.told(
        "2 damage. Then the monsters played themselves: each attacks the one whose Target Token it drew. One wants "
        "Maddox and has come to C3; the other wants Avelynn. Now Bill.",
        "who Bill",
        "TGB-AI-02",
        ("7:C3", "7:G3"),
    ),
    bill.walks("It looks south, at Maddox. Bill comes at it from the side: to B3.", "move", "tile 7", "space B3"),
    bill.decides(
        "Bill strikes with his golf club. Or he uses his talent, Dad Strength: for 2 Fatigue Points (FP) he rolls one "
        "more hit die, and a hit makes the other stumble away. FP do not come back soon. Which?",
        answer(
            "attack",
            "A plain blow: 2 damage minus 1 shield.",
            bill.told(
                "The dice show a sword as well: it buys an effect of the weapon, 1 more damage.", "buy 1", "TGB-CARD-26"
            ),
        ),
        answer(
            "talent",
            "You chose the talent.",
            bill.told("It is his only one so far.", "use Dad Strength", "TGB-ACT-09"),
            bill.told(
                "2 damage minus 1 shield. The dice show a sword as well: it buys an effect of the weapon, 1 more "
                "damage.",
                "buy 1",
                "TGB-CARD-26",
            ),
            bill.told("And it stumbles. Send it east, away from the wall.", "way e"),
        ),
        rule="TGB-ACT-07",
    ),
    Free(
        "Both monsters have 2 HP left. Now on your own: Avelynn has not acted yet, then come the monsters, and a new "
        "round. From behind, damage counts higher. Whoever falls to 0 HP is out, and Joan comes in. End this fight.",
        last_words,
        rule="TGB-BLIND-04",
    ),
)

LESSON: Final = Lesson(
    title="Up the long driveway",
    scenario="long_driveway",
    options={"players": 1},
    seed="drive 10",
    learner=0,
    chapters=(
        Chapter("The first door", DOOR, "Something stands there, and looks at you.", before=OUTFITS),
        Chapter(
            "The hayride stop",
            FIGHT,
            "Now you know doors, dice and talents. In the mission the family looks for a key, then for Richie.",
            before=(*OUTFITS, *THROUGH_THE_DOOR),
        ),
    ),
    line="A door, a fight, a family with talents.",
)
