"""How Ghostbusters II looks to a seat: one picture, made of what all know. See docs/scenes.md for the words."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import counted
from hauntbox.games.common.stage import Theme
from hauntbox.games.common.stories import opening, tale
from hauntbox.games.ghostbusters2.cards.characters import CHARACTERS
from hauntbox.games.ghostbusters2.cards.kinds import CAUSTIC
from hauntbox.games.ghostbusters2.rules.scenario.scenarios import OVERRUN
from hauntbox.games.ghostbusters2.rules.scenario.setup import ChooseCharacter
from hauntbox.games.ghostbusters2.scene.answers.question import question, words_of
from hauntbox.games.ghostbusters2.scene.board import board
from hauntbox.games.ghostbusters2.scene.goal import GOALS, objective, team_goal
from hauntbox.games.ghostbusters2.scene.legend import LEGEND
from hauntbox.games.ghostbusters2.scene.log import line
from hauntbox.games.ghostbusters2.scene.stage import Stage
from hauntbox.games.ghostbusters2.scene.table import table
from hauntbox.games.ghostbusters2.state import NOBODY, ROLES, Busters
from hauntbox.games.ghostbusters2.words.log import CAST, role_name
from hauntbox.games.ghostbusters2.words.openings import OPENINGS
from hauntbox.kernel.wire import Outcome
from hauntbox.scene import Card, Pile, Scene, SeatContext, Sign, Story, Thing, Verdict, When, results

__all__ = ["line", "scene"]

THEME: Final = Theme("ghostbusters2", "Ghostbusters II", LEGEND)  # GBT-SET-22
ENDINGS: Final = {
    "GBT-SCN-08": "The Goo Timer has run out.",
    "GBT-SCN-09": "A Ghost had to emerge, but the Spirit World was empty.",
    "GBT-SCN-10": "Somebody has too many Caustic Slimes.",
    "GBT-CSC-06": "There are not enough Plazms left.",
    "GBT-CSC-21": "The Park Ghost has come to the Start Zone.",
    "GBT-CSC-29": f"{OVERRUN} Entities are inside Lady Liberty.",
}


def scene(g: Busters, context: SeatContext) -> Scene:
    stage = Stage(g, context)
    g = stage.g
    return THEME.scene(
        context,
        chapter=stage.sheet.title,
        when=when(stage),
        focus="street",
        pairs=[CAST.pair(g.who, role) for role in ROLES],
        things={**board(stage), **table(stage), **objective(stage), **characters(stage)},
        ask=question(stage),
        outcome=verdict(stage, g.outcome) if g.outcome is not None else None,
        goal=team_goal(stage),
        story=story(stage) if not g.round else None,
    )


def story(stage: Stage) -> Story:
    """The page that opens the scenario, while Characters are chosen."""
    goal = GOALS[stage.sheet.success]
    return opening(
        "ghostbusters2",
        stage.sheet.title,
        kick=f"Ghostbusters II. {len(ROLES)} Ghostbusters.",
        text=OPENINGS.get(stage.g.scenario, ""),
        win=[Sign("count", text=goal.want)],
        lose=[
            Sign("timer", text="The Goo Timer runs out."),
            Sign("s-caustic", text="Somebody has too many Caustic Slimes."),
        ],
        twist=[Sign("gate", text=goal.special)] if goal.special else (),
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
    return When(f"Round {g.round}: the {role_name(g, g.active)}'s turn", "GBT-ROU-01")


CLOSE: Final = 2  # of the Goo Timer


def characters(stage: Stage) -> dict[str, Thing]:
    """The Character Cards, while they are chosen."""
    if not isinstance(stage.frame, ChooseCharacter):
        return {}
    things: dict[str, Thing] = {"characters": Pile(name="Characters", lay="row")}
    for who, card in enumerate(CHARACTERS):
        taken = "taken" if who in stage.g.who else ""
        look, text = f"c-{card.look}", card.text
        things[f"char:{card.look}"] = Card(in_="characters", n=who, look=look, name=card.name, text=text, dim=taken)
    return things


def verdict(stage: Stage, outcome: Outcome) -> Verdict:
    """All win or lose together."""
    won = max(outcome.scores) > 0
    why = GOALS[stage.sheet.success].want if won else ENDINGS.get(outcome.rule, "")
    return Verdict(
        text="The Ghostbusters have done it" if won else "The Ghostbusters have lost",
        why=why,
        rule=outcome.rule,
        seats=results(outcome.scores, stage.context, together=True),
        story=tale(stage.context, stage.g.round, lambda role: did(stage, role), closest(stage, won)),
    )


def did(stage: Stage, role: int) -> str:
    """What somebody has brought home, and the Slime that stuck."""
    g = stage.g
    ghosts, caustic = len(g.trapped[role]), g.slime[role] >> 4 * CAUSTIC & 15
    has = [f"{g.xp[role]} XP", *([f"{counted(ghosts, 'Ghost')} in the Trap"] if ghosts else [])]
    has += [f"{counted(caustic, 'Caustic Slime')}"] if caustic else []
    return f"The {role_name(g, role)}: {', '.join(has)}."


def closest(stage: Stage, won: bool) -> str:
    """GBT-SCN-08, GBT-SCN-10: how near the end was."""
    g = stage.g
    if not won:
        open_gates = g.gates.bit_count()
        return "A single Gate was still open." if open_gates == 1 else ""
    if g.timer <= CLOSE:
        return f"The Goo Timer stood at {g.timer}."
    slimed = [role_name(g, role) for role in g.order if g.slime[role] >> 4 * CAUSTIC & 15 == g.options.caustic - 1]
    return f"Another Caustic Slime on the {slimed[0]} would have lost it." if slimed else ""
