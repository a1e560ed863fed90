"""What the pictures of a position are made of: who looks, what is asked, and the picture put together."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from hauntbox.kernel.agenda import Choice, Game, Window
from hauntbox.scene import (
    VERSION,
    Goal,
    Look,
    Mode,
    Question,
    Scene,
    SeatContext,
    Story,
    Thing,
    Verdict,
    When,
    asked,
    offers,
    seats,
)
from hauntbox.scene import Stage as Battle

REMARK: Final = re.compile(r"\s*(\((?:ruling|option: [^)]*)\)|\[[A-Z]{3}-[A-Z]+-\d+\])")
NOBODY: Final = -1  # in the place of a role


# On a function from plain values to things: the same things in every scene, made once, and seen at once to be the same.
drawn_once: Final = lru_cache(2_000)


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage:
    """The only reader of a position. A game adds what the seat knows of it, and nothing else."""

    def __init__(self, g: Game, context: SeatContext) -> None:
        self.context = context
        self.frame = g.asking()
        self.offer = offers(g, context.minds)
        self.asked = tuple(asked(g))  # the minds that the question is put to
        self.turn = self.frame.role if isinstance(self.frame, Choice) else NOBODY  # whose question it is
        self.is_over = g.outcome is not None

    @property
    def subject(self) -> int:
        """The role that the question concerns: of a window the seat's own, of a team the first."""
        if self.turn != NOBODY:
            return self.turn
        if isinstance(self.frame, Window):
            return self.offer[0] if self.offer is not None else min(self.asked, default=0)
        return self.asked[0] if self.asked else NOBODY

    def seat(self, mind: int) -> str:
        return self.context.seat_of(mind)

    def is_mine(self, mind: int) -> bool:
        return mind in self.context.minds

    def reason(self, rule: str) -> str:
        """Why something cannot be done, in the ledger's words without its remarks."""
        return REMARK.sub("", self.context.reason(rule))


class Theme(NamedTuple):
    """What all pictures of a game have in common."""

    game: str
    name: str
    legend: dict[str, Look]

    def scene(
        self,
        context: SeatContext,
        *,
        chapter: str,
        when: When,
        pairs: Sequence[tuple[str, str]],  # tone and shape, by role
        things: dict[str, Thing],
        ask: Question | None,
        outcome: Verdict | None,
        focus: str = "",
        goal: Goal | None = None,
        mode: Mode | None = None,
        battle: Battle | None = None,
        story: Story | None = None,
    ) -> Scene:
        """Return the picture of a table for one seat."""
        return Scene(
            scene=VERSION,
            game=self.game,
            name=self.name,
            chapter=chapter,
            index=context.index,
            seat=context.you,
            state="play" if outcome is None else "over",
            when=when,
            focus=focus,
            seats=seats(context, pairs),
            legend=self.legend,
            things=things,
            ask=ask,
            log=context.log,
            outcome=outcome,
            goal=goal,
            mode=mode,
            stage=battle,
            story=story,
        )
