"""The guided first game: the Knight's first steps, what comes out of the dark, and how she strikes back."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.lessons import Part, again, answer
from hauntbox.games.vast.state import Vast
from hauntbox.kernel.lessons import Beat, Chapter, Free, Lesson

knight, ghoul = Part(0), Part(8)

STRIKES: Final = (
    knight.told(
        "Nothing is left to do this turn: you may only move while you have an Encounter to spend. End your turn.",
        "rest",
        "VSB-KNT-03",
    ),
    knight.told(
        "The cave grows: at the end of her turn the Knight lays a Dark tile. Its symbol, Fangs, Eye or Bones, is all "
        "that anybody sees of it. Lay it 1 south, 1 east.",
        "at s1e1",
    ),
    *ghoul.does("at s1e2", "pair 6 3", "way n", "attack knight"),
)
HIDES: Final = ghoul.does("stop", "at e3", "at s1")
SYMBOL: Final = knight.decides(
    "The Ghoul has 1 Fury more; with 7 it has what it wants, and flees. After an attack it skitters away at once, to a "
    "Dark tile with a symbol, and you name the symbol. Only one tile shows the Eye: the one where it came "
    "from, right below you. Fangs are on four tiles, all farther off, and it would choose one.",
    answer("symbol Eye", "Now you know exactly where it is: 1 south, 2 east, within your reach.", *HIDES),
    answer(
        "symbol Fangs",
        "It has chosen 1 south, 1 east: out of your sight, and close enough to come again.",
        *ghoul.does("at s1e1"),
        *HIDES,
    ),
    rule="VST-ATK-15",
)
BLOW: Final = "The Ghoul! It came out of the dark below you and strikes. You choose what the blow costs. "


def suffers(*more: Beat) -> tuple[Beat, ...]:
    """The blow, when the Axe was left for Grit; `more` is what the loss of it brings."""
    return (
        *STRIKES,
        knight.decides(
            f"{BLOW}Health is her life, 7 and never much more. Grit can be earned again, but below 5 the new Hero cube "
            "goes back.",
            answer("lose grit", "Grit comes and goes.", *more),
            answer("lose health", "6 Health left, and the cube stays."),
        ),
        SYMBOL,
    )


STEPS: Final = (
    knight.told(
        "You are the Knight, and you want to smash Crystals and get out. The Ghoul wants you: each of its attacks "
        "brings it Fury. You have two Hero cubes, and place them anew every turn. One on Movement gives you a second "
        "step.",
        "cube movement",
        "VSB-KNT-04",
        ("kn:crystals", "gh:fury", "kn:cubes"),
    ),
    knight.told(
        "And one on Perception: that is how many things you can deal with in a turn, called Encounters.",
        "cube perception",
        "VSB-KNT-02",
    ),
    knight.told("Tiles are dark until somebody enters. Go east.", "way e"),
    knight.told(
        "Rats ran over your feet and took a little Grit, your courage. You have a step left: east again.", "way e"
    ),
    knight.told("A Treasure Room! It may be turned; let it lie so.", "turn 0"),
    knight.told("Take the treasure: that is your second Encounter.", "collect treasure"),
    knight.decides(
        "The Mighty Axe: with a cube on it you are stronger. Or leave it for 5 Grit. Grit is how the Knight grows: at "
        "5 she gets another Hero cube, for every turn to come. Which?",
        answer(
            "keep",
            "An axe in hand. You stay at two cubes for now.",
            *STRIKES,
            knight.decides(
                f"{BLOW}Health is her life, 7 and never much more. You have 2 Grit, which can be earned again. Or the "
                "Axe goes.",
                answer("lose grit", "Grit comes and goes. You are unhurt."),
                answer("lose health", "6 Health left. Five or six such blows, and the cave is yours for ever."),
                again("lose treasure", "You have only just found it, and Grit is cheaper. Think again."),
            ),
            SYMBOL,
        ),
        answer(
            "decline",
            "7 Grit, and a third Hero cube. Put it where you like: on Strength, tonight.",
            knight.told("Strength opens what is heavy, and beats what is strong.", "cube strength"),
            *suffers(knight.told("Below 5 Grit a cube goes back: the one on Movement.", "cube movement")),
        ),
    ),
)

FIRST_ROUND: Final = (
    *("cube movement", "cube perception", "way e", "way e", "turn 0", "collect treasure", "keep", "rest", "at s1e1"),
    *("at s1e2", "pair 6 3", "way n", "attack knight", "lose grit", "symbol Eye", "stop", "at e3", "at s1"),
)

BACK: Final = (
    knight.told(
        "Round 2. You kept the Axe and named the Eye, so the Ghoul crouches right below you. Your cubes are "
        "back. First Perception: two Encounters.",
        "cube perception",
    ),
    knight.decides(
        "To step onto the Ghoul's tile is to attack it, and an attack on a tile just revealed earns Grit: "
        "that is Fearless, one of your Sidequests. But the Ghoul has kept a die of 1 as Defense, and your Strength, "
        "now 1, must be greater. Where does the second cube go?",
        answer("cube axe", "Strength 2, by the Axe alone."),
        answer("cube strength", "Strength 2. The Axe would have done as well, and can be lost."),
        again("cube movement", "One step is enough to reach it; with Strength 1 you may not enter. Think again."),
        rule="VST-OTH-02",
        look=("kn:strength", "gh:movement"),
    ),
    knight.told("Now: south, into the dark, and at it.", "way s"),
    knight.told("Another Treasure Room. New Dark tiles are laid beside it, this one first.", "at s1e3"),
    knight.decides(
        "You struck it! It cannot be killed, but it must skitter again, and you name the symbol. Bones lie on one tile "
        "only: 1 south, 3 east, next door. Fangs lie on five; it would choose the best for itself.",
        answer("symbol Bones", "It crouches next door. You know where, and so does it."),
        answer("symbol Fangs", "It chose w1, on the far side of the cave.", *ghoul.does("at w1")),
        rule="VST-OTH-01",
    ),
)


def has_answered(g: Vast) -> str:
    """The Ghoul has had another turn."""
    if g.round < 3:
        return ""
    return (
        "That is how it goes on. The tiles are counted: when they are used up, the cave collapses, and everybody still "
        "inside when it is gone has lost."
    )


ALONE: Final = (
    Free(
        "Now on your own. Take the treasure, look at the cards, end your turn and lay a tile. Then the Ghoul plays by "
        "itself, with dice that all can see: high ones are steps, the rest is for attack or Defense. Come to round 3.",
        has_answered,
    ),
)

LESSON: Final = Lesson(
    title="Into the dark",
    scenario="cave",
    options={"players": 2, "knight_level": "novice", "ghoul_level": "ragpicker"},
    seed="lesson 1",
    learner=0,
    chapters=(
        Chapter("Into the dark", STEPS, "One round, and each has shown what it wants. Now strike back."),
        Chapter("Strike back", BACK, "Grit, and a Ghoul on the run. Now the rest of the round.", before=FIRST_ROUND),
        Chapter(
            "On your own",
            ALONE,
            "The Knight grows by what she dares, the Ghoul by what it hurts.",
            before=(*FIRST_ROUND, "cube perception", "cube axe", "way s", "at s1e3", "symbol Bones"),
        ),
    ),
    line="Two roles, two goals, one cave.",
)
