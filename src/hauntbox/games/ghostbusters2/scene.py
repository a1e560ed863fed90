"""How Ghostbusters II looks to a seat: one picture, made of what all know. See docs/scenes.md for the words."""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards.names import CHARACTERS
from hauntbox.games.ghostbusters2.rules.setup import ChooseCharacter
from hauntbox.games.ghostbusters2.scene_ask import question, words_of
from hauntbox.games.ghostbusters2.scene_board import board
from hauntbox.games.ghostbusters2.scene_cards import character_text
from hauntbox.games.ghostbusters2.scene_goal import GOALS, objective
from hauntbox.games.ghostbusters2.scene_log import line
from hauntbox.games.ghostbusters2.scene_looks import FIGURES, LEGEND
from hauntbox.games.ghostbusters2.scene_stage import Stage, name_of, shape_of, tone_of
from hauntbox.games.ghostbusters2.scene_table import table
from hauntbox.games.ghostbusters2.state import NOBODY, Busters
from hauntbox.kernel.wire import Outcome
from hauntbox.scene import VERSION, Card, Pile, Scene, Sitting, Thing, Verdict, When, results, seats

__all__ = ["line", "scene"]

ENDINGS: Final = {
    "GBT-SCN-08": "The Goo Timer has run out.",
    "GBT-SCN-09": "A Ghost had to emerge, and the Spirit World was empty.",
    "GBT-SCN-10": "Somebody has too many Caustic Slimes.",
    "GBT-CSC-06": "There are not enough Plazms left.",
    "GBT-CSC-21": "The Park Ghost has come to the Start Zone.",
    "GBT-CSC-29": "Four Entities are inside Lady Liberty.",
}


def scene(g: Busters, sitting: Sitting) -> Scene:
    stage = Stage(g, sitting)
    roles = range(len(g.at))
    return Scene(
        scene=VERSION,
        game="ghostbusters2",
        name="Ghostbusters II",
        chapter=stage.sheet.title,
        index=sitting.index,
        seat=sitting.you,
        state="over" if stage.is_over else "play",
        when=when(stage),
        focus="street",
        seats=seats(sitting, tuple([tone_of(g, role) for role in roles]), tuple([shape_of(g, role) for role in roles])),
        legend=LEGEND,  # GBT-SET-22
        things={**board(stage), **table(stage), **objective(stage), **characters(stage)},
        ask=question(stage),
        log=sitting.log,
        outcome=verdict(stage, g.outcome) if g.outcome is not None else None,
    )


def when(stage: Stage) -> When:
    g = stage.g
    if stage.frame is None:
        return When(f"The scenario is over in round {g.round}", "GBT-SCN-05")
    if not g.round:
        text = words_of(stage)[1]
        said = f"{text[:1].lower()}{text[1:]}" if stage.turn == NOBODY else text  # a name keeps its capital
        return When(f"Set-up: {said}", "GBT-SET-01")
    if g.active == NOBODY:
        is_start = stage.turn < 0
        return When(f"Round {g.round}: {'before the first turn' if is_start else 'the end of the round'}", "GBT-ROU-01")
    return When(f"Round {g.round}: the {name_of(g, g.active)}'s turn", "GBT-ROU-01")


def characters(stage: Stage) -> dict[str, Thing]:
    """The Character Cards, while they are chosen."""
    if not isinstance(stage.frame, ChooseCharacter):
        return {}
    things: dict[str, Thing] = {"characters": Pile(name="Characters", lay="row")}
    for who, name in enumerate(CHARACTERS):
        taken = "taken" if who in stage.g.who else ""
        look, text = f"c-{FIGURES[who]}", character_text(who)
        things[f"char:{FIGURES[who]}"] = Card(in_="characters", n=who, look=look, name=name, text=text, dim=taken)
    return things


def verdict(stage: Stage, outcome: Outcome) -> Verdict:
    """All win or lose together."""
    won = max(outcome.scores) > 0
    why = GOALS[stage.sheet.success].want if won else ENDINGS.get(outcome.rule, "")
    return Verdict(
        text="The Ghostbusters have done it" if won else "The Ghostbusters have lost",
        why=f"Done: {why}" if won else why,
        rule=outcome.rule,
        seats=results(outcome.scores, stage.sitting, together=True),
    )
