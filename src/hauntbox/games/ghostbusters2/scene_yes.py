"""Yes and no, in the words of what they mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hauntbox.games.ghostbusters2.cards.gear import UpTo
from hauntbox.games.ghostbusters2.cards.kinds import KINDS, SLIMES
from hauntbox.games.ghostbusters2.cards.names import BAIT, SYMBOLS
from hauntbox.games.ghostbusters2.cards.tools import TurnOver
from hauntbox.games.ghostbusters2.rules.combat import RollAgain
from hauntbox.games.ghostbusters2.rules.emerge import ChooseWay, Trajectory
from hauntbox.games.ghostbusters2.rules.rounds import Hypothesis
from hauntbox.games.ghostbusters2.rules.slime import StepIn
from hauntbox.games.ghostbusters2.scene_stage import Stage, entity_id, figure_id, name_of
from hauntbox.games.ghostbusters2.words import COMPASS
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action
from hauntbox.scene import Option

Words = Callable[[Stage, Any], tuple[str, str, tuple[str, ...]]]  # yes, no, what it is about


def again(stage: Stage, frame: RollAgain) -> tuple[str, str, tuple[str, ...]]:
    tool = "Overcharge" if frame.tool == 1 else "the Boson Cell"
    return f"Roll again, by {tool}", f"Keep the {frame.die}", ()


def step_in(stage: Stage, frame: StepIn) -> tuple[str, str, tuple[str, ...]]:
    other, slime = name_of(stage.g, frame.other), SLIMES[frame.slime]
    return f"Take the {slime} Slime yourself, for 1 XP", f"The {other} gets it", (figure_id(stage.g, frame.other),)


def trajectory(stage: Stage, frame: Trajectory) -> tuple[str, str, tuple[str, ...]]:
    kind = stage.g.kind[frame.slot]
    text = f"Let the {KINDS[kind].name} go {COMPASS[frame.way]}"
    return "Roll the direction again", text, (entity_id(kind, frame.slot),)


def choose_way(stage: Stage, frame: ChooseWay) -> tuple[str, str, tuple[str, ...]]:
    return "", "Roll for it instead", ()


def hypothesis(stage: Stage, frame: Hypothesis) -> tuple[str, str, tuple[str, ...]]:
    return "Roll the Event Die again", f"Keep {SYMBOLS[frame.face]}", ()


def turn_over(stage: Stage, frame: TurnOver) -> tuple[str, str, tuple[str, ...]]:
    return "Put the second card on top", "Leave them as they lie", ("omens" if frame.events else "goo",)


def up_to(stage: Stage, frame: UpTo) -> tuple[str, str, tuple[str, ...]]:
    kind, what = stage.g.kind[frame.slot], "spaces" if frame.card == BAIT else "Mood Slimes"
    fewer = "Only 1" if frame.many == 2 else "Fewer"
    return f"{frame.many} {what}", fewer, (entity_id(kind, frame.slot),)


WORDS: Final[dict[type[Frame], Words]] = {
    RollAgain: again,
    StepIn: step_in,
    Trajectory: trajectory,
    ChooseWay: choose_way,
    Hypothesis: hypothesis,
    TurnOver: turn_over,
    UpTo: up_to,
}


def yes(stage: Stage, role: int, act: Action) -> Option:
    text, _, on = words_of(stage)
    return Option(str(act), text, on=on)


def no(stage: Stage, role: int, act: Action) -> Option:
    return Option(str(act), words_of(stage)[1], tone="end")


def words_of(stage: Stage) -> tuple[str, str, tuple[str, ...]]:
    frame = stage.frame
    return WORDS[type(frame)](stage, frame) if frame is not None else ("Yes", "No", ())
