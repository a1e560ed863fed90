"""How Vast looks to a seat: one picture, made of what the seat knows. The words: docs/scenes.md."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.stage import Theme
from hauntbox.games.common.stories import opening, player, tale
from hauntbox.games.vast.roles.numbers import NOBODY, ROLE_NAMES
from hauntbox.games.vast.scene.answers.question import question, words_of
from hauntbox.games.vast.scene.board import board
from hauntbox.games.vast.scene.hunt import goal_of, wants_of
from hauntbox.games.vast.scene.log import line
from hauntbox.games.vast.scene.roles import LEGEND
from hauntbox.games.vast.scene.stage import BOARD, PAIRS, Stage, look_of
from hauntbox.games.vast.scene.table import growth, mode, table
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.words.box import SCENARIOS
from hauntbox.games.vast.words.names import agreeing
from hauntbox.kernel.wire import Outcome
from hauntbox.scene import Cast, Goal, Result, Scene, SeatContext, Sign, Story, Verdict, When

__all__ = ["line", "scene"]

TITLE: Final = "Vast: the Ghoul"
THEME: Final = Theme("vast", TITLE, LEGEND)
FIRST_TILES: Final = 5  # VSB-SET-04: the Entrance and four around it
TALE: Final = (
    "The Entrance lies behind you, and around it four tiles that nobody has seen from below. With every turn the cave "
    "grows. When no tile is left it falls in, and whoever is still inside stays there."
)
WHY: Final = {  # how it ended, by the rule
    "VSB-ORD-06": "The cave has collapsed.",
    "VSB-ORD-08": "The Knight has her Crystals and is out of the cave.",
    "VSB-CVS-17": "The cave has collapsed, but the Cave still hates.",
    "VSB-PLR-10": "An Ambush has killed the Knight.",
    "VSB-ORD-09": "The Knight is dead.",
    "VSB-ORD-10": "The Dragon is dead.",
    "VSB-ORD-11": "The Goblins have smashed their Crystals.",
    "VST-VTWO-11": "The Goblins have their Crystals and are out of the cave.",
    "VSB-ORD-22": "Nobody is left.",
    "VSB-ORD-15": "The Nightmare Unicorn shines and is out of the cave.",
    "VSB-SHU-16": "The Shadow Unicorn is dead.",
    "VSB-PLR-29": "The Nightmare Unicorn is dead.",
    "VST-WIN-01": "The Ghoul has its Fury and is out of the cave.",
    "VST-SOLO-03": "The Ghoul has gathered enough and is out of the cave.",
    "VST-VTWO-05": "The Knight is dead.",
    "VSB-ORD-16": "The Ghost has locked her Artifacts and is out of the cave.",
    "VSB-PLR-33": "The Knight is dead.",
    "VSB-SOLO-07": "Too many Ghost tiles have collapsed.",
    "VST-VTWO-33": "The Nightmare Unicorn is dead.",
    "VSB-PLR-27": "The Nightmare Unicorn is dead.",
}


ALL_ROUNDS: Final = 0  # as many as the log tells of
MOST_NAMES: Final = 3  # in a title
IN_WORDS: Final = {4: "Four", 5: "Five", 6: "Six", 7: "Seven"}


def scene(g: Vast, context: SeatContext) -> Scene:
    stage = Stage(g, context)
    k = stage.g
    return THEME.scene(
        context,
        chapter=chapter(k),
        when=when(stage),
        focus=BOARD,
        pairs=PAIRS,
        things={**board(stage), **table(stage)},
        ask=question(stage),
        outcome=verdict(stage, k.outcome) if k.outcome is not None else None,
        goal=goal(stage),
        mode=mode(stage),
        story=opening_page(stage) if is_beginning(k) else None,
    )


def chapter(g: Vast) -> str:
    """Who plays; of many only how many, so that it stays short: their names stand at their seats."""
    names = [ROLE_NAMES[role] for role in g.terms.roles]
    if len(names) > MOST_NAMES:
        return f"{IN_WORDS[len(names)]} in the cave"
    if len(names) > 2:
        return f"{', '.join(names[:-1])} and {names[-1]}"
    return f"{names[0]} alone" if len(names) == 1 else " against ".join(names)


def is_beginning(g: Vast) -> bool:
    """Before the first decision."""
    if g.round != 1 or g.turn != g.terms.roles[0] or g.revealed or len(g.laid) != FIRST_TILES:
        return False
    if g.goblins is not None and g.goblins.activated:
        return False
    return g.knight is None or not (any(g.knight.cubes) or g.knight.moved or g.knight.met)


def opening_page(stage: Stage) -> Story:
    """Who plays, what each wants, and what all fear."""
    g, roles = stage.g, stage.g.terms.roles
    cast = [
        Cast(
            ROLE_NAMES[role],
            look=look_of(role),
            tone=PAIRS[role][0],
            shape=PAIRS[role][1],
            who=player(stage.context, role),
            text=wants_of(g, role),
        )
        for role in roles
    ]
    return opening(
        "vast",
        SCENARIOS["cave"].name,
        kick=f"{TITLE}. {chapter(g)}.",
        text=TALE,
        win=[Sign(look_of(role), text=f"{ROLE_NAMES[role]}: {goal_of(g, role).text}") for role in roles],
        lose=[Sign("collapse", text=f"The cave collapses: {fall(g)}.")],
        cast=cast,
    )


def fall(g: Vast) -> str:
    """What the Collapse means."""
    return "everybody loses" if g.terms.shaper == NOBODY else f"the {ROLE_NAMES[g.terms.shaper]} wins"


def when(stage: Stage) -> When:
    g = stage.g
    if stage.frame is None:
        return When(f"Over in round {g.round}", "VSB-ORD-05")
    if g.turn == NOBODY:
        return When(f"Round {g.round}", "VSB-ORD-04")
    grows = growth(g)
    asked = words_of(stage)[1]
    return When(f"Round {g.round}: {asked}{f'. {grows}' if grows else ''}", "VSB-ORD-01")


def goal(stage: Stage) -> Goal | None:
    return goal_of(stage.g, stage.own_role)


def verdict(stage: Stage, outcome: Outcome) -> Verdict:
    winners = [ROLE_NAMES[role] for role in stage.g.terms.roles if outcome.scores[role] > 0]
    return Verdict(
        text=agreeing(f"The {winners[0]} wins") if winners else "Everybody loses",
        why=WHY.get(outcome.rule, ""),
        rule=outcome.rule,
        seats=tuple([Result(chair.id, fate(outcome, chair.minds)) for chair in stage.context.chairs]),
        story=tale(stage.context, ALL_ROUNDS, lambda role: did(stage.g, role)),
    )


def did(g: Vast, role: int) -> str:
    """How far a role came on its way, of what it counts: "Crystals: 3 of 5."."""
    counts = [part for parts in goal_of(g, role).win for part in parts if part.of]
    done = ", ".join([f"{part.text.removeprefix('or ')}: {part.n} of {part.of}" for part in counts])
    return f"{done[:1].upper()}{done[1:]}." if done else ""


def fate(outcome: Outcome, minds: tuple[int, ...]) -> str:
    return "won" if any([outcome.scores[mind] > 0 for mind in minds]) else "lost"
