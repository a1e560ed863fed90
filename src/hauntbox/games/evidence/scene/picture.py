"""How Evidence looks to a seat: one picture, made from its view. See docs/scenes.md for the words."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import counted
from hauntbox.games.common.stage import Theme
from hauntbox.games.common.stories import opening, player, tale
from hauntbox.games.evidence.cards.ghosts import KINDS, TYPES
from hauntbox.games.evidence.cards.names import HUNTERS
from hauntbox.games.evidence.content.house import NOWHERE
from hauntbox.games.evidence.rules.setup import ChooseRoom, ChooseType, FixOrder, PickItem
from hauntbox.games.evidence.rules.winning import SOLVED
from hauntbox.games.evidence.scene.answers.question import question, words_of
from hauntbox.games.evidence.scene.board import board
from hauntbox.games.evidence.scene.legend import FIGURES, LEGEND, PAIRS_OF_ROLES, SHAPES, TONES
from hauntbox.games.evidence.scene.log import line
from hauntbox.games.evidence.scene.mood import goal, mode, silhouette
from hauntbox.games.evidence.scene.notes import notebook
from hauntbox.games.evidence.scene.stage import Stage, name_of
from hauntbox.games.evidence.scene.table import hunt_length, table
from hauntbox.games.evidence.state import GHOST, Haunting
from hauntbox.games.evidence.words.log import square_words
from hauntbox.games.evidence.words.openings import OPENINGS, OTHER
from hauntbox.kernel.event_text import joined
from hauntbox.kernel.wire import Outcome
from hauntbox.scene import Cast, Scene, SeatContext, Sign, Story, Verdict, When, results

__all__ = ["line", "scene"]

SET_UP: Final = (ChooseType, ChooseRoom, FixOrder, PickItem)
THEME: Final = Theme("evidence", "Evidence", LEGEND)
ENDINGS: Final = {
    "EVI-WIN-01": "All hunters are dead.",
    "EVI-WIN-02": "Three kinds of evidence are found, and every living hunter is in the van.",
    "EVI-OPT-07": "The hunters have named the ghost.",
    "EVI-WIN-11": "Dawn has come.",
    "EVI-OPT-16": "Dawn has come, and the ghost is not found.",
}


def scene(g: Haunting, context: SeatContext) -> Scene:
    stage = Stage(g, context)
    return THEME.scene(
        context,
        chapter=stage.house.title,
        when=when(stage),
        focus="house",
        pairs=PAIRS_OF_ROLES,
        things={**board(stage), **table(stage), **notebook(stage), **silhouette(stage)},
        ask=question(stage),
        outcome=verdict(stage, stage.v.outcome) if stage.v.outcome is not None else None,
        goal=goal(stage),
        mode=mode(stage),
        story=story(stage) if isinstance(stage.frame, SET_UP) else None,
    )


def story(stage: Stage) -> Story:
    """The page that opens the night, while hunters pick their items."""
    v = stage.v
    dawn = () if stage.options.no_dawn else (Sign("round", text=f"Dawn comes after round {v.dawn}."),)
    hunters = [member(stage, role, HUNTERS[role - 1]) for role in range(1, 1 + len(v.at))]
    return opening(
        "evidence",
        stage.house.title,
        kick=f"Evidence. {counted(len(v.at), 'hunter')}, and somebody who was here before.",
        text=OPENINGS.get(v.scenario, OTHER),
        win=[
            Sign("ev-emf", text=f"Hunters: find {SOLVED} kinds of evidence."),
            Sign("van-door", text="Then every living hunter must be in the van."),
        ],
        lose=[Sign("hunt", text="The ghost kills every hunter."), *dawn],
        cast=[*hunters, member(stage, GHOST, "The ghost")],
    )


def member(stage: Stage, role: int, name: str) -> Cast:
    who = player(stage.context, role)
    return Cast(name, look=FIGURES[role], tone=TONES[role], shape=SHAPES[role], who=who if who != name else "")


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
    text = words_of(stage)[1]
    return f"the {text[4:]}" if text.startswith("The ") else text


def verdict(stage: Stage, outcome: Outcome) -> Verdict:
    """EVI-WIN-12: at the end all learn what it was."""
    best = max(outcome.scores)
    winner = "Nobody has won" if best <= 0 else "The ghost wins" if outcome.scores[0] == best else "The hunters win"
    return Verdict(
        text=winner,
        why=f"{ENDINGS[outcome.rule]} {revealed(stage)}".strip(),
        rule=outcome.rule,
        seats=results(outcome.scores, stage.context),
        story=tale(stage.context, stage.v.round, lambda role: did(stage, role), closest(stage, outcome)),
    )


def did(stage: Stage, role: int) -> str:
    """What somebody has found, or whom it has caught; and who did not come back."""
    v = stage.v
    dead = [HUNTERS[n] for n, place in enumerate(v.at) if place == NOWHERE]
    if role == GHOST:
        return f"Caught {joined(dead)}." if dead else "Caught nobody."
    name = HUNTERS[role - 1]
    found = [KINDS[entry.kind] for entry in v.log if entry.finder == role]
    said = f"{name} found {joined(found)}" if found else f"{name} found nothing"
    return f"{said}{' and died' if name in dead else ''}."


def closest(stage: Stage, outcome: Outcome) -> str:
    """How near it was, where that can be counted."""
    v = stage.v
    alive = [HUNTERS[n] for n, place in enumerate(v.at) if place != NOWHERE]
    if outcome.scores[GHOST] > 0:
        missing = SOLVED - len(v.log)
        return "One kind of evidence was missing." if missing == 1 else ""
    return f"Only {alive[0]} was left." if len(alive) == 1 < len(v.at) else ""


def revealed(stage: Stage) -> str:
    b = stage.v.behind
    if b is None or b.room == NOWHERE:
        return ""
    square = square_words(stage.house, b.square)
    return f"It was a {TYPES[b.type].name} of the {stage.house.rooms[b.room]}, and stood on {square}."
