"""Steps one after another without frames, as long as nobody is asked: a frame costs more than most steps do."""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.state import Farm
from hauntbox.kernel.agenda import Frame, Step


class Underway(Step):
    """Holds the place of the steps to come while they happen. A cut takes it away as it would take them."""

    def run(self, g: Farm) -> None:
        """There is nothing left of them."""


UNDERWAY: Final = Underway()


def at_once(g: Farm, steps: tuple[Frame, ...]) -> None:
    """The steps in their order. What one of them puts on the agenda comes before the rest, which waits below it."""
    agenda = g.agenda
    agenda.append(UNDERWAY)
    for n, step in enumerate(steps, 1):
        step.run(g)
        if not agenda or agenda[-1] is not UNDERWAY:
            put_back(agenda, steps[n:])
            return
    agenda.pop()


def put_back(agenda: list[Frame], rest: tuple[Frame, ...]) -> None:
    """The steps that are left, where their place was held; none if they have been cut."""
    if UNDERWAY in agenda:
        place = agenda.index(UNDERWAY)
        agenda[place : place + 1] = rest[::-1]
