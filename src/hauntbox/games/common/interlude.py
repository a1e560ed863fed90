"""The game between two sittings of a campaign: everything lies open, but what a game says is hidden."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hauntbox.games.common.asking import Answers, actor
from hauntbox.games.common.draw import drawing
from hauntbox.games.common.stage import Theme
from hauntbox.kernel.agenda import Game, Step
from hauntbox.kernel.contract import SEED, Declaration, Seat, Title, asks
from hauntbox.kernel.event_text import EventText
from hauntbox.kernel.wire import Action, Outcome
from hauntbox.scene import Option, Scene, SeatContext, Story, Thing, Verdict, When, put

NO_CAUSES: Final[Mapping[str, str]] = {}
SAMPLES: Final = {"won": Title("After a scenario that was won"), "lost": Title("After one that was lost")}


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class GoOn(Step):
    """Off to the next scenario. A game says by which rule."""

    def rule(self) -> str:
        raise NotImplementedError

    def run(self, g: Game) -> None:
        g.end(Outcome(self.rule(), (1.0,) * len(g.minds)))


def seat_all(g: Game, roles: int) -> None:
    g.minds, g.sealed, g.standing = list(range(roles)), [None] * roles, [{} for _ in range(roles)]


def opened(g: Game, seat: Seat, before: str, **parts: Any) -> dict[str, Any]:
    """Return the view: the same for every seat, but for the questions it is asked."""
    asked = asks(g, seat)
    return {"before": before, **parts, "agenda": repr(g.agenda), "asks": asked, "outcome": g.outcome}


def interlude(
    *, answers: Answers, telling: EventText, scene: Callable[[Any, Any], Scene], secret: str, **parts: Any
) -> Declaration:
    """Return the declaration. `secret` is the ledger's id of the chances to come, `parts` are the other fields."""

    def describe(g: Game, act: Action) -> str:
        return answers.text(g, actor(g), act)

    def fill_in(k: Game, seat: Seat, rng: Random) -> Game:
        h = k.clone()
        h.seed, h.rigged = f"{rng.getrandbits(64):x}", {}
        return h

    usual = {"fill_in": fill_in, "secrets": {secret: SEED}, "chances": {}}  # where nothing but the seed is hidden
    return Declaration(
        scenarios=SAMPLES,
        presets={},
        say=telling.say,
        describe=describe,
        draw=drawing(scene, parts["role_name"]),
        scene=scene,
        **{**usual, **parts},
    )


def picture(
    theme: Theme,
    g: Game,
    context: SeatContext,
    *,
    after: str,  # the title of the scenario that was played
    when: tuple[str, str],  # "Between houses", and the rule
    pairs: Sequence[tuple[str, str]],  # tone and shape, by role
    things: dict[str, Thing],
    words: Callable[[Any], tuple[str, str, str]],  # the question, its rule and a hint
    answers: Answers,
    over: tuple[str, str],  # how it ended, and what comes
    story: Story | None = None,  # the road of the campaign
    causes: Mapping[str, str] = NO_CAUSES,  # why not, in a few words, by rule
) -> Scene:
    """Made of what all may know, which is everything here but the seed."""

    def option(act: Action, rule: str) -> Option:
        text, on = answers.text(g, actor(g), act), answers.paint(g, actor(g), act).on
        return Option(
            str(act), text, on=on, off=(causes.get(rule) or context.reason(rule)) if rule else "", rule=rule or act.when
        )

    ask = put(g, context, *words(g), option) if g.asking() is not None else None
    asked = f"{when[0]}: {ask.text[:1].lower()}{ask.text[1:]}" if ask else "Off to the next"
    return theme.scene(
        context,
        chapter=f"After {after}",
        when=When(asked, when[1]),
        pairs=pairs,
        things=things,
        ask=ask,
        outcome=Verdict(text=over[0], why=over[1], rule=g.outcome.rule, seats=()) if g.outcome is not None else None,
        story=story,
    )
