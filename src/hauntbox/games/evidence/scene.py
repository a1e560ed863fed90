"""How Evidence looks to a seat: one picture, made from its view. See docs/scenes.md for the words."""

from __future__ import annotations

from typing import Final

from hauntbox.games.evidence.cards.ghosts import TYPES
from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.rules.setup import ChooseRoom, ChooseType, FixOrder, PickItem
from hauntbox.games.evidence.scene_ask import QUESTIONS, counted, question
from hauntbox.games.evidence.scene_board import board
from hauntbox.games.evidence.scene_log import line
from hauntbox.games.evidence.scene_looks import LEGEND, SHAPES, TONES
from hauntbox.games.evidence.scene_notes import notebook
from hauntbox.games.evidence.scene_stage import Stage, name_of
from hauntbox.games.evidence.scene_table import hunt_length, table
from hauntbox.games.evidence.state import Haunting
from hauntbox.games.evidence.words import square_words
from hauntbox.kernel.wire import Outcome
from hauntbox.scene import VERSION, Scene, Sitting, Verdict, When, results, seats

__all__ = ["line", "scene"]

SET_UP: Final = (ChooseType, ChooseRoom, FixOrder, PickItem)
ENDINGS: Final = {
    "EVI-WIN-01": "All hunters are dead.",
    "EVI-WIN-02": "Three kinds of evidence are found, and every living hunter is in the van.",
    "EVI-OPT-07": "The hunters have named the ghost.",
    "EVI-WIN-11": "Dawn has come.",
    "EVI-OPT-16": "Dawn has come, and the ghost is not found.",
}


def scene(g: Haunting, sitting: Sitting) -> Scene:
    stage = Stage(g, sitting)
    return Scene(
        scene=VERSION,
        game="evidence",
        name="Evidence",
        chapter=stage.house.title,
        index=sitting.index,
        seat=sitting.you,
        state="over" if stage.is_over else "play",
        when=when(stage),
        focus="house",
        seats=seats(sitting, TONES, SHAPES),
        legend=LEGEND,
        things={**board(stage), **table(stage), **notebook(stage)},
        ask=question(stage),
        log=sitting.log,
        outcome=verdict(stage, stage.v.outcome) if stage.v.outcome is not None else None,
    )


def when(stage: Stage) -> When:
    v = stage.v
    if stage.frame is None:
        return When(f"The game is over after {counted(v.round, 'round')}", "EVI-WIN-12")
    if isinstance(stage.frame, SET_UP):
        return When(f"Set-up: {others(stage)}", "EVI-SET-02")
    hunt = f", hunt {v.round - v.hunt + 1} of {hunt_length(stage)}" if v.hunt else ""
    return When(f"Round {v.round}{hunt}: {name_of(stage.turn)}'s turn", "EVI-TURN-01")


def others(stage: Stage) -> str:
    """What happens, in the middle of a sentence."""
    text = QUESTIONS[type(stage.frame)][1].format(who=name_of(stage.turn)) if stage.frame is not None else ""
    return f"the {text[4:]}" if text.startswith("The ") else text


def verdict(stage: Stage, outcome: Outcome) -> Verdict:
    """EVI-WIN-12: at the end all learn what it was."""
    best = max(outcome.scores)
    winner = "Nobody has won" if best <= 0 else "The ghost wins" if outcome.scores[0] == best else "The hunters win"
    return Verdict(
        text=winner,
        why=f"{ENDINGS[outcome.rule]} {revealed(stage)}".strip(),
        rule=outcome.rule,
        seats=results(outcome.scores, stage.sitting),
    )


def revealed(stage: Stage) -> str:
    b = stage.v.behind
    if b is None or b.room == NOWHERE:
        return ""
    square = square_words(stage.house, b.square)
    return f"It was a {TYPES[b.type].name} of the {stage.house.rooms[b.room]}, and stood on {square}."
