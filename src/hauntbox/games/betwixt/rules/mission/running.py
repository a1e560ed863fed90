"""Special rules on the agenda. MIS

A rule is a `Rule`; its deeds run one by one as `Script`, and `NEXT` ends what it has set off itself. The modules of
verbs fill the table: `verb(g, deed, script)`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from hauntbox.games.betwixt.content.mission import NOTHING, Deed, Mission
from hauntbox.games.betwixt.content.reader import mission_of
from hauntbox.games.betwixt.state import COMBAT, Farm
from hauntbox.kernel.agenda import Step


def mission(g: Farm) -> Mission:
    return mission_of(g.mission)


@dataclass(frozen=True)
class Script(Step):
    """The deeds of a script from a place on, or this one alone; about somebody."""

    n: int
    place: int
    who: int
    alone: bool = False

    def is_owed(self) -> bool:
        return True

    def run(self, g: Farm) -> None:
        script = mission(g).scripts[self.n]
        if self.place + 1 < len(script) and not self.alone:
            g.then(Script(self.n, self.place + 1, self.who))
        deed = script[self.place]
        VERBS[deed[0]](g, deed, self)


@dataclass(frozen=True)
class Rule(Step):
    """A special rule that has been set off."""

    n: int  # its script
    who: int

    def is_owed(self) -> bool:
        return True

    def run(self, g: Farm) -> None:
        g.then(Script(self.n, 0, self.who), NEXT)


@dataclass(frozen=True)
class Next(Step):
    """The rule is done, and all that it has set off."""

    def is_owed(self) -> bool:
        return True

    def run(self, g: Farm) -> None:
        """The next rule follows."""


Verb = Callable[[Farm, Deed, Script], None]
VERBS: Final[dict[str, Verb]] = {}
NEXT: Final = Next()


def run_script(g: Farm, n: int, who: int) -> None:
    if n != NOTHING:
        g.then(Script(n, 0, who))


def waits(g: Farm, script: Script) -> bool:
    """TGB-MIS-51: in a fight it waits for step 5 after the victory."""
    if g.phase != COMBAT:
        return False
    g.late = (*g.late, (script.n, script.place, script.who))
    return True
